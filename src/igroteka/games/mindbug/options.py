"""The options of Mindbug: one number, one meaning, in every game and for every set."""

from typing import Final

PASS: Final = 0  # no, none, done
# 1 to 140: a card is its own option
YES: Final = 141  # use a Mindbug; pay
ACTION: Final = 142  # ACTION + card: use its Action
KEYWORD: Final = 283  # KEYWORD + bit: name this keyword
SEAT: Final = 288  # SEAT + seat: this player
MODE: Final = 292  # MODE + number: the first or the second of two effects
OPTIONS: Final = 294
