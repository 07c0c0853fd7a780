"""Notes between processes by NATS, where many machines share one PostgreSQL; a few processes do without (NOTIFY).

NATS keeps nothing: what is said while a line is down is lost. Whoever has a line again asks all to read on and to say
anew who is connected (`Lobby._missed`).
"""

import asyncio
import contextlib
from collections.abc import Callable

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


class _Line(Client):
    """A line that forgets what it could not send when it breaks: to write that to a dead line, as its library does,
    fails in a task of which nobody hears."""

    async def _close(self, status: int, do_cbs: bool = True) -> None:
        self._pending.clear()
        self._pending_data_size = 0
        await super()._close(status, do_cbs)


class NatsBus:
    """A line to NATS, by one or several addresses with commas between them."""

    def __init__(self, addresses: str) -> None:
        self._servers = [address.strip() for address in addresses.split(",")]
        if not all(address.startswith(SCHEMES) for address in self._servers):
            raise BadSetting("bad-nats", nats=addresses)
        self._line: Client | None = None  # None: there is none at the moment

    async def check(self) -> None:
        """That somebody answers there, before people are let in."""
        try:
            line = await self._connect(asyncio.Event())
            await line.close()
        except FAILURES as error:
            raise BadSetting("nats-refused", reason=_reason(error)) from error

    async def follow(self, told: Callable[[str], None], back: Callable[[], None]) -> None:
        """Call `back` when there is a line, then `told` with every note of others for as long as it holds; whoever
        runs it runs it again after that."""

        async def heard(message: Msg) -> None:
            told(message.data.decode())

        broken = asyncio.Event()
        line: Client | None = None
        try:
            line = await self._connect(broken)
            await line.subscribe(SUBJECT, cb=heard)
            await line.flush(PATIENCE)
            self._line = line
            back()
            while line.is_connected and not broken.is_set():
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(broken.wait(), LISTENING)
            raise StoreFailed(f"NATS: {_reason(line.last_error)}")
        except FAILURES as error:
            raise StoreFailed(f"NATS: {_reason(error)}") from error
        finally:
            self._line = None
            if line is not None and not line.is_closed:
                await line.close()

    async def send(self, note: str) -> None:
        """To all others; without a line it is lost."""
        if self._line is not None:
            with contextlib.suppress(*FAILURES):  # whoever listens finds the line broken too
                await self._line.publish(SUBJECT, note.encode())

    async def _connect(self, broken: asyncio.Event) -> Client:
        """A line, which is given up at the first thing that goes wrong: notes may have been lost by it."""
        refusals: list[Exception] = []

        async def failed(error: Exception) -> None:
            refusals.append(error)
            broken.set()

        async def closed() -> None:
            broken.set()

        line = _Line()
        try:
            await line.connect(
                self._servers,
                name="igroteka",
                no_echo=True,
                allow_reconnect=False,
                max_reconnect_attempts=1,  # it tries again a first connection all the same
                reconnect_time_wait=0,
                connect_timeout=PATIENCE,
                ping_interval=LISTENING,
                max_outstanding_pings=1,
                error_cb=failed,
                closed_cb=closed,
            )
        except NoServersError as error:
            raise (refusals[-1] if refusals else error) from error
        broken.clear()  # one of several servers may have been away
        return line


def _reason(error: Exception | None) -> str:
    return "closed" if error is None else str(error) or type(error).__name__
