"""The lobby: all tables of a process. It opens, loads and unloads them."""

import asyncio
import hashlib
import secrets
import time
from typing import Any

from igroteka import games
from igroteka.core.errors import BadSetting, GameError
from igroteka.core.game import Game
from igroteka.server import entries, wire
from igroteka.server.bots import check_bot
from igroteka.server.config import Config
from igroteka.server.entries import CLOCK_PARTS, Clocks, Place, Setup
from igroteka.server.journal import fold, head_of
from igroteka.server.presence import OtherProcesses
from igroteka.server.record import Record
from igroteka.server.services import Services
from igroteka.server.store import Listed, Store
from igroteka.server.table import Table

BEAT = 2.0  # seconds between signs of life
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


class Lobby:
    """The tables in memory."""

    def __init__(self, config: Config, store: Store) -> None:
        self.config = config
        self.services = Services(config, store)
        self.store = store
        self.tables: dict[str, Table] = {}
        self.elsewhere = OtherProcesses(self.services, self._presence_changed, self._presence_asked)
        self.ready = False
        self._loading: dict[str, asyncio.Future[Table | None]] = {}

    # --- life ----------------------------------------------------------------------------------------------------

    async def open(self) -> None:
        await self.services.open()
        self.store.listen(self._appended, self.elsewhere.received)
        self.services.task(self._beats())
        self.services.task(self._sweeps())
        self.ready = True

    async def close(self) -> None:
        """Finish writes; everything else can be read again."""
        self.ready = False
        await self.services.end_tasks()
        for table in self.tables.values():
            async with table.journal.lock:
                pass
        await self.services.close()

    async def _beats(self) -> None:
        while True:
            self.elsewhere.beat()
            await asyncio.sleep(BEAT)
            await self.services.beat()

    async def _sweeps(self) -> None:
        """Load tables for which something is due; let idle ones go."""
        while True:
            for table in await self.store.due(self.services.now(), 1000):
                if table not in self.tables:
                    await self.find(table)
            self._unload()
            await asyncio.sleep(SWEEP)

    def _unload(self) -> None:
        oldest = time.monotonic() - self.config.idle
        for table in list(self.tables.values()):
            if table.idle(oldest):
                del self.tables[table.id]
                self.services.task(table.stop())

    # --- other processes -----------------------------------------------------------------------------------------

    def _appended(self, table: str, number: int) -> None:
        """Another process appended to a table; follow if it is in memory here."""
        known = self.tables.get(table)
        if known is not None and known.record.n < number:
            self.services.task(known.journal.catch_up())

    def _presence_changed(self, table: str) -> None:
        """Somebody came to or left a table at another process."""
        known = self.tables.get(table)
        if known is not None:
            known.presence.tell_listeners()

    def _presence_asked(self, table: str) -> None:
        """Another process has loaded a table and wants to know who is at it here."""
        known = self.tables.get(table)
        if known is not None and known.presence.listeners:
            known.presence.tell_other_processes()

    # --- tables --------------------------------------------------------------------------------------------------

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
        made = self.tables[table] = Table(self.services, self.elsewhere, fold(*loaded), self.open_rematch)
        self.elsewhere.ask(table)
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
            created=self.services.now(),
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
            created=self.services.now(),
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
        rows = await self.store.listed(person, self.services.now() - days * 86_400_000, LISTED)
        for row in rows:
            table = self.tables.get(row.id)
            if table is not None:
                head = head_of(table.record)
                row.about, row.status, row.time = head.about, head.status, head.time
        return rows

    def gauges(self) -> dict[str, float]:
        """Numbers for operators, as of now."""
        tables = list(self.tables.values())
        return {
            "tables": len(tables),
            "tables_playing": sum(table.record.status == "playing" for table in tables),
            "sockets": sum(len(table.presence.listeners) for table in tables),
            "bot_queue": self.services.workers.waiting,
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
