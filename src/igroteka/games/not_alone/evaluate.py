"""How good a Not Alone position looks: the race of the two counters, and what the Hunted have left; and what a Place
is worth to a Hunted. The weights are fitted: `igroteka lab fit not_alone`.
"""

import math
from typing import Final

from igroteka.core.score import Score, read_weights
from igroteka.games.not_alone.cards.facts import EXPLORATION
from igroteka.games.not_alone.cards.places import BEACH, COUNT, LAIR, ROVER, SOURCE, STARTERS, SWAMP, WRECK
from igroteka.games.not_alone.effects.places import POWERS
from igroteka.games.not_alone.state import CREATURE, MAX_WILL, NotAlone

# The terms, by number, for the Hunted and against the Creature. All but the first grow as the counters run down.
_EVEN: Final = 0
_BEGIN: Final = 1
_HUNTED: Final = 2  # how many there are
_ASSIMILATION: Final = 3
_RESCUE: Final = 4
_MARKER: Final = 5
_SIGNAL: Final = 6  # somebody holds the Wreck
_EACH: Final = 7  # from here on: of each Hunted
_WILL: Final = 8
_SURVIVAL: Final = 9
_PLACES: Final = 10
_HAND: Final = 11  # with so many Places in hand
_MOST_HAND: Final = 4  # or more: these count nothing
_TERMS: Final = (
    "even", "begin", "hunted", "assimilation", "rescue", "marker", "signal", "each", "will", "survival", "places",
    "hand.0", "hand.1", "hand.2", "hand.3",
)  # fmt: skip


def terms() -> list[str]:
    """The names of the terms, by number."""
    return list(_TERMS)


WEIGHTS: Final[list[float]] = read_weights(__package__ or "", terms())


def evaluate(state: NotAlone, seat: int) -> float:
    """The chance to win, as a smooth guess."""
    if state.outcome is not None:
        return state.outcome[seat]
    score = Score(WEIGHTS)
    weigh(state, seat, score)
    return score.chance()


def weigh(state: NotAlone, seat: int, score: Score) -> None:
    """Add the terms of a position, for the side of this seat."""
    hunted = state.seats - 1
    sign = -1.0 if seat == CREATURE else 1.0
    scale = sign / math.sqrt(state.assimilation + state.rescue)
    each = scale / math.sqrt(hunted)
    signals = 0
    for other in range(1, state.seats):
        held = state.hand[other]
        score.add(_WILL, each * state.will[other])
        score.add(_SURVIVAL, each * len(state.survival[other]))
        score.add(_PLACES, each * COUNT[state.owned(other) & ~STARTERS])
        if COUNT[held] < _MOST_HAND:
            score.add(_HAND + COUNT[held], each)
        signals |= held >> WRECK & 1
    score.add(_EVEN, sign)
    score.add(_BEGIN, scale)
    score.add(_HUNTED, scale * hunted)
    score.add(_EACH, each * hunted)
    score.add(_ASSIMILATION, scale * int(state.assimilation))
    score.add(_RESCUE, scale * int(state.rescue))
    score.add(_MARKER, scale * int(state.marker))
    score.add(_SIGNAL, scale * signals)


def quiet(state: NotAlone) -> bool:
    """A turn begins: nothing lies on the table that is not counted yet."""
    return state.phase == EXPLORATION and not any(state.played) and not state.acted and state.effects == 0


# --- what Places are worth ---------------------------------------------------------------------------------------

FLATNESS: Final = 0.75  # how far the Hunted even out the worths of their Places
_PLAIN_WORTH: Final[list[float]] = [0.0, 0.3, 1.2, 0.7, 1.0, 1.2, 1.4, 0.9, 1.6, 0.8, 1.1]  # by Place


def worth(state: NotAlone, seat: int, place: int) -> float:
    """How much a Hunted would like to be at a Place; public facts only."""
    value = _PLAIN_WORTH[place]
    others_there = 0
    if place in (BEACH, WRECK):  # once a turn for all: the more can go there, the less it is worth to each
        for other in range(1, state.seats):
            if other != seat and (state.owned(other) & ~state.discard[other]) >> place & 1:
                others_there += 1
        if place == BEACH and state.marker:
            value += 0.5
        return 0.4 + value / (1.0 + 0.35 * others_there)
    if place == LAIR:
        return value + 0.35 * max(0, COUNT[state.discard[seat]] - 1)
    if place == SWAMP:
        return value + 0.15 * min(2, COUNT[state.discard[seat]])
    if place == SOURCE:
        return value + 0.3 * (MAX_WILL - state.will[seat])
    if place == ROVER and not POWERS[ROVER].usable(state, seat):
        return 0.4
    return value


def liking(state: NotAlone, seat: int, place: int) -> float:
    """How often a Hunted lays a Place, against others in hand; public facts only."""
    return math.pow(worth(state, seat, place), FLATNESS)
