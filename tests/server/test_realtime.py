"""Gobb'it over the network: the referee decides by the clock of the match, and its moments are durable."""

import asyncio
import random
from pathlib import Path

from igroteka.client import new_secret
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
            assert me.moment == 1
            await slap_about(me, 4)
            server.kill()
            await asyncio.to_thread(server.start)
            seen = me.n or 0
            await me.until(lambda: sum(message["type"] == "welcome" for message in me.heard) == 2)
            assert (me.n or 0) >= seen
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
