"""Mindbug («Химерія»): a duel in which the best card you play may be taken from you."""

from typing import Any, Final

from igroteka.core.decision import Arg, Choice, Decision, Refusal
from igroteka.core.errors import BadPosition
from igroteka.core.game import Game, Setting
from igroteka.core.notation import read_words
from igroteka.core.rng import Rng, seeded
from igroteka.core.state import View
from igroteka.games.mindbug import cards, insight, position, rules, view
from igroteka.games.mindbug.decks import read_decks
from igroteka.games.mindbug.options import OPTIONS
from igroteka.games.mindbug.state import Mindbug


class MindbugGame(Game[Mindbug]):
    """The rulebook of Mindbug."""

    def __init__(self) -> None:
        sets = Setting("sets", ["first_contact"], list(cards.SETS), many=True)
        super().__init__("mindbug", seats=(2, 4), actions=OPTIONS, settings=[sets, Setting("decks", [])])
        cards.register(self.verbs)
        rules.register(self.verbs)

    def check(self, given: dict[str, Any], seats: int) -> dict[str, Any]:
        """Complete settings; fixed decks are checked against the sets."""
        settings = super().check(given, seats)
        settings["decks"] = read_decks(settings["decks"], settings["sets"], seats)
        return settings

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
        seats = position.seats_named(given)
        state = self.blank(self.check({"sets": position.sets_named(given)}, seats), seats, seeded(0))
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

    def variants(self) -> list[tuple[dict[str, Any], int]]:
        """Every combination of sets, for two and for four, and one pair of fixed decks."""
        names = list(cards.SETS)
        chosen = [[name for bit, name in enumerate(names) if mask >> bit & 1] for mask in (1, 2, 4, 3, 5, 6, 7)]
        shown: list[tuple[dict[str, Any], int]] = [({"sets": sets}, seats) for seats in (2, 4) for sets in chosen]
        shown.append(({"sets": names, "decks": [list(deck) for deck in PUZZLE]}, 2))
        return shown

    def showcase(self) -> list[tuple[dict[str, Any], int]]:
        """Each set alone, all together, four players, fixed decks."""
        variants = self.variants()
        return [variants[0], variants[1], variants[2], variants[6], variants[13], variants[14]]

    def teams(self, settings: dict[str, Any], seats: int) -> list[int]:
        return [seat & 1 for seat in range(seats)]


PUZZLE: Final = (
    (
        "cloud_lady", "curious_tadpole", "wildsprout", "sawn", "sea_rex", "hiss_holiness", "peacasus", "gorillion",
        "soul_manipulator", "tiger_squirrel",
    ),
    (
        "waddling_recruit", "cake_trickster", "captain_hippo", "blessed_tiger_squirrel", "cursed_gorillion", "koibra",
        "goat_dragon", "utility_bug", "killer_bee", "strange_barrel",
    ),
)  # fmt: skip
"""Fixed decks for the laws and the golden playthroughs: evolving creatures against a discard pile full of tricks."""

GAME: Final = MindbugGame()
