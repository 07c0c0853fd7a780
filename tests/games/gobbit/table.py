"""A Gobb'it position to play by names, for tests that read like a story. Seats count from 0: Player 1 is seat 0."""

from typing import Any

from igroteka.core.event import Event
from igroteka.games.gobbit import GAME
from igroteka.games.gobbit.cards import NAMES
from igroteka.games.gobbit.options import DISCARD, OPEN, PASS, PILE
from igroteka.games.gobbit.state import Gobbit


class Table:
    """Wraps a position: hands are put down with `slap`, `cover`, `call`, then `judge` lets the moment end."""

    def __init__(self, **words: Any) -> None:
        self.state: Gobbit = GAME.position(**words)
        self.state.events = []

    def slap(self, seat: int, owner: int, at: int = 0) -> "Table":
        self.state.apply(seat, PILE + owner, at)
        return self

    def cover(self, seat: int, at: int = 0) -> "Table":
        return self.slap(seat, seat, at)

    def call(self, seat: int, at: int = 0) -> "Table":
        self.state.apply(seat, DISCARD, at)
        return self

    def open(self, seat: int | None = None, at: int = 0) -> "Table":
        """A seat (the one on turn) opens at the end of this moment."""
        self.state.apply(self.state.turn if seat is None else seat, OPEN, at)
        return self

    def judge(self) -> "Table":
        """Everybody else is done: the moment ends."""
        for decision in list(self.state.decisions):
            if decision.kind == "react":
                self.state.apply(decision.seat(), PASS)
        return self

    def turn(self) -> "Table":
        """Nobody slaps; the next card is opened."""
        return self.open().judge()

    def answer(self, seat: int, option: int) -> "Table":
        self.state.apply(seat, option)
        return self

    def options(self, seat: int) -> list[int]:
        decision = self.state.decision_for(seat)
        return decision.options if decision is not None else []

    @property
    def asked(self) -> str:
        return self.state.decisions[0].kind

    def pile(self, seat: int) -> list[str]:
        """From the bottom; the last is the top card."""
        return [NAMES[card] for card in self.state.pile[seat]]

    def deck(self, seat: int) -> list[str]:
        """From the top."""
        return [NAMES[card] for card in reversed(self.state.deck[seat])]

    @property
    def discard(self) -> list[str]:
        """From the bottom."""
        return [NAMES[card] for card in self.state.discard]

    @property
    def told(self) -> list[str]:
        """The kinds of all that has happened."""
        events: list[Event] = self.state.events or []
        return [event.kind for event in events]

    @property
    def outcome(self) -> tuple[float, ...] | None:
        return self.state.outcome
