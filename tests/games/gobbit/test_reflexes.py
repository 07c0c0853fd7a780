"""Bots with human reflexes at Gobb'it."""

import json
import math
from itertools import pairwise

import pytest

from igroteka import cli
from igroteka.bots.bot import Observation
from igroteka.bots.reaction import FASTEST, FORM, LEVELS, ReactionBot, reaction
from igroteka.core.rng import seeded
from igroteka.games.gobbit import GAME
from igroteka.games.gobbit.options import OPEN, PASS, PILE
from igroteka.lab.simulate import simulate
from tests.contract.laws import bots_cannot_peek, walk


def mean_time(level: str, bits: float) -> float:
    rng = seeded(5)
    return sum(reaction(LEVELS[level], bits, rng) for _ in range(4000)) / 4000


def test_reactions_have_the_mean_and_the_tail_of_an_ex_gaussian() -> None:
    level = LEVELS["adult"]
    assert abs(mean_time("adult", 0.0) - level.mean - level.tail) < 6
    rng = seeded(9)
    times = sorted(reaction(level, 1.0, rng) for _ in range(4000))
    middle = times[2000]
    assert times[3900] - middle > 1.5 * (middle - times[100]) and times[0] >= FASTEST


def test_more_to_tell_apart_takes_longer_and_better_players_are_quicker() -> None:
    assert mean_time("adult", 3.0) > mean_time("adult", 1.0) > mean_time("adult", 0.0)
    means = [mean_time(level, 2.0) for level in LEVELS]
    assert means == sorted(means, reverse=True)


def test_players_of_one_level_are_not_equally_quick_and_stay_as_they_are_for_a_match() -> None:
    state = GAME.position("pile0: blue_snake; pile1: blue_chameleon; deck0: 3; deck1: 3; turn: 1")
    forms = []
    for seed in range(300):
        bot = ReactionBot("champion")
        observation = Observation(state, 0, seeded(seed))
        bot.choose(observation)
        first = bot.form
        bot.options = []  # a new conflict
        bot.choose(observation)
        if first > 0.0:  # a cue that was missed needs no form
            assert bot.form == first
            forms.append(math.log(first))
    mean = sum(forms) / len(forms)
    spread = math.sqrt(sum((form - mean) ** 2 for form in forms) / len(forms))
    assert abs(mean) < 0.04 and abs(spread - FORM) < 0.03


def test_a_larger_table_and_an_expert_condition_make_a_conflict_harder_to_see() -> None:
    small = GAME.position("pile0: blue_snake; pile1: blue_chameleon; deck0: 3; deck1: 3")
    large = GAME.position(
        "pile0: blue_snake; pile1: blue_chameleon; pile2: red_snake; pile3: red_fly; deck0: 3; deck1: 3"
    )
    expert = GAME.position(
        "pile0: blue_snake; pile1: blue_chameleon; deck0: 3; deck1: 3; level: expert;"
        "discard: red_chameleon/snakes_eat_flies"
    )
    bits = []
    for state in (small, large, expert):
        seen = GAME.reflex(state, 0)
        assert seen is not None and PILE + 1 in seen.options
        bits.append(seen.bits[seen.options.index(PILE + 1)])
    assert bits[0] < bits[2] and bits[0] < bits[1]


def test_a_bot_keeps_its_intention_while_the_conflict_lasts() -> None:
    state = GAME.position("pile0: blue_snake; pile1: blue_chameleon; deck0: 3; deck1: 3; turn: 1")
    bot = ReactionBot("champion")
    observation = Observation(state, 0, seeded(1))
    first = (bot.choose(observation), observation.at)
    assert first == (bot.choose(observation), observation.at) and first[0] == PILE + 1
    assert bot.plan(observation) == [first]
    opener = ReactionBot("adult").plan(Observation(state, 1, seeded(2)))
    assert opener[-1][0] == OPEN


def test_a_bot_sometimes_takes_a_lure_for_a_cue() -> None:
    state = GAME.position("pile0: blue_snake; pile1: blue_fly; deck0: 3; deck1: 3; turn: 1")
    for level, most in (("child", 25), ("champion", 5)):
        fooled = sum(ReactionBot(level).choose(Observation(state, 0, seeded(seed))) != PASS for seed in range(200))
        assert fooled / 2 <= most
    assert sum(ReactionBot("child").choose(Observation(state, 0, seeded(seed))) != PASS for seed in range(200)) > 4


def test_reflexes_use_nothing_the_seat_may_not_know() -> None:
    rng = seeded(4)
    for state in walk(GAME, {"level": "expert"}, 3, 8, ReactionBot("adult")):
        if state.outcome is None and rng.chance(10):
            bots_cannot_peek(state, ReactionBot("adult"), rng)


@pytest.mark.parametrize("level", ["full", "expert"])
def test_a_champion_beats_a_child(level: str) -> None:
    result = simulate(GAME, {"level": level}, 2, ["champion", "child"], 60, 3)
    assert result["wins"][0] >= 57


def test_a_level_beats_the_one_below_in_most_games_but_not_in_all() -> None:
    names = list(LEVELS)
    for below, above in pairwise(names):
        won = simulate(GAME, {}, 2, [above, below], 200, 3)["wins"][0]
        assert 120 <= won <= 180, (above, won)


def test_the_lab_prints_the_fairness_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["lab", "gobbit-fairness", "--count", "20", "--json", "--lang", "en"]) == 0
    result = json.loads(capsys.readouterr().out)
    assert [row["slow"] for row in result["rows"] if row["jitter"] == 50] == [20, 100, 250, 250, 400, 600]
    assert cli.main(["lab", "gobbit-levels", "--count", "2", "--lang", "uk"]) == 0
    assert cli.main(["lab", "no-such-study", "--lang", "en"]) == 2
