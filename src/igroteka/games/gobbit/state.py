"""What a Gobb'it position is, and the moves every rule is made of.

The game is a row of moments: what lies on the table between two visible changes. In each moment every seat puts its
hands down in secret, with times, until it is done; then all of them are judged on the table as it lay (GB-115).
"""

from typing import Any, ClassVar, Final

from mypy_extensions import i64

from igroteka.core.knowledge import EVERYONE
from igroteka.core.state import State
from igroteka.games.gobbit.cards import (
    ALL_COLOURS,
    ALL_GHOSTS,
    ANIMAL,
    BACK,
    CARDS,
    COLOURS,
    CONDITION_NAMES,
    EATS,
    FLY,
    GORILLA,
    KIND,
    NAMES,
    NO_CONDITION,
)

MOST_SEATS: Final = 8
LONGEST: Final = 1000  # cards opened; then cards are counted, so that every game ends
HANDS: Final = (
    CARDS  # HANDS + seat: the fact what this seat does in this moment, its hands and whether it opens a card
)

_ONE: Final[i64] = 1


class Gobbit(State):
    """One position of Gobb'it."""

    DERIVED: ClassVar[tuple[str, ...]] = ("expert", "gobbits", "ghosts", "hasty")

    def clear(self) -> None:
        """An empty table: what each seat does is its own secret."""
        first = self.settings["level"] == "first"
        self.expert: bool = self.settings["level"] == "expert"  # conditions on the backs are in force
        self.gobbits: bool = bool(self.settings["gobbit"]) and not first  # Gobb'it! may be called
        self.ghosts: bool = bool(self.settings["ghosts"]) and not first  # players without cards go on as ghosts
        self.hasty: bool = bool(self.settings["hasty"])  # cards can be opened out of turn (GB-117)
        self.known = [0] * CARDS + [1 << seat for seat in range(self.seats)]  # the cards, then HANDS + seat
        self.deck: list[list[int]] = [[] for _ in range(self.seats)]  # face down; the next card to open is the last
        self.pile: list[list[int]] = [[] for _ in range(self.seats)]  # face up; only the last card is active (GB-025)
        self.discard: list[int] = []  # face down; the back of the last card is in force (GB-088)
        self.box: tuple[int, ...] = ()  # left out of this game
        self.due: i64 = 0  # whose turn it is by the order of seats, with a deck or without
        self.turn: i64 = 0  # who opens the next card: the first from there on who has a deck
        self.opener: i64 = 0  # who opened the last one
        self.gorilla: i64 = -1  # whose gorilla may strike in this moment, else -1 (GB-118)
        self.calling: i64 = 0  # 1 while flies of three colours may be called (GB-044)
        self.solo: i64 = -1  # the only seat that could still open cards when it last did, else -1 (GB-082)
        self.inside: i64 = 0  # bit mask: the seats that hold cards
        self.stray: i64 = 0  # bit mask: the seats whose top card was opened out of turn (GB-063)
        self.opened: i64 = 0  # how many cards have been opened
        self.began: i64 = 0  # when this moment began, in milliseconds
        self.since: list[int] = [0] * self.seats  # by seat: when its top card was shown
        self.ruled: i64 = 0  # when the condition in force last changed; -1: with the moment to come
        self.by: list[int] = []  # hands put down in this moment: whose
        self.on: list[int] = []  # ... on which option
        self.when: list[int] = []  # ... at what time
        self.opening: list[int] = [-1] * self.seats  # by seat: when it opens a card at the end of this moment, or -1
        self.changed: i64 = 0  # 1 when hands have changed the table in this moment

    def copy(self) -> "Gobbit":
        made = Gobbit(self.game, self.settings, self.seats, self.rng.copy())
        self.copy_common(made)
        made.expert = self.expert
        made.gobbits = self.gobbits
        made.ghosts = self.ghosts
        made.hasty = self.hasty
        made.deck = [zone[:] for zone in self.deck]
        made.pile = [zone[:] for zone in self.pile]
        made.discard = self.discard[:]
        made.box = self.box
        made.due = self.due
        made.turn = self.turn
        made.opener = self.opener
        made.gorilla = self.gorilla
        made.calling = self.calling
        made.solo = self.solo
        made.inside = self.inside
        made.stray = self.stray
        made.opened = self.opened
        made.began = self.began
        made.since = self.since[:]
        made.ruled = self.ruled
        made.by = self.by[:]
        made.on = self.on[:]
        made.when = self.when[:]
        made.opening = self.opening[:]
        made.changed = self.changed
        return made

    def restore(self, data: dict[str, Any]) -> None:
        super().restore(data)
        if len(self.known) == CARDS:  # written before hands were facts (revision 1)
            secret = not self.decisions or self.decisions[0].kind == "react"
            self.known += [1 << seat if secret else EVERYONE for seat in range(self.seats)]

    def zones(self) -> dict[str, list[int]]:
        places: dict[str, list[int]] = {"box": list(self.box), "discard": self.discard}
        for seat in range(self.seats):
            places[f"deck {seat}"] = self.deck[seat]
            places[f"pile {seat}"] = self.pile[seat]
        return places

    # --- what lies on the table ------------------------------------------------------------------------------------

    def condition(self) -> i64:
        """The condition on the back of the top card of the discard, in the expert variant (GB-088)."""
        return BACK[self.discard[-1]] if self.expert and self.discard else NO_CONDITION

    def eats(self, seat: i64, other: i64, condition: i64) -> bool:
        """Whether this seat's active card eats the other's; a card opened out of turn eats nobody."""
        mine = self.pile[seat]
        theirs = self.pile[other]
        if not mine or not theirs or self.stray >> seat & 1:
            return False
        return EATS[(condition * CARDS + mine[-1]) * CARDS + theirs[-1]]

    def paired(self, seat: i64) -> bool:
        """Whether another player shows the same animal in the same colours (GB-050)."""
        if not self.pile[seat] or self.stray >> seat & 1:
            return False
        kind = KIND[self.pile[seat][-1]]
        for other in range(self.seats):
            pile = self.pile[other]
            if other != seat and pile and KIND[pile[-1]] == kind and not self.stray >> other & 1:
                return True
        return False

    def is_ghost(self, seat: i64) -> bool:
        """A player without deck and pile haunts the table, where that module is played (GB-049)."""
        return self.ghosts and not self.inside >> seat & 1

    def haunts(self, seat: i64, condition: i64) -> bool:
        """Ghosts may attack pairs (GB-050), and everybody while all are ghosts (GB-096)."""
        return condition == ALL_GHOSTS or self.is_ghost(seat)

    def haunted(self, condition: i64) -> bool:
        """Whether anybody may attack pairs now."""
        return condition == ALL_GHOSTS or (self.ghosts and self.inside != (1 << self.seats) - 1)

    def threatened(self, seat: i64) -> bool:
        """Whether some card, ghost or gorilla could attack this seat's pile, slapping or not (GB-111)."""
        if ANIMAL[self.pile[seat][-1]] == GORILLA:
            return False
        if self.gorilla >= 0 and self.gorilla != seat:
            return True
        condition = self.condition()
        for other in range(self.seats):
            if other != seat and self.eats(other, seat, condition):
                return True
        return self.haunted(condition) and self.paired(seat)

    def three_flies(self) -> bool:
        """Whether flies of all three colours lie on top, and a discard to slap exists (GB-044)."""
        if not self.gobbits or not self.discard:
            return False
        colours: i64 = 0
        for seat in range(self.seats):
            pile = self.pile[seat]
            if pile and ANIMAL[pile[-1]] == FLY and not self.stray >> seat & 1:
                colours |= COLOURS[pile[-1]]
        return colours == ALL_COLOURS

    def give_turn(self, seat: i64) -> None:
        """It is this seat's turn; one without a deck will be passed over (GB-065)."""
        self.due = self.turn = seat

    def able(self, seat: i64) -> i64:
        """The first seat from this one on, clockwise, that has a card to open (GB-065), or -1."""
        for step in range(self.seats):
            other = (seat + step) % self.seats
            if self.deck[other]:
                return other
        return -1

    def holds(self, seat: i64) -> i64:
        """How many cards a seat has, deck and pile (GB-086)."""
        return len(self.deck[seat]) + len(self.pile[seat])

    def on_turn(self, seat: i64) -> bool:
        """Whether this seat is to open the next card."""
        return seat == self.turn and len(self.deck[seat]) > 0

    def slapped(self, seat: i64, option: i64) -> bool:
        """Whether this seat's hand already lies there (GB-109)."""
        for i in range(len(self.by)):  # noqa: SIM110 - a generator would be slower
            if self.by[i] == seat and self.on[i] == option:
                return True
        return False

    # --- who knows what each seat does -----------------------------------------------------------------------------

    def hide_hands(self) -> None:
        """A moment begins: what each seat does in it is its own secret."""
        for seat in range(self.seats):
            self.forget(HANDS + seat, _ONE << seat)

    def show_hands(self) -> None:
        """The moment is over: everybody sees whose hands lie where, and who opens a card."""
        for seat in range(self.seats):
            self.reveal(HANDS + seat)

    # --- what can happen to cards -----------------------------------------------------------------------------------

    def under(self, seat: i64, owner: i64) -> i64:
        """A pile goes face down under this seat's deck, turned over as one block (GB-017, GB-124)."""
        pile = self.pile[owner]
        pile.reverse()
        count = len(pile)
        self.deck[seat] = pile + self.deck[seat]
        self.leave(owner)
        return count

    def throw(self, owner: i64) -> None:
        """A pile goes face down to the discard, for good, turned over as one block (GB-043, GB-124)."""
        pile = self.pile[owner]
        pile.reverse()
        self.bury(pile)
        self.leave(owner)

    def leave(self, owner: i64) -> None:
        """The place before this seat's deck is empty."""
        self.pile[owner] = []
        self.stray &= ~(1 << owner)
        self.changed = 1
        if self.gorilla == owner:
            self.gorilla = -1

    def bury(self, cards: list[int]) -> None:
        """Lay cards on the discard; the condition changes with its top card (GB-089)."""
        before = self.condition()
        self.discard.extend(cards)
        self.changed = 1
        after = self.condition()
        if after != before:
            self.ruled = -1
            if self.events is not None:
                self.emit("condition", {"condition": f"back:{CONDITION_NAMES[after]}"})

    def show(self, seat: i64) -> i64:
        """Turn up the top card of a deck, onto the pile, for all to see at once (GB-023, GB-024)."""
        card = self.deck[seat].pop()
        self.forget(card)  # that it comes up now is news even of a card that was seen before
        self.reveal(card)
        self.pile[seat].append(card)
        self.since[seat] = self.began
        self.opened += 1
        return card

    def thing(self, card: i64) -> str:
        """How a card is named in events, choices and views."""
        return f"card:{NAMES[card]}:{card}"
