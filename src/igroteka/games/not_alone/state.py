"""What a position of Not Alone is, and the moves every rule and card is made of.

Seat 0 is the Creature, seats 1.. are the Hunted, in the order they sit from the Creature's left. A Hunted never owns
two cards of one Place, so a set of Places is a bit mask: bit p stands for Place p (1 to 10). Hunt and Survival cards
are small ints; what a card does in force this turn is a bit of `effects`.

What can be known: every Hunt and Survival card (fact 0 to 34), for every Hunted and Place where that Place card lies
(`slot`), and for every Hunted which Places of the hand were chosen in secret (`slot` of no Place).
"""

from typing import Final

from mypy_extensions import i64

from igroteka.core.knowledge import EVERYONE, Fact
from igroteka.core.state import State
from igroteka.games.not_alone.cards.facts import (
    CARDS,
    DISCARDS_HIDDEN,
    EXPLORATION,
    NO_HUNT,
    NO_SIGNAL,
    NO_SURVIVAL,
    RECKONING,
    TARGET_BARS,
    TARGET_CATCHES,
    TARGET_SILENCES,
    card_thing,
)
from igroteka.games.not_alone.cards.places import BEACH, PLACES_IN, WRECK, place_thing

CREATURE: Final = 0  # the seat of the Creature
MAX_WILL: Final = 3
HUNT_HAND: Final = 3

RESCUE_STEPS: Final = 11  # plus the number of players: spaces to the star (NA-009)
ASSIMILATION_STEPS: Final = 5
ARTEMIA_SPACES: Final[list[int]] = [0, 0b1111110, 0b101010101010]  # by board side: bit n for a symbol n spaces away

# A visit is a revealed Place card: [seat, card, where it counts, how far it has come].
SEAT_OF: Final = 0
CARD_OF: Final = 1
PLACE_OF: Final = 2
STAGE_OF: Final = 3
USED: Final = 1  # power, card back, or neither: decided
STRUCK: Final = 2  # the Target token has had its effect
DRAINED: Final = 4  # the Artemia token has had its effect

SLOTS: Final = 11  # facts of each seat: its secret choice, then its ten Places


def slot(seat: i64, place: i64 = 0) -> i64:
    """The fact where the card of this Place lies that this Hunted has; without a Place, what was chosen in secret."""
    return CARDS + SLOTS * seat + place


class NotAlone(State):
    """One position of Not Alone."""

    def clear(self) -> None:
        """An empty table before the first turn."""
        seats = self.seats
        self.turn: i64 = 0
        self.phase: i64 = EXPLORATION
        self.rescue: i64 = RESCUE_STEPS + seats  # spaces left for the Rescue counter
        self.assimilation: i64 = ASSIMILATION_STEPS + seats  # spaces left for the Assimilation counter
        self.marker: i64 = 0  # 1 when the Marker counter lies on the Beach
        self.will: list[int] = [0] + [MAX_WILL] * (seats - 1)
        self.hand: list[int] = [0] * seats  # Places, by seat
        self.pledged: list[int] = [0] * seats  # those of them that were chosen in secret
        self.played: list[int] = [0] * seats  # Places laid down this turn, by seat
        self.discard: list[int] = [0] * seats  # Places, by seat
        self.owed: list[int] = [0] * seats  # Places still to take back (above 0) or discard (below 0) in phase 1
        self.double: list[int] = [0] * seats  # RIVER or ARTEFACT when two Places are played this turn, else 0
        self.double_next: list[int] = [0] * seats
        self.acted: i64 = 0  # seats that resisted or gave up this turn
        self.reserve: list[int] = [0] * 11  # cards left, by Place
        self.survival: list[list[int]] = [[] for _ in range(seats)]
        self.survival_deck: list[int] = []  # the next card to draw is the last
        self.survival_discard: list[int] = []
        self.looked: list[int] = []  # Survival cards being looked at, one of which will be kept
        self.answered: i64 = 0  # seats that have played a Survival card this turn
        self.hunt_hand: list[int] = []
        self.hunt_deck: list[int] = []  # the next card to draw is the last
        self.hunt_spent: list[int] = []  # played this turn, in order
        self.hunt_discard: list[int] = []
        self.plays: i64 = 1  # Hunt cards the Creature may still play this turn
        self.plays_next: i64 = 1
        self.effects: i64 = 0  # what is in force until the end of the turn
        self.named: i64 = -1  # the Hunted whose capture counts twice, else -1
        self.silenced: i64 = 0  # Places made inactive by name
        self.creature: i64 = 0  # Places under the Creature token: none or one
        self.target: i64 = 0  # Places under the Target token: none, one or two adjacent ones
        self.artemia: i64 = 0  # Places under the Artemia token, likewise
        self.dodging: i64 = 0  # seats the Creature token does not touch
        self.shielded: i64 = 0  # seats the Artemia token does not touch
        self.spent_powers: i64 = 0  # of Beach and Wreck: used this turn
        self.without_will: i64 = 0  # seats that lost the last Will in this Reckoning
        self.shown: i64 = 0  # seats that have shown the Creature Places of their hand, until the reveal
        self.visits: list[list[int]] = []
        self.current: i64 = -1  # the visit whose Hunted decides how to use it, else -1
        self.passed: i64 = 0  # seats that play no card unless another one is played, or drawn by them
        self.passed_phase: i64 = 0  # seats that do not want to be asked again in this phase
        self.declined: i64 = 0  # seats that do not want the offer to play a card meanwhile either
        self.card_played: i64 = 0  # 1 when a card was played in the window just closed
        self.known = [0] * CARDS + [EVERYONE] * (SLOTS * seats)  # who owns a Place is open (NA-060)
        for seat in range(seats):
            self.known[slot(seat)] = 1 << seat

    def clear_effects(self) -> None:
        """Effects of cards last for the current turn only (NA-040)."""
        self.effects = 0
        self.named = -1
        self.silenced = 0
        self.creature = self.target = self.artemia = 0
        self.dodging = self.shielded = 0
        self.spent_powers = 0
        self.without_will = 0

    def copy(self) -> "NotAlone":
        made = NotAlone(self.game, self.settings, self.seats, self.rng.copy())
        self.copy_common(made)
        made.turn = self.turn
        made.phase = self.phase
        made.rescue = self.rescue
        made.assimilation = self.assimilation
        made.marker = self.marker
        made.will = self.will[:]
        made.hand = self.hand[:]
        made.pledged = self.pledged[:]
        made.played = self.played[:]
        made.discard = self.discard[:]
        made.owed = self.owed[:]
        made.double = self.double[:]
        made.double_next = self.double_next[:]
        made.acted = self.acted
        made.reserve = self.reserve[:]
        made.survival = [cards[:] for cards in self.survival]
        made.survival_deck = self.survival_deck[:]
        made.survival_discard = self.survival_discard[:]
        made.looked = self.looked[:]
        made.answered = self.answered
        made.hunt_hand = self.hunt_hand[:]
        made.hunt_deck = self.hunt_deck[:]
        made.hunt_spent = self.hunt_spent[:]
        made.hunt_discard = self.hunt_discard[:]
        made.plays = self.plays
        made.plays_next = self.plays_next
        made.effects = self.effects
        made.named = self.named
        made.silenced = self.silenced
        made.creature = self.creature
        made.target = self.target
        made.artemia = self.artemia
        made.dodging = self.dodging
        made.shielded = self.shielded
        made.spent_powers = self.spent_powers
        made.without_will = self.without_will
        made.shown = self.shown
        made.visits = [visit[:] for visit in self.visits]
        made.current = self.current
        made.passed = self.passed
        made.passed_phase = self.passed_phase
        made.declined = self.declined
        made.card_played = self.card_played
        return made

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
            for name, masks in (("hand", self.hand), ("played", self.played), ("discard", self.discard)):
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

    def owned(self, seat: i64) -> i64:
        """Every Place this Hunted has a card of, wherever it lies."""
        return self.hand[seat] | self.discard[seat] | self.played[seat]

    def creature_places(self) -> i64:
        """Where the Creature token lies, and the Target token while it counts as one."""
        return self.creature | self.target if self.effects & TARGET_CATCHES else self.creature

    def inactive(self) -> i64:
        """Places made inactive by a Hunt card (NA-066)."""
        mask = self.silenced
        if self.effects & NO_SIGNAL:
            mask |= 1 << BEACH | 1 << WRECK
        if self.effects & TARGET_SILENCES:
            mask |= self.target
        return mask

    def barred(self) -> i64:
        """Places that may not be played this turn."""
        return self.target if self.effects & TARGET_BARS else 0

    def creature_tokens_at(self, place: i64) -> i64:
        """Tokens on one Place add up (NA-059): the Creature token, and a Target token that counts as one."""
        second = self.target if self.effects & TARGET_CATCHES else 0
        return (self.creature >> place & 1) + (second >> place & 1)

    def caught_at(self, seat: i64, place: i64) -> bool:
        return self.creature_places() >> place & 1 == 1 and not self.dodging >> seat & 1

    def drained_at(self, seat: i64, place: i64) -> bool:
        return self.artemia >> place & 1 == 1 and not self.shielded >> seat & 1

    def struck_at(self, place: i64) -> bool:
        return self.target >> place & 1 == 1

    def artemia_space(self) -> bool:
        """Whether the Rescue counter stands on an Artemia symbol (NA-058)."""
        side: int = self.settings["side"]
        return ARTEMIA_SPACES[side] >> self.rescue & 1 == 1

    def may_hunt(self) -> bool:
        """Whether the Creature may play a Hunt card, as everybody can see (NA-027)."""
        return self.plays > 0 and len(self.hunt_hand) > 0 and not self.effects & NO_HUNT

    def may_survive(self, seat: i64) -> bool:
        """Whether a Hunted may play a Survival card, as everybody can see (NA-035)."""
        return not self.answered >> seat & 1 and not self.effects & NO_SURVIVAL and len(self.survival[seat]) > 0

    def may_draw(self) -> bool:
        """Whether there is a Survival card to draw, and nothing forbids it (NA-102)."""
        return not self.effects & NO_SURVIVAL and (len(self.survival_deck) > 0 or len(self.survival_discard) > 0)

    def known_places(self, seat: i64, places: i64, eye: i64) -> i64:
        """Those of a Hunted's Places of which somebody knows where they lie."""
        found = 0
        for place in PLACES_IN[places]:
            if self.known[slot(seat, place)] >> eye & 1:
                found |= 1 << place
        return found

    # --- Places --------------------------------------------------------------------------------------------------

    def to_hand(self, seat: i64, places: i64) -> None:
        """Places come into a hand: from now on nobody else can tell where they lie."""
        self.hand[seat] |= places
        first = slot(seat)
        for place in PLACES_IN[places]:
            self.forget(first + place, 1 << seat)

    def to_discard(self, seat: i64, places: i64) -> None:
        """Places come to a discard, where everybody sees them, behind a smokescreen the Hunted alone (NA-083)."""
        self.discard[seat] |= places
        first = slot(seat)
        for place in PLACES_IN[places]:
            if self.effects & DISCARDS_HIDDEN:
                self.forget(first + place, self.all_hunted())
                self.learn(first + place, self.all_hunted())
            else:
                self.reveal(first + place)

    def all_hunted(self) -> i64:
        """The seats of the Hunted."""
        return (1 << self.seats) - 2

    def take_back(self, seat: i64, places: i64) -> None:
        """Places return from the own discard to the hand."""
        if self.events is not None and places:
            self.tell_places("take-back", seat, places)
        self.discard[seat] &= ~places
        self.to_hand(seat, places)

    def put_away(self, seat: i64, places: i64) -> None:
        """Places go from the hand face up to the own discard."""
        self.hand[seat] &= ~places
        self.to_discard(seat, places)
        if self.events is not None and places:
            self.tell_places("put-away", seat, places)

    def return_played(self, seat: i64, places: i64) -> None:
        """A Place played this turn returns to the hand instead of being discarded."""
        if self.events is not None and places:
            self.emit("return-played", {"seat": f"seat:{seat}", "places": self.place_facts(seat, places)})
        self.played[seat] &= ~places
        self.to_hand(seat, places)

    def tell_places(self, kind: str, seat: i64, places: i64) -> None:
        """An event about Places that come to a discard or are about to leave it."""
        facts = self.place_facts(seat, places)
        self.emit(kind, {"seat": f"seat:{seat}", "count": len(facts), "places": facts})

    def place_fact(self, seat: i64, place: i64) -> Fact:
        """A Place card of a Hunted in an event: told to those who know where it lies."""
        return Fact(place_thing(place), slot(seat, place))

    def place_facts(self, seat: i64, places: i64) -> list[Fact]:
        return [self.place_fact(seat, place) for place in PLACES_IN[places]]

    # --- Will and counters ---------------------------------------------------------------------------------------

    def gain_will(self, seat: i64, gain: i64) -> None:
        """Never more than three (NA-107)."""
        self.will[seat] = min(MAX_WILL, self.will[seat] + gain)
        if self.events is not None:
            self.emit("will", {"seat": f"seat:{seat}", "change": gain, "will": self.will[seat]})

    def lose_will(self, seat: i64, loss: i64) -> None:
        """Nobody loses more than there is (NA-075); who loses the last is remembered (NA-074)."""
        loss = min(loss, self.will[seat])
        if loss == 0:
            return
        self.will[seat] -= loss
        if self.events is not None:
            self.emit("will", {"seat": f"seat:{seat}", "change": -loss, "will": self.will[seat]})
        if self.will[seat] == 0 and self.phase == RECKONING:
            self.without_will |= 1 << seat

    def give_up(self, seat: i64) -> None:
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

    def set_marker(self, on: i64) -> None:
        """Charge the transmitter, or use it up."""
        self.marker = on
        if self.events is not None:
            self.emit("marker-on" if on else "marker-off", {})

    # --- Hunt and Survival cards ---------------------------------------------------------------------------------

    def next_survival(self) -> i64:
        """The top Survival card; a used-up deck is made anew from its discard (NA-102). -1 when there is none."""
        if not self.survival_deck:
            self.survival_deck = self.survival_discard
            self.survival_discard = []
            self.shuffle(self.survival_deck)
        return self.survival_deck.pop() if self.survival_deck else -1

    def next_hunt(self) -> i64:
        """The top Hunt card; a used-up deck is made anew from its discard (NA-105). -1 when there is none."""
        if not self.hunt_deck:
            self.hunt_deck = self.hunt_discard
            self.hunt_discard = []
            self.shuffle(self.hunt_deck)
        return self.hunt_deck.pop() if self.hunt_deck else -1

    def shuffle(self, deck: list[int]) -> None:
        """Nobody knows a card of a shuffled deck any more."""
        for card in deck:
            self.forget(card)
        self.rng.shuffle(deck)

    def draw_survival(self, seat: i64) -> None:
        card = self.next_survival()
        if card >= 0:
            self.survival[seat].append(card)
            self.draw(card, seat)

    def refill_hunt(self) -> None:
        """The Creature draws up to three Hunt cards (NA-085)."""
        while len(self.hunt_hand) < HUNT_HAND:
            card = self.next_hunt()
            if card < 0:
                return
            self.hunt_hand.append(card)
            self.draw(card, CREATURE)

    def draw(self, card: i64, seat: i64) -> None:
        """A seat sees the card it has drawn; what it said before it was about other cards."""
        self.learn(card, 1 << seat)
        self.passed &= ~(1 << seat)
        self.passed_phase &= ~(1 << seat)
        if self.events is not None:
            self.emit("draw", {"seat": f"seat:{seat}", "card": card_thing(card)})

    def drop_survival(self, card: i64, seat: i64) -> None:
        """A Survival card goes face up to the discard."""
        self.survival_discard.append(card)
        self.reveal(card)
        if self.events is not None:
            self.emit("drop", {"seat": f"seat:{seat}", "card": card_thing(card)})
