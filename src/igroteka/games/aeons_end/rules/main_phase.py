"""The main phase: a player's actions, in any order and any number (AE-124), and what each of them needs."""

from typing import Final

from mypy_extensions import i64

from igroteka.core.agenda import Frame
from igroteka.core.decision import Decision
from igroteka.core.knowledge import holds
from igroteka.games.aeons_end.cards.facts import (
    CHARGE_COST,
    COST,
    GEM,
    KIND,
    MAGES,
    ONCE,
    OPENED,
    PLAIN,
    RELIC,
    SPELL,
    TO_DISCARD,
    TRAITS,
    WHILE_PREPPED,
)
from igroteka.games.aeons_end.effects.abilities import USE_ABILITY, ability_ready
from igroteka.games.aeons_end.effects.aether import play_card
from igroteka.games.aeons_end.effects.breaches import (
    PREPPING,
    can_prep,
    focus,
    focus_price,
    open_breach,
    open_price,
)
from igroteka.games.aeons_end.effects.damage import leave_play
from igroteka.games.aeons_end.effects.effect import FULL, Effect
from igroteka.games.aeons_end.effects.market import buy, buy_devoured, spendable
from igroteka.games.aeons_end.options import (
    ABILITY,
    ALL_GEMS,
    CHARGE,
    DEVOURED,
    DISPEL,
    FOCUS,
    GAIN,
    OPEN,
    PASS,
    PLAY,
    PREP,
    WHILE,
)
from igroteka.games.aeons_end.state import AeonsEnd


def met(state: AeonsEnd, seat: i64, design: i64) -> bool:
    """Whether the player can meet the TO DISCARD condition of a power completely (AE-069)."""
    condition = TO_DISCARD[design]
    if condition is None:
        return False
    assert isinstance(condition, Effect)
    return condition.degree(state, seat, -1) == FULL


def while_ready(state: AeonsEnd, seat: i64, card: i64) -> bool:
    """Whether the "while prepped" effect of a spell may be used now (AE-166)."""
    design = state.design[card]
    effect = WHILE_PREPPED[design]
    if effect is None or (TRAITS[design] & ONCE and card in state.used):
        return False
    assert isinstance(effect, Effect)
    return effect.degree(state, seat, card) == FULL


class MainPhase(Effect):
    """The active player acts until they end the phase; allies may put in an ability that allows it.

    The frame's step is 1 once the phase has ended.
    """

    def run(self, state: AeonsEnd, frame: Frame) -> None:
        if frame.step == 1:
            state.done()
            return
        state.ask(frame.seat, "main", frame)
        for seat in range(state.seats):
            if seat != frame.seat and not state.waived >> seat & 1 and ability_ready(state, seat, False):
                state.offer(seat, "interrupt", frame)

    def options(self, state: AeonsEnd, frame: Frame, decision: Decision) -> list[int]:
        seat = frame.seat
        if decision.seats != 1 << seat:
            return [PASS, ABILITY + decision.seat()]
        offered: list[int] = []
        self.offer_hand(state, seat, offered)
        self.offer_supply(state, offered)
        if state.aether >= CHARGE_COST and state.charges[seat] < MAGES[state.mage[seat]].charges:
            offered.append(CHARGE)
        self.offer_breaches(state, seat, offered)
        for card in state.foe_play:
            design = state.design[card]
            if TO_DISCARD[design] is not None and met(state, seat, design):
                offered.append(DISPEL + design)
        if ability_ready(state, seat, True):
            offered.append(ABILITY + seat)
        offered.append(PASS)
        return offered

    def offer_hand(self, state: AeonsEnd, seat: i64, offered: list[int]) -> None:
        plain: i64 = 0
        for card in state.hand[seat]:
            design = state.design[card]
            kind = KIND[design]
            if kind == SPELL:
                option = PREP + design
                if not holds(offered, option) and can_prep(state, seat, design):
                    offered.append(option)
            elif kind in (GEM, RELIC):
                if TRAITS[design] & PLAIN:
                    plain += 1
                option = PLAY + design
                if not holds(offered, option):
                    offered.append(option)
        if plain > 1:
            offered.insert(0, ALL_GEMS)

    def offer_supply(self, state: AeonsEnd, offered: list[int]) -> None:
        if state.aether + state.gem_aether + state.spell_aether == 0:
            return  # nothing in the supply is free
        for number, design in enumerate(state.pile_design):
            if COST[design] <= spendable(state, design) and state.piles[number]:
                offered.append(GAIN + design)
        if state.devoured:
            design = state.design[state.devoured[-1]]
            if COST[design] <= spendable(state, design):
                offered.append(DEVOURED)

    def offer_breaches(self, state: AeonsEnd, seat: i64, offered: list[int]) -> None:
        rich = state.aether + state.discount > 1  # the cheapest focus costs 2
        for number in range(4):
            place = seat * 4 + number
            if rich and 0 <= state.breach[place] < OPENED:
                if focus_price(state, place) <= state.aether:
                    offered.append(FOCUS + number)
                if open_price(state, place) <= state.aether:
                    offered.append(OPEN + number)
            for layer in range(len(state.slots[place])):
                if while_ready(state, seat, state.slots[place][layer]):
                    offered.append(WHILE + number * 2 + layer)

    def number(self, state: AeonsEnd, frame: Frame) -> i64:
        return state.aether

    def chosen(self, state: AeonsEnd, frame: Frame, seat: int, option: int) -> None:
        state.decisions.clear()  # whatever else was offered is offered anew after this
        if seat != frame.seat:
            if option == PASS:
                state.waived |= 1 << seat
            else:
                state.push(USE_ABILITY, seat)
        elif option == PASS:
            frame.step = 1
        else:
            self.act(state, seat, option)

    def act(self, state: AeonsEnd, seat: i64, option: i64) -> None:
        if option >= DISPEL:
            state.push(DISPELLING, seat, state.with_design(state.foe_play, option - DISPEL))
        elif option >= PREP:
            state.push(PREPPING, seat, state.in_hand(seat, option - PREP))
        elif option >= GAIN:
            buy(state, seat, option - GAIN)
        elif option >= PLAY:
            play_card(state, seat, state.in_hand(seat, option - PLAY))
        elif option >= WHILE:
            self.use_prepped(state, seat, option - WHILE)
        elif option >= ABILITY:
            state.push(USE_ABILITY, seat)
        elif option >= OPEN:
            place = seat * 4 + option - OPEN
            state.aether -= open_price(state, place)
            state.discount = 0
            open_breach(state, place)
        elif option >= FOCUS:
            place = seat * 4 + option - FOCUS
            state.aether -= focus_price(state, place)
            state.discount = 0
            focus(state, place)
        elif option == CHARGE:
            state.aether -= CHARGE_COST
            state.gain_charges(seat, 1)
        elif option == DEVOURED:
            buy_devoured(state, seat)
        else:
            state.push(ALL_PLAIN, seat)

    def use_prepped(self, state: AeonsEnd, seat: i64, layer: i64) -> None:
        card = state.slots[seat * 4 + layer // 2][layer % 2]
        effect = WHILE_PREPPED[state.design[card]]
        assert effect is not None
        if TRAITS[state.design[card]] & ONCE:
            state.used.append(card)
            state.used.sort()
        if state.events is not None:
            state.tell("while", seat, card)
        state.push(effect, seat, card)


class AllPlain(Effect):
    """Play every gem in hand that asks nothing, one after the other."""

    def run(self, state: AeonsEnd, frame: Frame) -> None:
        for card in state.hand[frame.seat]:
            if TRAITS[state.design[card]] & PLAIN:
                play_card(state, frame.seat, card)
                return
        state.done()


class Dispelling(Effect):
    """Meet the condition of a power; it is discarded without effect (AE-070)."""

    def run(self, state: AeonsEnd, frame: Frame) -> None:
        if frame.step == 0:
            frame.step = 1
            condition = TO_DISCARD[state.design[frame.card]]
            assert condition is not None
            state.push(condition, frame.seat, frame.card)
        else:
            state.done()
            leave_play(state, frame.card)


MAIN_PHASE: Final = MainPhase()
ALL_PLAIN: Final = AllPlain()
DISPELLING: Final = Dispelling()
