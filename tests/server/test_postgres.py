"""Two server processes on one PostgreSQL: never two moves with one number, and everybody sees the same."""

import asyncio
import random
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from igroteka.client import new_secret, rest
from igroteka.server.entries import decode_entry, decode_setup
from igroteka.server.record import Record
from igroteka.server.wire import person_of
from tests.server.database import database_or_skip
from tests.server.room import Person, Server, delete, refusal


@pytest.fixture(scope="module")
def database() -> Iterator[str]:
    """A real PostgreSQL from a package."""
    running = database_or_skip()
    yield running.url
    running.close()


@pytest.fixture
def pair(database: str, tmp_path: Path) -> Iterator[tuple[Server, Server]]:
    servers = [Server(database, tmp_path / f"log{number}").start() for number in range(2)]
    yield servers[0], servers[1]
    for server in servers:
        server.stop()
        assert not server.errors()


async def log_in(database: str, table: str) -> tuple[Record, list[Any]]:
    import asyncpg  # noqa: PLC0415

    base = await asyncpg.connect(database)
    setup = await base.fetchval("SELECT setup FROM tables WHERE id = $1", table)
    rows = await base.fetch('SELECT number, entry FROM log WHERE "table" = $1 ORDER BY number', table)
    await base.close()
    assert [row[0] for row in rows] == list(range(1, len(rows) + 1))
    record = Record(decode_setup(setup))
    entries = [decode_entry(row[1]) for row in rows]
    for entry in entries:
        record.apply(entry)
    return record, entries


def test_one_match_driven_by_two_processes(database: str, pair: tuple[Server, Server]) -> None:
    """Both people sit at both servers, and every move is sent to both at once, with different keys."""
    one, two = pair

    async def story() -> None:
        secrets = [new_secret(), new_secret()]
        table = one.open(secrets[0], "me", "open")["id"]
        async with (
            Person(one, table, secrets[0]) as a1,
            Person(two, table, secrets[0]) as a2,
            Person(one, table, secrets[1]) as b1,
            Person(two, table, secrets[1]) as b2,
        ):
            everybody = [a1, a2, b1, b2]
            await b2.do("sit", seat=1, name="B")
            await a1.until(lambda: a1.n == b2.n)
            await a1.do("start")
            accepted = refused = 0
            while True:
                last = max(person.n or 0 for person in everybody)
                for person in everybody:
                    await person.until(lambda p=person, n=last: (p.n or 0) >= n)
                if a1.table["status"] == "over":
                    break
                devices = [a1, a2] if a1.my_decision() else [b1, b2]
                n = devices[0].n
                options = [option["option"] for option in devices[0].my_decision()["options"]]  # type: ignore[index]
                answers = await asyncio.gather(
                    *(device.ask("move", n=n, option=random.choice(options)) for device in devices)
                )
                right = [answer for answer in answers if answer["ok"]]
                assert len(right) == 1, "of two moves at once, one counts"
                accepted += 1
                refused += len(answers) - len(right)
                assert {a["error"] for a in answers if not a["ok"]} <= {"stale", "illegal-move", "table-over"}
            record, entries = await log_in(database, table)
            assert len([entry for entry in entries if type(entry).__name__ == "Move"]) == accepted
            assert refused == accepted
            for person in everybody:
                assert person.view == record.view(person.seat)

    asyncio.run(story())


def test_bots_and_a_killed_process(database: str, pair: tuple[Server, Server]) -> None:
    """A game against a bot goes on at the other process when the one that drove it dies."""
    one, two = pair

    async def story() -> None:
        secret = new_secret()
        table = one.open(secret, "me", "random", start=True)["id"]
        async with Person(two, table, secret) as here:
            async with Person(one, table, secret) as there:
                await there.move()
                await here.until(lambda: here.n == there.n)
            one.kill()
            while here.table["status"] != "over":
                await here.move()
                await here.until(lambda: here.my_decision() is not None or here.table["status"] == "over")
        record, _ = await log_in(database, table)
        assert record.result is not None and record.result.reason == "rules"

    asyncio.run(story())
    one.start()


def test_somebody_forgotten_at_one_process_is_gone_at_the_other(database: str, pair: tuple[Server, Server]) -> None:
    one, two = pair

    async def story() -> None:
        secret, guest_secret = new_secret(), new_secret()
        table = one.open(secret, "me", "open")["id"]
        async with Person(one, table, secret) as host, Person(two, table, guest_secret) as guest:
            await guest.do("sit", seat=1, name="Somebody")
            await guest.do("say", text="what I said")
            await host.do("start")
            await guest.until(lambda: guest.view is not None)
            code = rest(one.url, "/api/me/code", guest_secret, {})["code"]
            assert rest(two.url, "/api/me/device", "", {"code": code})["secret"] == guest_secret
            assert refusal(lambda: rest(one.url, "/api/me/device", "", {"code": code})) == (404, "no-such-code")
            await host.do("report", seat=1, text="a report")
            assert delete(one, "/api/me", guest_secret) == {"tables": 1}
            for person in (host, guest):
                await person.until(lambda person=person: person.table["seats"][1]["name"] == "")
            await guest.until(lambda: guest.seat is None)
            await host.do("concede")
            await guest.until(lambda: guest.table["status"] == "over")
        record, found = await log_in(database, table)
        assert record.result is not None
        assert person_of(guest_secret) not in str(found) and "what I said" not in str(found)

    asyncio.run(story())


def test_old_tables_are_deleted_from_a_shared_store(database: str, tmp_path: Path) -> None:
    server = Server(database, tmp_path / "log", IGROTEKA_RETENTION_DAYS="0.00001").start()

    async def story() -> str:
        secret = new_secret()
        table: str = server.open(secret, "me", "random", start=True)["id"]
        async with Person(server, table, secret) as person:
            await person.do("concede")
        return table

    table = asyncio.run(story())
    server.stop()
    server.start()
    until = time.monotonic() + 10
    while refusal(lambda: server.get(f"/api/tables/{table}"))[0] == 200 and time.monotonic() < until:
        time.sleep(0.2)
    assert refusal(lambda: server.get(f"/api/tables/{table}")) == (404, "no-such-table")
    server.stop()
    assert not server.errors()


def test_presence_is_shared_between_processes(pair: tuple[Server, Server]) -> None:
    one, two = pair

    async def story() -> None:
        secret = new_secret()
        table = one.open(secret, "me", "open")["id"]
        async with Person(one, table, secret) as host:
            guest = Person(two, table)
            async with guest:
                assert guest.table["seats"][0]["online"] or await seen(guest, 0, True)
                await guest.do("sit", seat=1, name="Guest")
                assert await seen(host, 1, True)
            assert await seen(host, 1, False)

    async def seen(person: Person, seat: int, online: bool) -> bool:
        def now() -> bool:
            last = person.heard[-1]
            seats = last["seats"] if last["type"] == "presence" else last.get("table", {}).get("seats", [])
            return len(seats) > seat and seats[seat]["online"] == online

        await person.until(now)
        return True

    asyncio.run(story())
