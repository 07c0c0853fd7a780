"""One socket at a table: its client says who it is, then sends requests and is told what happens."""

import asyncio
import contextlib
import time
from collections import deque

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from igroteka.core.errors import GameError
from igroteka.server import wire
from igroteka.server.limits import Bucket
from igroteka.server.lines import Line
from igroteka.server.messages import Answer, ErrorMessage, Ping, encode
from igroteka.server.metrics import LOG
from igroteka.server.presence import CLOSED
from igroteka.server.protocols import LINE, BoundedSocket
from igroteka.server.realtime import Realtime
from igroteka.server.services import Services
from igroteka.server.table import Table

HELLO_SECONDS = 10.0
QUEUE = 512  # messages a slow reader may fall behind
QUEUE_BYTES = 4 << 20
NONSENSE = 20  # unreadable messages before the socket is closed
FIRST_PINGS = 5  # soon after connecting to a timed table, so that the line is known early
PING_EVERY = 2.0  # seconds
PINGS = 16  # that wait for an answer; older ones are forgotten

GOING_AWAY = 1001
REFUSED = 1008
TRY_AGAIN = TOO_SLOW = 1013
NO_TABLE = 4004
TOO_MANY = 4029


class Connection:
    """A socket at a table. Messages out wait in a queue, so that a slow reader delays nobody."""

    def __init__(self, services: Services, socket: WebSocket, client: str) -> None:
        self.client = client
        self.line = Line()
        self._hint: asyncio.Task[None] | None = None
        self.services = services
        self.socket = socket
        self.person = ""
        self.name = ""
        self.bucket = Bucket(services.config.messages_burst, services.config.messages_per_second)
        self.nonsense = 0
        self._out: deque[bytes | int] = deque()
        self._waiting = 0  # bytes
        self._slow = False  # it fell too far behind, and is closed
        self._some = asyncio.Event()
        self._held: deque[tuple[float, bytes]] = deque()  # for later, and what has to go after it
        self._pings: dict[int, float] = {}  # when each was sent

    def later(self, text: bytes, seconds: float) -> None:
        loop = asyncio.get_running_loop()
        if seconds < 0.001 and not self._held:
            self.send(text)
            return
        self._held.append((loop.time() + seconds, text))
        loop.call_later(seconds, self._release)

    def _release(self) -> None:
        """Send what has waited long enough, in order."""
        now = asyncio.get_running_loop().time() + 0.001
        while self._held and self._held[0][0] <= now:
            self._queue(self._held.popleft()[1])

    def send(self, text: bytes) -> None:
        if self._held:
            self._held.append((0.0, text))
        else:
            self._queue(text)

    def _queue(self, text: bytes) -> None:
        if self._slow:
            return
        self._waiting += len(text)
        self._slow = len(self._out) >= QUEUE or self._waiting > QUEUE_BYTES
        self._out.append(TOO_SLOW if self._slow else text)
        self._some.set()

    def close(self, code: int) -> None:
        """Close after what is already queued."""
        self._out.append(code)
        self._some.set()

    async def serve(self, table: Table) -> None:
        """Until either side hangs up."""
        writing = asyncio.create_task(self._write())
        measuring: asyncio.Task[None] | None = None
        try:
            if await self._hello(table):
                if table.realtime is not None:
                    measuring = asyncio.create_task(self._measure(table.realtime))
                while not writing.done():
                    await self._one(table)
        except WebSocketDisconnect:
            pass
        finally:
            for task in (measuring, self._hint):
                if task is not None:
                    task.cancel()
            table.leave(self)
            self.close(GOING_AWAY)
            with contextlib.suppress(asyncio.CancelledError, Exception):
                await asyncio.wait_for(writing, 5.0)
            writing.cancel()

    async def _write(self) -> None:
        """What waits goes out together, so that an update and an answer are one packet."""
        socket = self.socket
        while True:
            await self._some.wait()
            self._some.clear()
            while self._out:
                item = self._out.popleft()
                if socket.client_state is not WebSocketState.CONNECTED:
                    return
                try:
                    if isinstance(item, int):
                        await socket.close(item)
                        return
                    self._waiting -= len(item)
                    await socket.send({"type": "websocket.send", "text": item.decode()})
                except (WebSocketDisconnect, RuntimeError, OSError):
                    return

    async def _receive(self) -> bytes | str:
        message = await self.socket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code") or 1006)
        self.services.metrics.messages += 1
        text: bytes | str | None = message.get("text")
        return text if text is not None else message.get("bytes") or b""

    async def _hello(self, table: Table) -> bool:
        """The first message says who it is and what it has seen."""
        try:
            hello = wire.decode_message(await asyncio.wait_for(self._receive(), HELLO_SECONDS))
        except (msgspec.DecodeError, UnicodeError, TimeoutError):
            hello = None
        if not isinstance(hello, wire.Hello):
            self._error(GameError("hello-first"))
            self.close(REFUSED)
            return False
        if hello.secret is not None:
            self.person = wire.person_of(hello.secret)
        self.name = wire.plain(hello.name)[: wire.NAME_LENGTH]
        try:
            await table.welcome(self, hello.since)
        except GameError as error:
            self._error(error)
            self.close(CLOSED if error.key == "table-closed" else TRY_AGAIN)
            return False
        return True

    async def _one(self, table: Table) -> None:
        """One message of the client."""
        data = await self._receive()
        if not self.bucket.take():
            self._error(GameError("too-many-messages"))
            self.close(TOO_MANY)
            raise WebSocketDisconnect(TOO_MANY)
        try:
            message = wire.decode_message(data)
        except (msgspec.DecodeError, UnicodeError):
            message = None
        if isinstance(message, wire.Pong | wire.Shown):
            self._clocked(table, message)
            return
        if message is None or isinstance(message, wire.Hello):
            self.nonsense += 1
            self._error(GameError("bad-message"))
            if self.nonsense >= NONSENSE:
                self.close(REFUSED)
                raise WebSocketDisconnect(REFUSED)
            return
        if isinstance(message, wire.Hint):
            self._think(table, message)
        else:
            self.send(encode(await self._answer(table, message)))

    def _think(self, table: Table, message: wire.Hint) -> None:
        """A hint may have to wait for its turn; the socket is read meanwhile, or it would seem dead."""
        if self._hint is not None and not self._hint.done():
            self.send(encode(Answer(message.id, False, error="too-many-hints", args={}, n=table.record.n)))
            return

        async def answered() -> None:
            self.send(encode(await self._answer(table, message)))

        self._hint = asyncio.create_task(answered())

    async def _measure(self, realtime: Realtime) -> None:
        """Measure the line for as long as the connection lasts, and ask the client, only to compare its answer."""
        protocol: BoundedSocket | None = self.socket.scope["extensions"].get(LINE)
        count = 0
        while True:
            count += 1
            if len(self._pings) >= PINGS:
                self._pings.pop(min(self._pings))
            self._pings[count] = time.monotonic()
            self.send(encode(Ping(count)))
            await asyncio.sleep(0.2 if count < FIRST_PINGS else PING_EVERY)
            if protocol is not None:
                protocol.measure(self.line, count)
            realtime.measured(self.person)

    def _clocked(self, table: Table, message: wire.Pong | wire.Shown) -> None:
        """What the referee of a timed game wants to know."""
        if table.realtime is None:
            return
        if isinstance(message, wire.Shown):
            table.realtime.shown(self.person, message.moment)
        elif message.p in self._pings:
            self.line.client_answered((time.monotonic() - self._pings.pop(message.p)) * 1000)

    async def _answer(self, table: Table, message: wire.AnyRequest) -> Answer:
        try:
            return await table.request(self, message)
        except Exception as error:
            LOG.error("request failed", extra={"table": table.id, "reason": repr(error)}, exc_info=error)
            return Answer(message.id, False, error="room-failed", args={}, n=table.record.n)

    def _error(self, error: GameError) -> None:
        self.send(encode(ErrorMessage(error.key, error.details)))
