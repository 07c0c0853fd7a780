"""Regret matching: mixtures come near to an equilibrium, over worlds that the searching seat cannot tell apart."""

import pytest

from igroteka import games
from igroteka.bots.bot import Observation
from igroteka.bots.ismcts import Tuning
from igroteka.bots.registry import make_bot
from igroteka.bots.regret import Contest, Mixture, RegretBot, drawn
from igroteka.core.errors import BadSetting
from igroteka.core.rng import seeded
from igroteka.core.state import State

GAME = games.find("not_alone")
LAIR, JUNGLE, RIVER, BEACH = 1, 2, 3, 4


def hunting() -> State:
    """Two Hunted have laid a Place each; the Creature hunts."""
    state: State = GAME.position("seats: 3; played1: beach; played2: lair")
    return state


def test_two_mixtures_come_near_to_the_equilibrium_of_a_small_game() -> None:
    # A wins 3 if both choose the first answer, 1 if both the second: A gives its first in a quarter, as B does
    mine, theirs = Mixture(), Mixture()
    won = [[3.0, 0.0], [0.0, 1.0]]
    rng = seeded(1)
    answers = [7, 9]
    for turn in range(1, 20_001):
        here, there = mine.chances(answers), theirs.chances(answers)
        one, other = answers.index(drawn(answers, here, rng.unit())), answers.index(drawn(answers, there, rng.unit()))
        mine.learn(answers, here, [won[0][other], won[1][other]], float(turn))
        theirs.learn(answers, there, [-won[one][0], -won[one][1]], float(turn))
    for mixture in (mine, theirs):
        first, second = mixture.average(answers)
        assert first / (first + second) == pytest.approx(0.25, abs=0.02)


def test_an_answer_that_hardly_comes_up_is_left_out() -> None:
    mixture = Mixture()
    mixture.learn([1, 2, 3], [0.5, 0.49, 0.01], [0.0, 0.0, 0.0], 1.0)
    assert mixture.average([1, 2, 3]) == [0.5, 0.49, 0.0]


def test_what_may_have_been_laid_looks_the_same_to_the_creature() -> None:
    state = hunting()
    assert [GAME.laid(state, seat, 0) for seat in range(3)] == [[], [2, 4, 8, 16, 32], [2, 4, 8, 16, 32]]
    seen = state.view(0)
    for places in GAME.laid(state, 1, 0):
        world = state.copy()
        GAME.lay(world, 1, places)
        assert world.view(0) == seen


def test_a_hunted_knows_what_it_has_laid_itself() -> None:
    assert GAME.laid(hunting(), 1, 1) == []
    assert len(GAME.laid(hunting(), 2, 1)) == 5


def test_two_places_are_laid_as_a_pair() -> None:
    state = GAME.position("seats: 2; double1: artefact; hand1: lair jungle; played1: river beach; discard1: rover")
    pairs = GAME.laid(state, 1, 0)
    assert len(pairs) == 6 and 1 << RIVER | 1 << BEACH in pairs


def test_the_creature_strikes_where_a_hunted_has_to_be() -> None:
    state = GAME.position("seats: 2; played1: beach; hand1: ; discard1: lair jungle river rover; assimilation: 1")
    for seed in range(5):
        assert make_bot("regret:100").choose(Observation(state, 0, seeded(seed))) == BEACH


def test_contested_answers_are_mixed() -> None:
    state = hunting()
    hunted = GAME.position("seats: 3")
    assert len({make_bot("regret:100").choose(Observation(state, 0, seeded(seed))) for seed in range(12)}) > 2
    assert len({make_bot("regret:100").choose(Observation(hunted, 1, seeded(seed))) for seed in range(12)}) > 2


def test_the_budget_ends_the_contest_with_the_world_it_ran_out_in() -> None:
    contest = Contest(Observation(hunting(), 0, seeded(1)), Tuning(GAME))
    contest.run(100, 0.0)
    assert 100 <= contest.iterations < 120
    assert contest.root().seen() < contest.iterations, "answers of the Hunted are tried too"


def test_no_budget_and_several_cores_are_refused() -> None:
    with pytest.raises(BadSetting):
        Contest(Observation(hunting(), 0, seeded(1)), Tuning(GAME)).run(0, 0.0)
    with pytest.raises(BadSetting):
        make_bot("regret:100:2cores")


def test_where_nothing_is_contested_it_searches_as_ever() -> None:
    mindbug = games.find("mindbug").new({}, 2, 3)
    seat = int(mindbug.decisions[0].seat())
    bot = make_bot("regret:50")
    assert isinstance(bot, RegretBot)
    usual = make_bot("ismcts:50").choose(Observation(mindbug, seat, seeded(4)))
    assert bot.choose(Observation(mindbug, seat, seeded(4))) == usual
