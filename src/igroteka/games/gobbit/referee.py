"""The referee: turns delayed messages into the ordered, timed hands of one moment. Plain code, no clock, no network.

All times are the server's, in milliseconds since the match began. A client is believed in nothing but that a message
has come: its line is measured by the server (`measured`), and what it may gain by a slow line is bounded by that and
a cap. How to drive it is told in docs/games/gobbit.md.
"""

from typing import Any, Final

from igroteka.games.gobbit.insight import onset, suggest
from igroteka.games.gobbit.slaps import EAT, IDLE, MISTAKE, SAVE, Race, judge
from igroteka.games.gobbit.state import DISCARD, OPEN, PASS, PILE, Gobbit

SAMPLES: Final = 15  # round trips remembered per line
PAUSES: Final[dict[str, int]] = {
    "calm": 3000,
    "brisk": 1800,
    "wild": 1100,
}  # until a card is opened by itself (GB-116)


class Terms:
    """What a table agrees on; milliseconds."""

    def __init__(
        self, cap: int = 250, window: int = 350, floor: int = 100, rest: int = 350, clock: int = 8000
    ) -> None:
        self.cap = cap  # the most that one direction of a line is compensated
        self.window = window  # the longest wait for slower lines after a hand that counts (GB-100)
        self.floor = floor  # nobody reacts to a sight sooner (GB-099)
        self.rest = rest  # a card lies open at least so long before the next is opened (GB-116)
        self.clock = clock  # for questions that halt the game (GB-122, GB-123)


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


class Hand:
    """One slap and what became of it: arrival, compensation and verdict, for all to see afterwards."""

    def __init__(self, seat: int, option: int, arrival: int) -> None:
        self.seat = seat
        self.option = option
        self.arrival = arrival
        self.compensation = 0  # how much earlier than its arrival it counts
        self.at = arrival
        self.reaction = 0  # counted from when this player could see the position
        self.worth = IDLE
        self.verdict = ""  # `gobbit-verdict-<key>`

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


class Referee:
    """Arbitrates one table, moment by moment."""

    def __init__(self, seats: int, terms: Terms | None = None) -> None:
        self.terms = terms or Terms()
        self.lines = [Line() for _ in range(seats)]
        self.moment = 0  # the number of the moment, told to clients and named by their messages
        self.wake = 0  # when `due` has something to do
        self.refused: list[Hand] = []  # impossible times, for the log
        self.race: list[Hand] = []  # the hands of the last moment that was judged
        self._hands: list[Hand] = []
        self._sent = [0] * seats
        self._shown = [0] * seats
        self._common = 0
        self._opens = [False] * seats
        self._state: Gobbit | None = None

    def measured(self, seat: int, trip: int) -> None:
        """The server has measured a round trip."""
        self.lines[seat].measured(trip)

    def begin(self, state: Gobbit, now: int) -> list[int]:
        """A new position: when to send it to each seat, so that all see it at one instant (GB-097)."""
        cap = self.terms.cap
        self._state = state
        self.moment += 1
        self._hands = []
        self._opens = [False] * state.seats
        leads = [line.one_way(cap) for line in self.lines]
        self._common = now + max(leads)
        self._sent = [self._common - lead for lead in leads]
        self._shown = [self._common] * state.seats
        halted = state.decisions and state.decisions[0].kind != "react"
        self.wake = self._common + (self.terms.clock if halted else PAUSES[state.settings["tempo"]])
        return self._sent[:]

    def shown(self, seat: int, moment: int, now: int) -> None:
        """A client says it has drawn the position; believed within what its line has been measured to take."""
        if moment == self.moment:
            line = self.lines[seat]
            drawn = now - line.one_way(self.terms.cap)
            latest = self._sent[seat] + line.slowest(self.terms.cap)
            self._shown[seat] = max(self._sent[seat], min(drawn, latest))

    def slap(self, seat: int, option: int, moment: int, now: int) -> Hand:
        """A hand has come down at a client that showed this moment (GB-099, GB-105)."""
        state = self._table()
        hand = Hand(seat, option, now)
        if moment < self.moment:  # right or wrong, it was made on a table that is no more (GB-104, GB-121)
            return self._note(hand, "too-late")
        if moment > self.moment or now < self._sent[seat]:
            return self._refuse(hand, "unseen")
        for earlier in self._hands:
            if earlier.seat == seat and earlier.option == option:
                return earlier  # GB-109
        if state.why_not(seat, option) is not None or not PILE <= option <= DISCARD:
            return self._note(hand, "idle")  # GB-108
        hand.reaction = max(0, now - self.lines[seat].one_way(self.terms.cap) - self._shown[seat])
        hand.at = self._common + hand.reaction
        hand.compensation = now - hand.at
        hand.worth = judge(state, seat, option)
        if hand.reaction < self.terms.floor and not self._long_in_sight(hand):
            return self._refuse(hand, "too-early")
        self._hands.append(hand)
        if hand.worth != IDLE:
            self.wake = min(self.wake, now + self._patience(hand, now))
        return hand

    def open(self, seat: int, now: int) -> bool:
        """A player opens the next card: it is shown when no earlier hand can still be on its way (GB-106)."""
        state = self._table()
        if state.why_not(seat, OPEN) is not None:
            return False
        self._opens[seat] = True
        slow = max([line.slowest(self.terms.cap) for i, line in enumerate(self.lines) if i != seat])
        self.wake = min(self.wake, max(now, self._common + self.terms.rest) + min(slow, self.terms.window))
        return True

    def answer(self, seat: int, option: int, now: int) -> list[tuple[int, int, int]]:
        """An answer to a question that halts the game: the move to apply, none if it is not allowed."""
        state = self._table()
        halted = state.decisions and state.decisions[0].kind != "react"
        return [(seat, option, now)] if halted and state.why_not(seat, option) is None else []

    def take(self, seat: int, option: int, moment: int, now: int) -> tuple[str, list[tuple[int, int, int]]]:
        """Whatever a client sends: a hand, a card or an answer. Its verdict, if any yet, and the moves to apply."""
        state = self._table()
        if not state.decisions or state.decisions[0].kind != "react":
            moves = self.answer(seat, option, now)
            return "" if moves else "idle", moves
        if option == OPEN:
            return "" if self.open(seat, now) else "idle", []
        return self.slap(seat, option, moment, now).verdict if option != PASS else "", []

    def due(self, now: int) -> list[tuple[int, int, int]]:
        """The moves (seat, option, time) that close the moment, once it is over; apply all, then `begin` again."""
        state = self._table()
        if now < self.wake or state.outcome is not None:
            return []
        if state.decisions[0].kind != "react":  # time is up: the usual answer (GB-122, GB-123)
            seat = state.decisions[0].seat()
            return [(seat, suggest(state, seat), now)]
        self._decide(state)
        last = max([now, *[hand.at for hand in self._hands]])
        moves = [(hand.seat, hand.option, hand.at) for hand in sorted(self._hands, key=_by_time)]
        for decision in state.decisions:
            seat = decision.seat()
            moves.append((seat, OPEN if self._opens[seat] else PASS, last))
        return moves

    # --- inside ----------------------------------------------------------------------------------------------------

    def _table(self) -> Gobbit:
        assert self._state is not None, "begin comes first"
        return self._state

    def _note(self, hand: Hand, verdict: str) -> Hand:
        hand.verdict = verdict
        return hand

    def _refuse(self, hand: Hand, verdict: str) -> Hand:
        self.refused.append(hand)
        return self._note(hand, verdict)

    def _long_in_sight(self, hand: Hand) -> bool:
        """Whether a hand is right because of what lay there before the last change."""
        state = self._table()
        if hand.worth < EAT or hand.option == DISCARD:
            return False
        return onset(state, hand.seat, hand.option - PILE, state.condition()) < state.began

    def _patience(self, hand: Hand, now: int) -> int:
        """How long an earlier hand of somebody else may still be on its way, within the window."""
        cap = self.terms.cap
        wait = 0
        for seat, line in enumerate(self.lines):
            if seat != hand.seat:
                slow = line.slowest(cap)
                wait = max(wait, self._sent[seat] + slow + (hand.at - self._common) + slow - now)
        return min(wait, self.terms.window)

    def _decide(self, state: Gobbit) -> None:
        """Write down, for the players, how each race was decided; the rules decide it again as moves are applied."""
        for option in range(PILE, DISCARD + 1):
            race = Race(option - PILE)
            right = [hand for hand in self._hands if hand.option == option and hand.worth >= EAT]
            for hand in right:
                race.enter(hand.seat, hand.worth, hand.at)
            attacked = race.attacked()
            for hand in right:
                first = attacked != (hand.worth == SAVE) and hand.at == race.time()
                lot = attacked and len(race.attackers) > 1
                hand.verdict = "beaten" if not first else "lot" if lot else "won"
        for hand in self._hands:
            hand.verdict = hand.verdict or ("mistake" if hand.worth == MISTAKE else "idle")
        self.race = sorted(self._hands, key=_by_time)


def _by_time(hand: Hand) -> int:
    return hand.at
