"""How good a Not Alone position looks: the race of the two counters, and what the Hunted have left; and what a Place
is worth to a Hunted.

The weights come from a logistic regression on the beginnings of turns in games between baseline players.
"""

import math
from typing import Final

from igroteka.games.not_alone.cards.facts import EXPLORATION
from igroteka.games.not_alone.cards.places import BEACH, COUNT, LAIR, ROVER, SOURCE, STARTERS, SWAMP, WRECK
from igroteka.games.not_alone.effects.places import POWERS
from igroteka.games.not_alone.state import CREATURE, MAX_WILL, NotAlone

_HAND: Final = (-2.3, -2.5, -1.55, -0.9, 0.0)  # a Hunted with so many Places in hand, or more


def evaluate(state: NotAlone, seat: int) -> float:
    """The chance to win, as a smooth guess."""
    if state.outcome is not None:
        return state.outcome[seat]
    hunted = state.seats - 1
    strength = 0.0
    signals = 0
    for other in range(1, state.seats):
        held = state.hand[other]
        strength += 1.15 * state.will[other] + _HAND[min(4, COUNT[held])] + 1.1 * len(state.survival[other]) - 3.45
        strength += 0.93 * COUNT[state.owned(other) & ~STARTERS]
        signals |= held >> WRECK & 1
    balance = 3.12 * state.assimilation - 1.8 * state.rescue + strength / math.sqrt(hunted)
    balance += 0.74 * state.marker + 0.68 * signals - 0.73 * hunted + 1.36
    chance = 1.0 / (1.0 + math.exp(0.79 - balance / math.sqrt(state.assimilation + state.rescue)))
    return 1.0 - chance if seat == CREATURE else chance


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
