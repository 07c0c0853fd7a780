"""Stars, special abilities and flips."""

from igroteka.games.battlecrest.cards.format import DEFENCE
from igroteka.games.battlecrest.notation import describe
from igroteka.games.battlecrest.options import STAR_HERO, STAR_PLACE
from tests.games.battlecrest.table import PACKS, Table, game_of
from tests.rules import rule


@rule("BC-108", "BC-109", "BC-110")
def test_a_star_is_spent_at_once_on_a_star_ability_within_the_activate_action() -> None:
    table = Table(cells="c3 f6", spent1="sword").activate("banner")
    assert table.asked.kind == "star" and table.state.used == 1
    table.star("hero").pick("ready", "sword")
    assert table.ready(1, "sword") and table.state.used == 1


@rule("BC-114")
def test_each_star_ability_is_used_once_a_turn_even_with_two_stars() -> None:
    table = Table(cells="c3 f6", spent1="sword bow", wounds="1 0").activate("banner").star("hero")
    table.pick("ready", "sword")
    assert table.asked.kind == "star" and table.offers("star", "tower") and not table.offers("star", "anna")
    assert table.why(STAR_HERO) == "BC-114"


def changed(name: str, *changes: tuple[str, str]) -> str:
    """A test pack with something else in it."""
    text = (PACKS / f"{name}.yaml").read_text()
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    return text


@rule("BC-114")
def test_the_star_ability_on_the_other_face_of_a_hero_is_another_one() -> None:
    vira = changed(
        "vira",
        ("passive: [{unharmed_by_hazards: true}, {passes_enemies: true, when: healthy}]", "star: [{march: 1}, flip]"),
        ("[star, {march: 1, crest: moon}]", "[star, star, star]"),
    )
    game = game_of([vira, changed("anna"), changed("plain")])
    table = Table(game, heroes="vira anna", cells="c3 c4").activate("veil").star("vira").march().to("b3")
    assert table.state.sheet[0] == 1 and table.offers("star", "vira"), "Mist was used, Storm was not"
    table.star("vira").attack("c4").undefended()
    assert table.state.sheet[0] == 0 and table.asked.kind == "star"
    assert not table.offers("star", "vira") and table.why(STAR_HERO) == "BC-114", "both were used"


@rule("BC-114")
def test_the_star_ability_on_the_wounded_face_of_a_companion_is_another_one() -> None:
    borys = changed(
        "borys",
        ("star: [{attack: 2, range: close}]}", "star: [{march: 1}]}\n  other: {name: Growl, star: [{march: 1}]}"),
        ("abilities: [star]", "abilities: [star, star, star]"),
    )
    field = changed("plain", ("        west: {hazard: true}\n      - west", "      - west"))
    game = game_of([changed("anna"), borys, field])
    whole = Table(game, cells="a1 f3", companions="- d4", turn=2, other2="gun").activate("gun").star("companion")
    whole.to("d3")
    assert whole.state.hurt[3] == 0 and whole.offered and not whole.offers("star", "companion"), "used this turn"
    bridge = Table(game, cells="a1 f3", companions="- d4", turn=2, other2="gun").activate("gun").star("companion")
    bridge.to("d5")
    assert bridge.state.hurt[3] == 1 and bridge.offers("star", "companion"), "wounded by a hazard: another ability"


@rule("BC-114", "BC-111")
def test_a_location_may_have_another_star_ability_on_its_other_face() -> None:
    field = changed(
        "plain",
        (
            "{name: Creak, star: [{march: 1}, flip]}",
            "{name: Creak, star: [flip]}\n    other: {name: Roll, star: [{march: 1}]}",
        ),
    )
    game = game_of([changed("anna"), changed("borys"), field])
    table = Table(game, cells="b4 f6", spent1="sword bow cloak").activate("banner")
    told = table.state.view(0)["table"]["locations"][4]["ability"]
    assert told["thing"] == "power:plain.bridge.0" and not told["used"]
    table.star("bridge")
    told = table.state.view(0)["table"]["locations"][4]["ability"]
    assert told["thing"] == "power:plain.bridge.1" and not told["used"]
    table.star("bridge").to("a4")
    assert table.state.view(0)["table"]["locations"][4]["ability"]["used"] and table.at(0) == "a4"
    assert describe(table.state)["stars"] == ["bridge", "bridge*"]


@rule("BC-118")
def test_a_crest_on_a_location_counts_the_crests_of_that_id_of_whoever_uses_it() -> None:
    field = changed(
        "plain",
        ("name: Plain\n", "name: Plain\ncrests: {red: Red}\n"),
        ("star: [{attack: 1, range: mid}]", "star: [{attack: 1, crest: red, range: mid}]"),
    )
    game = game_of([changed("anna"), changed("borys"), field])
    red = Table(game, cells="c3 c4", spent1="sword", wounds="1 0").activate("banner").star("anvil")
    assert red.state.agenda[-1].value == 3, "1, and Sword and Banner are red"
    gold = Table(game, cells="c4 c3", turn=2, spent2="boots", other2="gun").activate("gun")
    assert gold.state.agenda[-1].value == 1, "Borys has no red crests"


@rule("BC-118", "BC-091")
def test_crests_on_a_companion_are_those_of_its_hero() -> None:
    borys = changed(
        "borys",
        ("healthy: {move: 2, defence: 1}", "healthy: {move: 2, defence: 1, defence_crest: gold}"),
        ("star: [{attack: 2, range: close}]", "star: [{attack: 2, crest: gold, range: close}]"),
    )
    game = game_of([changed("anna"), borys, changed("plain")])
    attack = Table(game, cells="c3 f6", companions="- c4", turn=2, other2="gun").activate("gun").star("companion")
    assert attack.state.agenda[-1].value == 3, "Load itself is a gold crest"
    guarded = Table(game, cells="c3 f6", companions="- c4", spent2="boots gun").activate("sword")
    assert guarded.state.hurt[3] == 0, "3 against 1 and two gold crests"
    bare = Table(game, cells="c3 f6", companions="- c4", spent2="boots").activate("sword")
    assert bare.state.hurt[3] == 1, "3 against 1 and one"


@rule("BC-109", "BC-062")
def test_a_star_without_any_star_ability_lapses_and_the_other_ability_is_still_used() -> None:
    table = Table(heroes="vira hlib", cells="c3 f6", spent1="claws").activate("veil")
    assert table.asked.kind == "walk" and table.state.stars == 0


@rule("BC-112", "BC-113", "BC-021")
def test_a_hero_uses_the_ability_of_a_location_it_is_adjacent_to_measured_from_the_hero() -> None:
    table = Table(cells="c3 c4", spent1="sword", wounds="1 0").activate("banner")
    assert table.offers("star", "anvil") and table.offers("star", "tower")
    assert not table.offers("star", "hill") and table.why(STAR_PLACE + 2) == "BC-112"
    table.star("anvil")
    table.undefended()
    assert table.left(2) == 5, "Spark hits Borys, who is adjacent to Anna and not to Anvil"


@rule("BC-112")
def test_a_companion_gives_no_access_to_locations() -> None:
    beside = Table(cells="a4 f3", companions="- c3", turn=2, other2="gun")
    assert beside.offers("activate", "gun"), "Borys is next to Hill"
    dog_beside = Table(cells="a4 c3", companions="- f3", turn=2, other2="gun")
    assert not dog_beside.offers("activate", "gun"), "the dog alone is no use"


@rule("BC-107")
def test_a_star_ability_that_could_do_nothing_is_not_offered() -> None:
    table = Table(cells="c3 f6", wounds="0 0").activate("cloak").march().to("c2").stop()
    assert table.asked.kind != "star" or not table.offers("star", "tower"), "nothing to heal"
    hurt = Table(cells="c3 f6", wounds="1 0").activate("cloak").skip().star("tower")
    assert hurt.left(1) == 7


@rule("BC-022", "BC-111")
def test_the_flip_symbol_turns_this_card_over_at_once() -> None:
    table = Table(cells="c3 c4", other1="cloak").activate("cloak").push("c4").to("d4").stop()
    assert table.state.side[table.card(1, "cloak")] == 0 and not table.ready(1, "cloak")
    bridge = Table(cells="b4 f6", spent1="sword bow cloak").activate("banner").star("bridge")
    bridge.march().to("a4")
    assert bridge.turned("bridge")


@rule("BC-022")
def test_a_hero_card_with_two_faces_turns_over_too() -> None:
    table = (
        Table(heroes="vira anna", cells="c3 c4", sheets="1").activate("veil").star("hero").attack("c4").undefended()
    )
    assert table.state.sheet[0] == 0 and table.left(2) == 4


@rule("BC-107")
def test_a_lasting_ability_works_while_its_condition_is_met() -> None:
    far = Table(cells="e3 b3", turn=2).activate("gun")
    assert far.state.agenda[-1].value == 3
    near = Table(cells="d3 b3", turn=2).activate("gun")
    assert near.state.agenda[-1].value == 2


@rule("BC-107")
def test_each_lasting_ability_raises_just_what_it_names() -> None:
    def borys(passive: str, cells: str) -> Table:
        texts = {name: (PACKS / f"{name}.yaml").read_text() for name in ("anna", "borys", "plain")}
        texts["borys"] = texts["borys"].replace("{attack: 1, when: target_far}", passive)
        return Table(game_of(list(texts.values())), cells=cells, turn=2)

    for passive, move, reach in (("{move: 1}", 4, 3), ("{long_range: 1}", 3, 4), ("{push: 1}", 3, 3)):
        assert borys(passive, "a6 c3").state.move_value(1) == move, passive
        assert bool(borys(passive, "e1 c3").offers("activate", "gun")) == (reach == 4), passive
    assert borys("{defence: 1}", "a6 c3").state.lasting(1, DEFENCE) == 1
    pushed = borys("{push: 1}", "c2 c3").activate("shove")
    assert pushed.asked.kind == "push" and pushed.state.agenda[-1].value == 3, "1, its own crest, 1"


@rule("BC-107", "BC-142")
def test_an_ability_after_an_action_is_the_controllers_to_use_or_not() -> None:
    table = Table(heroes="hlib anna", cells="c3 f6", spent1="axe").refocus()
    assert table.asked.kind == "march" and table.seat == 0
    table.march().to("c2")
    assert table.at(0) == "c2" and table.asked.kind == "action"
    assert Table(heroes="hlib anna", cells="c3 f6", spent1="axe").refocus().skip().at(0) == "c3"


def test_a_companions_lasting_ability_helps_the_hero_beside_it() -> None:
    beside = Table(heroes="hlib anna", cells="c3 c4", companions="c2 -").activate("axe")
    assert beside.state.agenda[-1].value == 3
    apart = Table(heroes="hlib anna", cells="c3 c4", companions="a1 -").activate("axe")
    assert apart.state.agenda[-1].value == 2


def test_a_companions_wounded_face_may_have_another_ability() -> None:
    hurt = Table(heroes="hlib anna", cells="f5 c1", companions="b1 -", hurt="1").activate("log")
    assert hurt.offers("star", "companion")
    whole = Table(heroes="hlib anna", cells="f5 c1", companions="b1 -").activate("log")
    assert not whole.offers("star", "companion")


def test_wound_heal_and_turn_location_do_what_they_say() -> None:
    table = Table(cells="c3 c4", wounds="1 0", other1="banner").activate("banner").pick("wound", "c4")
    assert table.left(2) == 5, "no defence is asked"
    table.pick("turn-location", "tower")
    assert table.turned("tower") and table.left(1) == 7


def test_hazards_do_not_harm_whom_a_lasting_ability_protects() -> None:
    table = Table(heroes="vira anna", cells="d4 f6").move().to("d5")
    assert table.left(1) == 4
