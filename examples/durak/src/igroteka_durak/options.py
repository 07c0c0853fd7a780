"""The options of Durak: one number, one meaning."""

from typing import Final

from igroteka_durak.state import Durak

PASS: Final = 0  # nothing to throw in
# 1 to 36: lay this card, to attack or to beat
TRANSFER: Final = 36  # TRANSFER + card: pass the attack on with this card
TAKE: Final = 73  # take the cards of the table
OPTIONS: Final = 74


def meant(state: Durak, seat: int, thing: str) -> list[int]:
    """A card of a hand is touched to lay it or to pass an attack on, one on the table to take them all."""
    kind, _, name = thing.partition(":")
    number = name.rpartition(":")[2]
    if kind != "card" or not number.isdigit() or not 0 < int(number) <= TRANSFER:
        return []
    card = int(number)
    return [TAKE] if card in state.attacks + state.defences else [card, TRANSFER + card]
