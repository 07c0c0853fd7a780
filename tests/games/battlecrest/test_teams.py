"""Three and four players: placing, turn order, allies and ghosts."""

from igroteka.games.battlecrest import GAME
from igroteka.games.battlecrest.cards.layout import ADJACENT, CELLS
from tests.games.battlecrest.table import TEST_GAME, Table
from tests.rules import rule

FOUR = "anna borys vira hlib"
SETTINGS = {"hero1": "anna", "hero2": "borys", "hero3": "vira", "hero4": "hlib"}


def team_table(**words: object) -> Table:
    return Table(heroes=FOUR, **{"cells": "c3 c4 a1 f6", **words})


@rule("BC-130", "BC-134", "BC-135", "BC-136", "BC-137", "BC-138")
def test_teams_are_placed_side_by_side_companions_next_to_their_heroes() -> None:
    for seed in range(12):
        state = TEST_GAME.new(SETTINGS, 4, seed)
        layout = state.plan.layout
        first = state.first
        numbers = state.plan.battlefield.numbers
        beside_h = [numbers[state.where[layout.touched[cell][0] // 4]] for cell in layout.heroes]
        high = beside_h.index(max(beside_h))
        assert state.cell[first] == layout.heroes[high]
        assert state.cell[(first + 2) % 4] == layout.companions[high]
        asked = []
        while state.turn == 0:
            decision = state.decisions[0]
            asked.append(decision.kind)
            seat = decision.seat()
            if decision.kind == "front":
                assert decision.seats.bit_count() == 2, "the second team decides together"
            state.apply(seat, decision.options[-1])
        assert sorted(asked) == ["front", "place", "place"]
        for hero in (1, 3):
            assert ADJACENT[state.cell[hero] * CELLS + state.cell[hero + 4]]
        others = {state.cell[(first + 1) % 4], state.cell[(first + 3) % 4]}
        assert others == {layout.heroes[1 - high], layout.companions[1 - high]}


@rule("BC-140", "BC-139")
def test_turns_go_team_by_team() -> None:
    table = team_table()
    order = []
    for _ in range(8):
        order.append(table.state.active)
        hero = table.state.active
        while table.state.active == hero and table.state.outcome is None:
            options = table.offers("prime") or table.offers("refocus") or table.asked.options
            table.state.apply(table.seat, options[0])
    assert order == [0, 1, 2, 3, 0, 1, 2, 3]


@rule("BC-133", "BC-140")
def test_of_three_players_one_takes_two_of_the_four_turns() -> None:
    state = Table(heroes=FOUR, cells="c3 c4 a1 f6", seats=3).state
    assert state.plan.controller == [0, 1, 0, 2]
    assert TEST_GAME.teams(state.settings, 3) == [0, 1, 1]
    assert GAME.teams({}, 4) == [0, 1, 0, 1]


@rule("BC-141")
def test_the_ally_is_no_enemy() -> None:
    table = team_table(cells="c3 f6 c4 a1")
    assert not table.offers("activate", "sword"), "Vira is on Anna's team"
    table = team_table(cells="c3 f6 c2 a1").move()
    assert "c2" in table.cells(), "and may be passed"


@rule("BC-142")
def test_only_the_controller_uses_the_abilities_of_a_set() -> None:
    table = team_table(cells="c3 f6 c4 a1", sheets="3").activate("banner")
    assert not table.offers("star", "vira")


@rule("BC-143", "BC-144")
def test_a_dead_hero_loses_its_health_card_and_plays_on_as_a_ghost() -> None:
    table = team_table(wounds="0 5 0 0").activate("sword").undefended()
    state = table.state
    assert state.ghost == [0, 1, 0, 0] and state.outcome is None and state.track[1] == 0
    gold = state.plan.tables.crest_number("gold")
    assert state.primed(1, gold) == 0, "its primed crest went with the card"
    assert state.zones()["removed"] == [21]
    table.prime("bow")
    assert state.active == 1 and table.seat == 1 and table.offers("activate", "shove")


@rule("BC-145")
def test_a_ghost_is_a_target_but_takes_no_wounds_and_still_blocks() -> None:
    table = team_table(wounds="0 6 0 0")
    assert table.offers("activate", "sword")
    table.activate("sword").undefended()
    assert table.state.track[1] == 0 and table.state.outcome is None
    moving = team_table(wounds="0 6 0 0").move()
    assert "c4" not in moving.cells()


@rule("BC-145")
def test_a_ghost_cannot_be_healed() -> None:
    table = team_table(wounds="0 0 0 6", turn=4, cells="c3 c4 a1 f4")
    table.activate("hut")
    assert table.state.track[3] == 0 and table.state.ghost[3] == 1


@rule("BC-146", "BC-144")
def test_a_team_of_two_ghosts_has_lost() -> None:
    table = team_table(wounds="0 5 0 6").activate("sword").undefended()
    assert table.state.outcome == (1.0, 0.0, 1.0, 0.0)
    three = Table(heroes=FOUR, cells="c3 c4 a1 f6", seats=3, wounds="0 5 0 6").activate("sword").undefended()
    assert three.state.outcome == (1.0, 0.0, 0.0)
