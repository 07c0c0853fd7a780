"""`python -m tools.battlecrest_balance`: every pair of our heroes against each other, as numbers and as a heat map.

One bot plays both sides. Each deal is played twice, either hero first. Writes docs/games/battlecrest-balance.json
and .png; `--games 60 --dry` is for a quick look while tuning. `adviser` is what a search begins with
(`insight.advise`), quicker than a search because it remembers what it saw of a turn.
"""

import argparse
import json
import sys
from itertools import combinations
from pathlib import Path
from typing import Any

from rich.progress import track

from igroteka.bots.bot import Bot, Glimpse
from igroteka.bots.registry import make_bot
from igroteka.bots.table import play_out
from igroteka.core.rng import derive, seeded
from igroteka.games.battlecrest import GAME
from igroteka.games.battlecrest.insight import Memory, advise
from igroteka.games.battlecrest.rules import deal_first
from igroteka.games.battlecrest.state import Battlecrest
from igroteka.lab.engines import spread
from igroteka.lab.ratings import wilson

OUT = Path(__file__).parents[1] / "docs" / "games" / "battlecrest-balance"
OURS = ("akhena", "mutiny", "torv", "ilvane", "yaryna", "casimir")
BOT = "adviser"
FAIR = (0.42, 0.58)


class Adviser(Bot):
    """Answers as a search begins, and remembers what it saw of a turn for the turn's next answer."""

    def __init__(self) -> None:
        self.memory = Memory()

    def choose(self, glimpse: Glimpse) -> int:
        if len(glimpse.options) == 1:
            return glimpse.options[0]
        world = glimpse.imagine()
        assert isinstance(world, Battlecrest)
        return advise(world, glimpse.seat, self.memory)


def player(bot: str) -> Bot:
    return Adviser() if bot == "adviser" else make_bot(bot)


def play(one: str, other: str, bot: str, seed: int, number: int) -> tuple[float, float, int]:
    """One duel: what the first named hero won, what the first seat won, and the turns it took."""
    settings = GAME.check({"hero1": one, "hero2": other}, 2)
    state = GAME.blank(settings, 2, seeded(derive(seed, one, other, "deal", number // 2)))
    deal_first(state, number % 2)
    play_out(state, [player(bot), player(bot)], seeded(derive(seed, one, other, "chance", number)))
    assert state.outcome is not None
    return state.outcome[0], state.outcome[state.first], state.turn


def duel(one: str, other: str, bot: str, games: int, seed: int, workers: int) -> dict[str, Any]:
    """Results of one pair, seen from the first named."""
    jobs = [(one, other, bot, seed, number) for number in range(games)]
    results = list(spread(play, jobs, "local", workers))
    won = sum(result[0] for result in results)
    return {
        "pair": [one, other],
        "won": round(won / games, 4),
        "interval": [round(bound, 4) for bound in wilson(won, games)],
        "first_seat": round(sum(result[1] for result in results) / games, 4),
        "drawn": round(sum(result[0] == 0.5 for result in results) / games, 4),
        "turns": round(sum(result[2] for result in results) / games, 2),
    }


def share(pairs: list[dict[str, Any]], name: str) -> float:
    """How much a hero won of all its games."""
    shares = [pair["won"] if pair["pair"][0] == name else 1 - pair["won"] for pair in pairs if name in pair["pair"]]
    return sum(shares) / len(shares)


def mean(pairs: list[dict[str, Any]], what: str) -> float:
    return round(sum(pair[what] for pair in pairs) / len(pairs), 4)


def heat_map(report: dict[str, Any], path: Path) -> None:
    """How often the hero of a row beats the hero of a column."""
    import matplotlib  # noqa: PLC0415 - only the picture needs it

    matplotlib.use("Agg")
    from matplotlib import pyplot  # noqa: PLC0415

    shares = [[float("nan")] * len(OURS) for _ in OURS]
    for result in report["pairs"]:
        row, column = (OURS.index(name) for name in result["pair"])
        shares[row][column] = 100 * result["won"]
        shares[column][row] = 100 - 100 * result["won"]
    figure, axes = pyplot.subplots(figsize=(7, 6))
    image = axes.imshow(shares, cmap="RdBu", vmin=30, vmax=70)
    names = [GAME.name_of(f"hero:{name}", "en") for name in OURS]
    axes.set_xticks(range(len(OURS)), names)
    axes.set_yticks(range(len(OURS)), names)
    for row, line in enumerate(shares):
        for column, value in enumerate(line):
            if row != column:
                axes.text(column, row, f"{value:.0f}", ha="center", va="center")
    axes.set_title(
        f"Row beats column, % of {report['games']} games a pair\n"
        f"({report['bot']}, seed {report['seed']}; first seat wins {report['first_seat']:.1%})"
    )
    figure.colorbar(image, label="%")
    figure.tight_layout()
    figure.savefig(path, dpi=110)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--bot", default=BOT, help="plays both sides: adviser, or any bot by name")
    parser.add_argument("--games", type=int, default=200, help="for each pair")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=1, help="processes; 0: one per core")
    parser.add_argument("--only", default="", help="pairs with this hero alone")
    parser.add_argument("--dry", action="store_true", help="print and write nothing")
    asked = parser.parse_args()
    pairs = [pair for pair in combinations(OURS, 2) if not asked.only or asked.only in pair]
    results = []
    for one, other in track(pairs, disable=not sys.stderr.isatty()):
        results.append(duel(one, other, asked.bot, asked.games, asked.seed, asked.workers))
        print(json.dumps(results[-1]), flush=True)
    for name in OURS:
        if any(name in pair for pair in pairs):
            print(f"{name:<10} {share(results, name):.3f}")
    fair = sum(FAIR[0] <= result["won"] <= FAIR[1] for result in results)
    report = {
        "bot": asked.bot,
        "games": asked.games,
        "seed": asked.seed,
        "first_seat": mean(results, "first_seat"),
        "drawn": mean(results, "drawn"),
        "turns": mean(results, "turns"),
        "fair_pairs": fair,
        "pairs": results,
    }
    print(f"first seat {report['first_seat']:.3f}, drawn {report['drawn']:.3f}, fair {fair} of {len(results)}")
    if not asked.dry and not asked.only:
        OUT.with_suffix(".json").write_text(json.dumps(report, indent=1) + "\n")
        heat_map(report, OUT.with_suffix(".png"))
    return 0


if __name__ == "__main__":
    from tools import battlecrest_balance as named  # noqa: PLW0406 - worker processes find `play` by this name

    sys.exit(named.main())
