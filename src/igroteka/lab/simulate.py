"""Many games of bots against each other, counted. The same seed gives the same counts, compiled or not, wherever."""

import gc
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

from igroteka import COMPILED
from igroteka import games as rulebooks
from igroteka.bots.registry import load_bot
from igroteka.bots.table import Tally, play_games
from igroteka.core.errors import BadSetting
from igroteka.core.game import Game
from igroteka.core.rng import Rng, derive, seeded
from igroteka.lab.dataset import Job, Part, Wish, play_recorded
from igroteka.lab.engines import spread
from igroteka.lab.ratings import wilson

PORTIONS = 200  # drawing the progress bar takes longer than a game


def simulate(
    game: Game[Any],
    settings: dict[str, Any],
    seats: int,
    bots: Sequence[str],
    games: int,
    seed: int,
    progress: Callable[[int], None] | None = None,
    engine: str = "local",
    workers: int = 1,
    wish: Wish | None = None,
    address: str = "",
) -> dict[str, Any]:
    """Play `games` games; seat i is played by `bots[i]`."""
    if len(bots) != seats:
        raise BadSetting("bot-count", bots=len(bots), seats=seats)
    if games < 1:
        raise BadSetting("game-count", games=games)
    settings = game.check(settings, seats)
    for bot in bots:
        load_bot(bot)
    wish = wish or Wish()
    tally = Tally(seats)
    base = derive(seed)
    started = time.perf_counter()
    play = _recorded if wish.anything else _counted
    for portion in play(game.name, settings, list(bots), games, base, (engine, workers, address), wish):
        tally.merge(portion)
        if progress is not None:
            progress(tally.games)
    seconds = time.perf_counter() - started
    return {
        "game": game.name,
        "settings": settings,
        "seats": seats,
        "bots": list(bots),
        "seed": seed,
        "games": games,
        "decisions": tally.decisions,
        "mean_decisions": round(tally.decisions / games, 3),
        "longest": tally.longest,
        "wins": [int(win) if win == int(win) else round(win, 3) for win in tally.wins],
        "won": tally.won,
        "draws": tally.draws,
        "intervals": [[round(bound, 4) for bound in wilson(win, games)] for win in tally.wins],
        "seconds": round(seconds, 3),
        "decisions_per_second": round(tally.decisions / seconds) if seconds > 0 else 0,
        "compiled": COMPILED,
    }


def _counted(
    name: str,
    settings: dict[str, Any],
    bots: list[str],
    games: int,
    base: int,
    where: tuple[str, int, str],
    wish: Wish,
) -> Iterator[Tally]:
    """The games in portions, only counted."""
    stride = max(1, games // PORTIONS)
    starts = range(0, games, stride)
    jobs = [(name, settings, bots, base + start, min(stride, games - start)) for start in starts]
    for counts in spread(_portion, jobs, *where):
        yield _tally(counts)


def _portion(name: str, settings: dict[str, Any], bots: list[str], seed: int, games: int) -> list[Any]:
    """Some games; the counts as a plain list, to be sent from one process to another."""
    tally = Tally(len(bots))
    gc.disable()  # states hold no reference cycles, and looking for some would take a tenth of the time
    try:
        play_games(rulebooks.find(name), settings, bots, seed, games, tally)
    finally:
        gc.enable()
    return [tally.games, tally.decisions, tally.longest, tally.wins, tally.won, tally.draws]


def _tally(counts: list[Any]) -> Tally:
    tally = Tally(len(counts[3]))
    tally.games, tally.decisions, tally.longest, tally.wins, tally.won, tally.draws = counts
    return tally


def _recorded(
    name: str,
    settings: dict[str, Any],
    bots: list[str],
    games: int,
    base: int,
    where: tuple[str, int, str],
    wish: Wish,
) -> Iterator[Tally]:
    """The same games, one by one and written down."""
    asked = {"game": name, "settings": settings, "bots": bots, "seed": base, "moves": wish.moves}
    part = Part(wish, asked)
    jobs = ((name, settings, bots, n, base + n, wish.moves, wish.save) for n in range(part.done, games))
    for game in part.run(spread(_play, jobs, *where)):
        tally = Tally(len(bots))
        tally.add(game["shares"], game["row"]["decisions"])
        yield tally


def _play(
    name: str, settings: dict[str, Any], bots: list[str], number: int, seed: int, moves: bool, save: Path | None
) -> dict[str, Any]:
    def generators() -> tuple[Rng, Rng]:
        rng = seeded(seed)
        return rng.fork(), rng

    return play_recorded(Job(name, settings, bots, number, seed, generators), moves, save)
