"""Bots and hints in worker processes: thinking never delays the tables."""

import asyncio
import contextlib
import multiprocessing
import os
import signal
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any

from igroteka import games
from igroteka.bots.bot import Glimpse
from igroteka.bots.hints import ideas
from igroteka.bots.reaction import LEVELS as REFLEXES
from igroteka.bots.registry import bot_names, make_bot
from igroteka.core.errors import BadSetting
from igroteka.core.game import Game
from igroteka.core.match import Match
from igroteka.core.rng import seeded
from igroteka.lab.review import review

LEVEL = "level:"
HINT_SECONDS = 0.5
REVIEW_ITERATIONS = 60  # a decision; enough to see where a match turned, and a second or two for a whole one


def think(game: str, dump: dict[str, Any], seat: int, bot: str, seed: int) -> tuple[int, int]:
    """A bot's answer and its time; runs in a worker."""
    glimpse = Glimpse(games.find(game).load(dump), seat, seeded(seed))
    return make_bot(bot).choose(glimpse), glimpse.at


def rank(game: str, dump: dict[str, Any], seat: int, seed: int) -> list[tuple[int, float]]:
    """The options of a seat with the winning chance each seems to leave, best first; runs in a worker."""
    glimpse = Glimpse(games.find(game).load(dump), seat, seeded(seed))
    return [(idea.option, round(idea.chance, 3)) for idea in ideas(glimpse, seconds=HINT_SECONDS)]


def reviewed(
    game: str, settings: dict[str, Any], seats: int, seed: int | str, moves: list[tuple[int, int, int]]
) -> dict[str, Any]:
    """A finished match looked at again; runs in a worker."""
    match = Match(games.find(game), settings, seats, seed)
    for seat, option, at in moves:
        match.play(seat, option, at)
    return review(match, REVIEW_ITERATIONS)


def offered(game: Game[Any]) -> list[str]:
    """The bots people may choose: levels and simple ones, or reflexes where speed counts; no budgets of their own."""
    names = [name for name in bot_names() if not name.startswith("ismcts")]
    if game.referee(game.seats[0]) is None:
        return [name for name in names if name not in REFLEXES]
    return [name for name in names if name in REFLEXES or name.startswith(LEVEL)]


def check_bot(name: str, game: Game[Any]) -> str:
    """A bot people may choose, or BadSetting."""
    if name not in offered(game):
        raise BadSetting("unknown-bot", bot=name, known=", ".join(offered(game)))
    return name


def reflex_name(name: str) -> str:
    """Of a level, the reflexes that play it."""
    return list(REFLEXES)[int(name.removeprefix(LEVEL)) - 1] if name.startswith(LEVEL) else name


class Pool:
    """Worker processes. `waiting` is how many thoughts are asked for and not finished."""

    def __init__(self, workers: int, limit: float) -> None:
        self.workers = workers
        self.limit = limit  # seconds after which a thought is given up
        self.waiting = 0
        self._pool: ProcessPoolExecutor | None = None

    async def run(self, job: Any, *args: Any) -> Any:
        """Do it in a worker. A worker that died or overran its time is replaced, and the caller told."""
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self.workers, mp_context=context, initializer=_begin_work)
        pool = self._pool
        self.waiting += 1
        try:
            future = asyncio.get_running_loop().run_in_executor(pool, job, *args)
            return await asyncio.wait_for(future, self.limit)
        except (BrokenProcessPool, TimeoutError):
            if self._pool is pool:
                self._pool = None
                stop(pool)
            raise
        finally:
            self.waiting -= 1

    def close(self) -> None:
        if self._pool is not None:
            stop(self._pool)
            self._pool = None


def stop(pool: ProcessPoolExecutor) -> None:
    """End a pool at once, whatever its workers are doing."""
    workers = list((pool._processes or {}).values())
    pool.shutdown(wait=False, cancel_futures=True)
    for worker in workers:
        with contextlib.suppress(OSError):
            worker.kill()


def _begin_work() -> None:
    """A worker leaves Ctrl-C to its parent, and does not outlive it, however it ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_follow_parent, daemon=True).start()


def _follow_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)
