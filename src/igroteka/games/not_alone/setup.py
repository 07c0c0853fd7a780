"""How a game of Not Alone begins: the reserve, both decks, the first hands."""

from typing import Any

from igroteka.core.game import Game
from igroteka.core.rng import Rng
from igroteka.games.not_alone.cards.facts import CARDS, FIRST_SURVIVAL
from igroteka.games.not_alone.cards.places import RESERVE_COPIES, STARTERS
from igroteka.games.not_alone.rules.turn import begin
from igroteka.games.not_alone.state import NotAlone


def blank(game: Game[NotAlone], settings: dict[str, Any], seats: int, rng: Rng) -> NotAlone:
    """An empty table."""
    state = NotAlone(game, settings, seats, rng)
    state.clear()
    return state


def deal(state: NotAlone) -> None:
    """Lay out the reserve, shuffle both decks, deal hands (NA-010 to NA-020)."""
    for place in range(6, 11):
        state.reserve[place] = RESERVE_COPIES[state.seats - 1]
    state.hunt_deck = list(range(FIRST_SURVIVAL))
    state.survival_deck = list(range(FIRST_SURVIVAL, CARDS))
    state.rng.shuffle(state.hunt_deck)
    state.rng.shuffle(state.survival_deck)
    for seat in range(1, state.seats):
        state.to_hand(seat, STARTERS)
        state.draw_survival(seat)
    state.refill_hunt()
    begin(state)
