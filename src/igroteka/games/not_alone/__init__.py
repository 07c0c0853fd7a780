"""Not Alone («Хижа планета»): one Creature hunts the crew of a wrecked ship who hide on ten Places of its planet."""

from typing import Any, Final

from igroteka.core.decision import Arg, Choice, Decision, Refusal
from igroteka.core.errors import BadPosition
from igroteka.core.game import Game, Setting
from igroteka.core.notation import read_words
from igroteka.core.rng import Rng, seeded
from igroteka.core.state import View
from igroteka.games.not_alone import (
    baseline,
    effects,
    insight,
    position,
    powers,
    reckoning,
    refusals,
    rules,
    texts,
    view,
)
from igroteka.games.not_alone import cards as cards  # declares the cards
from igroteka.games.not_alone.options import ACTIONS
from igroteka.games.not_alone.state import EXPLORATION, NotAlone


class NotAloneGame(Game[NotAlone]):
    """The rulebook of Not Alone."""

    def __init__(self) -> None:
        side = Setting("side", 1, (1, 2))
        expert = Setting("expert", False, (False, True))
        super().__init__("not_alone", seats=range(2, 8), actions=ACTIONS, settings=[side, expert])
        self.secret = ["explore"]
        self.levels = ["baseline:70%", "baseline:35%", "baseline", "ismcts:120", "ismcts:1s"]
        self.search = {
            "rollout": 8,
            "guided": 100,
            "exploration": 0.1,
            "model": 100,
        }  # both sides play on as the baseline does
        powers.register(self.verbs)
        effects.register(self.verbs)
        rules.register(self.verbs, reckoning.RECKONING_STEPS)

    def blank(self, settings: dict[str, Any], seats: int, rng: Rng) -> NotAlone:
        state = NotAlone(self, settings, seats, rng)
        state.clear()
        return state

    def deal(self, settings: dict[str, Any], seats: int, rng: Rng) -> NotAlone:
        state = self.blank(settings, seats, rng)
        rules.deal(state)
        return state

    def position(self, text: str = "", **words: Any) -> NotAlone:
        """The beginning of a turn from words, given as one text or as keywords; see position.py.

        >>> state = GAME.position("seats: 3; discard1: river", will2=1)
        >>> [decision.kind for decision in state.decisions]
        ['explore', 'explore']
        """
        given: dict[str, Any] = {**read_words(text), **words}
        seats = int(_one(given.get("seats", 2)))
        chosen: dict[str, Any] = {name: _one(given[name]) for name in ("side", "expert") if name in given}
        state = self.blank(self.check(chosen, seats), seats, seeded(0))
        position.build(state, given)
        return state

    def describe(self, state: NotAlone) -> str:
        """The words of a position at the beginning of a turn."""
        if state.phase != EXPLORATION or any(state.played) or any(state.owed) or state.acted or state.hunt_spent:
            raise BadPosition("position-mid-turn")
        return position.describe(state)

    def table(self, state: NotAlone, seat: int) -> View:
        return view.table(state, seat)

    def question(self, state: NotAlone, decision: Decision) -> dict[str, Arg]:
        return view.question(state, decision)

    def choice(self, state: NotAlone, option: int, seat: int) -> Choice:
        return view.choice(state, option, seat)

    def why_not(self, state: NotAlone, seat: int, option: int) -> Refusal:
        return refusals.why_not(state, seat, option)

    def redeal(self, state: NotAlone, seat: int, rng: Rng) -> None:
        view.redeal(state, seat, rng)

    def evaluate(self, state: NotAlone, seat: int) -> float:
        return insight.evaluate(state, seat)

    def sensible(self, decision: Decision) -> list[int]:
        return baseline.sensible(decision.kind, decision.options)

    def quiet(self, state: NotAlone) -> bool:
        return insight.quiet(state)

    def suggest(self, world: NotAlone, seat: int, rng: Rng) -> int | None:
        return baseline.suggest(world, seat, rng)

    def words(self) -> list[str]:
        return texts.words()

    def bound(self, settings: dict[str, Any], seats: int) -> int:
        return 1500 * seats

    def teams(self, settings: dict[str, Any], seats: int) -> list[int]:
        """The Creature against all Hunted (NA-002)."""
        return [0] + [1] * (seats - 1)

    def variants(self) -> list[tuple[dict[str, Any], int]]:
        """Every number of players, both sides of the board, with and without the expert variant."""
        chosen: list[tuple[dict[str, Any], int]] = []
        for seats in self.seats:
            chosen.append(({"side": seats % 2 + 1}, seats))
            chosen.append(({"side": 2 - seats % 2, "expert": True}, seats))
        return chosen

    def showcase(self) -> list[tuple[dict[str, Any], int]]:
        return [({}, 2), ({"side": 2}, 4), ({"expert": True}, 7)]


def _one(value: Any) -> Any:
    """A setting written as one word of a list."""
    return value[0] if isinstance(value, list) else value


GAME: Final = NotAloneGame()
