"""Push messages: whose turn it becomes at a table with a clock in days, while they are away, is told once by their
browser's push service; the room posts to no other address."""

import asyncio
import base64
import json
import os
import sys
import threading
import time
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import http_ece
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02

from igroteka.client import JSON, new_secret, rest
from igroteka.core.errors import BadSetting
from igroteka.server.config import Config
from igroteka.server.push import Push, known_service
from igroteka.server.services import Services
from igroteka.server.sqlite import SqliteStore
from igroteka.text import Words
from tests.server.room import Person, Server, delete, refusal

SUBJECT = "mailto:room@example.org"
DAYS = {"kind": "days", "days": 2}


class Browser:
    """A browser's subscription, with the keys that stay in the browser."""

    def __init__(self, place: str, name: str) -> None:
        self.name = name
        self.endpoint = f"{place}/{name}"
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = os.urandom(16)

    def wish(self, language: str = "en") -> JSON:
        public = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return {"endpoint": self.endpoint, "p256dh": text(public), "auth": text(self.auth), "language": language}

    def read(self, body: bytes) -> Any:
        return json.loads(http_ece.decrypt(body, private_key=self.key, auth_secret=self.auth, version="aes128gcm"))


def text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


class PushService:
    """A push service on this computer: what is posted to `/gone` was given up, `/moved` points to another address,
    and `/slow` is not answered for a while."""

    def __init__(self) -> None:
        self.got: list[tuple[str, dict[str, str], bytes]] = []
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                service.got.append((self.path[1:], {name.lower(): v for name, v in self.headers.items()}, body))
                if self.path == "/slow":
                    time.sleep(7)
                self.send_response({"/gone": 410, "/moved": 307}.get(self.path, 201))
                self.send_header("location", f"{service.place}/elsewhere")
                self.send_header("content-length", "0")
                self.end_headers()

            def log_message(self, *_: Any) -> None:
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.place = f"http://127.0.0.1:{self.server.server_port}"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def at(self, name: str) -> list[tuple[dict[str, str], bytes]]:
        return [(headers, body) for path, headers, body in self.got if path == name]


@pytest.fixture(scope="module")
def service() -> Iterator[PushService]:
    made = PushService()
    yield made
    made.server.shutdown()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, service: PushService) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("push")
    known = f"fcm.googleapis.com,{service.place}"
    running = Server(
        str(folder / "room.sqlite"), folder / "log", IGROTEKA_PUSH_SUBJECT=SUBJECT, IGROTEKA_PUSH_SERVICES=known
    ).start()
    yield running
    assert running.stop() in (0, -15)
    assert not running.errors()


def subscribe(server: Server, secret: str, wish: JSON) -> str:
    ident: str = rest(server.url, "/api/me/push", secret, wish)["id"]
    return ident


async def until(true: Any, seconds: float = 20.0) -> None:
    end = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < end
        await asyncio.sleep(0.02)


class Story:
    """Two people at a table with a clock in days; the second has browsers that are told, and leaves."""

    def __init__(self, server: Server, clock: JSON) -> None:
        self.server = server
        self.clock = clock
        self.mine, self.theirs = new_secret(), new_secret()
        self.table = ""

    async def play(self, *browsers: JSON) -> None:
        self.table = self.server.open(self.mine, "me", "open", clock=self.clock)["id"]
        for wish in browsers:
            subscribe(self.server, self.theirs, wish)
        async with Person(self.server, self.table, self.mine) as first:
            async with Person(self.server, self.table, self.theirs) as second:
                await second.do("sit", seat=1, name="Second")
                await first.do("start")
                await second.until(lambda: second.table["status"] == "playing")
                moved = False
                while not moved or first.my_decision() is None:
                    mover = first if first.my_decision() is not None else second
                    await mover.move()
                    moved = moved or mover is first
                    await first.until(lambda: first.n == mover.n)  # noqa: B023 - awaited at once
                    await second.until(lambda: second.n == mover.n)  # noqa: B023 - likewise
            await first.until(
                lambda: first.heard[-1]["type"] == "presence" and not first.heard[-1]["seats"][1]["online"]
            )
            while first.my_decision() is not None:
                await first.move()
            await self.after(first)

    async def after(self, first: Person) -> None:
        """What else happens while the second is away."""


def test_who_is_away_is_called_once_in_their_language_and_who_is_there_is_not(
    server: Server, service: PushService
) -> None:
    there, away, old = (Browser(service.place, name) for name in ("there", "away", "old"))
    story = Story(server, DAYS)
    subscribe(server, story.mine, there.wish())
    removed = subscribe(server, story.theirs, old.wish("ru"))
    delete(server, f"/api/me/push/{removed}", story.theirs)

    async def tell() -> None:
        await story.play(away.wish("uk"))
        await until(lambda: service.at("away"))
        await asyncio.sleep(0.5)

    asyncio.run(tell())
    assert len(service.at("away")) == 1 and not service.at("there") and not service.at("old")
    headers, body = service.at("away")[0]
    words = Words("uk")
    assert away.read(body) == {
        "title": "Ваш хід",
        "text": f"{words.say('mindbug')}. За столом: Me.",
        "path": f"/t/{story.table}",
    }
    assert headers["content-encoding"] == "aes128gcm" and headers["ttl"] == "172800" and len(headers["topic"]) == 32
    assert Vapid02.verify(headers["authorization"]), "the room shows who it is"
    assert server.get("/api/push")["key"] in headers["authorization"]
    assert story.table.encode() not in body


def test_at_a_table_without_days_nobody_is_called(server: Server, service: PushService) -> None:
    asyncio.run(Story(server, {"kind": "none"}).play(Browser(service.place, "quick").wish()))
    time.sleep(0.5)
    assert not service.at("quick")


def test_a_browser_that_is_gone_is_forgotten_and_others_are_not(server: Server, service: PushService) -> None:
    gone, here = Browser(service.place, "gone"), Browser(service.place, "here")
    story = Story(server, DAYS)

    async def tell() -> None:
        await story.play(gone.wish(), here.wish())
        await until(lambda: service.at("here"))

    asyncio.run(tell())
    assert service.at("gone")
    kept = server.get("/api/me", story.theirs)["devices"]
    assert [device["endpoint"] for device in kept] == [here.endpoint]


def test_where_a_push_service_points_elsewhere_nobody_goes(server: Server, service: PushService) -> None:
    async def tell() -> None:
        await Story(server, DAYS).play(Browser(service.place, "moved").wish())
        await until(lambda: service.at("moved"))

    asyncio.run(tell())
    time.sleep(0.5)
    assert not service.at("elsewhere")


def test_a_push_service_that_does_not_answer_holds_up_nobody(server: Server, service: PushService) -> None:
    class Going(Story):
        async def after(self, first: Person) -> None:
            await until(lambda: service.at("slow"))
            began = time.monotonic()
            await first.do("say", text="still there?")
            assert time.monotonic() - began < 3

    asyncio.run(Going(server, DAYS).play(Browser(service.place, "slow").wish()))


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://127.0.0.1:22/x",
        "https://localhost/x",
        "https://169.254.169.254/latest/meta-data",
        "http://fcm.googleapis.com/x",
        "https://fcm.googleapis.com:8443/x",
        "https://fcm.googleapis.com.example.org/x",
        "https://fcm.googleapis.com@example.org/x",
        "https://example.org\\@fcm.googleapis.com/x",
        "https://fcm.googleapis.com/x\r\nhost: example.org",
        "https://fcm.googleapis.com",
        "file:///etc/passwd",
        "",
    ],
)
def test_the_room_takes_no_address_but_of_a_push_service_it_knows(server: Server, endpoint: str) -> None:
    wish = {**Browser("https://fcm.googleapis.com", "x").wish(), "endpoint": endpoint}
    assert refusal(lambda: subscribe(server, new_secret(), wish)) == (400, "push-unknown-service")


def test_an_address_is_known_by_its_whole_name() -> None:
    services = ["push.example", "*.wide.example", "http://127.0.0.1:99"]
    for good in ("https://push.example/a?b", "https://eu.wide.example/", "http://127.0.0.1:99/a"):
        assert known_service(good, services)
    for bad in ("https://eu.push.example/", "https://wide.example/", "https://notwide.example/", "http://127.0.0.1/"):
        assert not known_service(bad, services)


@pytest.fixture
def lone(tmp_path: Path, service: PushService) -> Iterator[Server]:
    """A room of its own: each address may subscribe ten times."""
    running = Server(
        str(tmp_path / "room.sqlite"),
        tmp_path / "log",
        IGROTEKA_PUSH_SUBJECT=SUBJECT,
        IGROTEKA_PUSH_SERVICES=service.place,
    ).start()
    yield running
    assert running.stop() in (0, -15)
    assert not running.errors()


def test_devices_are_few_shown_and_deleted_with_all_else_and_the_key_stays(
    lone: Server, service: PushService
) -> None:
    secret = new_secret()
    browsers = [Browser(service.place, f"device-{number}") for number in range(5)]
    for browser in browsers:
        subscribe(lone, secret, browser.wish())
    subscribe(lone, secret, browsers[2].wish("ru"))
    kept = lone.get("/api/me", secret)["devices"]
    assert [device["endpoint"] for device in kept] == [browsers[n].endpoint for n in (1, 3, 4, 2)], "the oldest went"
    assert kept[-1]["language"] == "ru" and kept[-1]["auth"] == text(browsers[2].auth)
    off_curve = {**browsers[0].wish(), "p256dh": text(b"\x04" + bytes(63) + b"\x01")}
    assert refusal(lambda: subscribe(lone, secret, off_curve)) == (400, "push-bad-keys")
    assert refusal(lambda: subscribe(lone, secret, {**browsers[0].wish(), "auth": "x"}))[1] == "bad-body"
    assert refusal(lambda: subscribe(lone, secret, {**browsers[0].wish(), "language": "xx"}))[1] == "bad-body"
    delete(lone, "/api/me", secret)
    assert lone.get("/api/me", secret) == {"tables": [], "reports": [], "devices": []}
    key = lone.get("/api/push")["key"]
    assert len(key) == 87
    lone.stop()
    lone.start()
    assert lone.get("/api/push")["key"] == key, "browsers that subscribed with it hear the room still"
    for _ in range(10):
        subscribe(lone, secret, browsers[0].wish())
    assert refusal(lambda: subscribe(lone, secret, browsers[0].wish())) == (429, "too-many-requests")


def test_a_room_without_a_subject_offers_no_push_messages(tmp_path: Path) -> None:
    server = Server(str(tmp_path / "room.sqlite"), tmp_path / "log").start()
    assert server.get("/api/push") == {"key": ""}
    wish = Browser("https://fcm.googleapis.com", "x").wish()
    assert refusal(lambda: subscribe(server, new_secret(), wish)) == (404, "push-off")
    server.stop()


def test_without_the_library_a_room_that_shall_send_says_what_to_install(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "pywebpush", None)

    async def start() -> None:
        await Push(Services(Config(push_subject=SUBJECT), SqliteStore(str(tmp_path / "x.sqlite")))).open()

    with pytest.raises(BadSetting) as refused:
        asyncio.run(start())
    assert refused.value.key == "needs-extra" and refused.value.details["extra"] == "push"


@pytest.mark.parametrize("bad", [{"push_subject": "nobody"}, {"push_subject": SUBJECT, "push_key": "A" * 43}])
def test_a_key_or_subject_that_cannot_be_used_is_refused_at_the_start(tmp_path: Path, bad: dict[str, str]) -> None:
    async def start() -> None:
        store = SqliteStore(str(tmp_path / "x.sqlite"))
        await store.open()
        try:
            await Push(Services(Config(**bad), store)).open()  # type: ignore[arg-type]
        finally:
            await store.close()

    with pytest.raises(BadSetting, match="bad-config"):
        asyncio.run(start())
