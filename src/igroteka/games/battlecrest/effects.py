"""What cards can do: attack, march, push, stars and the rest, each a verb built from a line of a pack."""

from typing import Final

from igroteka.core.agenda import Frame, Verb
from igroteka.core.decision import Decision
from igroteka.games.battlecrest.field import LONG, MID, in_range
from igroteka.games.battlecrest.ground import flip, use_bonus
from igroteka.games.battlecrest.moves import SHOVE, WALK, can_step
from igroteka.games.battlecrest.state import (
    CELL,
    GO,
    READY,
    SKIP,
    Battlecrest,
)
from igroteka.games.battlecrest.tables import LONG_RANGE, MOVE, PUSH

_SKIPPED: Final = 1
_BEGUN: Final = 2


class Effect(Verb[Battlecrest]):
    """One ability of a card, used by the warrior in the frame. The frame's first value: 1 if it may be ignored.

    One that asks says what may be answered (`answers`) and goes on from there (`answered`).
    """

    def usable(self, state: Battlecrest, warrior: int, slot: int) -> bool:
        """Whether it could do anything now."""
        return True

    def answers(self, state: Battlecrest, frame: Frame) -> list[int]:
        """A fresh list of what may be answered, besides ignoring the ability."""
        return []

    def answered(self, state: Battlecrest, frame: Frame, option: int) -> None:
        """Go on with one of these."""

    def options(self, state: Battlecrest, frame: Frame, decision: Decision) -> list[int]:
        offered = self.answers(state, frame)
        if frame.value and frame.step == 0:
            offered.append(SKIP)
        return offered

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

    def usable(self, state: Battlecrest, warrior: int, slot: int = -1) -> bool:
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

    def ignorable(self, state: Battlecrest, frame: Frame, slot: int) -> bool:
        """Whether the ability now begun may be ignored: once, and only if another one is used."""
        if self.optional:
            return True
        if frame.value & _SKIPPED:
            return False
        if frame.value >= _BEGUN:
            return True
        return any(self.effects[n].usable(state, frame.card, slot) for n in range(frame.step, len(self.effects)))


class Ranged(Effect):
    """An effect on warriors within range of the one who uses it (BC-068, BC-113)."""

    def __init__(self, value: int, crest: int, kind: int, reach: int) -> None:
        super().__init__()
        self.value = value
        self.crest = crest
        self.kind = kind
        self.reach = reach

    def total(self, state: Battlecrest, warrior: int) -> int:
        """The printed value and the crest bonus (BC-118), own crest included (BC-150)."""
        return self.value + state.primed(state.hero_of(warrior), self.crest)

    def span(self, state: Battlecrest, warrior: int, bonus: bool) -> int:
        """How far it goes: a long range grows by bonuses, others never (BC-127)."""
        if self.kind != LONG:
            return 0
        extra = state.bonus(warrior, LONG_RANGE) if bonus else 0
        return self.reach + state.lasting(warrior, LONG_RANGE) + extra

    def within(self, state: Battlecrest, warrior: int, other: int, span: int) -> bool:
        """Whether another warrior is in play and so near."""
        cell = state.cell[other]
        return cell >= 0 and in_range(self.kind, span, state.cell[warrior], cell)

    def enemies(self, state: Battlecrest, warrior: int, bonus: bool) -> list[int]:
        """Enemies in range."""
        span = self.span(state, warrior, bonus)
        return [
            other
            for other in range(len(state.cell))
            if self.within(state, warrior, other, span) and not state.allied(warrior, other)
        ]


def card_options(state: Battlecrest, hero: int, base: int, ready: bool) -> list[int]:
    """Options for the hero's cards that are ready (or activated)."""
    first = state.plan.first_card[hero]
    offered: list[int] = []
    for card in range(first, state.plan.first_card[hero + 1]):
        if (state.ready[card] == 1) == ready:
            offered.append(base + card - first)
    return offered


class March(Effect):
    """The warrior moves so many cells or fewer (BC-065)."""

    def __init__(self, value: int, crest: int) -> None:
        super().__init__()
        self.value = value
        self.crest = crest

    def far(self, state: Battlecrest, warrior: int) -> int:
        """Cells to move: printed, crests, lasting abilities, and a location's bonus (BC-128)."""
        total = self.value + state.primed(state.hero_of(warrior), self.crest)
        return total + state.lasting(warrior, MOVE) + state.bonus(warrior, MOVE)

    def usable(self, state: Battlecrest, warrior: int, slot: int) -> bool:
        return can_step(state, warrior, self.far(state, warrior), False)

    def run(self, state: Battlecrest, frame: Frame) -> None:
        if frame.value:
            state.ask(frame.seat, "march", frame, frame.card)
        else:
            self.begin(state, frame)

    def answers(self, state: Battlecrest, frame: Frame) -> list[int]:
        return [GO]

    def answered(self, state: Battlecrest, frame: Frame, option: int) -> None:
        self.begin(state, frame)

    def begin(self, state: Battlecrest, frame: Frame) -> None:
        state.done()
        state.push(WALK, frame.seat, frame.card, self.far(state, frame.card))
        use_bonus(state, frame.card, 1 << MOVE)


class Push(Ranged):
    """Move any other warrior, friend or foe, so many cells or fewer; the pusher's player leads it (BC-066)."""

    def far(self, state: Battlecrest, warrior: int) -> int:
        return self.total(state, warrior) + state.lasting(warrior, PUSH) + state.bonus(warrior, PUSH)

    def usable(self, state: Battlecrest, warrior: int, slot: int) -> bool:
        far = self.far(state, warrior)
        span = self.span(state, warrior, True)
        return any(self.moves(state, warrior, other, far, span) for other in range(len(state.cell)))

    def candidates(self, state: Battlecrest, warrior: int) -> list[int]:
        far = self.far(state, warrior)
        span = self.span(state, warrior, True)
        return [other for other in range(len(state.cell)) if self.moves(state, warrior, other, far, span)]

    def moves(self, state: Battlecrest, warrior: int, other: int, far: int, span: int) -> bool:
        """Whether it is another, in range, that can be moved at all."""
        return other != warrior and self.within(state, warrior, other, span) and can_step(state, other, far, True)

    def run(self, state: Battlecrest, frame: Frame) -> None:
        candidates = self.candidates(state, frame.card)
        if len(candidates) == 1 and not frame.value:
            self.begin(state, frame, candidates[0])
        else:
            state.ask(frame.seat, "shove", frame, frame.card)

    def answers(self, state: Battlecrest, frame: Frame) -> list[int]:
        return [CELL + state.cell[other] for other in self.candidates(state, frame.card)]

    def answered(self, state: Battlecrest, frame: Frame, option: int) -> None:
        self.begin(state, frame, state.who[option - CELL])

    def begin(self, state: Battlecrest, frame: Frame, target: int) -> None:
        """The pusher's own touch counts for the bonus (BC-129), not the pushed warrior's."""
        state.done()
        if state.events is not None:
            state.emit("shove", {"warrior": state.thing(frame.card), "target": state.thing(target)})
        state.push(SHOVE, frame.seat, target, self.far(state, frame.card))
        use_bonus(state, frame.card, 1 << PUSH | (1 << LONG_RANGE if self.kind == LONG else 0))


class Heal(Effect):
    """Move the hero's health card back, on the face that is up; ghosts have none (BC-145)."""

    def __init__(self, value: int) -> None:
        super().__init__()
        self.value = value

    def usable(self, state: Battlecrest, warrior: int, slot: int) -> bool:
        hero = state.hero_of(warrior)
        return not state.ghost[hero] and state.track[hero] > self.floor(state, hero)

    def floor(self, state: Battlecrest, hero: int) -> int:
        kind = state.plan.kinds[hero]
        return kind.restart if state.hurt[hero] else kind.start

    def run(self, state: Battlecrest, frame: Frame) -> None:
        hero = state.hero_of(frame.card)
        state.done()
        state.track[hero] = max(self.floor(state, hero), state.track[hero] - self.value)
        if state.events is not None:
            state.emit("heal", {"warrior": state.thing(hero)})


class MakeReady(Effect):
    """Make activated cards of the hero ready without turning them over."""

    def __init__(self, value: int) -> None:
        super().__init__()
        self.value = value

    def usable(self, state: Battlecrest, warrior: int, slot: int) -> bool:
        return bool(card_options(state, state.hero_of(warrior), READY, False))

    def run(self, state: Battlecrest, frame: Frame) -> None:
        if frame.step == self.value or not self.usable(state, frame.card, -1):
            state.done()
        else:
            state.ask(frame.seat, "ready", frame, frame.card)

    def answers(self, state: Battlecrest, frame: Frame) -> list[int]:
        return card_options(state, state.hero_of(frame.card), READY, False)

    def answered(self, state: Battlecrest, frame: Frame, option: int) -> None:
        frame.step += 1
        card = state.plan.first_card[state.hero_of(frame.card)] + option - READY
        state.ready[card] = 1
        if state.events is not None:
            state.emit("readied", {"card": state.card_thing(card)})


class TurnLocation(Effect):
    """Turn over a location within range of the warrior; a hazard that wakes wounds (BC-104)."""

    def __init__(self, kind: int, reach: int) -> None:
        super().__init__()
        self.kind = kind
        self.reach = reach

    def candidates(self, state: Battlecrest, warrior: int) -> list[int]:
        here = state.cell[warrior]
        slots = state.plan.layout.slots
        if self.kind == MID:
            return state.plan.layout.near[here]
        return [slot for slot in range(len(slots)) if in_range(self.kind, self.reach, here, slots[slot])]

    def usable(self, state: Battlecrest, warrior: int, slot: int) -> bool:
        return bool(self.candidates(state, warrior))

    def run(self, state: Battlecrest, frame: Frame) -> None:
        state.ask(frame.seat, "turn-location", frame, frame.card)

    def answers(self, state: Battlecrest, frame: Frame) -> list[int]:
        slots = state.plan.layout.slots
        return [CELL + slots[slot] for slot in self.candidates(state, frame.card)]

    def answered(self, state: Battlecrest, frame: Frame, option: int) -> None:
        state.done()
        flip(state, [state.plan.layout.slot_at[option - CELL]])


class FlipCard(Effect):
    """The flip symbol: turn this very card over at once (BC-022). Which card it is, the pack says."""

    def __init__(self, action: int, location: bool) -> None:
        super().__init__()
        self.action = action  # the design of the action card, -1 on others
        self.location = location

    def usable(self, state: Battlecrest, warrior: int, slot: int) -> bool:
        return self.action >= 0 or self.location or len(state.kind(warrior).powers) > 1

    def run(self, state: Battlecrest, frame: Frame) -> None:
        slot = frame.picks[0] if frame.picks else -1
        hero = state.hero_of(frame.card)
        state.done()
        if self.location:
            flip(state, [slot])
        elif self.action < 0:
            state.sheet[hero] ^= 1
        else:
            card = state.plan.first_card[hero] + self.action - state.plan.kinds[hero].designs[0]
            state.side[card] ^= 1
            if state.events is not None:
                state.emit("turned", {"card": state.card_thing(card)})


def after(state: Battlecrest, hero: int, trigger: int) -> None:
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
