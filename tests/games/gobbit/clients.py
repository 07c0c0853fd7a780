"""Players at their screens, on lines of any delay, and a referee: scenes of Gobb'it as they go over a network.

A scene is a position, what the players do, and what comes of it. `P2 slap P3 300` is a hand of Player 2 on Player 3's
pile, 300 ms after Player 2's own screen shows the position; `/1` at the end counts from the next position that is
shown, `/2` from the one after that. A hand names the moment on its screen, as clients do.
"""

import heapq
from dataclasses import dataclass, field
from typing import Any

from igroteka.core.rng import Rng, seeded
from igroteka.games.gobbit import GAME
from igroteka.games.gobbit.cards import NAMES
from igroteka.games.gobbit.options import DISCARD, OPEN, PASS, PILE, YES
from igroteka.games.gobbit.state import Gobbit

MOST = 6000  # milliseconds after the last act: everything is judged, a question has its answer


@dataclass(frozen=True)
class Scene:
    """What is played, and what comes of it; what is not named is not asked."""

    name: str
    rules: str
    position: dict[str, Any]
    acts: tuple[str, ...]
    told: str = ""  # events that happen
    never: str = ""  # events that do not
    decks: tuple[int, ...] = ()  # cards left in each
    piles: dict[int, str] = field(default_factory=dict)
    discard: str | None = None  # from the bottom
    turn: int | None = None
    until: str = ""  # the event to stop at; else when nothing is on its way any more


def scene(name: str, rules: str, position: dict[str, Any], *acts: str, **outcome: Any) -> Scene:
    return Scene(name, rules, {"tempo": "calm", **position}, acts, **outcome)


class Clients:
    """Players at their screens, on lines of this delay and jitter, under a referee."""

    def __init__(self, play: Scene, delays: tuple[int, ...], jitter: int, seed: int) -> None:
        self.rng: Rng = seeded(seed)
        self.play = play
        self.delays = delays
        self.jitter = jitter
        self.state: Gobbit = GAME.position(**play.position)
        self.state.events = []
        self.referee = GAME.referee(self.state.seats)
        assert self.referee is not None
        self.queue: list[tuple[int, int, str, int, int, int]] = []  # when, order, what, seat, option, moment
        self.showing = [0] * self.state.seats  # the moment on each screen
        self.shows = [-1] * self.state.seats  # how many positions each has shown
        for seat in range(self.state.seats):
            for _ in range(15):
                self.referee.measured(seat, self.lag(seat) + self.lag(seat))
        self.last = 0
        self.begin(0)

    def lag(self, seat: int) -> int:
        return self.delays[seat % len(self.delays)] + self.rng.below(self.jitter + 1)

    def later(self, when: int, what: str, seat: int, option: int = 0, moment: int = 0) -> None:
        heapq.heappush(self.queue, (when, len(self.queue) + 100 * when, what, seat, option, moment))

    def begin(self, now: int) -> None:
        assert self.referee is not None
        for seat, when in enumerate(self.referee.begin(self.state, now)):
            self.later(when + self.lag(seat), "show", seat, 0, self.referee.moment)

    def run(self) -> "Clients":
        """Until nothing is on its way, and what was done is judged."""
        assert self.referee is not None
        now = 0
        while self.state.outcome is None and now < self.last + MOST:
            if self.play.until and self.play.until in self.told:
                break
            now = max(now, min([self.referee.wake, *[each[0] for each in self.queue[:1]]]))
            while self.queue and self.queue[0][0] <= now:
                _, _, what, seat, option, moment = heapq.heappop(self.queue)
                self.happen(now, what, seat, option, moment)
            if not self.queue and not self.play.until and self.quiet(now):
                break
            self.apply(self.referee.due(now), now)
        return self

    def quiet(self, now: int) -> bool:
        """Whether only an idle table is left, on which the next card would open by itself."""
        assert self.referee is not None
        halted = self.state.decisions[0].kind != "react"
        return not halted and self.referee.wake > now + 1500

    def happen(self, now: int, what: str, seat: int, option: int, moment: int) -> None:
        assert self.referee is not None
        if what == "show":
            self.showing[seat] = max(self.showing[seat], moment)
            self.shows[seat] += 1
            self.later(now + self.lag(seat), "shown", seat, 0, moment)
            for act in self.play.acts:
                doer, chosen, after, nth = read(act)
                if doer == seat and nth == self.shows[seat]:
                    self.later(now + after, "act", seat, chosen)
        elif what == "shown":
            self.referee.shown(seat, moment, now)
        elif what == "act":
            self.last = now
            self.later(now + self.lag(seat), "arrive", seat, option, self.showing[seat])
        else:
            self.apply(self.referee.take(seat, option, moment, now)[1], now)

    def apply(self, moves: list[tuple[int, int, int]], now: int) -> None:
        for move in moves:
            self.state.apply(*move)
        if moves and self.state.outcome is None:
            self.begin(now)

    @property
    def told(self) -> list[str]:
        return [event.kind for event in self.state.events or []]


def read(act: str) -> tuple[int, int, int, int]:
    """Who, which option, so many milliseconds after which position."""
    words, _, nth = act.partition("/")
    who, what, *more = words.split()
    seat = int(who[1:]) - 1
    option = {"open": OPEN, "call": DISCARD, "yes": YES, "no": PASS, "cover": PILE + seat}.get(what)
    if option is None:
        option = PILE + int(more[0][1:]) - 1
    return seat, option, int(more[-1]), int(nth or 0)


def wrong(play: Scene, delays: tuple[int, ...], jitter: int, seed: int) -> str:
    """What went otherwise than the rules say; nothing if all is right."""
    table = Clients(play, delays, jitter, seed).run()
    state = table.state
    found = []
    found += [f"no {kind}" for kind in play.told.split() if kind not in table.told]
    found += [kind for kind in play.never.split() if kind in table.told]
    if play.decks and tuple(len(deck) for deck in state.deck) != play.decks:
        found.append(f"decks {[len(deck) for deck in state.deck]}")
    for seat, names in play.piles.items():
        if [NAMES[card] for card in state.pile[seat]] != names.split():
            found.append(f"pile {seat}")
    if play.discard is not None and [NAMES[card] for card in state.discard] != play.discard.split():
        found.append(f"discard {[NAMES[card] for card in state.discard]}")
    if play.turn is not None and state.turn != play.turn:
        found.append(f"turn {state.turn}")
    return ", ".join(found)
