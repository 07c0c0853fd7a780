"""What a seat of Gobb'it knows, as numbers. Times are left out: who was quicker is told by what lies there."""

from collections.abc import Sequence
from typing import Any

from librt.strings import BytesWriter
from mypy_extensions import i64

from igroteka.core.observe import Layout, put, seated
from igroteka.games.gobbit.cards import BACK, CARDS, CONDITION_NAMES, NAMES
from igroteka.games.gobbit.options import OPTIONS
from igroteka.games.gobbit.state import Gobbit


class GobbitLayout(Layout):
    """Where each block of entries begins."""

    def __init__(self, seats: int, kinds: Sequence[str]) -> None:
        super().__init__(seats, kinds)
        around = seated(seats)
        self.turn = self.block("turn", around)
        self.opener = self.block("opener", around)
        self.gorilla = self.block("gorilla", around)
        self.deck = self.block("deck", around)
        self.pile = self.block("pile", around)
        self.hands = self.block("hands", around)
        self.stray = self.block("stray", around)
        self.ghost = self.block("ghost", around)
        self.outside = self.block("out", around)
        self.back = self.each_seat("back", CONDITION_NAMES)  # of the top card of the deck, in the expert variant
        self.top = self.each_seat("top", [f"{name}:{card}" for card, name in enumerate(NAMES)])
        self.condition = self.block("condition", CONDITION_NAMES)
        self.calling = self.number("calling")
        self.discard = self.number("discard")
        self.opened = self.block("opened", ["high", "low"])  # cards opened so far: 256 * high + low
        self.mine = self.block("mine", [str(option) for option in range(OPTIONS)])  # hands of one's own


def layout(settings: dict[str, Any], seats: int, kinds: Sequence[str]) -> Layout:
    return GobbitLayout(seats, kinds)


def encode(state: Gobbit, seat: int, layout: GobbitLayout, out: BytesWriter, at: i64) -> None:
    """The top cards, how many lie below, and where this seat's own hands are; others' hands as a number."""
    seats = state.seats
    put(out, at + layout.turn + (state.turn - seat) % seats, 1)
    put(out, at + layout.opener + (state.opener - seat) % seats, 1)
    if state.gorilla >= 0:
        put(out, at + layout.gorilla + (state.gorilla - seat) % seats, 1)
    for step in range(seats):
        other = (seat + step) % seats
        deck = state.deck[other]
        pile = state.pile[other]
        put(out, at + layout.deck + step, len(deck))
        put(out, at + layout.pile + step, len(pile))
        put(out, at + layout.hands + step, state.by.count(other))
        put(out, at + layout.stray + step, state.stray >> other & 1)
        if state.is_ghost(other):
            put(out, at + layout.ghost + step, 1)
        if not state.ghosts and not state.inside >> other & 1:
            put(out, at + layout.outside + step, 1)
        if state.expert and deck:
            put(out, at + layout.back + step * len(CONDITION_NAMES) + BACK[deck[-1]], 1)
        if pile:
            put(out, at + layout.top + step * CARDS + pile[-1], 1)
    if state.expert:
        put(out, at + layout.condition + state.condition(), 1)
    put(out, at + layout.calling, state.calling)
    put(out, at + layout.discard, len(state.discard))
    put(out, at + layout.opened, state.opened >> 8)
    put(out, at + layout.opened + 1, state.opened & 255)
    for number in range(len(state.by)):
        if state.by[number] == seat:
            put(out, at + layout.mine + state.on[number], 1)
