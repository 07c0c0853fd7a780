"""What happened at a table is kept in little memory, and is the same when it is asked for."""

import copy
import gc
import tracemalloc
from typing import Any

import pytest

from igroteka import games
from igroteka.server.history import TOGETHER, AppliedEntry, History
from igroteka.server.snapshots import again, packed, restored, snapshot_of, unpacked
from tests.server.played import folded, played_log


def told(applied: AppliedEntry) -> tuple[Any, ...]:
    events = [(event.kind, event.args, event.masks) for event in applied.events]
    return applied.n, applied.entry, events, applied.undone, applied.position_changed, applied.table_changed


@pytest.mark.parametrize("game", games.NAMES)
def test_a_packed_history_is_what_happened(game: str) -> None:
    seen: list[tuple[Any, ...]] = []
    setup, log = played_log(game, games.find(game).seats[-1], 1)
    record = folded(setup, log, lambda applied: seen.append(told(applied)))
    assert [told(applied) for applied in record.log] == seen
    for n in {0, 1, TOGETHER - 1, TOGETHER, TOGETHER + 1, len(seen) - 1, len(seen)}:
        assert [told(applied) for applied in record.log.after(n)] == seen[n:]
    assert told(record.log.last) == seen[-1]
    shorter = again(record, len(seen) // 2)
    assert [told(applied) for applied in shorter.log] == seen[: len(seen) // 2]


def test_an_empty_history_has_nothing_to_tell() -> None:
    assert not list(History()) and not list(History().after(3))


def test_requests_are_known_again_from_a_snapshot() -> None:
    setup, log = played_log("mindbug", 2, 1)
    record = folded(setup, log)
    entries = [applied.entry for applied in record.log]
    kept = restored(record.setup, {}, unpacked(packed(snapshot_of(record))), entries)
    for number, entry in enumerate(entries, start=1):
        assert record.answers.get(entry.person, entry.key) == kept.answers.get(entry.person, entry.key) == number
        assert kept.answers.get(entry.person, entry.key + "x") is None


def test_requests_are_known_again_from_the_first_kind_of_snapshot() -> None:
    setup, log = played_log("not_alone", 3, 1)
    record = folded(setup, log)
    snapshot = snapshot_of(record)
    snapshot.record["answers"] = {"dict": [[{"tuple": ["somebody", "k1"]}, 7]]}
    snapshot.record["secret_moves"] = {"set": [3, 1]}
    kept = restored(record.setup, {}, snapshot, [applied.entry for applied in record.log])
    assert kept.answers.get("somebody", "k1") == 7 and kept.secret_moves == [1, 3]


@pytest.mark.parametrize("game", ["mindbug", "not_alone", "aeons_end", "battlecrest"])
def test_a_late_table_remembers_in_little_memory(game: str) -> None:
    """Of a whole table `python -m tools.memory` tells; positions weigh more where the engine is not compiled."""
    record = folded(*played_log(game, games.find(game).seats[-1], 2))
    happened = list(record.log)
    gc.collect()
    tracemalloc.start()
    history, answers = History(happened), copy.deepcopy(record.answers)
    used = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    assert history.last is happened[-1] and len(answers.numbers) == len(happened)
    assert used < 16_000 + 64 * len(happened), "31 entries at most are not packed"
