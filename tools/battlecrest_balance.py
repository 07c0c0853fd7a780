"""`python -m tools.battlecrest_balance`: every pair of our heroes against each other, as numbers and as a heat map.

Both sides are played by the baseline player. Each pair plays half its games with either hero first, over shuffled
locations. Writes docs/games/battlecrest-balance.json and .png; `--games 40 --dry` is for a quick look while tuning.
"""

import argparse
import json
import sys
from itertools import combinations
from pathlib import Path
from typing import Any

from rich.progress import track

from igroteka.core.rng import derive, seeded
from igroteka.games.battlecrest import GAME
from igroteka.games.battlecrest.insight import WIDTH, best_answer, plan_turn
from igroteka.games.battlecrest.rules import deal_first
from igroteka.games.battlecrest.state import Battlecrest

OUT = Path(__file__).parents[1] / "docs" / "games" / "battlecrest-balance"
OURS = ("akhena", "mutiny", "torv", "ilvane", "yaryna", "casimir")


def play(one: str, other: str, first: int, seed: int, width: int) -> Battlecrest:
    """One duel of baseline players; a turn is planned once and carried out."""
    settings = GAME.check({"hero1": one, "hero2": other}, 2)
    state = GAME.blank(settings, 2, seeded(seed))
    deal_first(state, first)
    while state.outcome is None:
        seat = state.decisions[0].seats.bit_length() - 1
        for option in plan_turn(state, seat, width):
            while state.outcome is None and not state.decisions[0].asks(seat):
                rival = 1 - seat
                state.apply(rival, best_answer(state, rival))
            if state.outcome is not None or option not in state.decisions[0].options:
                break
            state.apply(seat, option)
    return state


def duel(one: str, other: str, games: int, seed: int, width: int) -> dict[str, Any]:
    """Results of one pair, seen from the first named."""
    won = begun = drawn = turns = 0.0
    for number in range(games):
        state = play(one, other, number % 2, derive(seed, one, other, number // 2), width)
        assert state.outcome is not None
        won += state.outcome[0]
        begun += state.outcome[state.first]
        drawn += state.outcome[0] == 0.5
        turns += state.turn
    return {
        "pair": [one, other],
        "games": games,
        "won": round(won / games, 4),
        "first_seat": round(begun / games, 4),
        "drawn": round(drawn / games, 4),
        "turns": round(turns / games, 2),
    }


def heat_map(results: list[dict[str, Any]], path: Path) -> None:
    """How often the hero of a row beats the hero of a column."""
    import matplotlib  # noqa: PLC0415 - only the picture needs it

    matplotlib.use("Agg")
    from matplotlib import pyplot  # noqa: PLC0415

    shares = [[float("nan")] * len(OURS) for _ in OURS]
    for result in results:
        row, column = (OURS.index(name) for name in result["pair"])
        shares[row][column] = 100 * result["won"]
        shares[column][row] = 100 - 100 * result["won"]
    figure, axes = pyplot.subplots(figsize=(7, 6))
    image = axes.imshow(shares, cmap="RdBu", vmin=30, vmax=70)
    names = [GAME.name_of(f"hero:{name}", "en") for name in OURS]
    axes.set_xticks(range(len(OURS)), names)
    axes.set_yticks(range(len(OURS)), names)
    for row, line in enumerate(shares):
        for column, share in enumerate(line):
            if row != column:
                axes.text(column, row, f"{share:.0f}", ha="center", va="center")
    first = sum(result["first_seat"] for result in results) / len(results)
    games = results[0]["games"]
    axes.set_title(f"Row beats column, % of {games} games a pair\n(baseline players; first seat wins {first:.1%})")
    figure.colorbar(image, label="%")
    figure.tight_layout()
    figure.savefig(path, dpi=110)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=200, help="for each pair")
    parser.add_argument("--seed", type=int, default=14)
    parser.add_argument("--width", type=int, default=WIDTH, help="of the players' search")
    parser.add_argument("--only", default="", help="pairs with this hero alone")
    parser.add_argument("--dry", action="store_true", help="print and write nothing")
    asked = parser.parse_args()
    pairs = [pair for pair in combinations(OURS, 2) if not asked.only or asked.only in pair]
    results = []
    for one, other in track(pairs, disable=not sys.stderr.isatty()):
        results.append(duel(one, other, asked.games, asked.seed, asked.width))
        print(json.dumps(results[-1]), flush=True)
    for name in OURS:
        shares = [r["won"] if r["pair"][0] == name else 1 - r["won"] for r in results if name in r["pair"]]
        print(f"{name:<10} {sum(shares) / max(1, len(shares)):.3f}")
    print(f"first seat {sum(r['first_seat'] for r in results) / len(results):.3f}")
    if not asked.dry:
        OUT.with_suffix(".json").write_text(json.dumps(results, indent=1) + "\n")
        heat_map(results, OUT.with_suffix(".png"))
    return 0


if __name__ == "__main__":
    sys.exit(main())
