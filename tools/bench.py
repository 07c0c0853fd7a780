"""`make bench`: what the engine does in the time of ten additions, measured in the same run.

    python -m tools.bench [GAME ...] [--rounds 3] [--json FILE]

Everything is processor time, and every figure stands beside a yardstick of its own moment: ten million additions in a
function. A machine that is busy or slow moves both. Of several rounds the best is told, and how far the worst was.
"""

import argparse
import json
import os
import subprocess
import sys
import time
import tracemalloc
from collections.abc import Callable
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

from igroteka import COMPILED, games
from igroteka.bots.bot import Observation
from igroteka.bots.ismcts import IsmctsBot
from igroteka.core.rng import seeded
from igroteka.core.state import State
from igroteka.lab.simulate import simulate

ADDITIONS = 10_000_000
GAMES = 4_000  # of random play in a round
SOME_GAMES = 200  # interpreted
TIMES = 50_000  # copies in a round
WORLDS = 20_000  # imagined ones
ITERATIONS = 2_000  # of a search
KEPT = 2_000  # copies that are weighed
MIDDLE = 20  # decisions into a game
INTERPRETED = "import json; from tools.bench import decisions; print(json.dumps(decisions({name!r}, {count})))"
COLUMNS = {
    "decisions": "decisions/s",
    "decisions_per_ten": "per 10 additions",
    "copies_per_ten": "copies",
    "imagines_per_ten": "imagines",
    "iterations_per_ten": "iterations",
    "bytes": "bytes of a state",
    "interpreted_per_ten": "interpreted",
}


def yardstick() -> float:
    """Seconds for ten million additions inside a function."""
    started = time.process_time()
    x = 0
    for i in range(ADDITIONS):
        x += i
    return time.process_time() - started


def rate(work: Callable[[], object], times: int) -> float:
    """How often a second something is done."""
    started = time.process_time()
    for _ in range(times):
        work()
    return times / max(time.process_time() - started, 1e-9)


def decisions(name: str, count: int) -> float:
    """Decisions a second of random play."""
    game = games.find(name)
    seats = game.seats[0]
    started = time.process_time()
    result = simulate(game, {}, seats, ["random"] * seats, count, 1)
    return float(result["decisions"]) / max(time.process_time() - started, 1e-9)


def middle(name: str) -> State:
    """A position some way into a game; of a short one the last before its end."""
    game = games.find(name)
    state: State = game.new({}, game.seats[0], 3)
    rng = seeded(7)
    for _ in range(MIDDLE):
        after = state.copy()
        decision = after.decisions[0]
        after.apply(decision.seat(), decision.options[rng.below(len(decision.options))])
        if after.outcome is not None:
            break
        state = after
    return state


def imagines(state: State) -> float:
    """Imagined worlds a second, for the seat that is asked."""
    seat, rng = int(state.decisions[0].seat()), seeded(5)
    return rate(lambda: state.imagine(seat, rng), WORLDS)


def iterations(name: str) -> float:
    """Iterations a second of the game's own search at its first question with a choice."""
    game = games.find(name)
    state: State = game.new({}, game.seats[0], 3)
    while len(state.decisions[0].options) < 2:
        state.apply(state.decisions[0].seat(), state.decisions[0].options[0])
    seat = int(state.decisions[0].seat())
    started = time.process_time()
    search = IsmctsBot(ITERATIONS).search(Observation(state, seat, seeded(1)))
    return float(search.iterations) / max(time.process_time() - started, 1e-9)


def weight(state: State) -> int:
    """Bytes that one more copy of a position takes."""
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    kept = [state.copy() for _ in range(KEPT)]
    after = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    return (after - before) // len(kept)


def interpreted(name: str) -> float:
    """Decisions a second of the same sources without the compiler."""
    code = INTERPRETED.format(name=name, count=SOME_GAMES)
    env = {**os.environ, "IGROTEKA_INTERPRETED": "1"}
    done = subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, text=True, check=True)
    return float(json.loads(done.stdout))


def measured(name: str, rounds: int) -> dict[str, Any]:
    """The row of a game."""
    state = middle(name)
    work: dict[str, Callable[[], float]] = {
        "decisions": lambda: decisions(name, GAMES),
        "copies": lambda: rate(state.copy, TIMES),
        "imagines": lambda: imagines(state),
        "interpreted": lambda: interpreted(name),
    }
    if games.find(name).referee(state.seats) is None:
        work["iterations"] = lambda: iterations(name)
    row: dict[str, Any] = {"game": name, "bytes": weight(state)}
    for what, speed in work.items():
        found = []
        for _ in range(rounds):
            ten = yardstick() * 10 / ADDITIONS
            found.append((ten * speed(), ten))
        best, ten = max(found)
        row[what] = round(best / ten)
        row[f"{what}_per_ten"] = round(best, 4)
        row[f"{what}_spread"] = round(1 - min(found)[0] / best, 3)
    return row


def main(words: list[str]) -> int:
    parser = argparse.ArgumentParser(description=str(__doc__).partition("\n")[0])
    parser.add_argument("games", nargs="*", default=games.NAMES)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--json", type=Path)
    wish = parser.parse_args(words)
    if not COMPILED:
        print("the engine is not compiled: nothing to compare")
        return 1
    table = Table(title="in the time of ten additions, the best of several rounds", title_justify="left")
    table.add_column("game")
    for heading in COLUMNS.values():
        table.add_column(heading, justify="right")
    rows = []
    for name in wish.games:
        row = measured(name, wish.rounds)
        rows.append(row)
        cells = [row.get(column) for column in COLUMNS]
        table.add_row(name, *("-" if cell is None else f"{cell:,}" for cell in cells))
    Console(width=118).print(table)
    widest = max(row[column] for row in rows for column in row if column.endswith("_spread"))
    print(f"the worst round was at most {widest:.0%} below the best")
    if wish.json is not None:
        wish.json.parent.mkdir(parents=True, exist_ok=True)
        wish.json.write_text(json.dumps(rows, indent=2) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
