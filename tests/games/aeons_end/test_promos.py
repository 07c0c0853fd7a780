"""Every promo card in a position where it matters."""

from igroteka.games.aeons_end import options as opt
from tests.games.aeons_end.table import Table, acts, drawn
from tests.rules import rule

ALL_OPEN = "open open open open"


def cast(spell: str, number: int = 1, **words: object) -> Table:
    given = {"breaches0": ALL_OPEN, "phase": "cast", "prepped0": f"{spell}:{number}", "hand0": "", **words}
    return Table(**given).cast(spell)


QUARTZ = "fractured_quartz,jade,searing_ruby,flexing_dagger,bottled_vortex,ignite,chaos_arc,dark_fire,spectral_echo"


def test_echo_stone_pays_more_after_another() -> None:
    table = Table(hand0="echo_stone echo_stone echo_stone")
    assert [table.play("echo_stone").state.aether for _ in range(3)] == [2, 5, 8]


def test_fractured_quartz_eats_its_own_pile() -> None:
    table = Table(market=QUARTZ, hand0="fractured_quartz fractured_quartz").play("fractured_quartz").yes()
    assert table.state.aether == 3 and table.left("fractured_quartz") == 5
    assert table.play("fractured_quartz").no().state.aether == 5
    assert Table(hand0="fractured_quartz").play("fractured_quartz").kind == "main"  # it has no pile here


def test_coruscating_sapal() -> None:
    assert Table(hand0="coruscating_sapal", charges0=1).play("coruscating_sapal").yes().state.aether == 4
    assert Table(hand0="coruscating_sapal").play("coruscating_sapal").state.aether == 2


def test_rock_launcher_throws_a_card() -> None:
    table = Table(hand0="rock_launcher jade planar_insight").play("rock_launcher").first().card("planar_insight")
    assert table.state.foe == 64 and table.pile() == ["planar_insight"]
    burnt = Table(hand0="rock_launcher jade").play("rock_launcher").second()
    assert burnt.state.foe == 68 and burnt.destroyed == ["jade"]


def test_abacus_of_ignition() -> None:
    table = Table(hand0="abacus_of_ignition", prepped0="ignite:1", prepped1="spark:1", deck1="jade", hand1="")
    table.play("abacus_of_ignition")
    assert len(table.asked.options) == 2  # the ally's Spark or nothing
    table.spell("spark")
    assert table.state.foe == 69 and table.hand(1) == ["jade"]


def test_humming_shell() -> None:
    table = Table(hand0="humming_shell spark", discard0="crystal").play("humming_shell").first()
    table.card("spark").spent("crystal")
    assert sorted(table.destroyed) == ["crystal", "spark"]
    assert Table(hand0="humming_shell").play("humming_shell").state.charges[0] == 2


def test_chronophage_coil() -> None:
    table = Table(hand0="chronophage_coil", turn_deck="turn_nemesis", turn_discard="turn_1 turn_nemesis")
    table.play("chronophage_coil")
    assert table.destroyed == ["chronophage_coil"] and len(table.state.turn_deck) == 2


def test_thieving_spirit() -> None:
    table = cast("thieving_spirit")
    assert table.state.foe == 66 and table.state.aether == 1


def test_fleeting_vision_reveals_two_and_keeps_the_order_of_the_rest() -> None:
    table = cast("fleeting_vision", deck0="jade spark ignite", deck1="crystal")
    table.yes().card("spark").no()
    assert table.deck(0) == ["jade", "ignite"] and "spark" in table.pile(0) and table.asked.seats == 0b10
    table.no()
    assert table.deck(1) == ["crystal"] and table.kind == "main"


def test_splinter_missile_may_be_split_for_an_allys_card() -> None:
    table = cast("splinter_missile", hand1="spark jade", play="banesire:2 needlemaw")
    assert table.kind == "discard" and table.asked.seats == 0b10
    table.card("spark").card("banesire").card("banesire").foe().card("needlemaw")
    assert table.in_play == {"needlemaw": 10} and table.state.foe == 69
    whole = cast("splinter_missile", hand1="spark jade", play="needlemaw").no().card("needlemaw")
    assert whole.in_play == {"needlemaw": 7}


def test_splinter_missile_hits_the_nemesis_whole_when_there_is_nothing_to_split_it_on() -> None:
    table = cast("splinter_missile", hand1="spark jade").card("jade")
    assert table.state.foe == 66  # and the game goes on


def test_force_catalyst() -> None:
    table = Table(prepped0="force_catalyst:1", prepped1="spark:1", aether=3).use(1).spell("spark")
    assert table.state.aether == 0 and table.state.foe == 69
    assert cast("force_catalyst").state.foe == 67


def test_drown_in_flames_repeats_with_its_bonus() -> None:
    assert cast("drown_in_flames", 3, charges0=2).yes().state.foe == 60
    assert cast("drown_in_flames", 3, charges0=1).state.foe == 65


def test_illuminating_flame_burns_itself_only_from_a_high_breach() -> None:
    table = cast("illuminating_flame", 4).yes()
    assert table.state.charges[0] == 3 and table.destroyed == ["illuminating_flame"] and table.state.foe == 64
    assert cast("illuminating_flame", 1).kind == "main"


def test_chronal_arc_takes_up_two_breaches_and_may_come_back() -> None:
    table = Table(hand0="chronal_arc spark", breaches0="open open left open").prep("chronal_arc")
    assert table.prepped()[0] == ["chronal_arc"] and table.can_prep("spark")
    table.prep("spark")
    assert table.prepped()[3] == ["spark"]
    back = cast("chronal_arc", 2).yes()
    assert back.state.foe == 65 and back.hand() == ["chronal_arc"]
    assert not Table(hand0="chronal_arc", breaches0="open left open left").can_prep("chronal_arc")


def test_chronal_arc_is_lost_with_either_breach() -> None:
    table = acts("gallowskulk", life0=3, prepped0="chronal_arc:2", breaches0=ALL_OPEN).breach(3)
    assert table.pile(0) == ["chronal_arc"]


def test_parasitic_force_may_lie_with_an_ally() -> None:
    table = Table(hand0="parasitic_force", breaches0="none none none none", turn_deck="turn_2", turn_discard="turn_1")
    table.prep("parasitic_force", 1, seat=1).end()
    assert table.kind == "cast" and table.asked.seats == 0b10
    table.cast("parasitic_force")
    assert table.state.foe == 64 and table.pile(0) == ["parasitic_force"] and table.kind == "destroy"


def test_decimate() -> None:
    assert drawn("decimate").second().state.city == 26
    assert drawn("decimate").first().who(1).state.charges == [0, 2]


def test_menace() -> None:
    table = drawn("menace", hand0="spark jade", hand1="jade", prepped1="ignite:1", deck0="", deck1="")
    assert table.kind == "together-or"
    table.who(0).who(0) if table.offers(opt.SEAT) else table.who(1)
    assert table.hand(0) == [] and table.hand(1) == [] and table.prepped(1)[0] == []
    assert table.deck(0) == ["jade"] and table.deck(1) == ["jade"]


def test_glyph_enigma_grows_with_the_tier() -> None:
    assert acts("glyph_enigma").state.city == 29
    assert acts("glyph_enigma", foe_discard="awaken").state.city == 27


def test_spirit_cage() -> None:
    table = acts("spirit_cage:1", hand0="spark", hand1="jade")
    assert table.hand(0) == [] and table.state.fury == 2
    assert Table(play="spirit_cage", hand0="planar_insight").dispel("spirit_cage").in_play == {}
    assert Table(play="spirit_cage", hand0="feral_lightning").can_dispel("spirit_cage"), "a cost of 5 is enough"
    assert not Table(play="spirit_cage", hand0="ignite").can_dispel("spirit_cage")


def test_gravity_splinter() -> None:
    assert acts("gravity_splinter:1", breaches1="open open left left").state.life == [7, 10]
    assert Table(play="gravity_splinter", aether=7).dispel("gravity_splinter").in_play == {}


def test_baneful_crux() -> None:
    assert acts("baneful_crux:1").state.city == 27
    held = Table(play="baneful_crux", hand0="ignite ignite jade").dispel("baneful_crux")
    assert held.hand() == ["jade"] and held.in_play == {}


def test_negate() -> None:
    table = drawn("negate", hand0="jade planar_insight", hand1="spark").first().who(0)
    assert table.hand(0) == ["jade"] and table.state.fury == 2
    assert drawn("negate").second().state.city == 27


def test_reckoning() -> None:
    assert acts("reckoning:1", charges0=3).state.city == 24
    table = acts("reckoning:1", charges1=4, hand0="jade jade", hand1="")
    assert table.state.life == [10, 7] and table.hand(0) == []


def test_gallowskulk() -> None:
    assert acts("gallowskulk", life1=9).state.life == [10, 6]


def test_unmake() -> None:
    table = drawn("unmake", deck0="jade jade jade spark", deck1="", discard1="").state
    assert table.life == [7, 10] and len(table.deck[0]) == 1
    left = drawn("unmake", deck0="jade jade jade", discard0="spark", deck1="", discard1="")
    assert left.pile(0) == ["spark"] and left.deck(0) == [], "the discard pile is not shuffled in"


def test_world_purge() -> None:
    assert acts("world_purge:1").second().state.city == 23
    assert acts("world_purge:1").first().state.fury == 3
    assert Table(play="world_purge", aether=9).dispel("world_purge").in_play == {}


@rule("AE-043")
def test_split_damage_pays_the_corrupters_price() -> None:
    """Each target is hit once, whatever number of points was named for it; the caster dealt the damage."""
    table = cast("splinter_missile", nemesis="crooked_mask", hand1="spark jade", play="corrupter", deck0="")
    table.card("spark").card("corrupter").card("corrupter").foe().foe()
    assert table.in_play == {"corrupter": 4} and len(table.deck(0)) == 1 and table.state.foe == 68


@rule("AE-131")
def test_split_damage_lands_at_once_so_a_last_husk_still_shields_broodwomb() -> None:
    """In whichever order the points are named."""
    words = {"nemesis": "carapace_queen", "hand1": "spark jade", "play": "broodwomb", "husks": 1}
    first = cast("splinter_missile", **words).card("spark").husk().card("broodwomb").card("broodwomb").foe()
    last = cast("splinter_missile", **words).card("spark").card("broodwomb").card("broodwomb").husk().foe()
    for table in (first, last):
        assert table.in_play == {"broodwomb": 5} and table.state.husks == 0 and table.state.foe == 59


def test_split_damage_counts_the_points_that_are_left() -> None:
    table = cast("splinter_missile", hand1="spark jade", play="needlemaw").card("spark").foe()
    assert table.state.game.question(table.state, table.asked)["amount"] == 3
