"""What people do at a table, through a real socket."""

import asyncio
import hashlib
import json
import subprocess
import sys
import urllib.request
from pathlib import Path

import pytest

from igroteka import games
from igroteka.client import new_secret, play
from tests.server.room import Person, Server, review_of, two_at


def test_the_front_page_is_a_page(server: Server) -> None:
    for path in ("/", "/t/anything"):
        with urllib.request.urlopen(server.url + path) as answer:
            assert b"<html" in answer.read()
            assert "default-src 'self'" in answer.headers["content-security-policy"]


def test_a_whole_game_against_a_bot(server: Server, tmp_path: Path) -> None:
    secret = new_secret()
    table = server.open(secret, "me", "greedy", start=True)
    over = asyncio.run(play(server.url, table["id"], secret))
    assert over["result"]["reason"] == "rules"
    assert sum(over["result"]["outcome"]) == 1.0
    assert hashlib.sha256(bytes.fromhex(over["seed"])).hexdigest() == table["commitment"]
    file = tmp_path / "match.json"
    file.write_text(json.dumps(server.get(f"/api/tables/{table['id']}/export")))
    command = [sys.executable, "-m", "igroteka.cli", "verify", str(file), "--json"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert json.loads(done.stdout)["ok"], done.stderr
    judged = review_of(server, table["id"])
    assert judged["sides"] == [0, 1] and judged["decisions"][-1]["chances"] == over["result"]["outcome"]
    assert 0 < len(judged["turning_points"]) <= 3
    steps = server.get(f"/api/tables/{table['id']}/replay?eyes=1&count=3")["steps"]
    assert [step["move"] for step in steps] == [0, 1, 2, 3]
    assert steps[0]["view"]["seat"] == 1


@pytest.mark.parametrize("name", games.NAMES)
def test_every_game_is_offered_with_its_settings_and_levels(server: Server, name: str) -> None:
    about = next(game for game in server.get("/api/games")["games"] if game["game"] == name)
    assert {"level:1", "level:5"} <= set(about["bots"])
    assert about["timed"] == ("champion" in about["bots"]) == (name == "gobbit")
    bots = ["level:1"] * (about["seats"][0] - 1)
    assert server.open(new_secret(), "me", *bots, game=name, start=True)["status"] == "playing"


def test_two_people_play_by_link(server: Server) -> None:
    async def story() -> None:
        async with two_at(server) as (first, second):
            while first.table["status"] == "playing":
                mover = first if first.my_decision() else second
                await mover.move()
                await meet(first, second)
            assert first.table["result"] == second.table["result"]

    asyncio.run(story())


async def meet(first: Person, second: Person) -> None:
    """Until both have heard the same."""
    last = max(first.n or 0, second.n or 0)
    await first.until(lambda: first.n == last)
    await second.until(lambda: second.n == last)


def test_a_resumed_connection_misses_nothing(server: Server) -> None:
    async def story() -> None:
        async with two_at(server) as (first, second):
            async with Person(server, first.table["id"], second.secret) as device:
                seen = device.n
            mover = first if first.my_decision() else second
            await mover.move()
            await mover.do("say", text="hello")
            late = Person(server, first.table["id"], second.secret)
            late.n = seen
            async with late:
                welcome = late.heard[0]
                assert [update["n"] for update in welcome["updates"]] == [seen + 1, seen + 2]
                assert welcome["view"] == second.view

    asyncio.run(story())
