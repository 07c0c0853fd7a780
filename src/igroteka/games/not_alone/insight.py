"""How good a Not Alone position looks: the race of the two counters, and what the Hunted have left."""

import math

from igroteka.games.not_alone.state import COUNT, CREATURE, NotAlone


def evaluate(state: NotAlone, seat: int) -> float:
    """The chance to win, as a smooth guess."""
    if state.outcome is not None:
        return state.outcome[seat]
    hunted = state.seats - 1
    strength = 0.0
    for other in range(1, state.seats):
        strength += 0.5 * state.will[other] + 0.25 * COUNT[state.hand[other]] + 0.2 * len(state.survival[other])
    balance = 0.9 * state.assimilation - 0.6 * state.rescue + strength / hunted + 0.3 * state.marker
    chance = 1.0 / (1.0 + math.exp(-balance / 2.0))
    return 1.0 - chance if seat == CREATURE else chance
