"""Confidence intervals of win rates, and ratings computed from results."""

import math

ELO = 400.0 / math.log(10.0)
MIDDLE = 1500.0
SURE = 1.959964  # 95 %


def wilson(won: float, played: int) -> tuple[float, float]:
    """The 95 % interval of a win rate (Wilson's score).

    >>> low, high = wilson(8, 10)
    >>> round(low, 3), round(high, 3)
    (0.49, 0.943)
    """
    if played == 0:
        return 0.0, 1.0
    rate = won / played
    spread = SURE * SURE / played
    centre = (rate + spread / 2.0) / (1.0 + spread)
    reach = SURE / (1.0 + spread) * math.sqrt(rate * (1.0 - rate) / played + spread / played / 4.0)
    return max(0.0, centre - reach), min(1.0, centre + reach)


def ratings(against: list[list[float]], rounds: int = 200) -> list[float]:
    """Elo-like ratings (Bradley-Terry strengths) whose mean is 1500: 400 points are odds of ten to one.

    `against[a][b]` is how many points a won from b. Half a point each way between those that met keeps the ratings
    finite when somebody won everything. The last player is left out of the mean and of the answer.

    >>> [round(r) for r in ratings([[0, 7.5, 0], [2.5, 0, 0], [0, 0, 0]])]
    [1585, 1415]
    """
    count = len(against)
    points = [[_softened(against, a, b) for b in range(count)] for a in range(count)]
    strength = [1.0] * count
    for _ in range(rounds):
        for a in range(count):
            shared = sum((points[a][b] + points[b][a]) / (strength[a] + strength[b]) for b in range(count) if b != a)
            if shared > 0.0:
                strength[a] = sum(points[a]) / shared
        mean = math.exp(sum(map(math.log, strength)) / count)
        strength = [value / mean for value in strength]
    logs = [math.log(value) for value in strength[:-1]]
    centre = sum(logs) / len(logs)
    return [MIDDLE + ELO * (value - centre) for value in logs]


def _softened(against: list[list[float]], a: int, b: int) -> float:
    return against[a][b] + 0.5 if a != b and against[a][b] + against[b][a] > 0.0 else 0.0
