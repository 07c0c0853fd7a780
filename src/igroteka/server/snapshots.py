"""Tables through changes of the engine: snapshots, and which way a table is opened.

A table is the fold of its log as long as the engine that wrote it and the one that reads it play alike; every move
carries a check that tells. Where they do not, the table goes on from its last snapshot, and only the moves after that
have to play alike. Where that fails too, it says which version it needs (docs/decisions/0004-versions.md).
"""

import zlib
from array import array
from typing import Any

import msgspec

from igroteka import games
from igroteka.core.errors import GameError
from igroteka.core.event import Event
from igroteka.core.match import Match, try_out, version_of
from igroteka.server import entries
from igroteka.server.entries import AnyEntry, Setup, decode_entry
from igroteka.server.history import Answers, AppliedEntry, History
from igroteka.server.messages import Offer, Result
from igroteka.server.record import Record, Seat

EVERY = 64  # moves between two snapshots; besides, one is taken whenever a table leaves the memory

# What follows from the setup or is put together anew.
DERIVED = frozenset(
    ("setup", "packs", "game", "clock", "timed", "stand_in", "teams", "match", "log", "_open", "basis", "guide")
)


class Diverged(Exception):
    """The engine does not play an entry as the one that wrote it did."""


class Snapshot(msgspec.Struct):
    """A table after `n` entries."""

    version: str
    n: int
    record: dict[str, Any]  # the attributes of the record
    left: list[int]
    running: list[int]
    moves: list[tuple[int, int, int]]
    position: dict[str, Any] | None
    told: list[tuple[int, int, list[tuple[str, dict[str, Any], dict[str, int]]]]]  # number, undone, events
    guide: dict[str, Any] | None = None  # where a lesson is


_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(Snapshot).decode


def snapshot_of(record: Record) -> Snapshot:
    """A table as data that share nothing with it."""
    match = record.match
    return Snapshot(
        version=version_of(record.game),
        n=record.n,
        record={name: _plain(value) for name, value in vars(record).items() if name not in DERIVED},
        left=list(record.clock.left),
        running=list(record.clock.running),
        moves=[] if match is None else list(match.moves),
        position=None if match is None else match.state.dump(),
        told=[
            (applied.n, applied.undone, [(event.kind, event.args, event.masks) for event in applied.events])
            for applied in record.log
            if applied.events or applied.undone
        ],
        guide=None if record.guide is None else record.guide.dump(),
    )


def packed(snapshot: Snapshot) -> bytes:
    return zlib.compress(_encode(snapshot), 1)


def unpacked(data: bytes) -> Snapshot:
    return _decode(zlib.decompress(data))


def opened(setup: Setup, packs: dict[str, str], log: list[bytes], snapshot: bytes | None) -> Record:
    """A table from what the store has of it, by whichever way gives it as it was; GameError if there is none."""
    found = [decode_entry(data) for data in log]
    ours = version_of(games.find(setup.game))
    wrote = setup.version
    try:
        return folded(Record(setup, packs), found, trust=not setup.version)
    except Exception as error:
        failed = error
    if snapshot is not None:
        basis = unpacked(snapshot)
        wrote = basis.version
        try:
            record = restored(setup, packs, basis, found[: basis.n])
            if record.match is not None:
                try_out(record.match.state)
            return folded(record, found[basis.n :])
        except Exception as error:
            failed = error
    if wrote in ("", ours):
        raise failed
    raise GameError("table-needs-version", version=wrote, game=setup.game) from failed


def folded(record: Record, found: list[AnyEntry], trust: bool = False) -> Record:
    """Apply entries, and see that each leads to the position it led to when it was written."""
    for entry in found:
        record.apply(entry)
        written = 0 if trust or not isinstance(entry, entries.Move | entries.Moves) else entry.check
        if written and written != record.check():
            raise Diverged(record.n)
    return record


def restored(setup: Setup, packs: dict[str, str], snapshot: Snapshot, found: list[AnyEntry]) -> Record:
    """A table from its snapshot, and from the entries that are in it for what people said."""
    record = Record(setup, packs)
    for name, value in snapshot.record.items():
        if name == "answers" and "dict" in value:  # as they were written at first
            for (person, key), n in _back(value).items():
                record.answers.add(person, key, n)
        elif hasattr(record, name):  # not of an older version that kept something else
            setattr(record, name, _back(value))
    record.secret_moves = sorted(record.secret_moves)  # a set in the first snapshots
    if record.guide is not None and snapshot.guide is not None:
        record.guide.load(snapshot.guide)
    record.clock.left, record.clock.running = list(snapshot.left), list(snapshot.running)
    log = [AppliedEntry(number, entry) for number, entry in enumerate(found, start=1)]
    for number, undone, events in snapshot.told:
        log[number - 1].undone = undone
        log[number - 1].events = [Event(kind, args, masks) for kind, args, masks in events]
    record.log = History(log)
    if snapshot.position is not None:
        record.match = Match(record.game, setup.settings, len(record.seats), setup.seed)
        record.match.resume(snapshot.moves, snapshot.position, snapshot.version)
        record.go_on_asking()
    if record.offer is not None and record.offer.what == "undo":
        record.offer = None  # nothing is taken back that another version played
    record.basis = snapshot
    return record


def again(record: Record, n: int) -> Record:
    """The same table as it was after its first `n` entries."""
    found = [applied.entry for applied in record.log if applied.n <= n]
    if record.basis is None:
        return folded(Record(record.setup, record.packs), found, trust=True)
    basis: Snapshot = record.basis
    made = restored(record.setup, record.packs, basis, found[: basis.n])
    return folded(made, found[basis.n :], trust=True)


def without(data: bytes, person: str, alias: str) -> bytes:
    """A snapshot in which somebody has another id and no name."""
    text = zlib.decompress(data).replace(person.encode(), alias.encode())
    snapshot = _decode(text)
    for seat in snapshot.record.get("seats", ()):
        if seat["Seat"]["person"] == alias:
            seat["Seat"]["name"] = ""
    return packed(snapshot)


# --- attributes as data ------------------------------------------------------------------------------------------

SIMPLE = frozenset((str, int, float, bool))
_KINDS: dict[str, type] = {"Seat": Seat, "Offer": Offer, "Result": Result}


def _plain(value: Any) -> Any:
    """A value as JSON that tells its kind."""
    if value is None or type(value) in SIMPLE:  # nearly all of them
        return value
    if isinstance(value, Seat):
        return {"Seat": {name: _plain(part) for name, part in vars(value).items()}}
    if isinstance(value, Answers):
        return {"Answers": [value.hashes.tolist(), value.numbers.tolist()]}
    if isinstance(value, Offer | Result):
        return {type(value).__name__: msgspec.to_builtins(value)}
    if isinstance(value, dict):
        return {"dict": [[_plain(key), _plain(part)] for key, part in value.items()]}
    if isinstance(value, set | tuple):
        return {type(value).__name__: [_plain(part) for part in value]}
    if isinstance(value, list):
        return [_plain(part) for part in value]
    raise TypeError(f"a snapshot cannot hold {type(value).__name__}")


def _back(value: Any) -> Any:
    """The inverse of `_plain`."""
    if isinstance(value, list):
        return [_back(part) for part in value]
    if not isinstance(value, dict):
        return value
    ((kind, parts),) = value.items()
    if kind == "Seat":
        seat = Seat("", "", "")
        for name, part in parts.items():
            setattr(seat, name, _back(part))
        return seat
    if kind == "Answers":
        return Answers(array("Q", parts[0]), array("I", parts[1]))
    if kind in _KINDS:
        return msgspec.convert(parts, _KINDS[kind])
    if kind == "dict":
        return {_back(key): _back(part) for key, part in parts}
    return (set if kind == "set" else tuple)(_back(part) for part in parts)
