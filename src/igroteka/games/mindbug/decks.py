"""What a table of Mindbug agrees on before the game: the sets, and perhaps which ten cards each player has."""

from typing import Any

from igroteka.core.errors import BadSetting
from igroteka.games.mindbug.faces import FIRST_FACE, NAMES, SET_CARDS
from igroteka.games.mindbug.state import DECK_SIZE


def read_decks(given: Any, sets: list[str], seats: int) -> list[list[str]]:
    """Fixed decks, checked: a list of ten names per seat, or a text with seats parted by "/" and names by spaces.

    An empty value means that all decks are dealt at random.
    """
    decks = [_names(deck) for deck in (given.split("/") if isinstance(given, str) else given or [])]
    if not any(decks):
        return []
    if len(decks) != seats:
        raise BadSetting("bad-decks", seats=seats, decks=len(decks))
    left = [card for name in sets for card in SET_CARDS[name]]
    for number, deck in enumerate(decks, start=1):
        if len(deck) != DECK_SIZE:
            raise BadSetting("bad-deck-size", seat=number, size=DECK_SIZE, count=len(deck))
        for name in deck:
            take_copy(name, left)
    return decks


def _names(deck: Any) -> list[str]:
    words = deck.replace(",", " ").split() if isinstance(deck, str) else list(deck)
    return [str(word) for word in words]


def take_copy(name: str, left: list[int]) -> int:
    """The next copy of a card by its name, taken off the list of cards that are left."""
    for card in left:
        if NAMES[FIRST_FACE[card]] == name:
            left.remove(card)
            return card
    raise BadSetting("no-such-copy", card=name)


def fixed_decks(decks: list[list[str]]) -> list[list[int]]:
    """The cards of each seat's fixed deck: copies are given out in seat order."""
    left = list(range(1, len(FIRST_FACE)))
    return [[take_copy(name, left) for name in deck] for deck in decks]
