"""Puzzles: positions in which exactly one answer at a time wins by force, data beside their game (`puzzles.yaml`).

`igroteka lab puzzles` finds and proves them. docs/develop/puzzles.md explains the file. Answers are told as in
lessons: by the kind of the question, the kind of the choice, and a thing it touches.
"""

from importlib import resources
from typing import Any, Final

from igroteka.core.errors import BadFile
from igroteka.core.game import Game
from igroteka.core.lesson import Answer
from igroteka.core.state import State

FILE: Final = "puzzles.yaml"


class Step:
    """The one right answer of the solver, and what the others answer to it."""

    def __init__(self, data: dict[str, Any], seat: int) -> None:
        self.do = Answer(data["do"], seat)
        self.then = [Answer(one, seat) for one in data.get("then", [])]


class Puzzle:
    """A position, whose turn it is to solve it, and the line that does. `data` is what it was read from."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.data = data
        self.id: str = data["id"]
        self.grade: int = data["grade"]  # from 1, that a beginner finds, to 5
        self.seat: int = data["seat"]
        self.decisions: int = data["decisions"]  # within how many, those of all seats counted, it is won
        self.position: str = data["position"]
        self.steps = [Step(one, self.seat) for one in data["steps"]]

    def line(self) -> list[dict[str, Any]]:
        """All answers of the solution in order, each as data with its seat."""
        found: list[dict[str, Any]] = []
        for step in self.data["steps"]:
            found.extend({"seat": self.seat, **answer} for answer in [step["do"], *step.get("then", [])])
        return found

    def start(self, game: Game[Any]) -> State:
        """The position, at the solver's first question."""
        state: State = game.position(self.position)
        return state


def puzzles_of(game: Game[Any]) -> list[Puzzle]:
    """The puzzles a game brings."""
    file = resources.files(game.package) / FILE
    if not file.is_file():
        return []
    import yaml  # noqa: PLC0415 - no simulation reads puzzles

    try:
        return [Puzzle(one) for one in yaml.safe_load(file.read_text(encoding="utf-8"))["puzzles"]]
    except (LookupError, TypeError, AttributeError, yaml.YAMLError) as error:
        raise BadFile("unreadable-file", path=str(file)) from error
