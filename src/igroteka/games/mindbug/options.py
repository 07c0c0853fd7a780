"""The options of Mindbug: one number, one meaning, in every game and for every set."""

from typing import Final

PASS: Final = 0  # no, none, done
CARD: Final = 1  # CARD + card: this card
YES: Final = 141  # use a Mindbug; pay
ACTION: Final = 142  # ACTION + card: use its Action
KEYWORD: Final = 282  # KEYWORD + bit: name this keyword
SEAT: Final = 287  # SEAT + seat: this player
MODE: Final = 291  # MODE + number: the first or the second of two effects
OPTIONS: Final = 293
