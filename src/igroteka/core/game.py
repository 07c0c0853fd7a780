"""The contract of a rulebook: its seats, its settings, and how a position begins."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, Generic, TypeVar

from igroteka.core.agenda import VerbBook
from igroteka.core.decision import Arg, Choice, Decision, Refusal
from igroteka.core.errors import BadFile, BadSetting, GameError
from igroteka.core.reflex import Reflex
from igroteka.core.rng import Rng, make_rng, seeded
from igroteka.core.state import State, View

S = TypeVar("S", bound=State)


class Setting:
    """One thing a table agrees on before the game: a variant, a set, a difficulty.

    `many`: a list of different choices instead of one. A setting without choices takes whatever `Game.check` accepts.
    """

    def __init__(self, name: str, default: Any, choices: Sequence[Any] = (), many: bool = False) -> None:
        self.name = name
        self.default = default
        self.choices = list(choices)
        self.many = many

    def read(self, value: Any) -> Any:
        """A value given by a program or typed by a person ("a,b" for many), checked."""
        if self.many:
            return self._read_many(value)
        if not self.choices:
            return value
        for choice in self.choices:
            if value == choice or (isinstance(value, str) and value == _spelled(choice)):
                return choice
        raise BadSetting("bad-setting", setting=self.name, value=str(value), choices=self._listed())

    def _read_many(self, value: Any) -> list[Any]:
        chosen = value.split(",") if isinstance(value, str) else value
        wrong = not isinstance(chosen, list | tuple) or not chosen or len(set(map(str, chosen))) < len(chosen)
        if wrong or any(item not in self.choices for item in chosen):
            raise BadSetting("bad-setting", setting=self.name, value=str(value), choices=self._listed())
        return [choice for choice in self.choices if choice in chosen]

    def _listed(self) -> str:
        return ", ".join(_spelled(choice) for choice in self.choices)


def _spelled(choice: Any) -> str:
    if isinstance(choice, bool):
        return "yes" if choice else "no"
    return str(choice)


class Game(ABC, Generic[S]):
    """A rulebook. One instance per game, registered in `igroteka.games`."""

    def __init__(self, name: str, seats: Sequence[int], actions: int, settings: Sequence[Setting] = ()) -> None:
        self.name = name
        self.seats = list(seats)  # the seat counts it can be played with
        self.actions = actions  # options are 0..actions-1, with one meaning each: the action space for learning
        self.settings = list(settings)
        self.verbs = VerbBook()
        self.secret: list[str] = []  # kinds of decisions whose answers nobody else sees at once
        self.levels: list[str] = []  # the bots that play levels 1 to 5, where the general ones will not do
        self.search: dict[str, float] = {}  # how a search should look around, where its own defaults will not do

    @abstractmethod
    def deal(self, settings: dict[str, Any], seats: int, rng: Rng) -> S:
        """Set up a game and run it to its first decision; settings and seats are checked already."""

    @abstractmethod
    def blank(self, settings: dict[str, Any], seats: int, rng: Rng) -> S:
        """A state with nothing in it yet, to be filled by `load` or `position`."""

    @abstractmethod
    def position(self, **words: Any) -> S:
        """Any position from a few words, as FEN does for chess; each game names its own."""

    @abstractmethod
    def table(self, state: S, seat: int) -> View:
        """What this seat (or SPECTATOR) sees of the table, JSON-ready."""

    @abstractmethod
    def question(self, state: S, decision: Decision) -> dict[str, Arg]:
        """The arguments of the sentence that puts a decision into words; public facts only."""

    @abstractmethod
    def choice(self, state: S, option: int, seat: int) -> Choice:
        """What an option of this seat's open decision means."""

    @abstractmethod
    def why_not(self, state: S, seat: int, option: int) -> Refusal:
        """The rule that forbids an option that is not offered."""

    @abstractmethod
    def redeal(self, state: S, seat: int, rng: Rng) -> None:
        """Replace, in place, everything this seat cannot know by something it might be."""

    @abstractmethod
    def evaluate(self, state: S, seat: int) -> float:
        """How good the position looks for a seat, from 0 (lost) to 1 (won)."""

    def sensible(self, decision: Decision) -> list[int]:
        """The options a bot need think about: none that is never better than another."""
        return decision.options

    def quiet(self, state: S) -> bool:
        """Whether `evaluate` can be trusted here: a search plays on until it can. Such moments must keep coming."""
        return True

    @abstractmethod
    def words(self) -> list[str]:
        """Every message key the game can show, without the language: its names, questions, choices, events."""

    @abstractmethod
    def bound(self, settings: dict[str, Any], seats: int) -> int:
        """No game, however played, takes more decisions than this."""

    def teams(self, settings: dict[str, Any], seats: int) -> list[int]:
        """The team of each seat; seats of one team win and lose together."""
        return list(range(seats))

    def variants(self) -> list[tuple[dict[str, Any], int]]:
        """Settings and seat counts that together show everything: what the laws run over."""
        return [({}, seats) for seats in self.seats]

    def showcase(self) -> list[tuple[dict[str, Any], int]]:
        """The variants that have a golden playthrough."""
        return self.variants()

    def suggest(self, world: S, seat: int, rng: Rng) -> int | None:
        """The game's own baseline player: an answer from an imagined world, or None to let `greedy` decide."""
        return None

    def advise(self, world: S, seat: int, rng: Rng) -> int | None:
        """What a search begins with: a slower and better player than `suggest`, where a game has one."""
        return self.suggest(world, seat, rng)

    def obvious(self, world: S, seat: int, answer: int) -> bool:
        """Whether an answer of the baseline player needs no second thought: a search then gives it at once."""
        return False

    def margin(self, state: S, seat: int) -> float:
        """How well a finished game went for a seat, to tell apart games won, or lost, alike: more is better."""
        assert state.outcome is not None
        return state.outcome[seat]

    def name_of(self, thing: str, language: str) -> str | None:
        """The name of a thing whose name is data and no message (a pack's card), or None."""
        return None

    def names(self, language: str) -> dict[str, str]:
        """All such names by thing without its number ("crest:akhena.sky"), for who cannot ask one by one."""
        return {}

    def reflex(self, state: S, seat: int) -> Reflex | None:
        """What this seat sees to react to, where speed decides; from what it may see, like a view. Else None."""
        return None

    def referee(self, seats: int) -> Any:
        """Who orders what arrives at a table in real time (docs/games/gobbit.md); None where nobody is in a hurry."""
        return None

    def check(self, given: dict[str, Any], seats: int) -> dict[str, Any]:
        """Complete settings, or BadSetting with what is wrong."""
        if seats not in self.seats:
            allowed = ", ".join(map(str, self.seats))
            raise BadSetting("bad-seats", game=self.name, seats=seats, allowed=allowed)
        known = {setting.name: setting for setting in self.settings}
        for name in given:
            if name not in known:
                raise BadSetting("unknown-setting", setting=name, game=self.name, known=", ".join(known))
        return {name: s.read(given[name]) if name in given else s.default for name, s in known.items()}

    def new(self, settings: dict[str, Any] | None = None, seats: int = 2, seed: int | str = 0) -> S:
        """A game at its first decision. The same settings, seats and seed always give the same game."""
        return self.deal(self.check(settings or {}, seats), seats, make_rng(seed))

    def load(self, data: dict[str, Any]) -> S:
        """The state that `State.dump` wrote down."""
        try:
            settings = self.check(data["settings"], data["seats"])
            state = self.blank(settings, data["seats"], seeded(0))
            state.restore(data)
            return state
        except (GameError, LookupError, TypeError, ValueError, AssertionError) as error:
            raise BadFile("bad-state", game=self.name, reason=str(error)) from error
