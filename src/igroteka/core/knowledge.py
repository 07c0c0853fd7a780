"""Which seat knows which card: one bit mask per card, read by views and by imagination alike."""

from mypy_extensions import i64

from igroteka.core.rng import Rng


def deal_anew(zones: list[list[int]], known: list[int], seat: int, rng: Rng) -> None:
    """Redistribute the cards the seat does not know among the places where it sees a back."""
    bit = 1 << seat
    pool: list[int] = []
    for zone in zones:
        for card in zone:
            if not known[card] & bit:
                pool.append(card)
    pool.sort()  # so that the outcome depends on what the seat knows alone
    rng.shuffle(pool)
    dealt = 0
    for zone in zones:
        for place in range(len(zone)):
            if not known[zone[place]] & bit:
                zone[place] = pool[dealt]
                dealt += 1


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
