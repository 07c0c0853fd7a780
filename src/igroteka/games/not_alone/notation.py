"""Not Alone positions as a few words: `seats: 3; hand1: lair jungle; discard1: river; hunt: clone; rescue: 6`.

The words tell how a turn begins. Hunted are counted from 1; what is not named is as at the start of the game, except
that nobody holds Hunt or Survival cards. Starting Places that are not named elsewhere are in hand; `played1: beach`
is laid face down already. Decks are named from the top, and `@` says who knows a card: `clone@0` under the Hunt deck.
"""

from typing import Any

from igroteka.core.errors import BadPosition
from igroteka.core.game import Game
from igroteka.core.knowledge import EVERYONE
from igroteka.core.notation import check_keys, listed, mark_seats, number, read_mark
from igroteka.core.rng import seeded
from igroteka.games.not_alone.cards.facts import CARD_NAMES, CARDS, FIRST_SURVIVAL
from igroteka.games.not_alone.cards.places import (
    ARTEFACT,
    PLACE_NAMES,
    PLACES_IN,
    RESERVE_COPIES,
    RIVER,
    STARTERS,
)
from igroteka.games.not_alone.rules.turn import begin
from igroteka.games.not_alone.setup import blank
from igroteka.games.not_alone.state import CREATURE, MAX_WILL, NotAlone

_SETTINGS = ("side", "expert")
_TABLE = (
    "turn", "rescue", "assimilation", "marker", "plays", "hunt", "hunt_deck", "hunt_discard", "survival_deck",
    "survival_discard",
)  # fmt: skip
_HUNTED = ("will", "hand", "played", "discard", "survival", "double")
_MANY = 9999  # turns


def build(game: Game[NotAlone], words: dict[str, Any]) -> NotAlone:
    """A position from words, run to its first decision.

    >>> from igroteka.games import find
    >>> state = find("not_alone").position("seats: 3; discard1: river", will2=1)
    >>> [decision.kind for decision in state.decisions]
    ['explore', 'explore']
    """
    seats = number(words, "seats", 2, 0, 99)
    chosen = {name: " ".join(listed(words[name])) for name in _SETTINGS if name in words}
    state = blank(game, game.check(chosen, seats), seats, seeded(0))
    hunted = [f"{word}{seat}" for seat in range(1, seats) for word in _HUNTED]
    check_keys(words, ["seats", *_SETTINGS, *_TABLE, *hunted])
    state.turn = number(words, "turn", 1, 1, _MANY) - 1
    state.rescue = number(words, "rescue", state.rescue, 1, state.rescue)
    state.assimilation = number(words, "assimilation", state.assimilation, 1, state.assimilation)
    state.marker = number(words, "marker", 0, 0, 1)
    state.plays_next = number(words, "plays", 1, 1, 2)
    hunt, survival = list(range(FIRST_SURVIVAL)), list(range(FIRST_SURVIVAL, CARDS))
    state.hunt_hand = _cards(state, words, "hunt", hunt, 1 << CREATURE)
    state.hunt_discard = _cards(state, words, "hunt_discard", hunt, EVERYONE)
    state.hunt_deck = (_cards(state, words, "hunt_deck", hunt, 0) + hunt)[::-1]
    for seat in range(1, seats):
        _fill_hunted(state, seat, words)
        state.survival[seat] = _cards(state, words, f"survival{seat}", survival, 1 << seat)
    state.survival_discard = _cards(state, words, "survival_discard", survival, EVERYONE)
    state.survival_deck = (_cards(state, words, "survival_deck", survival, 0) + survival)[::-1]
    _fill_reserve(state)
    begin(state)
    return state


def _fill_hunted(state: NotAlone, seat: int, words: dict[str, Any]) -> None:
    """Will, Places and what was promised by River or Artefact."""
    state.will[seat] = number(words, f"will{seat}", MAX_WILL, 1, MAX_WILL)
    discard = _places(words, f"discard{seat}", 0)
    played = _places(words, f"played{seat}", 0)
    hand = _places(words, f"hand{seat}", STARTERS & ~(discard | played))
    if hand & discard or played & (hand | discard) or STARTERS & ~(hand | played | discard):
        value = " ".join(listed(words.get(f"hand{seat}", [])))
        raise BadPosition("bad-position-value", word=f"hand{seat}", value=value)
    state.discard[seat] = discard
    state.to_hand(seat, hand | played)  # nobody else knows which of them lie face down
    state.hand[seat] = hand
    state.played[seat] = played
    double = listed(words.get(f"double{seat}", []))
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


def _places(words: dict[str, Any], key: str, default: int) -> int:
    if key not in words:
        return default
    mask = 0
    for name in listed(words[key]):
        if name not in PLACE_NAMES:
            raise BadPosition("unknown-card", card=name)
        mask |= 1 << PLACE_NAMES.index(name)
    return mask


def _cards(state: NotAlone, words: dict[str, Any], key: str, left: list[int], usual: int) -> list[int]:
    """The named cards, taken from those that are left, and who knows them: usually the seats of this mask."""
    cards: list[int] = []
    for word in listed(words.get(key, [])):
        name, known = read_mark(word, usual)
        if name not in CARD_NAMES:
            raise BadPosition("unknown-card", card=name)
        card = CARD_NAMES.index(name)
        if card not in left:
            raise BadPosition("no-more-copies", card=name)
        left.remove(card)
        cards.append(card)
        state.known[card] = known
    return cards


def describe(state: NotAlone) -> dict[str, list[str]]:
    """The words of a position; `build` is the inverse at the beginning of a turn."""
    words: dict[str, list[str]] = {
        "seats": [str(state.seats)],
        "side": [str(state.settings["side"])],
        "expert": ["yes" if state.settings["expert"] else "no"],
        "turn": [str(state.turn)],
        "rescue": [str(state.rescue)],
        "assimilation": [str(state.assimilation)],
        "marker": [str(state.marker)],
        "plays": [str(max(1, state.plays))],
        "hunt": _names(state, state.hunt_hand, 1 << CREATURE),
        "hunt_deck": _names(state, state.hunt_deck[::-1], 0),
        "hunt_discard": _names(state, state.hunt_discard, EVERYONE),
        "survival_deck": _names(state, state.survival_deck[::-1], 0),
        "survival_discard": _names(state, state.survival_discard, EVERYONE),
    }
    for seat in range(1, state.seats):
        words[f"will{seat}"] = [str(max(1, state.will[seat]))]
        words[f"hand{seat}"] = _place_names(state.hand[seat])
        if state.played[seat]:
            words[f"played{seat}"] = _place_names(state.played[seat])
        words[f"discard{seat}"] = _place_names(state.discard[seat])
        words[f"survival{seat}"] = _names(state, state.survival[seat], 1 << seat)
        words[f"double{seat}"] = [PLACE_NAMES[state.double[seat]]] if state.double[seat] else []
    return words


def _names(state: NotAlone, cards: list[int], usual: int) -> list[str]:
    return [CARD_NAMES[card] + mark_seats(state.known[card], usual) for card in cards]


def _place_names(places: int) -> list[str]:
    return [PLACE_NAMES[place] for place in PLACES_IN[places]]
