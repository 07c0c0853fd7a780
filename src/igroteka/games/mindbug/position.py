"""Mindbug positions as a few words: `mine: gorillion; theirs: bee_bear*; turn: mine`.

Seat 0 is "mine", seat 1 "theirs"; a star marks an exhausted creature; what is not named is as at the start, except
that hands, draw piles and play areas are empty.
"""

from typing import Any

from igroteka.core.errors import BadPosition
from igroteka.core.event import EVERYONE
from igroteka.core.notation import write_words
from igroteka.games.mindbug.rules import begin
from igroteka.games.mindbug.state import FIRST_FACE, NAMES, SET_CARDS, START_LIFE, START_MINDBUGS, Mindbug

_SEATS = {"mine": 0, "theirs": 1}
_KEYS = (
    "mine", "theirs", "my_hand", "their_hand", "my_deck", "their_deck", "my_discard", "their_discard", "my_life",
    "their_life", "my_mindbugs", "their_mindbugs", "turn", "sets",
)  # fmt: skip


def build(state: Mindbug, words: dict[str, Any]) -> None:
    """Fill a blank state from words and run it to the first decision."""
    for key in words:
        if key not in _KEYS:
            raise BadPosition("unknown-position-word", word=key, known=", ".join(_KEYS))
    left: list[int] = []
    for name in state.settings["sets"]:
        left.extend(SET_CARDS[name])
    for seat, (board, side) in enumerate((("mine", "my"), ("theirs", "their"))):
        state.board[seat] = [_creature(state, word, left) for word in _listed(words.get(board, []))]
        state.hand[seat] = sorted(_cards(words.get(f"{side}_hand", []), left))
        state.deck[seat] = _cards(words.get(f"{side}_deck", []), left)[::-1]  # named from the top
        state.discard[seat] = _cards(words.get(f"{side}_discard", []), left)
        state.life[seat] = _number(words, f"{side}_life", START_LIFE, 1, 99)
        state.mindbugs[seat] = _number(words, f"{side}_mindbugs", START_MINDBUGS, 0, START_MINDBUGS)
        for card in state.board[seat] + state.discard[seat]:
            state.known[card] = EVERYONE
        for card in state.hand[seat]:
            state.known[card] = 1 << seat
    state.unused = tuple(left)
    turn = _listed(words.get("turn", "mine"))
    if len(turn) != 1 or turn[0] not in _SEATS:
        raise BadPosition("bad-position-value", word="turn", value=" ".join(turn))
    state.active = _SEATS[turn[0]]
    state.refresh()
    for seat in range(state.seats):
        state.refill(seat)
    begin(state)


def _listed(words: Any) -> list[str]:
    """Words given as a list or as one text."""
    listed = words.split() if isinstance(words, str) else list(words)
    return [str(word) for word in listed]


def _cards(words: Any, left: list[int]) -> list[int]:
    return [_take(word, left) for word in _listed(words)]


def _creature(state: Mindbug, word: str, left: list[int]) -> int:
    card = _take(word.rstrip("*"), left)
    if word.endswith("*"):
        state.exhausted.append(card)
    return card


def _take(name: str, left: list[int]) -> int:
    """The next unused copy of a card."""
    if name not in NAMES:
        raise BadPosition("unknown-card", card=name)
    for card in left:
        if NAMES[FIRST_FACE[card]] == name:
            left.remove(card)
            return card
    raise BadPosition("no-more-copies", card=name)


def _number(words: dict[str, Any], key: str, default: int, least: int, most: int) -> int:
    value = words.get(key, default)
    if isinstance(value, list) and len(value) == 1:
        value = value[0]
    if not str(value).isdigit() or not least <= int(value) <= most:
        raise BadPosition("bad-position-value", word=key, value=str(value))
    return int(value)


def describe(state: Mindbug) -> str:
    """The words of a position between two turns; `build` is the inverse."""
    words: dict[str, list[str]] = {"sets": [",".join(state.settings["sets"])]}
    for seat, (board, side) in enumerate((("mine", "my"), ("theirs", "their"))):
        words[board] = [
            NAMES[state.face[card]] + ("*" if card in state.exhausted else "") for card in state.board[seat]
        ]
        words[f"{side}_hand"] = [NAMES[state.face[card]] for card in state.hand[seat]]
        words[f"{side}_deck"] = [NAMES[state.face[card]] for card in reversed(state.deck[seat])]
        words[f"{side}_discard"] = [NAMES[state.face[card]] for card in state.discard[seat]]
        words[f"{side}_life"] = [str(state.life[seat])]
        words[f"{side}_mindbugs"] = [str(state.mindbugs[seat])]
    words["turn"] = ["mine" if state.active == 0 else "theirs"]
    return write_words(words)
