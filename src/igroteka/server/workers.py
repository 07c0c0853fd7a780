"""Worker processes: bots, hints and reviews are worked out in them, so that thinking never delays the tables.

Jobs have an owner, the address they are done for, and owners take turns: who asks for much waits for themselves. A
bot's seat stays with one worker, which remembers for it (thinking.py). A worker that died or overran its time is
replaced, and what it remembered is lost; the bots then think without it.

Workers of other machines (remote.py) may join and leave at any time. What one of them was asked and did not do is
done again here.
"""

import asyncio
import contextlib
import multiprocessing
import os
import signal
import threading
from collections import OrderedDict, deque
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from random import random
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")

PLACES = 10_000  # players whose worker is known
UNEVEN = 3  # a player leaves its worker when another has so much less to do


class Undone(Exception):
    """A worker of another machine was asked and will not answer."""


class Turns:
    """Lets one job at a time through: of each owner one, in turn."""

    def __init__(self) -> None:
        self._busy = False
        self._waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()  # who is next first

    async def take(self, owner: str) -> None:
        """Wait for one's turn; `give_back` has to follow."""
        if not self._busy:
            self._busy = True
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(owner, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self.give_back()  # it was let through at that very moment
            raise

    def give_back(self) -> None:
        while self._waiting:
            owner, turns = self._waiting.popitem(last=False)
            turn = turns.popleft()
            if turns:
                self._waiting[owner] = turns  # behind all others
            if not turn.done():
                turn.set_result(None)
                return
        self._busy = False


class Worker:
    """One process. It does one job at a time."""

    def __init__(self) -> None:
        self.jobs = 0  # asked for and not finished
        self._turns = Turns()
        self._process: ProcessPoolExecutor | None = None

    async def run(self, owner: str, limit: float, job: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Do it when it is its owner's turn; TimeoutError if it takes more than so many seconds from then on."""
        self.jobs += 1
        try:
            await self._turns.take(owner)
            try:
                async with asyncio.timeout(limit):
                    return await self._run(limit, job, *args, **kwargs)
            finally:
                self._turns.give_back()
        finally:
            self.jobs -= 1

    def takes(self, job: Callable[..., object], args: tuple[object, ...]) -> bool:
        """Whether this worker can do such a job."""
        return True

    async def _run(self, limit: float, job: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        if self._process is None:
            context = multiprocessing.get_context("spawn")
            self._process = ProcessPoolExecutor(1, mp_context=context, initializer=_begin_work)
        try:
            return await asyncio.wrap_future(self._process.submit(job, *args, **kwargs))
        except (asyncio.CancelledError, BrokenProcessPool):
            self.stop()
            raise

    def stop(self) -> None:
        """End the process at once, whatever it is doing; the next job gets a new one."""
        process, self._process = self._process, None
        if process is not None:
            running = list((process._processes or {}).values())
            process.shutdown(wait=False, cancel_futures=True)
            for one in running:
                with contextlib.suppress(OSError):
                    one.kill()


class Workers:
    """All worker processes. `limit` is the time in seconds that a job may take, its waiting not counted."""

    def __init__(self, count: int, limit: float) -> None:
        self.limit = limit
        self.remote: list[Worker] = []  # of other machines
        self._workers = [Worker() for _ in range(max(1, count))]
        self._places: OrderedDict[str, Worker] = OrderedDict()  # by player, the longest unused first

    @property
    def waiting(self) -> int:
        """How many answers are asked for and not there yet."""
        return sum(worker.jobs for worker in (*self._workers, *self.remote))

    async def run(self, owner: str, job: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Do a job in the worker that has least to do."""
        return await self.run_for(owner, "", job, *args, **kwargs)

    async def run_for(self, owner: str, player: str, job: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Do a job in the worker that did the last one for this player ("": nobody remembers it)."""
        worker = self._place_of(player, [*self._workers, *(one for one in self.remote if one.takes(job, args))])
        try:
            return await worker.run(owner, self.limit, job, *args, **kwargs)
        except Undone:
            self._places.pop(player, None)
            return await self._place_of(player, self._workers).run(owner, self.limit, job, *args, **kwargs)

    def _place_of(self, player: str, able: list[Worker]) -> Worker:
        worker, freest = self._places.pop(player, None), self._freest(able)
        if worker not in able or worker.jobs >= freest.jobs + UNEVEN:
            worker = freest
        if player:
            self._places[player] = worker
        if len(self._places) > PLACES:
            self._places.popitem(last=False)
        return worker

    def _freest(self, able: list[Worker]) -> Worker:
        """Who has least to do; of several any one of another machine, so that not all rooms ask the same, and else
        the first here."""
        return min(able, key=lambda worker: (worker.jobs, random() if worker in self.remote else 1.0))

    def close(self) -> None:
        for worker in self._workers:
            worker.stop()


def _begin_work() -> None:
    """A worker leaves Ctrl-C to its parent, and does not outlive it, however it ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_follow_parent, daemon=True).start()


def _follow_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)
