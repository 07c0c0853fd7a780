"""The search: honest, repeatable, within its budget, and stronger than one step ahead."""

import os
import subprocess
import sys
import time
from typing import Any

import pytest

from igroteka import games
from igroteka.bots.bot import GreedyBot, Observation
from igroteka.bots.hints import ideas
from igroteka.bots.ismcts import IsmctsBot, Memory, Search, Tuning
from igroteka.bots.registry import make_bot
from igroteka.bots.table import play_out
from igroteka.core.decision import seats_in
from igroteka.core.errors import BadSetting
from igroteka.core.rng import derive, seeded
from igroteka.core.state import State

MINDBUG = games.find("mindbug")


def asked(state: State) -> int:
    return seats_in(state.decisions[0].seats)[0]


@pytest.mark.parametrize("name", games.NAMES)
def test_the_same_seed_gives_the_same_answer(name: str) -> None:
    game = games.find(name)
    state = game.new({}, game.seats[0], 5)
    answers = {make_bot("ismcts:60").choose(Observation(state, asked(state), seeded(9))) for _ in range(3)}
    assert len(answers) == 1


@pytest.mark.parametrize("name", games.NAMES)
def test_an_iteration_budget_is_kept_exactly(name: str) -> None:
    game = games.find(name)
    state = game.new({}, game.seats[0], 5)
    search = Search(Observation(state, asked(state), seeded(1)), Tuning(game))
    search.run(37, 0.0)
    assert search.iterations == 37
    assert search.root().seen() == 37


@pytest.mark.parametrize("name", games.NAMES)
def test_a_time_budget_is_kept(name: str) -> None:
    game = games.find(name)
    state = game.new({}, game.seats[0], 5)
    started = time.process_time()
    make_bot("ismcts:100ms").choose(Observation(state, asked(state), seeded(1)))
    assert time.process_time() - started < 0.5


def test_a_search_without_a_budget_is_refused() -> None:
    state = MINDBUG.new({}, 2, 5)
    with pytest.raises(BadSetting):
        ideas(Observation(state, asked(state), seeded(1)))


def test_a_winning_attack_is_found() -> None:
    state = MINDBUG.position("mine: gorillion; their_life: 1; my_hand: spider_owl; their_hand: luchataur")
    seat = asked(state)
    best = ideas(Observation(state, seat, seeded(1)), 300)[0]
    assert best.chance == 1.0 and state.choice(best.option, seat).kind == "attack"


def test_a_hint_knows_what_every_option_is_worth() -> None:
    state = MINDBUG.new({}, 2, 4)
    seat = asked(state)
    found = ideas(Observation(state, seat, seeded(2)), 400)
    assert sorted(idea.option for idea in found) == sorted(state.decisions[0].options)
    assert sum(idea.share for idea in found) == pytest.approx(1.0)
    assert all(0.0 <= idea.chance <= 1.0 for idea in found)
    assert found[0].share == max(idea.share for idea in found)


def test_the_tree_is_used_again_when_every_answer_was_seen() -> None:
    state = MINDBUG.new({}, 2, 7)
    seat = asked(state)
    observation = Observation(state, seat, seeded(3))
    option = IsmctsBot(800).choose(observation)
    assert isinstance(observation.memory, Memory)
    state.apply(seat, option)
    observation.seen.append((seat, option))
    other = asked(state)
    answer = state.decisions[0].options[0]
    state.apply(other, answer)
    observation.seen.append((other, answer))
    if state.decision_for(seat) is not None:
        search = Search(observation, Tuning(MINDBUG))
        search.recall()
        assert search.root().seen() > 0


def test_the_tree_is_dropped_when_an_answer_was_missed() -> None:
    state = MINDBUG.new({}, 2, 7)
    seat = asked(state)
    observation = Observation(state, seat, seeded(3))
    IsmctsBot(200).choose(observation)
    state.apply(seat, state.decisions[0].options[0])
    while state.decision_for(seat) is None:
        state.apply(asked(state), state.decisions[0].options[0])
    search = Search(observation, Tuning(MINDBUG))
    search.recall()
    assert search.root().seen() == 0


def test_a_deep_tree_is_forgotten_cleanly() -> None:
    """Freeing one node frees all below it; a compiled class must not spoil memory on the way."""
    code = (
        "from igroteka.bots.tree import Node; root = node = Node(0, 'x')\n"
        "for _ in range(1000): node = node.edge(1).next(0, 'x')\n"
        "del root, node"
    )
    checked = {**os.environ, "PYTHONMALLOC": "debug"}
    subprocess.run([sys.executable, "-c", code], env=checked, check=True, capture_output=True)


def test_searching_beats_looking_one_step_ahead() -> None:
    won = 0.0
    for number in range(16):
        state = MINDBUG.deal(MINDBUG.check({}, 2), 2, seeded(derive(11, number // 2)))
        seat = number % 2
        bots: list[Any] = [GreedyBot(), GreedyBot()]
        bots[seat] = IsmctsBot(80)
        play_out(state, bots, seeded(derive(12, number)))
        assert state.outcome is not None
        won += state.outcome[seat]
    assert won >= 9


def test_two_cores_add_up_their_visits() -> None:
    state = MINDBUG.new({}, 2, 5)
    seat = asked(state)
    bot = make_bot("ismcts:50:2cores")
    assert isinstance(bot, IsmctsBot)
    search = bot.search(Observation(state, seat, seeded(1)))
    assert search.iterations == 100
    assert search.root().seen() == 100
    assert bot.choose(Observation(state, seat, seeded(1))) == bot.choose(Observation(state, seat, seeded(1)))


def test_interpreted_and_compiled_searches_answer_the_same() -> None:
    code = (
        "from igroteka import games; from igroteka.lab.arena import arena; "
        "print(arena(games.find('mindbug'), {}, 2, ['ismcts:12', 'greedy'], 2, 3, workers=1))"
    )
    told = [
        subprocess.run(
            [sys.executable, "-c", code],
            env={**os.environ, "IGROTEKA_INTERPRETED": interpreted},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for interpreted in ("", "1")
    ]
    assert told[0] == told[1]
