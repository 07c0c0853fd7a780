"""Never lost: a few SIGKILLs; `make soak` does fifty with twenty games at once."""

import asyncio
import time
from pathlib import Path

from tests.server.database import sqlite_logs
from tests.server.kill import check, kill_server, storm
from tests.server.room import Server, two_at


def test_nothing_is_lost_when_the_room_is_killed(tmp_path: Path) -> None:
    store = tmp_path / "room.sqlite"
    server = Server(str(store), tmp_path / "log").start()
    harm = kill_server(server)
    players = asyncio.run(storm(server, tables=4, times=3, game="mindbug", pause=1.0, harm=harm))
    server.stop()
    found = check(sqlite_logs(store), players)
    assert found["resumed"] >= 3 and found["moves"] > 20
    assert not server.errors()


def test_clocks_stand_still_while_the_room_is_down(tmp_path: Path) -> None:
    server = Server(str(tmp_path / "room.sqlite"), tmp_path / "log").start()

    async def story() -> None:
        clock = {"kind": "live", "base": 60_000, "increment": 0}
        began = time.monotonic()
        async with two_at(server, clock=clock) as (first, _):
            server.kill()
            down = time.monotonic()
            await asyncio.sleep(7)
            outage = time.monotonic() - down
            await asyncio.to_thread(server.start)
            welcomes = [message for message in first.heard if message["type"] == "welcome"]
            await first.until(lambda: len([m for m in first.heard if m["type"] == "welcome"]) > len(welcomes))
            left = [m for m in first.heard if m["type"] == "welcome"][-1]["clock"]["left"]
            up = time.monotonic() - began - outage
            assert 60_000 - min(left) <= up * 1000 + 500, "the outage was counted"

    asyncio.run(story())
    server.stop()
