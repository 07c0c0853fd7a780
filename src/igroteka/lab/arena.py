"""A league of bots: seats rotated, the same deals for all, win rates, confidence intervals and ratings.

Every game follows from the seed and its number alone, so the result is the same in one process, on all cores and on
a cluster (bots that think by the clock excepted).
"""

from collections.abc import Callable, Iterator, Sequence
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

Result = tuple[list[float], list[float], int]
"""A game: the share of each seat, how well it went for each (`Game.margin`), how often a guard answered for a bot."""


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
    jobs = [
        (
            game.name,
            settings,
            n,
            [bots[lineups[n % len(lineups)][side]] for side in teams],
            derived(seed, n, lineups),
            wish.moves,
            wish.save,
        )
        for n in range(len(part.done), games)
    ]
    played: Iterator[dict[str, Any]] = spread(play_one, jobs, engine, workers) if jobs else iter(())
    results: list[Result] = []
    for done in part.run(played):
        results.append((done["shares"], done["margins"], done["row"]["faults"]))
        if progress is not None:
            progress(len(results))
    report = standings(bots, [lineups[n % len(lineups)] for n in range(games)], teams, results)
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


def standings(bots: Sequence[str], lineups: list[Lineup], teams: list[int], results: list[Result]) -> dict[str, Any]:
    """Win rates with intervals, in all and on each side, ratings, and the score of every bot against every other."""
    count = len(bots)
    sides = max(teams) + 1
    played = [[0] * sides for _ in range(count)]
    won = [[0.0] * sides for _ in range(count)]
    drawn = [0] * count
    against = [[0.0] * (count + 1) for _ in range(count + 1)]  # the last row and column: the game itself
    for lineup, (outcome, _, _) in zip(lineups, results, strict=True):
        shares = [outcome[teams.index(side)] for side in range(sides)]
        for side, bot in enumerate(lineup):
            played[bot][side] += 1
            won[bot][side] += shares[side]
            drawn[bot] += 0.0 < max(shares) < 1.0
        if sides == 1:
            against[lineup[0]][count] += shares[0]
            against[count][lineup[0]] += 1.0 - shares[0]
        for a, b in combinations(range(sides), 2):
            if lineup[a] != lineup[b]:
                score = 0.5 + (shares[a] - shares[b]) / 2.0
                against[lineup[a]][lineup[b]] += score
                against[lineup[b]][lineup[a]] += 1.0 - score
    rated = ratings(against)
    if sides == 1:
        against = side_by_side(count, [margins[0] for _, margins, _ in results])
    rows = [
        {
            "bot": bots[bot],
            **score_of(sum(won[bot]), sum(played[bot])),
            "draws": drawn[bot],
            "rating": round(rated[bot]),
            "sides": [score_of(won[bot][side], played[bot][side]) for side in range(sides)],
        }
        for bot in range(count)
    ]
    met = [[against[a][b] + against[b][a] for b in range(count)] for a in range(count)]
    matrix = [
        [round(against[a][b] / met[a][b], 4) if met[a][b] else None for b in range(count)] for a in range(count)
    ]
    return {"bots": rows, "against": matrix, "faults": sum(faults for _, _, faults in results)}


def side_by_side(bots: int, margins: list[float]) -> list[list[float]]:
    """Where all play together against the game: how many deals went better for each bot than for each other.

    >>> side_by_side(2, [0.2, 0.9, 0.5, 0.5])
    [[0.0, 0.5], [1.5, 0.0]]
    """
    better = [[0.0] * bots for _ in range(bots)]
    for first in range(0, len(margins) - bots + 1, bots):
        for a, b in combinations(range(bots), 2):
            mine, theirs = margins[first + a], margins[first + b]
            score = 0.5 if mine == theirs else float(mine > theirs)
            better[a][b] += score
            better[b][a] += 1.0 - score
    return better


def score_of(won: float, played: int) -> dict[str, Any]:
    """So many games, the share won, and Wilson's interval."""
    return {
        "games": played,
        "win_rate": round(won / played, 4) if played else None,
        "interval": [round(bound, 4) for bound in wilson(won, played)],
    }
