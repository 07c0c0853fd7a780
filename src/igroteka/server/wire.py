"""The messages of clients, as typed structures: what does not fit is refused before anything looks at it."""

import hashlib
import unicodedata
from typing import Annotated, Any, TypeVar

import msgspec
from msgspec import Meta

from igroteka.core.errors import GameError
from igroteka.server.entries import Clocks
from igroteka.server.messages import LessonWish
from igroteka.text import LANGUAGES

SECRET = r"^[A-Za-z0-9_-]{22,128}$"
EMOTES = ("hello", "thanks", "well-played", "oops", "thinking", "hurry")
NAME_LENGTH = 24
DEPTH = 16  # of arrays and objects within each other

Number = Annotated[int, Meta(ge=0, le=1 << 40)]
SeatNumber = Annotated[int, Meta(ge=0, le=14)]
Option = Annotated[int, Meta(ge=-(1 << 31), le=1 << 31)]
Secret = Annotated[str, Meta(pattern=SECRET)]
Key = Annotated[str, Meta(min_length=1, max_length=64)]
Name = Annotated[str, Meta(max_length=64)]
NonceText = Annotated[str, Meta(pattern="^[0-9a-f]{32,64}$")]
BotName = Annotated[str, Meta(max_length=32)]


class Message(msgspec.Struct, tag_field="do", tag=str.lower):
    pass


class Hello(Message):
    secret: Secret | None = None
    since: Number | None = None
    name: Name = ""


class Pong(Message):
    p: Number


class Shown(Message):
    """A position of a timed game has been drawn."""

    moment: Number


class Request(Message, kw_only=True):
    """A message that is answered; the same `id` is never done twice."""

    id: Key


class Move(Request):
    n: Number
    option: Option
    moment: Number | None = None  # of a timed game: the position that was on the screen


class Why(Request):
    """Why nothing can be done with a thing that was touched."""

    thing: Annotated[str, Meta(max_length=128)]


class Preview(Request):
    """What an option is sure to lead to; `n` as for a move."""

    n: Number
    option: Option


class Hint(Request):
    pass


class Sit(Request):
    seat: SeatNumber
    name: Name
    nonce: NonceText | None = None


class Stand(Request):
    pass


class Bot(Request):
    seat: SeatNumber
    bot: BotName | None


class Back(Request):
    pass


class Remove(Request):
    """Open a seat again that somebody has taken."""

    seat: SeatNumber


class Invite(Request):
    seat: SeatNumber
    name: Name


class Nonce(Request):
    """A part of the shuffle, from somebody who has a seat and knows the commitment."""

    nonce: NonceText


class Start(Request):
    nonce: NonceText | None = None


class Say(Request):
    text: Annotated[str, Meta(min_length=1, max_length=500)]


class Emote(Request):
    emote: Annotated[str, Meta(max_length=32)]


class Mute(Request):
    """Hear a seat (null: the spectators) no more, or again; `all`: so for everybody."""

    seat: SeatNumber | None
    on: bool
    all: bool = False


class Spectators(Request):
    """Whether people without a seat may watch."""

    on: bool


class Report(Request):
    """Tell whoever runs the server of somebody's behaviour (null: a spectator's)."""

    seat: SeatNumber | None
    text: Annotated[str, Meta(max_length=500)] = ""


class Offer(Request):
    what: Annotated[str, Meta(max_length=16)]
    of: SeatNumber | None = None  # to replace: whose seat


class Reply(Request):
    what: Annotated[str, Meta(max_length=16)]
    yes: bool


class Concede(Request):
    pass


class Claim(Request):
    """Say that the person of a seat has left the game for good: their side loses."""

    seat: SeatNumber


class Lesson(Request):
    what: LessonWish


class Pause(Request):
    """Stop a game against the clock that is played with bots alone, or go on with it."""

    on: bool


class Sync(Request):
    c: float


AnyRequest = (
    Move
    | Why
    | Preview
    | Hint
    | Sit
    | Stand
    | Bot
    | Back
    | Remove
    | Invite
    | Nonce
    | Start
    | Say
    | Emote
    | Mute
    | Spectators
    | Report
    | Offer
    | Reply
    | Concede
    | Claim
    | Lesson
    | Pause
    | Sync
)
AnyMessage = AnyRequest | Hello | Pong | Shown


class SeatWish(msgspec.Struct):
    kind: Annotated[str, Meta(pattern="^(me|open|bot)$")]
    name: Name = ""
    bot: BotName = ""


class Moment(msgspec.Struct):
    """A position of a finished match: after so many moves."""

    table: Annotated[str, Meta(max_length=64)]
    move: Number


class NewTable(msgspec.Struct):
    """The body of `POST /api/tables`."""

    game: Annotated[str, Meta(max_length=32)]
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=15)]
    settings: dict[Annotated[str, Meta(max_length=64)], Any] = {}
    public: bool = False
    clock: Clocks = msgspec.field(default_factory=Clocks)
    start: bool = False
    hints: bool = True  # between people: whether they may ask for hints
    nonces: bool = False  # begin when the nonces of all people are there
    moment: Moment | None = None  # play on from there: game, settings and number of seats are that match's
    closed: bool = False  # to spectators
    lesson: bool = False  # the guided match of the game: one seat, mine; the rest is the lesson's
    puzzle: Annotated[str, Meta(max_length=64)] = ""  # the id of one of the game: likewise one seat, mine


class NewCode(msgspec.Struct):
    """The body of `POST /api/me/code`: the name by which the other device shall know its person."""

    name: Name = ""


class UsedCode(msgspec.Struct):
    """The body of `POST /api/me/device`."""

    code: Annotated[str, Meta(max_length=32)]


class NewPush(msgspec.Struct):
    """The body of `POST /api/me/push`: what a browser's subscription says, and in which language to write to it."""

    endpoint: Annotated[str, Meta(max_length=1024)]
    p256dh: Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{87}=?$")]
    auth: Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{22}(==)?$")]
    language: Annotated[str, Meta(pattern=f"^({'|'.join(LANGUAGES)})$")]


_message = msgspec.json.Decoder(AnyMessage)
T = TypeVar("T")


def decode_message(data: bytes | str) -> AnyMessage:
    """A message of a client; msgspec.DecodeError if it is none."""
    _need_shallow(data)
    found: AnyMessage = _message.decode(data)
    return found


def decode_body(data: bytes, kind: type[T]) -> T:
    """The body of a REST request; msgspec.DecodeError if it is none."""
    _need_shallow(data)
    return msgspec.json.decode(data, type=kind)


def _need_shallow(data: bytes | str) -> None:
    """Refuse what is nested too deep before anything walks down into it."""
    text = data.decode("latin-1") if isinstance(data, bytes) else data
    if text.count("[") + text.count("{") <= DEPTH:
        return
    depth, inside, escaped = 0, False, False
    for letter in text:
        if inside:
            inside, escaped = escaped or letter != '"', letter == "\\" and not escaped
        elif letter == '"':
            inside = True
        elif letter in "[{":
            depth += 1
            if depth > DEPTH:
                raise msgspec.DecodeError(f"nested more than {DEPTH} deep")
        elif letter in "]}":
            depth -= 1


def person_of(secret: str) -> str:
    """What is kept of a secret: whoever knows it is this person."""
    return hashlib.blake2b(secret.encode(), digest_size=16, person=b"igroteka-person").hexdigest()


def plain(text: str) -> str:
    """Text of a person as one harmless line: composed, without control, format and unpaired characters.

    >>> plain("  Оле\\u202eна\\n <b> ")
    'Олена <b>'
    """
    composed = unicodedata.normalize("NFC", text)
    kept = (
        c if unicodedata.category(c) not in ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp") else " " if c in "\n\t" else ""
        for c in composed
    )
    return " ".join("".join(kept).split())


def name_of_person(text: str) -> str:
    """A name: something to see, and not too long. Who gives none is called by their seat."""
    name = plain(text)[:NAME_LENGTH].strip()
    if text and not name:
        raise GameError("bad-name")
    return name


# Letters and signs that look like Latin ones, at least as capitals.
ALIKE = str.maketrans(
    "авекмнорстухіјѕԁһԛԝѵєɡ" + "αβεηικνορτυχω" + "01l|$@",
    "abekmhopctyxijsdhqwveg" + "abeniknoptuxw" + "oiiisa",
)


def look(name: str) -> str:
    """A name as it looks at a glance: two that look alike can pass for each other.

    >>> look("Оlеnа 2") == look("olena-2")
    True
    """
    folded = unicodedata.normalize("NFKD", name).casefold()
    return "".join(c for c in folded.translate(ALIKE) if c.isalnum())
