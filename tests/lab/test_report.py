"""The report of a game: a page that needs nothing but itself, and the numbers it shows."""

import json
import re
from pathlib import Path

import pytest

from igroteka import games
from igroteka.cli import main
from igroteka.lab.report import report
from igroteka.text import LANGUAGES

PARTS = {
    "mindbug": {"draw", "play", "mindbug"},
    "not_alone": {"role", "hunt", "power", "caught"},
    "gobbit": {"most"},
    "battlecrest": {"activate"},
    "aeons_end": {"gain", "cast"},
}


@pytest.mark.parametrize("name", games.NAMES)
def test_a_page_and_its_numbers_are_written(name: str, tmp_path: Path) -> None:
    for language in LANGUAGES:
        out = tmp_path / f"{language}.html"
        asked = ["lab", "report", name, "--bot", "random", "--count", "12", "--workers", "1", "--out", str(out)]
        assert main([*asked, "--lang", language]) == 0
        page = out.read_text(encoding="utf-8")
        found = json.loads(out.with_suffix(".json").read_text(encoding="utf-8"))
        assert not re.search(r"(?:src|href)=|https?://", page), "a page that loads nothing"
        assert f"igroteka lab report {name}" in page and found["games"] == 12
        assert page.count("<svg") == 2 + len(found["parts"])
        assert set(found["parts"]) >= PARTS[name]
    for rows in [found["seats_won"], *found["parts"].values()]:
        for row in rows:
            assert 0.0 <= row["low"] <= row["rate"] <= row["high"] <= 1.0


def test_the_numbers_are_the_same_on_one_core_and_on_two() -> None:
    game = games.find("mindbug")
    assert report(game, {}, 2, "random", 8, 3, workers=1) == report(game, {}, 2, "random", 8, 3, workers=2)


def test_roles_of_not_alone_share_all_games_and_eating_most_wins_gobbit() -> None:
    hunt = report(games.find("not_alone"), {}, 4, "baseline", 40, 3, workers=1)
    assert sum(row["rate"] for row in hunt["parts"]["role"]) == pytest.approx(1.0)
    for kind in ("hunt", "survival"):
        assert {row["thing"].partition(":")[0] for row in hunt["parts"][kind]} == {kind}
    slaps = report(games.find("gobbit"), {}, 2, "baseline", 40, 3, workers=1)
    most = {row["thing"]: row["rate"] for row in slaps["parts"]["most"]}
    assert most["deed:eaten"] > 0.7
