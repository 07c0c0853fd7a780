"""A game in the terminal: draw, ask, answer, undo, save, hint."""

import argparse
import secrets
from collections.abc import Iterator
from datetime import UTC, datetime
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from rich.console import Console, Group, RenderableType
from rich.panel import Panel
from rich.rule import Rule
from rich.text import Text

from igroteka import COMPILED, games
from igroteka.bots.bot import Bot, Observation
from igroteka.bots.guard import Guard
from igroteka.bots.hints import ideas
from igroteka.bots.registry import make_bot
from igroteka.bots.table import tell
from igroteka.core.decision import seats_in
from igroteka.core.errors import BadSetting
from igroteka.core.event import Event
from igroteka.core.folders import data_folder
from igroteka.core.match import Match, load_match
from igroteka.core.rng import derive, seeded
from igroteka.core.state import View
from igroteka.terminal.generic import PlainTable
from igroteka.terminal.letters import SAME_KEY
from igroteka.text import Words
from igroteka.text.telling import told
from igroteka.text.typography import NBSP

LOG_LINES = 8
HINT_SECONDS = 1.0
HINTS = 3
LETTERS = "quoshlc"  # the commands
# A Cyrillic letter means the command on its key, or the one it looks like.
COMMANDS = {"о": "o"} | {letter: key for letter, key in SAME_KEY.items() if key in LETTERS}
BOT_SECONDS = 30.0  # if a bot takes longer, the game's own player answers instead


def drawing(game: str) -> Any:
    """What draws a game: a module here, one of a package that brings its game, or else the plain table."""
    module = f"igroteka.terminal.{game}" if game in games.NAMES else f"{games.find(game).package}.terminal"
    return import_module(module) if find_spec(module) is not None else PlainTable(game)


def drawn(view: View, words: Words) -> RenderableType:
    """The table as a seat sees it."""
    shown: RenderableType = drawing(view["game"]).draw(view, words)
    return shown


def play(asked: argparse.Namespace, words: Words, settings: dict[str, str]) -> int:
    """Play a game to its end, against bots or with several people at one screen."""
    console = Console()
    if not console.is_terminal or not _has_keyboard():
        raise BadSetting("no-terminal")
    if not COMPILED:
        console.print(words.say("cli-interpreted"), style="dim")
    match, path = _open(asked, settings)
    if not 0 <= asked.seat < match.seats:
        raise BadSetting("no-such-seat", seat=asked.seat + 1, seats=match.seats)
    people = set(range(match.seats)) if asked.hotseat else {asked.seat}
    module = drawing(match.game.name)
    live = hasattr(module, "play")  # a game against the clock has its own loop
    bots: dict[int, Bot] = {}
    for seat in set(range(match.seats)) - people:
        bot = make_bot(asked.bot, match.game)
        bots[seat] = bot if live else Guard(bot, BOT_SECONDS)
    words.names = [
        ""
        if seat in people
        else words.say("bot-name", bot=_bot_title(asked.bot, match.game.name, words), number=seat + 1)
        for seat in range(match.seats)
    ]
    words.reader = None if asked.hotseat else asked.seat
    if live:
        code: int = module.play(match, path, people, bots, words, console)
        return code
    return Session(match, path, people, bots, words, console).run()


def _bot_title(bot: str, game: str, words: Words) -> str:
    """A level has a name in every game and language; other bots go by their own."""
    kind, _, level = bot.partition(":")
    return words.bot(game, int(level))[0] if kind == "level" else bot


def _has_keyboard() -> bool:
    try:
        with open("/dev/tty"):
            return True
    except OSError:
        return False


def _open(asked: argparse.Namespace, settings: dict[str, str]) -> tuple[Match, Path]:
    """The match to play: a saved one, a described position, or a fresh deal."""
    if asked.resume is not None:
        return load_match(asked.resume, games.find), asked.save or asked.resume
    game = games.find(asked.game or games.NAMES[0])
    seats = asked.seats or game.seats[0]
    start = None
    if asked.position:
        state = game.position(asked.position)
        start, settings, seats = state.dump(), state.settings, state.seats
    seed = secrets.token_hex(32) if asked.seed is None else asked.seed
    stamp = datetime.now(UTC).strftime("%Y%m%d-%H%M%S")
    folder = data_folder() / "saves"
    return Match(game, settings, seats, seed, start), asked.save or folder / f"{game.name}-{stamp}.json"


class Session:
    """One match at one screen."""

    def __init__(
        self,
        match: Match,
        path: Path,
        people: set[int],
        bots: dict[int, Bot],
        words: Words,
        console: Console,
    ) -> None:
        self.match = match
        self.path = path
        self.people = people
        self.bots = bots
        self.words = words
        self.console = console
        module = drawing(match.game.name)
        self.offers = getattr(module, "OFFERS", ())
        self.open_table = getattr(module, "OPEN_TABLE", False)  # nobody has anything to hide from the others
        self.look_as(min(people))
        self.log: list[tuple[int, Event]] = []
        self.notice: RenderableType | None = None
        self.rng = seeded(derive(match.seed, "terminal", len(match.moves)))
        self.observations: dict[int, Observation] = {}  # by seat of a bot; kept, so that a search keeps its tree
        self._relog()

    def look_as(self, seat: int) -> None:
        """Show this seat's side of the table; the words speak to it as "you"."""
        self.eye = self.words.reader = seat

    def run(self) -> int:
        while self.match.state.outcome is None:
            seat = self._next_person()
            if seat is None:
                self._bot_move()
            elif not self._ask(seat):
                self.console.print(self.words.say("saved", path=str(self.path)), markup=False)
                return 0
        self._draw()
        self.console.print(Panel(self._result(), border_style="yellow"))
        return 0

    def _next_person(self) -> int | None:
        """The person to ask now; bots answer first where both may."""
        awaited = [decision for decision in self.match.state.decisions if decision.waits]
        for decision in awaited:
            if all(seat in self.people for seat in seats_in(decision.seats)):
                seats = seats_in(decision.seats)
                return self.eye if self.eye in seats else seats[0]
        for decision in awaited:
            if any(seat in self.people for seat in seats_in(decision.seats)):
                open_to_bots = [d for d in awaited if self._bot_of(d.seats) is not None]
                if not open_to_bots or decision is awaited[0]:
                    return next(seat for seat in seats_in(decision.seats) if seat in self.people)
        for decision in self.match.state.decisions:
            if not decision.waits and decision.kind in self.offers and self._bot_of(decision.seats) is None:
                return seats_in(decision.seats)[0]
        return None

    def _bot_of(self, mask: int) -> int | None:
        return next((seat for seat in seats_in(mask) if seat in self.bots), None)

    def _bot_move(self) -> None:
        for decision in self.match.state.decisions:
            seat = self._bot_of(decision.seats)
            if seat is not None:
                observation = self._observed_by(seat)
                self._apply(seat, self.bots[seat].choose(observation), observation.at)
                return

    def _observed_by(self, seat: int) -> Observation:
        """What a bot sees of the match. It is kept for the whole match, because it holds the bot's memory."""
        if seat not in self.observations:
            self.observations[seat] = Observation(self.match.state, seat, self.rng.fork())
        return self.observations[seat]

    def _apply(self, seat: int, option: int, at: int = 0) -> None:
        decision = self.match.state.decision_for(seat)
        events = self.match.play(seat, option, at)
        if decision is not None:
            followers = [seen for bot, seen in self.observations.items() if self.bots[bot].follows()]
            tell(followers, decision, seat, option)
        self.log += [(len(self.match.moves), event) for event in events]
        self.match.save(self.path)

    def _relog(self) -> None:
        self.log = [(n, event) for n, (_, told) in enumerate(self.match.history(), 1) for event in told]

    # --- asking ----------------------------------------------------------------------------------------------------

    def _ask(self, seat: int) -> bool:
        """Ask a person until something is answered; False to leave."""
        changed = seat != self.eye
        self.look_as(seat)
        if changed and not self.open_table:
            self.console.clear()
            self.console.input(self.words.say("hand-over", name=self.words.name(seat)))
        self._draw()
        shown = next(d for d in self.match.state.view(seat)["decisions"] if seat in d["seats"])
        self._print_question(shown)
        while True:
            try:
                typed = self.console.input("[bold]> [/bold]").strip()
            except EOFError:
                return False
            done = self._answer(seat, shown, typed)
            if done is not None:
                return done

    def _answer(self, seat: int, shown: View, typed: str) -> bool | None:
        """Carry out what was typed: True when the table changed, False to leave, None to ask again."""
        command, _, rest = typed.partition(" ")
        command = COMMANDS.get(command.lower(), command.lower())
        if command.isdigit() and 1 <= int(command) <= len(shown["options"]):
            self._apply(seat, shown["options"][int(command) - 1]["option"])
            return True
        if command == "q":
            self.match.save(self.path)
            return False
        if command == "u":
            return self._undo(seat)
        if command == "o" and self._others(seat):
            return self._ask(self._others(seat)[0])
        if command == "s":
            self.match.save(self.path)
            self.console.print(self.words.say("saved", path=str(self.path)), markup=False)
        elif command == "h":
            self._hint(seat, shown)
        elif command == "l":
            self._print_log(len(self.log))
        elif command == "?":
            self._help()
        elif command == "c":
            self._page(rest)
        elif typed:
            self.console.print(self.words.say("not-understood", typed=typed), markup=False)
        return None

    def _print_question(self, shown: View) -> None:
        game = self.match.game.name
        question = self.words.tell(game, "ask", {"kind": shown["kind"], **shown["args"]})
        self.console.print(Rule(question, style="yellow", align="left"))
        for number, text in enumerate(self.words.choices(game, shown["options"]), start=1):
            self.console.print(f"  [bold yellow]{number:>2}[/bold yellow]  ", end="")
            self.console.print(text, markup=False)
        for other in self._others(self.eye):
            self.console.print(self.words.say("other-question", name=self.words.name(other)), style="dim")
        self.console.print(self.words.say("commands"), style="dim")

    def _undo(self, seat: int) -> bool | None:
        """Back to this person's last decision, unless chance or a hidden card has come to light since."""
        number = self.match.last_of(seat)
        if number is not None and self.match.told_nothing_since(number):
            self.match.undo(len(self.match.moves) - number)
            self.observations.clear()
            self._relog()
            self.match.save(self.path)
            return True
        self.console.print(self.words.say("cannot-undo"), markup=False)
        return None

    def _others(self, seat: int) -> list[int]:
        """Other people who may answer a question of their own now."""
        mine = self.match.state.decision_for(seat)
        return [
            other
            for other in sorted(self.people)
            if other != seat and self.match.state.decision_for(other) not in (None, mine)
        ]

    def _hint(self, seat: int, shown: View) -> None:
        """The best options with the winning chance a search sees, from what this seat knows."""
        rng = seeded(derive(self.match.seed, "hint", len(self.match.moves)))
        observation = Observation(self.match.state, seat, rng)
        numbers = {option["option"]: number for number, option in enumerate(shown["options"], start=1)}
        self.console.print(self.words.say("hint"), style="dim")
        choices = self.words.choices(self.match.game.name, shown["options"])
        for idea in ideas(observation, seconds=HINT_SECONDS)[:HINTS]:
            number = numbers[idea.option]
            chance = "   ?" if idea.chance is None else f"{idea.chance:>4.0%}"
            self.console.print(f"  [bold yellow]{number:>2}[/bold yellow]  {chance}  ", end="")
            self.console.print(choices[number - 1], markup=False)
            if idea.reason is not None:
                told = self.words.reason(self.match.game.name, idea.reason.dump())
                self.console.print(f"            {told}", style="dim", markup=False)

    def _page(self, wanted: str) -> None:
        """Show a thing large: the first one on the table whose name begins so."""
        game = self.match.game.name
        for thing in _things(self.match.state.view(self.eye)):
            if thing.partition(":")[0] != "seat" and wanted:
                name = self.words.thing(game, thing).replace(NBSP, " ")
                if name.lower().startswith(wanted.lower()):
                    self.console.print(drawing(game).page(thing, self.words))
                    return
        self.console.print(self.words.say("no-such-thing", name=wanted), markup=False)

    def _help(self) -> None:
        game = self.match.game.name
        self.console.print(Panel(self.words.say(f"{game}-help"), title=self.words.say(game)))
        self.console.print(self.words.say("commands-help"))

    # --- showing ---------------------------------------------------------------------------------------------------

    def _draw(self) -> None:
        self.console.clear()
        self.console.print(drawn(self.match.state.view(self.eye), self.words))
        self._print_log(LOG_LINES)

    def _print_log(self, lines: int) -> None:
        seen = [(number, event.seen_by(self.eye)) for number, event in self.log]
        shown = told(self.words, self.match.game.name, seen)[-lines:]
        self.console.print(Group(*[Text(f"{number:>4}  {text}", style="dim") for number, text in shown]))

    def _result(self) -> str:
        outcome = self.match.state.outcome
        assert outcome is not None
        best = max(outcome)
        if best <= 0.0:
            return self.words.say("all-lost")
        winners = [f"seat:{seat}" for seat, share in enumerate(outcome) if share == best]
        if len(winners) == len(outcome) and best < 1.0:
            return self.words.say("draw-result")
        return self.words.say("won", seats=self.words.things(self.match.game.name, winners))


def _things(value: Any) -> Iterator[str]:
    """Every thing named anywhere in a view."""
    if isinstance(value, dict):
        for item in value.values():
            yield from _things(item)
    elif isinstance(value, list):
        for item in value:
            yield from _things(item)
    elif isinstance(value, str) and ":" in value:
        yield value
