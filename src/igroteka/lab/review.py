"""Judge a finished match: the winning chance after each decision, the turning points, and what was better.

Every decision is judged from what its seat could know then, by the same search that gives hints.
"""

from collections.abc import Callable
from typing import Any

from igroteka.bots.bot import Observation
from igroteka.bots.hints import Idea, ideas
from igroteka.core.errors import BadSetting
from igroteka.core.match import Match
from igroteka.core.rng import derive, seeded
from igroteka.core.state import State

TURNING_POINTS = 3
PART = 5  # decisions judged before progress is told
BLOCKS = " ▁▂▃▄▅▆▇█"


def review(match: Match, iterations: int, progress: Callable[[int], None] | None = None) -> dict[str, Any]:
    """Judge every decision of a match. The same match and budget give the same review."""
    rows: list[dict[str, Any]] = []
    for first in range(0, len(match.moves), PART):
        rows += judged(match, iterations, first, PART)
        if progress is not None:
            progress(len(rows))
    return concluded(match, iterations, rows)


def judged(match: Match, iterations: int, first: int, count: int) -> list[dict[str, Any]]:
    """Some decisions of a match, each by itself: how good the answer was, for what its seat could know."""
    if iterations < 1:
        raise BadSetting("zero-budget", bot=f"ismcts:{iterations}")
    state = match.at(first)
    rows: list[dict[str, Any]] = []
    for number, (seat, option, at) in enumerate(match.moves[first : first + count], start=first + 1):
        rows.append(_judged(state, seat, option, seeded(derive("review", number)), iterations))
        state.apply(seat, option, at)
    return rows


def concluded(match: Match, iterations: int, judged_rows: list[dict[str, Any]]) -> dict[str, Any]:
    """The review that all decisions of a match give together: chances by side, and the turning points."""
    teams = match.game.teams(match.settings, match.seats)
    chances: list[float | None] = [None] * (max(teams) + 1)
    outcome = match.state.outcome
    rows: list[dict[str, Any]] = []
    for number, row in enumerate(judged_rows, start=1):
        side = teams[row["seat"]]
        chance = row["chance"]
        if number == len(judged_rows) and outcome is not None:
            chances = [outcome[teams.index(one)] for one in range(len(chances))]
            chance = chances[side]
        elif chance is not None:
            chances[side] = chance
            if len(chances) == 2:
                chances[1 - side] = 1.0 - chance
        rows.append({"number": number, **row, "chance": chance, "chances": [_rounded(one) for one in chances]})
    costly = sorted((row for row in rows if row["loss"]), key=lambda row: (-row["loss"], row["number"]))
    return {
        "game": match.game.name,
        "settings": match.settings,
        "seats": match.seats,
        "sides": teams,
        "iterations": iterations,
        "outcome": None if outcome is None else list(outcome),
        "decisions": rows,
        "turning_points": sorted(row["number"] for row in costly[:TURNING_POINTS]),
    }


def _judged(state: State, seat: int, option: int, rng: Any, iterations: int) -> dict[str, Any]:
    """One decision: the chance it left, the best option and its chance, and what was lost."""
    observation = Observation(state, seat, rng)
    decision = observation.decision()
    assert decision is not None
    row: dict[str, Any] = {
        "seat": seat,
        "kind": decision.kind,
        "option": option,
        "choice": _told(state, seat, option),
    }
    if len(decision.options) == 1:
        return {
            **row,
            "chance": None,
            "best": option,
            "best_choice": row["choice"],
            "best_chance": None,
            "loss": 0.0,
            "reason": None,
        }
    found = ideas(observation, iterations)
    played = next(idea for idea in found if idea.option == option)
    known = played.chance is not None  # of an option the search never tried nothing can be said
    best: Idea = found[0] if not known or _gain(found[0], played) > 0.0 else played
    return {
        **row,
        "chance": _rounded(played.chance),
        "best": best.option,
        "best_choice": _told(state, seat, best.option),
        "best_chance": _rounded(best.chance),
        "loss": _rounded(_gain(best, played)),
        "reason": None if best.reason is None else best.reason.dump(),
    }


def _gain(one: Idea, other: Idea) -> float:
    """How much better an option is than another; nothing where one of them was never looked into."""
    return 0.0 if one.chance is None or other.chance is None else one.chance - other.chance


def _told(state: State, seat: int, option: int) -> dict[str, object]:
    return state.choice(option, seat).dump()


def _rounded(chance: float | None) -> float | None:
    return None if chance is None else round(chance, 3)


def plot(chances: list[float | None], marked: list[int], width: int = 100, height: int = 8) -> list[str]:
    """Chances as columns, oldest first, with a mark under the numbers in `marked` (counted from 1).

    >>> plot([0.5, 1.0, None, 0.0], [2], height=2)
    ['100% ┤ ██ ', '  0% ┤███▁', '       ▲  ']
    """
    known = _filled(chances) or [0.5]
    columns = min(width, len(known))
    picked = [known[place * len(known) // columns] for place in range(columns)]
    lines: list[str] = []
    for row in range(height - 1, -1, -1):
        label = "100%" if row == height - 1 else "  0%" if row == 0 else " 50%" if row == height // 2 else "    "
        lines.append(f"{label} ┤" + "".join(_block(chance * height - row, row == 0) for chance in picked))
    marks = [" "] * columns
    for number in marked:
        marks[min(columns - 1, (number - 1) * columns // len(known))] = "▲"
    return [*lines, " " * 6 + "".join(marks)]


def _block(rest: float, ground: bool) -> str:
    eighths = max(0, min(8, round(rest * 8)))
    return BLOCKS[max(eighths, 1 if ground else 0)]


def _filled(chances: list[float | None]) -> list[float]:
    """Where there was no choice, the chance is the last one known."""
    filled: list[float] = []
    last = 0.5
    for chance in chances:
        last = last if chance is None else chance
        filled.append(last)
    return filled
