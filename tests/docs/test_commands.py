"""Every command and every piece of code in README, CONTRIBUTING and docs/ runs, or is marked as long.

A block fenced as `sh` is run: `igroteka ...` with fewer games and shorter searches than the page says, in an empty
home. A block fenced as `sh long` is not, but the command line has to understand its `igroteka` commands, and those in
running text. The `python` blocks of a page are one script. A pack in a `yaml` block is written to a file of its name,
so that commands can name it.
"""

import contextlib
import os
import re
import shlex
import subprocess
import sys
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest

from igroteka import cli, games
from igroteka.bots.registry import make_bot
from igroteka.core.match import Match
from igroteka.lab import find_study
from igroteka.text import Words
from tests.docs.pages import NAMES, ROOT, blocks, prose
from tests.server.room import free_port
from tests.terminal.test_session import Terminal

SHELL = ("sh", "sh long")
TOOLS = (["-m", "tools.imports", "--check"], ["-m", "tools.rules"])  # those that are quick enough to be run
COMMAND = re.compile(r"^(\$ )?(\.venv/bin/)?(igroteka|python|make|pip|pytest) ")
INLINE = re.compile(r"`(igroteka [^`]+)`")
SMALL = {"--games": "2", "--count": "2", "--iterations": "4", "--port": ""}
STARTING = 60.0


def commands(text: str) -> Iterator[list[str]]:
    """The commands of a block as words, without comments; a backslash at the end of a line goes on."""
    for line in text.replace("\\\n", " ").splitlines():
        words = shlex.split(line, comments=True)
        if words:
            yield [words[0].removeprefix(".venv/bin/"), *words[1:]]


ASKED = [
    pytest.param(block.page, words, id=f"{block}-{' '.join(words)}")
    for page in NAMES
    for block in blocks(page)
    if block.info == "sh"
    for words in commands(block.text)
]
NOT_RUN = [
    pytest.param(words, id=f"{page}-{' '.join(words)}")
    for page in NAMES
    for words in [
        *[words for block in blocks(page) if block.info == "sh long" for words in commands(block.text)],
        *[shlex.split(inline) for inline in INLINE.findall(prose(page))],
    ]
    if words[0] == "igroteka"
]


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty home to run in."""
    for name in ("HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME"):
        monkeypatch.setenv(name, str(tmp_path))
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(ROOT / "src"), os.environ.get("PYTHONPATH", "")]))
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.mark.parametrize(("page", "words"), ASKED)
def test_a_command_runs(page: str, words: list[str], home: Path) -> None:
    write_packs(page, home)
    if words[0] == "python" and words[1:] in TOOLS:
        done = subprocess.run([sys.executable, *words[1:]], cwd=ROOT, check=False)
        assert done.returncode == 0
        return
    assert words[0] == "igroteka", f"{page}: `{' '.join(words)}` is not run here: fence its block as `sh long`"
    skip_without_its_game(words)
    given = smaller(words[1:], home)
    if given[0] == "play":
        play(given)
    elif given[0] == "serve":
        serve(given, home)
    else:
        assert cli.main(given) == 0


@pytest.mark.parametrize("words", NOT_RUN)
def test_a_command_that_is_not_run_is_understood(words: list[str]) -> None:
    skip_without_its_game(words)
    understand(words[1:])


def skip_without_its_game(words: list[str]) -> None:
    """The game of examples/ is installed by `make test`, but not everywhere."""
    if "durak" in words and "durak" not in games.names():
        pytest.skip("examples/durak is not installed")


@pytest.mark.parametrize("page", NAMES)
def test_every_command_is_in_a_block_that_is_looked_at(page: str) -> None:
    for block in blocks(page):
        if block.info not in SHELL:
            found = [line for line in block.text.splitlines() if COMMAND.match(line)]
            assert not found, f"{block}: `{found[0]}` stands in a block that is not fenced as `sh` or `sh long`"


@pytest.mark.parametrize("page", [page for page in NAMES if any(block.info == "python" for block in blocks(page))])
def test_the_code_of_a_page_runs(page: str, home: Path) -> None:
    code = ""
    for block in blocks(page):
        if block.info == "python":
            code += "\n" * (block.line - code.count("\n")) + block.text  # so that errors name the line of the page
    exec(compile(code, page, "exec"), {"__name__": "__page__"})


# --- running -------------------------------------------------------------------------------------------------------


def write_packs(page: str, folder: Path) -> None:
    for block in blocks(page):
        name = re.search(r"^id: (\w+)$", block.text, re.MULTILINE)
        if block.info == "yaml" and block.text.startswith("pack:") and name:
            (folder / f"{name[1]}.yaml").write_text(block.text, encoding="utf-8")


def smaller(words: list[str], home: Path) -> list[str]:
    """The same command with small numbers, and with files that exist."""
    given: list[str] = []
    for word in words:
        if given and given[-1] in SMALL:
            given.append(SMALL[given[-1]] or str(free_port()))
        elif word == "FILE":
            given.append(a_pack() if words[0] == "pack" else a_match(home))
        else:
            given.append(re.sub(r"ismcts:\d+(?=[,:]|$)", "ismcts:4", re.sub(r"ismcts:\d+m?s\b", "ismcts:4", word)))
    if given[0] == "arena":
        given += ["--workers", "1"]
    if given[0] == "review" and "--iterations" not in given:
        given += ["--iterations", SMALL["--iterations"]]
    return given


def a_match(folder: Path) -> str:
    """A saved match of a few moves."""
    match = Match(games.find("mindbug"), {}, 2, 3)
    for _ in range(4):
        decision = match.state.decisions[0]
        match.play(decision.seat(), decision.options[0])
    match.save(folder / "match.json")
    return str(folder / "match.json")


def a_pack() -> str:
    return str(next((ROOT / "src" / "igroteka" / "games" / "battlecrest").rglob("packs/*.yaml")))


def play(words: list[str]) -> None:
    """Sit down at a terminal, wait for the first question, leave."""
    live = "gobbit" in words
    terminal = Terminal(*words, *([] if "--lang" in words else ["--lang", "en"]))
    if "--hotseat" in words and not live:
        os.write(terminal.parent, b"\n")  # where the screen is handed over, the first question waits for Enter
    terminal.read_until("Press any key" if live else "> ")
    assert not terminal.over(), terminal.shown
    os.write(terminal.parent, b"\x1b" if live else b"q\n")
    assert terminal.close() == 0 and "Traceback" not in terminal.shown, terminal.shown


def serve(words: list[str], home: Path) -> None:
    """Start the server, on a port and with a store of our own; stop it as soon as it takes requests."""
    port = words[words.index("--port") + 1] if "--port" in words else str(free_port())
    given = [*words, "--port", port, "--host", "127.0.0.1", "--store", str(home / "room.sqlite")]
    process = subprocess.Popen([sys.executable, "-m", "igroteka.cli", *given], stderr=subprocess.PIPE, text=True)
    try:
        for _ in range(int(STARTING / 0.2)):
            with contextlib.suppress(urllib.error.URLError, OSError):
                with urllib.request.urlopen(f"http://127.0.0.1:{port}/api/ready", timeout=5) as answer:
                    assert answer.status == 200
                break
            with contextlib.suppress(subprocess.TimeoutExpired):
                raise AssertionError(f"the server ended with {process.wait(0.2)}")
        else:
            raise AssertionError("the server did not start")
    finally:
        process.terminate()
        process.wait(30)


def understand(words: list[str]) -> None:
    """Whether the command line takes a command, and whether what it names exists."""
    if words[1:] in ([], ["list"]):
        with pytest.raises(SystemExit) as left:
            cli.main([words[0], "--help"])
        assert left.value.code == 0
        return
    asked = cli._parser(Words("en")).parse_args(words)
    if words[0] == "lab" and asked.study not in (*cli.MAKING, "report", "exploit"):
        find_study(asked.study)
    if words[0] in ("play", "simulate", "arena"):
        game = games.find(asked.game)
        bots = asked.bot if words[0] == "play" else asked.bots
        seats = asked.seats or (len(bots.split(",")) if words[0] == "simulate" else game.seats[0])
        game.check(cli.read_settings(asked.settings), seats)
        for bot in filter(None, bots.split(",")):
            make_bot(bot, game)
