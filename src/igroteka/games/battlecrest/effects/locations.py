"""Locations: bonuses that flip them, hazards (BC-103 to BC-106, BC-120 to BC-129), and turning one over."""

from typing import Final

from mypy_extensions import i64

from igroteka.core.agenda import Frame, Verb
from igroteka.core.decision import Decision
from igroteka.games.battlecrest.cards.format import MID, UNHARMED
from igroteka.games.battlecrest.effects.effect import Effect, in_range
from igroteka.games.battlecrest.options import CELL
from igroteka.games.battlecrest.state import Battlecrest


def use_bonus(state: Battlecrest, warrior: i64, kinds: i64) -> None:
    """The bonuses of these kinds (bits) were added: flip every location that gave one, once (BC-121)."""
    bonus = state.plan.battlefield.bonus
    mask = 0
    for kind in range(5):
        if kinds >> kind & 1:
            mask |= 15 << (4 * kind)
    flipped: list[int] = []
    for touch in state.plan.layout.touched[state.cell[warrior]]:
        slot = touch >> 2
        if bonus[state.edge(touch)] & mask and slot not in flipped:
            flipped.append(slot)
    if flipped:
        flip(state, flipped)


def flip(state: Battlecrest, slots: list[int]) -> None:
    """Turn locations over; a hazard that becomes active wounds whoever touches it, at once (BC-104, BC-106)."""
    hazard = state.plan.battlefield.hazard
    victims: list[int] = []
    for slot in slots:
        old = state.edge(slot * 4)
        state.turned[slot] ^= 1
        new = state.edge(slot * 4)
        if state.events is not None:
            state.emit("flip", {"place": state.place_thing(slot)})
        for edge in range(4):
            woken = hazard[new + edge] - hazard[old + edge]
            cell = state.plan.layout.edge_cell[slot * 4 + edge]
            if woken > 0 and cell >= 0:
                for warrior in range(len(state.cell)):
                    if state.cell[warrior] == cell:
                        for _ in range(woken):
                            victims.append(warrior)
    if victims:
        frame = state.push(HAZARDS, state.plan.controller[state.active])
        for warrior in victims:
            frame.pick(warrior)


def enter(state: Battlecrest, warrior: i64) -> None:
    """A warrior has moved into a cell: each active hazard it touches wounds it (BC-103, BC-154, BC-155)."""
    hazards = 0
    for touch in state.plan.layout.touched[state.cell[warrior]]:
        hazards += state.plan.battlefield.hazard[state.edge(touch)]
    if hazards:
        suffer(state, warrior, hazards)


def suffer(state: Battlecrest, warrior: i64, hazards: i64) -> None:
    """Hazards are no attacks: no defence is possible (BC-105)."""
    if state.cell[warrior] < 0 or state.lasting(warrior, UNHARMED):
        return
    if state.events is not None:
        state.emit("hazard", {"warrior": state.thing(warrior)})
    for _ in range(hazards):
        state.wound(warrior, 1)


class Hazards(Verb[Battlecrest]):
    """Wounds of hazards that woke together; the active player orders them when several heroes would die (BC-058)."""

    def run(self, state: Battlecrest, frame: Frame) -> None:
        if not frame.picks:
            state.done()
        elif self.dying(state, frame) > 1:
            state.ask(frame.seat, "order", frame)
        else:
            suffer(state, frame.picks.pop(), 1)

    def dying(self, state: Battlecrest, frame: Frame) -> i64:
        """How many heroes would die of these wounds."""
        count = 0
        for hero in range(state.plan.heroes):
            hits = frame.picks.count(hero)
            if hits and 0 < state.wounds_left(hero) <= hits and not state.lasting(hero, UNHARMED):
                count += 1
        return count

    def options(self, state: Battlecrest, frame: Frame, decision: Decision) -> list[int]:
        return sorted({CELL + state.cell[warrior] for warrior in frame.picks if state.cell[warrior] >= 0})

    def chosen(self, state: Battlecrest, frame: Frame, seat: int, option: int) -> None:
        for warrior in frame.picks:
            if state.cell[warrior] == option - CELL:
                frame.picks.remove(warrior)
                suffer(state, warrior, 1)
                return


HAZARDS: Final = Hazards()


class TurnLocation(Effect):
    """Turn over a location within range of the warrior; a hazard that wakes wounds (BC-104)."""

    def __init__(self, kind: int, reach: int) -> None:
        super().__init__()
        self.kind = kind
        self.reach = reach

    def candidates(self, state: Battlecrest, warrior: i64) -> list[int]:
        here = state.cell[warrior]
        slots = state.plan.layout.slots
        if self.kind == MID:
            return state.plan.layout.near[here]
        return [slot for slot in range(len(slots)) if in_range(self.kind, self.reach, here, slots[slot])]

    def usable(self, state: Battlecrest, warrior: i64, slot: i64) -> bool:
        return bool(self.candidates(state, warrior))

    def run(self, state: Battlecrest, frame: Frame) -> None:
        state.ask(frame.seat, "turn-location", frame, frame.card)

    def answers(self, state: Battlecrest, frame: Frame) -> list[int]:
        slots = state.plan.layout.slots
        return [CELL + slots[slot] for slot in self.candidates(state, frame.card)]

    def answered(self, state: Battlecrest, frame: Frame, option: i64) -> None:
        state.done()
        flip(state, [state.plan.layout.slot_at[option - CELL]])
