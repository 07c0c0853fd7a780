"""`make mutants`: would the tests notice a broken rule? Breaks the rules of each game at random places and counts.

A mutant is one small change of a source: a comparison turned, a number off by one, a condition negated, a call left
out. The tests of the game run against it in a process of their own, and it is caught when one of them fails or hangs.
Golden playthroughs and the laws of the contract do not run: the first notice every change and explain none, the
second take minutes for each.

    python -m tools.mutants mindbug --mutants 200 --seed 1
    python -m tools.mutants mindbug --only 'rules.py:57'      # what a survivor is, with the tests' output

Survivors that no test could ever catch, because they play the same game, stand in tests/mutants_equal.yaml with the
reason.
"""

import argparse
import ast
import json
import os
import random
import signal
import sys
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from importlib import import_module
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import spec_from_file_location
from pathlib import Path
from types import CodeType, ModuleType
from typing import Any

import pytest
import yaml

os.environ["IGROTEKA_INTERPRETED"] = "1"  # a mutant is a source

ROOT = Path(__file__).parents[1]
GAMES = ROOT / "src" / "igroteka" / "games"
EQUAL = ROOT / "tests" / "mutants_equal.yaml"
# The rooms that hold the rules; what shows, explains or plays them is not a rule.
ROOMS = ("state", "options", "setup", "rules", "effects", "cards")
NAMES = ("mindbug", "not_alone", "gobbit", "battlecrest", "aeons_end")

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
    before: str
    after: str

    @property
    def name(self) -> str:
        return f"{self.file}:{self.line}"

    def __str__(self) -> str:
        return f"{self.name}: {self.before!r} -> {self.after!r}"

    def source(self, folder: Path) -> bytes:
        """The whole file with the change."""
        text = (folder / self.file).read_bytes()
        return text[: self.start] + self.after.encode() + text[self.end :]


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


def played(node: ast.AST) -> Iterator[ast.AST]:
    """The nodes that run when the game is played: no annotations, imports, errors raised, and no words."""
    for name, field in ast.iter_fields(node):
        if name in ("annotation", "returns", "decorator_list"):
            continue
        for child in field if isinstance(field, list) else [field]:
            if isinstance(child, ast.AST) and not isinstance(child, UNPLAYED):
                yield child
                yield from played(child)


def mutants_of(file: Path, folder: Path) -> Iterator[Mutant]:
    """Every mutant of one source."""
    text = file.read_bytes()
    lines = text.splitlines(keepends=True)
    begin = [0]
    for line in lines:
        begin.append(begin[-1] + len(line))
    for node in played(ast.parse(text)):
        for place, after in broken(node):
            start = begin[place.lineno - 1] + place.col_offset
            end = begin[place.end_lineno - 1] + place.end_col_offset
            before = text[start:end].decode()
            yield Mutant(file.relative_to(folder).as_posix(), place.lineno, start, end, before, after)


def all_mutants(game: str) -> list[Mutant]:
    """Every mutant of the rooms that hold rules, in the order of the sources."""
    folder = GAMES / game
    files = [file for room in ROOMS for file in (folder / f"{room}.py", *sorted((folder / room).rglob("*.py")))]
    return [mutant for file in files if file.exists() for mutant in mutants_of(file, folder)]


class MutantLoader(SourceFileLoader):
    """Loads one module from its broken source; compiled files are neither read nor written."""

    def __init__(self, name: str, path: str, source: bytes) -> None:
        super().__init__(name, path)
        self.source = source

    def get_code(self, fullname: str) -> CodeType:
        return compile(self.source, self.path, "exec", dont_inherit=True)


class MutantFinder:
    """An import finder for the one module that is broken."""

    def __init__(self, game: str, mutant: Mutant) -> None:
        parts = mutant.file.removesuffix(".py").removesuffix("/__init__").split("/")
        self.name = ".".join(["igroteka", "games", game, *parts])
        self.path = GAMES / game / mutant.file
        self.source = mutant.source(GAMES / game)

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if name != self.name:
            return None
        loader = MutantLoader(name, str(self.path), self.source)
        folder = [str(self.path.parent)] if self.path.name == "__init__.py" else None
        return spec_from_file_location(name, self.path, loader=loader, submodule_search_locations=folder)


def run_tests(game: str, mutant: Mutant | None, timeout: float, output: Path) -> str:
    """The tests of the game in a process of their own, with the mutant in place: passed, failed or hung."""
    child = os.fork()
    if child == 0:
        code = 70
        try:
            with output.open("w") as file:
                os.dup2(file.fileno(), 1)
                os.dup2(file.fileno(), 2)
            if mutant is not None:
                sys.meta_path.insert(0, MutantFinder(game, mutant))
            code = pytest.main(["-x", "-p", "no:xdist", "-p", "no:randomly", f"tests/games/{game}"])
        finally:
            sys.stdout.flush()
            os._exit(code)
    begun = time.monotonic()
    while time.monotonic() - begun < timeout:
        done, status = os.waitpid(child, os.WNOHANG)
        if done:
            code = os.waitstatus_to_exitcode(status)
            if code == pytest.ExitCode.NO_TESTS_COLLECTED:
                raise SystemExit(output.read_text())
            return "passed" if code == 0 else "failed"
        time.sleep(0.01)
    os.kill(child, signal.SIGKILL)
    os.waitpid(child, 0)
    return "hung"


def known_equal(game: str) -> dict[tuple[str, str, str], str]:
    """The mutants that play the same game, with the reason."""
    entries = yaml.safe_load(EQUAL.read_text(encoding="utf-8")) or {} if EQUAL.exists() else {}
    return {(entry["file"], entry["before"], entry["after"]): entry["why"] for entry in entries.get(game, [])}


def examine(game: str, chosen: Sequence[Mutant], seed: int, report: Path) -> dict[str, Any]:
    """Run the tests against all chosen mutants and tell what became of them."""
    output = report / f"{game}-output.txt"
    for name in NAMES:  # what is not broken is loaded once, for all mutants
        if name != game:
            import_module(f"igroteka.games.{name}")
    begun = time.monotonic()
    if run_tests(game, None, 1200, output) != "passed":
        raise SystemExit(f"the tests of {game} fail without any mutant:\n{output.read_text()}")
    limit = 20 + 5 * (time.monotonic() - begun)
    equal = known_equal(game)
    alive: list[dict[str, str]] = []
    same = 0
    for number, mutant in enumerate(chosen, 1):
        if (mutant.file, mutant.before, mutant.after) in equal:
            same += 1
        elif run_tests(game, mutant, limit, output) == "passed":
            alive.append({"at": mutant.name, "before": mutant.before, "after": mutant.after})
            print(f"{number}/{len(chosen)} alive: {mutant}", flush=True)
    different = len(chosen) - same
    return {
        "game": game,
        "seed": seed,
        "mutants": len(chosen),
        "equal": same,
        "caught": different - len(alive),
        "share": round((different - len(alive)) / max(1, different), 4),
        "alive": alive,
    }


def main() -> int:
    parser = argparse.ArgumentParser(description="break the rules at random and see whether the tests notice")
    parser.add_argument("games", nargs="*", default=NAMES, help="which games (default: all five)")
    parser.add_argument("--mutants", type=int, default=200, help="how many for each game (default: 200)")
    parser.add_argument("--seed", type=int, default=1, help="which of them (default: 1)")
    parser.add_argument("--only", help="only the mutants of this line, as FILE:LINE; shows what the tests said")
    parser.add_argument("--out", type=Path, default=ROOT / "build" / "mutants", help="folder of the reports")
    wanted = parser.parse_args()
    wanted.out.mkdir(parents=True, exist_ok=True)
    short = []
    for game in wanted.games:
        mutants = all_mutants(game)
        if wanted.only:
            for mutant in (each for each in mutants if each.name == wanted.only):
                print(f"{run_tests(game, mutant, 120, wanted.out / f'{game}-output.txt')}: {mutant}")
            continue
        chosen = random.Random(wanted.seed).sample(mutants, min(wanted.mutants, len(mutants)))
        told = examine(game, chosen, wanted.seed, wanted.out)
        (wanted.out / f"{game}.json").write_text(
            json.dumps(told, indent=1, ensure_ascii=False) + "\n", encoding="utf-8"
        )
        print(
            f"{game}: {told['caught']} of {told['mutants'] - told['equal']} caught ({told['share']:.1%}), "
            f"{told['equal']} equal, {len(mutants)} possible"
        )
        if told["share"] < ENOUGH:
            short.append(game)
    if short:
        print(f"below {ENOUGH:.0%}: " + " ".join(short))
    return 1 if short else 0


if __name__ == "__main__":
    sys.exit(main())
