"""Where packs come from: ours beside this file, an owner's in the user's data folder."""

import hashlib
from pathlib import Path
from typing import Final

import platformdirs

from igroteka.core.errors import BadFile
from igroteka.games.battlecrest.pack import Hero, Pack, read_pack
from igroteka.games.battlecrest.reading import Problem

OWN_FOLDER: Final = Path(__file__).parent / "packs"
# Ours in the order they are offered; an owner's follow by file name.
OWN: Final = ("akhena", "mutiny", "torv", "ilvane", "yaryna", "casimir", "fellwoods")


class Shelf:
    """The packs a game is made with, their fingerprints, and the user's files that could not be read."""

    def __init__(self) -> None:
        self.packs: list[Pack] = []
        self.marks: dict[str, str] = {}
        self.broken: list[tuple[Path, list[Problem]]] = []

    def add(self, text: str, path: Path) -> None:
        pack, problems = read_pack(text)
        if pack is not None and pack.ident in self.marks:
            problems = [Problem(1, "id-taken", {"value": pack.ident})]
        if pack is None or problems:
            self.broken.append((path, problems))
            return
        self.packs.append(pack)
        self.marks[pack.ident] = fingerprint(text)


def fingerprint(text: str) -> str:
    return hashlib.blake2b(text.encode(), digest_size=6).hexdigest()


def user_folder() -> Path:
    """Where an owner puts packs of their own."""
    return Path(platformdirs.user_data_dir("igroteka", appauthor=False)) / "packs"


def load_shelf() -> Shelf:
    """Our packs, then the user's; one that is wrong is left out and told by `igroteka pack list`."""
    shelf = Shelf()
    for name in OWN:
        path = OWN_FOLDER / f"{name}.yaml"
        shelf.add(path.read_text(encoding="utf-8"), path)
    assert not shelf.broken, shelf.broken
    folder = user_folder()
    if folder.is_dir():
        for path in sorted([*folder.glob("*.yaml"), *folder.glob("*.yml")]):
            try:
                shelf.add(path.read_text(encoding="utf-8"), path)
            except (OSError, UnicodeDecodeError) as error:
                shelf.broken.append((path, [Problem(1, "unreadable", {"reason": str(error)})]))
    return shelf


def check_file(path: Path) -> tuple[Pack | None, list[Problem]]:
    """A pack file read and checked, for `igroteka pack check`."""
    try:
        return read_pack(path.read_text(encoding="utf-8"))
    except FileNotFoundError as error:
        raise BadFile("no-file", path=str(path)) from error
    except UnicodeDecodeError as error:
        return None, [Problem(1, "unreadable", {"reason": str(error)})]


def hero_names(shelf: Shelf) -> list[str]:
    return [pack.ident for pack in shelf.packs if isinstance(pack, Hero)]


def battlefield_names(shelf: Shelf) -> list[str]:
    return [pack.ident for pack in shelf.packs if not isinstance(pack, Hero)]
