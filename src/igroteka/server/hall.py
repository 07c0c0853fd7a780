"""All tables: opening, loading, unloading, time-outs, and when the room was down."""

import asyncio
import hashlib
import secrets
import time
from collections.abc import Callable, Coroutine
from typing import Any

from igroteka import games
from igroteka.core.errors import BadSetting, GameError
from igroteka.core.game import Game
from igroteka.server import entries, wire
from igroteka.server.bots import Pool, check_bot
from igroteka.server.config import Config
from igroteka.server.entries import CLOCK_PARTS, Clocks, Place, Setup, decode_entry, decode_setup
from igroteka.server.gossip import Gossip
from igroteka.server.limits import Buckets
from igroteka.server.metrics import LOG, Metrics
from igroteka.server.record import Record
from igroteka.server.store import Listed, Store
from igroteka.server.table import Table, head_of

BEAT = 2.0  # seconds between signs of life
GAP = 5_000  # ms of silence that count as an outage
SWEEP = 5.0
LISTED = 100
LIST_DAYS = 2
MINE_DAYS = 90
CLOCK_LIMITS = {
    "base": (10_000, 86_400_000),
    "increment": (0, 3_600_000),
    "time": (3_000, 86_400_000),
    "days": (1, 60),
}


class Hall:
    """The tables in memory, and everything they share."""

    def __init__(self, config: Config, store: Store) -> None:
        self.config = config
        self.store = store
        self.pool = Pool(config.bot_workers, config.bot_limit)
        self.metrics = Metrics()
        self.tables: dict[str, Table] = {}
        self.gossip = Gossip(self)
        self.hints = Buckets(config.hints_per_minute, config.hints_per_minute / 60)
        self.words = Buckets(config.words_burst, config.words_per_second)
        self.ready = False
        self.closing = False
        self._outages: list[tuple[int, int]] = []
        self._loading: dict[str, asyncio.Future[Table | None]] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    # --- time ----------------------------------------------------------------------------------------------------

    def now(self) -> int:
        return time.time_ns() // 1_000_000

    def ran(self, since: int, now: int) -> int:
        """How long clocks ran between two times: outages do not count."""
        down = 0
        for begin, end in reversed(self._outages):
            if end <= since:
                break
            down += max(0, min(now, end) - max(since, begin))
        return max(0, now - since - down)

    # --- life ----------------------------------------------------------------------------------------------------

    async def open(self) -> None:
        await self.store.open()
        await self._beat()
        self.store.listen(self._heard, self.gossip.heard)
        self.task(self._beats())
        self.task(self._sweeps())
        self.ready = True

    async def close(self) -> None:
        """Finish writes; everything else can be read again."""
        self.ready = False
        self.closing = True
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for table in self.tables.values():
            async with table.lock:
                pass
        self.pool.close()
        await self._beat()
        await self.store.close()

    def task(self, work: Coroutine[Any, Any, None]) -> "asyncio.Task[None]":
        """Run something in the background; what goes wrong is logged."""
        made = asyncio.get_running_loop().create_task(work)
        self._tasks.add(made)
        made.add_done_callback(self._finished)
        return made

    def soon(self, call: Callable[[], None]) -> None:
        if not self.closing:
            asyncio.get_running_loop().call_soon(call)

    def _finished(self, task: "asyncio.Task[None]") -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            LOG.error("task failed", exc_info=task.exception())

    async def _beat(self) -> None:
        await self.store.beat(self.now(), GAP)
        self._outages = sorted(await self.store.outages())

    async def _beats(self) -> None:
        while True:
            self.gossip.beat()
            await asyncio.sleep(BEAT)
            await self._beat()

    async def _sweeps(self) -> None:
        """Load tables for which something is due; let idle ones go."""
        while True:
            for table in await self.store.due(self.now(), 1000):
                if table not in self.tables:
                    await self.find(table)
            self._unload()
            await asyncio.sleep(SWEEP)

    def _unload(self) -> None:
        oldest = time.monotonic() - self.config.idle
        for table in list(self.tables.values()):
            if not table.listeners and table.used < oldest and not table.busy():
                del self.tables[table.id]
                self.task(table.stop())

    def _heard(self, table: str, number: int) -> None:
        """Another process appended to a table; follow if it is in memory here."""
        known = self.tables.get(table)
        if known is not None and known.record.n < number:
            self.task(known.catch_up())

    # --- tables --------------------------------------------------------------------------------------------------

    def fold(self, setup: bytes, log: list[bytes]) -> Record:
        record = Record(decode_setup(setup))
        for data in log:
            record.apply(decode_entry(data))
        return record

    async def find(self, table: str) -> Table | None:
        """A table, from memory or from the store; many may ask at once."""
        known = self.tables.get(table)
        if known is not None:
            known.used = time.monotonic()  # whoever asked is about to use it
            return known
        loading = self._loading.get(table)
        if loading is None:
            loading = self._loading[table] = asyncio.ensure_future(self._load(table))
            loading.add_done_callback(lambda _: self._loading.pop(table, None))
        return await asyncio.shield(loading)

    async def _load(self, table: str) -> Table | None:
        loaded = await self.store.load(table)
        if loaded is None:
            return None
        made = self.tables[table] = Table(self, self.fold(*loaded))
        self.gossip.ask(table)
        made.go_on()
        return made

    async def open_table(self, person: str, wish: wire.NewTable) -> Table:
        """A new table as somebody wishes it."""
        if len(self.tables) >= self.config.max_tables:
            self._unload()
        if len(self.tables) >= self.config.max_tables:
            raise GameError("room-full")
        game = games.find(wish.game)
        settings = checked(game, wish.settings, len(wish.seats))
        places = [self._place(seat, person, game) for seat in wish.seats]
        if sum(bool(place.person) for place in places) > 1:
            raise BadSetting("one-seat-each")
        if wish.clock.kind != "none" and game.referee(len(places)) is not None:
            raise BadSetting("bad-clock")
        setup = Setup(
            id=secrets.token_urlsafe(12),
            game=game.name,
            settings=settings,
            seats=places,
            public=wish.public,
            clock=check_clock(wish.clock),
            host=person,
            seed=secrets.token_hex(32),
            created=self.now(),
        )
        await self._create(setup)
        table = await self.find(setup.id)
        assert table is not None
        if wish.start and all(seat.kind != "open" for seat in table.record.seats):
            await table.begin()
        return table

    def _place(self, wish: wire.SeatWish, person: str, game: Game[Any]) -> Place:
        if wish.kind == "me":
            return Place(person=person, name=wire.name_of_person(wish.name))
        return Place(bot=check_bot(wish.bot, game)) if wish.kind == "bot" else Place()

    async def _create(self, setup: Setup) -> None:
        people = [place.person for place in setup.seats if place.person]
        head = head_of(Record(setup))
        await self.store.create(setup.id, entries.encode(setup), setup.public, people, head)

    async def open_rematch(self, record: Record) -> str:
        """The same table once more, the seats moved on by one. Its id follows from the old one's seed."""
        old = record.setup
        table = hashlib.blake2b(f"rematch {old.id} {old.seed}".encode(), digest_size=12).hexdigest()
        seats = [Place(seat.person, seat.name, "" if seat.person else seat.bot) for seat in record.seats]
        setup = Setup(
            id=table,
            game=old.game,
            settings=old.settings,
            seats=[*seats[1:], *seats[:1]],
            public=old.public,
            clock=old.clock,
            host=old.host,
            seed=secrets.token_hex(32),
            created=self.now(),
        )
        await self._create(setup)
        made = await self.find(table)
        assert made is not None
        if made.record.status == "open" and all(seat.kind != "open" for seat in made.record.seats):
            await made.begin()
        return table

    async def listed(self, person: str | None) -> list[Listed]:
        """Tables for a list, as the memory knows them where it does."""
        days = LIST_DAYS if person is None else MINE_DAYS
        rows = await self.store.listed(person, self.now() - days * 86_400_000, LISTED)
        for row in rows:
            table = self.tables.get(row.id)
            if table is not None:
                head = head_of(table.record)
                row.about, row.status, row.time = head.about, head.status, head.time
        return rows

    # --- people --------------------------------------------------------------------------------------------------

    @staticmethod
    def person(secret: str) -> str:
        """What is kept of a secret."""
        return hashlib.blake2b(secret.encode(), digest_size=16, person=b"igroteka-person").hexdigest()

    def take_word(self, person: str) -> None:
        if not self.words.take(person):
            raise GameError("too-many-messages")

    def take_hint(self, person: str) -> None:
        if not self.hints.take(person):
            raise GameError("too-many-hints")

    def gauges(self) -> dict[str, float]:
        tables = list(self.tables.values())
        return {
            "tables": len(tables),
            "tables_playing": sum(table.record.status == "playing" for table in tables),
            "sockets": sum(len(table.listeners) for table in tables),
            "bot_queue": self.pool.waiting,
        }


def checked(game: Game[Any], settings: dict[str, Any], seats: int) -> dict[str, Any]:
    """Complete settings that a game can be dealt from; anything else is refused before there is a table."""
    try:
        complete = game.check(settings, seats)
        game.new(complete, seats, 0)
        return complete
    except GameError:
        raise
    except Exception as error:
        raise BadSetting("bad-body", reason=repr(error)) from error


def check_clock(clock: Clocks) -> Clocks:
    """A clock of a known kind with sensible times, and nothing else in it."""
    if clock.kind not in CLOCK_PARTS or clock.out not in ("bot", "lose"):
        raise BadSetting("bad-clock")
    clean = Clocks(kind=clock.kind, out=clock.out)
    for name in CLOCK_PARTS[clock.kind]:
        value = getattr(clock, name)
        least, most = CLOCK_LIMITS[name]
        if not least <= value <= most:
            raise BadSetting("bad-clock")
        setattr(clean, name, value)
    return clean
