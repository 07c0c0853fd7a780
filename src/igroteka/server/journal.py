"""The log of a live table: the record in memory and the entries in the store, kept equal.

An entry is applied in memory and appended to the store under one lock. Nobody is told of it before it is durable. If
the store fails, nobody knows whether it is: the memory then goes back to the last entry that surely is, and whoever
takes the lock next first reads on by number. So the store decides, and nobody is answered from a guess.
"""

import asyncio
import time
from collections.abc import Awaitable, Callable

from igroteka.core.errors import GameError
from igroteka.server import entries
from igroteka.server.entries import AnyEntry, Place, decode_entry, decode_setup
from igroteka.server.metrics import LOG
from igroteka.server.record import AppliedEntry, Record
from igroteka.server.services import Services
from igroteka.server.snapshots import EVERY, again, folded, opened, packed, snapshot_of
from igroteka.server.store import Head, Store, StoreFailed, Summary, Taken, visitor

PATIENCE = 3.0  # seconds to wait for a store that has just failed, before people are told so
RETRY = 0.2
PACK, SNAPSHOT = "pack", "snapshot"  # what the store keeps besides logs
UNKNOWN = -1  # what the store knows of `due` after it failed


class JournalLock(asyncio.Lock):
    """A lock whose holder finds the record as the store has it."""

    def __init__(self, make_sure: Callable[[], Awaitable[None]]) -> None:
        super().__init__()
        self._make_sure = make_sure

    async def acquire(self) -> bool:  # type: ignore[override]  # asyncio says Literal[True]
        await super().acquire()
        try:
            await self._make_sure()
        except BaseException:
            self.release()
            raise
        return True


class Journal:
    """The log of one table. `applied` is called with every new entry, `settled` after the last of them for now, and
    `replaced` when the record had to be read anew and is not what was told before."""

    def __init__(
        self,
        services: Services,
        record: Record,
        applied: Callable[[AppliedEntry], None],
        settled: Callable[[], None],
        replaced: Callable[[], None],
    ) -> None:
        self.services = services
        self.record = record
        self.id = record.setup.id
        self.lock = JournalLock(self._make_sure)
        self.wrote_last = True  # this process wrote the last entry, so it lets the bots move
        self._applied = applied
        self._settled = settled
        self._replaced = replaced
        self._told = record.n  # the number of the last entry that `applied` was called with: it is durable
        self._due: int | None = record.due()  # as the store knows it
        self._snapshot_n = 0 if record.basis is None else record.basis.n  # the number of the last snapshot
        self._snapshot_at = EVERY  # so many moves are due for the next one
        self._unsure = False  # the store may have entries that are not known here

    async def append(self, entry: AnyEntry) -> int:
        """Apply, make durable, tell; its number. Called under the lock.

        Taken: another process was faster; what it did is known here now. StoreFailed: it was not done.
        """
        services, record = self.services, self.record
        entry.time = services.now()
        entry.ran = services.ran(record.time, entry.time) if record.clock.running else 0
        began = time.perf_counter()
        try:
            applied = record.apply(entry)
            if isinstance(entry, entries.Move | entries.Moves):
                entry.check = record.check()
            await services.store.append(self.id, record.n, entries.encode(entry), self._head(applied))
        except (Taken, StoreFailed) as error:
            number = self._told + 1
            self._go_back()
            if isinstance(error, StoreFailed):
                services.store_failed(error)
            else:
                services.metrics.conflicts += 1
            await self._make_sure()
            if isinstance(error, StoreFailed) and self._has(number, entry):
                return number  # it was durable after all, and everybody has been told
            raise
        except BaseException:
            self._go_back()
            raise
        self.wrote_last = True
        self._tell(applied)
        services.metrics.entry(entry, time.perf_counter() - began)
        self._settled()
        if record.match is not None and len(record.match.moves) >= self._snapshot_at:
            services.task(self.keep_snapshot())
        return record.n

    async def keep_snapshot(self) -> None:
        """Write down how the table is, for a version that does not play its log as this one does."""
        record = self.record
        if record.match is not None and record.n > self._snapshot_n:
            self._snapshot_n = record.n
            self._snapshot_at = len(record.match.moves) + EVERY
            await self.services.store.keep(SNAPSHOT, self.id, record.n, packed(snapshot_of(record)))

    def doubt(self) -> None:
        """Another process may have appended: whoever takes the lock next reads on."""
        self._unsure = True

    async def catch_up(self) -> None:
        """Another process has appended: read on."""
        self.doubt()
        async with self.lock:
            pass

    def _go_back(self) -> None:
        """Forget what may not be durable."""
        self._unsure = True
        self._due = UNKNOWN
        self.record = again(self.record, self._told)

    async def _make_sure(self) -> None:
        """Read on by number, if there may be something to read. Nothing has to be told twice, and nothing that was
        told may be missing: a log that ends earlier or otherwise than it is known here is read as a whole."""
        if not self._unsure:
            return
        known = self.record.n
        found = [decode_entry(data) for data in await self._after(max(0, known - 1))]
        if known and (not found or entries.encode(found[0]) != entries.encode(self.record.log[-1].entry)):
            await self._read_anew()
            return
        added = found[1:] if known else found
        for entry in added:
            try:
                applied = self.record.apply(entry)
            except Exception as error:  # of another version, perhaps; nobody is answered from half an entry
                LOG.error("entry not understood", extra={"table": self.id, "reason": repr(error)}, exc_info=error)
                self._go_back()
                raise GameError("table-set-aside") from error
            self._tell(applied)
        self._unsure = False
        if added:
            self.wrote_last = False
            self._settled()

    async def _after(self, number: int) -> list[bytes]:
        """The entries after a number; a store that fails for the first time is given a moment."""
        while True:
            try:
                return await self.services.store.after(self.id, number)
            except StoreFailed as error:
                self.services.store_failed(error)
                if self.services.store_failing() > PATIENCE:
                    raise
                await asyncio.sleep(RETRY)

    async def _read_anew(self) -> None:
        """The store has another log than was known here (it was set back to an older state): it is right."""
        record = await read_table(self.services.store, self.id)
        if record is None:
            raise GameError("no-such-table")
        self.record = record
        self._told = self.record.n
        self._unsure = False
        self._replaced()
        self._settled()

    def _has(self, number: int, entry: AnyEntry) -> bool:
        return self.record.n >= number and self.record.log[number - 1].entry == entry

    def _tell(self, applied: AppliedEntry) -> None:
        self._told = applied.n
        self._applied(applied)

    def _head(self, applied: AppliedEntry) -> Head | None:
        """What lists have to know of an entry; mere moves wait until the table leaves the memory."""
        due, entry = self.record.due(), applied.entry
        spoke = isinstance(entry, entries.Say | entries.Emote) and entry.seat is None and entry.person != ""
        if not applied.table_changed and due == self._due and not spoke:
            return None
        self._due = due
        seated = entry.person if isinstance(entry, entries.Sit) else ""
        seated = entry.guest if isinstance(entry, entries.Invite) else seated
        return head_of(self.record, visitor(entry.person) if spoke else seated)

    async def read_anew(self) -> None:
        """The log was written anew in the store."""
        async with self.lock:
            await self._read_anew()

    async def rewritten(self, write: Callable[[], Awaitable[None]]) -> None:
        """Write the log anew in the store while nobody appends to it here."""
        async with self.lock:
            await write()
            await self._read_anew()

    async def note_head(self, alive: bool = False) -> None:
        """Let lists know how the table is now; `alive`: somebody is there, though nothing happens."""
        head = head_of(self.record)
        head.time = self.services.now() if alive else head.time
        await self.services.store.note(self.id, head)


def fold(setup: bytes, log: list[bytes]) -> Record:
    """A table from its log alone, with the packs and rules of today."""
    return folded(Record(decode_setup(setup)), [decode_entry(data) for data in log], trust=True)


async def read_table(store: Store, table: str) -> Record | None:
    """A table from all the store has of it."""
    loaded = await store.load(table)
    if loaded is None:
        return None
    setup = decode_setup(loaded[0])
    packs: dict[str, str] = {}
    for ident, digest in setup.packs.items():
        kept = await store.kept(PACK, digest)
        if kept is not None:
            packs[ident] = kept[1].decode()
    snapshot = await store.kept(SNAPSHOT, table)
    return opened(setup, packs, loaded[1], None if snapshot is None else snapshot[1])


def head_of(record: Record, seated: str = "") -> Head:
    """What lists and the sweep need to know about a table."""
    places = [Place(seat.person, seat.name, seat.bot) for seat in record.seats]
    outcome = record.result.outcome if record.result is not None else None
    full = record.closed and all(seat.kind != "open" for seat in record.seats)
    summary = Summary(places, record.asked_people(), outcome, full)
    return Head(record.status, record.time, record.due(), entries.encode(summary), seated)
