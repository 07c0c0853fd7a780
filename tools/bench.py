"""`make bench`: speeds as ratios to a loop of CPython additions timed in the same run."""

import json
import os
import subprocess
import sys
import time

from igroteka import COMPILED, games
from igroteka.core.rng import seeded
from igroteka.lab.simulate import simulate

ADDITIONS = 10_000_000
ROUNDS = 3
INTERPRETED = "import json; from tools.bench import speed; print(json.dumps(speed('{name}', 300)))"


SCRIPT = f"""
import time
started = time.perf_counter()
x = 0
for i in range({ADDITIONS}):
    x += i
print(time.perf_counter() - started)
"""


def script_yardstick() -> float:
    """Seconds for ten million additions in a plain script."""
    done = subprocess.run([sys.executable, "-c", SCRIPT], capture_output=True, text=True, check=True)
    return float(done.stdout)


def function_yardstick() -> float:
    """Seconds for the same loop inside a function, where CPython keeps x in a faster place."""
    started = time.perf_counter()
    x = 0
    for i in range(ADDITIONS):
        x += i
    return time.perf_counter() - started


def speed(name: str, count: int) -> float:
    """Decisions a second of random play."""
    game = games.find(name)
    seats = game.seats[0]
    result = simulate(game, {}, seats, ["random"] * seats, count, 1)
    return float(result["decisions"] / max(result["seconds"], 1e-9))


def copies(name: str) -> float:
    """Copies a second of a position in mid-game."""
    game = games.find(name)
    state = game.new({}, game.seats[0], 3)
    rng = seeded(7)
    for _ in range(20):
        decision = state.decisions[0]
        state.apply(decision.seat(), decision.options[rng.below(len(decision.options))])
        assert state.outcome is None
    started = time.perf_counter()
    for _ in range(200_000):
        state.copy()
    return 200_000 / (time.perf_counter() - started)


def interpreted_speed(name: str) -> float:
    env = {**os.environ, "IGROTEKA_INTERPRETED": "1"}
    done = subprocess.run(
        [sys.executable, "-c", INTERPRETED.format(name=name)],
        env=env,
        capture_output=True,
        text=True,
        check=True,
    )
    return float(json.loads(done.stdout))


def main() -> int:
    if not COMPILED:
        print("the engine is not compiled: nothing to compare")
        return 1
    mindbug = 0.0
    for name in games.NAMES:
        # best of several rounds, each beside its own yardsticks: the machine is shared
        rounds = [(script_yardstick(), function_yardstick(), speed(name, 6_000), copies(name)) for _ in range(ROUNDS)]
        speeds = [made for _, _, made, _ in rounds]
        plain = interpreted_speed(name)
        mindbug = mindbug or max(speeds)
        print(f"{name}: {max(speeds):,.0f} decisions/s, {max(copied for *_, copied in rounds):,.0f} copies/s")
        for label, place in (("in a script", 0), ("in a function", 1)):
            per_ten = [row[place] * 10 / ADDITIONS for row in rounds]
            decided = max(ten * row[2] for ten, row in zip(per_ten, rounds, strict=True))
            copied = max(ten * row[3] for ten, row in zip(per_ten, rounds, strict=True))
            print(f"  per 10 additions {label:<14} {decided:.2f} decisions, {copied:.2f} copies")
        print(f"  compiled : interpreted          {max(speeds) / plain:.1f}")
        print(f"  relative to mindbug             {max(speeds) / mindbug:.2f}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
