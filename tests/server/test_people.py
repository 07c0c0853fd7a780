"""People at tables: who may sit, watch and be heard, and what the server keeps about them."""

import asyncio
import contextlib
import json
import sqlite3
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest
from websockets.asyncio.client import connect

from igroteka.client import new_secret, rest
from igroteka.server.wire import person_of
from tests.server.room import Person, Server, delete, folded, refusal, two_at

OPERATOR = "operator_operator_operator"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """The tests' own: they ask for more than one address may, and need an operator."""
    folder = tmp_path_factory.mktemp("people")
    running = Server(str(folder / "room.sqlite"), folder / "log", IGROTEKA_OPERATOR=OPERATOR).start()
    yield running
    assert running.stop() in (0, -15)
    assert not running.errors()


# --- at the table ------------------------------------------------------------------------------------------------


def test_the_opener_removes_a_squatter_who_does_not_come_back(server: Server) -> None:
    async def story() -> None:
        secret = new_secret()
        table = server.open(secret, "me", "open", public=True)["id"]
        async with Person(server, table, secret) as host, Person(server, table) as squatter:
            await squatter.do("sit", seat=1, name="Squatter")
            assert await squatter.refused("remove", seat=0) == "not-host"
            assert await host.refused("remove", seat=0) == "nobody-there"
            await host.do("remove", seat=1)
            await squatter.until(lambda: squatter.seat is None)
            assert await host.refused("remove", seat=1) == "nobody-there"
            assert await squatter.refused("sit", seat=1, name="Squatter") == "removed"
            assert not server.get("/api/tables?mine=1", squatter.secret)["tables"]
            async with Person(server, table) as friend:
                await friend.do("sit", seat=1, name="Friend")
                await host.do("start")
                assert await host.refused("remove", seat=1) == "table-playing"

    asyncio.run(story())


def test_an_opener_without_a_seat_may_let_a_stand_in_play_for_who_is_gone(tmp_path: Path) -> None:
    server = Server(str(tmp_path / "room.sqlite"), tmp_path / "log", IGROTEKA_AWAY="0.2").start()

    async def story() -> None:
        secret = new_secret()
        table = server.open(secret, "open", "open")["id"]
        async with Person(server, table, secret) as host, Person(server, table) as first:
            await first.do("sit", seat=0, name="First")
            async with Person(server, table) as second:
                await second.do("sit", seat=1, name="Second")
                await host.do("start")
                assert await host.refused("bot", seat=1, bot="random") == "not-abandoned"
            await asyncio.sleep(0.4)
            await host.do("bot", seat=1, bot="random")
            assert host.table["seats"][1]["bot"] == "baseline"

    asyncio.run(story())
    server.stop()


def test_a_closed_table_is_seen_by_its_players_alone(server: Server) -> None:
    async def story() -> None:
        async with two_at(server, public=True) as (host, other):
            table = host.table["id"]
            async with Person(server, table) as eye:
                assert await other.refused("spectators", on=False) == "not-host"
                await host.do("spectators", on=False)
                await eye.until(lambda: eye.heard[-1]["type"] == "error")
                assert eye.heard[-1]["error"] == "table-closed"
            assert other.table["closed"] or await other.until(lambda: other.table["closed"]) is None
            assert table not in [row["id"] for row in server.get("/api/tables")["tables"]]
            late = Person(server, table)
            listening = asyncio.create_task(late._listen())
            await asyncio.wait_for(listening, 10)
            assert [message["error"] for message in late.heard] == ["table-closed"], "and it does not come again"
            await host.do("concede")
            for path in ("replay", "review", "export"):
                for stranger in ("", new_secret()):
                    seen = partial(server.get, f"/api/tables/{table}/{path}", stranger)
                    assert refusal(seen) == (403, "table-closed")
            assert server.get(f"/api/tables/{table}/replay", other.secret)["moves"] == 0
            await host.do("spectators", on=True)
            async with Person(server, table) as welcome:
                assert welcome.table["closed"] is False

    asyncio.run(story())


def test_a_table_opened_closed_lets_people_in_until_it_begins(server: Server) -> None:
    async def story() -> None:
        secret = new_secret()
        table = server.open(secret, "me", "open", public=True, closed=True)["id"]
        assert table in [row["id"] for row in server.get("/api/tables")["tables"]]
        async with (
            Person(server, table, secret) as host,
            Person(server, table) as friend,
            Person(server, table) as eye,
        ):
            await friend.do("sit", seat=1, name="Friend")
            await host.do("start")
            await friend.until(lambda: friend.view is not None)
            await eye.until(lambda: eye.heard[-1]["type"] == "error")
            assert eye.view is None, "no card was shown"

    asyncio.run(story())


def test_the_opener_silences_a_seat_and_the_spectators(server: Server) -> None:
    async def story() -> None:
        async with two_at(server) as (host, other), Person(server, host.table["id"]) as eye:
            assert await other.refused("mute", seat=0, on=True, all=True) == "not-host"
            await host.do("mute", seat=1, on=True, all=True)
            await other.until(lambda: other.table["seats"][1]["silenced"])
            assert await other.refused("say", text="spam") == "silenced"
            assert await other.refused("emote", emote="hurry") == "silenced"
            await eye.do("say", text="psst")
            await host.do("mute", seat=None, on=True, all=True)
            await eye.until(lambda: eye.table["silenced"])
            assert await eye.refused("say", text="psst") == "silenced"
            await host.do("mute", seat=1, on=False, all=True)
            await other.do("say", text="sorry")
            await host.until(lambda: bool(host.updates("say")))
            assert [update["entry"]["text"] for update in host.updates("say")] == ["sorry"]

    asyncio.run(story())


def test_who_is_muted_stays_muted_in_another_seat_and_after_a_new_connection(server: Server) -> None:
    async def story() -> None:
        secret = new_secret()
        table = server.open(secret, "me", "open")["id"]
        async with Person(server, table, secret) as host, Person(server, table) as guest:
            await guest.do("sit", seat=1, name="Guest")
            await host.do("mute", seat=1, on=True)
            await host.do("stand")
            await guest.do("sit", seat=0, name="Guest")
            await guest.do("say", text="you hear me")
            async with Person(server, table, secret) as again:
                assert again.heard[0]["muted"] == [0]
                assert not again.updates("say")
            await host.do("mute", seat=None, on=True)
            async with Person(server, table, secret) as again:
                assert again.heard[0]["muted"] == [0, None]

    asyncio.run(story())


@pytest.mark.parametrize("name", ["Second", "second ", "Sеcоnd", "SEC0ND", "S e c o n d", "Ѕecond"])
def test_a_spectator_cannot_speak_under_a_players_name(server: Server, name: str) -> None:
    async def story() -> None:
        async with two_at(server) as (host, _):
            address = host.address
            async with Person(server, host.table["id"]) as hearer:
                async with connect(address) as socket:
                    await socket.send(json.dumps({"do": "hello", "name": name}))
                    await socket.recv()
                    await socket.send(json.dumps({"do": "say", "id": "1", "text": "I concede, believe me"}))
                    await hearer.until(lambda: bool(hearer.updates("say")))
                assert hearer.updates("say")[0]["entry"]["name"] == ""
                async with connect(address) as socket:
                    await socket.send(json.dumps({"do": "hello", "name": "Watcher"}))
                    await socket.recv()
                    await socket.send(json.dumps({"do": "say", "id": "2", "text": "hello"}))
                    await hearer.until(lambda: len(hearer.updates("say")) == 2)
                assert hearer.updates("say")[1]["entry"]["name"] == "Watcher"

    asyncio.run(story())


# --- reports -----------------------------------------------------------------------------------------------------


def test_a_report_reaches_the_operator_once_and_nobody_else(server: Server) -> None:
    async def story() -> None:
        async with two_at(server) as (host, other), Person(server, host.table["id"]) as eye:
            await other.do("say", text="<insult>")
            assert await eye.refused("report", seat=1, text="!") == "not-seated"
            assert await host.refused("report", seat=0, text="!") == "nobody-there"
            await host.do("report", seat=1, text="insults")
            await host.do("report", seat=1, text="insults me")
            table = host.table["id"]
            assert refusal(lambda: server.get("/api/reports"))[0] == 401
            assert refusal(lambda: server.get("/api/reports", host.secret)) == (403, "not-operator")
            (report,) = [row for row in server.get("/api/reports", OPERATOR)["reports"] if row["table"] == table]
            assert (report["text"], report["said"], report["name"]) == ("insults me", ["<insult>"], "Second")
            assert report["person"] == person_of(other.secret) and report["by"] == person_of(host.secret)
            assert not other.updates("report") and not eye.updates("report")
            assert any(line.startswith("igroteka_reports_total ") for line in metrics(server))
            left = delete(server, f"/api/reports/{report['id']}", OPERATOR)["reports"]
            assert table not in [row["table"] for row in left]
            assert refusal(lambda: delete(server, f"/api/reports/{report['id']}", OPERATOR))[0] == 404

    asyncio.run(story())


def metrics(server: Server) -> list[str]:
    with urllib.request.urlopen(f"{server.url}/metrics", timeout=10) as answer:
        return answer.read().decode().splitlines()  # type: ignore[no-any-return]


def test_reports_of_one_person_are_bounded(server: Server) -> None:
    async def story() -> None:
        async with two_at(server) as (host, _):
            for _ in range(10):
                await host.do("report", seat=1, text="again")
            assert await host.refused("report", seat=1, text="and again") == "too-many-requests"

    asyncio.run(story())


def test_the_command_lists_reports_and_deletes_those_that_are_done(
    server: Server, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    from igroteka.cli import main  # noqa: PLC0415 - the only test of the command line here

    async def story() -> None:
        async with two_at(server) as (host, other):
            await other.do("say", text="[bold]words[/bold]")
            await host.do("report", seat=1, text="rude")

    asyncio.run(story())
    monkeypatch.setenv("IGROTEKA_OPERATOR", OPERATOR)
    asked = ["--lang", "en", "reports", "--room", server.url]
    assert main([*asked, "--json"]) == 0
    (report,) = [row for row in json.loads(capsys.readouterr().out) if row["text"] == "rude"]
    assert main(asked) == 0
    assert report["id"] in capsys.readouterr().out
    assert main([*asked, "--done", report["id"]]) == 0
    assert report["id"] not in capsys.readouterr().out
    monkeypatch.setenv("IGROTEKA_OPERATOR", "somebody_else_somebody_else")
    assert main(asked) == 2
    assert "Only whoever runs the room" in capsys.readouterr().err


# --- another device ----------------------------------------------------------------------------------------------


def test_a_code_brings_a_person_to_another_device_once(server: Server) -> None:
    secret = new_secret()
    table = server.open(secret, "me", "open")["id"]
    made = rest(server.url, "/api/me/code", secret, {"name": "Olena"})
    typed = f"{made['code'][:4].lower()}-{made['code'][4:]} "
    assert rest(server.url, "/api/me/device", "", {"code": typed}) == {"secret": secret, "name": "Olena"}
    assert [row["id"] for row in server.get("/api/tables?mine=1", secret)["tables"]] == [table]
    again = refusal(lambda: rest(server.url, "/api/me/device", "", {"code": made["code"]}))
    assert again == (404, "no-such-code")


def test_codes_are_tried_seldom_and_live_short(tmp_path: Path) -> None:
    store = tmp_path / "room.sqlite"
    server = Server(str(store), tmp_path / "log").start()
    secret = new_secret()
    code = rest(server.url, "/api/me/code", secret, {})["code"]
    for _ in range(10):
        assert refusal(lambda: rest(server.url, "/api/me/device", "", {"code": "AAAAAAAA"}))[1] == "no-such-code"
    assert refusal(lambda: rest(server.url, "/api/me/device", "", {"code": code})) == (429, "too-many-requests")
    server.stop()
    with contextlib.closing(sqlite3.connect(store)) as base, base:
        ((key, data),) = base.execute("SELECT key, data FROM kept WHERE kind = 'code'").fetchall()
        assert code not in key and secret.encode() not in data, "neither stands in the store"
        kept = json.loads(data)
        assert 0 < kept["until"] - time.time() * 1000 <= 300_000
        old = json.dumps({**kept, "until": int(time.time() * 1000) - 1})
        base.execute("UPDATE kept SET data = ? WHERE kind = 'code'", (old.encode(),))
    server.start()
    assert refusal(lambda: rest(server.url, "/api/me/device", "", {"code": code})) == (404, "no-such-code")
    for _ in range(5):
        rest(server.url, "/api/me/code", secret, {})
    assert refusal(lambda: rest(server.url, "/api/me/code", secret, {})) == (429, "too-many-requests")
    server.stop()


# --- what is kept ------------------------------------------------------------------------------------------------


def test_everything_about_a_person_is_shown_to_them_and_forgotten(tmp_path: Path) -> None:
    store = tmp_path / "room.sqlite"
    server = Server(str(store), tmp_path / "log", IGROTEKA_OPERATOR=OPERATOR).start()

    async def story() -> tuple[str, str, str]:
        async with two_at(server) as (host, other):
            table = host.table["id"]
            await other.do("say", text="my address is 5 Elm Street")
            await host.do("say", text="mine stays")
            await other.do("report", seat=0, text="my report")
            mover = host if host.my_decision() else other
            await mover.move()
            another = server.open(new_secret(), "me", "random", start=True)["id"]
            async with Person(server, another, other.secret) as spectator:
                await spectator.do("say", text="I was here too")
            found = server.get("/api/me", other.secret)
            assert {row["table"] for row in found["tables"]} == {table, another}
            mine = next(row for row in found["tables"] if row["table"] == table)
            assert (mine["seat"], mine["name"], mine["host"]) == (1, "Second", False)
            assert "my address is 5 Elm Street" in [entry.get("text") for entry in mine["entries"]]
            assert [report["text"] for report in found["reports"]] == ["my report"]
            assert "mine stays" not in json.dumps(found)

            view, n = host.view, host.n
            assert delete(server, "/api/me", other.secret) == {"tables": 2}
            await host.until(lambda: host.table["seats"][1]["name"] == "")
            assert (host.view, host.n) == (view, n), "the match goes on as it was"
            assert server.get("/api/me", other.secret) == {"tables": [], "reports": [], "devices": []}
            async with Person(server, table, other.secret) as nobody:
                assert nobody.seat is None
                assert [update["entry"]["text"] for update in nobody.updates("say")] == ["mine stays"]
            (report,) = server.get("/api/reports", OPERATOR)["reports"]
            assert (report["by"], report["text"]) == ("", "my report")
            await host.do("concede")
            return table, other.secret, "Second"

    table, secret, name = asyncio.run(story())
    server.stop()
    assert not server.errors()
    assert folded(store, table).status == "over", "and its log still reads"
    for file in tmp_path.glob("room.sqlite*"):
        content = file.read_bytes()
        for trace in (person_of(secret), "5 Elm Street", "I was here too", f'"name":"{name}"'):
            assert trace.encode() not in content, f"{trace} is still in {file.name}"


def test_a_forgotten_table_goes_on_after_a_crash_from_log_and_snapshot(tmp_path: Path) -> None:
    server = Server(str(tmp_path / "room.sqlite"), tmp_path / "log", IGROTEKA_IDLE="0").start()

    async def story() -> None:
        secret = new_secret()
        table = server.open(secret, "me", "random", start=True)["id"]
        async with Person(server, table, secret) as me:
            await me.move()
            n = me.n
        await asyncio.sleep(6)  # it leaves the memory, with a snapshot
        assert delete(server, "/api/me", secret) == {"tables": 1}
        server.kill()
        server.start()
        async with Person(server, table) as eye:
            assert eye.n >= n and eye.table["seats"][0] == {**eye.table["seats"][0], "kind": "person", "name": ""}

    asyncio.run(story())
    server.stop()


def test_public_tables_expire_where_nobody_waits(tmp_path: Path) -> None:
    server = Server(str(tmp_path / "room.sqlite"), tmp_path / "log", IGROTEKA_EXPIRE="1.5").start()

    def listed() -> list[str]:
        return [row["id"] for row in server.get("/api/tables")["tables"]]

    async def story() -> None:
        left, kept = new_secret(), new_secret()
        gone = server.open(left, "me", "open", public=True)["id"]
        stays = server.open(kept, "me", "open", public=True)["id"]
        async with Person(server, stays, kept):
            assert set(listed()) == {gone, stays}
            await asyncio.sleep(7)
            assert listed() == [stays]
        assert server.get(f"/api/tables/{gone}")["status"] == "open", "whoever has the link still finds it"

    asyncio.run(story())
    server.stop()


def test_old_tables_are_deleted_as_the_settings_say(tmp_path: Path) -> None:
    store = tmp_path / "room.sqlite"
    server = Server(str(store), tmp_path / "log").start()
    me, days = new_secret(), 86_400_000

    async def story() -> tuple[str, str, str, str]:
        finished = server.open(me, "me", "random", start=True)["id"]
        async with Person(server, finished, me) as person:
            await person.do("concede")
        unbegun = server.open(me, "me", "open")["id"]
        fresh = server.open(me, "me", "open")["id"]
        timed = server.open(me, "me", "random", start=True, clock={"kind": "days", "days": 30})["id"]
        async with Person(server, timed, me) as person:
            await person.until(lambda: person.my_decision() is not None)
        return finished, unbegun, fresh, timed

    finished, unbegun, fresh, timed = asyncio.run(story())
    server.stop()
    with contextlib.closing(sqlite3.connect(store)) as base, base:
        for table, age in ((finished, 40), (unbegun, 8), (timed, 40)):
            base.execute("UPDATE tables SET time = time - ? WHERE id = ?", (age * days, table))
            for number, data in base.execute('SELECT number, entry FROM log WHERE "table" = ?', (table,)).fetchall():
                entry = json.loads(data)
                entry["time"] -= age * days
                where = (json.dumps(entry).encode(), table, number)
                base.execute('UPDATE log SET entry = ? WHERE "table" = ? AND number = ?', where)

    def there() -> set[str]:
        time.sleep(1.0)
        found = set()
        for table in (finished, unbegun, fresh, timed):
            with contextlib.suppress(urllib.error.HTTPError):
                found.add(server.get(f"/api/tables/{table}")["id"])
        return found

    server.start()
    assert there() == {finished, fresh, timed}, "matches are kept for ever unless an operator says otherwise"
    server.stop()
    server.env["IGROTEKA_RETENTION_DAYS"] = "30"
    server.start()
    assert there() == {fresh, timed}, "where a clock counts, the match is not over"
    server.stop()
    with contextlib.closing(sqlite3.connect(store)) as base:
        for text in ('SELECT "table" FROM log', 'SELECT "table" FROM seated', "SELECT key FROM kept"):
            assert finished not in [row[0] for row in base.execute(text)]
