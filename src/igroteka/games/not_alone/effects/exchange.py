"""Survival cards about Places that were laid down: exchange one with the discard, or take it back."""

from typing import Final

from mypy_extensions import i64

from igroteka.core.agenda import Frame, Verb
from igroteka.core.decision import Decision
from igroteka.games.not_alone.cards.facts import DISCARDS_HIDDEN, Effect
from igroteka.games.not_alone.cards.places import COUNT, PLACES_IN
from igroteka.games.not_alone.state import NotAlone, slot


class ExchangePlayed(Effect):
    """Exchange the Place played face down with one of the own discard."""

    def allowed(self, state: NotAlone, seat: i64) -> bool:
        return exchangeable(state, seat) != 0

    def begin(self, state: NotAlone, seat: i64, card: i64) -> None:
        state.push(EXCHANGE, seat, card)


class Exchange(Verb[NotAlone]):
    """A played Place is lifted in secret, one of the discard takes its turn; everybody sees the discard change."""

    def run(self, state: NotAlone, frame: Frame) -> None:
        seat = frame.seat
        if frame.step == 0:
            frame.step = 1
            state.decide(1 << seat, "exchange-out", frame, frame.card, PLACES_IN[state.played[seat]][:])
        elif COUNT[state.discard[seat]] > 1:
            state.ask(seat, "exchange-in", frame, frame.card)
        else:
            self.swap(state, seat, PLACES_IN[state.discard[seat]][0])

    def options(self, state: NotAlone, frame: Frame, decision: Decision) -> list[int]:
        if decision.kind == "exchange-out":
            return PLACES_IN[state.played[frame.seat]][:]
        offered = PLACES_IN[exchangeable(state, frame.seat)]
        return offered[:] or PLACES_IN[state.discard[frame.seat]][:]  # only in a world imagined behind a smokescreen

    def chosen(self, state: NotAlone, frame: Frame, seat: int, option: int) -> None:
        if state.pledged[seat]:
            self.swap(state, seat, option)
        else:
            state.played[seat] &= ~(1 << option)
            state.to_hand(seat, 1 << option)
            state.pledged[seat] = 1 << option

    def swap(self, state: NotAlone, seat: i64, place: i64) -> None:
        """Where a Place went that was seen in the discard, everybody can follow; not behind a smokescreen."""
        state.done()
        lifted = state.pledged[seat]
        state.pledged[seat] = 0
        state.hand[seat] &= ~lifted
        state.discard[seat] &= ~(1 << place)
        state.played[seat] |= 1 << place
        if state.effects & DISCARDS_HIDDEN:
            state.forget(slot(seat, place), 1 << seat)
        state.to_discard(seat, lifted)
        if state.events is not None:
            state.tell_places("exchange", seat, lifted)


def exchangeable(state: NotAlone, seat: i64) -> i64:
    """Places of the own discard that may be played this turn."""
    return state.discard[seat] & ~state.barred()


class ReturnPlayed(Effect):
    """Take a Place you played this turn back to hand."""

    def allowed(self, state: NotAlone, seat: i64) -> bool:
        return state.played[seat] != 0

    def begin(self, state: NotAlone, seat: i64, card: i64) -> None:
        state.push(KEEP_PLAYED, seat, card)


class KeepPlayed(Verb[NotAlone]):
    """Of two Places played, choose the one that returns to the hand."""

    def run(self, state: NotAlone, frame: Frame) -> None:
        state.decide(1 << frame.seat, "double-back", frame, frame.card)

    def options(self, state: NotAlone, frame: Frame, decision: Decision) -> list[int]:
        return PLACES_IN[state.played[frame.seat]][:]

    def chosen(self, state: NotAlone, frame: Frame, seat: int, option: int) -> None:
        state.done()
        state.return_played(seat, 1 << option)


EXCHANGE: Final = Exchange()
KEEP_PLAYED: Final = KeepPlayed()
