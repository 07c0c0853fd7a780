"""Gobb'it positions as a few words: `pile0: red_fly blue_snake; pile1: blue_chameleon; deck0: 5; deck1: 5; turn: 0`.

Piles and the discard are named from the bottom, so that the last card is the top one; decks from the top. A number
stands for so many cards nobody has seen. `blue_snake/colour_off` asks for the copy with that back. A star after a
pile's last card marks one opened out of turn. What is named nowhere is in the box.
"""

from typing import Any

from igroteka.core.errors import BadPosition
from igroteka.core.event import EVERYONE
from igroteka.core.notation import write_words
from igroteka.games.gobbit.cards import ANIMAL, BACK, CONDITION_NAMES, GORILLA, NAMES
from igroteka.games.gobbit.rules import begin, cards_in
from igroteka.games.gobbit.state import MOST_SEATS, Gobbit

SETTINGS = ("level", "gobbit", "ghosts", "gorilla", "hasty", "tempo")
KEYS = ("seats", *SETTINGS, "turn", "opener", "striking", "solo", "discard")


def seats_of(words: dict[str, Any]) -> int:
    """How many seats the words ask for: as said, or as many as are named."""
    if "seats" in words:
        return _number(words, "seats", 2, MOST_SEATS)
    named = [int(key[4:]) for key in words if key[:4] in ("deck", "pile") and key[4:].isdigit()]
    return max([1, *named]) + 1


def build(state: Gobbit, words: dict[str, Any]) -> None:
    """Fill a blank state from words and run it to the first decision."""
    places = [f"{zone}{seat}" for zone in ("deck", "pile") for seat in range(state.seats)]
    for key in words:
        if key not in KEYS and key not in places:
            raise BadPosition("unknown-position-word", word=key, known=", ".join([*KEYS, *places]))
    left = cards_in(state)
    for seat in range(state.seats):  # named cards first, so that numbers take what nobody asks for
        state.pile[seat] = _named(words.get(f"pile{seat}", []), left)
        if _listed(words.get(f"pile{seat}", []))[-1:] and _listed(words[f"pile{seat}"])[-1].endswith("*"):
            state.stray |= 1 << seat
    for seat in range(state.seats):
        state.deck[seat] = _named(words.get(f"deck{seat}", []), left)[::-1]
    state.discard = _named(words.get("discard", []), left)
    for card in [card for pile in state.pile for card in pile]:
        state.known[card] = EVERYONE
    for seat in range(state.seats):
        state.deck[seat] = _counted(words.get(f"deck{seat}", []), left) + state.deck[seat]
    state.discard = _counted(words.get("discard", []), left) + state.discard
    dealt = {card for zone in (*state.deck, *state.pile, state.discard) for card in zone}
    state.box = tuple(card for card in range(len(NAMES)) if card not in dealt)
    for card in state.box:
        state.known[card] = EVERYONE
    state.turn = _number(words, "turn", 0, state.seats - 1)
    before = (state.turn - 1) % state.seats
    state.opener = _number(words, "opener", 0, state.seats - 1) if "opener" in words else before
    if "striking" in words:
        state.gorilla = _number(words, "striking", 0, state.seats - 1)
    if "solo" in words:
        state.solo = _number(words, "solo", 0, state.seats - 1)
    begin(state)


def _listed(words: Any) -> list[str]:
    """Words given as a list, a number or one text."""
    listed = words if isinstance(words, list) else str(words).split()
    return [str(word) for word in listed]


def _named(words: Any, left: list[int]) -> list[int]:
    return [_take(word.rstrip("*"), left) for word in _listed(words) if not word.isdigit()]


def _counted(words: Any, left: list[int]) -> list[int]:
    """So many cards that are named nowhere, gorillas last."""
    found: list[int] = []
    for word in _listed(words):
        if word.isdigit():
            if int(word) > len(left):
                raise BadPosition("no-more-copies", card=word)
            for _ in range(int(word)):
                tame = [card for card in left if ANIMAL[card] != GORILLA] or left
                found.append(tame[0])
                left.remove(tame[0])
    return found


def _take(word: str, left: list[int]) -> int:
    """The next unused copy of a card, with the back asked for."""
    name, _, back = word.partition("/")
    if name not in NAMES or (back and back not in CONDITION_NAMES):
        raise BadPosition("unknown-card", card=word)
    for card in left:
        if NAMES[card] == name and (not back or CONDITION_NAMES[BACK[card]] == back):
            left.remove(card)
            return card
    raise BadPosition("no-more-copies", card=word)


def _number(words: dict[str, Any], key: str, least: int, most: int) -> int:
    value = " ".join(_listed(words.get(key, least)))
    if not value.isdigit() or not least <= int(value) <= most:
        raise BadPosition("bad-position-value", word=key, value=value)
    return int(value)


def describe(state: Gobbit) -> str:
    """The words of a position before any hand is down; `build` is the inverse, but for who has seen what."""
    words: dict[str, list[str]] = {"seats": [str(state.seats)]}
    for name in SETTINGS:
        value = state.settings[name]
        words[name] = [("yes" if value else "no") if isinstance(value, bool) else str(value)]
    for seat in range(state.seats):
        words[f"pile{seat}"] = [_spelled(card) for card in state.pile[seat]]
        if state.stray >> seat & 1:
            words[f"pile{seat}"][-1] += "*"
        words[f"deck{seat}"] = [_spelled(card) for card in reversed(state.deck[seat])]
    words["discard"] = [_spelled(card) for card in state.discard]
    words["turn"] = [str(state.turn)]
    words["opener"] = [str(state.opener)]
    if state.gorilla >= 0:
        words["striking"] = [str(state.gorilla)]
    if state.solo >= 0:
        words["solo"] = [str(state.solo)]
    return write_words(words)


def _spelled(card: int) -> str:
    return f"{NAMES[card]}/{CONDITION_NAMES[BACK[card]]}"
