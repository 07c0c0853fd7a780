"""Survival cards that use the power of another Place than the own one."""

from typing import Final

from mypy_extensions import i64

from igroteka.core.agenda import Frame, Verb
from igroteka.core.decision import Decision
from igroteka.games.not_alone.cards.facts import Effect
from igroteka.games.not_alone.cards.places import ARTEFACT, NEIGHBOURS, PLACES_IN, ROVER
from igroteka.games.not_alone.effects.places import POWERS, use_power
from igroteka.games.not_alone.state import PLACE_OF, SEAT_OF, STAGE_OF, USED, NotAlone


class InsteadOfPower(Effect):
    """Played at the moment the own Place would be used, whose power it replaces."""

    def begin(self, state: NotAlone, seat: i64, card: i64) -> None:
        visit = state.current
        state.visits[visit][STAGE_OF] |= USED
        self.act(state, seat, visit)

    def at_own_place(self, state: NotAlone, seat: i64) -> bool:
        return state.current >= 0 and state.visits[state.current][SEAT_OF] == seat

    def act(self, state: NotAlone, seat: i64, visit: i64) -> None:
        """Use the other power."""


class UseRover(InsteadOfPower):
    """The Rover's power."""

    def allowed(self, state: NotAlone, seat: i64) -> bool:
        return self.at_own_place(state, seat) and POWERS[ROVER].usable(state, seat)

    def act(self, state: NotAlone, seat: i64, visit: i64) -> None:
        use_power(state, seat, visit, ROVER)


class UseNeighbour(InsteadOfPower):
    """The power of an adjacent Place."""

    def allowed(self, state: NotAlone, seat: i64) -> bool:
        return self.at_own_place(state, seat) and len(neighbours_to_copy(state, state.current)) > 0

    def act(self, state: NotAlone, seat: i64, visit: i64) -> None:
        state.push(COPY_NEIGHBOUR, seat, visit)


class CopyNeighbour(Verb[NotAlone]):
    """Choose the adjacent Place, never the Artefact (NA-101); the frame's card is the visit."""

    def run(self, state: NotAlone, frame: Frame) -> None:
        state.decide(1 << frame.seat, "copy", frame)

    def options(self, state: NotAlone, frame: Frame, decision: Decision) -> list[int]:
        return neighbours_to_copy(state, frame.card)

    def chosen(self, state: NotAlone, frame: Frame, seat: int, option: int) -> None:
        state.done()
        use_power(state, seat, frame.card, option)


def neighbours_to_copy(state: NotAlone, visit: i64) -> list[int]:
    """The Places around a visit whose power would do something."""
    seat = state.visits[visit][SEAT_OF]
    around = NEIGHBOURS[state.visits[visit][PLACE_OF]] & ~(1 << ARTEFACT)
    return [place for place in PLACES_IN[around] if POWERS[place].usable(state, seat)]


COPY_NEIGHBOUR: Final = CopyNeighbour()
