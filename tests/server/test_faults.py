"""Whatever fails below the tables: nothing accepted is lost, nothing is taken that cannot be kept, it comes back."""

import asyncio
import contextlib
import sqlite3
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from igroteka import games
from igroteka.client import new_secret
from igroteka.core.errors import GameError
from igroteka.server import entries, leases, wire
from igroteka.server import services as services_module
from igroteka.server.config import Config
from igroteka.server.entries import Clocks, Move, Place, Setup, decode_entry
from igroteka.server.journal import head_of
from igroteka.server.lobby import Lobby
from igroteka.server.messages import Answer
from igroteka.server.record import Record
from igroteka.server.services import Services
from igroteka.server.sqlite import SqliteStore
from igroteka.server.store import Head, Stored, StoreFailed, Taken
from igroteka.server.table import Table
from igroteka.server.wire import Say, Start
from tests.server.database import Database, database_or_skip, sqlite_logs
from tests.server.kill import check, cut_bus, fill_disk, kill_database, kill_workers, storm
from tests.server.room import Person, Server, refusal, two_at


@pytest.fixture(scope="module")
def database() -> Iterator[Database]:
    running = database_or_skip()
    yield running
    running.close()


def ready(server: Server) -> bool:
    try:
        return bool(server.get("/api/ready")["ready"])
    except urllib.error.HTTPError as error:
        assert error.code == 503
        return False


def wait_until(true: Any, seconds: float = 15.0) -> None:
    until = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < until, "it did not come back by itself"
        time.sleep(0.1)


# --- PostgreSQL --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("harm", ["kill", "freeze"])
def test_a_move_while_the_database_is_away_is_either_refused_or_kept(
    database: Database, tmp_path: Path, harm: str
) -> None:
    server = Server(database.url, tmp_path / "log").start()

    async def story() -> None:
        async with two_at(server) as (first, second):
            mover = first if first.my_decision() else second
            option = mover.my_decision()["options"][0]["option"]  # type: ignore[index]
            request = {"do": "move", "id": "k1", "n": mover.n, "option": option}
            await asyncio.to_thread(getattr(database, harm))
            answer = asyncio.create_task(mover.send(request))
            if harm == "freeze":
                await asyncio.sleep(2.0)
                await asyncio.to_thread(database.thaw)
                told = await answer
            else:
                told = await answer
                assert told["error"] == "store-away"
                assert not await asyncio.to_thread(ready, server)
                await asyncio.sleep(leases.SECONDS)  # the lease is lost too: all lines are cut when it is found out
                await asyncio.to_thread(database.start)
                await asyncio.to_thread(wait_until, lambda: ready(server))
            kept = [entry for _, entry in database_log(database, mover) if entry.key == "k1"]
            assert len(kept) == told["ok"]
            assert (await mover.send(request))["ok"], "even if its line is cut meanwhile"
            log = await asyncio.to_thread(database_log, database, mover)
            assert [entry.option for _, entry in log if entry.key == "k1"] == [option], "stored, and once"
            assert [number for number, _ in log] == list(range(1, len(log) + 1))
            await asyncio.to_thread(server.stop)
            await asyncio.to_thread(server.start)
            async with Person(server, mover.table["id"], mover.secret) as later:
                assert later.view is not None and later.view["moves"] == 1

    asyncio.run(story())
    server.stop()
    assert not server.errors()


def database_log(database: Database, at: Person) -> list[tuple[int, Any]]:
    found: list[Any] = []

    def read() -> None:
        found.extend(database.logs(at.address.rsplit("/", 2)[1])[1])

    import threading  # noqa: PLC0415 - a loop may be running in this thread

    reading = threading.Thread(target=read)
    reading.start()
    reading.join()
    return [(number, decode_entry(data)) for number, data in found]


def test_nothing_is_lost_and_no_table_stuck_when_the_database_is_killed(database: Database, tmp_path: Path) -> None:
    server = Server(database.url, tmp_path / "log").start()
    harm = kill_database(database)
    players = asyncio.run(storm(server, tables=4, times=2, game="mindbug", pause=1.0, harm=harm))
    server.stop()
    assert check(database.logs, players)["moves"] > 20
    assert not server.errors()


def test_a_process_that_heard_nothing_for_a_while_catches_up_by_number(database: Database, tmp_path: Path) -> None:
    """Its line for notifications is cut; what is said meanwhile is not heard, but found."""
    pair = [Server(database.url, tmp_path / f"log{number}").start() for number in range(2)]
    one, two = pair

    async def story() -> None:
        secret = new_secret()
        table = one.open(secret, "me", "open")["id"]
        async with Person(one, table, secret) as here, Person(two, table) as there:
            await there.until(lambda: there.n == here.n)
            await asyncio.to_thread(cut_bus(database))
            await here.do("say", text="into the silence")
            await there.until(lambda: there.n == here.n, 10.0)
            async with Person(two, table) as late:
                assert late.n == here.n

    asyncio.run(story())
    for server in pair:
        server.stop()
        assert not server.errors()


# --- the journal -------------------------------------------------------------------------------------------------


class Flaky(SqliteStore):
    """A store that fails when told to: before it writes, or after; or it says once that the number is taken."""

    fails = ""

    async def append(self, *args: Any) -> None:
        if self.fails == "after":
            await super().append(*args)
        if self.fails and self.fails != "taken":
            raise StoreFailed("as told")
        await super().append(*args)

    def append_soon(self, table: str, number: int, entry: bytes, head: Head | None, stored: Stored) -> None:
        error: Exception = Taken(table, number) if self.fails == "taken" else StoreFailed("as told")
        if self.fails == "after":
            super().append_soon(table, number, entry, head, lambda _: stored(error))
        elif self.fails:
            asyncio.get_running_loop().call_soon(stored, error)
        else:
            super().append_soon(table, number, entry, head, stored)

    async def after(self, table: str, number: int) -> list[bytes]:
        if self.fails == "before and reading":
            raise StoreFailed("as told")
        return await super().after(table, number)


class Ear:
    """Somebody at a table."""

    def __init__(self, person: str) -> None:
        self.person, self.name = person, ""
        self.heard: list[bytes] = []

    def send(self, text: bytes) -> None:
        self.heard.append(text)

    def pass_on(self, message: bytes) -> None:
        self.send(message)

    def later(self, message: bytes, seconds: float) -> None:
        self.send(message)

    def close(self, code: int) -> None:
        return None


async def opened(store: SqliteStore, table: str = "t") -> tuple[Lobby, Table]:
    lobby = Lobby(Config(bot_workers=1), store)
    await lobby.open()
    settings = games.find("mindbug").check({}, 2)
    seats = [Place(person="p0", name="A"), Place(person="p1", name="B")]
    setup = Setup(table, "mindbug", settings, seats, False, Clocks(), "p0", "ab" * 32, int(time.time() * 1000))
    await store.create(table, entries.encode(setup), False, [], head_of(Record(setup)))
    found = await lobby.find(table)
    assert found is not None
    return lobby, found


@pytest.mark.parametrize("fails", ["before", "after", "before and reading"])
def test_an_answer_after_a_failure_tells_what_the_store_has(
    tmp_path: Path, fails: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("igroteka.server.journal.PATIENCE", 0.1)

    async def story() -> None:
        store = Flaky(str(tmp_path / "x.sqlite"))
        lobby, table = await opened(store)
        ear = Ear("p0")
        await table.welcome(ear, None)
        store.fails = fails
        answer = await table.request(ear, Say(id="k1", text="hello"))
        assert answer.ok == (fails == "after")
        assert (answer.error == "store-away") == (fails != "after")
        assert table.record.n == (1 if fails == "after" else 0)
        store.fails = ""
        again = await table.request(ear, Say(id="k1", text="hello"))
        assert again.ok and again.n == 1
        assert len(await store.after("t", 0)) == 1
        told = [text for text in ear.heard if b'"update"' in text and b"hello" in text]
        assert len(told) == 1, "everybody is told once"
        await lobby.close()

    asyncio.run(story())


class Hand(Ear):
    """Somebody at a table who moves."""

    def __init__(self, person: str) -> None:
        super().__init__(person)
        self.answers: list[Answer] = []
        self.answered = asyncio.Event()

    def together(self) -> None:
        return None

    def answer(self, answer: Answer) -> None:
        self.answers.append(answer)
        self.answered.set()


@pytest.mark.parametrize("fails", ["before", "after", "before and reading", "taken"])
def test_a_move_taken_straight_is_answered_with_what_the_store_has(
    tmp_path: Path, fails: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The store fails while a move is written that nobody waits for: nothing acknowledged is lost, nothing is done
    twice, and a move that was not done is not told to anybody."""
    monkeypatch.setattr("igroteka.server.journal.PATIENCE", 0.1)

    async def story() -> None:
        store = Flaky(str(tmp_path / "x.sqlite"))
        lobby, table = await opened(store)
        hands = [Hand("p0"), Hand("p1")]
        for hand in hands:
            await table.welcome(hand, None)
        assert (await table.request(hands[0], Start(id="start"))).ok
        for turn in range(6):
            assert table.record.match is not None
            decision = table.record.match.state.decisions[0]
            hand, n = hands[decision.seat()], table.record.n
            move = wire.Move(id=f"k{turn}", n=n, option=decision.options[0])
            hand.answered.clear()
            store.fails = fails if turn % 2 else ""
            assert table.move_now(hand, move), "the straight path is taken"
            assert not table.move_now(hand, move), "one move at a time"
            await asyncio.wait_for(hand.answered.wait(), 10)
            answer = hand.answers[-1]
            assert answer.id == move.id
            assert answer.ok == (store.fails in ("", "after", "taken")), answer
            store.fails = ""
            again = await table.request(hand, move)
            assert again.ok and again.n == n + 1, "a repeat is done once"
            kept = [decode_entry(data) for data in await store.after("t", 0)]
            assert len(kept) == table.record.n == n + 1 and kept[-1].key == move.id
            for other in hands:
                told = [text for text in other.heard if b'"update"' in text and b'"n":%d,' % (n + 1) in text]
                assert len(told) == 1, "everybody is told once"
        await lobby.close()

    asyncio.run(story())


def test_a_store_set_back_to_an_older_state_is_believed(tmp_path: Path) -> None:
    async def story() -> None:
        store = SqliteStore(str(tmp_path / "x.sqlite"))
        lobby, table = await opened(store)
        ear = Ear("p0")
        await table.welcome(ear, None)
        for key in "abc":
            assert (await table.request(ear, Say(id=key, text=key))).ok
        for part in ("log", "fresh"):
            await store._ask(lambda base, part=part: base.execute(f"DELETE FROM {part} WHERE number > 1"))
        with pytest.raises(StoreFailed):  # after a failure the file is opened anew
            await store._ask(lambda base: base.execute("no such thing"))
        answer = await table.request(ear, Say(id="d", text="d"))
        assert answer.ok and answer.n == 2
        assert b'"welcome"' in ear.heard[-2], "who was there is told the whole table anew"
        await lobby.close()

    asyncio.run(story())


def test_an_insert_demands_the_next_number(tmp_path: Path) -> None:
    async def story() -> None:
        store = SqliteStore(str(tmp_path / "x.sqlite"))
        await store.open()
        await store.append("t", 1, b"one", None)
        for number in (1, 3):
            with pytest.raises(Taken):
                await store.append("t", number, b"x", None)
        await store.append("t", 2, b"two", None)
        assert await store.after("t", 0) == [b"one", b"two"]
        await store.close()

    asyncio.run(story())


# --- long-lived tasks and poisoned tables ------------------------------------------------------------------------


def test_a_task_that_dies_is_begun_again_and_counted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(services_module, "RESTART", (0.001, 0.002))

    async def story() -> None:
        services = Services(Config(bot_workers=1), SqliteStore(str(tmp_path / "x.sqlite")))
        begun = 0

        async def work() -> None:
            nonlocal begun
            begun += 1
            if begun < 4:
                raise ValueError("boom")
            await asyncio.sleep(60)

        services.keep("work", work)
        while begun < 4:
            await asyncio.sleep(0.01)
        assert services.metrics.task_failures["work"] == 3
        assert 'igroteka_task_failures_total{task="work"} 3.0' in services.metrics.text()
        await services.end_tasks()

    asyncio.run(story())


def test_a_poisoned_table_is_set_aside_and_the_others_go_on(tmp_path: Path) -> None:
    store = tmp_path / "room.sqlite"
    server = Server(str(store), tmp_path / "log").start()
    secret = new_secret()
    poisoned, sound = (server.open(secret, "me", "random", start=True)["id"] for _ in range(2))
    server.stop()
    with contextlib.closing(sqlite3.connect(store)) as base, base:
        base.execute("UPDATE tables SET due = 1")
        base.execute('INSERT INTO log SELECT "table", max(number) + 1, ? FROM log WHERE "table" = ?',
                     (entries.encode(Move(seat=0, option=12345)), poisoned))  # fmt: skip
    server.start()
    for path in ("", "/replay"):
        assert refusal(lambda path=path: server.get(f"/api/tables/{poisoned}{path}")) == (409, "table-set-aside")
    asyncio.run(_plays(server, sound, secret))
    numbers = urllib.request.urlopen(f"{server.url}/metrics").read().decode()
    assert "\nigroteka_tables_set_aside 1.0" in numbers
    assert 'igroteka_task_failures_total{task="sweep"}' not in numbers
    assert ready(server)
    assert len(server.get("/api/tables?mine=1", secret)["tables"]) == 2
    server.stop()


async def _plays(server: Server, table: str, secret: str) -> None:
    async with Person(server, table, secret) as me:
        await me.move()
        await me.until(lambda: me.my_decision() is not None)


# --- SQLite ------------------------------------------------------------------------------------------------------


def test_an_exception_in_the_writer_thread_fails_one_group_and_not_the_thread(tmp_path: Path) -> None:
    async def story() -> None:
        store = SqliteStore(str(tmp_path / "x.sqlite"))
        await store.open()

        def job(base: sqlite3.Connection) -> None:
            base.execute("INSERT INTO log VALUES ('t', 1, 'half')")
            raise RuntimeError("boom")

        with pytest.raises(StoreFailed, match="boom"):
            await store._ask(job)
        assert await store.after("t", 0) == [], "nothing of it stays"
        await store.append("t", 1, b"one", None)
        await store.close()

    asyncio.run(story())


def test_a_full_disk_refuses_and_comes_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("igroteka.server.journal.PATIENCE", 0.1)

    async def story() -> None:
        path = tmp_path / "x.sqlite"
        store = SqliteStore(str(path))
        lobby, table = await opened(store)
        ear = Ear("p0")
        await table.welcome(ear, None)
        ((pages,),) = await store._ask(lambda base: base.execute("PRAGMA page_count").fetchall())
        monkeypatch.setattr("igroteka.server.sqlite.connect", connect_with(pages + 1))
        with pytest.raises(StoreFailed):  # after a failure the file is opened anew: by what was put in place above
            await store._ask(lambda base: base.execute("PRAGMA no such thing"))
        kept = 0
        for number in range(200):
            answer = await table.request(ear, Say(id=f"k{number}", text="x" * 400))
            kept += answer.ok
            if not answer.ok:
                assert answer.error == "store-away"
                break
        assert 0 < kept < 200 and not lobby.ready
        assert len(await store.after("t", 0)) == kept == table.record.n
        with pytest.raises(GameError, match="store-away"):
            await store.create("u", b"x" * 9000, False, [], head_of(table.record))
        monkeypatch.undo()
        until = time.monotonic() + 10
        while not lobby.ready and time.monotonic() < until:
            await asyncio.sleep(0.1)
        assert lobby.ready, "there is room again"
        assert (await table.request(ear, Say(id="later", text="x"))).ok
        await lobby.close()
        assert len(sqlite_logs(path)("t")[1]) == kept + 1

    asyncio.run(story())


def connect_with(pages: int) -> Any:
    """How to open a file that can grow no further, as on a full disk."""
    from igroteka.server.sqlite import connect  # noqa: PLC0415

    def full(path: str) -> sqlite3.Connection:
        base = connect(path)
        base.execute(f"PRAGMA max_page_count = {pages}")
        return base

    return full


@pytest.mark.parametrize("harm", ["read-only", "corrupt"])
def test_a_store_that_cannot_be_written_makes_the_room_say_so(
    tmp_path: Path, harm: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And when it can be again, the room is back without anybody's help."""
    monkeypatch.setattr("igroteka.server.journal.PATIENCE", 0.1)

    async def story() -> None:
        path = tmp_path / "x.sqlite"
        store = SqliteStore(str(path))
        lobby, table = await opened(store)
        ear = Ear("p0")
        await table.welcome(ear, None)
        assert (await table.request(ear, Say(id="a", text="a"))).ok

        def broken(where: str) -> sqlite3.Connection:
            if harm == "corrupt":
                raise sqlite3.DatabaseError("database disk image is malformed")
            return sqlite3.connect(f"file:{where}?mode=ro", uri=True, isolation_level=None, check_same_thread=False)

        monkeypatch.setattr("igroteka.server.sqlite.connect", broken)
        with pytest.raises(StoreFailed):
            await store._ask(lambda base: base.execute("PRAGMA no such thing"))
        answer = await table.request(ear, Say(id="b", text="b"))
        assert not answer.ok and answer.error == "store-away" and not lobby.ready
        monkeypatch.undo()
        until = time.monotonic() + 10
        while not lobby.ready and time.monotonic() < until:
            await asyncio.sleep(0.1)
        assert lobby.ready
        again = await table.request(ear, Say(id="b", text="b"))
        assert again.ok and again.n == 2
        await lobby.close()

    asyncio.run(story())


@pytest.mark.parametrize("what", ["disk", "workers"])
def test_nothing_is_lost_when_the_disk_is_full_or_the_bots_die(tmp_path: Path, what: str) -> None:
    """The short form of the matrix of `make soak`."""
    store = tmp_path / "room.sqlite"
    server = Server(str(store), tmp_path / "log").start()
    harm = fill_disk(server) if what == "disk" else kill_workers(server)
    players = asyncio.run(storm(server, tables=4, times=2, game="mindbug", pause=1.0, harm=harm))
    wait_until(lambda: ready(server))
    server.stop()
    assert check(sqlite_logs(store), players)["moves"] > 20
    assert not server.errors()


# --- clocks ------------------------------------------------------------------------------------------------------


def test_a_system_clock_that_jumps_changes_nobodys_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        real = time.time_ns
        services = Services(Config(bot_workers=1), SqliteStore(str(tmp_path / "x.sqlite")))
        await services.open()
        before = services.now()
        for hours in (1, -1):
            monkeypatch.setattr(time, "time_ns", lambda hours=hours: real() + hours * 3_600_000_000_000)
            assert 0 <= services.now() - before < 5_000
            await services.beat()
            assert services.outages == []
        await services.close()
        later = Services(Config(bot_workers=1), SqliteStore(str(tmp_path / "x.sqlite")))
        await later.open()  # the clock was set back an hour meanwhile
        assert 0 <= later.now() - before < 5_000, "time never goes back behind what was written down"
        await later.close()

    asyncio.run(story())


# --- stopping ----------------------------------------------------------------------------------------------------


def test_a_stopped_room_leaves_one_whole_file(tmp_path: Path) -> None:
    """SIGTERM: the write-ahead log is part of the file, lists know the last move, a last sign of life is there."""
    store = tmp_path / "room.sqlite"
    server = Server(str(store), tmp_path / "log").start()

    async def story() -> tuple[str, int | None]:
        async with two_at(server) as (first, second):
            mover = first if first.my_decision() else second
            await mover.move()
            assert Path(f"{store}-wal").stat().st_size > 0
            await asyncio.to_thread(server.stop)
            await first.until(lambda: any(message["type"] == "bye" for message in first.heard))
            return str(first.table["id"]), mover.n

    table, told = asyncio.run(story())
    assert not Path(f"{store}-wal").exists(), "checkpointed"
    with contextlib.closing(sqlite3.connect(store)) as base:
        ((entry, number),) = base.execute(
            'SELECT entry, number FROM log WHERE "table" = ? ORDER BY number DESC LIMIT 1', (table,)
        ).fetchall()
        ((noted,),) = base.execute("SELECT time FROM tables WHERE id = ?", (table,)).fetchall()
        ((beat,),) = base.execute("SELECT time FROM beat").fetchall()
    assert number == told and decode_entry(entry).time == noted <= beat
    with pytest.raises(OSError):
        urllib.request.urlopen(f"{server.url}/api/health", timeout=2)
