"""Is a Gobb'it race fair over the network? Two equally quick players on unequal lines, judged by the real referee."""

from typing import Any

from igroteka.bots.reaction import LEVELS, reaction
from igroteka.core.rng import Rng, derive, seeded
from igroteka.games.gobbit import GAME
from igroteka.games.gobbit.live.judging import GobbitReferee
from igroteka.games.gobbit.live.lines import Terms
from igroteka.games.gobbit.options import PILE

CASES = (
    (20, 20, 50), (20, 100, 50), (20, 250, 0), (20, 250, 50), (20, 250, 100), (80, 250, 50),
    (20, 400, 50), (20, 600, 50),
)  # fmt: skip
PINGS = 15
TABLES = (
    GAME.position("pile0: blue_snake; pile1: blue_chameleon; deck0: 3; deck1: 3"),
    GAME.position("pile1: blue_snake; pile0: blue_chameleon; deck0: 3; deck1: 3"),
)


def study(count: int, seed: int) -> dict[str, Any]:
    """The fairness table: who wins `count` conflicts, with compensation and without."""
    rows = [row(fast, slow, jitter, count, seed) for fast, slow, jitter in CASES]
    return {"study": "gobbit-fairness", "conflicts": count, "seed": seed, "rows": rows}


def columns() -> list[str]:
    return ["fast", "slow", "jitter", "referee", "arrival"]


def row(fast: int, slow: int, jitter: int, count: int, seed: int) -> dict[str, Any]:
    """One pair of lines; shares are those of the player on the faster one."""
    rng = seeded(derive(seed, fast, slow, jitter))
    judged = arrived = 0.0
    for number in range(count):
        by_referee, by_arrival = conflict(rng, (fast, slow), jitter, number % 2)
        judged += by_referee
        arrived += by_arrival
    shares = {"referee": round(judged / count, 4), "arrival": round(arrived / count, 4)}
    return {"fast": fast, "slow": slow, "jitter": jitter, **shares}


def conflict(rng: Rng, trips: tuple[int, int], jitter: int, attacker: int) -> tuple[float, float]:
    """One conflict: 1 for the faster line if it wins; by the referee, and by mere order of arrival.

    The faster line attacks in one half of the conflicts and defends in the other.
    """
    chameleon = 1 - attacker
    state = TABLES[attacker].copy()
    referee = GobbitReferee(2, Terms())
    for seat in (0, 1):
        for _ in range(PINGS):
            referee.measured(seat, delay(rng, trips[seat], jitter) + delay(rng, trips[seat], jitter))
    sent = referee.begin(state, 0)
    messages: list[tuple[int, int, bool]] = []
    unaided: list[int] = []
    for seat in (0, 1):
        quickness = reaction(LEVELS["adult"], 1.0, rng)
        down, first_up, second_up = (delay(rng, trips[seat], jitter) for _ in range(3))
        seen = sent[seat] + down
        messages.append((seen + first_up, seat, False))
        messages.append((seen + quickness + second_up, seat, True))
        unaided.append(down + quickness + second_up)
    for arrival, seat, slaps in sorted(messages):
        if arrival > referee.wake:
            break
        if slaps:
            referee.slap(seat, PILE + chameleon, referee.moment, arrival)
        else:
            referee.shown(seat, referee.moment, arrival)
    for move in referee.due(referee.wake):
        state.apply(*move)
    by_referee = 1.0 if len(state.deck[0]) > len(state.deck[1]) else 0.0
    ahead = unaided[0] - unaided[1]
    return by_referee, 1.0 if ahead < 0 else 0.5 if ahead == 0 else 0.0


def delay(rng: Rng, trip: int, jitter: int) -> int:
    """One direction of a line: half the round trip, and up to so much more."""
    return trip // 2 + (rng.below(jitter + 1) if jitter else 0)
