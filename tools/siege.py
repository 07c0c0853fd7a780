"""`make soak`, the server's part: the long forms of its proofs. Minutes, not seconds.

kill      SIGKILL at random moments, again and again, with many games going on
matrix    servers, processes of one, bot workers, database, bus and disk harmed, each during twenty games
secrecy   a recorded random game of every variant of every game, checked for what no seat may know
fuzz      random, mutated and reordered messages; then the REST API by its own description
"""

import argparse
import asyncio
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from tests.server import kill, secrecy
from tests.server.database import Logs, sqlite_logs
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


class Matrix:
    """Everything that can fail below the tables, one after another; after each, the log against what was told."""

    def __init__(self, folder: Path, times: int, only: str) -> None:
        self._folder = folder
        self._times = times
        self._only = only

    def run(self) -> None:
        from tests.server.database import Database, Nats  # noqa: PLC0415 - packages only this part needs

        file = self._folder / "matrix.sqlite"
        server = self._server(str(file))
        harms = {**self._of_a_server(server), "disk full for 1.5 s": kill.fill_disk(server)}
        self._harm("SQLite", harms, sqlite_logs(file), [server])

        database, nats = Database(), Nats()
        server = self._server(database.url)
        harms = {
            **self._of_a_server(server),
            "database killed": kill.kill_database(database),
            "database frozen for 2 s": kill.freeze_database(database),
            "database away for 6 s": kill.kill_database(database, 6.0),
        }
        self._harm("PostgreSQL", harms, database.logs, [server])
        pair = [self._server(database.url) for _ in range(2)]
        self._harm("PostgreSQL, two servers", {"bus cut": kill.cut_bus(database)}, database.logs, pair)
        server = self._server(database.url, IGROTEKA_WORKERS="3")
        harms = {"one process killed": kill.kill_process(server), "server stopped": kill.stop_server(server)}
        self._harm("PostgreSQL, --workers 3", harms, database.logs, [server])
        pair = [self._server(database.url, IGROTEKA_NATS=nats.url) for _ in range(2)]
        harms = {
            "NATS killed, back after 1 s": kill.kill_nats(nats),
            "NATS killed, back after 8 s": kill.kill_nats(nats, 8.0),
            "the server that has the tables killed": kill.kill_server(pair[0]),
        }
        self._harm("PostgreSQL, NATS, two servers", harms, database.logs, pair)
        nats.kill()
        database.close()

    def _server(self, store: str, **env: str) -> Server:
        return Server(store, self._folder / f"matrix{time.monotonic_ns()}.log", **env)

    def _of_a_server(self, server: Server) -> dict[str, Callable[[], None]]:
        return {
            "server killed": kill.kill_server(server),
            "server stopped": kill.stop_server(server),
            "bot workers killed": kill.kill_workers(server),
        }

    def _harm(self, where: str, harms: dict[str, Callable[[], None]], logs: Logs, servers: list[Server]) -> None:
        """Tables are opened at the first of the servers and played at the last."""
        for name, harm in harms.items():
            if self._only not in f"{where}: {name}":
                continue
            began = time.monotonic()
            for server in servers:
                server.start()
            playing = kill.storm(
                servers[0], tables=20, times=self._times, game="mindbug", pause=1.0, harm=harm, at=servers[-1]
            )
            players = asyncio.run(playing)
            for server in servers:
                server.stop()
            found = kill.check(logs, players)
            wrong = [line for server in servers for line in server.errors() if "process died" not in line]
            assert not wrong, wrong[:3]
            told = f"{found['games']} games, {found['moves']} acknowledged moves, {found['refused']} refused"
            print(f"matrix: {where}: {name}, {self._times} times: {told}, 0 lost, 0 twice, 0 tables stuck "
                  f"({time.monotonic() - began:.0f} s)", flush=True)  # fmt: skip


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
            Matrix(Path(folder), asked.harms, asked.only).run()
        if "secrecy" in parts:
            secret(Path(folder), asked.rounds)
        if "fuzz" in parts:
            fuzzed(Path(folder), asked.messages, asked.examples)
    return 0


if __name__ == "__main__":
    sys.exit(main())
