"""The plain table: any view by a few conventions, and nothing without words."""

from io import StringIO
from typing import Any

import pytest
from rich.console import Console

from igroteka.terminal.generic import PlainTable


class Labels:
    """Stands for `Words`: a few labels, and things by their own name."""

    said = {
        f"toy-zone-{field}": field.upper() for field in ("deck", "market", "hand", "hidden", "life", "active", "late")
    }
    said |= {"toy-zone-phase": "PHASE", "toy-phase-night": "by night", "toy-card-imp.text": "small and red"}

    def has(self, key: str) -> bool:
        return key in self.said

    def say(self, key: str) -> str:
        return self.said[key]

    def label(self, seat: int) -> str:
        return f"player {seat}"

    def thing(self, game: str, thing: str) -> str:
        return thing.split(":")[1] if thing.partition(":")[0] != "seat" else f"player {thing[5:]}"


def drawn(table: dict[str, Any], seat: int | None = 0) -> list[str]:
    view = {"seats": 2, "seat": seat, "decisions": [{"seats": [1]}], "table": table}
    console = Console(width=100, record=True, file=StringIO())
    console.print(PlainTable("toy").draw(view, Labels()))  # type: ignore[arg-type]
    return [line.rstrip() for line in console.export_text().splitlines() if "──" not in line]


def test_counts_zones_and_players() -> None:
    players = [{"hand": ["card:imp:1", {"thing": "card:orc:2", "power": 3}], "hidden": 0}, {"hand": [], "hidden": 4}]
    shown = drawn({"deck": 9, "market": ["card:elf:5", ["card:fay:6", "card:gnu:7"]], "players": players})
    assert shown == ["DECK: 9", "MARKET: elf  fay ← gnu", "▶ player 1   HIDDEN: 4", "  player 0   HAND: imp  orc"]


@pytest.mark.parametrize(
    ("table", "first"),
    [
        ({"active": 1}, "ACTIVE: player 1"),
        ({"late": True}, "LATE"),
        ({"late": False}, ""),
        ({"phase": "night"}, "PHASE: by night"),
        ({"phase": "dawn"}, ""),
        ({"inner": 5, "odd": "text", "deep": {"a": 1}}, ""),
        ({"market": {"attack": "card:elf:5", "defence": None}}, "MARKET: elf"),
    ],
)
def test_what_has_words_is_shown_and_nothing_else(table: dict[str, Any], first: str) -> None:
    assert drawn(table)[0] == first


def test_a_number_for_each_seat_belongs_to_the_players() -> None:
    assert drawn({"life": [3, 2]}, None)[1:] == ["▶ player 1   LIFE: 2", "  player 0   LIFE: 3"]


def test_a_thing_large_says_what_its_message_says() -> None:
    console = Console(width=100, record=True, file=StringIO())
    console.print(PlainTable("toy").page("card:imp:1", Labels()))  # type: ignore[arg-type]
    assert "small and red" in console.export_text()
