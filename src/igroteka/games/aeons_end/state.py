"""What an Aeon's End position is, and the moves every rule and card is made of.

Everything is open to everybody except the order of the nemesis, turn order, strike and corruption decks, decks a card
has shuffled, and corruptions gained face down. So what is known of a card is the same for all: its face, its place,
both or neither (`known`).
"""

from typing import ClassVar, Final

from igroteka.core.decision import Arg
from igroteka.core.state import State
from igroteka.games.aeons_end.facts import (
    BEHIND_HUSKS,
    COST,
    GONE,
    HARDENS_HUSKS,
    KIND,
    MAGES,
    MATS,
    MINION,
    NAMES,
    ONE_PER_HIT,
    OPENED,
    PREPS_WIDE,
    TRAITS,
    Mage,
    Mat,
)

FACE: Final = 1  # it is known which card this is
PLACE: Final = 2  # it is known where the card lies
BOTH: Final = 3

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

    FIELDS: ClassVar[tuple[str, ...]] = (
        "design", "known", "mat", "mage", "harder", "life_cap", "city_cap", "foe_cap", "active", "phase", "life",
        "charges", "exhausted", "hand", "deck", "discard", "played", "breach", "focused", "slots", "fresh", "used",
        "guests", "plays", "aether", "gem_aether", "spell_aether", "discount", "double", "shield", "waived",
        "cast_from", "city", "foe", "foe_deck", "foe_play", "tokens", "foe_discard", "basics", "turn_deck",
        "turn_discard", "piles", "pile_design", "devoured", "fury", "strikes", "husks", "hurt", "corruptions",
        "destroyed", "limbo", "revealed",
    )  # fmt: skip

    design: tuple[int, ...]  # by card; never changed in play, so copies share it
    known: list[int]  # by card: FACE, PLACE, BOTH or neither
    mat: int  # the nemesis
    mage: tuple[int, ...]  # by seat
    harder: int  # 1 with the increased-difficulty rules (AE-218)
    life_cap: int  # start values, never exceeded (AE-078, AE-093)
    city_cap: int
    foe_cap: int
    active: int  # whose turn it is, or NEMESIS
    phase: int
    life: list[int]
    charges: list[int]
    exhausted: list[int]
    hand: list[list[int]]
    deck: list[list[int]]  # the next card to draw is the last
    discard: list[list[int]]  # the top card is the last
    played: list[list[int]]  # the play area
    breach: list[int]  # by seat * 4 + number: GONE, 0-3 focuses, OPENED
    focused: list[int]  # breaches (seat * 4 + number) focused this turn
    slots: list[list[int]]  # by seat * 4 + number: the spells prepped there
    fresh: list[int]  # spells prepped this turn
    used: list[int]  # prepped spells whose once-a-turn effect is used up
    guests: list[int]  # spells prepped in a breach of another player: card * 8 + the seat that prepped it
    plays: list[int]  # designs of the gems and relics played this turn
    aether: int
    gem_aether: int  # only for gaining gems
    spell_aether: int  # only for gaining spells
    discount: int  # off the next focus or opening
    double: int  # 1: two spells may be prepped to each opened breach this turn
    shield: int  # 1: damage to players and Gravehold is prevented this turn
    waived: int  # seats (bits) that will not use their ability in this turn of another player
    cast_from: int  # the breach of the spell being cast, seat * 4 + number
    city: int  # Gravehold's life
    foe: int  # the life of the nemesis
    foe_deck: list[int]  # the next card is the last
    foe_play: list[int]  # minions and powers, oldest first
    tokens: list[int]  # beside foe_play: life or power tokens
    foe_discard: list[int]
    basics: tuple[int, ...]  # basic nemesis cards left in the box, unseen
    turn_deck: list[int]
    turn_discard: list[int]
    piles: list[list[int]]  # the supply
    pile_design: tuple[int, ...]  # what each pile holds or held
    devoured: list[int]  # the top card is the last
    fury: int
    strikes: list[int]
    husks: int
    hurt: int  # husks with 1 damage, while they have 2 life
    corruptions: list[int]  # the next one is the last
    destroyed: list[int]
    limbo: list[int]  # cards being resolved, lying nowhere yet

    def clear(self) -> None:
        """An empty table."""
        seats = self.seats
        self.design = ()
        self.known = []
        self.mat = self.harder = 0
        self.mage = ()
        self.life_cap = self.city_cap = self.foe_cap = 0
        self.active = NEMESIS
        self.phase = BETWEEN
        self.life = [0] * seats
        self.charges = [0] * seats
        self.exhausted = [0] * seats
        self.hand = [[] for _ in range(seats)]
        self.deck = [[] for _ in range(seats)]
        self.discard = [[] for _ in range(seats)]
        self.played = [[] for _ in range(seats)]
        self.breach = [GONE] * (4 * seats)
        self.focused = []
        self.slots = [[] for _ in range(4 * seats)]
        self.fresh = []
        self.used = []
        self.guests = []
        self.plays = []
        self.aether = self.gem_aether = self.spell_aether = self.discount = 0
        self.double = self.shield = self.waived = self.cast_from = 0
        self.city = self.foe = 0
        self.foe_deck = []
        self.foe_play = []
        self.tokens = []
        self.foe_discard = []
        self.basics = ()
        self.turn_deck = []
        self.turn_discard = []
        self.piles = []
        self.pile_design = ()
        self.devoured = []
        self.fury = 0
        self.strikes = []
        self.husks = self.hurt = 0
        self.corruptions = []
        self.destroyed = []
        self.limbo = []

    def copy(self) -> "AeonsEnd":
        twin = AeonsEnd(self.game, self.settings, self.seats, self.rng.copy())
        self.copy_common(twin)
        twin.design = self.design
        twin.known = self.known[:]
        twin.mat = self.mat
        twin.mage = self.mage
        twin.harder = self.harder
        twin.life_cap = self.life_cap
        twin.city_cap = self.city_cap
        twin.foe_cap = self.foe_cap
        twin.active = self.active
        twin.phase = self.phase
        twin.life = self.life[:]
        twin.charges = self.charges[:]
        twin.exhausted = self.exhausted[:]
        twin.hand = [zone[:] for zone in self.hand]
        twin.deck = [zone[:] for zone in self.deck]
        twin.discard = [zone[:] for zone in self.discard]
        twin.played = [zone[:] for zone in self.played]
        twin.breach = self.breach[:]
        twin.focused = self.focused[:]
        twin.slots = [zone[:] for zone in self.slots]
        twin.fresh = self.fresh[:]
        twin.used = self.used[:]
        twin.guests = self.guests[:]
        twin.plays = self.plays[:]
        twin.aether = self.aether
        twin.gem_aether = self.gem_aether
        twin.spell_aether = self.spell_aether
        twin.discount = self.discount
        twin.double = self.double
        twin.shield = self.shield
        twin.waived = self.waived
        twin.cast_from = self.cast_from
        twin.city = self.city
        twin.foe = self.foe
        twin.foe_deck = self.foe_deck[:]
        twin.foe_play = self.foe_play[:]
        twin.tokens = self.tokens[:]
        twin.foe_discard = self.foe_discard[:]
        twin.basics = self.basics
        twin.turn_deck = self.turn_deck[:]
        twin.turn_discard = self.turn_discard[:]
        twin.piles = [zone[:] for zone in self.piles]
        twin.pile_design = self.pile_design
        twin.devoured = self.devoured[:]
        twin.fury = self.fury
        twin.strikes = self.strikes[:]
        twin.husks = self.husks
        twin.hurt = self.hurt
        twin.corruptions = self.corruptions[:]
        twin.destroyed = self.destroyed[:]
        twin.limbo = self.limbo[:]
        return twin

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
            "limbo": self.limbo,
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

    # --- questions ----------------------------------------------------------------------------------------------

    def everyone(self) -> int:
        """All seats, as a mask: the players decide together."""
        return (1 << self.seats) - 1

    def allies(self, seat: int) -> list[int]:
        """Every other player (AE-209); a lone mage is their own ally (AE-228)."""
        if self.seats == 1:
            return [seat]
        return [other for other in range(self.seats) if other != seat]

    def nemesis(self) -> Mat:
        return MATS[self.mat]

    def mage_of(self, seat: int) -> Mage:
        return MAGES[self.mage[seat]]

    def ready(self, seat: int) -> bool:
        """All charge slots are full: the ability may be used (AE-025)."""
        return self.charges[seat] >= MAGES[self.mage[seat]].charges

    def name(self, card: int) -> str:
        return NAMES[self.design[card]]

    def thing(self, card: int) -> str:
        """How a card is named in events, choices and views."""
        return f"card:{NAMES[self.design[card]]}:{card}"

    def cost(self, card: int) -> int:
        return COST[self.design[card]]

    def kind(self, card: int) -> int:
        return KIND[self.design[card]]

    def opened(self, seat: int) -> int:
        """How many opened breaches a player has."""
        count = 0
        for place in range(seat * 4, seat * 4 + 4):
            if self.breach[place] == OPENED:
                count += 1
        return count

    def prepped(self, seat: int) -> int:
        """How many spells are prepped in a player's breaches."""
        count = 0
        for place in range(seat * 4, seat * 4 + 4):
            count += len(self.slots[place])
        return count

    def empty_piles(self) -> int:
        count = 0
        for pile in self.piles:
            if not pile:
                count += 1
        return count

    def minions(self) -> list[int]:
        """Minion cards in play, oldest first."""
        return [card for card in self.foe_play if KIND[self.design[card]] == MINION]

    def husk_life(self) -> int:
        """How much damage a husk takes before it is gone."""
        for card in self.foe_play:
            if TRAITS[self.design[card]] & HARDENS_HUSKS:
                return 2
        return 1

    def in_hand(self, seat: int, design: int) -> int:
        """The first card of this design in a hand, or -1."""
        for card in self.hand[seat]:
            if self.design[card] == design:
                return card
        return -1

    def with_design(self, cards: list[int], design: int) -> int:
        """The topmost card of this design in a pile, or -1."""
        for place in range(len(cards) - 1, -1, -1):
            if self.design[cards[place]] == design:
                return cards[place]
        return -1

    # --- telling ------------------------------------------------------------------------------------------------

    def tell(self, kind: str, seat: int, card: int = -1, amount: int = 0) -> None:
        """Record an event about a player, a card and a number, each where there is one."""
        if self.events is None:
            return
        args: dict[str, Arg] = {}
        if seat >= 0:
            args["seat"] = f"seat:{seat}"
        if card >= 0:
            args["card"] = self.thing(card)
        args["amount"] = amount
        self.emit(kind, args)

    def see(self, card: int) -> None:
        """A card comes to light; if it was hidden, nothing before this may be taken back."""
        if self.known[card] != BOTH:
            self.known[card] = BOTH
            self.revealed += 1

    def shuffle(self, cards: list[int]) -> None:
        """Mix a pile: nobody knows any more where its cards lie."""
        self.rng.shuffle(cards)
        self.revealed += 1
        for card in cards:
            self.known[card] &= FACE

    # --- cards of players ---------------------------------------------------------------------------------------

    def top(self, seat: int) -> int:
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

    def draw(self, seat: int, count: int) -> None:
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

    def to_discard(self, seat: int, card: int) -> None:
        """Lay a card on top of a discard pile."""
        self.discard[seat].append(card)

    def destroy(self, card: int) -> None:
        """A card leaves the game (AE-208)."""
        self.destroyed.append(card)
        if self.events is not None:
            self.tell("destroy", -1, card)

    def gain_life(self, seat: int, amount: int) -> None:
        """Up to the start value (AE-078); exhausted players gain none (AE-201)."""
        if self.exhausted[seat]:
            return
        gained = min(amount, self.life_cap - self.life[seat])
        if gained > 0:
            self.life[seat] += gained
            if self.events is not None:
                self.tell("heal", seat, -1, gained)

    def gain_charges(self, seat: int, amount: int) -> None:
        """Never more than the slots of the ability (AE-151)."""
        gained = min(amount, MAGES[self.mage[seat]].charges - self.charges[seat])
        if gained > 0:
            self.charges[seat] += gained
            if self.events is not None:
                self.tell("charge", seat, -1, gained)

    def lose_charges(self, seat: int, amount: int) -> None:
        lost = min(amount, self.charges[seat])
        if lost > 0:
            self.charges[seat] -= lost
            if self.events is not None:
                self.tell("uncharge", seat, -1, lost)

    def focus(self, place: int) -> None:
        """Turn a closed breach; one with the yellow sector up opens instead (AE-156, AE-159)."""
        self.breach[place] += 1
        if self.events is not None:
            kind = "opened" if self.breach[place] == OPENED else "focused"
            self.emit(kind, {"seat": f"seat:{place // 4}", "breach": f"breach:{place % 4 + 1}"})
        if place not in self.focused:
            self.focused.append(place)

    def open(self, place: int) -> None:
        """Open a breach for the rest of the game (AE-031)."""
        self.breach[place] = OPENED
        if self.events is not None:
            self.emit("opened", {"seat": f"seat:{place // 4}", "breach": f"breach:{place % 4 + 1}"})

    def prepper(self, place: int, card: int) -> int:
        """The player who prepped the spell lying in this breach: it goes to that discard pile (AE-138)."""
        for guest in self.guests:
            if guest // 8 == card:
                return guest % 8
        return place // 4

    def wide_at(self, place: int) -> int:
        """The spell in the breach to the left that reaches over into this one, or -1."""
        if place % 4 == 0:
            return -1
        for card in self.slots[place - 1]:
            if TRAITS[self.design[card]] & PREPS_WIDE:
                return card
        return -1

    def unprep(self, place: int, card: int) -> int:
        """Take a spell out of its breach; returns the player who prepped it."""
        owner = self.prepper(place, card)
        self.slots[place].remove(card)
        if card in self.fresh:
            self.fresh.remove(card)
        if card in self.used:
            self.used.remove(card)
        if self.guests and owner != place // 4:
            self.guests.remove(card * 8 + owner)
        return owner

    def lose_spell(self, place: int, card: int) -> None:
        """A prepped spell is discarded without being cast."""
        owner = self.unprep(place, card)
        self.to_discard(owner, card)
        if self.events is not None:
            self.tell("discard", owner, card)

    # --- Gravehold and the nemesis ------------------------------------------------------------------------------

    def hit_city(self, amount: int) -> None:
        """Gravehold suffers damage; at 0 the players have lost (AE-212)."""
        if amount <= 0 or self.outcome is not None:
            return
        if self.shield:
            if self.events is not None:
                self.tell("prevented", -1, -1, amount)
            return
        self.city = max(0, self.city - amount)
        if self.events is not None:
            self.tell("city", -1, -1, amount)
        if self.city == 0:
            self.end(False)

    def heal_city(self, amount: int) -> None:
        gained = min(amount, self.city_cap - self.city)
        if gained > 0:
            self.city += gained
            if self.events is not None:
                self.tell("heal-city", -1, -1, gained)

    def hit_foe(self, amount: int) -> None:
        """The nemesis suffers damage; at 0 the players win at once (AE-134, AE-135)."""
        self.foe = max(0, self.foe - amount)
        if self.events is not None:
            self.tell("foe-hit", -1, -1, amount)
        if self.foe == 0:
            self.end(True)

    def hit_minion(self, card: int, amount: int) -> int:
        """A minion suffers damage and is discarded at 0 life (AE-066, AE-133); the damage that got through."""
        place = self.foe_play.index(card)
        traits = TRAITS[self.design[card]]
        if traits & ONE_PER_HIT:
            amount = min(amount, 1)
        if traits & BEHIND_HUSKS and self.husks > 0:
            amount = 0
        if amount <= 0:
            if self.events is not None:
                self.tell("untouched", -1, card)
            return 0
        self.tokens[place] -= amount
        if self.events is not None:
            self.tell("minion-hit", -1, card, amount)
        if self.tokens[place] <= 0:
            self.leave(card)
        return amount

    def leave(self, card: int) -> None:
        """A nemesis card goes from play to the nemesis discard pile."""
        place = self.foe_play.index(card)
        self.foe_play.pop(place)
        self.tokens.pop(place)
        self.foe_discard.append(card)
        if TRAITS[self.design[card]] & HARDENS_HUSKS:
            self.hurt = 0
        if self.events is not None:
            self.tell("foe-discard", -1, card)

    def enter(self, card: int, tokens: int) -> None:
        """A nemesis card comes into play as the newest."""
        self.foe_play.append(card)
        self.tokens.append(tokens)
        if self.events is not None:
            self.tell("enter", -1, card, tokens)

    def add_husks(self, count: int) -> None:
        """Place husks; beyond the fifteenth each is 1 damage to Gravehold."""
        placed = min(count, 15 - self.husks)
        self.husks += placed
        if self.events is not None and placed:
            self.tell("husks", -1, -1, placed)
        if count > placed:
            self.hit_city(count - placed)

    def lose_husks(self, count: int) -> None:
        gone = min(count, self.husks)
        self.husks -= gone
        self.hurt = min(self.hurt, self.husks)
        if self.events is not None and gone:
            self.tell("husks-lost", -1, -1, gone)

    def hit_husks(self, amount: int, spread: bool) -> None:
        """Damage to one husk, or spread over as many as it can kill."""
        if self.husk_life() == 1:
            self.lose_husks(amount if spread else 1)
            return
        if not spread:
            if amount >= 2 or self.hurt > 0:
                self.hurt -= 1 if amount < 2 or self.hurt == self.husks else 0
                self.lose_husks(1)
            else:
                self.hurt += 1
            return
        finished = min(amount, self.hurt)
        self.hurt -= finished
        left = amount - finished
        killed = finished + min(left // 2, self.husks - finished)
        if left % 2 == 1 and killed < self.husks:
            self.hurt += 1
        self.lose_husks(killed)

    def take_corruption(self, seat: int) -> int:
        """The next corruption for a player, or -1: with none left Gravehold suffers 2 (AE-056)."""
        if not self.corruptions:
            if self.events is not None:
                self.tell("no-corruption", seat)
            self.hit_city(2)
            return -1
        if self.events is not None:
            self.tell("corrupted", seat)
        return self.corruptions.pop()

    def corrupt(self, seat: int) -> None:
        """A player gains a corruption onto the deck, face down (AE-060)."""
        card = self.take_corruption(seat)
        if card >= 0:
            if not self.known[card] & FACE:
                self.known[card] = PLACE
            self.deck[seat].append(card)

    def check_supply(self) -> None:
        """Against a nemesis that starves them the players lose when every supply pile is empty."""
        if MATS[self.mat].starves and self.empty_piles() == len(self.piles):
            self.end(False)

    def end(self, won: bool) -> None:
        """All win or lose together (AE-001)."""
        if self.outcome is None:
            if self.events is not None:
                self.tell("won" if won else "lost", -1)
            self.finish(tuple([1.0 if won else 0.0 for _ in range(self.seats)]))

    def threats(self) -> bool:
        """Whether minions, husks or powers are in play."""
        return self.husks > 0 or len(self.foe_play) > 0
