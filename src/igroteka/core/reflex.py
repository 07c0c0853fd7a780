"""What there is to react to, for players who are asked to be quick: plain data, from what all can see."""

from typing import Final

NEVER: Final = 1 << 40  # a time that does not come

_NO_CUES: Final[list[int]] = []  # shared while there is nothing to see; never changed in place
_NO_BITS: Final[list[float]] = []
_NO_TRUTH: Final[list[bool]] = []


class Reflex:
    """One quick decision: cues that call for an answer, lures that only seem to.

    Lists run in parallel, one entry per cue: the option it calls for, when it came into sight, how many bits there
    are to tell apart before one can be sure (Hick's law), and whether the answer is right.
    """

    def __init__(self, began: int, carry: int) -> None:
        self.began = began  # when the table last changed
        self.carry = carry  # the option that carries the game on, -1 when that is not up to this seat
        self.options: list[int] = _NO_CUES
        self.onsets: list[int] = _NO_CUES
        self.bits: list[float] = _NO_BITS
        self.right: list[bool] = _NO_TRUTH

    def add(self, option: int, onset: int, bits: float, right: bool) -> None:
        if self.options is _NO_CUES:
            self.options = []
            self.onsets = []
            self.bits = []
            self.right = []
        self.options.append(option)
        self.onsets.append(onset)
        self.bits.append(bits)
        self.right.append(right)
