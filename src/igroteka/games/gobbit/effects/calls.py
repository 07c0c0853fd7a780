"""Gobb'it!: the first hand on the discard while flies of three colours lie open, and what its player takes."""

from typing import Final

from mypy_extensions import i64

from igroteka.core.agenda import Frame, Verb
from igroteka.core.decision import Decision
from igroteka.games.gobbit.effects.slaps import CALL
from igroteka.games.gobbit.options import PILE
from igroteka.games.gobbit.state import Gobbit

_ONE: Final[i64] = 1


def first_caller(state: Gobbit, found: list[int]) -> i64:
    """The first of those who called Gobb'it!, equal ones by lot (GB-046, GB-102), or -1."""
    best = -1
    callers: list[int] = []
    for i in range(len(found)):
        if found[i] == CALL:
            at = state.when[i]
            if best < 0 or at < best:
                best = at
                callers = [state.by[i]]
            elif at == best:
                callers.append(state.by[i])
    if not callers:
        return -1
    return callers[state.rng.below(len(callers))] if len(callers) > 1 else callers[0]


def call(state: Gobbit, caller: i64) -> None:
    """Gobb'it! The first on the discard chooses whose pile to take (GB-046)."""
    if state.events is not None:
        state.emit("gobbit", {"seat": f"seat:{caller}"})
    state.push(ROB, caller)


class Rob(Verb[Gobbit]):
    """The caller takes another's pile and the own one, the others take theirs back (GB-046 to GB-048)."""

    def run(self, state: Gobbit, frame: Frame) -> None:
        state.decide(_ONE << frame.seat, "rob", frame)

    def options(self, state: Gobbit, frame: Frame, decision: Decision) -> list[int]:
        """The others who have a pile; three colours of flies never lie on one pile, so there is one (GB-122)."""
        return [PILE + seat for seat in range(state.seats) if seat != frame.seat and state.pile[seat]]

    def chosen(self, state: Gobbit, frame: Frame, seat: int, option: int) -> None:
        """The own pile goes under the deck first, the taken one below it (GB-124)."""
        victim = option - PILE
        if state.pile[seat]:
            state.under(seat, seat)
        count = state.under(seat, victim)
        if state.events is not None:
            state.emit("robbed", {"seat": f"seat:{seat}", "rival": f"seat:{victim}", "count": count})
        for other in range(state.seats):
            if state.pile[other]:
                state.under(other, other)
        state.opener = seat
        state.give_turn(seat)
        state.opening = [-1] * state.seats
        state.done()


ROB: Final = Rob()
