"""`make bench`: speeds as ratios to a loop of CPython additions timed in the same run."""

import json
import os
import subprocess
import sys
import time
from typing import Any

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
    state = after = game.new({}, game.seats[0], 3)
    rng = seeded(7)
    for _ in range(20):
        after = after.copy()
        decision = after.decisions[0]
        after.apply(decision.seat(), decision.options[rng.below(len(decision.options))])
        if after.outcome is not None:  # a short game: its last position before the end will do
            break
        state = after
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


def env_speeds() -> int:
    """Steps a second of processor time, random answers, observations and masks made: ours, then PettingZoo's own."""
    from importlib import import_module  # noqa: PLC0415
    from importlib.util import find_spec  # noqa: PLC0415

    import numpy as np  # noqa: PLC0415

    from igroteka import envs  # noqa: PLC0415

    rng = np.random.default_rng(1)
    for name in games.NAMES:
        batch = envs.batch(name, 128)
        steps = 0
        spent = 0.0
        while spent < 1.0:
            answers = batch.random_answers(rng)
            started = time.process_time()
            batch.step(answers)
            batch.floats()
            spent += time.process_time() - started
            steps += batch.count
        print(f"{'batch ' + name:<28} {steps / spent:>12,.0f} steps/s")
    if find_spec("pettingzoo") is None:
        print("PettingZoo is not installed: nothing to compare with")
        return 0
    made = {f"pettingzoo {name}": envs.pettingzoo(name) for name in games.NAMES}
    for name in ("tictactoe_v3", "connect_four_v3", "rps_v2", "leduc_holdem_v4", "chess_v6"):
        try:
            made[f"PettingZoo's own {name}"] = import_module(f"pettingzoo.classic.{name}").raw_env()
        except Exception as error:  # a game of theirs may need a package that is not here
            print(f"{name}: {type(error).__name__}: {error}")
    for name, env in made.items():
        print(f"{name:<36} {aec_speed(env, rng):>12,.0f} steps/s")
    return 0


def aec_speed(env: Any, rng: Any) -> float:
    """Steps a second of an AEC environment, the choice of the answer left out."""
    steps = 0
    spent = 0.0
    while spent < 0.5:
        env.reset(seed=steps)
        for agent in env.agent_iter():
            started = time.process_time()
            seen, _, over, cut, info = env.last()
            spent += time.process_time() - started
            if over or cut:
                break
            mask = seen.get("action_mask") if isinstance(seen, dict) else info.get("action_mask")
            offered = range(env.action_space(agent).n) if mask is None else mask.nonzero()[0]
            answer = int(offered[int(rng.integers(len(offered)))])
            started = time.process_time()
            env.step(answer)
            spent += time.process_time() - started
            steps += 1
    return steps / spent


def main() -> int:
    if "--envs" in sys.argv:
        return env_speeds()
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
