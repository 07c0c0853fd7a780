"""Durak («Дурень»): beat what you are attacked with, get rid of your cards, and do not be the last who holds some."""

from typing import Any, Final

from igroteka.core.game import Game, Setting
from igroteka_durak.state import Durak


class DurakGame(Game[Durak]):
    """The rulebook of Durak."""

    def __init__(self) -> None:
        transfer = Setting("transfer", False, [False, True])
        super().__init__("durak", __name__, seats=range(2, 7), settings=[transfer])
        self.levels = ["baseline:60%", "baseline:20%", "baseline", "ismcts:100", "ismcts:1s"]
        self.search = {"improves": 1, "guided": 100, "rollout": 400}  # to the end, by the player in evaluate.py

    def variants(self) -> list[tuple[dict[str, Any], int]]:
        """Every number of players, with and without passing an attack on."""
        return [({"transfer": transfer}, seats) for transfer in (False, True) for seats in self.seats]

    def showcase(self) -> list[tuple[dict[str, Any], int]]:
        """A duel, a table of six, and attacks that are passed on."""
        return [({}, 2), ({}, 6), ({"transfer": True}, 2), ({"transfer": True}, 4)]


GAME: Final = DurakGame()
