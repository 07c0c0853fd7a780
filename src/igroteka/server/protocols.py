"""HTTP as uvicorn speaks it, and WebSockets, with bounds: nobody holds a connection without using it.

A request has to arrive within some seconds, an answer has to be read, frames of every kind count (pings and empty
fragments too), and one address has so many connections at most.
"""

import asyncio
import http
import time
from collections import Counter
from collections.abc import Callable
from typing import Any, Protocol, TypeAlias

import uvicorn
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.utils import get_remote_addr
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode
from websockets.http11 import Request, Response
from websockets.protocol import State
from websockets.server import ServerProtocol

from igroteka.server.config import Config
from igroteka.server.limits import Bucket
from igroteka.server.lines import Line, system_figures

REQUEST_SECONDS = 10.0  # for a whole request
HEAD_BYTES = 32_768  # of an address and headers
READ_SECONDS = 30.0  # for reading an answer that does not fit into the system's buffers
UNREAD_BYTES = 1 << 20  # of control frames and messages that a client has not read
FRAMES = 2.0  # frames that are no whole messages, for each message that is allowed
CLOSE_SECONDS = 5.0  # for the answer to a good-bye
KEEP_ALIVE = 20  # seconds between two looks whether a client is still there
TEXT_FRAME = 0x81  # the first byte of a message in one piece
PONG_FRAME = 0x8A
PING = b"\x89\x01?"

GOING_AWAY = 1001
NOT_THERE = 1011
TOO_MANY = 4029


class Bounds:
    """What all connections of a process share. Behind a proxy they all have its address, and are not counted."""

    def __init__(self, config: Config) -> None:
        self.config = config
        self.by_client: Counter[str] = Counter()
        self.sockets: set[BoundedSocket] = set()

    async def keep_alive(self) -> None:
        """Look after all sockets, a part of them every second."""
        second = 0
        while True:
            await asyncio.sleep(1.0)
            second += 1
            for socket in [socket for socket in self.sockets if (id(socket) // 64 + second) % KEEP_ALIVE == 0]:
                socket.keep_alive()

    def came(self, client: str) -> bool:
        """Whether one more connection of this address is allowed; it counts either way, until it has `gone`."""
        self.by_client[client] += 1
        return self.config.proxied or self.by_client[client] <= self.config.connections_per_client

    def gone(self, client: str) -> None:
        self.by_client[client] -= 1
        if self.by_client[client] <= 0:
            del self.by_client[client]


class Unread:
    """Ends a connection whose client does not read for a while."""

    def __init__(self) -> None:
        self._timer: asyncio.TimerHandle | None = None

    def paused(self, transport: asyncio.Transport) -> None:
        if self._timer is None:
            self._timer = asyncio.get_running_loop().call_later(READ_SECONDS, transport.abort)

    def resumed(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


class BoundedHttp(HttpToolsProtocol):
    """HTTP/1.1 with a deadline for each request."""

    bounds: Bounds

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._deadline: asyncio.TimerHandle | None = None
        self._unread = Unread()
        self._counted = ""
        self._head = 0  # bytes of the address and the headers

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._counted = self.client[0] if self.client else ""
        if self.bounds.came(self._counted):
            self._await_request()
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self.bounds.gone(self._counted)
        self._request_came()
        self._unread.resumed()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        idle = self.cycle is not None and self.cycle.response_complete and self._deadline is None
        if idle and not self.transport.is_closing():
            self._await_request()  # the next request on a connection that is kept
        super().data_received(data)

    def on_message_begin(self) -> None:
        self._head = 0
        super().on_message_begin()

    def on_url(self, url: bytes) -> None:
        self._count_head(len(url))
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        self._count_head(len(name) + len(value))
        super().on_header(name, value)

    def _count_head(self, size: int) -> None:
        self._head += size
        if self._head > HEAD_BYTES:
            self.transport.abort()

    def on_message_complete(self) -> None:
        self._request_came()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self._request_came()
        super().handle_websocket_upgrade()

    def _await_request(self) -> None:
        self._deadline = self.loop.call_later(REQUEST_SECONDS, self.transport.abort)

    def _request_came(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def pause_writing(self) -> None:
        super().pause_writing()
        self._unread.paused(self.transport)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._unread.resumed()


class SocketUser(Protocol):
    """Who a socket belongs to."""

    def heard(self, data: bytes) -> None:
        """A whole message came."""

    def gone(self) -> None:
        """The line is closed; called once."""


Admit: TypeAlias = "Callable[[BoundedSocket, Request], SocketUser | None]"


class BoundedSocket(asyncio.Protocol):
    """A WebSocket at the end of a transport, without tasks and queues: messages are given to its user as they come,
    and written at once.

    The usual case, one small whole text frame or pong, is read here. At the first piece of data that is anything else
    (a ping, a fragment, half a frame) the parser of the websockets library takes over for the rest of the connection.
    """

    bounds: Bounds
    admit: Admit

    def __init__(self, config: uvicorn.Config, server_state: ServerState, *args: Any, **kwargs: Any) -> None:
        limits = self.bounds.config
        self.peer = ""  # the address at the other end of the line
        self._open: set[Any] = server_state.connections  # uvicorn closes them when it ends
        self._headers = server_state.default_headers
        self._parser = ServerProtocol(max_size=limits.message_bytes)
        self._frames = Bucket(limits.messages_burst * FRAMES, limits.messages_per_second * FRAMES)
        self._unread = Unread()
        self._user: SocketUser | None = None
        self._handshake = b""  # until it is answered
        self._response: Response | None = None
        self._plain = False  # nothing but small whole text frames have come
        self._parts: list[bytes] = []  # of a message in fragments
        self._closing: asyncio.TimerHandle | None = None
        self._pings: dict[bytes, tuple[float, Callable[[float], None]]] = {}  # sent by `measure`, not answered
        self._silent = False  # nothing has come since the last keep-alive

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        self.transport = transport
        self._open.add(self)
        address = get_remote_addr(transport)
        self.peer = address[0] if address else ""

    def connection_lost(self, exc: Exception | None) -> None:
        self._open.discard(self)
        self.bounds.gone(self.peer)
        self.bounds.sockets.discard(self)
        self._unread.resumed()
        if self._closing is not None:
            self._closing.cancel()
        self._lose_user()

    def shutdown(self) -> None:
        """The server ends."""
        if self._user is not None:
            self.close(GOING_AWAY)
        self.transport.close()

    def pause_writing(self) -> None:
        self._unread.paused(self.transport)

    def resume_writing(self) -> None:
        self._unread.resumed()

    # --- what comes ----------------------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        self._silent = False
        if self._plain:
            data = self._take_plain(data)
            if not data:
                return
            self._plain = False
        if self._response is None:
            self._handshake += data
        self._parser.receive_data(data)
        for event in self._parser.events_received():
            if isinstance(event, Request):
                self._asked(event)
            elif isinstance(event, Frame):
                self._framed(event)
        self._write_parsers()
        if self._parser.close_rcvd is not None or self._parser.parser_exc is not None:  # it went, or sent nonsense
            self._lose_user()
            self.transport.close()

    def _take_plain(self, data: bytes) -> bytes:
        """Do what nearly all clients send nearly always: whole small frames of text, and pongs. The rest is for the
        parser, from there on."""
        while self._user is not None and len(data) >= 6:
            size = data[1] - 128
            end = size + 6
            if data[0] not in (TEXT_FRAME, PONG_FRAME) or not 0 <= size < 126 or end > len(data):
                break
            mask = int.from_bytes(data[2:6] * ((size + 3) >> 2), "little") & (1 << 8 * size) - 1
            inside = (int.from_bytes(data[6:end], "little") ^ mask).to_bytes(size, "little")
            if data[0] == TEXT_FRAME:
                self._user.heard(inside)
            else:
                self._framed(Frame(Opcode.PONG, inside))
            data = data[end:]
        return data

    def _asked(self, request: Request) -> None:
        """The handshake; its answer waits until the user takes it."""
        self._response = self._parser.accept(request)
        if self._response.status_code == 101:
            self._user = self.admit(self, request)
            if self._user is not None:
                return
            self._response = self._parser.reject(http.HTTPStatus.FORBIDDEN, "")
        self._respond()
        self.transport.close()

    def take(self) -> None:
        """Answer the handshake: messages may come."""
        if self._user is not None and self._handshake:
            self._respond()
            self._plain = True
            self.bounds.sockets.add(self)

    def _respond(self) -> None:
        assert self._response is not None
        self._handshake = b""
        for name, value in self._headers:
            self._response.headers[name.decode()] = value.decode()
        self._parser.send_response(self._response)
        self._write_parsers()

    def let_go(self, give: Callable[[int, bytes], bool]) -> bool:
        """Give the connection to another process, which answers the handshake; False: it was not taken."""
        if self._user is None or not self._handshake:
            return True  # it is gone anyway
        if not give(self.transport.get_extra_info("socket").fileno(), self._handshake):
            return False
        self._handshake = b""
        self.transport.abort()  # this end of it
        return True

    def _framed(self, frame: Frame) -> None:
        whole = frame.fin and frame.opcode in (Opcode.TEXT, Opcode.BINARY)  # its user counts those
        if not whole and (not self._frames.take() or self.unread > UNREAD_BYTES):
            self._too_many()
            return
        if frame.opcode is Opcode.PONG:
            asked = self._pings.pop(bytes(frame.data), None)
            if asked is not None:
                asked[1]((time.monotonic() - asked[0]) * 1000)
        elif frame.opcode in (Opcode.TEXT, Opcode.BINARY, Opcode.CONT):
            self._parts.append(bytes(frame.data))
            if frame.fin:
                message, self._parts = b"".join(self._parts), []
                if self._user is not None:
                    self._user.heard(message)

    def _too_many(self) -> None:
        """It was told to go, or its answers would pile up unread."""
        if self._closing is not None or self.unread > UNREAD_BYTES:
            self.transport.abort()
        else:
            self.close(TOO_MANY)

    def pause(self, paused: bool) -> None:
        """Read no more for now, or go on: its user has enough to do."""
        if not self.transport.is_closing():
            (self.transport.pause_reading if paused else self.transport.resume_reading)()

    # --- what goes -----------------------------------------------------------------------------------------------

    def write(self, frames: bytes) -> None:
        """Frames, made by `frame`."""
        if self._user is not None:
            self.transport.write(frames)

    @property
    def unread(self) -> int:
        """Bytes that the client has not taken yet."""
        return self.transport.get_write_buffer_size()

    def close(self, code: int) -> None:
        """Say good-bye after what was written; a client that does not answer is cut off."""
        self.take()
        if self._closing is None and not self.transport.is_closing():
            self._closing = asyncio.get_running_loop().call_later(CLOSE_SECONDS, self.transport.abort)
            if self._parser.state is State.OPEN:
                self._parser.send_close(code)
            self._write_parsers()
        self._lose_user()

    def _lose_user(self) -> None:
        user, self._user = self._user, None
        self._plain = False
        if user is not None:
            user.gone()

    def _write_parsers(self) -> None:
        """What the parser has to say: the answer to a handshake or a ping, or good-bye."""
        output = b"".join(self._parser.data_to_send())
        if output and not self.transport.is_closing():
            self.transport.write(output)

    # --- the line ------------------------------------------------------------------------------------------------

    def keep_alive(self) -> None:
        """Ask whether it is still there; who has been silent since the last time is not."""
        if self._silent:
            self.close(NOT_THERE)
            self.transport.close()
        elif not self.transport.is_closing():
            self._silent = True
            self.transport.write(PING)

    def measure(self, line: Line, number: int) -> None:
        """Note what the system knows of the line, and send a ping."""
        if self._user is None or self.transport.is_closing():
            return
        own = not self.bounds.config.proxied  # else the line that the system knows is that to the proxy
        figures = system_figures(self.transport.get_extra_info("socket")) if own else None
        if figures is not None:
            line.system_says(*figures)
            return
        if len(self._pings) >= 8:
            self._pings.clear()  # it does not answer
        payload = b"line" + number.to_bytes(4, "big")
        self._pings[payload] = (time.monotonic(), line.ping_came_back)
        self.transport.write(b"\x89\x08" + payload)


def frame(text: bytes) -> bytes:
    """A message as a whole text frame.

    >>> frame(b"hi")
    b'\\x81\\x02hi'
    """
    size = len(text)
    if size < 126:
        return b"\x81%c%b" % (size, text)
    if size < 1 << 16:
        return b"\x81\x7e%b%b" % (size.to_bytes(2, "big"), text)
    return b"\x81\x7f%b%b" % (size.to_bytes(8, "big"), text)


def bounded(bounds: Bounds, admit: Admit) -> tuple[type[BoundedHttp], type[BoundedSocket]]:
    """The two protocols with these bounds; `admit` says whose a new socket is, or that it is refused."""
    http = type("Http", (BoundedHttp,), {"bounds": bounds})
    return http, type("Socket", (BoundedSocket,), {"bounds": bounds, "admit": staticmethod(admit)})
