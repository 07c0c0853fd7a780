"""How good a Battlecrest position looks, and two players: one plans its own turn, one also the turns after it.

They find lethal turns because they play them out, keep a defence card because a threat that meets none is dear, and
use hazards because they see where a push or a turned location leaves everybody.
"""

import math
from typing import Final

from igroteka.games.battlecrest.field import CELLS, DISTANCE
from igroteka.games.battlecrest.state import DID_ACTIVATE, QUIET_ROUNDS, Battlecrest
from igroteka.games.battlecrest.tables import ATTACK

WIDTH: Final = 10  # positions the baseline keeps at each depth of the search through its turn
OWN_WIDTH: Final = 48  # the same for the better player,
CHOICES: Final = 24  # the turns it looks at again,
REPLY_WIDTH: Final = 48  # and how wide it looks for the others' turn after each
REPLIES: Final = 6  # of the others' best turns so far, how many are tried on the next choice before any is looked for
DEPTH: Final = 24  # no turn has more answers than this that matter
_PRIME_NUMBER: Final = 1000000007

# Rounded from logistic regressions on 89,000 positions of games of the baseline with slips (docs/bots.md).
_HEALTH: Final = 1.82  # times the logarithm of the wounds left and a half
_HURT: Final = -0.43
_COMPANION: Final = 0.24
_HURT_COMPANION: Final = 0.1
_ACTION: Final = 0.05  # each action left in this turn
_HIT: Final = 0.05  # each point of the hardest attack that can reach somebody
_HARM: Final = 0.23  # each wound it would make, if it can be carried out this turn
_DEADLY: Final = 0.85  # if it would kill
_DEFENCE: Final = 0.06
_ATTACK_BONUS: Final = 0.155
_HASTE: Final = 0.9  # how much of the chance is who is ahead, when the game is about to be stopped


def evaluate(state: Battlecrest, seat: int) -> float:
    """The chance to win; the nearer a stop for want of wounds, the more it is who would win by that."""
    if state.outcome is not None:
        return state.outcome[seat]
    lean = 0.0
    for hero in range(state.plan.heroes):
        if not state.ghost[hero]:
            worth = standing(state, hero)
            lean += worth if friendly(state, hero, seat) else -worth
    chance = 1.0 / (1.0 + math.exp(-lean))
    if state.quiet < state.plan.heroes:
        return chance
    spent = state.quiet / (QUIET_ROUNDS * state.plan.heroes)
    team = state.ahead()
    verdict = 0.5 if team < 0 else (1.0 if friendly(state, team, seat) else 0.0)
    return chance + _HASTE * spent * spent * (verdict - chance)


def friendly(state: Battlecrest, hero: int, seat: int) -> bool:
    controller = state.plan.controller
    return controller[hero] == seat or (state.plan.heroes == 4 and controller[hero ^ 2] == seat)


def standing(state: Battlecrest, hero: int) -> float:
    """What a hero has: health (the last wounds are dearest), companion, defence, and what it threatens."""
    worth = _HEALTH * math.log(state.wounds_left(hero) + 0.5)
    if state.hurt[hero]:
        worth += _HURT
    companion = hero + state.plan.heroes
    if state.cell[companion] >= 0:
        worth += _HURT_COMPANION if state.hurt[companion] else _COMPANION
    worth += _DEFENCE * best_defence(state, hero)
    if state.cell[hero] >= 0:
        worth += _ATTACK_BONUS * state.bonus(hero, ATTACK) + menace(state, hero)
    if state.active == hero:
        worth += _ACTION * (2 - state.used.bit_count())
    return worth


def menace(state: Battlecrest, hero: int) -> float:
    """What a hero threatens: more if it may strike before the others can answer, most if that would kill."""
    soon = state.active == hero and not state.used & DID_ACTIVATE
    hit = 0
    harm = 0
    deadly = False
    for target in range(1 - (hero & 1), state.plan.heroes, 2):
        if not state.ghost[target] and state.cell[target] >= 0:
            strike = hardest_hit(state, hero, target, state.used if soon else 0)
            hit = max(hit, strike)
            if soon and strike > 0:
                strike -= best_defence(state, target)
                harm = max(harm, strike)
                deadly = deadly or strike >= state.wounds_left(target)
    return _HIT * hit + _HARM * harm + (_DEADLY if deadly else 0.0)


def hardest_hit(state: Battlecrest, hero: int, target: int, used: int) -> int:
    """The hardest attack two actions allow, locations apart: move and activate, or refocus and activate."""
    plan = state.plan
    box = plan.box
    distance = DISTANCE[state.cell[hero] * CELLS + state.cell[target]]
    both = used == 0
    stride = state.stride(hero) if both else 0
    hardest = 0
    for card in range(plan.first_card[hero], plan.first_card[hero + 1]):
        ready = state.ready[card]
        if not ready and not both:
            continue
        face = state.face(card) if ready else state.face(card) ^ 1
        reach = box.hits_reach[face]
        if not reach or distance > (reach + stride if ready else reach):
            continue
        crest = box.hits_crest[face]
        hit = box.hits[face]
        if crest >= 0:
            hit += 1 if box.crest[face] == crest else 0
            if ready:
                hit += state.primed(hero, crest)
            elif state.hurt[hero] and plan.kinds[hero].crest == crest:
                hit += 1  # after a refocus only the health card is primed
        hardest = max(hardest, hit)
    return hardest


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


# --- whole turns ---------------------------------------------------------------------------------------------------


class Node:
    """A position in a turn or at its end, and the answers that led to it."""

    def __init__(self, state: Battlecrest, path: list[int], value: float) -> None:
        self.state = state
        self.path = path
        self.value = value


def whole_turns(state: Battlecrest, seat: int, width: int, enough: float = 1.0) -> list[Node]:
    """Turns this seat could play from here on, each with the position after it; the best first.

    A beam search, `width` positions wide; it stops at a turn that is worth `enough`.
    """
    turn = state.turn
    beam = [Node(state, [], 0.0)]
    found: list[Node] = []
    seen: set[int] = set()
    for _ in range(DEPTH):
        children: list[Node] = []
        for node in beam:
            for option in node.state.decisions[0].options:
                after = node.state.copy()
                after.apply(seat, option)
                settle(after, seat, turn)
                mark = fingerprint(after)
                if mark in seen:
                    continue
                seen.add(mark)
                made = Node(after, [*node.path, option], evaluate(after, seat))
                if after.outcome is None and after.turn == turn:
                    children.append(made)
                    continue
                found.append(made)
                if made.value >= enough:
                    return [made]
        if not children:
            break
        children.sort(key=_worth, reverse=True)
        beam = children[:width]
    found.sort(key=_worth, reverse=True)
    return found


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
    mark = (state.turn * 64 + state.used) * 1024 + state.stars
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
    return (mark * 16 + len(state.decisions[0].options if state.decisions else [])) % _PRIME_NUMBER


# --- the baseline player, and one that looks further ---------------------------------------------------------------


def suggest(state: Battlecrest, seat: int) -> int:
    """The first answer of the turn after which the position looks best."""
    return plan_turn(state, seat, WIDTH)[0]


def plan_turn(state: Battlecrest, seat: int, width: int) -> list[int]:
    """Answers for the rest of this seat's turn; the best single one when it is another's turn (defence)."""
    if state.turn > 0 and state.plan.controller[state.active] == seat:
        turns = whole_turns(state, seat, width)
        if turns:
            return turns[0].path
    return [best_answer(state, seat)]


class Memory:
    """How the positions of a turn looked to one seat, so that its next answer need not look at them again."""

    def __init__(self) -> None:
        self.turn = -1
        self.looks: dict[int, float] = {}
        self.rough: set[int] = set()  # of these only an upper bound is known

    def begin(self, turn: int) -> None:
        if turn != self.turn:
            self.turn = turn
            self.looks.clear()
            self.rough.clear()

    def outlook(self, state: Battlecrest, seat: int, least: float, replies: list[list[int]]) -> float:
        """As the function of that name."""
        mark = fingerprint(state)
        if mark in self.looks and (mark not in self.rough or self.looks[mark] <= least):
            return self.looks[mark]
        value = outlook(state, seat, least, replies)
        self.looks[mark] = value
        if value > least:
            self.rough.discard(mark)
        else:
            self.rough.add(mark)
        return value


def advise(state: Battlecrest, seat: int, memory: Memory) -> int:
    """The first answer of the turn that stays best when the others have played their best turn against it."""
    memory.begin(state.turn)
    choices: list[Node] = []
    if state.turn > 0 and state.plan.controller[state.active] == seat:
        choices = whole_turns(state, seat, OWN_WIDTH)[:CHOICES]
    if not choices:
        decision = state.decision_for(seat)
        assert decision is not None
        for option in decision.options:
            after = state.copy()
            after.apply(seat, option)
            choices.append(Node(after, [option], 0.0))
    best = choices[0].path[0]
    best_value = -1.0
    replies: list[list[int]] = []
    for node in choices:
        value = memory.outlook(node.state, seat, best_value, replies)
        if value > best_value:
            best_value = value
            best = node.path[0]
    return best


def outlook(state: Battlecrest, seat: int, least: float, replies: list[list[int]]) -> float:
    """How a position looks to a seat after the best turn of whoever is on the move; exact only above `least`.

    What answered the last choices best comes first in `replies`: often it answers this one well enough, too.
    """
    settle(state, state.plan.controller[state.active], state.turn)
    if state.outcome is not None:
        return state.outcome[seat]
    mover = state.plan.controller[state.active]
    if friendly(state, state.active, seat):
        turns = whole_turns(state, mover, REPLY_WIDTH)
        return turns[0].value if turns else evaluate(state, mover)
    enough = min(1.0, 1.0 - least)
    for path in replies:
        value = follow(state, mover, path)
        if value >= enough:
            return 1.0 - value
    turns = whole_turns(state, mover, REPLY_WIDTH, enough)
    if not turns:
        return 1.0 - evaluate(state, mover)
    if turns[0].path in replies:
        replies.remove(turns[0].path)
    replies.insert(0, turns[0].path)
    del replies[REPLIES:]
    return 1.0 - turns[0].value


def follow(state: Battlecrest, seat: int, path: list[int]) -> float:
    """How the position looks after a turn known from elsewhere; -1 if it cannot be played here to its end."""
    turn = state.turn
    after = state.copy()
    for option in path:
        if after.outcome is not None or after.turn != turn:
            break
        if option not in after.decisions[0].options:
            return -1.0
        after.apply(seat, option)
        settle(after, seat, turn)
    return -1.0 if after.outcome is None and after.turn == turn else evaluate(after, seat)
