"""How the numbers of the Aeon's End baseline player and of its chance to win were found.

`python -m tools.aeons_end weights --rounds 8 --games 6000`: games with weights changed at random, each deal played
with a change and with its opposite; the next round begins with the changes that went with the better games.
`python -m tools.aeons_end chance --games 14000`: games begun with other weights and with random moves, positions from
then on, and a logistic regression of who won.

Both print numbers for `players.py` and `evaluate.py`, and write nothing. The numbers in use were found in this way
from an earlier player (eight rounds of weights, then chance); begun from the player there is now, a run gives others
nearby. numpy comes with matplotlib.
"""

import argparse
import math
from collections.abc import Callable

import numpy as np
from numpy.typing import NDArray

from igroteka.core.rng import Rng, derive, seeded
from igroteka.games.aeons_end import GAME
from igroteka.games.aeons_end.cards.facts import (
    AETHER,
    BONUS,
    CORRUPTION,
    GONE,
    KIND,
    MARKET,
    MAT_NAMES,
    MINION,
    NAMES,
    OPENED,
    TIER,
    TOKENS,
)
from igroteka.games.aeons_end.evaluate import HIT, WORTH
from igroteka.games.aeons_end.players import WEIGHTS
from igroteka.games.aeons_end.state import AeonsEnd

Numbers = NDArray[np.float64]

SOLD = [design for designs in MARKET.values() for design in designs]
LISTS = ("mages", "nemeses")
SINGLE = [name for name in dir(WEIGHTS) if not name.startswith("_") and name not in LISTS]
SETTINGS = [GAME.check({"nemesis": name}, 2) for name in MAT_NAMES]
SPREAD = 0.3  # of the logarithm of a weight, and of the worth of a card
HALFWAY = 300  # in `chance` a game is played with the usual weights from some decision before this one


def knobs() -> tuple[list[str], list[float]]:
    """Everything that can be changed, by name, as it is now."""
    names = [*SINGLE, *[f"{name}[{i}]" for name in LISTS for i in range(len(getattr(WEIGHTS, name)))]]
    values = [getattr(WEIGHTS, name) for name in SINGLE] + [
        value for name in LISTS for value in getattr(WEIGHTS, name)
    ]
    return names + [NAMES[design] for design in SOLD], values + [WORTH[design] for design in SOLD]


def turn(usual: list[float], by: Numbers) -> None:
    """Weights are multiplied, worths are added to."""
    weights = [value * math.exp(change) for value, change in zip(usual, by, strict=True)]
    for name in SINGLE:
        setattr(WEIGHTS, name, weights.pop(0))
    for name in LISTS:
        setattr(WEIGHTS, name, [weights.pop(0) for _ in getattr(WEIGHTS, name)])
    first = len(usual) - len(SOLD)
    for place, design in enumerate(SOLD):
        WORTH[design] = usual[first + place] + by[first + place]


def play(state: AeonsEnd, rng: Rng, before: Callable[[int], bool] = lambda _: False) -> None:
    """The baseline player to the end; `before` says in which decisions of a main phase chance answers instead."""
    made = 0
    while state.outcome is None:
        decision = state.decisions[0]
        seat = decision.seat()
        options = decision.options
        wild = before(made) and decision.kind == "main"
        answer = options[rng.below(len(options))] if wild or len(options) == 1 else None
        if answer is None:
            known = decision.kind in ("main", "cast", "target")
            answer = GAME.suggest(state if known else state.imagine(seat, rng), seat, rng)
        assert answer is not None
        state.apply(seat, answer)
        made += 1


def weigh(rounds: int, games: int) -> None:
    """Climb: how did each change go together with how the games went?"""
    names, usual = knobs()
    best = np.zeros(len(names))
    pull = np.zeros(len(names))
    chance = np.random.default_rng(3)
    for number in range(rounds):
        changes: list[Numbers] = []
        went: list[float] = []
        for game in range(games):
            changes.append(-changes[-1] if game % 2 else chance.normal(size=len(names)))
            turn(usual, best + SPREAD * changes[-1])
            deal = derive(number, game // 2)
            state = GAME.deal(SETTINGS[game // 2 % len(SETTINGS)], 2, seeded(deal))
            play(state, seeded(deal + 1))
            assert state.outcome is not None
            went.append((GAME.margin(state, 0) + state.outcome[0]) / 2.0)
        result = np.array(went)
        for nemesis in range(len(SETTINGS)):
            mine = np.arange(games) // 2 % len(SETTINGS) == nemesis
            result[mine] -= result[mine].mean()
        slope = np.array(changes).T @ result / games / result.std()
        pull = 0.5 * pull + np.where(np.abs(slope) * math.sqrt(games) > 1.0, slope, 0.3 * slope)
        best = best + np.clip(4.0 * pull, -0.25, 0.25)
        turn(usual, best)
        print(f"round {number + 1}:", ", ".join(f"{n} {v:.3f}" for n, v in zip(*knobs(), strict=True)))


def facts(state: AeonsEnd) -> dict[str, float]:
    """What `evaluate` weighs, by name."""
    found = dict.fromkeys(("tier 1", "tier 2", "tier 3", "minion 1", "minion 2", "minion 3", "minion life"), 0.0)
    found |= dict.fromkeys(("power 1", "power 2", "power 3", "due", "turn", "nemesis turn", "supply"), 0.0)
    for card in state.foe_deck:
        found[f"tier {TIER[state.design[card]]}"] += 1
    for card, tokens in zip(state.foe_play, state.tokens, strict=True):
        kind = "minion" if state.kind(card) == MINION else "power"
        found[f"{kind} {TIER[state.design[card]]}"] += 1
        found["minion life"] += tokens if kind == "minion" else 0
        found["due"] += kind == "power" and tokens <= 1
    for card in state.turn_deck:
        found["turn" if TOKENS[state.design[card]] else "nemesis turn"] += 1
    starves = state.nemesis().starves
    found |= {"city": state.city, "city low": max(0, 10 - state.city), "foe": state.foe, "fury": state.fury}
    found |= {"foe low": max(0, 20 - state.foe), "husks": state.husks, "empty": starves * state.empty_piles()}
    found["supply"] = starves * sum(len(pile) for pile in state.piles)
    found |= {name: float(name == MAT_NAMES[state.mat]) for name in MAT_NAMES[:-1]}
    for seat in range(state.seats):
        for name, value in mage_facts(state, seat).items():
            found[name] = found.get(name, 0.0) + value / state.seats
    return found


def mage_facts(state: AeonsEnd, seat: int) -> dict[str, float]:
    places = range(seat * 4, seat * 4 + 4)
    breaches = [(state.breach[place], BONUS[place % 4]) for place in places]
    prepped = [state.design[card] for place in places for card in state.slots[place]]
    hand = [state.design[card] for card in state.hand[seat]]
    zones = (state.hand[seat], state.deck[seat], state.discard[seat], state.played[seat])
    cards = [state.design[card] for zone in zones for card in zone]
    size = max(1, len(cards) + len(prepped))
    aether = sum(AETHER[design] for design in cards) / size
    damage = sum(HIT[design] for design in cards + prepped) / size
    standing = not state.exhausted[seat]
    return {
        "life": standing * state.life[seat],
        "exhausted": float(not standing),
        "life low": standing / (1.0 + state.life[seat]),
        "charges": state.charges[seat] / state.mage_of(seat).charges,
        "opened": float(sum(stage == OPENED for stage, _ in breaches)),
        "bonus": float(sum(bonus for stage, bonus in breaches if stage == OPENED)),
        "focused": float(sum(stage for stage, _ in breaches if stage not in (OPENED, GONE))),
        "prepped": sum(HIT[design] for design in prepped),
        "hand aether": float(sum(AETHER[design] for design in hand)),
        "hand damage": sum(HIT[design] for design in hand),
        "corruptions": float(sum(KIND[design] == CORRUPTION for design in cards)),
        "size": float(size),
        "aether": aether,
        "damage": damage,
        "aether, by cards to come": aether * len(state.foe_deck),
        "damage, by cards to come": damage * len(state.foe_deck),
    }


def chance(games: int) -> None:
    """Play, look at positions, and weigh what they have by who won."""
    names, usual = knobs()
    luck = np.random.default_rng(5)
    rows: list[dict[str, float]] = []
    won: list[float] = []
    for game in range(games):
        rng = seeded(derive(5, game))
        switch = rng.below(HALFWAY)
        rate = (0, 5, 10, 20)[rng.below(4)]
        every = 9 + rng.below(5)
        turn(usual, 0.4 * luck.normal(size=len(names)))
        state = GAME.deal(SETTINGS[game % len(SETTINGS)], 2, rng.fork())
        seen: list[dict[str, float]] = []

        def wild(made: int) -> bool:
            if made == switch:  # noqa: B023 - called within the same round of the loop
                turn(usual, np.zeros(len(names)))
            if made >= switch and (made - switch) % every == 0:  # noqa: B023
                seen.append(facts(state))  # noqa: B023
            return made < switch and rng.chance(rate)  # noqa: B023

        play(state, rng, wild)
        assert state.outcome is not None
        rows += seen
        won += [state.outcome[0]] * len(seen)
    columns = sorted(rows[0])
    weights = regress(np.array([[row[name] for name in columns] for row in rows]), np.array(won))
    for name, weight in zip(["", *columns], weights, strict=True):
        print(f"{name or 'always':28} {weight:7.3f}")


def regress(table: Numbers, won: Numbers, rounds: int = 12, ridge: float = 50.0) -> Numbers:
    """Logistic regression by Newton's method, columns scaled alike and held back a little."""
    middle, scale = table.mean(0), table.std(0) + 1e-9
    scaled = np.c_[np.ones(len(table)), (table - middle) / scale]
    held = ridge * np.diag(np.r_[0.0, np.ones(table.shape[1])])
    weights = np.zeros(scaled.shape[1])
    for _ in range(rounds):
        guess = 1.0 / (1.0 + np.exp(-scaled @ weights))
        bend = (scaled * (guess * (1.0 - guess))[:, None]).T @ scaled + held
        weights = weights - np.linalg.solve(bend, scaled.T @ (guess - won) + held @ weights)
    each = weights[1:] / scale
    return np.r_[weights[0] - (each * middle).sum(), each]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("weights", "chance"))
    parser.add_argument("--rounds", type=int, default=8)
    parser.add_argument("--games", type=int, default=6000)
    asked = parser.parse_args()
    if asked.what == "weights":
        weigh(asked.rounds, asked.games)
    else:
        chance(asked.games)


if __name__ == "__main__":
    main()
