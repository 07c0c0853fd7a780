"""Many games of bots against each other, counted. The same seed gives the same counts, compiled or not."""

import gc
import time
from collections.abc import Callable, Sequence
from typing import Any

from igroteka import COMPILED
from igroteka.bots.table import Tally, play_games
from igroteka.core.errors import BadSetting
from igroteka.core.game import Game
from igroteka.core.rng import derive


def simulate(
    game: Game[Any],
    settings: dict[str, Any],
    seats: int,
    bots: Sequence[str],
    games: int,
    seed: int,
    progress: Callable[[int], None] | None = None,
) -> dict[str, Any]:
    """Play `games` games; seat i is played by `bots[i]`."""
    if len(bots) != seats:
        raise BadSetting("bot-count", bots=len(bots), seats=seats)
    if games < 1:
        raise BadSetting("game-count", games=games)
    settings = game.check(settings, seats)
    tally = Tally(seats)
    base = derive(seed)
    stride = max(1, games // 200)  # drawing a bar costs more than a game
    started = time.perf_counter()
    gc.disable()  # states hold no cycles: counting references frees them, and looking for cycles costs a tenth
    for start in range(0, games, stride):
        play_games(game, settings, list(bots), base + start, min(stride, games - start), tally)
        if progress is not None:
            progress(tally.games)
    gc.enable()
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
        "seconds": round(seconds, 3),
        "decisions_per_second": round(tally.decisions / seconds) if seconds > 0 else 0,
        "compiled": COMPILED,
    }
