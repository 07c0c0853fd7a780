"""The nemesis turn: minions and powers, oldest first (AE-178); then a card is drawn (AE-181)."""

from typing import Final

from mypy_extensions import i64

from igroteka.core.agenda import Frame
from igroteka.core.decision import Decision
from igroteka.games.aeons_end.cards.facts import EFFECT, FOE_DRAWN, MAGES, MINION, POWER
from igroteka.games.aeons_end.effects.abilities import USE_ABILITY
from igroteka.games.aeons_end.effects.damage import Unleash, leave_play
from igroteka.games.aeons_end.effects.effect import Effect
from igroteka.games.aeons_end.effects.nemesis import ENTER
from igroteka.games.aeons_end.options import PASS, YES
from igroteka.games.aeons_end.state import FOE_DRAW, NEMESIS, AeonsEnd


class NemesisTurn(Effect):
    """Main phase: minions and powers, oldest first (AE-178); then a card is drawn (AE-181)."""

    def run(self, state: AeonsEnd, frame: Frame) -> None:
        if frame.step == 0:
            frame.step = 1
            for card in state.foe_play:
                frame.pick(card)
        if frame.step == 1:
            while frame.value < len(frame.picks):
                card = frame.picks[frame.value]
                frame.value += 1
                if card in state.foe_play:
                    self.act(state, card)
                    return
            frame.step = 2
            state.phase = FOE_DRAW
            state.push(FOE_DRAW_PHASE, NEMESIS)
        elif frame.step == 2:
            frame.step = 3
            last = state.nemesis().turn_ends
            if last is not None:
                state.push(last, NEMESIS)
        else:
            state.done()

    def act(self, state: AeonsEnd, card: i64) -> None:
        """A minion's persistent effect; a power loses a token and acts with the last one (AE-065, AE-068)."""
        if state.kind(card) == POWER:
            place = state.foe_play.index(card)
            state.tokens[place] -= 1
            if state.events is not None:
                state.tell("power", -1, card, state.tokens[place])
            if state.tokens[place] > 0:
                return
            state.push(SPENT_POWER, NEMESIS, card)
        elif state.events is not None:
            state.tell("persistent", -1, card)
        effect = EFFECT[state.design[card]]
        assert effect is not None
        state.push(effect, NEMESIS, card)


class SpentPower(Effect):
    """A power that has acted is discarded."""

    def run(self, state: AeonsEnd, frame: Frame) -> None:
        state.done()
        if frame.card in state.foe_play:
            leave_play(state, frame.card)


class FoeDrawPhase(Effect):
    """Draw a nemesis card and handle it by type; with an empty deck Unleash three times (AE-181 to AE-185)."""

    def run(self, state: AeonsEnd, frame: Frame) -> None:
        if frame.step == 0:
            self.draw(state, frame)
        elif frame.step == 1:
            self.ask_wards(state, frame)
        elif frame.step == 2:
            self.resolve(state, frame)
        else:
            state.done()
            if frame.card in state.resolving:
                state.resolving.remove(frame.card)
                state.foe_discard.append(frame.card)

    def draw(self, state: AeonsEnd, frame: Frame) -> None:
        if not state.foe_deck:
            state.done()
            if state.events is not None:
                state.tell("foe-empty", -1)
            state.push(UNLEASH_THRICE, NEMESIS)
            return
        card = state.foe_deck.pop()
        state.see(card)
        state.resolving.append(card)
        frame.card = card
        frame.step = 1
        if state.events is not None:
            state.tell("foe-draw", -1, card)

    def ask_wards(self, state: AeonsEnd, frame: Frame) -> None:
        """An attack or power may be warded off before anything of it happens."""
        while frame.value < state.seats and state.kind(frame.card) != MINION:
            seat = frame.value
            if MAGES[state.mage[seat]].when == FOE_DRAWN and state.ready(seat):
                state.ask(seat, "ability", frame, frame.card)
                return
            frame.value += 1
        frame.step = 2

    def options(self, state: AeonsEnd, frame: Frame, decision: Decision) -> list[int]:
        return [PASS, YES]

    def chosen(self, state: AeonsEnd, frame: Frame, seat: int, option: int) -> None:
        frame.value += 1
        if option == YES:
            frame.step = 3
            state.push(USE_ABILITY, seat)

    def resolve(self, state: AeonsEnd, frame: Frame) -> None:
        """An attack is resolved and discarded (AE-183); others come into play and wait (AE-188)."""
        frame.step = 3
        if state.kind(frame.card) in (MINION, POWER):
            state.push(ENTER, NEMESIS, frame.card)
            return
        effect = EFFECT[state.design[frame.card]]
        assert effect is not None
        state.push(effect, NEMESIS, frame.card)


NEMESIS_TURN: Final = NemesisTurn()
SPENT_POWER: Final = SpentPower()
FOE_DRAW_PHASE: Final = FoeDrawPhase()
UNLEASH_THRICE: Final = Unleash(3)
