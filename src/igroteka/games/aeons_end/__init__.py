"""Aeon's End («Кінець віків»): breach mages together against a nemesis, with decks that are never shuffled."""

from typing import Any, Final

from igroteka.core.game import Game, Setting
from igroteka.games.aeons_end.cards.box import NEMESES
from igroteka.games.aeons_end.cards.facts import MAGE_NAMES
from igroteka.games.aeons_end.setup import DIFFICULTIES, RANDOM, RECOMMENDED, SOLD, read_mages, read_market
from igroteka.games.aeons_end.state import AeonsEnd


class AeonsEndGame(Game[AeonsEnd]):
    """The rulebook of Aeon's End."""

    def __init__(self) -> None:
        settings = [
            Setting("nemesis", "rageborne", [RANDOM, *NEMESES]),
            Setting("difficulty", "normal", DIFFICULTIES),
            Setting("mages", RANDOM, catalogue=[RANDOM, *MAGE_NAMES]),
            Setting("market", RANDOM, catalogue=[RANDOM, *RECOMMENDED, *SOLD]),
            Setting("promos", False, [False, True]),
            Setting("solo_cards", 3, [3, 4]),
            Setting("solo_life", 0, [0, 12, 15]),
        ]
        super().__init__("aeons_end", __name__, seats=(2, 1, 3, 4), settings=settings)
        self.revision = 3  # since then effects of several parts are done as far as they can be (AE-186)
        self.levels = ["novice:22%", "novice:14%", "baseline:4%", "baseline", "ismcts:1s"]
        self.search = {"improves": 1.0, "rollout": 40.0, "guided": 100.0, "reuse": 0.0}

    def check(self, given: dict[str, Any], seats: int) -> dict[str, Any]:
        """Settings as usual; mages are distinct and as many as seats, a market is nine piles of the right kinds."""
        settings = super().check(given, seats)
        settings["mages"] = read_mages(settings["mages"], seats)
        settings["market"] = read_market(settings["market"])
        return settings

    def bound(self, settings: dict[str, Any], seats: int) -> int:
        return 20_000

    def teams(self, settings: dict[str, Any], seats: int) -> list[int]:
        return [0] * seats

    def variants(self) -> list[tuple[dict[str, Any], int]]:
        """Every nemesis with every difficulty, the numbers of mages in turn; all 64 together have a cheaper test."""
        found: list[tuple[dict[str, Any], int]] = []
        for number, nemesis in enumerate(NEMESES):
            for level, difficulty in enumerate(DIFFICULTIES):
                seats = (number + level) % 4 + 1
                settings = {"nemesis": nemesis, "difficulty": difficulty, "promos": (number + level) % 2 == 1}
                found.append((settings, seats))
        return found

    def showcase(self) -> list[tuple[dict[str, Any], int]]:
        """A game against each nemesis, and another one with everything harder and the promo cards."""
        plain = [({"nemesis": name}, seats) for seats, name in zip((2, 1, 3, 2), NEMESES, strict=True)]
        hard = {"difficulty": "expert", "promos": True}
        return plain + [({"nemesis": name, **hard}, seats) for seats, name in zip((3, 4, 2, 4), NEMESES, strict=True)]


GAME: Final = AeonsEndGame()
