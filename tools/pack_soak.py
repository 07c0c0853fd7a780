"""Part of `make soak`: packs made by chance that pass the check, a thousand random games with each set of them."""

import argparse
import sys

from hypothesis import given, settings
from hypothesis import seed as begin_with
from tests.games.battlecrest.made_packs import pack_sets, plays, seeds


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--sets", type=int, default=100, help="of four heroes and a battlefield")
    parser.add_argument("--games", type=int, default=1000, help="for each set")
    parser.add_argument("--seed", type=int, default=0)
    asked = parser.parse_args()

    @begin_with(asked.seed)
    @settings(max_examples=asked.sets, deadline=None, database=None)
    @given(texts=pack_sets, seed=seeds)
    def law(texts: list[str], seed: int) -> None:
        plays(texts, asked.games, seed)

    law()
    print(f"battlecrest packs: {asked.sets} sets, {asked.games} games with each, no error")
    return 0


if __name__ == "__main__":
    sys.exit(main())
