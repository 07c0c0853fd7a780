"""How good a Durak position looks, and the game's own player."""

import math
from typing import Final

from igroteka.core.rng import Rng
from igroteka_durak.options import PASS, TAKE, TRANSFER
from igroteka_durak.state import RANK, SUIT, Durak

TRUMP: Final = 9  # how many ranks a trump is worth more


def worth(state: Durak, card: int) -> int:
    """What a card is worth: its rank, and more if it is a trump."""
    return RANK[card] + TRUMP if SUIT[card] == state.trump else RANK[card]


def evaluate(state: Durak, seat: int) -> float:
    """The chance not to be the fool, from how heavy each hand is beside the others."""
    if state.outcome is not None:
        return state.outcome[seat]
    shares = [share(state, other) for other in range(state.seats)]
    return 1.0 - shares[seat] / sum(shares)


def share(state: Durak, seat: int) -> float:
    """How likely a seat is to be the fool: each card counts, a good one less, as it will take others along."""
    cards = state.hand[seat]
    if seat == state.defender and (state.taking or not state.beaten()):
        cards = cards + state.attacks + state.defences  # it looks as if these will be taken
    if not cards and not state.deck:
        return 0.0
    burden = 0.0
    for card in cards:
        burden += 1.0 - 0.07 * worth(state, card)
    return math.exp(burden / (1.0 + 0.1 * len(state.deck)))


def suggest(world: Durak, seat: int, rng: Rng) -> int | None:
    """Lead low, beat cheaply, throw in everything but trumps, take only what cannot be beaten."""
    decision = world.decision_for(seat)
    assert decision is not None
    kind = decision.kind
    return min(decision.options, key=lambda option: price(world, seat, kind, option))


def price(world: Durak, seat: int, kind: str, option: int) -> int:
    """What an answer costs the seat that gives it."""
    if option in (PASS, TAKE):
        return 90
    card = option - TRANSFER if option > TRANSFER else option
    value = worth(world, card)
    if kind == "lead":  # rather a card of which more can follow
        return value - 3 * sum(RANK[other] == RANK[card] and SUIT[other] != world.trump for other in world.hand[seat])
    if kind != "defend" and value >= TRUMP and world.deck:  # trumps are kept until the deck is gone
        return 99
    return value
