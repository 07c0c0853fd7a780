"""A turn of Not Alone: four phases in order, then the next turn."""

from typing import Final

from igroteka.core.agenda import Frame, Verb
from igroteka.games.not_alone.cards.facts import EXPLORATION
from igroteka.games.not_alone.rules.end_of_turn import END_STEPS
from igroteka.games.not_alone.rules.exploration import EXPLORATION_STEPS
from igroteka.games.not_alone.rules.hunting import HUNTING_STEPS
from igroteka.games.not_alone.rules.reckoning import RECKONING_STEPS
from igroteka.games.not_alone.state import CREATURE, NotAlone


class Turn(Verb[NotAlone]):
    """Exploration, Hunting, Reckoning, End of turn; then the next turn (NA-042, NA-087)."""

    def run(self, state: NotAlone, frame: Frame) -> None:
        frame.step = frame.step % 4 + 1
        if frame.step == EXPLORATION:
            self.start(state)
        state.phase = frame.step
        state.passed = state.passed_phase = state.declined = state.card_played = 0
        if state.events is not None:
            state.emit("phase", {"phase": f"phase:{frame.step}", "turn": state.turn})
        state.push(PHASES[frame.step - 1], CREATURE)

    def start(self, state: NotAlone) -> None:
        state.turn += 1
        state.plays = state.plays_next
        state.plays_next = 1
        state.acted = state.answered = 0
        for seat in range(1, state.seats):
            state.double[seat] = state.double_next[seat]
            state.double_next[seat] = 0


TURN: Final = Turn()
PHASES: Final[list[Verb[NotAlone]]] = [EXPLORATION_STEPS, HUNTING_STEPS, RECKONING_STEPS, END_STEPS]


def begin(state: NotAlone) -> None:
    """Put the turns on the agenda and run to the first decision."""
    state.push(TURN, CREATURE)
    state.advance()
