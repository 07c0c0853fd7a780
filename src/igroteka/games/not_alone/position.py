"""Not Alone positions as a few words: `seats: 3; hand1: lair jungle; discard1: river; hunt: clone; rescue: 6`.

A position is the beginning of a turn. Hunted are counted from 1; what is not named is as at the start of the game,
except that nobody holds Hunt or Survival cards. Starting Places in no discard are in hand; decks are named from
the top.
"""

from typing import Any

from igroteka.core.errors import BadPosition
from igroteka.core.event import EVERYONE
from igroteka.core.notation import write_words
from igroteka.games.not_alone.rules import RESERVE_COPIES, begin
from igroteka.games.not_alone.state import (
    ARTEFACT,
    CARD_NAMES,
    CARDS,
    CREATURE,
    FIRST_SURVIVAL,
    MAX_WILL,
    PLACE_NAMES,
    PLACES_IN,
    RIVER,
    STARTERS,
    NotAlone,
)

_TABLE = (
    "seats", "side", "expert", "rescue", "assimilation", "marker", "plays", "hunt", "hunt_deck", "hunt_discard",
    "survival_deck", "survival_discard",
)  # fmt: skip
_HUNTED = ("will", "hand", "discard", "survival", "double")


def build(state: NotAlone, words: dict[str, Any]) -> None:
    """Fill a blank state from words and run it to the first decision."""
    known = [*_TABLE, *(f"{word}{seat}" for seat in range(1, state.seats) for word in _HUNTED)]
    for key in words:
        if key not in known:
            raise BadPosition("unknown-position-word", word=key, known=", ".join(known))
    state.rescue = _number(words, "rescue", state.rescue, 1, state.rescue)
    state.assimilation = _number(words, "assimilation", state.assimilation, 1, state.assimilation)
    state.marker = _number(words, "marker", 0, 0, 1)
    state.plays_next = _number(words, "plays", 1, 1, 2)
    hunt, survival = list(range(FIRST_SURVIVAL)), list(range(FIRST_SURVIVAL, CARDS))
    state.hunt_hand = _take(words, "hunt", hunt)
    state.hunt_discard = _take(words, "hunt_discard", hunt)
    state.hunt_deck = (_take(words, "hunt_deck", hunt) + hunt)[::-1]
    for seat in range(1, state.seats):
        _fill_hunted(state, seat, words, survival)
    state.survival_discard = _take(words, "survival_discard", survival)
    state.survival_deck = (_take(words, "survival_deck", survival) + survival)[::-1]
    for card in state.hunt_hand:
        state.known[card] = 1 << CREATURE
    for card in state.hunt_discard + state.survival_discard:
        state.known[card] = EVERYONE
    _fill_reserve(state)
    begin(state)


def _fill_hunted(state: NotAlone, seat: int, words: dict[str, Any], survival: list[int]) -> None:
    state.will[seat] = _number(words, f"will{seat}", MAX_WILL, 1, MAX_WILL)
    state.discard[seat] = _places(words, f"discard{seat}", 0)
    state.hand[seat] = _places(words, f"hand{seat}", STARTERS & ~state.discard[seat])
    if state.hand[seat] & state.discard[seat] or STARTERS & ~(state.hand[seat] | state.discard[seat]):
        raise BadPosition("bad-position-value", word=f"hand{seat}", value=" ".join(_listed(words, f"hand{seat}")))
    state.survival[seat] = _take(words, f"survival{seat}", survival)
    for card in state.survival[seat]:
        state.known[card] = 1 << seat
    double = _listed(words, f"double{seat}")
    if double:
        if double not in (["river"], ["artefact"]):
            raise BadPosition("bad-position-value", word=f"double{seat}", value=" ".join(double))
        state.double_next[seat] = RIVER if double == ["river"] else ARTEFACT


def _fill_reserve(state: NotAlone) -> None:
    """What the Hunted own is missing from the reserve."""
    for place in range(6, 11):
        owners = sum(state.owned(seat) >> place & 1 for seat in range(1, state.seats))
        state.reserve[place] = RESERVE_COPIES[state.seats - 1] - owners
        if state.reserve[place] < 0:
            raise BadPosition("no-more-copies", card=PLACE_NAMES[place])


def _listed(words: dict[str, Any], key: str) -> list[str]:
    """Words given as a list, a number or one text."""
    given = words.get(key, [])
    return [str(word) for word in given] if isinstance(given, list | tuple) else str(given).split()


def _places(words: dict[str, Any], key: str, default: int) -> int:
    if key not in words:
        return default
    mask = 0
    for name in _listed(words, key):
        if name not in PLACE_NAMES:
            raise BadPosition("unknown-card", card=name)
        mask |= 1 << PLACE_NAMES.index(name)
    return mask


def _take(words: dict[str, Any], key: str, left: list[int]) -> list[int]:
    """The named cards, taken from those that are left."""
    cards: list[int] = []
    for name in _listed(words, key):
        if name not in CARD_NAMES:
            raise BadPosition("unknown-card", card=name)
        card = CARD_NAMES.index(name)
        if card not in left:
            raise BadPosition("no-more-copies", card=name)
        left.remove(card)
        cards.append(card)
    return cards


def _number(words: dict[str, Any], key: str, default: int, least: int, most: int) -> int:
    value = " ".join(_listed(words, key)) if key in words else str(default)
    if not value.isdigit() or not least <= int(value) <= most:
        raise BadPosition("bad-position-value", word=key, value=value)
    return int(value)


def describe(state: NotAlone) -> str:
    """The words of a position at the beginning of a turn; `build` is the inverse."""
    words: dict[str, list[str]] = {
        "seats": [str(state.seats)],
        "side": [str(state.settings["side"])],
        "expert": ["yes" if state.settings["expert"] else "no"],
        "rescue": [str(state.rescue)],
        "assimilation": [str(state.assimilation)],
        "marker": [str(state.marker)],
        "plays": [str(state.plays)],
        "hunt": _names(state.hunt_hand),
        "hunt_deck": _names(state.hunt_deck[::-1]),
        "hunt_discard": _names(state.hunt_discard),
        "survival_deck": _names(state.survival_deck[::-1]),
        "survival_discard": _names(state.survival_discard),
    }
    for seat in range(1, state.seats):
        words[f"will{seat}"] = [str(state.will[seat])]
        words[f"hand{seat}"] = [PLACE_NAMES[place] for place in PLACES_IN[state.hand[seat]]]
        words[f"discard{seat}"] = [PLACE_NAMES[place] for place in PLACES_IN[state.discard[seat]]]
        words[f"survival{seat}"] = _names(state.survival[seat])
        words[f"double{seat}"] = [PLACE_NAMES[state.double[seat]]] if state.double[seat] else []
    return write_words(words)


def _names(cards: list[int]) -> list[str]:
    return [CARD_NAMES[card] for card in cards]
