"""What a table's log is made of. A table is the fold of these entries, and nothing else."""

from typing import Any

import msgspec

from igroteka.core.live import TimedMove
from igroteka.server.messages import ClockSetup, LessonWish, What

CLOCK_PARTS: dict[str, tuple[str, ...]] = {
    "none": (),
    "live": ("base", "increment"),
    "move": ("time",),
    "days": ("days",),
}


FORM = 2  # of the logs that are begun now


class Clocks(msgspec.Struct, omit_defaults=True):
    """How a table measures time: `live` for the whole game, `move` and `days` for each decision."""

    kind: str = "none"
    base: int = 0
    increment: int = 0
    time: int = 0
    days: int = 0
    out: str = "bot"


def clock_shown(clock: Clocks) -> ClockSetup:
    """A clock's setup as clients see it."""
    return ClockSetup(clock.kind, clock.out, **{name: getattr(clock, name) for name in CLOCK_PARTS[clock.kind]})


class Place(msgspec.Struct, omit_defaults=True):
    """A seat as the table is set up: a person's (by the hash of the secret), a bot's, or open."""

    person: str = ""
    name: str = ""
    bot: str = ""


class PuzzleTask(msgspec.Struct):
    """The puzzle a table was opened for: `seat` is to win within so many decisions, those of all seats counted.

    `line`: the proof, answer by answer. Each of the solver's is the only one that wins, the others are the longest
    defence. Tables of older versions have none, and a bot defends.
    """

    id: str
    grade: int
    seat: int
    decisions: int
    line: list[dict[str, Any]] = []


class Setup(msgspec.Struct):
    """A table before its first entry. The seed stays here until the game is over."""

    id: str
    game: str
    settings: dict[str, Any]
    seats: list[Place]
    public: bool
    clock: Clocks
    host: str
    seed: str
    created: int
    begins: bool = False  # by itself: when the nonces of all people are there, or have been waited for
    form: int = 1  # how the log is read; 1: a stand-in agreed to offers, as in release 0.1
    start: dict[str, Any] | None = None  # a position to begin from instead of a fresh deal
    lesson: dict[str, Any] | None = None  # the whole lesson, as it was when the table was opened
    version: str = ""  # of the engine and the game's rules when it was opened; empty: release 0.1
    closed: bool = False  # to spectators
    packs: dict[str, str] = {}  # by id: the digest under which the store keeps the pack it is played with
    code: str = ""  # five letters by which friends find the table; empty where nobody is invited
    hints: bool = True  # whether people may ask for hints when they play each other
    puzzle: PuzzleTask | None = None  # its position is `start`


class Entry(msgspec.Struct, tag_field="kind", tag=str.lower, omit_defaults=True, kw_only=True):
    """One thing that happened: when, who asked for it under which key, how long clocks ran since the last one."""

    time: int = 0
    person: str = ""
    key: str = ""
    ran: int = 0


class Sit(Entry):
    seat: int
    name: str
    nonce: str = ""


class Stand(Entry):
    seat: int


class Bot(Entry):
    """A bot in a seat; None opens the seat again (before the game)."""

    seat: int
    bot: str | None


class Back(Entry):
    seat: int


class Remove(Entry):
    """The opener opens a seat again that somebody has taken; they may not take one again."""

    seat: int


class Invite(Entry):
    """A seat for whoever has a secret made by the server; `guest` is its hash."""

    seat: int
    name: str
    guest: str


class Nonce(Entry):
    """A person who has a seat adds to the shuffle."""

    nonce: str


class Start(Entry):
    nonce: str = ""


class Move(Entry):
    seat: int
    option: int
    at: int = 0
    bot: bool = False
    check: int = 0  # of the position after it (`Record.check`), so that a later version knows whether it plays alike


class Moves(Entry):
    """The moves of one moment of a timed game: seat, option, time.

    `answers` are the requests of the moment and how they were answered (seat, key, number, verdict), so that a
    repeated one gets the same answer.
    """

    moves: list[TimedMove]
    check: int = 0
    answers: list[tuple[int, str, int, str]] = []


class Say(Entry):
    seat: int | None
    name: str
    text: str


class Emote(Entry):
    seat: int | None
    name: str
    emote: str


class Mute(Entry):
    """Somebody hears a seat (None: the spectators) no more, or again; `all`: the opener says so for everybody."""

    seat: int | None
    on: bool
    all: bool = False


class Spectators(Entry):
    """Whether people without a seat may watch."""

    on: bool


class Offer(Entry):
    """`free`: the move is taken back without asking anybody; None in a log of release 0.1, which did not say."""

    seat: int
    what: What
    free: bool | None = None
    of: int | None = None  # to replace: whose seat, and for how many milliseconds they may still answer
    grace: int = 0


class Reply(Entry):
    seat: int
    what: str
    yes: bool


class Flag(Entry):
    """A seat is out of time."""

    seat: int


class Concede(Entry):
    """A seat gives up; `claimed`: its person was gone, and somebody else says so."""

    seat: int
    claimed: bool = False


class Rematch(Entry):
    table: str


class Lesson(Entry):
    """The person at a lesson goes on after a remark, lets it do a step, or plays on alone."""

    what: LessonWish


AnyEntry = (
    Sit
    | Stand
    | Bot
    | Back
    | Remove
    | Invite
    | Nonce
    | Start
    | Move
    | Moves
    | Say
    | Emote
    | Mute
    | Spectators
    | Offer
    | Reply
    | Flag
    | Concede
    | Rematch
    | Lesson
)

encode = msgspec.json.Encoder().encode
decode_entry = msgspec.json.Decoder(AnyEntry).decode
decode_setup = msgspec.json.Decoder(Setup).decode
