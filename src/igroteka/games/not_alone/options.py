"""What the options of Not Alone mean: one range of numbers for each kind of thing an answer can touch."""

from typing import Final

from igroteka.games.not_alone.state import CARDS, PAIRS

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
ACTIONS: Final = 100

assert PAIR + len(PAIRS) == SEAT and CARD + CARDS == RESIST_1 and ARTEMIA_PAIR + len(PAIRS) == ALL_BACK
