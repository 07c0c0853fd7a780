"""Who is connected to a table: at this process, and at the other processes of the same store."""

import time
from collections.abc import Callable
from typing import Protocol

from igroteka.server.journal import Journal
from igroteka.server.lines import Line
from igroteka.server.messages import Presence, SeatPresence, encode
from igroteka.server.protocols import frame
from igroteka.server.services import Services

SILENCE = 7.0  # seconds after which a process is taken for dead
EVERY_TABLE = "-"
ASK = "?"
WANTED = "!"
ANEW = "="
CLOSED, NO_TABLE = 4003, 4004  # close codes: for spectators of a table that is closed to them; there is no table
UNATTENDED = ""


class Listener(Protocol):
    """A connection, as a table knows it."""

    person: str
    name: str  # of a spectator; a seat has its own
    client: str  # the address
    line: Line

    def send(self, text: bytes) -> None:
        """Queue a message; never waits."""

    def pass_on(self, message: bytes) -> None:
        """The same with a message that was framed for several listeners."""

    def later(self, message: bytes, seconds: float) -> None:
        """Queue such a message for a little later; what is sent meanwhile goes after it."""

    def close(self, code: int) -> None:
        """Hang up after what is queued."""


class There:
    """The people one other process has at one table."""

    def __init__(self, watching: int, people: set[str]) -> None:
        self.watching = watching
        self.people = people


class OtherProcesses:
    """Short notes between processes about who is connected. With a store of one process there is nobody to tell.

    `changed` is called with a table at which somebody came or went elsewhere, `asked` with one that another process
    has just loaded (EVERY_TABLE: it has missed what was said), `rewritten` with one whose log is another now, and
    `wanted` with one that another process has people for.
    """

    def __init__(
        self,
        services: Services,
        changed: Callable[[str], None],
        asked: Callable[[str], None],
        rewritten: Callable[[str], None],
        wanted: Callable[[str], None],
    ) -> None:
        self.services = services
        self._rewritten = rewritten
        self._changed = changed
        self._asked = asked
        self._wanted = wanted
        self._there: dict[str, dict[str, There]] = {}  # by table, by process
        self._last: dict[str, float] = {}  # by process: when it was heard last

    def people(self, table: str) -> set[str]:
        """Everybody with a seat who is connected elsewhere."""
        found: set[str] = set()
        for there in self._there.get(table, {}).values():
            found |= there.people
        return found

    def watching(self, table: str) -> int:
        return sum(there.watching for there in self._there.get(table, {}).values())

    def tell(self, table: str, watching: int, people: list[str]) -> None:
        """Say who is connected to a table here."""
        self._notify(table, " ".join([str(watching), *people]))

    def ask(self, table: str) -> None:
        """A table has just been loaded here (or notes about all of them were missed): who is at it elsewhere?"""
        self._notify(table, ASK)

    def want(self, table: str) -> None:
        """People came here for a table that another process has."""
        self._notify(table, WANTED)

    def tell_rewritten(self, table: str) -> None:
        """Somebody was forgotten at a table."""
        self._notify(table, ANEW)

    def beat(self) -> None:
        """Say that this process lives, and forget those that have not said so for a while."""
        self._notify(EVERY_TABLE, "")
        now = time.monotonic()
        for process in [process for process, at in self._last.items() if now - at > SILENCE]:
            del self._last[process]
            for table, there in list(self._there.items()):
                if there.pop(process, None) is not None:
                    self._tidy(table)

    def received(self, process: str, table: str, note: str) -> None:
        """A note of another process has come."""
        self._last[process] = time.monotonic()
        if table == EVERY_TABLE and not note:
            return
        if note in (ASK, WANTED):
            (self._asked if note == ASK else self._wanted)(table)
            return
        if note == ANEW:
            self._rewritten(table)
            return
        watching, *people = note.split(" ")
        there = self._there.setdefault(table, {})
        there[process] = There(int(watching), set(people))
        if not people and watching == "0":
            del there[process]
        self._tidy(table)

    def _tidy(self, table: str) -> None:
        if not self._there.get(table):
            self._there.pop(table, None)
        self._changed(table)

    def _notify(self, table: str, note: str) -> None:
        if self.services.store.shared:
            self.services.task(self.services.store.notify(table, note))


class TablePresence:
    """Who is connected to one table."""

    def __init__(self, services: Services, journal: Journal, elsewhere: OtherProcesses) -> None:
        self.services = services
        self.journal = journal
        self.elsewhere = elsewhere
        self.listeners: set[Listener] = set()
        self.away = [services.now()] * len(
            journal.record.seats
        )  # by seat: since when nobody is there, 0 if somebody is
        self.paused = False  # a game against the clock stands still because somebody wants it to
        self.resumes = 0  # when it goes on, while that is counted down

    def join(self, listener: Listener) -> None:
        self.listeners.add(listener)
        self.refresh()

    def leave(self, listener: Listener) -> bool:
        """Whether it was there."""
        if listener not in self.listeners:
            return False
        self.listeners.discard(listener)
        self.refresh()
        return True

    def refresh(self) -> None:
        """Note since when each seat's person has no connection, here or elsewhere."""
        here = self._people_here() | self.elsewhere.people(self.journal.id)
        for number, seat in enumerate(self.journal.record.seats):
            if seat.person in here:
                self.away[number] = 0
            elif not self.away[number]:
                self.away[number] = self.services.now()

    def _people_here(self) -> set[str]:
        return {listener.person for listener in self.listeners if listener.person}

    def watching(self) -> int:
        """How many are connected without a seat."""
        return self._watching_here() + self.elsewhere.watching(self.journal.id)

    def _watching_here(self) -> int:
        seat_of = self.journal.record.seat_of
        return sum(seat_of(listener.person) is None for listener in self.listeners)

    def seats(self) -> list[SeatPresence]:
        found: list[SeatPresence] = []
        for seat, away in zip(self.journal.record.seats, self.away, strict=True):
            shown = SeatPresence(online=seat.kind == "bot" or not away, away=away if seat.person else 0)
            if self.journal.record.timed and seat.person:
                shown.line, shown.late = self.line_of(seat.person)
            found.append(shown)
        return found

    def line_of(self, person: str) -> tuple[int | None, int]:
        """The round trip of somebody's line, and how late their client answers: of their devices, the quickest
        counts, so that nobody gains by a slow one."""
        lines = [listener.line for listener in self.listeners if listener.person == person]
        known = [trip for line in lines if (trip := line.trip()) is not None]
        return min(known, default=None), min((line.late() for line in lines), default=0)

    def owner(self) -> str:
        """For whom the bots of the table think: the address of a player, of a spectator, or nobody's."""
        seat_of = self.journal.record.seat_of
        players = [listener.client for listener in self.listeners if seat_of(listener.person) is not None]
        return min(players or [listener.client for listener in self.listeners], default=UNATTENDED)

    def abandoned(self, seat: int) -> bool:
        """Whether the person of a seat has been gone for a while."""
        since = self.away[seat]
        return since > 0 and self.services.now() - since >= self.services.config.away * 1000

    def tell_listeners(self, but: Listener | None = None) -> None:
        """Tell those who are connected here who is connected now."""
        self.refresh()
        message = frame(encode(Presence(self.seats(), self.watching(), self.paused, self.resumes)))
        for listener in self.listeners:
            if listener is not but:
                listener.pass_on(message)

    def tell_other_processes(self) -> None:
        if self.services.store.shared:
            here = self._people_here()
            people = [seat.person for seat in self.journal.record.seats if seat.person in here]
            self.elsewhere.tell(self.journal.id, self._watching_here(), people)
