"""What one hand is worth on the table as it lies: attack, defence, call or mistake."""

from typing import Final

from mypy_extensions import i64

from igroteka.games.gobbit.cards import ANIMAL, FLIES_EXPLODE, FLY, GORILLA
from igroteka.games.gobbit.options import DISCARD, PILE
from igroteka.games.gobbit.state import Gobbit

IDLE: Final = 0  # neither right nor wrong: nothing happens
MISTAKE: Final = 1
EAT: Final = 2  # the pile goes under the attacker's deck
SCATTER: Final = 3  # the pile goes to the discard: the gorilla's and the ghosts' way
SAVE: Final = 4
CALL: Final = 5  # Gobb'it!


def judge(state: Gobbit, seat: i64, option: i64) -> i64:
    """What a hand is worth on the table as it lies, whoever else slaps (GB-104, GB-105, GB-110)."""
    if (
        state.calling
    ):  # nobody attacks, defends or errs; only the discard counts, and not for ghosts (GB-078 to GB-080)
        return CALL if option == DISCARD and state.inside >> seat & 1 else IDLE
    if option == DISCARD:
        return MISTAKE  # no three flies (GB-075)
    owner = option - PILE
    animal = ANIMAL[state.pile[owner][-1]]
    condition = state.condition()
    if condition == FLIES_EXPLODE and animal == FLY:
        return MISTAKE  # GB-091
    if owner == seat:
        return SAVE if state.threatened(seat) else MISTAKE  # GB-040, GB-111
    if state.eats(seat, owner, condition):
        return EAT
    if animal != GORILLA and (state.gorilla == seat or (state.haunts(seat, condition) and state.paired(owner))):
        return SCATTER  # GB-055, GB-050, GB-096
    return MISTAKE


def last_instant(state: Gobbit) -> i64:
    """Hands that come down after the next card was opened are too late for this moment; -1: no such card."""
    return state.opening[state.turn]


def verdicts(state: Gobbit) -> list[int]:
    """What each hand of this moment is worth."""
    last = last_instant(state)
    found: list[int] = []
    for i in range(len(state.by)):
        late = last >= 0 and state.when[i] > last
        found.append(IDLE if late else judge(state, state.by[i], state.on[i]))
    return found
