"""A live table: takes requests, makes them durable, then tells everybody.

Memory is a cache of the store. A request is applied in memory and appended to the store under one lock; nobody hears
of it before it is durable, and if the store refuses, the memory is thrown away and read anew.
"""

import asyncio
import secrets
import time
from typing import TYPE_CHECKING, Any, Protocol

from igroteka.bots.bot import Glimpse, RandomBot
from igroteka.core.errors import GameError
from igroteka.core.rng import seeded
from igroteka.server import entries, wire
from igroteka.server.bots import rank, think
from igroteka.server.entries import AnyEntry, Place, decode_entry
from igroteka.server.metrics import LOG
from igroteka.server.realtime import Realtime
from igroteka.server.record import Happened, Record
from igroteka.server.requests import entry_for, invited_secret, playing_seat
from igroteka.server.store import Head, Summary, Taken

if TYPE_CHECKING:
    from igroteka.server.hall import Hall

CHAT_LINES = 100  # of old chat for somebody who comes new
LONGEST_SLEEP = 3600.0


class Listener(Protocol):
    """A connection, as a table knows it."""

    person: str
    name: str  # of a spectator; a seat has its own

    def send(self, text: bytes) -> None:
        """Queue a message; never waits."""

    def later(self, text: bytes, seconds: float) -> None:
        """Queue a message for a little later; what is sent meanwhile goes after it."""


class Table:
    """One table in memory."""

    def __init__(self, hall: "Hall", record: Record) -> None:
        self.hall = hall
        self.record = record
        self.id = record.setup.id
        self.lock = asyncio.Lock()
        self.listeners: set[Listener] = set()
        self.away = [hall.now()] * len(record.seats)  # by seat: since when nobody is connected, 0 if somebody is
        self.used = time.monotonic()
        self.mine = True  # this process wrote the last entry, so it lets the bots move
        self.review: dict[str, Any] | None = None  # of the finished match, once somebody has asked for it
        self.told = record.n  # the last number everybody here has heard of
        self._thinking: dict[int, asyncio.Task[None]] = {}  # by seat
        self._alarm: asyncio.TimerHandle | None = None
        self._due: int | None = record.due()  # as lists know it
        self.realtime = Realtime(self) if record.timed else None

    # --- requests ------------------------------------------------------------------------------------------------

    async def request(self, who: Listener, message: wire.AnyRequest) -> dict[str, Any]:
        """Do what is asked and answer it. The same request of the same person is done once."""
        self.used = time.monotonic()
        if isinstance(message, wire.Hint):
            return await self._hint(who)
        async with self.lock:
            if isinstance(message, wire.Sync):
                return {"ok": True, "c": message.c, "s": self._match_clock()}
            if isinstance(message, wire.Why):
                return {"ok": True, "why": self._why(who, message.option)}
            if isinstance(message, wire.Move) and self.realtime is not None:
                self.record.need("playing")
                return await self.realtime.move(who.person, playing_seat(self, who), message)
            n = await self._done_once(who, message)
            more = {"secret": invited_secret(self, who, message)} if isinstance(message, wire.Invite) else {}
            return {"ok": True, "n": n, **more}

    async def _done_once(self, who: Listener, message: wire.AnyRequest) -> int:
        """The number of the entry that a request became, now or when it was made the first time."""
        while True:
            done = self.record.answers.get((who.person, message.id)) if who.person else None
            if done is not None:
                return done
            try:
                return await self.append(entry_for(self, who, message))
            except Taken:
                continue

    def _match_clock(self) -> int:
        """Milliseconds since the match began."""
        if not self.record.started:
            return 0
        return self.hall.now() - self.record.started if self.realtime is None else self.realtime.now()

    def _why(self, who: Listener, option: int) -> dict[str, object] | None:
        """The rule that forbids an option; asked in an imagined world, so that the answer tells nothing hidden."""
        seat = self.record.need_seat(who.person)
        self.record.need("playing")
        assert self.record.match is not None
        world = self.record.match.state.imagine(seat, seeded(secrets.randbits(64)))
        refusal = world.why_not(seat, option)
        return None if refusal is None else refusal.dump()

    async def _hint(self, who: Listener) -> dict[str, Any]:
        """The options ranked by a bot in a worker; others play on meanwhile."""
        async with self.lock:
            record = self.record
            seat = record.need_seat(who.person)
            record.need("playing")
            assert record.match is not None
            if record.match.state.decision_for(seat) is None:
                raise GameError("not-asked")
            self.hall.take_hint(who.person)
            dump = record.match.state.dump()
        try:
            ranked = await self.hall.pool.run(rank, record.game.name, dump, seat, secrets.randbits(64))
        except Exception as error:
            LOG.warning("hint failed", extra={"table": self.id, "reason": repr(error)})
            raise GameError("no-hint") from error
        return {"ok": True, "hint": [{"option": option, "value": value} for option, value in ranked]}

    async def begin(self) -> None:
        """Start, if nobody has."""
        async with self.lock:
            if self.record.status == "open":
                try:
                    await self.append(entries.Start())
                except Taken:
                    return

    # --- the log -------------------------------------------------------------------------------------------------

    async def append(self, entry: AnyEntry) -> int:
        """Apply, make durable, tell. Called under the lock; Taken when another process was faster."""
        entry.time = self.hall.now()
        entry.ran = self.hall.ran(self.record.time, entry.time) if self.record.clock.running else 0
        record = self.record
        began = time.perf_counter()
        try:
            happened = record.apply(entry)
            await self.hall.store.append(self.id, record.n, entries.encode(entry), self._head(happened))
        except BaseException as error:
            self.hall.metrics.conflicts += isinstance(error, Taken)
            await self._reread()
            raise
        self.mine = True
        if self.realtime is not None and happened.moved:
            self.realtime.go_on()
        self._tell(happened)
        self.hall.metrics.entry(entry, time.perf_counter() - began)
        self.go_on()
        return record.n

    def _head(self, happened: Happened) -> Head | None:
        """What lists have to know of an entry; mere moves wait until the table leaves the memory."""
        due, entry = self.record.due(), happened.entry
        if not happened.table and due == self._due:
            return None
        self._due = due
        seated = entry.person if isinstance(entry, entries.Sit) else ""
        seated = entry.guest if isinstance(entry, entries.Invite) else seated
        return head_of(self.record, seated)

    async def _reread(self) -> None:
        """Forget the memory and read the truth; those who listen hear what they had not."""
        loaded = await self.hall.store.load(self.id)
        assert loaded is not None
        known = min(self.told, self.record.n)
        self.record = self.hall.fold(*loaded)
        if self.realtime is not None:
            self.realtime.go_on()
        for happened in self.record.log[known:]:
            self._tell(happened)
        self.go_on()

    async def catch_up(self) -> None:
        """Another process has appended: read on."""
        async with self.lock:
            added = await self.hall.store.after(self.id, self.record.n)
            for data in added:
                self._tell(self.record.apply(decode_entry(data)))
            if added:
                self.mine = False
                self.go_on()

    # --- telling -------------------------------------------------------------------------------------------------

    def _tell(self, happened: Happened) -> None:
        """Send an entry to everybody it is for; each seat's message is made once."""
        self.told = happened.n
        if happened.table:  # seats may have changed hands
            self.refresh_away()
            self.hall.gossip.tell(self)
        made: dict[int | None, bytes] = {}
        for listener in self.listeners:
            seat = self.record.seat_of(listener.person)
            if not self._is_for(happened.entry, listener.person, seat):
                continue
            text = made.get(seat)
            if text is None:
                text = made[seat] = wire.encode(self._update(happened, seat, current=True))
            if self.realtime is not None and happened.moved:
                listener.later(text, self.realtime.delay(seat))
            else:
                listener.send(text)

    def _is_for(self, entry: AnyEntry, person: str, seat: int | None) -> bool:
        if isinstance(entry, entries.Mute):
            return entry.person == person
        if isinstance(entry, entries.Say | entries.Emote):
            if entry.seat is None:
                return seat is None or self.record.result is not None
            return entry.seat not in self.record.muted.get(person, ())
        return True

    def _update(self, happened: Happened, seat: int | None, current: bool) -> dict[str, Any]:
        """An update as a seat hears of it; `current` ones carry the position and the table as they are now."""
        update: dict[str, Any] = {"type": "update", "n": happened.n, "entry": told(happened.entry)}
        if happened.undone:
            update["undone"] = happened.undone
        if happened.events:
            update["events"] = [event.seen_by(seat) for event in happened.events]
        if current:
            if happened.moved:
                update["view"] = self.record.view(seat)
                if self.realtime is not None:
                    update |= self.realtime.told()
            if happened.table:
                update["table"] = self.about()
                update["seat"] = seat
            if happened.moved or happened.table:
                update["clock"] = self.clock()
        return update

    def welcome(self, listener: Listener, since: int | None) -> dict[str, Any]:
        """All that somebody who connects has to know; with `since`, what was missed."""
        record = self.record
        seat = record.seat_of(listener.person)
        told_before = [h for h in record.log if self._is_for(h.entry, listener.person, seat)]
        if since is not None and since <= record.n:
            updates = [h for h in told_before if h.n > since]
        else:
            chat = [h for h in told_before if isinstance(h.entry, entries.Say | entries.Emote)][-CHAT_LINES:]
            updates = sorted([h for h in told_before if h.events or h.undone] + chat, key=lambda h: h.n)
        return {
            "type": "welcome",
            "n": record.n,
            "seat": seat,
            "host": listener.person == record.setup.host,
            "table": self.about(),
            "view": record.view(seat),
            "clock": self.clock(),
            "updates": [self._update(h, seat, current=False) for h in updates],
            "time": self.hall.now(),
            **(self.realtime.told() if self.realtime is not None else {}),
        }

    def about(self) -> dict[str, Any]:
        """The table as everybody may see it."""
        record = self.record
        offer = record.offer
        over = record.result is not None
        return {
            **describe(record),
            "seats": [
                {"kind": seat.kind, "name": seat.name, "bot": seat.bot or None, **presence}
                for seat, presence in zip(record.seats, self._presence(), strict=True)
            ],
            "watching": self.watching(),
            "seed": record.setup.seed if over else None,
            "offer": None
            if offer is None
            else {"what": offer.what, "seat": offer.seat, "yes": offer.yes, "wait": offer.wait},
            "result": record.result,
            "rematch": record.rematch or None,
            "asked": record.asked_people(),
        }

    def clock(self) -> dict[str, Any]:
        """The time left per seat, as of now."""
        clock, now = self.record.clock, self.hall.now()
        if not clock.counts:
            return {"time": now, "left": None, "running": []}
        ran = self.hall.ran(self.record.time, now) if clock.running else 0
        left = [max(0, left - ran * (seat in clock.running)) for seat, left in enumerate(clock.left)]
        return {"time": now, "left": left, "running": clock.running}

    # --- presence ------------------------------------------------------------------------------------------------

    def connected(self) -> set[str]:
        """The people who have a connection at this process."""
        return {listener.person for listener in self.listeners}

    def watching_here(self) -> int:
        return sum(self.record.seat_of(listener.person) is None for listener in self.listeners)

    def watching(self) -> int:
        return self.watching_here() + self.hall.gossip.watching(self.id)

    def join(self, listener: Listener, since: int | None) -> None:
        """A connection hears what it needs and, from here on, everything."""
        self.listeners.add(listener)
        self.used = time.monotonic()
        self.refresh_away()
        if self.realtime is not None:
            self.realtime.wake()
        listener.send(wire.encode(self.welcome(listener, since)))
        self.presence_changed(but=listener)
        self.hall.gossip.tell(self)

    def leave(self, listener: Listener) -> None:
        if listener in self.listeners:
            self.listeners.discard(listener)
            self.used = time.monotonic()
            if self.realtime is not None:
                self.realtime.wake()
            self.presence_changed()
            self.hall.gossip.tell(self)

    def presence_changed(self, but: Listener | None = None) -> None:
        """Tell who is connected now."""
        self.refresh_away()
        text = wire.encode({"type": "presence", "seats": self._presence(), "watching": self.watching()})
        for listener in self.listeners:
            if listener is not but:
                listener.send(text)

    def _presence(self) -> list[dict[str, Any]]:
        return [
            {"online": seat.kind == "bot" or not away, "away": away if seat.person else 0}
            for seat, away in zip(self.record.seats, self.away, strict=True)
        ]

    def abandoned(self, seat: int) -> bool:
        """Whether the person of a seat has been gone for a while."""
        since = self.away[seat]
        return since > 0 and self.hall.now() - since >= self.hall.config.away * 1000

    def refresh_away(self) -> None:
        """By seat: since when its person has no connection, here or at another process."""
        here = self.connected() | self.hall.gossip.people(self.id)
        for number, seat in enumerate(self.record.seats):
            if seat.person in here:
                self.away[number] = 0
            elif not self.away[number]:
                self.away[number] = self.hall.now()

    def busy(self) -> bool:
        """Whether somebody works on it now."""
        return self.lock.locked() or bool(self._thinking)

    async def stop(self) -> None:
        """Leave the memory; lists keep what was last so."""
        if self._alarm is not None:
            self._alarm.cancel()
        await self.hall.store.note(self.id, head_of(self.record))

    # --- what the room does by itself ----------------------------------------------------------------------------

    def go_on(self) -> None:
        """Let bots think, set the alarm for the clocks, open the rematch."""
        self.refresh_away()
        for seat in self.record.bots_to_move():
            if seat not in self._thinking:
                self._thinking[seat] = self.hall.task(self._bot_moves(seat))
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        out = self.record.clock.first_out()
        if out is not None and self.record.status == "playing":
            wait = out[1] - self.hall.ran(self.record.time, self.hall.now())
            delay = min(LONGEST_SLEEP, max(0, wait) / 1000 + 0.005)
            self._alarm = asyncio.get_running_loop().call_later(delay, lambda: self.hall.task(self._ring()))
        if self.record.agreed and not self.record.rematch:
            self.hall.task(self._rematch())

    async def _ring(self) -> None:
        """A clock may have run out."""
        async with self.lock:
            out = self.record.clock.first_out()
            if out is None or self.record.status != "playing":
                return
            if out[1] > self.hall.ran(self.record.time, self.hall.now()):
                self.go_on()
                return
            try:
                await self.append(entries.Flag(seat=out[0]))
            except Taken:
                return

    async def _bot_moves(self, seat: int) -> None:
        """Think in a worker and answer, unless the question is gone by then."""
        try:
            record = self.record
            assert record.match is not None
            asked = record.asked[seat]
            bot = record.seats[seat].bot
            pace = self.hall.config.bot_pace if self.listeners else 0.0
            began = time.monotonic()
            if not self.mine:  # the process that wrote the last entry is expected to do it
                await asyncio.sleep(3.0)
            option, at = await self._thought(record, seat, bot)
            await asyncio.sleep(max(0.0, pace - (time.monotonic() - began)))
            async with self.lock:
                if self.record.asked[seat] != asked or seat not in self.record.bots_to_move():
                    return
                try:
                    await self.append(entries.Move(seat=seat, option=option, at=at, bot=True))
                except Taken:
                    return
        except Exception as error:
            LOG.error("bot could not move", extra={"table": self.id, "reason": repr(error)}, exc_info=error)
            await asyncio.sleep(1.0)
        finally:
            del self._thinking[seat]
            self.hall.soon(self.go_on)

    async def _thought(self, record: Record, seat: int, bot: str) -> tuple[int, int]:
        """A bot's answer; if it fails or overruns its time, a legal one all the same."""
        assert record.match is not None
        state = record.match.state
        try:
            answer: tuple[int, int] = await self.hall.pool.run(
                think, record.game.name, state.dump(), seat, bot, secrets.randbits(64)
            )
            return answer
        except Exception as error:
            LOG.warning("bot failed", extra={"table": self.id, "bot": bot, "reason": repr(error)})
        glimpse = Glimpse(state, seat, seeded(secrets.randbits(64)))
        return (RandomBot().choose(glimpse), 0) if glimpse.options else (-1, 0)

    async def _rematch(self) -> None:
        """Open the agreed table; its id follows from this one's, so that it is opened once."""
        async with self.lock:
            if self.record.agreed and not self.record.rematch:
                table = await self.hall.open_rematch(self.record)
                try:
                    await self.append(entries.Rematch(table=table))
                except Taken:
                    return


def head_of(record: Record, seated: str = "") -> Head:
    """What lists and the sweep need to know about a table."""
    places = [Place(seat.person, seat.name, seat.bot) for seat in record.seats]
    summary = Summary(places, record.asked_people())
    return Head(record.status, record.time, record.due(), entries.encode(summary), seated)


def describe(record: Record) -> dict[str, Any]:
    """What never changes about a table, and its status."""
    setup = record.setup
    return {
        "id": setup.id,
        "game": setup.game,
        "settings": setup.settings,
        "public": setup.public,
        "status": record.status,
        "clock": entries.clock_told(setup.clock),
        "commitment": record.commitment,
        "created": setup.created,
    }


def told(entry: AnyEntry) -> dict[str, Any]:
    """An entry as everybody may hear of it: never the option, the secrets or the keys."""
    shown: dict[str, Any] = {"kind": type(entry).__name__.lower()}
    for name in entry.__struct_fields__:
        if name not in ("time", "person", "key", "ran", "option", "guest", "at", "moves"):
            shown[name] = getattr(entry, name)
    return shown
