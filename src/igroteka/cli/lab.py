"""The studies of `igroteka lab` that make data for a game: weights of its evaluation, a calibration, puzzles."""

import argparse
import json
from collections.abc import Callable
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

from igroteka import games
from igroteka.lab import calibrate, fit, ladder, puzzles
from igroteka.text import Words

Bar = Callable[[str, int], AbstractContextManager[Callable[[int], None]]]
"""A progress bar: what it is about, how much there is; gives the function that is told how far it is."""

FIT_GAMES = 8000
PUZZLE_GAMES = 1000
PUZZLES = 50
LADDER_GAMES = 200
CALIBRATION_GAMES = 1000


def run_fit(asked: argparse.Namespace, words: Words, out: Console, bar: Bar) -> int:
    """Weights from games of bots, a round for each bot named, written beside the game or to --out."""
    game = games.find(asked.game or "")
    bots = asked.bot.split(",") if asked.bot else []
    count = FIT_GAMES if asked.count is None else asked.count
    with bar(game.name, count * (len(bots) or fit.rounds_of(game))) as progress:
        found = fit.fit(game, bots, count, asked.seed, asked.engine, asked.workers, progress, asked.address)
    command = f"igroteka lab fit {game.name} --count {count} --seed {asked.seed}" + (
        f" --bot {asked.bot}" if bots else ""
    )
    path = fit.write(found, command, asked.out)
    if asked.json:
        print(json.dumps(found))
        return 0
    table = Table(title=words.say("cli-fit", file=str(path)), title_justify="left")
    for column in fit.COLUMNS:
        table.add_column(words.say(f"column-{column}"), justify="left" if column == "bot" else "right")
    for row in found["rows"]:
        table.add_row(*[_cell(row[column]) for column in fit.COLUMNS])
    out.print(table)
    return 0


def run_puzzles(asked: argparse.Namespace, words: Words, out: Console, bar: Bar) -> int:
    """Puzzles from games of bots, written beside the game or to --out."""
    game = games.find(asked.game or "")
    count = PUZZLE_GAMES if asked.count is None else asked.count
    with bar(game.name, count) as progress:
        found = puzzles.puzzles(
            game, count, asked.seed, PUZZLES, asked.engine, asked.workers, progress, asked.address
        )
    command = f"igroteka lab puzzles {game.name} --count {count} --seed {asked.seed}"
    path = puzzles.write(found, game, command, asked.out)
    if asked.json:
        print(json.dumps(found))
    else:
        out.print(words.say("cli-puzzles", count=len(found), file=str(path)), markup=False)
    return 0


def run_ladder(asked: argparse.Namespace, words: Words, out: Console, bar: Bar) -> int:
    """Each level against the one below, in one game or in all; what is done is kept in the folder --out."""
    chosen = [games.find(asked.game)] if asked.game else [games.find(name) for name in games.NAMES]
    count = LADDER_GAMES if asked.count is None else asked.count
    folder = asked.out or Path("build") / "ladder"
    with bar("ladder", 4 * len(chosen)) as progress:
        rows = ladder.ladder(chosen, count, asked.seed, folder, asked.engine, asked.workers, progress, asked.address)
    print(json.dumps(rows) if asked.json else ladder.table(rows))
    return 0


def run_calibrate(asked: argparse.Namespace, words: Words, out: Console, bar: Bar) -> int:
    """How far stated chances can be trusted: a map beside the game, the curve to --out."""
    game = games.find(asked.game or "")
    count = CALIBRATION_GAMES if asked.count is None else asked.count
    bot = asked.bot or calibrate.PLAYER
    with bar(game.name, count) as progress:
        found = calibrate.calibrate(
            game, bot, count, asked.seed, asked.engine, asked.workers, progress, asked.address
        )
    command = f"igroteka lab calibrate {game.name} --count {count} --seed {asked.seed} --bot {bot}"
    path = calibrate.write(found, game, command)
    if asked.out is not None:
        asked.out.write_text(calibrate.curve(found), encoding="utf-8")
    if asked.json:
        print(json.dumps(found))
    else:
        print(calibrate.table(found))
        out.print(words.say("cli-calibrate", file=str(path)), markup=False)
    return 0


def _cell(value: Any) -> str:
    return f"{value:.4f}" if isinstance(value, float) else str(value)


MAKING: dict[str, Callable[[argparse.Namespace, Words, Console, Bar], int]] = {
    "calibrate": run_calibrate,
    "fit": run_fit,
    "ladder": run_ladder,
    "puzzles": run_puzzles,
}
