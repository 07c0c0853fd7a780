"""The puzzles of all games: their list, the one of the day, and the table somebody solves one at."""

import zlib
from functools import cache
from typing import Any

from igroteka import games
from igroteka.core.errors import BadSetting
from igroteka.core.game import Game
from igroteka.core.puzzle import Puzzle, puzzles_of
from igroteka.server.entries import Place, PuzzleTask
from igroteka.server.messages import ListedPuzzle, Puzzles

BOT = "level:4"  # whose name and face the defender has; it answers from the proof
DAY = 86_400_000  # milliseconds


@cache
def puzzles_by_id(game: str) -> dict[str, Puzzle]:
    """The puzzles of a game, in their order."""
    return {puzzle.id: puzzle for puzzle in puzzles_of(games.find(game))}


def listed_puzzles(now: int) -> Puzzles:
    """All puzzles, and which one is of the day: the same for everybody, in no order one could foresee."""
    listed = [
        ListedPuzzle(game, puzzle.id, puzzle.grade, puzzle.decisions)
        for game in games.names()
        for puzzle in puzzles_by_id(game).values()
    ]
    day = zlib.crc32(str(now // DAY).encode())
    return Puzzles(listed, listed[day % len(listed)].id if listed else "")


def find_puzzle(game: Game[Any], ident: str) -> Puzzle:
    puzzle = puzzles_by_id(game.name).get(ident)
    if puzzle is None:
        raise BadSetting("no-such-puzzle")
    return puzzle


def task_of(puzzle: Puzzle) -> PuzzleTask:
    """What a table has to know of the puzzle it was opened for."""
    return PuzzleTask(puzzle.id, puzzle.grade, puzzle.seat, puzzle.decisions, puzzle.line())


def places_for(puzzle: Puzzle, seats: int, solver: Place) -> list[Place]:
    """The solver in the seat that wins, bots in the others."""
    return [solver if seat == puzzle.seat else Place(bot=BOT) for seat in range(seats)]
