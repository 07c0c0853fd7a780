"""Many games of bots against each other, counted. The same seed gives the same counts, compiled or not."""

import gc
import time
from collections.abc import Callable, Sequence
from typing import Any

from igroteka import COMPILED
from igroteka.bots.table import play_game
from igroteka.core.errors import BadSetting
from igroteka.core.game import Game
from igroteka.core.rng import derive, seeded


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
    names = list(bots)
    decisions = longest = 0
    wins = [0.0] * seats
    base = derive(seed)
    stride = max(1, games // 200)  # drawing a bar costs more than a game
    started = time.perf_counter()
    gc.disable()  # states hold no cycles: counting references frees them, and looking for cycles costs a tenth
    for number in range(games):
        state, made = play_game(game, settings, seats, names, seeded(base + number))
        decisions += made
        longest = max(longest, made)
        assert state.outcome is not None
        for seat in range(seats):
            wins[seat] += state.outcome[seat]
        if progress is not None and (number + 1) % stride == 0:
            progress(number + 1)
    gc.enable()
    seconds = time.perf_counter() - started
    return {
        "game": game.name,
        "settings": settings,
        "seats": seats,
        "bots": list(bots),
        "seed": seed,
        "games": games,
        "decisions": decisions,
        "mean_decisions": round(decisions / games, 3),
        "longest": longest,
        "wins": [int(win) if win == int(win) else round(win, 3) for win in wins],
        "seconds": round(seconds, 3),
        "decisions_per_second": round(decisions / seconds) if seconds > 0 else 0,
        "compiled": COMPILED,
    }
