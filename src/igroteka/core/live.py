"""Games against the clock: what there is to react to, and the referee who orders what arrives at a live table."""

from abc import ABC, abstractmethod
from typing import Any, Final

from mypy_extensions import mypyc_attr

from igroteka.core.state import State

NEVER: Final = 1 << 40  # a time that does not come

_NO_CUES: Final[list[int]] = []  # shared while there is nothing to see; never changed in place
_NO_BITS: Final[list[float]] = []
_NO_TRUTH: Final[list[bool]] = []


class Reflex:
    """One quick decision, from what its seat can see: cues that call for an answer, lures that only seem to.

    Lists run in parallel, one entry per cue: the option it calls for, when it came into sight, how many bits there
    are to tell apart before one can be sure (Hick's law), and whether the answer is right.
    """

    def __init__(self, began: int, carry: int) -> None:
        self.began = began  # when the table last changed
        self.carry = carry  # the option that carries the game on, -1 when that is not up to this seat
        self.options: list[int] = _NO_CUES
        self.onsets: list[int] = _NO_CUES
        self.bits: list[float] = _NO_BITS
        self.right: list[bool] = _NO_TRUTH

    def add(self, option: int, onset: int, bits: float, right: bool) -> None:
        if self.options is _NO_CUES:
            self.options = []
            self.onsets = []
            self.bits = []
            self.right = []
        self.options.append(option)
        self.onsets.append(onset)
        self.bits.append(bits)
        self.right.append(right)


TimedMove = tuple[int, int, int]
"""seat, option, time in milliseconds since the match began."""


class Hand:
    """One quick answer and what became of it: arrival, compensation and verdict, for all to see afterwards."""

    def __init__(self, seat: int, option: int, arrival: int) -> None:
        self.seat = seat
        self.option = option
        self.arrival = arrival
        self.compensation = 0  # how much earlier than its arrival it counts
        self.at = arrival
        self.reaction = 0  # counted from when this player could see the position
        self.worth = 0  # what it does, in the numbers of its game
        self.verdict = ""  # `<game>-verdict-<key>`

    def dump(self) -> dict[str, Any]:
        return {
            "seat": self.seat,
            "option": self.option,
            "arrival": self.arrival,
            "compensation": self.compensation,
            "at": self.at,
            "reaction": self.reaction,
            "verdict": self.verdict,
        }


@mypyc_attr(allow_interpreted_subclasses=True)
class Referee(ABC):
    """Arbitrates one live table, moment by moment: no clock and no network of its own, all times are given to it."""

    def __init__(self) -> None:
        self.moment = 0  # the number of the moment, told to clients and named by their messages
        self.wake = 0  # when `due` has something to do
        self.race: list[Hand] = []  # the hands of the last moment that was judged

    @abstractmethod
    def begin(self, state: State, now: int) -> list[int]:
        """A new position: when to send it to each seat, so that all see it at one instant."""

    @abstractmethod
    def measured(self, seat: int, trip: int) -> None:
        """The server has measured a round trip to a seat."""

    @abstractmethod
    def shown(self, seat: int, moment: int, now: int) -> None:
        """A client says it has drawn the position."""

    @abstractmethod
    def take(self, seat: int, option: int, moment: int, now: int) -> tuple[str, list[TimedMove]]:
        """What a client sends: its verdict, if there is one yet, and the moves to apply."""

    @abstractmethod
    def due(self, now: int) -> list[TimedMove]:
        """The moves that close the moment, once it is over; apply all, then `begin` again."""
