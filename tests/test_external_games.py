"""Games in packages of their own: found by their entry point, refused with a sentence where something is missing."""

import os
import re
import shutil
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from igroteka import games, text
from igroteka.cli import main
from igroteka.client import new_secret
from igroteka.core.errors import BadGame
from igroteka.core.match import load_match
from igroteka.text import LANGUAGES, Words
from tests.docs.pages import ROOT, Block, blocks
from tests.server.room import Server
from tests.terminal.test_session import Terminal

DURAK = ROOT / "examples" / "durak" / "src" / "igroteka_durak"
Spoil = Callable[[Path], None]


class Shelf:
    """A folder of installed packages, each with a game of its own made from Durak."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def put(self, name: str, spoil: Spoil | None = None, entry: str = "") -> None:
        """A copy of Durak under another name; `spoil` changes its folder."""
        package = self.folder / f"a_package_of_{name}"
        shutil.copytree(DURAK, package, ignore=shutil.ignore_patterns("__pycache__"))
        for file in [*package.rglob("*.py"), *package.rglob("*.ftl")]:
            text = file.read_text(encoding="utf-8").replace("igroteka_durak", package.name)
            text = text.replace('"durak"', f'"{name}"').replace("durak-", f"{name}-").replace("durak =", f"{name} =")
            file.write_text(text, encoding="utf-8")
        if spoil is not None:
            spoil(package)
        about = self.folder / f"{package.name}-1.0.dist-info"
        about.mkdir()
        (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package.name}\nVersion: 1.0\n")
        (about / "entry_points.txt").write_text(f"[igroteka.games]\n{entry or name} = {package.name}:GAME\n")


@pytest.fixture
def shelf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Shelf]:
    monkeypatch.syspath_prepend(tmp_path)
    for kept in ("_NAMES", "_BROUGHT"):  # other tests must not hear of these games
        monkeypatch.setattr(text, kept, dict(getattr(text, kept)))
    monkeypatch.setattr(text, "_BUNDLES", {})
    yield Shelf(tmp_path)
    monkeypatch.undo()
    games.look(again=True)


def without(file: str) -> Spoil:
    return lambda package: (package / file).unlink()


def changed(file: str, pattern: str, instead: str) -> Spoil:
    def spoil(package: Path) -> None:
        text = (package / file).read_text(encoding="utf-8")
        assert re.search(pattern, text)
        (package / file).write_text(re.sub(pattern, instead, text, count=1), encoding="utf-8")

    return spoil


def test_a_game_from_elsewhere_is_played_like_any_other(shelf: Shelf) -> None:
    shelf.put("zebra")
    shelf.put("aurochs")
    games.look(again=True)
    names = games.names()
    assert names[: len(games.NAMES)] == list(games.NAMES)
    others = names[len(games.NAMES) :]
    assert others == sorted(others) and {"aurochs", "zebra"} <= set(others)
    state = games.find("zebra").new({"transfer": True}, 3, 1)
    for language in LANGUAGES:
        words = Words(language)
        assert words.say("zebra") == words.say("aurochs")
        assert words.thing("zebra", "card:qh:25")[-1] == "♥"
        assert words.tell("zebra", "ask", {"kind": state.decisions[0].kind, "seat": "seat:1"})


def test_words_made_before_a_game_is_found_know_it_too(shelf: Shelf) -> None:
    words = Words("uk")
    shelf.put("late")
    games.look(again=True)
    assert words.say("late-zone-trump") == "Козир"


@pytest.mark.parametrize(
    ("name", "key", "named", "spoil"),
    [
        ("roomless", "game-lacks-room", "a_package_of_roomless.view", without("view.py")),
        ("partless", "game-lacks-part", "describe", changed("notation.py", "def describe", "def describes")),
        ("mute", "game-lacks-words", "mute-ask-lead", changed("text/uk.ftl", "mute-ask-lead", "mute-ask-leads")),
        (
            "mum",
            "game-lacks-words",
            "mum-card-6c.text",
            changed("text/en.ftl", r"\.text = six of clubs", ".txt = six"),
        ),
        ("textless", "game-lacks-file", "text/ru.ftl", without("text/ru.ftl")),
        ("garbled", "game-bad-words", "2", changed("text/en.ftl", "\n\n", "\nno message at all\n")),
        ("rude", "game-foreign-word", "seat", changed("text/en.ftl", "rude-length", "seat = You\nrude-length")),
        (
            "failing",
            "game-fails",
            "ZeroDivisionError",
            changed("rules.py", r"BOUT: Final = Bout\(\)", "BOUT = 1 / 0"),
        ),
        (
            "importless",
            "game-fails",
            "ModuleNotFoundError",
            changed("rules.py", "import Rng", "import Rng\nimport zz9"),
        ),
        ("empty", "game-is-none", "GAME", changed("__init__.py", r"= DurakGame\(\)", "= 5")),
        ("misnamed", "game-other-name", "other", changed("__init__.py", '"misnamed"', '"other"')),
    ],
)
def test_what_is_missing_is_said_in_one_sentence_and_other_games_go_on(
    shelf: Shelf, capsys: pytest.CaptureFixture[str], name: str, key: str, named: str, spoil: Spoil
) -> None:
    shelf.put(name, spoil)
    shelf.put("sound" + name)
    games.look(again=True)
    assert name not in games.names() and "sound" + name in games.names()
    with pytest.raises(BadGame) as refused:
        games.find(name)
    assert refused.value.key == key and games.refused() == [refused.value]
    for language in LANGUAGES:
        sentence = Words(language).error(refused.value)
        assert name in sentence and named in sentence and "\n" not in sentence
    assert games.find("mindbug").new({}, 2, 1).decisions
    assert main(["games", "--lang", "en"]) == 0
    said = capsys.readouterr()
    assert name in said.err.replace("\n", "") and "Traceback" not in said.err and "sound" + name in said.out
    assert main(["simulate", name, "--lang", "en"]) == 2


def test_no_game_takes_the_name_of_another(shelf: Shelf) -> None:
    shelf.put("doppel", entry="mindbug")
    games.look(again=True)
    assert [error.key for error in games.refused()] == ["game-name-taken"]
    assert games.find("mindbug").package == "igroteka.games.mindbug"


needs_durak = pytest.mark.skipif(
    "durak" not in games.names(), reason="examples/durak is not installed (make test does)"
)


@needs_durak
@pytest.mark.parametrize("language", LANGUAGES)
def test_durak_is_played_in_the_terminal(language: str, tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    options = ("--lang", language, "--seed", "3", "--bot", "level:2", "--save", str(path), "--seats", "3")
    play = Terminal("play", "durak", "--set", "transfer=yes", *options)
    words = Words(language)
    play.read_until("> ")
    for line in ("h", "?", "l", "c zzzz", "c 6", "s", "u", "gibberish"):
        play.type(line)
    assert words.say("not-understood", typed="gibberish")[:12] in play.shown
    assert words.say("durak-zone-trump") in play.shown and "durak-" not in play.shown
    for _ in range(300):
        play.type("1")
        if play.over() or load_match(path, games.find).state.outcome is not None:
            break
    if not play.over():
        os.write(play.parent, b"q\n")
    assert play.close() == 0 and "Traceback" not in play.shown
    assert load_match(path, games.find).state.outcome is not None


QUOTED = [block for block in blocks("docs/add-a-game.md") if " examples/" in block.info]


@pytest.mark.parametrize("block", QUOTED, ids=str)
def test_the_guide_quotes_durak_as_it_is(block: Block) -> None:
    file = ROOT / block.info.split()[1]
    assert block.text in file.read_text(encoding="utf-8")


def test_the_guide_lists_what_a_game_needs() -> None:
    """The table of rooms names everything that `Game` looks for."""
    source = (ROOT / "src" / "igroteka" / "core" / "game.py").read_text(encoding="utf-8")
    guide = (ROOT / "docs" / "add-a-game.md").read_text(encoding="utf-8")
    rows = [row.split("|") for row in guide.splitlines() if row.startswith("| `")]
    needed = {name for row in rows if len(row) == 5 for name in re.findall(r"`(\w+)`", row[2])}
    optional = {name for row in rows if len(row) == 5 for name in re.findall(r"`(\w+)`", row[3])}
    assert set(re.findall(r'\.need\("(\w+)"\)', source)) <= needed
    assert set(re.findall(r'\.find\("(\w+)",', source)) <= optional
    assert len(QUOTED) > 8


@needs_durak
def test_the_server_offers_durak_with_its_words(tmp_path: Path) -> None:
    server = Server(str(tmp_path / "room.sqlite"), tmp_path / "log").start()
    offered = [about["game"] for about in server.get("/api/games")["games"]]
    assert offered[: len(games.NAMES)] == list(games.NAMES) and "durak" in offered
    table = server.open(
        new_secret(), "me", "level:1", "level:2", game="durak", settings={"transfer": True}, start=True
    )
    assert table["status"] == "playing"
    for language in LANGUAGES:
        with urllib.request.urlopen(f"{server.url}/api/words/durak/{language}", timeout=10) as answer:
            assert f"durak = {Words(language).say('durak')}\n" in answer.read().decode()
    for wrong in ("mindbug/en", "chess/en", "durak/fr"):
        with pytest.raises(urllib.error.HTTPError) as refused:
            urllib.request.urlopen(f"{server.url}/api/words/{wrong}", timeout=10)
        assert refused.value.code == 404
    assert server.stop() in (0, -15) and not server.errors()
