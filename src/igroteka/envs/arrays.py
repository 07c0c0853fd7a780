"""Observations and many games at once as NumPy arrays."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from igroteka.core.batch import Batch
from igroteka.core.errors import BadSetting
from igroteka.core.game import Game
from igroteka.core.observe import MOST, information, write_mask, zeros
from igroteka.core.state import State

Numbers = NDArray[np.float32]
Mask = NDArray[np.int8]


def words_of(state: State) -> str:
    """A position to look at: its words, or how the game ended."""
    return state.game.describe(state) if state.outcome is None else f"over: {list(state.outcome)}"


class Observer:
    """What a seat knows at a table of these settings: `size` numbers from 0 to `most`, named by `names`."""

    def __init__(self, game: Game[Any], settings: dict[str, Any], seats: int) -> None:
        self.game = game
        self.seats = seats
        self.settings = game.check(settings, seats)
        self.layout = game.layout(self.settings, seats)
        self.names = self.layout.names
        self.size = self.layout.size()
        self.most = MOST

    def vector(self, state: State, seat: int) -> Numbers:
        out = zeros(self.size)
        self.game.encode(state, seat, self.layout, out)
        return np.frombuffer(out.getvalue(), np.uint8).astype(np.float32)

    def mask(self, state: State, seat: int) -> Mask:
        out = zeros(self.game.actions)
        write_mask(state, seat, out, 0)
        return np.frombuffer(out.getvalue(), np.int8).copy()

    def information(self, state: State, seat: int) -> str:
        """The information state as text."""
        return information(state, seat)

    def named(self, state: State, seat: int) -> dict[str, int]:
        """The entries that are not 0, by name: to look at."""
        vector = self.vector(state, seat)
        return {self.names[place]: int(vector[place]) for place in np.flatnonzero(vector)}


class ArrayBatch:
    """So many games side by side. `reset` and `step` fill:

    observations (n, size) uint8, `floats()` as float32; masks (n, actions) int8; turns (n,) the seat that is asked;
    rewards (n, seats): 1 won, -1 lost, 0 while a game goes on; ended (n,): a game has just ended and a new one begun.
    """

    def __init__(self, game: Game[Any], settings: dict[str, Any], seats: int, count: int, seed: int) -> None:
        if count < 1:
            raise BadSetting("game-count", games=count)
        self.game = game
        self.seats = seats
        self.count = count
        self.settings = game.check(settings, seats)
        self.engine = Batch(game, self.settings, seats, count, seed)
        self.size = self.engine.size
        self.names = self.engine.layout.names
        self.actions = game.actions
        self.rewards: Numbers = np.zeros((count, seats), np.float32)
        self.ended: NDArray[np.bool_] = np.zeros(count, np.bool_)
        self._look()

    def reset(self, seed: int = 0) -> None:
        """Deal all games anew."""
        self.engine = Batch(self.game, self.settings, self.seats, self.count, seed)
        self.rewards = np.zeros((self.count, self.seats), np.float32)
        self.ended = np.zeros(self.count, np.bool_)
        self._look()

    def step(self, answers: NDArray[Any]) -> None:
        """Answer for every seat that is asked, one option a game."""
        if len(answers) != self.count:
            raise BadSetting("answer-count", answers=len(answers), games=self.count)
        engine = self.engine
        engine.step(answers.tolist())
        shares = np.frombuffer(engine.rewards.getvalue(), np.float32).reshape(self.count, self.seats)
        self.ended = np.frombuffer(engine.ended.getvalue(), np.bool_)
        self.rewards = np.where(self.ended[:, None], shares * 2 - 1, np.float32(0))
        self._look()

    def _look(self) -> None:
        engine = self.engine
        engine.begin()
        engine.look()
        self.observations: NDArray[np.uint8] = np.frombuffer(engine.observed.getvalue(), np.uint8).reshape(
            self.count, self.size
        )
        self.masks: Mask = np.frombuffer(engine.masks.getvalue(), np.int8).reshape(self.count, self.actions)
        self.turns: NDArray[np.int32] = np.frombuffer(engine.turns.getvalue(), np.int32)

    def floats(self) -> Numbers:
        """The observations as float32."""
        return self.observations.astype(np.float32)

    def random_answers(self, rng: np.random.Generator) -> NDArray[np.int64]:
        """An offered option for every game, each with the same chance."""
        rows, options = np.nonzero(self.masks)
        first = np.searchsorted(rows, np.arange(self.count))
        offered = np.append(first[1:], len(rows)) - first
        return options[first + (rng.random(self.count) * offered).astype(np.int64)]
