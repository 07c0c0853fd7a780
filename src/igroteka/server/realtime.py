"""A table played against the clock: the game's referee orders what arrives; bots act in human time.

Nothing here decides anything: messages go to the referee with the time of their arrival, and the moves it hands out
when a moment is over become one entry of the log. While nobody is connected the match clock stands still.
"""

import asyncio
import contextlib
import secrets
import time
from typing import TYPE_CHECKING, Any

from igroteka.bots.bot import Bot, Glimpse
from igroteka.bots.registry import make_bot
from igroteka.core.errors import GameError
from igroteka.core.rng import seeded
from igroteka.server import entries, wire
from igroteka.server.bots import reflex_name
from igroteka.server.store import Taken

if TYPE_CHECKING:
    from igroteka.server.socket import Connection
    from igroteka.server.table import Table

THINKING = 900  # milliseconds a bot takes over a question that is not one of speed
FIRST_PINGS = 5  # at once after connecting, so that a line is known early
PING_EVERY = 2.0
REMEMBERED = 512  # answers kept, so that a repeated request gets the same one


class Realtime:
    """The moments of one table."""

    def __init__(self, table: "Table") -> None:
        self.table = table
        self.referee: Any = table.record.game.referee(len(table.record.seats))
        self.answers: dict[tuple[str, str], dict[str, Any]] = {}
        self.sends: list[int] = []  # by seat: when the position is to be sent
        self.race: list[dict[str, Any]] = []
        self._bots: dict[int, tuple[str, Bot]] = {}
        self._plans: dict[int, list[tuple[int, int]]] = {}
        self._rng = seeded(secrets.randbits(64))
        self._zero = 0.0  # when the match clock read 0, on the monotonic clock
        self._running: asyncio.Task[None] | None = None
        self._news = asyncio.Event()

    def now(self) -> int:
        """The match clock, in milliseconds."""
        return int((time.monotonic() - self._zero) * 1000)

    # --- life ----------------------------------------------------------------------------------------------------

    def wake(self) -> None:
        """Run while the game is on and somebody is there; the match clock goes on from where it stood."""
        record = self.table.record
        on = record.match is not None and record.result is None and bool(self.table.listeners)
        if on and (self._running is None or self._running.done()):
            assert record.match is not None
            self._zero = time.monotonic() - record.match.state.clock / 1000
            self.begin()
            self._running = self.table.hall.task(self._run())
        elif not on and self._running is not None:
            self._running.cancel()
            self._running = None

    def go_on(self) -> None:
        """The position has changed: the next moment, or the first."""
        if self._running is not None and not self._running.done() and self.table.record.result is None:
            self.begin()
        else:
            self.wake()

    def begin(self) -> None:
        """A new moment: the referee says when each seat is to see it; bots form their intentions."""
        match = self.table.record.match
        assert match is not None
        self.sends = self.referee.begin(match.state, self.now())
        self._plans = {}
        for seat, place in enumerate(self.table.record.seats):
            if place.bot and match.state.decision_for(seat) is not None:
                self._plans[seat] = self._plan(seat, place.bot, Glimpse(match.state, seat, self._rng))

    def _plan(self, seat: int, name: str, glimpse: Glimpse) -> list[tuple[int, int]]:
        """What a bot will do and when: all of the moment for one with reflexes, one answer for any other."""
        known = self._bots.get(seat)
        if known is None or known[0] != name:
            known = self._bots[seat] = (name, make_bot(reflex_name(name)))
        plan = getattr(known[1], "plan", None)
        later = self.now() + THINKING
        if plan is None:
            return [(known[1].choose(glimpse), later)]
        return [(option, at or later) for option, at in plan(glimpse)]

    async def _run(self) -> None:
        while self.table.record.result is None:
            times = [self.referee.wake, *(plan[0][1] for plan in self._plans.values() if plan)]
            self._news.clear()
            wait = (min(times) - self.now()) / 1000
            if wait > 0:
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(self._news.wait(), wait)
            async with self.table.lock:
                if self.table.record.result is None:
                    await self._step()

    async def _step(self) -> None:
        """Let bots act whose time has come, and close the moment when it is over."""
        now = self.now()
        moves: list[tuple[int, int, int]] = []
        for seat, plan in self._plans.items():
            while plan and plan[0][1] <= now and not moves:
                option, at = plan.pop(0)
                _, moves = self.referee.take(seat, option, self.referee.moment, at)
        await self._close(moves or self.referee.due(now))

    async def _close(self, moves: list[tuple[int, int, int]]) -> None:
        """The moves that end a moment, as one entry."""
        if moves:
            self.race = [hand.dump() for hand in self.referee.race]
            try:
                await self.table.append(entries.Moves(moves=moves))
            except Taken:
                self.begin()

    # --- clients -------------------------------------------------------------------------------------------------

    async def move(self, person: str, seat: int, message: wire.Move) -> dict[str, Any]:
        """A hand, a card or an answer; what becomes of it is told when the moment is over."""
        done = self.answers.get((person, message.id))
        if done is not None:
            return done
        if self._running is None or message.moment is None:
            raise GameError("stale")
        verdict, moves = self.referee.take(seat, message.option, message.moment, self.now())
        answer = {"ok": True, "n": self.table.record.n, "verdict": verdict}
        self.answers[person, message.id] = answer
        if len(self.answers) > REMEMBERED:
            del self.answers[next(iter(self.answers))]
        await self._close(moves)
        self._news.set()
        return answer

    def shown(self, person: str, moment: int) -> None:
        """A client has drawn a position."""
        seat = self.table.record.seat_of(person)
        if seat is not None and self._running is not None:
            self.referee.shown(seat, moment, self.now())

    async def measure(self, connection: "Connection") -> None:
        """Ping a connection for as long as it lasts: lines are measured by the room, never believed."""
        count = 0
        while True:
            count += 1
            connection.pings[count] = time.monotonic()
            connection.send(wire.encode({"type": "ping", "p": count}))
            await asyncio.sleep(0.2 if count < FIRST_PINGS else PING_EVERY)

    def measured(self, person: str, trip: float) -> None:
        seat = self.table.record.seat_of(person)
        if seat is not None:
            self.referee.measured(seat, int(trip * 1000))

    # --- telling -------------------------------------------------------------------------------------------------

    def delay(self, seat: int | None) -> float:
        """How long a position waits, so that all see it at one instant; spectators with the last."""
        if not self.sends:
            return 0.0
        due = max(self.sends) if seat is None else self.sends[seat]
        return max(0.0, (due - self.now()) / 1000)

    def told(self) -> dict[str, Any]:
        """What updates of a timed game carry besides."""
        return {"moment": self.referee.moment, "at": self.now(), "race": self.race}
