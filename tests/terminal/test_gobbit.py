"""Gobb'it at one keyboard: keys, and a terminal that is put back."""

import os
import pty
import select
import signal
import subprocess
import sys
import termios
import time
from pathlib import Path

import pytest

from igroteka.games.gobbit.options import DISCARD, OPEN, PILE
from igroteka.terminal.gobbit_live import _bindings

PROGRAM = """
import fcntl, sys, termios
fcntl.ioctl(0, termios.TIOCSCTTY, 0)
from igroteka.cli import main
sys.exit(main())
"""
WORDS = ["play", "gobbit", "--lang", "en", "--seed", "3", "--set", "tempo=wild"]


class Screen:
    """A program at a terminal of its own."""

    def __init__(self, *more: str) -> None:
        self.master, self.slave = pty.openpty()
        self.before = termios.tcgetattr(self.slave)
        env = {**os.environ, "TERM": "xterm", "COLUMNS": "120", "LINES": "45"}
        command = [sys.executable, "-c", PROGRAM, *WORDS, *more]
        line = {"stdin": self.slave, "stdout": self.slave, "stderr": self.slave}
        self.process = subprocess.Popen(command, env=env, start_new_session=True, **line)
        self.text = ""

    def until(self, wanted: str, seconds: float = 30) -> None:
        """Read until this is on the screen."""
        ends = time.monotonic() + seconds
        while wanted not in self.text:
            assert time.monotonic() < ends, f"no {wanted!r} in {self.text[-2000:]!r}"
            if select.select([self.master], [], [], 0.2)[0]:
                self.text += os.read(self.master, 65536).decode(errors="ignore")

    def press(self, keys: str) -> None:
        os.write(self.master, keys.encode())

    def end(self) -> int:
        ends = time.monotonic() + 60
        while self.process.poll() is None and time.monotonic() < ends:
            if select.select([self.master], [], [], 0.1)[0]:
                self.text += os.read(self.master, 65536).decode(errors="ignore")
        return self.process.wait(timeout=20)


def test_no_key_has_two_meanings_and_every_hand_reaches_everything() -> None:
    for people in ([2], [0, 1], [0, 1, 2, 3]):
        bound = _bindings(people, 8)
        assert len(bound) == 10 * len(people) == len(set(bound.values()))
        for seat in people:
            assert {option for owner, option in bound.values() if owner == seat} == {
                OPEN, DISCARD, *range(PILE, PILE + 8),
            }  # fmt: skip


def test_a_live_game_answers_keys_saves_and_leaves_the_terminal_as_it_was(tmp_path: Path) -> None:
    save = tmp_path / "match.json"
    screen = Screen("--hotseat", "--seats", "2", "--save", str(save))
    screen.until("Press any key")
    screen.press(" ")
    screen.until("Player 1 opens: A")
    for _ in range(4):
        screen.press("ф")  # the same key as A on a Cyrillic layout
        time.sleep(0.5)
        screen.press("l")
        time.sleep(0.5)
    screen.until("opens “")
    screen.press("\x1b")
    assert screen.end() == 0
    assert termios.tcgetattr(screen.slave)[3] == screen.before[3]
    assert '"moves"' in save.read_text()


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_a_stopped_game_puts_the_terminal_back(tmp_path: Path, number: signal.Signals) -> None:
    save = tmp_path / "match.json"
    screen = Screen("--save", str(save))
    screen.until("Press any key")
    screen.process.send_signal(number)
    assert screen.end() != 0
    assert termios.tcgetattr(screen.slave)[3] == screen.before[3] and save.exists()
