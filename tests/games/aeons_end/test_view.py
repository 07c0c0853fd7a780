"""What the table shows: names that mean one thing, the +1 of a breach, and why a match is over."""

import pytest

from igroteka.games.aeons_end import GAME
from igroteka.games.aeons_end.state import AeonsEnd
from tests.rules import rule


def new(seats: int = 2, **settings: object) -> AeonsEnd:
    return GAME.new(
        {"nemesis": "rageborne", "mages": ["kadir", "mist", "brama", "jian"][:seats], **settings}, seats, 1
    )


def test_a_supply_pile_is_named_otherwise_than_its_cards() -> None:
    state = new(market="deck_destruction")
    state.aether = 9
    table = state.view(state.active)["table"]
    assert table["supply"][0]["thing"] == "pile:jade"
    offered = [option for asked in state.view(state.active)["decisions"] for option in asked.get("options", [])]
    named = [str(value) for option in offered for name, value in option.items() if name == "card"]
    assert named
    for thing in named:
        assert thing.startswith("pile:") or thing.count(":") == 2, thing


@rule("AE-132")
def test_the_breaches_that_add_damage_say_so() -> None:
    breaches = new().view(0)["table"]["players"][0]["breaches"]
    assert [breach["bonus"] for breach in breaches] == [0, 0, 1, 1]


@rule("AE-210", "AE-211", "AE-212")
@pytest.mark.parametrize("reason", ["slain", "outlasted", "city", "exhausted", "starved", "swarm"])
def test_the_end_says_why(reason: str) -> None:
    nemesis = {"starved": "prince_of_gluttons", "swarm": "carapace_queen"}.get(reason, "rageborne")
    state = new(nemesis=nemesis)
    assert state.view(0)["table"]["ending"] is None
    if reason == "slain":
        state.foe = 0
    if reason == "city":
        state.city = 0
    if reason == "exhausted":
        state.exhausted = [1, 1]
    if reason == "starved":
        state.piles = [[] for _ in state.piles]
    state.end(reason in ("slain", "outlasted"))
    assert state.view(0)["table"]["ending"] == reason
