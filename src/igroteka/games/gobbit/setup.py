"""How a game of Gobb'it begins: the deck of the level, the deal, and the first player."""

from typing import Any

from igroteka.core.game import Game
from igroteka.core.knowledge import EVERYONE
from igroteka.core.rng import Rng
from igroteka.games.gobbit.cards import ANIMAL, CARDS, GORILLA, in_first_game
from igroteka.games.gobbit.rules import begin
from igroteka.games.gobbit.state import Gobbit


def blank(game: Game[Gobbit], settings: dict[str, Any], seats: int, rng: Rng) -> Gobbit:
    """An empty table."""
    state = Gobbit(game, settings, seats, rng)
    state.clear()
    return state


def deal(state: Gobbit) -> None:
    """Shuffle and deal everything as evenly as possible (GB-019); the first player is drawn by lot (GB-021)."""
    cards = cards_in(state)
    leave_out(state, cards)
    state.rng.shuffle(cards)
    state.opener = state.rng.below(state.seats)
    state.give_turn(state.opener)
    for place in range(len(cards)):
        state.deck[(state.turn + place) % state.seats].append(cards[place])
    begin(state)


def cards_in(state: Gobbit) -> list[int]:
    """The deck of this level: all cards, or the learning deck (GB-029), gorillas only with their module (GB-030)."""
    first = state.settings["level"] == "first"
    gorillas = bool(state.settings["gorilla"]) and not first
    return [
        card for card in range(CARDS) if (not first or in_first_game(card)) and (gorillas or ANIMAL[card] != GORILLA)
    ]


def leave_out(state: Gobbit, cards: list[int]) -> None:
    """Cards that are not in the game go to the box, and everybody knows which."""
    used = [False] * CARDS
    for card in cards:
        used[card] = True
    state.box = tuple([card for card in range(CARDS) if not used[card]])
    for card in state.box:
        state.known[card] = EVERYONE
