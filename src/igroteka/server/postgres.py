"""Logs in PostgreSQL, for several server processes on one store; each hears what the others append, by PostgreSQL
itself (NOTIFY) or by NATS.

Every request has a time limit, and whatever goes wrong is StoreFailed: a database that stands still must not make
tables stand still for ever.
"""

import asyncio
import contextlib
import secrets
from collections.abc import AsyncIterator, Callable
from typing import Any, NamedTuple, Protocol

import asyncpg

from igroteka.core.errors import BadSetting
from igroteka.server.store import (
    OF_A_TABLE,
    Head,
    Listed,
    Member,
    Rewriting,
    Store,
    Stored,
    StoreFailed,
    Taken,
    visitor,
)

CHANNEL = "igroteka"
LOCK = 727_001  # one process at a time brings the schema up to date
PATIENCE = 5.0  # seconds a request may take
LISTENING = 3.0  # seconds between two looks whether the line of the listener still holds
FAILURES = (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, TimeoutError)

MIGRATIONS = [
    """
    CREATE TABLE tables (
        id text PRIMARY KEY, setup bytea NOT NULL, about bytea NOT NULL, public boolean NOT NULL,
        status text NOT NULL, time bigint NOT NULL, due bigint
    );
    CREATE INDEX tables_due ON tables (due) WHERE due IS NOT NULL;
    CREATE INDEX tables_public ON tables (time) WHERE public AND status <> 'over';
    CREATE TABLE log (
        "table" text NOT NULL, number integer NOT NULL, entry bytea NOT NULL, PRIMARY KEY ("table", number)
    );
    CREATE TABLE seated (person text NOT NULL, "table" text NOT NULL, PRIMARY KEY (person, "table"));
    CREATE TABLE beat (one integer PRIMARY KEY CHECK (one = 1), time bigint NOT NULL);
    CREATE TABLE outages ("from" bigint NOT NULL, "to" bigint NOT NULL);
    """,
    """
    CREATE TABLE kept (kind text NOT NULL, key text NOT NULL, number integer NOT NULL, data bytea NOT NULL,
        PRIMARY KEY (kind, key));
    """,
    """
    CREATE TABLE members (
        process text PRIMARY KEY, host text NOT NULL, door text NOT NULL, until timestamptz NOT NULL
    );
    ALTER TABLE tables ADD COLUMN owner text NOT NULL DEFAULT '';
    """,
    """
    ALTER TABLE kept ALTER COLUMN number TYPE bigint;
    """,
]

# One statement, so one round trip and one transaction: all of it happens, or this is not the next
# number and nothing does.
ADD = """
    WITH added AS (
        INSERT INTO log SELECT $1::text, $2::integer, $3::bytea
        WHERE $2 = 1 + (SELECT coalesce(max(number), 0) FROM log WHERE "table" = $1)
        ON CONFLICT DO NOTHING RETURNING 1
    )
    SELECT CASE WHEN $4 <> '' THEN pg_notify($4, $5) END FROM added
"""
ADD_AND_NOTE = """
    WITH added AS (
        INSERT INTO log SELECT $1::text, $2::integer, $3::bytea
        WHERE $2 = 1 + (SELECT coalesce(max(number), 0) FROM log WHERE "table" = $1)
        ON CONFLICT DO NOTHING RETURNING 1
    ), head AS (
        UPDATE tables SET status = $6, time = $7, due = $8, about = $9 WHERE id = $1 AND EXISTS (SELECT 1 FROM added)
    ), sits AS (
        INSERT INTO seated SELECT $10, $1 FROM added WHERE $10 <> '' ON CONFLICT DO NOTHING
    )
    SELECT CASE WHEN $4 <> '' THEN pg_notify($4, $5) END FROM added
"""

# The same for rows of several tables, in the order of the tables, so that two processes never wait for each other.
ADD_MANY = """
    WITH added AS (
        INSERT INTO log SELECT * FROM unnest($1::text[], $2::integer[], $3::bytea[]) AS row ("table", number, entry)
        WHERE number = 1 + (SELECT coalesce(max(log.number), 0) FROM log WHERE log."table" = row."table")
        ON CONFLICT DO NOTHING RETURNING "table", number
    )
    SELECT "table", number, CASE WHEN $4 <> '' THEN pg_notify($4, concat_ws(' ', $5::text, "table", number)) END
    FROM added
"""
GROUP = 512  # rows at most in one statement

FREE = "NOT EXISTS (SELECT 1 FROM members WHERE process = owner AND until > now())"  # nobody alive has the table


class Row(NamedTuple):
    """An entry that waits to be appended."""

    table: str
    number: int
    entry: bytes
    stored: Stored


class Bus(Protocol):
    """Another way for processes to hear of each other than PostgreSQL's own."""

    async def check(self) -> None:
        """That it can be used; BadSetting if not."""

    async def send(self, note: str) -> None:
        """To all others; it may be lost."""

    async def follow(self, told: Callable[[str], None], back: Callable[[], None]) -> None:
        """Call `back` when others can be heard, then `told` with what they say; ends with an error."""


class PostgresStore(Store):
    """A shared store. Mere moves that come while others are written are written together after those."""

    shared = True

    def __init__(self, url: str, bus: Bus | None = None) -> None:
        self.url = url
        self._bus = bus
        self._channel = "" if bus is not None else CHANNEL  # where PostgreSQL tells others of an entry; "": nowhere
        self._pool: Any = None
        self._appending: set[asyncio.Task[None]] = set()
        self._waiting: list[Row] = []
        self._writing = False
        self._appended: Callable[[str, int], Any] | None = None
        self._noted: Callable[[str, str, str], Any] | None = None
        self._missed: Callable[[], Any] | None = None
        self._me = secrets.token_hex(6)  # so that a process does not listen to itself

    async def open(self) -> None:
        try:
            self._pool = await asyncpg.create_pool(self.url, min_size=0, max_size=16, timeout=PATIENCE)
            async with self._pool.acquire() as base, base.transaction():
                await base.execute("SELECT pg_advisory_xact_lock($1)", LOCK)
                await migrate(base)
        except FAILURES as error:
            raise BadSetting("store-refused", store="PostgreSQL", reason=str(error)) from error
        if self._bus is not None:
            await self._bus.check()

    async def close(self) -> None:
        await asyncio.gather(*self._appending, return_exceptions=True)
        if self._pool is not None:
            try:
                async with asyncio.timeout(PATIENCE):
                    await self._pool.close()
            except FAILURES:
                self._pool.terminate()

    @contextlib.asynccontextmanager
    async def _connection(self) -> AsyncIterator[Any]:
        """A connection for one request, which has to be done in time."""
        try:
            async with asyncio.timeout(PATIENCE), self._pool.acquire() as base:
                yield base
        except Taken:
            raise
        except Exception as error:  # asyncpg has many ways to find that a line is dead
            raise StoreFailed(f"{type(error).__name__}: {error}") from error

    async def _rows(self, text: str, *args: Any) -> list[Any]:
        async with self._connection() as base:
            rows: list[Any] = await base.fetch(text, *args)
            return rows

    # --- other processes -----------------------------------------------------------------------------------------

    def listen(
        self,
        appended: Callable[[str, int], Any],
        noted: Callable[[str, str, str], Any],
        missed: Callable[[], Any],
    ) -> None:
        self._appended = appended
        self._noted = noted
        self._missed = missed

    async def notify(self, table: str, note: str) -> None:
        text = f"{self._me} {table} !{note}"
        if self._bus is not None:
            await self._bus.send(text)
        else:
            await self._rows("SELECT pg_notify($1, $2)", CHANNEL, text)

    async def follow(self) -> None:
        """Notifications sent before this connection stood are lost: `missed` says so. It is looked at now and then,
        because a line may be dead without anybody saying so."""
        if self._bus is not None:
            await self._bus.follow(self._told, self._missed or (lambda: None))
            return
        line = None
        try:
            line = await asyncpg.connect(self.url, timeout=PATIENCE)
            await line.add_listener(CHANNEL, lambda base, pid, channel, note: self._told(note))
            if self._missed is not None:
                self._missed()
            while True:
                await asyncio.sleep(LISTENING)
                await line.fetchval("SELECT 1", timeout=PATIENCE)
        except Exception as error:
            raise StoreFailed(f"{type(error).__name__}: {error}") from error
        finally:
            if line is not None:
                line.terminate()

    def _told(self, text: str) -> None:
        origin, table, note = text.split(" ", 2)
        if origin == self._me:
            return
        if note.startswith("!"):
            if self._noted is not None:
                self._noted(origin, table, note[1:])
        elif self._appended is not None:
            self._appended(table, int(note))

    # --- what can be asked ---------------------------------------------------------------------------------------

    async def create(self, table: str, setup: bytes, public: bool, people: list[str], head: Head) -> None:
        async with self._connection() as base, base.transaction():
            await base.execute(
                "INSERT INTO tables VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING",
                table,
                setup,
                head.about,
                public,
                head.status,
                head.time,
                head.due,
            )
            for person in people:
                await base.execute("INSERT INTO seated VALUES ($1, $2) ON CONFLICT DO NOTHING", person, table)

    async def append(self, table: str, number: int, entry: bytes, head: Head | None) -> None:
        note = f"{self._me} {table} {number}"
        if head is None:
            rows = await self._rows(ADD, table, number, entry, self._channel, note)
        else:
            parts = (head.status, head.time, head.due, head.about, head.seated)
            rows = await self._rows(ADD_AND_NOTE, table, number, entry, self._channel, note, *parts)
        if not rows:
            raise Taken(table, number)
        if self._bus is not None:
            await self._bus.send(note)

    def append_soon(self, table: str, number: int, entry: bytes, head: Head | None, stored: Stored) -> None:
        if head is None:
            self._waiting.append(Row(table, number, entry, stored))
            if not self._writing:
                self._writing = True
                task = asyncio.get_running_loop().create_task(self._write())
                self._appending.add(task)
                task.add_done_callback(self._appending.discard)
            return

        def done(task: "asyncio.Task[None]") -> None:
            self._appending.discard(task)
            if not task.cancelled():
                error = task.exception()
                stored(error if error is None or isinstance(error, Exception) else StoreFailed(repr(error)))

        task = asyncio.get_running_loop().create_task(self.append(table, number, entry, head))
        self._appending.add(task)
        task.add_done_callback(done)

    async def _write(self) -> None:
        """Write what waits, group by group. A table waits with one row at a time: its lock is held meanwhile."""
        loop = asyncio.get_running_loop()
        try:
            while self._waiting:
                group, self._waiting = sorted(self._waiting[:GROUP]), self._waiting[GROUP:]
                tables, numbers, entries = ([row[part] for row in group] for part in range(3))
                failed: StoreFailed | None = None
                added: set[tuple[str, int]] = set()
                try:
                    rows = await self._rows(ADD_MANY, tables, numbers, entries, self._channel, self._me)
                    added = {(row[0], row[1]) for row in rows}
                except StoreFailed as error:
                    failed = error
                for row in group:
                    done = (row.table, row.number) in added
                    loop.call_soon(row.stored, None if done else failed or Taken(row.table, row.number))
                if self._bus is not None:
                    for table, number in added:
                        await self._bus.send(f"{self._me} {table} {number}")
        finally:
            self._writing = False

    async def note(self, table: str, head: Head) -> None:
        text = "UPDATE tables SET status = $2, time = $3, due = $4, about = $5 WHERE id = $1"
        await self._rows(text, table, head.status, head.time, head.due, head.about)

    async def load(self, table: str) -> tuple[bytes, list[bytes]] | None:
        rows = await self._rows("SELECT setup FROM tables WHERE id = $1", table)
        return None if not rows else (rows[0][0], await self.after(table, 0))

    async def about(self, table: str) -> bytes | None:
        rows = await self._rows("SELECT about FROM tables WHERE id = $1", table)
        return bytes(rows[0][0]) if rows else None

    async def after(self, table: str, number: int) -> list[bytes]:
        text = 'SELECT entry FROM log WHERE "table" = $1 AND number > $2 ORDER BY number'
        return [row[0] for row in await self._rows(text, table, number)]

    async def keep(self, kind: str, key: str, number: int, data: bytes) -> None:
        text = (
            "INSERT INTO kept VALUES ($1, $2, $3, $4) ON CONFLICT (kind, key) DO UPDATE "
            "SET number = excluded.number, data = excluded.data WHERE excluded.number > kept.number"
        )
        await self._rows(text, kind, key, number, data)

    async def kept(self, kind: str, key: str) -> tuple[int, bytes] | None:
        rows = await self._rows("SELECT number, data FROM kept WHERE kind = $1 AND key = $2", kind, key)
        return (rows[0][0], rows[0][1]) if rows else None

    async def all_kept(self, kind: str, count: int) -> list[bytes]:
        text = "SELECT data FROM kept WHERE kind = $1 ORDER BY number DESC LIMIT $2"
        return [row[0] for row in await self._rows(text, kind, count)]

    async def trim(self, kind: str, before: int, most: int) -> None:
        text = (
            "DELETE FROM kept WHERE kind = $1 AND (number < $2 OR key NOT IN "
            "(SELECT key FROM kept WHERE kind = $1 ORDER BY number DESC LIMIT $3))"
        )
        await self._rows(text, kind, before, most)

    async def tables_of(self, person: str) -> list[str]:
        text = 'SELECT DISTINCT "table" FROM seated WHERE person IN ($1, $2) ORDER BY "table"'
        return [row[0] for row in await self._rows(text, person, visitor(person))]

    async def rewrite(self, table: str, change: Rewriting, people: list[str]) -> None:
        async with self._connection() as base, base.transaction():
            text = "UPDATE tables SET setup = $2, about = $3 WHERE id = $1"
            await base.execute(text, table, change.setup, change.about)
            text = 'UPDATE log SET entry = $3 WHERE "table" = $1 AND number = $2'
            await base.executemany(text, [(table, number, data) for number, data in change.entries])
            if change.snapshot is not None:
                text = "UPDATE kept SET data = $2 WHERE kind = 'snapshot' AND key = $1"
                await base.execute(text, table, change.snapshot)
            await base.execute('DELETE FROM seated WHERE "table" = $1 AND person = ANY($2)', table, people)

    async def untouched(self, before: int, open_only: bool, count: int) -> list[str]:
        text = (
            "SELECT id FROM tables WHERE time < $1 AND due IS NULL AND (status = 'open' OR NOT $2) "
            "ORDER BY time LIMIT $3"
        )
        return [row[0] for row in await self._rows(text, before, open_only, count)]

    async def forget(self, table: str) -> None:
        async with self._connection() as base, base.transaction():
            await base.execute("DELETE FROM tables WHERE id = $1", table)
            await base.execute('DELETE FROM log WHERE "table" = $1', table)
            await base.execute('DELETE FROM seated WHERE "table" = $1', table)
            await base.execute(f"DELETE FROM kept WHERE key = $1 AND kind IN {OF_A_TABLE}", table)

    async def unrecorded(self, count: int) -> list[str]:
        text = (
            "SELECT id FROM tables WHERE status = 'over' AND NOT EXISTS "
            "(SELECT 1 FROM kept WHERE kind = 'recording' AND key = id) ORDER BY time DESC LIMIT $1"
        )
        return [row[0] for row in await self._rows(text, count)]

    async def listed(self, person: str | None, since: int, count: int) -> list[Listed]:
        if person is None:
            text = (
                "SELECT id, setup, about, status, time FROM tables WHERE public AND status <> 'over' AND time >= $1 "
                "ORDER BY time DESC LIMIT $2"
            )
            rows = await self._rows(text, since, count)
        else:
            text = (
                'SELECT id, setup, about, status, time FROM seated JOIN tables ON id = "table" WHERE person = $1 '
                "AND time >= $2 ORDER BY time DESC LIMIT $3"
            )
            rows = await self._rows(text, person, since, count)
        return [Listed(*row) for row in rows]

    async def due(self, now: int, count: int) -> list[str]:
        """Of tables that this process or nobody alive has."""
        text = f"SELECT id FROM tables WHERE due <= $1 AND (owner = $3 OR {FREE}) ORDER BY due LIMIT $2"
        return [row[0] for row in await self._rows(text, now, count, self._me)]

    async def drop(self, kind: str, key: str) -> bool:
        return bool(await self._rows("DELETE FROM kept WHERE kind = $1 AND key = $2 RETURNING 1", kind, key))

    async def beat(self, now: int, gap: int) -> None:
        async with self._connection() as base, base.transaction():
            last = await base.fetchval("SELECT time FROM beat FOR UPDATE")
            if last is not None and now - last > gap:
                await base.execute("INSERT INTO outages VALUES ($1, $2)", last, now)
            text = "INSERT INTO beat VALUES (1, $1) ON CONFLICT (one) DO UPDATE SET time = greatest(beat.time, $1)"
            await base.execute(text, now)

    async def last_beat(self) -> int:
        rows = await self._rows("SELECT time FROM beat")
        return rows[0][0] if rows else 0

    async def time(self) -> int:
        rows = await self._rows("SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint")
        return int(rows[0][0])

    async def outages(self) -> list[tuple[int, int]]:
        return [(row[0], row[1]) for row in await self._rows('SELECT "from", "to" FROM outages')]

    # --- who serves which table ----------------------------------------------------------------------------------

    async def hold(self, member: Member, seconds: float) -> bool:
        text = """
            WITH before AS (SELECT until > now() AS alive FROM members WHERE process = $1),
            gone AS (DELETE FROM members WHERE until < now() - interval '1 hour' AND process <> $1),
            held AS (
                INSERT INTO members VALUES ($1, $2, $3, now() + $4 * interval '1 second')
                ON CONFLICT (process) DO UPDATE SET until = excluded.until
            )
            SELECT coalesce((SELECT alive FROM before), true)
        """
        member.process = self._me
        rows = await self._rows(text, self._me, member.host, member.door, seconds)
        return bool(rows[0][0])

    async def quit(self) -> None:
        await self._rows("DELETE FROM members WHERE process = $1", self._me)

    async def claim(self, table: str) -> Member | None:
        taken = await self._rows(
            f"UPDATE tables SET owner = $2 WHERE id = $1 AND (owner = $2 OR {FREE}) RETURNING 1", table, self._me
        )
        if taken:
            return None
        rows = await self._rows(
            "SELECT process, host, door FROM tables JOIN members ON process = owner WHERE id = $1", table
        )
        return Member(*rows[0]) if rows else None

    async def give_up(self, table: str) -> None:
        await self._rows("UPDATE tables SET owner = '' WHERE id = $1 AND owner = $2", table, self._me)


async def migrate(base: Any) -> None:
    """Bring the schema up to date, one numbered step after another."""
    await base.execute("CREATE TABLE IF NOT EXISTS version (number integer NOT NULL)")
    version = await base.fetchval("SELECT max(number) FROM version") or 0
    for number in range(version, len(MIGRATIONS)):
        await base.execute(MIGRATIONS[number])
        await base.execute("INSERT INTO version VALUES ($1)", number + 1)
