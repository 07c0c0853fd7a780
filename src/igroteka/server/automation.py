"""What a table does by itself: bots move, clocks run out, an agreed rematch opens."""

import asyncio
import contextlib
import secrets
import time
from collections.abc import Awaitable, Callable

from igroteka.server import entries
from igroteka.server.entries import AnyEntry
from igroteka.server.journal import Journal
from igroteka.server.metrics import LOG
from igroteka.server.presence import TablePresence
from igroteka.server.record import NONCES_WAIT, Record
from igroteka.server.services import Services
from igroteka.server.store import StoreFailed, Taken
from igroteka.server.thinking import question_of, stand_in_answer, think

LONGEST_SLEEP = 3600.0
UNATTENDED_RETRY = 2.0
STORE_AGAIN = 1.0  # seconds until something the store could not take is tried again
OTHERS_FIRST = 3.0  # seconds until a process lets a bot move that another one is expected to let move


class Automation:
    """The automatic moves of one table. `open_rematch` opens the next table and returns its id."""

    def __init__(
        self,
        services: Services,
        journal: Journal,
        presence: TablePresence,
        open_rematch: Callable[[Record], Awaitable[str]],
    ) -> None:
        self.services = services
        self.journal = journal
        self.presence = presence
        self._open_rematch = open_rematch
        self._thinking: dict[int, asyncio.Task[None]] = {}  # by seat
        self._alarm: asyncio.TimerHandle | None = None
        self._retry: asyncio.TimerHandle | None = None  # when too many tables go on without anybody
        self._script: asyncio.Task[None] | None = None
        self._hurry = asyncio.Event()  # somebody does not want to wait for the script of a lesson

    def busy(self) -> bool:
        """Whether a bot thinks now."""
        return bool(self._thinking)

    def stop(self) -> None:
        for timer in (self._alarm, self._retry):
            if timer is not None:
                timer.cancel()
        self._alarm = self._retry = None

    def go_on(self) -> None:
        """Let bots think, set the alarm for the clocks, open the rematch."""
        record = self.journal.record
        if record.scripted() is not None and self.presence.listeners and self._script is None:
            self._script = self.services.task(self._scripted_move())
        self.stop()
        self._let_bots_think()
        wait = self._until_alarm()
        if wait is not None:
            delay = min(LONGEST_SLEEP, max(0, wait) / 1000 + 0.005)
            self._alarm = asyncio.get_running_loop().call_later(delay, self._ring)
        if record.agreed and not record.rematch:
            self.services.task(self._until_stored(self._rematch))
        if record.starting and not record.nonces_missing():
            self.services.task(self._until_stored(self._begin))

    def _let_bots_think(self) -> None:
        waiting = [seat for seat in self.journal.record.bots_to_move() if seat not in self._thinking]
        if waiting and not self.presence.listeners and not self.services.may_go_on_unattended(self.journal.id):
            self._retry = asyncio.get_running_loop().call_later(UNATTENDED_RETRY, self.go_on)
            return
        for seat in waiting:
            self._thinking[seat] = self.services.task(self._bot_moves(seat))

    async def _until_stored(self, work: Callable[[], Awaitable[None]]) -> None:
        """Do something as soon as the store takes it."""
        while True:
            try:
                return await work()
            except StoreFailed:
                await asyncio.sleep(STORE_AGAIN)

    async def _append(self, entry: AnyEntry) -> None:
        """Write an entry, unless another process has just written the same."""
        try:
            await self.journal.append(entry)
        except Taken:
            return

    # --- clocks --------------------------------------------------------------------------------------------------

    def _until_alarm(self) -> int | None:
        """Milliseconds until a seat is out of time, or the others have waited long enough for somebody."""
        record = self.journal.record
        if record.starting:
            return record.setup.created + NONCES_WAIT - self.services.now()
        out = record.clock.first_out()
        if record.status != "playing":
            return None
        if out is not None:
            return out[1] - self.services.ran(record.time, self.services.now())
        if record.offer is not None and record.offer.until:
            return record.grace - self.services.ran(record.offer.until - record.grace, self.services.now())
        return None

    def _ring(self) -> None:
        self.services.task(self._until_stored(self._time_is_up))

    async def _time_is_up(self) -> None:
        """A clock may have run out, or the patience of the others."""
        async with self.journal.lock:
            record, wait = self.journal.record, self._until_alarm()
            out = record.clock.first_out()
            if wait is None:
                return
            if wait > 0:
                self.go_on()
            elif record.starting:
                await self._append(entries.Start())
            elif out is not None:
                await self._append(entries.Flag(seat=out[0]))
            elif record.offer is not None and record.offer.of is not None:
                await self._append(entries.Bot(seat=record.offer.of, bot=record.stand_in))

    # --- bots ----------------------------------------------------------------------------------------------------

    async def _bot_moves(self, seat: int) -> None:
        """Think in a worker and answer, unless the question is gone by then."""
        try:
            record = self.journal.record
            asked, bot, game = record.asked[seat], record.seats[seat].bot, record.game
            decision = None if record.match is None else record.match.state.decision_for(seat)
            watched = bool(self.presence.listeners)
            pace = self.services.pace.draw(game.name, bot, game.levels) if watched else 0.0
            began = time.monotonic()
            if not self.journal.wrote_last:
                await asyncio.sleep(OTHERS_FIRST)
            option = await self._answer(seat)
            if watched and decision is not None and len(decision.options) > 1:
                self.services.pace.thought(game.name, bot, time.monotonic() - began)
            await asyncio.sleep(max(0.0, pace - (time.monotonic() - began)))
            async with self.journal.lock:
                record = self.journal.record
                if option is not None and record.asked[seat] == asked and seat in record.bots_to_move():
                    await self._append(entries.Move(seat=seat, option=option, bot=True))
        except StoreFailed:
            await asyncio.sleep(STORE_AGAIN)
        except Exception as error:
            LOG.error("bot could not move", extra={"table": self.journal.id, "reason": repr(error)}, exc_info=error)
            await asyncio.sleep(1.0)
        finally:
            del self._thinking[seat]
            if not self._thinking:
                self.services.unattended.discard(self.journal.id)
            self.services.soon(self.go_on)

    async def _answer(self, seat: int) -> int | None:
        """What the bot of a seat answers; where it fails or is late, what the game's own player would."""
        record = self.journal.record
        decision = None if record.match is None else record.match.state.decision_for(seat)
        if record.match is None or decision is None:
            return None
        question = question_of(record.match.state, seat, secrets.randbits(64))
        question.player = f"{self.journal.id} {seat}"
        question.bot = record.seats[seat].bot
        question.seen = record.answers_seen(seat)
        option: int | None = None
        try:
            option, fault = await self.services.workers.run_for(
                self.presence.owner(), question.player, think, question
            )
            if option not in decision.options:  # by a worker that another machine has
                option, fault = None, "not an option"
        except Exception as error:
            fault = repr(error)
        if fault:
            self.services.metrics.bot_faults += 1
            LOG.warning("bot failed", extra={"table": self.journal.id, "bot": question.bot, "reason": fault})
        match = self.journal.record.match
        if option is None and match is not None and match.state.decision_for(seat) is not None:
            option = stand_in_answer(match.state, seat, secrets.randbits(64))
        return option

    async def _begin(self) -> None:
        """A table that begins by itself, once everybody has added to the shuffle."""
        async with self.journal.lock:
            if self.journal.record.starting:
                await self._append(entries.Start())

    # --- lessons -------------------------------------------------------------------------------------------------

    def hurry(self) -> bool:
        """Do not wait before the next scripted answer; whether there was one to wait for."""
        if self._script is not None:
            self._hurry.set()
        return self._script is not None

    async def _scripted_move(self) -> None:
        """The next answer of a lesson's script or a puzzle's proof, after a while for the person's eyes."""
        try:
            guide, number = self.journal.record.guide, self.journal.record.n
            hasty = guide is not None and (guide.at_once() or guide.skipping)
            pace = 0.0 if hasty else self.services.config.lesson_pace
            self._hurry.clear()
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._hurry.wait(), pace)
            async with self.journal.lock:
                record = self.journal.record
                answer = record.scripted()
                if answer is not None and record.match is not None and record.n == number:
                    option = answer.options(record.match.state)[0]
                    await self._append(entries.Move(seat=answer.seat, option=option, at=answer.at, bot=True))
        finally:
            self._script = None
            self.services.soon(self.go_on)

    # --- rematch -------------------------------------------------------------------------------------------------

    async def _rematch(self) -> None:
        """Open the agreed table; its id follows from this one's, so that it is opened once."""
        async with self.journal.lock:
            if self.journal.record.agreed and not self.journal.record.rematch:
                table = await self._open_rematch(self.journal.record)
                await self._append(entries.Rematch(table=table))
