"""A game as a Python game of OpenSpiel.

The first node is chance: it picks one of so many deals, or of the positions given, and later chance follows from
that. Then seats answer in turn; those that choose in secret at the same time do so in the order of their seats, and
no information state tells what another one chose.
"""

import json
from collections.abc import Sequence
from typing import Any, Final

import numpy as np
import pyspiel

from igroteka.core.game import Game
from igroteka.core.observe import information
from igroteka.core.rng import derive, seeded
from igroteka.core.state import State
from igroteka.envs.arrays import Observer, words_of

DEALS: Final = 1000


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """The rulebook with its settings: parameters `seats`, `deals`, and, as JSON in hexadecimal digits, `settings` and
    `positions`: texts of positions to be dealt instead."""

    def __init__(self, kind: Any, game: Game[Any], params: dict[str, Any]) -> None:
        seats = params.get("seats", game.seats[0])
        settings = _read(params, "settings") or {}
        self.positions: list[str] = _read(params, "positions") or []
        observer = Observer(game, settings, seats)
        deals = len(self.positions) or params.get("deals", DEALS)
        info = pyspiel.GameInfo(
            num_distinct_actions=game.actions,
            max_chance_outcomes=deals,
            num_players=seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0 if zero_sum(game) else None,
            max_game_length=game.bound(observer.settings, seats),
        )
        super().__init__(kind, info, params)
        self.observer = observer
        self.book = game
        self.seats = seats
        self.deals = deals

    def dealt(self, number: int) -> State:
        """The position that chance picked."""
        if self.positions:
            begun: State = self.book.position(self.positions[number])
        else:
            begun = self.book.deal(self.observer.settings, self.seats, seeded(derive(number, "deal")))
        return begun

    def new_initial_state(self) -> "SpielState":
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "SpielObserver":
        return SpielObserver(self.observer, iig_obs_type is not None and bool(iig_obs_type.perfect_recall))


class Held:
    """What a node of the game tree holds. OpenSpiel copies a node by copying its attributes deeply; this is how."""

    def __init__(self, game: SpielGame, table: State | None, answers: list[tuple[int, int, bool]]) -> None:
        self.game = game
        self.table = table
        self.answers = answers  # seat, option, whether it was secret

    def __deepcopy__(self, memo: dict[int, Any]) -> "Held":
        return Held(self.game, None if self.table is None else self.table.copy(), self.answers[:])


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A position, or the chance node before the first one."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.held = Held(game, None, [])

    @property
    def game(self) -> SpielGame:
        return self.held.game

    @property
    def table(self) -> State | None:
        return self.held.table

    def current_player(self) -> int:
        if self.table is None:
            return int(pyspiel.PlayerId.CHANCE)
        if self.table.outcome is not None:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(self.table.decisions[0].seat())

    def is_terminal(self) -> bool:
        return self.table is not None and self.table.outcome is not None

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(deal, 1.0 / self.game.deals) for deal in range(self.game.deals)]

    def _legal_actions(self, player: int) -> list[int]:
        assert self.table is not None
        return sorted(self.table.decisions[0].options) if player == self.current_player() else []

    def _apply_action(self, action: int) -> None:
        if self.table is None:
            self.held.table = self.game.dealt(action)
            return
        decision = self.table.decisions[0]
        seat = int(decision.seat())
        self.held.answers.append((seat, action, decision.kind in self.game.book.secret))
        self.table.apply(seat, action)

    def _action_to_string(self, player: int, action: int) -> str:
        if self.table is None or player < 0:
            return f"deal {action}"
        if self.table.decision_for(player) is None:
            return str(action)
        return f"{action} " + json.dumps(self.table.choice(action, player).dump(), sort_keys=True)

    def returns(self) -> list[float]:
        if self.table is None or self.table.outcome is None:
            return [0.0] * self.game.seats
        return [2.0 * share - 1.0 for share in self.table.outcome]

    def information_state_string(self, player: int | None = None) -> str:
        """The view and all answers this seat saw: it forgets nothing."""
        seat = self.current_player() if player is None else player
        if self.table is None:
            return ""
        seen = [(who, option) for who, option, secret in self.held.answers if not secret or who == seat]
        return information(self.table, seat, seen)

    def resample_from_infostate(self, player: int, sampler: Any) -> "SpielState":
        """A world this seat thinks possible, for searches."""
        made = SpielState(self.game)
        made.held.answers = self.held.answers[:]
        if self.table is not None:
            made.held.table = self.table.imagine(player, seeded(int(sampler() * 2**53)))
        return made

    def __str__(self) -> str:
        return "chance" if self.table is None else words_of(self.table)


class SpielObserver:
    """What a seat knows as a tensor (PyObserver); its text, where perfect recall is asked for, forgets nothing."""

    def __init__(self, observer: Observer, recalls: bool) -> None:
        self.observer = observer
        self.recalls = recalls
        self.tensor = np.zeros(observer.size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        self.tensor.fill(0)
        if state.table is not None:
            self.tensor[:] = self.observer.vector(state.table, player)

    def string_from(self, state: SpielState, player: int) -> str:
        if state.table is None or self.recalls:
            return state.information_state_string(player)
        return information(state.table, player)


def zero_sum(game: Game[Any]) -> bool:
    """Whether two sides of the same size play against each other, however many sit at the table."""
    for settings, seats in game.variants():
        teams = game.teams(settings, seats)
        if sorted(teams) != [0] * (seats // 2) + [1] * (seats // 2):
            return False
    return True


def registered(game: Game[Any]) -> str:
    """Tell OpenSpiel of a game, once; the name `pyspiel.load_game` knows it by."""
    name = f"igroteka_{game.name}"
    if name in pyspiel.registered_names():
        return name
    kind = pyspiel.GameType(
        short_name=name,
        long_name=f"Igroteka: {game.name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM if zero_sum(game) else pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(game.seats),
        min_num_players=min(game.seats),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"seats": game.seats[0], "deals": DEALS, "settings": "", "positions": ""},
    )

    class Registered(SpielGame):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(kind, game, params or {})

    pyspiel.register_game(kind, Registered)
    return name


def made_game(game: Game[Any], settings: dict[str, Any], seats: int, deals: int, positions: Sequence[str]) -> Any:
    """The game of these settings, loaded by its name."""
    params: dict[str, Any] = {"seats": seats, "deals": deals}
    if settings:
        params["settings"] = json.dumps(settings).encode().hex()
    if positions:
        params["positions"] = json.dumps(list(positions)).encode().hex()
    return pyspiel.load_game(registered(game), params)


def _read(params: dict[str, Any], name: str) -> Any:
    return json.loads(bytes.fromhex(params.get(name, "")) or b"null")
