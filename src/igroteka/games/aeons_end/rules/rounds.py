"""Turn after turn: turn order cards are drawn, and each side takes its turn (AE-121)."""

from typing import Final

from mypy_extensions import i64

from igroteka.core.agenda import Frame
from igroteka.core.decision import Decision
from igroteka.core.event import EventArg
from igroteka.games.aeons_end.cards.facts import ANY_PLAYER, MAGES, TOKENS, TRAITS, TURN_DRAWN
from igroteka.games.aeons_end.effects.abilities import USE_ABILITY
from igroteka.games.aeons_end.effects.effect import Effect
from igroteka.games.aeons_end.effects.turn_order import top_turn
from igroteka.games.aeons_end.options import PASS, SEAT, YES
from igroteka.games.aeons_end.rules.nemesis_turn import NEMESIS_TURN
from igroteka.games.aeons_end.rules.player_turn import PLAYER_TURN
from igroteka.games.aeons_end.state import BETWEEN, FOE_MAIN, NEMESIS, START, AeonsEnd

# How far a round has come.
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
        if state.events is not None:
            state.emit("turn-card", {"card": state.thing(card), **whose_turn(state, card)})

    def before_turn(self, state: AeonsEnd, frame: Frame) -> None:
        """Some abilities are used right after a turn order card is drawn."""
        while frame.value < state.seats:
            seat = frame.value
            if MAGES[state.mage[seat]].when == TURN_DRAWN and state.ready(seat):
                state.ask(seat, "ability", frame, frame.card)
                return
            frame.value += 1
        frame.step = WHO
        frame.value = 0

    def start(self, state: AeonsEnd, frame: Frame) -> None:
        """The card says whose turn it is; the "any player" card lets the players decide (AE-084)."""
        design = state.design[frame.card]
        if TRAITS[design] & ANY_PLAYER:
            state.ask_any(state.everyone(), "who-turn", frame, frame.card)
        elif TOKENS[design] == 0:
            self.begin(state, frame, NEMESIS)
        else:
            self.begin(state, frame, TOKENS[design] - 1)

    def begin(self, state: AeonsEnd, frame: Frame, side: i64) -> None:
        """A side begins its turn."""
        frame.step = ENDED
        frame.card = -1
        state.active = side
        if side == NEMESIS:
            state.phase = FOE_MAIN
            state.push(NEMESIS_TURN, NEMESIS)
        else:
            state.phase = START
            state.push(PLAYER_TURN, side)

    def options(self, state: AeonsEnd, frame: Frame, decision: Decision) -> list[int]:
        if frame.step == DRAWN:
            return [PASS, YES]
        return [SEAT + seat for seat in range(state.seats)]

    def chosen(self, state: AeonsEnd, frame: Frame, seat: int, option: int) -> None:
        if frame.step == WHO:
            self.begin(state, frame, option - SEAT)
            return
        frame.value += 1
        if option == YES:
            state.push(USE_ABILITY, seat)


def whose_turn(state: AeonsEnd, card: i64) -> dict[str, EventArg]:
    """Whose turn a turn order card stands for, for the telling."""
    design = state.design[card]
    if TRAITS[design] & ANY_PLAYER:
        return {"whose": "any"}
    if TOKENS[design] == 0:
        return {"whose": "nemesis"}
    return {"whose": "player", "seat": f"seat:{TOKENS[design] - 1}"}


def end_turn(state: AeonsEnd) -> None:
    """What lasted for the turn is over; an emptied nemesis with nothing in play has lost (AE-211)."""
    state.phase = BETWEEN
    state.shield = state.double = state.waived = state.hurt = state.focused = state.cast_from = 0
    state.aether = state.gem_aether = state.spell_aether = state.discount = 0
    state.fresh = []
    state.used = []
    state.plays = []
    if not state.foe_deck and not state.threats():
        state.end(True)


ROUND: Final = Round()


def begin(state: AeonsEnd) -> None:
    """Do what the nemesis mat says about setup (AE-104), draw a turn order card, run to the first decision."""
    state.push(ROUND, NEMESIS)
    setup = state.nemesis().setup
    if setup is not None:
        state.push(setup, NEMESIS)
    state.advance()
