"""Something is harmed again and again while people play: nothing accepted may be lost or done twice."""

import asyncio
import contextlib
import random
import signal
import time
import urllib.error
from collections.abc import Callable
from typing import Any

import psutil

from igroteka import games
from igroteka.client import JSON, Seat, new_secret
from igroteka.server.entries import Move, decode_entry, decode_setup
from igroteka.server.record import Record
from tests.server.database import Database, Logs, Nats
from tests.server.room import Server

LITTLE = 65_536  # bytes a file may have on a disk that is full: enough for a log, not for a store


class Player(Seat):
    """Plays at random, and writes down every move the server has accepted and every position it has shown."""

    def __init__(self, server: Server, table: str, secret: str) -> None:
        super().__init__(server.url, table, secret)
        self.accepted: dict[str, tuple[int, int]] = {}  # by key: the number and the option
        self.shown: dict[int, JSON] = {}
        self.resumed = 0
        self.refused = 0  # while something was away

    async def play(self) -> None:
        """To the end of the game, through any number of lost connections."""
        moving: asyncio.Task[None] | None = None
        async with contextlib.aclosing(self.messages()) as messages:
            async for message in messages:
                self.resumed += message["type"] == "welcome"
                if message["type"] in ("welcome", "update") and message.get("view"):
                    self.shown[message["n"]] = message["view"]
                if self.table.get("status") == "over":
                    break
                if moving is None or moving.done():
                    moving = asyncio.create_task(self._move())
        if moving is not None:
            moving.cancel()

    async def _move(self) -> None:
        while (decision := self.my_decision()) is not None:
            option = random.choice(decision["options"])["option"]
            answer = await self.ask("move", n=self.n, option=option)
            if answer["ok"]:
                assert answer["id"] not in self.accepted
                self.accepted[answer["id"]] = (answer["n"], option)
            self.refused += answer.get("error") == "store-away"
            await asyncio.sleep(random.random() * 0.02)


async def opened(server: Server, secret: str, game: str) -> str:
    """A table against bots; asked for until the server is there."""
    seats = games.find(game).seats[0]
    while True:
        try:
            table: JSON = await asyncio.to_thread(
                server.open, secret, "me", *["random"] * (seats - 1), game=game, start=True
            )
            return str(table["id"])
        except (urllib.error.URLError, OSError):  # down, or its store is away
            await asyncio.sleep(0.1)


def kill_server(server: Server) -> Callable[[], None]:
    """SIGKILL, and up again."""

    def harm() -> None:
        server.kill()
        server.start()

    return harm


def stop_server(server: Server) -> Callable[[], None]:
    """SIGTERM, and up again."""

    def harm() -> None:
        assert server.stop() in (0, -signal.SIGTERM)
        server.start()

    return harm


def kill_workers(server: Server) -> Callable[[], None]:
    """SIGKILL to every process in which bots think."""

    def harm() -> None:
        assert server.process is not None
        for child in psutil.Process(server.process.pid).children():
            if "spawn_main" in " ".join(child.cmdline()):
                child.kill()

    return harm


def serving(server: Server) -> list[psutil.Process]:
    """The processes of a server with several."""
    assert server.process is not None
    found = psutil.Process(server.process.pid).children()
    return [child for child in found if "spawn_main" in " ".join(child.cmdline())]


def kill_process(server: Server) -> Callable[[], None]:
    """SIGKILL to one of its processes, and a while for the others to take over."""

    def harm() -> None:
        random.choice(serving(server)).kill()
        server.killed = True
        time.sleep(1.0)

    return harm


def kill_database(database: Database, seconds: float = 0.5) -> Callable[[], None]:
    """SIGKILL, and up again after a while."""

    def harm() -> None:
        database.kill()
        time.sleep(seconds)
        database.start()

    return harm


def freeze_database(database: Database, seconds: float = 2.0) -> Callable[[], None]:
    """It answers nobody for a while."""

    def harm() -> None:
        database.freeze()
        time.sleep(seconds)
        database.thaw()

    return harm


def fill_disk(server: Server, seconds: float = 1.5) -> Callable[[], None]:
    """The store's file cannot grow for a while: the limit of the process on the size of its files."""

    def harm() -> None:
        assert server.process is not None
        limits = psutil.Process(server.process.pid)
        unlimited = limits.rlimit(psutil.RLIMIT_FSIZE)
        limits.rlimit(psutil.RLIMIT_FSIZE, (LITTLE, unlimited[1]))
        time.sleep(seconds)
        limits.rlimit(psutil.RLIMIT_FSIZE, unlimited)

    return harm


def cut_bus(database: Database) -> Callable[[], None]:
    """The lines by which processes hear of each other's entries are cut."""

    def harm() -> None:
        text = (
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
            "WHERE query ~ '^LISTEN|^SELECT 1$' AND pid <> pg_backend_pid()"
        )
        until = time.monotonic() + 10
        while not database.execute(text):  # the last cut is being mended
            assert time.monotonic() < until, "nobody listens"
            time.sleep(0.1)

    return harm


def kill_nats(nats: Nats, seconds: float = 1.0) -> Callable[[], None]:
    """SIGKILL to what processes hear of each other by, and up again after a while."""

    def harm() -> None:
        nats.kill()
        time.sleep(seconds)
        nats.start()

    return harm


async def storm(
    server: Server,
    tables: int,
    times: int,
    game: str,
    pause: float,
    harm: Callable[[], None],
    at: Server | None = None,
) -> list[Player]:
    """So many games at once, one after another at each table, until something was harmed so often. `at`: another
    process of the same store, at which people play while the tables are opened here."""
    players: list[Player] = []
    going_on = True

    async def one() -> None:
        while going_on:
            secret = new_secret()
            player = Player(at or server, await opened(server, secret, game), secret)
            players.append(player)
            await player.play()

    playing = [asyncio.create_task(one()) for _ in range(tables)]
    for _ in range(times):
        while not any(player._socket is not None and player.my_decision() is not None for player in players):
            await asyncio.sleep(0.05)  # on a busy machine nobody may be back yet
        await asyncio.sleep(random.random() * pause)
        await asyncio.to_thread(harm)
    going_on = False
    await asyncio.wait_for(asyncio.gather(*playing), 120)
    return players


def check(logs: Logs, players: list[Player]) -> dict[str, Any]:
    """The log against what the players were told."""
    moves = resumed = 0
    for player in players:
        setup, rows = logs(player.address.rsplit("/", 2)[1])
        assert [number for number, _ in rows] == list(range(1, len(rows) + 1)), "numbers have no gaps"
        record = Record(decode_setup(setup))
        keys: dict[str, tuple[int, int]] = {}
        for number, data in rows:
            entry = decode_entry(data)
            record.apply(entry)
            if isinstance(entry, Move) and entry.key:
                assert entry.key not in keys, "a move was done twice"
                keys[entry.key] = (number, entry.option)
            if number in player.shown:
                assert record.view(player.seat) == player.shown[number], "the log replays to what was shown"
        assert player.accepted.items() <= keys.items(), "an accepted move was lost"
        assert record.status == "over", "a table is stuck"
        moves += len(keys)
        resumed += player.resumed - 1
    refused = sum(player.refused for player in players)
    return {"games": len(players), "moves": moves, "resumed": resumed, "refused": refused}
