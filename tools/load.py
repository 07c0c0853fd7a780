"""How much the server carries: `make bench`, or `python -m tools.load --help`.

Real processes, real sockets on the loopback, a durable store (SQLite, synchronous=FULL). Two clients sit at each
table of Mindbug and move at random. The time of a move is counted from the moment it was due to be sent until the
last of the two players has the position after it.
"""

import argparse
import asyncio
import contextlib
import gc
import json
import os
import random
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import picows
import uvloop
from tests.server.room import Server, free_port

from igroteka.client import new_secret, rest
from tools import rival
from tools.bare import Bare

HELD = 0.050  # seconds: the p99 that has to be kept
AT_ONCE = 300  # tables in flight when the server does as much as it can
FEW = 40  # with more than two seats
MANY = {"IGROTEKA_CONNECTIONS_PER_CLIENT": "100000", "IGROTEKA_MAX_SOCKETS": "100000"}


class Option(msgspec.Struct):
    option: int


class OwnDecision(msgspec.Struct):
    options: list[Option]


class Own(msgspec.Struct):
    decisions: dict[str, OwnDecision] = {}


class TableInfo(msgspec.Struct):
    status: str


class Message(msgspec.Struct):
    """Of a message of the server, what a player at random looks at."""

    type: str
    n: int = 0
    id: str = ""
    own: Own | None = None
    table: TableInfo | None = None


read = msgspec.json.Decoder(Message).decode


class Load:
    """What was measured: how long moves took, and how many bytes came."""

    def __init__(self) -> None:
        self.times: list[float] = []
        self.bytes = 0


class Client(picows.WSListener):
    """One player's socket."""

    def __init__(self, table: "Table", secret: str) -> None:
        self.table = table
        self.secret = secret
        self.transport: Any = None
        self.answers: dict[str, asyncio.Future[Message]] = {}

    def on_ws_connected(self, transport: Any) -> None:
        self.transport = transport

    def send(self, message: dict[str, Any]) -> None:
        self.transport.send(picows.WSMsgType.TEXT, msgspec.json.encode(message))

    def on_ws_frame(self, transport: Any, frame: Any) -> None:
        if frame.msg_type == picows.WSMsgType.PING:
            transport.send_pong(frame.get_payload_as_bytes())
        elif frame.msg_type == picows.WSMsgType.TEXT:
            text = frame.get_payload_as_bytes()
            self.table.load.bytes += len(text)
            message = read(text)
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
    """The clients of a table, and what they are asked. With `over` it moves as soon as all have the position, and
    calls that at the end of its game."""

    def __init__(self, load: Load) -> None:
        self.load = load
        self.address = ""
        self.clients: list[Client] = []
        self.sent = 0.0
        self.missing: set[Client] = set()
        self.asked: dict[Client, tuple[int, list[Option]]] = {}
        self.ended = False
        self.begun = asyncio.Event()
        self.over: Callable[[], None] | None = None
        self.keys = 0

    async def open(self, server: Server, game: str, seats: int) -> None:
        secrets = [new_secret() for _ in range(seats)]
        wishes = ["me", *["open"] * (seats - 1)]
        table = await asyncio.to_thread(server.open, secrets[0], *wishes, game=game)
        await self.connect(server.url, table["id"], secrets)
        for seat, client in enumerate(self.clients[1:], start=1):
            await client.ask(do="sit", id="sit", seat=seat, name=f"Seat {seat}")
        self.missing = set(self.clients)
        await self.clients[0].ask(do="start", id="start")
        await self.begun.wait()

    async def connect(self, url: str, table: str, secrets: list[str]) -> None:
        self.address = f"{url.replace('http', 'ws', 1)}/api/tables/{table}/socket"
        for secret in secrets:
            client = Client(self, secret)
            await picows.ws_connect(lambda c=client: c, self.address)
            client.send({"do": "hello", "secret": secret})
            self.clients.append(client)

    def close(self) -> None:
        for client in self.clients:
            client.transport.disconnect()

    def heard(self, client: Client, message: Message) -> None:
        if message.own is None:
            return
        self.ended = self.ended or (message.table is not None and message.table.status == "over")
        self.asked.pop(client, None)
        for decision in message.own.decisions.values():
            self.asked[client] = (message.n, decision.options)
        self.missing.discard(client)
        if self.missing:
            return
        if self.sent:
            self.load.times.append(time.perf_counter() - self.sent)
            self.sent = 0.0
        self.begun.set()
        if self.over is not None and not self.move(time.perf_counter()):
            self.over()
            self.over = None

    def move(self, due: float) -> bool:
        """Send a move, unless the last one is still on its way."""
        if self.sent or self.ended or not self.asked:
            return False
        client = random.choice(list(self.asked))
        n, options = self.asked.pop(client)
        self.sent = due
        self.missing = set(self.clients)
        self.keys += 1
        client.send({"do": "move", "id": f"m{self.keys}", "n": n, "option": random.choice(options).option})
        return True


async def open_tables(server: Server, count: int, load: Load, game: str = "mindbug", seats: int = 2) -> list[Table]:
    tables = [Table(load) for _ in range(count)]
    gate = asyncio.Semaphore(8)

    async def one(table: Table) -> None:
        async with gate:
            await table.open(server, game, seats)

    await asyncio.gather(*(one(table) for table in tables))
    return tables


async def steady(server: Server, count: int, seconds: float) -> dict[str, Any]:
    """`count` live tables with a move a second each, spread evenly."""
    load = Load()
    tables = await open_tables(server, count, load)
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
        if not tables[i].move(due) and not tables[i].ended:
            late += 1
    await asyncio.sleep(0.5)
    took = time.perf_counter() - began
    gc.enable()
    used = (server_cpu(server) - cpu) / took
    for table in tables:
        table.close()
    moves = len(load.times)
    return {"tables": count, "moves": moves, "missed": late, **quantiles(load.times), "cores": round(used, 2)}


async def saturated(tables: list[Table], load: Load, at_once: int, cpu: Callable[[], float]) -> dict[str, Any]:
    """So many tables at once, each moving as soon as all its players have the position, one game after another; until
    there are no more games to begin."""
    waiting = tables[:]
    ready = asyncio.Event()

    def begin() -> None:
        if waiting:
            table = waiting.pop()
            table.over = begin
            table.move(time.perf_counter())
        else:
            ready.set()

    load.times.clear()
    gc.disable()
    load.bytes, used, began = 0, cpu(), time.perf_counter()
    for _ in range(at_once):
        begin()
    await ready.wait()
    took, used, moves = time.perf_counter() - began, cpu() - used, len(load.times)
    gc.enable()
    for table in tables:
        table.over = None
        table.close()
    return {
        "moves": moves,
        "moves_per_second": round(moves / took),
        "per_core": round(moves / used),
        "bytes": round(load.bytes / moves),
        **quantiles(load.times),
    }


async def played_out(server: Server, game: str, seats: int, at_once: int) -> dict[str, Any]:
    """Games on our server, as fast as it can."""
    load = Load()
    tables = await open_tables(server, at_once * 3 // 2, load, game, seats)
    return await saturated(tables, load, at_once, lambda: server_cpu(server))


class Watcher(picows.WSListener):
    """A spectator's socket: it reads, and says nothing."""

    def on_ws_connected(self, transport: Any) -> None:
        transport.send(picows.WSMsgType.TEXT, msgspec.json.encode({"do": "hello", "secret": new_secret()}))

    def on_ws_frame(self, transport: Any, frame: Any) -> None:
        if frame.msg_type == picows.WSMsgType.PING:
            transport.send_pong(frame.get_payload_as_bytes())


async def watched(server: Server, spectators: int, count: int) -> tuple[float, float]:
    """Milliseconds of processor time for a move of Mindbug with so many spectators, over some games: of the server's
    program, and of the system for it."""
    assert server.process is not None
    user, system, moves = 0.0, 0.0, 0
    for _ in range(count):
        load, over = Load(), asyncio.Event()
        (table,) = await open_tables(server, 1, load)
        for _ in range(spectators):
            await picows.ws_connect(Watcher, table.address)
        await asyncio.sleep(0.5)
        load.times.clear()
        table.over = over.set
        began = times_of(server.process.pid)
        table.move(time.perf_counter())
        await over.wait()
        ended = times_of(server.process.pid)
        user, system, moves = user + ended[0] - began[0], system + ended[1] - began[1], moves + len(load.times)
        table.close()
    return user / moves * 1000, system / moves * 1000


async def ceiling(server: Bare, at_once: int, seconds: float) -> dict[str, Any]:
    """The same messages without rules and store, for some seconds."""
    load = Load()
    tables = [Table(load) for _ in range(at_once)]
    for number, table in enumerate(tables):
        await table.connect(server.url, f"{time.time_ns()}-{number}", ["", ""])
    await asyncio.sleep(0.5)
    load.times.clear()
    for table in tables:
        table.over = int
        table.move(time.perf_counter())
    load.times.clear()
    used, began = cpu_of(server.process.pid), time.perf_counter()
    await asyncio.sleep(seconds)
    moves, used = len(load.times), cpu_of(server.process.pid) - used
    return {"moves_per_second": round(moves / (time.perf_counter() - began)), "per_core": round(moves / used)}


def quantiles(times: list[float]) -> dict[str, float]:
    ordered = sorted(times) or [0.0]
    return {f"p{q}": round(ordered[min(len(ordered) - 1, len(ordered) * q // 100)] * 1000, 2) for q in (50, 99)}


def server_cpu(server: Server) -> float:
    assert server.process is not None
    return cpu_of(server.process.pid)


def cpu_of(pid: int) -> float:
    """Seconds of processor time of a process."""
    return sum(times_of(pid))


def times_of(pid: int) -> tuple[float, float]:
    """The same as its own time, and the system's for it."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return int(fields[11]) / os.sysconf("SC_CLK_TCK"), int(fields[12]) / os.sysconf("SC_CLK_TCK")


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


@contextlib.contextmanager
def running(cores: list[int]) -> Iterator[Server]:
    """Our server on one core and the clients on another, where there are two."""
    with tempfile.TemporaryDirectory() as folder:
        server = Server(f"{folder}/room.sqlite", Path(folder) / "log", **MANY).start()
        assert server.process is not None
        pin(server.process.pid, cores)
        try:
            yield server
        finally:
            server.stop()
        assert not server.errors(), server.errors()[:3]


def pin(pid: int, cores: list[int]) -> None:
    if len(cores) > 1:
        os.sched_setaffinity(pid, {cores[0]})
        os.sched_setaffinity(0, set(cores[1:]))


def our_server(most: int, seconds: float, cores: list[int]) -> dict[str, Any]:
    """Ever more tables, and then as fast as it can."""
    print("the server: live tables of Mindbug with a move a second each", flush=True)
    with running(cores) as server:
        memory = idle_memory(server, 500)
        print(f"  memory of an idle table: {memory / 1024:.0f} kB", flush=True)
        rows = climb(lambda count: uvloop.run(steady(server, count, seconds)), most)
        found = summary(rows, uvloop.run(played_out(server, "mindbug", 2, AT_ONCE)))
    return {**found, "idle_table_bytes": round(memory)}


def full(game: str, seats: int, times: int, cores: list[int]) -> None:
    """As fast as the server can, beside bare sockets, in turns."""
    at_once = AT_ONCE if seats == 2 else FEW
    with running(cores) as server:
        bare = Bare(free_port())
        pin(bare.process.pid, cores)
        try:
            for _ in range(times):
                ours = uvloop.run(played_out(server, game, seats, at_once))
                most = uvloop.run(ceiling(bare, AT_ONCE, 2.0))
                share = ours["per_core"] / most["per_core"]
                print(f"  {game} {seats}: {ours}; bare sockets {most['per_core']}: {share:.2f}", flush=True)
        finally:
            bare.stop()


def watching(spectators: int, cores: list[int]) -> None:
    """What spectators cost: the same games without and with them, in turns."""
    with running(cores) as server:
        for _ in range(2):
            alone, there = (uvloop.run(watched(server, many, 5)) for many in (0, spectators))
            more = f"{there[0] - alone[0]:.2f} ms of its own time and {there[1] - alone[1]:.2f} of the system's"
            print(f"  {spectators} spectators cost {more} a move", flush=True)


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
    parser.add_argument(
        "--full", nargs=3, metavar=("GAME", "SEATS", "TIMES"), help="only this: moves per core-second"
    )
    parser.add_argument("--watch", type=int, metavar="SPECTATORS", help="only this: what spectators cost")
    asked = parser.parse_args()
    cores = sorted(os.sched_getaffinity(0))
    if asked.full:
        full(asked.full[0], int(asked.full[1]), int(asked.full[2]), cores)
        return 0
    if asked.watch:
        watching(asked.watch, cores)
        return 0
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
