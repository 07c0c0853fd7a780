"""How good a Mindbug position looks: life, Mindbugs, creatures and cards, weighed."""

import math

from igroteka.core.knowledge import holds
from igroteka.games.mindbug.cards.faces import FRENZY, HUNTER, POISONOUS, SNEAKY, TOUGH
from igroteka.games.mindbug.state import Mindbug


def evaluate(state: Mindbug, seat: int) -> float:
    """The chance to win, as a smooth guess from material."""
    if state.outcome is not None:
        return state.outcome[seat]
    balance = 0.0
    for side in range(state.seats):
        worth = material(state, side)
        balance += worth if side & 1 == seat & 1 else -worth
    mine = state.life[seat & 1]
    theirs = state.life[1 - (seat & 1)]
    balance += life_worth(mine) - life_worth(theirs)
    return 1.0 / (1.0 + math.exp(-balance / 4.0))


def life_worth(life: int) -> float:
    """The last lives are worth most."""
    return 9.0 * (1.0 - 1.0 / (1.0 + life))


def material(state: Mindbug, seat: int) -> float:
    worth = 1.7 * state.mindbugs[seat] + 0.8 * (len(state.hand[seat]) + len(state.deck[seat]))
    for card in state.board[seat]:
        keywords = state.keywords(card, seat)
        worth += 1.0 + 0.25 * int(state.power(card, seat))
        worth += 0.8 * (keywords & SNEAKY == SNEAKY) + 0.8 * (keywords & FRENZY == FRENZY)
        worth += 0.8 * (keywords & POISONOUS == POISONOUS) + 0.4 * (keywords & HUNTER == HUNTER)
        if keywords & TOUGH and not holds(state.exhausted, card):
            worth += 1.2
    return worth
