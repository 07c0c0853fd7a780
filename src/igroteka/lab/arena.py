"""A league of bots: seats rotated, the same deals for all, win rates, confidence intervals and ratings.

Every game follows from the seed and its number alone, so the result is the same in one process, on all cores and on
a cluster (bots that think by the clock excepted).
"""

from collections.abc import Callable, Sequence
from itertools import combinations
from pathlib import Path
from typing import Any

from igroteka.bots.registry import load_bot
from igroteka.core.errors import BadSetting
from igroteka.core.game import Game
from igroteka.core.rng import Rng, derive, seeded
from igroteka.lab.dataset import Job, Part, Wish, play_recorded
from igroteka.lab.engines import spread
from igroteka.lab.ratings import ratings, wilson

Lineup = list[int]
"""The number of the bot that plays each side."""


def arena(
    game: Game[Any],
    settings: dict[str, Any],
    seats: int,
    bots: Sequence[str],
    games: int,
    seed: int,
    engine: str = "local",
    workers: int = 0,
    progress: Callable[[int], None] | None = None,
    wish: Wish | None = None,
    address: str = "",
) -> dict[str, Any]:
    """Let the bots play `games` games and compare them."""
    check(bots, games)
    settings = game.check(settings, seats)
    teams = game.teams(settings, seats)
    lineups = all_lineups(len(bots), max(teams) + 1)
    wish = wish or Wish()
    part = Part(
        wish, {"game": game.name, "settings": settings, "bots": list(bots), "seed": seed, "moves": wish.moves}
    )
    jobs = (
        (
            game.name,
            settings,
            n,
            [bots[lineups[n % len(lineups)][side]] for side in teams],
            derived(seed, n, lineups),
            wish.moves,
            wish.save,
        )
        for n in range(part.done, games)
    )
    standings = Standings(bots, teams)
    for number, done in enumerate(part.run(spread(play_one, jobs, engine, workers, address))):
        standings.add(lineups[number % len(lineups)], done["shares"], done["margins"], done["row"]["faults"])
        if progress is not None:
            progress(number + 1)
    report = standings.report()
    return {"game": game.name, "settings": settings, "seats": seats, "seed": seed, "games": games, **report}


def check(bots: Sequence[str], games: int) -> None:
    """Refuse bad arguments before the first game is played."""
    for bot in bots:
        load_bot(bot)
    if len(bots) < 2:
        raise BadSetting("two-bots", bots=len(bots))
    if len(set(bots)) < len(bots):
        raise BadSetting("same-bot", bots=", ".join(bots))
    if games < 1:
        raise BadSetting("game-count", games=games)


def derived(seed: int, number: int, lineups: list[Lineup]) -> tuple[int, int]:
    """The seed of the deal, the same for every seating of it, and the seed of the bots' own chance."""
    return derive(seed, "deal", number // len(lineups)), derive(seed, "chance", number)


def all_lineups(bots: int, sides: int) -> list[Lineup]:
    """Which bot plays which side in each game of a round: every bot plays every side equally often.

    >>> all_lineups(3, 2)
    [[0, 1], [1, 0], [0, 2], [2, 0], [1, 2], [2, 1]]
    >>> all_lineups(2, 3)
    [[0, 1, 0], [1, 0, 1]]
    >>> all_lineups(3, 1)
    [[0], [1], [2]]
    """
    if sides == 1:
        return [[bot] for bot in range(bots)]
    if sides == 2:
        return [line for a, b in combinations(range(bots), 2) for line in ([a, b], [b, a])]
    return [[(side + turn) % bots for side in range(sides)] for turn in range(bots)]


def play_one(
    name: str,
    settings: dict[str, Any],
    number: int,
    lineup: list[str],
    seeds: tuple[int, int],
    moves: bool = False,
    save: Path | None = None,
) -> dict[str, Any]:
    """One game."""

    def generators() -> tuple[Rng, Rng]:
        return seeded(seeds[0]), seeded(seeds[1])

    return play_recorded(Job(name, settings, lineup, number, seeds[0], generators), moves, save)


class Standings:
    """Win rates with intervals, in all and on each side, ratings, and the score of every bot against every other.

    Games are added one by one and only counted. Where all play together against the game, bots are compared deal by
    deal: how many went better for each (`Game.margin`) than for each other.
    """

    def __init__(self, bots: Sequence[str], teams: list[int]) -> None:
        count = len(bots)
        self.bots = bots
        self.teams = teams
        self.sides = max(teams) + 1
        self.played = [[0] * self.sides for _ in range(count)]
        self.won = [[0.0] * self.sides for _ in range(count)]
        self.drawn = [0] * count
        self.against = [[0.0] * (count + 1) for _ in range(count + 1)]  # the last row and column: the game itself
        self.better = [[0.0] * count for _ in range(count)]
        self.deal: list[float] = []  # how the deal that is being played went, for each bot that has played it
        self.faults = 0

    def add(self, lineup: Lineup, outcome: list[float], margins: list[float], faults: int) -> None:
        shares = [outcome[self.teams.index(side)] for side in range(self.sides)]
        for side, bot in enumerate(lineup):
            self.played[bot][side] += 1
            self.won[bot][side] += shares[side]
            self.drawn[bot] += 0.0 < max(shares) < 1.0
        if self.sides == 1:
            self.against[lineup[0]][-1] += shares[0]
            self.against[-1][lineup[0]] += 1.0 - shares[0]
            self._add_to_deal(margins[0])
        for a, b in combinations(range(self.sides), 2):
            if lineup[a] != lineup[b]:
                score = 0.5 + (shares[a] - shares[b]) / 2.0
                self.against[lineup[a]][lineup[b]] += score
                self.against[lineup[b]][lineup[a]] += 1.0 - score
        self.faults += faults

    def _add_to_deal(self, margin: float) -> None:
        """One more bot has played this deal; when all have, they are compared.

        >>> league = Standings(["a", "b"], [0])
        >>> for margin in (0.2, 0.9, 0.5, 0.5):
        ...     league._add_to_deal(margin)
        >>> league.better
        [[0.0, 0.5], [1.5, 0.0]]
        """
        self.deal.append(margin)
        if len(self.deal) < len(self.bots):
            return
        for a, b in combinations(range(len(self.bots)), 2):
            score = 0.5 if self.deal[a] == self.deal[b] else float(self.deal[a] > self.deal[b])
            self.better[a][b] += score
            self.better[b][a] += 1.0 - score
        self.deal = []

    def report(self) -> dict[str, Any]:
        rated = ratings(self.against)
        rows = [
            {
                "bot": name,
                **score_of(sum(self.won[bot]), sum(self.played[bot])),
                "draws": self.drawn[bot],
                "rating": round(rated[bot]),
                "sides": [score_of(self.won[bot][side], self.played[bot][side]) for side in range(self.sides)],
            }
            for bot, name in enumerate(self.bots)
        ]
        score = self.better if self.sides == 1 else self.against
        count = range(len(self.bots))
        met = [[score[a][b] + score[b][a] for b in count] for a in count]
        matrix = [[round(score[a][b] / met[a][b], 4) if met[a][b] else None for b in count] for a in count]
        return {"bots": rows, "against": matrix, "faults": self.faults}


def score_of(won: float, played: int) -> dict[str, Any]:
    """So many games, the share won, and Wilson's interval."""
    return {
        "games": played,
        "win_rate": round(won / played, 4) if played else None,
        "interval": [round(bound, 4) for bound in wilson(won, played)],
    }
