"""What an answer would lead to, as far as the seat that asks can know: told before anything is decided.

The answer is played out in a world imagined from what the seat knows, verb by verb, and ends where chance is used,
where the seat would learn something, or where somebody is asked. So it tells nothing hidden, and all comes true.
"""

from typing import Final

from igroteka.core.decision import Choice, Decision, first_seat
from igroteka.core.errors import IllegalMove
from igroteka.core.event import Event, EventArg, make_event
from igroteka.core.rng import Rng
from igroteka.core.state import State

REPLIES: Final = 16  # answers of the seat that is asked next: more are not gone into


class Preview:
    """The events that are sure to follow an answer, and those after each answer another seat may then give."""

    def __init__(self) -> None:
        self.events: list[Event] = []
        self.certain = True  # False: what follows besides depends on chance or on what the seat does not know
        self.replies: list[Reply] = []


class Reply:
    """An answer another seat may give next that the asking seat can foresee, and what follows from it."""

    def __init__(self, seat: int, option: int, choice: Choice, preview: Preview) -> None:
        self.seat = seat
        self.option = option
        self.choice = choice
        self.preview = preview


def preview(state: State, seat: int, option: int, rng: Rng) -> Preview:
    """What is sure to follow if this seat answers its open question so; `rng` is the asker's own."""
    decision = state.decision_for(seat)
    if decision is None or option not in decision.options:
        raise IllegalMove("illegal-move", seat=seat + 1, option=option)
    world = state.imagine(seat, rng)
    found = played_out(world, seat, seat, option)
    if found.certain and len(world.decisions) == 1:
        found.replies = _replies(world, seat, world.decisions[0])
    return found


def _replies(world: State, seat: int, decision: Decision) -> list[Reply]:
    """What the next seat may answer, as far as it lies open: no options with cards the asker cannot know."""
    other = int(first_seat(decision.seats))
    found: list[Reply] = []
    if decision.asks(seat) or decision.kind in world.game.secret or len(decision.options) > REPLIES:
        return found
    for option in decision.options:
        choice = world.choice(option, other)
        if _is_open(world, seat, choice):
            found.append(Reply(other, option, choice, played_out(world.copy(), seat, other, option)))
    return found


def _is_open(world: State, seat: int, choice: Choice) -> bool:
    """Whether the asker knows every thing an option names."""
    named: dict[str, EventArg] = {**choice.args}
    return None not in make_event("", named, world.known).seen_by(seat).values()


def played_out(world: State, seat: int, actor: int, option: int) -> Preview:
    """Answer for `actor` and go on verb by verb while the asking seat can foresee it."""
    found = Preview()
    world.events = found.events
    decision = world.decision_for(actor)
    assert decision is not None
    world.decisions.remove(decision)
    frame = world.agenda[decision.frame]
    drawn, known, placed = world.rng.counter, world.known[:], world.placed[:]
    frame.verb.chosen(world, frame, actor, option)
    learned = _learned(known, world.known, seat) + _learned(placed, world.placed, seat)
    if world.rng.counter != drawn or learned:
        found.certain = False
        del found.events[1 if found.events and not _names(found.events[0], learned) else 0 :]  # the answer itself
    while found.certain and not world.decisions and world.outcome is None:
        told, drawn, known, placed = len(found.events), world.rng.counter, world.known[:], world.placed[:]
        frame = world.agenda[-1]
        frame.verb.run(world, frame)
        learned = _learned(known, world.known, seat) + _learned(placed, world.placed, seat)
        if world.rng.counter != drawn or learned:
            found.certain = False
            del found.events[told:]
    return found


def _learned(before: list[int], after: list[int], seat: int) -> list[int]:
    """The facts the seat knows now and did not know before."""
    return [fact for fact, mask in enumerate(after) if mask & ~before[fact] & 1 << seat]


def _names(event: Event, facts: list[int]) -> bool:
    """Whether an event names one of these cards."""
    numbers = [thing.rpartition(":")[2] for thing in Choice("", **event.args).things() if thing.count(":") == 2]
    return any(number.isdigit() and int(number) in facts for number in numbers)
