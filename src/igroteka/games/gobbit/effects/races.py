"""Races for a pile: who was first, and whether it goes to the attacker, to the discard or back to its owner."""

from mypy_extensions import i64

from igroteka.games.gobbit.effects.slaps import EAT, SAVE
from igroteka.games.gobbit.options import PILE
from igroteka.games.gobbit.state import Gobbit


class Race:
    """The best hands on one pile so far: the first attackers (equal ones together) and the defender."""

    def __init__(self, owner: int) -> None:
        self.owner = owner
        self.attack_at = -1
        self.attackers: list[int] = []  # seats that were first with an attack, at one and the same instant
        self.ways: list[int] = []  # how each of them attacks: EAT or SCATTER
        self.defence_at = -1

    def enter(self, seat: i64, verdict: i64, at: i64) -> None:
        """Take note of a right hand on this pile."""
        if verdict == SAVE:
            self.defence_at = at
        elif self.attack_at < 0 or at < self.attack_at:
            self.attack_at = at
            self.attackers = [seat]
            self.ways = [verdict]
        elif at == self.attack_at:
            self.attackers.append(seat)
            self.ways.append(verdict)

    def attacked(self) -> bool:
        """To defend one must be ahead of the attacker: an equal instant is the attacker's (GB-009, GB-101)."""
        return self.attack_at >= 0 and (self.defence_at < 0 or self.attack_at <= self.defence_at)

    def time(self) -> i64:
        return self.attack_at if self.attacked() else self.defence_at

    def settle(self, state: Gobbit) -> None:
        """The first attacker takes the pile, or sends it to the discard (GB-034, GB-052, GB-057)."""
        first = state.rng.below(len(self.attackers)) if len(self.attackers) > 1 else 0  # equal: by lot (GB-102)
        seat = self.attackers[first]
        eaten = self.ways[first] == EAT
        if state.events is not None:
            kind = "eaten" if eaten else "scattered"
            count = len(state.pile[self.owner])
            state.emit(kind, {"seat": f"seat:{seat}", "rival": f"seat:{self.owner}", "count": count})
        if eaten:
            state.under(seat, self.owner)
        else:
            state.throw(self.owner)


def resolve_piles(state: Gobbit, found: list[int], erring: list[int]) -> i64:
    """Each slapped pile goes to the first right hand (GB-103, GB-114); a bit mask of those who saved their own.

    A pile saved by a player who also erred stays where it is, for `pay_mistakes` (GB-074).
    """
    races: list[Race] = []
    for step in range(state.seats):  # at equal times piles move clockwise from the last opener's
        owner = (state.opener + step) % state.seats
        race: Race | None = None
        for i in range(len(found)):
            if found[i] >= EAT and state.on[i] == PILE + owner:
                if race is None:
                    race = Race(owner)
                race.enter(state.by[i], found[i], state.when[i])
        if race is not None:
            place = len(races)
            while place > 0 and races[place - 1].time() > race.time():
                place -= 1
            races.insert(place, race)
    saved: i64 = 0
    for won in races:
        if won.attacked():
            won.settle(state)
        else:
            saved |= 1 << won.owner
            if won.owner not in erring:
                save(state, won.owner)
    return saved


def save(state: Gobbit, seat: i64) -> None:
    """The owner was first: the pile goes under the own deck; a card opened out of turn is discarded all the same."""
    if state.stray >> seat & 1:
        discard_stray(state, seat)
    count = state.under(seat, seat)
    if state.events is not None:
        state.emit("saved", {"seat": f"seat:{seat}", "count": count})


def discard_stray(state: Gobbit, seat: i64) -> None:
    """A card opened out of turn goes to the discard, without the pile below it (GB-063)."""
    card = state.pile[seat].pop()
    state.stray &= ~(1 << seat)
    if state.events is not None:
        state.emit("stray", {"seat": f"seat:{seat}", "card": state.thing(card)})
    state.bury([card])
