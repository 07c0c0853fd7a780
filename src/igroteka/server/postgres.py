"""Logs in PostgreSQL, for several server processes on one store; each hears what the others append."""

import asyncio
from collections.abc import Callable
from typing import Any

import asyncpg

from igroteka.core.errors import BadSetting
from igroteka.server.store import Head, Listed, Store, Taken

CHANNEL = "igroteka"
LOCK = 727_001  # one process at a time brings the schema up to date

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
]

# One statement, so one round trip and one transaction: all of it happens, or the number was taken and nothing does.
ADD = """
    WITH added AS (
        INSERT INTO log VALUES ($1, $2, $3) ON CONFLICT DO NOTHING RETURNING 1
    )
    SELECT pg_notify($4, $5) FROM added
"""
ADD_AND_NOTE = """
    WITH added AS (
        INSERT INTO log VALUES ($1, $2, $3) ON CONFLICT DO NOTHING RETURNING 1
    ), head AS (
        UPDATE tables SET status = $6, time = $7, due = $8, about = $9 WHERE id = $1 AND EXISTS (SELECT 1 FROM added)
    ), sits AS (
        INSERT INTO seated SELECT $10, $1 FROM added WHERE $10 <> '' ON CONFLICT DO NOTHING
    )
    SELECT pg_notify($4, $5) FROM added
"""


class PostgresStore(Store):
    """A shared store; PostgreSQL itself commits in groups."""

    shared = True

    def __init__(self, url: str) -> None:
        self.url = url
        self._pool: Any = None
        self._listening: Any = None
        self._appended: Callable[[str, int], Any] | None = None
        self._noted: Callable[[str, str, str], Any] | None = None
        self._me = ""  # so that a process does not listen to itself

    async def open(self) -> None:
        try:
            self._pool = await asyncpg.create_pool(self.url, min_size=1, max_size=16)
            async with self._pool.acquire() as base, base.transaction():
                await base.execute("SELECT pg_advisory_xact_lock($1)", LOCK)
                await migrate(base)
            await self._listen()
        except (OSError, asyncpg.PostgresError) as error:
            raise BadSetting("store-refused", store="PostgreSQL", reason=str(error)) from error

    async def close(self) -> None:
        if self._listening is not None:
            self._listening.remove_termination_listener(self._lost)
            await self._listening.close()
        if self._pool is not None:
            await self._pool.close()

    # --- other processes -----------------------------------------------------------------------------------------

    def listen(self, appended: Callable[[str, int], Any], noted: Callable[[str, str, str], Any]) -> None:
        self._appended = appended
        self._noted = noted

    async def notify(self, table: str, note: str) -> None:
        await self._pool.execute("SELECT pg_notify($1, $2)", CHANNEL, f"{self._me} {table} !{note}")

    async def _listen(self) -> None:
        self._listening = await asyncpg.connect(self.url)
        self._me = str(self._listening.get_server_pid())
        self._listening.add_termination_listener(self._lost)
        await self._listening.add_listener(CHANNEL, self._told)

    def _told(self, base: Any, pid: int, channel: str, payload: str) -> None:
        origin, table, note = payload.split(" ", 2)
        if origin == self._me:
            return
        if note.startswith("!"):
            if self._noted is not None:
                self._noted(origin, table, note[1:])
        elif self._appended is not None:
            self._appended(table, int(note))

    def _lost(self, base: Any) -> None:
        """The connection was lost: listen again. What was missed is found when a number turns out to be taken."""
        self._listening_again = asyncio.get_running_loop().create_task(self._listen_again())

    async def _listen_again(self) -> None:
        while True:
            try:
                await self._listen()
                return
            except (OSError, asyncpg.PostgresError):
                await asyncio.sleep(1.0)

    # --- what can be asked ---------------------------------------------------------------------------------------

    async def create(self, table: str, setup: bytes, public: bool, people: list[str], head: Head) -> None:
        async with self._pool.acquire() as base, base.transaction():
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
            rows = await self._pool.fetch(ADD, table, number, entry, CHANNEL, note)
        else:
            parts = (head.status, head.time, head.due, head.about, head.seated)
            rows = await self._pool.fetch(ADD_AND_NOTE, table, number, entry, CHANNEL, note, *parts)
        if not rows:
            raise Taken(table, number)

    async def note(self, table: str, head: Head) -> None:
        text = "UPDATE tables SET status = $2, time = $3, due = $4, about = $5 WHERE id = $1"
        await self._pool.execute(text, table, head.status, head.time, head.due, head.about)

    async def load(self, table: str) -> tuple[bytes, list[bytes]] | None:
        setup = await self._pool.fetchval("SELECT setup FROM tables WHERE id = $1", table)
        return None if setup is None else (setup, await self.after(table, 0))

    async def after(self, table: str, number: int) -> list[bytes]:
        text = 'SELECT entry FROM log WHERE "table" = $1 AND number > $2 ORDER BY number'
        return [row[0] for row in await self._pool.fetch(text, table, number)]

    async def listed(self, person: str | None, since: int, count: int) -> list[Listed]:
        if person is None:
            text = (
                "SELECT id, setup, about, status, time FROM tables WHERE public AND status <> 'over' AND time >= $1 "
                "ORDER BY time DESC LIMIT $2"
            )
            rows = await self._pool.fetch(text, since, count)
        else:
            text = (
                'SELECT id, setup, about, status, time FROM seated JOIN tables ON id = "table" WHERE person = $1 '
                "AND time >= $2 ORDER BY time DESC LIMIT $3"
            )
            rows = await self._pool.fetch(text, person, since, count)
        return [Listed(*row) for row in rows]

    async def due(self, now: int, count: int) -> list[str]:
        text = "SELECT id FROM tables WHERE due <= $1 ORDER BY due LIMIT $2"
        return [row[0] for row in await self._pool.fetch(text, now, count)]

    async def beat(self, now: int, gap: int) -> None:
        async with self._pool.acquire() as base, base.transaction():
            last = await base.fetchval("SELECT time FROM beat FOR UPDATE")
            if last is not None and now - last > gap:
                await base.execute("INSERT INTO outages VALUES ($1, $2)", last, now)
            text = "INSERT INTO beat VALUES (1, $1) ON CONFLICT (one) DO UPDATE SET time = greatest(beat.time, $1)"
            await base.execute(text, now)

    async def outages(self) -> list[tuple[int, int]]:
        return [(row[0], row[1]) for row in await self._pool.fetch('SELECT "from", "to" FROM outages')]


async def migrate(base: Any) -> None:
    """Bring the schema up to date, one numbered step after another."""
    await base.execute("CREATE TABLE IF NOT EXISTS version (number integer NOT NULL)")
    version = await base.fetchval("SELECT max(number) FROM version") or 0
    for number in range(version, len(MIGRATIONS)):
        await base.execute(MIGRATIONS[number])
        await base.execute("INSERT INTO version VALUES ($1)", number + 1)
