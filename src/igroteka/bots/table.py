"""A table of bots: plays a state to its end."""

from collections.abc import Sequence
from typing import Any

from igroteka.bots.bot import Bot, Glimpse
from igroteka.bots.registry import make_bot
from igroteka.core.decision import Decision
from igroteka.core.game import Game
from igroteka.core.rng import Rng, seeded
from igroteka.core.state import State


class Tally:
    """What came of many games."""

    def __init__(self, seats: int) -> None:
        self.games = 0
        self.decisions = 0
        self.longest = 0  # the most decisions in one game
        self.wins = [0.0] * seats


def play_games(
    game: Game[Any], settings: dict[str, Any], names: list[str], seed: int, games: int, tally: Tally
) -> None:
    """Play so many games with bots by name, each from its own seed: this one, the next, and so on."""
    seats = len(names)
    for number in range(games):
        rng = seeded(seed + number)
        state: State = game.deal(settings, seats, rng.fork())
        made = play_out(state, [make_bot(name) for name in names], rng)
        assert state.outcome is not None
        for seat in range(seats):
            tally.wins[seat] += state.outcome[seat]
        tally.games += 1
        tally.decisions += made
        tally.longest = max(tally.longest, made)


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
