"""A table of bots: plays a state to its end."""

from collections.abc import Sequence

from igroteka.bots.bot import Bot, Glimpse
from igroteka.core.rng import Rng
from igroteka.core.state import State


def play_out(state: State, bots: Sequence[Bot], rng: Rng) -> int:
    """Let each seat's bot answer until the game is over; the number of decisions."""
    glimpses = [Glimpse(state, seat, rng.fork()) for seat in range(state.seats)]
    made = 0
    while state.outcome is None:
        seat = first_seat(state.decisions[0].seats)
        glimpse = glimpses[seat]
        state.apply(seat, bots[seat].choose(glimpse), glimpse.at)
        made += 1
    return made


def first_seat(mask: int) -> int:
    """The lowest seat of a bit mask."""
    seat = 0
    while not mask & 1:
        mask >>= 1
        seat += 1
    return seat
