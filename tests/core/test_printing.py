"""A position at the prompt and in a notebook: a readable table of everything in it."""

import pytest

from igroteka import games
from igroteka.core.rng import seeded
from igroteka.core.state import State


def middle(name: str) -> State:
    """A position some random moves into a game."""
    state: State = games.find(name).new(seed=3)
    rng = seeded(5)
    for _ in range(12):
        if state.outcome is None:
            decision = state.decisions[0]
            state.apply(decision.seat(), decision.options[rng.below(len(decision.options))])
    return state


@pytest.mark.parametrize("name", games.NAMES)
def test_a_position_prints_as_a_table(name: str) -> None:
    state = middle(name)
    lines = str(state).splitlines()
    assert lines[0].startswith(f"{name}, {state.seats} seats, move {state.moves}, ")
    assert len(lines) > 3 and max(map(len, lines)) <= 100
    assert repr(state) == f"<{lines[0]}>"


@pytest.mark.parametrize("name", games.NAMES)
def test_a_notebook_shows_every_word_of_the_notation(name: str) -> None:
    state = middle(name)
    drawn = state._repr_html_()
    assert drawn.startswith("<table>") and drawn.endswith("</table>")
    assert drawn.count("<tr>") == len(games.find(name).describe(state).split("; "))


def test_a_finished_position_says_who_won() -> None:
    state: State = games.find("mindbug").new(seed=3)
    while state.outcome is None:
        decision = state.decisions[0]
        state.apply(decision.seat(), decision.options[-1])
    assert ", over: " in repr(state)
