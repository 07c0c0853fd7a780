"""A table of bots: plays a state to its end."""

from collections.abc import Sequence
from typing import Any

from igroteka.bots.bot import Bot, Observation
from igroteka.bots.registry import load_bot
from igroteka.core.decision import Decision
from igroteka.core.errors import IllegalMove
from igroteka.core.game import Game
from igroteka.core.knowledge import holds
from igroteka.core.rng import Rng, seeded
from igroteka.core.state import State


class Tally:
    """What came of many games."""

    def __init__(self, seats: int) -> None:
        self.games = 0
        self.decisions = 0
        self.longest = 0  # the most decisions in one game
        self.wins = [0.0] * seats  # shares of games
        self.won = [0] * seats  # games won outright
        self.draws = 0  # games that nobody won outright and not everybody lost

    def add(self, outcome: Sequence[float], decisions: int) -> None:
        """Count one game."""
        best = 0.0
        for seat, share in enumerate(outcome):
            self.wins[seat] += share
            self.won[seat] += share == 1.0
            best = max(best, share)
        self.draws += 0.0 < best < 1.0
        self.games += 1
        self.decisions += decisions
        self.longest = max(self.longest, decisions)

    def merge(self, other: "Tally") -> None:
        """Count what another one has counted."""
        for seat in range(len(self.wins)):
            self.wins[seat] += other.wins[seat]
            self.won[seat] += other.won[seat]
        self.draws += other.draws
        self.games += other.games
        self.decisions += other.decisions
        self.longest = max(self.longest, other.longest)


def play_games(
    game: Game[Any], settings: dict[str, Any], names: list[str], seed: int, games: int, tally: Tally
) -> None:
    """Play so many games with bots by name, each from its own seed: this one, the next, and so on."""
    seats = len(names)
    for number in range(games):
        rng = seeded(seed + number)
        state: State = game.deal(settings, seats, rng.fork())
        made = play_out(state, [load_bot(name) for name in names], rng)
        assert state.outcome is not None
        tally.add(state.outcome, made)


def play_out(state: State, bots: Sequence[Bot], rng: Rng) -> int:
    """Let each seat's bot answer until the game is over; the number of decisions."""
    players = list(bots)
    observations = [Observation(state, seat, rng.fork()) for seat in range(state.seats)]
    followers = [observation for observation in observations if players[observation.seat].follows()]
    made = 0
    while state.outcome is None:
        decision = state.decisions[0]
        seat = decision.seat()
        observation = observations[seat]
        option = players[seat].choose(observation)
        if not holds(decision.options, option):
            raise IllegalMove("illegal-move", seat=seat + 1, option=option)
        state.answer(decision, seat, option, observation.at)
        if followers:
            tell(followers, decision, seat, option)
        made += 1
    return made


def tell(followers: list[Observation], decision: Decision, seat: int, option: int) -> None:
    """Everyone at the table sees an answer, unless it was a secret one."""
    for observation in followers:
        if observation.seat == seat or decision.kind not in observation.game.secret:
            observation.seen.append((seat, option))
