"""The way to each client as the server has measured it, and what each client showed when."""

from typing import Final

from igroteka.core.live import Hand
from igroteka.games.gobbit.state import Gobbit

SAMPLES: Final = 15  # round trips remembered per line


class Terms:
    """What a table agrees on; milliseconds."""

    def __init__(
        self,
        cap: int = 250,
        window: int = 350,
        floor: int = 100,
        rest: int = 350,
        clock: int = 8000,
        gather: int = 80,
        breath: int = 300,
    ) -> None:
        self.cap = cap  # the most that one direction of a line is compensated
        self.window = window  # the longest wait for slower lines after a hand that counts (GB-100)
        self.floor = floor  # nobody reacts to a sight sooner (GB-099)
        self.rest = rest  # a card lies open at least so long before the next is opened (GB-116)
        self.clock = clock  # for questions that halt the game (GB-122, GB-123)
        self.gather = gather  # hands no further apart than this come down together (GB-066, GB-115)
        self.breath = breath  # so long a mistake may be followed by a right hand, own or another's (GB-072, GB-073)


class Line:
    """The way to one client, as far as the server has measured it."""

    def __init__(self) -> None:
        self.trips: list[int] = []

    def measured(self, trip: int) -> None:
        self.trips = [*self.trips[1 - SAMPLES :], max(0, trip)]

    def one_way(self, cap: int) -> int:
        """How long a message usually takes: half the middle round trip; nothing while nothing is measured."""
        return min(cap, sorted(self.trips)[len(self.trips) // 2] // 2) if self.trips else 0

    def slowest(self, cap: int) -> int:
        """How long a message may take: all that a round trip was ever late is put down to one direction."""
        return min(cap, max(self.trips) - min(self.trips) // 2) if self.trips else 0


class Sight:
    """A moment as it lay on the table, and when each seat could see it."""

    def __init__(self, moment: int, table: Gobbit, now: int, leads: list[int]) -> None:
        self.moment = moment
        self.table = table  # a copy: judged hands change the true one
        self.common = now + max(leads)  # the instant at which all see it
        self.sent = [self.common - lead for lead in leads]
        self.shown = [self.common] * len(leads)
        self.hands: list[Hand] = []  # that were judged in it

    def slapped(self, seat: int, option: int) -> Hand | None:
        """This seat's hand that lies there already (GB-109)."""
        for hand in self.hands:
            if hand.seat == seat and hand.option == option:
                return hand
        return None
