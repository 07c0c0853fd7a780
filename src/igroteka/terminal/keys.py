"""The keyboard, key by key, for games that do not wait for Enter. The terminal is restored whatever happens."""

import contextlib
import os
import select
import signal
import sys
import termios
import tty
from types import FrameType, TracebackType
from typing import Any, Self

from igroteka.terminal.letters import SAME_KEY

ESCAPE = "\x1b"


class Keyboard:
    """Keys as they are pressed, named as on a Latin keyboard in small letters."""

    def __init__(self) -> None:
        self.fd = sys.stdin.fileno()
        self._before: list[Any] = []
        self._handlers: dict[int, Any] = {}
        self._rest = b""

    def __enter__(self) -> Self:
        self._before = termios.tcgetattr(self.fd)
        for number in (signal.SIGTERM, signal.SIGHUP):
            self._handlers[number] = signal.signal(number, _leave)
        # a program started in the background ignores Ctrl-C; a person who plays wants it to work
        self._handlers[signal.SIGINT] = signal.signal(signal.SIGINT, signal.default_int_handler)
        tty.setcbreak(self.fd)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        with contextlib.suppress(termios.error):
            termios.tcsetattr(self.fd, termios.TCSAFLUSH, self._before)
        for number, handler in self._handlers.items():
            signal.signal(number, handler)

    def read(self, seconds: float) -> list[str]:
        """The keys pressed within this time; back as soon as there are some. A closed keyboard is Escape."""
        ready, _, _ = select.select([self.fd], [], [], max(0.0, seconds))
        if not ready:
            return []
        data = os.read(self.fd, 256)
        if not data:
            return [ESCAPE]
        data = self._rest + data
        self._rest = b""
        try:
            text = data.decode()
        except UnicodeDecodeError as broken:  # a letter of several bytes, cut in two
            self._rest = data[broken.start :] if broken.reason == "unexpected end of data" else b""
            text = data[: broken.start].decode(errors="ignore")
        if len(text) > 1 and text.startswith(ESCAPE):
            return []  # an arrow or function key
        return [SAME_KEY.get(key, key) for key in text.lower()]


def _leave(number: int, frame: FrameType | None) -> None:
    """On a signal to stop, end the program in the usual way, so that the terminal is restored."""
    raise SystemExit(128 + number)
