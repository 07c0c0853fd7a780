"""What a seat of Durak knows, as numbers: cards by their number, seats from the one that looks."""

from collections.abc import Sequence
from typing import Any

from librt.strings import BytesWriter

from igroteka.core.observe import Layout, put, seated
from igroteka_durak.state import NAMES, SUITS, Durak


class DurakLayout(Layout):
    """Where each block of entries begins."""

    def __init__(self, seats: int, kinds: Sequence[str]) -> None:
        super().__init__(seats, kinds)
        self.trump = self.block("trump", SUITS)
        self.bout = self.number("bout")
        self.deck = self.number("deck")
        self.taking = self.number("taking")
        self.attacker = self.block("attacker", seated(seats))
        self.defender = self.block("defender", seated(seats))
        self.hidden = self.block("hidden", seated(seats))  # cards of a hand that are not known
        self.bottom = self.block("bottom", NAMES)
        self.attacks = self.block("attack", NAMES)  # the place in the row, from 1
        self.defences = self.block("defence", NAMES)
        self.discard = self.block("discard", NAMES)
        self.hand = self.each_seat("hand", NAMES)


def layout(settings: dict[str, Any], seats: int, kinds: Sequence[str]) -> Layout:
    return DurakLayout(seats, kinds)


def encode(state: Durak, seat: int, layout: DurakLayout, out: BytesWriter, at: int) -> None:
    """The table, and of the hands what this seat knows."""
    put(out, at + layout.trump + state.trump, 1)
    put(out, at + layout.bout, state.bout)
    put(out, at + layout.deck, len(state.deck))
    put(out, at + layout.taking, state.taking)
    put(out, at + layout.attacker + (state.attacker - seat) % state.seats, 1)
    put(out, at + layout.defender + (state.defender - seat) % state.seats, 1)
    for card in state.deck[:1]:
        put(out, at + layout.bottom + card, 1)
    for begin, row in ((layout.attacks, state.attacks), (layout.defences, state.defences)):
        for number, card in enumerate(row, start=1):
            put(out, at + begin + card, number)
    for card in state.discard:
        put(out, at + layout.discard + card, 1)
    for step in range(state.seats):
        hand = state.hand[(seat + step) % state.seats]
        known = [card for card in hand if state.known[card] >> seat & 1]
        put(out, at + layout.hidden + step, len(hand) - len(known))
        for card in known:
            put(out, at + layout.hand + step * len(NAMES) + card, 1)
