"""Boost cards (Beyond Eternity): cards from discard piles that lie under creatures."""

from mypy_extensions import i64

from igroteka.core.agenda import Frame
from igroteka.core.decision import Decision
from igroteka.games.mindbug.effects.effect import Effect
from igroteka.games.mindbug.options import PASS
from igroteka.games.mindbug.state import Mindbug


class Boost(Effect):
    """Put up to so many cards from any discard piles under this creature (MB-105), or each under any (MB-109).

    The frame counts the placed cards in its step and holds the one that is being placed.
    """

    def __init__(self, count: int, itself: bool) -> None:
        super().__init__()
        self.count = count
        self.itself = itself

    def possible(self, state: Mindbug, seat: i64, card: i64) -> bool:
        return any(state.discard) and len(self.hosts(state, card)) > 0

    def hosts(self, state: Mindbug, card: i64) -> list[int]:
        """The creatures that may be boosted."""
        if self.itself:
            return [card] if state.controller(card) >= 0 else []
        return [creature for board in state.board for creature in board]

    def run(self, state: Mindbug, frame: Frame) -> None:
        if frame.picks:
            hosts = self.hosts(state, frame.card)
            if len(hosts) == 1:
                self.place(state, frame, hosts[0])
            else:
                state.ask(frame.seat, "bolster", frame, frame.card)
        elif frame.step < self.count and self.possible(state, frame.seat, frame.card):
            state.ask(frame.seat, "boost", frame, frame.card)
        else:
            state.done()

    def options(self, state: Mindbug, frame: Frame, decision: Decision) -> list[int]:
        if frame.picks:
            return self.hosts(state, frame.card)
        return [PASS, *[card for pile in state.discard for card in pile]]

    def chosen(self, state: Mindbug, frame: Frame, seat: int, option: int) -> None:
        if option == PASS:
            state.done()
        elif frame.picks:
            self.place(state, frame, option)
        else:
            frame.pick(option)

    def place(self, state: Mindbug, frame: Frame, creature: i64) -> None:
        card = frame.picks[0]
        for seat in range(state.seats):
            if card in state.discard[seat]:
                state.dig_up(card, seat)
        state.boost(card, creature)
        frame.forget()
        frame.step += 1


class TakeBoost(Effect):
    """Take a boost card from under any creature into the own hand."""

    def possible(self, state: Mindbug, seat: i64, card: i64) -> bool:
        return len(state.under) > 0

    def run(self, state: Mindbug, frame: Frame) -> None:
        offered = self.boosts(state)
        if len(offered) == 1:
            self.chosen(state, frame, frame.seat, offered[0])
        else:
            state.ask(frame.seat, "unboost", frame, frame.card, offered)

    def boosts(self, state: Mindbug) -> list[int]:
        return [card for pile in state.under for card in pile[1:]]

    def options(self, state: Mindbug, frame: Frame, decision: Decision) -> list[int]:
        return self.boosts(state)

    def chosen(self, state: Mindbug, frame: Frame, seat: int, option: int) -> None:
        state.done()
        for pile in state.under:
            if option in pile[1:]:
                pile.remove(option)
        state.under = [pile for pile in state.under if len(pile) > 1]
        state.refresh()
        state.take(option, frame.seat)
        if state.events is not None:
            state.emit("take-back", {"seat": f"seat:{frame.seat}", "cards": [state.thing(option)]})


def boost_this(count: i64) -> Effect:
    return Boost(count, itself=True)


def boost(count: i64) -> Effect:
    """Boost creatures of the controller's choice, any side."""
    return Boost(count, itself=False)
