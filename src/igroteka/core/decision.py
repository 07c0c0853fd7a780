"""Decisions: what is asked, what may be answered, and why something may not."""

from typing import Any, Final, TypeAlias

from mypy_extensions import i64, mypyc_attr

Arg: TypeAlias = int | str | list[str]
"""An argument of a sentence: a number, a thing ("card:gorillion:12", "seat:0", "place:lair") or several things."""


_NONE: Final[list[int]] = []  # a decision has no options until its verb lists them


@mypyc_attr(acyclic=True, free_list_len=1)
class Decision:
    """A question open right now. `seats` is a bit mask of those who may answer it; the first answer closes it.

    Where the table does not wait for an answer (`waits` is False) it is an offer: a seat may still take it while
    others are waited for, and it goes away with the last question that waits. Offers come last in `State.decisions`.
    """

    def __init__(self, seats: i64, kind: str, frame: i64, card: i64, waits: bool = True) -> None:
        self.seats = seats
        self.kind = kind  # what is asked; `<game>-ask-<kind>` puts it into words
        self.frame = frame  # which frame of the agenda goes on after the answer
        self.card = card  # the card or thing that asks, -1 for none
        self.waits = waits
        self.options: list[int] = _NONE

    def asks(self, seat: i64) -> bool:
        return self.seats >> seat & 1 == 1

    def seat(self) -> i64:
        """The seat that is asked; of several the first."""
        return first_seat(self.seats)

    def copy(self) -> "Decision":
        made = Decision(self.seats, self.kind, self.frame, self.card, self.waits)
        made.options = self.options[:]
        return made

    def dump(self) -> list[object]:
        written: list[object] = [self.seats, self.kind, self.frame, self.card, self.options[:]]
        return written if self.waits else [*written, "offer"]


def load_decision(data: list[Any]) -> Decision:
    """The decision that `dump` wrote down."""
    decision = Decision(data[0], data[1], data[2], data[3], len(data) == 5)
    decision.options = list(data[4])
    return decision


class Choice:
    """One option explained: a kind (`<game>-choice-<kind>`) and the things it touches, by name."""

    def __init__(self, kind: str, **args: Arg) -> None:
        self.kind = kind
        self.args: dict[str, Arg] = args

    def things(self) -> list[str]:
        """The things to light up for this option; an `owner` only tells whose they are."""
        found: list[str] = []
        for name, value in self.args.items():
            if name == "owner":
                continue
            if isinstance(value, str):
                if ":" in value:
                    found.append(value)
            elif isinstance(value, list):
                found.extend(value)
        return found

    def dump(self) -> dict[str, object]:
        return {"kind": self.kind, **self.args}


class Refusal:
    """Why a move may not be made: the rule that forbids it, and the sentence (`<game>-why-<key>`) that says so."""

    def __init__(self, rule: str, key: str, **args: Arg) -> None:
        self.rule = rule
        self.key = key
        self.args: dict[str, Arg] = args

    def dump(self) -> dict[str, object]:
        return {"rule": self.rule, "key": self.key, **self.args}


class Reason:
    """Why an option is good: the sentence (`<game>-because-<key>`, or `because-<key>`) and its arguments."""

    def __init__(self, key: str, **args: Arg) -> None:
        self.key = key
        self.args: dict[str, Arg] = args

    def dump(self) -> dict[str, object]:
        return {"key": self.key, **self.args}


def first_seat(mask: i64) -> i64:
    """The lowest seat of a bit mask."""
    seat: i64 = 0
    while not mask >> seat & 1:
        seat += 1
    return seat


def seats_in(mask: int) -> list[int]:
    """The seats of a bit mask, lowest first.

    >>> seats_in(0b1011)
    [0, 1, 3]
    """
    return [seat for seat in range(mask.bit_length()) if mask >> seat & 1]
