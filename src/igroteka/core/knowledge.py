"""Who knows what: one mask of seats for every fact, and one way to deal anew what a seat does not know.

A fact is something a seat may or may not know: which card this is (the fact has the card's number), or what lies in a
slot that has no card of its own (a face-down Place, a secret choice). `State.known` holds the mask of each fact,
`State.placed` likewise who knows where in its pile a card lies, for games that shuffle cards everybody has seen.
Views, imagined worlds, what events tell and what may be taken back all follow from these masks.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from igroteka.core.rng import Rng, row

EVERYONE: Final = -1  # the mask with every bit: a small number to Python, so that no object is made for it
SPECTATOR: Final = 15  # the bit of those who hold no seat

_ONE: Final[i64] = 1
_ALL: Final = (1 << SPECTATOR + 1) - 1


class Fact:
    """A thing in an event that has no number of its own: told to the seats that know this slot."""

    def __init__(self, thing: str, slot: int) -> None:
        self.thing = thing
        self.slot = slot


@mypyc_attr(allow_interpreted_subclasses=True)
class Pool:
    """Facts that could change places, for all somebody knows who knows none of them.

    Zones `as_sets` are kept sorted by what lies in them (hands), so that the order says nothing; in others it does
    (piles). A pool `by_place` mixes the cards of one pile whose place in it is unknown, whether or not they are known
    themselves. Where a game has many facts, `facts` may say from which number on and how many a small pool has.
    """

    def __init__(
        self, zones: list[list[int]], as_sets: bool = False, by_place: bool = False, facts: tuple[int, int] = (0, 0)
    ) -> None:
        self.zones = zones
        self.as_sets = as_sets
        self.by_place = by_place
        self.first, self.count = facts


@mypyc_attr(allow_interpreted_subclasses=True)
class RestrictedPool(Pool):
    """A pool in which not every fact may lie everywhere. Zones are dealt in order: the choosy ones come first."""

    def moves(self, fact: int) -> bool:
        """Whether this fact is one of the pool."""
        return True

    def pick(self, zone: int, left: list[int], rng: Rng) -> int:
        """Which of the shuffled facts that are left (its index) comes next into a zone: one that may lie there."""
        return len(left) - 1


def redeal(pool: Pool, known: list[int], placed: list[int], seat: i64, rng: Rng) -> None:
    """Deal what the seat does not know of a pool anew, from what it does know alone.

    Who knows the fact in a slot can be seen by all, so the masks stay where they are.
    """
    bit: i64 = _ONE << seat
    masks = placed if pool.by_place else known
    restricted = pool if isinstance(pool, RestrictedPool) else None
    first: i64 = pool.first
    fact: i64
    mask: i64
    size: i64 = pool.count or len(masks)
    hidden = row(size)  # by fact, from the first on: 1 where it is dealt anew
    kept = row(size)  # the masks of the slots dealt anew, zone after zone
    count: i64 = 0
    for zone in pool.zones:
        begin = count
        for fact in zone:
            mask = masks[fact]
            if not mask & bit and (restricted is None or restricted.moves(fact)):
                hidden[fact - first] = 1
                kept[count] = mask
                count += 1
        if pool.as_sets:
            _sort(kept, begin, count)  # or their order would tell of the facts they lay beside
    if count == 0:
        return
    places: list[int] = []
    if placed and not pool.by_place:
        places = [placed[number] for zone in pool.zones for number in zone if hidden[number - first]]
    left = row(count)  # sorted: where they truly lie must not matter
    slot: i64 = 0
    fact = first
    for moved in hidden:
        if moved:
            left[slot] = fact
            slot += 1
        fact += 1
    rng.shuffle_numbers(left)
    drawn: list[int] = [] if restricted is None else list(left)
    slot = 0
    for order, zone in enumerate(pool.zones):
        place: i64 = 0
        for fact in zone:
            if hidden[fact - first]:
                dealt = left[count - 1 - slot]
                if restricted is not None:
                    dealt = drawn.pop(restricted.pick(order, drawn, rng))
                zone[place] = dealt
                masks[dealt] = kept[slot]
                if places:
                    placed[dealt] = places[slot]
                slot += 1
            place += 1  # noqa: SIM113 - enumerate would make an object of it


def _sort(masks: vec[i64], begin: i64, end: i64) -> None:
    """Sort a part of a row of masks; mostly they are all the same."""
    unsorted: i64 = begin + 1
    while unsorted < end:
        mask = masks[unsorted]
        place: i64 = unsorted
        while place > begin and masks[place - 1] > mask:
            masks[place] = masks[place - 1]
            place -= 1
        masks[place] = mask
        unsorted += 1


def write_masks(masks: list[int]) -> list[int]:
    """Masks as files have them: sixteen bits.

    >>> write_masks([EVERYONE, 3]), read_masks([65535, 3])
    ([65535, 3], [-1, 3])
    """
    return [mask & _ALL for mask in masks]


def read_masks(written: list[int]) -> list[int]:
    """The inverse of `write_masks`."""
    return [EVERYONE if mask == _ALL else mask for mask in written]


def visible(zone: list[int], known: list[int], seat: int) -> list[int]:
    """The cards of a zone that the seat knows, sorted, so that their order says nothing."""
    bit = 1 << seat
    return sorted(card for card in zone if known[card] & bit)


def holds(zone: list[int], card: int) -> bool:
    """`card in zone`, compiled to a comparison of plain numbers: for the hot path."""
    place: i64 = 0
    size: i64 = len(zone)
    while place < size:
        if zone[place] == card:
            return True
        place += 1
    return False


def take_out(zone: list[int], card: int) -> None:
    """`zone.remove(card)`, likewise."""
    place: i64 = 0
    while zone[place] != card:
        place += 1
    zone.pop(place)
