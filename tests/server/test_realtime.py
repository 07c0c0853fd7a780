"""Gobb'it over the network: the referee decides by the clock of the match, and its moments are durable."""

import asyncio
import random
from pathlib import Path

from igroteka.client import new_secret
from igroteka.server.entries import Moves
from tests.server.room import Person, Server, folded


async def slap_about(person: Person, moments: int) -> None:
    """Open when on turn, slap something now and then, for so many moments."""
    last = (person.moment or 0) + moments
    while (person.moment or 0) < last and person.table["status"] == "playing":
        decision = person.my_decision()
        now = person.moment
        if decision is not None:
            options = [option["option"] for option in decision["options"]]
            option = 10 if 10 in options and random.random() < 0.8 else random.choice(options)
            await person.ask("move", n=person.n, option=option)
        await person.until(lambda now=now: person.moment != now or person.table["status"] == "over")


def test_people_and_bots_play_in_real_time(tmp_path: Path) -> None:
    store = tmp_path / "room.sqlite"
    server = Server(str(store), tmp_path / "log").start()

    async def story() -> None:
        secret = new_secret()
        table = server.open(secret, "me", "adult", "child", game="gobbit", settings={"tempo": "wild"}, start=True)
        async with Person(server, table["id"], secret) as me:
            await slap_about(me, 4)
            seen, moment = me.n or 0, me.moment or 0
            await restart(server, me)
            assert (me.n or 0) >= seen
            assert (me.moment or 0) > moment, "the number of a moment is never used again"
            await slap_about(me, 4)
            updates = me.updates("moves")
            assert len(updates) >= 8
            assert all(update["view"]["table"] for update in updates if "view" in update)
            await me.until(lambda: any(message["type"] == "ping" for message in me.heard))
            assert await me.refused("offer", what="undo") == "nothing-to-undo"
            view, n = me.view, me.n
        server.stop()
        assert folded(store, table["id"], n).view(0) == view, "the log replays to what was shown"

    asyncio.run(story())
    assert not server.errors()


async def restart(server: Server, person: Person) -> None:
    """Kill the server, and wait until somebody is connected again."""
    welcomes = sum(message["type"] == "welcome" for message in person.heard)
    server.kill()
    await asyncio.to_thread(server.start)
    await person.until(lambda: sum(message["type"] == "welcome" for message in person.heard) > welcomes)


def test_a_repeated_request_gets_its_answer_from_the_log_even_after_a_restart(tmp_path: Path) -> None:
    store = tmp_path / "room.sqlite"
    server = Server(str(store), tmp_path / "log").start()

    async def story() -> None:
        secret = new_secret()
        table = server.open(secret, "me", "adult", game="gobbit", settings={"tempo": "wild"}, start=True)["id"]
        async with Person(server, table, secret) as me:
            await me.until(lambda: me.my_decision() is not None)
            options = [option["option"] for option in me.my_decision()["options"]]  # type: ignore[index]
            request = {"do": "move", "id": "once", "n": me.n, "option": options[-1], "moment": me.moment}
            late = {**request, "id": "late", "moment": 0, "option": 1}
            first = [await me.send(request), await me.send(late)]
            assert first == [await me.send(request), await me.send(late)], "while the moment goes on"
            assert all(answer["ok"] and "verdict" in answer for answer in first)
            moments = len(me.updates("moves"))
            await me.until(lambda: len(me.updates("moves")) > moments)
            assert first == [await me.send(request), await me.send(late)], "after the moment"
            await restart(server, me)
            assert first == [await me.send(request), await me.send(late)], "after a restart"
            await slap_about(me, 2)
        server.stop()
        moves = [applied.entry for applied in folded(store, table).log if isinstance(applied.entry, Moves)]
        assert [answer[1] for entry in moves for answer in entry.answers].count("once") == 1

    asyncio.run(story())
    assert not server.errors()


def test_the_match_clock_stands_still_while_nobody_is_there(server: Server) -> None:
    async def story() -> None:
        secret = new_secret()
        table = server.open(secret, "me", "adult", game="gobbit", settings={"tempo": "wild"}, start=True)
        async with Person(server, table["id"], secret) as me:
            await slap_about(me, 2)
            before = (await me.ask("sync", c=1.5))["s"]
        await asyncio.sleep(3)
        async with Person(server, table["id"], secret) as me:
            assert (await me.ask("sync", c=2.5))["s"] < before + 2500

    asyncio.run(story())


def test_an_unseen_or_old_moment_is_told_so(server: Server) -> None:
    async def story() -> None:
        secret = new_secret()
        table = server.open(secret, "me", "child", game="gobbit", start=True)
        async with Person(server, table["id"], secret) as me:
            await slap_about(me, 2)
            me.moment = 10_000
            assert (await me.ask("move", n=me.n, option=1))["verdict"] in ("unseen", "idle")
            me.moment = 0
            assert (await me.ask("move", n=me.n, option=1))["verdict"] in ("too-late", "idle")

    asyncio.run(story())


def test_who_plays_with_bots_alone_may_pause_and_the_clock_stands_still(server: Server) -> None:
    async def story() -> None:
        secret = new_secret()
        table = server.open(secret, "me", "adult", game="gobbit", settings={"tempo": "wild"}, start=True)["id"]
        async with Person(server, table, secret) as me:
            await slap_about(me, 2)
            assert (await me.ask("pause", on=True))["ok"]
            await me.until(lambda: any(message.get("paused") for message in me.heard))
            stood, moments = (await me.ask("sync", c=1.5))["s"], len(me.updates("moves"))
            assert await me.refused("move", n=me.n, option=10) == "paused"
            await asyncio.sleep(1.5)
            assert len(me.updates("moves")) == moments, "the bot waits too"
            assert (await me.ask("pause", on=False))["ok"]
            assert (await me.ask("sync", c=2.5))["s"] < stood + 1000
            await slap_about(me, 2)

    asyncio.run(story())


def test_nobody_pauses_a_game_between_people(server: Server) -> None:
    async def story() -> None:
        first, second = new_secret(), new_secret()
        table = server.open(first, "me", "open", game="gobbit", settings={"tempo": "wild"})["id"]
        async with Person(server, table, first) as one, Person(server, table, second) as two:
            assert (await two.ask("sit", seat=1, name="Two"))["ok"]
            assert (await one.ask("start"))["ok"]
            assert await one.refused("pause", on=True) == "no-pause"

    asyncio.run(story())


def test_seconds_are_counted_down_before_a_game_against_the_clock_begins(tmp_path: Path) -> None:
    server = Server(str(tmp_path / "room.sqlite"), tmp_path / "log", IGROTEKA_COUNTDOWN="1.5").start()

    async def story() -> None:
        secret = new_secret()
        table = server.open(secret, "me", "adult", game="gobbit", settings={"tempo": "wild"}, start=True)["id"]
        async with Person(server, table, secret) as me:
            await me.until(lambda: me.table["status"] == "playing" and me.my_decision() is not None)
            began = asyncio.get_running_loop().time()
            assert me.table["resumes"] > me.table["created"]
            assert await me.refused("move", n=me.n, option=10) == "paused"
            assert (await me.ask("sync", c=1.5))["s"] == 0
            await me.until(lambda: bool(me.updates("moves")))
            assert asyncio.get_running_loop().time() - began > 1.0

    asyncio.run(story())
    server.stop()
    assert not server.errors()
