"""Secret choices: nobody reacts to what was not seen, and nobody can be read."""

from typing import Any

import pytest

from igroteka import games
from igroteka.bots.bot import Observation
from igroteka.bots.ismcts import Search, Tuning
from igroteka.bots.registry import make_bot
from igroteka.bots.tree import SECRET
from igroteka.core.decision import seats_in
from igroteka.core.game import Game
from igroteka.core.rng import seeded
from igroteka.core.state import State

GAMES = [name for name in games.NAMES if games.find(name).secret]


def before_a_secret(game: Game[Any]) -> tuple[State, int]:
    """The first position of a game in which somebody has a secret choice, and who."""
    state: State = game.new({}, 3, 1)
    while True:
        for decision in state.decisions:
            if decision.kind in game.secret and len(decision.options) > 2:
                return state, seats_in(decision.seats)[0]
        decision = state.decisions[0]
        state.apply(seats_in(decision.seats)[0], decision.options[0])


def test_not_alone_has_secret_choices() -> None:
    assert "not_alone" in GAMES


@pytest.mark.parametrize("name", GAMES)
def test_a_secret_answer_is_mixed(name: str) -> None:
    game = games.find(name)
    state, seat = before_a_secret(game)
    answers = {make_bot("ismcts:40").choose(Observation(state, seat, seeded(seed))) for seed in range(12)}
    assert len(answers) > 2


@pytest.mark.parametrize("name", GAMES)
def test_others_have_one_edge_for_all_secret_answers(name: str) -> None:
    game = games.find(name)
    state, seat = before_a_secret(game)
    search = Search(Observation(state, seat, seeded(1)), Tuning(game))
    search.run(60, 0.0)
    for tree, root in enumerate(search.roots):
        options = {edge.option for edge in root.edges}
        if tree == seat:
            assert len(options) > 2 and SECRET not in options
        else:
            assert options <= {SECRET}
