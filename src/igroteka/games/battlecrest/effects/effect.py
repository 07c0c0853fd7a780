"""What an ability of a card is: one that asks, several on a card, one with a range, one that follows something."""

from typing import Final

from mypy_extensions import i64

from igroteka.core.agenda import Frame, Verb
from igroteka.core.decision import Decision
from igroteka.games.battlecrest.cards.format import CLOSE, LONG, LONG_RANGE, MID
from igroteka.games.battlecrest.cards.layout import ADJACENT, CELLS, DISTANCE
from igroteka.games.battlecrest.options import SKIP
from igroteka.games.battlecrest.state import Battlecrest

# Kept in the value of a frame of `Abilities`: whether one was ignored, and how many were begun.
_SKIPPED: Final = 1
_BEGUN: Final = 2


class Effect(Verb[Battlecrest]):
    """One ability of a card, used by the warrior in the frame. The frame's first value: 1 if it may be ignored.

    One that asks says what may be answered (`answers`) and goes on from there (`answered`).
    """

    def usable(self, state: Battlecrest, warrior: i64, slot: i64) -> bool:
        """Whether it could do anything now."""
        return True

    def answers(self, state: Battlecrest, frame: Frame) -> list[int]:
        """A fresh list of what may be answered, besides ignoring the ability."""
        return []

    def answered(self, state: Battlecrest, frame: Frame, option: i64) -> None:
        """Go on with one of these."""

    def offered(self, state: Battlecrest, frame: Frame) -> list[int]:
        """What may be answered, and to ignore the ability where that is allowed."""
        offered = self.answers(state, frame)
        if frame.value and frame.step == 0:
            offered.append(SKIP)
        return offered

    def options(self, state: Battlecrest, frame: Frame, decision: Decision) -> list[int]:
        return self.offered(state, frame)

    def chosen(self, state: Battlecrest, frame: Frame, seat: int, option: int) -> None:
        if option == SKIP:
            self.ignore(state)
        else:
            self.answered(state, frame, option)

    def ignore(self, state: Battlecrest) -> None:
        """The player ignores this ability (BC-062)."""
        state.done()
        state.agenda[-1].value |= _SKIPPED


class Abilities(Verb[Battlecrest]):
    """The abilities of one card, one after the other; one of several may be ignored, never all (BC-062, BC-063).

    The frame holds the warrior and, as its only pick, the slot of the location whose ability it is. What cannot be
    used lapses. `optional` ones, done after something happened, may all be ignored.
    """

    def __init__(self, effects: list[Effect], optional: bool = False) -> None:
        super().__init__()
        self.effects = effects
        self.optional = optional

    def parts(self) -> list[Verb[Battlecrest]]:
        return list(self.effects)

    def usable(self, state: Battlecrest, warrior: i64, slot: i64 = -1) -> bool:
        return any(effect.usable(state, warrior, slot) for effect in self.effects)

    def run(self, state: Battlecrest, frame: Frame) -> None:
        slot = frame.picks[0] if frame.picks else -1
        while frame.step < len(self.effects):
            effect = self.effects[frame.step]
            frame.step += 1
            if state.cell[frame.card] >= 0 and effect.usable(state, frame.card, slot):
                ignorable = self.ignorable(state, frame, slot)
                frame.value += _BEGUN
                child = state.push(effect, frame.seat, frame.card, 1 if ignorable else 0)
                if slot >= 0:
                    child.pick(slot)
                return
        state.done()

    def ignorable(self, state: Battlecrest, frame: Frame, slot: i64) -> bool:
        """Whether the ability now begun may be ignored: once, and only if another one is used."""
        if self.optional:
            return True
        if frame.value & _SKIPPED:
            return False
        if frame.value >= _BEGUN:
            return True
        return any(self.effects[n].usable(state, frame.card, slot) for n in range(frame.step, len(self.effects)))


def in_range(kind: i64, reach: i64, a: i64, b: i64) -> bool:
    """Close: side neighbours; mid: all neighbours; long: from 2 to `reach` steps (BC-069 to BC-073)."""
    if kind == MID:
        return ADJACENT[a * CELLS + b] == 1
    distance: i64 = DISTANCE[a * CELLS + b]
    return distance == 1 if kind == CLOSE else 2 <= distance <= reach


class Ranged(Effect):
    """An effect on warriors within range of the one who uses it (BC-068, BC-113)."""

    def __init__(self, value: int, crest: int, kind: int, reach: int) -> None:
        super().__init__()
        self.value: i64 = value
        self.crest: i64 = crest  # that raises the value, -1 for none
        self.kind: i64 = kind  # CLOSE, MID or LONG
        self.reach: i64 = reach  # of a long range

    def total(self, state: Battlecrest, warrior: i64) -> i64:
        """The printed value and the crest bonus (BC-118), own crest included (BC-150)."""
        return self.value + state.primed(state.hero_of(warrior), self.crest)

    def span(self, state: Battlecrest, warrior: i64, bonus: bool) -> i64:
        """How far it goes: a long range grows by bonuses, others never (BC-127)."""
        if self.kind != LONG:
            return 0
        extra = state.bonus(warrior, LONG_RANGE) if bonus else 0
        return self.reach + state.lasting(warrior, LONG_RANGE) + extra

    def within(self, state: Battlecrest, warrior: i64, other: i64, span: i64) -> bool:
        """Whether another warrior is in play and so near."""
        cell: i64 = state.cell[other]
        return cell >= 0 and in_range(self.kind, span, state.cell[warrior], cell)

    def enemies(self, state: Battlecrest, warrior: i64, bonus: bool) -> list[int]:
        """Enemies in range."""
        span = self.span(state, warrior, bonus)
        return [
            other
            for other in range(len(state.cell))
            if self.within(state, warrior, other, span) and not state.allied(warrior, other)
        ]


def card_options(state: Battlecrest, hero: i64, base: i64, ready: bool) -> list[int]:
    """Options for the hero's cards that are ready (or activated)."""
    first: i64 = state.plan.first_card[hero]
    offered: list[int] = []
    for card in range(first, state.plan.first_card[hero + 1]):
        if (state.ready[card] == 1) == ready:
            offered.append(base + card - first)
    return offered


def after(state: Battlecrest, hero: i64, trigger: i64) -> None:
    """Something has happened that special abilities of this hero's set follow (BC-107, BC-142)."""
    kind = state.plan.kinds[hero]
    companion = hero + state.plan.heroes
    if kind.has_companion and state.cell[companion] >= 0:
        verb = kind.companion_power(state.hurt[companion]).after[trigger]
        if verb is not None:
            state.push(verb, state.seat_of(hero), companion)
    verb = kind.power(state.sheet[hero]).after[trigger]
    if verb is not None:
        state.push(verb, state.seat_of(hero), hero)
