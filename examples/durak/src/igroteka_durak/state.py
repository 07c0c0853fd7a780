"""What a position of Durak is: hands, the deck and its trump, the cards on the table.

A card is a number from 1 to 36, suit after suit, in each suit from the six to the ace.
"""

from typing import Final

from igroteka.core.event import EventArg
from igroteka.core.state import State

SUITS: Final = ("c", "d", "h", "s")  # clubs, diamonds, hearts, spades
RANKS: Final = ("6", "7", "8", "9", "10", "j", "q", "k", "a")
NAMES: Final = ["", *[rank + suit for suit in SUITS for rank in RANKS]]
SUIT: Final = [-1, *[suit for suit in range(4) for _ in RANKS]]
RANK: Final = [-1, *[rank for _ in SUITS for rank in range(9)]]
CARDS: Final = range(1, 37)
HAND_SIZE: Final = 6
MOST_ATTACKS: Final = 6
LAST_BOUT: Final = 200


class Durak(State):
    """One position of Durak."""

    def clear(self) -> None:
        """An empty table."""
        self.known = [0] * len(NAMES)
        self.hand: list[list[int]] = [[] for _ in range(self.seats)]  # each sorted
        self.deck: list[int] = []  # the next card to draw is the last; the first is the open trump card
        self.trump: int = 0  # the trump suit
        self.attacks: list[int] = []  # the cards of this bout that are to be beaten
        self.defences: list[int] = []  # those that beat them: the first of these beats the first of those
        self.discard: list[int] = []
        self.attacker: int = 0  # who began the bout
        self.defender: int = 1
        self.taking: int = 0  # 1 when the defender has given up and takes the cards
        self.bout: int = 1  # the number of the bout

    def copy(self) -> "Durak":
        made = Durak(self.game, self.settings, self.seats, self.rng.copy())
        self.copy_common(made)
        made.hand = [hand[:] for hand in self.hand]
        made.deck = self.deck[:]
        made.trump = self.trump
        made.attacks = self.attacks[:]
        made.defences = self.defences[:]
        made.discard = self.discard[:]
        made.attacker = self.attacker
        made.defender = self.defender
        made.taking = self.taking
        made.bout = self.bout
        return made

    def zones(self) -> dict[str, list[int]]:
        places = {f"hand {seat}": hand for seat, hand in enumerate(self.hand)}
        return {**places, "deck": self.deck, "table": self.attacks + self.defences, "discard": self.discard}

    def beats(self, card: int, attack: int) -> bool:
        """A higher card of the suit, or a trump against another suit (DU-010)."""
        if SUIT[card] == SUIT[attack]:
            return RANK[card] > RANK[attack]
        return SUIT[card] == self.trump

    def beaten(self) -> bool:
        """Whether every attack has been beaten."""
        return len(self.defences) == len(self.attacks)

    def places_left(self) -> int:
        """How many attacks may be added: six in all (DU-015), no more than the defender can beat (DU-016)."""
        return min(MOST_ATTACKS, len(self.hand[self.defender]) + len(self.defences)) - len(self.attacks)

    def fits(self, card: int) -> bool:
        """Whether a card of this rank lies on the table (DU-012)."""
        return RANK[card] in [RANK[other] for other in self.attacks + self.defences]

    def next_after(self, seat: int) -> int:
        """The next player around the table who holds cards (DU-025)."""
        for step in range(1, self.seats):
            other = (seat + step) % self.seats
            if self.hand[other]:
                return other
        return seat

    def may_transfer(self) -> bool:
        """Whether the attack can be passed on, by what everybody sees (DU-029, DU-030)."""
        if not self.settings["transfer"] or self.defences:
            return False
        following = self.next_after(self.defender)
        return following != self.defender and len(self.hand[following]) > len(self.attacks)

    def tell(self, kind: str, seat: int, **args: EventArg) -> None:
        """Record what a player did, if anybody listens."""
        if self.events is not None:
            self.emit(kind, {"seat": f"seat:{seat}", **args})

    def thing(self, card: int) -> str:
        """How a card is named in events, choices and views."""
        return f"card:{NAMES[card]}:{card}"
