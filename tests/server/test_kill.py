"""Never lost: a few SIGKILLs; `make soak` does fifty with twenty games at once."""

import asyncio
from pathlib import Path

from tests.server.kill import check, storm
from tests.server.room import Server, two_at


def test_nothing_is_lost_when_the_room_is_killed(tmp_path: Path) -> None:
    store = tmp_path / "room.sqlite"
    server = Server(str(store), tmp_path / "log").start()
    players = asyncio.run(storm(server, tables=4, kills=3, game="mindbug", pause=1.0))
    server.stop()
    found = check(store, players)
    assert found["resumed"] >= 3 and found["moves"] > 20
    assert not server.errors()


def test_clocks_stand_still_while_the_room_is_down(tmp_path: Path) -> None:
    server = Server(str(tmp_path / "room.sqlite"), tmp_path / "log").start()

    async def story() -> None:
        clock = {"kind": "live", "base": 60_000, "increment": 0}
        async with two_at(server, clock=clock) as (first, _):
            server.kill()
            await asyncio.sleep(7)
            await asyncio.to_thread(server.start)
            welcomes = [message for message in first.heard if message["type"] == "welcome"]
            await first.until(lambda: len([m for m in first.heard if m["type"] == "welcome"]) > len(welcomes))
            left = [m for m in first.heard if m["type"] == "welcome"][-1]["clock"]["left"]
            assert min(left) > 60_000 - 6_000, "seven seconds of outage were not counted"

    asyncio.run(story())
    server.stop()
