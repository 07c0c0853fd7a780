"""What changed in a large position, so that an update need not carry all of it."""

from typing import Any, TypeAlias, cast

import msgspec

from igroteka.core.state import View
from igroteka.server.messages import Patch

LARGE = 4096  # bytes from which on a position is sent as what changed in it

_encoder = msgspec.json.Encoder()

Path: TypeAlias = tuple[str, ...]
Encoded: TypeAlias = bytes | list[bytes]  # a part, or where it is a list of things inside a thing, each of these


class SharedPosition:
    """The shared view of a table as it was told last, in encoded parts.

    The parts are the members of the view and of its `table`, and where one of those is a list of things, the members
    of each thing. As long as a position has the same parts as the last one, those that differ make the patch; of a
    list of things inside a thing (the cards of a hero), the things that differ.
    """

    def __init__(self) -> None:
        self._paths: list[Path] = []
        self._parts: list[Encoded] = []

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
                if part[:1] == b"{" and (type(before) is list or before[:1] == b"["):
                    return None  # an object in the place of a list would be taken for its changed things
                into = found
                for name in path[:-1]:
                    into = into.setdefault(name, {})
                into[path[-1]] = _change(part, before)
        return cast(Patch, found)


def _change(part: Encoded, before: Encoded) -> Any:
    """What a patch says of a part that differs."""
    if isinstance(part, bytes):
        return msgspec.Raw(part)
    if isinstance(before, bytes) or len(part) != len(before):
        return [msgspec.Raw(thing) for thing in part]
    changed = enumerate(zip(part, before, strict=True))
    return {str(number): msgspec.Raw(thing) for number, (thing, other) in changed if thing != other}


def _taken_apart(view: View) -> tuple[list[Path], list[Encoded]]:
    """Where each part is, and the parts encoded: all in one call, a line each."""
    paths: list[Path] = []
    values: list[Any] = []
    lists: list[tuple[int, int]] = []  # which part is a list of things inside a thing, and of how many
    for name, value in view.items():
        if name != "table":
            paths.append((name,))
            values.append(value)
    for name, value in view["table"].items():
        if _is_things(value):
            for number, thing in enumerate(value):
                place = str(number)
                for member, inside in thing.items():
                    if _is_things(inside):
                        lists.append((len(paths), len(inside)))
                        values += inside
                    else:
                        values.append(inside)
                    paths.append(("table", name, place, member))
        else:
            paths.append(("table", name))
            values.append(value)
    parts: list[Encoded] = list(_encoder.encode_lines(values).split(b"\n")[:-1])
    for at, size in lists:
        parts[at : at + size] = [cast(list[bytes], parts[at : at + size])]
    return paths, parts


def _is_things(value: Any) -> bool:
    """Whether this is a list of things; those have the same members, so the first one tells."""
    return type(value) is list and bool(value) and type(value[0]) is dict
