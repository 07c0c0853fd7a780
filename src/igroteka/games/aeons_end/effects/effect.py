"""What an effect of Aeon's End is: a verb that knows how completely it can be done; and effects made of effects.

A frame's seat is the player the effect is about, or NEMESIS when it is about all of them: then the players decide
together (AE-189). Its value travels down a sequence: the damage a cast spell has gathered so far.
"""

from typing import Final

from mypy_extensions import i64

from igroteka.core.agenda import Frame, Verb
from igroteka.core.decision import Decision
from igroteka.games.aeons_end.cards.facts import TIER
from igroteka.games.aeons_end.options import FIRST, PASS, SECOND, YES
from igroteka.games.aeons_end.state import NEMESIS, AeonsEnd

FULL: Final = 100  # an effect that can be carried out completely


class Effect(Verb[AeonsEnd]):
    """Something a card does. `topic` names it where the players choose for whom it happens."""

    topic = "suffer"

    def degree(self, state: AeonsEnd, seat: i64, card: i64) -> i64:
        """How completely it can be carried out (for this player), 0 to FULL."""
        return FULL

    def alike(self, state: AeonsEnd, seat: i64, card: i64) -> bool:
        """Whether it does the same for this player as for anybody (nothing, mostly): who, need not be asked."""
        return self.degree(state, seat, card) == 0

    def size(self, state: AeonsEnd, seat: i64, card: i64) -> i64:
        """How much of it there is: damage, cards, charges."""
        return 0

    def number(self, state: AeonsEnd, frame: Frame) -> i64:
        """The number to tell with its question."""
        return self.size(state, max(0, frame.seat), frame.card)


def share(there: i64, wanted: i64) -> i64:
    """How complete it is to do something so many times out of so many."""
    return FULL if there >= wanted else FULL * there // wanted


def deciders(state: AeonsEnd, seat: i64) -> i64:
    """Who decides, as a mask: this player, or all of them together (AE-189)."""
    return state.everyone() if seat == NEMESIS else 1 << seat


def add_value(state: AeonsEnd, worth: i64) -> None:
    """Finish the effect on top of the agenda and add to what the sequence below it has gathered."""
    state.done()
    below = len(state.agenda) - 1
    if worth and below >= 0:
        state.agenda[below].value += worth


# --- amounts ----------------------------------------------------------------------------------------------------


class Amount:
    """A number that may depend on the position."""

    def __init__(self, base: int) -> None:
        self.base = base

    def of(self, state: AeonsEnd, seat: i64, card: i64) -> i64:
        return self.base


class FuryAmount(Amount):
    """So many for each fury token, and some more."""

    def of(self, state: AeonsEnd, seat: i64, card: i64) -> i64:
        return self.base + state.fury


class EmptyPiles(Amount):
    """So many for each empty supply pile."""

    def of(self, state: AeonsEnd, seat: i64, card: i64) -> i64:
        return self.base * state.empty_piles()


class OwnPrepped(Amount):
    """So many for each prepped spell of the player."""

    def of(self, state: AeonsEnd, seat: i64, card: i64) -> i64:
        return self.base * state.prepped(seat)


class LifeOfThis(Amount):
    """The current life of the minion itself."""

    def of(self, state: AeonsEnd, seat: i64, card: i64) -> i64:
        return state.tokens[state.foe_play.index(card)] if card in state.foe_play else 0


class TierTwo(Amount):
    """So many, and two more once a nemesis card of tier 2 or 3 has been drawn."""

    def of(self, state: AeonsEnd, seat: i64, card: i64) -> i64:
        return self.base + (2 if nemesis_tier(state) >= 2 else 0)


def nemesis_tier(state: AeonsEnd) -> i64:
    """The highest tier the nemesis has drawn from, 1 at the start."""
    return max([1] + [TIER[state.design[card]] for card in state.foe_play + state.foe_discard + state.resolving])


def as_amount(amount: int | Amount) -> Amount:
    return Amount(amount) if isinstance(amount, int) else amount


# --- effects made of effects ------------------------------------------------------------------------------------


class Do(Effect):
    """Several effects in the printed order (AE-183), as many of them as can be done (AE-186)."""

    def __init__(self, *effects: Effect) -> None:
        super().__init__()
        self.effects = list(effects)
        self.topic = effects[0].topic

    def parts(self) -> list[Verb[AeonsEnd]]:
        return list(self.effects)

    def run(self, state: AeonsEnd, frame: Frame) -> None:
        if frame.step == len(self.effects):
            state.done()
            return
        effect = self.effects[frame.step]
        frame.step += 1
        state.push(effect, frame.seat, frame.card, frame.value)

    def degree(self, state: AeonsEnd, seat: i64, card: i64) -> i64:
        return together([effect.degree(state, seat, card) for effect in self.effects])

    def alike(self, state: AeonsEnd, seat: i64, card: i64) -> bool:
        return all(effect.alike(state, seat, card) for effect in self.effects)

    def size(self, state: AeonsEnd, seat: i64, card: i64) -> i64:
        return self.effects[0].size(state, seat, card)


def together(degrees: list[int]) -> i64:
    """How complete a sequence is: each part counts alike; it is impossible only if every part is."""
    total = sum(degrees)
    return max(1, total // len(degrees)) if total else 0


class Paid(Do):
    """A price and what it buys: without the whole price, or with nothing to buy, none of it is done."""

    def degree(self, state: AeonsEnd, seat: i64, card: i64) -> i64:
        if self.effects[0].degree(state, seat, card) < FULL:
            return 0
        return self.effects[1].degree(state, seat, card)


class Either(Effect):
    """OR: one of two, and only one that can be carried out completely, or else most completely (AE-142, AE-207)."""

    def __init__(self, first: Effect, second: Effect) -> None:
        super().__init__()
        self.first = first
        self.second = second
        self.topic = first.topic if first.topic == second.topic else "or"

    def parts(self) -> list[Verb[AeonsEnd]]:
        return [self.first, self.second]

    def run(self, state: AeonsEnd, frame: Frame) -> None:
        if self.degree(state, frame.seat, frame.card) == 0:
            state.done()  # neither side can be done: there is nothing to choose
        else:
            state.decide(deciders(state, frame.seat), "or", frame, frame.card)

    def options(self, state: AeonsEnd, frame: Frame, decision: Decision) -> list[int]:
        first = self.first.degree(state, frame.seat, frame.card)
        second = self.second.degree(state, frame.seat, frame.card)
        if first == second:
            return [FIRST, SECOND]
        return [FIRST] if first > second else [SECOND]

    def chosen(self, state: AeonsEnd, frame: Frame, seat: int, option: int) -> None:
        state.done()
        effect = self.first if option == FIRST else self.second
        state.push(effect, frame.seat, frame.card, frame.value)

    def degree(self, state: AeonsEnd, seat: i64, card: i64) -> i64:
        return max(self.first.degree(state, seat, card), self.second.degree(state, seat, card))

    def size(self, state: AeonsEnd, seat: i64, card: i64) -> i64:
        return self.first.size(state, seat, card)


class May(Effect):
    """An effect that is optional: the player says yes or no."""

    def __init__(self, effect: Effect, asks: str) -> None:
        super().__init__()
        self.effect = effect
        self.asks = asks
        self.topic = effect.topic

    def parts(self) -> list[Verb[AeonsEnd]]:
        return [self.effect]

    def run(self, state: AeonsEnd, frame: Frame) -> None:
        if self.effect.degree(state, frame.seat, frame.card) == 0:
            state.done()
        else:
            state.ask_any(deciders(state, frame.seat), self.asks, frame, frame.card)

    def options(self, state: AeonsEnd, frame: Frame, decision: Decision) -> list[int]:
        return [PASS, YES]

    def chosen(self, state: AeonsEnd, frame: Frame, seat: int, option: int) -> None:
        state.done()
        if option == YES:
            state.push(self.effect, frame.seat, frame.card, frame.value)

    def degree(self, state: AeonsEnd, seat: i64, card: i64) -> i64:
        """Whoever can do any of it may be offered it."""
        return FULL if self.effect.degree(state, seat, card) > 0 else 0

    def size(self, state: AeonsEnd, seat: i64, card: i64) -> i64:
        return self.effect.size(state, seat, card)


class Repeat(Effect):
    """The same effect several times, each one wholly."""

    def __init__(self, times: int, effect: Effect) -> None:
        super().__init__()
        self.times = times
        self.effect = effect

    def parts(self) -> list[Verb[AeonsEnd]]:
        return [self.effect]

    def run(self, state: AeonsEnd, frame: Frame) -> None:
        if frame.step == self.times:
            state.done()
        else:
            frame.step += 1
            state.push(self.effect, frame.seat, frame.card)

    def degree(self, state: AeonsEnd, seat: i64, card: i64) -> i64:
        return self.effect.degree(state, seat, card)


class WhenHarder(Effect):
    """Something that belongs to the increased difficulty only (AE-218)."""

    def __init__(self, effect: Effect) -> None:
        super().__init__()
        self.effect = effect

    def parts(self) -> list[Verb[AeonsEnd]]:
        return [self.effect]

    def run(self, state: AeonsEnd, frame: Frame) -> None:
        state.done()
        if state.harder:
            state.push(self.effect, frame.seat, frame.card)
