"""What a table does by itself: bots move, clocks run out, an agreed rematch opens."""

import asyncio
import secrets
import time
from collections.abc import Awaitable, Callable

from igroteka.server import entries
from igroteka.server.entries import AnyEntry
from igroteka.server.journal import Journal
from igroteka.server.metrics import LOG
from igroteka.server.presence import TablePresence
from igroteka.server.record import Record
from igroteka.server.services import Services
from igroteka.server.store import Taken
from igroteka.server.thinking import question_of, stand_in_answer, think

LONGEST_SLEEP = 3600.0
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

    def busy(self) -> bool:
        """Whether a bot thinks now."""
        return bool(self._thinking)

    def stop(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None

    def go_on(self) -> None:
        """Let bots think, set the alarm for the clocks, open the rematch."""
        record = self.journal.record
        for seat in record.bots_to_move():
            if seat not in self._thinking:
                self._thinking[seat] = self.services.task(self._bot_moves(seat))
        self.stop()
        out = record.clock.first_out()
        if out is not None and record.status == "playing":
            wait = out[1] - self.services.ran(record.time, self.services.now())
            delay = min(LONGEST_SLEEP, max(0, wait) / 1000 + 0.005)
            self._alarm = asyncio.get_running_loop().call_later(delay, self._ring)
        if record.agreed and not record.rematch:
            self.services.task(self._rematch())

    async def _append(self, entry: AnyEntry) -> None:
        """Write an entry, unless another process has just written the same."""
        try:
            await self.journal.append(entry)
        except Taken:
            return

    # --- clocks --------------------------------------------------------------------------------------------------

    def _ring(self) -> None:
        self.services.task(self._time_is_up())

    async def _time_is_up(self) -> None:
        """A clock may have run out."""
        async with self.journal.lock:
            record = self.journal.record
            out = record.clock.first_out()
            if out is None or record.status != "playing":
                return
            if out[1] > self.services.ran(record.time, self.services.now()):
                self.go_on()
            else:
                await self._append(entries.Flag(seat=out[0]))

    # --- bots ----------------------------------------------------------------------------------------------------

    async def _bot_moves(self, seat: int) -> None:
        """Think in a worker and answer, unless the question is gone by then."""
        try:
            asked = self.journal.record.asked[seat]
            pace = self.services.config.bot_pace if self.presence.listeners else 0.0
            began = time.monotonic()
            if not self.journal.wrote_last:
                await asyncio.sleep(OTHERS_FIRST)
            option = await self._answer(seat)
            await asyncio.sleep(max(0.0, pace - (time.monotonic() - began)))
            async with self.journal.lock:
                record = self.journal.record
                if option is not None and record.asked[seat] == asked and seat in record.bots_to_move():
                    await self._append(entries.Move(seat=seat, option=option, bot=True))
        except Exception as error:
            LOG.error("bot could not move", extra={"table": self.journal.id, "reason": repr(error)}, exc_info=error)
            await asyncio.sleep(1.0)
        finally:
            del self._thinking[seat]
            self.services.soon(self.go_on)

    async def _answer(self, seat: int) -> int | None:
        """What the bot of a seat answers; where it fails or is late, what the game's own player would."""
        record = self.journal.record
        if record.match is None or record.match.state.decision_for(seat) is None:
            return None
        question = question_of(record.match.state, seat, secrets.randbits(64))
        question.player = f"{self.journal.id} {seat}"
        question.bot = record.seats[seat].bot
        question.seen = record.answers_seen(seat)
        option: int | None = None
        try:
            option, fault = await self.services.workers.run_for(question.player, think, question)
        except Exception as error:
            fault = repr(error)
        if fault:
            self.services.metrics.bot_faults += 1
            LOG.warning("bot failed", extra={"table": self.journal.id, "bot": question.bot, "reason": fault})
        match = self.journal.record.match
        if option is None and match is not None and match.state.decision_for(seat) is not None:
            option = stand_in_answer(match.state, seat, secrets.randbits(64))
        return option

    # --- rematch -------------------------------------------------------------------------------------------------

    async def _rematch(self) -> None:
        """Open the agreed table; its id follows from this one's, so that it is opened once."""
        async with self.journal.lock:
            if self.journal.record.agreed and not self.journal.record.rematch:
                table = await self._open_rematch(self.journal.record)
                await self._append(entries.Rematch(table=table))
