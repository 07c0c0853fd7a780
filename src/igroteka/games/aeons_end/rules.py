"""How a game of Aeon's End goes: rounds, a player's three phases, the nemesis turn."""

from typing import Any, Final

from igroteka.core.agenda import Frame, Verb, VerbBook
from igroteka.core.decision import Decision
from igroteka.games.aeons_end.actions import ALL_PLAIN, DISPELLING, MAIN_PHASE, PREPPING
from igroteka.games.aeons_end.belongings import PASS_ON
from igroteka.games.aeons_end.effects import UNASKED, Effect, ask
from igroteka.games.aeons_end.facts import (
    ANY_PLAYER,
    CASTING_ENDS,
    CORRUPTION,
    EFFECT,
    FOE_DRAWN,
    HAND_SIZE,
    IMMEDIATELY,
    MAGES,
    MINION,
    OPENED,
    POWER,
    TOKENS,
    TRAITS,
    TURN_DRAWN,
)
from igroteka.games.aeons_end.fortune import HURT, ONTO, top_turn
from igroteka.games.aeons_end.harm import EXHAUSTION, Unleash
from igroteka.games.aeons_end.magic import cast, spell_option
from igroteka.games.aeons_end.options import CARD, PASS, SEAT, SPELL_AT, YES
from igroteka.games.aeons_end.setup import lay_out
from igroteka.games.aeons_end.state import (
    BETWEEN,
    CASTING,
    DRAWING,
    FOE_DRAW,
    FOE_MAIN,
    MAIN,
    NEMESIS,
    START,
    AeonsEnd,
)


def deal(state: AeonsEnd) -> None:
    """Set up, do what the nemesis mat says about setup (AE-104), and draw the first turn order card."""
    lay_out(state)
    state.push(ROUND, NEMESIS)
    setup = state.nemesis().setup
    if setup is not None:
        state.push(setup, NEMESIS)
    state.advance()


# --- turn after turn --------------------------------------------------------------------------------------------

DRAW_TURN: Final = 0
DRAWN: Final = 1
WHO: Final = 2
ENDED: Final = 3


class Round(Effect):
    """Draw a turn order card, let that side take its turn, and so on (AE-121)."""

    def run(self, state: AeonsEnd, frame: Frame) -> None:
        if frame.step == DRAW_TURN:
            self.draw(state, frame)
        elif frame.step == DRAWN:
            self.before_turn(state, frame)
        elif frame.step == WHO:
            self.start(state, frame)
        else:
            end_turn(state)
            frame.step = DRAW_TURN

    def draw(self, state: AeonsEnd, frame: Frame) -> None:
        """The drawn card goes to the discard pile at once (AE-122)."""
        card = top_turn(state)
        state.turn_deck.pop()
        state.see(card)
        state.turn_discard.append(card)
        frame.card = card
        frame.step = DRAWN
        frame.value = 0
        if state.events is not None:
            state.tell("turn-card", -1, card)

    def before_turn(self, state: AeonsEnd, frame: Frame) -> None:
        """Some abilities are used right after a turn order card is drawn."""
        while frame.value < state.seats:
            seat = frame.value
            if MAGES[state.mage[seat]].when == TURN_DRAWN and state.ready(seat):
                state.ask(seat, "ability", frame, frame.card)
                return
            frame.value += 1
        frame.step = WHO

    def start(self, state: AeonsEnd, frame: Frame) -> None:
        """The card says whose turn it is; the "any player" card lets the players decide (AE-084)."""
        design = state.design[frame.card]
        if TRAITS[design] & ANY_PLAYER:
            ask(state, NEMESIS, "who-turn", frame, frame.card)
            return
        frame.step = ENDED
        if TOKENS[design] == 0:
            state.active = NEMESIS
            state.phase = FOE_MAIN
            state.push(NEMESIS_TURN, NEMESIS)
        else:
            begin_turn(state, TOKENS[design] - 1)

    def options(self, state: AeonsEnd, frame: Frame, decision: Decision) -> list[int]:
        if frame.step == DRAWN:
            return [PASS, YES]
        return [SEAT + seat for seat in range(state.seats)]

    def chosen(self, state: AeonsEnd, frame: Frame, seat: int, option: int) -> None:
        if frame.step == WHO:
            frame.step = ENDED
            begin_turn(state, option - SEAT)
            return
        frame.value += 1
        if option == YES:
            state.push(USE_ABILITY, seat)


def begin_turn(state: AeonsEnd, seat: int) -> None:
    state.active = seat
    state.phase = START
    state.aether = state.gem_aether = state.spell_aether = state.discount = 0
    state.push(PLAYER_TURN, seat)


def end_turn(state: AeonsEnd) -> None:
    """What lasted for the turn is over; an emptied nemesis with nothing in play has lost (AE-211)."""
    state.phase = BETWEEN
    state.shield = state.double = state.waived = state.hurt = 0
    state.aether = state.gem_aether = state.spell_aether = state.discount = 0
    state.focused = []
    state.fresh = []
    state.used = []
    state.plays = []
    if not state.foe_deck and not state.threats():
        state.end(True)


class UseAbility(Effect):
    """Use a mage's ability; afterwards all its charges are discarded (AE-027)."""

    def run(self, state: AeonsEnd, frame: Frame) -> None:
        if frame.step == 0:
            frame.step = 1
            if state.events is not None:
                mage = state.mage_of(frame.seat)
                state.emit("ability", {"seat": f"seat:{frame.seat}", "mage": f"mage:{mage.name}"})
            state.push(state.mage_of(frame.seat).ability, frame.seat)
        else:
            state.done()
            state.lose_charges(frame.seat, 99)


# --- a player's turn --------------------------------------------------------------------------------------------


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


def resolve_corruptions(state: AeonsEnd, seat: int) -> None:
    for card in state.hand[seat]:
        if state.kind(card) == CORRUPTION:
            state.push(CORRUPTIONS, seat)
            return


class Corruptions(Effect):
    """Resolve all corruptions in hand, in an order of the player's choice, new ones too."""

    def run(self, state: AeonsEnd, frame: Frame) -> None:
        offered = self.options(state, frame, UNASKED)
        if not offered:
            state.done()
        elif len(offered) == 1:
            self.chosen(state, frame, frame.seat, offered[0])
        else:
            state.ask(frame.seat, "corruption", frame)

    def options(self, state: AeonsEnd, frame: Frame, decision: Decision) -> list[int]:
        return [CARD + state.design[card] for card in state.hand[frame.seat] if state.kind(card) == CORRUPTION]

    def chosen(self, state: AeonsEnd, frame: Frame, seat: int, option: int) -> None:
        card = state.in_hand(seat, option - CARD)
        state.hand[seat].remove(card)
        state.limbo.append(card)
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
            return
        place = (option - SPELL_AT) // 2
        cast(state, seat, place, state.slots[place][(option - SPELL_AT) % 2])

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

    def lay_all(self, state: AeonsEnd, seat: int) -> None:
        state.discard[seat] += state.played[seat]
        state.played[seat] = []

    def options(self, state: AeonsEnd, frame: Frame, decision: Decision) -> list[int]:
        offered = [PASS]
        for card in state.played[frame.seat]:
            option = CARD + state.design[card]
            if option not in offered:
                offered.append(option)
        return offered

    def chosen(self, state: AeonsEnd, frame: Frame, seat: int, option: int) -> None:
        if option == PASS:
            self.lay_all(state, seat)
            return
        for card in state.played[seat]:
            if state.design[card] == option - CARD:
                state.played[seat].remove(card)
                state.to_discard(seat, card)
                return


# --- the nemesis turn -------------------------------------------------------------------------------------------


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

    def act(self, state: AeonsEnd, card: int) -> None:
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
            state.leave(frame.card)


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
            if frame.card in state.limbo:
                state.limbo.remove(frame.card)
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
        state.limbo.append(card)
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


class Enter(Effect):
    """First what the card says after IMMEDIATELY, then it comes into play with its tokens (AE-184, AE-185)."""

    def run(self, state: AeonsEnd, frame: Frame) -> None:
        first = IMMEDIATELY[state.design[frame.card]]
        if frame.step == 0 and first is not None:
            frame.step = 1
            state.push(first, NEMESIS, frame.card)
            return
        state.done()
        if frame.card in state.limbo:
            state.limbo.remove(frame.card)
            state.enter(frame.card, TOKENS[state.design[frame.card]])


ROUND: Final = Round()
USE_ABILITY: Final = UseAbility()
PLAYER_TURN: Final = PlayerTurn()
CORRUPTIONS: Final = Corruptions()
CASTING_PHASE: Final = CastingPhase()
DRAW_PHASE: Final = DrawPhase()
NEMESIS_TURN: Final = NemesisTurn()
SPENT_POWER: Final = SpentPower()
FOE_DRAW_PHASE: Final = FoeDrawPhase()
ENTER: Final = Enter()
UNLEASH_THRICE: Final = Unleash(3)


def register(verbs: VerbBook) -> None:
    """Name the steps of the rules, so that an agenda can be written down."""
    steps: dict[str, Verb[Any]] = {
        "round": ROUND,
        "ability": USE_ABILITY,
        "player_turn": PLAYER_TURN,
        "corruptions": CORRUPTIONS,
        "casting": CASTING_PHASE,
        "main": MAIN_PHASE,
        "draw": DRAW_PHASE,
        "nemesis_turn": NEMESIS_TURN,
        "spent_power": SPENT_POWER,
        "foe_draw": FOE_DRAW_PHASE,
        "enter": ENTER,
        "unleash_thrice": UNLEASH_THRICE,
        "exhaustion": EXHAUSTION,
        "pass_on": PASS_ON,
        "onto": ONTO,
        "all_plain": ALL_PLAIN,
        "prepping": PREPPING,
        "dispelling": DISPELLING,
        "hurt": HURT,
    }
    for name, verb in steps.items():
        verbs.add(name, verb)
