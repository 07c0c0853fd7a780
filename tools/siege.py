"""`make soak`, the server's part: the long forms of its proofs. Minutes, not seconds.

kill      SIGKILL at random moments, again and again, with many games going on
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
from tests.server.fuzz import besiege
from tests.server.room import Server

from igroteka import games
from igroteka.client import new_secret


def killed(folder: Path, times: int) -> None:
    server = Server(str(folder / "kill.sqlite"), folder / "kill.log").start()
    began = time.monotonic()
    players = asyncio.run(kill.storm(server, tables=20, kills=times, game="mindbug", pause=2.0))
    server.stop()
    found = kill.check(folder / "kill.sqlite", players)
    assert not server.errors(), server.errors()[:3]
    told = f"{found['games']} games, {found['moves']} moves of people, {found['resumed']} resumed connections"
    print(f"kill: {times} times, {told}; nothing lost, nothing twice ({time.monotonic() - began:.0f} s)", flush=True)


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
    parser.add_argument("part", nargs="*", choices=["kill", "secrecy", "fuzz", []], default=[])
    parser.add_argument("--kills", type=int, default=50)
    parser.add_argument("--messages", type=int, default=100_000)
    parser.add_argument("--examples", type=int, default=200)
    parser.add_argument("--rounds", type=int, default=2, help="recorded games per variant")
    asked = parser.parse_args()
    parts = asked.part or ["kill", "secrecy", "fuzz"]
    with tempfile.TemporaryDirectory() as folder:
        if "kill" in parts:
            killed(Path(folder), asked.kills)
        if "secrecy" in parts:
            secret(Path(folder), asked.rounds)
        if "fuzz" in parts:
            fuzzed(Path(folder), asked.messages, asked.examples)
    return 0


if __name__ == "__main__":
    sys.exit(main())
