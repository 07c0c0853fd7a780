"""Five levels of play in every game: level 1 makes many mistakes, level 5 may think for a second."""

from collections.abc import Callable
from typing import Final

from igroteka.bots.bot import Bot, Observation

LEVELS: Final = (1, 2, 3, 4, 5)

# What plays each level, unless the game names its own (`Game.levels`).
LADDER: Final = ("greedy:60%", "greedy:10%", "ismcts:40", "ismcts:300", "ismcts:1s")


class LevelBot(Bot):
    """Plays at a level; the game says which bot that is."""

    def __init__(self, level: int, make: Callable[[str], Bot]) -> None:
        self.level = level
        self.make = make
        self.bot: Bot | None = None

    def follows(self) -> bool:
        return True  # it may turn out to be a search

    def choose(self, observation: Observation) -> int:
        if self.bot is None:
            self.bot = self.make(level_bot(observation.game.levels, self.level))
        return self.bot.choose(observation)


def level_bot(own: list[str], level: int) -> str:
    """The name of the bot that plays a level."""
    return own[level - 1] if own else LADDER[level - 1]
