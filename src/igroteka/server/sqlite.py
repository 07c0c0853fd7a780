"""Logs in SQLite: WAL, synchronous=FULL, one writer thread that commits in groups.

Whoever waits while a commit runs is part of the next one, so many tables share the price of a flush. New entries of
all tables lie side by side in `fresh`, so a group of them touches few pages; now and then they move into `log`, where
each table's entries are together.

A failure of any kind (a full or read-only disk, a damaged file, a mistake in a job) fails the group and never the
thread; the file is then opened anew before the next group, so that the store comes back by itself when it can.
"""

import asyncio
import contextlib
import queue
import sqlite3
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple, TypeAlias, TypeVar

from igroteka.core.errors import BadSetting
from igroteka.server.metrics import LOG
from igroteka.server.store import OF_A_TABLE, Head, Listed, Rewriting, Store, Stored, StoreFailed, Taken, visitor

T = TypeVar("T")
Answered: TypeAlias = Callable[[Any, Exception | None], None]


class Job(NamedTuple):
    """Something to do with the file."""

    do: Callable[[sqlite3.Connection], Any]
    answered: Answered


class Row(NamedTuple):
    """An entry to append."""

    table: str
    number: int
    entry: bytes
    head: Head | None
    answered: Answered


Done: TypeAlias = tuple[Answered, Any, Exception | None]

GROUP = 512  # at most so many requests in one commit
APART = 0.003  # seconds from one commit to the next, if it was not awaited longer: fewer and larger groups
FRESH = 4000  # rows that have not moved into the log yet

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
    """
    CREATE TABLE fresh ("table" TEXT NOT NULL, number INTEGER NOT NULL, entry BLOB NOT NULL);
    """,
]

FOLD = """
    BEGIN IMMEDIATE;
    INSERT INTO log SELECT "table", number, entry FROM fresh ORDER BY 1, 2;
    DELETE FROM fresh;
    COMMIT;
"""


class SqliteStore(Store):
    """One file, one process."""

    def __init__(self, path: str) -> None:
        self.path = path
        self._jobs: queue.SimpleQueue[Job | Row | None] = queue.SimpleQueue()
        self._base: sqlite3.Connection | None = None  # the thread's own; None after a failure
        self._ends: dict[str, int] = {}  # of logs with fresh rows, the last number
        self._fresh = 0  # rows
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
        answer, answered = self._awaited()
        self._jobs.put(Job(job, answered))
        return answer

    def _awaited(self) -> "tuple[asyncio.Future[Any], Answered]":
        """A future, and how to answer it."""
        assert self._loop is not None
        answer: asyncio.Future[Any] = self._loop.create_future()

        def answered(result: Any, error: Exception | None) -> None:
            if answer.cancelled():
                return
            if error is None:
                answer.set_result(result)
            else:
                answer.set_exception(error)

        return answer, answered

    # --- the writer's thread -------------------------------------------------------------------------------------

    def _work(self, ready: "asyncio.Future[None]") -> None:
        assert self._loop is not None
        try:
            self._base = self._connect()
        except (OSError, sqlite3.Error) as error:
            refused = BadSetting("store-refused", store=self.path, reason=str(error))
            self._loop.call_soon_threadsafe(ready.set_exception, refused)
            return
        self._loop.call_soon_threadsafe(ready.set_result, None)
        going_on, began = True, 0.0
        while going_on:
            job = self._jobs.get()
            time.sleep(max(0.0, began + APART - time.monotonic()))
            group: list[Job | Row] = []
            while job is not None:
                group.append(job)
                if len(group) == GROUP or self._jobs.empty():
                    break
                job = self._jobs.get()
            going_on = job is not None
            if group:
                began = time.monotonic()
                self._answer(self._done(group))
            if self._fresh >= FRESH or not going_on:
                self._fold()
        if self._base is not None:
            self._base.close()  # and with it the write-ahead log becomes part of the file

    def _connect(self) -> sqlite3.Connection:
        base = connect(self.path)
        self._ends = dict(base.execute('SELECT "table", max(number) FROM fresh GROUP BY 1').fetchall())
        (self._fresh,) = base.execute("SELECT count(*) FROM fresh").fetchone()
        return base

    def _done(self, group: list[Job | Row]) -> list[Done]:
        """Do a group of jobs, whatever happens; what went wrong is the answer to all of them."""
        try:
            if self._base is None:
                self._base = self._connect()
            return self._commit(self._base, group)
        except Exception as error:
            self._give_up_connection()
            failed = StoreFailed(f"{type(error).__name__}: {error}")
            return [(job.answered, None, failed) for job in group]

    def _commit(self, base: sqlite3.Connection, group: list[Job | Row]) -> list[Done]:
        """Do a group of jobs in one transaction; a number that is not the next fails alone, all else for all."""
        answers: list[Done] = []
        ends: dict[str, int] = {}
        rows: list[Any] = []
        heads: list[Row] = []
        jobs: list[Job] = []
        for job in group:
            if isinstance(job, Job):
                jobs.append(job)
            elif job.number != 1 + (ends.get(job.table) or self._end_of(base, job.table)):
                answers.append((job.answered, None, Taken(job.table, job.number)))
            else:
                ends[job.table] = job.number
                rows += job[:3]
                if job.head is not None:
                    heads.append(job)
                answers.append((job.answered, None, None))
        alone = not jobs and not heads  # then the one statement is the transaction
        if not alone:
            base.execute("BEGIN IMMEDIATE")
        if rows:
            base.execute(f"INSERT INTO fresh VALUES {','.join(['(?,?,?)'] * (len(rows) // 3))}", rows)
        for row in heads:
            assert row.head is not None
            _note(base, row.table, row.head)
        answers += [(job.answered, job.do(base), None) for job in jobs]
        if not alone:
            base.execute("COMMIT")
        self._ends |= ends
        self._fresh += len(rows) // 3
        return answers

    def _end_of(self, base: sqlite3.Connection, table: str) -> int:
        """The last number of a log."""
        known = self._ends.get(table)
        if known is None:
            (known,) = base.execute('SELECT coalesce(max(number), 0) FROM log WHERE "table" = ?', (table,)).fetchone()
        return int(known)

    def _fold(self) -> None:
        """Move the fresh rows into the log; where that fails they stay for the next time."""
        try:
            if self._base is not None:
                self._base.executescript(FOLD)
                self._fresh = 0
                self._ends.clear()
        except sqlite3.Error as error:
            LOG.warning("store failed", extra={"reason": str(error)})
            self._give_up_connection()

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
        answer, answered = self._awaited()
        self._jobs.put(Row(table, number, entry, head, answered))
        await answer

    def append_soon(self, table: str, number: int, entry: bytes, head: Head | None, stored: Stored) -> None:
        self._jobs.put(Row(table, number, entry, head, lambda _, error: stored(error)))

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
            for where in ("log", "fresh"):
                base.executemany(f'UPDATE {where} SET entry = ? WHERE "table" = ? AND number = ?', rows)
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
            for where in ("log", "fresh", "seated"):
                base.execute(f'DELETE FROM {where} WHERE "table" = ?', (table,))
            self._ends.pop(table, None)
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
    base.execute("PRAGMA secure_delete = ON")  # what is forgotten does not stay in unused parts of the file
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
    text = 'SELECT number, entry FROM {} WHERE "table" = :table AND number > :number'
    both = f"{text.format('log')} UNION ALL {text.format('fresh')} ORDER BY number"
    return [row[1] for row in base.execute(both, {"table": table, "number": number}).fetchall()]


def _tell(answers: list[Done]) -> None:
    """Whatever one who is answered does with it, the others are answered too."""
    for answered, result, error in answers:
        try:
            answered(result, error)
        except Exception as failed:
            LOG.error("not taken in", extra={"reason": repr(failed)}, exc_info=failed)
