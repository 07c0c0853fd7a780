"""For which player an effect is: any, an ally, the one with the least or most of something, several, all."""

from typing import Final

from mypy_extensions import i64

from igroteka.core.agenda import Frame, Verb
from igroteka.core.decision import Decision
from igroteka.games.aeons_end.effects.effect import Amount, Effect, add_value, as_amount, deciders
from igroteka.games.aeons_end.options import PASS, SEAT
from igroteka.games.aeons_end.state import AeonsEnd


class SomePlayer(Effect):
    """An effect for one player, chosen by the one whose card it is or by all together.

    One who can carry it out most completely has to be chosen (AE-192); with nobody who can do any of it, or where it
    does the same whoever is chosen, nobody is asked.
    """

    def __init__(self, effect: Effect) -> None:
        super().__init__()
        self.effect = effect
        self.topic = effect.topic
        self.asks = f"who-{effect.topic}"

    def parts(self) -> list[Verb[AeonsEnd]]:
        return [self.effect]

    def candidates(self, state: AeonsEnd, frame: Frame) -> list[int]:
        return list(range(state.seats))

    def able(self, state: AeonsEnd, frame: Frame) -> list[int]:
        """Those among the candidates who can do the most of it."""
        best = 1
        found: list[int] = []
        for seat in self.candidates(state, frame):
            degree = self.effect.degree(state, seat, frame.card)
            if degree > best:
                best = degree
                found = []
            if degree == best:
                found.append(seat)
        return found

    def run(self, state: AeonsEnd, frame: Frame) -> None:
        offered: list[int] = []
        alike = True
        for seat in self.able(state, frame):
            offered.append(SEAT + seat)
            alike = alike and self.effect.alike(state, seat, frame.card)
        if alike:
            offered = offered[:1]
        state.decide(deciders(state, frame.seat), self.asks, frame, frame.card, offered)

    def options(self, state: AeonsEnd, frame: Frame, decision: Decision) -> list[int]:
        return [SEAT + seat for seat in self.able(state, frame)]

    def chosen(self, state: AeonsEnd, frame: Frame, seat: int, option: int) -> None:
        state.done()
        state.push(self.effect, option - SEAT, frame.card)

    def degree(self, state: AeonsEnd, seat: i64, card: i64) -> i64:
        best = 0
        for other in range(state.seats):
            best = max(best, self.effect.degree(state, other, card))
        return best

    def size(self, state: AeonsEnd, seat: i64, card: i64) -> i64:
        return self.effect.size(state, seat, card)


class AnyPlayer(SomePlayer):
    """Any player, the chooser included."""


class AnyAlly(SomePlayer):
    """Any other player."""

    def candidates(self, state: AeonsEnd, frame: Frame) -> list[int]:
        return state.allies(frame.seat)

    def degree(self, state: AeonsEnd, seat: i64, card: i64) -> i64:
        best = 0
        for other in state.allies(seat):
            best = max(best, self.effect.degree(state, other, card))
        return best


LOWEST_LIFE: Final = 0
MOST_LIFE: Final = 1
MOST_PREPPED: Final = 2
MOST_OPENED: Final = 3
MOST_CHARGES: Final = 4
MOST_CRYSTALS: Final = 5
FEWEST_OPENED: Final = 6


class ThePlayer(SomePlayer):
    """The player with the least or most of something; ties are for the players to decide (AE-190, AE-191)."""

    def __init__(self, what: int, effect: Effect) -> None:
        super().__init__(effect)
        self.what = what

    def candidates(self, state: AeonsEnd, frame: Frame) -> list[int]:
        best = -1000
        found: list[int] = []
        for seat in range(state.seats):
            if self.what == LOWEST_LIFE and state.exhausted[seat] and state.seats > 1:
                continue  # exhausted players are passed over (AE-202); a lone mage cannot be (AE-232)
            measured = self.measure(state, seat)
            if measured > best:
                best = measured
                found = []
            if measured == best:
                found.append(seat)
        return found

    def able(self, state: AeonsEnd, frame: Frame) -> list[int]:
        return self.candidates(state, frame)

    def number(self, state: AeonsEnd, frame: Frame) -> i64:
        return self.effect.size(state, self.candidates(state, frame)[0], frame.card)

    def measure(self, state: AeonsEnd, seat: i64) -> i64:
        if self.what == LOWEST_LIFE:
            return -state.life[seat]
        if self.what == MOST_LIFE:
            return state.life[seat]
        if self.what == MOST_PREPPED:
            return state.prepped(seat)
        if self.what == MOST_OPENED:
            return state.opened(seat)
        if self.what == FEWEST_OPENED:
            return -state.opened(seat)
        if self.what == MOST_CHARGES:
            return state.charges[seat]
        return sum([1 for card in state.hand[seat] if state.name(card) == "crystal"])


class TwoPlayers(Effect):
    """One effect for any player and another for a different one; a lone mage takes both (AE-230).

    The two are chosen so that as much as possible of both is done (AE-186, AE-192).
    """

    def __init__(self, first: Effect, second: Effect) -> None:
        super().__init__()
        self.first = first
        self.second = second

    def parts(self) -> list[Verb[AeonsEnd]]:
        return [self.first, self.second]

    def run(self, state: AeonsEnd, frame: Frame) -> None:
        if frame.step == 2:
            state.done()
            return
        offered = self.options(state, frame, Decision(0, "", 0, -1))
        if offered:
            state.decide(state.everyone(), f"who-{self.effect(frame).topic}", frame, frame.card, offered)
        else:
            frame.step += 1

    def effect(self, frame: Frame) -> Effect:
        return self.first if frame.step == 0 else self.second

    def number(self, state: AeonsEnd, frame: Frame) -> i64:
        return self.effect(frame).size(state, 0, frame.card)

    def options(self, state: AeonsEnd, frame: Frame, decision: Decision) -> list[int]:
        if state.seats == 1:
            return [SEAT]
        offered: list[int] = []
        best = 1
        for seat in range(state.seats):
            degree = self.worth(state, frame, seat)
            if degree > best:
                best = degree
                offered = []
            if degree == best:
                offered.append(SEAT + seat)
        return offered

    def worth(self, state: AeonsEnd, frame: Frame, seat: i64) -> i64:
        """How much of both is done if this player is named now, 0 if they cannot be."""
        degree = self.effect(frame).degree(state, seat, frame.card)
        if degree == 0 or seat in frame.picks:
            return 0
        if frame.step == 0:
            degree += max([self.second.degree(state, other, frame.card) for other in state.allies(seat)])
        return degree

    def chosen(self, state: AeonsEnd, frame: Frame, seat: int, option: int) -> None:
        effect = self.effect(frame)
        frame.step += 1
        frame.pick(option - SEAT)
        state.push(effect, option - SEAT, frame.card)


class Together(Effect):
    """The players share out a number of small effects as they like; `worth` per effect goes to the sequence."""

    def __init__(self, effect: Effect, count: int | Amount, may: bool = False, worth: int = 0) -> None:
        super().__init__()
        self.effect = effect
        self.count = as_amount(count)
        self.may = may
        self.worth = worth
        self.topic = effect.topic
        self.asks = f"together-{effect.topic}"

    def parts(self) -> list[Verb[AeonsEnd]]:
        return [self.effect]

    def run(self, state: AeonsEnd, frame: Frame) -> None:
        offered = self.able(state, frame)
        if not offered or self.number(state, frame) <= 0:
            add_value(state, self.worth * frame.step)
        else:
            state.decide(state.everyone(), self.asks, frame, frame.card)

    def able(self, state: AeonsEnd, frame: Frame) -> list[int]:
        offered: list[int] = []
        for seat in range(state.seats):
            if self.effect.degree(state, seat, frame.card) > 0:
                offered.append(SEAT + seat)
        return offered

    def options(self, state: AeonsEnd, frame: Frame, decision: Decision) -> list[int]:
        able = self.able(state, frame)
        return [PASS, *able] if self.may else able

    def chosen(self, state: AeonsEnd, frame: Frame, seat: int, option: int) -> None:
        if option == PASS:
            add_value(state, self.worth * frame.step)
        else:
            frame.step += 1
            state.push(self.effect, option - SEAT, frame.card)

    def number(self, state: AeonsEnd, frame: Frame) -> i64:
        return self.count.of(state, frame.seat, frame.card) - frame.step


class AllPlayers(Effect):
    """Every player in turn, from the one who does it."""

    def __init__(self, effect: Effect) -> None:
        super().__init__()
        self.effect = effect

    def parts(self) -> list[Verb[AeonsEnd]]:
        return [self.effect]

    def run(self, state: AeonsEnd, frame: Frame) -> None:
        if frame.step == state.seats:
            state.done()
            return
        seat = (frame.seat + frame.step) % state.seats
        frame.step += 1
        state.push(self.effect, seat, frame.card)
