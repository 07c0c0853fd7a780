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


def yardstick() -> float:
    """Seconds for ten million additions in a plain loop."""
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
        state.apply(decision.seats.bit_length() - 1, decision.options[rng.below(len(decision.options))])
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
        # best of several rounds, each beside its own yardstick: the machine is shared
        rounds = [(yardstick(), speed(name, 10_000), copies(name)) for _ in range(ROUNDS)]
        fast = max(loop * made for loop, made, _ in rounds)
        copied = max(loop * made for loop, _, made in rounds)
        plain = interpreted_speed(name)
        mindbug = mindbug or fast
        print(f"{name}")
        print(f"  decisions per 10 additions   {fast * 10 / ADDITIONS:.2f}   ({rounds[-1][1]:,.0f}/s)")
        print(f"  copies per 10 additions      {copied * 10 / ADDITIONS:.2f}   ({rounds[-1][2]:,.0f}/s)")
        print(f"  compiled : interpreted       {max(made for _, made, _ in rounds) / plain:.1f}")
        print(f"  speed relative to mindbug    {fast / mindbug:.2f}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
