"""Targets, attack, defence and wounds."""

import pytest

from igroteka.games.battlecrest import GAME
from igroteka.games.battlecrest.cards.layout import cell_of
from igroteka.games.battlecrest.options import DEFEND
from tests.games.battlecrest.table import PACKS, Table, game_of
from tests.rules import rule


def cell(name: str) -> int:
    return 1 + cell_of(name)


@rule("BC-070", "BC-064")
def test_close_range_is_the_four_side_neighbours() -> None:
    assert Table(cells="c3 c4").offers("activate", "sword")
    assert not Table(cells="c3 d4").offers("activate", "sword")


@rule("BC-071")
def test_medium_range_is_all_eight_neighbours() -> None:
    for place in ("c4", "d4", "b4", "d3"):
        assert Table(cells="c3 " + place, other1="bow").offers("activate", "bow")
    assert not Table(cells="c3 c1", other1="bow").offers("activate", "bow")


@rule("BC-072", "BC-073", "BC-069")
@pytest.mark.parametrize(("place", "hit"), [("b1", False), ("c1", True), ("d1", True), ("e1", True), ("f1", False)])
def test_long_range_4_reaches_2_3_and_4_cells(place: str, hit: bool) -> None:
    assert bool(Table(cells=f"a1 {place}").offers("activate", "bow")) == hit


@rule("BC-069", "BC-072")
def test_range_counts_through_locations_and_warriors_and_corner_neighbours_are_at_two() -> None:
    assert Table(cells="d1 d3").offers("activate", "bow"), "Tower lies between"
    assert Table(cells="c3 d4").offers("activate", "bow")
    table = Table(cells="b3 d3", companions="- c3")
    assert table.activate("bow").left(2) <= 6 and table.asked.kind == "defend", "over the dog"


@rule("BC-064", "BC-017")
def test_only_enemies_are_attacked() -> None:
    far = Table(cells="c3 e3", companions="- e4", turn=2).activate("gun")
    assert [pick % 100 for pick in far.state.agenda[-1].picks] == [0], "not the own dog"


@rule("BC-074", "BC-075", "BC-076", "BC-087")
def test_several_targets_are_hit_once_each_in_the_attackers_order() -> None:
    table = Table(cells="c3 c4", companions="- d4", other1="bow").activate("bow")
    assert table.cells() == {"c4", "d4"} and table.why(0) == "BC-087"
    table.attack("d4")
    assert table.cells() == {"c4"} and table.why(cell("d4")) == "BC-075"
    table.attack("c4")
    assert table.state.hurt[3] == 1, "the dog, defence 1, is hit first and takes 1 wound"
    table.undefended()
    assert table.left(2) == 4 and table.asked.kind == "action"


@rule("BC-074", "BC-087")
def test_an_attack_on_one_enemy_asks_for_no_second() -> None:
    """Borys and his dog both stand beside Anna; her sword hits one."""
    table = Table(cells="c3 c4", companions="- d3").activate("sword")
    assert table.cells() == {"c4", "d3"}
    assert table.attack("c4").asked.kind == "defend" and table.seat == 1


@rule("BC-086", "BC-087")
def test_all_targets_are_chosen_before_the_first_is_hit() -> None:
    table = Table(cells="c3 c4", companions="- d4", other1="bow").activate("bow").attack("d4")
    assert table.state.hurt[3] == 0 and table.asked.kind == "attack", "the dog's wounds are not known yet"
    table.pick("no-attack")
    assert table.state.hurt[3] == 1 and table.asked.kind == "action", "one was enough: now it is hit"


@rule("BC-087", "BC-077")
def test_the_value_against_each_target_is_fixed_before_the_first_is_hit() -> None:
    """Anna stands beside Anvil; its flip wounds her, and her wounded health card primes red: too late."""
    sweep = "[{attack: 2, crest: red, range: mid, targets: 2}]"
    anna = (PACKS / "anna.yaml").read_text().replace("[{attack: 2, range: mid, targets: 2}]", sweep)
    game = game_of([anna, *((PACKS / f"{name}.yaml").read_text() for name in ("borys", "plain"))])
    table = Table(game, cells="b1 a1", companions="- c1", other1="bow", wounds="3 0").activate("bow")
    table.attack("c1").attack("a1")
    assert table.state.agenda[-1].value == 2 and table.asked.kind == "defend"


@rule("BC-074", "BC-087")
def test_one_target_is_enough() -> None:
    table = Table(cells="c3 c4", companions="- d4", other1="bow").activate("bow").attack("c4")
    table.pick("no-attack").undefended()
    assert table.left(2) == 4 and table.state.hurt[3] == 0 and table.asked.kind == "action"


@rule("BC-077")
def test_location_bonuses_are_for_the_first_target_only() -> None:
    table = Table(cells="b1 a1", companions="- c1", other1="bow").activate("bow").attack("a1").pick("no-attack")
    assert table.state.agenda[-1].value == 3 and table.turned("anvil")
    table.undefended()
    assert table.left(2) == 3
    second = Table(cells="b1 a1", companions="- c1", other1="bow").activate("bow").attack("c1").attack("a1")
    assert second.state.agenda[-1].value == 2, "the second target meets the bare attack"


@rule("BC-086", "BC-087", "BC-118", "BC-150")
def test_the_attack_value_is_fixed_before_the_defence_own_crest_included() -> None:
    table = Table(cells="c3 c4").activate("sword")
    assert table.asked.kind == "defend" and table.state.view(1)["decisions"][0]["args"]["value"] == 3


@rule("BC-118", "BC-117")
def test_each_primed_crest_of_the_type_adds_one_the_wounded_health_card_too() -> None:
    primed = Table(cells="c3 c4", spent1="cloak banner").activate("sword")
    assert primed.state.agenda[-1].value == 5
    other = Table(cells="c3 c4", spent1="bow").activate("sword")
    assert other.state.agenda[-1].value == 3, "blue does not count"
    wounded = Table(cells="c3 c4", wounds="4 0").activate("sword")
    assert wounded.state.agenda[-1].value == 4


@rule("BC-117", "BC-012")
def test_the_crest_of_a_healthy_heros_health_card_does_not_count() -> None:
    for wounds in ("0 0", "3 0"):
        healthy = Table(cells="c3 c4", wounds=wounds)
        assert healthy.state.primed(0, healthy.state.plan.tables.crest_number("red")) == 0
        assert healthy.activate("sword").state.agenda[-1].value == 3, "2, and Sword itself"


@rule("BC-088", "BC-089", "BC-092")
def test_a_hero_defends_with_exactly_one_ready_card_which_stays_turned() -> None:
    table = Table(cells="c3 c4").activate("sword").defend("boots")
    assert table.left(2) == 5 and not table.ready(2, "boots")
    assert table.asked.kind == "action" and table.state.active == 0, "and the turn goes on"


@rule("BC-088")
def test_defence_is_optional_and_only_ready_cards_serve() -> None:
    table = Table(cells="c3 c4", spent2="boots").activate("sword")
    assert table.offers("no-defend") and not table.offers("defend", "boots")
    assert table.why(DEFEND + 1) == "BC-088"


@rule("BC-093")
def test_a_defence_as_high_as_the_attack_means_no_wounds() -> None:
    table = Table(heroes="borys anna", cells="b3 d3", other2="cloak", locations="anvil tower* hill road bridge wall")
    table.activate("gun").defend("cloak")
    assert table.left(2) == 7


@rule("BC-089", "BC-150", "BC-118")
def test_a_defending_card_counts_its_own_crest_for_its_defence() -> None:
    table = Table(heroes="borys anna", cells="b3 d3", locations="anvil tower* hill road bridge wall")
    table.activate("gun").defend("banner")
    assert table.left(2) == 7, "1 and its own red crest are 2 against 2"


@rule("BC-090", "BC-126", "BC-089", "BC-121")
def test_a_card_with_defence_0_defends_to_collect_a_locations_bonus() -> None:
    table = Table(heroes="borys anna", cells="b3 d3").activate("gun").defend("cloak")
    assert table.left(2) == 6 and table.turned("tower")


@rule("BC-148")
def test_without_a_ready_card_there_is_no_defence_and_no_defence_bonus() -> None:
    table = Table(heroes="borys anna", cells="b3 d3", spent2="sword bow cloak banner").activate("gun")
    assert table.left(2) == 5 and not table.turned("tower")


@rule("BC-148")
def test_who_does_not_defend_gets_no_defence_bonus() -> None:
    table = Table(heroes="borys anna", cells="b3 d3").activate("gun").undefended()
    assert table.left(2) == 5 and not table.turned("tower")


@rule("BC-091", "BC-126")
def test_a_companion_always_defends_with_its_value_and_the_locations_bonus() -> None:
    table = Table(cells="c3 f6", companions="- c4").activate("sword")
    assert table.state.hurt[3] == 1
    saved = Table(cells="b3 f6", companions="- d3").activate("bow")
    assert saved.state.hurt[3] == 0 and saved.turned("tower"), "2 against 1 + 1"


@rule("BC-125", "BC-120", "BC-121")
def test_an_attack_bonus_is_added_by_itself_and_flips_the_location() -> None:
    table = Table(cells="b1 c1").activate("sword")
    assert table.state.agenda[-1].value == 4 and table.turned("anvil")


@rule("BC-121", "BC-104", "BC-106")
def test_the_flip_wakes_a_hazard_before_the_wounds_of_the_attack() -> None:
    table = Table(cells="b1 c1", companions="- b3").activate("sword")
    assert table.state.hurt[3] == 1 and table.asked.kind == "defend" and table.left(2) == 6


@rule("BC-106", "BC-102")
def test_a_target_killed_by_the_woken_hazard_is_hit_no_more() -> None:
    table = Table(cells="b1 f6", companions="- b3", hurt="2", spent1="").activate("bow")
    assert table.at(3) == "-" and table.asked.kind == "action"


@rule("BC-120", "BC-152")
def test_a_bonus_needs_contact_by_the_side_and_its_own_edge() -> None:
    corner = Table(cells="c1 d1").activate("sword")
    assert corner.state.agenda[-1].value == 3 and not corner.turned("anvil")
    wrong_edge = Table(cells="c2 c3").activate("sword")
    assert wrong_edge.state.agenda[-1].value == 3 and not wrong_edge.turned("anvil")


@rule("BC-120")
def test_an_inactive_face_gives_no_bonus() -> None:
    table = Table(cells="b1 c1", locations="anvil* tower hill road bridge wall").activate("sword")
    assert table.state.agenda[-1].value == 3 and table.turned("anvil")


@rule("BC-127", "BC-124", "BC-122")
def test_a_bonus_of_two_symbols_gives_range_and_attack_in_that_order_and_flips_once() -> None:
    table = Table(cells="e2 a3", spent1="sword cloak banner")
    assert table.offers("activate", "bow"), "long 4 and 1 reach distance 5"
    table.activate("bow")
    assert table.state.agenda[-1].value == 3 and table.turned("hill")


@rule("BC-127")
def test_long_range_bonuses_do_not_help_close_or_medium_abilities() -> None:
    medium = Table(cells="f3 d3", other1="bow")
    assert not medium.offers("activate", "bow")
    close = Table(cells="f3 f4").activate("sword")
    assert not close.turned("hill"), "and are not used up by them"


@rule("BC-123")
def test_bonuses_of_several_locations_are_applied_together() -> None:
    text = (PACKS / "plain.yaml").read_text()
    east = text.replace("north: {bonus: [attack]}", "east: {bonus: [attack]}")
    both = east.replace("north: {bonus: [defence]}", "west: {bonus: [attack]}")
    heroes = [(PACKS / f"{name}.yaml").read_text() for name in ("anna", "borys")]
    table = Table(game_of([*heroes, both]), cells="c2 c3").activate("sword")
    assert table.state.agenda[-1].value == 5, "Anvil in the west and Tower in the east of c2"
    assert table.turned("anvil") and table.turned("tower")


@rule("BC-097", "BC-095", "BC-096")
def test_akhena_takes_two_wounds_and_her_health_card_moves_two_to_the_right() -> None:
    state = GAME.position(heroes="akhena mutiny", cells="c3 d4")
    before = state.track[0]
    state.wound(0, 2)
    assert state.track[0] == before + 2 and state.hurt[0] == 0


@rule("BC-098", "BC-099", "BC-094")
def test_at_the_flip_the_health_card_turns_and_the_rest_is_marked_from_its_new_start() -> None:
    table = Table(cells="c3 f6")
    table.state.wound(0, 4)
    assert (table.state.hurt[0], table.state.track[0]) == (1, 2)
    spilled = Table(cells="c3 f6")
    spilled.state.wound(0, 5)
    assert (spilled.state.hurt[0], spilled.state.track[0]) == (1, 3)


@rule("BC-100", "BC-058")
def test_at_the_skull_the_hero_dies() -> None:
    table = Table(cells="c3 f6")
    table.state.wound(0, 6)
    assert table.state.outcome is None
    table.state.wound(0, 1)
    assert table.state.outcome == (0.0, 1.0)


@rule("BC-101", "BC-102", "BC-094", "BC-016")
def test_any_wounds_turn_a_healthy_companion_and_kill_a_wounded_one() -> None:
    table = Table(cells="c3 f6", companions="- c4")
    table.state.wound(3, 5)
    assert table.state.hurt[3] == 1 and table.at(3) == "c4"
    table.state.wound(3, 1)
    assert table.at(3) == "-" and table.state.outcome is None
    assert table.state.who[cell_of("c4")] == -1


@rule("BC-104")
def test_a_hazard_that_becomes_active_wounds_whoever_touches_it() -> None:
    table = Table(cells="a4 b5").move()
    assert table.left(2) == 5 and table.turned("road")


@rule("BC-104")
def test_a_hazard_active_on_both_faces_does_not_wake() -> None:
    table = Table(cells="e4 d5", other1="cloak").activate("cloak").push("d5").to("d6")
    assert table.turned("wall") and table.left(2) == 6


@rule("BC-058", "BC-104")
def test_when_one_flip_would_kill_both_heroes_the_active_player_orders_the_wounds() -> None:
    text = (PACKS / "plain.yaml").read_text()
    twice = text.replace("- east: {hazard: true}", "- {east: {hazard: true}, north: {hazard: true}}")
    heroes = [(PACKS / f"{name}.yaml").read_text() for name in ("anna", "borys")]
    table = Table(game_of([*heroes, twice]), cells="a4 b5", wounds="6 5").move()
    assert table.asked.kind == "order" and table.seat == 0 and table.cells() == {"a4", "b5"}
    table.pick("order", "b5")
    assert table.state.outcome == (1.0, 0.0)


@rule("BC-061", "BC-060", "BC-151")
def test_a_companion_uses_only_its_own_card() -> None:
    table = Table(cells="f6 c3", companions="- d6", turn=2).activate("boots")
    assert table.asked.kind == "walk" and table.asked.card == 1, "the hero marches, never the dog"


@rule("BC-015", "BC-060")
def test_a_star_lets_the_companion_use_its_own_ability_from_its_own_cell() -> None:
    table = Table(cells="c3 f6", companions="- c4", turn=2, other2="gun").activate("gun").star("companion")
    table.undefended()
    assert table.left(1) == 5
