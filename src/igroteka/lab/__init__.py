"""Studies of the games: simulate many, measure, compare.

A study is a module with `study(count, seed)`, which gives a JSON-ready result with `rows`, and `columns()`, the names
of what a table of them shows. `STUDIES` names those that `igroteka lab` can run.
"""

from importlib import import_module
from types import ModuleType
from typing import Final

from igroteka.core.errors import BadSetting

STUDIES: Final = {"gobbit-fairness": "igroteka.lab.fairness", "gobbit-levels": "igroteka.lab.levels"}


def find_study(name: str) -> ModuleType:
    """The study of this name."""
    if name not in STUDIES:
        raise BadSetting("unknown-study", study=name, known=", ".join(STUDIES))
    return import_module(STUDIES[name])
