"""What is installed, compiled and built here, and what to do about what is not: `igroteka doctor`, `--version`."""

import os
import platform
import shutil
import sys
from importlib import resources
from importlib.metadata import entry_points
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from igroteka import COMPILED, __version__, games
from igroteka.core.folders import data_folder
from igroteka.text import Words

EXTRAS = {  # the modules each extra brings; pyproject.toml has the ranges
    "server": ("httptools", "msgspec", "starlette", "uvicorn", "websockets"),
    "lab": ("joblib", "matplotlib", "numpy"),
    "envs": ("gymnasium", "pettingzoo"),
    "postgres": ("asyncpg",),
    "nats": ("nats",),
    "ray": ("ray",),
}


def web_is_built() -> bool:
    return (Path(str(resources.files("igroteka"))) / "web" / "index.html").is_file()


def extra_of(module: str) -> str | None:
    """The extra that brings a module, if one does."""
    name = module.partition(".")[0]
    return next((extra for extra, brought in EXTRAS.items() if name in brought), None)


def version(words: Words) -> str:
    """One line: the version, and in which form engine and web client are here."""
    engine = words.say("doctor-compiled" if COMPILED else "doctor-interpreted")
    client = words.say("doctor-built" if web_is_built() else "doctor-not-built")
    return f"igroteka {__version__} ({engine}; {client})"


def missing(extra: str) -> list[str]:
    return [name for name in EXTRAS[extra] if find_spec(name) is None]


def examine() -> list[dict[str, Any]]:
    """A row for each thing: what it is, whether it is well, what is there, and the key of the advice if it is not."""
    data = data_folder()
    rows: list[dict[str, Any]] = [
        {"what": "version", "ok": True, "found": __version__},
        {"what": "python", "ok": True, "found": f"{platform.python_version()} ({sys.executable})"},
        {"what": "engine", "ok": COMPILED, "found": "compiled" if COMPILED else "interpreted"},
        {"what": "web", "ok": web_is_built(), "found": "built" if web_is_built() else "not-built"},
    ]
    for extra in EXTRAS:
        lacking = missing(extra)
        rows.append({"what": "extra", "extra": extra, "ok": not lacking, "found": ", ".join(lacking)})
    rows.append({"what": "games", "ok": True, "found": ", ".join(games.names())})
    rows += [{"what": "refused", "ok": False, "error": error, "found": str(error)} for error in games.refused()]
    bots = sorted(entry.name for entry in entry_points(group="igroteka.bots"))
    if bots:
        rows.append({"what": "bots", "ok": True, "found": ", ".join(bots)})
    rows.append({"what": "data", "ok": _writable(data), "found": str(data)})
    return rows


def told(row: dict[str, Any], words: Words) -> tuple[str, str, str]:
    """A row in words: what, what is there, what to do."""
    what, ok = row["what"], row["ok"]
    if what == "extra":
        title = words.say("doctor-extra", extra=row["extra"])
        if ok:
            return title, words.say("doctor-installed"), ""
        return title, words.say("doctor-lacking", modules=row["found"]), f"pip install 'igroteka[{row['extra']}]'"
    if what == "refused":
        return words.say("doctor-games"), words.error(row["error"]), ""
    advice = ""
    if not ok:
        key = "doctor-no-compiler" if what == "engine" and shutil.which("cc") is None else f"doctor-do-{what}"
        advice = words.say(key)
    if what in ("engine", "web"):
        return words.say(f"doctor-{row['found']}"), "", advice
    return words.say(f"doctor-{what}"), row["found"], advice


def _writable(folder: Path) -> bool:
    """Whether saves and the room's store can be written; nothing is written to find out."""
    there = next((path for path in (folder, *folder.parents) if path.exists()), folder)
    return os.access(there, os.W_OK)
