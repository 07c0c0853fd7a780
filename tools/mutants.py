"""`make mutants`: would the tests notice a broken rule? Breaks the rules of each game at random places and counts.

A mutant is one small change of a source: a comparison turned, a number off by one, a condition negated, a call left
out. The tests of the game run against it in a process of their own (tools/mutant_tests.py), and it is caught when one
of them fails or hangs. Golden playthroughs, published duels and the laws of the contract do not run: they notice
every change and explain none.

    python -m tools.mutants mindbug --mutants 200 --seed 1
    python -m tools.mutants mindbug --only 'rules.py:57'      # what became of the mutants of one line

Which mutants are drawn follows from the seed and the mutant itself, so that an edit elsewhere draws no others. The
report in build/mutants/ remembers which test caught each; the next run tries that test first.
Survivors that no test could ever catch, because they play the same game, stand in tests/mutants_equal.yaml with the
reason. Figures and what was learnt: docs/notebook/mutants.md.
"""

import argparse
import ast
import json
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Any

import yaml

from tools.mutant_tests import GAMES, NAMES, ROOT, Bench, Change

EQUAL = ROOT / "tests" / "mutants_equal.yaml"
# The rooms that hold the rules; what shows, explains or plays them is not a rule, nor is the number of an option.
ROOMS = ("state", "setup", "rules", "effects", "cards")

COMPARISONS: dict[type[ast.cmpop], tuple[type[ast.cmpop], ...]] = {
    ast.Lt: (ast.LtE, ast.GtE),
    ast.LtE: (ast.Lt, ast.Gt),
    ast.Gt: (ast.GtE, ast.LtE),
    ast.GtE: (ast.Gt, ast.Lt),
    ast.Eq: (ast.NotEq,),
    ast.NotEq: (ast.Eq,),
    ast.In: (ast.NotIn,),
    ast.NotIn: (ast.In,),
    ast.Is: (ast.IsNot,),
    ast.IsNot: (ast.Is,),
}
ARITHMETIC: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.Mult,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.LShift: ast.RShift,
}
ENOUGH = 0.95  # the share of mutants that must be caught
UNPLAYED = (ast.Import, ast.ImportFrom, ast.Raise, ast.Assert, ast.JoinedStr)


@dataclass(frozen=True)
class Mutant:
    """One change of a source: the bytes from `start` to `end` become `after`."""

    file: str  # from the game's folder: rules.py, effects/damage.py
    line: int
    start: int
    end: int
    after: str
    was: str  # the lines it changes, as they are
    now: str  # and as they become
    first: int  # the lines of the statement it is in
    last: int
    begin: int  # and of the function around it
    end_line: int

    @property
    def name(self) -> str:
        return f"{self.file}:{self.line}"

    def __str__(self) -> str:
        return f"{self.name}\n  - {self.was.strip()}\n  + {self.now.strip()}"

    def change(self, folder: Path) -> Change:
        """The whole file with the change."""
        text = (folder / self.file).read_bytes()
        source = text[: self.start] + self.after.encode() + text[self.end :]
        return Change(self.file, (self.first, self.last), (self.begin, self.end_line), source)


def broken(node: ast.AST) -> Iterator[tuple[ast.AST, str]]:
    """What a node may be broken into: the node to replace, and what stands there instead."""
    match node:
        case ast.Compare(left=left, ops=[one], comparators=[right]):
            for other in COMPARISONS[type(one)]:
                yield node, f"({ast.unparse(ast.Compare(left, [other()], [right]))})"
        case ast.BoolOp(op=op, values=values):
            yield node, f"({ast.unparse(ast.BoolOp(ast.Or() if isinstance(op, ast.And) else ast.And(), values))})"
        case ast.BinOp(left=left, op=op, right=right) if type(op) in ARITHMETIC:
            yield node, f"({ast.unparse(ast.BinOp(left, ARITHMETIC[type(op)](), right))})"
        case ast.AugAssign(target=target, op=op, value=value) if type(op) in ARITHMETIC:
            yield node, ast.unparse(ast.AugAssign(target, ARITHMETIC[type(op)](), value))
        case ast.UnaryOp(op=ast.Not(), operand=operand):
            yield node, f"({ast.unparse(operand)})"
        case ast.Constant(value=bool() as value):
            yield node, str(not value)
        case ast.Constant(value=int() as value):
            yield node, str(value + 1)
        case ast.If(test=test) | ast.While(test=test) | ast.IfExp(test=test):
            yield test, f"(not ({ast.unparse(test)}))"
        case ast.Expr(value=ast.Call()):
            yield node, "pass"
        case ast.Continue():
            yield node, "break"
        case ast.Break():
            yield node, "continue"


def unplayed(node: ast.AST) -> bool:
    """Whether this is no rule: what only tells or counts things, and a parent's constructor that does nothing."""
    match node:
        case ast.FunctionDef(name="zones"):  # read by the laws alone
            return True
        case ast.FunctionDef(name=name) if name.startswith("tell"):
            return True
        case ast.Call(func=ast.Attribute(attr="emit")) | ast.Expr(value=ast.Call(func=ast.Attribute(attr="emit"))):
            return True
        case ast.Expr(value=ast.Call(func=ast.Name(id=name) | ast.Attribute(attr=name))) if name.startswith("tell"):
            return True
        case ast.If(test=ast.Compare(left=ast.Attribute(attr="events"))):
            return True
        case ast.If(test=ast.BoolOp(values=[ast.Compare(left=ast.Attribute(attr="events")), *_])):
            return True
        case ast.Expr(value=ast.Call(func=ast.Attribute(value=ast.Call(func=ast.Name(id="super"))), args=[])):
            return True
    return isinstance(node, UNPLAYED)


def played(
    node: ast.AST, statement: ast.stmt | None = None, within: ast.stmt | None = None
) -> Iterator[tuple[ast.AST, ast.stmt, ast.stmt]]:
    """The nodes that run when the game is played, each with its statement and the function around it.

    No annotations, imports, errors, events.
    """
    for name, field in ast.iter_fields(node):
        if name in ("annotation", "returns", "decorator_list"):
            continue
        for child in field if isinstance(field, list) else [field]:
            if isinstance(child, ast.AST) and not unplayed(child):
                part = child if isinstance(child, ast.stmt) else statement
                around = child if isinstance(child, ast.FunctionDef) else within
                if part is not None:
                    yield child, part, around or part
                yield from played(child, part, around)


def lines_of(statement: ast.stmt) -> tuple[int, int]:
    """The first and the last line of a statement; of one with a body only its head."""
    body: list[ast.stmt] = getattr(statement, "body", [])
    last = max(statement.lineno, body[0].lineno - 1) if body else statement.end_lineno or statement.lineno
    return statement.lineno, last


def mutants_of(file: Path, folder: Path) -> Iterator[Mutant]:
    """Every mutant of one source; none changes the number of lines."""
    text = file.read_bytes()
    begin = [0]
    for line in text.splitlines(keepends=True):
        begin.append(begin[-1] + len(line))
    for node, statement, around in played(ast.parse(text)):
        for place, change in broken(node):
            start = begin[place.lineno - 1] + place.col_offset
            end = begin[place.end_lineno - 1] + place.end_col_offset
            more = "\n" * (place.end_lineno - place.lineno)
            after = change[:-1] + more + ")" if isinstance(place, ast.expr) and more else change + more
            was = text[begin[place.lineno - 1] : begin[place.end_lineno]].decode()
            now = (
                text[begin[place.lineno - 1] : start] + after.encode() + text[end : begin[place.end_lineno]]
            ).decode()
            yield Mutant(
                file.relative_to(folder).as_posix(), place.lineno, start, end, after,
                was, now, *lines_of(statement), around.lineno, around.end_lineno or 0,
            )  # fmt: skip


def all_mutants(game: str) -> dict[str, Mutant]:
    """Every mutant of the rooms that hold rules, by a key that edits elsewhere do not change."""
    folder = GAMES / game
    files = [file for room in ROOMS for file in (folder / f"{room}.py", *sorted((folder / room).rglob("*.py")))]
    found: dict[str, Mutant] = {}
    twins: Counter[str] = Counter()
    for file in files:
        for mutant in mutants_of(file, folder) if file.exists() else ():
            plain = f"{mutant.file}\n{mutant.was}\n{mutant.now}"
            twins[plain] += 1
            found[sha256(f"{plain}\n{twins[plain]}".encode()).hexdigest()[:16]] = mutant
    return found


def drawn(mutants: dict[str, Mutant], count: int, seed: int) -> dict[str, Mutant]:
    """So many of them at random."""
    keys = sorted(mutants, key=lambda key: sha256(f"{seed} {key}".encode()).digest())
    return {key: mutants[key] for key in keys[:count]}


def known_equal(game: str) -> set[tuple[str, str, str]]:
    """The mutants that play the same game."""
    entries = yaml.safe_load(EQUAL.read_text(encoding="utf-8")) or {} if EQUAL.exists() else {}
    return {(entry["file"], entry["was"], entry["now"]) for entry in entries.get(game, [])}


def examine(game: str, chosen: dict[str, Mutant], bench: Bench, report: Path) -> dict[str, Any]:
    """Run the tests against all chosen mutants and write down what became of them, one by one."""
    earlier: dict[str, Any] = json.loads(report.read_text(encoding="utf-8")) if report.exists() else {}
    caught: dict[str, str] = earlier.get("caught_by", {})
    equal = known_equal(game)
    alike = [key for key, mutant in chosen.items() if (mutant.file, mutant.was.strip(), mutant.now.strip()) in equal]
    changes = {key: mutant.change(GAMES / game) for key, mutant in chosen.items() if key not in alike}
    alive: list[str] = []
    for done, (key, test) in enumerate(bench.run(changes, dict(caught)), 1):
        if test is None:
            alive.append(key)
            caught.pop(key, None)
            print(f"{done}/{len(changes)} alive: {chosen[key]}", flush=True)
        else:
            caught[key] = test.partition(" (")[0]
        told = {
            "game": game,
            "mutants": len(chosen),
            "equal": len(alike),
            "caught": done - len(alive),
            "share": round((done - len(alive)) / max(1, done), 4),
            "alive": [f"{chosen[one].name}: {chosen[one].now.strip()}" for one in alive],
            "caught_by": caught,
        }
        report.write_text(json.dumps(told, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    return told


def main() -> int:
    parser = argparse.ArgumentParser(description="break the rules at random and see whether the tests notice")
    parser.add_argument("games", nargs="*", default=NAMES, help="which games (default: all five)")
    parser.add_argument("--mutants", type=int, default=200, help="how many for each game (default: 200)")
    parser.add_argument("--seed", type=int, default=1, help="which of them (default: 1)")
    parser.add_argument("--only", help="only the mutants of this line, as FILE:LINE")
    parser.add_argument("--out", type=Path, default=ROOT / "build" / "mutants", help="folder of the reports")
    wanted = parser.parse_args()
    wanted.out.mkdir(parents=True, exist_ok=True)
    if len(wanted.games) > 1:  # each in a process that has not imported it
        codes = [
            subprocess.call([sys.executable, "-m", "tools.mutants", game, *rest(wanted)]) for game in wanted.games
        ]
        return max(codes)
    game = wanted.games[0]
    mutants = all_mutants(game)
    bench = Bench(game, wanted.out)
    if wanted.only:
        one = {key: mutant for key, mutant in mutants.items() if mutant.name == wanted.only}
        for key, test in bench.run({key: mutant.change(GAMES / game) for key, mutant in one.items()}, {}):
            print(f"{test or 'ALIVE'}: {one[key]}")
        return 0
    told = examine(game, drawn(mutants, wanted.mutants, wanted.seed), bench, wanted.out / f"{game}.json")
    print(
        f"{game}: {told['caught']} of {told['mutants'] - told['equal']} caught ({told['share']:.1%}), "
        f"{told['equal']} equal, {len(mutants)} possible, seed {wanted.seed}"
    )
    return 0 if told["share"] >= ENOUGH else 1


def rest(wanted: argparse.Namespace) -> list[str]:
    """The other words of the command line."""
    words = ["--mutants", str(wanted.mutants), "--seed", str(wanted.seed), "--out", str(wanted.out)]
    return [*words, *(["--only", wanted.only] if wanted.only else [])]


if __name__ == "__main__":
    sys.exit(main())
