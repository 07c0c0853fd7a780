"""Which bots people may choose at a table."""

from typing import Any

from igroteka.bots.reaction import LEVELS as REFLEXES
from igroteka.bots.registry import SEARCHES, bot_names
from igroteka.core.errors import BadSetting
from igroteka.core.game import Game

LEVEL = "level:"


def offered(game: Game[Any]) -> list[str]:
    """Levels and simple bots, or reflexes where speed counts; no budgets of their own."""
    names = [name for name in bot_names() if not name.startswith(SEARCHES)]
    if game.referee(game.seats[0]) is None:
        return [name for name in names if name not in REFLEXES]
    return [name for name in names if name in REFLEXES or name.startswith(LEVEL)]


def check_bot(name: str, game: Game[Any]) -> str:
    """A bot people may choose, or BadSetting."""
    if name not in offered(game):
        raise BadSetting("unknown-bot", bot=name, known=", ".join(offered(game)))
    return name


def reflex_name(name: str) -> str:
    """Of a level, the reflexes that play it."""
    return list(REFLEXES)[int(name.removeprefix(LEVEL)) - 1] if name.startswith(LEVEL) else name
