"""Mindbug positions as a few words: `mine: gorillion; theirs: bee_bear*; turn: mine`.

Seat 0 is "mine", seat 1 "theirs"; of four, seats 1 to 3 are "left", "partner" and "right". A star marks an exhausted
creature, plus signs the boost cards under it (`sea_rex*+bee_bear+luchataur`); a later stage is named by its own name.
The second copy of a card is `goblin_werewolf~2`; `gorillion@1` is a hidden card that seat 1 knows, `@all` says that
everybody does.
What is not named is as at the start, except that hands, draw piles and play areas are empty. Sets that are not given
are those of the named cards.
"""

from typing import Any

from igroteka.core.errors import BadPosition
from igroteka.core.game import Game
from igroteka.core.knowledge import EVERYONE
from igroteka.core.notation import check_keys, listed, mark_seats, number, read_mark
from igroteka.core.rng import seeded
from igroteka.games.mindbug.cards.faces import FACES, FIRST_FACE, NAMES, SET_CARDS, TWIN
from igroteka.games.mindbug.rules import begin
from igroteka.games.mindbug.setup import blank
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
    return [*words, *_TEAMS, "turn", "sets", "decks", "unused"]


def seats_named(words: dict[str, Any]) -> int:
    """How many sit at the table, by the words that are used."""
    extra = set(_known(4)) - set(_known(2))
    return 4 if any(key in extra for key in words) else 2


def sets_named(words: dict[str, Any]) -> list[str]:
    """The sets given, or else those of the named cards."""
    if "sets" in words:
        return [name for word in listed(words["sets"]) for name in word.split(",") if name]
    named: set[str] = set()
    for key, given in words.items():
        if key not in _TEAMS and key not in ("turn", "decks") and not key.endswith("mindbugs"):
            for word in listed(given):
                named |= {name.partition("~")[0] for name, _ in _parts(word)}
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


def build(game: Game[Mindbug], words: dict[str, Any]) -> Mindbug:
    """A position from words, run to its first decision.

    >>> from igroteka.games import find
    >>> find("mindbug").position("mine: gorillion; theirs: bee_bear", turn="mine").decisions[0].kind
    'turn'
    """
    seats = seats_named(words)
    settings = {"sets": sets_named(words), "decks": " ".join(listed(words.get("decks", [])))}
    state = blank(game, game.check(settings, seats), seats, seeded(0))
    check_keys(words, _known(seats))
    left: list[int] = []
    for name in state.settings["sets"]:
        left.extend(SET_CARDS[name])
    for seat, (board, side) in enumerate(_SIDES[state.seats]):
        state.board[seat] = [_creature(state, word, left) for word in listed(words.get(board, []))]
        state.hand[seat] = sorted(_cards(state, words.get(f"{side}_hand", []), left, 1 << seat))
        state.deck[seat] = _cards(state, words.get(f"{side}_deck", []), left, 0)[::-1]  # named from the top
        state.discard[seat] = _cards(state, words.get(f"{side}_discard", []), left, EVERYONE)
        state.mindbugs[seat] = number(words, f"{side}_mindbugs", START_MINDBUGS, 0, START_MINDBUGS)
        for card in state.board[seat]:
            state.known[card] = EVERYONE
    for team, key in enumerate(_TEAMS):
        state.life[team] = number(words, key, START_LIFE, 1, 99)
    state.unused = (*_cards(state, words.get("unused", []), left, 0), *left)
    turn = listed(words.get("turn", "mine"))
    names = [board for board, _ in _SIDES[state.seats]]
    if len(turn) != 1 or turn[0] not in names:
        raise BadPosition("bad-position-value", word="turn", value=" ".join(turn))
    state.active = names.index(turn[0])
    state.refresh_piles()
    for seat in range(state.seats):
        state.refill(seat)
    begin(state)
    return state


def _cards(state: Mindbug, words: Any, left: list[int], usual: int) -> list[int]:
    """Cards out of play, and who knows them: usually the seats of this mask."""
    cards: list[int] = []
    for word in listed(words):
        name, known = read_mark(word, usual)
        cards.append(_take(name, left))
        state.known[cards[-1]] = known
    return cards


def _parts(word: str) -> list[tuple[str, bool]]:
    """The names in a word, and whether each has a star."""
    return [(part.rstrip("*"), part.endswith("*")) for part in word.partition("@")[0].split("+")]


def _creature(state: Mindbug, word: str, left: list[int]) -> int:
    """A creature in play: its stage, whether it is exhausted, and its boost cards."""
    (name, exhausted), *boosts = _parts(word)
    face = _face(name.partition("~")[0])
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
    name, _, copy = name.partition("~")
    first = _face(name)
    for card in left:
        if copy == "2" and TWIN[card] != card - 1:
            continue
        if FIRST_FACE[card] == first or (face >= 0 and face in _stages(card)):
            left.remove(card)
            return card
    raise BadPosition("no-more-copies", card=name)


def describe(state: Mindbug) -> dict[str, list[str]]:
    """The words of a position; `build` is the inverse between two turns."""
    words: dict[str, list[str]] = {"sets": [",".join(state.settings["sets"])]}
    for seat, (board, side) in enumerate(_SIDES[state.seats]):
        words[board] = [_in_play(state, card) for card in state.board[seat]]
        words[f"{side}_hand"] = [_word(state, card, 1 << seat) for card in state.hand[seat]]
        words[f"{side}_deck"] = [_word(state, card, 0) for card in reversed(state.deck[seat])]
        words[f"{side}_discard"] = [_word(state, card, EVERYONE) for card in state.discard[seat]]
        words[f"{side}_mindbugs"] = [str(state.mindbugs[seat])]
    for team, key in enumerate(_TEAMS):
        words[key] = [str(state.life[team])]
    words["turn"] = [_SIDES[state.seats][state.active][0]]
    if state.settings["decks"]:
        words["decks"] = ["/".join(",".join(deck) for deck in state.settings["decks"])]
    words["unused"] = [_word(state, card, 0) for card in state.unused]
    return words


def _name(state: Mindbug, card: int) -> str:
    return state.shows[card].name + ("~2" if TWIN[card] == card - 1 else "")


def _word(state: Mindbug, card: int, usual: int) -> str:
    return _name(state, card) + mark_seats(state.known[card], usual)


def _in_play(state: Mindbug, card: int) -> str:
    star = "*" if card in state.exhausted else ""
    return "+".join([_name(state, card) + star, *[_name(state, boost) for boost in state.boosts(card)]])
