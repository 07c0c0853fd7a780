"""The log of a live table: the record in memory and the entries in the store, kept equal.

An entry is applied in memory and appended to the store under one lock. Nobody is told of it before it is durable; if
the store refuses it, the memory is thrown away and read anew.
"""

import asyncio
import time
from collections.abc import Callable

from igroteka.server import entries
from igroteka.server.entries import AnyEntry, Place, decode_entry, decode_setup
from igroteka.server.record import AppliedEntry, Record
from igroteka.server.services import Services
from igroteka.server.store import Head, Summary, Taken


class Journal:
    """The log of one table. `applied` is called with every new entry, `settled` after the last of them for now."""

    def __init__(
        self,
        services: Services,
        record: Record,
        applied: Callable[[AppliedEntry], None],
        settled: Callable[[], None],
    ) -> None:
        self.services = services
        self.record = record
        self.id = record.setup.id
        self.lock = asyncio.Lock()
        self.wrote_last = True  # this process wrote the last entry, so it lets the bots move
        self._applied = applied
        self._settled = settled
        self._told = record.n  # the number of the last entry that `applied` was called with
        self._due: int | None = record.due()  # as the store knows it

    async def append(self, entry: AnyEntry) -> int:
        """Apply, make durable, tell. Called under the lock; Taken when another process was faster."""
        services, record = self.services, self.record
        entry.time = services.now()
        entry.ran = services.ran(record.time, entry.time) if record.clock.running else 0
        began = time.perf_counter()
        try:
            applied = record.apply(entry)
            await services.store.append(self.id, record.n, entries.encode(entry), self._head(applied))
        except BaseException as error:
            services.metrics.conflicts += isinstance(error, Taken)
            await self._read_anew()
            raise
        self.wrote_last = True
        self._tell(applied)
        services.metrics.entry(entry, time.perf_counter() - began)
        self._settled()
        return record.n

    async def catch_up(self) -> None:
        """Another process has appended: read on."""
        async with self.lock:
            added = await self.services.store.after(self.id, self.record.n)
            for data in added:
                self._tell(self.record.apply(decode_entry(data)))
            if added:
                self.wrote_last = False
                self._settled()

    async def _read_anew(self) -> None:
        """Throw the memory away and read the whole log; entries that were not known here are told."""
        loaded = await self.services.store.load(self.id)
        assert loaded is not None
        told = min(self._told, self.record.n)
        self.record = fold(*loaded)
        for applied in self.record.log[told:]:
            self._tell(applied)
        self._settled()

    def _tell(self, applied: AppliedEntry) -> None:
        self._told = applied.n
        self._applied(applied)

    def _head(self, applied: AppliedEntry) -> Head | None:
        """What lists have to know of an entry; mere moves wait until the table leaves the memory."""
        due, entry = self.record.due(), applied.entry
        if not applied.table_changed and due == self._due:
            return None
        self._due = due
        seated = entry.person if isinstance(entry, entries.Sit) else ""
        seated = entry.guest if isinstance(entry, entries.Invite) else seated
        return head_of(self.record, seated)

    async def note_head(self) -> None:
        """Let lists know how the table is now."""
        await self.services.store.note(self.id, head_of(self.record))


def fold(setup: bytes, log: list[bytes]) -> Record:
    """A table from what the store has of it."""
    record = Record(decode_setup(setup))
    for data in log:
        record.apply(decode_entry(data))
    return record


def head_of(record: Record, seated: str = "") -> Head:
    """What lists and the sweep need to know about a table."""
    places = [Place(seat.person, seat.name, seat.bot) for seat in record.seats]
    summary = Summary(places, record.asked_people())
    return Head(record.status, record.time, record.due(), entries.encode(summary), seated)
