"""What a table's log is made of. A table is the fold of these entries, and nothing else."""

from typing import Any

import msgspec

from igroteka.core.live import TimedMove
from igroteka.server.messages import ClockSetup, What

CLOCK_PARTS: dict[str, tuple[str, ...]] = {
    "none": (),
    "live": ("base", "increment"),
    "move": ("time",),
    "days": ("days",),
}


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


class Entry(msgspec.Struct, tag_field="kind", tag=str.lower, omit_defaults=True, kw_only=True):
    """One thing that happened: when, who asked for it under which key, how long clocks ran since the last one."""

    time: int = 0
    person: str = ""
    key: str = ""
    ran: int = 0


class Sit(Entry):
    seat: int
    name: str


class Stand(Entry):
    seat: int


class Bot(Entry):
    """A bot in a seat; None opens the seat again (before the game)."""

    seat: int
    bot: str | None


class Back(Entry):
    seat: int


class Invite(Entry):
    """A seat for whoever has a secret made by the server; `guest` is its hash."""

    seat: int
    name: str
    guest: str


class Start(Entry):
    pass


class Move(Entry):
    seat: int
    option: int
    at: int = 0
    bot: bool = False


class Moves(Entry):
    """The moves of one moment of a timed game: seat, option, time.

    `answers` are the requests of the moment and how they were answered (seat, key, number, verdict), so that a
    repeated one gets the same answer.
    """

    moves: list[TimedMove]
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
    seat: int
    on: bool


class Offer(Entry):
    """`free`: the move is taken back without asking anybody; None in a log of release 0.1, which did not say."""

    seat: int
    what: What
    free: bool | None = None


class Reply(Entry):
    seat: int
    what: str
    yes: bool


class Flag(Entry):
    """A seat is out of time."""

    seat: int


class Concede(Entry):
    seat: int


class Rematch(Entry):
    table: str


AnyEntry = (
    Sit
    | Stand
    | Bot
    | Back
    | Invite
    | Start
    | Move
    | Moves
    | Say
    | Emote
    | Mute
    | Offer
    | Reply
    | Flag
    | Concede
    | Rematch
)

encode = msgspec.json.Encoder().encode
decode_entry = msgspec.json.Decoder(AnyEntry).decode
decode_setup = msgspec.json.Decoder(Setup).decode
