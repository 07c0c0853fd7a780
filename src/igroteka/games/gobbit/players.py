"""Gobb'it's own baseline player."""

from igroteka.core.rng import Rng
from igroteka.games.gobbit.effects.slaps import EAT, judge
from igroteka.games.gobbit.options import DISCARD, OPEN, PASS, PILE, YES
from igroteka.games.gobbit.state import Gobbit


def suggest(world: Gobbit, seat: int, rng: Rng) -> int:
    """The answer of a sensible player who is not in a hurry."""
    return usual_answer(world, seat)


def usual_answer(state: Gobbit, seat: int) -> int:
    """Put a hand on everything that is right, then open or wait; rob the largest pile; take back what one may."""
    decision = state.decision_for(seat)
    if decision is None:
        return PASS
    if decision.kind == "mercy":
        return YES
    if decision.kind == "rob":
        return PILE + largest_pile(state, seat)
    for option in decision.options:
        if PILE <= option <= DISCARD and judge(state, seat, option) >= EAT:
            return option
    return OPEN if state.on_turn(seat) else PASS


def largest_pile(state: Gobbit, seat: int) -> int:
    """Another player's largest pile; of equal ones the first clockwise, so that no seat suffers by its number."""
    best = seat
    most = 0
    for step in range(1, state.seats):
        other = (seat + step) % state.seats
        if len(state.pile[other]) > most:
            best = other
            most = len(state.pile[other])
    return best
