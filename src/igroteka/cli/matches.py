"""The commands that read files: replay, verify and review a match, check and list packs of Battlecrest."""

import argparse
import json
from pathlib import Path
from typing import Any

from rich.table import Table
from rich.text import Text

from igroteka import games
from igroteka.cli.screen import OUT, bar, say_if_interpreted
from igroteka.core.errors import BadFile, BadSetting
from igroteka.core.match import Match, load_match
from igroteka.games.battlecrest.cards import library
from igroteka.games.battlecrest.cards.reader import Problem
from igroteka.lab.review import plot, review
from igroteka.server.shuffle import commitment, mixed
from igroteka.text import Words


def run_review(asked: argparse.Namespace, words: Words) -> int:
    """A finished match judged decision by decision."""
    match = load_match(asked.file, games.find)
    say_if_interpreted(words)
    with bar(match.game.name, len(match.moves)) as progress:
        result = review(match, asked.iterations, progress)
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


def run_replay(asked: argparse.Namespace, words: Words) -> int:
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


def run_verify(asked: argparse.Namespace, words: Words) -> int:
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


def run_pack_check(asked: argparse.Namespace, words: Words) -> int:
    """Explain every mistake of a pack file with its line; exit code 1 if there are any."""
    pack, problems = library.check_file(asked.file)
    if pack is not None:
        OUT.print(words.say("pack-good", file=str(asked.file), name=pack.names[words.language]), markup=False)
        return 0
    _print_problems(asked.file, problems, words)
    return 1


def run_pack_list(asked: argparse.Namespace, words: Words) -> int:
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
