"""Matches saved by release 0.1 still verify, and show at their middle what they showed then."""

import json
from pathlib import Path

import pytest

from igroteka import games
from igroteka.core.match import load_match

FOLDER = Path(__file__).parents[1] / "data" / "matches-0.1"
FILES = sorted(path.stem for path in FOLDER.glob("*.json") if not path.stem.endswith(".views"))


@pytest.mark.parametrize("name", FILES)
def test_a_match_of_the_first_release_verifies(name: str) -> None:
    match = load_match(FOLDER / f"{name}.json", games.find)
    assert match.state.outcome is not None
    for number, view in json.loads((FOLDER / f"{name}.views.json").read_text()).items():
        shown = json.loads(json.dumps(match.at(int(number)).view(0)))
        view["table"].pop("revealed", None) if view["game"] == "aeons_end" else None
        assert shown == view
