"""A guided match in the room: the script moves by itself, the learner is led, and the log brings everything back."""

import asyncio
import json
import urllib.error
from pathlib import Path
from typing import Any

import pytest

from igroteka import games
from igroteka.client import new_secret, rest
from tests.server.room import Person, Server, folded


def open_lesson(server: Server, secret: str, game: str) -> str:
    wish = {"game": game, "seats": [{"kind": "me", "name": "Olya"}], "lesson": True}
    return str(rest(server.url, "/api/tables", secret, wish)["id"])


def lesson(person: Person) -> dict[str, Any]:
    return dict(person.table["lesson"])


async def shown(person: Person) -> dict[str, Any]:
    """Until the script has nothing more to show."""
    await person.until(lambda: lesson(person)["part"] != "watch" or person.table["status"] == "over")
    return lesson(person)


async def follow(person: Person, until: str = "") -> None:
    """Do what the bubbles say, to a step or to the free part."""
    while (now := await shown(person))["part"] not in ("free",) and now["id"] != until:
        if now["part"] == "do":
            await person.do("move", n=person.n, option=now["allowed"][0])
        else:
            await person.do("lesson", what="on")


async def play_free(person: Person) -> None:
    """What glows, else the first option, to the end."""
    while person.table["status"] == "playing":
        await person.until(lambda: person.my_decision() is not None or person.table["status"] == "over")
        decision = person.my_decision()
        if decision is not None:
            options = lesson(person)["hints"] or [option["option"] for option in decision["options"]]
            await person.ask("move", n=person.n, option=options[0])
            await asyncio.sleep(0.01)


@pytest.mark.parametrize("name", [name for name in games.NAMES if name != "gobbit"])
def test_a_lesson_is_led_to_its_end(server: Server, name: str) -> None:
    async def story() -> None:
        secret = new_secret()
        async with Person(server, open_lesson(server, secret, name), secret) as me:
            await follow(me)
            await play_free(me)
            assert me.table["result"]["reason"] == "rules"
        listed = server.get("/api/tables?mine=1", secret)["tables"]
        assert [row["lesson"] for row in listed] == [True]

    asyncio.run(story())


def test_a_lesson_against_the_clock_waits_for_the_reader(server: Server) -> None:
    async def story() -> None:
        secret = new_secret()
        async with Person(server, open_lesson(server, secret, "gobbit"), secret) as me:
            await follow(me, until="race")
            assert lesson(me)["part"] == "ready" and me.moment is None
            n = me.n
            await asyncio.sleep(1.0)
            assert me.n == n, "no card opens by itself while a bubble is read"
            await me.do("lesson", what="on")
            await me.until(lambda: me.moment is not None)
            await me.until(lambda: len(me.updates("moves")) > 1)

    asyncio.run(story())


def test_only_what_the_bubble_says_is_taken(server: Server) -> None:
    async def story() -> None:
        secret = new_secret()
        async with Person(server, open_lesson(server, secret, "mindbug"), secret) as me:
            allowed = lesson(me)["allowed"]
            decision = me.my_decision()
            assert decision is not None and len(decision["options"]) > len(allowed) == 1
            other = next(o["option"] for o in decision["options"] if o["option"] not in allowed)
            assert await me.refused("move", n=me.n, option=other) == "not-in-lesson"
            assert await me.refused("offer", what="undo") == "nothing-to-undo"
            await me.do("lesson", what="skip")
            await me.until(lambda: lesson(me)["part"] == "after")
            assert lesson(me)["id"] == "play" and me.view["table"]["life"][1] == 2

    asyncio.run(story())


def test_whoever_leaves_plays_on_from_there(server: Server) -> None:
    async def story() -> None:
        secret = new_secret()
        async with Person(server, open_lesson(server, secret, "mindbug"), secret) as me:
            await follow(me, until="bait")
            moves = me.view["moves"]
            await me.do("lesson", what="leave")
            assert lesson(me)["part"] == "free" and me.view["moves"] == moves
            assert await me.refused("lesson", what="on") == "not-in-lesson"
            assert await me.refused("offer", what="undo") == "nothing-to-undo"
            await play_free(me)
            assert me.table["result"] is not None
            assert await me.refused("offer", what="rematch") == "rematch-agreed"

    asyncio.run(story())


def test_a_lesson_goes_on_after_a_reload_and_a_crash(tmp_path: Path) -> None:
    store = tmp_path / "room.sqlite"
    server = Server(str(store), tmp_path / "log").start()

    async def story() -> None:
        secret = new_secret()
        table = open_lesson(server, secret, "not_alone")
        async with Person(server, table, secret) as me:
            await follow(me, until="creature")  # the board was set up anew, the person sits elsewhere
            assert me.seat == 0
            before, view = lesson(me), me.view
        async with Person(server, table, secret) as me:
            assert lesson(me) == before and me.view == view
        server.kill()
        assert folded(store, table).view(0) == view
        await asyncio.to_thread(server.start)
        async with Person(server, table, secret) as me:
            assert lesson(me) == before and me.view == view
            await follow(me)
            await play_free(me)

    asyncio.run(story())
    server.stop()
    assert not server.errors()


def test_a_game_without_a_lesson_says_so(server: Server) -> None:
    about = {game["game"]: game["lesson"] for game in server.get("/api/games")["games"]}
    assert all(about[name] for name in games.NAMES)
    for name in set(about) - set(games.NAMES):
        with pytest.raises(urllib.error.HTTPError) as refused:
            open_lesson(server, new_secret(), name)
        assert json.load(refused.value)["error"] == "no-lesson"
