"""Not Alone («Хижа планета»): one Creature hunts the crew of a wrecked ship who hide on ten Places of its planet."""

from typing import Any, Final

from igroteka.core.game import Game, Setting
from igroteka.games.not_alone.state import NotAlone


class NotAloneGame(Game[NotAlone]):
    """The rulebook of Not Alone."""

    def __init__(self) -> None:
        side = Setting("side", 1, (1, 2))
        expert = Setting("expert", False, (False, True))
        super().__init__("not_alone", __name__, seats=range(2, 8), settings=[side, expert])
        self.revision = 3  # since then a card that is played or drawn in phase 3 may be answered
        self.secret = [
            "explore",
            "take-back",
            "one-back",
            "sacrifice",
            "put-away",
            "keep",
            "keep-hidden",
            "exchange-out",
            "exchange-in",
            "shelter",
        ]  # fmt: skip - Places laid, kept or discarded in secret, or behind a smokescreen
        self.mixed = ["explore"]
        self.levels = ["novice:75%", "novice:50%", "baseline", "ismcts:120", "regret:1s"]
        self.search = {
            "rollout": 8,
            "guided": 100,
            "exploration": 0.1,
            "model": 100,
        }  # both sides play on as the baseline does

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


GAME: Final = NotAloneGame()
