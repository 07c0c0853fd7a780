"""What a position of Not Alone is, and the moves every rule and card is made of.

Seat 0 is the Creature, seats 1.. are the Hunted, in the order they sit from the Creature's left. A Hunted never owns
two cards of one Place, so a set of Places is a bit mask: bit p stands for Place p (1 to 10). Hunt and Survival cards
are small ints; what a card does in force this turn is a bit of `effects`.
"""

from typing import ClassVar, Final

from igroteka.core.decision import Arg
from igroteka.core.event import EVERYONE
from igroteka.core.state import State

CREATURE: Final = 0  # the seat of the Creature
MAX_WILL: Final = 3
HUNT_HAND: Final = 3

LAIR: Final = 1
JUNGLE: Final = 2
RIVER: Final = 3
BEACH: Final = 4
ROVER: Final = 5
SWAMP: Final = 6
SHELTER: Final = 7
WRECK: Final = 8
SOURCE: Final = 9
ARTEFACT: Final = 10
PLACE_NAMES: Final = (
    "", "lair", "jungle", "river", "beach", "rover", "swamp", "shelter", "wreck", "source", "artefact",
)  # fmt: skip
STARTERS: Final = 0b111110  # the Places everybody begins with (NA-014)
ALL_PLACES: Final = 0b11111111110

ROW: Final = 5  # Places lie in two rows of five (NA-005)


def _neighbours(place: int) -> int:
    """The Places that touch this one along an edge (NA-006)."""
    mask = 0
    for other in range(1, 11):
        apart = abs(other - place)
        same_row = (other - 1) // ROW == (place - 1) // ROW
        if (apart == 1 and same_row) or apart == ROW:
            mask |= 1 << other
    return mask


NEIGHBOURS: Final[list[int]] = [0, *[_neighbours(place) for place in range(1, 11)]]
PAIRS: Final[list[int]] = [  # every two adjacent Places, as masks
    1 << low | 1 << high for low in range(1, 11) for high in range(low + 1, 11) if NEIGHBOURS[low] >> high & 1
]
PLACES_IN: Final[list[list[int]]] = [[p for p in range(1, 11) if mask >> p & 1] for mask in range(2048)]
COUNT: Final[list[int]] = [len(places) for places in PLACES_IN]

RESCUE_STEPS: Final = 11  # plus the number of players: spaces to the star (NA-009)
ASSIMILATION_STEPS: Final = 5
ARTEMIA_SPACES: Final = ((), (1, 2, 3, 4, 5, 6), (1, 3, 5, 7, 9, 11))  # by board side: spaces left with the symbol

# The phases of a turn (NA-042).
EXPLORATION: Final = 1
HUNTING: Final = 2
RECKONING: Final = 3
END_OF_TURN: Final = 4

# What is in force until the end of the turn (NA-040).
NO_SURVIVAL: Final = 1 << 0  # nobody plays or draws Survival cards
NO_HUNT: Final = 1 << 1  # no Hunt card may be played
DISCARDS_HIDDEN: Final = 1 << 2  # the Creature does not see the discards
TARGET_BARS: Final = 1 << 3  # Places under the Target token may not be played
TARGET_CATCHES: Final = 1 << 4  # the Target token counts as a second Creature token
TARGET_SILENCES: Final = 1 << 5  # Places under the Target token are inactive
TARGET_SCREAMS: Final = 1 << 6  # under it: discard two Places or lose a Will
TARGET_POISONS: Final = 1 << 7  # under it: discard a Survival card
ARTEMIA_ALLOWED: Final = 1 << 8  # a card with the Artemia symbol was played
ARTEMIA_WIDE: Final = 1 << 9  # the Artemia token covers two Places
ARTEMIA_HURTS: Final = 1 << 10  # the Artemia token also costs a Will
CATCH_HURTS_MORE: Final = 1 << 11  # everyone caught loses one more Will
NO_SIGNAL: Final = 1 << 12  # Beach and Wreck are inactive
ONE_BACK: Final = 1 << 13  # a power brings back one Place at most
RESCUE_HELD: Final = 1 << 14  # the Rescue counter does not move at the end of the turn
EFFECT_NAMES: Final = (
    "no-survival", "no-hunt", "discards-hidden", "target-bars", "target-catches", "target-silences", "target-screams",
    "target-poisons", "artemia-allowed", "artemia-wide", "artemia-hurts", "catch-hurts-more", "no-signal", "one-back",
    "rescue-held",
)  # fmt: skip

# A visit is a revealed Place card: [seat, card, where it counts, how far it has come].
SEAT_OF: Final = 0
CARD_OF: Final = 1
PLACE_OF: Final = 2
STAGE_OF: Final = 3
USED: Final = 1  # power, card back, or neither: decided
STRUCK: Final = 2  # the Target token has had its effect
DRAINED: Final = 4  # the Artemia token has had its effect

# Facts by Hunt and Survival card, filled by cards.py.
FIRST_SURVIVAL: Final = 20
CARDS: Final = 35
CARD_NAMES: Final[list[str]] = []
CARD_PHASE: Final[list[int]] = []  # 0: that of the card it copies
CARD_EFFECT: Final[list["Effect"]] = []


class NotAlone(State):
    """One position of Not Alone."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "turn", "phase", "rescue", "assimilation", "marker", "will", "hand", "discard", "played", "pledged",
        "exposed", "traced", "owed", "double", "double_next", "acted", "reserve", "survival", "survival_deck",
        "survival_discard", "looked", "answered", "hunt_hand", "hunt_deck", "hunt_spent", "hunt_discard", "known",
        "plays", "plays_next", "effects", "named", "silenced", "creature", "target", "artemia", "dodging",
        "shielded", "spent_powers", "broken", "revealed", "visits", "current", "settled", "hushed", "closed",
        "stirred",
    )  # fmt: skip

    turn: int
    phase: int
    rescue: int  # spaces left for the Rescue counter
    assimilation: int  # spaces left for the Assimilation counter
    marker: int  # 1 when the Marker counter lies on the Beach
    will: list[int]
    hand: list[int]  # Places, by seat
    discard: list[int]  # Places, by seat; open unless DISCARDS_HIDDEN
    played: list[int]  # Places laid down this turn, by seat; hidden until the reveal
    pledged: list[int]  # Places chosen in secret that still count as part of the hand
    exposed: list[int]  # Places of the hand the Creature alone has been shown; matters until the reveal
    traced: list[int]  # Places played face down that everybody could follow there; matters until the reveal
    owed: list[int]  # Places a seat still takes back (above 0) or discards (below 0) in the Exploration
    double: list[int]  # RIVER or ARTEFACT when two Places are played this turn, else 0
    double_next: list[int]
    acted: int  # seats that resisted or gave up this turn
    reserve: list[int]  # cards left, by Place
    survival: list[list[int]]
    survival_deck: list[int]  # the next card to draw is the last
    survival_discard: list[int]
    looked: list[int]  # Survival cards being looked at, one of which will be kept
    answered: int  # seats that have played a Survival card this turn
    hunt_hand: list[int]
    hunt_deck: list[int]  # the next card to draw is the last
    hunt_spent: list[int]  # played this turn, in order
    hunt_discard: list[int]
    known: list[int]  # by Hunt or Survival card: the seats that know what it is
    plays: int  # Hunt cards the Creature may still play this turn
    plays_next: int
    effects: int
    named: int  # the Hunted whose capture counts twice, else -1
    silenced: int  # Places made inactive by name
    creature: int  # Places under the Creature token: none or one
    target: int  # Places under the Target token: none, one or two adjacent ones
    artemia: int  # Places under the Artemia token, likewise
    dodging: int  # seats the Creature token does not touch
    shielded: int  # seats the Artemia token does not touch
    spent_powers: int  # of Beach and Wreck: used this turn
    broken: int  # seats that lost the last Will in this Reckoning
    visits: list[list[int]]
    current: int  # the visit whose Hunted decides how to use it, else -1
    settled: int  # seats that play no card unless something happens
    hushed: int  # seats that do not want to be asked in this phase
    closed: int  # seats that do not even want the offer
    stirred: int  # 1 when a card was played in the window just closed

    def clear(self) -> None:
        """An empty table before the first turn."""
        seats = self.seats
        self.turn = 0
        self.phase = EXPLORATION
        self.rescue = RESCUE_STEPS + seats
        self.assimilation = ASSIMILATION_STEPS + seats
        self.marker = 0
        self.will = [0] + [MAX_WILL] * (seats - 1)
        self.hand = [0] * seats
        self.discard = [0] * seats
        self.played = [0] * seats
        self.pledged = [0] * seats
        self.exposed = [0] * seats
        self.traced = [0] * seats
        self.owed = [0] * seats
        self.double = [0] * seats
        self.double_next = [0] * seats
        self.acted = 0
        self.reserve = [0] * 11
        self.survival = [[] for _ in range(seats)]
        self.survival_deck = []
        self.survival_discard = []
        self.looked = []
        self.answered = 0
        self.hunt_hand = []
        self.hunt_deck = []
        self.hunt_spent = []
        self.hunt_discard = []
        self.known = [0] * CARDS
        self.plays = 1
        self.plays_next = 1
        self.revealed = 0
        self.visits = []
        self.current = -1
        self.settled = self.hushed = self.closed = self.stirred = 0
        self.clear_effects()

    def clear_effects(self) -> None:
        """Effects of cards last for the current turn only (NA-040)."""
        self.effects = 0
        self.named = -1
        self.silenced = 0
        self.creature = self.target = self.artemia = 0
        self.dodging = self.shielded = 0
        self.spent_powers = 0
        self.broken = 0

    def copy(self) -> "NotAlone":
        twin = NotAlone(self.game, self.settings, self.seats, self.rng.copy())
        self.copy_common(twin)
        twin.turn = self.turn
        twin.phase = self.phase
        twin.rescue = self.rescue
        twin.assimilation = self.assimilation
        twin.marker = self.marker
        twin.will = self.will[:]
        twin.hand = self.hand[:]
        twin.discard = self.discard[:]
        twin.played = self.played[:]
        twin.pledged = self.pledged[:]
        twin.exposed = self.exposed[:]
        twin.traced = self.traced[:]
        twin.owed = self.owed[:]
        twin.double = self.double[:]
        twin.double_next = self.double_next[:]
        twin.acted = self.acted
        twin.reserve = self.reserve[:]
        twin.survival = [cards[:] for cards in self.survival]
        twin.survival_deck = self.survival_deck[:]
        twin.survival_discard = self.survival_discard[:]
        twin.looked = self.looked[:]
        twin.answered = self.answered
        twin.hunt_hand = self.hunt_hand[:]
        twin.hunt_deck = self.hunt_deck[:]
        twin.hunt_spent = self.hunt_spent[:]
        twin.hunt_discard = self.hunt_discard[:]
        twin.known = self.known[:]
        twin.plays = self.plays
        twin.plays_next = self.plays_next
        twin.effects = self.effects
        twin.named = self.named
        twin.silenced = self.silenced
        twin.creature = self.creature
        twin.target = self.target
        twin.artemia = self.artemia
        twin.dodging = self.dodging
        twin.shielded = self.shielded
        twin.spent_powers = self.spent_powers
        twin.broken = self.broken
        twin.visits = [visit[:] for visit in self.visits]
        twin.current = self.current
        twin.settled = self.settled
        twin.hushed = self.hushed
        twin.closed = self.closed
        twin.stirred = self.stirred
        return twin

    def zones(self) -> dict[str, list[int]]:
        """Place cards are counted from 100: ten numbers for each Place, owners first, the reserve after them."""
        zones: dict[str, list[int]] = {
            "hunt hand": self.hunt_hand,
            "hunt deck": self.hunt_deck,
            "hunt spent": self.hunt_spent,
            "hunt discard": self.hunt_discard,
            "survival deck": self.survival_deck,
            "survival discard": self.survival_discard,
            "looked": self.looked,
        }
        copies = [0] * 11
        for seat in range(1, self.seats):
            zones[f"survival {seat}"] = self.survival[seat]
            for name, masks in (("hand", self.hand), ("discard", self.discard), ("played", self.played),
                                ("pledged", self.pledged)):  # fmt: skip
                zones[f"{name} {seat}"] = cards = []
                for place in PLACES_IN[masks[seat]]:
                    cards.append(100 + place * 10 + copies[place])
                    copies[place] += 1
        zones["reserve"] = [
            100 + place * 10 + copies[place] + number
            for place in range(1, 11)
            for number in range(self.reserve[place])
        ]
        return zones

    # --- what holds now ------------------------------------------------------------------------------------------

    def owned(self, seat: int) -> int:
        """Every Place this Hunted has a card of, wherever it lies."""
        return self.hand[seat] | self.discard[seat] | self.played[seat] | self.pledged[seat]

    def creature_places(self) -> int:
        """Where the Creature token lies, and the Target token while it counts as one."""
        return self.creature | self.target if self.effects & TARGET_CATCHES else self.creature

    def inactive(self) -> int:
        """Places made inactive by a Hunt card (NA-066)."""
        mask = self.silenced
        if self.effects & NO_SIGNAL:
            mask |= 1 << BEACH | 1 << WRECK
        if self.effects & TARGET_SILENCES:
            mask |= self.target
        return mask

    def barred(self) -> int:
        """Places that may not be played this turn."""
        return self.target if self.effects & TARGET_BARS else 0

    def creature_tokens_at(self, place: int) -> int:
        """Tokens on one Place add up (NA-059): the Creature token, and a Target token that counts as one."""
        second = self.target if self.effects & TARGET_CATCHES else 0
        return (self.creature >> place & 1) + (second >> place & 1)

    def caught_at(self, seat: int, place: int) -> bool:
        return self.creature_places() >> place & 1 == 1 and not self.dodging >> seat & 1

    def drained_at(self, seat: int, place: int) -> bool:
        return self.artemia >> place & 1 == 1 and not self.shielded >> seat & 1

    def struck_at(self, place: int) -> bool:
        return self.target >> place & 1 == 1

    def artemia_space(self) -> bool:
        """Whether the Rescue counter stands on an Artemia symbol (NA-058)."""
        return self.rescue in ARTEMIA_SPACES[self.settings["side"]]

    def may_hunt(self) -> bool:
        """Whether the Creature may play a Hunt card, as everybody can see (NA-027)."""
        return self.plays > 0 and len(self.hunt_hand) > 0 and not self.effects & NO_HUNT

    def may_survive(self, seat: int) -> bool:
        """Whether a Hunted may play a Survival card, as everybody can see (NA-035)."""
        return (
            not self.answered >> seat & 1 and not self.effects & NO_SURVIVAL and len(self.survival[seat]) > 0
        )  # fmt: skip

    def may_draw(self) -> bool:
        """Whether there is a Survival card to draw, and nothing forbids it (NA-102)."""
        return not self.effects & NO_SURVIVAL and (len(self.survival_deck) > 0 or len(self.survival_discard) > 0)

    # --- moves ---------------------------------------------------------------------------------------------------

    def take_back(self, seat: int, places: int) -> None:
        """Places return from the own discard to the hand."""
        self.discard[seat] &= ~places
        self.hand[seat] |= places
        if self.events is not None and places:
            self.tell_places("take-back", seat, places)

    def put_away(self, seat: int, places: int) -> None:
        """Places go from the hand face up to the own discard."""
        self.hand[seat] &= ~places
        self.exposed[seat] &= ~places
        self.discard[seat] |= places
        if self.events is not None and places:
            self.tell_places("put-away", seat, places)

    def tell_places(self, kind: str, seat: int, places: int) -> None:
        """An event about Places that move to or from a discard: the Creature sees them unless discards are hidden."""
        told: list[str] = [place_thing(place) for place in PLACES_IN[places]]
        args: dict[str, Arg] = {"seat": f"seat:{seat}", "count": len(told), "places": told}
        known = ((1 << self.seats) - 2) if self.effects & DISCARDS_HIDDEN else EVERYONE
        self.emit(kind, args, "places", known)

    def return_played(self, seat: int, places: int) -> None:
        """A Place played this turn returns to the hand instead of being discarded."""
        self.played[seat] &= ~places
        self.hand[seat] |= places
        if self.events is not None and places:
            told: list[str] = [place_thing(place) for place in PLACES_IN[places]]
            self.emit("return-played", {"seat": f"seat:{seat}", "places": told})

    def gain_will(self, seat: int, gain: int) -> None:
        """Never more than three (NA-107)."""
        self.will[seat] = min(MAX_WILL, self.will[seat] + gain)
        if self.events is not None:
            self.emit("will", {"seat": f"seat:{seat}", "change": gain, "will": self.will[seat]})

    def lose_will(self, seat: int, loss: int) -> None:
        """Nobody loses more than there is (NA-075); who loses the last is remembered (NA-074)."""
        loss = min(loss, self.will[seat])
        if loss == 0:
            return
        self.will[seat] -= loss
        if self.events is not None:
            self.emit("will", {"seat": f"seat:{seat}", "change": -loss, "will": self.will[seat]})
        if self.will[seat] == 0 and self.phase == RECKONING:
            self.broken |= 1 << seat

    def give_up(self, seat: int) -> None:
        """All Will and the whole discard return; Assimilation moves at once (NA-052, NA-053)."""
        if self.events is not None:
            self.emit("give-up", {"seat": f"seat:{seat}"})
        self.acted |= 1 << seat
        self.will[seat] = MAX_WILL
        self.owed[seat] = 0
        self.take_back(seat, self.discard[seat])
        self.assimilate("give-up")

    def assimilate(self, reason: str) -> None:
        """The Assimilation counter moves one space; on the star the Creature has won at once (NA-088)."""
        if self.outcome is not None:
            return
        self.assimilation -= 1
        if self.events is not None:
            self.emit("assimilation", {"reason": f"reason:{reason}", "left": self.assimilation})
        if self.assimilation == 0:
            self.finish(tuple([1.0] + [0.0] * (self.seats - 1)))

    def approach(self, reason: str) -> None:
        """The Rescue counter moves one space; on the star the Hunted have won together (NA-089)."""
        if self.outcome is not None:
            return
        self.rescue -= 1
        if self.events is not None:
            self.emit("rescue", {"reason": f"reason:{reason}", "left": self.rescue})
        if self.rescue == 0:
            self.finish(tuple([0.0] + [1.0] * (self.seats - 1)))

    def set_marker(self, on: int) -> None:
        """Charge the transmitter, or use it up."""
        self.marker = on
        if self.events is not None:
            self.emit("marker-on" if on else "marker-off", {})

    def next_survival(self) -> int:
        """The top Survival card; a used-up deck is made anew from its discard (NA-102). -1 when there is none."""
        if not self.survival_deck:
            self.survival_deck = self.survival_discard
            self.survival_discard = []
            self.shuffle_unseen(self.survival_deck)
        return self.survival_deck.pop() if self.survival_deck else -1

    def next_hunt(self) -> int:
        """The top Hunt card; a used-up deck is made anew from its discard (NA-105). -1 when there is none."""
        if not self.hunt_deck:
            self.hunt_deck = self.hunt_discard
            self.hunt_discard = []
            self.shuffle_unseen(self.hunt_deck)
        return self.hunt_deck.pop() if self.hunt_deck else -1

    def shuffle_unseen(self, deck: list[int]) -> None:
        for card in deck:
            self.known[card] = 0
        self.rng.shuffle(deck)

    def draw_survival(self, seat: int) -> None:
        card = self.next_survival()
        if card < 0:
            return
        self.survival[seat].append(card)
        self.known[card] = 1 << seat
        if self.events is not None:
            self.emit("draw", {"seat": f"seat:{seat}", "card": card_thing(card)}, "card", 1 << seat)

    def refill_hunt(self) -> None:
        """The Creature draws up to three Hunt cards (NA-085)."""
        while len(self.hunt_hand) < HUNT_HAND:
            card = self.next_hunt()
            if card < 0:
                return
            self.hunt_hand.append(card)
            self.known[card] = 1 << CREATURE
            if self.events is not None:
                self.emit("draw", {"seat": "seat:0", "card": card_thing(card)}, "card", 1 << CREATURE)


class Effect:
    """What a Hunt or Survival card does. `begin` acts, sets a bit of `effects`, or pushes a verb that asks."""

    def allowed(self, state: NotAlone, seat: int) -> bool:
        """Whether it may be played now, its phase given."""
        return True

    def begin(self, state: NotAlone, seat: int, card: int) -> None:
        """The card has just been played."""


def place_thing(place: int) -> str:
    return f"place:{PLACE_NAMES[place]}"


def card_thing(card: int) -> str:
    """How a Hunt or Survival card is named in events, choices and views."""
    return f"{'hunt' if card < FIRST_SURVIVAL else 'survival'}:{CARD_NAMES[card]}:{card}"
