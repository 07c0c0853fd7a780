"""How a game of Battlecrest begins: an empty table, chance, and the warriors to be placed."""

from typing import Any

from igroteka.core.game import Game
from igroteka.core.rng import Rng
from igroteka.games.battlecrest.rules import PLACE, TURN
from igroteka.games.battlecrest.state import Battlecrest


def blank(game: Game[Battlecrest], settings: dict[str, Any], seats: int, rng: Rng) -> Battlecrest:
    """An empty table."""
    state = Battlecrest(game, settings, seats, rng)
    state.clear()
    return state


def deal(state: Battlecrest) -> None:
    """Choose at random who begins (BC-034) and shuffle the locations (BC-025); no later step uses chance."""
    first = state.rng.below(state.plan.heroes)
    shuffled = list(state.where)
    state.rng.shuffle(shuffled)
    set_up(state, shuffled, first)


def set_up(state: Battlecrest, locations: list[int], first: int) -> None:
    """Lay one location into each marked cell (BC-027), place the warriors, begin."""
    state.where = tuple(locations)
    state.first = state.active = first
    state.push(TURN, state.plan.controller[first])
    state.push(PLACE, state.plan.controller[first])
    state.advance()
