"""Where logs live. The store is the truth: `(table, number)` is unique in it, so two writers can never both win."""

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Any

import msgspec

from igroteka.core.errors import BadSetting
from igroteka.server.entries import Place


class Taken(Exception):
    """Another writer has already used this number."""


class Head(msgspec.Struct):
    """What a list needs to know about a table without reading its log."""

    status: str
    time: int
    due: int | None  # when the room has to do something by itself: a bot's move, a seat out of time
    about: bytes  # `Summary`, encoded
    seated: str = ""  # a person who took a seat with this entry


class Listed(msgspec.Struct):
    """A table in a list."""

    id: str
    setup: bytes
    about: bytes
    status: str
    time: int


class Summary(msgspec.Struct):
    """Who sits where and who is asked, for lists."""

    seats: list[Place]
    asked: list[int]


class Store(ABC):
    """Append-only logs of tables, and when the room was down."""

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
        """What lists should say of a table from now on."""

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
        """Tables for which the room has to do something."""

    @abstractmethod
    async def beat(self, now: int, gap: int) -> None:
        """The room is alive. After a silence longer than `gap` the time since the last beat is noted as an outage."""

    @abstractmethod
    async def outages(self) -> list[tuple[int, int]]:
        """When the room was down: from, to."""

    def listen(self, appended: Callable[[str, int], Any], said: Callable[[str, str, str], Any]) -> None:
        """Call `appended(table, number)` and `said(origin, table, note)` for what other processes do."""
        return None

    async def say(self, table: str, note: str) -> None:
        """A passing note to the other processes."""
        return None


def make_store(url: str) -> Store:
    """`sqlite:///path/to/file` (or a plain path) or `postgresql://user@host/name`."""
    scheme, colon, rest = url.partition("://")
    if scheme in ("postgresql", "postgres"):
        try:
            from igroteka.server.postgres import PostgresStore  # noqa: PLC0415 - an optional extra
        except ImportError as error:
            raise BadSetting("no-postgres") from error
        return PostgresStore(url)
    from igroteka.server.sqlite import SqliteStore  # noqa: PLC0415

    if colon and scheme != "sqlite":
        raise BadSetting("bad-store", store=url)
    return SqliteStore(rest.removeprefix("/") if colon else url)
