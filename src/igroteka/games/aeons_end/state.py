"""What an Aeon's End position is, and the moves every rule and card is made of.

Everything is open to everybody except the order of the nemesis, turn order, strike and corruption decks, decks a card
has shuffled, and corruptions gained face down. What is hidden is hidden from all: `known` and `placed` hold everyone
or nobody.
"""

from typing import Final

from mypy_extensions import i64

from igroteka.core.event import EventArg
from igroteka.core.knowledge import EVERYONE
from igroteka.core.state import State
from igroteka.games.aeons_end.cards.facts import (
    COST,
    GONE,
    HARDENS_HUSKS,
    KIND,
    MAGES,
    MATS,
    MINION,
    NAMES,
    OPENED,
    TRAITS,
    Mage,
    Mat,
)

# Phases of a turn.
BETWEEN: Final = 0
START: Final = 1
CASTING: Final = 2
MAIN: Final = 3
DRAWING: Final = 4
FOE_MAIN: Final = 5
FOE_DRAW: Final = 6
PHASE_NAMES: Final = ("between", "start", "casting", "main", "draw", "foe-main", "foe-draw")
NEMESIS: Final = -1  # as the active side


class AeonsEnd(State):
    """One position of Aeon's End."""

    def clear(self) -> None:
        """An empty table. A place is a breach: seat * 4 + number."""
        seats = self.seats
        self.design: tuple[int, ...] = ()  # by card; never changed in play, so copies share it
        self.mat: i64 = 0  # the nemesis
        self.mage: tuple[int, ...] = ()  # by seat
        self.harder: i64 = 0  # 1 with the increased-difficulty rules (AE-218)
        self.life_cap: i64 = 0  # start values, never exceeded (AE-078, AE-093)
        self.city_cap: i64 = 0
        self.foe_cap: i64 = 0
        self.active: i64 = NEMESIS  # whose turn it is
        self.phase: i64 = BETWEEN
        self.life: list[int] = [0] * seats
        self.charges: list[int] = [0] * seats
        self.exhausted: list[int] = [0] * seats
        self.hand: list[list[int]] = [[] for _ in range(seats)]
        self.deck: list[list[int]] = [[] for _ in range(seats)]  # the next card to draw is the last
        self.discard: list[list[int]] = [[] for _ in range(seats)]  # the top card is the last
        self.played: list[list[int]] = [[] for _ in range(seats)]  # the play area
        self.breach: list[int] = [GONE] * (4 * seats)  # by place: GONE, 0-3 focuses, OPENED
        self.focused: i64 = 0  # places (bits) focused this turn
        self.slots: list[list[int]] = [[] for _ in range(4 * seats)]  # by place: the spells prepped there
        self.fresh: list[int] = []  # spells prepped this turn, sorted
        self.used: list[int] = []  # prepped spells whose once-a-turn effect is used up, sorted
        self.guests: list[int] = []  # spells prepped in a breach of another player: card * 8 + who did it, sorted
        self.plays: list[int] = []  # designs of the gems and relics played this turn
        self.aether: i64 = 0
        self.gem_aether: i64 = 0  # only for gaining gems
        self.spell_aether: i64 = 0  # only for gaining spells
        self.discount: i64 = 0  # off the next focus or opening
        self.double: i64 = 0  # 1: two spells may be prepped to each opened breach this turn
        self.shield: i64 = 0  # 1: damage to players and Gravehold is prevented this turn
        self.waived: i64 = 0  # seats (bits) that will not use their ability in this turn of another player
        self.cast_from: i64 = 0  # the place of the last spell cast this turn
        self.city: i64 = 0  # Gravehold's life
        self.foe: i64 = 0  # the life of the nemesis
        self.foe_deck: list[int] = []  # the next card is the last
        self.foe_play: list[int] = []  # minions and powers, oldest first
        self.tokens: list[int] = []  # beside foe_play: life or power tokens
        self.foe_discard: list[int] = []
        self.basics: tuple[int, ...] = ()  # basic nemesis cards left in the box, unseen
        self.turn_deck: list[int] = []
        self.turn_discard: list[int] = []
        self.piles: list[list[int]] = []  # the supply
        self.pile_design: tuple[int, ...] = ()  # what each pile holds or held
        self.devoured: list[int] = []  # the top card is the last
        self.fury: i64 = 0
        self.strikes: list[int] = []
        self.husks: i64 = 0
        self.hurt: i64 = 0  # husks with 1 damage, while they have 2 life
        self.corruptions: list[int] = []  # the next one is the last
        self.destroyed: list[int] = []
        self.resolving: list[int] = []  # cards that are being resolved and lie nowhere else

    def copy(self) -> "AeonsEnd":
        """An independent copy; an empty list is made anew, for that is quicker than to copy it."""
        made = AeonsEnd(self.game, self.settings, self.seats, self.rng.copy())
        self.copy_common(made)
        made.design = self.design
        made.mat = self.mat
        made.mage = self.mage
        made.harder = self.harder
        made.life_cap = self.life_cap
        made.city_cap = self.city_cap
        made.foe_cap = self.foe_cap
        made.active = self.active
        made.phase = self.phase
        made.life = self.life[:]
        made.charges = self.charges[:]
        made.exhausted = self.exhausted[:]
        made.hand = [zone[:] for zone in self.hand]
        made.deck = [zone[:] for zone in self.deck]
        made.discard = [zone[:] for zone in self.discard]
        made.played = [zone[:] if zone else [] for zone in self.played]
        made.breach = self.breach[:]
        made.focused = self.focused
        made.slots = [zone[:] if zone else [] for zone in self.slots]
        made.fresh = self.fresh[:] if self.fresh else []
        made.used = self.used[:] if self.used else []
        made.guests = self.guests[:] if self.guests else []
        made.plays = self.plays[:] if self.plays else []
        made.aether = self.aether
        made.gem_aether = self.gem_aether
        made.spell_aether = self.spell_aether
        made.discount = self.discount
        made.double = self.double
        made.shield = self.shield
        made.waived = self.waived
        made.cast_from = self.cast_from
        made.city = self.city
        made.foe = self.foe
        made.foe_deck = self.foe_deck[:]
        made.foe_play = self.foe_play[:]
        made.tokens = self.tokens[:]
        made.foe_discard = self.foe_discard[:]
        made.basics = self.basics
        made.turn_deck = self.turn_deck[:]
        made.turn_discard = self.turn_discard[:]
        made.piles = [zone[:] for zone in self.piles]
        made.pile_design = self.pile_design
        made.devoured = self.devoured[:] if self.devoured else []
        made.fury = self.fury
        made.strikes = self.strikes[:] if self.strikes else []
        made.husks = self.husks
        made.hurt = self.hurt
        made.corruptions = self.corruptions[:] if self.corruptions else []
        made.destroyed = self.destroyed[:] if self.destroyed else []
        made.resolving = self.resolving[:] if self.resolving else []
        return made

    def zones(self) -> dict[str, list[int]]:
        places: dict[str, list[int]] = {
            "nemesis deck": self.foe_deck,
            "nemesis play": self.foe_play,
            "nemesis discard": self.foe_discard,
            "box": list(self.basics),
            "turn deck": self.turn_deck,
            "turn discard": self.turn_discard,
            "devoured": self.devoured,
            "strikes": self.strikes,
            "corruptions": self.corruptions,
            "destroyed": self.destroyed,
            "resolving": self.resolving,
        }
        for number, pile in enumerate(self.piles):
            places[f"pile {number}"] = pile
        for seat in range(self.seats):
            places[f"hand {seat}"] = self.hand[seat]
            places[f"deck {seat}"] = self.deck[seat]
            places[f"discard {seat}"] = self.discard[seat]
            places[f"played {seat}"] = self.played[seat]
        for place, slot in enumerate(self.slots):
            places[f"breach {place}"] = slot
        return places

    # --- what is where ------------------------------------------------------------------------------------------

    def everyone(self) -> i64:
        """All seats, as a mask: the players decide together."""
        return (1 << self.seats) - 1

    def allies(self, seat: i64) -> list[int]:
        """Every other player (AE-209); a lone mage is their own ally (AE-228)."""
        if self.seats == 1:
            return [seat]
        return [other for other in range(self.seats) if other != seat]

    def nemesis(self) -> Mat:
        return MATS[self.mat]

    def mage_of(self, seat: i64) -> Mage:
        return MAGES[self.mage[seat]]

    def ready(self, seat: i64) -> bool:
        """All charge slots are full: the ability may be used (AE-025)."""
        return self.charges[seat] >= MAGES[self.mage[seat]].charges

    def name(self, card: i64) -> str:
        return NAMES[self.design[card]]

    def thing(self, card: i64) -> str:
        """How a card is named in events, choices and views."""
        return f"card:{NAMES[self.design[card]]}:{card}"

    def cost(self, card: i64) -> i64:
        return COST[self.design[card]]

    def kind(self, card: i64) -> i64:
        return KIND[self.design[card]]

    def opened(self, seat: i64) -> i64:
        """How many opened breaches a player has."""
        count: i64 = 0
        for place in range(seat * 4, seat * 4 + 4):
            if self.breach[place] == OPENED:
                count += 1
        return count

    def prepped(self, seat: i64) -> i64:
        """How many spells are prepped in a player's breaches."""
        count: i64 = 0
        for place in range(seat * 4, seat * 4 + 4):
            count += len(self.slots[place])
        return count

    def empty_piles(self) -> i64:
        count: i64 = 0
        for pile in self.piles:
            if not pile:
                count += 1
        return count

    def minions(self) -> list[int]:
        """Minion cards in play, oldest first."""
        return [card for card in self.foe_play if KIND[self.design[card]] == MINION]

    def husk_life(self) -> i64:
        """How much damage a husk takes before it is gone."""
        for card in self.foe_play:
            if TRAITS[self.design[card]] & HARDENS_HUSKS:
                return 2
        return 1

    def in_hand(self, seat: i64, design: i64) -> i64:
        """The first card of this design in a hand, or -1."""
        for card in self.hand[seat]:
            if self.design[card] == design:
                return card
        return -1

    def with_design(self, cards: list[int], design: i64) -> i64:
        """The topmost card of this design in a pile, or -1."""
        for place in range(len(cards) - 1, -1, -1):
            if self.design[cards[place]] == design:
                return cards[place]
        return -1

    def threats(self) -> bool:
        """Whether minions, husks or powers are in play."""
        return self.husks > 0 or len(self.foe_play) > 0

    # --- what becomes known -------------------------------------------------------------------------------------

    def tell(self, kind: str, seat: i64, card: i64 = -1, amount: i64 = 0) -> None:
        """Record an event about a player, a card and a number, each where there is one."""
        if self.events is None:
            return
        args: dict[str, EventArg] = {}
        if seat >= 0:
            args["seat"] = f"seat:{seat}"
        if card >= 0:
            args["card"] = self.thing(card)
        args["amount"] = amount
        self.emit(kind, args)

    def see(self, card: i64) -> None:
        """A card comes to light: everybody knows which it is and where it lies."""
        self.reveal(card)
        self.learn_place(card, EVERYONE)

    def shuffle(self, cards: list[int]) -> None:
        """Mix a pile: nobody knows any more where its cards lie."""
        self.rng.shuffle(cards)
        for card in cards:
            self.forget_place(card)

    # --- cards, life and charges of players ----------------------------------------------------------------------

    def top(self, seat: i64) -> i64:
        """The top card of a deck, the discard pile turned over first if need be (AE-171); -1 if there is none."""
        deck = self.deck[seat]
        if not deck:
            if not self.discard[seat]:
                return -1
            self.deck[seat] = deck = self.discard[seat][::-1]
            self.discard[seat] = []
            if self.events is not None:
                self.tell("flip", seat)
        return deck[-1]

    def draw(self, seat: i64, count: i64) -> None:
        """Draw cards, as many as there are."""
        for _ in range(count):
            card = self.top(seat)
            if card < 0:
                return
            self.deck[seat].pop()
            self.see(card)
            self.hand[seat].append(card)
            if self.events is not None:
                self.tell("draw", seat, card)

    def to_discard(self, seat: i64, card: i64) -> None:
        """Lay a card on top of a discard pile."""
        self.discard[seat].append(card)

    def gain_life(self, seat: i64, amount: i64) -> None:
        """Up to the start value (AE-078); exhausted players gain none (AE-201)."""
        if self.exhausted[seat]:
            return
        gained = min(amount, self.life_cap - self.life[seat])
        if gained > 0:
            self.life[seat] += gained
            if self.events is not None:
                self.tell("heal", seat, -1, gained)

    def gain_charges(self, seat: i64, amount: i64) -> None:
        """Never more than the slots of the ability (AE-151)."""
        gained = min(amount, MAGES[self.mage[seat]].charges - self.charges[seat])
        if gained > 0:
            self.charges[seat] += gained
            if self.events is not None:
                self.tell("charge", seat, -1, gained)

    def lose_charges(self, seat: i64, amount: i64) -> None:
        lost = min(amount, self.charges[seat])
        if lost > 0:
            self.charges[seat] -= lost
            if self.events is not None:
                self.tell("uncharge", seat, -1, lost)

    # --- Gravehold and the end ----------------------------------------------------------------------------------

    def hit_city(self, amount: i64) -> None:
        """Gravehold suffers damage; at 0 the players have lost (AE-212)."""
        if amount <= 0 or self.outcome is not None:
            return
        if self.shield:
            if self.events is not None:
                self.tell("prevented", -1, -1, amount)
            return
        self.city = max(0, self.city - amount)
        if self.events is not None:
            self.emit("city", {"amount": amount, "life": self.city})
        if self.city == 0:
            self.end(False)

    def heal_city(self, amount: i64) -> None:
        gained = min(amount, self.city_cap - self.city)
        if gained > 0:
            self.city += gained
            if self.events is not None:
                self.emit("heal-city", {"amount": gained, "life": self.city})

    def end(self, won: bool) -> None:
        """All win or lose together (AE-001)."""
        if self.outcome is None:
            if self.events is not None:
                self.tell("won" if won else "lost", -1)
            self.finish(tuple([1.0 if won else 0.0 for _ in range(self.seats)]))
