"""Husks and swarms, against the Carapace Queen."""

from mypy_extensions import i64

from igroteka.core.agenda import Frame, Verb
from igroteka.games.aeons_end.cards.facts import MAX_HUSKS
from igroteka.games.aeons_end.effects.effect import Effect
from igroteka.games.aeons_end.state import NEMESIS, AeonsEnd


def add_husks(state: AeonsEnd, count: i64) -> None:
    """Place husks; beyond the fifteenth each is 1 damage to Gravehold."""
    placed = min(count, MAX_HUSKS - state.husks)
    state.husks += placed
    if state.events is not None and placed:
        state.tell("husks", -1, -1, placed)
    if count > placed:
        state.hit_city(count - placed)


def lose_husks(state: AeonsEnd, count: i64) -> None:
    gone = min(count, state.husks)
    state.husks -= gone
    state.hurt = min(state.hurt, state.husks)
    if state.events is not None and gone:
        state.tell("husks-lost", -1, -1, gone)


def hit_husks(state: AeonsEnd, amount: i64, spread: bool) -> None:
    """Damage to one husk, or spread over as many as it can kill."""
    if state.husk_life() == 1:
        lose_husks(state, amount if spread else 1)
        return
    if not spread:
        if amount >= 2 or state.hurt > 0:
            state.hurt -= 1 if amount < 2 or state.hurt == state.husks else 0
            lose_husks(state, 1)
        else:
            state.hurt += 1
        return
    finished = min(amount, state.hurt)
    state.hurt -= finished
    left = amount - finished
    killed = finished + min(left // 2, state.husks - finished)
    if left % 2 == 1 and killed < state.husks:
        state.hurt += 1
    lose_husks(state, killed)


class Husks(Effect):
    """Place husks."""

    def __init__(self, count: int) -> None:
        super().__init__()
        self.count = count

    def run(self, state: AeonsEnd, frame: Frame) -> None:
        state.done()
        add_husks(state, self.count)


class HusksPerTurnCard(Effect):
    """A husk for each card in the turn order discard pile."""

    def run(self, state: AeonsEnd, frame: Frame) -> None:
        state.done()
        add_husks(state, len(state.turn_discard))


class HalfTheHusks(Effect):
    """Half of the husks, rounded up, are discarded; Gravehold suffers 2 for each."""

    def run(self, state: AeonsEnd, frame: Frame) -> None:
        state.done()
        gone = (state.husks + 1) // 2
        lose_husks(state, gone)
        state.hit_city(2 * gone)


class LoseHusk(Effect):
    """A husk is discarded."""

    def run(self, state: AeonsEnd, frame: Frame) -> None:
        state.done()
        lose_husks(state, 1)


class Swarm(Effect):
    """Look up the number of husks once and resolve that row of the track; from thirteen on the players lose."""

    def __init__(self, rows: list[tuple[int, Effect]]) -> None:
        super().__init__()
        self.rows = rows

    def parts(self) -> list[Verb[AeonsEnd]]:
        return [effect for _, effect in self.rows]

    def run(self, state: AeonsEnd, frame: Frame) -> None:
        state.done()
        if state.events is not None:
            state.tell("swarm", -1, -1, state.husks)
        for most, effect in self.rows:
            if state.husks <= most:
                state.push(effect, NEMESIS, frame.card)
                return
        state.end(False)
