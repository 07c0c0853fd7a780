"""Mindbug positions as a few words: `mine: gorillion; theirs: bee_bear*; turn: mine`.

Seat 0 is "mine", seat 1 "theirs"; of four, seats 1 to 3 are "left", "partner" and "right". A star marks an exhausted
creature, plus signs the boost cards under it (`sea_rex*+bee_bear+luchataur`); a later stage is named by its own name.
What is not named is as at the start, except that hands, draw piles and play areas are empty. Sets that are not given
are those of the named cards.
"""

from typing import Any

from igroteka.core.errors import BadPosition
from igroteka.core.event import EVERYONE
from igroteka.core.notation import write_words
from igroteka.games.mindbug.faces import FACES, FIRST_FACE, NAMES, SET_CARDS
from igroteka.games.mindbug.rules import begin
from igroteka.games.mindbug.state import START_LIFE, START_MINDBUGS, Mindbug

_SIDES: dict[
    int, tuple[tuple[str, str], ...]
] = {  # by number of seats: the play area, and what begins the other words
    2: (("mine", "my"), ("theirs", "their")),
    4: (("mine", "my"), ("left", "left"), ("partner", "partner"), ("right", "right")),
}
_WORDS = ("hand", "deck", "discard", "mindbugs")
_TEAMS = ("my_life", "their_life")


def _known(seats: int) -> list[str]:
    """All words of a position with so many seats."""
    words = [board for board, _ in _SIDES[seats]]
    words += [f"{side}_{zone}" for _, side in _SIDES[seats] for zone in _WORDS]
    return [*words, *_TEAMS, "turn", "sets"]


def seats_named(words: dict[str, Any]) -> int:
    """How many sit at the table, by the words that are used."""
    extra = set(_known(4)) - set(_known(2))
    return 4 if any(key in extra for key in words) else 2


def sets_named(words: dict[str, Any]) -> list[str]:
    """The sets given, or else those of the named cards."""
    if "sets" in words:
        return [name for word in _listed(words["sets"]) for name in word.split(",") if name]
    named: set[str] = set()
    for key, given in words.items():
        if key not in _TEAMS and key != "turn" and not key.endswith("mindbugs"):
            for word in _listed(given):
                named |= {name for name, _ in _parts(word)}
    faces = {face for face, name in enumerate(NAMES) if name in named}
    used = [name for name, cards in SET_CARDS.items() if any(_stages(card) & faces for card in cards)]
    return used or [next(iter(SET_CARDS))]


def _stages(card: int) -> set[int]:
    """The faces a card can show."""
    faces: set[int] = set()
    face = FIRST_FACE[card]
    while face >= 0:
        faces.add(face)
        face = FACES[face].next
    return faces


def build(state: Mindbug, words: dict[str, Any]) -> None:
    """Fill a blank state from words and run it to the first decision."""
    known = _known(state.seats)
    for key in words:
        if key not in known:
            raise BadPosition("unknown-position-word", word=key, known=", ".join(known))
    left: list[int] = []
    for name in state.settings["sets"]:
        left.extend(SET_CARDS[name])
    for seat, (board, side) in enumerate(_SIDES[state.seats]):
        state.board[seat] = [_creature(state, word, left) for word in _listed(words.get(board, []))]
        state.hand[seat] = sorted(_cards(words.get(f"{side}_hand", []), left))
        state.deck[seat] = _cards(words.get(f"{side}_deck", []), left)[::-1]  # named from the top
        state.discard[seat] = _cards(words.get(f"{side}_discard", []), left)
        state.mindbugs[seat] = _number(words, f"{side}_mindbugs", START_MINDBUGS, 0, START_MINDBUGS)
        for card in state.board[seat] + state.discard[seat]:
            state.known[card] = EVERYONE
        for card in state.hand[seat]:
            state.known[card] = 1 << seat
    for team, key in enumerate(_TEAMS):
        state.life[team] = _number(words, key, START_LIFE, 1, 99)
    state.unused = tuple(left)
    turn = _listed(words.get("turn", "mine"))
    names = [board for board, _ in _SIDES[state.seats]]
    if len(turn) != 1 or turn[0] not in names:
        raise BadPosition("bad-position-value", word="turn", value=" ".join(turn))
    state.active = names.index(turn[0])
    state.refresh_piles()
    for seat in range(state.seats):
        state.refill(seat)
    begin(state)


def _listed(words: Any) -> list[str]:
    """Words given as a list or as one text."""
    listed = words.split() if isinstance(words, str) else list(words)
    return [str(word) for word in listed]


def _cards(words: Any, left: list[int]) -> list[int]:
    return [_take(word, left) for word in _listed(words)]


def _parts(word: str) -> list[tuple[str, bool]]:
    """The names in a word, and whether each has a star."""
    return [(part.rstrip("*"), part.endswith("*")) for part in word.split("+")]


def _creature(state: Mindbug, word: str, left: list[int]) -> int:
    """A creature in play: its stage, whether it is exhausted, and its boost cards."""
    (name, exhausted), *boosts = _parts(word)
    face = _face(name)
    card = _take(name, left, face)
    state.show(card, face)
    if exhausted:
        state.exhausted.append(card)
    for boost, _ in boosts:
        under = _take(boost, left)
        state.known[under] = EVERYONE
        state.boost(under, card)
    return card


def _face(name: str) -> int:
    if name not in NAMES:
        raise BadPosition("unknown-card", card=name)
    return NAMES.index(name)


def _take(name: str, left: list[int], face: int = -1) -> int:
    """The next unused copy of a card; for a creature in play, of one that can show this face."""
    first = _face(name)
    for card in left:
        if FIRST_FACE[card] == first or (face >= 0 and face in _stages(card)):
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
    for seat, (board, side) in enumerate(_SIDES[state.seats]):
        words[board] = [_described(state, card) for card in state.board[seat]]
        words[f"{side}_hand"] = [state.shows[card].name for card in state.hand[seat]]
        words[f"{side}_deck"] = [state.shows[card].name for card in reversed(state.deck[seat])]
        words[f"{side}_discard"] = [state.shows[card].name for card in state.discard[seat]]
        words[f"{side}_mindbugs"] = [str(state.mindbugs[seat])]
    for team, key in enumerate(_TEAMS):
        words[key] = [str(state.life[team])]
    words["turn"] = [_SIDES[state.seats][state.active][0]]
    return write_words(words)


def _described(state: Mindbug, card: int) -> str:
    star = "*" if card in state.exhausted else ""
    return "+".join([state.shows[card].name + star, *[state.shows[boost].name for boost in state.boosts(card)]])
