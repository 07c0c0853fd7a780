"""How a partner behaves in Mindbug: a card of the own side is left to who played it."""

from typing import Final

from igroteka.games.mindbug.evaluate import evaluate
from igroteka.games.mindbug.options import PASS, YES
from igroteka.games.mindbug.state import Mindbug

WINNING: Final = 0.25  # how much better the chance has to become for a partner's card to be taken


def courteous(world: Mindbug, seat: int, options: list[int]) -> list[int]:
    """A Mindbug takes a partner's card only where that all but wins: the partner meant to play it."""
    decision = world.decision_for(seat)
    assert decision is not None
    if decision.kind != "mindbug" or world.active & 1 != seat & 1 or YES not in options:
        return options
    taken = world.copy()
    taken.apply(seat, YES)
    left = world.copy()
    left.apply(seat, PASS)
    return options if evaluate(taken, seat) - evaluate(left, seat) > WINNING else [PASS]
