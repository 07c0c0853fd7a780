"""The tools stand outside the package, and nothing else in the tests runs most of them."""

import importlib
from pathlib import Path

import pytest
import yaml
from tools import mutants

TOOLS = sorted(path.stem for path in (Path(__file__).parents[1] / "tools").glob("*.py") if path.stem != "__init__")


@pytest.mark.parametrize("name", TOOLS)
def test_a_tool_finds_what_it_uses(name: str) -> None:
    importlib.import_module(f"tools.{name}")


@pytest.mark.parametrize("game", sorted(yaml.safe_load(mutants.EQUAL.read_text(encoding="utf-8"))))
def test_a_mutant_that_is_explained_as_equal_still_exists(game: str) -> None:
    """After an edit of its line the explanation explains nothing any more."""
    known = {(one.file, one.was.strip(), one.now.strip()) for one in mutants.all_mutants(game).values()}
    assert not mutants.known_equal(game) - known
