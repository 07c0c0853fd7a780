"""The rulebooks, one package per game, all of the same shape and knowing only core/ (docs/design.md draws the rooms).

The games of the house are in `NAMES`. Others are packages of their own that name their game under the entry point
`igroteka.games` (docs/add-a-game.md); one of them that cannot be played is told of (`refused`) and left out.
"""

from importlib import import_module
from importlib.metadata import entry_points
from typing import Any, Final

from igroteka.core.errors import BadGame, BadSetting
from igroteka.core.game import Game
from igroteka.text import add_game, forget_games

NAMES: Final = ("mindbug", "not_alone", "gobbit", "battlecrest", "aeons_end")
GROUP: Final = "igroteka.games"


class Found:
    """The games from elsewhere: those that can be played, and what is wrong with the others."""

    def __init__(self) -> None:
        self.games: dict[str, Game[Any]] = {}
        self.refused: list[BadGame] = []
        self.looked = False


_FOUND: Final = Found()


def names() -> list[str]:
    """All games that can be played: those of the house, then the others by name."""
    look()
    return [*NAMES, *sorted(_FOUND.games)]


def refused() -> list[BadGame]:
    """What is wrong with the games that were found and cannot be played."""
    look()
    return _FOUND.refused


def find(name: str) -> Game[Any]:
    """The game of this name."""
    if name in NAMES:
        game: Game[Any] = import_module(f"igroteka.games.{name}").GAME
        add_game(game)
        return game
    look()
    if name in _FOUND.games:
        return _FOUND.games[name]
    for error in _FOUND.refused:
        if error.details["game"] == name:
            raise error
    raise BadSetting("unknown-game", game=name, known=", ".join(names()))


def look(again: bool = False) -> None:
    """Look for games from elsewhere, once; each is checked before anybody can play it."""
    if _FOUND.looked and not again:
        return
    if _FOUND.looked:
        forget_games()
    _FOUND.looked = True
    _FOUND.games = {}
    _FOUND.refused = []
    for entry in entry_points(group=GROUP):
        try:
            _FOUND.games[entry.name] = checked(entry.name, entry.value, entry.load)
        except BadGame as error:
            _FOUND.refused.append(error)


def checked(name: str, value: str, load: Any) -> Game[Any]:
    """A game from elsewhere, loaded; or BadGame with what is wrong, whatever that is."""
    try:
        if name in NAMES or name in _FOUND.games:
            raise BadGame("game-name-taken", game=name, where=value)
        game = load()
        if not isinstance(game, Game):
            raise BadGame("game-is-none", game=name, where=value)
        if game.name != name:
            raise BadGame("game-other-name", game=name, where=value, name=game.name)
        add_game(game, brings_words=True)
        return game
    except BadGame as error:
        error.details["game"] = name
        raise
    except Exception as failure:  # a stranger's module may fail in any way; the other games go on
        reason = f"{type(failure).__name__}: {failure}"
        raise BadGame("game-fails", game=name, where=value, reason=reason) from failure
