"""Mindbug («Химерія»): a duel in which the best card you play may be taken from you."""

from typing import Any, Final

from igroteka.core.decision import Arg, Choice, Decision, Refusal
from igroteka.core.errors import BadPosition
from igroteka.core.game import Game, Setting
from igroteka.core.notation import read_words
from igroteka.core.rng import Rng, seeded
from igroteka.core.state import View
from igroteka.games.mindbug import cards, insight, position, rules, view
from igroteka.games.mindbug.effects import YES
from igroteka.games.mindbug.state import Mindbug


class MindbugGame(Game[Mindbug]):
    """The rulebook of Mindbug."""

    def __init__(self) -> None:
        sets = Setting("sets", ["first_contact"], list(cards.SETS), many=True)
        super().__init__("mindbug", seats=(2,), actions=YES + 1, settings=[sets])
        cards.register(self.verbs)
        rules.register(self.verbs)

    def blank(self, settings: dict[str, Any], seats: int, rng: Rng) -> Mindbug:
        state = Mindbug(self, settings, seats, rng)
        state.clear()
        return state

    def deal(self, settings: dict[str, Any], seats: int, rng: Rng) -> Mindbug:
        state = self.blank(settings, seats, rng)
        rules.deal(state)
        return state

    def position(self, text: str = "", **words: Any) -> Mindbug:
        """A position from words, given as one text or as keywords; see position.py.

        >>> state = GAME.position("mine: gorillion; theirs: bee_bear", turn="mine")
        >>> state.decisions[0].kind
        'turn'
        """
        given: dict[str, Any] = {**read_words(text), **words}
        sets = given.get("sets", "first_contact")
        settings = self.check({"sets": ",".join(sets) if isinstance(sets, list) else sets}, 2)
        state = self.blank(settings, 2, seeded(0))
        position.build(state, given)
        return state

    def describe(self, state: Mindbug) -> str:
        """The words of a position between two turns."""
        if not state.decisions or state.decisions[0].kind != "turn":
            raise BadPosition("position-mid-turn")
        return position.describe(state)

    def table(self, state: Mindbug, seat: int) -> View:
        return view.table(state, seat)

    def question(self, state: Mindbug, decision: Decision) -> dict[str, Arg]:
        return view.question(state, decision)

    def choice(self, state: Mindbug, option: int, seat: int) -> Choice:
        return view.choice(state, option, seat)

    def why_not(self, state: Mindbug, seat: int, option: int) -> Refusal:
        return view.why_not(state, seat, option)

    def redeal(self, state: Mindbug, seat: int, rng: Rng) -> None:
        view.redeal(state, seat, rng)

    def evaluate(self, state: Mindbug, seat: int) -> float:
        return insight.evaluate(state, seat)

    def words(self) -> list[str]:
        return view.words(cards.SETS)

    def bound(self, settings: dict[str, Any], seats: int) -> int:
        return 2000

    def teams(self, settings: dict[str, Any], seats: int) -> list[int]:
        return [seat & 1 for seat in range(seats)]


GAME: Final = MindbugGame()
