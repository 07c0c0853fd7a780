"""One happening, one line: the events of a log as the sentences people read. The browser has the same (`telling.ts`).

What belongs together is said by the messages themselves:

- `<event>.many`: events of this kind in a row that differ in one thing alone (five drawn cards, the steps of a walk)
  are one line. That argument is then a list of them all.
- `<event>.<kind>`: an event after one of that kind, about the same (a card that is played and enters play, an Unleash
  and the fury it brings), is one line with it. If both name the same card, a few lines may stand between them.
"""

from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

from igroteka.text import Words

Told = Mapping[str, Any]
BACK = 3  # how many lines an event looks back for the one it belongs to


class Line(NamedTuple):
    """A line of the log: the number of a move it tells of, and the sentence."""

    number: int
    text: str


class Joined(NamedTuple):
    """Events that are told as one."""

    number: int
    told: Told  # kind and arguments, those of all events together
    part: str  # the attribute of the message that tells it, "" for the message itself
    listed: str  # the argument that is a list, "" for none


def told(words: Words, game: str, events: Iterable[tuple[int, Told]]) -> list[Line]:
    """The lines that tell these events, each with the number of its move, as the reader saw it (`Event.seen_by`)."""
    lines: list[Joined] = []
    for number, event in events:
        for back, line in enumerate(reversed(lines[-BACK:]), start=1):
            joined = _join(words, game, line, event, number) if back == 1 or _share_a_card(line.told, event) else None
            if joined is not None:
                lines[-back] = joined
                break
        else:
            lines.append(Joined(number, event, "", ""))
    return [Line(line.number, words.tell(game, "event", line.told, line.part)) for line in lines]


def _join(words: Words, game: str, line: Joined, event: Told, number: int) -> Joined | None:
    """The line with this event in it, if they are one happening."""
    kind, before = event["kind"], line.told["kind"]
    if kind != before:
        if line.part or not words.has(f"{game}-event-{kind}.{before}") or not _about_the_same(line.told, event):
            return None
        return Joined(line.number, {**line.told, **event}, before, "")
    if line.part not in ("", "many") or not words.has(f"{game}-event-{kind}.many"):
        return None
    differing = [name for name in event if name != line.listed and event[name] != line.told.get(name)]
    name = line.listed or (differing[0] if len(differing) == 1 else _equal(event))
    if not name or [other for other in differing if other != name]:
        return None
    had = line.told[name] if line.listed else [line.told[name]]
    if (event[name] is None) != (had[0] is None):
        return None  # what is known and what is not are two lines
    return Joined(number, {**line.told, name: [*had, event[name]]}, "many", name)


def _share_a_card(first: Told, second: Told) -> bool:
    """Whether both are about the same card that the reader knows, and of different kinds."""
    return first["kind"] != second["kind"] and first.get("card") is not None and first["card"] == second.get("card")


def _equal(event: Told) -> str:
    """Which argument is listed where two events are told in the same words: two hidden cards."""
    return next((name for name, value in event.items() if value is None), "")


def _about_the_same(first: Told, second: Told) -> bool:
    """Whether what both name is equal; a number that both tell may have changed."""
    return all(
        first[name] == value
        for name, value in second.items()
        if name != "kind" and name in first and not isinstance(value, int)
    )
