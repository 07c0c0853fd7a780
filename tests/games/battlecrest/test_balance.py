"""The published balance of our heroes is fair, and it is that of today's values and of today's player."""

import json
from typing import Any

import pytest
from tools.battlecrest_balance import BOT, DEALS, FAIR, MARKS, OURS, OUT, deals, fingerprints, play

REPORT: dict[str, Any] = json.loads(OUT.with_suffix(".json").read_text(encoding="utf-8"))
PAIRS: list[dict[str, Any]] = REPORT["pairs"]


def test_every_pair_was_played_on_every_deal_and_is_fair() -> None:
    assert REPORT["bot"] == BOT and REPORT["games"] == DEALS
    assert {frozenset(pair["pair"]) for pair in PAIRS} == {frozenset((a, b)) for a in OURS for b in OURS if a != b}
    assert all(FAIR[0] <= pair["won"] <= FAIR[1] for pair in PAIRS)
    assert 0.45 <= REPORT["first_seat"] <= 0.55


def test_the_balance_was_measured_with_the_values_of_today() -> None:
    """Changed a value? Run `python -m tools.battlecrest_balance --workers 0`."""
    assert REPORT["packs"] == fingerprints()


@pytest.mark.parametrize("number", range(len(PAIRS)))
def test_a_duel_played_again_ends_as_published(number: int) -> None:
    pair = PAIRS[number]
    place = 97 * number  # another deal for each pair
    deal = deals(REPORT["games"], REPORT["seed"])[place]
    won = play(*pair["pair"], REPORT["bot"], REPORT["seed"], deal)[0]
    assert MARKS[won] == pair["deals"][place]
