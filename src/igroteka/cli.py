"""The command line: play in the terminal, serve the room, simulate, replay, verify."""

import argparse
import hashlib
import json
import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, NoReturn

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from igroteka import COMPILED, __version__, games
from igroteka.bots.registry import bot_names
from igroteka.core.errors import BadFile, BadSetting, GameError
from igroteka.core.match import Match, load_match
from igroteka.games.battlecrest import library
from igroteka.games.battlecrest.reading import Problem
from igroteka.lab import STUDIES, find_study
from igroteka.lab.arena import arena
from igroteka.lab.engines import ENGINES
from igroteka.lab.review import plot, review
from igroteka.lab.simulate import simulate
from igroteka.text import LANGUAGES, Words, language_of_the_system

OUT = Console()
ERR = Console(stderr=True)


class _Parser(argparse.ArgumentParser):
    """A parser whose complaints can be put into the chosen language."""

    def error(self, message: str) -> NoReturn:
        raise BadSetting("bad-arguments", reason=message)


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command; bad input is one sentence on stderr and exit code 2."""
    given = list(sys.argv[1:] if argv is None else argv)
    words = Words(_language(given))
    try:
        asked = _parser(words).parse_args(given)
        code: int = asked.run(asked, words)
        return code
    except GameError as error:
        ERR.print(words.error(error), style="red", markup=False, highlight=False)
        return 2
    except OSError as error:
        ERR.print(words.say("error-system", reason=error.strerror or str(error)), style="red", markup=False)
        return 2
    except KeyboardInterrupt:
        return 130


def _language(given: list[str]) -> str:
    """The language, before anything else can go wrong."""
    for place, word in enumerate(given):
        if word == "--lang" and place + 1 < len(given) and given[place + 1] in LANGUAGES:
            return given[place + 1]
        if word.startswith("--lang=") and word[7:] in LANGUAGES:
            return word[7:]
    return language_of_the_system()


def _parser(words: Words) -> argparse.ArgumentParser:
    parser = _Parser(prog="igroteka", description=words.say("cli-about"))
    parser.add_argument("--version", action="version", version=f"igroteka {__version__}")
    commands = parser.add_subparsers(required=True, metavar=words.say("cli-command"), parser_class=_Parser)

    def command(name: str, run: Callable[[argparse.Namespace, Words], int]) -> argparse.ArgumentParser:
        made: argparse.ArgumentParser = commands.add_parser(name, help=words.say(f"cli-{name}"))
        made.add_argument("--lang", choices=LANGUAGES, help=words.say("cli-lang"))
        made.set_defaults(run=run)
        return made

    listing = command("games", _games)
    listing.add_argument("--json", action="store_true", help=words.say("cli-json"))

    playing = command("play", _play)
    playing.add_argument("game", nargs="?", help=words.say("cli-game"))
    playing.add_argument("--bot", default="level:3", help=words.say("cli-bot", known=", ".join(bot_names())))
    playing.add_argument("--hotseat", action="store_true", help=words.say("cli-hotseat"))
    playing.add_argument("--seat", type=int, default=0, help=words.say("cli-seat"))
    playing.add_argument("--position", default="", help=words.say("cli-position"))
    playing.add_argument("--save", type=Path, help=words.say("cli-save"))
    playing.add_argument("--resume", type=Path, help=words.say("cli-resume"))
    _common(playing, words, seed=None)

    simulating = command("simulate", _simulate)
    simulating.add_argument("game", help=words.say("cli-game"))
    simulating.add_argument("--games", type=int, default=1000, help=words.say("cli-count"))
    simulating.add_argument("--bots", default="", help=words.say("cli-bots"))
    simulating.add_argument("--json", action="store_true", help=words.say("cli-json"))
    _common(simulating, words, seed=1)

    serving = command("serve", _serve)
    serving.add_argument("--host", help=words.say("cli-host"))
    serving.add_argument("--port", type=int, help=words.say("cli-port"))
    serving.add_argument("--store", help=words.say("cli-store"))
    serving.add_argument("--config", type=Path, help=words.say("cli-config"))

    studying = command("lab", _lab)
    studying.add_argument("study", help=words.say("cli-study", known=", ".join(STUDIES)))
    studying.add_argument("--count", type=int, default=10_000, help=words.say("cli-cases"))
    studying.add_argument("--seed", type=int, default=1, help=words.say("cli-seed"))
    studying.add_argument("--json", action="store_true", help=words.say("cli-json"))

    league = command("arena", _arena)
    league.add_argument("game", help=words.say("cli-game"))
    league.add_argument("--bots", required=True, help=words.say("cli-bot-list", known=", ".join(bot_names())))
    league.add_argument("--games", type=int, default=100, help=words.say("cli-count"))
    league.add_argument("--engine", choices=ENGINES, default="local", help=words.say("cli-engine"))
    league.add_argument("--workers", type=int, default=0, help=words.say("cli-workers"))
    league.add_argument("--json", action="store_true", help=words.say("cli-json"))
    _common(league, words, seed=1)

    for name, run in (("replay", _replay), ("verify", _verify), ("review", _review)):
        made = command(name, run)
        made.add_argument("file", type=Path, help=words.say("cli-file"))
        made.add_argument("--json", action="store_true", help=words.say("cli-json"))
        if name == "replay":
            made.add_argument("--move", type=int, help=words.say("cli-move"))
        if name == "review":
            made.add_argument("--iterations", type=int, default=2000, help=words.say("cli-iterations"))

    packs = command("pack", _pack_list)
    doing = packs.add_subparsers(metavar=words.say("cli-command"), parser_class=_Parser)
    listed = doing.add_parser("list", help=words.say("cli-pack-list"))
    checking = doing.add_parser("check", help=words.say("cli-pack-check"))
    checking.add_argument("file", type=Path, help=words.say("cli-pack-file"))
    for made, does in ((listed, _pack_list), (checking, _pack_check)):
        made.add_argument("--lang", choices=LANGUAGES, help=words.say("cli-lang"))
        made.set_defaults(run=does)
    return parser


def _common(parser: argparse.ArgumentParser, words: Words, seed: int | None) -> None:
    parser.add_argument("--seats", type=int, help=words.say("cli-seats"))
    parser.add_argument("--seed", type=int, default=seed, help=words.say("cli-seed"))
    parser.add_argument(
        "--set", action="append", default=[], metavar="NAME=VALUE", dest="settings", help=words.say("cli-set")
    )


def read_settings(given: list[str]) -> dict[str, str]:
    """`--set name=value`, several times."""
    settings: dict[str, str] = {}
    for pair in given:
        name, equals, value = pair.partition("=")
        if not equals:
            raise BadSetting("bad-pair", pair=pair)
        settings[name] = value
    return settings


def _games(asked: argparse.Namespace, words: Words) -> int:
    rows: list[dict[str, Any]] = []
    for name in games.NAMES:
        game = games.find(name)
        settings = {s.name: {"default": s.default, "choices": s.choices, "many": s.many} for s in game.settings}
        rows.append({"game": name, "seats": game.seats, "actions": game.actions, "settings": settings})
    if asked.json:
        print(json.dumps(rows))
        return 0
    table = Table(title=words.say("cli-games"), title_justify="left")
    for column in ("game", "seats", "settings"):
        table.add_column(words.say(f"column-{column}"))
    for row in rows:
        listed = "\n".join(
            f"{name} = {', '.join(map(str, s['choices'])) or s['default']}" for name, s in row["settings"].items()
        )
        title = f"{words.say(row['game'])}\n[dim]{row['game']}[/dim]\n{words.say(row['game'] + '-about')}"
        table.add_row(title, ", ".join(map(str, row["seats"])), listed)
    OUT.print(table)
    return 0


def _play(asked: argparse.Namespace, words: Words) -> int:
    from igroteka.terminal.session import play  # noqa: PLC0415 - rich screens are needed here alone

    return play(asked, words, read_settings(asked.settings))


def _simulate(asked: argparse.Namespace, words: Words) -> int:
    game = games.find(asked.game)
    bots = asked.bots.split(",") if asked.bots else []
    seats = asked.seats or len(bots) or game.seats[0]
    bots = bots or ["random"] * seats
    _say_if_interpreted(words)
    settings = read_settings(asked.settings)
    with _progress() as progress:
        task = progress.add_task(game.name, total=asked.games)
        result = simulate(
            game, settings, seats, bots, asked.games, asked.seed, lambda n: progress.update(task, completed=n)
        )
    if asked.json:
        print(json.dumps(result))
        return 0
    table = Table(title=words.say("cli-simulated", games=asked.games, game=words.say(game.name)))
    for column in ("seat", "bot", "wins"):
        table.add_column(words.say(f"column-{column}"))
    for seat, bot in enumerate(bots):
        share = result["wins"][seat] / asked.games
        table.add_row(str(seat), bot, f"{result['wins'][seat]} ({share:.1%})")
    OUT.print(table)
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


def _progress() -> Progress:
    """A bar on a terminal's error side, nothing elsewhere."""
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), TextColumn("{task.description}"))
    return Progress(*columns, console=ERR, transient=True, disable=not ERR.is_terminal)


def _arena(asked: argparse.Namespace, words: Words) -> int:
    """A league of bots, best first."""
    game = games.find(asked.game)
    _say_if_interpreted(words)
    with _progress() as progress:
        task = progress.add_task(game.name, total=asked.games)
        result = arena(
            game,
            read_settings(asked.settings),
            asked.seats or game.seats[0],
            asked.bots.split(","),
            asked.games,
            asked.seed,
            asked.engine,
            asked.workers,
            lambda n: progress.update(task, completed=n),
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


def _review(asked: argparse.Namespace, words: Words) -> int:
    """A finished match judged decision by decision."""
    match = load_match(asked.file, games.find)
    _say_if_interpreted(words)
    with _progress() as progress:
        task = progress.add_task(match.game.name, total=len(match.moves))
        result = review(match, asked.iterations, lambda n: progress.update(task, completed=n))
    if asked.json:
        print(json.dumps(result))
        return 0
    for side in range(1 if max(result["sides"]) < 2 else max(result["sides"]) + 1):
        who = ", ".join(words.thing("", f"seat:{seat}") for seat, team in enumerate(result["sides"]) if team == side)
        OUT.print(words.say("cli-chance", names=who), markup=False)
        chances = [row["chances"][side] for row in result["decisions"]]
        for line in plot(chances, result["turning_points"], OUT.width - 10):
            OUT.print(line, markup=False, highlight=False)
    OUT.print(_judgements(result, words))
    return 0


def _judgements(result: dict[str, Any], words: Words) -> Table:
    """Every real decision: what was chosen, what the search would have chosen; turning points stand out."""
    table = Table(title=words.say("cli-reviewed", count=len(result["turning_points"])))
    for column in ("move", "seat", "choice", "chance", "better", "better-chance"):
        table.add_column(words.say(f"column-{column}"))
    for row in result["decisions"]:
        if row["best_chance"] is None:
            continue
        better = row["best"] != row["option"]
        table.add_row(
            str(row["number"]),
            words.thing("", f"seat:{row['seat']}"),
            words.tell(result["game"], "choice", row["choice"]),
            f"{row['chance']:.0%}",
            words.tell(result["game"], "choice", row["best_choice"]) if better else "",
            f"{row['best_chance']:.0%}" if better else "",
            style="bold yellow" if row["number"] in result["turning_points"] else "",
        )
    return table


def _serve(asked: argparse.Namespace, words: Words) -> int:
    """Run the game room until it is stopped."""
    from igroteka.server.app import serve  # noqa: PLC0415 - the server's libraries are needed here alone
    from igroteka.server.config import read_config  # noqa: PLC0415

    flags = {name: getattr(asked, name) for name in ("host", "port", "store")}
    config = read_config(flags, os.environ, asked.config)
    _say_if_interpreted(words)
    serve(config, lambda url: ERR.print(words.say("cli-serving", url=url), markup=False))
    return 0


def _lab(asked: argparse.Namespace, words: Words) -> int:
    """A study by name, as a table or as JSON."""
    study = find_study(asked.study)
    if asked.count < 1:
        raise BadSetting("game-count", games=asked.count)
    _say_if_interpreted(words)
    result = study.study(asked.count, asked.seed)
    if asked.json:
        print(json.dumps(result))
        return 0
    table = Table(title=words.say(f"cli-{asked.study}", count=asked.count), title_justify="left")
    for column in study.columns():
        table.add_column(words.say(f"column-{column}"))
    for row in result["rows"]:
        table.add_row(*[_cell(row[column]) for column in study.columns()])
    OUT.print(table)
    return 0


def _cell(value: Any) -> str:
    return f"{value:.1%}" if isinstance(value, float) else str(value)


def _replay(asked: argparse.Namespace, words: Words) -> int:
    """A saved match, told move by move as a spectator would see it."""
    match = load_match(asked.file, games.find)
    last = len(match.moves) if asked.move is None else asked.move
    if not 0 <= last <= len(match.moves):
        raise BadSetting("no-such-move", number=last, moves=len(match.moves))
    history = match.history()[:last]
    if asked.json:
        told = [
            {"seat": m[0], "option": m[1], "at": m[2], "events": [e.seen_by(None) for e in happened]}
            for m, happened in history
        ]
        print(json.dumps({"game": match.game.name, "moves": told, "view": match.at(last).view(None)}))
        return 0
    for number, (_, happened) in enumerate(history, start=1):
        for event in happened:
            OUT.print(f"{number:>4}  {words.tell(match.game.name, 'event', event.seen_by(None))}", markup=False)
    from igroteka.terminal.session import drawn  # noqa: PLC0415

    OUT.print(drawn(match.at(last).view(None), words))
    return 0


def _verify(asked: argparse.Namespace, words: Words) -> int:
    """Replay a saved match and compare every move and the final position."""
    match: Match = load_match(asked.file, games.find)
    over = match.state.outcome is not None
    report = {"ok": True, "game": match.game.name, "moves": len(match.moves), "over": over}
    report["digest"] = match.state.digest()
    promised = _commitment(asked.file, match)
    if promised:
        report["commitment"] = promised
    if asked.json:
        print(json.dumps(report))
    else:
        OUT.print(words.say("cli-verified", moves=len(match.moves), digest=str(report["digest"])))
        if promised:
            OUT.print(words.say("cli-commitment", commitment=promised))
    return 0


def _commitment(path: Path, match: Match) -> str:
    """What the room had promised before the first card: the hash of the seed. Empty if it is no match of a room."""
    room = json.loads(path.read_text(encoding="utf-8")).get("room")
    if not isinstance(room, dict):
        return ""
    try:
        kept = hashlib.sha256(bytes.fromhex(str(match.seed))).hexdigest()
    except ValueError:
        kept = ""
    if room.get("commitment") != kept:
        raise BadFile("wrong-commitment", path=str(path))
    return kept


def _pack_check(asked: argparse.Namespace, words: Words) -> int:
    """Explain every mistake of a pack file with its line; exit code 1 if there are any."""
    pack, problems = library.check_file(asked.file)
    if pack is not None:
        OUT.print(words.say("pack-good", file=str(asked.file), name=pack.names[words.language]), markup=False)
        return 0
    _print_problems(asked.file, problems, words)
    return 1


def _pack_list(asked: argparse.Namespace, words: Words) -> int:
    shelf = library.load_shelf()
    for pack in shelf.packs:
        note = (pack.note.get(words.language, ""), "dim")
        OUT.print(Text.assemble(f"{pack.ident:<20} {pack.names[words.language]}  ", note))
    for path, problems in shelf.broken:
        _print_problems(path, problems, words)
    OUT.print(words.say("pack-folder", folder=str(library.user_folder())), markup=False)
    return 0


def _print_problems(path: Path, problems: list[Problem], words: Words) -> None:
    OUT.print(words.say("pack-bad", file=str(path), count=len(problems)), style="red", markup=False)
    for problem in problems:
        reason = words.say(f"battlecrest-pack-{problem.key}", **problem.args)
        OUT.print("  " + words.say("pack-problem", line=problem.line, reason=reason), markup=False)


def _say_if_interpreted(words: Words) -> None:
    if not COMPILED:
        ERR.print(words.say("cli-interpreted"), style="dim")


if __name__ == "__main__":
    sys.exit(main())
