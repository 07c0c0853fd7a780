"""A position to try rules on: cards and people by name."""

from typing import Any

from igroteka_durak import GAME
from igroteka_durak.options import OPTIONS, PASS, TAKE, TRANSFER
from igroteka_durak.state import NAMES, Durak


def word(option: int) -> str:
    """An option as a word: `7h`, `pass`, `take`, `transfer 7h`."""
    if option in (PASS, TAKE):
        return "pass" if option == PASS else "take"
    return f"transfer {NAMES[option - TRANSFER]}" if option > TRANSFER else NAMES[option]


def number(answer: str) -> int:
    """The option of a word."""
    return [word(option) for option in range(OPTIONS)].index(answer)


class Table:
    """One position; who is asked answers in words."""

    def __init__(self, text: str = "", **words: Any) -> None:
        self.state: Durak = GAME.position(text, **words)
        self.state.events = []

    def play(self, *answers: str) -> "Table":
        """Answers of whoever is asked, one after another."""
        for answer in answers:
            self.state.apply(self.asked, number(answer))
        return self

    @property
    def asked(self) -> int:
        return int(self.state.decisions[0].seat())

    @property
    def question(self) -> tuple[int, str]:
        """Who is asked what."""
        return self.asked, self.state.decisions[0].kind

    def may(self) -> set[str]:
        """What may be answered, in words."""
        return {word(option) for option in self.state.decisions[0].options}

    def hand(self, seat: int) -> list[str]:
        return [NAMES[card] for card in self.state.hand[seat]]

    def why(self, seat: int, answer: str) -> tuple[str, str]:
        """The rule and the reason why a move is refused."""
        refusal = self.state.why_not(seat, number(answer))
        assert refusal is not None
        return refusal.rule, refusal.key

    def happened(self) -> list[str]:
        return [event.kind for event in self.state.events or []]
