"""Gets a checkout ready, and opens the game room: what `make play`, `make setup`, `make fast` and `make web` run.

    python tools/prepare.py play [--port 8000] [--host HOST]   the room at once; the engine compiles behind it
    python tools/prepare.py setup [GAME] [--peers]             all that tests need; the engine, or one game, compiled;
                                                               with --peers what environments are compared with, too
    python tools/prepare.py web                                the browser client alone

Any Python from 3.11 on can run it; it needs nothing but the standard library. Each step tells what it does and when,
and is left out where it is done already.

The room opens on the interpreted engine. When the compiled one is ready, the room is stopped as gently as SIGTERM
does it and started again on the same port: every accepted move is in the store, and the clients come back by
themselves.
"""

import argparse
import contextlib
import hashlib
import os
import runpy
import signal
import subprocess
import sys
import threading
import time
import tomllib
from collections.abc import Callable
from pathlib import Path
from types import FrameType

ROOT = Path(__file__).resolve().parents[1]
PACKAGE = ROOT / "src" / "igroteka"
VENV = ROOT / ".venv"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = BIN / "python"
LOGS = VENV / "logs"
COMPILER = ["mypy[mypyc]", "types-PyYAML", "setuptools"]
OLDEST = (3, 11)

sys.path.insert(0, str(Path(__file__).parent))
import web  # noqa: E402 - beside this file


class Failed(Exception):
    """A step that did not succeed; the message is for a person."""


def main(words: list[str]) -> int:
    if sys.version_info < OLDEST:
        print(f"Igroteka needs Python 3.{OLDEST[1]} or newer; this is {sys.version.split()[0]}.", file=sys.stderr)
        return 2
    parser = argparse.ArgumentParser(prog="prepare", description=str(__doc__).partition("\n")[0])
    tasks = parser.add_subparsers(dest="task", required=True)
    playing = tasks.add_parser("play")
    playing.add_argument("--port", default="8000")
    playing.add_argument("--host", default="")
    setting_up = tasks.add_parser("setup")
    setting_up.add_argument("game", nargs="?", default="all")
    setting_up.add_argument("--peers", action="store_true")
    tasks.add_parser("web")
    asked = parser.parse_args(words)
    os.chdir(ROOT)
    try:
        if asked.task == "play":
            return play(asked.port, asked.host)
        if asked.task == "setup":
            setup(asked.game, asked.peers)
        else:
            client()
    except Failed as error:
        print(error, file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130
    return 0


# --- telling -------------------------------------------------------------------------------------------------------

BEGUN = time.monotonic()


def say(text: str) -> None:
    print(f"[{time.monotonic() - BEGUN:5.1f} s] {text}", flush=True)


def step(name: str, *command: str, env: dict[str, str] | None = None) -> None:
    """Run a command quietly; what it says goes to a log, and is shown if it fails."""
    LOGS.mkdir(parents=True, exist_ok=True)
    log = LOGS / f"{name}.log"
    with log.open("ab") as out:
        whole = {**os.environ, **(env or {})}
        done = subprocess.run(command, stdout=out, stderr=out, stdin=subprocess.DEVNULL, env=whole, check=False)
    if done.returncode:
        end = "\n".join(log.read_text(errors="replace").splitlines()[-15:])
        raise Failed(f"{end}\nThis failed: {' '.join(command)}\nAll it said is in {log}")


def at_once(*tasks: Callable[[], object]) -> None:
    """Do tasks side by side; the first failure is told after all have ended."""
    failures: list[BaseException] = []

    def guarded(task: Callable[[], object]) -> None:
        try:
            task()
        except Exception as error:
            failures.append(error)

    threads = [threading.Thread(target=guarded, args=(task,), daemon=True) for task in tasks]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    if failures:
        raise failures[0]


# --- steps ---------------------------------------------------------------------------------------------------------


def environment(*extras: str) -> None:
    """The package, from this folder, with what these extras need; once for each state of the lists."""
    lists = b"".join((ROOT / name).read_bytes() for name in ("pyproject.toml", "constraints.txt"))
    noted = VENV / f"installed-{'-'.join(extras)}.txt"
    digest = hashlib.blake2b(lists, digest_size=16).hexdigest()
    if noted.exists() and noted.read_text() == digest:
        return
    if not PYTHON.exists():
        say("making an environment in .venv")
        subprocess.run([sys.executable, "-m", "venv", str(VENV)], check=True)
    wanted = requirements(*extras)
    say(f"installing {len(wanted)} libraries ({', '.join(extras)})")
    pip("-c", "constraints.txt", "setuptools", *wanted)
    pip("--no-deps", "--no-build-isolation", "-e", ".", env={"IGROTEKA_COMPILE": "later"})
    noted.write_text(digest)
    say("libraries are installed")


def pip(*words: str, env: dict[str, str] | None = None) -> None:
    step("pip", str(PYTHON), "-m", "pip", "install", "--disable-pip-version-check", *words, env=env)


def requirements(*extras: str) -> list[str]:
    """What pyproject.toml asks for, with these extras; an extra may name others of this package."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    found = list(project["dependencies"])
    waiting = list(extras)
    for extra in waiting:
        for requirement in project["optional-dependencies"][extra]:
            if requirement.startswith("igroteka["):
                waiting += requirement.removeprefix("igroteka[").rstrip("]").split(",")
            elif requirement not in found:
                found.append(requirement)
    return found


def client() -> None:
    """The browser client, unless it is built; the room has a plain page for where it cannot be."""
    if web.is_built():
        return
    say("building the web client")
    if web.system_node() is None:
        environment("server")  # Node comes as a wheel into it
    try:
        step("web", str(PYTHON if PYTHON.exists() else sys.executable), str(Path(web.__file__)))
        say("the web client is built")
    except Failed as error:
        say(f"the web client could not be built: the room will show its plain page\n{error}")


def is_compiled(game: str = "all") -> bool:
    """Whether the compiled engine is there, and made from just these sources."""
    noted = PACKAGE / "compiled.txt"
    if not noted.exists():
        return False
    stamp = runpy.run_path(str(PACKAGE / "__init__.py"))["stamp"]
    if noted.read_text() != stamp(PACKAGE, engine_files(game)):
        return False
    return any(PACKAGE.parent.glob("*__mypyc*"))


def engine_files(game: str) -> list[Path]:
    """The sources that are compiled, as setup.py lists them."""
    files = [file for name in ("core", "games", "bots") for file in sorted((PACKAGE / name).rglob("*.py"))]
    inside = {file: file.relative_to(PACKAGE).parts for file in files}
    return [file for file in files if game == "all" or inside[file][0] != "games" or game in inside[file]]


def compiling() -> list[str]:
    """The command that compiles the engine, at the lowest priority."""
    nice = ["nice", "-n", "15"] if os.name != "nt" else []
    return [*nice, str(PYTHON), "setup.py", "--quiet", "build_ext", "--inplace"]


def engine(game: str = "all") -> None:
    wish = os.environ.get("IGROTEKA_COMPILE", game)
    if wish in ("no", "later") or is_compiled(wish) or is_compiled():
        return
    say(f"compiling the engine ({'all games' if wish == 'all' else wish})")
    step("engine", *compiling(), env={"IGROTEKA_COMPILE": wish})
    say("the engine is compiled" if is_compiled(wish) else "there is no C compiler: the engine stays interpreted")


# --- tasks ---------------------------------------------------------------------------------------------------------


def setup(game: str, peers: bool = False) -> None:
    """Everything that tests and checks need."""
    environment("dev")
    if peers:
        environment("peers")
    at_once(client, lambda: engine(game))


def play(port: str, host: str) -> int:
    """The room as soon as it can be opened, then on the compiled engine as soon as that is there."""
    if web.system_node() is None:
        environment("server")
        client()
    else:
        at_once(lambda: environment("server"), client)
    room = Room([str(BIN / "igroteka"), "serve", "--port", port, *(["--host", host] if host else [])])
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, room.stop)
    room.open()
    if os.environ.get("IGROTEKA_COMPILE", "all") == "all" and not is_compiled():
        threading.Thread(target=upgrade, args=(room,), daemon=True).start()
    return room.wait()


def upgrade(room: "Room") -> None:
    """Compile the engine beside the open room, and move the room to it."""
    say("the room runs on the interpreted engine; the compiled one is being made (some minutes)")
    try:
        pip("-c", "constraints.txt", *COMPILER)
        step("engine", *compiling())
    except Failed as error:
        say(f"the engine could not be compiled; the room goes on interpreted\n{error}")
        return
    if not is_compiled():
        say("there is no C compiler here: the room goes on interpreted")
        return
    say("the engine is compiled: the room moves to it, tables and all")
    room.move()


class Room:
    """The server's process, which can be replaced while the room stays open to people."""

    def __init__(self, command: list[str]) -> None:
        self.command = command
        self.process: subprocess.Popen[bytes] | None = None
        self.moving = threading.Lock()
        self.stopped = False

    def open(self) -> None:
        self.process = subprocess.Popen(self.command, start_new_session=True)

    def move(self) -> None:
        """Let the server finish its writes and say good-bye; the next one is on the same port."""
        with self.moving:
            if self.stopped or self.process is None:
                return
            self.process.terminate()
            self.process.wait()
            if not self.stopped:
                self.process = subprocess.Popen(self.command, start_new_session=True)

    def wait(self) -> int:
        """The exit code of the server that was not replaced."""
        while True:
            process = self.process
            if process is None:
                return 1
            code = process.wait()
            with self.moving:
                if process is self.process:
                    return 0 if self.stopped else code

    def stop(self, number: int = signal.SIGTERM, frame: FrameType | None = None) -> None:
        self.stopped = True
        if self.process is not None:
            with contextlib.suppress(ProcessLookupError):
                self.process.terminate()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
