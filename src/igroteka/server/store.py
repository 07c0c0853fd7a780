"""Where logs live. The store is the truth: a log has every number once and none is left out, so two writers can never
both win and nothing can be appended to a log of which the writer does not know the end."""

import time
from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Any, TypeAlias

import msgspec

from igroteka.core.errors import GameError
from igroteka.server.entries import Place
from igroteka.server.messages import Status

OF_A_TABLE = "('snapshot', 'recording', 'review')"  # what is kept under the id of a table


def visitor(person: str) -> str:
    """Under which a table is noted for somebody without a seat who opened it or spoke there: no table of theirs, but
    one that knows of them."""
    return f"visitor {person}"


class Taken(Exception):
    """This is not the next number of the log: another writer was faster, or the writer's memory is wrong."""


class StoreFailed(GameError):
    """The store did not do what was asked, or it is not known whether it did. People are told to try again."""

    def __init__(self, reason: str) -> None:
        super().__init__("store-away")
        self.reason = reason  # for operators; people are not told

    def __str__(self) -> str:
        return f"{self.key}: {self.reason}"


Stored: TypeAlias = Callable[[Exception | None], None]


class Head(msgspec.Struct):
    """What a list needs to know about a table without reading its log."""

    status: Status
    time: int
    due: int | None  # when the server has to do something by itself: a bot's move, a seat out of time
    about: bytes  # `Summary`, encoded
    seated: str = ""  # a person who took a seat with this entry


class Member(msgspec.Struct):
    """A process that serves tables of a shared store."""

    process: str
    host: str  # the machine it runs on
    door: str  # where processes of the same machine hand sockets over to it


class Listed(msgspec.Struct):
    """A table in a list."""

    id: str
    setup: bytes
    about: bytes
    status: Status
    time: int


class Rewriting(msgspec.Struct):
    """The changed parts of a table."""

    setup: bytes
    about: bytes
    entries: list[tuple[int, bytes]]
    snapshot: bytes | None


class Summary(msgspec.Struct):
    """Who sits where, who is asked and how it ended, for lists."""

    seats: list[Place]
    asked: list[int]
    outcome: list[float] | None = None
    closed: bool = False  # nobody can come to it any more


decode_summary = msgspec.json.Decoder(Summary).decode


class Store(ABC):
    """Append-only logs of tables, and when the server was down."""

    shared = False  # whether other processes use it too

    @abstractmethod
    async def open(self) -> None:
        """Connect and bring the schema up to date."""

    @abstractmethod
    async def close(self) -> None:
        """Finish what was asked for."""

    @abstractmethod
    async def create(self, table: str, setup: bytes, public: bool, people: list[str], head: Head) -> None:
        """A new table; one that exists already is left as it is."""

    @abstractmethod
    async def append(self, table: str, number: int, entry: bytes, head: Head | None) -> None:
        """The next entry, durable when this returns. Taken: it is not the next one, and nothing was written.

        StoreFailed: it may have been written or not; only reading tells. No head: nothing new for lists.
        """

    @abstractmethod
    def append_soon(self, table: str, number: int, entry: bytes, head: Head | None, stored: Stored) -> None:
        """The same without waiting: `stored` is called in the loop, with what went wrong or None."""

    @abstractmethod
    async def note(self, table: str, head: Head) -> None:
        """What lists show of a table from now on."""

    @abstractmethod
    async def load(self, table: str) -> tuple[bytes, list[bytes]] | None:
        """A table's setup and its whole log."""

    @abstractmethod
    async def about(self, table: str) -> bytes | None:
        """What lists show of a table: `Summary`, encoded."""

    @abstractmethod
    async def after(self, table: str, number: int) -> list[bytes]:
        """The entries after this number."""

    @abstractmethod
    async def keep(self, kind: str, key: str, number: int, data: bytes) -> None:
        """Something besides the logs, as it is after so many entries: a table's snapshot, recording or review, a
        pack by its digest. It takes the place of what was kept with a smaller number."""

    @abstractmethod
    async def kept(self, kind: str, key: str) -> tuple[int, bytes] | None:
        """What was kept last, and its number."""

    @abstractmethod
    async def drop(self, kind: str, key: str) -> bool:
        """Keep it no longer; whether it was there."""

    @abstractmethod
    async def all_kept(self, kind: str, count: int) -> list[bytes]:
        """Everything of a kind, the highest number first."""

    @abstractmethod
    async def trim(self, kind: str, before: int, most: int) -> None:
        """Keep nothing of a kind with a number below `before`, nor more than so many with the highest."""

    @abstractmethod
    async def tables_of(self, person: str) -> list[str]:
        """Every table somebody has, or had, something to do with."""

    @abstractmethod
    async def rewrite(self, table: str, change: Rewriting, people: list[str]) -> None:
        """Put changed parts in the place of the old ones, all or none; these people have nothing to do with the
        table any more. Entries keep their numbers, and others may be appended meanwhile."""

    @abstractmethod
    async def untouched(self, before: int, open_only: bool, count: int) -> list[str]:
        """Tables at which nothing has happened since then and nothing is due, the oldest first."""

    @abstractmethod
    async def forget(self, table: str) -> None:
        """Delete a table with all that belongs to it."""

    @abstractmethod
    async def unrecorded(self, count: int) -> list[str]:
        """Finished tables of which no recording is kept, the latest first."""

    @abstractmethod
    async def listed(self, person: str | None, since: int, count: int) -> list[Listed]:
        """A person's tables, or public ones that are not over; the latest first."""

    @abstractmethod
    async def due(self, now: int, count: int) -> list[str]:
        """Tables for which the server has to do something."""

    @abstractmethod
    async def beat(self, now: int, gap: int) -> None:
        """The server is alive. A silence of more than `gap` milliseconds before this is noted as an outage."""

    @abstractmethod
    async def outages(self) -> list[tuple[int, int]]:
        """When the server was down: from, to."""

    @abstractmethod
    async def last_beat(self) -> int:
        """When the server was alive for the last time; 0 if never."""

    async def time(self) -> int:
        """The time of day in milliseconds, as all processes of the store agree on it."""
        return time.time_ns() // 1_000_000

    def listen(
        self,
        appended: Callable[[str, int], Any],
        noted: Callable[[str, str, str], Any],
        missed: Callable[[], Any],
    ) -> None:
        """What to call for what other processes do: `appended(table, number)`, `noted(process, table, note)`, and
        `missed()` whenever something may have happened that was not heard."""
        return None

    async def follow(self) -> None:
        """Listen to the other processes for as long as the line holds; whoever runs it runs it again after that."""
        return None

    async def notify(self, table: str, note: str) -> None:
        """Send a note to the other processes; it is not kept."""
        return None

    # --- who serves which table (only where other processes use the store too) --------------------------------------

    async def hold(self, member: Member, seconds: float) -> bool:
        """This process serves its tables for so many seconds more; False: it was silent for too long, and others may
        have taken them over."""
        return True

    async def quit(self) -> None:
        """This process serves nothing any more."""
        return None

    async def claim(self, table: str) -> Member | None:
        """Take a table that no living process has; None: it is ours now, or there is none. Else who has it."""
        return None

    async def give_up(self, table: str) -> None:
        """Somebody else may claim it."""
        return None
