"""Moving, marching and pushing."""

from igroteka.games.battlecrest.cards.layout import cell_of
from tests.games.battlecrest.table import PACKS, Table, game_of
from tests.rules import rule


def cell(name: str) -> int:
    return 1 + cell_of(name)


@rule("BC-080", "BC-078")
def test_warriors_move_orthogonally_as_far_as_their_value() -> None:
    table = Table(cells="c3 f6").move()
    assert table.cells() == {"c2", "b3", "d3", "c4"}
    assert table.why(cell("d4")) == "BC-080"
    table.to("b3", "b4", "a4")
    assert table.state.active == 0 and table.at(0) == "a4", "three cells and the movement is over"


@rule("BC-081", "BC-042")
def test_a_warrior_stays_next_to_locations() -> None:
    rows = '["LLMH..", "L..L..", "......", "......", "..L...", "..HM.L"]'
    text = (PACKS / "plain.yaml").read_text()
    line = next(line for line in text.splitlines() if line.startswith("layout:"))
    heroes = [(PACKS / f"{name}.yaml").read_text() for name in ("anna", "borys")]
    game = game_of([*heroes, text.replace(line, f"layout: {rows}")])
    table = Table(game, cells="b3 e5").move().to("a3")
    assert table.cells() == {"b3"} and table.why(cell("a4")) == "BC-081"


@rule("BC-082", "BC-047")
def test_allies_are_passed_but_not_stood_upon_and_enemies_not_even_passed() -> None:
    table = Table(cells="c4 c2", companions="- c3", turn=2).move("hero")
    assert table.cells() == {"c1", "c3"}
    table.to("c3")
    assert not table.offers("done") and table.why(0) == "BC-047"
    assert "c4" not in table.cells() and table.why(cell("c4")) == "BC-082"
    table.to("b3")
    assert table.at(1) == "b3" and table.at(3) == "c3"


@rule("BC-047")
def test_nobody_steps_onto_an_ally_without_a_cell_to_go_on_to() -> None:
    table = Table(cells="a1 c3", companions="- c4", turn=2, spent2="boots").move("hero")
    assert table.cells() == {"c2", "b3", "d3"} and table.why(cell("c4")) == "BC-047"


@rule("BC-083")
def test_locations_are_not_walked_through() -> None:
    table = Table(cells="c2 f6").move()
    assert table.cells() == {"c1", "c3"} and table.why(cell("b2")) == "BC-083"


@rule("BC-084", "BC-085", "BC-048")
def test_a_signpost_leads_through_the_location_for_one_cell_and_does_not_flip_it() -> None:
    table = Table(cells="c4 f6").move()
    assert "c6" in table.cells()
    frame = table.state.agenda[-1]
    before = frame.value
    table.to("c6")
    assert table.at(0) == "c6" and table.state.agenda[-1].value == before - 1
    assert not table.turned("bridge")


@rule("BC-084")
def test_a_signpost_works_from_its_own_side_only_and_while_it_is_active() -> None:
    assert "c4" not in Table(cells="c6 f6").move().cells()
    assert "c4" in Table(cells="b5 f6").move().cells(), "the western signpost turns a corner"
    turned = Table(cells="c4 f6", locations="anvil tower hill road bridge* wall").move()
    assert "c6" not in turned.cells()


@rule("BC-048")
def test_the_cell_behind_a_signpost_must_be_free() -> None:
    assert "c6" not in Table(cells="c4 c6").move().cells()


@rule("BC-065", "BC-078")
def test_march_moves_so_many_cells_or_fewer() -> None:
    table = Table(cells="c3 f6").activate("cloak").march().to("c2").stop()
    assert table.at(0) == "c2"
    table = Table(cells="c3 f6", other1="sword").activate("sword").to("b3", "b4")
    assert table.at(0) == "b4" and table.asked.kind == "action"


@rule("BC-066", "BC-068")
def test_push_moves_any_other_warrior_in_range_friend_or_foe_by_the_pushers_will() -> None:
    table = Table(cells="c3 c4", companions="- d4", other1="cloak").activate("cloak")
    assert table.cells() == {"c4", "d4"} and table.why(cell("c3")) == "BC-066"
    table.push("d4")
    assert table.seat == 0
    table.to("e4").stop()
    assert table.at(3) == "e4"


@rule("BC-066", "BC-151")
def test_a_hero_pushes_its_own_companion_though_it_cannot_march_it() -> None:
    table = Table(cells="f6 c3", companions="- c4", turn=2).activate("shove")
    assert table.asked.kind == "push"
    table.to("b4")
    assert table.at(3) == "b4"


@rule("BC-067")
def test_the_pushed_warrior_passes_through_anybody() -> None:
    table = Table(cells="c3 d3", companions="- e3", other1="cloak").activate("cloak").push("d3")
    assert "e3" in table.cells() and "c3" in table.cells()
    table.to("c3")
    assert "d3" in table.cells() and not table.offers("done")
    table.to("b3")
    assert table.at(1) == "b3" and table.at(0) == "c3"


@rule("BC-067", "BC-082")
def test_a_push_leads_through_enemies_where_a_move_does_not() -> None:
    """Borys stands in the corner, between Anna and his own dog."""
    pushed = Table(cells="b1 a1", companions="- a2", other1="cloak").activate("cloak").push("a1")
    assert pushed.cells() == {"b1", "a2"}, "Anna is Borys's enemy, the dog his ally"
    pushed.to("b1", "c1")
    assert pushed.at(1) == "c1" and pushed.at(0) == "b1"
    moved = Table(cells="b1 a1", companions="- a2", turn=2).move("hero")
    assert moved.at(1) == "a2", "by himself he passes the dog alone: the only step"


@rule("BC-066")
def test_a_push_needs_a_warrior_who_can_be_moved() -> None:
    table = Table(cells="b1 a1", companions="- a2", turn=2)
    assert table.offers("activate", "shove"), "the dog can go to a3, Anna to c1"
    table.activate("shove")
    assert table.cells() == {"a2", "b1"}
    walled = Table(cells="a2 a1", companions="- b1", turn=1, spent1="sword bow banner", other1="cloak")
    assert walled.activate("cloak").cells() == {"a1", "b1"}, "a push of 2 goes through others"


@rule("BC-103", "BC-105", "BC-153")
def test_entering_a_hazard_wounds_at_once_without_defence_and_flips_nothing() -> None:
    table = Table(cells="d4 f6").move().to("d5")
    assert table.left(1) == 5, "two hazards touch d5, one wound each"
    assert table.asked.kind == "walk" and not table.turned("bridge") and not table.turned("wall")


@rule("BC-154", "BC-106")
def test_passing_through_a_hazard_wounds_too_and_the_movement_goes_on() -> None:
    table = Table(cells="d4 f6").move().to("d5", "d6", "c6")
    assert table.left(1) == 5 and table.at(0) == "c6"


@rule("BC-155")
def test_the_same_hazard_wounds_each_time() -> None:
    table = Table(cells="d4 f6").move().to("d5", "d4", "d5")
    assert table.left(1) == 3


@rule("BC-155", "BC-103")
def test_being_pushed_into_a_hazard_wounds() -> None:
    table = Table(cells="c3 d4", other1="cloak").activate("cloak").push("d4").to("d5")
    assert table.left(2) == 4


@rule("BC-106")
def test_a_companion_killed_on_the_way_goes_no_further() -> None:
    table = Table(cells="a1 f6", companions="- d4", hurt="2", turn=2).move("companion")
    assert table.cells() >= {"d5"}
    table.to("d5")
    assert table.at(3) == "-" and table.asked.kind in ("action", "move-more")


@rule("BC-128", "BC-121")
def test_a_movement_bonus_counts_for_movement_that_starts_there_and_flips_the_location() -> None:
    table = Table(cells="a4 f6")
    assert table.state.move_value(0) == 4
    table.move()
    assert table.turned("road") and table.state.agenda[-1].value == 4
    passing = Table(cells="a3 f6").move().to("a4")
    assert passing.state.agenda[-1].value == 2 and not passing.turned("road")


@rule("BC-128")
def test_a_movement_bonus_helps_a_march_but_not_a_push() -> None:
    march = Table(cells="a4 f6", other1="sword").activate("sword")
    assert march.state.agenda[-1].value == 3 and march.turned("road")
    push = Table(cells="a3 a4", other1="cloak").activate("cloak").push("a4")
    assert push.state.agenda[-1].value == 2 and not push.turned("road")


@rule("BC-129")
def test_a_push_bonus_is_the_pushers() -> None:
    table = Table(cells="e4 d4", other1="cloak").activate("cloak").push("d4")
    assert table.state.agenda[-1].value == 3 and table.turned("wall")
    other = Table(cells="d4 e4", other1="cloak").activate("cloak").push("e4")
    assert other.state.agenda[-1].value == 2 and not other.turned("wall")


def test_a_lasting_ability_lets_a_hero_pass_enemies_while_its_condition_holds() -> None:
    healthy = Table(heroes="vira anna", cells="c2 c3").move()
    assert "c3" in healthy.cells()
    wounded = Table(heroes="vira anna", cells="c2 c3", wounds="2 0").move()
    assert "c3" not in wounded.cells()


@rule("BC-082")
def test_a_long_way_through_a_crowd_is_found_at_once() -> None:
    heroes = [(PACKS / f"{name}.yaml").read_text() for name in ("anna", "borys", "vira", "hlib")]
    heroes[0] = (
        heroes[0].replace("move: 1", "move: 9").replace("star: [{ready: 1}]", "passive: [{passes_enemies: true}]")
    )
    game = game_of([*heroes, (PACKS / "plain.yaml").read_text()])
    table = Table(game, heroes="anna borys vira hlib", seats=4, cells="c3 d3 c4 d4", companions="- - - -").move()
    assert table.cells() == {"b3", "c2", "c4", "d3"}
