"""Chance: the same numbers in every Python, on every platform, interpreted or compiled."""

import hashlib
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

_MASK: Final[i64] = 0xFFFFFFFF
_WORD: Final[i64] = 1 << 32
_INTERPRETED: Final = __file__.endswith(".py")


def row(size: i64) -> vec[i64]:
    """So many zeros in a row: packed numbers when compiled, a list where the sources run and that is quicker."""
    if _INTERPRETED:
        plain: Any = [0] * size
        zeros: vec[i64] = plain
        return zeros
    return vec[i64]([0] * size)


class Rng:
    """sfc32, a small fast counting generator; every step stays far below 63 bits. `seeded` makes one."""

    def __init__(self, a: i64, b: i64, c: i64, counter: i64) -> None:
        self.a = a
        self.b = b
        self.c = c
        self.counter = counter

    def word(self) -> i64:
        """The next 32 random bits."""
        a = self.a
        b = self.b
        c = self.c
        word = (a + b + self.counter) & _MASK
        self.counter = (self.counter + 1) & _MASK
        self.a = b ^ (b >> 9)
        self.b = (c + ((c << 3) & _MASK)) & _MASK
        self.c = ((((c << 21) & _MASK) | (c >> 11)) + word) & _MASK
        return word

    def below(self, size: i64) -> i64:
        """A fair number from 0 to size-1, for sizes up to 2**30 (Lemire's method, without bias)."""
        product: i64 = self.word() * size
        low: i64 = product & _MASK
        if low < size:
            floor: i64 = (_WORD - size) % size
            while low < floor:
                product = self.word() * size
                low = product & _MASK
        return product >> 32

    def chance(self, percent: i64) -> bool:
        """True in `percent` of a hundred cases."""
        return self.below(100) < percent

    def unit(self) -> float:
        """A number from 0 up to but not including 1."""
        return int(self.word()) / 4294967296.0

    def shuffle(self, items: list[Any], top: i64 = 1 << 30) -> None:
        """Bring the items into random order, or only the first `top` of them: any of all may come there."""
        last: i64 = len(items) - 1
        for i in range(top if top < last else last):
            j = i + self.below(last + 1 - i)
            item = items[i]
            items[i] = items[j]
            items[j] = item

    def shuffle_numbers(self, numbers: vec[i64]) -> None:
        """`shuffle`, for plain numbers in a row."""
        last: i64 = len(numbers) - 1
        for i in range(last):
            j = i + self.below(last + 1 - i)
            number = numbers[i]
            numbers[i] = numbers[j]
            numbers[j] = number

    def fork(self) -> "Rng":
        """A generator of its own, seeded from this one."""
        return _warmed(Rng(self.word(), self.word(), self.word(), 1))

    def copy(self) -> "Rng":
        return Rng(self.a, self.b, self.c, self.counter)

    def dump(self) -> list[object]:
        return ["fast", int(self.a), int(self.b), int(self.c), int(self.counter)]


class SealedRng(Rng):
    """A keyed hash in counter mode: nobody can tell its future from the shuffles they saw."""

    def __init__(self, seed: str) -> None:
        super().__init__(0, 0, 0, 0)
        self.seed = seed
        self.key = bytes.fromhex(seed)

    def word(self) -> i64:
        block = hashlib.blake2b(int(self.counter).to_bytes(8, "big"), key=self.key, digest_size=4)
        self.counter += 1
        return int.from_bytes(block.digest(), "big")

    def copy(self) -> Rng:
        made = SealedRng(self.seed)
        made.counter = self.counter
        return made

    def dump(self) -> list[object]:
        return ["sealed", self.seed, int(self.counter)]


def seeded(seed: int) -> Rng:
    """A fast generator from a seed of up to 96 bits.

    >>> rng = seeded(1)
    >>> [rng.below(6) for _ in range(8)]
    [0, 0, 2, 4, 1, 4, 3, 0]
    """
    return _warmed(Rng(seed & 0xFFFFFFFF, (seed >> 32) & 0xFFFFFFFF, (seed >> 64) & 0xFFFFFFFF, 1))


def _warmed(rng: Rng) -> Rng:
    """Mixed well enough that near seeds give far numbers."""
    word: i64 = 0
    rounds: i64 = 12
    while rounds > 0:
        word ^= rng.word()  # put somewhere, or it would be boxed
        rounds -= 1
    return rng


def load_rng(data: list[object]) -> Rng:
    """The generator that `dump` wrote down."""
    if data[0] == "sealed":
        sealed = SealedRng(str(data[1]))
        sealed.counter = _whole(data[2])
        return sealed
    return Rng(_whole(data[1]), _whole(data[2]), _whole(data[3]), _whole(data[4]))


def _whole(value: object) -> int:
    assert isinstance(value, int)
    return value


def derive(seed: int | str, *path: int | str) -> int:
    """A 96-bit seed for one part of a larger run: the same parts always give the same seed."""
    text = "/".join(str(part) for part in (seed, *path))
    return int.from_bytes(hashlib.blake2b(text.encode(), digest_size=12).digest(), "big")


def make_rng(seed: int | str) -> Rng:
    """A number seeds a simulation; 64 hex digits seed a sealed match."""
    return SealedRng(seed) if isinstance(seed, str) else seeded(derive(seed))
