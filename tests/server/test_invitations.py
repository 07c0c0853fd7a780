"""How friends find a table, what they agree on, and what can be done when one of them leaves."""

import asyncio
import re
import urllib.request
from typing import Any

from igroteka.client import new_secret
from igroteka.server.hosts import local_address
from tests.server.room import Person, Server, refusal, two_at


def test_a_code_of_five_letters_leads_to_a_table_that_waits(server: Server) -> None:
    table = server.open(new_secret(), "me", "open")
    assert re.fullmatch("[A-Z]{5}", table["code"])
    assert server.get(f"/api/codes/{table['code']}")["table"] == table["id"]
    assert server.get(f"/api/codes/{table['code'].lower()}")["table"] == table["id"]
    assert refusal(lambda: server.get("/api/codes/IIIII")) == (404, "no-such-table")


def test_the_code_of_a_table_that_has_begun_tells_nothing(server: Server) -> None:
    async def run() -> None:
        async with two_at(server) as (first, _):
            assert refusal(lambda: server.get(f"/api/codes/{first.table['code']}")) == (404, "no-such-table")

    asyncio.run(run())


def test_nobody_is_invited_to_a_table_of_bots(server: Server) -> None:
    assert server.open(new_secret(), "me", "random")["code"] == ""


def test_a_link_tells_its_game_and_who_invites_in_the_readers_language(server: Server) -> None:
    table = server.open(new_secret(), "me", "open")
    page = page_at(server, f"/t/{table['id']}", "uk")
    assert 'property="og:title" content="Me запрошує зіграти: Химерія"' in page
    assert "og:description" in page and "og:image" in page
    assert "og:title" not in page_at(server, "/t/nothing", "uk")


def page_at(server: Server, path: str, language: str) -> str:
    asked = urllib.request.Request(server.url + path, headers={"accept-language": language})
    with urllib.request.urlopen(asked, timeout=10) as answer:
        return str(answer.read().decode())


def test_people_who_play_each_other_have_hints_only_if_the_table_says_so(server: Server) -> None:
    async def run() -> None:
        async with two_at(server, hints=False) as (first, second):
            mover = first if first.my_decision() else second
            assert mover.table["hints"] is False
            assert await mover.refused("hint") == "hints-not-agreed"
        secret = new_secret()
        alone = server.open(secret, "me", "random", hints=False, start=True)
        assert alone["hints"] is True
        async with Person(server, alone["id"], secret) as person:
            await person.until(lambda: person.my_decision() is not None)
            assert (await person.ask("hint"))["ok"]

    asyncio.run(run())


def test_the_game_of_somebody_who_left_can_be_claimed_by_the_other_side(tmp_path: Any) -> None:
    server = Server(str(tmp_path / "room.sqlite"), tmp_path / "log", IGROTEKA_AWAY="0.2").start()

    async def run() -> None:
        async with two_at(server) as (first, second):
            assert await first.refused("claim", seat=1) == "not-abandoned"
            assert await first.refused("claim", seat=0) == "not-abandoned"
            await second.__aexit__()
            await asyncio.sleep(first.table["patience"] / 1000 + 0.4)
            await first.do("claim", seat=1)
            assert first.table["result"] == {"reason": "left", "outcome": [1.0, 0.0], "seat": 1}

    asyncio.run(run())
    server.stop()


def test_a_server_that_listens_on_this_computer_alone_has_no_address_for_others() -> None:
    assert local_address("127.0.0.1") == ""
    assert not local_address("0.0.0.0").startswith("127.")
