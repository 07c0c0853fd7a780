"""Events: what happened, told to each seat as far as it may know. Who may know follows from `State.known`."""

from typing import TypeAlias

from igroteka.core.decision import Arg
from igroteka.core.knowledge import EVERYONE, SPECTATOR, Fact

EventArg: TypeAlias = Arg | Fact | list[Fact]


class Event:
    """Something that happened (`<game>-event-<kind>`). `masks` names the arguments that not everybody is told."""

    def __init__(self, kind: str, args: dict[str, Arg], masks: dict[str, int]) -> None:
        self.kind = kind
        self.args = args
        self.masks = masks

    def seen_by(self, seat: int | None) -> dict[str, object]:
        """The event as this seat (None: a spectator) learns of it; what it may not know is None."""
        bit = 1 << (SPECTATOR if seat is None else seat)
        told: dict[str, object] = {"kind": self.kind, **self.args}
        for name, mask in self.masks.items():
            if not mask & bit:
                told[name] = None
        return told


def make_event(kind: str, args: dict[str, EventArg], known: list[int]) -> Event:
    """An event with the masks of the facts it names, as they are at this moment."""
    plain: dict[str, Arg] = {}
    masks: dict[str, int] = {}
    for name, value in args.items():
        mask = EVERYONE
        if isinstance(value, list):
            things: list[str] = []
            for item in value:
                mask &= _mask(item, known)
                things.append(item.thing if isinstance(item, Fact) else item)
            plain[name] = things
        elif isinstance(value, int):
            plain[name] = value
        else:
            mask = _mask(value, known)
            plain[name] = value.thing if isinstance(value, Fact) else value
        if mask != EVERYONE:
            masks[name] = mask
    return Event(kind, plain, masks)


def _mask(thing: "str | Fact", known: list[int]) -> int:
    """Who knows a thing: a slot's mask, that of a card by its number ("card:gorillion:12"), or everyone."""
    if isinstance(thing, Fact):
        return known[thing.slot]
    number = thing.rpartition(":")[2]
    if thing.count(":") == 2 and number.isdigit() and int(number) < len(known):
        return known[int(number)]
    return EVERYONE
