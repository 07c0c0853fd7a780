"""A Mindbug position to play by names, for tests that read like a story."""

from typing import Any

from igroteka.core.decision import Decision
from igroteka.games.mindbug import GAME
from igroteka.games.mindbug.effects import CARD, PASS, YES
from igroteka.games.mindbug.state import NAMES, Mindbug


class Table:
    """Wraps a position: every call answers the one open decision."""

    def __init__(self, **words: Any) -> None:
        self.state: Mindbug = GAME.position(**words)

    @property
    def asked(self) -> Decision:
        return self.state.decisions[0]

    @property
    def seat(self) -> int:
        return self.asked.seats.bit_length() - 1

    def choose(self, name: str) -> "Table":
        """Answer with the offered card of this name."""
        for option in self.asked.options:
            if PASS < option < YES and self.name(option - CARD) == name:
                self.state.apply(self.seat, option)
                return self
        raise AssertionError(f"{name} is not offered for {self.asked.kind}: {self.offered}")

    play = attack = block = hunt = target = first = discard = again = choose

    def no(self) -> "Table":
        self.state.apply(self.seat, PASS)
        return self

    def mindbug(self) -> "Table":
        self.state.apply(self.seat, YES)
        return self

    def name(self, card: int) -> str:
        return NAMES[self.state.face[card]]

    @property
    def offered(self) -> list[str]:
        """The names of the offered cards, sorted."""
        return sorted(self.name(option - CARD) for option in self.asked.options if PASS < option < YES)

    def board(self, seat: int) -> list[str]:
        return [self.name(card) + "*" * (card in self.state.exhausted) for card in self.state.board[seat]]

    @property
    def mine(self) -> list[str]:
        return self.board(0)

    @property
    def theirs(self) -> list[str]:
        return self.board(1)

    def pile(self, seat: int) -> list[str]:
        return [self.name(card) for card in self.state.discard[seat]]

    def hand(self, seat: int) -> list[str]:
        return sorted(self.name(card) for card in self.state.hand[seat])

    @property
    def life(self) -> tuple[int, int]:
        return self.state.life[0], self.state.life[1]
