"""What every command writes on: screen, errors, a progress bar; and two notes that may come before it all."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from igroteka import COMPILED, games
from igroteka.text import Words

OUT = Console()
ERR = Console(stderr=True)


@contextmanager
def bar(about: str, total: int) -> Iterator[Callable[[int], None]]:
    """A progress bar that is told how far something is: on stderr if that is a terminal, from the first news on."""
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), TextColumn("{task.description}"))
    progress = Progress(*columns, console=ERR, transient=True, disable=not ERR.is_terminal)
    task = progress.add_task(about, total=total)

    def tell(done: int) -> None:
        progress.start()  # not sooner: what is refused at once has no progress
        progress.update(task, completed=done)

    try:
        yield tell
    finally:
        progress.stop()


def percent(value: Any) -> str:
    """A share as a percentage; anything else as it is."""
    return f"{value:.1%}" if isinstance(value, float) else str(value)


def say_what_is_refused(words: Words) -> None:
    """A sentence for every game that was found and cannot be played."""
    for error in games.refused():
        ERR.print(words.error(error), style="red", markup=False, highlight=False, soft_wrap=True)


def say_if_interpreted(words: Words) -> None:
    if not COMPILED:
        ERR.print(words.say("cli-interpreted"), style="dim")
