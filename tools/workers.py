"""What several processes on one PostgreSQL do, and how a killed one is replaced: `python -m tools.workers [COUNT...]`

Moves per core-second are those of the server's processes together; what PostgreSQL takes besides is told beside it.
"""

import argparse
import asyncio
import itertools
import os
import random
import sys
import tempfile
import time
from pathlib import Path

import psutil
import uvloop
from tests.server import kill
from tests.server.database import Database
from tests.server.room import Server

from igroteka.client import new_secret
from tools.load import MANY, Load, open_tables, saturated


def cpu(processes: list[psutil.Process]) -> float:
    """Seconds of processor time."""
    return sum(sum(process.cpu_times()[:2]) for process in processes if process.is_running())


def busy(database: Database, folder: Path, count: int, at_once: int) -> None:
    """Games of Mindbug between people as fast as so many processes can."""
    server = Server(database.url, folder / f"log{count}", IGROTEKA_WORKERS=str(count), **MANY).start()
    assert server.process is not None
    main = psutil.Process(server.process.pid)
    processes = [main, *main.children(recursive=True)]
    taken: list[float] = []

    def used() -> float:
        taken.append(cpu(database.processes()))
        return cpu(processes)

    async def play() -> None:
        load = Load()
        tables = await open_tables(server, at_once * 3 // 2, load)
        found = await saturated(tables, load, at_once, used)
        store = (taken[-1] - taken[-2]) / found["moves"] * 1e6
        print(
            f"  {count} processes: {found['moves_per_second']} moves/s, {found['per_core']} per core-second of the "
            f"server; PostgreSQL {store:.0f} us a move; p50 {found['p50']} ms, p99 {found['p99']} ms",
            flush=True,
        )

    uvloop.run(play())
    server.stop()
    assert not server.errors(), server.errors()[:3]


class Timed(kill.Player):
    """Writes down when its moves were accepted."""

    def __init__(self, server: Server, table: str, secret: str) -> None:
        super().__init__(server, table, secret)
        self.times: list[float] = []

    async def ask(self, request: str, /, **members: object) -> dict[str, object]:
        answer = await super().ask(request, **members)
        if answer["ok"]:
            self.times.append(time.monotonic())
        return answer


async def failover(server: Server, tables: int, killed: list[float]) -> list[Timed]:
    """People play against bots; after a while one process is killed."""

    async def one() -> Timed:
        secret = new_secret()
        player = Timed(server, await kill.opened(server, secret, "battlecrest"), secret)
        await player.play()
        return player

    playing = [asyncio.create_task(one()) for _ in range(tables)]
    await asyncio.sleep(5.0)
    killed.append(time.monotonic())
    random.choice(kill.serving(server)).kill()
    return await asyncio.gather(*playing)


def kill_one(database: Database, folder: Path, tables: int) -> None:
    """How long the tables of a killed process stand still."""
    server = Server(database.url, folder / "log", IGROTEKA_WORKERS="3", **MANY).start()
    killed: list[float] = []
    players = asyncio.run(failover(server, tables, killed))
    server.stop()
    found = kill.check(database.logs, list(players))
    moved = [player for player in players if player.resumed > 1]
    gaps = sorted(
        max((after - at for at, after in itertools.pairwise(player.times) if after > killed[0]), default=0.0)
        for player in moved
    )
    print(
        f"  one of 3 processes killed: {len(moved)} of {tables} tables moved and stood still for "
        f"{gaps[len(gaps) // 2]:.1f} s (median), {gaps[-1]:.1f} s at most; {found['moves']} moves, none lost",
        flush=True,
    )


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("count", nargs="*", type=int, default=[1, 2, 4])
    parser.add_argument("--tables", type=int, default=100, help="in flight")
    asked = parser.parse_args()
    database = Database()
    with tempfile.TemporaryDirectory() as folder:
        for count in asked.count:
            busy(database, Path(folder), count, asked.tables)
        kill_one(database, Path(folder), 20)
    database.close()
    print(f"load of the machine: {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")
    return 0


if __name__ == "__main__":
    sys.exit(main())
