"""The line to a client of a timed game, measured where the client cannot choose the answer.

The system's own figures for the connection (TCP_INFO) come first: its network stack acknowledges, not its program.
Behind a proxy they are the proxy's, and elsewhere than on Linux there are none: then pings of the WebSocket protocol
count, the quickest of a while, and much less is compensated. What the program itself answers is only compared with
that: who answers much later than their line explains is named to the table.
"""

import socket
import struct
from collections import deque

WINDOW = 15  # samples
JITTER = 40.0  # milliseconds by which a round trip may usually be slower than at its best
LONGEST = 300.0  # the longest round trip that is compensated, as the system has measured it
LONGEST_ASKED = 120.0  # where nothing but a client's own answers tell
LATE = 150  # milliseconds that a program may take to answer before it is named
ENOUGH = 3  # answers that tell something
TCP_INFO = getattr(socket, "TCP_INFO", None)


class Line:
    """What is known of one connection; times in milliseconds."""

    def __init__(self) -> None:
        self._system: tuple[float, float] | None = None
        self._asked: deque[float] = deque(maxlen=WINDOW)
        self._answers: deque[float] = deque(maxlen=WINDOW)

    def system_says(self, trip: float, best: float) -> None:
        """The round trip by the system's figures: as it is now, and at its quickest."""
        self._system = (trip, best)

    def ping_came_back(self, trip: float) -> None:
        self._asked.append(trip)

    def client_answered(self, trip: float) -> None:
        """The program at the other end answered a message of ours."""
        self._answers.append(trip)

    def trip(self) -> int | None:
        """The round trip the referee is told; None while nothing is known."""
        if self._system is not None:
            return round(min(self._system[0], self._system[1] + JITTER, LONGEST))
        if self._asked:
            return round(min(*self._asked, LONGEST_ASKED))
        return None

    def late(self) -> int:
        """How much later than its line explains the program answers, at best; 0 where that is not remarkable."""
        if len(self._answers) < ENOUGH or not (self._system or self._asked):
            return 0
        quickest = self._system[1] if self._system is not None else min(self._asked)
        over = round(min(self._answers) - quickest)
        return over if over > LATE else 0


def system_figures(connection: socket.socket | None) -> tuple[float, float] | None:
    """Of a TCP connection the round trip in milliseconds, smoothed and at its quickest, where the system tells."""
    if connection is None or TCP_INFO is None:
        return None
    try:
        info = connection.getsockopt(socket.IPPROTO_TCP, TCP_INFO, 152)
    except OSError:
        return None
    if len(info) < 152:
        return None
    (smoothed,) = struct.unpack_from("=I", info, 68)  # tcpi_rtt
    (quickest,) = struct.unpack_from("=I", info, 148)  # tcpi_min_rtt
    return None if quickest == 0xFFFFFFFF else (smoothed / 1000, quickest / 1000)
