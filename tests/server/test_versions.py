"""Tables through changes of the engine and of packs: what was begun goes on as it was, or says what it needs."""

import asyncio
import secrets
import sqlite3
from pathlib import Path
from typing import Any

import pytest

import igroteka.games.battlecrest
from igroteka import games
from igroteka.core.errors import GameError
from igroteka.core.game import Game
from igroteka.core.lesson import lesson_of
from igroteka.core.match import version_of
from igroteka.core.rng import Rng, seeded
from igroteka.server import entries, thinking
from igroteka.server.config import Config
from igroteka.server.lobby import Lobby
from igroteka.server.messages import Welcome
from igroteka.server.record import Record
from igroteka.server.recorder import record_match, recording_of
from igroteka.server.rest import replayed
from igroteka.server.snapshots import DERIVED, again, packed, restored, snapshot_of, unpacked
from igroteka.server.sqlite import SqliteStore
from igroteka.server.table import Table
from igroteka.server.wire import NewTable, SeatWish
from tests.core.test_versions import rebalanced
from tests.server.test_faults import Ear
from tests.server.test_record import step, table

PEOPLE = ["p0", "p1", "p2", "p3"]


@pytest.fixture(autouse=True)
def same_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same cards in every run: with others a match may be over after a dozen moves."""
    monkeypatch.setattr(secrets, "token_hex", lambda size=32: "5a" * size)


@pytest.mark.parametrize("name", games.NAMES)
def test_a_snapshot_gives_the_table_back(name: str) -> None:
    """Whatever a record has: an attribute that is forgotten is found here."""
    rng, record = seeded(5), table(name, games.find(name).seats[0], clock=entries.Clocks(kind="days", days=2))
    record.apply(entries.Say(seat=0, name="P0", text="hello", person="p0", key="k0", time=5))
    record.apply(entries.Mute(seat=1, on=True, person="p0", key="k1", time=6))
    for _ in range(25):
        if record.status == "playing":
            step(record, rng)
    if record.status == "playing":
        record.apply(entries.Offer(seat=0, what="draw", person="p0", key="k2", time=99))
    snapshot = unpacked(packed(snapshot_of(record)))
    made = restored(record.setup, {}, snapshot, [applied.entry for applied in record.log])
    for attribute, value in vars(record).items():
        if attribute not in DERIVED and attribute != "seats":
            assert getattr(made, attribute) == value, attribute
    assert [vars(seat) for seat in made.seats] == [vars(seat) for seat in record.seats]
    assert (made.clock.left, made.clock.running) == (record.clock.left, record.clock.running)
    assert made.match is not None and record.match is not None
    assert made.match.state.dump() == record.match.state.dump() and made.match.moves == record.match.moves
    assert [told(a) for a in made.log] == [told(a) for a in record.log]
    if record.status == "playing":
        for _ in range(3):
            same = Rng(1, 2, 3, 4), Rng(1, 2, 3, 4)
            step(made, same[0])
            step(record, same[1])
            assert made.view(0) == record.view(0) and made.asked == record.asked
        assert again(made, made.n - 2).view(0) == again(record, record.n - 2).view(0)


@pytest.mark.parametrize("name", games.NAMES)
def test_a_lesson_goes_on_from_a_snapshot_where_it_was(name: str) -> None:
    lesson = lesson_of(games.find(name))
    assert lesson is not None
    first = games.find(name).position(lesson.start)
    seats = [entries.Place(bot="level:1")] * first.seats
    seats[lesson.learner] = entries.Place(person="p0", name="A")
    setup = entries.Setup("t", name, first.settings, seats, False, entries.Clocks(), "p0", "5e" * 32, 0)
    setup.lesson = lesson.data
    record = Record(setup)
    record.apply(entries.Start())
    assert record.guide is not None
    for _ in range(200):
        if not record.guided:
            break
        made = restored(record.setup, {}, unpacked(packed(snapshot_of(record))), [a.entry for a in record.log])
        assert made.guide is not None and made.guide.dump() == record.guide.dump()
        assert made.lesson_info() == record.lesson_info() and made.view(0) == record.view(0)
        record.apply(next_of_lesson(record))
    assert not record.guided, "the lesson was followed to its free part"


def next_of_lesson(record: Record) -> entries.Move | entries.Lesson:
    """What happens next in a lesson whose learner does as told."""
    assert record.guide is not None and record.match is not None
    answer = record.guide.scripted() or next(iter(record.guide.wanted()), None)
    if answer is None:
        return entries.Lesson(what="on")
    option = answer.options(record.match.state)[0]
    return entries.Move(seat=answer.seat, option=option, at=record.guide.time())


def told(applied: Any) -> Any:
    return applied.n, applied.entry, applied.undone, [event.seen_by(0) for event in applied.events]


async def begun(store: SqliteStore, game: Game[Any], moves: int, **settings: Any) -> tuple[Lobby, Table]:
    """A table of people who have made some moves."""
    lobby = Lobby(Config(bot_workers=1), store)
    await lobby.open()
    seats = [SeatWish("me", "A"), *[SeatWish("open")] * (game.seats[0] - 1)]
    made = await lobby.open_table("p0", NewTable(game.name, seats, settings))
    await say(made, *(entries.Sit(seat=n, name="B", person=PEOPLE[n]) for n in range(1, game.seats[0])))
    await say(made, entries.Start())
    await play(made, moves)
    return lobby, made


async def say(made: Table, *written: Any) -> None:
    async with made.journal.lock:
        for entry in written:
            await made.journal.append(entry)


async def play(made: Table, moves: int, seed: int = 3) -> None:
    rng = seeded(seed)
    for _ in range(moves):
        if made.record.status == "playing":
            assert made.record.match is not None
            decisions = made.record.match.state.decisions
            decision = decisions[rng.below(len(decisions))]
            option = decision.options[rng.below(len(decision.options))]
            await say(made, entries.Move(seat=decision.seat(), option=option))


async def reopened(path: Path, table: str) -> tuple[Lobby, Table]:
    lobby = Lobby(Config(bot_workers=1), SqliteStore(str(path)))
    await lobby.open()
    found = await lobby.find(table)
    assert found is not None
    return lobby, found


def seen(record: Record) -> Any:
    return [record.view(seat) for seat in [*range(len(record.seats)), None]]


def shown(made: Table) -> Welcome:
    return made.broadcast.welcome(Ear("p0"), None)


def test_a_running_table_goes_on_under_the_next_version(changed: Any, tmp_path: Path) -> None:
    game, install = changed
    path = tmp_path / "x.sqlite"

    async def story() -> None:
        lobby, made = await begun(SqliteStore(str(path)), game, 12)
        before, history, id = seen(made.record), shown(made).updates, made.id
        assert made.record.status == "playing"
        steps = replayed(made.record.match, 1, 0, 200)  # type: ignore[arg-type]
        await lobby.close()
        install()
        for _ in range(2):  # the second time with moves of both versions
            lobby, made = await reopened(path, id)
            assert made.record.setup.version != version_of(game) and seen(made.record) == before
            assert shown(made).updates[: len(history)] == history, "the log of events is as it was"
            await play(made, 1)
            before = seen(made.record)
            await lobby.close()
        lobby, made = await reopened(path, id)
        assert seen(made.record) == before
        await play(made, 100_000, seed=8)
        assert made.record.status == "over"
        made.record.match.past = await recording_of(lobby.store, id)  # type: ignore[union-attr]
        again = replayed(made.record.match, 1, 0, 200)  # type: ignore[arg-type]
        assert [s.events for s in again[: len(steps)]] == [s.events for s in steps]
        assert [plain(s.view) for s in again[: len(steps)]] == [plain(s.view) for s in steps]
        assert len(again) == min(201, len(made.record.match.moves) + 1)  # type: ignore[union-attr]
        await lobby.close()

    asyncio.run(story())


def plain(view: Any) -> Any:
    import json  # noqa: PLC0415

    return json.loads(json.dumps(view))


def test_a_finished_match_of_an_older_version_is_still_shown(changed: Any, tmp_path: Path) -> None:
    game, install = changed
    path = tmp_path / "x.sqlite"

    async def story() -> None:
        lobby, made = await begun(SqliteStore(str(path)), game, 100_000)
        assert made.record.result is not None and made.record.match is not None
        steps = replayed(made.record.match, 0, 0, 200)
        await record_match(lobby.store, made.record, 1.0)
        result, id = made.record.result, made.id
        await lobby.close()
        install()
        lobby, made = await reopened(path, id)
        assert made.record.result == result and made.record.match is not None and made.record.match.first
        made.record.match.past = await recording_of(lobby.store, id)
        again = replayed(made.record.match, 0, 0, 200)
        assert [(s.move, plain(s.view), s.events) for s in again] == [
            (s.move, plain(s.view), s.events) for s in steps
        ]
        await lobby.close()

    asyncio.run(story())


def test_without_a_snapshot_it_says_which_version_it_needs(changed: Any, tmp_path: Path) -> None:
    """The server was killed and another version was installed before it came up again."""
    game, install = changed
    path = tmp_path / "x.sqlite"

    async def story() -> None:
        lobby, made = await begun(SqliteStore(str(path)), game, 12)
        version = version_of(game)
        await lobby.close()
        base = sqlite3.connect(path)
        base.execute("DELETE FROM kept WHERE kind = 'snapshot'")
        base.commit()
        base.close()
        install()
        with pytest.raises(GameError, match="table-needs-version") as refused:
            await reopened(path, made.id)
        assert refused.value.details == {"version": version, "game": game.name}

    asyncio.run(story())


def test_the_log_is_read_as_a_whole_while_versions_play_alike(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A raised revision alone, of rules this match did not touch, costs nothing: everything may be taken back."""
    game = games.find("mindbug")
    path = tmp_path / "x.sqlite"

    async def story() -> None:
        lobby, made = await begun(SqliteStore(str(path)), game, 5)
        before = seen(made.record)
        await lobby.close()
        monkeypatch.setattr(game, "revision", game.revision + 1)
        lobby, made = await reopened(path, made.id)
        assert seen(made.record) == before and made.record.match.first == 0  # type: ignore[union-attr]
        await lobby.close()

    asyncio.run(story())


def test_an_edited_pack_changes_no_table_that_was_begun(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "x.sqlite"
    today = rebalanced()

    async def story() -> None:
        game = games.find("battlecrest")
        lobby, made = await begun(SqliteStore(str(path)), game, 12, hero1="akhena", hero2="torv")
        before = seen(made.record)
        await lobby.close()
        monkeypatch.setattr(igroteka.games.battlecrest, "GAME", today)
        assert games.find("battlecrest") is today
        lobby, made = await reopened(path, made.id)
        assert seen(made.record) == before and made.record.match.first == 0  # type: ignore[union-attr]
        state = made.record.match.state  # type: ignore[union-attr]
        asked = next(seat for seat in range(2) if state.decision_for(seat) is not None)
        question = thinking.question_of(state, asked, 1)
        assert question.packs and thinking.observed(question).game is made.record.game
        await play(made, 100_000, seed=8)
        assert made.record.status == "over"
        wish = NewTable("battlecrest", [SeatWish("me"), SeatWish("open")], {"hero1": "akhena", "hero2": "torv"})
        fresh = await lobby.open_table("p0", wish)
        assert fresh.record.setup.packs != made.record.setup.packs, "a new table has the new values"
        await lobby.close()

    asyncio.run(story())
