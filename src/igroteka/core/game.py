"""The contract of a rulebook: its seats, its settings, and the rooms in which everything else is found."""

from collections.abc import Callable, Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Generic, TypeVar

from librt.strings import BytesWriter
from mypy_extensions import i64, mypyc_attr

from igroteka.core.agenda import VerbBook
from igroteka.core.decision import Arg, Choice, Decision, Reason, Refusal
from igroteka.core.errors import BadFile, BadGame, BadSetting, GameError
from igroteka.core.knowledge import Pool, redeal
from igroteka.core.live import Referee, Reflex
from igroteka.core.notation import exact_words, read_position
from igroteka.core.observe import Layout, encode_hashed, encode_questions, hashed_layout
from igroteka.core.rng import Rng, make_rng, seeded
from igroteka.core.score import Notes, Score, read_calibration
from igroteka.core.state import State, View

S = TypeVar("S", bound=State)


class Setting:
    """One thing a table agrees on before the game: a variant, a set, a difficulty.

    `many`: a list of different choices instead of one. A setting without choices takes whatever `Game.check` accepts;
    its `catalogue` names what that can be made of, for a page that lets people choose.
    """

    def __init__(
        self, name: str, default: Any, choices: Sequence[Any] = (), many: bool = False, catalogue: Sequence[str] = ()
    ) -> None:
        self.name = name
        self.default = default
        self.choices = list(choices)
        self.many = many
        self.catalogue = list(catalogue)

    def read(self, value: Any) -> Any:
        """A value given by a program or typed by a person ("a,b" for many), checked."""
        if self.many:
            return self._read_many(value)
        if not self.choices:
            return value
        for choice in self.choices:
            if value == choice or (isinstance(value, str) and value == spelled(choice)):
                return choice
        raise BadSetting("bad-setting", setting=self.name, value=str(value), choices=self._listed())

    def _read_many(self, value: Any) -> list[Any]:
        chosen = value.split(",") if isinstance(value, str) else value
        wrong = not isinstance(chosen, list | tuple) or not chosen or len(set(map(str, chosen))) < len(chosen)
        if wrong or any(item not in self.choices for item in chosen):
            raise BadSetting("bad-setting", setting=self.name, value=str(value), choices=self._listed())
        return [choice for choice in self.choices if choice in chosen]

    def _listed(self) -> str:
        return ", ".join(spelled(choice) for choice in self.choices)


def spelled(choice: Any) -> str:
    """A choice of a setting as a person types it."""
    if isinstance(choice, bool):
        return "yes" if choice else "no"
    return str(choice)


class Room:
    """One module of a game's package, by its name; what it has to offer is found in it.

    A short room may be left out: what belongs into it is then found in its `neighbour`.
    """

    def __init__(self, game: str, package: str, name: str, neighbour: str = "") -> None:
        self.game = game
        self.name = f"{package}.{name}"
        self.module: Any = None
        if find_spec(self.name) is None and neighbour:
            self.name = f"{package}.{neighbour}"
        if find_spec(self.name) is not None:
            self.module = import_module(self.name)

    def need(self, name: str) -> Any:
        """Something every game has to have."""
        if self.module is None:
            raise BadGame("game-lacks-room", game=self.game, room=self.name, part=name)
        found = getattr(self.module, name, None)
        if found is None:
            raise BadGame("game-lacks-part", game=self.game, room=self.name, part=name)
        return found

    def find(self, name: str, default: Any) -> Any:
        """Something only some games have."""
        return getattr(self.module, name, default)


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S]):
    """A rulebook. One instance per game; what it can do is found by name in the rooms of its package.

    options    OPTIONS, meant
    setup      blank, deal (in a small game part of rules)
    rules      register
    view       table, question, choice; own, pools, put_back, guess where something is hidden
    explain    why_not, words
    notation   build, describe
    evaluate   evaluate; quiet and margin where the defaults will not do; terms, weigh and WEIGHTS where it is linear
    reasons    because: what a term says about two positions (in a small game part of evaluate)
    players    suggest, advise, sensible, courteous, obvious, for games with own players (or part of evaluate);
               contested, laid, lay where sides outguess each other
    observe    layout, encode: what a seat knows as numbers; without them the view is hashed
    live       referee and reflex, for games against the clock
    """

    def __init__(self, name: str, package: str, seats: Sequence[int], settings: Sequence[Setting] = ()) -> None:
        self.name = name
        self.package = package
        self.seats = list(seats)  # the seat counts it can be played with
        self.settings = list(settings)
        self.verbs = VerbBook()
        self.secret: list[str] = []  # kinds of decisions whose answers nobody else sees at once
        self.mixed: list[str] = []  # those of them that a search answers by chance, not to be read; none: all of them
        self.levels: list[str] = []  # the bots that play levels 1 to 5, where the general ones will not do
        self.search: dict[str, float] = {}  # how a search should look around, where its own defaults will not do
        self.revision = 1  # counted up when rules or dumps change their meaning: older matches go on from positions
        options = Room(name, package, "options")
        self.actions: int = options.need("OPTIONS")  # options are 0..actions-1, with one meaning each
        self._meant: Callable[[Any, int, str], list[int]] = options.need("meant")
        setup = Room(name, package, "setup", "rules")
        self._blank: Callable[[Any, dict[str, Any], int, Rng], Any] = setup.need("blank")
        self._deal: Callable[[Any], None] = setup.need("deal")
        Room(name, package, "rules").need("register")(self.verbs)
        view = Room(name, package, "view")
        self._table: Callable[[Any], View] = view.need("table")
        self._own: Callable[[Any, int], View] = view.find("own", _nothing_own)
        self._question: Callable[[Any, Decision], dict[str, Arg]] = view.need("question")
        self._choice: Callable[[Any, int, int], Choice] = view.need("choice")
        self._pools: Callable[[Any], list[Pool]] = view.find("pools", _no_pools)
        self._put_back: Callable[[Any, list[Pool]], None] = view.find("put_back", _leave)
        self._guess: Callable[[Any, int, Rng], None] = view.find("guess", _no_guess)
        explain = Room(name, package, "explain")
        self._why_not: Callable[[Any, int, int], Refusal] = explain.need("why_not")
        self._words: Callable[[], list[str]] = explain.need("words")
        notation = Room(name, package, "notation")
        self._build: Callable[[Any, dict[str, Any]], Any] = notation.need("build")
        self._describe: Callable[[Any], dict[str, list[str]]] = notation.need("describe")
        evaluate = Room(name, package, "evaluate")
        self._evaluate: Callable[[Any, int], float] = evaluate.need("evaluate")
        self._quiet: Callable[[Any], bool] = evaluate.find("quiet", _always)
        self._margin: Callable[[Any, int], float] = evaluate.find("margin", _outcome)
        self._terms: Callable[[], list[str]] = evaluate.find("terms", _no_terms)
        self._weigh: Callable[[Any, int, Score], None] = evaluate.find("weigh", _weighs_nothing)
        reasons = Room(name, package, "reasons", "evaluate")
        self._because: Callable[[Any, Any, int, str], Reason | None] = reasons.find("because", _no_reason)
        self._kin: Callable[[str], dict[str, float]] = evaluate.find("kin", _no_kin)
        self._training: Callable[[], list[tuple[dict[str, Any], int]]] = evaluate.find("training", self.variants)
        self.weights: list[float] = evaluate.find("WEIGHTS", [])  # of the terms; a fit changes them in place
        self.calibration = read_calibration(package)  # of the chances that people are told
        players = Room(name, package, "players", "evaluate")
        self._suggest: Callable[[Any, int, Rng], int | None] = players.find("suggest", _no_suggestion)
        self._advise: Callable[[Any, int, Rng], int | None] = players.find("advise", self._suggest)
        self._sensible: Callable[[Decision], list[int]] = players.find("sensible", _all_options)
        self._courteous: Callable[[Any, int, list[int]], list[int]] | None = players.find("courteous", None)
        self._obvious: Callable[[Any, int, int], bool] = players.find("obvious", _never)
        self._contested: Callable[[Decision], list[int]] = players.find("contested", _uncontested)
        self._laid: Callable[[Any, int, int], list[int]] = players.find("laid", _nothing_laid)
        self._lay: Callable[[Any, int, int], None] = players.find("lay", _lays_nothing)
        observe = Room(name, package, "observe")
        self._layout: Callable[[dict[str, Any], int, Sequence[str]], Layout] = observe.find("layout", _hashed)
        self._encode: Callable[[Any, int, Any, BytesWriter, int], None] = observe.find("encode", encode_hashed)
        self._layouts: dict[str, Layout] = {}
        live = Room(name, package, "live")
        self._referee: Callable[[int], Referee | None] = live.find("referee", _no_referee)
        self._reflex: Callable[[Any, int], Reflex | None] = live.find("reflex", _no_reflex)

    # --- how a game begins ---------------------------------------------------------------------------------------

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

    def deal(self, settings: dict[str, Any], seats: int, rng: Rng) -> S:
        """Set up a game and run it to its first decision; settings and seats are checked already."""
        state: S = self._blank(self, settings, seats, rng)
        self._deal(state)
        return state

    def blank(self, settings: dict[str, Any], seats: int, rng: Rng) -> S:
        """A state with nothing in it yet."""
        state: S = self._blank(self, settings, seats, rng)
        return state

    def position(self, text: str = "", **words: Any) -> S:
        """Any position from a few words, as FEN does for chess, given as one text or as keywords.

        Each game names its words in its notation.py; `describe` is the inverse.
        """
        friendly, exact = read_position(text, words)
        state: S = self._build(self, friendly)
        state.restore(exact)
        return state

    def describe(self, state: S) -> str:
        """The words of any position: `position` gives it back, but for chance and the numbers of moves and time."""
        words = self._describe(state)
        return exact_words(words, self._build(self, {**words}), state)

    def load(self, data: dict[str, Any]) -> S:
        """The state that `State.dump` wrote down."""
        try:
            settings = self.check(data["settings"], data["seats"])
            state = self.blank(settings, data["seats"], seeded(0))
            missing = [name for name in ("agenda", "decisions", "outcome", *state.fields()) if name not in data]
            if missing:
                raise LookupError(", ".join(missing))
            state.restore(data)
            return state
        except (GameError, LookupError, TypeError, ValueError, AssertionError) as error:
            raise BadFile("bad-state", game=self.name, reason=str(error)) from error

    # --- what each seat sees -------------------------------------------------------------------------------------

    def table(self, state: S) -> View:
        """What everybody sees of the table, JSON-ready."""
        return self._table(state)

    def own(self, state: S, seat: int) -> View:
        """What this seat sees of the table besides, as a part to be merged into it."""
        return self._own(state, seat)

    def question(self, state: S, decision: Decision) -> dict[str, Arg]:
        """The arguments of the sentence that puts a decision into words; public facts only."""
        return self._question(state, decision)

    def choice(self, state: S, option: int, seat: int) -> Choice:
        """What an option of this seat's open decision means."""
        return self._choice(state, option, seat)

    def meant(self, state: S, seat: int, thing: str) -> list[int]:
        """The options a seat may mean that touches a thing."""
        return self._meant(state, seat, thing)

    def why_not(self, state: S, seat: int, option: int) -> Refusal:
        """The rule that forbids an option that is not offered."""
        return self._why_not(state, seat, option)

    def redeal(self, state: S, seat: int, rng: Rng) -> None:
        """Replace, in place, everything this seat cannot know by something it might be."""
        pools = self._pools(state)
        for pool in pools:
            redeal(pool, state.known, state.placed, seat, rng)
        self._put_back(state, pools)
        self._guess(state, seat, rng)

    def layout(self, settings: dict[str, Any], seats: int) -> Layout:
        """The names of the numbers `encode` writes, for checked settings; made once and kept."""
        key = f"{seats} {settings}"
        if key not in self._layouts:
            begin = f"{self.name}-ask-"
            kinds = [word.removeprefix(begin) for word in self.words() if word.startswith(begin)]
            self._layouts[key] = self._layout(settings, seats, kinds)
        return self._layouts[key]

    def encode(self, state: S, seat: int, layout: Layout, out: BytesWriter, at: i64 = 0) -> None:
        """Write what a seat knows as numbers, into entries that are 0 (core/observe.py)."""
        encode_questions(state, seat, layout, out, at)
        self._encode(state, seat, layout, out, at)

    def words(self) -> list[str]:
        """Every message key the game can show, without the language: its names, questions, choices, events."""
        return self._words()

    def packs(self, settings: dict[str, Any], seats: int) -> dict[str, str]:
        """What a match with these settings is played with besides the rules, by name: data that may be edited.

        A match carries it, so that editing changes none that was begun.
        """
        return {}

    def made_with(self, packs: dict[str, str]) -> "Game[S]":
        """This game with just these packs, as they were when a match began."""
        return self

    def name_of(self, thing: str, language: str) -> str | None:
        """The name of a thing whose name is data and no message (a pack's card), or None."""
        return None

    def names(self, language: str) -> dict[str, str]:
        """All such names by thing without its number ("crest:akhena.sky")."""
        return {}

    # --- what bots ask -------------------------------------------------------------------------------------------

    def evaluate(self, state: S, seat: int) -> float:
        """How good the position looks for a seat, from 0 (lost) to 1 (won)."""
        return self._evaluate(state, seat)

    def quiet(self, state: S) -> bool:
        """Whether `evaluate` can be trusted here: a search plays on until it can. Such moments must keep coming."""
        return self._quiet(state)

    def margin(self, state: S, seat: int) -> float:
        """How well a finished game went for a seat, to tell apart games won, or lost, alike: more is better."""
        return self._margin(state, seat)

    def terms(self) -> list[str]:
        """The names of the terms of a linear evaluation, by number; none where the game has another one."""
        return self._terms()

    def weigh(self, state: S, seat: int, score: Score) -> None:
        """Add the terms of a position for a seat to a score, with the score's own weights."""
        self._weigh(state, seat, score)

    def noted(self, state: S, seat: int) -> dict[int, float]:
        """The terms of a position for a seat, by number."""
        notes = Notes(self.weights)
        self._weigh(state, seat, notes)
        return notes.amounts

    def kin(self, term: str) -> dict[str, float]:
        """What a term has in common with others: a fit expects its weight to follow from that."""
        return self._kin(term)

    def because(self, better: S, worse: S, seat: int, term: str) -> Reason | None:
        """How a term makes one position better for a seat than another, in words; None where it cannot be told.

        It tells what the seat knows, or will see, alone: both positions are imagined ones.
        """
        return self._because(better, worse, seat, term)

    def training(self) -> list[tuple[dict[str, Any], int]]:
        """Settings and seat counts of the games that weights are fitted to, in turn."""
        return self._training()

    def sensible(self, decision: Decision) -> list[int]:
        """The options a bot need think about: none that is never better than another."""
        return self._sensible(decision)

    def has_manners(self) -> bool:
        """Whether the game has `courteous`."""
        return self._courteous is not None

    def courteous(self, world: S, seat: int, options: list[int]) -> list[int]:
        """Those of the options that a good partner considers, in an imagined world."""
        return options if self._courteous is None else self._courteous(world, seat, options)

    def suggest(self, world: S, seat: int, rng: Rng) -> int | None:
        """The game's own baseline player: an answer from an imagined world, or None to let `greedy` decide."""
        return self._suggest(world, seat, rng)

    def advise(self, world: S, seat: int, rng: Rng) -> int | None:
        """What a search begins with: a slower and better player than `suggest`, where a game has one."""
        return self._advise(world, seat, rng)

    def obvious(self, world: S, seat: int, answer: int) -> bool:
        """Whether an answer of the baseline player needs no second thought: a search then gives it at once."""
        return self._obvious(world, seat, answer)

    def contested(self, decision: Decision) -> list[int]:
        """The answers by which two sides try to outguess each other: a bot had better mix them."""
        return self._contested(decision)

    def laid(self, world: S, seat: int, eye: int) -> list[int]:
        """What a seat may have answered to a contested question in secret, as far as another can tell."""
        return self._laid(world, seat, eye)

    def lay(self, world: S, seat: int, answer: int) -> None:
        """Let a seat have answered this in an imagined world: one of what `laid` lists."""
        self._lay(world, seat, answer)

    def reflex(self, state: S, seat: int) -> Reflex | None:
        """What this seat sees to react to, where speed decides; from what it may see, like a view. Else None."""
        return self._reflex(state, seat)

    def referee(self, seats: int) -> Referee | None:
        """Who orders what arrives at a table in real time; None where nobody is in a hurry."""
        return self._referee(seats)

    # --- facts of the rulebook -----------------------------------------------------------------------------------

    def bound(self, settings: dict[str, Any], seats: int) -> int:
        """No game, however played, takes more decisions than this."""
        return 10_000

    def teams(self, settings: dict[str, Any], seats: int) -> list[int]:
        """The team of each seat; seats of one team win and lose together."""
        return list(range(seats))

    def variants(self) -> list[tuple[dict[str, Any], int]]:
        """Settings and seat counts that together show everything: what the laws run over."""
        return [({}, seats) for seats in self.seats]

    def showcase(self) -> list[tuple[dict[str, Any], int]]:
        """The variants that have a golden playthrough."""
        return self.variants()


# What a game does in whose rooms nothing else is found.


def _nothing_own(state: Any, seat: int) -> View:
    return {}


def _no_pools(state: Any) -> list[Pool]:
    return []


def _leave(state: Any, pools: list[Pool]) -> None:
    """Nothing to put back: the zones of the pools are those of the state."""


def _no_guess(state: Any, seat: int, rng: Rng) -> None:
    """No choice was made in secret."""


def _always(state: Any) -> bool:
    return True


def _never(world: Any, seat: int, answer: int) -> bool:
    return False


def _uncontested(decision: Decision) -> list[int]:
    return []


def _nothing_laid(world: Any, seat: int, eye: int) -> list[int]:
    return []


def _lays_nothing(world: Any, seat: int, answer: int) -> None:
    """Nothing was answered in secret."""


def _outcome(state: State, seat: int) -> float:
    assert state.outcome is not None
    return state.outcome[seat]


def _no_terms() -> list[str]:
    return []


def _weighs_nothing(state: Any, seat: int, score: Score) -> None:
    """No linear evaluation."""


def _no_reason(better: Any, worse: Any, seat: int, term: str) -> Reason | None:
    return None


def _no_kin(term: str) -> dict[str, float]:
    return {}


def _no_suggestion(world: Any, seat: int, rng: Rng) -> int | None:
    return None


def _all_options(decision: Decision) -> list[int]:
    return decision.options


def _hashed(settings: dict[str, Any], seats: int, kinds: Sequence[str]) -> Layout:
    return hashed_layout(seats, kinds)


def _no_referee(seats: int) -> Referee | None:
    return None


def _no_reflex(state: Any, seat: int) -> Reflex | None:
    return None
