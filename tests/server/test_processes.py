"""Several processes on one PostgreSQL: a table has one owner, sockets find it, and a killed owner's tables move."""

import asyncio
import random
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import psutil
import pytest

from igroteka.client import new_secret
from tests.server.database import Database, database_or_skip
from tests.server.kill import check, kill_process, serving, storm
from tests.server.room import Person, Server, refusal, two_at

MOVED = 5.0  # seconds within which the tables of a killed process are served again


@pytest.fixture(scope="module")
def database() -> Iterator[Database]:
    running = database_or_skip()
    yield running
    running.close()


@pytest.fixture(scope="module")
def two(database: Database, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server of two processes."""
    running = Server(database.url, tmp_path_factory.mktemp("two") / "log", IGROTEKA_WORKERS="2").start()
    yield running
    assert running.stop() in (0, -15)
    assert not [line for line in running.errors() if "process died" not in line]


def owners(database: Database) -> set[str]:
    return {row[0] for row in database.execute("SELECT DISTINCT owner FROM tables WHERE owner <> ''")}


def owner_of(database: Database, table: str) -> str:
    return str(database.execute("SELECT owner FROM tables WHERE id = $1", table)[0][0])


def test_every_socket_of_a_table_is_served_by_one_process(database: Database, two: Server) -> None:
    async def story() -> None:
        secret = new_secret()
        table = two.open(secret, "me", "open")["id"]
        people = [Person(two, table, secret if number == 0 else None) for number in range(8)]
        for person in people:
            await person.__aenter__()
        await people[1].do("sit", seat=1, name="B")
        await people[0].do("start")
        mover = people[0] if people[0].my_decision() else people[1]
        answer = await mover.move()
        for person in people:
            await person.until(lambda p=person: p.n == answer["n"])
            assert person.view is not None and person.view["moves"] == 1
        for person in people:
            await person.__aexit__()

    asyncio.run(story())
    for _ in range(12):
        two.open(new_secret(), "me", "open")
    assert len(owners(database)) == 2, "both processes have tables"


def test_a_process_that_has_not_the_table_can_still_tell_of_it(two: Server) -> None:
    table = two.open(new_secret(), "me", "random", start=True)["id"]
    for _ in range(8):
        assert two.get(f"/api/tables/{table}")["status"] == "playing"


def test_a_process_that_has_not_the_table_finds_it_by_its_code_and_shows_its_page(two: Server) -> None:
    opened = two.open(new_secret(), "me", "open")
    for _ in range(8):
        assert two.get(f"/api/codes/{opened['code']}")["table"] == opened["id"]
        with urllib.request.urlopen(f"{two.url}/t/{opened['id']}", timeout=30) as page:
            assert page.status == 200


def test_whichever_process_is_asked_tells_the_numbers_of_all(two: Server) -> None:
    async def story() -> None:
        for _ in range(6):
            secret = new_secret()
            table = two.open(secret, "me", "random", start=True)["id"]
            async with Person(two, table, secret) as person:
                await person.move()

    def moves() -> dict[str, float]:
        with urllib.request.urlopen(f"{two.url}/metrics", timeout=30) as answer:
            lines = answer.read().decode().splitlines()
        return {line.split()[0]: float(line.split()[1]) for line in lines if line.startswith("igroteka_moves_total")}

    before = moves()
    asyncio.run(story())
    time.sleep(2.5)  # they share their numbers every two seconds
    for _ in range(6):
        now = moves()
        assert now.keys() == {f'igroteka_moves_total{{process="{number}"}}' for number in range(2)}
        assert sum(now.values()) >= sum(before.values()) + 6


def test_what_an_address_may_ask_for_is_counted_over_all_processes(database: Database, tmp_path: Path) -> None:
    limits = {"IGROTEKA_REQUESTS_BURST": "40", "IGROTEKA_REQUESTS_PER_SECOND": "0.1"}
    server = Server(database.url, tmp_path / "log", IGROTEKA_WORKERS="2", **limits).start()
    answers = [refusal(lambda: server.get("/api/puzzles"))[0] for _ in range(60)]
    server.stop()
    assert 30 <= answers.count(200) <= 42, "as many as one process would take"


def test_a_game_against_the_clock_has_one_referee(two: Server) -> None:
    async def story() -> None:
        secret = new_secret()
        table = two.open(secret, "me", "open", game="gobbit")["id"]
        async with Person(two, table, secret) as first, Person(two, table) as second:
            await second.do("sit", seat=1, name="B")
            await first.do("start")
            for person in (first, second):
                await person.until(lambda p=person: p.moment is not None and p.my_decision() is not None)
            assert first.moment == second.moment
            moment = first.moment
            mover = random.choice([first, second])
            assert (await mover.ask("move", n=mover.n, option=mover.my_decision()["options"][0]["option"]))["ok"]  # type: ignore[index]
            await first.until(lambda: first.moment != moment)
            await second.until(lambda: second.moment == first.moment)

    asyncio.run(story())


def test_the_tables_of_a_killed_process_move_and_nothing_is_lost(database: Database, tmp_path: Path) -> None:
    server = Server(database.url, tmp_path / "log", IGROTEKA_WORKERS="2").start()
    players = asyncio.run(storm(server, tables=6, times=2, game="mindbug", pause=1.0, harm=kill_process(server)))
    server.stop()
    found = check(database.logs, players)
    assert found["moves"] > 20 and found["resumed"] >= 2
    assert not [line for line in server.errors() if "process died" not in line]


def test_a_table_is_served_again_within_seconds_of_its_owners_death(database: Database, tmp_path: Path) -> None:
    pair = [Server(database.url, tmp_path / f"log{number}").start() for number in range(2)]
    one, two = pair

    async def story() -> None:
        async with two_at(one) as (first, second):
            table = first.table["id"]
            async with Person(two, table) as watching:
                mover = first if first.my_decision() else second
                answer = await mover.move()
                await watching.until(lambda: watching.n == answer["n"])
                before = await asyncio.to_thread(owner_of, database, table)
                began = time.monotonic()
                await asyncio.to_thread(one.kill)
                welcomes = len(watching.heard)
                await watching.until(lambda: any(m["type"] == "welcome" for m in watching.heard[welcomes:]))
                assert time.monotonic() - began < MOVED
                assert watching.n == answer["n"], "nothing is lost"
                assert await asyncio.to_thread(owner_of, database, table) != before

    asyncio.run(story())
    two.stop()
    assert not two.errors()


def test_several_processes_need_a_store_they_can_share(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "igroteka.cli", "serve", "--workers", "2", "--store", str(tmp_path / "x.sqlite")]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode != 0 and "PostgreSQL" in done.stderr and "Traceback" not in done.stderr


def test_processes_end_with_the_one_that_looks_after_them(database: Database, tmp_path: Path) -> None:
    server = Server(database.url, tmp_path / "log", IGROTEKA_WORKERS="2").start()
    inside = serving(server)
    server.kill()
    gone, alive = psutil.wait_procs(inside, timeout=15)
    assert len(gone) == 2 and not alive
