"""Recordings of matches, made in idle moments: so that every later version can show them (core/recording.py).

Moves can be played again only by a version that plays alike. Recording a match costs as much as showing it to
everybody once more, so it is not done while it is played, but soon after, and slowly: the tables go first.
"""

import asyncio
import time
from collections import deque
from collections.abc import Awaitable, Callable

from igroteka.core.errors import GameError
from igroteka.core.recording import Recording, pieces, unpacked
from igroteka.server.record import Record
from igroteka.server.services import Services
from igroteka.server.store import Store, StoreFailed

SHARE = 0.05  # of the time, at most
PAUSE = 1.0  # seconds between two looks for something to do
LOOK = 3600.0  # seconds between two looks into the store for finished matches that were forgotten
FORGOTTEN = 1000  # of them at a time
RECORDING = "recording"  # under which the store keeps them


class Recorder:
    """Records the tables whose ids are given to `add`, one after another. `find` gives the record of one."""

    def __init__(self, services: Services, find: Callable[[str], Awaitable[Record | None]]) -> None:
        self.services = services
        self._find = find
        self._waiting: deque[str] = deque()
        self._failed: set[str] = set()

    def add(self, table: str) -> None:
        self._waiting.append(table)

    async def run(self) -> None:
        """For as long as the server lives."""
        looked = -LOOK
        while True:
            if time.monotonic() - looked > LOOK:
                looked = time.monotonic()
                self._waiting.extend(await self.services.store.unrecorded(FORGOTTEN))
            while self._waiting:
                table = self._waiting[0]
                if table not in self._failed:
                    await self._record(table)
                self._waiting.popleft()
            await asyncio.sleep(PAUSE)

    async def _record(self, table: str) -> None:
        try:
            record = await self._find(table)
            if record is not None:
                await record_match(self.services.store, record, SHARE)
        except StoreFailed:
            raise  # and is tried again
        except GameError:
            self._failed.add(table)  # a table that cannot be opened


async def record_match(store: Store, record: Record, share: float) -> None:
    """Write down what was seen of a match so far, in this share of the time."""
    match, number = record.match, record.n
    if match is None:
        return
    past = await recording_of(store, record.setup.id) if match.first else None
    found: list[bytes] = []
    began = time.monotonic()
    for piece in pieces(match.steps(), match.first, past):
        found.append(piece)
        spent = time.monotonic() - began
        await asyncio.sleep(spent / share - spent)
        began = time.monotonic()
    await store.keep(RECORDING, record.setup.id, number, b"".join(found))


async def recording_of(store: Store, table: str) -> Recording | None:
    kept = await store.kept(RECORDING, table)
    return None if kept is None else unpacked(kept[1])
