"""Gobb'it positions in words, and back."""

from typing import Any

import pytest

from igroteka.bots.reaction import ReactionBot
from igroteka.core.errors import BadPosition
from igroteka.core.knowledge import EVERYONE
from igroteka.games.gobbit import GAME
from igroteka.games.gobbit.state import Gobbit
from tests.contract.laws import positions_have_words, walk
from tests.games.gobbit.table import Table


def between_moments(state: Gobbit) -> bool:
    """Whether nobody has done anything yet in this moment."""
    asked = [decision for decision in state.decisions if decision.kind == "react"]
    able = [seat for seat in range(state.seats) if state.ghosts or state.inside >> seat & 1]
    return len(asked) == len(able) and not state.by


@pytest.mark.parametrize(("settings", "seats"), GAME.variants())
def test_between_two_moments_words_say_everything(settings: dict[str, Any], seats: int) -> None:
    bot = ReactionBot("child")
    told = 0
    for state in walk(GAME, settings, seats, 5, bot):
        assert isinstance(state, Gobbit)
        if state.outcome is None and state.moves < 400:
            positions_have_words(state)
            if between_moments(state):
                told += 1
                assert "+" not in GAME.describe(state)
    assert told > 5


def test_a_position_can_be_written_down_and_read_again() -> None:
    state = GAME.new({"level": "expert", "hasty": True}, 3, 11)
    for _ in range(5):
        for decision in list(state.decisions):
            state.apply(decision.seat(), 0)
    text = GAME.describe(state)
    again = GAME.position(text)
    assert GAME.describe(again) == text
    assert (again.deck, again.pile, again.discard) == (state.deck, state.pile, state.discard)


def test_marks_say_which_face_down_cards_have_been_seen() -> None:
    state = Table(deck0="red_fly/reverse_chain@all 2", deck1=3, discard="blue_fly@all red_snake").state
    assert [state.known[card] for card in reversed(state.deck[0])] == [EVERYONE, 0, 0]
    assert [state.known[card] for card in state.discard] == [EVERYONE, 0]


@pytest.mark.parametrize(
    "words",
    [
        {"hand0": "red_fly"},
        {"seats": 2, "deck5": 3},
        {"deck0": "green_fly"},
        {"deck0": "red_fly red_fly red_fly"},
        {"deck0": 49},
        {"turn": 2},
        {"since": "1"},
        {"since": "1 soon"},
        {"striking": "x"},
    ],
)
def test_words_that_describe_no_position_are_refused(words: dict[str, Any]) -> None:
    with pytest.raises(BadPosition):
        GAME.position(**{"deck0": 3, "deck1": 3, **words})


def test_positions_of_earlier_revisions_are_read() -> None:
    state = Table(pile0="red_fly", pile1="blue_snake", deck0=3, deck1=3).slap(0, 1, at=50).state
    data = state.dump()
    data["known"] = data["known"][:48]
    del data["due"]
    assert GAME.load(data).dump() == state.dump()
