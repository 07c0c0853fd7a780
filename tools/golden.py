"""Writes the golden playthroughs (`make golden`), or checks them (`--check`), for all games or those named."""

import sys
from pathlib import Path
from typing import Any

from igroteka import COMPILED, games
from igroteka.core.game import Game
from igroteka.core.playthrough import playthrough

FOLDER = Path(__file__).parents[1] / "tests" / "golden"


def golden_path(game: Game[Any], number: int) -> Path:
    return FOLDER / f"{game.name}-{number}.txt"


def main(argv: list[str]) -> int:
    check = "--check" in argv
    names = [name for name in argv if name != "--check"] or list(games.NAMES)
    wrong = 0
    for name in names:
        game = games.find(name)
        if not check:
            for old in FOLDER.glob(f"{name}-*.txt"):
                old.unlink()
        for number, (chosen, seats) in enumerate(game.showcase()):
            text = playthrough(game, chosen, seats, number)
            path = golden_path(game, number)
            if not check:
                path.write_text(text)
            elif not path.exists() or path.read_text() != text:
                print(f"{path.name} differs ({'compiled' if COMPILED else 'interpreted'})")
                wrong += 1
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
