"""Casting spells, damage that depends on the breaches, and prepped spells that are lost."""

from typing import Final

from mypy_extensions import i64

from igroteka.core.agenda import Frame, Verb
from igroteka.core.decision import Decision
from igroteka.games.aeons_end.cards.facts import BONUS, EFFECT, GONE, OPENED, PREPS_WIDE, TRAITS
from igroteka.games.aeons_end.effects.breaches import lose_spell, prepper, unprep, wide_at
from igroteka.games.aeons_end.effects.corruption import destroy
from igroteka.games.aeons_end.effects.damage import Deal, hit_foe, strike_minion
from igroteka.games.aeons_end.effects.effect import FULL, Effect, deciders, share
from igroteka.games.aeons_end.effects.husks import hit_husks
from igroteka.games.aeons_end.options import CARD, FOE, HUSK, PASS, SPELL_AT
from igroteka.games.aeons_end.state import AeonsEnd

# --- casting ----------------------------------------------------------------------------------------------------


def breach_bonus(state: AeonsEnd, place: i64, card: i64) -> i64:
    """The +1 of the opened breach a spell is cast from, once per cast (AE-132)."""
    bonus = BONUS[place % 4] if state.breach[place] == OPENED else 0
    if TRAITS[state.design[card]] & PREPS_WIDE and state.breach[place + 1] == OPENED:
        bonus = max(bonus, BONUS[place % 4 + 1])
    return bonus


def cast(state: AeonsEnd, caster: i64, place: i64, card: i64, bonus: i64 = 0, keep: bool = False) -> None:
    """Discard the spell first (AE-130), to the one who prepped it (AE-138); then its text is about the caster."""
    total = bonus + breach_bonus(state, place, card)
    state.cast_from = place
    if state.events is not None:
        state.tell("cast", caster, card)
    if not keep:
        owner = unprep(state, place, card)
        state.to_discard(owner, card)
    effect = EFFECT[state.design[card]]
    assert effect is not None
    state.push(effect, caster, card, total)


def spell_option(place: i64, layer: i64) -> i64:
    return SPELL_AT + place * 2 + layer


def spell_place(option: i64) -> i64:
    """The breach of the prepped spell that an option names."""
    return (option - SPELL_AT) // 2


def spell_card(state: AeonsEnd, option: i64) -> i64:
    """The prepped spell that an option names."""
    return state.slots[spell_place(option)][(option - SPELL_AT) % 2]


ANYBODY: Final = 0
ALLY: Final = 1
OWN_FRESH: Final = 2


class CastPrepped(Effect):
    """Cast a prepped spell: of anybody, of an ally, or one's own prepped this turn; or twice, and then discard it."""

    def __init__(self, whose: int = ANYBODY, may: bool = False, bonus: int = 0, twice: bool = False) -> None:
        super().__init__()
        self.whose = whose
        self.may = may
        self.bonus = bonus
        self.twice = twice

    def spells(self, state: AeonsEnd, seat: i64) -> list[int]:
        """The options, one for each spell that may be cast."""
        found: list[int] = []
        allies = state.allies(seat)
        for place in range(len(state.slots)):
            if not state.slots[place] or (self.whose == ALLY and place // 4 not in allies):
                continue
            for layer in range(len(state.slots[place])):
                card = state.slots[place][layer]
                if self.whose == OWN_FRESH and (card not in state.fresh or prepper(state, place, card) != seat):
                    continue
                found.append(spell_option(place, layer))
        return found

    def run(self, state: AeonsEnd, frame: Frame) -> None:
        if frame.step == 1:  # the second cast, and now it is discarded
            state.done()
            place, card = frame.picks[0], frame.picks[1]
            if card in state.slots[place]:
                cast(state, frame.seat, place, card)
            return
        spells = self.spells(state, frame.seat)
        if not spells:
            state.done()
        else:
            offered = [PASS, *spells] if self.may else spells
            state.decide(1 << frame.seat, "spell", frame, frame.card, offered)

    def options(self, state: AeonsEnd, frame: Frame, decision: Decision) -> list[int]:
        spells = self.spells(state, frame.seat)
        return [PASS, *spells] if self.may else spells

    def chosen(self, state: AeonsEnd, frame: Frame, seat: int, option: int) -> None:
        if option == PASS:
            state.done()
            return
        place = spell_place(option)
        card = spell_card(state, option)
        if self.twice:
            frame.step = 1
            frame.pick(place)
            frame.pick(card)
            cast(state, seat, place, card, keep=True)
        else:
            state.done()
            cast(state, seat, place, card, self.bonus)

    def degree(self, state: AeonsEnd, seat: i64, card: i64) -> i64:
        return FULL if self.spells(state, seat) else 0


class FromHighBreach(Effect):
    """Something only a spell cast from an opened breach III or IV can do."""

    def __init__(self, effect: Effect) -> None:
        super().__init__()
        self.effect = effect

    def parts(self) -> list[Verb[AeonsEnd]]:
        return [self.effect]

    def run(self, state: AeonsEnd, frame: Frame) -> None:
        state.done()
        state.push(self.effect, frame.seat, frame.card)

    def degree(self, state: AeonsEnd, seat: i64, card: i64) -> i64:
        high = state.cast_from % 4 >= 2 and state.breach[state.cast_from] == OPENED
        return FULL if high else 0


# --- the damage of spells ---------------------------------------------------------------------------------------


class DealPerOpened(Deal):
    """Damage plus 1 for each opened breach of the caster."""

    def extra(self, state: AeonsEnd, frame: Frame) -> i64:
        return state.opened(frame.seat)


class DealIfAllOpened(Deal):
    """Damage plus 1 if all breaches of the caster are opened; destroyed ones do not count."""

    def extra(self, state: AeonsEnd, frame: Frame) -> i64:
        first = frame.seat * 4
        return int(all(stage in (OPENED, GONE) for stage in state.breach[first : first + 4]))


class DealPerNeighbour(Deal):
    """Damage plus 2 for each spell prepped in a breach adjacent to the one it was cast from (AE-034)."""

    def extra(self, state: AeonsEnd, frame: Frame) -> i64:
        place = state.cast_from
        count = 0
        if place % 4 > 0:
            count += len(state.slots[place - 1]) + (1 if wide_at(state, place - 1) >= 0 else 0)
        if place % 4 < 3:
            count += len(state.slots[place + 1])
        return 2 * count


SPLIT: Final = 1000  # added to the gathered damage: it may be split


class DealSplit(Deal):
    """Damage that may be split among the nemesis and minions if an ally has paid for that: point by point."""

    def total(self, state: AeonsEnd, frame: Frame) -> i64:
        return self.amount + frame.value % SPLIT

    def run(self, state: AeonsEnd, frame: Frame) -> None:
        if frame.value < SPLIT:
            super().run(state, frame)
        elif len(frame.picks) < self.total(state, frame):
            state.decide(1 << frame.seat, "split", frame, frame.card)
        else:
            self.land(state, frame)

    def chosen(self, state: AeonsEnd, frame: Frame, seat: int, option: int) -> None:
        if frame.value < SPLIT:
            super().chosen(state, frame, seat, option)
        else:
            frame.pick(option)

    def number(self, state: AeonsEnd, frame: Frame) -> i64:
        return self.total(state, frame) - len(frame.picks)

    def land(self, state: AeonsEnd, frame: Frame) -> None:
        """What was aimed at one target hits it as one, and all of it at once: husks shield until it is over."""
        state.done()
        for option in dict.fromkeys(frame.picks):
            amount = frame.picks.count(option)
            if option == FOE:
                hit_foe(state, amount)
            elif option != HUSK:
                strike_minion(state, frame.seat, state.with_design(state.foe_play, option - CARD), amount)
        if HUSK in frame.picks:
            hit_husks(state, frame.picks.count(HUSK), True)


# --- prepped spells that are lost -------------------------------------------------------------------------------


class LosePrepped(Effect):
    """The player discards or destroys prepped spells of some cost, perhaps the dearest."""

    topic = "spell"

    def __init__(self, count: int = 1, cost_from: int = 0, dearest: bool = False, destroyed: bool = False) -> None:
        super().__init__()
        self.count = count
        self.cost_from = cost_from
        self.dearest = dearest
        self.destroyed = destroyed

    def places(self, state: AeonsEnd, seat: i64) -> list[int]:
        return list(range(seat * 4, seat * 4 + 4))

    def spells(self, state: AeonsEnd, seat: i64) -> list[int]:
        """The options: prepped spells that fit."""
        found: list[int] = []
        most = -1
        for place in self.places(state, seat):
            for layer in range(len(state.slots[place])):
                cost = state.cost(state.slots[place][layer])
                if cost < self.cost_from or (self.dearest and cost < most):
                    continue
                if self.dearest and cost > most:
                    most = cost
                    found = []
                found.append(spell_option(place, layer))
        return found

    def run(self, state: AeonsEnd, frame: Frame) -> None:
        if frame.step == self.count:
            state.done()
            return
        offered = self.spells(state, frame.seat)
        owners = {prepper(state, spell_place(option), spell_card(state, option)) for option in offered}
        if len(offered) <= self.count - frame.step and len(owners) == len(offered):
            offered = offered[:1]  # all of them are lost, each to a pile of its own: their order is no matter
        state.decide(deciders(state, frame.seat), "lose-spell", frame, frame.card, offered)

    def options(self, state: AeonsEnd, frame: Frame, decision: Decision) -> list[int]:
        return self.spells(state, frame.seat)

    def chosen(self, state: AeonsEnd, frame: Frame, seat: int, option: int) -> None:
        frame.step += 1
        card = spell_card(state, option)
        if self.destroyed:
            unprep(state, spell_place(option), card)
            destroy(state, card)
        else:
            lose_spell(state, spell_place(option), card)

    def degree(self, state: AeonsEnd, seat: i64, card: i64) -> i64:
        return share(len(self.spells(state, seat)), self.count)

    def size(self, state: AeonsEnd, seat: i64, card: i64) -> i64:
        return self.count

    def number(self, state: AeonsEnd, frame: Frame) -> i64:
        return self.count - frame.step


class SeizeDearest(LosePrepped):
    """The dearest prepped spells over all players are discarded."""

    def places(self, state: AeonsEnd, seat: i64) -> list[int]:
        return list(range(4 * state.seats))
