"""Runs the tests of a game against one changed source at a time, quickly; `tools.mutants` says what is changed.

Once for a game, all its tests run with a look at the lines they pass (`LineMap`). A change then meets only the tests
that pass its lines, the quickest first, and none after the first failure.

A change inside a function is put in place after the tests were collected, in a fork of that process: only the code of
that function is exchanged. A change of what runs while modules are imported (a table, a class, a function called
there) needs its module imported anew: it meets all tests, in a fork of a process that has not imported the game.
"""

import gc
import json
import os
import resource
import signal
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from hashlib import sha256
from importlib import import_module
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import spec_from_file_location
from inspect import CO_NEWLOCALS
from pathlib import Path
from types import CodeType, FrameType, FunctionType, ModuleType
from typing import Any, TextIO

import pytest
from _pytest.runner import runtestprotocol

os.environ["IGROTEKA_INTERPRETED"] = "1"  # a mutant is a source

ROOT = Path(__file__).parents[1]
GAMES = ROOT / "src" / "igroteka" / "games"
NAMES = ("mindbug", "not_alone", "gobbit", "battlecrest", "aeons_end")
GOLDEN = ("test_balance.py",)  # published duels: a playthrough by another name
LONGEST = 2  # seconds of the processor for one test with a look at its lines; those that take longer are left out
MEMORY = 6 << 30  # for a mutant that never stops asking for more
QUICK = ["-q", "-p", "no:xdist", "-p", "no:randomly", "-p", "no:timeout", "-p", "no:faulthandler", "--capture=no"]


@dataclass(frozen=True)
class Change:
    """A source of a game with something else in it."""

    file: str  # from the game's folder
    lines: tuple[int, int]  # of the statement that differs
    around: tuple[int, int]  # of the function it is in
    source: bytes


class LineMap:
    """Which test passes which lines of a game's rules, and how long it takes.

    It is written down now and then, and one that was cut short goes on where it stopped.
    """

    def __init__(self, game: str, kept: Path, mark: str) -> None:
        self.folder = str(GAMES / game) + os.sep
        self.kept = kept
        self.mark = mark  # of the sources and tests it is true for
        told = json.loads(kept.read_text(encoding="utf-8")) if kept.exists() else {}
        if told.get("mark") != mark:
            told = {}
        self.whole: bool = told.get("whole", False)
        self.seconds: dict[str, float] = told.get("seconds", {})  # by test; the processor's
        self.passed: dict[str, dict[str, list[int]]] = told.get("passed", {})  # by test and file: lines
        self.long: list[str] = told.get("long", [])  # tests that are left out
        self.saved = time.monotonic()
        self.imported: list[str] = []  # functions called while modules were imported
        self.left: dict[int, tuple[CodeType, set[int]]] = {}  # by code: its lines not passed yet

    def save(self) -> None:
        names = ("mark", "whole", "seconds", "passed", "long", "imported")
        self.kept.write_text(json.dumps({name: getattr(self, name) for name in names}), encoding="utf-8")
        self.saved = time.monotonic()

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        items[:] = [item for item in items if item.nodeid not in self.seconds and item.nodeid not in self.long]

    def enter(self, frame: FrameType, event: str, arg: Any) -> Callable[..., Any] | None:
        """A function is called: watch its lines unless all have been seen in this test."""
        code = frame.f_code
        known = self.left.get(id(code))
        if known is None:
            ours = code.co_filename.startswith(self.folder)
            known = code, {line for _, _, line in code.co_lines() if line} if ours else set()
            self.left[id(code)] = known
        lines = known[1]
        lines.discard(frame.f_lineno)
        return self.step if lines else None

    def step(self, frame: FrameType, event: str, arg: Any) -> Callable[..., Any] | None:
        lines = self.left[id(frame.f_code)][1]
        lines.discard(frame.f_lineno)
        if not lines:
            frame.f_trace_lines = False
        return self.step

    def entered(self) -> Iterator[CodeType]:
        return (code for code, _ in self.left.values() if code.co_filename.startswith(self.folder))

    def pytest_collection_finish(self, session: pytest.Session) -> None:
        """What ran until now ran at import."""
        sys.settrace(None)
        self.imported = sorted({code_name(code, self.folder) for code in self.entered()})

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        self.left = {}
        begun = time.process_time()
        signal.signal(signal.SIGPROF, too_long)
        allow(LONGEST)
        sys.settrace(self.enter)
        try:
            return (yield)
        finally:
            sys.settrace(None)
            allow(0)
            taken = time.process_time() - begun
            if taken < LONGEST:
                self.note(item, taken)
            else:
                self.long.append(item.nodeid)
            if time.monotonic() > self.saved + 20:
                self.save()

    def note(self, item: pytest.Item, taken: float) -> None:
        """Write down what a test has passed."""
        self.seconds[item.nodeid] = round(taken, 3)
        files: dict[str, set[int]] = {}
        for code in self.entered():
            lines = {line for _, _, line in code.co_lines() if line} - self.left[id(code)][1]
            files.setdefault(code.co_filename.removeprefix(self.folder), set()).update(lines)
        self.passed[item.nodeid] = {file: sorted(lines) for file, lines in files.items()}


def allow(seconds: float) -> None:
    """How much of the processor this process may use from now on; 0: as much as it likes. Waiting is free."""
    signal.setitimer(signal.ITIMER_PROF, seconds)


def too_long(number: int, frame: FrameType | None) -> None:
    sys.settrace(None)
    pytest.skip("takes too long for a mutant")


def code_name(code: CodeType, folder: str) -> str:
    return f"{code.co_filename.removeprefix(folder)}:{code.co_qualname}:{code.co_firstlineno}"


def exchanged(before: CodeType, after: CodeType) -> list[tuple[CodeType, CodeType]]:
    """The functions to exchange, outermost ones, so that `before` becomes `after`; none if that is not enough."""
    if before.co_flags & CO_NEWLOCALS:  # a function; the body of a module or class is none
        return [(before, after)]
    if before.co_code != after.co_code or repr(plain(before)) != repr(plain(after)):
        return []
    pairs = zip(inner(before), inner(after), strict=True)
    return [pair for one, other in pairs if one != other for pair in exchanged(one, other)]


def inner(code: CodeType) -> list[CodeType]:
    return [constant for constant in code.co_consts if isinstance(constant, CodeType)]


def plain(code: CodeType) -> list[object]:
    return [constant for constant in code.co_consts if not isinstance(constant, CodeType)]


class MutantLoader(SourceFileLoader):
    """Loads one module from its broken source; compiled files are neither read nor written."""

    def __init__(self, name: str, path: str, source: bytes) -> None:
        super().__init__(name, path)
        self.source = source

    def get_code(self, fullname: str) -> CodeType:
        return compile(self.source, self.path, "exec", dont_inherit=True)


class MutantFinder:
    """An import finder for the one module that is broken."""

    def __init__(self, game: str, change: Change) -> None:
        parts = change.file.removesuffix(".py").removesuffix("/__init__").split("/")
        self.name = ".".join(["igroteka", "games", game, *parts])
        self.path = GAMES / game / change.file
        self.source = change.source

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if name != self.name:
            return None
        loader = MutantLoader(name, str(self.path), self.source)
        folder = [str(self.path.parent)] if self.path.name == "__init__.py" else None
        return spec_from_file_location(name, self.path, loader=loader, submodule_search_locations=folder)


class Bench:
    """The tests of one game, ready to run against changes."""

    def __init__(self, game: str, out: Path) -> None:
        self.game = game
        self.folder = str(GAMES / game) + os.sep
        self.output = out / f"{game}-output.txt"  # what the tests said last
        self.running = out / f"{game}-running.txt"  # the tests begun last
        for name in NAMES:  # what is never broken is imported once, for all changes
            if name != game:
                import_module(f"igroteka.games.{name}")
        assert f"igroteka.games.{game}" not in sys.modules
        told = self.map_of_lines(out)
        self.seconds: dict[str, float] = told["seconds"]
        self.passed: dict[str, dict[str, list[int]]] = told["passed"]
        self.imported = set(told["imported"])

    def map_of_lines(self, out: Path) -> dict[str, Any]:
        """Which tests pass which lines: kept until a source or a test changes."""
        files = sorted([*(ROOT / "src/igroteka").rglob("*.py"), *(ROOT / "tests/games" / self.game).rglob("*.py")])
        mark = sha256(b"".join(file.read_bytes() for file in files)).hexdigest()
        kept = out / f"{self.game}-lines.json"
        lines = LineMap(self.game, kept, mark)
        if not lines.whole:

            def watch() -> bool:
                sys.settrace(lines.enter)
                ended = pytest.main([*QUICK, "-x", *self.tests()], plugins=[lines])
                lines.whole = ended in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED)
                lines.save()
                return lines.whole

            if self.forked(watch) is not None:
                kept.unlink(missing_ok=True)
                raise SystemExit(f"the tests of {self.game} fail without any change:\n{self.output.read_text()}")
        return dict(json.loads(kept.read_text(encoding="utf-8")))

    def tests(self) -> list[str]:
        return [f"tests/games/{self.game}", *(f"--ignore-glob=*/{name}" for name in GOLDEN)]

    def forked(self, work: Callable[[], bool]) -> str | None:
        """Do something in a process of its own: None if it went well, else the test that ran when it did not."""
        self.running.write_text("")
        child = os.fork()
        if child == 0:
            well = False
            try:
                with self.output.open("w") as file:
                    os.dup2(file.fileno(), 1)
                    os.dup2(file.fileno(), 2)
                well = work()
            finally:
                sys.stdout.flush()
                os._exit(0 if well else 1)
        _, status = os.waitpid(child, 0)
        code = os.waitstatus_to_exitcode(status)
        if code == 0:
            return None
        begun = self.running.read_text().split("\n")
        how = {0: "", -signal.SIGPROF: " (hangs)"}.get(min(code, 0), " (dies)")
        return (begun[-2] if len(begun) > 1 else "import") + how

    def run(self, changes: dict[str, Change], first: dict[str, str]) -> Iterator[tuple[str, str | None]]:
        """For each change the test that caught it, or None; `first` names the tests to try before others."""
        quick: dict[str, list[tuple[CodeType, CodeType]]] = {}
        for key, change in changes.items():
            quick[key] = self.functions(change)
        reader, writer = os.pipe()
        child = os.fork()
        if child == 0:
            os.close(reader)
            with os.fdopen(writer, "w") as told, self.output.open("w") as file:
                os.dup2(file.fileno(), 1)
                os.dup2(file.fileno(), 2)
                jobs = {key: change for key, change in changes.items() if quick[key]}
                pytest.main([*QUICK, *self.tests()], plugins=[QuickRuns(self, jobs, quick, first, told)])
                told.flush()
                os._exit(0)
        os.close(writer)
        with os.fdopen(reader) as told:
            for line in told:
                key, caught = json.loads(line)
                yield key, caught
        os.waitpid(child, 0)
        for key, change in changes.items():
            if not quick[key]:
                yield key, self.run_anew(change, first.get(key))

    def functions(self, change: Change) -> list[tuple[CodeType, CodeType]]:
        """The functions to exchange for a change; none if its module has to be imported anew."""
        path = self.folder + change.file
        codes = [compile(text, path, "exec", dont_inherit=True) for text in (Path(path).read_bytes(), change.source)]
        found = exchanged(codes[0], codes[1])
        fits = all(before.co_freevars == after.co_freevars for before, after in found)
        return found if fits and not any(code_name(code, self.folder) in self.imported for code, _ in found) else []

    def order(self, change: Change, first: str | None, every: bool) -> list[str]:
        """The tests to run: one that caught this before, those that pass these lines, then those that pass others.

        What is worked out once and kept is passed by one test alone, though all rely on it: so those follow that pass
        any line of the function, or all where the change is made at import.
        """
        near = self.passing(change.file, *change.lines)
        rest = self.seconds if every else self.passing(change.file, *change.around)
        ordered = sorted(near, key=self.pace) + sorted(set(rest) - set(near), key=self.pace)
        if first in ordered:
            ordered.remove(first)
            ordered.insert(0, first)
        return ordered

    def passing(self, file: str, begin: int, end: int) -> list[str]:
        """The tests that pass any of these lines."""
        lines = set(range(begin, end + 1))
        return [test for test, files in self.passed.items() if not lines.isdisjoint(files.get(file, ()))]

    def pace(self, test: str) -> tuple[float, str]:
        return self.seconds[test], test

    def run_anew(self, change: Change, first: str | None) -> str | None:
        """Run tests in a fresh process that imports the changed module."""

        def work(tests: list[str], where: list[str]) -> bool:
            allow(120)  # for the import
            sys.meta_path.insert(0, MutantFinder(self.game, change))
            return pytest.main([*QUICK, *where], plugins=[OrderedRun(self, tests)]) == 0

        tests = self.order(change, first, every=True)
        if first in tests:  # collecting one file is quicker than all
            caught = self.forked(lambda: work([first], [first.partition("::")[0]]))
            if caught is not None:
                return caught
        return self.forked(lambda: work(tests, self.tests()))

    def until_failure(self, items: Sequence[pytest.Item]) -> bool:
        """Run tests up to the first that fails; one that hangs ends this process."""
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        with self.running.open("w", buffering=1) as running:
            for place, item in enumerate(items):
                running.write(item.nodeid + "\n")
                allow(10 + 10 * self.seconds[item.nodeid])
                after = items[place + 1] if place + 1 < len(items) else None
                if any(report.failed for report in runtestprotocol(item, log=False, nextitem=after)):
                    return False
        allow(0)
        return True


class OrderedRun:
    """A pytest plugin: run these tests in this order, up to the first failure."""

    def __init__(self, bench: Bench, tests: list[str]) -> None:
        self.bench = bench
        self.wanted = tests

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        items = {item.nodeid: item for item in session.items}
        chosen = [items[test] for test in self.wanted if test in items]
        if session.testsfailed or not self.bench.until_failure(chosen):
            os._exit(1)
        return True


class QuickRuns:
    """A pytest plugin: once all tests are collected, a fork for each change with functions exchanged."""

    def __init__(
        self,
        bench: Bench,
        changes: dict[str, Change],
        functions: dict[str, list[tuple[CodeType, CodeType]]],
        first: dict[str, str],
        told: TextIO,
    ) -> None:
        self.bench = bench
        self.changes = changes
        self.functions = functions
        self.first = first
        self.told = told

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        items = {item.nodeid: item for item in session.items}
        loaded: dict[str, list[FunctionType]] = {}
        for thing in gc.get_objects():
            if isinstance(thing, FunctionType) and thing.__code__.co_filename.startswith(self.bench.folder):
                loaded.setdefault(code_name(thing.__code__, self.bench.folder), []).append(thing)
        gc.freeze()
        for key, change in self.changes.items():
            tests = [items[test] for test in self.bench.order(change, self.first.get(key), every=False)]

            def work(key: str = key, tests: list[pytest.Item] = tests) -> bool:
                for before, after in self.functions[key]:
                    for function in loaded[code_name(before, self.bench.folder)]:
                        function.__code__ = after
                return self.bench.until_failure(tests)

            self.told.write(json.dumps([key, self.bench.forked(work) if tests else None]) + "\n")
            self.told.flush()
        return True
