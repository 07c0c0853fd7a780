"""The contract of a position: one class per game, all answering the same calls."""

import hashlib
import json
from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Any, ClassVar, Final, Self

from mypy_extensions import i64

from igroteka.core.agenda import Frame, Verb
from igroteka.core.decision import Arg, Choice, Decision, Refusal, load_decision, seats_in
from igroteka.core.errors import IllegalMove
from igroteka.core.event import SPECTATOR, Event
from igroteka.core.knowledge import holds
from igroteka.core.rng import Rng, load_rng

if TYPE_CHECKING:
    from igroteka.core.game import Game

View = dict[str, Any]

_ONE: Final[i64] = 1
_NONE: Final[list[Decision]] = []  # while nothing is asked; shared, so never appended to


class State(ABC):
    """One position, everything included: hidden cards, chance and unfinished effects."""

    FIELDS: ClassVar[tuple[str, ...]] = ()  # the game's own attributes: numbers, strings, frames, (nested) lists

    def __init__(self, game: "Game[Any]", settings: dict[str, Any], seats: int, rng: Rng) -> None:
        """Only what every game has: a game fills its own attributes in `blank`, and `copy` those of a twin."""
        self.game = game
        self.settings = settings  # never changed after setup, so copies share it
        self.seats = seats
        self.rng = rng
        self.agenda: list[Frame] = []
        self.decisions: list[Decision] = _NONE
        self.last_asked: list[Decision] = _NONE  # the list of the last question, to be used for the next one again
        self.outcome: tuple[float, ...] | None = None  # per seat: 1 won, 0 lost, between for a shared result
        self.events: list[Event] | None = None  # None: nobody listens, nothing is recorded
        self.moves: i64 = 0  # how many answers have been given
        self.clock: i64 = 0  # the latest time given with an answer
        self.revealed: i64 = 0  # games that name it in FIELDS count it up when chance or a hidden card comes to light
        self.at: i64 = 0  # the time given with the answer being applied; for `chosen`, no part of the position

    # --- playing -----------------------------------------------------------------------------------------------

    def apply(self, seat: i64, option: int, at: i64 = 0) -> None:
        """Answer this seat's open decision; anything not offered raises IllegalMove and changes nothing.

        `at` (milliseconds since the match began) matters only to games played against the clock.
        """
        decision = self.decision_for(seat)
        if decision is None or not holds(decision.options, option):
            raise IllegalMove("illegal-move", seat=seat, option=option)
        decisions = self.decisions
        if len(decisions) == 1:
            self.last_asked = decisions
            self.decisions = _NONE
        else:
            decisions.remove(decision)
        self.moves += 1
        self.at = at
        if at != 0:
            self.clock = max(self.clock, at)
        frame = self.agenda[decision.frame]
        frame.verb.chosen(self, frame, seat, option)
        self.advance()

    def advance(self) -> None:
        """Run the agenda until somebody has to decide or the game is over."""
        agenda = self.agenda
        while not self.decisions and self.outcome is None:
            frame = agenda[-1]
            frame.verb.run(self, frame)

    def push(self, verb: Verb[Any], seat: i64, card: i64 = -1, value: i64 = 0) -> Frame:
        """Do this first: put an unfinished verb on top of the agenda."""
        frame = Frame(verb, seat, card, value)
        self.agenda.append(frame)
        return frame

    def done(self) -> None:
        """The verb on top of the agenda is finished."""
        self.agenda.pop()

    def ask(self, seat: i64, kind: str, frame: Frame, card: i64 = -1, options: list[int] | None = None) -> None:
        """Ask one seat; the frame goes on after the answer. Options the verb has just listed may be given along."""
        _put(self, _ONE << seat, kind, frame, card, options, True)

    def ask_any(
        self,
        seats: i64,
        kind: str,
        frame: Frame,
        card: int = -1,
        options: list[int] | None = None,
        waits: bool = True,
    ) -> None:
        """Ask several seats together (a bit mask); the first answer counts for all of them."""
        _put(self, seats, kind, frame, card, options, waits)

    def offer(self, seat: int, kind: str, frame: Frame, card: int = -1) -> None:
        """Let a seat do something while others are waited for; the verb withdraws it when nobody is any more."""
        self.ask_any(1 << seat, kind, frame, card, waits=False)

    def waiting(self) -> bool:
        """Whether an answer is waited for, and not only offered."""
        return bool(self.decisions) and self.decisions[0].waits

    def decision_for(self, seat: i64) -> Decision | None:
        """The question this seat may answer now; a seat is never asked two at once."""
        decisions = self.decisions
        place: i64 = 0
        asked: i64 = len(decisions)
        while place < asked:
            decision = decisions[place]
            if decision.seats >> seat & 1:
                return decision
            place += 1
        return None

    def finish(self, outcome: tuple[float, ...]) -> None:
        """The game is over: nothing more is asked or resolved."""
        self.outcome = outcome
        self.decisions = _NONE

    def emit(self, kind: str, args: dict[str, Arg], secret: str = "", known: int = 0xFFFF) -> None:
        """Record an event. Callers ask `if state.events is not None` first, so that silence costs nothing."""
        if self.events is not None:
            self.events.append(Event(kind, args, secret, known))

    # --- what each game supplies ---------------------------------------------------------------------------------

    @abstractmethod
    def copy(self) -> Self:
        """An independent twin; use `copy_common` for the parts every game has."""

    @abstractmethod
    def zones(self) -> dict[str, list[int]]:
        """Every place a card can be in; each card of the game is in exactly one (the law of conservation)."""

    # --- what every game gets ------------------------------------------------------------------------------------

    def choice(self, option: int, seat: int) -> Choice:
        """What an option of this seat's open decision means."""
        return self.game.choice(self, option, seat)

    def why_not(self, seat: int, option: int) -> Refusal | None:
        """The rule that forbids a move a person tried, or None if it is allowed."""
        decision = self.decision_for(seat)
        if decision is not None and option in decision.options:
            return None
        return self.game.why_not(self, seat, option)

    def copy_common(self, twin: "State") -> None:
        """Give a twin, made with the same game and a copied rng, the other parts every game has."""
        for frame in self.agenda:
            twin.agenda.append(frame.copy())
        if self.decisions:
            twin.decisions = [decision.copy() for decision in self.decisions]
        twin.outcome = self.outcome
        twin.moves = self.moves
        twin.clock = self.clock
        twin.revealed = self.revealed

    def imagine(self, seat: int, rng: Rng) -> Self:
        """A full state drawn from what this seat knows; it depends on nothing else but `rng`."""
        world = self.copy()
        world.rng = rng.fork()
        world.game.redeal(world, seat, world.rng)
        for decision in world.decisions:
            if not decision.asks(seat):  # what others may answer depends on cards that were dealt anew
                frame = world.agenda[decision.frame]
                decision.options = frame.verb.options(world, frame, decision)
        return world

    def view(self, seat: int | None) -> View:
        """Everything this seat (None: a spectator) may see, JSON-ready; nothing it may not."""
        eye = SPECTATOR if seat is None else seat
        return {
            "game": self.game.name,
            "settings": self.settings,
            "seats": self.seats,
            "seat": seat,
            "moves": self.moves,
            "outcome": None if self.outcome is None else list(self.outcome),
            "decisions": [self._shown(decision, eye) for decision in self.decisions],
            "table": self.game.table(self, eye),
        }

    def _shown(self, decision: Decision, seat: int) -> View:
        shown: View = {
            "seats": seats_in(decision.seats),
            "kind": decision.kind,
            "waits": decision.waits,
            "args": self.game.question(self, decision),
        }
        if decision.asks(seat):
            shown["options"] = [{"option": o, **self.choice(o, seat).dump()} for o in decision.options]
        return shown

    def dump(self) -> dict[str, Any]:
        """The complete state as readable JSON; `Game.load` is its inverse."""
        data: dict[str, Any] = {
            "game": self.game.name,
            "settings": self.settings,
            "seats": self.seats,
            "rng": self.rng.dump(),
            "agenda": [frame.dump() for frame in self.agenda],
            "decisions": [decision.dump() for decision in self.decisions],
            "outcome": None if self.outcome is None else list(self.outcome),
            "moves": self.moves,
            "clock": self.clock,
        }
        for name in self.FIELDS:
            data[name] = _plain(getattr(self, name))
        return data

    def restore(self, data: dict[str, Any]) -> None:
        """Become the state that `dump` wrote down."""
        self.rng = load_rng(data["rng"])
        self.agenda = [self.game.verbs.frame(frame) for frame in data["agenda"]]
        self.decisions = [load_decision(d) for d in data["decisions"]]
        outcome = data["outcome"]
        self.outcome = None if outcome is None else tuple(float(part) for part in outcome)
        self.moves = data["moves"]
        self.clock = data["clock"]
        for name in self.FIELDS:
            current = getattr(self, name)
            value = _plain(data[name])
            setattr(self, name, tuple(value) if isinstance(current, tuple) else value)

    def digest(self) -> str:
        """A short fingerprint of the complete state."""
        text = json.dumps(self.dump(), sort_keys=True, separators=(",", ":"))
        return hashlib.blake2b(text.encode(), digest_size=8).hexdigest()

    def same(self, other: "State") -> bool:
        return self.dump() == other.dump()


def _put(
    state: State, seats: i64, kind: str, frame: Frame, card: i64, options: list[int] | None, waits: bool
) -> None:
    """Open a decision."""
    agenda = state.agenda
    place: i64 = len(agenda)
    place -= 1
    while agenda[place] is not frame:
        place -= 1
    decision = Decision(seats, kind, place, card, waits)
    decision.options = frame.verb.options(state, frame, decision) if options is None else options
    decisions = state.decisions
    if decisions:
        decisions.append(decision)
        return
    decisions = state.last_asked
    if decisions:
        decisions[0] = decision
        state.decisions = decisions
        state.last_asked = _NONE
    else:
        state.decisions = [decision]


def _plain(value: Any) -> Any:
    """A deep copy of nested lists (and tuples, as lists) of plain values; frames as they are written down."""
    if isinstance(value, Frame):
        return value.dump()
    if isinstance(value, list | tuple):
        return [_plain(item) for item in value]
    return value
