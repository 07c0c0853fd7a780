"""Damage in Aeon's End, both ways: players and exhaustion, Gravehold, Unleash, and damage dealt to the nemesis."""

from typing import Final

from igroteka.core.agenda import Frame
from igroteka.core.decision import Decision
from igroteka.games.aeons_end.effects import FULL, UNASKED, Amount, Effect
from igroteka.games.aeons_end.facts import CORRUPTS, GONE, TRAITS
from igroteka.games.aeons_end.options import BREACH, CARD, FOE, HUSK, PASS, YES
from igroteka.games.aeons_end.state import NEMESIS, AeonsEnd


def suffer(state: AeonsEnd, seat: int, amount: int) -> None:
    """A player suffers damage: exhausted ones pass it on to Gravehold, doubled (AE-203); at 0 life they become so."""
    if amount <= 0:
        return
    if state.shield:
        if state.events is not None:
            state.tell("prevented", seat, -1, amount)
        return
    if state.exhausted[seat]:
        state.hit_city(2 * amount)
        return
    if state.events is not None:
        state.tell("suffer", seat, -1, amount)
    if amount < state.life[seat]:
        state.life[seat] -= amount
        return
    excess = amount - state.life[seat]
    state.life[seat] = 0
    state.exhausted[seat] = 1
    if state.events is not None:
        state.tell("exhausted", seat)
    if state.seats > 1 and all(state.exhausted):  # a lone mage plays on (AE-231)
        state.end(False)
    else:
        state.push(EXHAUSTION, seat, -1, excess)


class Exhaustion(Effect):
    """Unleash twice, destroy a breach, lose all charges; then the excess hits Gravehold twice (AE-196 to AE-204)."""

    def run(self, state: AeonsEnd, frame: Frame) -> None:
        if frame.step < 2:
            frame.step += 1
            unleash(state)
        elif frame.step == 2:
            frame.step = 3
            places = self.options(state, frame, UNASKED)
            if len(places) == 1:
                self.chosen(state, frame, frame.seat, places[0])
            elif places:
                state.ask(frame.seat, "lose-breach", frame)
        else:
            state.done()
            state.lose_charges(frame.seat, 99)
            state.hit_city(2 * frame.value)

    def options(self, state: AeonsEnd, frame: Frame, decision: Decision) -> list[int]:
        first = frame.seat * 4
        return [BREACH + place for place in range(first, first + 4) if state.breach[place] != GONE]

    def chosen(self, state: AeonsEnd, frame: Frame, seat: int, option: int) -> None:
        """A destroyed breach never comes back; the others stay in place (AE-197, AE-198)."""
        place = option - BREACH
        for card in state.slots[place][:]:
            state.lose_spell(place, card)
        wide = state.wide_at(place)
        if wide >= 0:
            state.lose_spell(place - 1, wide)
        state.breach[place] = GONE
        if state.events is not None:
            state.emit("breach-lost", {"seat": f"seat:{frame.seat}", "breach": f"breach:{place % 4 + 1}"})


class Suffer(Effect):
    """The player suffers damage."""

    topic = "suffer"

    def __init__(self, amount: int | Amount) -> None:
        super().__init__()
        self.amount = Amount(amount) if isinstance(amount, int) else amount

    def run(self, state: AeonsEnd, frame: Frame) -> None:
        state.done()
        suffer(state, frame.seat, self.amount.of(state, frame.seat, frame.card))

    def size(self, state: AeonsEnd, seat: int, card: int) -> int:
        return self.amount.of(state, seat, card)


class PaySuffer(Suffer):
    """Damage the player may take for something; where damage is prevented it cannot be taken."""

    def degree(self, state: AeonsEnd, seat: int, card: int) -> int:
        return 0 if state.shield else FULL


class CitySuffers(Effect):
    """Gravehold suffers damage."""

    def __init__(self, amount: int | Amount) -> None:
        super().__init__()
        self.amount = Amount(amount) if isinstance(amount, int) else amount

    def run(self, state: AeonsEnd, frame: Frame) -> None:
        state.done()
        state.hit_city(self.amount.of(state, frame.seat, frame.card))


class CityGains(Effect):
    """Gravehold gains life."""

    def __init__(self, amount: int) -> None:
        super().__init__()
        self.amount = amount

    def run(self, state: AeonsEnd, frame: Frame) -> None:
        state.done()
        state.heal_city(self.amount)

    def degree(self, state: AeonsEnd, seat: int, card: int) -> int:
        return FULL if state.city < state.city_cap else 0


def unleash(state: AeonsEnd) -> None:
    """Resolve the Unleash effect of the nemesis mat (AE-048)."""
    mat = state.nemesis()
    if state.events is not None:
        state.tell("unleash", -1)
    harder = mat.harder_unleash
    state.push(harder if state.harder and harder is not None else mat.unleash, NEMESIS)


class Unleash(Effect):
    """Unleash, so many times, each one wholly."""

    def __init__(self, times: int = 1) -> None:
        super().__init__()
        self.times = times

    def run(self, state: AeonsEnd, frame: Frame) -> None:
        if frame.step == self.times:
            state.done()
        else:
            frame.step += 1
            unleash(state)


class Deal(Effect):
    """Deal damage to one target: the nemesis, a minion, or a husk (AE-131).

    The frame's value (what a cast has gathered, breach bonus included) is added (AE-132).
    """

    def __init__(self, amount: int) -> None:
        super().__init__()
        self.amount = amount

    def extra(self, state: AeonsEnd, frame: Frame) -> int:
        return 0

    def total(self, state: AeonsEnd, frame: Frame) -> int:
        return self.amount + frame.value + self.extra(state, frame)

    def run(self, state: AeonsEnd, frame: Frame) -> None:
        if frame.step == 2:
            self.spread(state, frame)
            return
        if self.total(state, frame) <= 0:
            state.done()
            return
        offered = self.options(state, frame, UNASKED)
        if len(offered) == 1:
            self.chosen(state, frame, frame.seat, offered[0])
        else:
            state.ask(frame.seat, "target", frame, frame.card)

    def options(self, state: AeonsEnd, frame: Frame, decision: Decision) -> list[int]:
        if frame.step == 1:
            return [PASS, YES]
        offered = [FOE]
        for card in state.minions():
            offered.append(CARD + state.design[card])
        if state.husks > 0:
            offered.append(HUSK)
        return offered

    def chosen(self, state: AeonsEnd, frame: Frame, seat: int, option: int) -> None:
        amount = self.total(state, frame)
        if option == HUSK and state.husks > 1 and amount > 1 and not state.shield:
            frame.step = 1
            state.ask(frame.seat, "spread", frame, frame.card)
        elif frame.step == 1 and option == YES:
            frame.step = 2  # first the 1 damage that buys it, then the husks
            suffer(state, frame.seat, 1)
        else:
            state.done()
            if frame.step == 1 or option == HUSK:
                state.hit_husks(amount, False)
            elif option == FOE:
                state.hit_foe(amount)
            else:
                strike_minion(state, frame.seat, state.with_design(state.foe_play, option - CARD), amount)

    def spread(self, state: AeonsEnd, frame: Frame) -> None:
        state.done()
        state.hit_husks(self.total(state, frame), True)

    def number(self, state: AeonsEnd, frame: Frame) -> int:
        return self.total(state, frame)


def strike_minion(state: AeonsEnd, seat: int, card: int, amount: int) -> None:
    """A player damages a minion; some of them give something back for damage that got through."""
    through = state.hit_minion(card, amount)
    if through and TRAITS[state.design[card]] & CORRUPTS:
        state.corrupt(seat)


EXHAUSTION: Final = Exhaustion()
