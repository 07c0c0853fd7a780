"""The tools stand outside the package, and nothing else in the tests runs most of them."""

import importlib
from pathlib import Path

import pytest

TOOLS = sorted(path.stem for path in (Path(__file__).parents[1] / "tools").glob("*.py") if path.stem != "__init__")


@pytest.mark.parametrize("name", TOOLS)
def test_a_tool_finds_what_it_uses(name: str) -> None:
    importlib.import_module(f"tools.{name}")
