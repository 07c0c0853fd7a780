"""A search on several cores: each grows a tree of its own, and the visits at the roots are added."""

from importlib import import_module
from typing import Any

from igroteka.bots.bot import Observation
from igroteka.bots.ismcts import IsmctsBot, Search, Tuning, searching
from igroteka.core.game import Game
from igroteka.core.rng import seeded

Part = list[tuple[int, float, float]]
"""What one core found: option, visits, sum of values."""


class ManyCoresBot(IsmctsBot):
    """The same search on several cores, each with the whole budget.

    They get an imagined world: what they imagine from it is what they would imagine from the true state.
    """

    def __init__(self, cores: int, iterations: int, seconds: float) -> None:
        super().__init__(iterations, seconds)
        self.cores = cores

    def search(self, observation: Observation, decisive: bool = False, among: list[int] | None = None) -> Search:
        joblib: Any = import_module("joblib")
        data = observation.imagine().dump()
        seeds = [observation.rng.below(1 << 30) for _ in range(self.cores)]
        budget = (self.iterations, self.seconds)
        jobs = [joblib.delayed(search_part)(data, observation.seat, s, among or [], *budget) for s in seeds]
        found: list[Part] = joblib.Parallel(n_jobs=self.cores)(jobs)
        search = Search(observation, Tuning(observation.game))  # only its root is filled
        root = search.root()
        for part in found:
            for option, visits, total in part:
                edge = root.edge(option)
                edge.visits += visits
                edge.total += total
                search.iterations += int(visits)
        return search


def search_part(
    data: dict[str, Any], seat: int, seed: int, among: list[int], iterations: int, seconds: float
) -> Part:
    """The work of one core, in a process that begins with nothing: even the game is found by its name."""
    game: Game[Any] = import_module("igroteka.games").find(data["game"])
    search = searching(Observation(game.load(data), seat, seeded(seed)), Tuning(game))
    search.among = among
    search.run(iterations, seconds)
    return [(edge.option, edge.visits, edge.total) for edge in search.root().edges]
