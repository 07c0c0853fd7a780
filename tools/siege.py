"""`make soak`, the server's part: the long forms of its proofs. Minutes, not seconds.

kill      SIGKILL at random moments, again and again, with many games going on
matrix    server, bot workers, database, bus and disk harmed, each with twenty games going on at once
secrecy   a recorded random game of every variant of every game, checked for what no seat may know
fuzz      random, mutated and reordered messages; then the REST API by its own description
"""

import argparse
import asyncio
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from tests.server import kill, secrecy
from tests.server.database import sqlite_logs
from tests.server.fuzz import besiege
from tests.server.room import Server

from igroteka import games
from igroteka.client import new_secret


def killed(folder: Path, times: int) -> None:
    server = Server(str(folder / "kill.sqlite"), folder / "kill.log").start()
    began = time.monotonic()
    harm = kill.kill_server(server)
    players = asyncio.run(kill.storm(server, tables=20, times=times, game="mindbug", pause=2.0, harm=harm))
    server.stop()
    found = kill.check(sqlite_logs(folder / "kill.sqlite"), players)
    assert not server.errors(), server.errors()[:3]
    told = f"{found['games']} games, {found['moves']} moves of people, {found['resumed']} resumed connections"
    print(f"kill: {times} times, {told}; nothing lost, nothing twice ({time.monotonic() - began:.0f} s)", flush=True)


def matrix(folder: Path, times: int, only: str) -> None:
    """Everything that can fail below the tables, one after another; after each, the log against what was told."""
    from tests.server.database import Database  # noqa: PLC0415 - a package only this part needs

    database = Database()
    file = folder / "matrix.sqlite"
    for store, logs in ((str(file), sqlite_logs(file)), (database.url, database.logs)):
        server = Server(store, folder / "matrix.log").start()
        second: Server | None = None  # another process of the same store, for the bus
        harms = {
            "server killed": kill.kill_server(server),
            "server stopped": kill.stop_server(server),
            "bot workers killed": kill.kill_workers(server),
        }
        if store == database.url:
            harms["database killed"] = kill.kill_database(database)
            harms["database frozen for 2 s"] = kill.freeze_database(database)
            harms["database away for 6 s"] = kill.kill_database(database, 6.0)
            harms["bus cut between two processes"] = kill.cut_bus(database)
        else:
            harms["disk full"] = kill.fill_disk(server)
        for name, harm in harms.items():
            if only not in name:
                continue
            began = time.monotonic()
            if name.startswith("bus"):
                second = Server(store, folder / "second.log").start()
            storm = kill.storm(server, tables=20, times=times, game="mindbug", pause=1.0, harm=harm, at=second)
            players = asyncio.run(storm)
            if store != database.url:  # the file is read while nobody has it open
                server.stop()
            found = kill.check(logs, players)
            if store != database.url:
                server.start()
            told = f"{found['games']} games, {found['moves']} acknowledged moves, {found['refused']} refused"
            where = "PostgreSQL" if store == database.url else "SQLite"
            print(f"matrix: {where}, {name} {times} times: {told}, 0 lost, 0 twice, 0 tables stuck "
                  f"({time.monotonic() - began:.0f} s)", flush=True)  # fmt: skip
        for running in [server] if second is None else [server, second]:
            running.stop()
            assert not running.errors(), running.errors()[:3]
    database.close()


def secret(folder: Path, rounds: int) -> None:
    server = Server(str(folder / "secrecy.sqlite"), folder / "secrecy.log").start()
    for name in games.NAMES:
        checked = played = 0
        for settings, seats in games.find(name).variants():
            for seed in range(rounds):
                checked += secrecy.play_and_check(server, name, settings, seats, seed)
                played += 1
        print(f"secrecy: {name}, {played} games, {checked} names of cards in streams, none too early", flush=True)
    server.stop()
    assert not server.errors(), server.errors()[:3]


def fuzzed(folder: Path, messages: int, examples: int) -> None:
    server = Server(str(folder / "fuzz.sqlite"), folder / "fuzz.log").start()
    asyncio.run(besiege(server, messages, seed=7))
    print(f"fuzz: {messages} messages, no table harmed", flush=True)
    command = [str(Path(sys.executable).parent / "schemathesis"), "run", f"{server.url}/api/openapi.json"]
    command += ["-H", f"Authorization: Bearer {new_secret()}", "--max-examples", str(examples)]
    command += ["--checks", "not_a_server_error,status_code_conformance,content_type_conformance"]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    print(f"fuzz: schemathesis with {examples} examples an operation found nothing", flush=True)
    server.stop()
    assert not server.errors(), server.errors()[:3]


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("part", nargs="*", choices=["kill", "matrix", "secrecy", "fuzz", []], default=[])
    parser.add_argument("--kills", type=int, default=50)
    parser.add_argument("--harms", type=int, default=5, help="how often each thing is harmed in the matrix")
    parser.add_argument("--only", default="", help="of the matrix, the harms with this in their name")
    parser.add_argument("--messages", type=int, default=100_000)
    parser.add_argument("--examples", type=int, default=200)
    parser.add_argument("--rounds", type=int, default=2, help="recorded games per variant")
    asked = parser.parse_args()
    parts = asked.part or ["kill", "matrix", "secrecy", "fuzz"]
    with tempfile.TemporaryDirectory() as folder:
        if "kill" in parts:
            killed(Path(folder), asked.kills)
        if "matrix" in parts:
            matrix(Path(folder), asked.harms, asked.only)
        if "secrecy" in parts:
            secret(Path(folder), asked.rounds)
        if "fuzz" in parts:
            fuzzed(Path(folder), asked.messages, asked.examples)
    return 0


if __name__ == "__main__":
    sys.exit(main())
