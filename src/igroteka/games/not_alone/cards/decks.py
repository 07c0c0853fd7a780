"""Both decks together, written into the lists of facts."""

from igroteka.games.not_alone.cards.facts import CARD_EFFECT, CARD_NAMES, CARD_PHASE, CARDS, FIRST_SURVIVAL
from igroteka.games.not_alone.cards.hunt import HUNT_CARDS
from igroteka.games.not_alone.cards.survival import SURVIVAL_CARDS


def declare() -> None:
    """Number the Hunt cards from 0 and the Survival cards after them."""
    for card in HUNT_CARDS + SURVIVAL_CARDS:
        CARD_NAMES.append(card.name)
        CARD_PHASE.append(card.phase)
        CARD_EFFECT.append(card.effect)
    assert len(HUNT_CARDS) == FIRST_SURVIVAL and len(CARD_NAMES) == CARDS
