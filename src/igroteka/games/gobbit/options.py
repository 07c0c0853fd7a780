"""The options of Gobb'it: one number, one meaning, in every question."""

from typing import Final

from igroteka.games.gobbit.state import Gobbit

PASS: Final = 0  # no (more) hands; no
PILE: Final = 1  # PILE + seat: a hand on that seat's pile (the own one: cover it); rob that seat
DISCARD: Final = 9  # a hand on the discard: Gobb'it!
OPEN: Final = 10  # open the next card at the end of this moment
YES: Final = 11  # put the pile under the deck
OPTIONS: Final = 12


def meant(state: Gobbit, seat: int, thing: str) -> list[int]:
    """A pile is slapped by its top card or its owner, the discard and the own deck by themselves.

    Who is asked whether to put the own pile under the deck says yes by touching it.
    """
    kind, _, name = thing.partition(":")
    if kind == "discard":
        return [DISCARD]
    if kind == "deck":
        return [OPEN] if name == str(seat) else []
    owner = _owner(state, kind, name)
    if owner < 0:
        return []
    return [PILE + owner, YES] if owner == seat else [PILE + owner]


def _owner(state: Gobbit, kind: str, name: str) -> int:
    """Whose pile is touched, or -1."""
    for owner in range(state.seats):
        if kind == "seat" and name == str(owner):
            return owner
        if kind == "card" and state.pile[owner] and name.rpartition(":")[2] == str(state.pile[owner][-1]):
            return owner
    return -1
