"""One seat of a table as a Gymnasium environment; bots answer for the others."""

from typing import Any, SupportsInt

import gymnasium as gym
import numpy as np
from gymnasium import spaces

from igroteka.bots.bot import Observation
from igroteka.bots.guard import Guard
from igroteka.bots.registry import load_bot
from igroteka.bots.table import tell
from igroteka.core.errors import BadSetting
from igroteka.core.game import Game
from igroteka.core.rng import derive, seeded
from igroteka.core.state import State
from igroteka.envs.arrays import Mask, Observer, words_of


class SeatEnv(gym.Env[dict[str, Any], np.int64]):
    """Answers for one seat. The reward comes at the end: 1 won, -1 lost. What is not offered loses at once."""

    def __init__(self, game: Game[Any], settings: dict[str, Any], seats: int, seat: int, opponent: str) -> None:
        self.observer = Observer(game, settings, seats)
        if not 0 <= seat < seats:
            raise BadSetting("bad-seats", game=game.name, seats=seat, allowed=", ".join(map(str, range(seats))))
        load_bot(opponent, game)
        self.game = game
        self.seat = seat
        self.opponent = opponent
        self.metadata = {"render_modes": ["ansi"], "render_fps": 4}
        self.render_mode = "ansi"
        seen = spaces.Box(0.0, float(self.observer.most), (self.observer.size,), np.float32)
        mask = spaces.Box(0, 1, (game.actions,), np.int8)
        self.observation_space = spaces.Dict({"observation": seen, "action_mask": mask})
        self.action_space = spaces.Discrete(game.actions)
        self.table: State = game.deal(self.observer.settings, seats, seeded(0))

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        super().reset(seed=seed)
        chance = int(self.np_random.integers(2**62))
        seats = self.observer.seats
        bots = seeded(derive(chance, "bots"))
        while True:  # a game may be over before this seat was asked anything
            self.table = self.game.deal(self.observer.settings, seats, seeded(derive(chance, "deal")))
            self.players = [Guard(load_bot(self.opponent, self.game)) for _ in range(seats)]
            self.seen = [Observation(self.table, seat, bots.fork()) for seat in range(seats)]
            self._play_on()
            if self.table.outcome is None:
                return self._observed(), {"action_mask": self.action_masks()}
            chance += 1

    def step(self, action: SupportsInt) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        option = int(action)
        decision = self.table.decision_for(self.seat)
        if decision is None or option not in decision.options:
            return self._observed(), -1.0, True, False, {"action_mask": self.action_masks(), "illegal": True}
        self._answer(self.seat, option)
        self._play_on()
        outcome = self.table.outcome
        reward = 0.0 if outcome is None else 2.0 * outcome[self.seat] - 1.0
        return self._observed(), reward, outcome is not None, False, {"action_mask": self.action_masks()}

    def action_masks(self) -> Mask:
        """What may be answered now, as maskable learners ask for it."""
        return self.observer.mask(self.table, self.seat)

    def render(self) -> str:  # type: ignore[override]
        """The words of the position."""
        return words_of(self.table)

    def _observed(self) -> dict[str, Any]:
        return {"observation": self.observer.vector(self.table, self.seat), "action_mask": self.action_masks()}

    def _answer(self, seat: int, option: int) -> None:
        decision = self.table.decision_for(seat)
        assert decision is not None
        self.table.apply(seat, option, self.seen[seat].at)
        followers = [seen for seen in self.seen if self.players[seen.seat].follows()]
        tell(followers, decision, seat, option)

    def _play_on(self) -> None:
        """Let the bots answer until this seat is the first that is asked, or the game is over."""
        while self.table.outcome is None:
            seat = int(self.table.decisions[0].seat())
            if seat == self.seat:
                return
            self._answer(seat, self.players[seat].choose(self.seen[seat]))
