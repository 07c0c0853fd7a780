"""Positions of Not Alone in words, and back."""

from typing import Any

import pytest

from igroteka.core.errors import BadPosition
from igroteka.core.notation import read_words
from igroteka.core.rng import seeded
from igroteka.games.not_alone import GAME
from tests.games.not_alone.table import Table


def test_a_position_and_its_words_are_inverse() -> None:
    text = (
        "seats: 3; side: 2; expert: yes; rescue: 5; marker: 1; will2: 1; discard1: lair; hunt: clone stasis; "
        "hand2: lair jungle river beach rover wreck; survival2: gate; double2: artefact; hunt_discard: toxin"
    )
    state = GAME.position(text)
    words = GAME.describe(state)
    assert GAME.describe(GAME.position(words)) == words
    assert read_words(words)["hand1"] == ["jungle", "river", "beach", "rover"]
    assert state.reserve[8] == 1


def test_every_turn_begins_with_words_alone() -> None:
    """Nothing has to be added field by field, and the position is given back exactly."""
    turns = 0
    for seed in range(6):
        state = GAME.new({"side": seed % 2 + 1, "expert": seed % 3 == 0}, 2 + seed, seed)
        rng = seeded(seed)
        while state.outcome is None:
            decision = state.decisions[0]
            if state.turn > turns and GAME.quiet(state) and not state.declined:
                text = GAME.describe(state)
                assert "+" not in text
                again = GAME.position(text)
                assert {**again.dump(), "rng": 0, "moves": 0} == {**state.dump(), "rng": 0, "moves": 0}
                turns = state.turn
            state.apply(decision.seat(), decision.options[rng.below(len(decision.options))])
        assert turns > 3
        turns = 0


def test_cards_under_the_hunt_deck_keep_who_knows_them() -> None:
    table = Table(seats=2, survival1="strike_back", hunt="clone stasis despair").do(0, "pass").do(1, "strike_back")
    under = [word for word in read_words(GAME.describe(table.state))["hunt_deck"] if word.endswith("@0")]
    assert len(under) == 2
    table.explore("beach").hunt("lair").end()
    assert GAME.position(GAME.describe(table.state)).hunt_deck == table.state.hunt_deck


def test_a_place_may_lie_face_down_already() -> None:
    state = GAME.position("seats: 3; played1: beach; hand2: lair jungle river beach rover wreck")
    assert [decision.kind for decision in state.decisions] == ["explore"] and state.decisions[0].asks(2)
    assert state.view(0)["table"]["hunted"][0]["face_down"] == 1
    assert GAME.position("seats: 3; played1: beach; played2: lair").decisions[0].kind == "hunt"


def test_the_middle_of_a_turn_is_told_by_its_fields() -> None:
    table = Table(seats=2, hunt="clone").explore("beach").do(0, "clone", "beach")
    text = GAME.describe(table.state)
    assert "played1: beach" in text and "+target: 16" in text
    again = GAME.position(text)
    assert again.view(0) == {**table.state.view(0), "moves": 0}


@pytest.mark.parametrize(
    "words",
    [
        {"hand1": "lair"},
        {"hand1": "lair jungle river beach rover", "played1": "lair"},
        {"turn": 0},
        {"hunt_deck": "clone@x"},
        {"hand1": "lair jungle river beach rover", "discard1": "lair"},
        {"hunt": "dodgem"},
        {"hunt": "clone clone"},
        {"survival1": "clone"},
        {"will1": 4},
        {"rescue": 0},
        {"double1": "beach"},
        {"discard3": "lair"},
        {"discard1": "atlantis"},
        {"seats": 3, "hand1": "lair jungle river beach rover wreck", "hand2": "lair jungle river beach rover moon"},
    ],
)
def test_impossible_positions_are_refused(words: dict[str, Any]) -> None:
    with pytest.raises(BadPosition):
        GAME.position(**words)
