"""Aeon's End («Кінець віків»): breach mages together against a nemesis, with decks that are never shuffled."""

from typing import Any, Final

from igroteka.core.decision import Arg, Choice, Decision, Refusal
from igroteka.core.errors import BadPosition, BadSetting
from igroteka.core.game import Game, Setting
from igroteka.core.notation import read_words
from igroteka.core.rng import Rng, seeded
from igroteka.core.state import View
from igroteka.games.aeons_end import baseline, cards, declare, insight, nemeses, position, rules, telling, view
from igroteka.games.aeons_end.facts import (
    KIND,
    KIND_NAMES,
    MAGE_NAMES,
    MARKET,
    MAT_NAMES,
    MIXES,
    NUMBER,
    PROMO_MARKET,
)
from igroteka.games.aeons_end.options import ACTIONS
from igroteka.games.aeons_end.setup import DIFFICULTIES, RECOMMENDED
from igroteka.games.aeons_end.state import AeonsEnd

DECLARED: Final = (cards, nemeses)  # importing them fills the lists of facts.py


class AeonsEndGame(Game[AeonsEnd]):
    """The rulebook of Aeon's End."""

    def __init__(self) -> None:
        settings = [
            Setting("nemesis", "rageborne", ["random", *MAT_NAMES]),
            Setting("difficulty", "normal", DIFFICULTIES),
            Setting("mages", "random"),
            Setting("market", "random"),
            Setting("promos", False, [False, True]),
            Setting("solo_cards", 3, [3, 4]),
            Setting("solo_life", 0, [0, 12, 15]),
        ]
        super().__init__("aeons_end", seats=(2, 1, 3, 4), actions=ACTIONS, settings=settings)
        declare.register(self.verbs)
        rules.register(self.verbs)
        self.levels = ["baseline:20%", "baseline:10%", "baseline:4%", "baseline", "ismcts:1s"]
        self.search = {"improves": 1.0, "rollout": 40.0, "guided": 100.0, "reuse": 0.0}

    def check(self, given: dict[str, Any], seats: int) -> dict[str, Any]:
        """Settings as usual; mages are distinct and as many as seats, a market is nine piles of the right kinds."""
        settings = super().check(given, seats)
        settings["mages"] = check_mages(settings["mages"], seats)
        settings["market"] = check_market(settings["market"])
        return settings

    def blank(self, settings: dict[str, Any], seats: int, rng: Rng) -> AeonsEnd:
        state = AeonsEnd(self, settings, seats, rng)
        state.clear()
        return state

    def deal(self, settings: dict[str, Any], seats: int, rng: Rng) -> AeonsEnd:
        state = self.blank(settings, seats, rng)
        rules.deal(state)
        return state

    def position(self, text: str = "", **words: Any) -> AeonsEnd:
        """A position from words, given as one text or as keywords; see position.py.

        >>> state = GAME.position("mages: kadir mist; hand0: jade jade; turn: 0")
        >>> state.decisions[0].kind
        'main'
        """
        given: dict[str, Any] = {**read_words(text), **words}
        settings = {key: given.pop(key) for key in list(given) if key in telling.SETTINGS}
        for key, value in settings.items():
            listed = value.replace(",", " ").split() if isinstance(value, str) else value
            if isinstance(listed, list):
                settings[key] = listed if key in ("mages", "market") and listed != ["random"] else listed[0]
        seats = position.seats_of(given, settings)
        state = self.blank(self.check(settings, seats), seats, seeded(0))
        position.build(state, given)
        return state

    def describe(self, state: AeonsEnd) -> str:
        """The words of a position in the main phase of a turn; everything in it, hidden cards included."""
        if not state.decisions or state.decisions[0].kind != "main":
            raise BadPosition("position-mid-turn")
        return position.describe(state)

    def table(self, state: AeonsEnd, seat: int) -> View:
        return view.table(state, seat)

    def question(self, state: AeonsEnd, decision: Decision) -> dict[str, Arg]:
        return view.question(state, decision)

    def choice(self, state: AeonsEnd, option: int, seat: int) -> Choice:
        return telling.choice(state, option, seat)

    def why_not(self, state: AeonsEnd, seat: int, option: int) -> Refusal:
        return telling.why_not(state, seat, option)

    def redeal(self, state: AeonsEnd, seat: int, rng: Rng) -> None:
        view.redeal(state, seat, rng)

    def evaluate(self, state: AeonsEnd, seat: int) -> float:
        return insight.evaluate(state, seat)

    def suggest(self, world: AeonsEnd, seat: int, rng: Rng) -> int | None:
        return baseline.suggest(world, seat, rng)

    def obvious(self, world: AeonsEnd, seat: int, answer: int) -> bool:
        return baseline.obvious(world, seat, answer)

    def margin(self, state: AeonsEnd, seat: int) -> float:
        return insight.margin(state, seat)

    def words(self) -> list[str]:
        return telling.words()

    def bound(self, settings: dict[str, Any], seats: int) -> int:
        return 20_000

    def teams(self, settings: dict[str, Any], seats: int) -> list[int]:
        return [0] * seats

    def variants(self) -> list[tuple[dict[str, Any], int]]:
        """Every nemesis with every difficulty, the numbers of mages in turn; all 64 together have a cheaper test."""
        found: list[tuple[dict[str, Any], int]] = []
        for number, nemesis in enumerate(MAT_NAMES):
            for level, difficulty in enumerate(DIFFICULTIES):
                seats = (number + level) % 4 + 1
                settings = {"nemesis": nemesis, "difficulty": difficulty, "promos": (number + level) % 2 == 1}
                found.append((settings, seats))
        return found

    def showcase(self) -> list[tuple[dict[str, Any], int]]:
        """A game against each nemesis, and another one with everything harder and the promo cards."""
        plain = [({"nemesis": name}, seats) for seats, name in zip((2, 1, 3, 2), MAT_NAMES, strict=True)]
        hard = {"difficulty": "expert", "promos": True}
        return plain + [
            ({"nemesis": name, **hard}, seats) for seats, name in zip((3, 4, 2, 4), MAT_NAMES, strict=True)
        ]


def check_mages(chosen: Any, seats: int) -> Any:
    if chosen == "random":
        return chosen
    names = chosen.split(",") if isinstance(chosen, str) else list(chosen)
    if len(names) != seats or len(set(names)) < seats or any(name not in MAGE_NAMES for name in names):
        raise BadSetting("bad-setting", setting="mages", value=str(chosen), choices=", ".join(MAGE_NAMES))
    return names


def check_market(chosen: Any) -> Any:
    if chosen == "random" or chosen in tuple(RECOMMENDED):
        return chosen
    names = chosen.split(",") if isinstance(chosen, str) else list(chosen)
    if len(names) == 1 and (names[0] == "random" or names[0] in RECOMMENDED):
        return names[0]
    sold = [design for kind, _ in MIXES for design in MARKET[kind] + PROMO_MARKET[kind]]
    kinds = [KIND_NAMES[KIND[NUMBER[name]]] for name in names if name in NUMBER and NUMBER[name] in sold]
    wanted = [kind for kind, count in MIXES for _ in range(count)]
    if sorted(kinds) != sorted(wanted) or len(set(names)) < len(names):
        known = ", ".join(["random", *RECOMMENDED])
        raise BadSetting("bad-setting", setting="market", value=str(chosen), choices=known)
    return names


GAME: Final = AeonsEndGame()
