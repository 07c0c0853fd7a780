"""How good a Not Alone position looks: the race of the two counters, and what the Hunted have left.

The weights come from a logistic regression on the beginnings of turns in games between baseline players.
"""

import math
from typing import Final

from igroteka.games.not_alone.state import COUNT, CREATURE, EXPLORATION, STARTERS, WRECK, NotAlone

_HAND: Final = (-2.3, -2.5, -1.55, -0.9, 0.0)  # a Hunted with so many Places in hand, or more


def evaluate(state: NotAlone, seat: int) -> float:
    """The chance to win, as a smooth guess."""
    if state.outcome is not None:
        return state.outcome[seat]
    hunted = state.seats - 1
    strength = 0.0
    signals = 0
    for other in range(1, state.seats):
        held = state.hand[other] | state.pledged[other]
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
