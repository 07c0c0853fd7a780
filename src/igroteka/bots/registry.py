"""Bots by name, as people type them: `random`, `greedy`, `baseline`, and reflexes from `child` to `champion`."""

from collections.abc import Callable
from typing import Final

from igroteka.bots.bot import BaselineBot, Bot, GreedyBot, RandomBot
from igroteka.bots.reaction import LEVELS, ReactionBot
from igroteka.core.errors import BadSetting

_MAKERS: Final[dict[str, Callable[[], Bot]]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    "baseline": BaselineBot,
}


def bot_names() -> list[str]:
    return [*_MAKERS, *LEVELS]


def make_bot(name: str) -> Bot:
    """A fresh bot of this name."""
    if name in LEVELS:
        return ReactionBot(name)
    maker = _MAKERS.get(name)
    if maker is None:
        raise BadSetting("unknown-bot", bot=name, known=", ".join(bot_names()))
    return maker()
