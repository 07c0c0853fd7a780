"""The referee of a live table: messages that arrive late become hands with fair times, judged together."""

from typing import Final

from igroteka.core.live import Hand, Referee, TimedMove
from igroteka.core.state import State
from igroteka.games.gobbit.effects.races import Race
from igroteka.games.gobbit.effects.slaps import EAT, IDLE, MISTAKE, SAVE, SCATTER, judge
from igroteka.games.gobbit.live.lines import Line, Sight, Terms
from igroteka.games.gobbit.live.sights import onset
from igroteka.games.gobbit.options import DISCARD, OPEN, PASS, PILE
from igroteka.games.gobbit.players import usual_answer
from igroteka.games.gobbit.state import Gobbit

PAUSES: Final[dict[str, int]] = {"calm": 3000, "brisk": 1800, "wild": 1100}  # a card then opens by itself (GB-116)
REMEMBERED: Final = 8  # moments that a hand may have been made on


class GobbitReferee(Referee):
    """Arbitrates one table of Gobb'it: hands that belong together are judged when the last of them has come."""

    def __init__(self, seats: int, terms: Terms | None = None) -> None:
        super().__init__()
        self.terms = terms or Terms()
        self.lines = [Line() for _ in range(seats)]
        self.refused: list[Hand] = []  # impossible times, for the log
        self._sights: list[Sight] = []  # the last moments, the present one at the end
        self._collecting = 0  # until then the moment stays open, whatever is opened
        self._opens = [False] * seats
        self._state: Gobbit | None = None

    def measured(self, seat: int, trip: int) -> None:
        """The server has measured a round trip."""
        self.lines[seat].measured(trip)

    def begin(self, state: State, now: int) -> list[int]:
        """A new position: when to send it to each seat, so that all see it at one instant (GB-097)."""
        assert isinstance(state, Gobbit)
        self._state = state
        self.moment += 1
        self._collecting = 0
        self._opens = [False] * state.seats
        sight = Sight(self.moment, state.copy(), now, [line.one_way(self.terms.cap) for line in self.lines])
        self._sights = [*self._sights[1 - REMEMBERED :], sight]
        if halted(state):
            self.wake = sight.common + self.terms.clock
        else:
            self.wake = sight.common + PAUSES[state.settings["tempo"]] + self._on_the_way(-1)
        return sight.sent[:]

    def shown(self, seat: int, moment: int, now: int) -> None:
        """A client says it has drawn the position; believed within what its line has been measured to take."""
        sight = self._seen(moment)
        if sight is not None:
            line = self.lines[seat]
            drawn = now - line.one_way(self.terms.cap)
            latest = sight.sent[seat] + line.slowest(self.terms.cap)
            sight.shown[seat] = max(sight.sent[seat], min(drawn, latest))

    def slap(self, seat: int, option: int, moment: int, now: int) -> Hand:
        """A hand has come down at a client that showed this moment (GB-099, GB-105)."""
        hand = Hand(seat, option, now)
        sight = self._seen(moment)
        if moment > self.moment or (sight is not None and now < sight.sent[seat]):
            return self._refuse(hand, "unseen")
        if sight is None:
            return self._note(hand, "too-late")
        present = self._sights[-1]
        earlier = sight.slapped(seat, option) or present.slapped(seat, option)
        if earlier is not None:
            return earlier  # GB-109
        if sight.table.why_not(seat, option) is not None or not PILE <= option <= DISCARD:
            return self._note(hand, "idle")  # GB-108
        hand.reaction = max(0, now - self.lines[seat].one_way(self.terms.cap) - sight.shown[seat])
        hand.at = sight.common + hand.reaction
        hand.compensation = now - hand.at
        hand.worth = judge(sight.table, seat, option)
        if sight is not present and not self._stands(hand, sight):
            return self._note(hand, "too-late")
        if hand.reaction < self.terms.floor and not long_in_sight(hand, sight.table):
            return self._refuse(hand, "too-early")
        spell = self._spell(hand)
        present.hands.append(hand)
        if hand.worth != IDLE:
            until = now + self._patience(hand, spell, now)
            if spell > self.terms.gather:
                self._collecting = max(self._collecting, until)
            self._close_by(until)
        return hand

    def open(self, seat: int, now: int) -> bool:
        """A player opens the next card: it is shown when no earlier hand can still be on its way (GB-106)."""
        if self._table().why_not(seat, OPEN) is not None:
            return False
        self._opens[seat] = True
        self._close_by(max(now, self._sights[-1].common + self.terms.rest) + self._on_the_way(seat))
        return True

    def answer(self, seat: int, option: int, now: int) -> list[TimedMove]:
        """An answer to a question that halts the game: the move to apply, none if it is not allowed."""
        state = self._table()
        return [(seat, option, now)] if halted(state) and state.why_not(seat, option) is None else []

    def take(self, seat: int, option: int, moment: int, now: int) -> tuple[str, list[TimedMove]]:
        """Whatever a client sends: a hand, a card or an answer. Its verdict, if any yet, and the moves to apply."""
        if halted(self._table()):
            if moment < self.moment:
                return "too-late", []  # a hand on a pile is no answer to a question that came after it
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
        if halted(state):  # time is up: the usual answer (GB-122, GB-123)
            seat = state.decisions[0].seat()
            return [(seat, usual_answer(state, seat), now)]
        hands = self._sights[-1].hands
        keep_order(hands, state.began)
        self.race = sorted(hands, key=_by_time)
        decide(self.race)
        last = max([now, *[hand.at for hand in hands]])
        moves = [(hand.seat, hand.option, hand.at) for hand in self.race]
        for decision in state.decisions:
            seat = decision.seat()
            moves.append((seat, OPEN if self._opens[seat] else PASS, last))
        return moves

    # --- inside ----------------------------------------------------------------------------------------------------

    def _table(self) -> Gobbit:
        assert self._state is not None, "begin comes first"
        return self._state

    def _seen(self, moment: int) -> Sight | None:
        """The moment of this number, if it is remembered."""
        for sight in self._sights:
            if sight.moment == moment:
                return sight
        return None

    def _note(self, hand: Hand, verdict: str) -> Hand:
        hand.verdict = verdict
        return hand

    def _refuse(self, hand: Hand, verdict: str) -> Hand:
        self.refused.append(hand)
        return self._note(hand, verdict)

    def _stands(self, hand: Hand, sight: Sight) -> bool:
        """Whether a hand made on an earlier moment counts now: the cards it concerns lie unchanged.

        Right then and wrong now is too late, never a mistake (GB-104, GB-121); a mistake is paid once (GB-113).
        """
        state = self._table()
        seat = hand.seat
        if hand.worth == IDLE or halted(state) or state.why_not(seat, hand.option) is not None:
            return False
        if judge(state, seat, hand.option) != hand.worth or state.pile[seat] != sight.table.pile[seat]:
            return False
        if hand.worth == MISTAKE and self._erred(seat, sight.moment):
            return False
        if hand.option == DISCARD:
            return state.discard == sight.table.discard
        return state.pile[hand.option - PILE] == sight.table.pile[hand.option - PILE]

    def _erred(self, seat: int, moment: int) -> bool:
        """Whether this seat has made a mistake since this moment."""
        for sight in self._sights:
            if sight.moment >= moment:
                for hand in sight.hands:
                    if hand.seat == seat and hand.worth == MISTAKE:
                        return True
        return False

    def _spell(self, hand: Hand) -> int:
        """For how long hands that come down after this one belong to the same moment.

        The first mistake of a player may be followed by a right hand, own or another's (GB-072, GB-073), and who
        attacks one half of a pair may reach for the other (GB-051).
        """
        first_mistake = hand.worth == MISTAKE and not self._erred(hand.seat, self.moment)
        pair = hand.worth == SCATTER and self._table().gorilla != hand.seat
        return self.terms.breath if first_mistake or pair else self.terms.gather

    def _patience(self, hand: Hand, spell: int, now: int) -> int:
        """How long a hand that is earlier, or belongs to the same moment, may still be on its way."""
        cap = self.terms.cap
        sight = self._sights[-1]
        wait = 0
        for seat, line in enumerate(self.lines):
            slow = line.slowest(cap)
            if seat == hand.seat:
                wait = max(wait, spell + slow - line.one_way(cap))
            else:
                wait = max(wait, sight.sent[seat] + slow + (hand.at - sight.common) + spell + slow - now)
        return min(wait, self.terms.window + spell)

    def _on_the_way(self, opener: int) -> int:
        """How long a hand of somebody else than the opener may have been on its way."""
        slow = max([line.slowest(self.terms.cap) for seat, line in enumerate(self.lines) if seat != opener])
        return min(slow, self.terms.window)

    def _close_by(self, time: int) -> None:
        """The moment ends at this time or sooner, not while hands are being collected."""
        self.wake = max(self._collecting, min(self.wake, time))


def halted(state: Gobbit) -> bool:
    """Whether a question is open that is not one of speed."""
    return len(state.decisions) > 0 and state.decisions[0].kind != "react"


def long_in_sight(hand: Hand, table: Gobbit) -> bool:
    """Whether a hand is right because of what lay there before the last change."""
    if hand.worth < EAT or hand.option == DISCARD:
        return False
    return onset(table, hand.seat, hand.option - PILE, table.condition()) < table.began


def keep_order(hands: list[Hand], began: int) -> None:
    """Hands made before this moment began count as its first ones, in the order in which they were made."""
    early = sorted({hand.at for hand in hands if hand.at < began})
    for hand in hands:
        if hand.at < began:
            hand.at = began + early.index(hand.at)


def decide(hands: list[Hand]) -> None:
    """Write down, for the players, how each race was decided; the rules decide it again as moves are applied."""
    for option in range(PILE, DISCARD + 1):
        race = Race(option - PILE)
        right = [hand for hand in hands if hand.option == option and hand.worth >= EAT]
        for hand in right:
            race.enter(hand.seat, hand.worth, hand.at)
        attacked = race.attacked()
        for hand in right:
            first = attacked != (hand.worth == SAVE) and hand.at == race.time()
            lot = attacked and len(race.attackers) > 1
            hand.verdict = "beaten" if not first else "lot" if lot else "won"
    for hand in hands:
        hand.verdict = hand.verdict or ("mistake" if hand.worth == MISTAKE else "idle")


def _by_time(hand: Hand) -> int:
    return hand.at
