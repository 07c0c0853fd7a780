"""Events: what happened, told to each seat as far as it may know."""

from typing import Final

from igroteka.core.decision import Arg

EVERYONE: Final = 0xFFFF
SPECTATOR: Final = 15  # the bit of those who hold no seat


class Event:
    """Something that happened (`<game>-event-<kind>`). The argument named `secret` is for the seats in `known`."""

    def __init__(self, kind: str, args: dict[str, Arg], secret: str = "", known: int = EVERYONE) -> None:
        self.kind = kind
        self.args = args
        self.secret = secret
        self.known = known

    def seen_by(self, seat: int | None) -> dict[str, object]:
        """The event as this seat (None: a spectator) learns of it; a secret argument is None for the others."""
        bit = 1 << (SPECTATOR if seat is None else seat)
        told: dict[str, object] = {"kind": self.kind, **self.args}
        if self.secret and not self.known & bit:
            told[self.secret] = None
        return told
