"""How good a Gobb'it position looks, what a sensible player does, and what there is to react to."""

from typing import Final

from igroteka.core.reflex import Reflex
from igroteka.games.gobbit.cards import ANIMAL, CARDS, COLOURS, EATS, GORILLA, NO_CONDITION
from igroteka.games.gobbit.rules import slapped
from igroteka.games.gobbit.slaps import CALL, EAT, MISTAKE, SAVE, judge
from igroteka.games.gobbit.state import DISCARD, OPEN, PASS, PILE, YES, Gobbit

BITS: Final[list[float]] = [
    0.0,
    0.0,
    1.0,
    1.6,
    2.0,
    2.3,
    2.6,
    2.8,
    3.0,
]  # log2 of the piles there are to look at
CONDITION_BITS: Final[list[float]] = [0.0, 0.6, 0.5, 1.0, 0.6, 0.9, 0.8]  # a rule to keep in mind, by condition


def evaluate(state: Gobbit, seat: int) -> float:
    """The share of cards held, with what the own hands of this moment will win or cost."""
    if state.outcome is not None:
        return state.outcome[seat]
    total = 0
    for other in range(state.seats):
        total += state.holds(other)
    worth = float(state.holds(seat))
    judged = not state.decisions or state.decisions[0].kind != "react"
    for i in range(len(state.by)):
        if state.by[i] == seat and not judged:
            worth += hand_worth(state, seat, state.on[i])
    if state.opening[seat] >= 0:
        worth += 0.5 if seat == state.turn else -1.0
    share = worth / (total + 1.0)
    return 0.0 if share < 0.0 else 0.99 if share > 0.99 else share


def hand_worth(state: Gobbit, seat: int, option: int) -> float:
    """In cards: a right hand is worth the pile under it, a mistake costs the own one."""
    verdict = judge(state, seat, option)
    if verdict == MISTAKE:
        return -1.0 - len(state.pile[seat])
    if verdict == CALL:
        return 6.0
    if verdict == SAVE:
        return 0.8 * len(state.pile[seat])
    return float(len(state.pile[option - PILE])) * (1.0 if verdict == EAT else 0.5) if verdict >= EAT else -0.1


def suggest(state: Gobbit, seat: int) -> int:
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
    return OPEN if on_turn(state, seat) else PASS


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


def on_turn(state: Gobbit, seat: int) -> bool:
    """Whether this seat is to open the next card."""
    return seat == state.turn and len(state.deck[seat]) > 0


def reflex(state: Gobbit, seat: int) -> Reflex | None:
    """What this seat sees to react to; None when the question is not one of speed. Open facts alone."""
    decision = state.decision_for(seat)
    if decision is None or decision.kind != "react":
        return None
    seen = Reflex(state.began, OPEN if on_turn(state, seat) else -1)
    if state.calling:
        if state.inside >> seat & 1 and not slapped(state, seat, DISCARD):
            seen.add(DISCARD, last_change(state), bits(state, NO_CONDITION), True)
        return seen
    condition = state.condition()
    for step in range(state.seats):  # the own pile first, then clockwise: no seat comes first by its number
        owner = (seat + step) % state.seats
        if state.pile[owner] and not slapped(state, seat, PILE + owner):
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
