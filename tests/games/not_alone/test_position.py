"""Positions of Not Alone in words, and back."""

import pytest

from igroteka.core.errors import BadPosition
from igroteka.core.notation import read_words
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


def test_every_turn_can_be_described_and_set_up_again() -> None:
    state = GAME.new({"side": 2}, 4, 7)
    words = GAME.describe(state)
    assert GAME.describe(GAME.position(words)) == words


def test_the_middle_of_a_turn_has_no_words() -> None:
    with pytest.raises(BadPosition):
        GAME.describe(Table(seats=2).explore("beach").state)


@pytest.mark.parametrize(
    "words",
    [
        {"hand1": "lair"},
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
def test_impossible_positions_are_refused(words: dict[str, object]) -> None:
    with pytest.raises(BadPosition):
        GAME.position(**words)
