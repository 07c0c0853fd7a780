"""Jobs for workers of other machines, as they go over NATS: JSON of known shapes and bounded size, never code.

A worker process says every second that it is there, how many jobs it does at the same time, and which versions of the
games it plays. A room sends a job to one of its places; it is done at once, or refused at once. So nothing waits at a
worker: the queues, and whose turn it is, stay with the rooms (workers.py).
"""

from collections.abc import Callable
from typing import Annotated, Any, TypeVar

import msgspec

from igroteka import games
from igroteka.core.match import version_of
from igroteka.server.thinking import Question, WholeMatch, judge, rank, think

HERE = "igroteka.workers"  # the subject under which workers say that they are there
BEAT = 1.0  # seconds between two signs of life
SILENT = 3.5  # seconds after which a worker is taken for dead
MOST_BYTES = 500_000  # of a job or an answer; NATS takes a million

LATE = "late"  # why a job was not done: it took too long
BUSY = "busy"  # another one is being done
VERSION = "version"
FAILED = "failed"

T = TypeVar("T")

SHAPES: dict[Callable[..., Any], tuple[Any, Any]] = {
    think: (tuple[Question], tuple[int, str]),
    rank: (tuple[Question], list[dict[str, Any]]),
    judge: (tuple[WholeMatch, int, int], list[dict[str, Any]]),
}
"""What can be asked of another machine, and of what shapes question and answer are."""
NAMES = {job.__name__: job for job in SHAPES}

Name = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{16}$")]


class Here(msgspec.Struct):
    """A sign of life of a worker process; no places: it goes."""

    worker: Name
    places: Annotated[int, msgspec.Meta(ge=0, le=256)]
    versions: dict[str, str]  # by game

    def subject(self, place: int) -> str:
        """Where jobs for one of its places are sent."""
        return f"{HERE}.{self.worker}.{place}"


class Job(msgspec.Struct):
    name: str
    version: str  # of the game
    limit: Annotated[float, msgspec.Meta(gt=0)]  # seconds it may take
    args: msgspec.Raw


class Answer(msgspec.Struct, omit_defaults=True):
    result: msgspec.Raw = msgspec.Raw(b"null")
    undone: str = ""  # why there is no result


def versions() -> dict[str, str]:
    """The versions of the games that are played here."""
    return {name: version_of(games.find(name)) for name in games.names()}


def game_of(args: tuple[Any, ...]) -> str:
    """Which game a job is about."""
    name: str = args[0].game
    return name


def version_here(game: str) -> str:
    """The version of a game that is played here; none: "" """
    return version_of(games.find(game)) if game in games.names() else ""


def encode_job(job: Callable[..., Any], args: tuple[Any, ...], limit: float) -> bytes:
    version = version_here(game_of(args))
    return msgspec.json.encode(Job(job.__name__, version, limit, msgspec.Raw(msgspec.json.encode(args))))


def decode_job(data: bytes) -> tuple[Job, Callable[..., Any], tuple[Any, ...]]:
    """What is to be done, and with what; ValidationError if it is nothing we do."""
    if len(data) > MOST_BYTES:
        raise msgspec.ValidationError("too large")
    job = msgspec.json.decode(data, type=Job)
    known = NAMES.get(job.name)
    if known is None:
        raise msgspec.ValidationError("no such job")
    return job, known, msgspec.json.decode(job.args, type=SHAPES[known][0])


def decode_result(job: Callable[..., T], answer: Answer) -> T:
    """The answer of a job, of the shape it has to have."""
    result: T = msgspec.json.decode(answer.result, type=SHAPES[job][1])
    return result
