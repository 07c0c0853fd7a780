"""What changed in a large position, so that an update need not carry all of it."""

from typing import Any, cast

import msgspec

from igroteka.core.state import View
from igroteka.server.messages import Patch

LARGE = 4096  # bytes from which on a position is sent as what changed in it

_encoder = msgspec.json.Encoder()


class SharedPosition:
    """The shared view of a table as it was told last, in encoded parts.

    The parts are the members of the view and of its `table`, and where one of those is a list of things, the members
    of each thing. As long as a position has the same parts as the last one, those that differ make the patch.
    """

    def __init__(self) -> None:
        self._paths: list[tuple[str, ...]] = []
        self._parts: list[bytes] = []

    def forget(self) -> None:
        """Nobody has the last position: the next one is told as a whole."""
        self._paths, self._parts = [], []

    def whole(self, view: View) -> bytes:
        """The position as a whole; the next one may be a patch to it, if it is large."""
        text = _encoder.encode(view)
        if len(text) >= LARGE:
            self._paths, self._parts = _taken_apart(view)
        return text

    def patch(self, view: View) -> Patch | None:
        """What changed since the last position; None if that cannot be said in a patch."""
        if not self._paths:
            return None
        paths, parts = _taken_apart(view)
        last, self._parts = self._parts, parts
        if paths != self._paths:
            self._paths = paths
            return None
        found: dict[str, Any] = {}
        for path, part, before in zip(paths, parts, last, strict=True):
            if part != before:
                into = found
                for name in path[:-1]:
                    into = into.setdefault(name, {})
                into[path[-1]] = msgspec.Raw(part)
        return cast(Patch, found)


def _taken_apart(view: View) -> tuple[list[tuple[str, ...]], list[bytes]]:
    """Where each part is, and the parts encoded."""
    paths: list[tuple[str, ...]] = []
    values: list[Any] = []
    for name, value in view.items():
        if name != "table":
            paths.append((name,))
            values.append(value)
    for name, value in view["table"].items():
        if isinstance(value, list) and value and all(type(thing) is dict for thing in value):
            for number, thing in enumerate(value):
                place = str(number)
                for member, inside in thing.items():
                    paths.append(("table", name, place, member))
                    values.append(inside)
        else:
            paths.append(("table", name))
            values.append(value)
    return paths, _encoder.encode_lines(values).split(b"\n")[:-1]
