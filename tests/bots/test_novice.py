"""Beginners slip as people do: they overlook things, and do the right thing with what they see."""

import pytest

from igroteka import games
from igroteka.bots.bot import Observation
from igroteka.bots.levels import level_bot
from igroteka.bots.registry import make_bot
from igroteka.bots.table import play_out
from igroteka.core.decision import seats_in
from igroteka.core.rng import seeded
from igroteka.core.state import State


def answers(name: str, state: State, count: int) -> set[int]:
    seat = seats_in(state.decisions[0].seats)[0]
    return {make_bot(name).choose(Observation(state, seat, seeded(seed))) for seed in range(count)}


def spending() -> State:
    """A mage of Aeon's End with aether to spend."""
    state: State = games.find("aeons_end").position(mages="brama kadir", hand0="", aether=5, turn=0)
    return state


def test_who_overlooks_nothing_answers_as_the_games_own_player_does() -> None:
    assert answers("novice:0%", spending(), 8) <= answers("baseline", spending(), 20)


def test_who_overlooks_much_answers_what_that_player_never_would() -> None:
    assert answers("novice:60%", spending(), 20) - answers("baseline", spending(), 20)


def test_who_overlooks_everything_still_answers() -> None:
    state = games.find("not_alone").new({}, 3, 4)
    play_out(state, [make_bot("novice:100%") for _ in range(3)], seeded(1))
    assert state.outcome is not None


@pytest.mark.parametrize("name", ["mindbug", "not_alone", "battlecrest", "aeons_end"])
def test_the_first_two_levels_overlook_things_and_answer_nothing_at_random(name: str) -> None:
    levels = [level_bot(games.find(name).levels, level) for level in (1, 2)]
    assert all(level.startswith("novice:") for level in levels)


@pytest.mark.parametrize("name", ["not_alone", "battlecrest", "aeons_end"])
def test_a_game_of_beginners_comes_to_its_end(name: str) -> None:
    game = games.find(name)
    for seed in range(3):
        state = game.new({}, game.seats[0], seed)
        play_out(state, [make_bot("level:1", game) for _ in range(state.seats)], seeded(seed))
        assert state.outcome is not None
