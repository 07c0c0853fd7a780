"""The games as standard environments for programs that learn.

observer   what a seat knows as a NumPy vector, and the mask of what it may answer
pettingzoo all seats in turn (PettingZoo's AEC); gymnasium: one seat against bots, alone or several side by side
openspiel  a Python game of OpenSpiel
batch      many games at once in arrays

Each needs its package (`pip install igroteka[envs]`), imported when it is asked for.
"""

from collections.abc import Sequence
from importlib import import_module
from typing import TYPE_CHECKING, Any

from igroteka import games
from igroteka.core.errors import BadSetting

if TYPE_CHECKING:
    from igroteka.envs.arrays import ArrayBatch, Observer


def needed(package: str) -> Any:
    """An optional package, or a sentence that says how to get it."""
    try:
        return import_module(package)
    except ImportError as error:
        raise BadSetting("no-package", package=package) from error


def _in(module: str) -> Any:
    """A module of this folder whose packages are there."""
    return import_module(f"igroteka.envs.{module}")


def observer(game: str, seats: int = 0, **settings: Any) -> "Observer":
    """What a seat knows as numbers, with a name for each of them."""
    needed("numpy")
    made: Observer = _in("arrays").Observer(rulebook(game), settings, seats or rulebook(game).seats[0])
    return made


def batch(game: str, n: int, seats: int = 0, seed: int = 0, **settings: Any) -> "ArrayBatch":
    """So many games side by side."""
    needed("numpy")
    made: ArrayBatch = _in("arrays").ArrayBatch(rulebook(game), settings, seats or rulebook(game).seats[0], n, seed)
    return made


def pettingzoo(game: str, seats: int = 0, max_cycles: int = 0, **settings: Any) -> Any:
    """A table as PettingZoo's AEC environment; `max_cycles` cuts a game off after so many answers."""
    needed("pettingzoo")
    return _in("aec").TableEnv(rulebook(game), settings, seats or rulebook(game).seats[0], max_cycles)


def gymnasium(game: str, opponent: str = "random", seat: int = 0, seats: int = 0, n: int = 0, **settings: Any) -> Any:
    """One seat against bots of a name as a Gymnasium environment; with `n` so many of them side by side."""
    package = needed("gymnasium")
    book = rulebook(game)

    def made() -> Any:
        return _in("single").SeatEnv(book, settings, seats or book.seats[0], seat, opponent)

    return package.vector.SyncVectorEnv([made] * n) if n else made()


def openspiel(game: str, seats: int = 0, deals: int = 1000, positions: Sequence[str] = (), **settings: Any) -> Any:
    """A Python game of OpenSpiel: one of `deals` deals, or of `positions` in words, then answers in turn."""
    needed("pyspiel")
    return _in("spiel").made_game(rulebook(game), settings, seats or rulebook(game).seats[0], deals, positions)


def rulebook(game: str) -> Any:
    return games.find(game)
