"""Gobb'it («Гоббіт»): flip, slap to eat, cover to defend; mistakes cost. Played in real time."""

from typing import Any, Final

from igroteka.core.game import Game, Setting
from igroteka.games.gobbit.state import LONGEST, MOST_SEATS, Gobbit


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
        super().__init__("gobbit", __name__, seats=range(2, MOST_SEATS + 1), settings=settings)
        self.levels = ["child", "beginner", "adult", "keen", "champion"]  # reflexes, not foresight
        self.secret = ["react"]
        self.revision = 3  # 2: what each seat does in a moment is a fact; 3: the turn is decided as a card is opened

    def load(self, data: dict[str, Any]) -> Gobbit:
        """Up to revision 2 dumps did not tell whose turn it is before anybody is passed over."""
        return super().load({"due": data.get("turn", 0), **data})

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
