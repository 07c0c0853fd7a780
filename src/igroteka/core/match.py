"""A match is its setup, its seed, its moves and the version it was played with; everything else follows from them.

Rules are mended and cards rebalanced while matches lie in files. So a match carries the packs it is played with,
names its version, and writes down the position it stands at: a later version goes on from there
(docs/decisions/0004-versions.md).
"""

import json
import os
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from igroteka import __version__
from igroteka.core.errors import BadFile, GameError, IllegalMove
from igroteka.core.event import Event
from igroteka.core.game import Game
from igroteka.core.recording import Recording, Step, first_step, played_step, read_recording
from igroteka.core.rng import seeded
from igroteka.core.state import State, View

FORMAT = "igroteka-match-1"
CHECK_EVERY = 16  # moves between two digests in a file
TRIALS = 3  # games played on for trial from a position of another version
TRIAL_MOVES = 200

Move = tuple[int, int, int]
"""seat, option, time in milliseconds (0 where the clock does not matter)."""


class Match:
    """A game being played, with its log. `start` is the position it begins from when that is not a fresh deal."""

    def __init__(
        self,
        game: Game[Any],
        settings: dict[str, Any],
        seats: int,
        seed: int | str,
        start: dict[str, Any] | None = None,
    ) -> None:
        self.game = game
        self.settings = game.check(settings, seats)
        self.seats = seats
        self.seed = seed
        self.start = start
        self.first = 0  # so many moves were played by another version: they are shown, and not played again
        self.resumed: dict[str, Any] | None = None  # the position they led to
        self.version = version_of(game)  # that played them, or this one
        self.past: Recording | None = None  # what was seen of them, where that was kept
        self.moves: list[Move] = []
        self.state: State = self._begin()
        self.state.events = []
        self._news: list[int] = []  # by move: `State.news` before it
        self._checks: dict[int, str] = {}  # by number of moves: the digest of the position
        self._recording = Recording(0, [])

    def _begin(self) -> State:
        state: State
        if self.resumed is not None:
            state = read_older(self.game, self.resumed)
        elif self.start is not None:
            state = self.game.load(self.start)
        else:
            state = self.game.new(self.settings, self.seats, self.seed)
        return state

    def resume(self, moves: list[Move], position: dict[str, Any], version: str) -> None:
        """Go on from a position that another version wrote down after these moves."""
        self.first = len(moves)
        self.moves = list(moves)
        self._news = [0] * len(moves)
        self.resumed = position
        self.version = version
        self._recording = Recording(self.first, [])
        self.state = self._begin()
        self.state.events = []

    def play(self, seat: int, option: int, at: int = 0) -> list[Event]:
        """Answer a decision; returns what happened. An illegal answer changes nothing."""
        self.state.events = []
        news = self.state.news()
        self.state.apply(seat, option, at)
        self.moves.append((seat, option, at))
        self._news.append(news)
        return self.state.events

    def at(self, number: int) -> State:
        """The position after the first `number` moves."""
        if number < self.first:
            raise GameError("move-needs-version", number=number, version=self.version)
        state = self._begin()
        for seat, option, at in self.moves[self.first : number]:
            state.apply(seat, option, at)
        return state

    def undo(self, moves: int = 1) -> None:
        """Take back the last moves, but none of another version."""
        left = max(self.first, len(self.moves) - moves)
        del self.moves[left:], self._news[left:]
        self._checks = {number: digest for number, digest in self._checks.items() if number <= left}
        self._recording = self._recording.before(left + 1)
        self.state = self.at(left)
        self.state.events = []

    def last_of(self, seat: int) -> int | None:
        """The number of moves before the last one of this seat that can be taken back."""
        return next((n for n in range(len(self.moves) - 1, self.first - 1, -1) if self.moves[n][0] == seat), None)

    def told_nothing_since(self, number: int) -> bool:
        """Whether no seat learned anything and no chance was used since so many moves: they may be taken back."""
        return number == len(self.moves) or self._news[number] == self.state.news()

    def history(self) -> list[tuple[Move, list[Event]]]:
        """Every move with what happened because of it; of another version's, as far as that was recorded."""
        told: list[tuple[Move, list[Event]]] = []
        for number, move in enumerate(self.moves[: self.first], start=1):
            past = self.past
            told.append((move, past.events(number) if past is not None and past.has(number) else []))
        state = self._begin()
        for move in self.moves[self.first :]:
            state.events = []
            state.apply(*move)
            told.append((move, state.events))
        return told

    def view(self, number: int, seat: int | None) -> View:
        """The position after so many moves as a seat saw it: played again, or as it was recorded."""
        if number < self.first and self.past is not None and self.past.has(number):
            return self.past.view(number, seat)
        return self.at(number).view(seat)

    # --- what is kept for later versions -------------------------------------------------------------------------

    def steps(self) -> Iterator[Step]:
        """What there was to see, from the first position this version can play on."""
        state = self._begin()
        yield first_step(state)
        for seat, option, at in self.moves[self.first :]:
            yield played_step(state, seat, option, at)

    def recording(self) -> Recording:
        """What everybody saw, from the first move there is something known of."""
        known = self._recording
        done = known.first + len(known.steps)
        if done <= len(self.moves):
            state = self.at(max(self.first, done - 1))
            if not known.steps:
                known.steps.append(first_step(state))
            for seat, option, at in self.moves[known.first + len(known.steps) - 1 :]:
                known.steps.append(played_step(state, seat, option, at))
        return known if self.past is None else self.past.then(known)

    def checks(self) -> dict[int, str]:
        """Digests every few moves, so that a difference is found near the move where it began."""
        wanted = range(self.first - self.first % CHECK_EVERY + CHECK_EVERY, len(self.moves) + 1, CHECK_EVERY)
        missing = [number for number in wanted if number not in self._checks]
        if missing == [len(self.moves)]:
            self._checks[len(self.moves)] = self.state.digest()
        elif missing:
            state = self._begin()
            for number, (seat, option, at) in enumerate(self.moves[self.first :], start=self.first + 1):
                state.apply(seat, option, at)
                if number in missing:
                    self._checks[number] = state.digest()
        return self._checks

    # --- files ---------------------------------------------------------------------------------------------------

    def dump(self) -> dict[str, Any]:
        data: dict[str, Any] = {
            "format": FORMAT,
            "game": self.game.name,
            "engine": __version__,
            "settings": self.settings,
            "seats": self.seats,
            "seed": self.seed,
        }
        if self.game.revision > 1:
            data["revision"] = self.game.revision
        packs = self.game.packs(self.settings, self.seats)
        if packs:
            data["packs"] = packs
        if self.start is not None:
            data["start"] = self.start
        if self.resumed is not None:
            data["resumed"] = {"moves": self.first, "version": self.version, "position": self.resumed}
        data["moves"] = [list(move) if move[2] else list(move[:2]) for move in self.moves]
        data["checks"] = [[number, digest] for number, digest in sorted(self.checks().items())]
        data["digest"] = self.state.digest()
        data["position"] = self.state.dump()
        return data

    def text(self, recorded: bool = True) -> str:
        """One JSON file, a move a line; checks, the position and what was seen are a line each, for programs."""
        data = self.dump()
        moves = ",\n    ".join([json.dumps(move) for move in data.pop("moves")])
        long = {name: json.dumps(data.pop(name), ensure_ascii=False) for name in ("checks", "position")}
        if recorded:
            long["recorded"] = json.dumps(self.recording().text())
        lines = [json.dumps(data, indent=2, ensure_ascii=False)[:-2], f'  "moves": [\n    {moves}\n  ]']
        lines += [f'  "{name}": {text}' for name, text in long.items()]
        return ",\n".join(lines) + "\n}\n"

    def save(self, path: Path, recorded: bool = True) -> None:
        """Write the file whole or not at all: a full disk or a crash leaves the old one as it was."""
        path.parent.mkdir(parents=True, exist_ok=True)
        handle, name = tempfile.mkstemp(dir=path.parent, prefix=path.name, suffix=".part")
        try:
            with os.fdopen(handle, "w", encoding="utf-8") as file:
                file.write(self.text(recorded))
                file.flush()
                os.fsync(file.fileno())
            os.replace(name, path)
        except BaseException:
            Path(name).unlink(missing_ok=True)
            raise


def version_of(game: Game[Any]) -> str:
    """The version that plays a game now: of the engine, and of the game's rules."""
    return f"{__version__}/{game.revision}"


def read_older(game: Game[Any], position: dict[str, Any]) -> State:
    """A position written down by another version. What positions did not have then is as on an empty table."""
    try:
        settings = game.check(position["settings"], position["seats"])
        blank = game.blank(settings, position["seats"], seeded(0)).dump()
    except (GameError, LookupError, TypeError, ValueError, AssertionError) as error:
        raise BadFile("bad-state", game=game.name, reason=str(error)) from error
    state: State = game.load({**blank, **position})
    return state


def try_out(state: State) -> None:
    """Play on from a position of another version, at random and in copies: BadFile if that cannot be done."""
    try:
        for seed in range(TRIALS):
            world = state.copy()
            rng = seeded(seed)
            for _ in range(TRIAL_MOVES):
                world.view(None)
                if world.outcome is not None:
                    break
                decision = world.decisions[rng.below(len(world.decisions))]
                world.apply(decision.seat(), decision.options[rng.below(len(decision.options))], world.clock)
    except Exception as error:  # rules may stumble over what they do not expect in any way
        raise BadFile("bad-state", game=state.game.name, reason=repr(error)) from error


def load_match(path: Path, find: Callable[[str], Game[Any]], check: bool = True) -> Match:
    """Read a saved match and replay it with its own packs; `check` compares positions with those written down.

    Where another version wrote the file and its moves do not lead to the same position any more, the match goes on
    from the position in the file (`Match.first` is then not 0); a file without one needs its own version.
    """
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError as error:
        raise BadFile("no-file", path=str(path)) from error
    except (OSError, ValueError) as error:
        raise BadFile("unreadable-file", path=str(path)) from error
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise BadFile("not-a-match", path=str(path))
    try:
        if not isinstance(data["settings"], dict) or not isinstance(data["seed"], int | str):
            raise TypeError("settings or seed")  # compiled code would say so by itself
        game = find(str(data["game"])).made_with(data.get("packs", {}))
        return _replayed(game, data, path, check)
    except BadFile:
        raise
    except (GameError, LookupError, TypeError, ValueError, OverflowError) as error:
        raise BadFile("broken-match", path=str(path), reason=str(error)) from error


def _replayed(game: Game[Any], data: dict[str, Any], path: Path, check: bool) -> Match:
    revision = data.get("revision", 1)
    ours = revision == game.revision and data.get("engine", __version__) == __version__
    moves: list[Move] = [_move(move) for move in data["moves"]]
    match = _begun(game, data, moves)
    digests = {int(number): str(digest) for number, digest in data.get("checks", [])}
    if "digest" in data:
        digests[len(moves)] = data["digest"]
    wrong = ""
    number = match.first
    try:
        for seat, option, at in moves[match.first :]:
            number += 1
            match.play(seat, option, at)
            if check and number in digests and digests[number] != match.state.digest():
                wrong = "wrong-digest"
                break
        else:
            if check and not moves and digests.get(0, match.state.digest()) != match.state.digest():
                wrong = "wrong-digest"
    except IllegalMove:
        wrong = "illegal-in-file"
    if not wrong:
        return match
    if ours:
        if wrong == "wrong-digest" and "packs" not in data and game.packs(match.settings, match.seats):
            raise BadFile("other-values", path=str(path))
        raise BadFile(wrong, path=str(path), number=number)
    version = f"{data.get('engine', '0.1.0')}/{revision}"
    if "position" in data:
        try:
            match = _begun(game, {**data, "resumed": {"position": data["position"], "version": version}}, moves)
            try_out(match.state)
        except BadFile as error:
            raise BadFile("file-needs-version", path=str(path), version=version) from error
        return match
    if wrong == "illegal-in-file":
        raise BadFile("file-needs-version", path=str(path), version=version)
    for seat, option, at in moves[number:]:  # a file of release 0.1: digests of another form of the same positions
        try:
            match.play(seat, option, at)
        except IllegalMove as error:
            raise BadFile("file-needs-version", path=str(path), version=version) from error
    return match


def _begun(game: Game[Any], data: dict[str, Any], moves: list[Move]) -> Match:
    """A match before those of its moves that are to be played again."""
    match = Match(game, data["settings"], data["seats"], data["seed"], data.get("start"))
    resumed = data.get("resumed")
    if resumed is not None:
        match.resume(moves[: resumed.get("moves", len(moves))], resumed["position"], str(resumed["version"]))
        if "recorded" in data:
            match.past = read_recording(data["recorded"]).before(match.first + 1)
    return match


def _move(move: Any) -> Move:
    seat, option, at = (*move, 0)[:3]
    if not isinstance(seat, int) or not isinstance(option, int) or not isinstance(at, int):
        raise TypeError("moves")
    return seat, option, at
