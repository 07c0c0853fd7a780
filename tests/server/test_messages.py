"""What the server sends has the shape it says, and the page knows the same shapes."""

import asyncio
from pathlib import Path
from typing import Any

import msgspec
from tools import wire_types

from igroteka.client import new_secret, play
from igroteka.core.state import merge
from igroteka.server import messages
from tests.server.room import Person, Server, review_of, two_at


def test_the_page_has_the_types_of_today() -> None:
    written = (Path(__file__).parents[2] / "web" / "src" / "lib" / "wire.ts").read_text(encoding="utf-8")
    assert written == wire_types.document(), "python -m tools.wire_types > web/src/lib/wire.ts"


def test_rest_answers_have_their_shape(server: Server) -> None:
    secret = new_secret()
    table = server.open(secret, "me", "random", public=True, clock={"kind": "move", "time": 60_000}, start=True)
    path = f"/api/tables/{table['id']}"

    def shaped(path: str, kind: Any, secret: str = "") -> Any:
        return msgspec.convert(server.get(path, secret), kind)

    msgspec.convert(table, messages.TableInfo)
    shaped("/api/games", messages.Games)
    shaped("/api/tables", messages.Tables)
    shaped("/api/tables?mine=1", messages.Tables, secret)
    shaped("/api/health", messages.Health)
    shaped("/api/ready", messages.Ready)
    asyncio.run(play(server.url, table["id"], secret))
    assert shaped(path, messages.TableInfo).result.reason == "rules"
    assert len(shaped(f"{path}/replay?eyes=0&count=5", messages.Replay).steps) == 6
    shaped(f"{path}/review", messages.ReviewProgress)
    assert msgspec.convert(review_of(server, table["id"]), messages.Review).turning_points


def test_everybody_is_sent_the_same_shared_part_and_only_seats_their_own(server: Server) -> None:
    """That each message has its shape is checked wherever the tests hear one (`Person`)."""

    async def story() -> None:
        async with two_at(server) as (first, second), Person(server, first.table["id"], "") as eye:
            mover = first if first.my_decision() else second
            await mover.move()
            for person in (first, second, eye):
                await person.until(lambda p=person: p.updates("move"))
            sent = [person.updates("move")[0] for person in (first, second, eye)]
            assert sent[0]["shared"] == sent[1]["shared"] == sent[2]["shared"] == eye.view
            assert "own" not in sent[2] and all("options" not in d for d in sent[2]["shared"]["decisions"])
            for person, update in zip((first, second), sent, strict=False):
                assert update["own"]["seat"] == person.seat
                merge(update["shared"], update["own"])
                assert update["shared"] == person.view

    asyncio.run(story())


def test_a_match_that_ends_without_the_rules_asks_nothing_more(server: Server) -> None:
    async def story() -> None:
        async with two_at(server) as (first, second), Person(server, first.table["id"], "") as eye:
            await first.do("concede")
            for person in (first, second, eye):
                await person.until(lambda p=person: p.updates("concede"))
                update = person.updates("concede")[0]
                assert update["shared"]["decisions"] == [] and "decisions" not in update.get("own", {})
                assert update["shared"]["outcome"] == update["table"]["result"]["outcome"]

    asyncio.run(story())
