"""`python -m tools.battlecrest_balance`: every pair of our heroes against each other, as numbers and as a heat map.

One bot plays both sides. A deal is an order of the six locations and who begins. Nothing else is chance, so a pair
has 1,440 deals; a bot that draws no lots leaves no sampling error when all are played. Writes
docs/notebook/battlecrest-balance.json and .png; a test holds that they are of today's values and player. `--games 60
--dry` is for a quick look while tuning; `--changed` goes on after a change of some values, or an interruption.
`adviser` is what a search begins with (`players.advise`), quicker than a search because it remembers what it saw of a
turn.
"""

import argparse
import gc
import json
import sys
from itertools import combinations, permutations
from pathlib import Path
from typing import Any

from rich.progress import track

from igroteka.bots.bot import Bot, Observation
from igroteka.bots.registry import make_bot
from igroteka.bots.table import play_out
from igroteka.core.rng import derive, seeded
from igroteka.games.battlecrest import GAME
from igroteka.games.battlecrest.cards.format import LOCATIONS
from igroteka.games.battlecrest.cards.library import OWN, OWN_FOLDER, digest
from igroteka.games.battlecrest.players import Adviser
from igroteka.games.battlecrest.setup import set_up
from igroteka.games.battlecrest.state import Battlecrest
from igroteka.lab.engines import spread
from igroteka.lab.ratings import wilson

OUT = Path(__file__).parents[1] / "docs" / "notebook" / "battlecrest-balance"
OURS = ("akhena", "mutiny", "torv", "ilvane", "yaryna", "casimir")
FIELD = "fellwoods"
BOT = "adviser"
FAIR = (0.42, 0.58)
ORDERS = list(permutations(range(LOCATIONS)))
DEALS = 2 * len(ORDERS)
MARKS = {0.0: "0", 0.5: "=", 1.0: "1"}


class AdviserBot(Bot):
    """Answers as a search begins, and remembers what it saw of a turn for the turn's next answer."""

    def __init__(self) -> None:
        self.adviser = Adviser()

    def choose(self, observation: Observation) -> int:
        if len(observation.options) == 1:
            return observation.options[0]
        world = observation.imagine()
        assert isinstance(world, Battlecrest)
        return self.adviser.answer(world, observation.seat)


def player(bot: str) -> Bot:
    return AdviserBot() if bot == "adviser" else make_bot(bot)


def deals(games: int, seed: int) -> list[int]:
    """So many of all deals, chosen by lot: each order of the locations with either hero first."""
    orders = list(range(len(ORDERS)))
    seeded(seed).shuffle(orders)
    return [2 * order + first for order in orders for first in (0, 1)][:games]


def play(one: str, other: str, bot: str, seed: int, deal: int) -> tuple[float, float, int]:
    """One duel: what the first named hero won, what the first seat won, and the turns it took."""
    chance = seeded(derive(seed, one, other, deal))
    state = GAME.blank(GAME.check({"hero1": one, "hero2": other}, 2), 2, chance.fork())
    set_up(state, list(ORDERS[deal // 2]), deal % 2)
    gc.disable()  # planning leaves no cycles behind, and looking for them takes a fifth of the time
    play_out(state, [player(bot), player(bot)], chance)
    gc.enable()
    assert state.outcome is not None
    return state.outcome[0], state.outcome[state.first], state.turn


def duel(one: str, other: str, bot: str, games: int, seed: int, workers: int) -> dict[str, Any]:
    """Results of one pair, seen from the first named."""
    jobs = [(one, other, bot, seed, deal) for deal in deals(games, seed)]
    results = list(spread(play, jobs, "local", workers))
    won = sum(result[0] for result in results)
    return {
        "pair": [one, other],
        "won": round(won / games, 4),
        "interval": [round(bound, 4) for bound in wilson(won, games)],
        "first_seat": round(sum(result[1] for result in results) / games, 4),
        "drawn": round(sum(result[0] == 0.5 for result in results) / games, 4),
        "turns": round(sum(result[2] for result in results) / games, 2),
        "deals": "".join(MARKS[result[0]] for result in results),
    }


def share(pairs: list[dict[str, Any]], name: str) -> float:
    """How much a hero won of all its games."""
    shares = [pair["won"] if pair["pair"][0] == name else 1 - pair["won"] for pair in pairs if name in pair["pair"]]
    return sum(shares) / len(shares)


def mean(pairs: list[dict[str, Any]], what: str) -> float:
    return round(sum(pair[what] for pair in pairs) / len(pairs), 4)


def digests() -> dict[str, str]:
    """Of the values of each of our packs, without its words."""
    texts = {name: (OWN_FOLDER / f"{name}.yaml").read_text(encoding="utf-8") for name in OWN}
    return {name: digest(text) for name, text in texts.items()}


def still_valid(bot: str, games: int, seed: int) -> dict[tuple[str, str], dict[str, Any]]:
    """Pairs of the published table that would come out the same: played in the same way with the values of today."""
    try:
        report = json.loads(OUT.with_suffix(".json").read_text(encoding="utf-8"))
    except FileNotFoundError:
        return {}
    if (report["bot"], report["games"], report["seed"]) != (bot, games, seed):
        return {}
    today = digests()
    same = {name for name, then in report["packs"].items() if today.get(name) == then}
    return {tuple(pair["pair"]): pair for pair in report["pairs"] if same.issuperset([*pair["pair"], FIELD])}


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


def summary(asked: argparse.Namespace, pairs: list[dict[str, Any]]) -> dict[str, Any]:
    """What is published: how it was played, and what came out."""
    return {
        "bot": asked.bot,
        "games": asked.games,
        "seed": asked.seed,
        "revision": GAME.revision,
        "first_seat": mean(pairs, "first_seat"),
        "drawn": mean(pairs, "drawn"),
        "turns": mean(pairs, "turns"),
        "fair_pairs": sum(FAIR[0] <= pair["won"] <= FAIR[1] for pair in pairs),
        "packs": digests(),
        "pairs": pairs,
    }


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--bot", default=BOT, help="plays both sides: adviser, or any bot by name")
    parser.add_argument("--games", type=int, default=DEALS, help="for each pair; by default every deal")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=1, help="processes; 0: one per core")
    parser.add_argument("--only", default="", help="pairs with this hero alone")
    parser.add_argument("--changed", action="store_true", help="play only pairs whose values changed")
    parser.add_argument("--dry", action="store_true", help="print and write nothing")
    asked = parser.parse_args()
    if not 0 < asked.games <= DEALS:
        parser.error(f"--games: from 1 to {DEALS}, which is every deal there is")
    pairs = [pair for pair in combinations(OURS, 2) if not asked.only or asked.only in pair]
    kept = still_valid(asked.bot, asked.games, asked.seed) if asked.changed else {}
    results: list[dict[str, Any]] = []
    for one, other in track(pairs, disable=not sys.stderr.isatty()):
        result = kept.get((one, other)) or duel(one, other, asked.bot, asked.games, asked.seed, asked.workers)
        results.append(result)
        print(f"{one}-{other} won {result['won']:.3f}, first seat {result['first_seat']:.3f}", flush=True)
        if not asked.dry and not asked.only:
            report = summary(asked, [*results, *(pair for pair in kept.values() if pair not in results)])
            OUT.with_suffix(".json").write_text(json.dumps(report, indent=1) + "\n")
    for name in OURS:
        if any(name in pair for pair in pairs):
            print(f"{name:<10} {share(results, name):.3f}")
    report = summary(asked, results)
    told = f"first seat {report['first_seat']:.3f}, drawn {report['drawn']:.3f}"
    print(f"{told}, fair {report['fair_pairs']} of {len(results)}")
    if not asked.dry and not asked.only:
        heat_map(report, OUT.with_suffix(".png"))
    return 0


if __name__ == "__main__":
    from tools import battlecrest_balance as named  # noqa: PLW0406 - worker processes find `play` by this name

    sys.exit(named.main())
