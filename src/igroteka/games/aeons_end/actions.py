"""The main phase: a player's actions, in any order and any number (AE-124), and what each of them needs."""

from typing import Final

from igroteka.core.agenda import Frame
from igroteka.core.decision import Decision
from igroteka.games.aeons_end.effects import FULL, UNASKED, Effect
from igroteka.games.aeons_end.facts import (
    ANY_MAIN,
    CHARGE_COST,
    COST,
    FOCUS_COST,
    GEM,
    KIND,
    MAGES,
    ONCE,
    OPEN_COST,
    OPENED,
    OWN_MAIN,
    PLAIN,
    PREPS_ANYWHERE,
    PREPS_UNFOCUSED,
    PREPS_WIDE,
    RELIC,
    SPELL,
    TO_DISCARD,
    TRAITS,
    WHILE_PREPPED,
)
from igroteka.games.aeons_end.fortune import gain, take
from igroteka.games.aeons_end.magic import play_card
from igroteka.games.aeons_end.options import (
    ABILITY,
    ALL_GEMS,
    BREACH,
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

# --- what is possible -------------------------------------------------------------------------------------------


def spendable(state: AeonsEnd, design: int) -> int:
    """Aether that can pay for a card of this design."""
    if KIND[design] == GEM:
        return state.aether + state.gem_aether
    if KIND[design] == SPELL:
        return state.aether + state.spell_aether
    return state.aether


def breach_cost(state: AeonsEnd, printed: int) -> int:
    """What a focus or opening costs now."""
    return max(0, printed - state.discount)


def focus_price(state: AeonsEnd, place: int) -> int:
    return breach_cost(state, FOCUS_COST[place % 4])


def open_price(state: AeonsEnd, place: int) -> int:
    return breach_cost(state, OPEN_COST[place % 4][state.breach[place]])


def has_room(state: AeonsEnd, place: int) -> bool:
    """One spell to a breach (AE-164), two to an opened one when something allows it."""
    if state.slots[place]:
        if not state.double or state.breach[place] != OPENED or len(state.slots[place]) > 1:
            return False
        if TRAITS[state.design[state.slots[place][0]]] & PREPS_WIDE:
            return False
    return state.wide_at(place) < 0


def takes(state: AeonsEnd, place: int, traits: int) -> bool:
    """Whether a spell may be prepped here: opened, or closed and focused this turn (AE-163)."""
    stage = state.breach[place]
    if stage < 0:
        return False
    return stage == OPENED or place in state.focused or traits & PREPS_UNFOCUSED != 0


def free(state: AeonsEnd, place: int) -> bool:
    """Whether an ordinary spell may be prepped here now."""
    return takes(state, place, 0) and has_room(state, place)


def can_prep(state: AeonsEnd, seat: int, design: int) -> bool:
    """Whether there is a breach for a spell at all."""
    if not TRAITS[design]:
        first = seat * 4
        return free(state, first) or free(state, first + 1) or free(state, first + 2) or free(state, first + 3)
    return len(prep_places(state, seat, design)) > 0


def prep_places(state: AeonsEnd, seat: int, design: int) -> list[int]:
    """The breaches a spell may be prepped to: one's own (AE-165), unless the card says otherwise."""
    traits = TRAITS[design]
    found: list[int] = []
    for place in range(seat * 4, seat * 4 + 4):
        if not takes(state, place, traits) or not has_room(state, place):
            continue
        if traits & PREPS_WIDE:
            right = place + 1
            if place % 4 == 3 or state.slots[place] or state.slots[right] or not takes(state, right, traits):
                continue
        found.append(place)
    if traits & PREPS_ANYWHERE:
        for place in range(4 * state.seats):
            if place // 4 != seat and state.breach[place] == OPENED and has_room(state, place):
                found.append(place)
    return found


def ability_ready(state: AeonsEnd, seat: int, mine: bool) -> bool:
    """Whether an ability may be used now, in one's own main phase or in that of another player."""
    mage = MAGES[state.mage[seat]]
    if state.charges[seat] < mage.charges:
        return False
    if mage.when != ANY_MAIN and not (mine and mage.when == OWN_MAIN):
        return False
    ability = mage.ability
    assert isinstance(ability, Effect)
    return ability.degree(state, seat, -1) > 0 or mage.when == ANY_MAIN


def met(state: AeonsEnd, seat: int, design: int) -> bool:
    """Whether the player can meet the TO DISCARD condition of a power completely (AE-069)."""
    condition = TO_DISCARD[design]
    if condition is None:
        return False
    assert isinstance(condition, Effect)
    return condition.degree(state, seat, -1) == FULL


def while_ready(state: AeonsEnd, seat: int, card: int) -> bool:
    """Whether the "while prepped" effect of a spell may be used now (AE-166)."""
    design = state.design[card]
    effect = WHILE_PREPPED[design]
    if effect is None or (TRAITS[design] & ONCE and card in state.used):
        return False
    assert isinstance(effect, Effect)
    return effect.degree(state, seat, card) == FULL


# --- the phase --------------------------------------------------------------------------------------------------


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

    def offer_hand(self, state: AeonsEnd, seat: int, offered: list[int]) -> None:
        plain = 0
        for card in state.hand[seat]:
            design = state.design[card]
            kind = KIND[design]
            if kind == SPELL:
                option = PREP + design
                if option not in offered and can_prep(state, seat, design):
                    offered.append(option)
            elif kind in (GEM, RELIC):
                if TRAITS[design] & PLAIN:
                    plain += 1
                option = PLAY + design
                if option not in offered:
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

    def offer_breaches(self, state: AeonsEnd, seat: int, offered: list[int]) -> None:
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

    def number(self, state: AeonsEnd, frame: Frame) -> int:
        return state.aether

    def chosen(self, state: AeonsEnd, frame: Frame, seat: int, option: int) -> None:
        state.decisions.clear()  # whatever else was offered is offered anew after this
        if seat != frame.seat:
            if option == PASS:
                state.waived |= 1 << seat
            else:
                state.push(state.game.verbs.verbs["ability"], seat)
        elif option == PASS:
            frame.step = 1
        else:
            self.act(state, seat, option)

    def act(self, state: AeonsEnd, seat: int, option: int) -> None:
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
            state.push(state.game.verbs.verbs["ability"], seat)
        elif option >= OPEN:
            place = seat * 4 + option - OPEN
            state.aether -= open_price(state, place)
            state.discount = 0
            state.open(place)
        elif option >= FOCUS:
            place = seat * 4 + option - FOCUS
            state.aether -= focus_price(state, place)
            state.discount = 0
            state.focus(place)
        elif option == CHARGE:
            state.aether -= CHARGE_COST
            state.gain_charges(seat, 1)
        elif option == DEVOURED:
            card = state.devoured.pop()
            pay(state, state.design[card])
            gain(state, seat, card)
        else:
            state.push(ALL_PLAIN, seat)

    def use_prepped(self, state: AeonsEnd, seat: int, layer: int) -> None:
        card = state.slots[seat * 4 + layer // 2][layer % 2]
        effect = WHILE_PREPPED[state.design[card]]
        assert effect is not None
        state.used.append(card)
        if state.events is not None:
            state.tell("while", seat, card)
        state.push(effect, seat, card)


def pay(state: AeonsEnd, design: int) -> None:
    """Restricted aether goes first."""
    cost = COST[design]
    if KIND[design] == GEM:
        part = min(cost, state.gem_aether)
        state.gem_aether -= part
        cost -= part
    elif KIND[design] == SPELL:
        part = min(cost, state.spell_aether)
        state.spell_aether -= part
        cost -= part
    state.aether -= cost


def buy(state: AeonsEnd, seat: int, design: int) -> None:
    """Pay the cost and take the card from its pile (AE-147)."""
    pay(state, design)
    card = take(state, state.pile_design.index(design))
    gain(state, seat, card)


class AllPlain(Effect):
    """Play every gem in hand that asks nothing, one after the other."""

    def run(self, state: AeonsEnd, frame: Frame) -> None:
        for card in state.hand[frame.seat]:
            if TRAITS[state.design[card]] & PLAIN:
                play_card(state, frame.seat, card)
                return
        state.done()


class Prepping(Effect):
    """Lay a spell from hand above a breach (AE-040, AE-163)."""

    def run(self, state: AeonsEnd, frame: Frame) -> None:
        offered = self.options(state, frame, UNASKED)
        if len(offered) == 1:
            self.chosen(state, frame, frame.seat, offered[0])
        else:
            state.ask(frame.seat, "where", frame, frame.card)

    def options(self, state: AeonsEnd, frame: Frame, decision: Decision) -> list[int]:
        return [BREACH + place for place in prep_places(state, frame.seat, state.design[frame.card])]

    def chosen(self, state: AeonsEnd, frame: Frame, seat: int, option: int) -> None:
        state.done()
        place = option - BREACH
        state.hand[seat].remove(frame.card)
        state.slots[place].append(frame.card)
        state.fresh.append(frame.card)
        if place // 4 != seat:
            state.guests.append(frame.card * 8 + seat)
        if state.events is not None:
            breach = f"breach:{place % 4 + 1}"
            state.emit("prep", {"seat": f"seat:{seat}", "card": state.thing(frame.card), "breach": breach})


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
            state.leave(frame.card)


MAIN_PHASE: Final = MainPhase()
ALL_PLAIN: Final = AllPlain()
PREPPING: Final = Prepping()
DISPELLING: Final = Dispelling()
