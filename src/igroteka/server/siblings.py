"""Several processes that together are one server (processes.py) share numbers and limits in a folder."""

from pathlib import Path
from typing import NamedTuple


class Sibling(NamedTuple):
    """One of them: its number, and the folder."""

    number: int
    folder: Path
