"""Damage in Aeon's End, both ways: players and exhaustion, Gravehold, Unleash, and damage dealt to the nemesis."""

from typing import Final

from mypy_extensions import i64

from igroteka.core.agenda import Frame
from igroteka.core.decision import Decision
from igroteka.games.aeons_end.cards.facts import BEHIND_HUSKS, CORRUPTS, GONE, HARDENS_HUSKS, ONE_PER_HIT, TRAITS
from igroteka.games.aeons_end.effects.breaches import lose_spell, wide_at
from igroteka.games.aeons_end.effects.corruption import corrupt
from igroteka.games.aeons_end.effects.effect import FULL, Amount, Effect, as_amount
from igroteka.games.aeons_end.effects.husks import hit_husks
from igroteka.games.aeons_end.options import BREACH, CARD, FOE, HUSK, PASS, YES
from igroteka.games.aeons_end.state import NEMESIS, AeonsEnd

# --- what players and Gravehold suffer --------------------------------------------------------------------------


def suffer(state: AeonsEnd, seat: i64, amount: i64) -> None:
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
            places = self.places(state, frame.seat)
            if places:
                state.decide(1 << frame.seat, "lose-breach", frame, -1, places)
        else:
            state.done()
            state.lose_charges(frame.seat, 99)
            state.hit_city(2 * frame.value)

    def places(self, state: AeonsEnd, seat: i64) -> list[int]:
        return [BREACH + place for place in range(seat * 4, seat * 4 + 4) if state.breach[place] != GONE]

    def options(self, state: AeonsEnd, frame: Frame, decision: Decision) -> list[int]:
        return self.places(state, frame.seat)

    def chosen(self, state: AeonsEnd, frame: Frame, seat: int, option: int) -> None:
        """A destroyed breach never comes back; the others stay in place (AE-197, AE-198)."""
        place = option - BREACH
        for card in state.slots[place][:]:
            lose_spell(state, place, card)
        wide = wide_at(state, place)
        if wide >= 0:
            lose_spell(state, place - 1, wide)
        state.breach[place] = GONE
        if state.events is not None:
            state.emit("breach-lost", {"seat": f"seat:{frame.seat}", "breach": f"breach:{place % 4 + 1}"})


EXHAUSTION: Final = Exhaustion()


class Suffer(Effect):
    """The player suffers damage."""

    topic = "suffer"

    def __init__(self, amount: int | Amount) -> None:
        super().__init__()
        self.amount = as_amount(amount)

    def run(self, state: AeonsEnd, frame: Frame) -> None:
        state.done()
        suffer(state, frame.seat, self.amount.of(state, frame.seat, frame.card))

    def alike(self, state: AeonsEnd, seat: i64, card: i64) -> bool:
        return state.shield != 0 or self.amount.of(state, seat, card) <= 0

    def size(self, state: AeonsEnd, seat: i64, card: i64) -> i64:
        return self.amount.of(state, seat, card)


class PaySuffer(Suffer):
    """Damage the player may take for something; where damage is prevented it cannot be taken."""

    def degree(self, state: AeonsEnd, seat: i64, card: i64) -> i64:
        return 0 if state.shield else FULL


class SufferValue(Effect):
    """The player suffers what came before adds up to."""

    def run(self, state: AeonsEnd, frame: Frame) -> None:
        state.done()
        suffer(state, frame.seat, frame.value)


class CitySuffers(Effect):
    """Gravehold suffers damage."""

    def __init__(self, amount: int | Amount) -> None:
        super().__init__()
        self.amount = as_amount(amount)

    def run(self, state: AeonsEnd, frame: Frame) -> None:
        state.done()
        state.hit_city(self.amount.of(state, frame.seat, frame.card))


class CityValue(Effect):
    """Gravehold suffers a number changed by what came before."""

    def __init__(self, base: int) -> None:
        super().__init__()
        self.base = base

    def run(self, state: AeonsEnd, frame: Frame) -> None:
        state.done()
        state.hit_city(self.base + frame.value)


class CityGains(Effect):
    """Gravehold gains life."""

    def __init__(self, amount: int) -> None:
        super().__init__()
        self.amount = amount

    def run(self, state: AeonsEnd, frame: Frame) -> None:
        state.done()
        state.heal_city(self.amount)

    def degree(self, state: AeonsEnd, seat: i64, card: i64) -> i64:
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


# --- what the nemesis and its minions suffer --------------------------------------------------------------------


def hit_foe(state: AeonsEnd, amount: i64) -> None:
    """The nemesis suffers damage; at 0 the players win at once (AE-134, AE-135)."""
    state.foe = max(0, state.foe - amount)
    if state.events is not None:
        state.emit("foe-hit", {"amount": amount, "life": state.foe})
    if state.foe == 0:
        state.end(True)


def hit_minion(state: AeonsEnd, card: i64, amount: i64) -> i64:
    """A minion suffers damage and is discarded at 0 life (AE-066, AE-133); the damage that got through."""
    place = state.foe_play.index(card)
    traits = TRAITS[state.design[card]]
    if traits & ONE_PER_HIT:
        amount = min(amount, 1)
    if traits & BEHIND_HUSKS and state.husks > 0:
        amount = 0
    if amount <= 0:
        if state.events is not None:
            state.tell("untouched", -1, card)
        return 0
    state.tokens[place] -= amount
    if state.events is not None:
        state.tell("minion-hit", -1, card, amount)
    if state.tokens[place] <= 0:
        leave_play(state, card)
    return amount


def leave_play(state: AeonsEnd, card: i64) -> None:
    """A nemesis card goes from play to the nemesis discard pile."""
    place = state.foe_play.index(card)
    state.foe_play.pop(place)
    state.tokens.pop(place)
    state.foe_discard.append(card)
    if TRAITS[state.design[card]] & HARDENS_HUSKS:
        state.hurt = 0
    if state.events is not None:
        state.tell("foe-discard", -1, card)


class HurtThis(Effect):
    """The minion itself suffers damage."""

    def __init__(self, amount: int) -> None:
        super().__init__()
        self.amount = amount

    def run(self, state: AeonsEnd, frame: Frame) -> None:
        state.done()
        if frame.card in state.foe_play:
            hit_minion(state, frame.card, self.amount)


class Deal(Effect):
    """Deal damage to one target: the nemesis, a minion, or a husk (AE-131).

    The frame's value (what a cast has gathered, breach bonus included) is added (AE-132).
    """

    def __init__(self, amount: int) -> None:
        super().__init__()
        self.amount = amount

    def extra(self, state: AeonsEnd, frame: Frame) -> i64:
        return 0

    def total(self, state: AeonsEnd, frame: Frame) -> i64:
        return self.amount + frame.value + self.extra(state, frame)

    def run(self, state: AeonsEnd, frame: Frame) -> None:
        if frame.step == 2:
            self.spread(state, frame)
        elif self.total(state, frame) <= 0:
            state.done()
        else:
            state.decide(1 << frame.seat, "target", frame, frame.card)

    def options(self, state: AeonsEnd, frame: Frame, decision: Decision) -> list[int]:
        return [PASS, YES] if frame.step == 1 else targets(state)

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
                hit_husks(state, amount, False)
            elif option == FOE:
                hit_foe(state, amount)
            else:
                strike_minion(state, frame.seat, state.with_design(state.foe_play, option - CARD), amount)

    def spread(self, state: AeonsEnd, frame: Frame) -> None:
        state.done()
        hit_husks(state, self.total(state, frame), True)

    def number(self, state: AeonsEnd, frame: Frame) -> i64:
        return self.total(state, frame)


def targets(state: AeonsEnd) -> list[int]:
    """What may be hit: the nemesis, its minions, its husks."""
    offered = [FOE]
    for card in state.minions():
        offered.append(CARD + state.design[card])
    if state.husks > 0:
        offered.append(HUSK)
    return offered


def strike_minion(state: AeonsEnd, seat: i64, card: i64, amount: i64) -> None:
    """A player damages a minion; some of them give something back for damage that got through."""
    through = hit_minion(state, card, amount)
    if through and TRAITS[state.design[card]] & CORRUPTS:
        corrupt(state, seat)
