"""Breaches: what focusing and opening them costs, which spells they can take, and the spells prepped in them."""

from typing import Final

from mypy_extensions import i64

from igroteka.core.agenda import Frame
from igroteka.core.decision import Decision
from igroteka.games.aeons_end.cards.facts import (
    FOCUS_COST,
    OPEN_COST,
    OPENED,
    PREPS_ANYWHERE,
    PREPS_UNFOCUSED,
    PREPS_WIDE,
    TRAITS,
)
from igroteka.games.aeons_end.effects.effect import FULL, Effect, deciders
from igroteka.games.aeons_end.options import BREACH
from igroteka.games.aeons_end.state import AeonsEnd

# --- focusing and opening ---------------------------------------------------------------------------------------


def focus_price(state: AeonsEnd, place: i64) -> i64:
    """What focusing a breach costs now."""
    return max(0, FOCUS_COST[place % 4] - state.discount)


def open_price(state: AeonsEnd, place: i64) -> i64:
    """What opening a breach costs now."""
    return max(0, OPEN_COST[place % 4][state.breach[place]] - state.discount)


def focus(state: AeonsEnd, place: i64) -> None:
    """Turn a closed breach; one with the yellow sector up opens instead (AE-156, AE-159)."""
    state.breach[place] += 1
    if state.events is not None:
        kind = "opened" if state.breach[place] == OPENED else "focused"
        state.emit(kind, {"seat": f"seat:{place // 4}", "breach": f"breach:{place % 4 + 1}"})
    state.focused |= 1 << place


def open_breach(state: AeonsEnd, place: i64) -> None:
    """Open a breach for the rest of the game (AE-031)."""
    state.breach[place] = OPENED
    if state.events is not None:
        state.emit("opened", {"seat": f"seat:{place // 4}", "breach": f"breach:{place % 4 + 1}"})


class FocusBreach(Effect):
    """The player focuses a breach of theirs, of their choice."""

    topic = "focus"

    def run(self, state: AeonsEnd, frame: Frame) -> None:
        state.decide(deciders(state, frame.seat), "focus", frame, frame.card)

    def options(self, state: AeonsEnd, frame: Frame, decision: Decision) -> list[int]:
        return [BREACH + place for place in closed(state, frame.seat)]

    def chosen(self, state: AeonsEnd, frame: Frame, seat: int, option: int) -> None:
        state.done()
        focus(state, option - BREACH)

    def degree(self, state: AeonsEnd, seat: i64, card: i64) -> i64:
        return FULL if closed(state, seat) else 0


class FocusAnyBreach(FocusBreach):
    """The player focuses one breach of anybody."""

    def options(self, state: AeonsEnd, frame: Frame, decision: Decision) -> list[int]:
        places: list[int] = []
        for seat in range(state.seats):
            places += closed(state, seat)
        return [BREACH + place for place in places]

    def degree(self, state: AeonsEnd, seat: i64, card: i64) -> i64:
        return FULL if any(0 <= stage < OPENED for stage in state.breach) else 0


class FocusCheapest(FocusBreach):
    """The player focuses their closed breach with the lowest focus cost; there is no choice."""

    def options(self, state: AeonsEnd, frame: Frame, decision: Decision) -> list[int]:
        return [BREACH + place for place in closed(state, frame.seat)[:1]]  # the costs rise from I to IV


def closed(state: AeonsEnd, seat: i64) -> list[int]:
    """The closed breaches of a player, as places."""
    return [place for place in range(seat * 4, seat * 4 + 4) if 0 <= state.breach[place] < OPENED]


# --- prepping ---------------------------------------------------------------------------------------------------


def has_room(state: AeonsEnd, place: i64) -> bool:
    """One spell to a breach (AE-164), two to an opened one when something allows it."""
    if state.slots[place]:
        if not state.double or state.breach[place] != OPENED or len(state.slots[place]) > 1:
            return False
        if TRAITS[state.design[state.slots[place][0]]] & PREPS_WIDE:
            return False
    return wide_at(state, place) < 0


def takes(state: AeonsEnd, place: i64, traits: i64) -> bool:
    """Whether a spell may be prepped here: opened, or closed and focused this turn (AE-163)."""
    stage = state.breach[place]
    if stage < 0:
        return False
    return stage == OPENED or state.focused >> place & 1 == 1 or traits & PREPS_UNFOCUSED != 0


def free(state: AeonsEnd, place: i64) -> bool:
    """Whether an ordinary spell may be prepped here now."""
    return takes(state, place, 0) and has_room(state, place)


def can_prep(state: AeonsEnd, seat: i64, design: i64) -> bool:
    """Whether there is a breach for a spell at all."""
    if not TRAITS[design]:
        first = seat * 4
        return free(state, first) or free(state, first + 1) or free(state, first + 2) or free(state, first + 3)
    return len(prep_places(state, seat, design)) > 0


def prep_places(state: AeonsEnd, seat: i64, design: i64) -> list[int]:
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


class Prepping(Effect):
    """Lay a spell from hand above a breach (AE-040, AE-163)."""

    def run(self, state: AeonsEnd, frame: Frame) -> None:
        state.decide(1 << frame.seat, "where", frame, frame.card)

    def options(self, state: AeonsEnd, frame: Frame, decision: Decision) -> list[int]:
        return [BREACH + place for place in prep_places(state, frame.seat, state.design[frame.card])]

    def chosen(self, state: AeonsEnd, frame: Frame, seat: int, option: int) -> None:
        state.done()
        place = option - BREACH
        state.hand[seat].remove(frame.card)
        state.slots[place].append(frame.card)
        state.fresh.append(frame.card)
        state.fresh.sort()
        if place // 4 != seat:
            state.guests.append(frame.card * 8 + seat)
            state.guests.sort()
        if state.events is not None:
            breach = f"breach:{place % 4 + 1}"
            state.emit("prep", {"seat": f"seat:{seat}", "card": state.thing(frame.card), "breach": breach})


PREPPING: Final = Prepping()

# --- prepped spells ---------------------------------------------------------------------------------------------


def prepper(state: AeonsEnd, place: i64, card: i64) -> i64:
    """The player who prepped the spell lying in this breach: it goes to that discard pile (AE-138)."""
    for guest in state.guests:
        if guest // 8 == card:
            return guest % 8
    return place // 4


def wide_at(state: AeonsEnd, place: i64) -> i64:
    """The spell in the breach to the left that reaches over into this one, or -1."""
    if place % 4 == 0:
        return -1
    for card in state.slots[place - 1]:
        if TRAITS[state.design[card]] & PREPS_WIDE:
            return card
    return -1


def unprep(state: AeonsEnd, place: i64, card: i64) -> i64:
    """Take a spell out of its breach; returns the player who prepped it."""
    owner = prepper(state, place, card)
    state.slots[place].remove(card)
    if card in state.fresh:
        state.fresh.remove(card)
    if card in state.used:
        state.used.remove(card)
    if state.guests and owner != place // 4:
        state.guests.remove(card * 8 + owner)
    return owner


def lose_spell(state: AeonsEnd, place: i64, card: i64) -> None:
    """A prepped spell is discarded without being cast."""
    owner = unprep(state, place, card)
    state.to_discard(owner, card)
    if state.events is not None:
        state.tell("discard", owner, card)
