"""Where packs come from: ours are in packs/ beside this file, an owner's in the user's data folder."""

import hashlib
import json
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

import yaml

from igroteka.core.errors import BadFile
from igroteka.core.folders import data_folder
from igroteka.games.battlecrest.cards.format import Hero, Pack
from igroteka.games.battlecrest.cards.parser import id_line, read_pack
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
            problems = [id_taken(pack, text)]
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
    return data_folder() / "packs"


def make_user_folder() -> Path:
    """That folder, made if it is not there and can be."""
    folder = user_folder()
    with suppress(OSError):
        folder.mkdir(parents=True, exist_ok=True)
    return folder


def load_library(besides: Path | None = None) -> PackLibrary:
    """Our packs, then the user's; one that is wrong is left out and told by `igroteka pack list`.

    `besides` leaves out a file that is to be checked against the others, and one it would replace.
    """
    library = PackLibrary()
    for name in OWN:
        path = OWN_FOLDER / f"{name}.yaml"
        if besides is None or path != besides.resolve():
            library.add(path.read_text(encoding="utf-8"), path)
    assert not library.broken, library.broken
    folder = user_folder()
    if folder.is_dir():
        for path in sorted([*folder.glob("*.yaml"), *folder.glob("*.yml")]):
            if besides is not None and path.name == besides.name:
                continue
            try:
                library.add(path.read_text(encoding="utf-8"), path)
            except UnicodeDecodeError:
                library.broken.append((path, [Problem(1, "not-text", {})]))
            except OSError:
                library.broken.append((path, [Problem(1, "unreadable", {})]))
    return library


def id_taken(pack: Pack, text: str) -> Problem:
    return Problem(id_line(text), "id-taken", {"value": pack.ident})


def check_file(path: Path) -> tuple[Pack | None, list[Problem]]:
    """A pack file read and checked beside all others, for `igroteka pack check`."""
    try:
        text = path.read_text(encoding="utf-8")
    except FileNotFoundError as error:
        raise BadFile("no-file", path=str(path)) from error
    except UnicodeDecodeError:
        return None, [Problem(1, "not-text", {})]
    except OSError:
        return None, [Problem(1, "unreadable", {})]
    pack, problems = read_pack(text)
    if pack is not None and pack.ident in load_library(besides=path).digests:
        return None, [id_taken(pack, text)]
    return pack, problems
