"""Two players: the quick one plans its own turn, the adviser also the turn that the others answer with.

They find lethal turns because they play them out, keep a defence card because a threat that meets none is dear, and
use hazards because they see where a push or a turned location leaves everybody.
"""

from typing import Final

from igroteka.core.rng import Rng
from igroteka.games.battlecrest.evaluate import evaluate, same_side
from igroteka.games.battlecrest.state import Battlecrest

WIDTH: Final = 10  # positions the quick player keeps at each depth of the search through its turn
OWN_WIDTH: Final = 48  # the same for the adviser,
CHOICES: Final = 24  # the turns it looks at again,
REPLY_WIDTH: Final = 48  # and how wide it looks for the others' turn after each
REPLIES: Final = 6  # of the others' best turns so far, how many are tried on the next choice before any is looked for
DEPTH: Final = 24  # no turn has more answers than this that matter
_PRIME_NUMBER: Final = 1000000007


def suggest(world: Battlecrest, seat: int, rng: Rng) -> int:
    """The quick player: the first answer of the turn after which the position looks best."""
    return plan_turn(world, seat, WIDTH)[0]


def advise(world: Battlecrest, seat: int, rng: Rng) -> int:
    """The adviser, who remembers nothing of its earlier answers."""
    return Adviser().answer(world, seat)


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
                answer_for_others(after, seat, turn)
                key = position_key(after)
                if key in seen:
                    continue
                seen.add(key)
                made = Node(after, [*node.path, option], evaluate(after, seat))
                if after.outcome is None and after.turn == turn:
                    children.append(made)
                    continue
                found.append(made)
                if made.value >= enough:
                    return [made]
        if not children:
            break
        children.sort(key=_value, reverse=True)
        beam = children[:width]
    found.sort(key=_value, reverse=True)
    return found


def _value(node: Node) -> float:
    return node.value


def answer_for_others(state: Battlecrest, seat: int, turn: int) -> None:
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


def position_key(state: Battlecrest) -> int:
    """A number that positions of one search share only when they are alike."""
    key = (state.turn * 64 + state.used) * 1024 + state.stars
    for number in state.cell:
        key = (key * 41 + number + 2) % _PRIME_NUMBER
    for number in state.hurt + state.track + state.ghost + state.turned + state.sheet:
        key = (key * 13 + number + 1) % _PRIME_NUMBER
    for number in state.ready + state.side:
        key = (key * 3 + number + 1) % _PRIME_NUMBER
    for frame in state.agenda:
        key = (key * 31 + frame.step * 7 + frame.value * 3 + frame.card + 5) % _PRIME_NUMBER
        for pick in frame.picks:
            key = (key * 131 + pick + 1) % _PRIME_NUMBER
    return (key * 16 + len(state.decisions[0].options if state.decisions else [])) % _PRIME_NUMBER


# --- the quick player ----------------------------------------------------------------------------------------------


def plan_turn(state: Battlecrest, seat: int, width: int) -> list[int]:
    """Answers for the rest of this seat's turn; the best single one when it is another's turn (defence)."""
    if state.turn > 0 and state.plan.controller[state.active] == seat:
        turns = whole_turns(state, seat, width)
        if turns:
            return turns[0].path
    return [best_answer(state, seat)]


# --- the adviser ---------------------------------------------------------------------------------------------------


class Adviser:
    """Takes the turn that stays best when the others have played their best turn against it.

    It keeps the values of a turn's positions, so that its next answers in that turn need not look at them again.
    """

    def __init__(self) -> None:
        self.turn = -1
        self.values: dict[int, float] = {}  # by position key: the value after the others' best reply
        self.bounds: set[int] = set()  # the keys of which only an upper bound is known

    def answer(self, state: Battlecrest, seat: int) -> int:
        """The first answer of the best turn."""
        if state.turn != self.turn:
            self.turn = state.turn
            self.values.clear()
            self.bounds.clear()
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
            value = self.value(node.state, seat, best_value, replies)
            if value > best_value:
                best_value = value
                best = node.path[0]
        return best

    def value(self, state: Battlecrest, seat: int, least: float, replies: list[list[int]]) -> float:
        """`value_after_reply`, remembered."""
        key = position_key(state)
        if key in self.values and (key not in self.bounds or self.values[key] <= least):
            return self.values[key]
        value = value_after_reply(state, seat, least, replies)
        self.values[key] = value
        if value > least:
            self.bounds.discard(key)
        else:
            self.bounds.add(key)
        return value


def value_after_reply(state: Battlecrest, seat: int, least: float, replies: list[list[int]]) -> float:
    """How a position looks to a seat after the best turn of whoever is on the move; exact only above `least`.

    What answered the last choices best comes first in `replies`: often it answers this one well enough, too.
    """
    answer_for_others(state, state.plan.controller[state.active], state.turn)
    if state.outcome is not None:
        return state.outcome[seat]
    mover = state.plan.controller[state.active]
    if same_side(state, state.active, seat):
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
        answer_for_others(after, seat, turn)
    return -1.0 if after.outcome is None and after.turn == turn else evaluate(after, seat)
