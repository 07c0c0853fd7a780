"""Every card of the supply in a position where it matters."""

from igroteka.games.aeons_end import options as opt
from tests.games.aeons_end.table import Table
from tests.rules import rule

ALL_OPEN = "open open open open"


def cast(spell: str, number: int = 1, **words: object) -> Table:
    """One spell cast from a breach, the others opened."""
    given = {"breaches0": ALL_OPEN, "phase": "cast", "prepped0": f"{spell}:{number}", "hand0": "", **words}
    return Table(**given).cast(spell)


# --- gems ----------------------------------------------------------------------------------------------------------


def test_jade() -> None:
    assert Table(hand0="jade").play("jade").state.aether == 2


def test_sifters_pearl_every_player_decides_about_their_own_top_card() -> None:
    table = Table(hand0="sifters_pearl", deck0="spark jade", deck1="crystal ignite").play("sifters_pearl")
    assert table.kind == "top" and table.asked.seats == 0b01
    table.card("spark")
    assert table.pile(0) == ["spark"] and table.asked.seats == 0b10
    table.no()
    assert table.deck(1) == ["crystal", "ignite"] and table.state.aether == 2


def test_sifters_pearl_turns_an_empty_deck_over_and_skips_who_has_no_cards() -> None:
    table = Table(hand0="sifters_pearl", deck0="", discard0="jade spark", deck1="", discard1="").play("sifters_pearl")
    table.card("jade")
    assert table.deck(0) == ["spark"] and table.pile(0) == ["jade"] and table.kind == "main"


def test_vriswood_amber_may_be_gained_onto_the_deck() -> None:
    table = Table(market="lots_of_charges", aether=6, deck0="spark").gain("vriswood_amber").yes()
    assert table.deck() == ["vriswood_amber", "spark"]
    table.gain("vriswood_amber").no()
    assert table.pile() == ["vriswood_amber"]


def test_diamond_cluster_pays_at_the_second_play_only() -> None:
    table = Table(hand0="diamond_cluster diamond_cluster diamond_cluster")
    totals = [table.play("diamond_cluster").state.aether for _ in range(3)]
    assert totals == [2, 6, 8]


def test_searing_ruby_pays_one_more_for_spells() -> None:
    table = Table(hand0="searing_ruby searing_ruby").play("searing_ruby").play("searing_ruby")
    assert table.can_gain("planar_insight") and not table.can_gain("burning_opal")
    table.gain("planar_insight")
    assert table.state.aether == 0 and table.state.spell_aether == 0


def test_burning_opal_lets_an_ally_draw_for_a_discard() -> None:
    table = Table(hand0="burning_opal spark", hand1="", deck1="jade").play("burning_opal").card("spark")
    assert table.state.aether == 3 and table.pile() == ["spark"] and table.hand(1) == ["jade"]
    kept = Table(hand0="burning_opal spark", hand1="", deck1="jade").play("burning_opal").no()
    assert kept.hand() == ["spark"] and kept.hand(1) == []


def test_clouded_sapphire_gives_a_charge_at_the_first_play() -> None:
    table = Table(hand0="clouded_sapphire clouded_sapphire").play("clouded_sapphire").play("clouded_sapphire")
    assert table.state.aether == 6 and table.state.charges == [0, 1]


# --- relics --------------------------------------------------------------------------------------------------------


def test_flexing_dagger_makes_the_next_breach_cheaper() -> None:
    table = Table(hand0="flexing_dagger", aether=1, breaches0="open right left left").play("flexing_dagger").first()
    assert table.offers(opt.FOCUS + 1) and table.offers(opt.FOCUS + 3) and not table.offers(opt.OPEN + 1)
    table.focus(3)
    assert table.state.aether == 1 and table.state.discount == 0


def test_flexing_dagger_or_deals_one() -> None:
    table = Table(hand0="flexing_dagger").play("flexing_dagger").second()
    assert table.state.foe == 69 and "flexing_dagger" in table.destroyed and table.state.played[0] == []


def test_bottled_vortex_destroys_from_hand_and_discard_pile() -> None:
    table = Table(hand0="bottled_vortex crystal", discard0="spark", deck0="jade").play("bottled_vortex")
    table.card("crystal").spent("spark")
    assert table.hand() == ["jade"] and {"bottled_vortex", "crystal", "spark"} <= set(table.destroyed)


def test_unstable_prism_plays_a_gem_twice_and_destroys_it() -> None:
    table = Table(hand0="unstable_prism diamond_cluster jade").play("unstable_prism").first().card("diamond_cluster")
    assert table.state.aether == 6 and "diamond_cluster" in table.destroyed and table.hand() == ["jade"]


def test_unstable_prism_without_a_gem_gives_aether() -> None:
    assert Table(hand0="unstable_prism spark").play("unstable_prism").state.aether == 2


def test_blasting_staff_casts_what_was_prepped_this_turn() -> None:
    table = Table(hand0="blasting_staff spark", prepped0="ignite:2", breaches0="open open open open")
    table.prep("spark", 3).play("blasting_staff")
    assert len(table.asked.options) == 2  # the Spark, or nothing; Ignite was prepped earlier
    table.spell("spark")
    assert table.state.foe == 70 - 4 and table.pile() == ["spark"]


def test_blasting_staff_may_be_played_for_nothing() -> None:
    assert Table(hand0="blasting_staff", prepped0="ignite:1").play("blasting_staff").kind == "main"


def test_focusing_orb_focuses_any_breach() -> None:
    table = Table(hand0="focusing_orb", gravehold=20).play("focusing_orb").first().breach(3, seat=1)
    assert table.breaches(1)[2] == "2"


def test_focusing_orb_or_heals_gravehold() -> None:
    table = Table(hand0="focusing_orb", gravehold=20).play("focusing_orb").second()
    assert table.state.city == 23 and "focusing_orb" in table.destroyed


def test_mages_talisman() -> None:
    assert Table(hand0="mages_talisman").play("mages_talisman").state.charges == [1, 1]


# --- spells --------------------------------------------------------------------------------------------------------


def test_phoenix_flame_burns_a_charge_for_more() -> None:
    assert cast("phoenix_flame", charges0=1).yes().state.foe == 66
    assert cast("phoenix_flame", charges0=1).no().state.charges[0] == 1
    assert cast("phoenix_flame").state.foe == 68


def test_spectral_echo_may_destroy_a_card() -> None:
    table = cast("spectral_echo", hand0="crystal spark").card("crystal")
    assert table.state.foe == 68 and table.hand() == ["spark"]


@rule("AE-136")
def test_amplify_vision_deals_damage_before_it_focuses() -> None:
    table = cast("amplify_vision", breaches0="open open up left")
    assert table.state.foe == 68 and table.breaches() == ["open", "open", "open", "2"]
    assert cast("amplify_vision").state.foe == 67
    assert cast("amplify_vision", breaches0="open none open open").state.foe == 67


def test_ignite_charges_an_ally() -> None:
    table = cast("ignite")
    assert table.state.foe == 68 and table.state.charges == [0, 1]


def test_lava_tendril_burns_while_it_stays_prepped() -> None:
    table = Table(phase="cast", prepped0="lava_tendril:3", breaches0=ALL_OPEN).end()
    assert table.state.foe == 69
    assert cast("lava_tendril").state.foe == 67


def test_dark_fire_counts_discarded_cards() -> None:
    table = cast("dark_fire", hand0="crystal spark jade").card("crystal").card("spark")
    assert table.state.foe == 64 and table.pile() == ["dark_fire", "crystal", "spark"]
    assert cast("dark_fire", hand0="crystal jade").card("crystal").no().state.foe == 67


def test_essence_theft_heals_for_a_discard() -> None:
    table = cast("essence_theft", hand0="crystal", life1=5).card("crystal")
    assert table.state.foe == 67 and table.state.life == [10, 6]


def test_feral_lightning_needs_no_focus() -> None:
    table = Table(hand0="feral_lightning spark", breaches0="none right none none")
    assert table.can_prep("feral_lightning") and not table.can_prep("spark")
    assert cast("feral_lightning").state.foe == 67


def test_oblivion_swell_spends_a_gem() -> None:
    table = cast("oblivion_swell", hand0="burning_opal spark").card("burning_opal")
    assert table.state.foe == 63 and table.pile() == ["oblivion_swell", "burning_opal"]


def test_chaos_arc_is_cast_before_its_neighbours() -> None:
    assert cast("chaos_arc", 2, prepped0="chaos_arc:2 spark:1 spark:3").state.foe == 63
    assert cast("chaos_arc", 3, prepped0="chaos_arc:3 spark:1").state.foe == 66  # the +1 of breach III


def test_chaos_arc_cast_by_an_ally_counts_the_breaches_it_sat_in() -> None:
    table = Table(mages="mist kadir", hand0="garnet_shard", prepped1="chaos_arc:2 spark:1", breaches1=ALL_OPEN)
    table.play("garnet_shard").second().spell("chaos_arc")
    assert table.state.foe == 65


@rule("AE-137")
def test_planar_insight_counts_the_casters_breaches() -> None:
    assert cast("planar_insight").state.foe == 64
    table = Table(
        mages="mist kadir", hand0="garnet_shard", prepped1="planar_insight:1", breaches1=ALL_OPEN,
        breaches0="open left left left",
    ).play("garnet_shard").second()  # fmt: skip
    assert table.state.foe == 67


def test_wildfire_whip_casts_for_two_aether_as_often_as_it_is_paid() -> None:
    table = Table(prepped0="wildfire_whip:1", prepped1="spark:1 ignite:2", aether=5, breaches1=ALL_OPEN)
    table.use(1).spell("spark").use(1).spell("ignite")
    assert table.state.foe == 67 and table.state.aether == 1 and not table.offers(opt.WHILE)
    assert cast("wildfire_whip").state.foe == 66


def test_arcane_nexus_returns_a_played_gem_once() -> None:
    table = Table(prepped0="arcane_nexus:1", hand0="jade").play("jade").use(1)
    assert table.hand() == ["jade"]
    table.play("jade")
    assert table.state.aether == 4 and not table.offers(opt.WHILE)
    assert cast("arcane_nexus").state.foe == 66


def test_consuming_void_destroys_for_damage() -> None:
    table = cast("consuming_void", hand0="crystal crystal spark").card("crystal").card("crystal")
    assert table.state.foe == 64 and table.destroyed.count("crystal") >= 2
