"""What becomes of the hands put down in one moment: attack, defence, mistake, and who was first."""

from typing import Final

from igroteka.games.gobbit.cards import ANIMAL, FLIES_EXPLODE, FLY, GORILLA
from igroteka.games.gobbit.state import DISCARD, PILE, Gobbit

IDLE: Final = 0  # neither right nor wrong: nothing happens
MISTAKE: Final = 1
EAT: Final = 2  # the pile goes under the attacker's deck
SCATTER: Final = 3  # the pile goes to the discard: the gorilla's and the ghosts' way
SAVE: Final = 4
CALL: Final = 5  # Gobb'it!
VERDICT_NAMES: Final = ("idle", "mistake", "eat", "scatter", "save", "call")


def judge(state: Gobbit, seat: int, option: int) -> int:
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


class Race:
    """The best hands on one pile so far: the first attackers (equal ones together) and the defender."""

    def __init__(self, owner: int) -> None:
        self.owner = owner
        self.attack_at = -1
        self.attackers: list[int] = []  # seats that were first with an attack, at one and the same instant
        self.ways: list[int] = []  # how each of them attacks: EAT or SCATTER
        self.defence_at = -1

    def enter(self, seat: int, verdict: int, at: int) -> None:
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

    def time(self) -> int:
        return self.attack_at if self.attacked() else self.defence_at

    def settle(self, state: Gobbit) -> None:
        """The first attacker takes the pile, or sends it to the discard (GB-034, GB-052, GB-057)."""
        first = state.rng.below(len(self.attackers)) if len(self.attackers) > 1 else 0  # equal: by lot (GB-102)
        seat = self.attackers[first]
        kind = "eaten" if self.ways[first] == EAT else "scattered"
        count = state.under(seat, self.owner) if self.ways[first] == EAT else state.throw(self.owner)
        if state.events is not None:
            state.emit(kind, {"seat": f"seat:{seat}", "rival": f"seat:{self.owner}", "count": count})


def save(state: Gobbit, seat: int) -> None:
    """The owner was first: the pile goes under the own deck; a card opened out of turn is discarded all the same."""
    if state.stray >> seat & 1:
        discard_stray(state, seat)
    count = state.under(seat, seat)
    if state.events is not None:
        state.emit("saved", {"seat": f"seat:{seat}", "count": count})


def discard_stray(state: Gobbit, seat: int) -> None:
    """A card opened out of turn goes to the discard, without the pile below it (GB-063)."""
    card = state.pile[seat].pop()
    state.stray &= ~(1 << seat)
    state.bury([card])
    if state.events is not None:
        state.emit("stray", {"seat": f"seat:{seat}", "card": state.thing(card)})


def last_instant(state: Gobbit) -> int:
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


def first_caller(state: Gobbit, found: list[int]) -> int:
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


def resolve_piles(state: Gobbit, found: list[int], erring: list[int]) -> int:
    """Each slapped pile goes to the first right hand (GB-103, GB-114); a bit mask of those who saved their own.

    A pile saved by a player who also erred stays where it is, for `pay_mistakes` (GB-074).
    """
    races: list[Race] = []
    for step in range(state.seats):  # at equal times piles move clockwise from the last opener's
        owner = (state.opener + step) % state.seats
        race = Race(owner)
        for i in range(len(found)):
            if found[i] >= EAT and state.on[i] == PILE + owner:
                race.enter(state.by[i], found[i], state.when[i])
        if race.time() >= 0:
            place = len(races)
            while place > 0 and races[place - 1].time() > race.time():
                place -= 1
            races.insert(place, race)
    saved = 0
    for race in races:
        if race.attacked():
            race.settle(state)
        else:
            saved |= 1 << race.owner
            if race.owner not in erring:
                save(state, race.owner)
    return saved


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


def pay_mistakes(state: Gobbit, erring: list[int], bare: int) -> None:
    """Whoever erred discards what is left of the own pile, saved or not (GB-042, GB-073, GB-074, GB-112).

    `bare`: the seats that had no pile; they lose the top card of their deck, unseen, instead (GB-076).
    """
    for seat in erring:
        if bare >> seat & 1:
            state.bury([state.deck[seat].pop()])
            if state.events is not None:
                state.emit("mistake-deck", {"seat": f"seat:{seat}"})
        else:
            count = state.throw(seat) if state.pile[seat] else 0
            if state.events is not None:
                state.emit("mistake", {"seat": f"seat:{seat}", "count": count})


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
