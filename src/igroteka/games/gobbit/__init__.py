"""Gobb'it («Гоббіт»): flip, slap to eat, cover to defend; mistakes cost. Played in real time."""

from typing import Any, Final

from igroteka.core.decision import Arg, Choice, Decision, Refusal
from igroteka.core.errors import BadPosition
from igroteka.core.game import Game, Setting
from igroteka.core.notation import read_words
from igroteka.core.reflex import Reflex
from igroteka.core.rng import Rng, seeded
from igroteka.core.state import View
from igroteka.games.gobbit import insight, position, rules, view
from igroteka.games.gobbit.referee import Referee
from igroteka.games.gobbit.state import ACTIONS, LONGEST, MOST_SEATS, Gobbit


class GobbitGame(Game[Gobbit]):
    """The rulebook of Gobb'it."""

    def __init__(self) -> None:
        settings = [
            Setting("level", "full", ("first", "full", "expert")),
            Setting("gobbit", True, (True, False)),
            Setting("ghosts", True, (True, False)),
            Setting("gorilla", True, (True, False)),
            Setting("hasty", False, (True, False)),  # cards can be opened out of turn (GB-117)
            Setting("tempo", "brisk", ("calm", "brisk", "wild")),  # how long a card waits to be opened (GB-116)
        ]
        super().__init__("gobbit", seats=range(2, MOST_SEATS + 1), actions=ACTIONS, settings=settings)
        rules.register(self.verbs)
        self.levels = ["child", "beginner", "adult", "keen", "champion"]  # reflexes, not foresight

    def blank(self, settings: dict[str, Any], seats: int, rng: Rng) -> Gobbit:
        state = Gobbit(self, settings, seats, rng)
        state.clear()
        return state

    def deal(self, settings: dict[str, Any], seats: int, rng: Rng) -> Gobbit:
        state = self.blank(settings, seats, rng)
        rules.deal(state)
        return state

    def position(self, text: str = "", **words: Any) -> Gobbit:
        """A position from words, given as one text or as keywords; see position.py.

        >>> state = GAME.position("pile0: blue_snake; pile1: blue_chameleon; deck0: 3; deck1: 3")
        >>> state.eats(0, 1, 0)
        True
        """
        given: dict[str, Any] = {**read_words(text), **words}
        chosen = {name: given[name] for name in position.SETTINGS if name in given}
        chosen = {name: value[0] if isinstance(value, list) else value for name, value in chosen.items()}
        seats = position.seats_of(given)
        state = self.blank(self.check(chosen, seats), seats, seeded(0))
        position.build(state, given)
        return state

    def describe(self, state: Gobbit) -> str:
        """The words of a position before any hand is down."""
        if not state.decisions or state.decisions[0].kind != "react" or state.by:
            raise BadPosition("position-mid-turn")
        return position.describe(state)

    def table(self, state: Gobbit, seat: int) -> View:
        return view.table(state, seat)

    def question(self, state: Gobbit, decision: Decision) -> dict[str, Arg]:
        return view.question(state, decision)

    def choice(self, state: Gobbit, option: int, seat: int) -> Choice:
        return view.choice(state, option, seat)

    def why_not(self, state: Gobbit, seat: int, option: int) -> Refusal:
        return view.why_not(state, seat, option)

    def redeal(self, state: Gobbit, seat: int, rng: Rng) -> None:
        view.redeal(state, seat, rng)

    def evaluate(self, state: Gobbit, seat: int) -> float:
        return insight.evaluate(state, seat)

    def suggest(self, world: Gobbit, seat: int, rng: Rng) -> int | None:
        return insight.suggest(world, seat)

    def reflex(self, state: Gobbit, seat: int) -> Reflex | None:
        return insight.reflex(state, seat)

    def referee(self, seats: int) -> Any:
        return Referee(seats)

    def words(self) -> list[str]:
        return view.words()

    def bound(self, settings: dict[str, Any], seats: int) -> int:
        """Cards opened, and as many moments again in which hands move a pile, each with every hand there is."""
        return (2 * LONGEST + 200) * seats * (seats + 3)

    def variants(self) -> list[tuple[dict[str, Any], int]]:
        found: list[tuple[dict[str, Any], int]] = [({"level": "full"}, seats) for seats in self.seats]
        found += [({"level": "first"}, seats) for seats in (2, 5, 8)]
        found += [({"level": "expert"}, seats) for seats in (2, 3, 6, 8)]
        found.append(({"level": "expert", "hasty": True}, 4))
        found.append(({"level": "full", "gobbit": False, "ghosts": False, "gorilla": False, "hasty": True}, 3))
        return found

    def showcase(self) -> list[tuple[dict[str, Any], int]]:
        return [({"level": "first"}, 2), ({"level": "full"}, 3), ({"level": "expert", "hasty": True}, 4)]


GAME: Final = GobbitGame()
