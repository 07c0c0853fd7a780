"""How much the server carries: `make bench`, or `python -m tools.load --help`.

Real processes, real sockets on the loopback, a durable store (SQLite, synchronous=FULL). Two clients sit at each
table of Mindbug and move at random. The time of a move is counted from the moment it was due to be sent until the
last of the two players has the position after it.
"""

import argparse
import asyncio
import gc
import json
import os
import random
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import picows
from tests.server.room import Server, free_port

from igroteka.client import new_secret, rest
from tools import rival

HELD = 0.050  # seconds: the p99 that has to be kept


class Option(msgspec.Struct):
    option: int


class OwnDecision(msgspec.Struct):
    options: list[Option]


class Own(msgspec.Struct):
    decisions: dict[str, OwnDecision] = {}


class Shared(msgspec.Struct):
    decisions: list[msgspec.Raw]


class Message(msgspec.Struct):
    """Of a message of the server, what a player at random looks at."""

    type: str
    n: int = 0
    id: str = ""
    shared: Shared | None = None
    own: Own | None = None


read = msgspec.json.Decoder(Message).decode


class Client(picows.WSListener):
    """One player's socket."""

    def __init__(self, table: "Table", secret: str) -> None:
        self.table = table
        self.secret = secret
        self.transport: Any = None
        self.answers: dict[str, asyncio.Future[Message]] = {}

    def on_ws_connected(self, transport: Any) -> None:
        self.transport = transport
        self.send({"do": "hello", "secret": self.secret})

    def send(self, message: dict[str, Any]) -> None:
        self.transport.send(picows.WSMsgType.TEXT, msgspec.json.encode(message))

    def on_ws_frame(self, transport: Any, frame: Any) -> None:
        if frame.msg_type == picows.WSMsgType.PING:
            transport.send_pong(frame.get_payload_as_bytes())
        elif frame.msg_type == picows.WSMsgType.TEXT:
            message = read(frame.get_payload_as_bytes())
            if message.type in ("update", "welcome"):
                self.table.heard(self, message)
            elif message.type == "answer":
                answer = self.answers.pop(message.id, None)
                if answer is not None:
                    answer.set_result(message)

    async def ask(self, **message: Any) -> Message:
        answer: asyncio.Future[Message] = asyncio.get_running_loop().create_future()
        self.answers[message["id"]] = answer
        self.send(message)
        return await answer


class Table:
    """Two clients and the position they are shown."""

    def __init__(self, server: Server, times: list[float]) -> None:
        self.server = server
        self.times = times
        self.clients: list[Client] = []
        self.sent = 0.0
        self.awaited = 0  # the number of the update both have to hear
        self.missing: set[Client] = set()
        self.asked: tuple[Client, int, list[Option]] | None = None
        self.over = False
        self.moved = asyncio.Event()
        self.keys = 0

    async def open(self) -> None:
        secrets = [new_secret(), new_secret()]
        self.id = (await asyncio.to_thread(self.server.open, secrets[0], "me", "open"))["id"]
        for secret in secrets:
            client = Client(self, secret)
            address = f"{self.server.url.replace('http', 'ws', 1)}/api/tables/{self.id}/socket"
            await picows.ws_connect(lambda c=client: c, address)
            self.clients.append(client)
        await self.clients[1].ask(do="sit", id="sit", seat=1, name="Second")
        await self.clients[0].ask(do="start", id="start")
        await self.moved.wait()

    def close(self) -> None:
        for client in self.clients:
            client.transport.disconnect()

    def heard(self, client: Client, message: Message) -> None:
        if message.shared is None:
            return
        if not message.shared.decisions:
            self.over = True
        for decision in message.own.decisions.values() if message.own is not None else ():
            self.asked = (client, message.n, decision.options)
        self.missing.discard(client)
        if not self.missing:
            if self.sent:
                self.times.append(time.perf_counter() - self.sent)
                self.sent = 0.0
            self.moved.set()

    def move(self, due: float) -> bool:
        """Send a move, unless the last one is still on its way."""
        if self.sent or self.asked is None or self.over:
            return False
        client, n, options = self.asked
        self.asked = None
        self.sent = due
        self.missing = set(self.clients)
        self.moved.clear()
        self.keys += 1
        client.send({"do": "move", "id": f"m{self.keys}", "n": n, "option": random.choice(options).option})
        return True


async def open_tables(server: Server, count: int, times: list[float]) -> list[Table]:
    tables = [Table(server, times) for _ in range(count)]
    gate = asyncio.Semaphore(8)

    async def one(table: Table) -> None:
        async with gate:
            await table.open()

    await asyncio.gather(*(one(table) for table in tables))
    return tables


async def steady(server: Server, count: int, seconds: float) -> dict[str, Any]:
    """`count` live tables with a move a second each, spread evenly."""
    times: list[float] = []
    tables = await open_tables(server, count, times)
    times.clear()
    gc.disable()
    began = time.perf_counter() + 0.2
    cpu = server_cpu(server)
    sends = sorted((began + turn + i / count, i) for i in range(count) for turn in range(int(seconds)))
    late = 0
    for due, i in sends:
        wait = due - time.perf_counter()
        if wait > 0.0005:
            await asyncio.sleep(wait)
        elif i % 16 == 0:
            await asyncio.sleep(0)
        if not tables[i].move(due) and not tables[i].over:
            late += 1
    await asyncio.sleep(0.5)
    took = time.perf_counter() - began
    gc.enable()
    used = (server_cpu(server) - cpu) / took
    for table in tables:
        table.close()
    return {"tables": count, "moves": len(times), "missed": late, **quantiles(times), "cores": round(used, 2)}


async def saturated(server: Server, at_once: int, games: int) -> dict[str, Any]:
    """So many tables at once, each moving as soon as both players have the position; one game after another."""
    times: list[float] = []
    tables = await open_tables(server, games, times)
    waiting = tables[:]
    times.clear()
    cpu, began = server_cpu(server), time.perf_counter()

    async def one() -> None:
        while waiting:
            table = waiting.pop()
            while not table.over:
                await table.moved.wait()
                table.move(time.perf_counter())

    await asyncio.gather(*(one() for _ in range(at_once)))
    took = time.perf_counter() - began
    used = server_cpu(server) - cpu
    for table in tables:
        table.close()
    per_core = round(len(times) / used)
    return {
        "moves": len(times),
        "moves_per_second": round(len(times) / took),
        "per_core": per_core,
        **quantiles(times),
    }


def quantiles(times: list[float]) -> dict[str, float]:
    ordered = sorted(times) or [0.0]
    return {f"p{q}": round(ordered[min(len(ordered) - 1, len(ordered) * q // 100)] * 1000, 2) for q in (50, 99)}


def server_cpu(server: Server) -> float:
    assert server.process is not None
    return cpu_of(server.process.pid)


def cpu_of(pid: int) -> float:
    """Seconds of processor time of a process."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def server_memory(server: Server) -> int:
    assert server.process is not None
    status = Path(f"/proc/{server.process.pid}/status").read_text()
    return int(status.partition("VmRSS:")[2].split()[0]) * 1024


def idle_memory(server: Server, count: int) -> float:
    """Bytes per table in memory with a begun game and nobody connected."""
    secret = new_secret()
    server.open(secret, "me", "random", start=False)
    before = server_memory(server)
    for _ in range(count):
        seats = [{"kind": "me", "name": "A"}, {"kind": "bot", "bot": "random"}]
        rest(server.url, "/api/tables", secret, {"game": "mindbug", "seats": seats, "start": True})
    time.sleep(2.0)
    return (server_memory(server) - before) / count


def climb(measure: Callable[[int], dict[str, Any]], most: int) -> list[dict[str, Any]]:
    """Ever more tables until the p99 is not kept (tried three times: the machine may be busy with something else)."""
    rows: list[dict[str, Any]] = []
    count = 100
    kept = True
    while kept and count <= most:
        for _ in range(3):
            row = measure(count)
            kept = row["p99"] <= HELD * 1000 and row["missed"] == 0
            if kept:
                break
        rows.append({**row, "kept": kept})
        print(
            f"  {count:>5} tables  p50 {row['p50']:>7} ms  p99 {row['p99']:>7} ms  {row['cores']} cores", flush=True
        )
        count = int(count * 1.5)
    return rows


def summary(rows: list[dict[str, Any]], full: dict[str, Any]) -> dict[str, Any]:
    print(f"  saturated: {full['moves_per_second']} moves/s, {full['per_core']} per core-second", flush=True)
    return {
        "carried": max((row["tables"] for row in rows if row["kept"]), default=0),
        "saturated": full,
        "steady": rows,
    }


def our_server(most: int, seconds: float, cores: list[int]) -> dict[str, Any]:
    """The server on one core and the clients on another, where there are two."""
    print("the server: live tables of Mindbug with a move a second each", flush=True)
    with tempfile.TemporaryDirectory() as folder:
        server = Server(f"{folder}/room.sqlite", Path(folder) / "log").start()
        assert server.process is not None
        if len(cores) > 1:
            os.sched_setaffinity(server.process.pid, {cores[0]})
            os.sched_setaffinity(0, set(cores[1:]))
        try:
            memory = idle_memory(server, 500)
            print(f"  memory of an idle table: {memory / 1024:.0f} kB", flush=True)
            rows = climb(lambda count: asyncio.run(steady(server, count, seconds)), most)
            found = summary(rows, asyncio.run(saturated(server, 100, 300)))
        finally:
            server.stop()
        assert not server.errors(), server.errors()[:3]
        return {**found, "idle_table_bytes": round(memory)}


def their_server(most: int, seconds: float, cores: list[int]) -> dict[str, Any]:
    """boardgame.io's server, with the positions of a recorded game instead of rules."""
    print("boardgame.io: the same, scripted, nothing stored durably", flush=True)
    server = rival.Rival(free_port(), cores)
    try:
        rows = climb(lambda count: server.measure("steady", count, seconds, cpu_of), most)
        return summary(rows, server.measure("full", 100, seconds, cpu_of))
    finally:
        server.stop()


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--most", type=int, default=3000, help="do not try more tables than this")
    parser.add_argument("--seconds", type=float, default=6.0)
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args()
    cores = sorted(os.sched_getaffinity(0))
    ours = our_server(asked.most, asked.seconds, cores)
    theirs = their_server(asked.most, asked.seconds, cores) if rival.installed() else None
    if theirs is not None:
        tables = f"{ours['carried']} : {theirs['carried']} tables"
        per_core = f"{ours['saturated']['per_core']} : {theirs['saturated']['per_core']} moves per core-second"
        print(f"the server : boardgame.io = {tables}, {per_core}")
    print(f"load of the machine: {os.getloadavg()[0]:.1f} on {len(cores)} cores")
    if asked.json:
        print(json.dumps({"room": ours, "boardgame.io": theirs, "load": os.getloadavg()[0]}))
    return 0


if __name__ == "__main__":
    sys.exit(main())
