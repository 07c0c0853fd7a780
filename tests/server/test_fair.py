"""Nobody is robbed of a seat or a game: stand-ins, take-backs and draws past them, stalling, pauses."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from igroteka.client import new_secret
from igroteka.server.entries import Bot, Clocks, Move, Offer, Place, Setup, Start
from igroteka.server.record import Record
from tests.server.room import Person, Server, two_at

QUICK = {"IGROTEKA_AWAY": "0.2", "IGROTEKA_STALL": "0.4"}


@pytest.fixture(scope="module")
def quick(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that takes people for gone, and for stallers, very soon."""
    folder: Path = tmp_path_factory.mktemp("quick")
    running = Server(str(folder / "room.sqlite"), folder / "log", **QUICK).start()
    yield running
    running.stop()
    assert not running.errors()


def story(server: Server, **more: Any) -> Any:
    """Two people at a begun table: who is asked first, and the other."""

    def told(steps: Any) -> None:
        async def run() -> None:
            async with two_at(server, **more) as (first, second):
                mover, other = (first, second) if first.my_decision() else (second, first)
                await steps(mover, other)

        asyncio.run(run())

    return told


async def leave(person: Person) -> None:
    await person.__aexit__()
    await asyncio.sleep(0.4)


def test_nobody_is_replaced_where_a_clock_counts_in_days(quick: Server) -> None:
    @story(quick, clock={"kind": "days", "days": 2})
    async def _(mover: Person, other: Person) -> None:
        await leave(mover)
        assert await other.refused("bot", seat=mover.seat, bot="baseline") == "not-abandoned"


def test_no_move_is_taken_back_and_no_draw_agreed_past_a_stand_in(quick: Server) -> None:
    @story(quick)
    async def _(mover: Person, other: Person) -> None:
        await mover.move()
        await leave(other)
        await mover.do("bot", seat=other.seat, bot="baseline")
        await mover.until(lambda: mover.my_decision() is not None and len(mover.updates("move")) > 1)
        assert await mover.refused("offer", what="undo") == "stand-in-plays"
        assert await mover.refused("offer", what="draw") == "stand-in-plays"


@pytest.mark.parametrize("what", ["undo", "draw"])
def test_a_stand_in_does_not_say_yes_to_an_offer_that_waits(quick: Server, what: str) -> None:
    @story(quick)
    async def _(mover: Person, other: Person) -> None:
        await mover.move()
        await other.until(lambda: other.my_decision() is not None or mover.my_decision() is not None)
        await (other if other.my_decision() else mover).move()
        await mover.do("offer", what=what)
        if mover.table["offer"] is None:
            return  # it was free
        await leave(other)
        await mover.do("bot", seat=other.seat, bot="baseline")
        assert mover.table["offer"] is None and mover.table["status"] == "playing"
        assert not [update for update in mover.updates("bot") if update.get("undone")]


def test_in_a_table_of_release_0_1_an_offer_ends_as_it_did_then() -> None:
    """A log that was written then has to lead to the position it led to."""
    for form, offer in ((1, None), (2, None)):
        seats = [Place("a", "A"), Place("b", "B")]
        record = Record(Setup("t", "mindbug", {}, seats, False, Clocks(), "a", "5e" * 32, 0, form=form))
        record.apply(Start())
        for _ in range(3):
            assert record.match is not None
            decision = record.match.state.decisions[0]
            record.apply(Move(seat=decision.seat(), option=decision.options[0]))
        record.apply(Offer(seat=0, what="draw"))
        record.apply(Bot(seat=1, bot="baseline"))
        assert record.offer is offer
        assert record.status == ("over" if form == 1 else "playing")


def test_a_connected_staller_is_replaced_by_agreement_of_the_others(quick: Server) -> None:
    @story(quick)
    async def _(mover: Person, other: Person) -> None:
        assert await other.refused("offer", what="replace", of=mover.seat) == "not-stalling"
        await asyncio.sleep(0.5)
        assert await mover.refused("offer", what="replace", of=other.seat) == "not-stalling"
        await other.do("offer", what="replace", of=mover.seat)
        await mover.until(lambda: mover.table["offer"] is not None)
        assert mover.table["offer"]["until"] > 0, "who is slow is told how long the others will still wait"
        await mover.move()
        await asyncio.sleep(0.6)
        assert other.table["seats"][mover.seat]["bot"] is None, "who moves is not replaced"
        asked, waiting = (mover, other) if mover.my_decision() else (other, mover)
        await waiting.do("offer", what="replace", of=asked.seat)
        await waiting.until(lambda: waiting.table["seats"][asked.seat]["bot"] == "baseline", 5)
        await asked.do("back")


def test_with_three_people_all_others_have_to_agree(quick: Server) -> None:
    async def run() -> None:
        secret = new_secret()
        table = quick.open(secret, "me", "open", "open", game="not_alone")["id"]
        people = [Person(quick, table, secret), Person(quick, table), Person(quick, table)]
        for person in people:
            await person.__aenter__()
        for seat in (1, 2):
            await people[seat].do("sit", seat=seat, name=f"P{seat}")
        await people[0].do("start")
        await people[0].until(lambda: bool(people[0].table["asked"]))
        slow = people[0].table["asked"][0]
        first, second = [person for person in people if person.seat != slow]
        await asyncio.sleep(0.5)
        await first.do("offer", what="replace", of=slow)
        assert first.table["offer"]["wait"] == [second.seat]
        await asyncio.sleep(0.6)
        assert first.table["seats"][slow]["bot"] is None
        await second.do("reply", what="replace", yes=True)
        await first.until(lambda: first.table["seats"][slow]["bot"] is not None, 5)
        for person in people:
            await person.__aexit__()

    asyncio.run(run())


def test_nobody_is_hurried_at_a_table_with_a_clock(quick: Server) -> None:
    @story(quick, clock={"kind": "move", "time": 60_000})
    async def _(mover: Person, other: Person) -> None:
        await asyncio.sleep(0.5)
        assert await other.refused("offer", what="replace", of=mover.seat) == "not-stalling"


def test_a_timed_game_pauses_while_a_player_is_gone_whoever_watches(quick: Server) -> None:
    async def run() -> None:
        secret = new_secret()
        table = quick.open(secret, "me", "open", game="gobbit", settings={"tempo": "wild"})["id"]
        async with Person(quick, table, secret) as first, Person(quick, table, "") as eye:
            async with Person(quick, table) as second:
                await second.do("sit", seat=1, name="Second")
                await first.do("start")
                await first.until(lambda: len(first.updates("moves")) > 1, 20)
                gone = second.secret
            await asyncio.sleep(0.2)
            held = len(eye.updates("moves"))
            await asyncio.sleep(2.5)
            assert len(eye.updates("moves")) == held, "nobody's cards are opened behind their back"
            assert await first.refused("move", n=first.n, option=1) == "paused"
            async with Person(quick, table, gone):
                await first.until(lambda: len(first.updates("moves")) > held, 20)
            await asyncio.sleep(0.4)
            held = len(eye.updates("moves"))
            await first.do("bot", seat=1, bot="adult")
            await first.until(lambda: len(first.updates("moves")) > held, 20)

    asyncio.run(run())
