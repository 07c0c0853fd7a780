"""Bots think in processes of their own, which do not outlive the server."""

import asyncio
import time
from pathlib import Path

from igroteka.client import new_secret
from tests.server.room import Person, Server


def children(pid: int) -> set[int]:
    """The living processes whose parent this is."""
    found = set()
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = stat.read_text().rpartition(")")[2].split()
        except OSError:
            continue
        if int(fields[1]) == pid and fields[0] != "Z":
            found.add(int(stat.parent.name))
    return found


def test_workers_end_with_a_killed_server(tmp_path: Path) -> None:
    server = Server(str(tmp_path / "room.sqlite"), tmp_path / "log").start()

    async def story() -> None:
        secret = new_secret()
        async with Person(server, server.open(secret, "me", "greedy", start=True)["id"], secret) as me:
            await me.move()
            await me.until(lambda: me.my_decision() is not None)

    asyncio.run(story())
    assert server.process is not None
    workers = children(server.process.pid)
    assert workers
    server.kill()
    until = time.monotonic() + 10
    while time.monotonic() < until and any(Path(f"/proc/{worker}").exists() for worker in workers):
        time.sleep(0.1)
    assert not [worker for worker in workers if Path(f"/proc/{worker}").exists()]
