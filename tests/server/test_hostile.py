"""Bad requests are refused or harmless; `make soak` does the long forms of the fuzzing."""

import asyncio
import json
import subprocess
import sys
import urllib.error
import urllib.request
from pathlib import Path

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from igroteka.client import new_secret, rest
from tests.server.fuzz import besiege
from tests.server.room import Server


def status(server: Server, path: str, body: bytes | None = None, **headers: str) -> tuple[int, str]:
    request = urllib.request.Request(server.url + path, body, headers)
    try:
        with urllib.request.urlopen(request) as answer:
            return answer.status, ""
    except urllib.error.HTTPError as error:
        return error.code, json.load(error)["error"]


def test_requests_that_make_no_sense(server: Server) -> None:
    me = {"authorization": f"Bearer {new_secret()}"}
    assert status(server, "/api/tables/nothing") == (404, "no-such-table")
    assert status(server, "/api/nothing") == (404, "no-such-page")
    assert status(server, "/../../etc/passwd") == (200, "")  # the page: its own addresses are the client's business
    assert status(server, "/%2e%2e/%2e%2e/etc/passwd.txt") == (404, "no-such-page")
    assert status(server, "/text/xx.ftl") == (404, "no-such-page")
    assert status(server, "/text/uk/mindbug.ftl") == (200, "")
    assert status(server, "/api/tables?mine=1") == (401, "no-secret")
    assert status(server, "/api/tables", b"{}") == (401, "no-secret")
    assert status(server, "/api/tables", b"{}", authorization="Bearer short") == (401, "no-secret")
    assert status(server, "/api/tables", b"{", **me) == (400, "bad-body")
    assert status(server, "/api/tables", b"[" * 20_000, **me) == (413, "body-too-large")
    assert status(server, "/api/tables", b"{}", **me, origin="http://evil.example") == (403, "bad-origin")

    def opening(**wish: object) -> tuple[int, str]:
        seats = [{"kind": "me", "name": "A"}, {"kind": "open"}]
        return status(server, "/api/tables", json.dumps({"game": "mindbug", "seats": seats, **wish}).encode(), **me)

    assert opening() == (201, "")
    assert opening(game="chess") == (400, "unknown-game")
    assert opening(seats=[{"kind": "open"}]) == (400, "bad-seats")
    assert opening(seats=[{"kind": "me", "name": "A"}] * 2) == (400, "one-seat-each")
    assert opening(seats=[{"kind": "me", "name": "\u202e"}, {"kind": "open"}]) == (400, "bad-name")
    assert opening(settings={"sets": ["x"]}) == (400, "bad-setting")
    assert opening(settings={"x": 1}) == (400, "unknown-setting")
    assert opening(clock={"kind": "live", "base": 1}) == (400, "bad-clock")
    assert opening(clock={"kind": "sand"}) == (400, "bad-clock")


def test_a_game_that_is_not_over_shows_neither_replay_nor_seed(server: Server) -> None:
    table = server.open(new_secret(), "me", "random", start=True)
    assert table["seed"] is None
    for path in ("replay", "export"):
        assert status(server, f"/api/tables/{table['id']}/{path}") == (409, "not-over")


@pytest.mark.parametrize(
    ("origin", "code"), [("http://evil.example", 403), ("null", 403), ("http://127.0.0.1:1", 403), ("own", 0)]
)
def test_sockets_from_other_origins_are_refused(server: Server, origin: str, code: int) -> None:
    table = server.open(new_secret(), "me", "open")["id"]

    async def story() -> None:
        address = f"{server.url.replace('http', 'ws')}/api/tables/{table}/socket"
        try:
            async with connect(address, origin=server.url if origin == "own" else origin) as socket:  # type: ignore[arg-type]
                await socket.send('{"do": "hello"}')
                assert json.loads(await socket.recv())["type"] == "welcome"
                assert code == 0
        except InvalidStatus as error:
            assert error.response.status_code == code

    asyncio.run(story())


@pytest.mark.parametrize(
    ("first", "code"),
    [
        ("nonsense", 1008),
        ('{"do": "move", "id": "1", "n": 0, "option": 0}', 1008),
        ('{"do": "hello", "secret": "short"}', 1008),
        ('{"do": "hello", "x": "' + "a" * 5000 + '"}', 1009),
    ],
)
def test_a_bad_first_message_ends_the_connection(server: Server, first: str, code: int) -> None:
    table = server.open(new_secret(), "me", "open")["id"]

    async def story() -> None:
        async with connect(f"{server.url.replace('http', 'ws')}/api/tables/{table}/socket") as socket:
            await socket.send(first)
            with pytest.raises(ConnectionClosed):
                while True:
                    await asyncio.wait_for(socket.recv(), 5)
            assert socket.close_code == code

    asyncio.run(story())


def test_a_table_that_is_not_there_closes_with_its_own_code(server: Server) -> None:
    async def story() -> None:
        async with connect(f"{server.url.replace('http', 'ws')}/api/tables/nothing/socket") as socket:
            with pytest.raises(ConnectionClosed):
                await asyncio.wait_for(socket.recv(), 5)
            assert socket.close_code == 4004

    asyncio.run(story())


def test_too_much_of_everything_is_refused(tmp_path: Path) -> None:
    limits = {"MESSAGES_PER_SECOND": "1", "MESSAGES_BURST": "3", "SOCKETS_PER_CLIENT": "2", "TABLES_PER_MINUTE": "2"}
    env = {f"IGROTEKA_{name}": value for name, value in limits.items()}
    server = Server(str(tmp_path / "room.sqlite"), tmp_path / "log", **env).start()
    secret = new_secret()
    table = server.open(secret, "me", "open")["id"]
    server.open(secret, "me", "open")
    with pytest.raises(urllib.error.HTTPError, match="429"):
        server.open(secret, "me", "open")

    async def story() -> None:
        address = f"{server.url.replace('http', 'ws')}/api/tables/{table}/socket"
        async with connect(address), connect(address):
            with pytest.raises(InvalidStatus):
                await connect(address)
        await asyncio.sleep(0.2)
        async with connect(address) as socket:
            await socket.send('{"do": "hello"}')
            with pytest.raises(ConnectionClosed):
                for number in range(100):
                    await socket.send(json.dumps({"do": "sync", "id": str(number), "c": 1}))
                    await asyncio.wait_for(socket.recv(), 5)
            assert socket.close_code == 4029

    asyncio.run(story())
    server.stop()


def test_fuzzed_messages_harm_nothing(server: Server) -> None:
    asyncio.run(besiege(server, messages=4_000, seed=1))
    assert rest(server.url, "/api/health")["ok"]


def test_the_rest_api_keeps_its_description(server: Server) -> None:
    command = [str(Path(sys.executable).parent / "schemathesis"), "run", f"{server.url}/api/openapi.json"]
    command += [
        "-H",
        f"Authorization: Bearer {new_secret()}",
        "--max-examples",
        "8",
        "--phases",
        "examples,coverage,fuzzing",
    ]
    command += [
        "--checks",
        "not_a_server_error,status_code_conformance,content_type_conformance,response_schema_conformance",
    ]
    done = subprocess.run([*command, "--seed", "1"], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-2000:]
