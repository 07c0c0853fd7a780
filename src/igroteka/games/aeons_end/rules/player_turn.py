"""A player's turn: casting, main and draw phase (AE-123)."""

from typing import Final

from mypy_extensions import i64

from igroteka.core.agenda import Frame
from igroteka.core.decision import Decision
from igroteka.games.aeons_end.cards.facts import CASTING_ENDS, CORRUPTION, EFFECT, HAND_SIZE, OPENED
from igroteka.games.aeons_end.effects.effect import Effect
from igroteka.games.aeons_end.effects.hands import different
from igroteka.games.aeons_end.effects.spells import cast, spell_card, spell_option, spell_place
from igroteka.games.aeons_end.options import CARD, PASS
from igroteka.games.aeons_end.rules.main_phase import MAIN_PHASE
from igroteka.games.aeons_end.state import CASTING, DRAWING, MAIN, START, AeonsEnd


class PlayerTurn(Effect):
    """Casting, main and draw phase (AE-123), corruptions before and between (AE-057, AE-058)."""

    def run(self, state: AeonsEnd, frame: Frame) -> None:
        phase = state.phase
        if phase == START:
            state.phase = CASTING
            state.push(CASTING_PHASE, frame.seat)
            resolve_corruptions(state, frame.seat)
        elif phase == CASTING:
            state.phase = MAIN
            state.push(MAIN_PHASE, frame.seat)
        elif phase == MAIN:
            state.phase = DRAWING
            state.push(DRAW_PHASE, frame.seat)
            resolve_corruptions(state, frame.seat)
        else:
            state.done()


def resolve_corruptions(state: AeonsEnd, seat: i64) -> None:
    for card in state.hand[seat]:
        if state.kind(card) == CORRUPTION:
            state.push(CORRUPTIONS, seat)
            return


class Corruptions(Effect):
    """Resolve all corruptions in hand, in an order of the player's choice, new ones too."""

    def run(self, state: AeonsEnd, frame: Frame) -> None:
        state.decide(1 << frame.seat, "corruption", frame)

    def options(self, state: AeonsEnd, frame: Frame, decision: Decision) -> list[int]:
        return [CARD + state.design[card] for card in state.hand[frame.seat] if state.kind(card) == CORRUPTION]

    def chosen(self, state: AeonsEnd, frame: Frame, seat: int, option: int) -> None:
        card = state.in_hand(seat, option - CARD)
        state.hand[seat].remove(card)
        state.resolving.append(card)
        if state.events is not None:
            state.tell("resolve", seat, card)
        effect = EFFECT[state.design[card]]
        assert effect is not None
        state.push(effect, seat, card)


class CastingPhase(Effect):
    """Cast spells one by one: those in closed breaches must be, those in opened ones may be (AE-127 to AE-129)."""

    def run(self, state: AeonsEnd, frame: Frame) -> None:
        if frame.step == 0 and state.prepped(frame.seat) > 0:
            state.ask(frame.seat, "cast", frame)
        else:
            self.finish(state, frame)

    def options(self, state: AeonsEnd, frame: Frame, decision: Decision) -> list[int]:
        offered: list[int] = []
        must = False
        first = frame.seat * 4
        for place in range(first, first + 4):
            for layer in range(len(state.slots[place])):
                offered.append(spell_option(place, layer))
                if state.breach[place] != OPENED:
                    must = True
        if not must:
            offered.append(PASS)
        return offered

    def chosen(self, state: AeonsEnd, frame: Frame, seat: int, option: int) -> None:
        if option == PASS:
            frame.step = 1
        else:
            cast(state, seat, spell_place(option), spell_card(state, option))

    def finish(self, state: AeonsEnd, frame: Frame) -> None:
        """Some spells that are still prepped do something at the end of the phase (AE-167)."""
        state.done()
        first = frame.seat * 4
        for place in range(first, first + 4):
            for card in state.slots[place]:
                effect = CASTING_ENDS[state.design[card]]
                if effect is not None:
                    state.push(effect, frame.seat, card)


class DrawPhase(Effect):
    """Lay what was played on the discard pile in any order (AE-169), then draw up to five cards (AE-170)."""

    def run(self, state: AeonsEnd, frame: Frame) -> None:
        played = state.played[frame.seat]
        if played:
            first = state.design[played[0]]
            if all(state.design[card] == first for card in played):
                self.lay_all(state, frame.seat)
            else:
                state.ask(frame.seat, "order", frame)
                return
        state.done()
        state.draw(frame.seat, HAND_SIZE - len(state.hand[frame.seat]))

    def lay_all(self, state: AeonsEnd, seat: i64) -> None:
        state.discard[seat] += state.played[seat]
        state.played[seat] = []

    def options(self, state: AeonsEnd, frame: Frame, decision: Decision) -> list[int]:
        return [PASS, *different(CARD, [state.design[card] for card in state.played[frame.seat]])]

    def chosen(self, state: AeonsEnd, frame: Frame, seat: int, option: int) -> None:
        if option == PASS:
            self.lay_all(state, seat)
            return
        for card in state.played[seat]:
            if state.design[card] == option - CARD:
                state.played[seat].remove(card)
                state.to_discard(seat, card)
                return


PLAYER_TURN: Final = PlayerTurn()
CORRUPTIONS: Final = Corruptions()
CASTING_PHASE: Final = CastingPhase()
DRAW_PHASE: Final = DrawPhase()
