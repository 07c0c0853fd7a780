"""A table of bots: plays a state to its end."""

from collections.abc import Sequence
from typing import Any

from igroteka.bots.bot import Bot, Glimpse
from igroteka.bots.registry import make_bot
from igroteka.core.decision import Decision
from igroteka.core.game import Game
from igroteka.core.rng import Rng
from igroteka.core.state import State


def play_game(game: Game[Any], settings: dict[str, Any], seats: int, names: list[str], rng: Rng) -> tuple[State, int]:
    """Deal a game and let bots, by name, play it to the end; the number of decisions."""
    state: State = game.deal(settings, seats, rng.fork())
    return state, play_out(state, [make_bot(name) for name in names], rng)


def play_out(state: State, bots: Sequence[Bot], rng: Rng) -> int:
    """Let each seat's bot answer until the game is over; the number of decisions."""
    players = list(bots)
    glimpses = [Glimpse(state, seat, rng.fork()) for seat in range(state.seats)]
    followers = [glimpse for glimpse in glimpses if players[glimpse.seat].follows()]
    made = 0
    while state.outcome is None:
        decision = state.decisions[0]
        seat = decision.seat()
        glimpse = glimpses[seat]
        option = players[seat].choose(glimpse)
        state.apply(seat, option, glimpse.at)
        if followers:
            tell(followers, decision, seat, option)
        made += 1
    return made


def tell(followers: list[Glimpse], decision: Decision, seat: int, option: int) -> None:
    """Everyone at the table sees an answer, unless it was a secret one."""
    for glimpse in followers:
        if glimpse.seat == seat or decision.kind not in glimpse.game.secret:
            glimpse.seen.append((seat, option))
