"""Improving on a game's own player: within its budget, never on a whim, and better than that player."""

from typing import Any

import pytest

from igroteka import games
from igroteka.bots.bot import BaselineBot, Bot, Observation
from igroteka.bots.hints import ideas
from igroteka.bots.ismcts import Improvement, IsmctsBot, Rival, Tuning, obvious_answer
from igroteka.bots.registry import make_bot
from igroteka.bots.table import play_out
from igroteka.core.decision import seats_in
from igroteka.core.errors import BadSetting
from igroteka.core.rng import derive, seeded
from igroteka.core.state import State
from igroteka.games.aeons_end import options as opt

GAME = games.find("aeons_end")


def holding(hand: str, aether: int = 0) -> tuple[State, int]:
    state: State = GAME.position(mages="brama kadir", hand0=hand, aether=aether, turn=0)
    return state, seats_in(state.decisions[0].seats)[0]


def spending() -> tuple[State, int]:
    return holding("", aether=5)


@pytest.mark.parametrize("budget", [1, 7, 40, 150])
def test_the_budget_is_never_exceeded(budget: int) -> None:
    state, seat = spending()
    search = Improvement(Observation(state, seat, seeded(1)), Tuning(GAME))
    search.run(budget, 0.0)
    assert search.iterations == search.root().seen() <= budget
    assert search.answer(state.decisions[0].options) in state.decisions[0].options


def test_no_budget_is_refused() -> None:
    state, seat = spending()
    with pytest.raises(BadSetting):
        Improvement(Observation(state, seat, seeded(1)), Tuning(GAME)).run(0, 0.0)


def test_without_a_world_looked_at_the_answer_is_the_players_own() -> None:
    state, seat = spending()
    own = BaselineBot().choose(Observation(state, seat, seeded(1)))
    search = Improvement(Observation(state, seat, seeded(1)), Tuning(GAME))
    search.run(1, 0.0)
    assert search.worlds == 0 and search.answer(state.decisions[0].options) == own


def test_another_answer_has_to_be_better_by_more_than_chance_explains() -> None:
    state, seat = spending()
    search = Improvement(Observation(state, seat, seeded(1)), Tuning(GAME))
    search.trusted = opt.PASS
    search.worlds = 10
    doubtful, sure = Rival(opt.CHARGE), Rival(opt.FOCUS + 1)
    doubtful.gain, doubtful.squares = 1.0, 40.0  # 0.1 on average, 0.66 in doubt
    search.rivals = [doubtful]
    assert search.answer([opt.PASS, opt.CHARGE]) == opt.PASS
    sure.gain, sure.squares = 0.5, 0.03
    search.rivals = [doubtful, sure]
    assert search.answer([opt.PASS, opt.CHARGE, opt.FOCUS + 1]) == opt.FOCUS + 1


def test_a_rival_that_is_never_better_is_dropped() -> None:
    state, seat = spending()
    search = Improvement(Observation(state, seat, seeded(1)), Tuning(GAME))
    search.worlds = 4
    same, worse, better = Rival(1), Rival(2), Rival(3)
    worse.gain, worse.squares = -2.0, 1.1
    better.gain, better.squares = 2.0, 1.1
    assert [search.hopeful(rival, 0.5) for rival in (same, worse, better)] == [False, False, True]


def test_what_needs_no_second_thought_gets_none() -> None:
    state, seat = holding("crystal crystal spark")
    assert obvious_answer(Observation(state, seat, seeded(1))) == opt.ALL_GEMS
    assert IsmctsBot(50).choose(Observation(state, seat, seeded(1))) == opt.ALL_GEMS
    assert obvious_answer(Observation(*spending(), seeded(1))) == -1


def test_a_hint_compares_the_options_even_then() -> None:
    state, seat = holding("crystal crystal spark")
    found = ideas(Observation(state, seat, seeded(1)), 60)
    assert sorted(idea.option for idea in found) == sorted(state.decisions[0].options)
    assert sum(idea.share for idea in found) == pytest.approx(1.0)


def test_a_silly_budget_still_gives_a_hint() -> None:
    state, seat = spending()
    assert ideas(Observation(state, seat, seeded(1)), 1)


def test_two_cores_improve_too() -> None:
    state, seat = spending()
    bot = make_bot("ismcts:60:2cores")
    assert bot.choose(Observation(state, seat, seeded(1))) in state.decisions[0].options


def test_improving_beats_the_player_it_improves_on() -> None:
    settings = GAME.check({"nemesis": "crooked_mask"}, 2)

    def went(bot: Bot, number: int) -> float:
        state: Any = GAME.deal(settings, 2, seeded(derive(3, number)))
        play_out(state, [bot, bot], seeded(derive(4, number)))
        return GAME.margin(state, 0)

    better = [went(IsmctsBot(30), number) - went(BaselineBot(), number) for number in range(12)]
    assert sum(better) > 0.0
