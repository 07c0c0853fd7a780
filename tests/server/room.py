"""A real server process on a free port, and short words for playing at it."""

import asyncio
import atexit
import contextlib
import json
import os
import signal
import socket
import sqlite3
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import msgspec

from igroteka.client import JSON, Seat, new_secret, rest
from igroteka.server.entries import decode_entry, decode_setup
from igroteka.server.messages import ServerMessage
from igroteka.server.record import Record

FAST = {
    "IGROTEKA_BOT_PACE": "0",
    "IGROTEKA_LESSON_PACE": "0",
    "IGROTEKA_COUNTDOWN": "0",
    "IGROTEKA_REQUESTS_PER_SECOND": "1000",
    "IGROTEKA_REQUESTS_BURST": "10000",
}
FAST |= {"IGROTEKA_TABLES_PER_MINUTE": "100000", "IGROTEKA_MESSAGES_PER_SECOND": "10000"}
FAST |= {"IGROTEKA_MESSAGES_BURST": "100000", "IGROTEKA_SOCKETS_PER_CLIENT": "10000", "IGROTEKA_BOT_WORKERS": "1"}
FAST |= {"IGROTEKA_HINTS_PER_MINUTE": "10000", "IGROTEKA_WORDS_BURST": "10000"}


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class Server:
    """`igroteka serve` as its own process."""

    def __init__(self, store: str, log: Path, port: int = 0, **env: str) -> None:
        self.store = store
        self.port = port or free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.log = log
        self.env = {**os.environ, **FAST, **env}
        self.process: subprocess.Popen[bytes] | None = None
        self.killed = False

    def start(self) -> "Server":
        command = [sys.executable, "-m", "igroteka.cli", "serve", "--port", str(self.port), "--store", self.store]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(command, stdout=log, stderr=log, env=self.env)
        atexit.register(self.process.kill)  # a test that failed leaves no server behind
        until = time.monotonic() + 120  # a busy machine takes its time
        while time.monotonic() < until:
            with contextlib.suppress(urllib.error.URLError, OSError):
                urllib.request.urlopen(f"{self.url}/api/ready", timeout=5)
                return self
            assert self.process.poll() is None, self.log.read_text()
            time.sleep(0.05)
        raise AssertionError("the server did not start: " + self.log.read_text())

    def kill(self) -> None:
        """SIGKILL: no goodbye, no flush."""
        assert self.process is not None
        self.process.kill()
        self.process.wait()
        self.killed = True

    def stop(self) -> int:
        assert self.process is not None
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(30)

    def errors(self) -> list[str]:
        """Log lines that should never be there; a worker just born when its parent was killed may complain."""
        lines = self.log.read_text().splitlines()
        return [line for line in lines if '"level": "error"' in line or ("Traceback" in line and not self.killed)]

    def get(self, path: str, secret: str = "") -> JSON:
        return rest(self.url, path, secret)

    def open(self, secret: str, *seats: str, game: str = "mindbug", **more: Any) -> JSON:
        """A table; seats in words: "me", "open", or a bot's name."""
        wishes = [
            {"kind": "me", "name": "Me"}
            if s == "me"
            else {"kind": "open"}
            if s == "open"
            else {"kind": "bot", "bot": s}
            for s in seats
        ]
        return rest(self.url, "/api/tables", secret, {"game": game, "seats": wishes, **more})


def delete(server: Server, path: str, secret: str) -> JSON:
    request = urllib.request.Request(
        server.url + path, method="DELETE", headers={"authorization": f"Bearer {secret}"}
    )
    with urllib.request.urlopen(request, timeout=30) as answer:
        found: JSON = json.load(answer)
        return found


def refusal(ask: Callable[[], Any]) -> tuple[int, str]:
    """The status and the error of a request that is refused; 200 and no error if it is not."""
    try:
        ask()
    except urllib.error.HTTPError as error:
        return error.code, str(json.load(error)["error"])
    return 200, ""


class Person(Seat):
    """A client that keeps all it hears, and finds that every message has its shape."""

    def __init__(self, server: Server, table: str, secret: str | None = None) -> None:
        super().__init__(server.url, table, new_secret() if secret is None else secret)
        self.heard: list[JSON] = []
        self._fresh = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    async def __aenter__(self) -> "Person":
        self._task = asyncio.create_task(self._listen())
        await self.until(lambda: bool(self.table))
        return self

    async def __aexit__(self, *_: object) -> None:
        assert self._task is not None
        self._task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await self._task

    async def _listen(self) -> None:
        async with contextlib.aclosing(self.messages()) as messages:
            async for message in messages:
                sent = {name: value for name, value in message.items() if name != "view"}  # the client's own addition
                msgspec.convert(sent, ServerMessage)  # type: ignore[call-overload]
                self.heard.append(message)
                self._fresh.set()

    async def until(self, true: Any, seconds: float = 20.0) -> None:
        """Wait until something heard makes this true."""

        async def wait() -> None:
            while not true():
                self._fresh.clear()
                await self._fresh.wait()

        await asyncio.wait_for(wait(), seconds)

    async def do(self, request: str, /, **members: Any) -> JSON:
        """A request that has to succeed."""
        answer = await self.ask(request, **members)
        assert answer["ok"], answer
        await self.until(lambda: self.n is not None and self.n >= answer.get("n", 0))
        return answer

    async def refused(self, request: str, /, **members: Any) -> str:
        """A request that has to be refused: the error's key."""
        answer = await self.ask(request, **members)
        assert not answer["ok"], answer
        key: str = answer["error"]
        return key

    async def move(self, pick: int = 0) -> JSON:
        """Answer the open question with one of its options."""
        await self.until(lambda: self.my_decision() is not None)
        decision = self.my_decision()
        assert decision is not None
        return await self.do("move", n=self.n, option=decision["options"][pick]["option"])

    def updates(self, kind: str) -> list[JSON]:
        """The updates heard, of one kind of entry."""
        found: list[JSON] = []
        for message in self.heard:
            inside = message["updates"] if message["type"] == "welcome" else [message]
            found += [m for m in inside if m["type"] == "update" and m["entry"]["kind"] == kind]
        return found


def review_of(server: Server, table: str) -> JSON:
    """The review of a finished match, when it is worked out."""
    until = time.monotonic() + 120
    while time.monotonic() < until:
        found = server.get(f"/api/tables/{table}/review")
        if "decisions" in found:
            return found
        time.sleep(0.1)
    raise AssertionError("no review")


@contextlib.asynccontextmanager
async def two_at(server: Server, **more: Any) -> AsyncIterator[tuple[Person, Person]]:
    """A table of Mindbug with two people, begun."""
    secret = new_secret()
    table = server.open(secret, "me", "open", **more)["id"]
    async with Person(server, table, secret) as first, Person(server, table) as second:
        await second.do("sit", seat=1, name="Second")
        await first.do("start")
        await second.until(lambda: second.table["status"] == "playing")
        yield first, second


def folded(store: Path, table: str, n: int | None = None) -> Record:
    """A table from its log in a SQLite file that no server has open, up to a number."""
    with contextlib.closing(sqlite3.connect(store)) as base:
        (setup,) = base.execute("SELECT setup FROM tables WHERE id = ?", (table,)).fetchone()
        text = 'SELECT number, entry FROM {} WHERE "table" = :table'
        both = f"{text.format('log')} UNION ALL {text.format('fresh')} ORDER BY 1"
        rows = [(row[1],) for row in base.execute(both, {"table": table}).fetchall()]
    record = Record(decode_setup(setup))
    for (entry,) in rows[:n]:
        record.apply(decode_entry(entry))
    return record
