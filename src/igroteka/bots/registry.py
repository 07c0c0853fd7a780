"""Bots by name, as people type them. A name may carry parts after colons, in any order:

`ismcts:1000` (iterations), `ismcts:200ms`, `ismcts:1s` (time), `ismcts:1s:2cores`, `greedy:30%` (30 per cent of its
answers are random), `regret:1000` (budgets as those of ismcts), `novice:30%` (overlooks 30 per cent of a position),
`level:3` (the game's third level).
`child` to `champion` are reflexes. Bots of other packages have the name of their entry point (`igroteka.bots`).

`load_bot` also reads `package.module:Class`, from the folder one works in too; it is never given a name that came
over a network.
"""

import os
import re
import sys
from collections.abc import Callable
from importlib import import_module
from importlib.metadata import entry_points
from typing import Any, Final

from igroteka.bots.bot import BaselineBot, Bot, CarelessBot, GreedyBot, NoviceBot, RandomBot
from igroteka.bots.ismcts import IsmctsBot
from igroteka.bots.levels import LEVELS, LevelBot, level_bot
from igroteka.bots.parallel import ManyCoresBot
from igroteka.bots.reaction import LEVELS as REFLEXES
from igroteka.bots.reaction import ReactionBot
from igroteka.bots.regret import RegretBot
from igroteka.core.errors import BadSetting
from igroteka.core.game import Game

_NAMES: Final = ("random", "greedy", "novice", "baseline", "ismcts", "regret", "level")
SEARCHES: Final = ("ismcts", "regret")  # whose names carry a budget
GROUP: Final = "igroteka.bots"
_PART: Final = re.compile(r"^(\d{1,9})(|ms|s|cores?|%)$")
_ITERATIONS: Final = 1000


def bot_names() -> list[str]:
    """What can be typed, with an example of each form."""
    simple = ["random", "greedy", "novice:30%", "baseline"]
    searches = ["ismcts:1000", "ismcts:200ms", "regret:1000"]
    return [*simple, *searches, *[f"level:{level}" for level in LEVELS], *REFLEXES]


def make_bot(name: str, game: Game[Any] | None = None) -> Bot:
    """A fresh bot of this name. Without the game, a level waits for its first decision to see which bot that is."""
    if name == "random":
        return RandomBot()  # first, for the many games of a simulation
    kind, *parts = name.split(":")
    if name in REFLEXES:
        return ReactionBot(name)
    if kind not in _NAMES:
        for entry in entry_points(group=GROUP):
            if entry.name == name:
                return _foreign(name, entry.load)
        raise BadSetting("unknown-bot", bot=name, known=", ".join(bot_names()))
    if kind == "level":
        level = _level(name, parts)
        return LevelBot(level, make_bot) if game is None else make_bot(level_bot(game.levels, level))
    found = _read(name, parts)
    careless = found.pop("%", 0)
    if kind == "novice" and not found:
        return NoviceBot(careless)
    bot = _made(name, kind, found)
    return CarelessBot(bot, careless) if careless else bot


def load_bot(name: str, game: Game[Any] | None = None) -> Bot:
    """A bot by its name, or by the module and class it is written in (`mypackage:MyBot`)."""
    module, colon, rest = name.partition(":")
    if not colon or module in _NAMES or not rest.isidentifier():
        return make_bot(name, game)
    if "" not in sys.path and os.getcwd() not in sys.path:
        sys.path.append(os.getcwd())

    def found() -> Any:
        return getattr(import_module(module), rest)

    return _foreign(name, found)


def _foreign(name: str, load: Callable[[], Any]) -> Bot:
    """A bot somebody else wrote, made without arguments; or BadSetting with what is wrong, whatever that is."""
    try:
        bot = load()()
    except Exception as error:  # a stranger's module may fail in any way
        raise BadSetting("bot-fails", bot=name, reason=f"{type(error).__name__}: {error}") from error
    if not isinstance(bot, Bot):
        raise BadSetting("bot-is-none", bot=name)
    return bot


def _made(name: str, kind: str, found: dict[str, int]) -> Bot:
    if kind in SEARCHES:
        seconds = found.get("ms", 0) / 1000.0 + found.get("s", 0)
        iterations = found.get("", 0 if seconds else _ITERATIONS)
        cores = found.get("cores", 1)
        if kind == "regret":
            if cores > 1:
                raise BadSetting("bad-bot", bot=name)
            return RegretBot(iterations, seconds)
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
