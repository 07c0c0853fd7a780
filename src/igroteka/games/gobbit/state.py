"""What a Gobb'it position is, and the moves every rule is made of.

The game is a row of moments: what lies on the table between two visible changes. In each moment every seat puts its
hands down in secret, with times, until it is done; then all of them are judged on the table as it lay (GB-115).

Options: 0 nothing (more), 1 + seat a slap on that seat's pile (the own one: cover it), DISCARD a slap on the discard,
OPEN turn up the next card, YES in questions.
"""

from typing import ClassVar, Final

from mypy_extensions import i64

from igroteka.core.event import EVERYONE
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

PASS: Final = 0
PILE: Final = 1
DISCARD: Final = 9
OPEN: Final = 10
YES: Final = 11
ACTIONS: Final = 12

MOST_SEATS: Final = 8
LONGEST: Final = 1000  # cards opened; then cards are counted, so that every game ends


class Gobbit(State):
    """One position of Gobb'it."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "deck", "pile", "discard", "box", "known", "turn", "opener", "gorilla", "calling", "solo", "inside", "stray",
        "opened", "began", "since", "ruled", "by", "on", "when", "opening", "changed",
    )  # fmt: skip

    expert: bool  # the three modules and the levels, read once from the settings
    gobbits: bool
    ghosts: bool
    hasty: bool
    deck: list[list[int]]  # face down; the next card to open is the last
    pile: list[list[int]]  # face up; the top card, the only active one, is the last (GB-025)
    discard: list[int]  # face down; the back of the last one is in force (GB-088)
    box: tuple[int, ...]  # left out of this game
    known: list[int]  # by card: the seats that have seen its front
    turn: int  # who opens the next card
    opener: int  # who opened the last one
    gorilla: int  # whose gorilla may strike in this moment, else -1 (GB-118)
    calling: int  # 1 while flies of three colours may be called (GB-044)
    solo: int  # the only seat that could still open cards when it last did, else -1 (GB-082)
    inside: i64  # bit mask: the seats that hold cards
    stray: i64  # bit mask: the seats whose top card was opened out of turn (GB-063)
    opened: int  # how many cards have been opened
    began: int  # when this moment began, in milliseconds
    since: list[int]  # by seat: when its top card was shown
    ruled: int  # when the condition in force last changed; -1: with the moment to come
    by: list[int]  # hands put down in this moment: whose
    on: list[int]  # ... on which option
    when: list[int]  # ... at what time
    opening: list[int]  # by seat: when it opens a card at the end of this moment, or -1
    changed: int  # 1 when hands have changed the table in this moment

    def clear(self) -> None:
        """An empty table."""
        first = self.settings["level"] == "first"
        self.expert = self.settings["level"] == "expert"
        self.gobbits = bool(self.settings["gobbit"]) and not first
        self.ghosts = bool(self.settings["ghosts"]) and not first
        self.hasty = bool(self.settings["hasty"])
        self.deck = [[] for _ in range(self.seats)]
        self.pile = [[] for _ in range(self.seats)]
        self.discard = []
        self.box = ()
        self.known = [0] * CARDS
        self.turn = self.opener = 0
        self.gorilla = self.solo = -1
        self.inside = self.stray = 0
        self.calling = self.opened = self.began = self.ruled = self.changed = 0
        self.since = [0] * self.seats
        self.by = []
        self.on = []
        self.when = []
        self.opening = [-1] * self.seats

    def copy(self) -> "Gobbit":
        twin = Gobbit(self.game, self.settings, self.seats, self.rng.copy())
        self.copy_common(twin)
        twin.expert = self.expert
        twin.gobbits = self.gobbits
        twin.ghosts = self.ghosts
        twin.hasty = self.hasty
        twin.deck = [zone[:] for zone in self.deck]
        twin.pile = [zone[:] for zone in self.pile]
        twin.discard = self.discard[:]
        twin.box = self.box
        twin.known = self.known[:]
        twin.turn = self.turn
        twin.opener = self.opener
        twin.gorilla = self.gorilla
        twin.calling = self.calling
        twin.solo = self.solo
        twin.inside = self.inside
        twin.stray = self.stray
        twin.opened = self.opened
        twin.began = self.began
        twin.since = self.since[:]
        twin.ruled = self.ruled
        twin.by = self.by[:]
        twin.on = self.on[:]
        twin.when = self.when[:]
        twin.opening = self.opening[:]
        twin.changed = self.changed
        return twin

    def zones(self) -> dict[str, list[int]]:
        places: dict[str, list[int]] = {"box": list(self.box), "discard": self.discard}
        for seat in range(self.seats):
            places[f"deck {seat}"] = self.deck[seat]
            places[f"pile {seat}"] = self.pile[seat]
        return places

    # --- what lies on the table ------------------------------------------------------------------------------------

    def condition(self) -> int:
        """The condition on the back of the top card of the discard, in the expert variant (GB-088)."""
        return BACK[self.discard[-1]] if self.expert and self.discard else NO_CONDITION

    def eats(self, seat: int, other: int, condition: int) -> bool:
        """Whether this seat's active card eats the other's; a card opened out of turn eats nobody."""
        mine = self.pile[seat]
        theirs = self.pile[other]
        if not mine or not theirs or self.stray >> seat & 1:
            return False
        return EATS[(condition * CARDS + mine[-1]) * CARDS + theirs[-1]]

    def paired(self, seat: int) -> bool:
        """Whether another player shows the same animal in the same colours (GB-050)."""
        if not self.pile[seat] or self.stray >> seat & 1:
            return False
        kind = KIND[self.pile[seat][-1]]
        for other in range(self.seats):
            pile = self.pile[other]
            if other != seat and pile and KIND[pile[-1]] == kind and not self.stray >> other & 1:
                return True
        return False

    def is_ghost(self, seat: int) -> bool:
        """A player without deck and pile haunts the table, where that module is played (GB-049)."""
        return self.ghosts and not self.inside >> seat & 1

    def haunts(self, seat: int, condition: int) -> bool:
        """Ghosts may attack pairs (GB-050), and everybody while all are ghosts (GB-096)."""
        return condition == ALL_GHOSTS or self.is_ghost(seat)

    def haunted(self, condition: int) -> bool:
        """Whether anybody may attack pairs now."""
        return condition == ALL_GHOSTS or (self.ghosts and self.inside != (1 << self.seats) - 1)

    def threatened(self, seat: int) -> bool:
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
        colours = 0
        for seat in range(self.seats):
            pile = self.pile[seat]
            if pile and ANIMAL[pile[-1]] == FLY and not self.stray >> seat & 1:
                colours |= COLOURS[pile[-1]]
        return colours == ALL_COLOURS

    def able(self, seat: int) -> int:
        """The first seat from this one on, clockwise, that has a card to open (GB-065), or -1."""
        for step in range(self.seats):
            other = (seat + step) % self.seats
            if self.deck[other]:
                return other
        return -1

    def holds(self, seat: int) -> int:
        """How many cards a seat has, deck and pile (GB-086)."""
        return len(self.deck[seat]) + len(self.pile[seat])

    # --- what can happen to cards -----------------------------------------------------------------------------------

    def under(self, seat: int, owner: int) -> int:
        """A pile goes face down under this seat's deck, turned over as one block (GB-017, GB-124)."""
        pile = self.pile[owner]
        pile.reverse()
        count = len(pile)
        self.deck[seat] = pile + self.deck[seat]
        self.leave(owner)
        return count

    def throw(self, owner: int) -> int:
        """A pile goes face down to the discard, for good, turned over as one block (GB-043, GB-124)."""
        pile = self.pile[owner]
        pile.reverse()
        count = len(pile)
        self.bury(pile)
        self.leave(owner)
        return count

    def leave(self, owner: int) -> None:
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

    def show(self, seat: int) -> int:
        """Turn up the top card of a deck, onto the pile, for all to see at once (GB-023, GB-024)."""
        card = self.deck[seat].pop()
        self.known[card] = EVERYONE
        self.pile[seat].append(card)
        self.since[seat] = self.began
        self.opened += 1
        return card

    def thing(self, card: int) -> str:
        """How a card is named in events, choices and views."""
        return f"card:{NAMES[card]}:{card}"
