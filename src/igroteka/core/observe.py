"""What a seat knows as a row of numbers: the same entries in the same places at every position of a table.

A game names its entries in its room observe.py (`layout`) and writes them there (`encode`). Entries are whole numbers
from 0 to 255; an entry nobody writes is 0. Seats are counted from the one that looks: 0 is the seat itself, 1 the
next one clockwise. The entries every game has are here: who is asked, and what is asked, of this seat or else of the
one that is waited for.
"""

import json
import zlib
from collections.abc import Sequence
from typing import Any, Final

from librt.strings import BytesWriter
from mypy_extensions import i64, mypyc_attr, u8

from igroteka.core.state import State

MOST: Final = 255
HASHED: Final = 1024  # entries of a game that has no room of its own


@mypyc_attr(allow_interpreted_subclasses=True)
class Layout:
    """The names of the entries, block after block; a game keeps where each block begins."""

    def __init__(self, seats: int, kinds: Sequence[str]) -> None:
        self.seats = seats
        self.names: list[str] = []
        self.asked = self.block("asked", seated(seats))  # 1: an answer is waited for, 2: one is only offered
        self.over = self.number("over")
        self.kinds = {kind: self.block("question", [kind]) for kind in kinds}

    def block(self, name: str, entries: Sequence[str]) -> i64:
        """Name some entries; where they begin."""
        begin: i64 = len(self.names)
        self.names += [f"{name}.{entry}" for entry in entries]
        return begin

    def number(self, name: str) -> i64:
        """Name one entry; its place."""
        self.names.append(name)
        return len(self.names) - 1

    def each_seat(self, name: str, entries: Sequence[str]) -> i64:
        """The same entries for every seat, the looking one first."""
        begin: i64 = len(self.names)
        for seat in seated(self.seats):
            self.block(f"{seat}.{name}", entries)
        return begin

    def size(self) -> int:
        return len(self.names)


def seated(seats: int) -> list[str]:
    """The names of the seats as one of them sees them.

    >>> seated(3)
    ['me', 'next1', 'next2']
    """
    return ["me", *[f"next{step}" for step in range(1, seats)]]


def put(out: BytesWriter, place: i64, value: i64) -> None:
    """Write an entry; what does not fit into it becomes the nearest number that does."""
    if value > 0:
        out[place] = u8(value) if value < MOST else u8(MOST)


def encode_questions(state: State, seat: i64, layout: Layout, out: BytesWriter, at: i64) -> None:
    """Who is asked, and what: this seat's own question, or else the first that is waited for."""
    seats: i64 = state.seats
    shown = -1
    for number, decision in enumerate(state.decisions):
        mask: i64 = decision.seats
        other: i64 = 0
        while other < seats:
            if mask >> other & 1:
                step: i64 = other - seat
                out[at + layout.asked + (step if step >= 0 else step + seats)] = 1 if decision.waits else 2
            other += 1
        if shown < 0 or mask >> seat & 1:
            shown = number
    if shown >= 0:
        place = layout.kinds.get(state.decisions[shown].kind)
        if place is not None:
            out[at + place] = 1
    if state.outcome is not None:
        out[at + layout.over] = 1


def write_mask(state: State, seat: i64, out: BytesWriter, at: i64) -> None:
    """1 for every option this seat may answer now."""
    decision = state.decision_for(seat)
    if decision is not None:
        for option in decision.options:
            place: i64 = option
            out[at + place] = 1


def zeros(count: int) -> BytesWriter:
    """So many entries, all 0."""
    out = BytesWriter()
    out.write(bytes(count))
    return out


# --- information states ------------------------------------------------------------------------------------------


def information(state: State, seat: int, seen: Sequence[tuple[int, int]] = ()) -> str:
    """All a seat knows as canonical JSON: its view, and the answers it saw if they are given along.

    Two positions with the same text cannot be told apart by this seat.
    """
    known: dict[str, Any] = {"view": state.view(seat), "seen": [list(answer) for answer in seen]}
    return json.dumps(known, sort_keys=True, separators=(",", ":"), ensure_ascii=False)


# --- a game without the room -------------------------------------------------------------------------------------


def hashed_layout(seats: int, kinds: Sequence[str]) -> Layout:
    """Where a game names no entries: every fact of the view has a bucket, found by its hash."""
    made = Layout(seats, kinds)
    made.block("view", [str(bucket) for bucket in range(HASHED)])
    return made


def encode_hashed(state: State, seat: int, layout: Layout, out: BytesWriter, at: i64) -> None:
    """Count the facts of the view of a table in their buckets; a list tells what it holds and not in which order."""
    begin: i64 = at + len(layout.names) - HASHED
    view = state.view(seat)["table"]
    for fact in facts_of(view, ""):
        place: i64 = begin + zlib.crc32(fact.encode()) % HASHED
        out[place] = u8(min(MOST, int(out[place]) + 1))


def facts_of(value: Any, path: str) -> list[str]:
    """The leaves of nested data with their paths.

    >>> facts_of({"deck": 3, "hand": ["a", "b"]}, "")
    ['/deck=3', '/hand=a', '/hand=b']
    """
    if isinstance(value, dict):
        return [fact for key in value for fact in facts_of(value[key], f"{path}/{key}")]
    if isinstance(value, list):
        nested = any(isinstance(item, dict | list) for item in value)
        paths = [f"{path}/{number}" if nested else path for number in range(len(value))]
        return [fact for item, where in zip(value, paths, strict=True) for fact in facts_of(item, where)]
    return [f"{path}={value}"]
