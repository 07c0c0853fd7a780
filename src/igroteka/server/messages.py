"""What the server sends, as typed structures. The browser client has the same types: tools/wire_types.py writes them.

A `Part` has the members named here and no others. An `Open` one has further members: the arguments of a sentence.
Members that are left out where they say nothing have the default UNSET.
"""

from typing import Any, Literal, TypeAlias, TypeVar, cast

import msgspec
from msgspec import UNSET, UnsetType

from igroteka.core.decision import Arg

T = TypeVar("T")

Status: TypeAlias = Literal["open", "playing", "over"]
SeatKind: TypeAlias = Literal["open", "person", "bot"]
What: TypeAlias = Literal["undo", "draw", "rematch", "replace"]
LessonWish: TypeAlias = Literal["on", "skip", "leave"]
LessonPart: TypeAlias = Literal["watch", "do", "after", "ready", "free"]


class Part(msgspec.Struct, forbid_unknown_fields=True):
    """Something with the members named here alone."""


class Open(msgspec.Struct):
    """Something with further members, which depend on its kind."""


# --- the position ------------------------------------------------------------------------------------------------


class Option(Open):
    """An answer that may be given; further members are the things it touches."""

    option: int
    kind: str


class GameEvent(Open):
    """Something that happened in the game; null stands for what this seat may not know."""

    kind: str


class Refusal(Open):
    """The rule that forbids something, and the sentence that says so."""

    rule: str
    key: str


class Reason(Open):
    """Why an option is good: the key of the sentence that says so, and its arguments."""

    key: str


class Decision(Part):
    """An open question; only who may answer it has `options`."""

    seats: list[int]
    kind: str
    waits: bool
    args: dict[str, Arg]
    options: list[Option] | UnsetType = UNSET


class View(Part):
    """A position. `shared` in a message is one of a spectator; with `own` merged into it, that of a seat."""

    game: str
    settings: dict[str, Any]
    seats: int
    seat: int | None
    moves: int
    outcome: list[float] | None
    decisions: list[Decision]
    table: dict[str, Any]


class Patch(Part):
    """What changed in a shared view since the last update: its members, the members of its `table`, and of a list of
    things in that (by their number) the members of the things; of a list in one of these, its things by their number.
    All else is as it was."""

    moves: int | UnsetType = UNSET
    outcome: list[float] | UnsetType | None = UNSET
    decisions: list[Decision] | UnsetType = UNSET
    table: dict[str, Any] | UnsetType = UNSET


class OwnDecision(Part):
    """What a seat sees of a question it may answer."""

    options: list[Option]


class Own(Part):
    """What one seat sees besides, to be merged into the shared view: members of lists go by their number."""

    seat: int
    decisions: dict[str, OwnDecision] | UnsetType = UNSET
    table: dict[str, Any] | UnsetType = UNSET


# --- the table ---------------------------------------------------------------------------------------------------


class ClockSetup(Part):
    """How a table measures time: what its kind has, and what happens to a seat out of time."""

    kind: str
    out: str
    base: int | UnsetType = UNSET
    increment: int | UnsetType = UNSET
    time: int | UnsetType = UNSET
    days: int | UnsetType = UNSET


class Clock(Part):
    """The time left per seat as of `time`; the seats in `running` lose time from then on."""

    time: int
    left: list[int] | None
    running: list[int]


class SeatPresence(Part):
    """Whether somebody is connected, and since when not.

    In a timed game also the round trip of their line, and how much later than that their client answers, if that is
    remarkable; both in milliseconds.
    """

    online: bool
    away: int
    line: int | None = None
    late: int = 0


class ListedSeat(Part):
    kind: SeatKind
    name: str
    bot: str | None


class SeatInfo(ListedSeat):
    """`silenced`: nobody hears them, as the opener wanted it."""

    online: bool
    away: int
    line: int | None = None
    late: int = 0
    silenced: bool = False


class Offer(Part):
    """An offer that waits for answers; `of` and `until`: who is to be replaced, and when (0: not agreed yet)."""

    what: What
    seat: int
    yes: list[int]
    wait: list[int]
    of: int | None = None
    until: int = 0


class Result(Part):
    """How a match ended; `seat` conceded or ran out of time."""

    reason: str
    outcome: list[float]
    seat: int | None


class LessonInfo(Part):
    """Where a guided match is. The texts are `<game>-lesson-<id>`, `-else` and `-after-<n>`.

    `part`: "watch" the script, "do" what the bubble says (only `allowed` options are taken), "after" it read the
    remarks, be "ready" for a game against the clock, play on "free" (the bubble is shown while there is an `anchor`).
    """

    step: int
    steps: int
    id: str
    part: LessonPart
    anchor: str
    lit: list[str]
    allowed: list[int]
    hold: int
    remarks: list[str]
    hints: list[int]


class PuzzleInfo(Part):
    """A puzzle as its table shows it: `seat` is to win within so many `decisions`, those of all seats counted.

    `solved`: null until it is over.
    """

    id: str
    grade: int
    seat: int
    decisions: int
    solved: bool | None


class TableInfo(Part):
    """A table as everybody may see it; `closed` to spectators, who are `silenced`.

    `code`: five letters by which friends find it. `hints`: whether they may be asked for. `patience`: milliseconds
    somebody may be gone before a bot can play for them or the others can claim the game. `paused`, `resumes`: as in
    `Presence`.
    """

    id: str
    game: str
    settings: dict[str, Any]
    public: bool
    status: Status
    clock: ClockSetup
    commitment: str
    nonces: list[str | None] | None
    starting: bool
    created: int
    seats: list[SeatInfo]
    watching: int
    closed: bool
    silenced: bool
    seed: str | None
    offer: Offer | None
    result: Result | None
    rematch: str | None
    asked: list[int]
    lesson: LessonInfo | None
    puzzle: PuzzleInfo | None
    code: str
    hints: bool
    patience: int
    paused: bool
    resumes: int


class ListedTable(Part):
    """A table in a list; in one's own list with one's seat."""

    id: str
    game: str
    settings: dict[str, Any]
    public: bool
    status: Status
    clock: ClockSetup
    seats: list[ListedSeat]
    asked: list[int]
    created: int
    time: int
    lesson: bool
    puzzle: bool
    outcome: list[float] | None
    seat: int | UnsetType | None = UNSET


# --- messages of the socket --------------------------------------------------------------------------------------


class Entry(Part):
    """An entry of the log as everybody may hear of it: never an option, a secret or a key."""

    kind: str
    seat: int | UnsetType | None = UNSET
    name: str | UnsetType = UNSET
    bot: bool | str | UnsetType | None = UNSET
    text: str | UnsetType = UNSET
    emote: str | UnsetType = UNSET
    on: bool | UnsetType = UNSET
    all: bool | UnsetType = UNSET
    what: str | UnsetType = UNSET
    of: int | UnsetType | None = UNSET
    yes: bool | UnsetType = UNSET
    table: str | UnsetType = UNSET


class RaceHand(Part):
    """A hand of the last moment of a timed game, and what became of it."""

    seat: int
    option: int
    arrival: int
    compensation: int
    at: int
    reaction: int
    verdict: str


class Update(Part, tag_field="type", tag="update"):
    """An entry of the log with what followed from it. A new position comes whole (`shared`), or as a `patch` to the
    one before."""

    n: int
    entry: Entry
    undone: int | UnsetType = UNSET
    events: list[GameEvent] | UnsetType = UNSET
    own: Own | UnsetType = UNSET
    shared: View | UnsetType = UNSET
    patch: Patch | UnsetType = UNSET
    seat: int | UnsetType | None = UNSET
    table: TableInfo | UnsetType = UNSET
    clock: Clock | UnsetType = UNSET
    moment: int | UnsetType = UNSET
    at: int | UnsetType = UNSET
    race: list[RaceHand] | UnsetType = UNSET


class Welcome(Part, tag_field="type", tag="welcome"):
    """All that somebody who connects has to know; `muted`: whom they do not hear (null: spectators)."""

    n: int
    seat: int | None
    host: bool
    table: TableInfo
    shared: View | None
    clock: Clock
    updates: list[Update]
    time: int
    muted: list[int | None]
    own: Own | UnsetType = UNSET
    moment: int | UnsetType = UNSET
    at: int | UnsetType = UNSET
    race: list[RaceHand] | UnsetType = UNSET


class Hint(Part):
    """An option with the winning chance it seems to leave (null: not known), and why it is the best."""

    option: int
    value: float | None
    reason: Reason | None


class Reply(Part):
    """An answer another seat may give next, as far as it lies open, and what is sure to follow from it."""

    seat: int
    choice: Option
    events: list[GameEvent]
    certain: bool


class Preview(Part):
    """What is sure to follow from an option. Not `certain`: the rest depends on chance or on what is hidden."""

    events: list[GameEvent]
    certain: bool
    replies: list[Reply]


class Answer(Part, tag_field="type", tag="answer"):
    """What came of a request."""

    id: str
    ok: bool
    n: int | UnsetType = UNSET
    error: str | UnsetType = UNSET
    args: dict[str, Any] | UnsetType = UNSET
    own: Own | UnsetType = UNSET
    shared: View | UnsetType | None = UNSET
    why: Refusal | UnsetType | None = UNSET
    preview: Preview | UnsetType = UNSET
    hint: list[Hint] | UnsetType = UNSET
    secret: str | UnsetType = UNSET
    verdict: str | UnsetType = UNSET
    c: float | UnsetType = UNSET
    s: int | UnsetType = UNSET


class Presence(Part, tag_field="type", tag="presence"):
    """Who is connected now. Of a game against the clock: whether it was `paused`, and when it `resumes` (else 0)."""

    seats: list[SeatPresence]
    watching: int
    paused: bool
    resumes: int


class ErrorMessage(Part, tag_field="type", tag="error"):
    """A message that could not be read."""

    error: str
    args: dict[str, Any]


class Ping(Part, tag_field="type", tag="ping"):
    p: int


class Bye(Part, tag_field="type", tag="bye"):
    reason: str


ServerMessage: TypeAlias = Welcome | Update | Answer | Presence | ErrorMessage | Ping | Bye


# --- answers of the REST API -------------------------------------------------------------------------------------


class Refused(Part):
    """A request that was not done, with a status that says so too."""

    error: str
    args: dict[str, Any]


class SettingInfo(Part):
    """A setting of a game; without choices it takes what the game accepts, made of the names of its catalogue."""

    name: str
    default: Any
    choices: list[Any]
    many: bool
    catalogue: list[str]


class GameInfo(Part):
    """A game, as the form that opens a table needs it; `lesson`: the minutes of its guided match, 0 without one."""

    game: str
    seats: list[int]
    settings: list[SettingInfo]
    bots: list[str]
    teams: dict[str, list[int]]
    timed: bool
    lesson: int


class Games(Part):
    games: list[GameInfo]
    emotes: list[str]
    version: str
    address: str  # under which others in the local network find this server; empty where they cannot


class Code(Part):
    """The table a code stands for."""

    table: str


class ListedPuzzle(Part):
    """A puzzle in the list, with its grade from 1 to 5."""

    game: str
    id: str
    grade: int
    decisions: int


class Puzzles(Part):
    """The puzzles of all games; `today` is the id of the one of the day, empty where there are none."""

    puzzles: list[ListedPuzzle]
    today: str


class Tables(Part):
    tables: list[ListedTable]


class ReplayStep(Part):
    """A position of a finished match, and the move that led to it."""

    move: int
    view: View
    seat: int | UnsetType = UNSET
    option: int | UnsetType = UNSET
    choice: GameEvent | UnsetType = UNSET
    events: list[GameEvent] | UnsetType = UNSET


class Replay(Part):
    table: TableInfo
    moves: int
    eyes: int | None
    first: int = msgspec.field(name="from")
    steps: list[ReplayStep]


class ReviewRow(Part):
    """One decision of a finished match, judged from what its seat could know."""

    number: int
    seat: int
    kind: str
    option: int
    choice: GameEvent
    chance: float | None
    best: int
    best_choice: GameEvent
    best_chance: float | None
    loss: float
    reason: Reason | None  # why the best option is the best
    chances: list[float | None]


class Review(Part):
    """A finished match judged by a bot."""

    game: str
    settings: dict[str, Any]
    seats: int
    sides: list[int]
    iterations: int
    outcome: list[float] | None
    decisions: list[ReviewRow]
    turning_points: list[int]


class ReviewProgress(Part):
    """A review that is being worked out: ask again."""

    done: int
    of: int


class MyTable(Part):
    """What is kept about somebody at one table: their seat and name, and every entry of the log they made."""

    table: str
    game: str
    created: int
    host: bool
    seat: int | None
    name: str
    entries: list[dict[str, Any]]


class MyReport(Part):
    """A report somebody made."""

    time: int
    table: str
    seat: int | None
    text: str


class PushDevice(Part):
    """A browser that is told of its person's turns: its address at a push service, and the keys it reads with."""

    id: str
    time: int
    language: str
    endpoint: str
    p256dh: str
    auth: str


class Me(Part):
    """All that the server keeps about somebody."""

    tables: list[MyTable]
    reports: list[MyReport]
    devices: list[PushDevice]


class PushOffer(Part):
    """With which key browsers subscribe to push messages; empty where the server sends none."""

    key: str


class PushKept(Part):
    """By which id a browser is told nothing any more."""

    id: str


class Forgotten(Part):
    """At so many tables there is nothing of them any more."""

    tables: int


class DeviceCode(Part):
    """Another device becomes the same person by this code: once, and for so many seconds."""

    code: str
    seconds: int


class Identity(Part):
    """Who has given a code, for the device that has it now."""

    secret: str
    name: str


class Report(Part):
    """Somebody at a table says that somebody else behaves badly; `said`: the last they were heard to say."""

    id: str
    time: int
    table: str
    game: str
    by: str
    person: str
    seat: int | None
    name: str
    text: str
    said: list[str]


class Reports(Part):
    reports: list[Report]


class Health(Part):
    ok: bool
    version: str


class Ready(Part):
    ready: bool


REST: tuple[type[msgspec.Struct], ...] = (
    Refused,
    Games,
    Puzzles,
    Tables,
    Code,
    TableInfo,
    Replay,
    Review,
    ReviewProgress,
    Me,
    Forgotten,
    PushOffer,
    PushKept,
    DeviceCode,
    Identity,
    Reports,
    Health,
    Ready,
)

encode = msgspec.json.Encoder().encode


def encoded_once(part: T) -> T:
    """A part that goes into several messages: it is encoded here, and its text is copied into each of them."""
    return as_encoded(encode(part), type(part))


def as_encoded(text: bytes, kind: type[T]) -> T:
    """A part that is encoded already."""
    return cast(T, msgspec.Raw(text))


def as_part(data: dict[str, Any], kind: type[T]) -> T:
    """What the engine has made as plain data (a view, an event), known to have this shape. It is not looked at."""
    return cast(T, data)
