"""Corruptions: gained from their deck, and put back or passed on when they are destroyed."""

from typing import Final

from mypy_extensions import i64

from igroteka.core.agenda import Frame
from igroteka.core.decision import Decision
from igroteka.games.aeons_end.cards.facts import CORRUPTION
from igroteka.games.aeons_end.effects.effect import Effect
from igroteka.games.aeons_end.options import SEAT
from igroteka.games.aeons_end.state import NEMESIS, AeonsEnd


def take_corruption(state: AeonsEnd, seat: i64) -> i64:
    """The next corruption for a player, or -1: with none left Gravehold suffers 2 (AE-056)."""
    if not state.corruptions:
        if state.events is not None:
            state.tell("no-corruption", seat)
        state.hit_city(2)
        return -1
    if state.events is not None:
        state.tell("corrupted", seat)
    return state.corruptions.pop()


def corrupt(state: AeonsEnd, seat: i64) -> None:
    """A player gains a corruption onto the deck, face down (AE-060)."""
    card = take_corruption(state, seat)
    if card >= 0:
        state.deck[seat].append(card)


class Corrupt(Effect):
    """The player gains corruptions onto the deck, face down; or into the hand, seen (AE-060)."""

    topic = "corruption"

    def __init__(self, count: int = 1, into_hand: bool = False) -> None:
        super().__init__()
        self.count = count
        self.into_hand = into_hand

    def run(self, state: AeonsEnd, frame: Frame) -> None:
        state.done()
        for _ in range(self.count):
            if not self.into_hand:
                corrupt(state, frame.seat)
                continue
            card = take_corruption(state, frame.seat)
            if card >= 0:
                state.see(card)
                state.hand[frame.seat].append(card)

    def alike(self, state: AeonsEnd, seat: i64, card: i64) -> bool:
        return not state.corruptions  # Gravehold suffers instead, whoever it is

    def size(self, state: AeonsEnd, seat: i64, card: i64) -> i64:
        return self.count


def destroy(state: AeonsEnd, card: i64) -> None:
    """A card leaves the game (AE-208); a corruption goes back (AE-055), or on to a player where that is harder."""
    if state.kind(card) != CORRUPTION:
        state.destroyed.append(card)
        if state.events is not None:
            state.tell("destroy", -1, card)
        return
    if state.events is not None:
        state.tell("uncorrupted", -1, card)
    if state.harder:
        state.resolving.append(card)
        state.push(PASS_ON, NEMESIS, card)
    else:
        state.corruptions.insert(0, card)


class PassOn(Effect):
    """A destroyed corruption is put into any player's discard pile (AE-061)."""

    def run(self, state: AeonsEnd, frame: Frame) -> None:
        state.decide(state.everyone(), "pass-on", frame, frame.card)

    def options(self, state: AeonsEnd, frame: Frame, decision: Decision) -> list[int]:
        return [SEAT + seat for seat in range(state.seats)]

    def chosen(self, state: AeonsEnd, frame: Frame, seat: int, option: int) -> None:
        state.done()
        state.resolving.remove(frame.card)
        state.to_discard(option - SEAT, frame.card)
        if state.events is not None:
            state.tell("passed-on", option - SEAT, frame.card)


PASS_ON: Final = PassOn()
