"""Positions as a few words: `mine: gorillion bee_bear*; theirs: spider_owl; turn: mine`."""

import re

from igroteka.core.errors import BadPosition

_KEY = re.compile(r"^[a-z_]+[0-9]*$")


def read_words(text: str) -> dict[str, list[str]]:
    """The keys of a position text and their words.

    >>> read_words("mine: gorillion bee_bear*; turn: mine")
    {'mine': ['gorillion', 'bee_bear*'], 'turn': ['mine']}
    """
    found: dict[str, list[str]] = {}
    for part in text.replace("\n", ";").split(";"):
        if not part.strip():
            continue
        key, colon, words = part.partition(":")
        key = key.strip()
        if not colon or not _KEY.match(key) or key in found:
            raise BadPosition("bad-position-text", part=part.strip())
        found[key] = words.split()
    return found


def write_words(words: dict[str, list[str]]) -> str:
    """The inverse of `read_words`; keys without words are left out.

    >>> write_words({"mine": ["gorillion"], "theirs": [], "turn": ["mine"]})
    'mine: gorillion; turn: mine'
    """
    return "; ".join(f"{key}: {' '.join(values)}" for key, values in words.items() if values)
