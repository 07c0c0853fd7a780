"""How good a Gobb'it position looks: cards held, and what the own hands of this moment will win or cost."""

from igroteka.core.knowledge import EVERYONE
from igroteka.games.gobbit.effects.slaps import CALL, EAT, MISTAKE, SAVE, judge
from igroteka.games.gobbit.options import PILE
from igroteka.games.gobbit.state import HANDS, Gobbit


def evaluate(state: Gobbit, seat: int) -> float:
    """The share of cards held, with what the own hands will win or cost that are not judged yet."""
    if state.outcome is not None:
        return state.outcome[seat]
    total = 0
    for other in range(state.seats):
        total += state.holds(other)
    worth = float(state.holds(seat))
    if state.known[HANDS + seat] != EVERYONE:
        for i in range(len(state.by)):
            if state.by[i] == seat:
                worth += hand_worth(state, seat, state.on[i])
    if state.opening[seat] >= 0:
        worth += 0.5 if seat == state.turn else -1.0
    share = worth / (total + 1.0)
    return 0.0 if share < 0.0 else 0.99 if share > 0.99 else share


def hand_worth(state: Gobbit, seat: int, option: int) -> float:
    """In cards: a right hand is worth the pile under it, a mistake costs the own one."""
    verdict = judge(state, seat, option)
    if verdict == MISTAKE:
        return -1.0 - len(state.pile[seat])
    if verdict == CALL:
        return 6.0
    if verdict == SAVE:
        return 0.8 * len(state.pile[seat])
    return float(len(state.pile[option - PILE])) * (1.0 if verdict == EAT else 0.5) if verdict >= EAT else -0.1
