"""Where packs come from: ours are in packs/ beside this file, an owner's in the user's data folder."""

import hashlib
import json
from pathlib import Path
from typing import Any, Final

import platformdirs
import yaml

from igroteka.core.errors import BadFile
from igroteka.games.battlecrest.cards.format import Hero, Pack
from igroteka.games.battlecrest.cards.parser import read_pack
from igroteka.games.battlecrest.cards.reader import Problem

OWN_FOLDER: Final = Path(__file__).parent / "packs"
# Ours in the order they are offered; an owner's follow by file name.
OWN: Final = ("akhena", "mutiny", "torv", "ilvane", "yaryna", "casimir", "fellwoods")


class PackLibrary:
    """The packs a game is made with, a digest of each, and the files that could not be read."""

    def __init__(self) -> None:
        self.packs: list[Pack] = []
        self.texts: dict[str, str] = {}  # by the pack's id: its file
        self.digests: dict[str, str] = {}  # by the pack's id: of its values
        self.broken: list[tuple[Path, list[Problem]]] = []

    def add(self, text: str, path: Path) -> None:
        """Read a pack and add it, or note what is wrong with its file."""
        pack, problems = read_pack(text)
        if pack is not None and pack.ident in self.digests:
            problems = [Problem(1, "id-taken", {"value": pack.ident})]
        if pack is None or problems:
            self.broken.append((path, problems))
            return
        self.packs.append(pack)
        self.texts[pack.ident] = text
        self.digests[pack.ident] = digest(text)

    def plays_alike(self, texts: dict[str, str]) -> bool:
        """Whether these packs are here with the same values; names may differ."""
        return all(self.digests.get(ident) == digest(text) for ident, text in texts.items())

    def changed(self, texts: dict[str, str]) -> "PackLibrary":
        """This library with other packs in the place of those of the same id, or besides them."""
        made = PackLibrary()
        for ident, text in {**self.texts, **texts}.items():
            made.add(text, Path(f"{ident}.yaml"))
        if made.broken:
            raise BadFile("pack-unreadable", packs=", ".join([path.stem for path, _ in made.broken]))
        return made

    def heroes(self) -> list[str]:
        """The ids of all heroes."""
        return [pack.ident for pack in self.packs if isinstance(pack, Hero)]

    def battlefields(self) -> list[str]:
        """The ids of all battlefields."""
        return [pack.ident for pack in self.packs if not isinstance(pack, Hero)]


def digest(text: str) -> str:
    """A short digest of what a pack plays like: other values make another one, other names do not."""
    values = json.dumps(without_words(yaml.safe_load(text)))
    return hashlib.blake2b(values.encode(), digest_size=6).hexdigest()


def without_words(node: Any) -> Any:
    """A part of a pack without the names people read."""
    if isinstance(node, dict):
        if "en" in node:
            return None
        return {key: None if key == "name" else without_words(part) for key, part in node.items()}
    return [without_words(part) for part in node] if isinstance(node, list) else node


def user_folder() -> Path:
    """Where an owner puts packs of their own."""
    return Path(platformdirs.user_data_dir("igroteka", appauthor=False)) / "packs"


def load_library() -> PackLibrary:
    """Our packs, then the user's; one that is wrong is left out and told by `igroteka pack list`."""
    library = PackLibrary()
    for name in OWN:
        path = OWN_FOLDER / f"{name}.yaml"
        library.add(path.read_text(encoding="utf-8"), path)
    assert not library.broken, library.broken
    folder = user_folder()
    if folder.is_dir():
        for path in sorted([*folder.glob("*.yaml"), *folder.glob("*.yml")]):
            try:
                library.add(path.read_text(encoding="utf-8"), path)
            except (OSError, UnicodeDecodeError) as error:
                library.broken.append((path, [Problem(1, "unreadable", {"reason": str(error)})]))
    return library


def check_file(path: Path) -> tuple[Pack | None, list[Problem]]:
    """A pack file read and checked, for `igroteka pack check`."""
    try:
        return read_pack(path.read_text(encoding="utf-8"))
    except FileNotFoundError as error:
        raise BadFile("no-file", path=str(path)) from error
    except UnicodeDecodeError as error:
        return None, [Problem(1, "unreadable", {"reason": str(error)})]
