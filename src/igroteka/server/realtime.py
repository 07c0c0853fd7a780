"""A table played against the clock: the game's referee orders what arrives; bots act in human time.

Nothing here decides anything: messages go to the referee with the time of their arrival, and the moves it hands out
when a moment is over become one entry of the log, with the requests that were answered in that moment. While a player
is gone, or nobody is there at all, or somebody who plays with bots alone has paused it, the match clock stands still;
before it runs, a few seconds are counted down.
"""

import asyncio
import contextlib
import secrets
import time

from igroteka.bots.bot import Bot, Observation
from igroteka.bots.reaction import ReactionBot
from igroteka.bots.registry import make_bot
from igroteka.core.errors import GameError
from igroteka.core.live import Referee, TimedMove
from igroteka.core.rng import seeded
from igroteka.core.state import State
from igroteka.server import entries, wire
from igroteka.server.bots import reflex_name
from igroteka.server.journal import Journal
from igroteka.server.messages import RaceHand
from igroteka.server.metrics import LOG
from igroteka.server.presence import TablePresence
from igroteka.server.services import Services
from igroteka.server.store import StoreFailed, Taken
from igroteka.server.thinking import stand_in_answer

THINKING = 900  # milliseconds a bot takes over a question that is not one of speed

STORE_AGAIN = 0.5  # seconds until a moment the store could not take is tried again


class Realtime:
    """The moments of one table."""

    def __init__(self, services: Services, journal: Journal, presence: TablePresence, referee: Referee) -> None:
        self.services = services
        self.journal = journal
        self.presence = presence
        self.referee = referee
        # Moments are counted from the age of the table, so that a number is never used again after a restart.
        self.referee.moment = services.now() - journal.record.setup.created
        self.answered: dict[tuple[int, str], tuple[int, str]] = {}  # seat, key: number, verdict; not yet in the log
        self.race: list[RaceHand] = []
        seats = len(journal.record.seats)
        self._told: list[int | None] = [None] * seats  # by seat: of their line, what the table was told last
        self._late = [0] * seats
        self._sends: list[int] = []  # by seat: when the position is to be sent
        self._state: State | None = None  # the position of the moment
        self._moves = 0  # how many moves had led to it
        self._bots: dict[int, tuple[str, Bot]] = {}
        self._plans: dict[int, list[tuple[int, int]]] = {}  # by seat of a bot: options and their times
        self._rng = seeded(secrets.randbits(64))
        self._zero = 0.0  # when the match clock read 0, on the monotonic clock
        self._stood = 0  # what the match clock read while it stood still last
        self._running: asyncio.Task[None] | None = None
        self._news = asyncio.Event()

    def now(self) -> int:
        """The match clock, in milliseconds; it stands still during the countdown."""
        return max(self._stood, int((time.monotonic() - self._zero) * 1000))

    def pause(self, on: bool) -> None:
        """Stop the match clock, or let it run again."""
        self.presence.paused = on
        self.go_on()
        self.presence.tell_listeners()

    # --- moments -------------------------------------------------------------------------------------------------

    def go_on(self) -> None:
        """Run while the game is on and all players are there; begin a new moment when the position has changed."""
        record = self.journal.record
        on = record.match is not None and record.result is None and bool(self.presence.listeners)
        on = on and not record.guided  # a lesson shows its cards by itself, and waits while a bubble is read
        on = on and not self.presence.paused
        if not on or any(self.presence.away[seat] for seat in record.people()):
            self._running = None  # it ends by itself, and not in the middle of writing
            self.presence.resumes = 0
            self._news.set()
            return
        assert record.match is not None
        state = record.match.state
        if self._running is None or self._running.done():
            countdown = self.services.config.countdown
            self._stood = state.clock  # the match clock goes on from there
            self._zero = time.monotonic() + countdown - state.clock / 1000
            self.presence.resumes = self.services.now() + int(countdown * 1000) if countdown else 0
            self._begin(state)
            self._running = self.services.task(self._run())
        elif state is not self._state or state.moves != self._moves:
            self._begin(state)

    def _begin(self, state: State) -> None:
        """A new moment: the referee says when each seat is to see it; bots form their intentions."""
        self._state, self._moves = state, state.moves
        self._sends = self.referee.begin(state, self.now())
        self._plans = {
            seat: self._plan(state, seat, place.bot)
            for seat, place in enumerate(self.journal.record.seats)
            if place.bot and state.decision_for(seat) is not None
        }

    def _plan(self, state: State, seat: int, name: str) -> list[tuple[int, int]]:
        """What a bot will do and when: all of the moment for one with reflexes, one answer for any other."""
        later = self.now() + THINKING
        observation = Observation(state.imagine(seat, self._rng), seat, self._rng)
        try:
            bot = self._bot(seat, name)
            if isinstance(bot, ReactionBot):
                return [(option, at or later) for option, at in bot.plan(observation)]
            return [(bot.choose(observation), later)]
        except Exception as error:
            self.services.metrics.bot_faults += 1
            LOG.warning("bot failed", extra={"table": self.journal.id, "bot": name, "reason": repr(error)})
        return [(stand_in_answer(state, seat, secrets.randbits(64)), later)]

    def _bot(self, seat: int, name: str) -> Bot:
        known = self._bots.get(seat)
        if known is None or known[0] != name:
            known = self._bots[seat] = (name, make_bot(reflex_name(name)))
        return known[1]

    async def _run(self) -> None:
        me = asyncio.current_task()
        await self._count_down()
        while self._running is me and self.journal.record.result is None:
            times = [self.referee.wake, *(plan[0][1] for plan in self._plans.values() if plan)]
            self._news.clear()
            wait = (min(times) - self.now()) / 1000
            if wait > 0:
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(self._news.wait(), wait)
            async with self.journal.lock:
                if self._running is me and self.journal.record.result is None:
                    with contextlib.suppress(Taken):
                        await self._step()

    async def _count_down(self) -> None:
        """Everybody sees how long it is until the cards move."""
        while self._running is asyncio.current_task() and (wait := self._until_it_runs()) > 0:
            self._news.clear()
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._news.wait(), wait)
        if self._running is asyncio.current_task():
            self.presence.resumes = 0

    def _until_it_runs(self) -> float:
        """Seconds of the countdown that are left."""
        return self._zero + self._stood / 1000 - time.monotonic()

    async def _step(self) -> None:
        """Let bots act whose time has come, and close the moment when it is over."""
        now = self.now()
        moves: list[TimedMove] = []
        for seat, plan in self._plans.items():
            while plan and plan[0][1] <= now and not moves:
                option, at = plan.pop(0)
                _, moves = self.referee.take(seat, option, self.referee.moment, at)
        await self._close(moves or self.referee.due(now))

    async def _close(self, moves: list[TimedMove]) -> None:
        """The moves that end a moment, as one entry."""
        if moves:
            self.race = [RaceHand(**hand.dump()) for hand in self.referee.race]
            answers = [(*asked, *answer) for asked, answer in self.answered.items()]
            await self._append(entries.Moves(moves=moves, answers=answers))
            self.answered.clear()

    async def _append(self, entry: entries.Moves) -> None:
        """Hands were answered before they are durable, so they wait for the store as long as it takes."""
        while True:
            try:
                await self.journal.append(entry)
                return
            except StoreFailed:
                await asyncio.sleep(STORE_AGAIN)

    # --- clients -------------------------------------------------------------------------------------------------

    async def move(self, seat: int, message: wire.Move) -> None:
        """A hand, a card or an answer of a client. Called under the lock.

        The referee's verdict is kept in `answered` until the entry that ends the moment takes it into the log. What
        becomes of the hand is told then.
        """
        self.journal.record.need("playing")
        if self._running is None or self._until_it_runs() > 0:
            raise GameError("paused")
        if message.moment is None:
            raise GameError("stale")
        verdict, moves = self.referee.take(seat, message.option, message.moment, self.now())
        self.answered[seat, message.id] = (self.journal.record.n, verdict)
        try:
            await self._close(moves)
        except Taken:
            self.answered.pop((seat, message.id), None)
            raise
        self._news.set()

    def shown(self, person: str, moment: int) -> None:
        """A client has drawn a position."""
        seat = self.journal.record.seat_of(person)
        if seat is not None and self._running is not None:
            self.referee.shown(seat, moment, self.now())

    def measured(self, person: str) -> None:
        """Something new is known of the line of a client; the table is told who answers later than that explains."""
        seat = self.journal.record.seat_of(person)
        if seat is None:
            return
        trip, late = self.presence.line_of(person)
        if trip is not None:
            self.referee.measured(seat, trip)
        if (self._told[seat] is None) != (trip is None) or bool(self._late[seat]) != bool(late):
            self._told[seat], self._late[seat] = trip, late
            self.presence.tell_listeners()

    # --- telling -------------------------------------------------------------------------------------------------

    def delay(self, seat: int | None) -> float:
        """How long a position waits, so that all see it at one instant; spectators with the last."""
        if not self._sends or self._until_it_runs() > 0:
            return 0.0
        due = max(self._sends) if seat is None else self._sends[seat]
        return max(0.0, (due - self.now()) / 1000)
