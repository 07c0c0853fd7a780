"""Verbs and frames: an unfinished effect is a frame on a stack, plain data that copies and dumps.

A verb is a value (one per use on a card, or one per step of the rules). `run` does it or opens a decision; `chosen`
goes on after the answer. A finished frame is popped by its verb (`state.done()`).
"""

from abc import ABC, abstractmethod
from typing import Any, Final, Generic, TypeVar

from mypy_extensions import i64, mypyc_attr

from igroteka.core.decision import Decision

S = TypeVar("S")

_NOTHING: Final[list[int]] = []  # shared by all frames that hold no picks; never changed in place


@mypyc_attr(allow_interpreted_subclasses=True)
class Verb(ABC, Generic[S]):
    """Something the rules or a card can do. `name` is unique within a game and identifies it in dumps."""

    def __init__(self) -> None:
        self.name: str = ""

    @abstractmethod
    def run(self, state: S, frame: "Frame") -> None:
        """Do it, or a part of it, or open a decision. Called again until the frame is done."""

    def chosen(self, state: S, frame: "Frame", seat: int, option: int) -> None:
        """Go on after `seat` has answered. A verb that asks nothing needs none."""

    def options(self, state: S, frame: "Frame", decision: Decision) -> list[int]:
        """What may be answered to an open decision, from the state alone: `imagine` lists it anew."""
        return []

    def parts(self) -> "list[Verb[S]]":
        """The verbs inside this one, in order."""
        return []


@mypyc_attr(acyclic=True, free_list_len=1)
class Frame:
    """One unfinished verb: who does it, with which card, and how far it has come."""

    def __init__(self, verb: Verb[Any], seat: i64, card: i64 = -1, value: i64 = 0) -> None:
        self.verb = verb
        self.seat = seat
        self.card = card
        self.value = value
        self.step: i64 = 0
        self.picks: list[int] = _NOTHING

    def pick(self, value: int) -> None:
        """Remember a value; the list is this frame's own from the first pick on."""
        if self.picks is _NOTHING:
            self.picks = [value]
        else:
            self.picks.append(value)

    def forget(self) -> None:
        self.picks = _NOTHING

    def copy(self) -> "Frame":
        made = Frame(self.verb, self.seat, self.card, self.value)
        made.step = self.step
        if self.picks is not _NOTHING:
            made.picks = self.picks[:]
        return made

    def dump(self) -> list[object]:
        return [self.verb.name, self.seat, self.card, self.value, self.step, self.picks[:]]


class VerbBook:
    """All verbs of a game by name, so that a dumped agenda can be read back."""

    def __init__(self) -> None:
        self.verbs: dict[str, Verb[Any]] = {}

    def add(self, name: str, verb: Verb[Any]) -> None:
        """Name a verb and everything inside it: `cloud_lady.action`, `cloud_lady.action.1`, ..."""
        assert name not in self.verbs, name
        verb.name = name
        self.verbs[name] = verb
        for number, part in enumerate(verb.parts()):
            self.add(f"{name}.{number}", part)

    def frame(self, data: list[Any]) -> Frame:
        frame = Frame(self.verbs[data[0]], data[1], data[2], data[3])
        frame.step = data[4]
        for value in data[5]:
            frame.pick(value)
        return frame
