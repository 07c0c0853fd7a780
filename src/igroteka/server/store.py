"""Where logs live. The store is the truth: `(table, number)` is unique in it, so two writers can never both win."""

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Any

import msgspec

from igroteka.server.entries import Place
from igroteka.server.messages import Status


class Taken(Exception):
    """Another writer has already used this number."""


class Head(msgspec.Struct):
    """What a list needs to know about a table without reading its log."""

    status: Status
    time: int
    due: int | None  # when the server has to do something by itself: a bot's move, a seat out of time
    about: bytes  # `Summary`, encoded
    seated: str = ""  # a person who took a seat with this entry


class Listed(msgspec.Struct):
    """A table in a list."""

    id: str
    setup: bytes
    about: bytes
    status: Status
    time: int


class Summary(msgspec.Struct):
    """Who sits where and who is asked, for lists."""

    seats: list[Place]
    asked: list[int]


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
        """The next entry, durable when this returns; Taken if the number is used. No head: nothing new for lists."""

    @abstractmethod
    async def note(self, table: str, head: Head) -> None:
        """What lists show of a table from now on."""

    @abstractmethod
    async def load(self, table: str) -> tuple[bytes, list[bytes]] | None:
        """A table's setup and its whole log."""

    @abstractmethod
    async def after(self, table: str, number: int) -> list[bytes]:
        """The entries after this number."""

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

    def listen(self, appended: Callable[[str, int], Any], noted: Callable[[str, str, str], Any]) -> None:
        """Call `appended(table, number)` and `noted(process, table, note)` for what other processes do."""
        return None

    async def notify(self, table: str, note: str) -> None:
        """Send a note to the other processes; it is not kept."""
        return None
