"""Logs in SQLite: WAL, synchronous=FULL, one writer thread that commits in groups.

Whoever waits while a commit runs is part of the next one, so many tables share the price of a flush.
"""

import asyncio
import queue
import sqlite3
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

from igroteka.core.errors import BadSetting
from igroteka.server.store import Head, Listed, Store, Taken

T = TypeVar("T")

GROUP = 512  # at most so many requests in one commit

MIGRATIONS = [
    """
    CREATE TABLE tables (
        id TEXT PRIMARY KEY, setup BLOB NOT NULL, about BLOB NOT NULL, public INTEGER NOT NULL, status TEXT NOT NULL,
        time INTEGER NOT NULL, due INTEGER
    ) WITHOUT ROWID;
    CREATE INDEX tables_due ON tables (due) WHERE due IS NOT NULL;
    CREATE INDEX tables_public ON tables (time) WHERE public = 1 AND status <> 'over';
    CREATE TABLE log (
        "table" TEXT NOT NULL, number INTEGER NOT NULL, entry BLOB NOT NULL, PRIMARY KEY ("table", number)
    ) WITHOUT ROWID;
    CREATE TABLE seated (
        person TEXT NOT NULL, "table" TEXT NOT NULL, PRIMARY KEY (person, "table")
    ) WITHOUT ROWID;
    CREATE TABLE beat (one INTEGER PRIMARY KEY CHECK (one = 1), time INTEGER NOT NULL);
    CREATE TABLE outages ("from" INTEGER NOT NULL, "to" INTEGER NOT NULL);
    """,
]


class SqliteStore(Store):
    """One file, one process."""

    def __init__(self, path: str) -> None:
        self.path = path
        self._jobs: queue.SimpleQueue[tuple[Callable[[sqlite3.Connection], Any], asyncio.Future[Any]] | None]
        self._jobs = queue.SimpleQueue()
        self._thread: threading.Thread | None = None
        self._loop: asyncio.AbstractEventLoop | None = None

    async def open(self) -> None:
        self._loop = asyncio.get_running_loop()
        ready: asyncio.Future[None] = self._loop.create_future()
        self._thread = threading.Thread(target=self._work, args=(ready,), name="store", daemon=True)
        self._thread.start()
        await ready

    async def close(self) -> None:
        if self._thread is not None:
            self._jobs.put(None)
            await asyncio.to_thread(self._thread.join)

    def _ask(self, job: Callable[[sqlite3.Connection], T]) -> "asyncio.Future[T]":
        assert self._loop is not None
        answer: asyncio.Future[T] = self._loop.create_future()
        self._jobs.put((job, answer))
        return answer

    # --- the writer's thread -------------------------------------------------------------------------------------

    def _work(self, ready: "asyncio.Future[None]") -> None:
        assert self._loop is not None
        try:
            base = connect(self.path)
        except (OSError, sqlite3.Error) as error:
            refused = BadSetting("store-refused", store=self.path, reason=str(error))
            self._loop.call_soon_threadsafe(ready.set_exception, refused)
            return
        self._loop.call_soon_threadsafe(ready.set_result, None)
        going_on = True
        while going_on:
            job = self._jobs.get()
            group = []
            while job is not None:
                group.append(job)
                if len(group) == GROUP or self._jobs.empty():
                    break
                job = self._jobs.get()
            going_on = job is not None
            if group:
                self._commit(base, group)
        base.close()

    def _commit(self, base: sqlite3.Connection, group: list[Any]) -> None:
        """Do a group of jobs in one transaction; a job that fails fails alone, a failed commit fails for all."""
        answers: list[tuple[asyncio.Future[Any], Any, BaseException | None]] = []
        try:
            base.execute("BEGIN IMMEDIATE")
            for job, answer in group:
                try:
                    answers.append((answer, job(base), None))
                except (Taken, sqlite3.IntegrityError) as error:
                    answers.append((answer, None, error))
            base.execute("COMMIT")
        except sqlite3.Error as error:
            if base.in_transaction:
                base.execute("ROLLBACK")
            answers = [(answer, None, error) for _, answer in group]
        assert self._loop is not None
        if not self._loop.is_closed():
            self._loop.call_soon_threadsafe(_tell, answers)

    # --- what can be asked ---------------------------------------------------------------------------------------

    async def create(self, table: str, setup: bytes, public: bool, people: list[str], head: Head) -> None:
        def job(base: sqlite3.Connection) -> None:
            base.execute(
                "INSERT OR IGNORE INTO tables VALUES (?, ?, ?, ?, ?, ?, ?)",
                (table, setup, head.about, int(public), head.status, head.time, head.due),
            )
            for person in people:
                base.execute("INSERT OR IGNORE INTO seated VALUES (?, ?)", (person, table))

        await self._ask(job)

    async def append(self, table: str, number: int, entry: bytes, head: Head | None) -> None:
        def job(base: sqlite3.Connection) -> None:
            try:
                base.execute("INSERT INTO log VALUES (?, ?, ?)", (table, number, entry))
            except sqlite3.IntegrityError as error:
                raise Taken(table, number) from error
            if head is not None:
                _note(base, table, head)

        await self._ask(job)

    async def note(self, table: str, head: Head) -> None:
        await self._ask(lambda base: _note(base, table, head))

    async def load(self, table: str) -> tuple[bytes, list[bytes]] | None:
        def job(base: sqlite3.Connection) -> tuple[bytes, list[bytes]] | None:
            row = base.execute("SELECT setup FROM tables WHERE id = ?", (table,)).fetchone()
            return None if row is None else (row[0], _after(base, table, 0))

        return await self._ask(job)

    async def after(self, table: str, number: int) -> list[bytes]:
        return await self._ask(lambda base: _after(base, table, number))

    async def listed(self, person: str | None, since: int, count: int) -> list[Listed]:
        if person is None:
            text = (
                "SELECT id, setup, about, status, time FROM tables "
                "WHERE public = 1 AND status <> 'over' AND time >= ?"
            )
            args: tuple[Any, ...] = (since, count)
        else:
            text = (
                'SELECT id, setup, about, status, time FROM seated JOIN tables ON id = "table" '
                "WHERE person = ? AND time >= ?"
            )
            args = (person, since, count)
        rows = await self._ask(lambda base: base.execute(f"{text} ORDER BY time DESC LIMIT ?", args).fetchall())
        return [Listed(*row) for row in rows]

    async def due(self, now: int, count: int) -> list[str]:
        rows = await self._ask(
            lambda base: base.execute(
                "SELECT id FROM tables WHERE due <= ? ORDER BY due LIMIT ?", (now, count)
            ).fetchall()
        )
        return [row[0] for row in rows]

    async def beat(self, now: int, gap: int) -> None:
        def job(base: sqlite3.Connection) -> None:
            row = base.execute("SELECT time FROM beat").fetchone()
            if row is not None and now - row[0] > gap:
                base.execute("INSERT INTO outages VALUES (?, ?)", (row[0], now))
            base.execute("INSERT OR REPLACE INTO beat VALUES (1, ?)", (now,))

        await self._ask(job)

    async def outages(self) -> list[tuple[int, int]]:
        return await self._ask(lambda base: base.execute('SELECT "from", "to" FROM outages').fetchall())


def connect(path: str) -> sqlite3.Connection:
    """Open the file for this process alone, durable to the last commit, with the latest schema."""
    Path(path).parent.mkdir(parents=True, exist_ok=True)
    base = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=2.0)
    base.execute("PRAGMA locking_mode = EXCLUSIVE")
    base.execute("PRAGMA journal_mode = WAL")
    base.execute("PRAGMA synchronous = FULL")
    base.execute("BEGIN IMMEDIATE")  # takes the lock: a second server on this file is told so here
    (version,) = base.execute("PRAGMA user_version").fetchone()
    base.execute("COMMIT")
    for number in range(version, len(MIGRATIONS)):
        base.executescript(f"BEGIN; {MIGRATIONS[number]} PRAGMA user_version = {number + 1}; COMMIT;")
    return base


def _note(base: sqlite3.Connection, table: str, head: Head) -> None:
    base.execute(
        "UPDATE tables SET about = ?, status = ?, time = ?, due = ? WHERE id = ?",
        (head.about, head.status, head.time, head.due, table),
    )
    if head.seated:
        base.execute("INSERT OR IGNORE INTO seated VALUES (?, ?)", (head.seated, table))


def _after(base: sqlite3.Connection, table: str, number: int) -> list[bytes]:
    rows = base.execute(
        'SELECT entry FROM log WHERE "table" = ? AND number > ? ORDER BY number', (table, number)
    ).fetchall()
    return [row[0] for row in rows]


def _tell(answers: list[tuple["asyncio.Future[Any]", Any, BaseException | None]]) -> None:
    for answer, result, error in answers:
        if answer.cancelled():
            continue
        if error is None:
            answer.set_result(result)
        else:
            answer.set_exception(error)
