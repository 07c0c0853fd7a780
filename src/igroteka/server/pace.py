"""How long bots take before people: drawn from what their kind usually takes, never from what this one holds.

Otherwise an answer at once says "I had no choice", and a long thought "I hold something I could play".
"""

import random
from collections import deque

from igroteka.bots.levels import level_bot
from igroteka.bots.registry import SEARCHES
from igroteka.server.bots import LEVEL

REMEMBERED = 30  # thoughts of one kind of bot
SEARCHING = 1.1  # seconds for a bot that searches, until its own times are known
LONGEST = 3.0  # seconds; beyond that the workers are overloaded, which tells nothing of anybody's hand
SPREAD = 0.4


class Pace:
    """The pace of all bots of a process. With `least` 0 they answer as fast as they can."""

    def __init__(self, least: float) -> None:
        self.least = least
        self._taken: dict[tuple[str, str], deque[float]] = {}  # by game and bot: thoughts with something to choose

    def draw(self, game: str, bot: str, levels: list[str]) -> float:
        """Seconds from a question to the answer, decided before anything is thought."""
        if not self.least:
            return 0.0
        taken = self._taken.get((game, bot))
        longest = max(taken) if taken else SEARCHING if _searches(bot, levels) else 0.0
        return max(self.least, min(longest, LONGEST)) * (1.0 + SPREAD * random.random())

    def thought(self, game: str, bot: str, seconds: float) -> None:
        """A bot of this kind had something to choose and took so long."""
        self._taken.setdefault((game, bot), deque(maxlen=REMEMBERED)).append(seconds)


def _searches(bot: str, levels: list[str]) -> bool:
    name = level_bot(levels, int(bot.removeprefix(LEVEL))) if bot.startswith(LEVEL) else bot
    return name.startswith(SEARCHES)
