"""The lobby: all tables of a process. It opens, loads and unloads them."""

import asyncio
import contextlib
import hashlib
import secrets
import time
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

from igroteka import games
from igroteka.core.errors import BadSetting, GameError
from igroteka.core.game import Game
from igroteka.core.lesson import Lesson, lesson_of
from igroteka.core.match import version_of
from igroteka.core.rng import seeded
from igroteka.core.state import State
from igroteka.server import entries, wire
from igroteka.server.bots import check_bot
from igroteka.server.config import Config
from igroteka.server.entries import CLOCK_PARTS, FORM, Clocks, Place, Setup, decode_entry
from igroteka.server.journal import PACK, head_of, read_table
from igroteka.server.leases import Elsewhere
from igroteka.server.metrics import LOG
from igroteka.server.people import forget
from igroteka.server.presence import EVERY_TABLE, OtherProcesses
from igroteka.server.push import Push
from igroteka.server.puzzles import find_puzzle, places_for, task_of
from igroteka.server.record import Record, finished
from igroteka.server.recorder import Recorder, record_match
from igroteka.server.services import Services
from igroteka.server.siblings import Sibling
from igroteka.server.store import Listed, Store, StoreFailed, decode_summary, visitor
from igroteka.server.table import Table

T = TypeVar("T")

BEAT = 2.0  # seconds between signs of life
SWEEP = 5.0  # seconds between two looks at what is due
LAST_RECORDINGS = 3.0  # seconds
REFRESH = 0.2  # seconds until processes that missed notes are told who is here
SWEPT = 1000  # tables in one such look
TIDY = 600.0  # seconds between two looks at what is old
DAY = 86_400_000  # milliseconds
LISTED = 100
MINE_LISTED = 300
CODE = "table-code"  # what the table of a code is called in the store
CODE_LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ"  # none that are taken for a number or another letter
CODE_LENGTH = 5
LESSON_BOT = "level:1"  # who plays on when a lesson leaves its learner alone
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

    def __init__(self, config: Config, store: Store, sibling: Sibling | None = None) -> None:
        self.config = config
        self.services = Services(config, store, sibling)
        self.store = store
        self.tables: dict[str, Table] = {}
        self.elsewhere = OtherProcesses(
            self.services, self._presence_changed, self._presence_asked, self._rewritten, self._wanted
        )
        self.push = Push(self.services)
        self.recorder = Recorder(self.services, self._record_of)
        self.opened = False
        self.aside: dict[str, GameError] = {}  # tables that cannot be opened, and why
        self._loading: dict[str, asyncio.Future[Table | None]] = {}
        self._refreshing = False  # all tables are about to be compared with what others have

    @property
    def ready(self) -> bool:
        """Whether requests are taken: the lobby is open, and what is asked for can be kept."""
        return self.opened and self.services.store_works

    # --- life ----------------------------------------------------------------------------------------------------

    async def open(self) -> None:
        await self.services.open()
        self.store.listen(self._appended, self.elsewhere.received, self._missed)
        self.services.metrics.gauges = self.gauges
        self.services.keep("beat", self._beats)
        self.services.keep("sweep", self._sweeps)
        self.services.keep("tidy", self._tidies)
        self.services.keep("recorder", self.recorder.run)
        await self.push.open()
        if self.store.shared:
            self.services.keep("listener", self.store.follow)
        self.opened = True

    async def close(self) -> None:
        """Finish writes; everything else can be read again."""
        self.opened = False
        await self.services.end_tasks()
        self.push.close()
        stopped = await asyncio.gather(*(table.stop() for table in self.tables.values()), return_exceptions=True)
        for error in stopped:  # what was accepted is durable all the same
            if error is not None:
                LOG.warning("table not noted", extra={"reason": str(error)})
        with contextlib.suppress(StoreFailed):
            await self.store.quit()  # others may have the tables now
        with contextlib.suppress(StoreFailed):
            await self._record_playing()
        with contextlib.suppress(StoreFailed):
            await self.services.close()

    async def _beats(self) -> None:
        while True:
            self.elsewhere.beat()
            self.services.metrics.share()
            await asyncio.sleep(BEAT)
            await self.services.beat()

    async def _sweeps(self) -> None:
        """Load tables for which something is due; let idle ones go."""
        while True:
            for table in await self.store.due(self.services.now(), SWEPT + len(self.aside)):
                known = self.tables.get(table)
                if known is not None:  # it looks after itself; the store is told when something is due next
                    self.services.task(known.journal.note_head())
                elif table not in self.aside:
                    try:
                        await self.find(table)
                    except StoreFailed:
                        raise
                    except (GameError, Elsewhere):  # set aside and told of, or claimed meanwhile; the others go on
                        continue
            self._unload()
            self._say_alive()
            await asyncio.sleep(SWEEP)

    def _unload(self) -> None:
        oldest = time.monotonic() - self.config.idle
        for table in list(self.tables.values()):
            if table.idle(oldest):
                self._let_go(table)
                self.recorder.add(table.id)

    def _let_go(self, table: Table) -> None:
        """A table leaves the memory; whoever wants it may claim it."""
        del self.tables[table.id]

        async def stop() -> None:
            await table.stop()
            if table.id not in self.tables and table.id not in self._loading:
                await self.store.give_up(table.id)

        self.services.task(stop())

    def _wanted(self, table: str) -> None:
        """Another machine has people for a table: it may have it if nobody is at it here."""
        known = self.tables.get(table)
        if known is not None and known.idle(time.monotonic() + 1.0):
            self._let_go(known)

    def forget_tables(self) -> None:
        """Others may have claimed the tables of this process: they are read anew when they are asked for."""
        for table in self.tables.values():
            table.automation.stop()
        self.tables.clear()

    async def _record_of(self, table: str) -> Record | None:
        known = self.tables.get(table)
        return known.record if known is not None else await read_table(self.store, table)

    async def _record_playing(self) -> None:
        """Before the server ends, which may be for a new version: what was seen at the tables in memory."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(LAST_RECORDINGS):
                for table in self.tables.values():
                    await record_match(self.store, table.record, 1.0)

    # --- other processes -----------------------------------------------------------------------------------------

    def _appended(self, table: str, number: int) -> None:
        """Another process appended to a table; follow if it is in memory here."""
        known = self.tables.get(table)
        if known is not None and known.record.n < number:
            self.services.task(known.journal.catch_up())

    def _missed(self) -> None:
        """Notes were missed, here or by others: other processes may have appended to any table, people may have come
        and gone. Everybody reads on and says who is connected."""
        self.elsewhere.ask(EVERY_TABLE)
        self._refresh_soon()

    def _refresh_soon(self) -> None:
        """Several processes may have missed the same: one answer serves them all."""
        if not self._refreshing:
            self._refreshing = True
            self.services.task(self._refresh())

    async def _refresh(self) -> None:
        await asyncio.sleep(REFRESH)
        self._refreshing = False
        for table in list(self.tables.values()):
            if table.presence.listeners:
                table.presence.tell_other_processes()
            self.services.task(table.journal.catch_up())

    def _presence_changed(self, table: str) -> None:
        """Somebody came to or left a table at another process."""
        known = self.tables.get(table)
        if known is not None:
            known.presence.tell_listeners()

    def _presence_asked(self, table: str) -> None:
        """Another process has loaded a table and wants to know who is at it here."""
        if table == EVERY_TABLE:
            self._refresh_soon()
        known = self.tables.get(table)
        if known is not None and known.presence.listeners:
            known.presence.tell_other_processes()

    def _rewritten(self, table: str) -> None:
        """Another process has forgotten somebody at a table."""
        known = self.tables.get(table)
        if known is not None:
            self.services.task(known.journal.read_anew())

    # --- people and time -----------------------------------------------------------------------------------------

    async def forget(self, person: str) -> int:
        """Keep nothing about somebody; at how many tables there was something."""
        return await forget(self.services, person, self._rewrite)

    async def _rewrite(self, table: str, write: Callable[[], Awaitable[None]]) -> None:
        known = self.tables.get(table)
        await (write() if known is None else known.journal.rewritten(write))
        self.elsewhere.tell_rewritten(table)

    async def _tidies(self) -> None:
        """Delete what has been kept long enough."""
        while True:
            for days, open_only in ((self.config.open_days, True), (self.config.retention_days, False)):
                before = self.services.now() - int(days * DAY)
                for table in await self.store.untouched(before, open_only, SWEPT) if days else ():
                    await self._tidy(table, before)
            await asyncio.sleep(TIDY)

    async def _tidy(self, table: str, before: int) -> None:
        """Delete a table, unless somebody is there or something has happened that lists do not know yet."""
        known = self.tables.get(table)
        if self.elsewhere.watching(table) or self.elsewhere.people(table):
            return
        if known is not None:
            if known.presence.listeners or known.record.time >= before:
                await known.journal.note_head(alive=bool(known.presence.listeners))
                return
        else:
            loaded = await self.store.load(table)
            if loaded is not None and loaded[1] and decode_entry(loaded[1][-1]).time >= before:
                await self._note(table)
                return
        await self.store.forget(table)
        if table in self._loading:  # somebody asked for it at the last moment
            with contextlib.suppress(GameError, Elsewhere):
                await self.find(table)
        gone = self.tables.pop(table, None)
        if gone is not None:
            gone.end()
        LOG.info("table deleted", extra={"table": table})

    async def _note(self, table: str) -> None:
        """Let lists know how a table is in the store."""
        with contextlib.suppress(GameError):  # one that cannot be opened waits for a version that can
            record = await read_table(self.store, table)
            if record is not None:
                await self.store.note(table, head_of(record))

    def _say_alive(self) -> None:
        """Public tables at which people wait for others stay in the list."""
        now, often = time.monotonic(), self.config.expire / 4
        for table in self.tables.values():
            waits = table.record.setup.public and table.record.status == "open" and table.presence.listeners
            if waits and now - table.noted > often:
                table.noted = now
                self.services.task(table.journal.note_head(alive=True))

    # --- tables --------------------------------------------------------------------------------------------------

    async def find(self, table: str) -> Table | None:
        """A table, from memory or from the store; many may ask at once."""
        known = self.tables.get(table)
        if known is not None:
            known.used = time.monotonic()  # whoever asked is about to use it
            return known
        if table in self.aside:
            raise self.aside[table]
        loading = self._loading.get(table)
        if loading is None:
            loading = self._loading[table] = asyncio.ensure_future(self._load(table))
            loading.add_done_callback(lambda _: self._loading.pop(table, None))
        return await asyncio.shield(loading)

    async def _load(self, table: str) -> Table | None:
        owner = await self._stored(self.store.claim(table))
        if owner is not None:
            raise Elsewhere(owner)
        made = await self._made(table)
        if made is not None:
            self.tables[table] = made
            self.elsewhere.ask(table)
            made.go_on()
        return made

    async def _made(self, table: str) -> Table | None:
        """A table from the store."""
        try:
            record = await self._stored(read_table(self.store, table))
            if record is None:
                return None
            return Table(self.services, self.elsewhere, record, self.open_rematch, self.recorder.add, self.push)
        except StoreFailed:
            raise
        except Exception as error:
            raise self._set_aside(table, error) from error

    async def look(self, table: str) -> Table | None:
        """A table to be looked at, whichever process has it."""
        if table in self.tables or not self.store.shared:
            return await self.find(table)
        if table in self.aside:
            raise self.aside[table]
        made = await self._made(table)
        if made is not None:
            made.presence.refresh()
        return made

    async def _stored(self, asked: Awaitable[T]) -> T:
        """What the store answers; that it failed is noted."""
        try:
            return await asked
        except StoreFailed as error:
            self.services.store_failed(error)
            raise

    def _set_aside(self, table: str, error: Exception) -> GameError:
        """A table that cannot be opened harms no other. Its log stays as it is, for a version that can read it."""
        if isinstance(error, GameError) and error.key == "table-needs-version":
            LOG.warning("table set aside", extra={"table": table, "reason": str(error)})
            self.aside[table] = error
        else:
            LOG.error("table set aside", extra={"table": table, "reason": repr(error)}, exc_info=error)
            self.aside[table] = GameError("table-set-aside")
        return self.aside[table]

    async def open_table(self, person: str, wish: wire.NewTable) -> Table:
        """A new table as somebody wishes it."""
        if len(self.tables) >= self.config.max_tables:
            self._unload()
        if len(self.tables) >= self.config.max_tables:
            raise GameError("room-full")
        game = games.find(wish.game)
        lesson = self._lesson(game) if wish.lesson else None
        begun = None if wish.moment is None else await self._moment(wish.moment, game, len(wish.seats), person)
        puzzle = find_puzzle(game, wish.puzzle) if wish.puzzle else None
        if puzzle is not None:
            begun = puzzle.start(game)
            settings = begun.settings
            me = Place(person=person, name=wire.name_of_person(wish.seats[0].name))
            places = places_for(puzzle, begun.seats, me)
        elif lesson is None:
            settings = checked(game, wish.settings, len(wish.seats)) if begun is None else begun.settings
            places = [self._place(seat, person, game) for seat in wish.seats]
        else:
            first = game.position(lesson.start)
            settings = first.settings
            places = [Place(bot=LESSON_BOT) for _ in range(first.seats)]
            places[lesson.learner] = Place(person=person, name=wire.name_of_person(wish.seats[0].name))
        if sum(bool(place.person) for place in places) > 1:
            raise BadSetting("one-seat-each")
        if wish.clock.kind != "none" and game.referee(len(places)) is not None:
            raise BadSetting("bad-clock")
        full = all(place.person or place.bot for place in places)
        setup = Setup(
            id=secrets.token_urlsafe(12),
            game=game.name,
            settings=settings,
            seats=places,
            public=wish.public,
            closed=wish.closed,
            clock=check_clock(wish.clock),
            host=person,
            seed=secrets.token_hex(32),
            created=self.services.now(),
            begins=wish.start and wish.nonces and lesson is None and puzzle is None and full,
            start=None if begun is None else begun.dump(),
            form=FORM,
            lesson=None if lesson is None else lesson.data,
            code=new_code() if any(not place.person and not place.bot for place in places) else "",
            hints=wish.hints,
            puzzle=None if puzzle is None else task_of(puzzle),
        )
        await self._create(setup)
        table = await self.find(setup.id)
        assert table is not None
        if (wish.start or wish.lesson or wish.puzzle) and full and not table.record.starting:
            await table.begin()
        return table

    async def _moment(self, moment: wire.Moment, game: Game[Any], seats: int, person: str) -> State:
        """A position of a finished match, with chance of its own from there on."""
        table = await self.look(moment.table)
        if table is None:
            raise GameError("no-such-table")
        match = finished(table.record)
        if table.record.shut_out(person):
            raise GameError("table-closed")
        if match.game is not game or match.seats != seats:
            raise BadSetting("bad-body", reason="another game")
        if moment.move > len(match.moves):
            raise BadSetting("bad-number", value=str(moment.move), most=len(match.moves))
        state = await asyncio.to_thread(match.at, moment.move)
        if state.outcome is not None:
            raise GameError("table-over")
        state.rng = seeded(secrets.randbits(64))
        return state

    def _lesson(self, game: Game[Any]) -> Lesson:
        lesson = lesson_of(game)
        if lesson is None:
            raise BadSetting("no-lesson", game=game.name)
        return lesson

    def _place(self, wish: wire.SeatWish, person: str, game: Game[Any]) -> Place:
        if wish.kind == "me":
            return Place(person=person, name=wire.name_of_person(wish.name))
        return Place(bot=check_bot(wish.bot, game)) if wish.kind == "bot" else Place()

    async def _create(self, setup: Setup) -> None:
        """Write a table down, with the version and the packs it is played with."""
        game = games.find(setup.game)
        packs = game.packs(setup.settings, len(setup.seats))
        setup.version = version_of(game)
        setup.packs = {
            ident: hashlib.blake2b(text.encode(), digest_size=16).hexdigest() for ident, text in packs.items()
        }
        people = [place.person for place in setup.seats if place.person]
        if setup.host not in people:
            people.append(visitor(setup.host))
        head = head_of(Record(setup))
        try:
            for ident, digest in setup.packs.items():
                await self.store.keep(PACK, digest, 1, packs[ident].encode())
            if setup.code:
                minute = setup.created // 60_000  # the store counts in 32 bits
                await self.store.keep(CODE, setup.code, minute, setup.id.encode())
            await self.store.create(setup.id, entries.encode(setup), setup.public, people, head)
        except StoreFailed as error:
            self.services.store_failed(error)
            raise

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
            closed=record.closed,
            clock=old.clock,
            host=old.host,
            seed=secrets.token_hex(32),
            created=self.services.now(),
            begins=old.begins,
            form=FORM,
            hints=old.hints,
        )
        await self._create(setup)
        made = await self.find(table)
        assert made is not None
        full = all(seat.kind != "open" for seat in made.record.seats)
        if full and made.record.status == "open" and not made.record.starting:
            await made.begin()
        return table

    async def by_code(self, code: str) -> str:
        """The id of the table a code stands for while it waits for players; the newest, should two share a code."""
        kept = await self.store.kept(CODE, code.upper())
        table = None if kept is None else await self.look(kept[1].decode())
        if table is None or table.record.status != "open":
            raise GameError("no-such-table")
        return table.id

    async def listed(self, person: str | None) -> list[Listed]:
        """Tables for a list, as the memory knows them where it does. Public ones expire where nobody waits."""
        days, now = LIST_DAYS if person is None else MINE_DAYS, self.services.now()
        most = LISTED if person is None else MINE_LISTED
        rows = await self.store.listed(person, now - days * DAY, most)
        for row in rows:
            table = self.tables.get(row.id)
            if table is not None:
                head = head_of(table.record)
                row.about, row.status, row.time = head.about, head.status, max(row.time, head.time)
        return rows if person is not None else [row for row in rows if self._to_be_listed(row, now)]

    def _to_be_listed(self, row: Listed, now: int) -> bool:
        """Whether somebody who looks for a table could join a public one, or watch it."""
        if row.status != "open":
            return not decode_summary(row.about).closed
        known = self.tables.get(row.id)
        return row.time >= now - self.config.expire * 1000 or (known is not None and bool(known.presence.listeners))

    def gauges(self) -> dict[str, float]:
        """Numbers for operators, as of now."""
        tables = list(self.tables.values())
        return {
            "ready": self.ready,
            "tables": len(tables),
            "tables_set_aside": len(self.aside),
            "tables_playing": sum(table.record.status == "playing" for table in tables),
            "sockets": sum(len(table.presence.listeners) for table in tables),
            "bot_queue": self.services.workers.waiting,
            "remote_workers": len(self.services.workers.remote),
        }


def new_code() -> str:
    """Five letters that can be said aloud."""
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))


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
