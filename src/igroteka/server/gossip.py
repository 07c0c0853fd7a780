"""Who is connected at the other server processes of the same store, as far as they have said so lately."""

import time
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from igroteka.server.hall import Hall
    from igroteka.server.table import Table

SILENCE = 7.0  # seconds after which a process is taken for dead
EVERYBODY = "-"
ASK = "?"


class Here:
    """The people one other process has at one table."""

    def __init__(self, watching: int, people: set[str]) -> None:
        self.watching = watching
        self.people = people


class Gossip:
    """Short notes between processes. With a store of one process there is nobody to talk to."""

    def __init__(self, hall: "Hall") -> None:
        self.hall = hall
        self._there: dict[str, dict[str, Here]] = {}  # by table, by process
        self._last: dict[str, float] = {}  # by process: when it was heard last

    def people(self, table: str) -> set[str]:
        found: set[str] = set()
        for here in self._there.get(table, {}).values():
            found |= here.people
        return found

    def watching(self, table: str) -> int:
        return sum(here.watching for here in self._there.get(table, {}).values())

    def tell(self, table: "Table") -> None:
        """Say who is connected to a table here."""
        if not self.hall.store.shared:
            return
        people = [seat.person for seat in table.record.seats if seat.person in table.connected()]
        self._say(table.id, " ".join([str(table.watching_here()), *people]))

    def ask(self, table: str) -> None:
        """A table has just been loaded here: who is at it elsewhere?"""
        self._say(table, ASK)

    def beat(self) -> None:
        """Say that this process lives, and forget those that have not said so for a while."""
        self._say(EVERYBODY, "")
        now = time.monotonic()
        for origin in [origin for origin, at in self._last.items() if now - at > SILENCE]:
            del self._last[origin]
            for table, there in list(self._there.items()):
                if there.pop(origin, None) is not None:
                    self._changed(table)

    def heard(self, origin: str, table: str, note: str) -> None:
        """A note of another process."""
        self._last[origin] = time.monotonic()
        if table == EVERYBODY:
            return
        if note == ASK:
            known = self.hall.tables.get(table)
            if known is not None and known.listeners:
                self.tell(known)
            return
        watching, *people = note.split(" ")
        there = self._there.setdefault(table, {})
        there[origin] = Here(int(watching), set(people))
        if not people and watching == "0":
            del there[origin]
        self._changed(table)

    def _changed(self, table: str) -> None:
        if not self._there.get(table):
            self._there.pop(table, None)
        known = self.hall.tables.get(table)
        if known is not None:
            known.presence_changed()

    def _say(self, table: str, note: str) -> None:
        if self.hall.store.shared:
            self.hall.task(self.hall.store.say(table, note))
