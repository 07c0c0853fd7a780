"""`make soak`: many random games with every law checked along the way; minutes, not seconds."""

import argparse
import sys

from rich.progress import track
from tests.contract.laws import all_laws, cards_are_conserved, decisions_are_sound, walk

from igroteka import games
from igroteka.bots.bot import RandomBot
from igroteka.core.rng import derive, seeded


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100_000)
    parser.add_argument("--game", action="append", help="only this game")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--every", type=int, default=500, help="check the costly laws at one state in so many")
    asked = parser.parse_args()
    for name in asked.game or games.NAMES:
        game = games.find(name)
        variants = game.variants()
        longest = 0
        rng = seeded(derive(asked.seed, name))
        for number in track(range(asked.games), description=name, disable=not sys.stderr.isatty()):
            chosen, seats = variants[number % len(variants)]
            start: list[int] = []
            for state in walk(game, chosen, seats, asked.seed + number, RandomBot()):
                if not start:
                    start = sorted(card for zone in state.zones().values() for card in zone)
                if rng.below(asked.every) == 0:
                    all_laws(state, start, RandomBot(), rng)
                longest = max(longest, state.moves)
            decisions_are_sound(state)
            cards_are_conserved(state, start)
        print(f"{name}: {asked.games} games, all laws hold, longest {longest} decisions")
    return 0


if __name__ == "__main__":
    sys.exit(main())
