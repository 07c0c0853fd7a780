"""Not even the operator chooses the cards: nonces of the players are mixed into a seed promised before them."""

import asyncio
import hashlib
import json
from pathlib import Path
from typing import Any

import pytest

from igroteka.cli import main
from igroteka.client import new_secret, play
from igroteka.server.shuffle import mixed
from tests.server.room import Person, Server, two_at


def verified(export: Any, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> tuple[int, str]:
    file = tmp_path / "match.json"
    file.write_text(json.dumps(export))
    code = main(["verify", str(file), "--json"])
    captured = capsys.readouterr()
    return code, captured.out + captured.err


def test_nonces_of_all_people_are_mixed_into_the_seed(
    server: Server, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async def story() -> tuple[Any, list[str]]:
        async with two_at(server) as (first, second):
            assert first.table["nonces"] == [first.nonce, second.nonce]
            assert first.table["seed"] is None
            await first.do("concede")
            return first.table, [first.nonce, second.nonce]

    table, nonces = asyncio.run(story())
    export = server.get(f"/api/tables/{table['id']}/export")
    assert hashlib.sha256(bytes.fromhex(table["seed"])).hexdigest() == table["commitment"]
    assert export["seed"] == mixed(table["seed"], nonces) != table["seed"]
    code, said = verified(export, tmp_path, capsys)
    assert code == 0 and json.loads(said)["nonces"] == 2


@pytest.mark.parametrize("part", ["seed", "nonces", "commitment"])
def test_a_shuffle_that_was_chosen_does_not_verify(
    server: Server, tmp_path: Path, capsys: pytest.CaptureFixture[str], part: str
) -> None:
    async def story() -> str:
        async with two_at(server) as (first, _):
            await first.do("concede")
            found: str = first.table["id"]
            return found

    export = server.get(f"/api/tables/{asyncio.run(story())}/export")
    export["room"][part] = ["00" * 32, None] if part == "nonces" else "00" * 32
    code, _ = verified(export, tmp_path, capsys)
    assert code == 2


def test_a_table_that_begins_at_once_can_wait_for_its_opener_s_nonce(server: Server) -> None:
    async def story() -> None:
        secret = new_secret()
        table = server.open(secret, "me", "greedy", start=True, nonces=True)
        assert table["status"] == "open" and table["starting"], "the promise is known before the nonce is given"
        async with Person(server, table["id"], secret) as me:
            await me.until(lambda: me.table["status"] == "playing")
            assert me.table["nonces"] == [me.nonce, None] and me.table["commitment"] == table["commitment"]
        over = await play(server.url, table["id"], secret)
        assert over["result"] is not None

    asyncio.run(story())


def test_who_gives_no_nonce_is_not_waited_for_long(server: Server) -> None:
    async def story() -> None:
        secret = new_secret()
        table = server.open(secret, "me", "greedy", start=True, nonces=True)["id"]
        async with Person(server, table, "") as eye:
            assert eye.table["starting"]
            await eye.until(lambda: eye.table["status"] == "playing", 8)
            assert eye.table["nonces"] == [None, None]

    asyncio.run(story())


def test_a_nonce_is_given_once_and_before_the_deal(server: Server) -> None:
    async def story() -> None:
        secret = new_secret()
        table = server.open(secret, "me", "open")["id"]
        async with Person(server, table, secret) as me, Person(server, table) as other:
            await me.until(lambda: not me.pending)
            assert await me.refused("nonce", nonce="ab" * 16) == "nonce-given"
            assert await other.refused("nonce", nonce="ab" * 16) == "not-seated"
            await other.do("sit", seat=1, name="B")
            await me.do("start")
            assert await me.refused("nonce", nonce="ab" * 16) == "table-playing"
            assert me.table["nonces"] == [me.nonce, other.nonce]

    asyncio.run(story())
