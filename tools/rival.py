"""The same scripted game served by boardgame.io's own server, for comparison. Needs Node; says so without it."""

import json
import os
import shutil
import subprocess
import tempfile
import time
from pathlib import Path
from typing import Any

from igroteka import games
from igroteka.core.decision import seats_in
from igroteka.core.rng import seeded

SOURCE = Path(__file__).parent / "boardgame"
BUILD = Path(__file__).parents[1] / "build" / "boardgame"


def installed() -> bool:
    """boardgame.io in build/, fetched once; False where that cannot be done."""
    if shutil.which("node") is None or shutil.which("npm") is None:
        print("boardgame.io: no Node here, so nothing to compare with")
        return False
    shutil.copytree(SOURCE, BUILD, dirs_exist_ok=True)
    if not (BUILD / "node_modules" / "boardgame.io").is_dir():
        command = ["npm", "install", "--silent", "--no-audit", "--no-fund", "--no-package-lock"]
        if subprocess.run(command, cwd=BUILD, check=False).returncode:
            print("boardgame.io: npm could not fetch it, so nothing to compare with")
            return False
    return True


def script() -> list[list[Any]]:
    """The views of both seats after every move of a random game of Mindbug."""
    state = games.find("mindbug").new({}, 2, 7)
    rng = seeded(7)
    views = [[state.view(0), state.view(1)]]
    while state.outcome is None:
        decision = state.decisions[0]
        state.apply(seats_in(decision.seats)[0], decision.options[rng.below(len(decision.options))])
        views.append([state.view(0), state.view(1)])
    return views


class Rival:
    """boardgame.io's server as a process."""

    def __init__(self, port: int, cores: list[int]) -> None:
        self.port = port
        self.cores = cores
        self.folder = tempfile.TemporaryDirectory()
        file = Path(self.folder.name) / "script.json"
        file.write_text(json.dumps(script()))
        env = {**os.environ, "NODE_ENV": "production"}
        self.process = subprocess.Popen(
            ["node", "server.cjs", str(port), str(file)], cwd=BUILD, stdout=subprocess.DEVNULL, env=env
        )
        if len(cores) > 1:
            os.sched_setaffinity(self.process.pid, {cores[0]})
        time.sleep(2.0)

    def stop(self) -> None:
        self.process.kill()
        self.process.wait()
        self.folder.cleanup()

    def measure(self, mode: str, count: int, seconds: float, cpu: Any) -> dict[str, Any]:
        """Run the clients; `cpu` reads a process's processor time."""
        command = ["node", "clients.cjs", str(self.port), mode, str(count), str(seconds)]
        clients = subprocess.Popen(command, cwd=BUILD, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        if len(self.cores) > 1:
            os.sched_setaffinity(clients.pid, set(self.cores[1:]))
        assert clients.stdin is not None and clients.stdout is not None
        assert clients.stdout.readline() == "ready\n"
        before = cpu(self.process.pid)
        clients.stdin.write("go\n")
        clients.stdin.flush()
        found: dict[str, Any] = json.loads(clients.stdout.readline())
        clients.wait()
        used = cpu(self.process.pid) - before
        moves = found["moves"]
        return {
            "tables": count,
            **found,
            "cores": round(used / found["took"], 2),
            "moves_per_second": round(moves / found["took"]),
            "per_core": round(moves / max(used, 0.01)),
        }
