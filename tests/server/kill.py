"""The server is killed again and again while people play: nothing accepted may be lost or done twice."""

import asyncio
import contextlib
import random
import sqlite3
import urllib.error
from pathlib import Path
from typing import Any

from igroteka import games
from igroteka.client import JSON, Seat, new_secret
from igroteka.server.entries import Move, decode_entry, decode_setup
from igroteka.server.record import Record
from tests.server.room import Server


class Player(Seat):
    """Plays at random, and writes down every move the server has accepted and every position it has shown."""

    def __init__(self, server: Server, table: str, secret: str) -> None:
        super().__init__(server.url, table, secret)
        self.accepted: dict[str, tuple[int, int]] = {}  # by key: the number and the option
        self.shown: dict[int, JSON] = {}
        self.resumed = 0

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
        except (urllib.error.URLError, OSError):
            await asyncio.sleep(0.1)


async def storm(server: Server, tables: int, kills: int, game: str, pause: float) -> list[Player]:
    """So many games at once, one after another at each table, until the server was killed so often."""
    players: list[Player] = []
    going_on = True

    async def one() -> None:
        while going_on:
            secret = new_secret()
            player = Player(server, await opened(server, secret, game), secret)
            players.append(player)
            await player.play()

    playing = [asyncio.create_task(one()) for _ in range(tables)]
    for _ in range(kills):
        while not any(player._socket is not None and player.my_decision() is not None for player in players):
            await asyncio.sleep(0.05)  # on a busy machine nobody may be back yet
        await asyncio.sleep(random.random() * pause)
        await asyncio.to_thread(server.kill)
        await asyncio.to_thread(server.start)
    going_on = False
    await asyncio.wait_for(asyncio.gather(*playing), 120)
    return players


def check(path: Path, players: list[Player]) -> dict[str, Any]:
    """The log against what the players were told."""
    moves = resumed = 0
    with contextlib.closing(sqlite3.connect(path)) as base:
        for player in players:
            table = player.address.rsplit("/", 2)[1]
            (setup,) = base.execute("SELECT setup FROM tables WHERE id = ?", (table,)).fetchone()
            rows = base.execute(
                'SELECT number, entry FROM log WHERE "table" = ? ORDER BY number', (table,)
            ).fetchall()
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
            assert record.status == "over"
            moves += len(keys)
            resumed += player.resumed - 1
    return {"games": len(players), "moves": moves, "resumed": resumed}
