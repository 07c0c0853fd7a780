"""How a game of Mindbug begins: the sets, perhaps fixed decks, dealing, and who goes first."""

from typing import Any

from mypy_extensions import i64

from igroteka.core.errors import BadSetting
from igroteka.core.game import Game
from igroteka.core.rng import Rng
from igroteka.games.mindbug.cards.faces import FIRST_FACE, NAMES, SET_CARDS
from igroteka.games.mindbug.rules import begin
from igroteka.games.mindbug.state import DECK_SIZE, Mindbug


def blank(game: Game[Mindbug], settings: dict[str, Any], seats: i64, rng: Rng) -> Mindbug:
    """An empty table."""
    state = Mindbug(game, settings, seats, rng)
    state.clear()
    return state


def deal(state: Mindbug) -> None:
    """Shuffle, deal each player ten cards, draw five, and find the first player (MB-024 to MB-030).

    Later stages of evolving creatures are faces, not cards: they are in no deck (MB-023).
    """
    cards: list[int] = []
    for name in state.settings["sets"]:
        cards += SET_CARDS[name]
    if state.settings["decks"]:
        state.rng.shuffle(cards)
        unused = deal_fixed(state, cards)
    else:
        state.rng.shuffle(cards, state.seats * (DECK_SIZE + 6))  # six reveals each settle any tie
        for seat in range(state.seats):
            state.deck[seat] = cards[seat * DECK_SIZE : (seat + 1) * DECK_SIZE]
        unused = cards[state.seats * DECK_SIZE :]
    for seat in range(state.seats):
        state.refill(seat)
    find_first_player(state, unused)
    state.unused = tuple(unused)
    begin(state)


def deal_fixed(state: Mindbug, shuffled: list[int]) -> list[int]:
    """Give each player the ten cards agreed on, in shuffled order; returns the others."""
    for seat, deck in enumerate(fixed_decks(state.settings["decks"])):
        state.deck[seat] = [card for card in shuffled if card in deck]
    dealt = [card for deck in state.deck for card in deck]
    return [card for card in shuffled if card not in dealt]


def find_first_player(state: Mindbug, unused: list[int]) -> None:
    """Each player reveals an unused card; the highest power begins; a tie reveals again (MB-029, MB-030).

    When no cards are left to tell, chance decides.
    """
    contenders = list(range(state.seats))
    shown: i64 = 0
    while len(contenders) > 1 and shown + len(contenders) <= len(unused):
        best: i64 = 0
        leaders: list[int] = []
        for seat in contenders:
            card = unused[shown]
            shown += 1
            state.reveal(card)
            power = state.shows[card].power
            if power > best:
                best = power
                leaders = [seat]
            elif power == best:
                leaders.append(seat)
        contenders = leaders
    state.active = contenders[0 if len(contenders) == 1 else state.rng.below(len(contenders))]


# --- fixed decks ---------------------------------------------------------------------------------------------------


def read_decks(given: Any, sets: list[str], seats: i64) -> list[list[str]]:
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


def take_copy(name: str, left: list[int]) -> i64:
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
