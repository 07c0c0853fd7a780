"""What a Mindbug position is, and the moves every rule and card is made of.

Cards are small ints, the same in every game whatever sets are used; a card shows one face (its design, or a later
stage of it), and faces.py has the facts of faces.
"""

from typing import Any, ClassVar, Final

from mypy_extensions import i64

from igroteka.core.agenda import Frame
from igroteka.core.knowledge import holds, take_out
from igroteka.core.state import State
from igroteka.games.mindbug.cards.faces import (
    BARS_ATTACKS,
    BARS_BLOCKS,
    BURIED,
    CHANGES_POWER,
    COPIES_KEYWORDS,
    DEFEATED,
    FACES,
    FIRST_FACE,
    FORCES_HUNTERS,
    GRANTS_KEYWORDS,
    OWN_KEYWORDS,
    OWN_POWER,
    PLAY,
    SILENCES_PLAY,
    SNEAKY,
    TOUGH,
    WORSENS_LOSS,
    Face,
    faces_of,
    shown,
    shown_first,
)

HAND_SIZE: Final = 5
DECK_SIZE: Final = 10
START_LIFE: Final = 3
START_MINDBUGS: Final = 2
NO_CARD: Final = 0  # cards are counted from 1

_ONE: Final[i64] = 1
_ENEMIES: Final[list[list[int]]] = [[1], [0]]
_ENEMIES_OF_FOUR: Final[list[list[int]]] = [[1, 3], [2, 0], [3, 1], [0, 2]]


def nothing_each(seats: i64) -> list[list[int]]:
    """An empty zone for every seat."""
    return [[], []] if seats == 2 else [[], [], [], []]


class Mindbug(State):
    """One position of Mindbug."""

    DERIVED: ClassVar[tuple[str, ...]] = ("shows",)

    def clear(self) -> None:
        """An empty table: nothing known, every card on its first face."""
        self.active: i64 = 0  # whose turn it is
        self.extra: i64 = 0  # 1 when a Mindbug was used this turn: the active player takes another (MB-049)
        self.life: list[int] = [START_LIFE, START_LIFE]  # by team: seats 0 and 2 against 1 and 3
        self.mindbugs: list[int] = [START_MINDBUGS] * self.seats
        self.hand: list[list[int]] = nothing_each(self.seats)  # each sorted
        self.deck: list[list[int]] = nothing_each(self.seats)  # the next card to draw is the last
        self.board: list[list[int]] = nothing_each(self.seats)
        self.discard: list[list[int]] = nothing_each(self.seats)
        self.unused: tuple[int, ...] = ()  # never dealt; part of what nobody knows
        self.offered: i64 = -1  # the card just played, while Mindbugs are considered, else -1
        # by card: the number of its face, and the face itself; replaced, never changed in place, so copies share them
        self.face: tuple[int, ...] = faces_of(self.settings["sets"])
        self.shows: list[Face] = shown_first(self.settings["sets"])
        self.known = [0] * len(self.face)
        self.exhausted: list[int] = []  # creatures whose Tough is used up
        self.shielded: list[int] = []  # creatures that cannot be defeated this turn
        self.under: list[list[int]] = []  # boosted creatures: [creature, boost card, boost card, ...] (MB-105)
        self.pending: list[Frame] = []  # triggered effects that wait
        self.ongoing: i64 = 0  # what the lasting abilities now in force touch
        self.haunting: i64 = 0  # what those of them touch that act from a discard pile

    def copy(self) -> "Mindbug":
        made = Mindbug(self.game, self.settings, self.seats, self.rng.copy())
        self.copy_common(made)
        made.active = self.active
        made.extra = self.extra
        made.life = self.life[:]
        made.mindbugs = self.mindbugs[:]
        made.hand = [zone[:] for zone in self.hand]
        made.deck = [zone[:] for zone in self.deck]
        made.board = [zone[:] for zone in self.board]
        made.discard = [zone[:] for zone in self.discard]
        made.unused = self.unused
        made.offered = self.offered
        made.face = self.face
        made.shows = self.shows
        made.exhausted = self.exhausted[:]
        made.shielded = self.shielded[:]
        made.under = [pile[:] for pile in self.under] if self.under else []
        made.pending = [effect.copy() for effect in self.pending] if self.pending else []
        made.ongoing = self.ongoing
        made.haunting = self.haunting
        return made

    def restore(self, data: dict[str, Any]) -> None:
        super().restore(data)
        if "pending" in data:
            self.pending = [self.game.verbs.frame(effect) for effect in data["pending"]]
        self.shows = shown(self.face)

    def zones(self) -> dict[str, list[int]]:
        places: dict[str, list[int]] = {"unused": list(self.unused)}
        places["offered"] = [self.offered] if self.offered >= 0 else []
        places["boosts"] = [card for pile in self.under for card in pile[1:]]
        for seat in range(self.seats):
            places[f"hand {seat}"] = self.hand[seat]
            places[f"deck {seat}"] = self.deck[seat]
            places[f"board {seat}"] = self.board[seat]
            places[f"discard {seat}"] = self.discard[seat]
        return places

    # --- what creatures are ----------------------------------------------------------------------------------------

    def power(self, card: i64, seat: i64) -> i64:
        """Current power of a creature this seat controls, never below 1 (MB-034)."""
        face = self.shows[card]
        power = face.power
        if face.reach & OWN_POWER:
            power += face.lasting.power(self, card, card, seat)
        if self.ongoing & CHANGES_POWER:
            power += self.power_from_others(card, seat)
        return power if power > 1 else 1

    def power_from_others(self, card: i64, seat: i64) -> i64:
        """What other creatures, discard piles and boost cards add to a creature."""
        power: i64 = 0
        for source in self.board[seat]:
            face = self.shows[source]
            if face.reach & CHANGES_POWER:
                power += face.lasting.power(self, source, card, seat)
        if self.haunting & CHANGES_POWER:
            for source in self.discard[seat]:
                power += self.shows[source].haunting.power(self, source, card, seat)
        for pile in self.under:
            if pile[0] == card:
                power += len(pile) - 1  # one for each boost card (MB-106)
        return power

    def boosts(self, card: i64) -> list[int]:
        """The boost cards under a creature; anybody may look at them (MB-108)."""
        for pile in self.under:
            if pile[0] == card:
                return pile[1:]
        return []

    def keywords(self, card: i64, seat: i64) -> i64:
        """The keywords a creature has now: printed, granted and copied."""
        face = self.shows[card]
        if not (self.ongoing & GRANTS_KEYWORDS or face.reach & (OWN_KEYWORDS | COPIES_KEYWORDS)):
            return face.keywords
        keywords = self.own_keywords(card, seat)
        if face.reach & COPIES_KEYWORDS:
            keywords |= face.lasting.keywords(self, card, card, seat)
        return keywords

    def own_keywords(self, card: i64, seat: i64) -> i64:
        """Printed and granted keywords, without copied ones: two copiers never feed each other."""
        face = self.shows[card]
        keywords = face.keywords
        if face.reach & OWN_KEYWORDS:
            keywords |= face.lasting.keywords(self, card, card, seat)
        if self.ongoing & GRANTS_KEYWORDS:
            for source in self.board[seat]:
                face = self.shows[source]
                if face.reach & GRANTS_KEYWORDS:
                    keywords |= face.lasting.keywords(self, source, card, seat)
        return keywords

    def may_attack(self, card: i64, seat: i64) -> bool:
        """Whether a creature may attack now (MB-056)."""
        return not self.ongoing & BARS_ATTACKS or self.attack_barred_by(card, seat) < 0

    def attack_barred_by(self, card: i64, seat: i64) -> i64:
        """The card whose ability forbids this creature to attack, or -1."""
        for side in range(self.seats):
            for source in self.board[side]:
                face = self.shows[source]
                if face.reach & BARS_ATTACKS and face.lasting.bars_attack(self, source, side, card, seat):
                    return source
            if self.haunting & BARS_ATTACKS:
                for source in self.discard[side]:
                    if self.shows[source].haunting.bars_attack(self, source, side, card, seat):
                        return source
        return -1

    def blockers(self, attacker: i64, attacking: i64, seat: i64) -> list[int]:
        """Whom this seat may block with: against Sneaky only Sneaky (MB-074), and nobody an ability forbids."""
        sneaky = self.keywords(attacker, attacking) & SNEAKY
        barred = self.ongoing & BARS_BLOCKS
        if not sneaky and not barred:
            return self.board[seat]
        able: list[int] = []
        for card in self.board[seat]:
            if sneaky and not self.keywords(card, seat) & SNEAKY:
                continue
            if barred and self.block_barred_by(card, seat, attacker) >= 0:
                continue
            able.append(card)
        return able

    def block_barred_by(self, card: i64, seat: i64, attacker: i64) -> i64:
        """The card whose ability forbids this block, or -1; only enemies forbid blocks."""
        for enemy in self.enemies(seat):
            for source in self.board[enemy]:
                face = self.shows[source]
                if face.reach & BARS_BLOCKS and face.lasting.bars_block(self, source, enemy, card, seat, attacker):
                    return source
            if self.haunting & BARS_BLOCKS:
                for source in self.discard[enemy]:
                    if self.shows[source].haunting.bars_block(self, source, enemy, card, seat, attacker):
                        return source
        return -1

    def quarry(self, seat: i64) -> list[int]:
        """The enemy creatures that this seat's Hunters have to attack on its own turn."""
        prey: list[int] = []
        if self.ongoing & FORCES_HUNTERS and seat == self.active:
            for enemy in self.enemies(seat):
                for card in self.board[enemy]:
                    if self.shows[card].reach & FORCES_HUNTERS:
                        prey.append(card)
        return prey

    def enemies(self, seat: i64) -> list[int]:
        """The seats of the other team, from this seat's left."""
        return _ENEMIES[seat] if self.seats == 2 else _ENEMIES_OF_FOUR[seat]

    def controller(self, card: i64) -> i64:
        """Whose play area a creature is in, or -1 when it is not in play."""
        for seat in range(self.seats):
            if holds(self.board[seat], card):
                return seat
        return -1

    # --- what can happen to cards -----------------------------------------------------------------------------------

    def refill(self, seat: i64) -> None:
        """A hand below five is filled from the own draw pile at once, while there is one (MB-035, MB-037)."""
        deck = self.deck[seat]
        if not deck:
            return
        hand = self.hand[seat]
        while len(hand) < HAND_SIZE and deck:
            card = deck.pop()
            self.take(card, seat)
            self.learn(card, _ONE << seat)
            if self.events is not None:
                self.emit("draw", {"seat": f"seat:{seat}", "card": self.thing(card)})

    def take(self, card: i64, seat: i64) -> None:
        """Put a card into a hand. Hands are kept sorted: their order says nothing, and equal cards are neighbours."""
        hand = self.hand[seat]
        place: i64 = len(hand)
        while place > 0 and hand[place - 1] > card:
            place -= 1
        hand.insert(place, card)

    def enter(self, card: i64, seat: i64) -> None:
        """A card enters play under this seat; its Play effect triggers (MB-083).

        It is a new creature: an attack that the card began before it left play is over (MB-084).
        """
        self.reveal(card)
        for frame in self.agenda:
            if frame.card == card and frame.verb.name == "attack":
                frame.card = NO_CARD
        self.board[seat].append(card)
        if self.shows[card].reach:
            self.refresh()
        if self.events is not None:
            self.emit("enter", {"seat": f"seat:{seat}", "card": self.thing(card)})
        if not self.ongoing & SILENCES_PLAY or not self.silenced(seat):
            self.trigger(PLAY, card, seat)

    def silenced(self, seat: i64) -> bool:
        """Whether an enemy creature stops this seat's Play effects."""
        for enemy in self.enemies(seat):
            for source in self.board[enemy]:
                if self.shows[source].reach & SILENCES_PLAY:
                    return True
        return False

    def trigger(self, kind: i64, card: i64, seat: i64) -> None:
        """An effect triggers, to be resolved by the creature's controller (MB-082); it waits its turn (MB-021)."""
        face = self.shows[card]
        if face.triggers >> kind & 1:
            effect = face.effects[kind]
            assert effect is not None
            self.pending.append(Frame(effect, seat, card))

    def defeat(self, cards: list[int]) -> None:
        """Defeat creatures, all at once: exhaust the Tough (MB-077), discard the rest, then trigger (MB-085).

        What triggers is noted while the creature still shows its stage, and waits until all have fallen.
        """
        falling: list[int] = []
        for card in cards:
            seat = self.controller(card)
            if seat >= 0 and not self.withstands(card, seat):
                falling.append(card)
        for card in falling:
            self.fall(card, self.controller(card))

    def strike_down(self, card: i64, seat: i64) -> None:
        """Defeat one creature that this seat controls."""
        if not self.withstands(card, seat):
            self.fall(card, seat)

    def withstands(self, card: i64, seat: i64) -> bool:
        """Whether a creature is not defeated now: shielded, or Tough and not exhausted; that exhausts it (MB-077)."""
        if self.shielded and card in self.shielded:
            return True
        if self.keywords(card, seat) & TOUGH and not holds(self.exhausted, card):
            self.exhausted.append(card)
            if self.events is not None:
                self.emit("exhaust", {"card": self.thing(card)})
            return True
        return False

    def fall(self, card: i64, seat: i64) -> None:
        """A defeated creature goes to its controller's discard pile; its Defeated effect triggers (MB-085)."""
        self.trigger(DEFEATED, card, seat)
        if self.events is not None:
            self.emit("defeat", {"seat": f"seat:{seat}", "card": self.thing(card)})
        self.leave(card, seat)
        self.bury(card, seat)

    def leave(self, card: i64, seat: i64) -> None:
        """Take a creature out of a play area; it will come back fresh (MB-079) and on its first stage (MB-115)."""
        take_out(self.board[seat], card)
        if self.exhausted and holds(self.exhausted, card):
            take_out(self.exhausted, card)
        if self.shielded and card in self.shielded:
            take_out(self.shielded, card)
        if self.under:
            self.drop_boosts(card, seat)
        face = self.shows[card]
        if face.stage > 1:
            self.show(card, FIRST_FACE[card])
        if face.reach:
            self.refresh()

    def bury(self, card: i64, seat: i64) -> None:
        """Put a card into a discard pile, where some go on acting (MB-094) or do something on arrival."""
        self.discard[seat].append(card)
        if self.shows[card].haunt_reach:
            self.trigger(BURIED, card, seat)
            self.refresh_piles()

    def dig_up(self, card: i64, seat: i64) -> None:
        """Take a card out of a discard pile."""
        take_out(self.discard[seat], card)
        if self.shows[card].haunt_reach:
            self.refresh_piles()

    def boost(self, card: i64, creature: i64) -> None:
        """Put a card under a creature, which gains 1 power (MB-105, MB-106)."""
        for pile in self.under:
            if pile[0] == creature:
                pile.append(card)
                break
        else:
            self.under.append([creature, card])
        if self.events is not None:
            self.emit("boost", {"card": self.thing(card), "creature": self.thing(creature)})
        self.refresh()

    def drop_boosts(self, creature: i64, seat: i64) -> None:
        """The boost cards of a creature that leaves play go to its controller's discard pile (MB-107)."""
        boosts = self.boosts(creature)
        if boosts:
            self.under = [pile for pile in self.under if pile[0] != creature]
            if self.events is not None:
                self.emit("drop", {"seat": f"seat:{seat}", "cards": [self.thing(card) for card in boosts]})
            for card in boosts:
                self.bury(card, seat)
            self.refresh()

    def evolve(self, card: i64) -> None:
        """Show the next stage of a creature in play; it is the same creature (MB-110 to MB-114)."""
        face = self.shows[card].next
        if face >= 0 and self.controller(card) >= 0:
            if self.events is not None:
                self.emit("evolve", {"card": self.thing(card), "stage": f"card:{FACES[face].name}:{card}"})
            self.show(card, face)
            self.refresh()

    def show(self, card: i64, face: i64) -> None:
        """Change the face of a card."""
        if self.face[card] != face:
            faces = list(self.face)
            faces[card] = face
            self.face = tuple(faces)
            self.shows = shown(self.face)

    def return_to_hand(self, card: i64) -> None:
        """Put a creature into the hand of its controller; it is not defeated (MB-087)."""
        seat = self.controller(card)
        if seat >= 0:
            self.leave(card, seat)
            self.take(card, seat)
            if self.events is not None:
                self.emit("return", {"seat": f"seat:{seat}", "card": self.thing(card)})

    def take_control(self, card: i64, seat: i64) -> None:
        """Move a creature to another play area in its current state; no Play effect (MB-102 to MB-104)."""
        side = self.controller(card)
        if side < 0 or side == seat:
            return
        take_out(self.board[side], card)
        self.board[seat].append(card)
        if self.shows[card].reach:
            self.refresh()
        if self.events is not None:
            self.emit("control", {"seat": f"seat:{seat}", "card": self.thing(card)})

    def discard_card(self, card: i64, seat: i64) -> None:
        """Put a card from the hand into the discard pile (MB-099); nothing of it triggers (MB-088)."""
        take_out(self.hand[seat], card)
        self.reveal(card)
        if self.events is not None:
            self.emit("discard", {"seat": f"seat:{seat}", "card": self.thing(card)})
        self.bury(card, seat)

    def change_life(self, seat: i64, change: i64) -> None:
        """Gain or lose life, without upper limit (MB-033); some cards make a loss worse."""
        self.shift_life(seat, change - self.worsening(seat) if change < 0 else change)

    def worsening(self, seat: i64) -> i64:
        """How much more this seat's side loses, whenever it loses life."""
        more = 0
        if self.haunting & WORSENS_LOSS:
            for enemy in self.enemies(seat):
                for source in self.discard[enemy]:
                    more += self.shows[source].haunting.worsens
        return more

    def shift_life(self, seat: i64, change: i64) -> None:
        """Move the life counter; at 0 the other side has won at once (MB-031)."""
        team = seat & 1
        self.life[team] = max(0, self.life[team] + change)
        if self.events is not None and change:
            side: list[str] = [f"seat:{member}" for member in range(team, self.seats, 2)]
            self.emit("life", {"side": side, "change": change, "life": self.life[team]})
        if self.life[team] == 0:
            self.lose(seat)

    def lose(self, seat: i64) -> None:
        """This seat's side has lost."""
        team = seat & 1
        self.finish(tuple([0.0 if side & 1 == team else 1.0 for side in range(self.seats)]))

    def refresh(self) -> None:
        """Note anew what the lasting abilities in force touch (MB-093)."""
        ongoing = self.haunting
        if self.under:
            ongoing |= CHANGES_POWER
        for board in self.board:
            for card in board:
                ongoing |= self.shows[card].reach
        self.ongoing = ongoing

    def refresh_piles(self) -> None:
        """Note anew what the abilities touch that act from discard piles (MB-094)."""
        haunting: i64 = 0
        for pile in self.discard:
            for card in pile:
                haunting |= self.shows[card].haunt_reach
        self.haunting = haunting
        self.refresh()

    def thing(self, card: i64) -> str:
        """How a card is named in events, choices and views."""
        return f"card:{self.shows[card].name}:{card}"
