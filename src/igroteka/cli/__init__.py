"""The command line: play in the terminal, run the server, simulate, replay, verify."""

import argparse
import json
import os
import select
import sys
import tempfile
import traceback
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from rich.table import Table
from rich.text import Text

from igroteka import games
from igroteka.bots.registry import bot_names
from igroteka.cli import completion, doctor, reports
from igroteka.cli.lab import MAKING
from igroteka.cli.matches import run_pack_check, run_pack_list, run_replay, run_review, run_verify
from igroteka.cli.measuring import run_arena, run_lab, run_simulate
from igroteka.cli.parser import Parser, read_settings
from igroteka.cli.screen import ERR, OUT, say_if_interpreted, say_what_is_refused
from igroteka.core.errors import BadSetting, GameError
from igroteka.core.game import spelled
from igroteka.lab import STUDIES
from igroteka.lab.engines import ENGINES
from igroteka.text import LANGUAGES, Words, language_of_the_system

OUTPUT = 1  # its number among the open files


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
    except OSError as error:
        if isinstance(error, BrokenPipeError) and hasattr(select, "poll") and _reader_has_gone():
            return 0
        reason = f"{error.filename}: {error.strerror}" if error.filename else error.strerror or str(error)
        ERR.print(words.say("error-system", reason=reason), style="red", markup=False, soft_wrap=True)
        return 2
    except KeyboardInterrupt:
        return 130
    except Exception as error:
        return _unexpected(error, words)


def _reader_has_gone() -> bool:
    """Whether it is our own output that nobody reads any more (`| head`); then there is nothing more to say."""
    asked = select.poll()
    asked.register(OUTPUT, 0)
    gone = any(event & select.POLLERR for _, event in asked.poll(0))
    if gone:
        os.dup2(os.open(os.devnull, os.O_WRONLY), OUTPUT)
    return gone


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


def _parser(words: Words) -> Parser:
    parser = Parser(prog="igroteka", description=words.say("cli-about"), words=words)
    parser.add("--version", action="store_true", help=words.say("cli-version"))
    parser.set_defaults(run=_no_command)
    commands = parser.add_subparsers(metavar=words.say("cli-command"), title=words.say("cli-command"))

    def command(name: str, run: Callable[[argparse.Namespace, Words], int]) -> Parser:
        made: Parser = commands.add_parser(name, help=words.say(f"cli-{name}"), words=words)
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

    simulating = command("simulate", run_simulate)
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

    thinking = command("think", _think)
    thinking.add("--nats", metavar="URL", help=words.say("cli-nats"))
    thinking.add(
        "--workers", type=int, help=words.say("cli-think-workers"), told_default=words.say("cli-default-cores")
    )
    thinking.add("--config", type=Path, help=words.say("cli-config"))

    reporting = command("reports", _reports)
    reporting.add("--room", metavar="URL", help=words.say("cli-room"), told_default="http://127.0.0.1:8000")
    reporting.add("--done", metavar="ID", help=words.say("cli-done"))
    reporting.add("--config", type=Path, help=words.say("cli-config"))
    reporting.add("--json", action="store_true", help=words.say("cli-json"))

    studying = command("lab", run_lab)
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

    league = command("arena", run_arena)
    league.add("game", help=words.say("cli-game"))
    league.add("--bots", required=True, help=words.say("cli-bot-list", known=", ".join(bot_names())))
    league.add("--games", type=int, default=100, help=words.say("cli-count"))
    _where(league, words, workers=0)
    league.add("--json", action="store_true", help=words.say("cli-json"))
    _data(league, words)
    _common(league, words, seed=1)

    for name, run in (("replay", run_replay), ("verify", run_verify), ("review", run_review)):
        made = command(name, run)
        made.add("file", type=Path, help=words.say("cli-file"))
        made.add("--json", action="store_true", help=words.say("cli-json"))
        if name == "replay":
            made.add("--move", type=int, help=words.say("cli-move"))
        if name == "review":
            made.add("--iterations", type=int, default=2000, help=words.say("cli-iterations"))

    packs = command("pack", run_pack_list)
    doing = packs.add_subparsers(metavar=words.say("cli-command"), title=words.say("cli-command"))
    listed = doing.add_parser("list", help=words.say("cli-pack-list"), words=words)
    listed.set_defaults(run=run_pack_list)
    checking = doing.add_parser("check", help=words.say("cli-pack-check"), words=words)
    checking.set_defaults(run=run_pack_check)
    checking.add("file", type=Path, help=words.say("cli-pack-file"))

    command("doctor", _doctor).add("--json", action="store_true", help=words.say("cli-json"))
    command("completion", _completion).add("shell", choices=completion.SHELLS, help=words.say("cli-shell"))
    return parser


def _common(parser: Parser, words: Words, seed: int | None) -> None:
    parser.add("--seats", type=int, help=words.say("cli-seats"), told_default=words.say("cli-default-seats"))
    parser.add(
        "--seed", type=int, default=seed, help=words.say("cli-seed"), told_default=words.say("cli-default-seed")
    )
    parser.add("--set", action="append", default=[], metavar="NAME=VALUE", dest="settings", help=words.say("cli-set"))


def _where(parser: Parser, words: Words, workers: int) -> None:
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


def _data(parser: Parser, words: Words) -> None:
    """Where the games are written down."""
    parser.add("--out", type=Path, metavar="FILE", help=words.say("cli-out"))
    parser.add("--moves", action="store_true", help=words.say("cli-moves"))
    parser.add("--save", type=Path, metavar="DIR", help=words.say("cli-save-matches"))
    parser.add("--resume", action="store_true", help=words.say("cli-resume-run"))


def _games(asked: argparse.Namespace, words: Words) -> int:
    rows: list[dict[str, Any]] = []
    say_what_is_refused(words)
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


def _serve(asked: argparse.Namespace, words: Words) -> int:
    """Run the game server until it is stopped."""
    from igroteka.server.config import read_config  # noqa: PLC0415 - no other command needs its libraries
    from igroteka.server.processes import run  # noqa: PLC0415

    flags = {name: getattr(asked, name) for name in ("host", "port", "store", "workers")}
    config = read_config(flags, os.environ, asked.config)
    say_if_interpreted(words)
    say_what_is_refused(words)
    run(config, lambda url: ERR.print(words.say("cli-serving", url=url), markup=False))
    return 0


def _think(asked: argparse.Namespace, words: Words) -> int:
    """Work out what bots answer for rooms elsewhere, until it is stopped."""
    from igroteka.server.config import read_config  # noqa: PLC0415 - no other command needs its libraries
    from igroteka.server.thinker import run  # noqa: PLC0415

    config = read_config({"nats": asked.nats, "bot_workers": asked.workers}, os.environ, asked.config)
    say_if_interpreted(words)
    say_what_is_refused(words)
    run(config, lambda: ERR.print(words.say("cli-thinking", count=config.bot_workers), markup=False))
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
