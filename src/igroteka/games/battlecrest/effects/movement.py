"""Movement: one rule set for the Move action, March and Push (BC-078 to BC-085)."""

from typing import Final

from mypy_extensions import i64

from igroteka.core.agenda import Frame, Verb
from igroteka.core.decision import Decision
from igroteka.games.battlecrest.cards.format import LONG, LONG_RANGE, MOVE, PASSES_ENEMIES, PUSH
from igroteka.games.battlecrest.cards.layout import cell_name
from igroteka.games.battlecrest.effects.effect import Effect, Ranged
from igroteka.games.battlecrest.effects.locations import enter, use_bonus
from igroteka.games.battlecrest.options import CELL, GO, PASS
from igroteka.games.battlecrest.state import Battlecrest


def next_cells(state: Battlecrest, warrior: i64, cell: i64) -> list[int]:
    """Cells one step away: orthogonal (BC-080), adjacent to a location (BC-081), or along a signpost (BC-084)."""
    layout = state.plan.layout
    found = layout.steps[cell]
    for touch in layout.touched[cell]:
        for side in state.plan.battlefield.exits[state.edge(touch)]:
            through = layout.edge_cell[(touch >> 2) * 4 + side]
            if through >= 0 and through not in found and stands(state, warrior, through) < 0:
                found = [*found, through]
    return found


def stands(state: Battlecrest, mover: i64, cell: i64) -> i64:
    """The warrior other than the mover that stands in a cell, or -1."""
    there: i64 = state.who[cell]
    return -1 if there == mover else there


def can_step(state: Battlecrest, warrior: i64, left: i64, pushed: bool) -> bool:
    """Whether a warrior that has not started yet could move at all."""
    if left <= 0:
        return False
    cell: i64 = state.cell[warrior]
    for near in state.plan.layout.steps[cell]:
        if state.who[near] < 0:
            return True
    return bool(steps_from(state, warrior, cell, left, pushed or passes_all(state, warrior)))


def passes_all(state: Battlecrest, warrior: i64) -> bool:
    """Whether a lasting ability lets this warrior pass through enemies."""
    return state.lasting(warrior, PASSES_ENEMIES) > 0


def steps_from(state: Battlecrest, warrior: i64, cell: i64, left: i64, through: bool) -> list[int]:
    """Cells to step into: free ones, or passable ones from which the warrior can still go on to a free one."""
    found: list[int] = []
    if left <= 0:
        return found
    for near in next_cells(state, warrior, cell):
        other = stands(state, warrior, near)
        if other < 0 or leads_on(state, warrior, near, other, left - 1, through):
            found.append(near)
    return found


def leads_on(state: Battlecrest, warrior: i64, cell: i64, there: i64, left: i64, through: bool) -> bool:
    """Whether a warrior may pass another one's cell (BC-067, BC-082) and reach a free one: none shares (BC-047)."""
    if left <= 0 or not (through or state.allied(warrior, there)):
        return False
    for near in next_cells(state, warrior, cell):
        other = stands(state, warrior, near)
        # the shortest way passes nobody twice, so no longer one needs a look
        if other < 0 or leads_on(state, warrior, near, other, min(left, len(state.cell)) - 1, through):
            return True
    return False


class Walk(Verb[Battlecrest]):
    """Move one warrior cell by cell; the frame holds the warrior and how many cells are left.

    It stands nowhere until it has finished, and finishes before another one starts (BC-079).
    """

    def __init__(self, pushed: bool) -> None:
        super().__init__()
        self.pushed = pushed

    def run(self, state: Battlecrest, frame: Frame) -> None:
        warrior = frame.card
        if state.cell[warrior] < 0:
            state.done()
            return
        if not frame.picks:  # whom it may pass is settled when it starts
            frame.pick(1 if self.pushed or passes_all(state, warrior) else 0)
        cells = self.steps(state, frame)
        if cells:
            offered = self.offered(state, frame, cells)
            state.decide(1 << frame.seat, "push" if self.pushed else "walk", frame, warrior, offered)
        else:
            self.stop(state, warrior)

    def steps(self, state: Battlecrest, frame: Frame) -> list[int]:
        return steps_from(state, frame.card, state.cell[frame.card], frame.value, frame.picks[0] == 1)

    def may_stop(self, state: Battlecrest, frame: Frame) -> bool:
        """After the first step, where nobody else stands."""
        return frame.step > 0 and stands(state, frame.card, state.cell[frame.card]) < 0

    def options(self, state: Battlecrest, frame: Frame, decision: Decision) -> list[int]:
        return self.offered(state, frame, self.steps(state, frame))

    def offered(self, state: Battlecrest, frame: Frame, cells: list[int]) -> list[int]:
        """To stop, where that is allowed, or to step into one of these cells."""
        offered = [PASS] if self.may_stop(state, frame) else []
        for cell in cells:
            offered.append(CELL + cell)
        return offered

    def chosen(self, state: Battlecrest, frame: Frame, seat: int, option: int) -> None:
        if option == PASS:
            self.stop(state, frame.card)
        else:
            self.go(state, frame, option - CELL)

    def go(self, state: Battlecrest, frame: Frame, cell: i64) -> None:
        warrior = frame.card
        if state.who[state.cell[warrior]] == warrior:
            state.who[state.cell[warrior]] = -1
        state.cell[warrior] = cell
        frame.value -= 1
        frame.step = 1
        if state.events is not None:
            state.emit("step", {"warrior": state.thing(warrior), "cell": f"cell:{cell_name(cell)}"})
        enter(state, warrior)

    def stop(self, state: Battlecrest, warrior: i64) -> None:
        state.done()
        state.who[state.cell[warrior]] = warrior


WALK: Final = Walk(False)
SHOVE: Final = Walk(True)


class March(Effect):
    """The warrior moves so many cells or fewer (BC-065)."""

    def __init__(self, value: int, crest: int) -> None:
        super().__init__()
        self.value = value
        self.crest = crest

    def far(self, state: Battlecrest, warrior: i64) -> i64:
        """Cells to move: printed, crests, lasting abilities, and a location's bonus (BC-128)."""
        total = self.value + state.primed(state.hero_of(warrior), self.crest)
        return total + state.lasting(warrior, MOVE) + state.bonus(warrior, MOVE)

    def usable(self, state: Battlecrest, warrior: i64, slot: i64) -> bool:
        return can_step(state, warrior, self.far(state, warrior), False)

    def run(self, state: Battlecrest, frame: Frame) -> None:
        state.decide(1 << frame.seat, "march", frame, frame.card, self.offered(state, frame))

    def answers(self, state: Battlecrest, frame: Frame) -> list[int]:
        return [GO]

    def answered(self, state: Battlecrest, frame: Frame, option: i64) -> None:
        state.done()
        state.push(WALK, frame.seat, frame.card, self.far(state, frame.card))
        use_bonus(state, frame.card, 1 << MOVE)


class Push(Ranged):
    """Move any other warrior, friend or foe, so many cells or fewer; the pusher's player leads it (BC-066)."""

    def far(self, state: Battlecrest, warrior: i64) -> i64:
        return self.total(state, warrior) + state.lasting(warrior, PUSH) + state.bonus(warrior, PUSH)

    def usable(self, state: Battlecrest, warrior: i64, slot: i64) -> bool:
        far = self.far(state, warrior)
        span = self.span(state, warrior, True)
        return any(self.moves(state, warrior, other, far, span) for other in range(len(state.cell)))

    def candidates(self, state: Battlecrest, warrior: i64) -> list[int]:
        far = self.far(state, warrior)
        span = self.span(state, warrior, True)
        return [other for other in range(len(state.cell)) if self.moves(state, warrior, other, far, span)]

    def moves(self, state: Battlecrest, warrior: i64, other: i64, far: i64, span: i64) -> bool:
        """Whether it is another, in range, that can be moved at all."""
        return other != warrior and self.within(state, warrior, other, span) and can_step(state, other, far, True)

    def run(self, state: Battlecrest, frame: Frame) -> None:
        state.decide(1 << frame.seat, "shove", frame, frame.card, self.offered(state, frame))

    def answers(self, state: Battlecrest, frame: Frame) -> list[int]:
        return [CELL + state.cell[other] for other in self.candidates(state, frame.card)]

    def answered(self, state: Battlecrest, frame: Frame, option: i64) -> None:
        """The pusher's own touch counts for the bonus (BC-129), not the pushed warrior's."""
        target = state.who[option - CELL]
        state.done()
        if state.events is not None:
            state.emit("shove", {"warrior": state.thing(frame.card), "target": state.thing(target)})
        state.push(SHOVE, frame.seat, target, self.far(state, frame.card))
        use_bonus(state, frame.card, 1 << PUSH | (1 << LONG_RANGE if self.kind == LONG else 0))
