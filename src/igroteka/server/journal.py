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
from igroteka.server.history import AppliedEntry
from igroteka.server.metrics import LOG
from igroteka.server.record import Record
from igroteka.server.services import Services
from igroteka.server.snapshots import EVERY, again, folded, opened, packed, snapshot_of
from igroteka.server.store import Head, Store, StoreFailed, Summary, Taken, visitor

MOVES = (entries.Move, entries.Moves)
PATIENCE = 3.0  # seconds to wait for a store that has just failed, before people are told so
RETRY = 0.2
PACK, SNAPSHOT = "pack", "snapshot"  # what the store keeps besides logs


class JournalLock:
    """A lock whose holder finds the record as the store has it. Who waits gets it in turn."""

    def __init__(self, make_sure: Callable[[], Awaitable[None]]) -> None:
        self._make_sure = make_sure
        self._held = False
        self._waiting: list[asyncio.Future[None]] = []

    def locked(self) -> bool:
        return self._held

    def take_now(self) -> bool:
        """Take it, if nobody has it; whether the record is as the store has it, who takes it so has to know."""
        if self._held:
            return False
        self._held = True
        return True

    async def __aenter__(self) -> None:
        if not self.take_now():
            turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            self._waiting.append(turn)
            try:
                await turn
            except asyncio.CancelledError:
                if turn.done() and not turn.cancelled():
                    self.release()  # it was given at that very moment
                raise
        try:
            await self._make_sure()
        except BaseException:
            self.release()
            raise

    async def __aexit__(self, *_: object) -> None:
        self.release()

    def release(self) -> None:
        """Give it to who has waited longest."""
        while self._waiting:
            turn = self._waiting.pop(0)
            if not turn.done():
                turn.set_result(None)
                return
        self._held = False


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
        self._due: int | None = record.due()  # as the store knows it; None: nothing, or it is not known
        self._snapshot_n = 0 if record.basis is None else record.basis.n  # the number of the last snapshot
        self._snapshot_at = EVERY  # so many moves are due for the next one
        self._unsure = False  # the store may have entries that are not known here

    async def append(self, entry: AnyEntry) -> int:
        """Apply, make durable, tell; its number. Called under the lock.

        Taken: another process was faster; what it did is known here now. StoreFailed: it was not done.
        """
        began = time.perf_counter()
        applied = self._apply(entry)
        try:
            await self.services.store.append(self.id, applied.n, entries.encode(entry), self._head(applied))
        except (Taken, StoreFailed) as error:
            return await self.recover(entry, error)
        except BaseException:
            self._go_back()
            raise
        self._stored(applied, began)
        return applied.n

    def append_soon(self, entry: AnyEntry, finished: Callable[[int, Exception | None], None]) -> None:
        """The same without waiting: `finished` is called with the number when it is durable and everybody was told,
        or with what went wrong, and then `recover` has to follow. The lock is held until then."""
        began = time.perf_counter()
        applied = self._apply(entry)

        def stored(error: Exception | None) -> None:
            try:
                if error is None:
                    self._stored(applied, began)
            finally:
                finished(applied.n, error)

        self.services.store.append_soon(self.id, applied.n, entries.encode(entry), self._head(applied), stored)

    async def recover(self, entry: AnyEntry, error: Exception) -> int:
        """An entry was not written, or nobody knows: go back, and read what the store has. The number of the entry if
        it was durable after all (everybody has been told then); else the error again."""
        number = self._told + 1
        self._go_back()
        if isinstance(error, StoreFailed):
            self.services.store_failed(error)
        else:
            self.services.metrics.conflicts += 1
        await self._make_sure()
        if isinstance(error, StoreFailed) and self._has(number, entry):
            return number
        raise error

    def _apply(self, entry: AnyEntry) -> AppliedEntry:
        services, record = self.services, self.record
        entry.time = services.now()
        entry.ran = services.ran(record.time, entry.time) if record.clock.running else 0
        try:
            applied = record.apply(entry)
            if isinstance(entry, MOVES):
                entry.check = record.check()
        except BaseException:
            self._go_back()
            raise
        return applied

    def _stored(self, applied: AppliedEntry, began: float) -> None:
        """An entry is durable: everybody may hear of it."""
        self.wrote_last = True
        self._tell(applied)
        self.services.metrics.entry(applied.entry, time.perf_counter() - began)
        self._settled()
        match = self.record.match
        if match is not None and len(match.moves) >= self._snapshot_at:
            self.services.task(self.keep_snapshot())

    async def keep_snapshot(self) -> None:
        """Write down how the table is, for a version that does not play its log as this one does."""
        record = self.record
        if record.match is not None and record.n > self._snapshot_n:
            self._snapshot_n = record.n
            self._snapshot_at = len(record.match.moves) + EVERY
            await self.services.store.keep(SNAPSHOT, self.id, record.n, packed(snapshot_of(record)))

    def take_now(self) -> bool:
        """Take the lock, if nobody has it and there is nothing to read."""
        return not self._unsure and self.lock.take_now()

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
        self._due = None
        self.record = again(self.record, self._told)

    async def _make_sure(self) -> None:
        """Read on by number, if there may be something to read. Nothing has to be told twice, and nothing that was
        told may be missing: a log that ends earlier or otherwise than it is known here is read as a whole."""
        if not self._unsure:
            return
        known = self.record.n
        found = [decode_entry(data) for data in await self._after(max(0, known - 1))]
        if known and (not found or entries.encode(found[0]) != entries.encode(self.record.log.last.entry)):
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
        found = next(self.record.log.after(number - 1), None)
        return found is not None and found.entry == entry

    def _tell(self, applied: AppliedEntry) -> None:
        self._told = applied.n
        self._applied(applied)

    def _head(self, applied: AppliedEntry) -> Head | None:
        """What lists have to know of an entry; mere moves wait until the table leaves the memory. The time at which
        something is due must never be later in the store than here; to look at a table too early does no harm."""
        due, entry = self.record.due(), applied.entry
        spoke = isinstance(entry, entries.Say | entries.Emote) and entry.seat is None and entry.person != ""
        sooner = due is not None and (self._due is None or due < self._due)
        if not applied.table_changed and not sooner and not spoke:
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
        self._due = self.record.due()
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
