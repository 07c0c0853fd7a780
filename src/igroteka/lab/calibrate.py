"""Compare the chances that hints state with the games that are won: a reliability curve, and a map to straighten it.

Bots play. Now and then a hint is asked for, and its chance of the best answer is noted with what came of the game.
The map is a line between log odds, with a shift for each number of seats and side. The curve never shows a chance
mapped by a line that was fitted to its own game: each tenth of the games is mapped by the line of the others.
"""

import json
import math
from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from importlib import resources
from pathlib import Path
from typing import Any, Final

from igroteka import games as rulebooks
from igroteka.bots.bot import Observation
from igroteka.bots.hints import ideas
from igroteka.bots.registry import make_bot
from igroteka.bots.table import tell
from igroteka.core.errors import BadSetting
from igroteka.core.game import Game
from igroteka.core.rng import derive, seeded
from igroteka.core.score import CALIBRATION, Calibration
from igroteka.lab.engines import spread
from igroteka.lab.ratings import wilson

PLAYER: Final = "level:4"
ITERATIONS: Final = 200  # of the search behind a hint
JUDGED: Final = 8  # per cent of the decisions for which a hint is asked
BINS: Final = 10
ENOUGH: Final = 100  # chances in a bin that says something
PARTS: Final = 10  # of the games, each mapped by what the others say
GAIN: Final = 0.001  # by how much a map has to lower the log loss of games it was not fitted to
STEPS: Final = 30  # of Newton's method
RIDGE: Final = 25.0  # hints' worth of doubt that chances need a map

Noted = tuple[int, int, int, float, float]
"""The number of the game, the seats, the side, the chance stated, the share the side had in the end."""


def calibrate(
    game: Game[Any],
    bot: str,
    games: int,
    seed: int,
    engine: str = "local",
    workers: int = 0,
    progress: Callable[[int], None] | None = None,
    address: str = "",
) -> dict[str, Any]:
    """Play, and compare: the map, and the bins before and after it on games the map was not fitted to."""
    if games < 2:
        raise BadSetting("game-count", games=games)
    make_bot(bot, game)
    jobs = ((game.name, bot, derive(seed, "calibrate", number), number) for number in range(games))
    noted: list[Noted] = []
    for number, part in enumerate(spread(play_one, jobs, engine, workers, address), start=1):
        noted += part
        if progress is not None:
            progress(number)
    return {"game": game.name, "bot": bot, "games": games, "seed": seed, **compared(noted)}


def play_one(name: str, bot: str, seed: int, number: int) -> list[Noted]:
    """One game, with the chances stated in it, not calibrated."""
    game = rulebooks.find(name)
    usual = game.calibration
    game.calibration = Calibration(1.0, {})
    try:
        return _played(game, bot, seed, number)
    finally:
        game.calibration = usual


def _played(game: Game[Any], bot: str, seed: int, number: int) -> list[Noted]:
    training = game.training()
    given, seats = training[number % len(training)]
    state = game.new(given, seats, seed)
    teams = game.teams(state.settings, seats)
    rng = seeded(derive(seed, "chance"))
    players = [make_bot(bot, game) for _ in range(seats)]
    seen = [Observation(state, seat, rng.fork()) for seat in range(seats)]
    followers = [observation for observation in seen if players[observation.seat].follows()]
    stated: list[tuple[int, float]] = []
    while state.outcome is None:
        decision = state.decisions[0]
        seat = int(decision.seat())
        if len(decision.options) > 1 and rng.chance(JUDGED):
            best = ideas(Observation(state, seat, rng.fork()), ITERATIONS)[0]
            if best.chance is not None:
                stated.append((seat, best.chance))
        option = players[seat].choose(seen[seat])
        state.apply(seat, option, seen[seat].at)
        tell(followers, decision, seat, option)
    return [(number, seats, teams[seat], chance, state.outcome[seat]) for seat, chance in stated]


def compared(noted: Sequence[Noted]) -> dict[str, Any]:
    """The map fitted to all games, the bins of what is stated, and those of chances mapped by what other games say.

    There is no map where it explains games it was not fitted to no better.
    """
    stated = [(chance, share) for _, _, _, chance, share in noted]
    mapped: list[tuple[float, float]] = []
    for part in range(PARTS):
        found = line([one for one in noted if one[0] % PARTS != part])
        mapped += [
            (found.share(chance, seats, side), share)
            for number, seats, side, chance, share in noted
            if number % PARTS == part
        ]
    plain = loss(stated)
    if loss(mapped) > plain - GAIN:
        bins = binned(stated)
        return {"slope": 1.0, "shifts": {}, "loss": [plain, plain], "stated": bins, "calibrated": bins}
    found = line(noted)
    return {
        "slope": round(found.slope, 3),
        "shifts": {str(seats): [round(shift, 3) for shift in found.shifts[seats]] for seats in sorted(found.shifts)},
        "loss": [plain, loss(mapped)],
        "stated": binned(stated),
        "calibrated": binned(mapped),
    }


def line(noted: Sequence[Noted]) -> Calibration:
    """The line between log odds that explains the hints best: Newton's method on the log loss.

    Every hint counts alike, as people meet them. A ridge holds the line near none at all.
    """
    import numpy as np  # noqa: PLC0415 - a simulation needs none

    sides = 1 + max((side for _, _, side, _, _ in noted), default=0)
    counts = sorted({seats for _, seats, _, _, _ in noted})
    rows = [one for one in noted if 0.0 < one[3] < 1.0]
    terms = np.zeros((len(rows), 1 + sides * len(counts)))
    for place, (_, seats, side, chance, _) in enumerate(rows):
        terms[place, 0] = math.log(chance / (1.0 - chance))
        terms[place, 1 + sides * counts.index(seats) + side] = 1.0
    shares = np.array([share for _, _, _, _, share in rows])
    start = np.zeros(terms.shape[1])
    start[0] = 1.0
    found = start.copy()
    for _ in range(STEPS):
        chances = 1.0 / (1.0 + np.exp(-terms @ found))
        slope = terms.T @ (shares - chances) - RIDGE * (found - start)
        bent = (terms * (chances * (1.0 - chances))[:, None]).T @ terms + RIDGE * np.eye(len(start))
        found = found + np.linalg.solve(bent, slope)
    shifts = {
        seats: [float(shift) for shift in found[1 + sides * place : 1 + sides * (place + 1)]]
        for place, seats in enumerate(counts)
    }
    return Calibration(float(found[0]), shifts)


def loss(pairs: Sequence[tuple[float, float]]) -> float:
    """The log loss of chances; certain ones count as nearly certain."""
    total = 0.0
    for chance, share in pairs:
        told = min(0.999, max(0.001, chance))
        total -= share * math.log(told) + (1.0 - share) * math.log(1.0 - told)
    return round(total / max(1, len(pairs)), 4)


def binned(pairs: Sequence[tuple[float, float]]) -> list[dict[str, Any]]:
    """How many chances fall into each tenth, their mean, and the share of games won after them.

    >>> binned([(0.11, 0.0), (0.13, 1.0)])
    [{'chances': 2, 'stated': 0.12, 'won': 0.5, 'interval': [0.0945, 0.9055]}]
    """
    bins: list[list[tuple[float, float]]] = [[] for _ in range(BINS)]
    for chance, share in pairs:
        bins[min(BINS - 1, int(chance * BINS))].append((chance, share))
    rows: list[dict[str, Any]] = []
    for inside in bins:
        if inside:
            won = sum(share for _, share in inside)
            stated = sum(chance for chance, _ in inside) / len(inside)
            interval = [round(bound, 4) for bound in wilson(won, len(inside))]
            row = {"chances": len(inside), "stated": round(stated, 4), "won": round(won / len(inside), 4)}
            rows.append({**row, "interval": interval})
    return rows


def furthest(rows: Sequence[dict[str, Any]]) -> float | None:
    """How far stated chance and share won are apart in the worst bin that says something; None without one."""
    gaps = [abs(row["won"] - row["stated"]) for row in rows if row["chances"] >= ENOUGH]
    return max(gaps) if gaps else None


# --- what is written -----------------------------------------------------------------------------------------------


def write(found: dict[str, Any], game: Game[Any], command: str) -> Path:
    """Write the map beside the game, with what made it."""
    data = {
        "command": command,
        "date": datetime.now(UTC).strftime("%Y-%m-%d"),
        **{name: found[name] for name in ("slope", "shifts", "loss", "stated", "calibrated")},
    }
    path = Path(str(resources.files(game.package).joinpath(CALIBRATION)))
    path.write_text(json.dumps(data, indent=1) + "\n", encoding="utf-8")
    return path


def table(found: dict[str, Any]) -> str:
    """The calibrated bins as a table of Markdown.

    >>> print(table({"calibrated": [{"chances": 200, "stated": 0.12, "won": 0.1, "interval": [0.07, 0.15]}]}))
    | stated | won | 95 % | n |
    |---|---|---|---|
    | 12 % | 10 % | 7 - 15 % | 200 |
    """
    lines = ["| stated | won | 95 % | n |", "|---|---|---|---|"]
    for row in found["calibrated"]:
        low, high = (100 * bound for bound in row["interval"])
        sure = f"{low:.0f} - {high:.0f} %"
        lines.append(f"| {100 * row['stated']:.0f} % | {100 * row['won']:.0f} % | {sure} | {row['chances']} |")
    return "\n".join(lines)


SIZE: Final = 320
EDGE: Final = 40


def curve(found: dict[str, Any]) -> str:
    """The reliability curve as SVG: stated chances across, shares won upwards; grey before the map, blue after it."""

    def spot(stated: float, won: float) -> tuple[float, float]:
        return EDGE + stated * SIZE, 10 + (1.0 - won) * SIZE

    def path(rows: list[dict[str, Any]]) -> str:
        points = [spot(row["stated"], row["won"]) for row in rows if row["chances"] >= ENOUGH]
        return " ".join(f"{x:.1f},{y:.1f}" for x, y in points)

    whole = SIZE + EDGE + 20
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {whole} {whole}"',
        ' font-family="sans-serif" font-size="11">',
        f'<rect width="{whole}" height="{whole}" fill="#fff"/>',
    ]
    for tenth in range(0, 11, 2):
        x, y = spot(tenth / 10, tenth / 10)
        parts.append(f'<path d="M{EDGE},{y:.1f}h{SIZE}M{x:.1f},10v{SIZE}" stroke="#e5e7eb" fill="none"/>')
        parts.append(f'<text x="{x:.1f}" y="{SIZE + 26}" text-anchor="middle" fill="#374151">{10 * tenth}</text>')
        parts.append(f'<text x="{EDGE - 6}" y="{y + 4:.1f}" text-anchor="end" fill="#374151">{10 * tenth}</text>')
    x0, y0 = spot(0.0, 0.0)
    x1, y1 = spot(1.0, 1.0)
    parts.append(f'<path d="M{x0},{y0}L{x1},{y1}" stroke="#9ca3af" stroke-dasharray="4 4"/>')
    parts.append(f'<polyline points="{path(found["stated"])}" fill="none" stroke="#9ca3af" stroke-width="2"/>')
    parts.append(f'<polyline points="{path(found["calibrated"])}" fill="none" stroke="#2563eb" stroke-width="2.5"/>')
    for row in found["calibrated"]:
        if row["chances"] >= ENOUGH:
            x, y = spot(row["stated"], row["won"])
            _, low = spot(0.0, row["interval"][0])
            _, high = spot(0.0, row["interval"][1])
            parts.append(f'<path d="M{x:.1f},{low:.1f}V{high:.1f}" stroke="#2563eb"/>')
            parts.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="3.5" fill="#2563eb"/>')
    parts.append(f'<text x="{EDGE + SIZE / 2}" y="{SIZE + 44}" text-anchor="middle" fill="#111827">stated, %</text>')
    parts.append(f'<text x="{EDGE + 8}" y="24" fill="#111827">{found["game"]}: won, %</text></svg>')
    return "\n".join(parts) + "\n"
