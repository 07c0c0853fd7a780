"""Two servers on one PostgreSQL that hear of each other by NATS: it may lose notes, and nothing that is played."""

import asyncio
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from igroteka.client import new_secret
from igroteka.core.errors import BadSetting
from igroteka.server.stores import make_store
from tests.server.database import Database, Nats, database_or_skip, nats_or_skip
from tests.server.kill import check, kill_nats, storm
from tests.server.room import Person, Server


@pytest.fixture(scope="module")
def nats() -> Iterator[Nats]:
    running = nats_or_skip()
    yield running
    running.kill()


@pytest.fixture(scope="module")
def database(nats: Nats) -> Iterator[Database]:
    running = database_or_skip()
    yield running
    running.close()


@pytest.fixture(scope="module")
def pair(database: Database, nats: Nats, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, Server]]:
    folder = tmp_path_factory.mktemp("nats")
    servers = [Server(database.url, folder / f"log{number}", IGROTEKA_NATS=nats.url).start() for number in range(2)]
    yield servers[0], servers[1]
    for server in servers:
        server.stop()
        assert not server.errors()


async def seen(server: Server, table: str, online: list[bool]) -> None:
    """Wait until a server that has not the table knows who is at it."""
    until = time.monotonic() + 20
    while [
        seat["online"] for seat in (await asyncio.to_thread(server.get, f"/api/tables/{table}"))["seats"]
    ] != online:
        assert time.monotonic() < until, f"not seen: {online}"
        await asyncio.sleep(0.1)


def test_people_at_another_server_are_seen_by_nats_alone(database: Database, pair: tuple[Server, Server]) -> None:
    one, two = pair

    async def story() -> None:
        secret = new_secret()
        table = one.open(secret, "me", "open")["id"]
        async with Person(one, table, secret):
            async with Person(one, table) as guest:
                await guest.do("sit", seat=1, name="Guest")
                await seen(two, table, [True, True])
            await seen(two, table, [True, False])
        await seen(two, table, [False, False])

    asyncio.run(story())
    listening = database.execute("SELECT 1 FROM pg_stat_activity WHERE query LIKE 'LISTEN%'")
    assert not listening, "PostgreSQL carries no notes"


def test_a_table_nobody_is_at_comes_to_the_server_that_has_people_for_it(
    database: Database, pair: tuple[Server, Server]
) -> None:
    """Servers of two machines cannot hand sockets over: "come and get it" goes by NATS."""
    one, two = pair
    secret = new_secret()
    table = one.open(secret, "me", "open")["id"]
    before = database.execute("SELECT owner FROM tables WHERE id = $1", table)[0][0]
    database.execute("UPDATE members SET host = 'far ' || host WHERE process = $1", before)

    async def story() -> None:
        async with Person(two, table, secret) as host:
            assert host.seat == 0

    asyncio.run(story())
    after = database.execute("SELECT owner FROM tables WHERE id = $1", table)[0][0]
    assert before and after and before != after
    database.execute("UPDATE members SET host = substr(host, 5) WHERE process = $1", before)


def test_nothing_is_lost_when_nats_is_killed(database: Database, nats: Nats, pair: tuple[Server, Server]) -> None:
    one, two = pair
    harm = kill_nats(nats)
    players = asyncio.run(storm(one, tables=4, times=2, game="mindbug", pause=1.0, harm=harm, at=two))
    found = check(database.logs, players)
    assert found["moves"] > 20


def test_who_is_connected_is_known_again_when_nats_is_back(nats: Nats, pair: tuple[Server, Server]) -> None:
    """While NATS is away somebody comes: nobody elsewhere hears of it until it is back."""
    one, two = pair

    async def story() -> None:
        secret = new_secret()
        table = one.open(secret, "me", "open")["id"]
        await asyncio.to_thread(nats.kill)
        async with Person(one, table, secret) as host:
            await host.do("say", text="is anybody here?")
            await seen(two, table, [False, False])
            await asyncio.to_thread(nats.start)
            await seen(two, table, [True, False])

    asyncio.run(story())


def refused(store: str, nats: str) -> str:
    command = [sys.executable, "-m", "igroteka.cli", "serve", "--port", "0", "--store", store]
    env = {"IGROTEKA_NATS": nats, "PATH": "", "LANG": "C"}
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False, env=env)
    assert done.returncode != 0 and "Traceback" not in done.stderr
    return done.stderr


def test_an_address_that_is_none_is_refused_in_a_sentence(database: Database, tmp_path: Path) -> None:
    assert "nats://host:4222" in refused(database.url, "localhost:4222")
    for store in (database.url, str(tmp_path / "room.sqlite")):
        assert "NATS does not answer" in refused(store, "nats://127.0.0.1:1")
    with pytest.raises(BadSetting):
        make_store(database.url, "nats://one,two")
