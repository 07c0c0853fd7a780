"""Golden playthroughs: whole games as text. `python tests/test_golden.py` writes them anew: read the difference."""

from pathlib import Path

import pytest
from igroteka_durak import GAME

from igroteka.core.playthrough import playthrough

FOLDER = Path(__file__).parent / "golden"
SHOWN = list(enumerate(GAME.showcase()))


def path(number: int) -> Path:
    return FOLDER / f"durak-{number}.txt"


@pytest.mark.parametrize("number", range(len(SHOWN)))
def test_the_game_plays_as_written_down(number: int) -> None:
    settings, seats = GAME.showcase()[number]
    assert playthrough(GAME, settings, seats, number) == path(number).read_text(encoding="utf-8")


if __name__ == "__main__":
    for number, (settings, seats) in SHOWN:
        path(number).write_text(playthrough(GAME, settings, seats, number), encoding="utf-8")
