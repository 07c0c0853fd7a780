"""How good a Battlecrest position looks, and the baseline player that searches its own turn."""

import math

from igroteka.core.rng import Rng
from igroteka.games.battlecrest.state import Battlecrest


def evaluate(state: Battlecrest, seat: int) -> float:
    """The chance to win, as a smooth guess."""
    if state.outcome is not None:
        return state.outcome[seat]
    balance = 0.0
    for hero in range(state.plan.heroes):
        worth = float(state.wounds_left(hero))
        balance += worth if state.plan.controller[hero] == seat else -worth
    return 1.0 / (1.0 + math.exp(-balance / 4.0))


def suggest(state: Battlecrest, seat: int, rng: Rng) -> int | None:
    return None
