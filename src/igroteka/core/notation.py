"""Positions as a few words: `mine: gorillion bee_bear*; theirs: spider_owl; turn: mine`.

A game reads and writes words for what people want to say (its notation.py). Whatever those leave out, an unfinished
attack for example, follows as the field itself with a plus sign: `+agenda: [["turn",0,-1,0,1,[]]]`. So every position
has a text that gives it back.
"""

import json
import re
from typing import TYPE_CHECKING, Any, Final

from igroteka.core.decision import seats_in
from igroteka.core.errors import BadPosition
from igroteka.core.knowledge import EVERYONE

if TYPE_CHECKING:
    from igroteka.core.state import State

EMPTY: Final = "-"  # the word of a zone that is empty, or among others of a place that is

_KEY = re.compile(r"^\+?[a-z_]+[0-9]*$")
_CHANCE: Final = ("rng", "moves", "clock")  # no part of a position that somebody describes


def read_words(text: str) -> dict[str, list[str]]:
    """The keys of a position text and their words.

    >>> read_words("mine: gorillion bee_bear*; turn: mine; my_hand: -")
    {'mine': ['gorillion', 'bee_bear*'], 'turn': ['mine'], 'my_hand': []}
    """
    found: dict[str, list[str]] = {}
    for part in text.replace("\n", ";").split(";"):
        if not part.strip():
            continue
        key, colon, words = part.partition(":")
        key = key.strip()
        if not colon or not _KEY.match(key) or key in found:
            raise BadPosition("bad-position-text", part=part.strip())
        found[key] = listed(words)
    return found


def write_words(words: dict[str, list[str]]) -> str:
    """The inverse of `read_words`.

    >>> write_words({"mine": ["gorillion"], "theirs": [], "turn": ["mine"]})
    'mine: gorillion; theirs: -; turn: mine'
    """
    return "; ".join(f"{key}: {' '.join(values) or EMPTY}" for key, values in words.items())


def listed(words: Any) -> list[str]:
    """Words given as a list, a number or one text; a lone `-` stands for none, among others it is a word.

    >>> listed("-"), listed("- e6"), listed(2)
    ([], ['-', 'e6'], ['2'])
    """
    given = [str(word) for word in (words if isinstance(words, list | tuple) else str(words).split())]
    return [] if given == [EMPTY] else given


def mark_seats(mask: int, usual: int) -> str:
    """Who knows a card, written behind its name where it is not the usual: `@all`, `@13` for seats 1 and 3, `@`.

    >>> mark_seats(EVERYONE, 1), mark_seats(0b1010, 1), mark_seats(0, 1), mark_seats(1, 1)
    ('@all', '@13', '@', '')
    """
    if mask == usual:
        return ""
    return "@all" if mask == EVERYONE else "@" + "".join(map(str, seats_in(mask)))


def read_mark(word: str, usual: int) -> tuple[str, int]:
    """A name and the mask behind it.

    >>> read_mark("gorillion@13", 1), read_mark("gorillion", 1)
    (('gorillion', 10), ('gorillion', 1))
    """
    name, at, seats = word.partition("@")
    if not at:
        return name, usual
    if seats == "all":
        return name, EVERYONE
    if seats and not seats.isdigit():
        raise BadPosition("bad-position-text", part=word)
    return name, sum(1 << int(seat) for seat in set(seats))


def number(words: dict[str, Any], key: str, default: int, least: int, most: int) -> int:
    """A number of a position within its bounds, or the default."""
    if key not in words:
        return default
    value = " ".join(listed(words[key]))
    if not value.isdigit() or not least <= int(value) <= most:
        raise BadPosition("bad-position-value", word=key, value=value)
    return int(value)


def check_keys(words: dict[str, Any], known: list[str]) -> None:
    """No other words than these."""
    for key in words:
        if key not in known:
            raise BadPosition("unknown-position-word", word=key, known=", ".join(known))


def read_position(text: str, words: dict[str, Any]) -> tuple[dict[str, Any], dict[str, Any]]:
    """The words a game reads itself, and the exact fields that follow with a plus sign."""
    friendly: dict[str, Any] = {}
    exact: dict[str, Any] = {}
    for key, value in {**read_words(text), **words}.items():
        if key.startswith("+"):
            try:
                exact[key[1:]] = json.loads("".join(value))
            except ValueError as error:
                raise BadPosition("bad-position-value", word=key, value=" ".join(value)) from error
        else:
            friendly[key] = value
    return friendly, exact


def exact_words(words: dict[str, list[str]], said: "State", meant: "State") -> str:
    """The text of a position: its words, and every field in which what they say differs from what is meant."""
    exact: dict[str, list[str]] = {}
    data = said.dump()
    for key, value in meant.dump().items():
        if key not in _CHANCE and data.get(key) != value:
            exact[f"+{key}"] = [json.dumps(value, separators=(",", ":"))]
    return write_words({**words, **exact})
