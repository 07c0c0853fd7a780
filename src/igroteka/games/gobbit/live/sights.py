"""What each seat sees to react to, from open facts alone."""

from typing import Final

from igroteka.core.live import Reflex
from igroteka.games.gobbit.cards import ANIMAL, CARDS, COLOURS, EATS, GORILLA, NO_CONDITION
from igroteka.games.gobbit.effects.slaps import EAT, judge
from igroteka.games.gobbit.options import DISCARD, OPEN, PILE
from igroteka.games.gobbit.state import Gobbit

BITS: Final[list[float]] = [0.0, 0.0, 1.0, 1.6, 2.0, 2.3, 2.6, 2.8, 3.0]  # log2 of the piles there are to look at
CONDITION_BITS: Final[list[float]] = [0.0, 0.6, 0.5, 1.0, 0.6, 0.9, 0.8]  # a rule to keep in mind, by condition


def reflex(state: Gobbit, seat: int) -> Reflex | None:
    """What this seat sees to react to; None when the question is not one of speed. Open facts alone."""
    decision = state.decision_for(seat)
    if decision is None or decision.kind != "react":
        return None
    seen = Reflex(state.began, OPEN if state.on_turn(seat) else -1)
    if state.calling:
        if state.inside >> seat & 1 and not state.slapped(seat, DISCARD):
            seen.add(DISCARD, last_change(state), bits(state, NO_CONDITION), True)
        return seen
    condition = state.condition()
    for step in range(state.seats):  # the own pile first, then clockwise: no seat comes first by its number
        owner = (seat + step) % state.seats
        if state.pile[owner] and not state.slapped(seat, PILE + owner):
            look(state, seat, owner, condition, seen)
    return seen


def look(state: Gobbit, seat: int, owner: int, condition: int, seen: Reflex) -> None:
    """A pile: something to slap, something that only looks like it (if it has just come up), or nothing."""
    if judge(state, seat, PILE + owner) >= EAT:
        seen.add(PILE + owner, onset(state, seat, owner, condition), bits(state, condition), True)
    elif owner == seat:
        for other in range(state.seats):
            if other != seat and fresh(state, seat, other) and tempting(state, other, seat, condition):
                seen.add(PILE + owner, state.began, bits(state, condition), False)
                return
    elif fresh(state, seat, owner) and tempting(state, seat, owner, condition):
        seen.add(PILE + owner, state.began, bits(state, condition), False)


def onset(state: Gobbit, seat: int, owner: int, condition: int) -> int:
    """When a right hand on this pile became right: with the later of the two cards, or with the condition."""
    if owner == seat or not state.pile[seat]:
        return last_change(state) if condition else state.since[owner] if owner != seat else newest(state)
    latest = max(state.since[seat], state.since[owner])
    return max(latest, state.ruled) if condition else latest


def newest(state: Gobbit) -> int:
    """When the newest top card came up."""
    latest = 0
    for seat in range(state.seats):
        if state.pile[seat] and state.since[seat] > latest:
            latest = state.since[seat]
    return latest


def last_change(state: Gobbit) -> int:
    return max(newest(state), state.ruled)


def fresh(state: Gobbit, seat: int, other: int) -> bool:
    """Whether one of the two top cards has just come up."""
    return state.since[seat] == state.began or state.since[other] == state.began


def tempting(state: Gobbit, seat: int, other: int, condition: int) -> bool:
    """Whether one card seems to eat another: the right animal in the wrong colour, the right colour on the wrong
    animal, or a conflict that a condition has switched off."""
    mine = state.pile[seat]
    theirs = state.pile[other]
    if not mine or not theirs or ANIMAL[mine[-1]] == GORILLA or ANIMAL[theirs[-1]] == GORILLA:
        return False
    if ANIMAL[mine[-1]] == ANIMAL[theirs[-1]]:
        return False
    if COLOURS[mine[-1]] & COLOURS[theirs[-1]]:
        return True
    return condition != NO_CONDITION and EATS[mine[-1] * CARDS + theirs[-1]]


def bits(state: Gobbit, condition: int) -> float:
    """How much there is to tell apart: more piles, and a condition, make it more."""
    piles = 0
    for seat in range(state.seats):
        if state.pile[seat]:
            piles += 1
    return BITS[piles] + CONDITION_BITS[condition]
