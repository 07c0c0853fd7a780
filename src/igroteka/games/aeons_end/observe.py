"""What everybody knows at a table of Aeon's End, as numbers: cards are counted by design, backs apart."""

from collections.abc import Sequence
from typing import Any

from librt.strings import BytesWriter
from mypy_extensions import i64

from igroteka.core.observe import Layout, put, seated
from igroteka.games.aeons_end.cards.facts import MAGE_NAMES, MAT_NAMES, NAMES, TIER
from igroteka.games.aeons_end.effects.effect import Effect
from igroteka.games.aeons_end.state import PHASE_NAMES, AeonsEnd


class AeonsEndLayout(Layout):
    """Where each block of entries begins; blocks by design have an entry for every card design of the box."""

    def __init__(self, seats: int, kinds: Sequence[str]) -> None:
        super().__init__(seats, kinds)
        around = seated(seats)
        cards = [*NAMES, "back"]
        self.designs: i64 = len(cards)
        self.active = self.block("active", [*around, "nemesis"])
        self.phase = self.block("phase", PHASE_NAMES)
        self.aether = self.block("aether", ["any", "gems", "spells", "discount"])
        self.shield = self.number("shield")
        self.gravehold = self.block("gravehold", ["life", "cap"])
        self.nemesis = self.block("nemesis", MAT_NAMES)
        words = (
            "life",
            "cap",
            "fury",
            "strikes",
            "husks",
            "hurt",
            "corruptions",
            "tier1",
            "tier2",
            "tier3",
            "harder",
        )
        self.foe = self.block("nemesis", words)
        self.foe_play = self.block("nemesis.play", cards)  # the place in the row, from 1
        self.tokens = self.block("nemesis.tokens", cards)
        self.foe_discard = self.block("nemesis.discard", cards)
        self.turn_deck = self.block("turns.deck", cards)
        self.turn_top = self.block("turns.top", cards)
        self.turn_discard = self.block("turns.discard", cards)
        self.supply = self.block("supply", cards)  # cards left in the pile, and 1 for the pile itself
        self.devoured = self.block("devoured", cards)
        self.devoured_last = self.block("devoured.last", cards)
        self.resolving = self.block("resolving", cards)
        self.destroyed = self.block("destroyed", cards)
        self.about = self.block("about", cards)  # the card that asks
        self.whom = self.block("about", around)  # the player a question concerns
        self.amount = self.number("amount")
        self.mage = self.each_seat("mage", MAGE_NAMES)
        self.life = self.block("life", around)
        self.exhausted = self.block("exhausted", around)
        self.charges = self.block("charges", around)
        self.deck = self.block("deck", around)
        self.hand = self.each_seat("hand", cards)
        self.discard = self.each_seat("discard", cards)
        self.discard_last = self.each_seat("discard.last", cards)  # the place of the last such card, from 1
        self.played = self.each_seat("played", cards)
        self.prepped = self.each_seat("prepped", cards)  # a bit for each breach
        self.breach = self.each_seat("breach", ["1", "2", "3", "4"])  # 1 to 4: focused so often, 5: opened
        self.focused = self.each_seat("focused", ["1", "2", "3", "4"])


def layout(settings: dict[str, Any], seats: int, kinds: Sequence[str]) -> Layout:
    return AeonsEndLayout(seats, kinds)


def shown(state: AeonsEnd, card: int) -> i64:
    """The design of a card, or the entry of a back where nobody knows it."""
    return state.design[card] if state.known[card] else len(NAMES)


def count_cards(state: AeonsEnd, out: BytesWriter, begin: i64, zone: list[int]) -> None:
    """How many cards of each design lie in a zone."""
    for card in zone:
        place = begin + shown(state, card)
        put(out, place, int(out[place]) + 1)


def place_cards(state: AeonsEnd, out: BytesWriter, begin: i64, zone: list[int]) -> None:
    """Where in a zone the last card of each design lies, from 1."""
    for number, card in enumerate(zone, start=1):
        put(out, begin + shown(state, card), number)


def encode(state: AeonsEnd, seat: int, layout: AeonsEndLayout, out: BytesWriter, at: i64) -> None:
    """The table, the nemesis, the question, and every player from this seat on."""
    seats = state.seats
    put(out, at + layout.active + (seats if state.active < 0 else (state.active - seat) % seats), 1)
    put(out, at + layout.phase + state.phase, 1)
    for number, value in enumerate((state.aether, state.gem_aether, state.spell_aether, state.discount)):
        put(out, at + layout.aether + number, value)
    put(out, at + layout.shield, state.shield)
    put(out, at + layout.gravehold, state.city)
    put(out, at + layout.gravehold + 1, state.city_cap)
    _encode_nemesis(state, layout, out, at)
    count_cards(state, out, at + layout.turn_deck, state.turn_deck)
    if state.turn_deck and state.placed[state.turn_deck[-1]]:
        put(out, at + layout.turn_top + state.design[state.turn_deck[-1]], 1)
    place_cards(state, out, at + layout.turn_discard, state.turn_discard)
    for number, design in enumerate(state.pile_design):
        put(out, at + layout.supply + design, 1 + len(state.piles[number]))
    count_cards(state, out, at + layout.devoured, state.devoured)
    place_cards(state, out, at + layout.devoured_last, state.devoured)
    count_cards(state, out, at + layout.resolving, state.resolving)
    count_cards(state, out, at + layout.destroyed, state.destroyed)
    if state.decisions:
        decision = state.decisions[0]
        frame = state.agenda[decision.frame]
        if decision.card >= 0:
            put(out, at + layout.about + state.design[decision.card], 1)
        if frame.seat >= 0:
            put(out, at + layout.whom + (frame.seat - seat) % seats, 1)
        verb = frame.verb
        if isinstance(verb, Effect):
            put(out, at + layout.amount, verb.number(state, frame))
    for step in range(seats):
        _encode_player(state, (seat + step) % seats, step, layout, out, at)


def _encode_nemesis(state: AeonsEnd, layout: AeonsEndLayout, out: BytesWriter, at: i64) -> None:
    tiers = [0, 0, 0, 0]
    for card in state.foe_deck:
        tiers[TIER[state.design[card]]] += 1
    put(out, at + layout.nemesis + state.mat, 1)
    told = (state.foe, state.foe_cap, state.fury, len(state.strikes), state.husks, state.hurt, len(state.corruptions))
    for number, value in enumerate((*told, *tiers[1:], state.harder)):
        put(out, at + layout.foe + number, value)
    place_cards(state, out, at + layout.foe_play, state.foe_play)
    for number, card in enumerate(state.foe_play):
        put(out, at + layout.tokens + state.design[card], state.tokens[number])
    count_cards(state, out, at + layout.foe_discard, state.foe_discard)


def _encode_player(state: AeonsEnd, seat: int, step: int, layout: AeonsEndLayout, out: BytesWriter, at: i64) -> None:
    put(out, at + layout.mage + step * len(MAGE_NAMES) + state.mage[seat], 1)
    put(out, at + layout.life + step, state.life[seat])
    put(out, at + layout.exhausted + step, state.exhausted[seat])
    put(out, at + layout.charges + step, state.charges[seat])
    put(out, at + layout.deck + step, len(state.deck[seat]))
    skip: i64 = at + step * layout.designs
    count_cards(state, out, layout.hand + skip, state.hand[seat])
    count_cards(state, out, layout.discard + skip, state.discard[seat])
    place_cards(state, out, layout.discard_last + skip, state.discard[seat])
    count_cards(state, out, layout.played + skip, state.played[seat])
    for number in range(4):
        place = seat * 4 + number
        put(out, at + layout.breach + step * 4 + number, state.breach[place] + 1)
        put(out, at + layout.focused + step * 4 + number, state.focused >> place & 1)
        for second, card in enumerate(state.slots[place]):
            entry = layout.prepped + skip + shown(state, card)
            put(out, entry, int(out[entry]) | 1 << number + 4 * second)
