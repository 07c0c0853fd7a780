"""One socket at a table: its client says who it is, then sends requests and is told what happens."""

import asyncio
import time
from collections import deque
from collections.abc import Awaitable, Callable

import msgspec

from igroteka.core.errors import GameError
from igroteka.server import wire
from igroteka.server.limits import Bucket
from igroteka.server.lines import Line
from igroteka.server.messages import Answer, ErrorMessage, Ping, encode
from igroteka.server.metrics import LOG
from igroteka.server.presence import CLOSED, NO_TABLE
from igroteka.server.protocols import TOO_MANY, BoundedSocket, frame
from igroteka.server.realtime import Realtime
from igroteka.server.services import Services
from igroteka.server.store import StoreFailed
from igroteka.server.table import Table

HELLO_SECONDS = 10.0
UNREAD = 4 << 20  # bytes a slow reader may fall behind
BACKLOG = 16  # messages that wait before no more are read
NONSENSE = 20  # unreadable messages before the socket is closed
FIRST_PINGS = 5  # soon after connecting to a timed table, so that the line is known early
PING_EVERY = 2.0  # seconds
PINGS = 16  # that wait for an answer; older ones are forgotten

REFUSED = 1008
TRY_AGAIN = TOO_SLOW = 1013


class Connection:
    """A socket at a table. Its messages are done one after another: a move at an idle table at once, anything else in
    a task. `ended` is called when it is gone."""

    def __init__(
        self, services: Services, socket: BoundedSocket, client: str, ended: Callable[["Connection"], None]
    ) -> None:
        self.services = services
        self.socket = socket
        self.client = client
        self.line = Line()
        self.person = ""
        self.name = ""
        self.table: Table | None = None  # joined
        self.nonsense = 0
        self._ended = ended
        self._over = False
        self._bucket = Bucket(services.config.messages_burst, services.config.messages_per_second)
        self._busy = True  # with a message; at first with the hello
        self._backlog: deque[bytes] = deque()
        self._came = asyncio.Event()  # something is in the backlog
        self._together: list[bytes] | None = None  # frames that are to go out in one write
        self._held: deque[tuple[float, bytes]] = deque()  # for later, and what has to go after it
        self._pings: dict[int, float] = {}  # when each was sent
        self._tasks: list[asyncio.Task[None]] = []
        self._hint: asyncio.Task[None] | None = None

    # --- out -----------------------------------------------------------------------------------------------------

    def send(self, text: bytes) -> None:
        self.pass_on(frame(text))

    def pass_on(self, message: bytes) -> None:
        if self._held:
            self._held.append((0.0, message))
        elif self._together is not None:
            self._together.append(message)
        else:
            self._write(message)

    def later(self, message: bytes, seconds: float) -> None:
        loop = asyncio.get_running_loop()
        if seconds < 0.001 and not self._held:
            self.pass_on(message)
            return
        self._held.append((loop.time() + seconds, message))
        loop.call_later(seconds, self._release)

    def _release(self) -> None:
        """Send what has waited long enough, in order."""
        now = asyncio.get_running_loop().time() + 0.001
        while self._held and self._held[0][0] <= now:
            self._write(self._held.popleft()[1])

    def _write(self, frames: bytes) -> None:
        """A reader who falls too far behind is let go, when everybody has been told: nobody waits for them."""
        self.socket.write(frames)
        if self.socket.unread > UNREAD:
            self.services.soon(lambda: self.close(TOO_SLOW))

    def together(self) -> None:
        """What is sent from now on goes out in one write, with the answer."""
        self._together = []

    def close(self, code: int) -> None:
        """Close after what is already written."""
        self.socket.close(code)

    def gone(self) -> None:
        self._over = True
        for task in self._tasks:
            task.cancel()
        if self._hint is not None:
            self._hint.cancel()
        if self.table is not None:
            self.table.leave(self)
        self._ended(self)

    # --- coming --------------------------------------------------------------------------------------------------

    def begin(self, find: Callable[[], Awaitable[Table | None]]) -> None:
        """Find the table, wait for the hello and join; None: another process has it, and the connection now."""
        self._tasks.append(self.services.task(self._join(find)))

    async def _join(self, find: Callable[[], Awaitable[Table | None]]) -> None:
        try:
            table = await find()
            self.socket.take()
            self.table = table if table is not None and await self._hello(table) else None
        except GameError as error:
            self.socket.take()
            if error.key != "no-such-table":
                self._error(error)
            self.close(TRY_AGAIN if isinstance(error, StoreFailed) else NO_TABLE)
        if self._over and self.table is not None:
            self.table.leave(self)  # it went while it was welcomed
        elif self.table is not None:
            if self.table.realtime is not None:
                self._tasks.append(self.services.task(self._measure(self.table.realtime)))
            self._done()

    async def _hello(self, table: Table) -> bool:
        """The first message says who it is and what it has seen."""
        try:
            await asyncio.wait_for(self._came.wait(), HELLO_SECONDS)
            hello = wire.decode_message(self._backlog.popleft())
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

    # --- messages ------------------------------------------------------------------------------------------------

    def heard(self, data: bytes) -> None:
        self.services.metrics.messages += 1
        if not self._bucket.take():
            self._error(GameError("too-many-messages"))
            self.close(TOO_MANY)
        elif self._busy:
            self._backlog.append(data)
            self._came.set()
            if len(self._backlog) == BACKLOG:
                self.socket.pause(True)
        else:
            self._one(data)

    def _done(self) -> None:
        """The message is done: what waits is next."""
        self._busy = False
        while self._backlog and not self._busy:
            if len(self._backlog) == BACKLOG:
                self.socket.pause(False)
            self._one(self._backlog.popleft())

    def _one(self, data: bytes) -> None:
        """One message of the client."""
        table = self.table
        assert table is not None
        try:
            message = wire.decode_message(data)
        except (msgspec.DecodeError, UnicodeError):
            self._not_understood()
            return
        if isinstance(message, wire.Move):
            self._busy = True
            if not table.move_now(self, message):
                self.services.task(self._request(table, message))
        elif isinstance(message, wire.Pong | wire.Shown):
            self._clocked(table, message)
        elif isinstance(message, wire.Hello):
            self._not_understood()
        elif isinstance(message, wire.Hint):
            self._think(table, message)
        else:
            self._busy = True
            self.services.task(self._request(table, message))

    def _not_understood(self) -> None:
        self.nonsense += 1
        self._error(GameError("bad-message"))
        if self.nonsense >= NONSENSE:
            self.close(REFUSED)

    async def _request(self, table: Table, message: wire.AnyRequest) -> None:
        self.answer(await self._answer(table, message))

    def answer(self, answer: Answer) -> None:
        """The message is done, with this answer."""
        self.send(encode(answer))
        if self._together is not None:
            frames, self._together = self._together, None
            self._write(b"".join(frames))
        self._done()

    def _think(self, table: Table, message: wire.Hint) -> None:
        """A hint may have to wait for its turn; others are done meanwhile."""
        if self._hint is not None and not self._hint.done():
            self.send(encode(Answer(message.id, False, error="too-many-hints", args={}, n=table.record.n)))
            return

        async def answered() -> None:
            self.send(encode(await self._answer(table, message)))

        self._hint = self.services.task(answered())

    async def _answer(self, table: Table, message: wire.AnyRequest) -> Answer:
        try:
            return await table.request(self, message)
        except Exception as error:
            LOG.error("request failed", extra={"table": table.id, "reason": repr(error)}, exc_info=error)
            return Answer(message.id, False, error="room-failed", args={}, n=table.record.n)

    def _error(self, error: GameError) -> None:
        self.send(encode(ErrorMessage(error.key, error.details)))

    # --- timed games ---------------------------------------------------------------------------------------------

    async def _measure(self, realtime: Realtime) -> None:
        """Measure the line for as long as the connection lasts, and ask the client, only to compare its answer."""
        count = 0
        while True:
            count += 1
            if len(self._pings) >= PINGS:
                self._pings.pop(min(self._pings))
            self._pings[count] = time.monotonic()
            self.send(encode(Ping(count)))
            await asyncio.sleep(0.2 if count < FIRST_PINGS else PING_EVERY)
            self.socket.measure(self.line, count)
            realtime.measured(self.person)

    def _clocked(self, table: Table, message: wire.Pong | wire.Shown) -> None:
        """What the referee of a timed game wants to know."""
        if table.realtime is None:
            return
        if isinstance(message, wire.Shown):
            table.realtime.shown(self.person, message.moment)
        elif message.p in self._pings:
            self.line.client_answered((time.monotonic() - self._pings.pop(message.p)) * 1000)
