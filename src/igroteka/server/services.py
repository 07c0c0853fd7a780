"""What all tables of a process share: settings, store, workers, limits, numbers, time and background tasks."""

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING, Any

from igroteka.core.errors import BadSetting, GameError
from igroteka.server.config import Config
from igroteka.server.limits import Buckets, SharedBuckets
from igroteka.server.metrics import LOG, Metrics
from igroteka.server.pace import Pace
from igroteka.server.siblings import Sibling
from igroteka.server.store import Store, StoreFailed
from igroteka.server.workers import Workers

if TYPE_CHECKING:
    from igroteka.server.remote import RemoteWorkers

GAP = 5_000  # milliseconds without a sign of life that count as an outage
RESTART = (0.2, 2.0)  # seconds until a long-lived task that failed is begun again: at first, and at most


class Services:
    """One instance for each server process."""

    def __init__(self, config: Config, store: Store, sibling: Sibling | None = None) -> None:
        self.config = config
        self.store = store
        self.sibling = sibling  # among the processes of a server with several
        self.metrics = Metrics(sibling)
        self.workers = Workers(config.bot_workers, config.bot_limit)
        self._remote = self._remote_workers() if config.nats else None
        self.pace = Pace(config.bot_pace)
        self.hints = Buckets(config.hints_per_minute, config.hints_per_minute / 60)
        self.unattended: set[str] = set()  # tables where bots think though nobody is there
        self.reports = Buckets(10, 10 / 3600)
        self.words = Buckets(config.words_burst, config.words_per_second)
        self.outages: list[tuple[int, int]] = []
        self._failing: float | None = None  # since when the store does not work; None: it does
        self._began = (time.time_ns() // 1_000_000, time.monotonic_ns())  # a time of day, and what ran since
        self._closing = False
        self._tasks: set[asyncio.Task[None]] = set()

    def _remote_workers(self) -> "RemoteWorkers":
        try:
            from igroteka.server.remote import RemoteWorkers  # noqa: PLC0415 - an optional extra
        except ImportError as error:
            raise BadSetting("no-nats") from error
        return RemoteWorkers(self.config.nats, self.workers, self.metrics)

    async def open(self) -> None:
        if self._remote is not None:
            await self._remote.check()
            self.keep("remote-workers", self._remote.follow)
        await self.store.open()
        now = max(await self.store.time(), await self.store.last_beat())  # never before what was written down
        self._began = (now, time.monotonic_ns())
        await self.beat()

    async def close(self) -> None:
        self.workers.close()
        try:
            await self.beat()
        finally:
            await self.store.close()

    # --- time ----------------------------------------------------------------------------------------------------

    def now(self) -> int:
        """The time of day, in milliseconds. The system's clock is looked at once: it may be set anew, by an hour or
        a year, and nobody's time at a table may change by that."""
        began, ran = self._began
        return began + (time.monotonic_ns() - ran) // 1_000_000

    def ran(self, since: int, now: int) -> int:
        """How long clocks ran between two times: outages do not count."""
        down = 0
        for begin, end in reversed(self.outages):
            if end <= since:
                break
            down += max(0, min(now, end) - max(since, begin))
        return max(0, now - since - down)

    async def beat(self) -> None:
        """Write down that the server is alive, and read when it was not. Whether that works is whether we are ready:
        what cannot be written down is not taken."""
        try:
            await self.store.beat(self.now(), GAP)
            self.outages = sorted(await self.store.outages())
        except StoreFailed as error:
            self.store_failed(error)
            raise
        self._failing = None

    def store_failed(self, error: StoreFailed) -> None:
        """The store did not do something: until it writes down the next sign of life, we are not ready."""
        self.metrics.store_failures += 1
        if self._failing is None:
            LOG.warning("store failed", extra={"reason": error.reason})
            self._failing = time.monotonic()

    @property
    def store_works(self) -> bool:
        return self._failing is None

    def store_failing(self) -> float:
        """For how many seconds the store has not worked."""
        return 0.0 if self._failing is None else time.monotonic() - self._failing

    # --- background ----------------------------------------------------------------------------------------------

    def task(self, work: Coroutine[Any, Any, None]) -> "asyncio.Task[None]":
        """Run something in the background; what goes wrong is logged."""
        made = asyncio.get_running_loop().create_task(work)
        self._tasks.add(made)
        made.add_done_callback(self._finished)
        return made

    def keep(self, name: str, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
        """Run something for as long as the server lives: whatever it dies of is logged and counted, and it is begun
        again."""
        self.task(self._kept(name, work))

    async def _kept(self, name: str, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
        wait, longest = RESTART
        while True:
            began = time.monotonic()
            try:
                await work()
            except Exception as error:
                self.metrics.task_failures[name] += 1
                expected = isinstance(error, GameError)
                LOG.log(
                    logging.WARNING if expected else logging.ERROR,
                    "task begun again",
                    extra={"task": name, "reason": str(error)},
                    exc_info=None if expected else error,
                )
            wait = RESTART[0] if time.monotonic() - began > longest else min(longest, wait * 2)
            await asyncio.sleep(wait)

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
        error = None if task.cancelled() else task.exception()
        if isinstance(error, GameError):  # the store is away: said where it was noticed
            LOG.warning("task failed", extra={"reason": str(error)})
        elif error is not None:
            LOG.error("task failed", exc_info=error)

    # --- limits --------------------------------------------------------------------------------------------------

    def buckets(self, name: str, burst: float, rate: float) -> Buckets:
        """How much each address may ask for of something, at all processes of this server together."""
        if self.sibling is None:
            return Buckets(burst, rate)
        return SharedBuckets(self.sibling.folder / f"{name}.limits", burst, rate)

    def take_word(self, person: str) -> None:
        """Somebody says something."""
        if not self.words.take(person):
            raise GameError("too-many-messages")

    def may_go_on_unattended(self, table: str) -> bool:
        """Whether the bots of a table where nobody is may think now; so many tables at a time."""
        if table not in self.unattended and len(self.unattended) >= self.config.unattended_tables:
            return False
        self.unattended.add(table)
        return True

    def take_hint(self, person: str) -> None:
        """Somebody asks a bot."""
        if not self.hints.take(person):
            raise GameError("too-many-hints")
