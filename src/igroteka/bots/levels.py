"""Five levels of play in every game: 1 is kind to a child, 5 uses all that a second of thinking gives."""

from collections.abc import Callable
from typing import Final

from igroteka.bots.bot import Bot, Glimpse

LEVELS: Final = (1, 2, 3, 4, 5)

# What plays each level, unless the game names its own (`Game.levels`).
LADDER: Final = ("greedy:60%", "greedy:10%", "ismcts:40", "ismcts:300", "ismcts:1s")


class LevelBot(Bot):
    """Plays at a level; which bot that is, the game tells."""

    def __init__(self, level: int, make: Callable[[str], Bot]) -> None:
        self.level = level
        self.make = make
        self.bot: Bot | None = None

    def follows(self) -> bool:
        return True  # it may turn out to be a search

    def choose(self, glimpse: Glimpse) -> int:
        if self.bot is None:
            self.bot = self.make(level_bot(glimpse.game.levels, self.level))
        return self.bot.choose(glimpse)


def level_bot(own: list[str], level: int) -> str:
    """The name of the bot that plays a level."""
    return own[level - 1] if own else LADDER[level - 1]
