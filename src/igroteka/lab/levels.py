"""Every level of reflexes against every other at Gobb'it."""

from typing import Any

from igroteka.bots.reaction import LEVELS
from igroteka.games.gobbit import GAME
from igroteka.lab.simulate import simulate


def study(count: int, seed: int) -> dict[str, Any]:
    """The share of games each level wins against each other, `count` games a pair, seats changing sides halfway."""
    rows: list[dict[str, Any]] = []
    names = list(LEVELS)
    for level in names:
        row: dict[str, Any] = {"level": level}
        for rival in names:
            half = max(1, count // 2)
            first = simulate(GAME, {}, 2, [level, rival], half, seed)["wins"][0]
            second = simulate(GAME, {}, 2, [rival, level], half, seed + 1)["wins"][1]
            row[rival] = round((first + second) / (2 * half), 3)
        rows.append(row)
    return {"study": "gobbit-levels", "games": count, "seed": seed, "rows": rows}


def columns() -> list[str]:
    return ["level", *LEVELS]
