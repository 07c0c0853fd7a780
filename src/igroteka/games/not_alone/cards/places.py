"""The ten Places: names, neighbours, and sets of them as bit masks (bit p stands for Place p, 1 to 10)."""

from typing import Final

LAIR: Final = 1
JUNGLE: Final = 2
RIVER: Final = 3
BEACH: Final = 4
ROVER: Final = 5
SWAMP: Final = 6
SHELTER: Final = 7
WRECK: Final = 8
SOURCE: Final = 9
ARTEFACT: Final = 10
PLACE_NAMES: Final = (
    "", "lair", "jungle", "river", "beach", "rover", "swamp", "shelter", "wreck", "source", "artefact",
)  # fmt: skip
STARTERS: Final = 0b111110  # the Places everybody begins with (NA-014)
ALL_PLACES: Final = 0b11111111110
RESERVE_COPIES: Final = [0, 1, 2, 2, 3, 3, 3]  # of each Place 6 to 10, by the number of Hunted (NA-011)

ROW: Final = 5  # Places lie in two rows of five (NA-005)


def _neighbours(place: int) -> int:
    """The Places that touch this one along an edge (NA-006)."""
    mask = 0
    for other in range(1, 11):
        apart = abs(other - place)
        same_row = (other - 1) // ROW == (place - 1) // ROW
        if (apart == 1 and same_row) or apart == ROW:
            mask |= 1 << other
    return mask


NEIGHBOURS: Final[list[int]] = [0, *[_neighbours(place) for place in range(1, 11)]]
PAIRS: Final[list[int]] = [  # every two adjacent Places, as masks
    1 << low | 1 << high for low in range(1, 11) for high in range(low + 1, 11) if NEIGHBOURS[low] >> high & 1
]
PLACES_IN: Final[list[list[int]]] = [[p for p in range(1, 11) if mask >> p & 1] for mask in range(2048)]
COUNT: Final[list[int]] = [len(places) for places in PLACES_IN]


def place_thing(place: int) -> str:
    """How a Place is named in events, choices and views."""
    return f"place:{PLACE_NAMES[place]}"


def place_things(places: int) -> list[str]:
    """The Places of a mask by name."""
    return [place_thing(place) for place in PLACES_IN[places]]
