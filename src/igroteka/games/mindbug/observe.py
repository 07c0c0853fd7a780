"""What a seat of Mindbug knows, as numbers: cards by their number, seats from the one that looks."""

from collections.abc import Sequence
from typing import Any

from librt.strings import BytesWriter
from mypy_extensions import i64, u8

from igroteka.core.observe import Layout, put, seated
from igroteka.games.mindbug.cards.faces import NAMES, faces_of
from igroteka.games.mindbug.state import Mindbug


class MindbugLayout(Layout):
    """Where each block of entries begins; blocks by card have an entry for every card up to the last of the sets."""

    def __init__(self, settings: dict[str, Any], seats: int, kinds: Sequence[str]) -> None:
        super().__init__(seats, kinds)
        faces = faces_of(settings["sets"])
        self.cards: i64 = len(faces)
        cards = ["0", *[f"{NAMES[face]}:{card}" for card, face in enumerate(faces) if card]]
        self.active = self.block("active", seated(seats))
        self.life = self.block("life", ["ours", "theirs"])
        self.mindbugs = self.block("mindbugs", seated(seats))
        self.hidden = self.block("hidden", seated(seats))  # cards of a hand that are not known
        self.deck = self.block("deck", seated(seats))
        self.unused = self.number("unused")
        self.hand = self.each_seat("hand", cards)  # 1: known to be there
        self.board = self.each_seat("board", cards)  # the place in the row, from 1
        self.discard = self.each_seat("discard", cards)  # the place in the pile, from 1
        self.power = self.block("power", cards)  # of creatures in play, as it is now
        self.keywords = self.block("keywords", cards)  # of creatures in play: 1 hunter, 2 frenzy, 4 poisonous, ...
        self.stage = self.block("stage", cards)  # of creatures in play
        self.worn = self.block("worn", cards)  # 1 exhausted, 2 shielded, 3 both
        self.under = self.block("under", cards)  # the number of the creature this card boosts
        self.offered = self.block("offered", cards)
        self.pending = self.block("pending", cards)  # how many effects of it wait
        self.about = self.block("about", cards)  # the card that asks
        self.revealed = self.block("revealed", cards)  # of the unused ones


def layout(settings: dict[str, Any], seats: int, kinds: Sequence[str]) -> Layout:
    return MindbugLayout(settings, seats, kinds)


def encode(state: Mindbug, seat: int, layout: MindbugLayout, out: BytesWriter, at: i64) -> None:
    """Hands as far as this seat knows them, and all that lies open."""
    seats: i64 = state.seats
    me: i64 = seat
    bit: i64 = 1 << seat
    cards = layout.cards
    known = state.known
    put(out, at + layout.life, state.life[me & 1])
    put(out, at + layout.life + 1, state.life[1 - (me & 1)])
    put(out, at + layout.unused, len(state.unused))
    step: i64 = 0
    while step < seats:
        other: i64 = me + step
        if other >= seats:
            other -= seats
        if state.active == other:
            out[at + layout.active + step] = 1
        put(out, at + layout.mindbugs + step, state.mindbugs[other])
        put(out, at + layout.deck + step, len(state.deck[other]))
        unknown: i64 = 0
        begin: i64 = at + layout.hand + step * cards
        for card in state.hand[other]:
            mask: i64 = known[card]
            place: i64 = card
            if mask & bit:
                out[begin + place] = 1
            else:
                unknown += 1
        put(out, at + layout.hidden + step, unknown)
        begin = at + layout.board + step * cards
        number: i64 = 0
        for card in state.board[other]:
            number += 1  # noqa: SIM113 - enumerate would make an object of it
            place = card
            out[begin + place] = u8(number)
            put(out, at + layout.power + place, state.power(card, other))
            put(out, at + layout.keywords + place, state.keywords(card, other))
            put(out, at + layout.stage + place, state.shows[card].stage)
        begin = at + layout.discard + step * cards
        number = 0
        for card in state.discard[other]:
            number += 1  # noqa: SIM113
            place = card
            put(out, begin + place, number)
        step += 1
    _encode_marks(state, layout, out, at)


def _encode_marks(state: Mindbug, layout: MindbugLayout, out: BytesWriter, at: i64) -> None:
    """What is open besides: marks on creatures, boost cards, what is offered, waits or asks."""
    for card in state.exhausted:
        place: i64 = card
        out[at + layout.worn + place] = 1
    for card in state.shielded:
        place = at + layout.worn + card
        out[place] = out[place] | u8(2)
    for pile in state.under:
        creature: i64 = pile[0]
        for card in pile[1:]:
            place = card
            put(out, at + layout.under + place, creature)
    if state.offered > 0:
        place = state.offered
        out[at + layout.offered + place] = 1
    for effect in state.pending:
        place = at + layout.pending + effect.card
        out[place] = out[place] + u8(1)
    if state.decisions and state.decisions[0].card > 0:
        out[at + layout.about + state.decisions[0].card] = 1
    for card in state.unused:
        if state.known[card] == -1:
            place = card
            out[at + layout.revealed + place] = 1
