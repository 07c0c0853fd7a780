"""`igroteka think`: worker processes for the rooms at a NATS, on any machine. What is said between them: jobs.py."""

import asyncio
import contextlib
import secrets
import signal
from collections.abc import Callable
from functools import partial

import msgspec
from nats.aio.msg import Msg

from igroteka.core.errors import BadSetting
from igroteka.server import jobs
from igroteka.server.config import Config
from igroteka.server.jobs import Answer, Here
from igroteka.server.metrics import LOG, log_to_stderr
from igroteka.server.nats import FAILURES, PATIENCE, NatsLine, check, line_to, servers_of
from igroteka.server.store import StoreFailed
from igroteka.server.workers import Worker

AGAIN = 1.0  # seconds until a lost line is tried again


class Thinker:
    """The places of this process, each with a worker of its own that does one job at a time."""

    def __init__(self, addresses: str, places: int) -> None:
        self._servers = servers_of(addresses)
        self._workers = [Worker() for _ in range(places)]
        self._here = Here(secrets.token_hex(8), places, jobs.versions())
        self._tasks: set[asyncio.Task[None]] = set()

    async def run(self, opened: Callable[[], None]) -> None:
        """Until it is stopped; `opened` is called when somebody answers there."""
        await check(self._servers)
        opened()
        ended = asyncio.ensure_future(self._follow())
        for number in (signal.SIGTERM, signal.SIGINT):
            asyncio.get_running_loop().add_signal_handler(number, ended.cancel)
        try:
            with contextlib.suppress(asyncio.CancelledError):
                await ended
        finally:
            for worker in self._workers:
                worker.stop()

    async def _follow(self) -> None:
        while True:
            try:
                await self._offer()
            except StoreFailed as error:
                LOG.warning("line lost", extra={"reason": error.reason})
            await asyncio.sleep(AGAIN)

    async def _offer(self) -> None:
        """Take jobs for as long as there is a line, and say so."""
        async with line_to(self._servers) as line:
            for place, worker in enumerate(self._workers):
                await line.subscribe(self._here.subject(place), cb=partial(self._asked, worker))
            await line.flush(PATIENCE)
            try:
                while True:
                    await line.publish(jobs.HERE, msgspec.json.encode(self._here))
                    await line.holds(jobs.BEAT)
            except asyncio.CancelledError:
                await self._say_bye(line)
                raise

    async def _say_bye(self, line: NatsLine) -> None:
        """Rooms need not wait until they miss us: what we were asked is done by them."""
        with contextlib.suppress(*FAILURES):
            bye = msgspec.structs.replace(self._here, places=0)
            await line.publish(jobs.HERE, msgspec.json.encode(bye))
            await line.flush(PATIENCE)

    async def _asked(self, worker: Worker, message: Msg) -> None:
        task = asyncio.get_running_loop().create_task(self._answer(worker, message))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _answer(self, worker: Worker, message: Msg) -> None:
        answer = Answer(undone=jobs.BUSY) if worker.jobs else await done(worker, message.data)
        with contextlib.suppress(*FAILURES):  # without a line the room has done it by now
            await message.respond(msgspec.json.encode(answer))


async def done(worker: Worker, data: bytes) -> Answer:
    """Do a job; whatever keeps us from it, there is an answer."""
    try:
        job, known, args = jobs.decode_job(data)
        if job.version != jobs.version_here(jobs.game_of(args)):
            return Answer(undone=jobs.VERSION)
        result = msgspec.json.encode(await worker.run("", job.limit, known, *args))
    except TimeoutError:
        return Answer(undone=jobs.LATE)
    except Exception as error:
        LOG.warning("job failed", extra={"reason": repr(error)})
        return Answer(undone=jobs.FAILED)
    LOG.debug("job done", extra={"reason": job.name})
    return Answer(msgspec.Raw(result)) if len(result) <= jobs.MOST_BYTES else Answer(undone=jobs.FAILED)


def run(config: Config, opened: Callable[[], None]) -> None:
    """Think for the rooms at `config.nats` until told to stop."""
    if not config.nats:
        raise BadSetting("think-needs-nats")
    log_to_stderr(config.log_level)
    asyncio.run(Thinker(config.nats, config.bot_workers).run(opened))
