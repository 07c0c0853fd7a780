"""Every refusal names the rule a person would be shown."""

import pytest

from igroteka.games.not_alone.options import meant
from tests.games.not_alone.table import Table, option


def refusal(table: Table, seat: int, word: str) -> tuple[str, str]:
    found = table.state.why_not(seat, option(word))
    assert found is not None
    return found.rule, found.key


def test_nobody_decides_out_of_turn() -> None:
    table = Table(seats=2).explore("beach")
    assert refusal(table, 1, "lair") == ("NA-042", "not-asked")


def test_nothing_is_done_after_the_end() -> None:
    table = Table(seats=2, assimilation=1, discard1="lair").do(1, "give up")
    assert refusal(table, 1, "lair") == ("NA-088", "over")


@pytest.mark.parametrize(
    ("words", "tried", "expected"),
    [
        ({"discard1": "lair"}, "lair", ("NA-043", "in-discard")),
        ({}, "wreck", ("NA-043", "not-in-hand")),
        ({}, "resist 1", ("NA-049", "too-few-discarded")),
        ({"discard1": "lair river"}, "resist 2", ("NA-050", "too-few-discarded")),
        ({"discard1": "lair river beach", "will1": 1}, "resist 2", ("NA-050", "too-little-will")),
        ({}, "give up", ("NA-052", "nothing-lost")),
        ({}, "dodge", ("NA-033", "card-not-held")),
        ({"survival1": "dodge"}, "dodge", ("NA-033", "other-phase")),
        ({"survival1": "adrenaline"}, "adrenaline", ("NA-032", "card-no-use")),
        ({}, "use", ("NA-043", "asked-explore")),
    ],
)
def test_exploring(words: dict[str, object], tried: str, expected: tuple[str, str]) -> None:
    assert refusal(Table(seats=2, **words), 1, tried) == expected


@pytest.mark.parametrize(
    ("words", "tried", "expected"),
    [
        ({}, "artemia lair", ("NA-058", "no-artemia-symbol")),
        ({"hunt": "stasis"}, "stasis", ("NA-025", "other-phase")),
        ({"hunt": "flashback"}, "flashback", ("NA-026", "nothing-to-copy")),
        ({}, "clone", ("NA-025", "card-not-held")),
        ({}, "quiet", ("NA-055", "asked-hunt")),
    ],
)
def test_hunting(words: dict[str, object], tried: str, expected: tuple[str, str]) -> None:
    assert refusal(Table(seats=2, **words).explore("beach"), 0, tried) == expected


def test_using_a_place() -> None:
    table = Table(seats=2, hand1="lair jungle river beach rover", survival1="gate").explore("lair").do(0, "artefact")
    assert refusal(table, 1, "use") == ("NA-065", "power-no-use")
    assert refusal(table, 1, "river") == ("NA-065", "not-in-discard")


# --- touching things -----------------------------------------------------------------------------------------------


def touched(table: Table, seat: int, thing: str) -> str:
    """The rule in the way of doing anything with a thing, "" if there is none."""
    found = table.state.why(seat, thing)
    return "" if found is None else found.rule


def test_a_place_is_touched_to_lay_it_and_says_why_not() -> None:
    table = Table(seats=2, discard1="lair")
    assert touched(table, 1, "place:beach") == ""
    assert touched(table, 1, "place:lair") == "NA-043"


def test_a_place_is_touched_for_a_token_on_it_or_beside_it() -> None:
    table = Table(seats=2, hunt="virus mirage", plays=2).explore("beach")
    assert touched(table, 0, "place:lair") == ""
    table.do(0, "lair")
    assert touched(table, 0, "place:lair") == "NA-056"
    table.do(0, "virus")
    assert touched(table, 0, "place:lair") == "", "one of two adjacent Places"
    table.do(0, "mirage")
    assert table.kind(0) == "target-pair" and touched(table, 0, "place:lair") == ""


def test_the_place_one_is_at_is_touched_to_use_it() -> None:
    table = Table(seats=2).explore("beach").hunt("lair")
    assert table.kind(1) == "use" and touched(table, 1, "place:beach") == ""
    assert touched(table, 1, "place:rover") == "NA-065"


def test_cards_and_players_are_touched_to_choose_them() -> None:
    table = Table(seats=3, survival1="dodge", hunt="anticipation").explore("beach", "lair")
    assert touched(table, 0, "hunt:anticipation:2") == "" and touched(table, 0, "survival:dodge:28") != ""
    assert touched(table, 0, "seat:1") == "NA-055"
    table.do(0, "anticipation")
    assert touched(table, 0, "seat:1") == ""


def test_a_token_is_touched_to_shift_it() -> None:
    table = Table(seats=2, survival1="wrong_track", hunt="clone").explore("beach").do(0, "clone", "beach", "lair")
    table.do(1, "wrong_track")
    assert touched(table, 1, "token:target") == touched(table, 1, "token:creature") == ""


@pytest.mark.parametrize("thing", ["", "phase:1", "place:", "place:atlantis", "hunt:clone", "hunt:x:99", "seat:7"])
def test_other_things_mean_nothing(thing: str) -> None:
    table = Table(seats=2)
    assert meant(table.state, 1, thing) == [] and touched(table, 1, thing) == "NA-043"
