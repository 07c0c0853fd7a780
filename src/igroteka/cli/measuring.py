"""The commands that play many games: simulate, arena, and the studies and pages of the lab."""

import argparse
import json
from pathlib import Path

from rich.table import Table

from igroteka import games
from igroteka.cli.lab import MAKING
from igroteka.cli.parser import read_settings
from igroteka.cli.screen import ERR, OUT, bar, percent, say_if_interpreted
from igroteka.core.errors import BadSetting
from igroteka.lab import exploit, find_study
from igroteka.lab.arena import arena
from igroteka.lab.dataset import Wish
from igroteka.lab.report import report
from igroteka.lab.report import write as write_report
from igroteka.lab.simulate import simulate
from igroteka.text import Words


def run_simulate(asked: argparse.Namespace, words: Words) -> int:
    game = games.find(asked.game)
    bots = asked.bots.split(",") if asked.bots else []
    seats = asked.seats or len(bots) or game.seats[0]
    bots = bots or ["random"] * seats
    say_if_interpreted(words)
    settings = read_settings(asked.settings)
    with bar(game.name, asked.games) as progress:
        result = simulate(
            game,
            settings,
            seats,
            bots,
            asked.games,
            asked.seed,
            progress,
            asked.engine,
            asked.workers,
            Wish(asked.out, asked.moves, asked.save, asked.resume),
            asked.address,
        )
    if asked.json:
        print(json.dumps(result))
        return 0
    table = Table(title=words.say("cli-simulated", games=asked.games, game=words.say(game.name)))
    for column in ("seat", "bot", "wins", "interval"):
        table.add_column(words.say(f"column-{column}"))
    for seat, bot in enumerate(bots):
        won = result["won"][seat]
        low, high = result["intervals"][seat]
        table.add_row(str(seat + 1), bot, f"{won} ({won / asked.games:.1%})", f"{low:.1%} – {high:.1%}")
    OUT.print(table)
    if result["draws"]:
        OUT.print(words.say("cli-draws", draws=result["draws"]))
    OUT.print(
        words.say(
            "cli-speed",
            decisions=result["decisions"],
            mean=result["mean_decisions"],
            seconds=result["seconds"],
            speed=result["decisions_per_second"],
        )
    )
    return 0


def run_arena(asked: argparse.Namespace, words: Words) -> int:
    """A league of bots, best first."""
    game = games.find(asked.game)
    say_if_interpreted(words)
    with bar(game.name, asked.games) as progress:
        result = arena(
            game,
            read_settings(asked.settings),
            asked.seats or game.seats[0],
            asked.bots.split(","),
            asked.games,
            asked.seed,
            asked.engine,
            asked.workers,
            progress,
            Wish(asked.out, asked.moves, asked.save, asked.resume),
            asked.address,
        )
    if asked.json:
        print(json.dumps(result))
        return 0
    table = Table(title=words.say("cli-simulated", games=asked.games, game=words.say(game.name)))
    for column in ("bot", "rating", "games", "wins", "interval", "sides"):
        table.add_column(words.say(f"column-{column}"), justify="left" if column == "bot" else "right")
    for row in sorted(result["bots"], key=lambda row: -row["rating"]):
        low, high = row["interval"]
        rates = ["–" if score["win_rate"] is None else f"{score['win_rate']:.1%}" for score in (row, *row["sides"])]
        cells = (str(row["rating"]), str(row["games"]), rates[0], f"{low:.1%} – {high:.1%}", " / ".join(rates[1:]))
        table.add_row(row["bot"], *cells)
    OUT.print(table)
    if result["faults"]:
        ERR.print(words.say("cli-faults", faults=result["faults"]), style="red", markup=False)
    return 0


def run_lab(asked: argparse.Namespace, words: Words) -> int:
    """A study by name, as a table or as JSON."""
    if asked.study in MAKING:
        say_if_interpreted(words)
        return MAKING[asked.study](asked, words, OUT, bar)
    asked.bot = asked.bot or "baseline"
    if asked.study == "report":
        return run_report(asked, words)
    if asked.study == "exploit":
        return run_exploit(asked, words)
    study = find_study(asked.study)
    asked.count = 10_000 if asked.count is None else asked.count
    if asked.count < 1:
        raise BadSetting("game-count", games=asked.count)
    say_if_interpreted(words)
    result = study.study(asked.count, asked.seed)
    if asked.json:
        print(json.dumps(result))
        return 0
    table = Table(title=words.say(f"cli-{asked.study}", count=asked.count), title_justify="left")
    for column in study.columns():
        table.add_column(words.say(f"column-{column}"))
    for row in result["rows"]:
        table.add_row(*[percent(row[column]) for column in study.columns()])
    OUT.print(table)
    return 0


def run_report(asked: argparse.Namespace, words: Words) -> int:
    """The page of a game, and its numbers."""
    game = games.find(asked.game or "")
    seats = asked.seats or game.seats[0]
    count = 1000 if asked.count is None else asked.count
    out = asked.out or Path(f"report-{game.name}.html")
    say_if_interpreted(words)
    with bar(game.name, count) as progress:
        found = report(
            game,
            read_settings(asked.settings),
            seats,
            asked.bot,
            count,
            asked.seed,
            asked.engine,
            asked.workers,
            progress,
            asked.address,
        )
    chosen = " ".join(f"--set {pair}" for pair in asked.settings)
    command = f"igroteka lab report {game.name} --seats {seats} --bot {asked.bot} --count {count} --seed {asked.seed}"
    write_report(out, found, words, f"{command} {chosen}".strip())
    print(json.dumps(found) if asked.json else str(out))
    return 0


def run_exploit(asked: argparse.Namespace, words: Words) -> int:
    """What the best possible opponent wins against bots, on a Mindbug small enough to be searched whole."""
    say_if_interpreted(words)
    result = exploit.study(asked.bot.split(","), asked.count or 0, asked.seed, asked.workers)
    if asked.json:
        print(json.dumps(result))
        return 0
    table = Table(title=words.say("cli-exploit", count=result["deals"]), title_justify="left")
    for column in exploit.columns():
        table.add_column(words.say(f"column-{column}"), justify="left" if column == "bot" else "right")
    for row in result["rows"]:
        table.add_row(row["bot"], percent(row["first"]), percent(row["second"]), f"{row['exploitability']:.3f}")
    OUT.print(table)
    return 0
