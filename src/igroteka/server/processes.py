"""`igroteka serve`: one process, or several that share the tables of one PostgreSQL (`--workers`).

With several, this process only looks after them: it starts them, starts again who died, and stops them all when it is
stopped itself. All listen at the same port, and the system spreads who comes over them; which of them has a table is
decided by leases (leases.py).
"""

import multiprocessing
import os
import signal
import sys
import tempfile
import threading
import time
from collections.abc import Callable
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from pathlib import Path
from types import FrameType
from typing import Any

import msgspec

from igroteka.core.errors import BadSetting, GameError
from igroteka.server.app import address_of, serve, socket_at
from igroteka.server.config import Config
from igroteka.server.metrics import LOG, log_to_stderr
from igroteka.server.siblings import Sibling

AGAIN = 0.5  # seconds until a process that died is started again
STOPPING = 20.0  # seconds for all of them to stop


def run(config: Config, opened: Callable[[str], None]) -> None:
    """Serve until told to stop; `opened` is called with the address when people can come."""
    if config.workers == 1:
        place = socket_at(config)
        serve(config, place, lambda: opened(address_of(place)))
        return
    if not config.store_url().startswith(("postgresql://", "postgres://")):
        raise BadSetting("workers-need-postgres", workers=config.workers)
    log_to_stderr(config.log_level)
    with socket_at(config, together=True) as reserved:  # it does not listen, but keeps the port
        port: int = reserved.getsockname()[1]
        bots = max(1, config.bot_workers // config.workers)
        each = msgspec.structs.replace(config, port=port, bot_workers=bots, workers=1)
        with tempfile.TemporaryDirectory(prefix="igroteka-") as folder:  # for this user alone
            siblings = [Sibling(number, Path(folder)) for number in range(config.workers)]
            _Group(each, siblings).run(lambda: opened(address_of(reserved)))


class _Group:
    """The processes of one server."""

    def __init__(self, config: Config, siblings: list[Sibling]) -> None:
        self._config = config
        self._siblings = siblings
        self._context = multiprocessing.get_context("spawn")
        self._running: dict[BaseProcess, tuple[Sibling, Connection]] = {}
        self._stopping = False

    def run(self, opened: Callable[[], None]) -> None:
        for number in (signal.SIGTERM, signal.SIGINT):
            signal.signal(number, self._stop)
        for sibling in self._siblings:
            self._start(sibling)
        try:
            for _, told in list(self._running.values()):
                self._await_ready(told)
            if not self._stopping:
                opened()
            while self._running:
                self._look()
        finally:
            self._stop_all()

    def _start(self, sibling: Sibling) -> None:
        here, there = self._context.Pipe(duplex=False)
        process = self._context.Process(target=_serve_one, args=(self._config, there, sibling), name="igroteka")
        process.start()
        there.close()
        self._running[process] = (sibling, here)

    def _await_ready(self, told: Connection) -> None:
        """Wait until a process is there; what keeps it from that is said once, by us."""
        try:
            failed: tuple[str, dict[str, Any]] | None = told.recv()
        except EOFError:  # it died, and will be started again
            return
        if failed is not None:
            raise BadSetting(failed[0], **failed[1])

    def _look(self) -> None:
        """Wait for something to happen to one of them."""
        wait([process.sentinel for process in self._running], timeout=1.0)
        for process in [process for process in self._running if not process.is_alive()]:
            sibling, told = self._running.pop(process)
            told.close()
            if not self._stopping:
                LOG.error("process died", extra={"reason": f"exit code {process.exitcode}"})
                time.sleep(AGAIN)
                self._start(sibling)

    def _stop(self, number: int, frame: FrameType | None) -> None:
        self._stopping = True
        for process in self._running:
            if process.pid is not None and process.is_alive():
                os.kill(process.pid, signal.SIGTERM)

    def _stop_all(self) -> None:
        self._stop(signal.SIGTERM, None)
        until = time.monotonic() + STOPPING
        for process in self._running:
            process.join(max(0.0, until - time.monotonic()))
            if process.is_alive():
                process.kill()


def _serve_one(config: Config, told: Connection, sibling: Sibling) -> None:
    """One of the processes; it does not outlive the one that looks after it."""
    threading.Thread(target=_follow_parent, daemon=True).start()
    try:
        serve(config, socket_at(config, together=True), lambda: told.send(None), sibling)
    except GameError as error:
        told.send((error.key, error.details))
        sys.exit(1)


def _follow_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os.kill(os.getpid(), signal.SIGTERM)
