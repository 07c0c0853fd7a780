"""Our six heroes and Fellwoods: every face of every card in a position where it matters."""

import pytest

from igroteka.games.battlecrest import GAME
from igroteka.games.battlecrest.cards.format import BONUS_NAMES, Battlefield, Hero
from igroteka.games.battlecrest.cards.layout import cell_name
from igroteka.games.battlecrest.effects.movement import next_cells
from tests.games.battlecrest.table import Table

HEROES = {pack.ident: pack for pack in GAME.library.packs if isinstance(pack, Hero)}
FIELD = next(pack for pack in GAME.library.packs if isinstance(pack, Battlefield))
FACES = [
    (name, action.ident, side, place)
    for name, pack in HEROES.items()
    for action in pack.actions
    for side, face in enumerate(action.faces)
    for place in range(len(face.abilities))
]


def duel(name: str, cells: str = "c3 c4", **words: object) -> Table:
    """This hero against one that stands where no location helps either; Hollow Oak is near for stars."""
    opponent = "akhena" if name != "akhena" else "torv"
    return Table(GAME, heroes=f"{name} {opponent}", cells=cells, **words)


@pytest.mark.parametrize(("name", "card", "side", "place"), FACES)
def test_each_ability_of_each_face_does_what_is_printed(name: str, card: str, side: int, place: int) -> None:
    action = next(action for action in HEROES[name].actions if action.ident == card)
    face = action.faces[side]
    ability = face.abilities[place]
    where = "c1" if ability.range == "long" and ability.kind != "turn_location" else "c4"
    here = "c2" if ability.kind == "turn_location" else "c3"  # where locations are in any range
    words = {"other1": card} if side else {}
    table = duel(name, f"{here} {where}", wounds="1 0", **words).activate(card)
    for _ in range(place):
        if table.offers("skip"):
            table.skip()
    own = 1 if ability.crest and ability.crest == face.crest else 0
    expected = ability.value + own
    before = table.left(2)
    if ability.kind == "attack":
        if table.asked.kind == "attack":
            table.attack(where)
        assert table.state.agenda[-1].value == expected
        table.undefended()
        assert before - table.left(2) == expected
    elif ability.kind == "wound":
        table.pick("wound", where)
        assert before - table.left(2) == expected
    elif ability.kind == "march":
        if table.asked.kind == "march":
            table.march()
        assert table.asked.kind == "walk" and table.state.agenda[-1].value == expected
        assert table.asked.card == 0
    elif ability.kind == "push":
        if table.asked.kind == "shove":
            table.push(where)
        assert table.asked.kind == "push" and table.state.agenda[-1].value == expected
        assert table.asked.card == 1
    elif ability.kind == "turn_location":
        slot = table.asked.options[0]
        assert table.asked.kind == "turn-location"
        table.state.apply(0, slot)
        assert sum(table.state.turned) == 1
    else:
        assert ability.kind == "star"
        assert table.asked.kind == "star" or table.state.stars


@pytest.mark.parametrize(("name", "card", "side"), sorted({face[:3] for face in FACES}))
def test_each_face_gives_its_movement_defence_and_crest(name: str, card: str, side: int) -> None:
    pack = HEROES[name]
    action = next(action for action in pack.actions if action.ident == card)
    face = action.faces[side]
    others = " ".join(one.ident for one in pack.actions if one is not action)
    words = {"other1": card} if side else {}
    still = duel(name, "c3 f6", spent1=others, **words)
    assert still.state.move_value(0) == face.move
    rivals = {"heroes": f"akhena {name}"} if name != "akhena" else {"heroes": f"torv {name}"}
    defending = Table(GAME, **rivals, cells="c3 c2", spent2=others, **({"other2": card} if side else {}))
    crests = defending.state.plan.tables
    bonus = crests.crest_number(face.defence_crest)
    primed = defending.state.primed(1, bonus)
    defending.activate("staff" if name != "akhena" else "fists")
    if defending.asked.kind == "attack":
        defending.attack("c2")
    attack = defending.state.agenda[-1].value
    before = defending.left(2)
    defending.defend(card)
    own = 1 if face.defence_crest == face.crest and face.defence_crest else 0
    assert before - defending.left(2) == max(0, attack - face.defence - primed - own)
    assert defending.state.primed(1, crests.crest_number(face.crest)) >= 1


def test_akhena_readies_a_card_by_a_star() -> None:
    table = duel("akhena", "c3 f6", spent1="shield").activate("canopy").skip().star("akhena").pick("ready", "shield")
    assert table.ready(1, "shield")


def test_mutiny_shoots_harder_from_afar() -> None:
    near = duel("mutiny", "c3 c1").activate("rifle").state.agenda[-1].value
    far = duel("mutiny", "c3 e1").activate("rifle").state.agenda[-1].value
    assert far == near + 1


def test_torv_pushes_after_a_wound() -> None:
    table = duel("torv").activate("fists").undefended()
    assert table.asked.kind == "shove"
    table.push("c4")
    assert table.asked.kind == "push"


def test_ilvane_walks_unharmed_through_hazards_once_wounded() -> None:
    order = "crooked_well gallows_hill hollow_oak burnt_mill wolf_stone* chapel_ruin"
    healthy = duel("ilvane", "b4 f6", locations=order)
    before = healthy.left(1)
    assert healthy.move().to("c4").left(1) == before - 1
    pack = HEROES["ilvane"]
    wounded = duel("ilvane", "b4 f6", locations=order, wounds=f"{pack.flip - pack.start} 0")
    before = wounded.left(1)
    assert wounded.move().to("c4").left(1) == before


def test_yaryna_and_sirko_hunt_as_one() -> None:
    apart = duel("yaryna", "c3 c4", companions="f6 -").activate("knife").attack("c4").state.agenda[-1].value
    both = duel("yaryna", "c3 c4", companions="b3 -").activate("knife").attack("c4").state.agenda[-1].value
    assert both == apart + 1
    bite = duel("yaryna", "c3 d4", companions="c4 -").activate("trail").skip().star("companion").skip()
    assert bite.asked.kind == "defend" and bite.state.agenda[-1].value == 3


def test_rig_grips_by_a_star() -> None:
    table = duel("mutiny", "c3 f4", companions="e4 -", other1="rifle").activate("rifle").skip().star("companion")
    assert table.asked.kind == "defend" and table.state.agenda[-1].value == 2


def test_casimir_marches_when_he_primes() -> None:
    table = duel("casimir", "c3 f6").prime("banner")
    assert table.asked.kind == "march"
    table.march().to("c2")
    assert table.at(0) == "c2"


EDGES = [
    (number, face, edge, place)
    for number, location in enumerate(FIELD.locations)
    for face, edges in enumerate(location.faces)
    for edge, effects in enumerate(edges)
    for place in range(len(effects))
]


@pytest.mark.parametrize(("number", "face", "edge", "place"), EDGES)
def test_each_edge_of_each_location_does_what_is_printed(number: int, face: int, edge: int, place: int) -> None:
    """The location lies in c5, where all four edges can be stood at."""
    location = FIELD.locations[number]
    effect = location.faces[face][edge][place]
    others = [one.ident for one in FIELD.locations if one is not location]
    order = [*others[:4], location.ident + "*" * face, *others[4:]]
    cell = ("c4", "d5", "c6", "b5")[edge]
    state = duel("torv", f"{cell} f3", locations=order).state
    field, layout = state.plan.battlefield, state.plan.layout
    at = (number * 2 + face) * 4 + edge
    assert 4 * 4 + edge in layout.touched[state.cell[0]]
    if effect.kind == "bonus" and effect.active:
        for name in effect.bonus:
            assert state.bonus(0, BONUS_NAMES.index(name)) >= 1
    elif effect.kind == "signpost" and effect.active:
        exit_cell = ("c4", "d5", "c6", "b5")[effect.exit]
        assert exit_cell in {cell_name(one) for one in next_cells(state, 0, state.cell[0])}
    else:
        assert field.hazard[at] == (1 if effect.active else 0)


@pytest.mark.parametrize("number", range(6))
def test_each_location_has_a_star_ability_that_works(number: int) -> None:
    location = FIELD.locations[number]
    others = [one.ident for one in FIELD.locations if one is not location]
    order = [location.ident, *others]
    for place in ("c4", "c1"):
        table = duel("akhena", f"c3 {place}", locations=order, wounds="1 0").activate("canopy").skip()
        if table.offers("star", location.ident):
            before = table.state.dump()
            table.star(location.ident)
            assert table.state.dump() != before and table.state.stars
            return
    raise AssertionError(f"{location.ident} could not be used")
