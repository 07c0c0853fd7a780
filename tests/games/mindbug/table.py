"""A Mindbug position to play by names, for tests that read like a story."""

from typing import Any

from igroteka.core.decision import Decision
from igroteka.games.mindbug import GAME
from igroteka.games.mindbug.cards.faces import KEYWORD_NAMES
from igroteka.games.mindbug.options import ACTION, KEYWORD, MODE, PASS, SEAT, YES
from igroteka.games.mindbug.state import Mindbug


class Table:
    """Wraps a position: every call answers the one open decision."""

    def __init__(self, **words: Any) -> None:
        self.state: Mindbug = GAME.position(**words)

    @property
    def asked(self) -> Decision:
        return self.state.decisions[0]

    @property
    def seat(self) -> int:
        return self.asked.seat()

    def choose(self, name: str) -> "Table":
        """Answer with the offered card of this name."""
        for option in self.asked.options:
            if PASS < option < YES and self.name(option) == name:
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
        return self.state.shows[card].name

    @property
    def offered(self) -> list[str]:
        """The names of the offered cards, sorted."""
        return sorted(self.name(option) for option in self.asked.options if PASS < option < YES)

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

    # --- expansions and four seats ---------------------------------------------------------------------------------

    def answer(self, option: int) -> "Table":
        self.state.apply(self.seat, option)
        return self

    def yes(self) -> "Table":
        return self.answer(YES)

    def act(self, name: str) -> "Table":
        """Use the Action of a creature."""
        return self.answer(ACTION + self.card(name))

    def keyword(self, name: str) -> "Table":
        return self.answer(KEYWORD + KEYWORD_NAMES.index(name))

    def player(self, seat: int) -> "Table":
        return self.answer(SEAT + seat)

    def mode(self, number: int) -> "Table":
        return self.answer(MODE + number)

    def card(self, name: str) -> int:
        """The creature of this name in play."""
        return next(card for board in self.state.board for card in board if self.name(card) == name)

    def power(self, name: str) -> int:
        card = self.card(name)
        return self.state.power(card, self.state.controller(card))

    def keywords(self, name: str) -> list[str]:
        card = self.card(name)
        found = self.state.keywords(card, self.state.controller(card))
        return [word for bit, word in enumerate(KEYWORD_NAMES) if found >> bit & 1]

    def boosts(self, name: str) -> list[str]:
        return [self.name(card) for card in self.state.boosts(self.card(name))]

    @property
    def actions(self) -> list[str]:
        """The names of the creatures whose Action is offered, sorted."""
        return sorted(self.name(o - ACTION) for o in self.asked.options if ACTION < o < KEYWORD)

    def why_not(self, option: int) -> tuple[str, str]:
        """The rule and the sentence that refuse an option to the seat that is asked."""
        refusal = self.state.why_not(self.seat, option)
        assert refusal is not None
        return refusal.rule, refusal.key
