"""A guided match: prepared positions, an opponent who follows a script, and one thing to do at a time.

A lesson is data beside its game (`lesson.yaml`), and every answer in it goes through the engine as in any match.
docs/add-a-game.md explains the file.
"""

from importlib import resources
from typing import Any, Final

from igroteka.core.errors import BadFile
from igroteka.core.game import Game
from igroteka.core.state import State

FILE: Final = "lesson.yaml"

FIRST: Final = "first"  # the script leads to the question
DO: Final = "do"  # the person has something to do
SCRIPT: Final = "script"  # the script shows what follows
AFTER: Final = "after"  # a remark waits to be read
READY: Final = "ready"  # a game against the clock waits for the person before its free part
FREE: Final = "free"  # the person plays on against bots
SCRIPTED: Final = (FIRST, SCRIPT)


class Answer:
    """One answer by what it means: the question's kind, the choice's kind, and a thing the choice touches."""

    def __init__(self, data: dict[str, Any], seat: int) -> None:
        self.seat: int = data.get("seat", seat)
        self.ask: str = data["ask"]
        self.choose: str = data["choose"]
        self.thing: str = data.get("thing", "")
        self.at: int = data.get("at", 0)  # the match clock, in a game against it
        self.hold: int = data.get("hold", 0)  # given for a person who touches nothing for so many milliseconds

    def options(self, state: State) -> list[int]:
        """The options this answer may mean now."""
        decision = state.decision_for(self.seat)
        if decision is None or decision.kind != self.ask:
            return []
        return [option for option in decision.options if self._means(state, option)]

    def _means(self, state: State, option: int) -> bool:
        choice = state.choice(option, self.seat)
        if choice.kind != self.choose:
            return False
        return not self.thing or any(is_called(thing, self.thing) for thing in choice.things())


def is_called(thing: str, name: str) -> bool:
    """Whether a thing has this name, with a number or without.

    >>> is_called("card:gorillion:17", "card:gorillion"), is_called("card:gorillion", "card:gorilla")
    (True, False)
    """
    return thing == name or thing.startswith(name + ":")


class Step:
    """One rule: what leads to the question, the one thing to do, what follows, the remarks."""

    def __init__(self, data: dict[str, Any], learner: int) -> None:
        self.id: str = data["id"]
        self.learner: int = data.get("learner", learner)
        self.start: str = data.get("start", "")  # a new board; else the match goes on
        self.anchor: str = data["anchor"]
        self.lit: list[str] = data.get("lit", [])
        self.first = self._answers(data.get("first", []))
        self.ways = [self._answers(way) for way in [data.get("do", []), *data.get("or", [])]]
        self.script = self._answers(data.get("script", []))
        self.remarks: list[str] = data.get("after", [])  # the anchor of each
        self.expect: dict[str, Any] = data.get("expect", {})
        free: dict[str, Any] | None = data.get("free")
        self.free = free is not None
        self.ask: str = free["ask"] if free is not None else ""
        self.hint: Answer | None = None
        self.line: list[Answer] = []  # a way to win the free part, for tests
        if free is not None:
            self.line = self._answers(free.get("line", []))
            if free.get("hint"):
                self.hint = Answer({"ask": self.ask, **free["hint"]}, self.learner)

    def _answers(self, data: list[dict[str, Any]]) -> list[Answer]:
        return [Answer(one, self.learner) for one in data]


class Lesson:
    """The lesson of a game. `data` is what it was read from."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.data = data
        self.minutes: int = data["minutes"]
        self.start: str = data["start"]
        self.steps: list[Step] = []
        learner: int = data["learner"]
        for one in data["steps"]:
            step = Step(one, learner)
            learner = step.learner
            self.steps.append(step)

    @property
    def learner(self) -> int:
        """The seat the person begins in."""
        return self.steps[0].learner

    def words(self, game: str) -> list[str]:
        """Every message the lesson shows; those with `-else` only where something else can be touched."""
        keys: list[str] = []
        for step in self.steps:
            key = f"{game}-lesson-{step.id}"
            keys += [key] if step.free else [key, f"{key}-else"]
            keys += [f"{key}-after-{number}" for number in range(1, len(step.remarks) + 1)]
        return keys


def lesson_of(game: Game[Any]) -> Lesson | None:
    """The lesson a game brings, if it does."""
    file = resources.files(game.package) / FILE
    if not file.is_file():
        return None
    import yaml  # noqa: PLC0415 - no simulation reads lessons

    try:
        return Lesson(yaml.safe_load(file.read_text(encoding="utf-8")))
    except (LookupError, TypeError, AttributeError, yaml.YAMLError) as error:
        raise BadFile("unreadable-file", path=str(file)) from error


class Guide:
    """Where somebody is in a lesson. It knows which answers come next; the match itself is somebody else's."""

    def __init__(self, lesson: Lesson, timed: bool) -> None:
        self.lesson = lesson
        self.timed = timed
        self.number = 0  # of the step
        self.part: str = FIRST
        self.place = 0  # in the answers of the part
        self.ways: list[list[Answer]] = []  # of doing it, that fit what was done so far
        self.skipping = False
        self.left = False  # the person went their own way before the end
        self.moved = False  # the person has answered what the last bubble was about
        self.clock = 0  # when the last answer was given
        self.new_board = ""  # the position to begin from, until somebody has set it up
        self._enter(0)

    @property
    def step(self) -> Step:
        return self.lesson.steps[self.number]

    @property
    def learner(self) -> int:
        return self.step.learner

    @property
    def guiding(self) -> bool:
        """Whether the lesson decides what can be done; false in the free part."""
        return self.part != FREE

    # --- what comes next -----------------------------------------------------------------------------------------

    def scripted(self) -> Answer | None:
        """The answer that is given without the person, whoever's seat it is."""
        if self.part == FIRST:
            return self.step.first[self.place]
        if self.part == SCRIPT:
            return self.step.script[self.place]
        if self.part == DO and self.skipping:
            return self.ways[0][self.place]
        return None

    def at_once(self) -> bool:
        """Whether the next scripted answer belongs to what was just shown: a hand that comes to rest."""
        answer = self.scripted()
        return answer is not None and answer.at > 0 and answer.at == self.clock

    def time(self) -> int:
        """When the next answer is given, by the match clock: it stands while somebody reads."""
        answer = self.scripted()
        if answer is not None:
            return answer.at
        return self.ways[0][self.place].at if self.part == DO else self.clock

    def wanted(self) -> list[Answer]:
        """What the person may do now: the next answer of every way that fits."""
        return [way[self.place] for way in self.ways] if self.part == DO else []

    def allowed(self, state: State) -> list[int]:
        """The options the person may choose now."""
        found: list[int] = []
        for answer in self.wanted():
            found += [option for option in answer.options(state) if option not in found]
        return found

    def hints(self, state: State) -> list[int]:
        """The options that glow softly in the free part."""
        hint = self.step.hint
        return [] if hint is None or self.part != FREE or self.left else hint.options(state)

    # --- what happens --------------------------------------------------------------------------------------------

    def played(self, state: State, seat: int, option: int) -> None:
        """An answer is about to be given in this position."""
        if self.part == FREE:
            decision = state.decision_for(seat)
            asked = seat == self.learner and decision is not None and decision.kind == self.step.ask
            self.moved = self.moved or asked
            return
        self.clock = self.time()
        if self.part == DO:
            self.ways = [way for way in self.ways if option in way[self.place].options(state)]
            self.place += 1
            if any(len(way) == self.place for way in self.ways):
                self._go(SCRIPT)
        elif self.part in SCRIPTED:
            self.place += 1
            if self.place == len(self.step.first if self.part == FIRST else self.step.script):
                self._go(DO if self.part == FIRST else AFTER)

    def go_on(self) -> None:
        """The remarks were read, or the person is ready."""
        if self.part == AFTER:
            self._enter(self.number + 1)
        elif self.part == READY:
            self.part = FREE
            self.moved = True

    def skip(self) -> None:
        """The lesson does what the person should."""
        if self.part == DO:
            self.skipping = True

    def leave(self) -> None:
        """The person plays on alone from here."""
        self.part = FREE
        self.left = True

    # --- as data -------------------------------------------------------------------------------------------------

    def dump(self) -> dict[str, Any]:
        """Where somebody is, as JSON; the lesson itself is not part of it."""
        return {
            "number": self.number,
            "part": self.part,
            "place": self.place,
            "ways": [number for number, way in enumerate(self.step.ways) if way in self.ways],
            "skipping": self.skipping,
            "left": self.left,
            "moved": self.moved,
            "clock": self.clock,
            "new_board": self.new_board,
        }

    def load(self, data: dict[str, Any]) -> None:
        """The inverse of `dump`, for a guide through the same lesson."""
        self.number = data["number"]
        self.part = data["part"]
        self.place = data["place"]
        self.ways = [self.step.ways[number] for number in data["ways"]]
        self.skipping = data["skipping"]
        self.left = data["left"]
        self.moved = data["moved"]
        self.clock = data["clock"]
        self.new_board = data["new_board"]

    # --- parts ---------------------------------------------------------------------------------------------------

    def _enter(self, number: int) -> None:
        self.number = number
        self.skipping = False
        self.new_board = self.step.start if number else self.lesson.start
        self._go(FIRST)

    def _go(self, part: str) -> None:
        """Begin a part, or the next one that has something in it."""
        step = self.step
        self.place = 0
        if part == FIRST and not step.first:
            part = DO
        if part == DO:
            self.ways = step.ways
            if step.free:
                part = READY if self.timed else FREE
        if part == SCRIPT and not step.script:
            part = AFTER
        self.part = part
        if part == AFTER and not step.remarks:
            self._enter(self.number + 1)


def begin(game: Game[Any], guide: Guide) -> State:
    """The position the guide wants to begin from; it is set up once."""
    state: State = game.position(guide.new_board)
    guide.new_board = ""
    return state
