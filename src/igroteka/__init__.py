"""Igroteka: five modern card games by their real rules.

The engine (core/, games/, bots/) is compiled where that was possible. Compiled code is used only when it was made
from just these sources; otherwise, or with IGROTEKA_INTERPRETED=1, the sources themselves run.
"""

import hashlib
import importlib.machinery
import os
import sys
from collections.abc import Iterable, Sequence
from importlib.machinery import ModuleSpec
from pathlib import Path
from types import ModuleType

__version__ = "0.1.0"

_HERE = Path(__file__).parent


def stamp(package: Path, files: Iterable[Path]) -> str:
    """A line per source file: its digest and its path."""
    lines = [
        f"{hashlib.blake2b(file.read_bytes(), digest_size=8).hexdigest()} {file.relative_to(package).as_posix()}"
        for file in files
    ]
    return "\n".join(lines) + "\n"


def _compiled_is_fresh() -> bool:
    try:
        noted = (_HERE / "compiled.txt").read_text()
        return noted == stamp(_HERE, [_HERE / line.split(" ", 1)[1] for line in noted.splitlines()])
    except OSError:
        return False


class _SourcesOnly:
    """An import finder that passes over compiled modules of this package."""

    @staticmethod
    def find_spec(
        name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if not name.startswith("igroteka.") or path is None:
            return None
        source = (importlib.machinery.SourceFileLoader, importlib.machinery.SOURCE_SUFFIXES)
        for folder in path:
            spec = importlib.machinery.FileFinder(folder, source).find_spec(name)
            if spec is not None:
                return spec
        return None


COMPILED = not os.environ.get("IGROTEKA_INTERPRETED") and _compiled_is_fresh()
"""Whether the engine runs compiled."""

if not COMPILED:
    sys.meta_path.insert(0, _SourcesOnly)
