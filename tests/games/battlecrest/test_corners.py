"""Rules in corners: the first hero, the cell a1, the companion of the first hero, and just not yet."""

import pytest

from igroteka.games.battlecrest.cards.layout import CELLS, TO_MIDDLE, cell_name
from igroteka.games.battlecrest.cards.parser import read_pack
from igroteka.games.battlecrest.options import FRONT
from tests.games.battlecrest.table import PACKS, TEST_GAME, Table, game_of
from tests.games.battlecrest.test_stars import changed
from tests.games.battlecrest.test_teams import SETTINGS
from tests.rules import rule


@rule("BC-082", "BC-051")
def test_the_first_hero_stands_in_the_way_like_anybody() -> None:
    table = Table(cells="b1 a1", companions="- a2", turn=2, spent2="boots shove")
    assert not table.offers("move", "hero") and table.offers("move", "companion")


@rule("BC-096")
def test_a_hero_in_the_first_cell_is_wounded_like_anywhere() -> None:
    assert Table(cells="a2 a1").activate("sword").undefended().left(2) == 3


@rule("BC-101", "BC-102")
def test_the_first_heros_companion_turns_over_and_dies() -> None:
    words = {"heroes": "borys anna", "cells": "f6 c3", "companions": "c4 -", "turn": 2}
    table = Table(**words).activate("sword")
    assert table.state.hurt[2] == 1 and table.at(2) == "c4" and table.state.track == [1, 1]
    table = Table(**words, hurt="1").activate("sword")
    assert table.at(2) == "-"


@rule("BC-055")
def test_a_companion_that_has_moved_moves_no_more_in_this_action() -> None:
    table = Table(cells="a1 c3", companions="- d3", turn=2).move("companion").to("d4").stop()
    assert not table.offers("move", "companion") and table.offers("move", "hero")


@rule("BC-022")
def test_the_first_card_of_the_first_hero_turns_itself_over_too() -> None:
    march = ("abilities: [{attack: 2, crest: red, range: close}]", "abilities: [{march: 1}, flip]")
    game = game_of([changed("anna", march), changed("borys"), changed("plain")])
    table = Table(game, cells="c3 f6").activate("sword").march().to("c4")
    assert table.state.side[table.card(1, "sword")] == 1 and table.state.sheet[0] == 0


@rule("BC-011", "BC-111")
def test_a_companion_with_one_ability_keeps_it_when_it_is_wounded() -> None:
    table = Table(cells="c3 f6", companions="- c4", hurt="2", turn=2, other2="gun").activate("gun").star("companion")
    assert table.state.agenda[-1].value == 2


@rule("BC-107")
def test_an_ability_after_a_wound_follows_no_attack_that_wounded_nobody() -> None:
    game = game_of([changed("hlib", ("after: refocus", "after: wounding")), changed("anna"), changed("plain")])
    words = {"heroes": "hlib anna", "cells": "c3 c4", "companions": "a1 -", "other2": "cloak"}
    assert Table(game, **words).activate("axe").undefended().asked.kind == "march"
    assert Table(game, **words).activate("axe").defend("cloak").asked.kind == "action"


def test_each_face_of_a_hero_names_its_own_ability() -> None:
    two = ("star: [{ready: 1}]}", "star: [{ready: 1}]}\n  other: {name: Sigh, star: [{heal: 1}]}")
    game = game_of([changed("anna", two), changed("borys"), changed("plain")])
    assert game.name_of("power:anna.hero.0", "en") == "Breath" and game.name_of("power:anna.hero.1", "en") == "Sigh"
    assert game.name_of("power:borys.hero.1", "en") == game.name_of("power:borys.hero.0", "en") == "Aim"


def test_the_middle_is_four_cells_and_equally_far_from_all_corners() -> None:
    assert {cell_name(cell) for cell in range(CELLS) if TO_MIDDLE[cell] == 0} == {"c3", "d3", "c4", "d4"}
    assert {TO_MIDDLE[cell] for cell in range(CELLS) if cell_name(cell) in ("a1", "f1", "a6", "f6")} == {4}
    assert [TO_MIDDLE[cell] for cell in range(CELLS)] == [TO_MIDDLE[CELLS - 1 - cell] for cell in range(CELLS)]


def test_either_hero_may_be_the_one_nearer_the_middle() -> None:
    table = Table(cells="c4 a1", wounds="2 2", quiet=12, done="move").prime("sword")
    assert table.state.outcome == (1.0, 0.0)


def test_one_turn_before_sixty_rounds_are_over_the_game_goes_on() -> None:
    assert Table(cells="a1 f6", round=119, done="move").prime("sword").state.outcome is None


@rule("BC-136", "BC-138")
@pytest.mark.parametrize("seats", [3, 4])
def test_the_second_team_says_together_who_stands_in_front(seats: int) -> None:
    for seed in range(6):
        state = TEST_GAME.new(SETTINGS, seats, seed)
        while state.decisions[0].kind != "front":
            state.apply(state.decisions[0].seat(), state.decisions[0].options[0])
        decision = state.decisions[0]
        team = [hero for hero in range(4) if hero % 2 != state.first % 2]
        assert decision.seats == sum({1 << state.plan.controller[hero] for hero in team})
        assert decision.options == [FRONT + hero for hero in team]
        state.apply(decision.seat(), FRONT + team[1])
        assert state.cell[team[1]] in state.plan.layout.heroes and state.cell[team[0]] in state.plan.layout.companions


@pytest.mark.parametrize(
    ("name", "old", "new"),
    [
        ("borys", "healthy: {move: 2, defence: 1}", "healthy: {move: 2, defence: NUMBER}"),
        ("borys", "healthy: {move: 2, defence: 1}", "healthy: {move: NUMBER, defence: 1}"),
        ("anna", "move: 1, defence: 2, crest: blue", "move: 1, defence: NUMBER, crest: blue"),
        ("anna", "abilities: [{attack: 2, range: long 4}]", "abilities: [{attack: NUMBER, range: long 4}]"),
    ],
)
def test_values_of_a_pack_go_from_0_to_9(name: str, old: str, new: str) -> None:
    text = (PACKS / f"{name}.yaml").read_text()
    assert old in text
    for number in (0, 9):
        assert read_pack(text.replace(old, new.replace("NUMBER", str(number))))[1] == []
    for number in (-1, 10):
        wrong = read_pack(text.replace(old, new.replace("NUMBER", str(number))))[1]
        assert [problem.key for problem in wrong] == ["bad-number"]
