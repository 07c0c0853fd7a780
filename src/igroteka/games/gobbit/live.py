"""Gobb'it in real time: what each seat sees to react to, and the referee who turns delayed messages into timed hands.

All times are the server's, in milliseconds since the match began. A client is believed in nothing but that a message
has come: its line is measured by the server (`measured`), and what it may gain by a slow line is bounded by that and
a cap. `Referee` in core/live.py says how a table drives it.
"""

from typing import Final

from igroteka.core.live import Hand, Referee, Reflex, TimedMove
from igroteka.core.state import State
from igroteka.games.gobbit.cards import ANIMAL, CARDS, COLOURS, EATS, GORILLA, NO_CONDITION
from igroteka.games.gobbit.effects.races import Race
from igroteka.games.gobbit.effects.slaps import EAT, IDLE, MISTAKE, SAVE, judge
from igroteka.games.gobbit.options import DISCARD, OPEN, PASS, PILE
from igroteka.games.gobbit.players import usual_answer
from igroteka.games.gobbit.state import Gobbit

# --- what there is to react to -----------------------------------------------------------------------------------

BITS: Final[list[float]] = [0.0, 0.0, 1.0, 1.6, 2.0, 2.3, 2.6, 2.8, 3.0]  # log2 of the piles there are to look at
CONDITION_BITS: Final[list[float]] = [0.0, 0.6, 0.5, 1.0, 0.6, 0.9, 0.8]  # a rule to keep in mind, by condition


def reflex(state: Gobbit, seat: int) -> Reflex | None:
    """What this seat sees to react to; None when the question is not one of speed. Open facts alone."""
    decision = state.decision_for(seat)
    if decision is None or decision.kind != "react":
        return None
    seen = Reflex(state.began, OPEN if state.on_turn(seat) else -1)
    if state.calling:
        if state.inside >> seat & 1 and not state.slapped(seat, DISCARD):
            seen.add(DISCARD, last_change(state), bits(state, NO_CONDITION), True)
        return seen
    condition = state.condition()
    for step in range(state.seats):  # the own pile first, then clockwise: no seat comes first by its number
        owner = (seat + step) % state.seats
        if state.pile[owner] and not state.slapped(seat, PILE + owner):
            look(state, seat, owner, condition, seen)
    return seen


def look(state: Gobbit, seat: int, owner: int, condition: int, seen: Reflex) -> None:
    """A pile: something to slap, something that only looks like it (if it has just come up), or nothing."""
    if judge(state, seat, PILE + owner) >= EAT:
        seen.add(PILE + owner, onset(state, seat, owner, condition), bits(state, condition), True)
    elif owner == seat:
        for other in range(state.seats):
            if other != seat and fresh(state, seat, other) and tempting(state, other, seat, condition):
                seen.add(PILE + owner, state.began, bits(state, condition), False)
                return
    elif fresh(state, seat, owner) and tempting(state, seat, owner, condition):
        seen.add(PILE + owner, state.began, bits(state, condition), False)


def onset(state: Gobbit, seat: int, owner: int, condition: int) -> int:
    """When a right hand on this pile became right: with the later of the two cards, or with the condition."""
    if owner == seat or not state.pile[seat]:
        return last_change(state) if condition else state.since[owner] if owner != seat else newest(state)
    latest = max(state.since[seat], state.since[owner])
    return max(latest, state.ruled) if condition else latest


def newest(state: Gobbit) -> int:
    """When the newest top card came up."""
    latest = 0
    for seat in range(state.seats):
        if state.pile[seat] and state.since[seat] > latest:
            latest = state.since[seat]
    return latest


def last_change(state: Gobbit) -> int:
    return max(newest(state), state.ruled)


def fresh(state: Gobbit, seat: int, other: int) -> bool:
    """Whether one of the two top cards has just come up."""
    return state.since[seat] == state.began or state.since[other] == state.began


def tempting(state: Gobbit, seat: int, other: int, condition: int) -> bool:
    """Whether one card seems to eat another: the right animal in the wrong colour, the right colour on the wrong
    animal, or a conflict that a condition has switched off."""
    mine = state.pile[seat]
    theirs = state.pile[other]
    if not mine or not theirs or ANIMAL[mine[-1]] == GORILLA or ANIMAL[theirs[-1]] == GORILLA:
        return False
    if ANIMAL[mine[-1]] == ANIMAL[theirs[-1]]:
        return False
    if COLOURS[mine[-1]] & COLOURS[theirs[-1]]:
        return True
    return condition != NO_CONDITION and EATS[mine[-1] * CARDS + theirs[-1]]


def bits(state: Gobbit, condition: int) -> float:
    """How much there is to tell apart: more piles, and a condition, make it more."""
    piles = 0
    for seat in range(state.seats):
        if state.pile[seat]:
            piles += 1
    return BITS[piles] + CONDITION_BITS[condition]


# --- the referee -------------------------------------------------------------------------------------------------

SAMPLES: Final = 15  # round trips remembered per line
PAUSES: Final[dict[str, int]] = {"calm": 3000, "brisk": 1800, "wild": 1100}  # a card then opens by itself (GB-116)


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


class GobbitReferee(Referee):
    """Arbitrates one table of Gobb'it: hands are judged together when the last that could be earlier has come."""

    def __init__(self, seats: int, terms: Terms | None = None) -> None:
        super().__init__()
        self.terms = terms or Terms()
        self.lines = [Line() for _ in range(seats)]
        self.refused: list[Hand] = []  # impossible times, for the log
        self._hands: list[Hand] = []
        self._sent = [0] * seats
        self._shown = [0] * seats
        self._common = 0
        self._opens = [False] * seats
        self._state: Gobbit | None = None

    def measured(self, seat: int, trip: int) -> None:
        """The server has measured a round trip."""
        self.lines[seat].measured(trip)

    def begin(self, state: State, now: int) -> list[int]:
        """A new position: when to send it to each seat, so that all see it at one instant (GB-097)."""
        assert isinstance(state, Gobbit)
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

    def answer(self, seat: int, option: int, now: int) -> list[TimedMove]:
        """An answer to a question that halts the game: the move to apply, none if it is not allowed."""
        state = self._table()
        halted = state.decisions and state.decisions[0].kind != "react"
        return [(seat, option, now)] if halted and state.why_not(seat, option) is None else []

    def take(self, seat: int, option: int, moment: int, now: int) -> tuple[str, list[TimedMove]]:
        """Whatever a client sends: a hand, a card or an answer. Its verdict, if any yet, and the moves to apply."""
        state = self._table()
        if not state.decisions or state.decisions[0].kind != "react":
            moves = self.answer(seat, option, now)
            return "" if moves else "idle", moves
        if option == OPEN:
            return "" if self.open(seat, now) else "idle", []
        return self.slap(seat, option, moment, now).verdict if option != PASS else "", []

    def due(self, now: int) -> list[TimedMove]:
        """The moves (seat, option, time) that close the moment, once it is over; apply all, then `begin` again."""
        state = self._table()
        if now < self.wake or state.outcome is not None:
            return []
        if state.decisions[0].kind != "react":  # time is up: the usual answer (GB-122, GB-123)
            seat = state.decisions[0].seat()
            return [(seat, usual_answer(state, seat), now)]
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


def referee(seats: int) -> GobbitReferee:
    """A referee for a new table."""
    return GobbitReferee(seats)
