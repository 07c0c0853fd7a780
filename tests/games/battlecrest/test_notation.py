"""Positions from words and back: no exact field is needed before an action, nor while warriors are placed."""

from collections.abc import Iterator
from typing import Any

import pytest

from igroteka.core.errors import BadPosition
from igroteka.core.rng import seeded
from igroteka.games.battlecrest import GAME
from igroteka.games.battlecrest.state import Battlecrest
from tests.games.battlecrest.table import TEST_GAME, Table


def same_position(one: Battlecrest, other: Battlecrest) -> bool:
    """Equal but for chance and the number of moves."""
    return {**one.dump(), "rng": None, "moves": 0} == {**other.dump(), "rng": None, "moves": 0}


def random_states(state: Battlecrest, seed: int) -> Iterator[Battlecrest]:
    """Every state of a random game from here on, until it is over."""
    rng = seeded(seed)
    while state.outcome is None:
        yield state
        decision = state.decisions[0]
        state.apply(decision.seat(), decision.options[rng.below(len(decision.options))])


@pytest.mark.parametrize(("chosen", "seats"), GAME.variants())
def test_words_alone_describe_every_position_before_an_action_or_while_warriors_are_placed(
    chosen: dict[str, Any], seats: int
) -> None:
    kinds: set[str] = set()
    used: set[int] = set()
    for seed in range(6):
        for state in random_states(GAME.new(chosen, seats, seed), seed):
            kind = state.decisions[0].kind
            if kind in ("action", "front", "place"):
                text = GAME.describe(state)
                assert "+" not in text, text
                assert same_position(GAME.position(text), state)
                kinds.add(kind)
                used.add(state.stars)
    assert kinds == ({"action"} if seats == 2 else {"action", "front", "place"})
    assert len(used) > 2, "used star abilities are part of these positions"


def test_packs_with_all_sorts_of_cards_have_words_too() -> None:
    """A hero card and a companion card with two faces, ghosts, three seats and four."""
    words = "heroes: anna borys vira hlib; cells: c3 c4 a1 f6; companions: - d4 - e6; sheets: 3; hurt: 4"
    ghosts = 0
    sheets: set[int] = set()
    for seed in range(8):
        for state in random_states(TEST_GAME.position(words, seats=3 + seed % 2), seed):
            if state.decisions[0].kind == "action":
                text = TEST_GAME.describe(state)
                assert "+" not in text, text
                assert same_position(TEST_GAME.position(text), state)
                ghosts += sum(state.ghost)
                sheets.add(state.sheet[2])
    assert ghosts and sheets == {0, 1}


def test_positions_read_back_what_they_wrote() -> None:
    table = Table(cells="c3 c4", companions="- d4", wounds="2 4", hurt="2", spent1="sword", other1="bow", done="move")
    words = TEST_GAME.describe(table.state)
    assert "companions: - d4" in words and "+" not in words
    assert TEST_GAME.position(words).dump() == table.state.dump()


def test_used_star_abilities_are_words_and_cannot_be_used_again() -> None:
    table = Table(cells="c3 f6", spent1="sword bow", wounds="1 0").activate("banner").star("hero")
    table.pick("ready", "sword").star("tower")
    assert table.asked.kind == "action"
    words = TEST_GAME.describe(table.state)
    assert "stars: tower hero" in words
    used = Table(cells="c3 f6", spent1="sword", wounds="1 0", stars="hero companion").activate("banner")
    assert not used.offers("star", "anna") and used.offers("star", "tower")


def test_who_began_is_told_apart_from_whose_turn_it_is() -> None:
    state = Table(cells="c3 f6", turn=2, first=1, round=4).state
    assert (state.first, state.active, state.turn) == (0, 1, 4)


def test_in_the_middle_of_a_turn_a_warrior_on_its_way_stands_nowhere() -> None:
    table = Table(cells="c4 c2", companions="- c3", turn=2).move("hero").to("c3")
    words = TEST_GAME.describe(table.state)
    assert "cells: c4 c3>; companions: - c3;" in words and "+agenda" in words
    again = TEST_GAME.position(words)
    assert same_position(again, table.state) and again.decisions[0].kind == "walk"


def test_a_position_without_cells_begins_with_placing() -> None:
    state = TEST_GAME.position(heroes="anna borys", locations="wall bridge")
    layout = state.plan.layout
    assert (state.turn, state.decisions[0].kind) == (1, "action")
    assert {state.cell[0], state.cell[1]} == set(layout.heroes)
    team = TEST_GAME.position(heroes="anna borys vira hlib")
    assert team.decisions[0].kind == "front"


@pytest.mark.parametrize(
    ("words", "wrong"),
    [
        ({"cells": "c3 -"}, "cells"),
        ({"cells": "c3 c3"}, "cells"),
        ({"cells": "c3 b2"}, "cells"),
        ({"cells": "c3"}, "cells"),
        ({"cells": "c3 f6", "companions": "c4 -"}, "companions"),
        ({"cells": "c3 f6", "round": 0}, "cells"),
        ({"cells": "c3 f6", "stars": "nobody"}, "stars"),
        ({"cells": "c3 f6", "done": "dance"}, "done"),
        ({"cells": "c3 f6", "turn": 3}, "turn"),
        ({"cells": "c3 f6", "first": "-"}, "first"),
        ({"cells": "c3 f6", "locations": "anvil anvil"}, "locations"),
        ({"cells": "c3 f6", "seats": 4}, "seats"),
        ({"wounds": "1 0"}, "wounds"),
    ],
)
def test_words_that_cannot_be_are_refused(words: dict[str, Any], wrong: str) -> None:
    with pytest.raises(BadPosition) as error:
        Table(**words)
    assert error.value.details["word"] == wrong
