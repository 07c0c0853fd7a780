"""Mistakes: who erred, what it costs, and what a ghost's mistake allows the player it wronged."""

from typing import Final

from mypy_extensions import i64

from igroteka.core.agenda import Frame, Verb
from igroteka.core.decision import Decision
from igroteka.games.gobbit.effects.races import save
from igroteka.games.gobbit.effects.slaps import MISTAKE
from igroteka.games.gobbit.options import PASS, PILE, YES
from igroteka.games.gobbit.state import Gobbit


def erring_seats(state: Gobbit, found: list[int]) -> list[int]:
    """The players who erred in this moment, first mistake first; several mistakes of one count once (GB-113)."""
    seats: list[int] = []
    times: list[int] = []
    for step in range(state.seats):
        seat = (state.opener + step) % state.seats
        first = -1
        for i in range(len(found)):
            if found[i] == MISTAKE and state.by[i] == seat and (first < 0 or state.when[i] < first):
                first = state.when[i]
        if first >= 0 and state.inside >> seat & 1:
            place = len(seats)
            while place > 0 and times[place - 1] > first:
                place -= 1
            seats.insert(place, seat)
            times.insert(place, first)
    return seats


def pay_mistakes(state: Gobbit, erring: list[int], bare: i64) -> None:
    """Whoever erred discards what is left of the own pile, saved or not (GB-042, GB-073, GB-074, GB-112).

    `bare`: the seats that had no pile; they lose the top card of their deck, unseen, instead (GB-076).
    """
    for seat in erring:
        if bare >> seat & 1:
            if state.events is not None:
                state.emit("mistake-deck", {"seat": f"seat:{seat}"})
            state.bury([state.deck[seat].pop()])
        else:
            if state.events is not None:
                state.emit("mistake", {"seat": f"seat:{seat}", "count": len(state.pile[seat])})
            if state.pile[seat]:
                state.throw(seat)


def wronged(state: Gobbit, found: list[int]) -> list[int]:
    """The players a ghost has attacked by mistake and who still have the pile (GB-077), clockwise."""
    owners: list[int] = []
    for step in range(state.seats):
        owner = (state.opener + step) % state.seats
        for i in range(len(found)):
            if found[i] == MISTAKE and state.on[i] == PILE + owner and not state.inside >> state.by[i] & 1:
                if state.pile[owner]:
                    owners.append(owner)
                break
    return owners


def tell_ghosts(state: Gobbit, found: list[int]) -> None:
    """A ghost has nothing to lose by a mistake, but everybody sees it (GB-077)."""
    if state.events is None:
        return
    for i in sorted(range(len(found)), key=lambda hand: state.when[hand]):
        if found[i] == MISTAKE and not state.inside >> state.by[i] & 1:
            state.emit("ghost-mistake", {"seat": f"seat:{state.by[i]}", "rival": f"seat:{state.on[i] - PILE}"})


class Mercy(Verb[Gobbit]):
    """A player whom a ghost attacked by mistake may put the own pile under the own deck (GB-077)."""

    def run(self, state: Gobbit, frame: Frame) -> None:
        state.ask(frame.seat, "mercy", frame)

    def options(self, state: Gobbit, frame: Frame, decision: Decision) -> list[int]:
        return [PASS, YES]

    def chosen(self, state: Gobbit, frame: Frame, seat: int, option: int) -> None:
        if option == YES:
            save(state, seat)
        state.done()


MERCY: Final = Mercy()
