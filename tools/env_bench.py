"""Steps a second of the environments, beside games of the packages they serve: part of `make bench`.

    python -m tools.env_bench

Processor time, random answers; what a learner reads at each step (observation, mask) is made, the choice of the
answer is left out. A package that is not installed is left out with a word.
"""

import sys
import time
from collections.abc import Callable, Iterator
from importlib import import_module
from typing import Any

import numpy as np

from igroteka import envs, games
from igroteka.core.errors import GameError

SECONDS = 0.5
MANY = 128  # games of a batch
CLASSIC = ("tictactoe_v3", "connect_four_v3", "rps_v2", "leduc_holdem_v4", "chess_v6")
RLCARD = ("leduc-holdem", "uno", "gin-rummy")
SPIEL = ("python_tic_tac_toe", "python_kuhn_poker", "python_liars_poker")
ONE_SIDED = "baseline"  # who answers for the others in an environment of one agent

Rng = np.random.Generator


class Stopwatch:
    """Adds up the time between `go` and `stop`."""

    def __init__(self) -> None:
        self.spent = 0.0
        self.steps = 0
        self._began = 0.0

    def go(self) -> None:
        self._began = time.process_time()

    def stop(self, steps: int = 0) -> None:
        self.spent += time.process_time() - self._began
        self.steps += steps

    @property
    def running_out(self) -> bool:
        return self.spent >= SECONDS

    @property
    def rate(self) -> float:
        return self.steps / max(self.spent, 1e-9)


def batch(name: str, rng: Rng, watch: Stopwatch) -> None:
    """Many games at once, whole arrays a step."""
    made = envs.batch(name, MANY)
    while not watch.running_out:
        answers = made.random_answers(rng)
        watch.go()
        made.step(answers)
        made.floats()
        watch.stop(made.count)


def aec(env: Any, rng: Rng, watch: Stopwatch) -> None:
    """PettingZoo: one agent after the other."""
    while not watch.running_out:
        env.reset(seed=watch.steps)
        for agent in env.agent_iter():
            watch.go()
            seen, _, over, cut, info = env.last()
            watch.stop()
            if over or cut:
                break
            mask = seen.get("action_mask") if isinstance(seen, dict) else info.get("action_mask")
            offered = range(env.action_space(agent).n) if mask is None else mask.nonzero()[0]
            answer = int(offered[int(rng.integers(len(offered)))])
            watch.go()
            env.step(answer)
            watch.stop(1)


def single(env: Any, rng: Rng, watch: Stopwatch) -> None:
    """Gymnasium: one agent, the other seats are bots."""
    while not watch.running_out:
        env.reset(seed=watch.steps)
        over = cut = False
        while not over and not cut:
            offered = env.unwrapped.action_masks().nonzero()[0]
            answer = int(offered[int(rng.integers(len(offered)))])
            watch.go()
            _, _, over, cut, _ = env.step(answer)
            watch.stop(1)


def spiel(game: Any, rng: Rng, watch: Stopwatch) -> None:
    """OpenSpiel: a tree that is walked down."""
    while not watch.running_out:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(int(rng.choice(outcomes, p=chances)))
                continue
            offered = state.legal_actions()
            answer = offered[int(rng.integers(len(offered)))]
            watch.go()
            state.apply_action(answer)
            if not state.is_terminal() and not state.is_chance_node():
                state.legal_actions()
                state.information_state_string(max(0, state.current_player()))
            watch.stop(1)


def rlcard(env: Any, rng: Rng, watch: Stopwatch) -> None:
    """RLCard: its own loop of states."""
    while not watch.running_out:
        state, _ = env.reset()
        while not env.is_over():
            offered = list(state["legal_actions"])
            answer = offered[int(rng.integers(len(offered)))]
            watch.go()
            state, _ = env.step(answer)
            watch.stop(1)


def rows() -> Iterator[tuple[str, Callable[[Rng, Stopwatch], None]]]:
    """What is measured: a name, and the way."""
    turn_based = [name for name in games.NAMES if games.find(name).referee(games.find(name).seats[0]) is None]
    for name in games.NAMES:
        yield f"batch {name}", lambda rng, watch, name=name: batch(name, rng, watch)
    for name in games.NAMES:
        yield f"PettingZoo {name}", lambda rng, watch, name=name: aec(envs.pettingzoo(name), rng, watch)
    for name in CLASSIC:
        yield (
            f"PettingZoo's own {name}",
            lambda rng, watch, name=name: aec(import_module(f"pettingzoo.classic.{name}").raw_env(), rng, watch),
        )
    for name in turn_based:
        yield (
            f"Gymnasium {name}",
            lambda rng, watch, name=name: single(envs.gymnasium(name, opponent=ONE_SIDED), rng, watch),
        )
    for name in turn_based:
        yield f"OpenSpiel {name}", lambda rng, watch, name=name: spiel(envs.openspiel(name), rng, watch)
    for name in SPIEL:
        yield (
            f"OpenSpiel's own {name}",
            lambda rng, watch, name=name: spiel(
                import_module("open_spiel.python.games") and import_module("pyspiel").load_game(name), rng, watch
            ),
        )
    for name in RLCARD:
        yield (
            f"RLCard's own {name}",
            lambda rng, watch, name=name: rlcard(import_module("rlcard").make(name, config={"seed": 1}), rng, watch),
        )


def main() -> int:
    for name, walk in rows():
        watch = Stopwatch()
        try:
            walk(np.random.default_rng(1), watch)
        except (ImportError, GameError) as error:  # the package, or one that its game needs, is not here
            print(f"{name:<38} {str(error).splitlines()[0]}")
            continue
        print(f"{name:<38} {watch.rate:>12,.0f} steps/s")
    return 0


if __name__ == "__main__":
    sys.exit(main())
