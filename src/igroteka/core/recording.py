"""What everybody saw of a match, move by move, so that it can be shown for ever: no rules are needed for it.

Rules and cards change; what was played does not. A recording has the views and events themselves, so that a match of
an older version is shown as it was, whatever the engine of today would make of its moves.
"""

import base64
import json
import zlib
from collections.abc import Iterator
from typing import Any

from igroteka.core.event import Event
from igroteka.core.state import State, View, merge

Step = dict[str, Any]
"""A position: `shared` and `own` (by seat); and what led to it, if anything: `seat`, `option`, `choice`, `events`."""


def first_step(state: State) -> Step:
    """The position a match begins from."""
    return {"shared": state.shared(), "own": [state.own(seat) for seat in range(state.seats)]}


def played_step(state: State, seat: int, option: int, at: int) -> Step:
    """Apply a move, and what there is to see of it."""
    choice = state.choice(option, seat).dump()
    state.events = []
    state.apply(seat, option, at)
    step = first_step(state)
    events = [[event.kind, event.args, event.masks] for event in state.events]
    return {"seat": seat, "option": option, "choice": choice, "events": events, **step}


class Recording:
    """The steps from number `first` on; step n shows the position after n moves."""

    def __init__(self, first: int, steps: list[Step]) -> None:
        self.first = first
        self.steps = steps

    def has(self, number: int) -> bool:
        return self.first <= number < self.first + len(self.steps)

    def step(self, number: int) -> Step:
        return self.steps[number - self.first]

    def view(self, number: int, seat: int | None) -> View:
        """The position after so many moves, as a seat (None: a spectator) saw it."""
        step = self.step(number)
        view: View = json.loads(json.dumps(step["shared"]))
        if seat is not None:
            merge(view, step["own"][seat])
        return view

    def events(self, number: int) -> list[Event]:
        """What happened by the move that led there."""
        return [Event(kind, args, masks) for kind, args, masks in self.step(number).get("events", [])]

    def before(self, number: int) -> "Recording":
        """The part that shows fewer moves than this."""
        return Recording(self.first, self.steps[: max(0, number - self.first)])

    def then(self, later: "Recording") -> "Recording":
        """This one, and a later one that follows on it without a gap; else the later alone.

        Of the position where they meet, this one knows what led there.
        """
        if not self.has(later.first - 1):
            return later
        kept = self.before(later.first + 1)
        return Recording(self.first, kept.steps + later.steps[kept.first + len(kept.steps) - later.first :])

    # --- as bytes and text ---------------------------------------------------------------------------------------

    def pack(self) -> bytes:
        return b"".join(pieces(iter(self.steps), self.first, None))

    def text(self) -> str:
        return base64.b64encode(self.pack()).decode()


def pieces(steps: Iterator[Step], first: int, past: Recording | None) -> Iterator[bytes]:
    """A recording as bytes, a piece for each step, after the steps of an earlier one if they follow on each other.

    It is small, because positions of one match are much alike.
    """
    press = zlib.compressobj(6)
    met = Recording(first, [])
    before = past.then(met) if past is not None else met  # what is known of the position where they meet
    yield press.compress(f'{{"first":{before.first},"steps":['.encode())
    comma = ""
    for step in before.steps:
        yield press.compress((comma + json.dumps(step, separators=(",", ":"))).encode())
        comma = ","
    if before.has(first):
        next(steps)
    for step in steps:
        yield press.compress((comma + json.dumps(step, separators=(",", ":"))).encode())
        comma = ","
    yield press.compress(b"]}") + press.flush()


def unpacked(data: bytes) -> Recording:
    """The inverse of `Recording.pack`; ValueError if it is none."""
    try:
        found = json.loads(zlib.decompress(data))
        first, steps = found["first"], found["steps"]
    except (zlib.error, ValueError, LookupError, TypeError) as error:
        raise ValueError("no recording") from error
    return Recording(first, steps)


def read_recording(text: str) -> Recording:
    """The inverse of `Recording.text`; ValueError if it is none."""
    return unpacked(base64.b64decode(text, validate=True))
