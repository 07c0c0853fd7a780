"""Bots by name, as people type them. A name may carry parts after colons, in any order:

`ismcts:1000` (iterations), `ismcts:200ms`, `ismcts:1s` (time), `ismcts:1s:2cores`, `greedy:30%` (so many of its
answers are given at random), `level:3` (the game's third level). `child` to `champion` are reflexes.
"""

import re
from typing import Any, Final

from igroteka.bots.bot import BaselineBot, Bot, CarelessBot, GreedyBot, RandomBot
from igroteka.bots.ismcts import IsmctsBot
from igroteka.bots.levels import LEVELS, LevelBot, level_bot
from igroteka.bots.parallel import ManyCoresBot
from igroteka.bots.reaction import LEVELS as REFLEXES
from igroteka.bots.reaction import ReactionBot
from igroteka.core.errors import BadSetting
from igroteka.core.game import Game

_NAMES: Final = ("random", "greedy", "baseline", "ismcts", "level")
_PART: Final = re.compile(r"^(\d{1,9})(|ms|s|cores?|%)$")
_ITERATIONS: Final = 1000


def bot_names() -> list[str]:
    """What can be typed, with an example of each form."""
    levels = [f"level:{level}" for level in LEVELS]
    return ["random", "greedy", "baseline", "ismcts:1000", "ismcts:200ms", *levels, *REFLEXES]


def make_bot(name: str, game: Game[Any] | None = None) -> Bot:
    """A fresh bot of this name. Without the game, a level waits for its first decision to see which bot that is."""
    if name == "random":
        return RandomBot()  # first, for the many games of a simulation
    kind, *parts = name.split(":")
    if name in REFLEXES:
        return ReactionBot(name)
    if kind not in _NAMES:
        raise BadSetting("unknown-bot", bot=name, known=", ".join(bot_names()))
    if kind == "level":
        level = _level(name, parts)
        return LevelBot(level, make_bot) if game is None else make_bot(level_bot(game.levels, level))
    found = _read(name, parts)
    careless = found.pop("%", 0)
    bot = _made(name, kind, found)
    return CarelessBot(bot, careless) if careless else bot


def _made(name: str, kind: str, found: dict[str, int]) -> Bot:
    if kind == "ismcts":
        seconds = found.get("ms", 0) / 1000.0 + found.get("s", 0)
        iterations = found.get("", 0 if seconds else _ITERATIONS)
        cores = found.get("cores", 1)
        return ManyCoresBot(cores, iterations, seconds) if cores > 1 else IsmctsBot(iterations, seconds)
    if found:
        raise BadSetting("bad-bot", bot=name)
    if kind == "random":
        return RandomBot()
    return GreedyBot() if kind == "greedy" else BaselineBot()


def _read(name: str, parts: list[str]) -> dict[str, int]:
    """The numbers of a name by their unit; each unit once, none of them zero."""
    found: dict[str, int] = {}
    for part in parts:
        match = _PART.match(part)
        if match is None:
            raise BadSetting("bad-bot", bot=name)
        value, unit = int(match.group(1)), match.group(2).replace("core", "cores").replace("coress", "cores")
        if unit in found or (unit == "%" and value > 100):
            raise BadSetting("bad-bot", bot=name)
        if value == 0 and unit != "%":
            raise BadSetting("zero-budget", bot=name)
        found[unit] = value
    return found


def _level(name: str, parts: list[str]) -> int:
    if len(parts) != 1 or not parts[0].isdigit() or int(parts[0]) not in LEVELS:
        raise BadSetting("unknown-level", bot=name, known=", ".join(map(str, LEVELS)))
    return int(parts[0])
