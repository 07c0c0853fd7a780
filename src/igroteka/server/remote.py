"""Workers of other machines (`igroteka think`), as a room knows them. What is said between them: jobs.py."""

import asyncio
import time
from collections.abc import Callable
from typing import Any, ParamSpec, TypeVar

import msgspec
from nats.aio.msg import Msg

from igroteka.server import jobs
from igroteka.server.jobs import Here
from igroteka.server.metrics import LOG, Metrics
from igroteka.server.nats import FAILURES, PATIENCE, NatsLine, check, line_to, servers_of
from igroteka.server.workers import Undone, Worker, Workers

P = ParamSpec("P")
T = TypeVar("T")

MOST = 1000  # worker processes that a room knows


class RemoteWorker(Worker):
    """One place of a worker process elsewhere. It is asked for one job at a time; other rooms may ask it too."""

    def __init__(self, line: NatsLine, here: Here, place: int, metrics: Metrics) -> None:
        super().__init__()
        self._line = line
        self._subject = here.subject(place)
        self._versions = here.versions
        self._metrics = metrics
        self._gone = asyncio.Event()

    def takes(self, job: Callable[..., object], args: tuple[Any, ...]) -> bool:
        """Jobs that can travel, for a game that is played there as it is here."""
        if job not in jobs.SHAPES:
            return False
        game = jobs.game_of(args)
        return self._versions.get(game) == jobs.version_here(game)

    async def _run(self, limit: float, job: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        try:
            result = await self._ask(limit, job, args)
        except Undone as error:
            self._metrics.undone_jobs += 1
            LOG.info("worker elsewhere did not answer", extra={"reason": str(error)})
            raise
        self._metrics.remote_jobs += 1
        return result

    async def _ask(self, limit: float, job: Callable[..., T], args: tuple[Any, ...]) -> T:
        data = jobs.encode_job(job, args, limit)
        if len(data) > jobs.MOST_BYTES:
            raise Undone("too large")
        try:
            answer = msgspec.json.decode(await self._request(data, limit), type=jobs.Answer)
            if not answer.undone:
                return jobs.decode_result(job, answer)
        except msgspec.DecodeError as error:
            raise Undone(repr(error)) from error
        if answer.undone == jobs.LATE:
            raise TimeoutError
        raise Undone(answer.undone)

    async def _request(self, data: bytes, limit: float) -> bytes:
        """What it answers, if it does while it is there."""
        request = asyncio.ensure_future(self._line.request(self._subject, data, timeout=2 * limit))
        gone = asyncio.ensure_future(self._gone.wait())
        try:
            await asyncio.wait({request, gone}, return_when=asyncio.FIRST_COMPLETED)
            if not request.done():
                raise Undone("gone")
            answer: bytes = request.result().data
            return answer
        except FAILURES as error:
            raise Undone(repr(error)) from error
        finally:
            request.cancel()
            gone.cancel()

    def stop(self) -> None:
        """It is not there any more: who waits for its answer does not."""
        self._gone.set()


class Known:
    """A worker process: when it was heard last, and its places. Of another version they are not used."""

    def __init__(self, places: list[RemoteWorker]) -> None:
        self.heard = time.monotonic()
        self.places = places


class RemoteWorkers:
    """Those that are there now, by their signs of life; they join the workers of the room."""

    def __init__(self, addresses: str, workers: Workers, metrics: Metrics) -> None:
        self._workers = workers
        self._metrics = metrics
        self._servers = servers_of(addresses)
        self._known: dict[str, Known] = {}

    async def check(self) -> None:
        await check(self._servers)

    async def follow(self) -> None:
        """For as long as there is a line; whoever runs it runs it again after that."""
        try:
            async with line_to(self._servers) as line:

                async def heard(message: Msg) -> None:
                    self._heard(message.data, line)

                await line.subscribe(jobs.HERE, cb=heard)
                await line.flush(PATIENCE)
                while True:
                    await line.holds(jobs.BEAT)
                    oldest = time.monotonic() - jobs.SILENT
                    for name in [name for name, known in self._known.items() if known.heard < oldest]:
                        self._forget(name)
        finally:
            for name in list(self._known):
                self._forget(name)

    def _heard(self, data: bytes, line: NatsLine) -> None:
        try:
            here = msgspec.json.decode(data[: jobs.MOST_BYTES], type=Here)
        except msgspec.DecodeError:
            return
        known = self._known.get(here.worker)
        if not here.places:
            self._forget(here.worker)
        elif known is not None:
            known.heard = time.monotonic()
        elif len(self._known) < MOST:
            self._meet(here, line)

    def _meet(self, here: Here, line: NatsLine) -> None:
        places: list[RemoteWorker] = []
        if any(jobs.version_here(game) == version for game, version in here.versions.items()):
            places = [RemoteWorker(line, here, place, self._metrics) for place in range(here.places)]
            LOG.info("worker elsewhere came", extra={"reason": here.worker})
        else:
            LOG.warning("worker elsewhere has another version", extra={"reason": f"{here.worker} {here.versions}"})
        self._known[here.worker] = Known(places)
        self._workers.remote += places

    def _forget(self, name: str) -> None:
        known = self._known.pop(name, None)
        if known is not None:
            self._workers.remote = [one for one in self._workers.remote if one not in known.places]
            for place in known.places:
                place.stop()
