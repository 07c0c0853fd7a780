"""What docs/design.md says of the shape of the package is so."""

import re

import pytest
from tools.imports import PICTURE, ROOMS, SRC, draw, modules, room

from igroteka import games
from tests.docs.pages import ROOT

DESIGN = (ROOT / "docs" / "design.md").read_text(encoding="utf-8")
ROOM = re.compile(r"^\| `(\w+)(?:\.py|/)`", re.MULTILINE)


def test_the_picture_of_the_imports_is_current() -> None:
    assert PICTURE.read_text(encoding="utf-8") == draw(), "run `python -m tools.imports`"


def test_no_layer_and_no_room_imports_a_higher_one() -> None:
    assert 'class="up"' not in draw()


def test_the_table_names_every_room() -> None:
    named = [name.replace("__init__", "game") for name in ROOM.findall(DESIGN)]
    assert sorted(named) == sorted(ROOMS)


@pytest.mark.parametrize("name", games.NAMES)
def test_a_game_has_no_other_rooms(name: str) -> None:
    own = [module for module in modules() if module.split(".")[1:3] == ["games", name]]
    assert {room(module) for module in own} <= set(ROOMS)


def test_the_layout_names_every_part_of_the_package() -> None:
    block = DESIGN.partition("```\nsrc/igroteka/\n")[2].partition("```")[0]
    named = set(re.findall(r"^  (\w+)(?:/|\.py) ", block, re.MULTILINE))
    there = {path.stem for path in (SRC / "igroteka").iterdir() if path.suffix == ".py" or path.is_dir()}
    assert named == {name for name in there if not name.startswith("__") and name != "web"}
