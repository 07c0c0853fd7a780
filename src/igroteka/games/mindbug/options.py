"""The options of Mindbug: one number, one meaning, in every game and for every set."""

from typing import Final

from igroteka.games.mindbug.state import Mindbug

PASS: Final = 0  # no, none, done
# 1 to 140: a card is its own option
YES: Final = 141  # use a Mindbug; pay
ACTION: Final = 142  # ACTION + card: use its Action
KEYWORD: Final = 283  # KEYWORD + bit: name this keyword
SEAT: Final = 288  # SEAT + seat: this player
MODE: Final = 292  # MODE + number: the first or the second of two effects
LATER: Final = 294  # LATER + card: of two effects of this card that wait, the one that triggered later
OPTIONS: Final = 435


def meant(state: Mindbug, seat: int, thing: str) -> list[int]:
    """A card is touched to play it, attack or be chosen, or for its Action."""
    kind, _, name = thing.partition(":")
    number = name.rpartition(":")[2]
    if kind == "card" and number.isdigit() and int(number) < len(state.known):
        return [int(number), ACTION + int(number)]
    if kind == "seat" and name.isdigit():
        return [SEAT + int(name)]
    return []
