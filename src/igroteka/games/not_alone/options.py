"""The options of Not Alone: one range of numbers for each kind of thing an answer can touch."""

from typing import Final

from igroteka.games.not_alone.cards.facts import CARDS
from igroteka.games.not_alone.cards.places import PAIRS, PLACE_NAMES
from igroteka.games.not_alone.state import PLACE_OF, NotAlone

PASS: Final = 0  # no, none, done
# 1 to 10: this Place (to play, take back, discard, mark, ...)
PAIR: Final = 11  # PAIR + number: these two adjacent Places
SEAT: Final = 24  # SEAT + seat: this player
CARD: Final = 31  # CARD + card: this Hunt or Survival card
RESIST_1: Final = 66
RESIST_2: Final = 67
GIVE_UP: Final = 68
USE: Final = 69  # the power of the Place
QUIET: Final = 70  # no card, and do not ask again in this phase
ARTEMIA: Final = 70  # ARTEMIA + place: the Artemia token here
ARTEMIA_PAIR: Final = 81  # ARTEMIA_PAIR + number: the Artemia token between these two
ALL_BACK: Final = 94  # the whole discard
DRAW: Final = 95  # a Survival card
LOSE_WILL: Final = 96
PUT_AWAY_TWO: Final = 97
CREATURE_TOKEN: Final = 98
TARGET_TOKEN: Final = 99
OPTIONS: Final = 100

assert PAIR + len(PAIRS) == SEAT and CARD + CARDS == RESIST_1 and ARTEMIA_PAIR + len(PAIRS) == ALL_BACK


def meant(state: NotAlone, seat: int, thing: str) -> list[int]:
    """A Place is touched to lay, mark or choose it, alone or with a neighbour, or to use its power; cards, players
    and tokens to choose them."""
    kind, _, name = thing.partition(":")
    number = name.rpartition(":")[2]
    if kind == "place" and name in PLACE_NAMES[1:]:
        return place_meant(state, PLACE_NAMES.index(name))
    if kind in ("hunt", "survival") and number.isdigit() and int(number) < CARDS:
        return [CARD + int(number)]
    if kind == "seat" and name.isdigit() and int(name) < state.seats:
        return [SEAT + int(name)]
    if kind == "token":
        return {"creature": [CREATURE_TOKEN], "target": [TARGET_TOKEN]}.get(name, [])
    return []


def place_meant(state: NotAlone, place: int) -> list[int]:
    """The options about a Place."""
    pairs = [number for number, places in enumerate(PAIRS) if places >> place & 1]
    options = [place, ARTEMIA + place, *[PAIR + number for number in pairs]]
    options += [ARTEMIA_PAIR + number for number in pairs]
    if state.current >= 0 and state.visits[state.current][PLACE_OF] == place:
        options.append(USE)
    return options
