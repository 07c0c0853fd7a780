"""Golden playthroughs: a whole game as text, the same interpreted and compiled. `make golden` writes them anew."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from tools.golden import FOLDER, golden_path

from igroteka import games
from igroteka.core.playthrough import playthrough

SHOWN = [(name, number) for name in games.NAMES for number in range(len(games.find(name).showcase()))]


@pytest.mark.parametrize(("name", "number"), SHOWN)
def test_the_game_plays_as_written_down(name: str, number: int) -> None:
    game = games.find(name)
    chosen, seats = game.showcase()[number]
    assert playthrough(game, chosen, seats, number) == golden_path(game, number).read_text()


@pytest.mark.parametrize("name", games.NAMES)
def test_interpreted_play_is_the_same(name: str) -> None:
    command = [sys.executable, "-m", "tools.golden", "--check", name]
    done = subprocess.run(
        command,
        cwd=Path(__file__).parents[2],
        env={**os.environ, "IGROTEKA_INTERPRETED": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr


def test_no_golden_file_is_left_over() -> None:
    expected = {golden_path(games.find(name), number) for name, number in SHOWN}
    assert set(FOLDER.glob("*.txt")) == expected
