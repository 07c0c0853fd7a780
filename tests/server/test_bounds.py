"""Nobody starves the others: pings, fragments, half-sent requests, unread output, depth, files, hosts, the log."""

import asyncio
import contextlib
import gzip
import http.client
import json
import socket
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.frames import Frame, Opcode

from igroteka.client import new_secret
from igroteka.server import protocols, wire
from igroteka.server.config import Config
from igroteka.server.files import WEB
from igroteka.server.hosts import Hosts
from tests.server.room import Person, Server

SAFETY = ("content-security-policy", "x-content-type-options", "referrer-policy", "cross-origin-opener-policy")


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with its usual bounds, but many tables a minute."""
    folder: Path = tmp_path_factory.mktemp("strict")
    usual = {"MESSAGES_PER_SECOND": "20", "MESSAGES_BURST": "60", "WORDS_BURST": "10", "REQUESTS_PER_SECOND": "10"}
    usual |= {"REQUESTS_BURST": "100"}
    env = {f"IGROTEKA_{name}": value for name, value in usual.items()}
    running = Server(str(folder / "room.sqlite"), folder / "log", **env).start()
    yield running
    running.stop()
    assert not running.errors()


def memory(server: Server) -> int:
    """Kilobytes of the process."""
    assert server.process is not None
    status = Path(f"/proc/{server.process.pid}/status").read_text()
    return int(status.partition("VmRSS:")[2].split()[0])


def socket_at(server: Server, table: str) -> Any:
    return connect(f"{server.url.replace('http', 'ws')}/api/tables/{table}/socket", max_size=None)


async def flood(line: ClientConnection, frame: bytes, times: int) -> None:
    """Write raw frames and read nothing."""
    for _ in range(times):
        line.transport.write(frame * 200)
        await asyncio.sleep(0)
        if line.transport.is_closing():
            return
        while line.transport.get_write_buffer_size() > 1 << 20:
            await asyncio.sleep(0.01)
            if line.transport.is_closing():
                return


def masked(opcode: Opcode, data: bytes, fin: bool = True) -> bytes:
    return Frame(opcode, data, fin).serialize(mask=True)


@pytest.mark.parametrize("kind", ["ping", "pong", "fragment"])
def test_control_frames_and_empty_fragments_count_like_messages(strict: Server, kind: str) -> None:
    """300 MB of pings that nobody read the answers of grew the process without end."""
    table = strict.open(new_secret(), "me", "open")["id"]
    before = memory(strict)

    async def story() -> None:
        async with socket_at(strict, table) as line:
            await line.send('{"do": "hello"}')
            await line.recv()
            line.transport.pause_reading()
            frames = {
                "ping": masked(Opcode.PING, b"x" * 120),
                "pong": masked(Opcode.PONG, b"x" * 120),
                "fragment": masked(Opcode.CONT, b"", fin=False),
            }
            if kind == "fragment":
                line.transport.write(masked(Opcode.TEXT, b"", fin=False))
            await flood(line, frames[kind], 400)
            line.transport.resume_reading()
            with contextlib.suppress(ConnectionClosed):
                while True:
                    await asyncio.wait_for(line.recv(), 5)
            assert line.close_code in (4029, 1006)

    asyncio.run(story())
    assert memory(strict) - before < 20_000


def test_messages_that_come_together_or_in_pieces_are_all_heard(strict: Server) -> None:
    """With pongs between them, empty ones too: whatever way the network cuts what a client sends."""

    async def story() -> None:
        secret = new_secret()
        table = strict.open(secret, "me", "open")["id"]
        async with socket_at(strict, table) as line:
            await line.send(json.dumps({"do": "hello", "secret": secret}))
            assert json.loads(await line.recv())["type"] == "welcome"
            words = [json.dumps({"do": "say", "id": f"k{number}", "text": f"word {number}"}) for number in range(4)]
            text = [masked(Opcode.TEXT, word.encode()) for word in words]
            line.transport.write(text[0] + masked(Opcode.PONG, b"") + text[1] + text[2][:9])
            await asyncio.sleep(0.2)
            line.transport.write(text[2][9:])
            await asyncio.sleep(0.2)
            line.transport.write(masked(Opcode.PONG, b"late") + text[3])
            heard: list[str] = []
            while len(heard) < 4:
                message = json.loads(await asyncio.wait_for(line.recv(), 10))
                if message["type"] == "answer":
                    assert message["ok"], message
                    heard.append(message["id"])
            assert heard == ["k0", "k1", "k2", "k3"]

    asyncio.run(story())


def test_a_reader_who_does_not_read_is_let_go(tmp_path: Path) -> None:
    server = Server(str(tmp_path / "room.sqlite"), tmp_path / "log").start()
    table = server.open(new_secret(), "me", "open", game="battlecrest")["id"]
    before = memory(server)
    question = json.dumps({"do": "why", "id": "1", "thing": "x" * 100}).encode()

    async def story() -> None:
        async with socket_at(server, table) as line, Person(server, table, "") as talker:
            await line.send('{"do": "hello"}')
            await line.recv()
            line.transport.pause_reading()
            for _ in range(40):
                for _ in range(500):
                    line.transport.write(masked(Opcode.TEXT, question))
                await asyncio.sleep(0.02)
            assert (await talker.ask("sync", c=1))["ok"], "nobody else notices"

    asyncio.run(story())
    assert memory(server) - before < 40_000
    server.stop()


def test_half_sent_requests_do_not_stay(strict: Server) -> None:
    """700 half-open requests stayed for ever."""
    assert protocols.REQUEST_SECONDS <= 15
    lines = []
    for number in range(20):
        line = socket.create_connection(("127.0.0.1", strict.port))
        head = [
            b"GET / HTTP/1.1\r\nHost: 127",
            b"",
            b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 99\r\n\r\n{",
        ]
        line.sendall(head[number % 3])
        lines.append(line)
    time.sleep(protocols.REQUEST_SECONDS + 1)
    for line in lines:
        line.settimeout(2)
        with contextlib.suppress(ConnectionResetError):
            while line.recv(4096):
                pass
        line.close()
    assert strict.get("/api/health")["ok"]


def test_connections_of_one_address_are_bounded(tmp_path: Path) -> None:
    server = Server(str(tmp_path / "room.sqlite"), tmp_path / "log", IGROTEKA_CONNECTIONS_PER_CLIENT="10").start()
    lines = [socket.create_connection(("127.0.0.1", server.port)) for _ in range(15)]
    time.sleep(0.3)
    closed = 0
    for line in lines:
        line.settimeout(0.2)
        try:
            closed += line.recv(1) == b""
        except ConnectionResetError:
            closed += 1
        except TimeoutError:
            pass
        line.close()
    assert closed == 5
    time.sleep(0.3)
    assert server.get("/api/health")["ok"], "who left makes room"
    server.stop()


def test_deep_json_is_refused_politely(strict: Server) -> None:
    table = strict.open(new_secret(), "me", "open")["id"]
    deep = "[" * 2000 + "]" * 2000

    async def story() -> None:
        async with socket_at(strict, table) as line:
            await line.send('{"do": "hello"}')
            await line.recv()
            await line.send('{"do": "why", "id": "1", "thing": "x", "y": ' + deep[:3900] + "}")
            told: Any = {}
            while told.get("type") != "error":
                told = json.loads(await asyncio.wait_for(line.recv(), 5))
            assert told["error"] == "bad-message"
            await line.send('{"do": "sync", "id": "2", "c": 1}')
            assert json.loads(await line.recv())["ok"]

    asyncio.run(story())
    body = ('{"game": "mindbug", "seats": [{"kind": "open"}], "settings": {"x": ' + deep + "}}").encode()
    request = urllib.request.Request(f"{strict.url}/api/tables", body, {"authorization": f"Bearer {new_secret()}"})
    with pytest.raises(urllib.error.HTTPError, match="400"):
        urllib.request.urlopen(request)
    text = json.dumps({"do": "say", "id": "1", "text": '[{"' * 100})
    assert isinstance(wire.decode_message(text), wire.Say), "brackets in words are no depth"


def asked(server: Server, method: str, path: str, **headers: str) -> tuple[int, dict[str, str], bytes]:
    line = http.client.HTTPConnection("127.0.0.1", server.port, timeout=10)
    line.putrequest(method, path, skip_host="host" in headers, skip_accept_encoding=True)
    for name, value in headers.items():
        line.putheader(name.replace("_", "-"), value)
    line.endheaders()
    answer = line.getresponse()
    found = answer.status, {name.lower(): value for name, value in answer.getheaders()}, answer.read()
    line.close()
    return found


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/", 200),
        ("GET", "/%00", 404),
        ("GET", "/a%00b/c", 404),
        ("GET", "/api/tables/%00", 404),
        ("GET", "/" + "a" * 5000, 404),
        ("GET", "/" + "a/" * 200 + "x.js", 404),
        ("GET", "/assets/../../../pyproject.toml", 404),
        ("GET", "/index.html.gz", 404),
        ("POST", "/api/games", 405),
        ("GET", "/api/health", 200),
        ("BREW", "/", 400),
    ],
)
def test_every_answer_has_its_status_and_the_safety_headers(
    strict: Server, method: str, path: str, status: int
) -> None:
    found, headers, _ = asked(strict, method, path)
    assert found in (status, 405 if status == 400 else status)
    assert not [name for name in SAFETY if name not in headers]


def test_refused_sockets_have_them_too(strict: Server) -> None:
    table = strict.open(new_secret(), "me", "open")["id"]

    async def story() -> None:
        address = f"{strict.url.replace('http', 'ws')}/api/tables/{table}/socket"
        with pytest.raises(InvalidStatus) as refused:
            await connect(address, origin="http://evil.example")  # type: ignore[arg-type]
        assert not [name for name in SAFETY if name not in refused.value.response.headers]

    asyncio.run(story())


# --- files, hosts, addresses -------------------------------------------------------------------------------------


def test_files_have_a_budget_of_their_own(strict: Server) -> None:
    """The fourth person behind one address got 429 for the page."""
    statuses = [asked(strict, "GET", "/")[0] for _ in range(300)]
    assert set(statuses) == {200}
    assert asked(strict, "GET", "/api/health")[0] == 200


def test_files_come_as_they_were_compressed_when_built(strict: Server) -> None:
    script = max((WEB / "assets").glob("*.js"), key=lambda file: file.stat().st_size, default=None)
    if script is None:
        pytest.skip("the client is not built here")
    packed = {ending: (script.parent / (script.name + ending)).is_file() for ending in (".br", ".gz")}
    assert all(packed.values()), "the build compresses"
    for takes, encoding in (("gzip, br", "br"), ("gzip", "gzip"), ("br;q=0, gzip", "gzip"), ("identity", None)):
        status, headers, body = asked(strict, "GET", f"/assets/{script.name}", accept_encoding=takes)
        assert status == 200 and headers.get("content-encoding") == encoding
        assert "javascript" in headers["content-type"] and headers["vary"] == "accept-encoding"
        if encoding == "gzip":
            assert gzip.decompress(body) == script.read_bytes()


def test_long_answers_are_compressed_for_who_takes_that(strict: Server) -> None:
    _, headers, body = asked(strict, "GET", "/text/uk.ftl", accept_encoding="gzip")
    assert headers["content-encoding"] == "gzip" and int(headers["content-length"]) == len(body)
    assert gzip.decompress(body) == asked(strict, "GET", "/text/uk.ftl")[2]


def test_a_forwarded_address_counts_only_behind_a_proxy(tmp_path: Path) -> None:
    limits = {"IGROTEKA_REQUESTS_BURST": "3", "IGROTEKA_REQUESTS_PER_SECOND": "0.01"}
    for proxied, expected in (("false", 429), ("true", 200)):
        folder = tmp_path / proxied
        folder.mkdir()
        server = Server(str(folder / "room.sqlite"), folder / "log", IGROTEKA_PROXIED=proxied, **limits)
        server.start()
        statuses = [asked(server, "GET", "/api/health", x_forwarded_for=f"10.0.0.{n}")[0] for n in range(6)]
        assert statuses[-1] == expected
        server.stop()


def test_a_name_of_somebody_else_is_not_answered(strict: Server) -> None:
    """A page of another site could point a name of its own at this computer, and its origin would then match."""
    assert asked(strict, "GET", "/api/health", host="evil.example", origin="http://evil.example")[0] == 421
    assert asked(strict, "GET", "/api/health", host="localhost:99")[0] == 200
    hosts = Hosts(Config(hosts=["Games.example.org"], origins=["https://other.example:8443"]))
    assert all(hosts.knows(name) for name in ("games.example.org", "other.example:1", "[::1]:8000", "192.168.1.5:80"))
    assert not any(hosts.knows(name) for name in ("", None, "example.org", "x.games.example.org"))
    assert Hosts(Config(hosts=["*"])).knows("anything")


# --- the log -----------------------------------------------------------------------------------------------------


def test_strangers_cannot_let_a_log_grow(strict: Server) -> None:
    """Muting had no bound, and each reconnection brought new lines of chat."""
    table = strict.open(new_secret(), "me", "open")["id"]

    async def story() -> int:
        done = 0
        for _ in range(4):
            async with Person(strict, table) as stranger:
                for number in range(15):
                    muted = await stranger.ask("mute", seat=0, on=number % 2 == 0)
                    said = await stranger.ask("say", text="spam")
                    done += muted["ok"] + said["ok"]
                    if not muted["ok"] and not said["ok"]:
                        break
        return done

    assert asyncio.run(story()) <= 16
