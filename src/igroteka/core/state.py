"""The contract of a position: one class per game, all answering the same calls."""

import hashlib
import json
from abc import ABC, abstractmethod
from html import escape
from textwrap import fill
from typing import TYPE_CHECKING, Any, ClassVar, Final, Self

from mypy_extensions import i64, mypyc_attr

from igroteka.core.agenda import Frame, Verb
from igroteka.core.decision import Choice, Decision, Refusal, first_seat, load_decision, seats_in
from igroteka.core.errors import IllegalMove
from igroteka.core.event import Event, EventArg, make_event
from igroteka.core.knowledge import EVERYONE, holds, read_masks, write_masks
from igroteka.core.rng import Rng, load_rng

if TYPE_CHECKING:
    from igroteka.core.game import Game

View = dict[str, Any]

COMMON: Final = frozenset(
    (
        "game", "settings", "seats", "rng", "known", "placed", "learned", "agenda", "decisions", "last_asked",
        "outcome", "events", "moves", "clock", "at",
    )
)  # fmt: skip
"""The attributes every state has; all others are the game's own."""

_ONE: Final[i64] = 1
_NONE: Final[list[Decision]] = []  # while nothing is asked; shared, so never appended to


@mypyc_attr(allow_interpreted_subclasses=True)
class State(ABC):
    """One position, everything included: hidden cards, chance and unfinished effects.

    A game declares its own attributes (numbers, strings, frames, nested lists) in `clear`, each with its value on an
    empty table, and copies them in `copy`; dumps and digests find them by themselves.
    """

    DERIVED: ClassVar[tuple[str, ...]] = ()  # attributes that follow from others and are no part of a dump

    def __init__(self, game: "Game[Any]", settings: dict[str, Any], seats: int, rng: Rng) -> None:
        self.game = game
        self.settings = settings  # never changed after setup, so copies share it
        self.seats = seats
        self.rng = rng
        self.known: list[int] = []  # by fact: the seats that know it (knowledge.py); of an open game empty
        self.placed: list[int] = []  # by card: the seats that know where in its pile it lies, where that matters
        self.learned: i64 = 0  # how often a seat learned something; no part of the position
        self.agenda: list[Frame] = []
        self.decisions: list[Decision] = _NONE
        self.last_asked: list[Decision] = _NONE  # the list of the last question, to be used for the next one again
        self.outcome: tuple[float, ...] | None = None  # per seat: 1 won, 0 lost, between for a shared result
        self.events: list[Event] | None = None  # None: nobody listens, nothing is recorded
        self.moves: i64 = 0  # how many answers have been given
        self.clock: i64 = 0  # the latest time given with an answer
        self.at: i64 = 0  # the time given with the answer being applied; for `chosen`, no part of the position

    # --- what each game supplies ---------------------------------------------------------------------------------

    @abstractmethod
    def clear(self) -> None:
        """Become an empty table: declare every attribute of the game, with its value there."""

    @abstractmethod
    def copy(self) -> Self:
        """An independent copy; `copy_common` fills in the parts every game has."""

    @abstractmethod
    def zones(self) -> dict[str, list[int]]:
        """Every place a card can be in; each card of the game is in exactly one (the law of conservation)."""

    # --- playing -------------------------------------------------------------------------------------------------

    def apply(self, seat: i64, option: int, at: i64 = 0) -> None:
        """Answer this seat's open decision; anything not offered raises IllegalMove and changes nothing.

        `at` (milliseconds since the match began) matters only to games played against the clock.
        """
        decision = self.decision_for(seat)
        if decision is None or not holds(decision.options, option):
            raise IllegalMove("illegal-move", seat=seat + 1, option=option)
        self.answer(decision, seat, option, at)

    def answer(self, decision: Decision, seat: i64, option: int, at: i64 = 0) -> None:
        """Answer an open decision with one of its own options: nothing is checked any more."""
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

    def decide(self, seats: i64, kind: str, frame: Frame, card: i64 = -1, options: list[int] | None = None) -> None:
        """Let the seats of a mask choose where there is a choice: one option is taken, with none the verb is done."""
        if options is None:
            options = frame.verb.options(self, frame, Decision(seats, kind, 0, card))
        if not options:
            self.done()
        elif len(options) == 1:
            frame.verb.chosen(self, frame, first_seat(seats), options[0])
        else:
            _put(self, seats, kind, frame, card, options, True)

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

    # --- knowledge -----------------------------------------------------------------------------------------------

    def learn(self, fact: i64, seats: i64) -> None:
        """The seats of a mask learn a fact."""
        known = self.known
        before: i64 = known[fact]
        after = before | seats
        if after != before:
            known[fact] = after
            self.learned += 1

    def reveal(self, fact: i64) -> None:
        """Everybody learns a fact."""
        known = self.known
        if known[fact] != EVERYONE:
            known[fact] = EVERYONE
            self.learned += 1

    def forget(self, fact: i64, but: i64 = 0) -> None:
        """Nobody can tell any more, but for the seats of a mask."""
        known = self.known
        before: i64 = known[fact]
        known[fact] = before & but

    def learn_place(self, card: i64, seats: i64) -> None:
        """The seats of a mask learn where in its pile a card lies."""
        before: i64 = self.placed[card]
        after = before | seats
        if after != before:
            self.placed[card] = after
            self.learned += 1

    def forget_place(self, card: i64) -> None:
        """Nobody can tell any more where in its pile a card lies."""
        self.placed[card] = 0

    def news(self) -> int:
        """A number that grows whenever a seat learns something or chance is used: nothing is taken back past that."""
        return int(self.learned + self.rng.counter)

    def emit(self, kind: str, args: dict[str, EventArg]) -> None:
        """Record an event; each seat is told of it what it knows at this moment.

        Callers ask `if state.events is not None` first, so that silence costs nothing.
        """
        if self.events is not None:
            self.events.append(make_event(kind, args, self.known))

    def imagine(self, seat: int, rng: Rng) -> Self:
        """A full state drawn from what this seat knows; it depends on nothing else but `rng`, one of your own."""
        if rng is self.rng:
            raise ValueError("imagining takes a generator of your own: the match's would be changed by it")
        world = self.copy()
        world.rng = rng.fork()
        world.game.redeal(world, seat, world.rng)
        for decision in world.decisions:
            if not decision.asks(seat):  # what others may answer depends on cards that were dealt anew
                frame = world.agenda[decision.frame]
                decision.options = frame.verb.options(world, frame, decision)
        return world

    # --- what people see -----------------------------------------------------------------------------------------

    def view(self, seat: int | None) -> View:
        """Everything this seat (None: a spectator) may see, JSON-ready; nothing it may not."""
        view = self.shared()
        if seat is not None:
            merge(view, self.own(seat))
        return view

    def shared(self) -> View:
        """What everybody sees: the view of a spectator."""
        return {
            "game": self.game.name,
            "settings": self.settings,
            "seats": self.seats,
            "seat": None,
            "moves": self.moves,
            "outcome": None if self.outcome is None else list(self.outcome),
            "decisions": [
                {
                    "seats": seats_in(decision.seats),
                    "kind": decision.kind,
                    "waits": decision.waits,
                    "args": self.game.question(self, decision),
                }
                for decision in self.decisions
            ],
            "table": self.game.table(self),
        }

    def own(self, seat: int) -> View:
        """What this seat sees besides: its options and what it knows; `merge` puts it into the shared view."""
        asked: View = {}
        for place, decision in enumerate(self.decisions):
            if decision.asks(seat):
                options = [{"option": o, **self.choice(o, seat).dump()} for o in decision.options]
                asked[str(place)] = {"options": options}
        own: View = {"seat": seat}
        if asked:
            own["decisions"] = asked
        table = self.game.own(self, seat)
        if table:
            own["table"] = table
        return own

    def choice(self, option: int, seat: int) -> Choice:
        """What an option of this seat's open decision means."""
        return self.game.choice(self, option, seat)

    def why_not(self, seat: int, option: int) -> Refusal | None:
        """The rule that forbids a move a person tried, or None if it is allowed."""
        decision = self.decision_for(seat)
        if decision is not None and option in decision.options:
            return None
        return self.game.why_not(self, seat, option)

    def why(self, seat: int, thing: str) -> Refusal | None:
        """Why this seat can do nothing with a thing it touched, or None if it can."""
        meant = self.game.meant(self, seat, thing)
        refusals = [self.why_not(seat, option) for option in meant or [-1]]
        return None if None in refusals else refusals[0]

    # --- copies and files ----------------------------------------------------------------------------------------

    def copy_common(self, made: "State") -> None:
        """Give a copy, made with the same game and a copied rng, the other parts every game has."""
        if self.known:
            made.known = self.known[:]
        if self.placed:
            made.placed = self.placed[:]
        for frame in self.agenda:
            made.agenda.append(frame.copy())
        if self.decisions:
            made.decisions = [decision.copy() for decision in self.decisions]
        made.outcome = self.outcome
        made.moves = self.moves
        made.clock = self.clock
        made.learned = self.learned

    def fields(self) -> list[str]:
        """The attributes of the game's own that make up the position."""
        compiled: tuple[str, ...] = getattr(type(self), "__mypyc_attrs__", ())
        named = {*compiled, *getattr(self, "__dict__", ())} - {"__dict__"}
        return sorted(name for name in named if name not in COMMON and name not in self.DERIVED)

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
        if self.known:
            data["known"] = write_masks(self.known)
        if self.placed:
            data["placed"] = write_masks(self.placed)
        for name in self.fields():
            data[name] = plain(getattr(self, name))
        return data

    def restore(self, data: dict[str, Any]) -> None:
        """Take on what `dump` wrote down, or a part of it."""
        if "rng" in data:
            self.rng = load_rng(data["rng"])
        if "agenda" in data:
            self.agenda = [self.game.verbs.frame(frame) for frame in data["agenda"]]
        if "decisions" in data:
            self.decisions = [load_decision(d) for d in data["decisions"]]
        if "outcome" in data:
            outcome = data["outcome"]
            self.outcome = None if outcome is None else tuple(float(part) for part in outcome)
        if "moves" in data:
            self.moves = data["moves"]
        if "clock" in data:
            self.clock = data["clock"]
        if "known" in data:
            self.known = read_masks(data["known"])
        if "placed" in data:
            self.placed = read_masks(data["placed"])
        for name in self.fields():
            if name in data:
                current = getattr(self, name)
                value = plain(data[name])
                setattr(self, name, tuple(value) if isinstance(current, tuple) else value)

    def digest(self) -> str:
        """A short fingerprint of the complete state."""
        text = json.dumps(self.dump(), sort_keys=True, separators=(",", ":"))
        return hashlib.blake2b(text.encode(), digest_size=8).hexdigest()

    def same(self, other: "State") -> bool:
        return self.dump() == other.dump()

    # --- for a person at the prompt ------------------------------------------------------------------------------

    def __repr__(self) -> str:
        return f"<{self._heading()}>"

    def __str__(self) -> str:
        """The whole table, a line for each word of the notation; not for players, for it shows what is hidden too."""
        lines = [self._heading()]
        for word, value in self._lines():
            lines += fill(f"{word:>18}  {value}", 100, subsequent_indent=" " * 20).splitlines()
        return "\n".join(lines)

    def _repr_html_(self) -> str:
        """The same table, for a notebook."""
        cells = "".join(
            f"<tr><th>{escape(word)}</th><td style='text-align: left'>{escape(value)}</td></tr>"
            for word, value in self._lines()
        )
        return f"<table><caption>{escape(self._heading())}</caption>{cells}</table>"

    def _heading(self) -> str:
        """The game, how far it is, and who decides what: seats from 0, as programs count them."""
        if self.outcome is not None:
            now = f"over: {', '.join(f'{share:g}' for share in self.outcome)}"
        else:
            now = "; ".join(
                f"seat {', '.join(str(seat) for seat in seats_in(asked.seats))}: {asked.kind}"
                for asked in self.decisions
            )
        return f"{self.game.name}, {self.seats} seats, move {self.moves}, {now}"

    def _lines(self) -> list[tuple[str, str]]:
        """The words of the notation with their values."""
        pairs = [part.partition(": ") for part in self.game.describe(self).split("; ")]
        return [(word, value) for word, _, value in pairs]


def merge(into: View, part: View) -> None:
    """Put one seat's part into a shared view: members of members; a list's members go by their number.

    >>> view = {"players": [{"hand": [], "hidden": 2}], "deck": 3}
    >>> merge(view, {"players": {"0": {"hand": ["card:imp:1", "card:imp:2"], "hidden": 0}}})
    >>> view
    {'players': [{'hand': ['card:imp:1', 'card:imp:2'], 'hidden': 0}], 'deck': 3}
    """
    for key, value in part.items():
        there = into.get(key)
        if isinstance(value, dict) and isinstance(there, list):
            for number, member in value.items():
                merge(there[int(number)], member)
        elif isinstance(value, dict) and isinstance(there, dict):
            merge(there, value)
        else:
            into[key] = value


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


def plain(value: Any) -> Any:
    """A deep copy of nested lists (and tuples, as lists) of plain values; frames as they are written down."""
    if isinstance(value, Frame):
        return value.dump()
    if isinstance(value, list | tuple):
        return [plain(item) for item in value]
    return value
