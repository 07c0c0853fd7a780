"""The command line: play in the terminal, run the server, simulate, replay, verify."""

import argparse
import json
import os
import sys
import tempfile
import traceback
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NoReturn

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from igroteka import COMPILED, games
from igroteka.bots.registry import bot_names
from igroteka.cli import completion, doctor, reports
from igroteka.cli.lab import MAKING
from igroteka.core.errors import BadFile, BadSetting, GameError
from igroteka.core.game import spelled
from igroteka.core.match import Match, load_match
from igroteka.games.battlecrest.cards import library
from igroteka.games.battlecrest.cards.reader import Problem
from igroteka.lab import STUDIES, exploit, find_study
from igroteka.lab.arena import arena
from igroteka.lab.dataset import Wish
from igroteka.lab.engines import ENGINES
from igroteka.lab.report import report
from igroteka.lab.report import write as write_report
from igroteka.lab.review import plot, review
from igroteka.lab.simulate import simulate
from igroteka.server.shuffle import commitment, mixed
from igroteka.text import LANGUAGES, Words, language_of_the_system

OUT = Console()
ERR = Console(stderr=True)


class _Help(argparse.HelpFormatter):
    """Help that names every default, in the reader's language."""

    def __init__(self, prog: str, words: Words) -> None:
        super().__init__(prog)
        self.words = words

    def add_usage(self, usage: Any, actions: Any, groups: Any, prefix: str | None = None) -> None:
        super().add_usage(usage, actions, groups, f"{self.words.say('cli-usage')} " if prefix is None else prefix)

    def _get_help_string(self, action: argparse.Action) -> str | None:
        told = action.help
        default = action.default
        if isinstance(default, bool) or default in (None, "", [], argparse.SUPPRESS):
            default = getattr(action, "told_default", None)
        if told is not None and default is not None:
            told = f"{told} {self.words.say('cli-default', value=str(default))}"
        return None if told is None else told.replace("%", "%%")


class _Parser(argparse.ArgumentParser):
    """A parser whose help and errors are told in the chosen language."""

    def __init__(self, words: Words, **more: Any) -> None:
        more.update(formatter_class=lambda prog: _Help(prog, words), add_help=False)
        super().__init__(**more)
        self._positionals.title = words.say("cli-arguments")
        self._optionals.title = words.say("cli-options")
        self.add_argument("-h", "--help", action="help", help=words.say("cli-help"))
        self.add_argument("--lang", choices=LANGUAGES, help=words.say("cli-lang"))

    def add(self, *names: str, told_default: str | None = None, **more: Any) -> None:
        """An argument; `told_default` is what the help says where the default itself is none."""
        self.add_argument(*names, **more).told_default = told_default  # type: ignore[attr-defined]

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
        ERR.print(words.error(error), style="red", markup=False, highlight=False, soft_wrap=True)
        return 2
    except ModuleNotFoundError as error:
        extra = doctor.extra_of(error.name or "")
        if extra is None:
            return _unexpected(error, words)
        told = words.say("error-needs-extra", extra=extra, module=error.name)
        ERR.print(told, style="red", markup=False, soft_wrap=True)
        return 2
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # whoever read has gone: nothing more to say
        return 0
    except OSError as error:
        reason = f"{error.filename}: {error.strerror}" if error.filename else error.strerror or str(error)
        ERR.print(words.say("error-system", reason=reason), style="red", markup=False, soft_wrap=True)
        return 2
    except KeyboardInterrupt:
        return 130
    except Exception as error:
        return _unexpected(error, words)


def _unexpected(error: Exception, words: Words) -> int:
    """A mistake of ours: one line for whoever plays, and all of it in a file for whoever mends it."""
    if os.environ.get("IGROTEKA_DEBUG"):
        raise error
    with tempfile.NamedTemporaryFile("w", prefix="igroteka-", suffix=".txt", delete=False, encoding="utf-8") as file:
        file.write(" ".join(sys.argv) + "\n" + doctor.version(words) + "\n")
        traceback.print_exception(error, file=file)
    reason = f"{type(error).__name__}: {error}".partition("\n")[0]
    told = words.say("error-unexpected", reason=reason, path=file.name)
    ERR.print(told, style="red", markup=False, soft_wrap=True)
    return 70


def _language(given: list[str]) -> str:
    """The language asked for, found first, so that every error can be told in it."""
    for place, word in enumerate(given):
        if word == "--lang" and place + 1 < len(given) and given[place + 1] in LANGUAGES:
            return given[place + 1]
        if word.startswith("--lang=") and word[7:] in LANGUAGES:
            return word[7:]
    return language_of_the_system()


def _parser(words: Words) -> _Parser:
    parser = _Parser(prog="igroteka", description=words.say("cli-about"), words=words)
    parser.add("--version", action="store_true", help=words.say("cli-version"))
    parser.set_defaults(run=_no_command)
    commands = parser.add_subparsers(metavar=words.say("cli-command"), title=words.say("cli-command"))

    def command(name: str, run: Callable[[argparse.Namespace, Words], int]) -> _Parser:
        made: _Parser = commands.add_parser(name, help=words.say(f"cli-{name}"), words=words)
        made.set_defaults(run=run)
        return made

    listing = command("games", _games)
    listing.add("--json", action="store_true", help=words.say("cli-json"))

    playing = command("play", _play)
    playing.add("game", nargs="?", help=words.say("cli-game"), told_default=games.NAMES[0])
    playing.add("--bot", default="level:3", help=words.say("cli-bot", known=", ".join(bot_names())))
    playing.add("--hotseat", action="store_true", help=words.say("cli-hotseat"))
    playing.add("--seat", type=int, default=1, help=words.say("cli-seat"))
    playing.add("--position", default="", help=words.say("cli-position"))
    playing.add("--save", type=Path, help=words.say("cli-save"), told_default=words.say("cli-default-store"))
    playing.add("--resume", type=Path, help=words.say("cli-resume"))
    _common(playing, words, seed=None)

    simulating = command("simulate", _simulate)
    simulating.add("game", help=words.say("cli-game"))
    simulating.add("--games", type=int, default=1000, help=words.say("cli-count"))
    simulating.add("--bots", default="", help=words.say("cli-bots"), told_default="random,random")
    _where(simulating, words, workers=1)
    simulating.add("--json", action="store_true", help=words.say("cli-json"))
    _data(simulating, words)
    _common(simulating, words, seed=1)

    serving = command("serve", _serve)
    serving.add("--host", help=words.say("cli-host"), told_default="127.0.0.1")
    serving.add("--port", type=int, help=words.say("cli-port"), told_default="8000")
    serving.add("--store", help=words.say("cli-store"), told_default=words.say("cli-default-store"))
    serving.add("--workers", type=int, help=words.say("cli-serve-workers"), told_default="1")
    serving.add("--config", type=Path, help=words.say("cli-config"))

    reporting = command("reports", _reports)
    reporting.add("--room", metavar="URL", help=words.say("cli-room"), told_default="http://127.0.0.1:8000")
    reporting.add("--done", metavar="ID", help=words.say("cli-done"))
    reporting.add("--config", type=Path, help=words.say("cli-config"))
    reporting.add("--json", action="store_true", help=words.say("cli-json"))

    studying = command("lab", _lab)
    studying.add("study", help=words.say("cli-study", known=", ".join([*STUDIES, *MAKING, "exploit", "report"])))
    studying.add("game", nargs="?", help=words.say("cli-game"))
    studying.add("--count", type=int, help=words.say("cli-cases"), told_default="10000")
    studying.add("--bot", help=words.say("cli-bot", known=", ".join(bot_names())), told_default="baseline")
    studying.add("--out", type=Path, metavar="FILE", help=words.say("cli-report-out"))
    _where(studying, words, workers=0)
    studying.add("--seats", type=int, help=words.say("cli-seats"), told_default=words.say("cli-default-seats"))
    studying.add("--set", action="append", default=[], dest="settings", help=words.say("cli-set"))
    studying.add("--seed", type=int, default=1, help=words.say("cli-seed"))
    studying.add("--json", action="store_true", help=words.say("cli-json"))

    league = command("arena", _arena)
    league.add("game", help=words.say("cli-game"))
    league.add("--bots", required=True, help=words.say("cli-bot-list", known=", ".join(bot_names())))
    league.add("--games", type=int, default=100, help=words.say("cli-count"))
    _where(league, words, workers=0)
    league.add("--json", action="store_true", help=words.say("cli-json"))
    _data(league, words)
    _common(league, words, seed=1)

    for name, run in (("replay", _replay), ("verify", _verify), ("review", _review)):
        made = command(name, run)
        made.add("file", type=Path, help=words.say("cli-file"))
        made.add("--json", action="store_true", help=words.say("cli-json"))
        if name == "replay":
            made.add("--move", type=int, help=words.say("cli-move"))
        if name == "review":
            made.add("--iterations", type=int, default=2000, help=words.say("cli-iterations"))

    packs = command("pack", _pack_list)
    doing = packs.add_subparsers(metavar=words.say("cli-command"), title=words.say("cli-command"))
    listed = doing.add_parser("list", help=words.say("cli-pack-list"), words=words)
    listed.set_defaults(run=_pack_list)
    checking = doing.add_parser("check", help=words.say("cli-pack-check"), words=words)
    checking.set_defaults(run=_pack_check)
    checking.add("file", type=Path, help=words.say("cli-pack-file"))

    command("doctor", _doctor).add("--json", action="store_true", help=words.say("cli-json"))
    command("completion", _completion).add("shell", choices=completion.SHELLS, help=words.say("cli-shell"))
    return parser


def _common(parser: _Parser, words: Words, seed: int | None) -> None:
    parser.add("--seats", type=int, help=words.say("cli-seats"), told_default=words.say("cli-default-seats"))
    parser.add(
        "--seed", type=int, default=seed, help=words.say("cli-seed"), told_default=words.say("cli-default-seed")
    )
    parser.add("--set", action="append", default=[], metavar="NAME=VALUE", dest="settings", help=words.say("cli-set"))


def _where(parser: _Parser, words: Words, workers: int) -> None:
    """On how many cores, and of which machines."""
    parser.add("--engine", choices=ENGINES, default="local", help=words.say("cli-engine"))
    parser.add("--address", default="", help=words.say("cli-address"))
    parser.add("--workers", type=int, default=workers, help=words.say("cli-workers"))


def _no_command(asked: argparse.Namespace, words: Words) -> int:
    """`igroteka --version`; without anything, a sentence that says where the help is."""
    if not asked.version:
        raise BadSetting("bad-arguments", reason=words.say("cli-no-command"))
    print(doctor.version(words))
    return 0


def _doctor(asked: argparse.Namespace, words: Words) -> int:
    """What is here, and what to do about what is not."""
    rows = doctor.examine()
    if asked.json:
        print(json.dumps([{name: value for name, value in row.items() if name != "error"} for row in rows]))
        return 0
    for row in rows:
        what, found, advice = doctor.told(row, words)
        mark = Text("+ ", "green") if row["ok"] else Text("- ", "yellow")
        OUT.print(mark + Text(what, "bold") + Text(f": {found}" if found else ""))
        if advice:
            OUT.print(Text(f"    {advice}", "yellow"))
    return 0


def _completion(asked: argparse.Namespace, words: Words) -> int:
    print(completion.script(asked.shell, _parser(words), games.names()), end="")
    return 0


def _data(parser: _Parser, words: Words) -> None:
    """Where the games are written down."""
    parser.add("--out", type=Path, metavar="FILE", help=words.say("cli-out"))
    parser.add("--moves", action="store_true", help=words.say("cli-moves"))
    parser.add("--save", type=Path, metavar="DIR", help=words.say("cli-save-matches"))
    parser.add("--resume", action="store_true", help=words.say("cli-resume-run"))


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
    _say_what_is_refused(words)
    for name in games.names():
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
        listed = Text("\n").join(_setting(name, setting) for name, setting in row["settings"].items())
        title = Text.assemble(
            (words.say(row["game"]), "bold"), f"\n{row['game']}\n", (words.say(row["game"] + "-about"), "dim")
        )
        usual = row["seats"][0]
        seats = Text(", ").join(Text(str(n), "bold" if n == usual else "") for n in sorted(row["seats"]))
        table.add_row(title, seats, listed)
    OUT.print(table)
    return 0


def _setting(name: str, setting: dict[str, Any]) -> Text:
    """A setting with its values as they are typed; what is taken if nothing is said stands out."""
    usual = setting["default"] if setting["many"] else [setting["default"]]
    values = [(spelled(choice), "bold" if choice in usual else "") for choice in setting["choices"]]
    values = values or [(spelled(value), "bold") for value in usual if value not in ("", None, [])] or [("…", "dim")]
    return Text.assemble((f"{name} = ", "cyan"), Text(", ").join(Text(*value) for value in values))


def _play(asked: argparse.Namespace, words: Words) -> int:
    from igroteka.terminal.session import play  # noqa: PLC0415 - no other command needs it

    for option, given in (("--set", asked.settings), ("--seats", asked.seats)):
        if asked.position and given:
            raise BadSetting("position-with-settings", option=option)
    asked.seat -= 1  # people count seats from 1, as the screen does
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
            game,
            settings,
            seats,
            bots,
            asked.games,
            asked.seed,
            lambda n: progress.update(task, completed=n),
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


def _progress() -> Progress:
    """A progress bar on stderr if that is a terminal, otherwise nothing."""
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), TextColumn("{task.description}"))
    return Progress(*columns, console=ERR, transient=True, disable=not ERR.is_terminal)


@contextmanager
def _bar(about: str, total: int) -> Iterator[Callable[[int], None]]:
    """A progress bar that is told how far something is."""
    with _progress() as progress:
        task = progress.add_task(about, total=total)
        yield lambda done: progress.update(task, completed=done)


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
            "?" if row["chance"] is None else f"{row['chance']:.0%}",
            words.tell(result["game"], "choice", row["best_choice"]) if better else "",
            f"{row['best_chance']:.0%}" if better else "",
            style="bold yellow" if row["number"] in result["turning_points"] else "",
        )
    return table


def _serve(asked: argparse.Namespace, words: Words) -> int:
    """Run the game server until it is stopped."""
    from igroteka.server.config import read_config  # noqa: PLC0415 - no other command needs its libraries
    from igroteka.server.processes import run  # noqa: PLC0415

    flags = {name: getattr(asked, name) for name in ("host", "port", "store", "workers")}
    config = read_config(flags, os.environ, asked.config)
    _say_if_interpreted(words)
    _say_what_is_refused(words)
    run(config, lambda url: ERR.print(words.say("cli-serving", url=url), markup=False))
    return 0


def _reports(asked: argparse.Namespace, words: Words) -> int:
    """What people have reported at a running room."""
    found = reports.ask(asked)
    if asked.json:
        print(json.dumps(found, ensure_ascii=False, indent=2))
    elif found:
        for report in found:
            print(reports.told(report, words))
    else:
        OUT.print(words.say("cli-no-reports"), markup=False)
    return 0


def _lab(asked: argparse.Namespace, words: Words) -> int:
    """A study by name, as a table or as JSON."""
    if asked.study in MAKING:
        _say_if_interpreted(words)
        return MAKING[asked.study](asked, words, OUT, _bar)
    asked.bot = asked.bot or "baseline"
    if asked.study == "report":
        return _report(asked, words)
    if asked.study == "exploit":
        return _exploit(asked, words)
    study = find_study(asked.study)
    asked.count = 10_000 if asked.count is None else asked.count
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


def _report(asked: argparse.Namespace, words: Words) -> int:
    """The page of a game, and its numbers."""
    game = games.find(asked.game or "")
    seats = asked.seats or game.seats[0]
    count = 1000 if asked.count is None else asked.count
    out = asked.out or Path(f"report-{game.name}.html")
    _say_if_interpreted(words)
    with _progress() as progress:
        task = progress.add_task(game.name, total=count)
        found = report(
            game,
            read_settings(asked.settings),
            seats,
            asked.bot,
            count,
            asked.seed,
            asked.engine,
            asked.workers,
            lambda n: progress.update(task, completed=n),
            asked.address,
        )
    chosen = " ".join(f"--set {pair}" for pair in asked.settings)
    command = f"igroteka lab report {game.name} --seats {seats} --bot {asked.bot} --count {count} --seed {asked.seed}"
    write_report(out, found, words, f"{command} {chosen}".strip())
    print(json.dumps(found) if asked.json else str(out))
    return 0


def _exploit(asked: argparse.Namespace, words: Words) -> int:
    """What the best possible opponent wins against bots, on a Mindbug small enough to be searched whole."""
    _say_if_interpreted(words)
    result = exploit.study(asked.bot.split(","), asked.count or 0, asked.seed, asked.workers)
    if asked.json:
        print(json.dumps(result))
        return 0
    table = Table(title=words.say("cli-exploit", count=result["deals"]), title_justify="left")
    for column in exploit.columns():
        table.add_column(words.say(f"column-{column}"), justify="left" if column == "bot" else "right")
    for row in result["rows"]:
        table.add_row(row["bot"], _cell(row["first"]), _cell(row["second"]), f"{row['exploitability']:.3f}")
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
        print(json.dumps({"game": match.game.name, "moves": told, "view": match.view(last, None)}))
        return 0
    for number, (_, happened) in enumerate(history, start=1):
        for event in happened:
            OUT.print(f"{number:>4}  {words.tell(match.game.name, 'event', event.seen_by(None))}", markup=False)
    from igroteka.terminal.session import drawn  # noqa: PLC0415

    OUT.print(drawn(match.view(last, None), words))
    return 0


def _verify(asked: argparse.Namespace, words: Words) -> int:
    """Replay a saved match and compare every move and the final position."""
    match: Match = load_match(asked.file, games.find)
    if match.first:
        raise BadFile("file-needs-version", path=str(asked.file), version=match.version)
    over = match.state.outcome is not None
    report = {"ok": True, "game": match.game.name, "moves": len(match.moves), "over": over}
    report["digest"] = match.state.digest()
    report["own_values"] = match.game is games.find(match.game.name)
    promised, nonces = _commitment(asked.file, match)
    if promised:
        report["commitment"] = promised
        report["nonces"] = nonces
    if asked.json:
        print(json.dumps(report))
    else:
        OUT.print(words.say("cli-verified", moves=len(match.moves), digest=str(report["digest"])))
        if not report["own_values"]:
            OUT.print(words.say("cli-other-values"))
        if promised:
            OUT.print(words.say("cli-commitment", commitment=promised))
            OUT.print(words.say("cli-nonces", count=nonces))
    return 0


def _commitment(path: Path, match: Match) -> tuple[str, int]:
    """What a server published before the first card, and how many players mixed a nonce into the seed; nothing if the
    match is not from a server."""
    room = json.loads(path.read_text(encoding="utf-8")).get("room")
    if not isinstance(room, dict):
        return "", 0
    try:
        own = str(room.get("seed", match.seed))  # files of release 0.1 have no nonces: the seed is the server's
        nonces = [None if nonce is None else str(nonce) for nonce in room.get("nonces", [])]
        kept = commitment(own) == room.get("commitment") and mixed(own, nonces) == match.seed
    except (TypeError, ValueError):
        kept = False
    if not kept:
        raise BadFile("wrong-commitment", path=str(path))
    return str(room["commitment"]), sum(nonce is not None for nonce in nonces)


def _pack_check(asked: argparse.Namespace, words: Words) -> int:
    """Explain every mistake of a pack file with its line; exit code 1 if there are any."""
    pack, problems = library.check_file(asked.file)
    if pack is not None:
        OUT.print(words.say("pack-good", file=str(asked.file), name=pack.names[words.language]), markup=False)
        return 0
    _print_problems(asked.file, problems, words)
    return 1


def _pack_list(asked: argparse.Namespace, words: Words) -> int:
    found = library.load_library()
    for pack in found.packs:
        note = (pack.note.get(words.language, ""), "dim")
        OUT.print(Text.assemble(f"{pack.ident:<20} {pack.names[words.language]}  ", note))
    for path, problems in found.broken:
        _print_problems(path, problems, words)
    OUT.print(words.say("pack-folder", folder=str(library.make_user_folder())), markup=False)
    return 0


def _print_problems(path: Path, problems: list[Problem], words: Words) -> None:
    OUT.print(words.say("pack-bad", file=str(path), count=len(problems)), style="red", markup=False)
    for problem in problems:
        reason = words.say(f"battlecrest-pack-{problem.key}", **problem.args)
        OUT.print("  " + words.say("pack-problem", line=problem.line, reason=reason), markup=False)


def _say_what_is_refused(words: Words) -> None:
    """A sentence for every game that was found and cannot be played."""
    for error in games.refused():
        ERR.print(words.error(error), style="red", markup=False, highlight=False, soft_wrap=True)


def _say_if_interpreted(words: Words) -> None:
    if not COMPILED:
        ERR.print(words.say("cli-interpreted"), style="dim")
