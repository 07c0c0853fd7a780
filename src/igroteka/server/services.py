"""What all tables of a process share: settings, store, workers, limits, numbers, time and background tasks."""

import asyncio
import time
from collections.abc import Callable, Coroutine
from typing import Any

from igroteka.core.errors import GameError
from igroteka.server.config import Config
from igroteka.server.limits import Buckets
from igroteka.server.metrics import LOG, Metrics
from igroteka.server.store import Store
from igroteka.server.workers import Workers

GAP = 5_000  # milliseconds without a sign of life that count as an outage


class Services:
    """One instance for each server process."""

    def __init__(self, config: Config, store: Store) -> None:
        self.config = config
        self.store = store
        self.metrics = Metrics()
        self.workers = Workers(config.bot_workers, config.bot_limit)
        self.hints = Buckets(config.hints_per_minute, config.hints_per_minute / 60)
        self.words = Buckets(config.words_burst, config.words_per_second)
        self.outages: list[tuple[int, int]] = []
        self._closing = False
        self._tasks: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        await self.store.open()
        await self.beat()

    async def close(self) -> None:
        self.workers.close()
        await self.beat()
        await self.store.close()

    # --- time ----------------------------------------------------------------------------------------------------

    def now(self) -> int:
        """The time of day, in milliseconds."""
        return time.time_ns() // 1_000_000

    def ran(self, since: int, now: int) -> int:
        """How long clocks ran between two times: outages do not count."""
        down = 0
        for begin, end in reversed(self.outages):
            if end <= since:
                break
            down += max(0, min(now, end) - max(since, begin))
        return max(0, now - since - down)

    async def beat(self) -> None:
        """Write down that the server is alive, and read when it was not."""
        await self.store.beat(self.now(), GAP)
        self.outages = sorted(await self.store.outages())

    # --- background ----------------------------------------------------------------------------------------------

    def task(self, work: Coroutine[Any, Any, None]) -> "asyncio.Task[None]":
        """Run something in the background; what goes wrong is logged."""
        made = asyncio.get_running_loop().create_task(work)
        self._tasks.add(made)
        made.add_done_callback(self._finished)
        return made

    def soon(self, call: Callable[[], None]) -> None:
        """Call this in the next turn of the loop, unless the server is about to end."""
        if not self._closing:
            asyncio.get_running_loop().call_soon(call)

    async def end_tasks(self) -> None:
        """Nothing goes on in the background any more, and nothing new is begun."""
        self._closing = True
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _finished(self, task: "asyncio.Task[None]") -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            LOG.error("task failed", exc_info=task.exception())

    # --- limits --------------------------------------------------------------------------------------------------

    def take_word(self, person: str) -> None:
        """Somebody says something."""
        if not self.words.take(person):
            raise GameError("too-many-messages")

    def take_hint(self, person: str) -> None:
        """Somebody asks a bot."""
        if not self.hints.take(person):
            raise GameError("too-many-hints")
