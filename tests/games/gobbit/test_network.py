"""Whole games over bad lines: what an honest player did right is never a mistake, whatever the network does."""

import heapq
from typing import Any

import pytest

from igroteka.core.rng import Rng, seeded
from igroteka.games.gobbit import GAME
from igroteka.games.gobbit.effects.slaps import EAT, judge
from igroteka.games.gobbit.live.judging import GobbitReferee
from igroteka.games.gobbit.options import DISCARD, OPEN, PILE
from igroteka.games.gobbit.state import Gobbit
from tests.rules import rule


class Network:
    """Clients that slap only what is right on the table they show, on lines of these round trips and this jitter."""

    def __init__(self, trips: tuple[int, ...], jitter: int, seed: int, **settings: Any) -> None:
        self.rng: Rng = seeded(seed)
        self.trips = trips
        self.jitter = jitter
        self.state: Gobbit = GAME.new(settings, len(trips), seed)
        self.state.events = []
        self.referee = GobbitReferee(len(trips))
        self.showing = [0] * len(trips)
        self.queue: list[tuple[int, int, str, int, int, int]] = []  # when, order, what, seat, option, moment
        self.order = 0
        for seat, trip in enumerate(trips):
            for _ in range(15):
                self.referee.measured(seat, trip + self.rng.below(2 * jitter + 1))
        self.begin(0)

    def later(self, when: int, what: str, seat: int = 0, option: int = 0, moment: int = 0) -> None:
        self.order += 1
        heapq.heappush(self.queue, (when, self.order, what, seat, option, moment))

    def lag(self, seat: int) -> int:
        return self.trips[seat] // 2 + self.rng.below(self.jitter + 1)

    def begin(self, now: int) -> None:
        """The server sends a new position; each client will show it, and its player react to it."""
        for seat, when in enumerate(self.referee.begin(self.state, now)):
            seen = when + self.lag(seat)
            moment = self.referee.moment
            self.later(seen, "show", seat, 0, moment)
            self.later(seen + self.lag(seat), "shown", seat, 0, moment)
            decision = self.state.decision_for(seat)
            for option in decision.options if decision is not None and decision.kind == "react" else []:
                if PILE <= option <= DISCARD and judge(self.state, seat, option) >= EAT:
                    self.later(seen + 200 + self.rng.below(900), "hand", seat, option, moment)
                elif option == OPEN:
                    self.later(seen + 300 + self.rng.below(900), "hand", seat, option, moment)

    def run(self) -> list[str]:
        """To the end of the game, or long enough; the kinds of all events."""
        now = 0
        while self.state.outcome is None and self.state.opened < 250:
            now = max(now, min(self.referee.wake, self.queue[0][0]) if self.queue else self.referee.wake)
            while self.queue and self.queue[0][0] <= now:
                _, _, what, seat, option, moment = heapq.heappop(self.queue)
                self.happen(now, what, seat, option, moment)
            moves = self.referee.due(now)
            for move in moves:
                self.state.apply(*move)
            if moves and self.state.outcome is None:
                self.begin(now)
        return [event.kind for event in self.state.events or []]

    def happen(self, now: int, what: str, seat: int, option: int, moment: int) -> None:
        if what == "show":
            self.showing[seat] = max(self.showing[seat], moment)
        elif what == "shown":
            self.referee.shown(seat, moment, now)
        elif what == "hand" and self.showing[seat] == moment:  # the player still looks at that table
            self.later(now + self.lag(seat), "arrive", seat, option, moment)
        elif what == "arrive" and option != OPEN:
            self.referee.slap(seat, option, moment, now)
        elif what == "arrive" and moment == self.referee.moment:
            self.referee.open(seat, now)


@rule("GB-104", "GB-105", "GB-106", "GB-121")
@pytest.mark.parametrize("level", ["full", "expert"])
@pytest.mark.parametrize("trips", [(20, 250), (20, 250, 600), (5, 60, 120, 400)])
def test_what_was_right_when_it_began_is_never_a_mistake(trips: tuple[int, ...], level: str) -> None:
    for seed in range(4):
        network = Network(trips, 80, seed, level=level)
        told = network.run()
        assert not {"mistake", "mistake-deck"} & set(told)
        assert "eaten" in told and "saved" in told and not network.referee.refused


def test_a_storm_of_messages_never_breaks_the_table() -> None:
    """Any seat, option, moment and time: only legal moves come out, and the game goes on to its end."""
    for seed in range(6):
        rng = seeded(seed)
        state = GAME.new({"level": "expert", "hasty": True}, 3, seed)
        referee = GobbitReferee(3)
        now = 0
        referee.begin(state, now)
        while state.outcome is None:
            now += rng.below(120)
            seat, option, moment = rng.below(3), rng.below(12), referee.moment - rng.below(3) + rng.below(2)
            if rng.chance(20):
                referee.measured(seat, rng.below(900))
            if rng.chance(30):
                referee.shown(seat, moment, now - 50 + rng.below(200))
            if rng.chance(40):
                referee.open(seat, now)
            referee.slap(seat, option, moment, now)
            moves = referee.answer(seat, option, now) or referee.due(now)
            for move in moves:
                state.apply(*move)
            if moves and state.outcome is None:
                referee.begin(state, now)
