"""The terminal session, played through a real terminal of its own."""

import os
import pty
import select
import sys
import time
from importlib import import_module
from pathlib import Path

import pytest

from igroteka import games
from igroteka.core.match import load_match
from igroteka.text import LANGUAGES, Words

TURN_BASED = [name for name in games.NAMES if not hasattr(import_module(f"igroteka.terminal.{name}"), "play")]
PATIENCE = 60.0


class Terminal:
    """A program behind a pseudo-terminal."""

    def __init__(self, *words: str) -> None:
        env = {**os.environ, "TERM": "xterm", "COLUMNS": "140", "LINES": "50"}
        command = [sys.executable, "-m", "igroteka.cli", *words]
        self.pid, self.parent = pty.fork()
        if self.pid == 0:
            os.execvpe(command[0], command, env)
        self.shown = ""
        self.code: int | None = None

    def over(self) -> bool:
        """Whether the program has ended; its exit code is then in `code`."""
        if self.code is None:
            pid, status = os.waitpid(self.pid, os.WNOHANG)
            if pid:
                self.code = os.waitstatus_to_exitcode(status)
        return self.code is not None

    def read_until(self, mark: str) -> str:
        """What is shown up to a mark, or to the end of the program."""
        text = ""
        deadline = time.monotonic() + PATIENCE
        while mark not in text and time.monotonic() < deadline:
            ready, _, _ = select.select([self.parent], [], [], 0.5)
            if not ready:
                if self.over():
                    break
                continue
            try:
                part = os.read(self.parent, 65536)
            except OSError:
                break
            if not part:
                break
            text += part.decode("utf-8", "replace")
        self.shown += text
        return text

    def type(self, line: str) -> str:
        os.write(self.parent, f"{line}\n".encode())
        return self.read_until("> ")

    def close(self) -> int:
        self.read_until("\0")
        deadline = time.monotonic() + PATIENCE
        while not self.over() and time.monotonic() < deadline:
            time.sleep(0.05)
        os.close(self.parent)
        assert self.code is not None, "the program did not end"
        return self.code


@pytest.mark.parametrize("name", TURN_BASED)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_is_played_saved_and_resumed(name: str, language: str, tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    play = Terminal("play", name, "--lang", language, "--seed", "3", "--bot", "random", "--save", str(path))
    words = Words(language)
    play.read_until("> ")
    for line in ("h", "?", "l", "c zzzz", "с zzzz", "s", "1", "1", "u", "1", "gibberish"):
        play.type(line)
        if play.over():
            break
    assert words.say("not-understood", typed="gibberish")[:12] in play.shown or play.over()
    os.write(play.parent, b"q\n")
    assert play.close() == 0
    assert "Traceback" not in play.shown
    before = load_match(path, games.find)
    again = Terminal("play", "--resume", str(path), "--lang", language, "--bot", "random")
    again.read_until("> ")
    again.type("1")
    os.write(again.parent, b"q\n")
    assert again.close() == 0
    assert "Traceback" not in again.shown
    assert load_match(path, games.find).moves[: len(before.moves)] == before.moves


def test_a_whole_game_of_mindbug_is_played_to_its_end(tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    play = Terminal("play", "mindbug", "--lang", "en", "--seed", "3", "--bot", "greedy", "--save", str(path))
    play.read_until("> ")
    for _ in range(200):
        if "won the game" in play.type("1") or play.over():
            break
    assert play.close() == 0 and "won the game" in play.shown
    assert load_match(path, games.find).state.outcome is not None
