"""Components, setup and the square."""

import pytest

from igroteka.core.errors import BadSetting
from igroteka.games.battlecrest import GAME
from igroteka.games.battlecrest.cards.format import Battlefield, Hero
from igroteka.games.battlecrest.cards.layout import AROUND, CELLS, DISTANCE, Layout, beside, cell_of
from igroteka.games.battlecrest.cards.library import OWN_FOLDER
from tests.games.battlecrest.table import Table, game_of
from tests.rules import rule

HEROES = {pack.ident: pack for pack in GAME.library.packs if isinstance(pack, Hero)}
FIELDS = {pack.ident: pack for pack in GAME.library.packs if isinstance(pack, Battlefield)}


def set_size(hero: Hero) -> int:
    """Cards of a hero's set: hero, health, companion, actions."""
    return 2 + (hero.companion is not None) + len(hero.actions)


@rule("BC-001", "BC-003", "BC-004", "BC-005", "BC-008")
def test_the_box_is_two_sets_of_six_and_six_locations() -> None:
    assert len(FIELDS["fellwoods"].locations) == 6
    assert len(HEROES["akhena"].actions) == 4 and HEROES["akhena"].companion is None
    assert len(HEROES["mutiny"].actions) == 3 and HEROES["mutiny"].companion is not None
    assert [set_size(hero) for hero in HEROES.values()] == [6] * 6


@rule("BC-002", "BC-030")
def test_any_hero_meets_any_other_on_any_battlefield() -> None:
    for one in HEROES:
        for other in HEROES:
            if one != other:
                state = GAME.new({"hero1": one, "hero2": other, "battlefield": "fellwoods"}, 2, 1)
                assert [kind.pack.ident for kind in state.plan.kinds] == [one, other]


@rule("BC-007", "BC-014", "BC-111")
def test_every_location_has_a_number_edge_effects_on_two_faces_and_a_star_ability() -> None:
    locations = FIELDS["fellwoods"].locations
    assert sorted(location.number for location in locations) == [1, 2, 3, 4, 5, 6]
    kinds = set()
    for location in locations:
        assert location.specials[0].star and len(location.faces) == 2
        effects = [effect for face in location.faces for edge in face for effect in edge]
        kinds |= {(effect.kind, effect.active) for effect in effects}
    assert {("bonus", True), ("hazard", True), ("signpost", True), ("hazard", False)} <= kinds


@rule("BC-009", "BC-010", "BC-011", "BC-012", "BC-013", "BC-115")
def test_the_view_shows_everything_a_card_carries() -> None:
    view = GAME.new({"hero1": "akhena", "hero2": "mutiny"}, 2, 1).view(None)["table"]
    akhena, mutiny = view["heroes"]
    assert set(akhena["health"]) == {"start", "flip", "restart", "skull"}
    assert akhena["wounded_crest"].startswith("crest:akhena.")
    for card in akhena["cards"] + mutiny["cards"]:
        assert card["side"] == 0
        for face in (card, card["other"]):
            assert {"thing", "move", "defence", "crest", "abilities"} <= set(face)
    rig = mutiny["companion"]
    assert (rig["wounded"], rig["move"], rig["defence"]) == (False, 2, 0) and rig["ability"]["star"]
    assert GAME.name_of(akhena["ability"]["thing"], "en")


@rule("BC-023", "BC-024", "BC-025", "BC-027", "BC-028", "BC-032", "BC-033", "BC-034")
def test_a_fresh_game_is_shuffled_upright_and_begun_by_anybody() -> None:
    orders, beginners = set(), set()
    for seed in range(40):
        state = GAME.new({"hero1": "akhena", "hero2": "mutiny"}, 2, seed)
        orders.add(state.where)
        beginners.add(state.first)
        assert sorted(state.where) == [0, 1, 2, 3, 4, 5] and state.turned == [0] * 6
        assert set(state.ready) == {1} and set(state.side) == {0}
        assert state.track == [1, 1] and state.decisions[0].kind == "action"
    assert len(orders) > 20 and beginners == {0, 1}


@rule("BC-029", "BC-035", "BC-036", "BC-037")
def test_the_first_player_starts_beside_the_higher_location_and_companions_beside_their_heroes() -> None:
    for seed in range(30):
        state = GAME.new({"hero1": "akhena", "hero2": "mutiny"}, 2, seed)
        layout = state.plan.layout
        numbers = state.plan.battlefield.numbers
        beside_h = [numbers[state.where[layout.touched[cell][0] // 4]] for cell in layout.heroes]
        high = beside_h.index(max(beside_h))
        assert state.cell[state.first] == layout.heroes[high]
        assert state.cell[1 - state.first] == layout.heroes[1 - high]
        rig = 3
        assert state.cell[rig] == layout.companions[layout.heroes.index(state.cell[1])]


@rule("BC-026", "BC-038", "BC-039", "BC-040", "BC-041", "BC-042", "BC-044")
def test_the_layout_of_fellwoods_is_fair_and_complete() -> None:
    rows = FIELDS["fellwoods"].rows
    layout = Layout(rows)
    marks = "".join(rows)
    assert (len(marks), marks.count("L"), marks.count("H"), marks.count("M")) == (36, 6, 2, 2)
    turned = marks[::-1]
    assert turned == marks, "half-turn symmetry"
    for hero, minion in zip(layout.heroes, layout.companions, strict=True):
        assert len(layout.touched[hero]) == 1 and DISTANCE[hero * CELLS + minion] == 1
        assert layout.open[hero] and layout.open[minion]
    assert sum(layout.open) == 30


@rule("BC-043", "BC-045", "BC-046", "BC-021")
def test_distance_counts_orthogonal_steps_and_the_square_has_edges() -> None:
    assert DISTANCE[cell_of("a1") * CELLS + cell_of("b2")] == 2
    assert max(DISTANCE) == 10
    assert len(AROUND[cell_of("c3")]) == 8 and len(AROUND[cell_of("a1")]) == 3
    assert [beside(cell_of("a1"), edge) for edge in range(4)] == [-1, cell_of("b1"), cell_of("a2"), -1]
    table = Table(cells="a1 f6").move()
    assert table.cells() == {"a2", "b1"}


@rule("BC-131", "BC-132", "BC-133")
def test_a_team_game_needs_four_different_heroes() -> None:
    state = GAME.new({}, 4, 1)
    assert len({kind.pack.ident for kind in state.plan.kinds}) == 4
    with pytest.raises(BadSetting):
        GAME.new({"hero1": "torv", "hero2": "torv"}, 2, 1)
    with pytest.raises(BadSetting):
        game_of([(OWN_FOLDER / f"{name}.yaml").read_text() for name in ("akhena", "mutiny", "fellwoods")]).new(
            {}, 4, 1
        )


def test_a_hero_not_named_is_the_first_that_is_free() -> None:
    settings = GAME.check({"hero2": "akhena"}, 2)
    assert settings["hero1"] != "akhena" and "hero3" not in settings
