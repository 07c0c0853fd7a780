"""Logs in SQLite: WAL, synchronous=FULL, one writer thread that commits in groups.

Whoever waits while a commit runs is part of the next one, so many tables share the price of a flush. A failure of any
kind (a full or read-only disk, a damaged file, a mistake in a job) fails the group and never the thread; the file is
then opened anew before the next group, so that the store comes back by itself when it can.
"""

import asyncio
import contextlib
import queue
import sqlite3
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeAlias, TypeVar

from igroteka.core.errors import BadSetting
from igroteka.server.store import OF_A_TABLE, Head, Listed, Rewriting, Store, StoreFailed, Taken, visitor

T = TypeVar("T")
Job: TypeAlias = tuple[Callable[[sqlite3.Connection], Any], "asyncio.Future[Any]"]
Done: TypeAlias = tuple["asyncio.Future[Any]", Any, Exception | None]

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
    """
    CREATE TABLE kept (kind TEXT NOT NULL, key TEXT NOT NULL, number INTEGER NOT NULL, data BLOB NOT NULL,
        PRIMARY KEY (kind, key));
    """,
]

ADD = """
    INSERT INTO log SELECT ?, ?, ? WHERE ? = 1 + (SELECT coalesce(max(number), 0) FROM log WHERE "table" = ?)
"""


class SqliteStore(Store):
    """One file, one process."""

    def __init__(self, path: str) -> None:
        self.path = path
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._base: sqlite3.Connection | None = None  # the thread's own; None after a failure
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
            self._base = connect(self.path)
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
                self._answer(self._done(group))
        if self._base is not None:
            self._base.close()  # and with it the write-ahead log becomes part of the file

    def _done(self, group: list[Job]) -> list[Done]:
        """Do a group of jobs, whatever happens; what went wrong is the answer to all of them."""
        try:
            if self._base is None:
                self._base = connect(self.path)
            return self._commit(self._base, group)
        except Exception as error:
            self._give_up_connection()
            failed = StoreFailed(f"{type(error).__name__}: {error}")
            return [(answer, None, failed) for _, answer in group]

    def _commit(self, base: sqlite3.Connection, group: list[Job]) -> list[Done]:
        """Do a group of jobs in one transaction; a number that is not the next fails alone, all else for all."""
        answers: list[Done] = []
        base.execute("BEGIN IMMEDIATE")
        for job, answer in group:
            try:
                answers.append((answer, job(base), None))
            except Taken as error:
                answers.append((answer, None, error))
        base.execute("COMMIT")
        return answers

    def _give_up_connection(self) -> None:
        """After a failure nothing of the connection is trusted: an open transaction is rolled back by closing it."""
        base, self._base = self._base, None
        if base is not None:
            with contextlib.suppress(sqlite3.Error):
                base.close()

    def _answer(self, answers: list[Done]) -> None:
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
            if not base.execute(ADD, (table, number, entry, number, table)).rowcount:
                raise Taken(table, number)
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

    async def about(self, table: str) -> bytes | None:
        text = "SELECT about FROM tables WHERE id = ?"
        row = await self._ask(lambda base: base.execute(text, (table,)).fetchone())
        return None if row is None else bytes(row[0])

    async def after(self, table: str, number: int) -> list[bytes]:
        return await self._ask(lambda base: _after(base, table, number))

    async def keep(self, kind: str, key: str, number: int, data: bytes) -> None:
        text = (
            "INSERT INTO kept VALUES (?, ?, ?, ?) ON CONFLICT DO UPDATE "
            "SET number = excluded.number, data = excluded.data WHERE excluded.number > number"
        )
        await self._ask(lambda base: base.execute(text, (kind, key, number, data)).rowcount)

    async def kept(self, kind: str, key: str) -> tuple[int, bytes] | None:
        text = "SELECT number, data FROM kept WHERE kind = ? AND key = ?"
        found: tuple[int, bytes] | None = await self._ask(lambda base: base.execute(text, (kind, key)).fetchone())
        return found

    async def all_kept(self, kind: str, count: int) -> list[bytes]:
        text = "SELECT data FROM kept WHERE kind = ? ORDER BY number DESC LIMIT ?"
        rows = await self._ask(lambda base: base.execute(text, (kind, count)).fetchall())
        return [row[0] for row in rows]

    async def trim(self, kind: str, before: int, most: int) -> None:
        text = (
            "DELETE FROM kept WHERE kind = ? AND (number < ? OR key NOT IN "
            "(SELECT key FROM kept WHERE kind = ? ORDER BY number DESC LIMIT ?))"
        )
        await self._ask(lambda base: _run(base, text, (kind, before, kind, most)))

    async def tables_of(self, person: str) -> list[str]:
        text = 'SELECT "table" FROM seated WHERE person IN (?, ?)'
        rows = await self._ask(lambda base: base.execute(text, (person, visitor(person))).fetchall())
        return sorted({row[0] for row in rows})

    async def rewrite(self, table: str, change: Rewriting, people: list[str]) -> None:
        def job(base: sqlite3.Connection) -> None:
            base.execute("UPDATE tables SET setup = ?, about = ? WHERE id = ?", (change.setup, change.about, table))
            rows = [(data, table, number) for number, data in change.entries]
            base.executemany('UPDATE log SET entry = ? WHERE "table" = ? AND number = ?', rows)
            if change.snapshot is not None:
                text = "UPDATE kept SET data = ? WHERE kind = 'snapshot' AND key = ?"
                base.execute(text, (change.snapshot, table))
            for person in people:
                base.execute('DELETE FROM seated WHERE person = ? AND "table" = ?', (person, table))

        await self._ask(job)

    async def untouched(self, before: int, open_only: bool, count: int) -> list[str]:
        text = "SELECT id FROM tables WHERE time < ? AND due IS NULL AND (status = 'open' OR ?) ORDER BY time LIMIT ?"
        rows = await self._ask(lambda base: base.execute(text, (before, not open_only, count)).fetchall())
        return [row[0] for row in rows]

    async def forget(self, table: str) -> None:
        def job(base: sqlite3.Connection) -> None:
            base.execute("DELETE FROM tables WHERE id = ?", (table,))
            base.execute('DELETE FROM log WHERE "table" = ?', (table,))
            base.execute('DELETE FROM seated WHERE "table" = ?', (table,))
            base.execute(f"DELETE FROM kept WHERE key = ? AND kind IN {OF_A_TABLE}", (table,))

        await self._ask(job)

    async def unrecorded(self, count: int) -> list[str]:
        text = (
            "SELECT id FROM tables WHERE status = 'over' AND NOT EXISTS "
            "(SELECT 1 FROM kept WHERE kind = 'recording' AND key = id) ORDER BY time DESC LIMIT ?"
        )
        rows = await self._ask(lambda base: base.execute(text, (count,)).fetchall())
        return [row[0] for row in rows]

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

    async def drop(self, kind: str, key: str) -> bool:
        text = "DELETE FROM kept WHERE kind = ? AND key = ?"
        return await self._ask(lambda base: _run(base, text, (kind, key))) > 0

    async def beat(self, now: int, gap: int) -> None:
        def job(base: sqlite3.Connection) -> None:
            row = base.execute("SELECT time FROM beat").fetchone()
            if row is not None and now - row[0] > gap:
                base.execute("INSERT INTO outages VALUES (?, ?)", (row[0], now))
            base.execute("INSERT OR REPLACE INTO beat VALUES (1, ?)", (now,))

        await self._ask(job)

    async def last_beat(self) -> int:
        row = await self._ask(lambda base: base.execute("SELECT time FROM beat").fetchone())
        return 0 if row is None else int(row[0])

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


def _run(base: sqlite3.Connection, text: str, values: tuple[Any, ...]) -> int:
    """Do one statement; how many rows it changed."""
    return base.execute(text, values).rowcount


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


def _tell(answers: list[Done]) -> None:
    for answer, result, error in answers:
        if answer.cancelled():
            continue
        if error is None:
            answer.set_result(result)
        else:
            answer.set_exception(error)
