"""How good a Mindbug position looks: what each side has, weighed by what won games (`igroteka lab fit mindbug`).

Every term counts for the side that has it and against the other, so the chances of both sides add up to 1.
"""

from typing import Any, Final

from mypy_extensions import i64

from igroteka.core.decision import Reason
from igroteka.core.knowledge import holds
from igroteka.core.score import Score, read_weights
from igroteka.games.mindbug.cards.faces import FACES, KEYWORD_NAMES, POISONOUS, SNEAKY, TOUGH
from igroteka.games.mindbug.state import Mindbug

# The terms of faces, by where the card is; then the others. Games of four have tables of their own for the latter.
ZONES: Final = ("fresh", "exhausted", "hand", "deck", "discard", "offered")
_FACES: Final = 128  # at most
_FRESH: Final = 0
_EXHAUSTED: Final = _FACES
_HAND: Final = 2 * _FACES
_DECK: Final = 3 * _FACES
_DISCARD: Final = 4 * _FACES
_OFFERED: Final = 5 * _FACES
_TABLES: Final = 6 * _FACES

_LIFE: Final = 0  # how many lives, against how many
_MINDBUGS: Final = 36  # how many Mindbugs, against how many; one that finds nothing to take does not count
_LEFT: Final = 61  # cards left in hand and deck
_BOARD: Final = 82  # creatures
_FREE: Final = 92  # an attacker nobody can block: by enemy lives, and whether it is the side's turn
_SAFE: Final = 102  # an attacker that no block can harm: the same
_MORE_FREE: Final = 112
_MORE_SAFE: Final = 113
_KIND: Final = 114  # what is asked, for the side whose turn it is
_EXTRA: Final = 120  # another turn to come
_TABLE: Final = 128

_KINDS: Final = ["turn", "mindbug", "block", "hunt", "again"]
_OTHER_KIND: Final = 5
_MOST_LIFE: Final = 5
_MOST_MINDBUGS: Final = 4
_MOST_LEFT: Final = 20
_MOST_CREATURES: Final = 9


def terms() -> list[str]:
    """The names of the terms, by number; an empty name is no term."""
    names = [""] * (_TABLES + 2 * _TABLE)
    for zone, word in enumerate(ZONES):
        for face in FACES:
            names[zone * _FACES + face.number] = f"{word}.{face.name}"
    for seats in (2, 4):
        for place, name in _table_names().items():
            names[(_TABLES if seats == 2 else _TABLES + _TABLE) + place] = name if seats == 2 else f"team.{name}"
    return names


def _table_names() -> dict[int, str]:
    named: dict[int, str] = {_MORE_FREE: "free.more", _MORE_SAFE: "safe.more", _EXTRA: "extra"}
    for more in range(_MOST_LIFE + 1):
        for less in range(more):
            named[_LIFE + 6 * more + less] = f"life.{more}.{less}"
    for more in range(_MOST_MINDBUGS + 1):
        for less in range(more):
            named[_MINDBUGS + 5 * more + less] = f"mindbugs.{more}.{less}"
    named |= {_LEFT + count: f"left.{count}" for count in range(_MOST_LEFT + 1)}
    named |= {_BOARD + count: f"creatures.{count}" for count in range(_MOST_CREATURES + 1)}
    for life in range(1, 5):
        for place, name in ((_FREE, "free"), (_SAFE, "safe")):
            named[place + life] = f"{name}.{life}"
            named[place + 5 + life] = f"{name}.{life}.turn"
    return named | {_KIND + place: f"asked.{kind}" for place, kind in enumerate((*_KINDS, "other"))}


def kin(term: str) -> dict[str, float]:
    """What a face has in common with others in the same zone: its weight is expected to follow from that."""
    zone, _, name = term.partition(".")
    face = next((face for face in FACES if face.name == name), None) if zone in ZONES else None
    if face is None:
        return {}
    shared = {f"{zone}.any": 1.0, f"{zone}.power": float(int(face.power)) / 10.0}
    shared |= {f"{zone}.{word}": 1.0 for bit, word in enumerate(KEYWORD_NAMES) if face.keywords >> bit & 1}
    return shared


def training() -> list[tuple[dict[str, Any], int]]:
    """The games the weights are fitted to, in turn: most with the first set, all sets, and two against two."""
    first, second, third = ["first_contact"], ["beyond_evolution"], ["beyond_eternity"]
    everything = [*first, *second, *third]
    two = [first, everything, first, second, first, everything, third]
    return [({"sets": sets}, 2) for sets in two] + [({"sets": everything}, 4)]


WEIGHTS: Final[list[float]] = read_weights(__package__ or "", terms())


def evaluate(state: Mindbug, seat: int) -> float:
    """The chance to win."""
    if state.outcome is not None:
        return state.outcome[seat]
    score = Score(WEIGHTS)
    weigh(state, seat, score)
    return score.chance()


def weigh(state: Mindbug, seat: int, score: Score) -> None:
    """Add the terms of a position, for the side of this seat."""
    side: i64 = seat & 1
    tables: i64 = _TABLES if state.seats == 2 else _TABLES + _TABLE
    kind = kind_of(state)
    active: i64 = state.active & 1
    for team in range(2):
        sign = 1.0 if team == side else -1.0
        weigh_side(state, team, tables, kind == 0 and active == team, sign, score)
    weigh_pair(score, tables + _LIFE, 6, least(state.life[side], _MOST_LIFE), least(state.life[1 - side], _MOST_LIFE))
    weigh_pair(score, tables + _MINDBUGS, 5, useful_mindbugs(state, side), useful_mindbugs(state, 1 - side))
    sign = 1.0 if active == side else -1.0
    score.add(tables + _KIND + kind, sign)
    if state.extra:
        score.add(tables + _EXTRA, sign)
    if state.offered >= 0:
        score.add(_OFFERED + state.shows[state.offered].number, sign)


def kind_of(state: Mindbug) -> i64:
    """What is asked, as a number."""
    kind = state.decisions[0].kind
    for place in range(_OTHER_KIND):
        if kind == _KINDS[place]:
            return place
    return _OTHER_KIND


def weigh_pair(score: Score, first: i64, width: i64, mine: i64, theirs: i64) -> None:
    """Who has more of something counts for one side and against the other; the same counts for nobody."""
    if mine > theirs:
        score.add(first + width * mine + theirs, 1.0)
    elif theirs > mine:
        score.add(first + width * theirs + mine, -1.0)


def useful_mindbugs(state: Mindbug, side: i64) -> i64:
    """A side's Mindbugs, as far as the other side has cards they could take."""
    mindbugs: i64 = 0
    cards: i64 = 0
    for seat in range(state.seats):
        if seat & 1 == side:
            mindbugs += state.mindbugs[seat]
        else:
            cards += len(state.hand[seat]) + len(state.deck[seat])
    return least(least(mindbugs, cards), _MOST_MINDBUGS)


def weigh_side(state: Mindbug, side: i64, tables: i64, moving: bool, sign: float, score: Score) -> None:
    """The cards of one side, and its attackers against the other."""
    shows = state.shows
    left: i64 = 0
    creatures: i64 = 0
    powers, words = defenders(state, side)
    for seat in range(state.seats):
        if seat & 1 == side:
            for card in state.hand[seat]:
                score.add(_HAND + shows[card].number, sign)
            for card in state.deck[seat]:
                score.add(_DECK + shows[card].number, sign)
            for card in state.discard[seat]:
                score.add(_DISCARD + shows[card].number, sign)
            left += len(state.hand[seat]) + len(state.deck[seat])
            creatures += len(state.board[seat])
    score.add(tables + _LEFT + least(left, _MOST_LEFT), sign)
    score.add(tables + _BOARD + least(creatures, _MOST_CREATURES), sign)
    free: i64 = 0
    safe: i64 = 0
    for seat in range(state.seats):
        if seat & 1 == side:
            for card in state.board[seat]:
                tired = len(state.exhausted) > 0 and holds(state.exhausted, card)
                score.add((_EXHAUSTED if tired else _FRESH) + shows[card].number, sign)
                danger = danger_of(state.power(card, seat), state.keywords(card, seat), tired, powers, words)
                if danger == 0:
                    free += 1
                elif danger == 1:
                    safe += 1
    place: i64 = least(state.life[1 - side], 4) + (5 if moving else 0)
    if free > 0:
        score.add(tables + _FREE + place, sign)
        score.add(tables + _MORE_FREE, sign * float(free - 1))
    if safe > 0:
        score.add(tables + _SAFE + place, sign)
        score.add(tables + _MORE_SAFE, sign * float(safe - 1))


def defenders(state: Mindbug, side: i64) -> tuple[list[i64], list[i64]]:
    """The powers and the keywords of the creatures that may block a side's attackers."""
    powers: list[i64] = []
    words: list[i64] = []
    for seat in range(state.seats):
        if seat & 1 != side:
            for card in state.board[seat]:
                powers.append(state.power(card, seat))
                words.append(state.keywords(card, seat))
    return powers, words


def danger_of(power: i64, keywords: i64, tired: bool, powers: list[i64], words: list[i64]) -> i64:
    """What an attacker has to fear: 0 nobody can block it, 1 no block harms it, 2 some block does."""
    sneaky = keywords & SNEAKY
    tough = keywords & TOUGH and not tired
    danger: i64 = 0
    place: i64 = 0
    count: i64 = len(powers)
    while place < count:
        if not sneaky or words[place] & SNEAKY:
            danger = 1
            if not tough and (powers[place] >= power or words[place] & POISONOUS):
                return 2
        place += 1
    return danger


def least(one: i64, other: i64) -> i64:
    return one if one < other else other


# --- reasons -------------------------------------------------------------------------------------------------------


def because(better: Mindbug, worse: Mindbug, seat: int, term: str) -> Reason | None:
    """How a term of the evaluation makes one position better than another: what differs, by whose it is."""
    name = term.removeprefix("team.")
    zone, _, rest = name.partition(".")
    side = seat & 1
    if zone in ("fresh", "exhausted"):
        return why_creature(better, worse, side, rest)
    if zone == "hand":
        card = card_in(better.hand[seat], better, rest)
        return Reason("keep", card=better.thing(card)) if card and card not in worse.hand[seat] else None
    if zone in _MEASURES:
        return why_measure(better, worse, side, zone)
    return Reason("extra") if zone == "extra" and better.active == seat else None


def why_creature(better: Mindbug, worse: Mindbug, side: int, name: str) -> Reason | None:
    """A creature that the own side has, or that the other one has not."""
    for state, other, team, key in ((better, worse, side, "have"), (worse, better, 1 - side, "without")):
        for board in range(team, state.seats, 2):
            card = card_in(state.board[board], state, name)
            controller = other.controller(card) if card else team
            if controller < 0 or controller & 1 != team:
                return Reason(key, card=state.thing(card))
    return None


def card_in(cards: list[int], state: Mindbug, name: str) -> int:
    """The first of these cards that shows a face of this name, or 0."""
    return next((card for card in cards if state.shows[card].name == name), 0)


# What each side has so much of: the sentence for more on the own side, and for less on the other.
_MEASURES: Final = {
    "life": ("life", "their-life"),
    "mindbugs": ("mindbug", "their-mindbug"),
    "free": ("free", "their-free"),
    "safe": ("safe", "their-safe"),
}


def why_measure(better: Mindbug, worse: Mindbug, side: int, measure: str) -> Reason | None:
    """The own side has more of something, or the other one less."""
    own, theirs = _MEASURES[measure]
    if measured(better, side, measure) > measured(worse, side, measure):
        return Reason(own)
    return Reason(theirs) if measured(better, 1 - side, measure) < measured(worse, 1 - side, measure) else None


def measured(state: Mindbug, side: int, measure: str) -> int:
    """How much of it a side has."""
    if measure == "life":
        return state.life[side]
    if measure == "mindbugs":
        return int(useful_mindbugs(state, side))
    powers, words = defenders(state, side)
    wanted = 0 if measure == "free" else 1
    return sum(
        danger_on_board(state, card, seat, powers, words) == wanted
        for seat in range(side, state.seats, 2)
        for card in state.board[seat]
    )


def danger_on_board(state: Mindbug, card: int, seat: int, powers: list[i64], words: list[i64]) -> int:
    tired = card in state.exhausted
    return int(danger_of(state.power(card, seat), state.keywords(card, seat), tired, powers, words))
