"""The rulebooks, one package per game, all of the same shape and knowing only core/.

Each package has, in the order a rulebook has them: state.py (what a position is), rules.py (how a turn goes),
effects.py (what cards can do), the cards, view.py (what each seat may know), insight.py (how good a position looks)
and __init__.py (the Game, called GAME).
"""

from importlib import import_module
from typing import Any, Final

from igroteka.core.errors import BadSetting
from igroteka.core.game import Game

NAMES: Final = ("mindbug", "not_alone", "gobbit", "battlecrest", "aeons_end")


def find(name: str) -> Game[Any]:
    """The game of this name."""
    if name not in NAMES:
        raise BadSetting("unknown-game", game=name, known=", ".join(NAMES))
    game: Game[Any] = import_module(f"igroteka.games.{name}").GAME
    return game
