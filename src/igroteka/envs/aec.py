"""A table as an environment of PettingZoo: agents in turn (AEC).

Seats that choose in secret at the same time are asked in the order of their seats; what one has chosen is in nobody
else's observation before it is revealed, so the order tells nothing.
"""

from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from igroteka.core.game import Game
from igroteka.core.rng import derive, seeded
from igroteka.core.state import State
from igroteka.envs.arrays import Observer, words_of


class TableEnv(AECEnv[str, dict[str, Any], int]):
    """Agents `seat_0`, `seat_1`, ...; rewards come at the end: 1 won, -1 lost, between for a shared result."""

    def __init__(self, game: Game[Any], settings: dict[str, Any], seats: int, max_cycles: int) -> None:
        super().__init__()
        self.metadata = {"name": f"igroteka_{game.name}_v0", "render_modes": ["ansi"], "is_parallelizable": False}
        self.render_mode = "ansi"
        self.game = game
        self.observer = Observer(game, settings, seats)
        self.max_cycles = max_cycles or game.bound(self.observer.settings, seats)
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self.agents: list[str] = []
        seen = spaces.Box(0.0, float(self.observer.most), (self.observer.size,), np.float32)
        mask = spaces.Box(0, 1, (game.actions,), np.int8)
        self.observation_spaces = {
            agent: spaces.Dict({"observation": seen, "action_mask": mask}) for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(game.actions) for agent in self.possible_agents}
        self._seeds = np.random.default_rng()
        self.table: State = game.deal(self.observer.settings, seats, seeded(0))

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new game; without a seed the next one of this environment."""
        if seed is not None:
            self._seeds = np.random.default_rng(seed)
        chance = seeded(derive(int(self._seeds.integers(2**62)), "deal"))
        self.table = self.game.deal(self.observer.settings, self.observer.seats, chance)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self._asked()

    def _asked(self) -> str:
        return self.possible_agents[self.table.decisions[0].seat()]

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self.possible_agents.index(agent)
        mask = self.observer.mask(self.table, seat)
        if self.table.decisions and self.table.decisions[0].seat() != seat:
            mask[:] = 0  # nobody answers before it is their turn
        return {"observation": self.observer.vector(self.table, seat), "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Answer for the agent that is asked; what is not offered raises IllegalMove."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.table.apply(self.possible_agents.index(agent), int(action))
        outcome = self.table.outcome
        if outcome is not None:
            self.rewards = {name: 2.0 * outcome[seat] - 1.0 for seat, name in enumerate(self.agents)}
            self.terminations = dict.fromkeys(self.agents, True)
        elif self.table.moves >= self.max_cycles:
            self.truncations = dict.fromkeys(self.agents, True)
        if outcome is None:
            self.agent_selection = self._asked()
        self._accumulate_rewards()
        if outcome is not None or self.truncations[self.agents[0]]:
            self._deads_step_first()

    def render(self) -> str:
        """The words of the position."""
        return words_of(self.table)

    def close(self) -> None:
        """Nothing to close."""
