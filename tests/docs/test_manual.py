"""The manual: it builds without a warning where MkDocs is installed, and has every game's rules with drawings."""

import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

from igroteka import games
from tests.docs.pages import ROOT

pytest.importorskip("griffe", reason="mkdocstrings is not installed: pip install igroteka[docs]")
manual = pytest.importorskip("tools.manual")


@pytest.mark.parametrize("game", games.NAMES)
def test_the_rules_of_a_game_are_a_page_with_drawings(game: str) -> None:
    text = (ROOT / "docs" / "play" / f"rules-{game}.md").read_text(encoding="utf-8")
    page = manual.on_page_markdown(text)
    topics = manual.rules_of(game)
    assert len(topics) >= 5 and "<!-- rules of" not in page
    for _, title, told in topics:
        assert f"## {title}\n" in page and told in page
    assert page.count("](examples/") >= len(topics) - 2


def test_every_drawing_is_shown() -> None:
    shown = "".join(manual.rules_page(game) for game in games.NAMES)
    for drawn in manual.EXAMPLES.glob("*.webp"):
        assert f"(examples/{drawn.name})" in shown, drawn.name


def test_doctests_are_shown_as_code() -> None:
    told = manual.fenced("Adds.\n\n>>> 1 + 1\n2\n\nThat is all.")
    assert told == "Adds.\n\n```pycon\n>>> 1 + 1\n2\n```\n\nThat is all."


@pytest.mark.timeout(300)
@pytest.mark.skipif(find_spec("mkdocs") is None, reason="MkDocs is not installed: pip install igroteka[docs]")
def test_the_manual_builds_without_a_warning(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--quiet", "--site-dir", str(tmp_path)]
    environment = {**os.environ, "NO_MKDOCS_2_WARNING": "1"}
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0 and not done.stderr.strip(), done.stderr
    rules = (tmp_path / "play" / "rules-mindbug" / "index.html").read_text(encoding="utf-8")
    assert "examples/mindbug-fight.webp" in rules
