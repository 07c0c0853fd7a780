"""Lines to NATS, and the notes that processes send each other by it where many machines share one PostgreSQL; a few
processes do without (NOTIFY).

NATS keeps nothing: what is said while a line is down is lost. Whoever has a line again asks all to read on and to say
anew who is connected (`Lobby._missed`).
"""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable

from nats.aio.client import Client
from nats.aio.msg import Msg
from nats.errors import Error, NoServersError

from igroteka.core.errors import BadSetting
from igroteka.server.store import StoreFailed

SUBJECT = "igroteka"
SCHEMES = ("nats://", "tls://", "ws://", "wss://")
PATIENCE = 5  # seconds to connect
LISTENING = 3  # seconds between two looks whether the line still holds
FAILURES = (OSError, Error, TimeoutError)


class NatsLine(Client):
    """A line, which is given up at the first thing that goes wrong: notes may have been lost by it.

    It then forgets what it could not send: to write that to a dead line, as its library does, fails in a task of
    which nobody hears.
    """

    def __init__(self) -> None:
        super().__init__()
        self._broken = asyncio.Event()
        self._failures: list[Exception] = []

    async def open(self, servers: list[str]) -> None:
        try:
            await self.connect(
                servers,
                name="igroteka",
                no_echo=True,
                allow_reconnect=False,
                max_reconnect_attempts=1,  # it tries again a first connection all the same
                reconnect_time_wait=0,
                connect_timeout=PATIENCE,
                ping_interval=LISTENING,
                max_outstanding_pings=1,
                error_cb=self._fail,
                closed_cb=self._end,
            )
        except NoServersError as error:
            raise (self._failures[-1] if self._failures else error) from error
        self._broken.clear()  # one of several servers may have been away

    async def holds(self, seconds: float) -> None:
        """Wait so long; StoreFailed if the line breaks meanwhile."""
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self._broken.wait(), seconds)
        if self._broken.is_set() or not self.is_connected:
            raise StoreFailed(f"NATS: {_reason(self.last_error)}")

    async def _fail(self, error: Exception) -> None:
        self._failures.append(error)
        self._broken.set()

    async def _end(self) -> None:
        self._broken.set()

    async def _close(self, status: int, do_cbs: bool = True) -> None:
        self._pending.clear()
        self._pending_data_size = 0
        await super()._close(status, do_cbs)


def servers_of(addresses: str) -> list[str]:
    """One or several addresses with commas between them."""
    servers = [address.strip() for address in addresses.split(",")]
    if not all(address.startswith(SCHEMES) for address in servers):
        raise BadSetting("bad-nats", nats=addresses)
    return servers


@contextlib.asynccontextmanager
async def line_to(servers: list[str]) -> AsyncIterator[NatsLine]:
    """A line for as long as it holds; StoreFailed if there is none, or when it breaks."""
    line = NatsLine()
    try:
        await line.open(servers)
        yield line
    except FAILURES as error:
        raise StoreFailed(f"NATS: {_reason(error)}") from error
    finally:
        if not line.is_closed:
            await line.close()


async def check(servers: list[str]) -> None:
    """That somebody answers there, before people are let in."""
    line = NatsLine()
    try:
        await line.open(servers)
        await line.close()
    except FAILURES as error:
        raise BadSetting("nats-refused", reason=_reason(error)) from error


class NatsBus:
    """The notes between processes."""

    def __init__(self, addresses: str) -> None:
        self._servers = servers_of(addresses)
        self._line: NatsLine | None = None  # None: there is none at the moment

    async def check(self) -> None:
        await check(self._servers)

    async def follow(self, told: Callable[[str], None], back: Callable[[], None]) -> None:
        """Call `back` when there is a line, then `told` with every note of others for as long as it holds; whoever
        runs it runs it again after that."""

        async def heard(message: Msg) -> None:
            told(message.data.decode())

        try:
            async with line_to(self._servers) as line:
                await line.subscribe(SUBJECT, cb=heard)
                await line.flush(PATIENCE)
                self._line = line
                back()
                while True:
                    await line.holds(LISTENING)
        finally:
            self._line = None

    async def send(self, note: str) -> None:
        """To all others; without a line it is lost."""
        if self._line is not None:
            with contextlib.suppress(*FAILURES):  # whoever listens finds the line broken too
                await self._line.publish(SUBJECT, note.encode())


def _reason(error: Exception | None) -> str:
    return "closed" if error is None else str(error) or type(error).__name__
