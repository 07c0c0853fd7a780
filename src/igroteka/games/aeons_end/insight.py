"""How good an Aeon's End position looks, and the baseline player."""

import math

from igroteka.core.rng import Rng
from igroteka.games.aeons_end.state import AeonsEnd


def evaluate(state: AeonsEnd, seat: int) -> float:
    """The chance to win, as a smooth guess."""
    if state.outcome is not None:
        return state.outcome[seat]
    return 1.0 / (1.0 + math.exp(-(state.city - state.foe) / 20.0))


def suggest(state: AeonsEnd, seat: int, rng: Rng) -> int | None:
    return None
