"""How good a Battlecrest position looks, and the baseline player: a beam search through its own turn.

It finds lethal turns because it plays them out, keeps a defence card because a threat that meets none is dear, and
uses hazards because it sees where a push or a turned location leaves everybody.
"""

import math
from typing import Final

from igroteka.core.rng import Rng
from igroteka.games.battlecrest.field import CELLS, DISTANCE
from igroteka.games.battlecrest.state import DID_ACTIVATE, Battlecrest

WIDTH: Final = 10  # positions kept at each depth of the search
DEPTH: Final = 24  # no turn has more answers than this that matter
_PRIME_NUMBER: Final = 1000000007


def evaluate(state: Battlecrest, seat: int) -> float:
    """The chance to win, as a smooth guess from wounds, companions, ready cards and threats."""
    if state.outcome is not None:
        return state.outcome[seat]
    return 1.0 / (1.0 + math.exp(-balance(state, seat) / 3.0))


def balance(state: Battlecrest, seat: int) -> float:
    """What this seat's side is worth more than the other, in wounds."""
    total = 0.0
    for hero in range(state.plan.heroes):
        worth = standing(state, hero) + menace(state, hero)
        total += worth if friendly(state, hero, seat) else -worth
    return total


def friendly(state: Battlecrest, hero: int, seat: int) -> bool:
    controller = state.plan.controller
    return controller[hero] == seat or (state.plan.heroes == 4 and controller[hero ^ 2] == seat)


def standing(state: Battlecrest, hero: int) -> float:
    """What a side has: health (the last wounds are dearest), companion, ready cards, primed crests."""
    left = state.wounds_left(hero)
    worth = float(left)
    if left <= 2:
        worth -= 0.6 * (3 - left)
    companion = hero + state.plan.heroes
    if state.cell[companion] >= 0:
        worth += 0.7 if state.hurt[companion] else 1.1
    first = state.plan.first_card[hero]
    for card in range(first, state.plan.first_card[hero + 1]):
        if state.ready[card]:
            worth += 0.1
    return worth


def menace(state: Battlecrest, hero: int) -> float:
    """What a hero threatens: more if it may strike before the others can answer, most if that would kill."""
    if state.cell[hero] < 0:
        return 0.0
    plan = state.plan
    box = plan.box
    soon = state.active == hero and not state.used & DID_ACTIVATE
    step = state.stride(hero) if soon else 2
    worst = 0.0
    nearest = 99
    for target in range(1 - (hero & 1), plan.heroes, 2):
        if state.ghost[target] or state.cell[target] < 0:
            continue
        distance = DISTANCE[state.cell[hero] * CELLS + state.cell[target]]
        nearest = min(nearest, distance)
        shield = best_defence(state, target)
        for card in range(plan.first_card[hero], plan.first_card[hero + 1]):
            face = state.face(card)
            if not state.ready[card] or not box.hits_reach[face]:
                continue
            if distance > box.hits_reach[face] + step:
                continue
            crest = box.hits_crest[face]
            hit = box.hits[face] + state.primed(hero, crest) + (1 if crest >= 0 and box.crest[face] == crest else 0)
            harm = max(0, hit - shield)
            worth = 0.08 * hit + (0.55 if soon else 0.25) * harm
            if soon and harm >= state.wounds_left(target):
                worth += 1.5
            worst = max(worst, worth)
    return worst - 0.04 * nearest


def best_defence(state: Battlecrest, hero: int) -> int:
    """The highest defence a ready card would give now."""
    box = state.plan.box
    best = 0
    for card in range(state.plan.first_card[hero], state.plan.first_card[hero + 1]):
        if state.ready[card]:
            face = state.face(card)
            crest = box.defence_crest[face]
            value = box.defence[face]
            if crest >= 0:
                value += state.primed(hero, crest) + (1 if box.crest[face] == crest else 0)
            best = max(best, value)
    return best


# --- the baseline player -------------------------------------------------------------------------------------------


class Node:
    """A position in the middle of the turn, and the answers that led to it."""

    def __init__(self, state: Battlecrest, path: list[int], value: float) -> None:
        self.state = state
        self.path = path
        self.value = value


def suggest(state: Battlecrest, seat: int, rng: Rng) -> int | None:
    """The first answer of the best turn found."""
    return plan_turn(state, seat, WIDTH)[0]


def plan_turn(state: Battlecrest, seat: int, width: int) -> list[int]:
    """Answers for the rest of this seat's turn; the best single one when it is another's turn (defence)."""
    decision = state.decision_for(seat)
    assert decision is not None
    if state.plan.controller[state.active] != seat or state.turn == 0:
        return [best_answer(state, seat)]
    turn = state.turn
    beam = [Node(state, [], 0.0)]
    best: list[int] = [decision.options[0]]
    best_value = -1.0
    seen: set[int] = set()
    for _ in range(DEPTH):
        children: list[Node] = []
        for node in beam:
            for option in node.state.decisions[0].options:
                after = node.state.copy()
                after.apply(seat, option)
                settle(after, seat, turn)
                value = evaluate(after, seat)
                path = [*node.path, option]
                if after.outcome is not None or after.turn != turn:
                    if value > best_value:
                        best_value = value
                        best = path
                    continue
                mark = fingerprint(after)
                if mark not in seen:
                    seen.add(mark)
                    children.append(Node(after, path, value))
        if not children or best_value >= 1.0:
            break
        children.sort(key=_worth, reverse=True)
        beam = children[:width]
    return best


def _worth(node: Node) -> float:
    return node.value


def settle(state: Battlecrest, seat: int, turn: int) -> None:
    """Let the others answer inside this turn (they defend) as they would by a look one step ahead."""
    while state.outcome is None and state.turn == turn:
        decision = state.decisions[0]
        if decision.seats >> seat & 1:
            return
        other = decision.seat()
        state.apply(other, best_answer(state, other))


def best_answer(state: Battlecrest, seat: int) -> int:
    """The answer after which the position looks best."""
    decision = state.decision_for(seat)
    assert decision is not None
    best = decision.options[0]
    best_value = -1.0
    for option in decision.options:
        after = state.copy()
        after.apply(seat, option)
        value = evaluate(after, seat)
        if value > best_value:
            best_value = value
            best = option
    return best


def fingerprint(state: Battlecrest) -> int:
    """A number that positions of one search share only when they are alike."""
    mark = state.used * 1024 + state.stars
    for number in state.cell:
        mark = (mark * 41 + number + 2) % _PRIME_NUMBER
    for number in state.hurt + state.track + state.ghost + state.turned + state.sheet:
        mark = (mark * 13 + number + 1) % _PRIME_NUMBER
    for number in state.ready + state.side:
        mark = (mark * 3 + number + 1) % _PRIME_NUMBER
    for frame in state.agenda:
        mark = (mark * 31 + frame.step * 7 + frame.value * 3 + frame.card + 5) % _PRIME_NUMBER
        for pick in frame.picks:
            mark = (mark * 131 + pick + 1) % _PRIME_NUMBER
    return (mark * 16 + len(state.decisions[0].options)) % _PRIME_NUMBER
