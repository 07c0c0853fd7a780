"""A live table: takes requests, makes them durable, tells everybody.

Its parts: the journal (the log), the presence (who is connected), the broadcast (what is told), the automation (bots,
clocks, rematch) and, for a game against the clock, the real time with its referee. Memory is a cache of the store.
"""

import secrets
import time
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Protocol

from msgspec import UNSET

from igroteka.core.errors import GameError
from igroteka.core.preview import preview
from igroteka.core.rng import seeded
from igroteka.server import entries, wire
from igroteka.server.automation import Automation
from igroteka.server.broadcast import Broadcast, preview_told
from igroteka.server.entries import AnyEntry
from igroteka.server.history import AppliedEntry
from igroteka.server.journal import Journal
from igroteka.server.messages import Answer, ErrorMessage, Hint, Preview, Refusal, TableInfo, as_part, encode
from igroteka.server.metrics import LOG
from igroteka.server.presence import CLOSED, NO_TABLE, Listener, OtherProcesses, TablePresence
from igroteka.server.push import Push, TurnCalls
from igroteka.server.realtime import Realtime
from igroteka.server.record import Record
from igroteka.server.reports import keep_report
from igroteka.server.requests import Asker, entry_for, invited_secret
from igroteka.server.services import Services
from igroteka.server.store import StoreFailed, Taken
from igroteka.server.thinking import question_of, rank


class Mover(Listener, Protocol):
    """A connection that a move came from."""

    def together(self) -> None:
        """What is sent from now on goes out with the answer."""

    def answer(self, answer: Answer) -> None:
        """The move is done."""


class Table:
    """One table in memory. `over` is called with its id when its match has ended."""

    def __init__(
        self,
        services: Services,
        elsewhere: OtherProcesses,
        record: Record,
        open_rematch: Callable[[Record], Awaitable[str]],
        over: Callable[[str], None],
        push: Push,
    ) -> None:
        self.services = services
        self._over = over
        self._ended = record.result is not None
        self.id = record.setup.id
        self.used = time.monotonic()
        self.noted = 0.0  # when lists were told last that somebody is here
        self._mover: Mover | None = None  # whose move is being written
        self.journal = Journal(services, record, self._applied, self._settled, self._replaced)
        self.presence = TablePresence(services, self.journal, elsewhere)
        referee = record.game.referee(len(record.seats))
        self.realtime = None if referee is None else Realtime(services, self.journal, self.presence, referee)
        self.broadcast = Broadcast(services, self.journal, self.presence, self.realtime)
        self.automation = Automation(services, self.journal, self.presence, open_rematch)
        slow = record.setup.clock.kind == "days"  # nobody waits at such a table
        self.turns = TurnCalls(push, self.journal, self.presence) if slow else None

    @property
    def record(self) -> Record:
        return self.journal.record

    def about(self) -> TableInfo:
        """The table as everybody may see it."""
        return self.broadcast.table()

    # --- requests ------------------------------------------------------------------------------------------------

    async def request(self, who: Listener, message: wire.AnyRequest) -> Answer:
        """Do what is asked and answer it; a refusal says why, and a stale one shows the position as it is."""
        self.used = time.monotonic()
        try:
            if isinstance(message, wire.Hint):
                return await self._hint(who, message.id)
            if isinstance(message, wire.Lesson) and message.what != "leave" and self.automation.hurry():
                return Answer(message.id, True, n=self.record.n)
            if isinstance(message, wire.Report):
                await keep_report(self.services, self.record, who.person, message)
                return Answer(message.id, True, n=self.record.n)
            async with self.journal.lock:
                if isinstance(message, wire.Sync):
                    return Answer(message.id, True, c=message.c, s=self._match_clock())
                if isinstance(message, wire.Pause):
                    return self._pause(who, message)
                if isinstance(message, wire.Why):
                    return Answer(message.id, True, why=self._why(who, message.thing))
                if isinstance(message, wire.Preview):
                    return Answer(message.id, True, preview=self._preview(who, message))
                return await self._done_once(who, message)
        except GameError as error:
            self.services.metrics.refused += 1
            answer = Answer(message.id, False, error=error.key, args=error.details, n=self.record.n)
            if error.key == "stale":
                async with self.journal.lock:
                    answer.n = self.record.n
                    answer.shared, answer.own = self.broadcast.position(self.record.seat_of(who.person))
            return answer

    def move_now(self, who: Mover, message: wire.Move) -> bool:
        """A move while nothing else goes on at the table: nobody waits, and it is answered when it is durable. False:
        it has to be asked for by `request`."""
        if self.realtime is not None or not self.journal.take_now():
            return False
        self.used = time.monotonic()
        try:
            if self.record.answers.get(who.person, message.id) is not None:
                raise LookupError("done before")
            entry = entry_for(Asker(who, self.record, self.presence, self.services), message)
            self._mover = who
            self.journal.append_soon(entry, partial(self._moved, who, message, entry))
        except Exception:  # the other way tells it
            self._mover = None
            self.journal.lock.release()
            return False
        return True

    def _moved(self, who: Mover, message: wire.Move, entry: AnyEntry, n: int, error: Exception | None) -> None:
        self._mover = None
        if error is not None:
            self.services.task(self._move_again(who, message, entry, error))
            return
        self.journal.lock.release()
        who.answer(Answer(message.id, True, n=n))

    async def _move_again(self, who: Mover, message: wire.Move, entry: AnyEntry, error: Exception) -> None:
        """The store did not take a move, or nobody knows: it is asked for once more, and not done twice."""
        try:
            await self.journal.recover(entry, error)
        except (Taken, StoreFailed):
            pass
        finally:
            self.journal.lock.release()
        who.answer(await self.request(who, message))

    async def _done_once(self, who: Listener, message: wire.AnyRequest) -> Answer:
        """What a request was answered when it was first made, or now, if this is the first time."""
        while True:
            done = self._done(who.person, message)
            if done is not None:
                return done
            asker = Asker(who, self.record, self.presence, self.services)
            try:
                if self.realtime is not None and isinstance(message, wire.Move) and not self.record.guided:
                    await self.realtime.move(asker.playing_seat(), message)
                else:
                    n = await self.journal.append(entry_for(asker, message))
                    return self._answer(who.person, message, n)
            except Taken:
                continue

    def _done(self, person: str, message: wire.AnyRequest) -> Answer | None:
        """The answer to a request that was done before, from the log or from the moment that is going on."""
        if not person:
            return None
        n = self.record.answers.get(person, message.id)
        if n is not None:
            answer = self._answer(person, message, n)
            answer.verdict = self.record.verdicts.get((person, message.id), UNSET)
            return answer
        seat = self.record.seat_of(person)
        if self.realtime is not None and seat is not None:
            answered = self.realtime.answered.get((seat, message.id))
            if answered is not None:
                return Answer(message.id, True, n=answered[0], verdict=answered[1])
        return None

    def _answer(self, person: str, message: wire.AnyRequest, n: int) -> Answer:
        answer = Answer(message.id, True, n=n)
        if isinstance(message, wire.Invite):
            answer.secret = invited_secret(self.record, person, message.id)
        return answer

    def _match_clock(self) -> int:
        """Milliseconds since the match began."""
        if not self.record.started:
            return 0
        return self.services.now() - self.record.started if self.realtime is None else self.realtime.now()

    def _pause(self, who: Listener, message: wire.Pause) -> Answer:
        """Who plays with bots alone may stop the clock of the match."""
        seat = Asker(who, self.record, self.presence, self.services).playing_seat()
        self.record.need("playing")
        if self.realtime is None or self.record.people() != [seat]:
            raise GameError("no-pause")
        self.realtime.pause(message.on)
        return Answer(message.id, True, n=self.record.n)

    def _why(self, who: Listener, thing: str) -> Refusal | None:
        """The rule that forbids what was meant; asked in an imagined world, so that it tells nothing hidden."""
        seat = self.record.need_seat(who.person)
        self.record.need("playing")
        assert self.record.match is not None
        world = self.record.match.state.imagine(seat, seeded(secrets.randbits(64)))
        refusal = world.why(seat, thing)
        return None if refusal is None else as_part(refusal.dump(), Refusal)

    def _preview(self, who: Listener, message: wire.Preview) -> Preview:
        """What an option is sure to lead to; found in a world imagined from what the seat knows."""
        record, seat = self.record, self.record.need_seat(who.person)
        record.need("playing")
        assert record.match is not None
        if record.timed:
            raise GameError("no-preview")
        if message.n < record.asked[seat]:
            raise GameError("stale")
        found = preview(record.match.state, seat, message.option, seeded(secrets.randbits(64)))
        return preview_told(found, seat)

    async def _hint(self, who: Listener, key: str) -> Answer:
        """The options ranked by a bot in a worker; others play on meanwhile."""
        async with self.journal.lock:
            seat = self.record.need_seat(who.person)
            self.record.need("playing")
            if not self.record.hints:
                raise GameError("hints-not-agreed")
            assert self.record.match is not None
            state = self.record.match.state
            if state.decision_for(seat) is None:
                raise GameError("not-asked")
            self.services.take_hint(who.person)
            question = question_of(state, seat, secrets.randbits(64))
        try:
            ranked = await self.services.workers.run(who.client, rank, question)
        except Exception as error:
            LOG.warning("hint failed", extra={"table": self.id, "reason": repr(error)})
            raise GameError("no-hint") from error
        return Answer(key, True, hint=[Hint(idea["option"], idea["chance"], idea["reason"]) for idea in ranked])

    async def begin(self) -> None:
        """Start, if nobody has."""
        async with self.journal.lock:
            if self.record.status == "open":
                try:
                    await self.journal.append(entries.Start())
                except Taken:
                    return

    # --- what follows from an entry ------------------------------------------------------------------------------

    def _applied(self, applied: AppliedEntry) -> None:
        if self._mover is not None:
            self._mover.together()
        if self.realtime is not None:
            self.realtime.go_on()
        if applied.table_changed:  # seats may have changed hands
            self._send_away()
            self.presence.refresh()
            self.presence.tell_other_processes()
        self.broadcast.tell(applied)

    def _send_away(self) -> None:
        """Spectators of a table that is closed to them now hear nothing more of it."""
        text = encode(ErrorMessage("table-closed", {}))
        for listener in [one for one in self.presence.listeners if self.record.shut_out(one.person)]:
            listener.send(text)
            listener.close(CLOSED)
            self.leave(listener)

    def _settled(self) -> None:
        if self.realtime is not None:
            self.realtime.go_on()
        self.automation.go_on()
        if self.turns is not None:
            self.turns.look()
        if self.record.result is not None and not self._ended:
            self._ended = True
            self.services.task(self.journal.keep_snapshot())
            self._over(self.id)

    def _replaced(self) -> None:
        """The table is not as it was told: everybody is told anew."""
        self.broadcast.forget_position()
        for listener in self.presence.listeners:
            listener.send(encode(self.broadcast.welcome(listener, None)))

    # --- connections ---------------------------------------------------------------------------------------------

    async def welcome(self, listener: Listener, since: int | None) -> None:
        """Somebody comes: they are told how the table is in the store, whatever was or was not heard of it here."""
        if self.services.store.shared:
            self.journal.doubt()
        async with self.journal.lock:
            if self.record.shut_out(listener.person):
                raise GameError("table-closed")
            self.join(listener, since)

    def join(self, listener: Listener, since: int | None) -> None:
        """A connection is told all it has to know, and from here on everything that happens."""
        self.used = time.monotonic()
        self.presence.join(listener)
        if self.realtime is not None:
            self.realtime.go_on()
        listener.send(encode(self.broadcast.welcome(listener, since)))
        if self.record.scripted() is not None:
            self.automation.go_on()
        self.presence.tell_listeners(but=listener)
        self.presence.tell_other_processes()

    def leave(self, listener: Listener) -> None:
        if self.presence.leave(listener):
            self.used = time.monotonic()
            if self.realtime is not None:
                self.realtime.go_on()
            self.presence.tell_listeners()
            self.presence.tell_other_processes()

    # --- life ----------------------------------------------------------------------------------------------------

    def go_on(self) -> None:
        """A table that was just loaded goes on by itself."""
        self._settled()

    def idle(self, since: float) -> bool:
        """Whether nobody is connected, nobody has used it since then, and nothing is going on."""
        going_on = self.presence.listeners or self.journal.lock.locked() or self.automation.busy()
        return not going_on and self.used < since

    def end(self) -> None:
        """The table is no more."""
        self.automation.stop()
        for listener in self.presence.listeners:
            listener.close(NO_TABLE)

    async def stop(self) -> None:
        """Leave the memory; lists keep how it was last."""
        self.automation.stop()
        async with self.journal.lock:  # what is being written is finished first
            await self.journal.note_head()
            await self.journal.keep_snapshot()
