"""A linear evaluation: named terms of a position, each with a weight that was fitted to games (`igroteka lab fit`).

A game walks over a position once and adds its terms to a `Score`. The same walk gives the search a number, the fit
its data, and a hint its reasons. Weights are data beside the game, by the names of the terms.
"""

import json
import math
from importlib import resources
from typing import Final

from mypy_extensions import i64

FILE: Final = "weights.json"
CALIBRATION: Final = "calibration.json"


class Score:
    """The weighted sum of the terms of one position, for one side."""

    def __init__(self, weights: list[float]) -> None:
        self.weights = weights
        self.total = 0.0

    def add(self, term: i64, amount: float) -> None:
        """So much of a term."""
        self.total += self.weights[term] * amount

    def chance(self) -> float:
        """The chance to win that the sum stands for."""
        return 1.0 / (1.0 + math.exp(-self.total))


class Notes(Score):
    """The terms themselves, for those who fit weights or give reasons."""

    def __init__(self, weights: list[float]) -> None:
        super().__init__(weights)
        self.amounts: dict[int, float] = {}

    def add(self, term: i64, amount: float) -> None:
        self.total += self.weights[term] * amount
        number = int(term)
        self.amounts[number] = self.amounts.get(number, 0.0) + amount


def read_weights(package: str, names: list[str]) -> list[float]:
    """The weights beside a game, in the order of its terms; a term the file does not name weighs nothing."""
    file = resources.files(package).joinpath(FILE)
    found: dict[str, float] = json.loads(file.read_text(encoding="utf-8"))["weights"] if file.is_file() else {}
    return [found.get(name, 0.0) for name in names]


class Calibration:
    """How the chance a search states becomes the share of games won: a line between log odds.

    It has a slope, and for each number of seats a shift for each side.

    >>> Calibration(0.5, {2: [0.0, 1.0]}).share(0.9, 2, 0)
    0.75
    >>> Calibration(1.0, {}).share(0.9, 2, 1)
    0.9
    """

    def __init__(self, slope: float, shifts: dict[int, list[float]]) -> None:
        self.slope = slope
        self.shifts = shifts

    def share(self, chance: float, seats: int, side: int) -> float:
        """The share of games a side wins of which this chance is stated; what is certain stays so."""
        shifts = self.shifts.get(seats, [])
        shift = shifts[side] if side < len(shifts) else 0.0
        if chance <= 0.0 or chance >= 1.0 or (self.slope == 1.0 and shift == 0.0):
            return chance
        return 1.0 / (1.0 + math.exp(-self.slope * math.log(chance / (1.0 - chance)) - shift))


def read_calibration(package: str) -> Calibration:
    """The calibration beside a game; without one, chances are as they are stated."""
    file = resources.files(package).joinpath(CALIBRATION)
    if not file.is_file():
        return Calibration(1.0, {})
    found = json.loads(file.read_text(encoding="utf-8"))
    return Calibration(found["slope"], {int(seats): shifts for seats, shifts in found["shifts"].items()})
