"""Every refusal names the rule a person would be shown."""

import pytest

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
