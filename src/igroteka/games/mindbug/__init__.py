"""Mindbug («Химерія»): a duel in which the best card you play may be taken from you."""

from typing import Any, Final

from igroteka.core.game import Game, Setting
from igroteka.games.mindbug.cards.sets import SETS
from igroteka.games.mindbug.setup import read_decks
from igroteka.games.mindbug.state import Mindbug


class MindbugGame(Game[Mindbug]):
    """The rulebook of Mindbug."""

    def __init__(self) -> None:
        sets = Setting("sets", ["first_contact"], list(SETS), many=True)
        super().__init__("mindbug", __name__, seats=(2, 4), settings=[sets, Setting("decks", [])])
        self.search = {"rollout": 0.0, "exploration": 0.15}
        self.levels = ["novice:50%", "novice:15%", "ismcts:20", "ismcts:150", "ismcts:1s"]

    def check(self, given: dict[str, Any], seats: int) -> dict[str, Any]:
        """Complete settings; fixed decks are checked against the sets."""
        settings = super().check(given, seats)
        settings["decks"] = read_decks(settings["decks"], settings["sets"], seats)
        return settings

    def bound(self, settings: dict[str, Any], seats: int) -> int:
        return 2000

    def variants(self) -> list[tuple[dict[str, Any], int]]:
        """Every combination of sets, for two and for four, and one pair of fixed decks."""
        names = list(SETS)
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
