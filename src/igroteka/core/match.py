"""A match is its setup, its seed and its moves; everything else follows from them."""

import json
import os
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from igroteka.core.errors import BadFile, GameError, IllegalMove
from igroteka.core.event import Event
from igroteka.core.game import Game
from igroteka.core.state import State

FORMAT = "igroteka-match-1"

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
        self.moves: list[Move] = []
        self.state: State = self._begin()
        self.state.events = []
        self._news: list[int] = []  # by move: `State.news` before it

    def _begin(self) -> State:
        state: State
        if self.start is not None:
            state = self.game.load(self.start)
        else:
            state = self.game.new(self.settings, self.seats, self.seed)
        return state

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
        state = self._begin()
        for seat, option, at in self.moves[:number]:
            state.apply(seat, option, at)
        return state

    def undo(self, moves: int = 1) -> None:
        """Take back the last moves."""
        left = max(0, len(self.moves) - moves)
        del self.moves[left:], self._news[left:]
        self.state = self.at(left)
        self.state.events = []

    def last_of(self, seat: int) -> int | None:
        """The number of moves before the last one of this seat."""
        return next((n for n in range(len(self.moves) - 1, -1, -1) if self.moves[n][0] == seat), None)

    def told_nothing_since(self, number: int) -> bool:
        """Whether no seat learned anything and no chance was used since so many moves: they may be taken back."""
        return number == len(self.moves) or self._news[number] == self.state.news()

    def history(self) -> list[tuple[Move, list[Event]]]:
        """Every move with what happened because of it."""
        state = self._begin()
        told: list[tuple[Move, list[Event]]] = []
        for move in self.moves:
            state.events = []
            state.apply(*move)
            told.append((move, state.events))
        return told

    # --- files ---------------------------------------------------------------------------------------------------

    def dump(self) -> dict[str, Any]:
        data: dict[str, Any] = {
            "format": FORMAT,
            "game": self.game.name,
            "settings": self.settings,
            "seats": self.seats,
            "seed": self.seed,
        }
        if self.game.revision > 1:
            data["revision"] = self.game.revision
        if self.start is not None:
            data["start"] = self.start
        data["moves"] = [list(move) if move[2] else list(move[:2]) for move in self.moves]
        data["digest"] = self.state.digest()
        return data

    def text(self) -> str:
        """One readable JSON file, a move a line."""
        data = self.dump()
        moves = ",\n    ".join(json.dumps(move) for move in data.pop("moves"))
        head = json.dumps(data, indent=2, ensure_ascii=False)
        return f'{head[:-2]},\n  "moves": [\n    {moves}\n  ]\n}}\n'

    def save(self, path: Path) -> None:
        """Write the file whole or not at all: a full disk or a crash leaves the old one as it was."""
        path.parent.mkdir(parents=True, exist_ok=True)
        handle, name = tempfile.mkstemp(dir=path.parent, prefix=path.name, suffix=".part")
        try:
            with os.fdopen(handle, "w", encoding="utf-8") as file:
                file.write(self.text())
                file.flush()
                os.fsync(file.fileno())
            os.replace(name, path)
        except BaseException:
            Path(name).unlink(missing_ok=True)
            raise


def load_match(path: Path, find: Callable[[str], Game[Any]], check: bool = True) -> Match:
    """Read a saved match and replay it; `check` compares the position it ends in with the one written down.

    A file of an older revision of its game wrote positions down in another way: its moves alone are checked.
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
        game = find(str(data["game"]))
        if not isinstance(data["settings"], dict) or not isinstance(data["seed"], int | str):
            raise TypeError("settings or seed")  # compiled code would say so by itself
        match = Match(game, data["settings"], data["seats"], data["seed"], data.get("start"))
        for number, move in enumerate(data["moves"], start=1):
            seat, option, at = (*move, 0)[:3]
            try:
                match.play(seat, option, at)
            except IllegalMove as error:
                raise BadFile("illegal-in-file", path=str(path), number=number) from error
    except BadFile:
        raise
    except (GameError, LookupError, TypeError, ValueError, OverflowError) as error:
        raise BadFile("broken-match", path=str(path), reason=str(error)) from error
    current = data.get("revision", 1) == game.revision
    if check and current and data.get("digest") != match.state.digest():
        raise BadFile("wrong-digest", path=str(path))
    return match
