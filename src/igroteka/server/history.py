"""What happened at a table, in little memory: all entries with what followed from them, and which requests were done.

Thousands of tables are in memory at once, and most of what was said and played there is never asked for again: all
but the last few entries are packed.
"""

import hashlib
import zlib
from array import array
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Any

import msgspec

from igroteka.core.event import Event
from igroteka.core.live import TimedMove
from igroteka.server.entries import AnyEntry

TOGETHER = 32  # entries that are packed at once


class AppliedEntry:
    """An entry with what followed from it; kept, so that a resumed connection misses nothing."""

    __slots__ = ("entry", "events", "n", "position_changed", "table_changed", "undone")

    def __init__(self, n: int, entry: AnyEntry) -> None:
        self.n = n
        self.entry = entry
        self.events: list[Event] = []
        self.undone = 0  # so many moves were taken back
        self.position_changed = False
        self.table_changed = False  # who sits where, the offer, the status: all but the position


class _Applied(msgspec.Struct, array_like=True):
    """An applied entry as data."""

    entry: AnyEntry
    events: list[tuple[str, dict[str, Any], dict[str, int]]]
    undone: int
    position_changed: bool
    table_changed: bool


_encode = msgspec.msgpack.Encoder().encode
_decode = msgspec.msgpack.Decoder(_Applied).decode
_decode_group = msgspec.msgpack.Decoder(list[bytes]).decode


class History:
    """The applied entries of a table; the first has the number 1. All but the last are data, and packed by groups."""

    def __init__(self, applied: Iterable[AppliedEntry] = ()) -> None:
        self._groups: list[bytes] = []
        self._fresh: list[bytes] = []  # not packed yet
        self._last: AppliedEntry | None = None
        for one in applied:
            self.append(one)

    @property
    def last(self) -> AppliedEntry:
        assert self._last is not None
        return self._last

    def append(self, applied: AppliedEntry) -> None:
        if self._last is not None:
            self._fresh.append(_data_of(self._last))
            if len(self._fresh) == TOGETHER:
                self._groups.append(zlib.compress(_encode(self._fresh)))
                self._fresh.clear()
        self._last = applied

    def __iter__(self) -> Iterator[AppliedEntry]:
        return self.after(0)

    def after(self, n: int) -> Iterator[AppliedEntry]:
        """The entries after this number."""
        first = n // TOGETHER
        number = first * TOGETHER
        for group in [*(_decode_group(zlib.decompress(data)) for data in self._groups[first:]), self._fresh]:
            for data in group:
                number += 1
                if number > n:
                    yield _applied_from(number, data)
        if self._last is not None and self._last.n > n:
            yield self._last


def _data_of(applied: AppliedEntry) -> bytes:
    events = [(event.kind, event.args, event.masks) for event in applied.events]
    changes = (applied.undone, applied.position_changed, applied.table_changed)
    return _encode(_Applied(applied.entry, events, *changes))


def _applied_from(n: int, data: bytes) -> AppliedEntry:
    found = _decode(data)
    applied = AppliedEntry(n, found.entry)
    applied.events = [Event(kind, args, masks) for kind, args, masks in found.events]
    applied.undone = found.undone
    applied.position_changed = found.position_changed
    applied.table_changed = found.table_changed
    return applied


@dataclass
class Answers:
    """The numbers with which requests were answered, by person and key; of those, eight bytes of a hash are kept."""

    hashes: "array[int]" = field(default_factory=lambda: array("Q"))
    numbers: "array[int]" = field(default_factory=lambda: array("I"))

    def add(self, person: str, key: str, n: int) -> None:
        self.hashes.append(_hash(person, key))
        self.numbers.append(n)

    def get(self, person: str, key: str) -> int | None:
        """With which number a request was answered; None: it is a new one."""
        try:
            return self.numbers[self.hashes.index(_hash(person, key))]
        except ValueError:
            return None


def _hash(person: str, key: str) -> int:
    return int.from_bytes(hashlib.blake2b(f"{person} {key}".encode(), digest_size=8).digest(), "little")


_MOVES: dict[TimedMove, TimedMove] = {}
MOVES = 100_000  # different ones that are shared


def shared_move(move: TimedMove) -> TimedMove:
    """The same move as one object for all tables: most are made again and again."""
    known = _MOVES.get(move)
    if known is not None:
        return known
    if len(_MOVES) < MOVES and not move[2]:
        _MOVES[move] = move
    return move
