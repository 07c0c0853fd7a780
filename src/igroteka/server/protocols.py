"""HTTP and WebSockets as uvicorn speaks them, with bounds: nobody holds a connection without using it.

A request has to arrive within some seconds, an answer has to be read, frames of every kind count (pings and empty
fragments too), and one address has so many connections at most.
"""

import asyncio
import time
from collections import Counter
from collections.abc import Callable
from typing import Any, cast

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Response

from igroteka.server.config import Config
from igroteka.server.limits import Bucket
from igroteka.server.lines import Line, system_figures

REQUEST_SECONDS = 10.0  # for a whole request
HEAD_BYTES = 32_768  # of an address and headers
READ_SECONDS = 30.0  # for reading an answer that does not fit into the system's buffers
UNREAD_BYTES = 1 << 20  # of control frames and messages that a client has not read
FRAMES = 2.0  # frames for each message that is allowed
LINE = "igroteka.line"  # under `extensions` of a scope
TOO_MANY = 4029


class Bounds:
    """What all connections of a process share. Behind a proxy they all have its address, and are not counted."""

    def __init__(self, config: Config) -> None:
        self.config = config
        self.by_client: Counter[str] = Counter()

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


class BoundedSocket(WebSocketsSansIOProtocol):
    """WebSockets whose frames are counted, and whose line can be measured (`extensions` of the scope)."""

    bounds: Bounds

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        limits = self.bounds.config
        self._frames = Bucket(limits.messages_burst * FRAMES, limits.messages_per_second * FRAMES)
        self._unread = Unread()
        self._pings: dict[bytes, tuple[float, Callable[[float], None]]] = {}  # sent by `measure`, not answered
        self._reject = self.conn.reject
        self.conn.reject = self._rejected  # type: ignore[method-assign]

    def _rejected(self, status: Any, text: str) -> Response:
        """A refusal with the headers of every other answer."""
        response = self._reject(status, text)
        for name, value in self.default_headers:
            response.headers[name.decode()] = value.decode()
        return response

    def connection_lost(self, exc: Exception | None) -> None:
        self.bounds.gone(self.client[0] if self.client else "")
        self._unread.resumed()
        super().connection_lost(exc)

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            cast(dict[str, Any], self.scope)["extensions"][LINE] = self

    # --- frames --------------------------------------------------------------------------------------------------

    def _too_many(self) -> bool:
        """Whether this frame is one too many, or its answer would pile up unread; the connection is ended then."""
        if self._frames.take() and self.transport.get_write_buffer_size() <= UNREAD_BYTES:
            return False
        if self.close_sent:  # it was told to go, and goes on
            self.transport.abort()
            return True
        self.conn.fail(TOO_MANY, "")
        output = b"".join(self.conn.data_to_send())
        self.queue.put_nowait({"type": "websocket.disconnect", "code": TOO_MANY})
        self.close_sent = True
        if self.transport.get_write_buffer_size() > UNREAD_BYTES:
            self.transport.abort()
        else:
            self.transport.write(output)
            self.transport.close()
        return True

    def handle_ping(self) -> None:
        if not self._too_many():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self._too_many():
            return
        asked = self._pings.pop(bytes(event.data), None)
        if asked is None:
            super().handle_pong(event)
        else:
            asked[1]((time.monotonic() - asked[0]) * 1000)

    def handle_cont(self, event: Frame) -> None:
        if not self._too_many():
            super().handle_cont(event)

    def handle_text(self, event: Frame) -> None:
        if not self._too_many():
            super().handle_text(event)

    def handle_bytes(self, event: Frame) -> None:
        if not self._too_many():
            super().handle_bytes(event)

    def pause_writing(self) -> None:
        super().pause_writing()
        self._unread.paused(self.transport)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._unread.resumed()

    # --- the line ------------------------------------------------------------------------------------------------

    def measure(self, line: Line, number: int) -> None:
        """Note what the system knows of the line, and send a ping."""
        if self.close_sent or self.transport.is_closing():
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
        self.conn.send_ping(payload)
        self.transport.write(b"".join(self.conn.data_to_send()))


def bounded(config: Config) -> tuple[type[asyncio.Protocol], type[asyncio.Protocol]]:
    """The two protocols with the bounds of this configuration."""
    bounds = Bounds(config)
    http = type("Http", (BoundedHttp,), {"bounds": bounds})
    return http, type("Socket", (BoundedSocket,), {"bounds": bounds})
