"""Gobb'it in real time at one keyboard: up to four people, each with their own keys, and bots in human time."""

import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

from rich.console import Console, Group, RenderableType
from rich.live import Live as Screen
from rich.panel import Panel
from rich.text import Text

from igroteka.bots.bot import Bot, Observation
from igroteka.bots.reaction import ReactionBot
from igroteka.core.errors import BadSetting
from igroteka.core.event import Event
from igroteka.core.live import Referee, TimedMove
from igroteka.core.match import Match
from igroteka.core.rng import derive, seeded
from igroteka.core.state import View
from igroteka.games.gobbit.options import DISCARD, OPEN, PASS, PILE, YES
from igroteka.games.gobbit.state import Gobbit
from igroteka.terminal.keys import ESCAPE, Keyboard
from igroteka.text import Words

ALONE: Final = (" ", "0", "12345678")  # open, discard, the piles by seat
TOGETHER: Final = (("a", "q", "sdfgwert"), ("l", "p", "jkhuioym"), ("z", "1", "xcvb2345"), ("n", "9", ",./678-="))
PAUSE: Final = "\t"
THINKING: Final = 900  # milliseconds a bot takes over a question that is not one of speed
LOG_LINES: Final = 8

Drawing = Callable[[View, Words, list[str]], RenderableType]
"""How a table is drawn: what is seen of it, and the keys that touch each pile and the discard."""


class LiveTable:
    """One match at one keyboard, against the clock."""

    def __init__(
        self,
        match: Match,
        path: Path,
        people: set[int],
        bots: dict[int, Bot],
        words: Words,
        console: Console,
        draw: Drawing,
    ) -> None:
        if len(people) > len(TOGETHER):
            raise BadSetting("too-many-hands", most=len(TOGETHER))
        self.match = match
        self.path = path
        self.bots = bots
        self.words = words
        self.console = console
        self.draw = draw
        self.referee = _referee(match)
        self.rng = seeded(derive(match.seed, "terminal", len(match.moves)))
        self.log: list[Event] = []
        self.answers: list[TimedMove] = []  # to a question that halts the game
        self.plans: dict[int, list[tuple[int, int]]] = {}
        self.keys = _bindings(sorted(people), match.seats)
        self.started = time.monotonic() - match.state.clock / 1000

    @property
    def state(self) -> Gobbit:
        assert isinstance(self.match.state, Gobbit)
        return self.match.state

    def now(self) -> int:
        return int((time.monotonic() - self.started) * 1000)

    def run(self) -> int:
        """Until the game is over or somebody leaves; saved in any case."""
        try:
            with Keyboard() as keyboard, Screen(console=self.console, screen=True, auto_refresh=False) as screen:
                if self._wait(keyboard, screen, self.words.say("gobbit-begin")):
                    self._begin(screen)
                    self._play(keyboard, screen)
        finally:
            self.match.save(self.path)
        if self.state.outcome is None:
            self.console.print(self.words.say("saved", path=str(self.path)), markup=False)
        else:
            self.console.print(self.draw(self.state.view(None), self.words, []), self._lines())
        return 0

    def _play(self, keyboard: Keyboard, screen: Screen) -> None:
        while self.state.outcome is None:
            pressed = keyboard.read((self._next() - self.now()) / 1000)
            now = self.now()
            if ESCAPE in pressed:
                return
            if PAUSE in pressed:
                if not self._wait(keyboard, screen, self.words.say("gobbit-paused")):
                    return
                self.started += (self.now() - now) / 1000
                self._show(screen)
                continue
            for key in pressed:
                if key in self.keys:
                    self._act(*self.keys[key], now)
            self._bots(now)
            moves = self.answers or self.referee.due(now)
            if moves:
                self._apply(moves, screen)

    def _next(self) -> int:
        """When something happens by itself."""
        return min([self.referee.wake, *[at for plan in self.plans.values() for _, at in plan[:1]]])

    def _wait(self, keyboard: Keyboard, screen: Screen, notice: str) -> bool:
        """Until a key is pressed; False to leave."""
        screen.update(Group(self._table(), Panel(notice, border_style="yellow")), refresh=True)
        while True:
            pressed = keyboard.read(3600)
            if pressed:
                return ESCAPE not in pressed

    # --- playing ----------------------------------------------------------------------------------------------------

    def _begin(self, screen: Screen) -> None:
        """A new moment: show it, and let bots form their intentions."""
        self.referee.begin(self.state, self.now())
        self._show(screen)
        self.plans = {}
        for seat, bot in self.bots.items():
            if self.state.decision_for(seat) is not None:
                self.plans[seat] = self._plan(bot, Observation(self.state, seat, self.rng))

    def _plan(self, bot: Bot, observation: Observation) -> list[tuple[int, int]]:
        later = self.now() + THINKING
        if isinstance(bot, ReactionBot):
            return [(option, at or later) for option, at in bot.plan(observation)]
        return [(bot.choose(observation), later)]

    def _bots(self, now: int) -> None:
        for seat, plan in self.plans.items():
            while plan and plan[0][1] <= now:
                option, at = plan.pop(0)
                self._act(seat, option, max(at, self.state.began))

    def _act(self, seat: int, option: int, at: int) -> None:
        """A key or a bot's intention: a hand, a card, or an answer."""
        kind = self.state.decisions[0].kind
        if kind == "mercy" and seat not in self.bots:
            option = YES if option == PILE + seat else PASS
        if not self.answers:
            _, self.answers = self.referee.take(seat, option, self.referee.moment, at)

    def _apply(self, moves: list[TimedMove], screen: Screen) -> None:
        self.answers = []
        for move in moves:
            self.log += self.match.play(*move)
        self._begin(screen)

    # --- showing ----------------------------------------------------------------------------------------------------

    def _show(self, screen: Screen) -> None:
        screen.update(Group(self._table(), self._lines(), self._race()), refresh=True)

    def _table(self) -> RenderableType:
        hints = [" ".join(_shown(key) for key, (_, option) in self.keys.items() if option == PILE + seat)
                 for seat in range(self.state.seats)]  # fmt: skip
        hints.append(" ".join(_shown(key) for key, (_, option) in self.keys.items() if option == DISCARD))
        hands = Text(style="dim")
        for key, (seat, option) in self.keys.items():
            if option == OPEN:
                name = self.words.label(seat)
                hands.append(self.words.say("gobbit-open-key", name=name, button=_shown(key)) + "   ")
        hands.append(self.words.say("gobbit-leave-keys"))
        asked: RenderableType = Text()
        if self.state.decisions and self.state.decisions[0].kind != "react":
            seat = self.state.decisions[0].seat()
            question = self.words.say(f"gobbit-ask-{self.state.decisions[0].kind}")
            asked = Panel(f"{self.words.label(seat)}: {question}", border_style="yellow")
        return Group(self.draw(self.state.view(None), self.words, hints), hands, asked)

    def _lines(self) -> RenderableType:
        told = [self.words.tell("gobbit", "event", event.seen_by(None)) for event in self.log[-LOG_LINES:]]
        return Text("\n".join(told), style="dim")

    def _race(self) -> RenderableType:
        """How the last race was decided, for all to see."""
        text = Text()
        for hand in self.referee.race:
            name = self.words.thing("gobbit", f"seat:{hand.seat}")
            verdict = self.words.say(f"gobbit-verdict-{hand.verdict}")
            text.append(self.words.say("gobbit-race", name=name, time=hand.reaction, verdict=verdict) + "\n")
        return text


def _referee(match: Match) -> Referee:
    """The game's own referee."""
    referee = match.game.referee(match.seats)
    assert referee is not None, "a live table needs a game against the clock"
    return referee


def _bindings(people: list[int], seats: int) -> dict[str, tuple[int, int]]:
    """Which key is whose hand on what."""
    bound: dict[str, tuple[int, int]] = {}
    rows = [ALONE] if len(people) == 1 else list(TOGETHER)
    for seat, (opens, discard, piles) in zip(people, rows, strict=False):
        bound[opens] = (seat, OPEN)
        bound[discard] = (seat, DISCARD)
        for owner in range(seats):
            bound[piles[owner]] = (seat, PILE + owner)
    return bound


def _shown(key: str) -> str:
    return "␣" if key == " " else key.upper()
