"""What a seat of Not Alone knows, as numbers. Roles differ, so seats are counted as they sit: 0 is the Creature."""

from collections.abc import Sequence
from typing import Any, Final

from librt.strings import BytesWriter
from mypy_extensions import i64

from igroteka.core.observe import Layout, put
from igroteka.games.not_alone.cards.facts import CARD_NAMES, CARDS, EFFECT_NAMES, FIRST_SURVIVAL
from igroteka.games.not_alone.cards.places import COUNT, PLACE_NAMES, PLACES_IN
from igroteka.games.not_alone.rules.windows import has_passed
from igroteka.games.not_alone.state import CARD_OF, CREATURE, PLACE_OF, SEAT_OF, STAGE_OF, USED, NotAlone, slot

PLACES: Final = PLACE_NAMES[1:]


class NotAloneLayout(Layout):
    """Where each block of entries begins."""

    def __init__(self, seats: int, kinds: Sequence[str]) -> None:
        super().__init__(seats, kinds)
        everybody = ["creature", *[f"hunted{seat}" for seat in range(1, seats)]]
        self.me = self.block("me", everybody)
        self.settled = self.block("settled", everybody)
        self.named = self.block("named", everybody)
        self.turn = self.number("turn")
        self.phase = self.block("phase", ["exploration", "hunting", "reckoning", "end"])
        self.rescue = self.number("rescue")
        self.assimilation = self.number("assimilation")
        self.marker = self.number("marker")
        self.creature = self.block("creature_token", PLACES)
        self.target = self.block("target_token", PLACES)
        self.artemia = self.block("artemia_token", PLACES)
        self.inactive = self.block("inactive", PLACES)
        self.spent_powers = self.block("spent_power", PLACES)
        self.effects = self.block("effect", EFFECT_NAMES)
        self.reserve = self.block("reserve", PLACES)
        hunts, survivals = CARD_NAMES[:FIRST_SURVIVAL], CARD_NAMES[FIRST_SURVIVAL:]
        self.hunt_hand = self.block("hunt.hand", hunts)  # as far as they are known
        self.hunt_bottom = self.block("hunt.bottom", hunts)
        self.hunt_spent = self.block("hunt.spent", hunts)  # the place in the row, from 1
        self.hunt_discard = self.block("hunt.discard", hunts)
        self.hunt_count = self.number("hunt.count")
        self.hunt_plays = self.number("hunt.plays")
        self.hunt_deck = self.number("hunt.deck")
        self.survival_deck = self.number("survival.deck")
        self.survival_discard = self.block("survival.discard", survivals)
        self.looked = self.block("survival.looked", survivals)
        self.about = self.block("about", CARD_NAMES)  # the card that asks
        self.current = self.number("visit.current")  # the visit that is being decided, from 1
        self.first = len(self.names)
        for seat in everybody[1:]:
            for word in ("will", "shown", "hidden", "face_down", "discard_hidden", "survival_count"):
                self.number(f"{seat}.{word}")
            for word in ("double", "double_next", "dodging", "shielded"):
                self.number(f"{seat}.{word}")
            for word in ("owned", "hand", "played", "discard", "pledged", "visit"):
                self.block(f"{seat}.{word}", PLACES)  # a visit: the Place where it counts, and 16 once it is used
            self.block(f"{seat}.survival", survivals)
        self.each = (len(self.names) - self.first) // (seats - 1)


def layout(settings: dict[str, Any], seats: int, kinds: Sequence[str]) -> Layout:
    return NotAloneLayout(seats, kinds)


def put_places(out: BytesWriter, begin: i64, places: int) -> None:
    """1 for every Place of a mask."""
    for place in PLACES_IN[places]:
        put(out, begin + place - 1, 1)


def put_cards(out: BytesWriter, begin: i64, cards: list[int], known: list[int], bit: int, first: int = 0) -> None:
    """1 for every card of a zone that is known."""
    for card in cards:
        if known[card] & bit:
            put(out, begin + card - first, 1)


def encode(state: NotAlone, seat: int, layout: NotAloneLayout, out: BytesWriter, at: i64) -> None:
    """The planet, the tokens, the counters, and of all cards what this seat knows."""
    known = state.known
    bit = 1 << seat
    put(out, at + layout.me + seat, 1)
    for other in range(state.seats):
        if has_passed(state, other):
            put(out, at + layout.settled + other, 1)
    if state.named >= 0:
        put(out, at + layout.named + state.named, 1)
    put(out, at + layout.turn, state.turn)
    if state.phase > 0:
        put(out, at + layout.phase + state.phase - 1, 1)
    put(out, at + layout.rescue, state.rescue)
    put(out, at + layout.assimilation, state.assimilation)
    put(out, at + layout.marker, state.marker)
    put_places(out, at + layout.creature, state.creature)
    put_places(out, at + layout.target, state.target)
    put_places(out, at + layout.artemia, state.artemia)
    put_places(out, at + layout.inactive, state.inactive())
    put_places(out, at + layout.spent_powers, state.spent_powers)
    for effect in range(len(EFFECT_NAMES)):
        put(out, at + layout.effects + effect, state.effects >> effect & 1)
    for place in range(1, 11):
        put(out, at + layout.reserve + place - 1, state.reserve[place])
    put_cards(out, at + layout.hunt_hand, state.hunt_hand, known, bit)
    put_cards(out, at + layout.hunt_bottom, state.hunt_deck, known, bit)
    for number, card in enumerate(state.hunt_spent, start=1):
        put(out, at + layout.hunt_spent + card, number)
    for card in state.hunt_discard:
        put(out, at + layout.hunt_discard + card, 1)
    put(out, at + layout.hunt_count, len(state.hunt_hand))
    put(out, at + layout.hunt_plays, state.plays)
    put(out, at + layout.hunt_deck, len(state.hunt_deck))
    put(out, at + layout.survival_deck, len(state.survival_deck))
    for card in state.survival_discard:
        put(out, at + layout.survival_discard + card - FIRST_SURVIVAL, 1)
    put_cards(out, at + layout.looked, state.looked, known, bit, FIRST_SURVIVAL)
    for decision in state.decisions:
        if 0 <= decision.card < CARDS:
            put(out, at + layout.about + decision.card, 1)
    put(out, at + layout.current, state.current + 1)
    for other in range(1, state.seats):
        _encode_hunted(state, other, seat, out, at + layout.first + (other - 1) * layout.each)
    for visit in state.visits:
        begin = at + layout.first + (visit[SEAT_OF] - 1) * layout.each + VISIT
        put(out, begin + visit[CARD_OF] - 1, visit[PLACE_OF] + (16 if visit[STAGE_OF] & USED else 0))


NUMBERS: Final = 10
VISIT: Final = NUMBERS + 50


def _encode_hunted(state: NotAlone, hunted: int, eye: int, out: BytesWriter, at: i64) -> None:
    """One of the Hunted, as somebody sees them."""
    hand = state.known_places(hunted, state.hand[hunted], eye)
    played = state.known_places(hunted, state.played[hunted], eye)
    discard = state.known_places(hunted, state.discard[hunted], eye)
    put(out, at, state.will[hunted])
    put(out, at + 1, COUNT[state.known_places(hunted, state.hand[hunted], CREATURE)])
    put(out, at + 2, COUNT[state.hand[hunted]] - COUNT[hand])
    put(out, at + 3, COUNT[state.played[hunted]] - COUNT[played])
    put(out, at + 4, COUNT[state.discard[hunted]] - COUNT[discard])
    put(out, at + 5, len(state.survival[hunted]))
    put(out, at + 6, state.double[hunted])
    put(out, at + 7, state.double_next[hunted])
    put(out, at + 8, state.dodging >> hunted & 1)
    put(out, at + 9, state.shielded >> hunted & 1)
    put_places(out, at + NUMBERS, state.owned(hunted))
    put_places(out, at + NUMBERS + 10, hand)
    put_places(out, at + NUMBERS + 20, played)
    put_places(out, at + NUMBERS + 30, discard)
    if state.known[slot(hunted)] >> eye & 1:
        put_places(out, at + NUMBERS + 40, state.pledged[hunted])
    put_cards(out, at + VISIT + 10, state.survival[hunted], state.known, 1 << eye, FIRST_SURVIVAL)
