"""Every basic nemesis card, and every card of Rageborne and Carapace Queen."""

from igroteka.games.aeons_end import options as opt
from tests.games.aeons_end.table import Table, acts, drawn
from tests.rules import rule

# --- basic cards, tier 1 -------------------------------------------------------------------------------------------


def test_skewer() -> None:
    table = drawn("skewer", deck0="jade", hand0="").who(0)
    assert table.state.fury == 1 and table.state.life[0] == 7 and table.hand(0) == ["jade"]


def test_slaughter() -> None:
    assert drawn("slaughter").state.city == 27


def test_banesire() -> None:
    assert acts("banesire").state.fury == 1


def test_haze_spewer_spends_itself() -> None:
    table = acts("haze_spewer:4", foe_deck="banesire topple")
    assert table.state.city == 26 and table.in_play["haze_spewer"] == 3
    assert "haze_spewer" in acts("haze_spewer:1", foe_deck="banesire topple").foe_pile


def test_agony_field() -> None:
    table = acts("agony_field:1", hand0="jade jade jade", hand1="spark", deck0="crystal")
    assert table.hand(0) == ["crystal"] and table.state.fury == 1
    held = Table(play="agony_field", hand0="crystal jade").dispel("agony_field")
    assert held.hand() == ["crystal"] and "jade" in held.destroyed and held.in_play == {}
    assert not Table(play="agony_field", hand0="crystal spark").can_dispel("agony_field")


def test_bleed_static() -> None:
    table = acts("bleed_static:1", prepped0="spark:1 spark:2", prepped1="spark:1")
    assert table.state.life == [6, 10]
    assert not Table(play="bleed_static", aether=99).can_dispel("bleed_static")


def test_eye_of_nothing() -> None:
    assert acts("eye_of_nothing:1").state.fury == 2


def test_woven_sky() -> None:
    assert acts("woven_sky:1").who(1).state.life == [10, 6]
    table = Table(play="woven_sky", hand0="jade spark crystal").dispel("woven_sky").card("spark").card("jade")
    assert table.hand() == [] and table.pile() == ["spark", "jade", "crystal"] and table.in_play == {}


# --- tier 2 --------------------------------------------------------------------------------------------------------


def test_awaken_brings_the_last_minion_back_as_the_newest_card() -> None:
    table = drawn("awaken", play="banesire", foe_discard="provoker needlemaw slaughter").second()
    assert list(table.in_play) == ["banesire", "needlemaw"] and table.in_play["needlemaw"] == 11
    assert drawn("awaken", foe_discard="provoker").first().state.city == 27


def test_dispel_takes_the_dearest_spell_of_who_has_most() -> None:
    table = drawn("dispel", prepped0="spark:1 ignite:2", prepped1="chaos_arc:1")
    assert table.pile(0) == ["ignite"] and table.prepped(1)[0] == ["chaos_arc"] and table.state.fury == 2


def test_lay_waste() -> None:
    table = drawn("lay_waste").who(0)
    assert table.state.life == [8, 10] and table.state.fury == 2


def test_cauterizer_takes_one_from_any_hit() -> None:
    table = Table(phase="cast", prepped0="arcane_nexus:3", breaches0="open open open open", play="cauterizer")
    assert table.cast("arcane_nexus").card("cauterizer").in_play == {"cauterizer": 2}
    assert acts("cauterizer:2").who(1).state.life == [10, 8]


def test_needlemaw() -> None:
    assert acts("needlemaw").state.city == 28


def test_venomite_bites_or_takes_a_spell_of_cost_three() -> None:
    assert acts("venomite", life0=5, prepped0="spark:1").state.life == [3, 10]
    table = acts("venomite", prepped1="ignite:1 spark:2").second()
    assert table.prepped(1) == [[], ["spark"], [], []] and table.state.life == [10, 10]


def test_pulverizing_ray_is_weakened_by_gems_the_players_discard_together() -> None:
    table = acts("pulverizing_ray:1", hand0="jade spark", hand1="crystal jade")
    assert table.kind == "together-discard" and table.asked.seats == 0b11
    table.who(0).who(1).card("crystal").no()
    assert table.state.city == 30 - 12 and table.hand(1) == ["jade"]


# --- tier 3 --------------------------------------------------------------------------------------------------------


@rule("AE-002", "AE-192")
def test_gather_darkness_shuffles_and_destroys_four() -> None:
    table = drawn("gather_darkness", deck0="jade jade", discard0="spark spark spark", deck1="ignite", discard1="")
    assert len(table.state.deck[0]) == 1 and table.pile(0) == [] and table.state.fury == 2
    assert table.deck(1) == ["ignite"]


def test_obliterate() -> None:
    words = {"breaches0": "open open open open", "hand0": "jade jade jade jade"}
    assert drawn("obliterate", **words).second().state.life == [6, 10]
    assert drawn("obliterate", **words).first().hand(0) == []
    assert drawn("obliterate", **{**words, "hand0": "jade"}).state.life == [6, 10]


def test_sunder() -> None:
    first = drawn("sunder", life1=9).first()
    assert first.state.city == 26 and first.state.life == [10, 5]
    second = drawn("sunder", turn_deck="turn_1", turn_discard="turn_2 turn_nemesis turn_nemesis").second()
    cards = second.names(second.state.turn_deck + second.state.turn_discard)
    assert cards.count("turn_nemesis") == 2 and "turn_2" in second.names(second.state.turn_discard)


def test_topple() -> None:
    table = drawn("topple")
    assert table.state.city == 26 and table.state.fury == 2


def test_jagged_one() -> None:
    assert acts("jagged_one").state.fury == 2


def test_doom_aegis() -> None:
    table = acts("doom_aegis:1", charges0=2, charges1=3)
    assert table.state.life == [10, 6] and table.state.charges == [2, 0]
    assert Table(play="doom_aegis", aether=7).dispel("doom_aegis").in_play == {}


def test_reality_rupture() -> None:
    assert acts("reality_rupture:1").state.fury == 3
    table = Table(play="reality_rupture", prepped0="ignite:1 chaos_arc:2 spark:3").dispel("reality_rupture")
    table.spell("ignite")
    assert {"ignite", "chaos_arc"} <= set(table.destroyed) and table.prepped()[2] == ["spark"]
    assert not Table(play="reality_rupture", prepped0="ignite:1 spark:2").can_dispel("reality_rupture")


# --- Rageborne -----------------------------------------------------------------------------------------------------


def test_a_strike_is_resolved_shuffled_back_and_costs_three_fury() -> None:
    table = drawn("cleave", strikes="devastate", fury=3)
    assert table.state.city == 25 and table.state.fury == 0 and table.names(table.state.strikes) == ["devastate"]


def test_fury_never_falls_below_none() -> None:
    assert drawn("cleave", strikes="devastate", fury=1).state.fury == 0


@rule("AE-218")
def test_on_higher_difficulty_a_strike_costs_one_fury() -> None:
    assert drawn("cleave", strikes="devastate", fury=3, difficulty="expert").state.fury == 2


def test_four_fury_strike_once_at_the_end_of_the_nemesis_turn() -> None:
    assert drawn("haze_spewer", strikes="devastate", fury=3).state.city == 30
    table = drawn("haze_spewer", strikes="devastate", fury=9)
    assert table.state.city == 25 and table.state.fury == 6


def test_unrelenting_ire() -> None:
    assert drawn("unrelenting_ire", turn_discard="turn_nemesis").state.fury == 1
    assert drawn("unrelenting_ire", turn_discard="turn_nemesis turn_nemesis").state.fury == 3


def test_provoker() -> None:
    assert acts("provoker", fury=2).state.city == 28


def test_blood_cry() -> None:
    assert acts("blood_cry:1", strikes="devastate").state.city == 25
    table = Table(play="blood_cry", charges0=4).dispel("blood_cry")
    assert table.state.charges[0] == 0 and table.in_play == {}
    assert not Table(play="blood_cry", charges0=3).can_dispel("blood_cry")


def test_invoke_carnage_counts_fury_after_its_unleash() -> None:
    assert acts("invoke_carnage:1", fury=1).who(0).state.life == [7, 10]
    assert Table(play="invoke_carnage", aether=7).dispel("invoke_carnage").in_play == {}


def test_scorn() -> None:
    assert acts("scorn").first().state.city == 27
    assert acts("scorn").second().state.fury == 2


def test_avatar_of_wrath() -> None:
    assert acts("avatar_of_wrath", strikes="devastate").state.city == 25


def test_onslaught() -> None:
    table = drawn("onslaught", hand0="jade jade jade", hand1="spark")
    assert table.kind == "together-discard"
    table.who(0).who(1)
    assert len(table.state.hand[0]) + len(table.state.hand[1]) == 1 and table.state.fury == 3


def test_rolling_death() -> None:
    assert acts("rolling_death:1", strikes="devastate").state.city == 20
    assert Table(play="rolling_death", aether=8).dispel("rolling_death").in_play == {}


def test_convoke() -> None:
    assert drawn("cleave", strikes="convoke").who(1).state.life == [10, 6]


def test_devastate() -> None:
    assert drawn("cleave", strikes="devastate").state.city == 25


def test_eviscerate() -> None:
    assert drawn("cleave", strikes="eviscerate", life1=9).state.life == [10, 7]


def test_frenzy() -> None:
    assert drawn("cleave", strikes="frenzy", breaches1="open open open left").state.life == [10, 7]


def test_raze() -> None:
    table = drawn("cleave", strikes="raze").who(0)
    assert table.state.city == 27 and table.state.life == [9, 10]


def test_seize_takes_the_two_dearest_spells_of_all() -> None:
    table = drawn("cleave", strikes="seize", prepped0="ignite:1 spark:2", prepped1="chaos_arc:1 spark:2")
    assert table.pile(0) == ["ignite"] and table.pile(1) == ["chaos_arc"] and table.kind != "lose-spell"
    tie = drawn("cleave", strikes="seize", prepped0="spark:1 spark:2", prepped1="spark:1")
    assert tie.kind == "lose-spell" and tie.asked.seats == 0b11
    assert drawn("cleave", strikes="seize", prepped0="spark:1").pile(0) == ["spark"]


# --- Carapace Queen ------------------------------------------------------------------------------------------------


def queen(card: str, **words: object) -> Table:
    return drawn(card, nemesis="carapace_queen", **words)


def test_unleash_places_husks_and_more_of_them_when_harder() -> None:
    assert queen("slaughter").state.husks == 4
    assert queen("slaughter", difficulty="expert").state.husks == 5


def test_beyond_fifteen_husks_gravehold_suffers() -> None:
    table = queen("slaughter", husks=14)
    assert table.state.husks == 15 and table.state.city == 30 - 1 - 3


def test_the_swarm_track() -> None:
    assert queen("endless_throng", husks=3).state.husks == 7
    calm = queen("endless_throng", husks=6)
    assert calm.state.husks == 8
    robbed = queen("endless_throng", husks=4, prepped0="spark:1")
    assert robbed.state.husks == 6 and robbed.pile(0) == ["spark"]
    assert queen("endless_throng", husks=7).state.city == 25
    assert queen("endless_throng", husks=10).state.city == 25
    late = queen("endless_throng", husks=12, life1=8)
    assert late.state.life == [10, 5] and late.state.husks == 11
    assert queen("endless_throng", husks=13).state.outcome == (0.0, 0.0)


def test_merely_reaching_thirteen_husks_loses_nothing() -> None:
    assert queen("slaughter", husks=12).state.outcome is None


def test_damage_kills_one_husk_or_is_spread_for_one_damage() -> None:
    words = {"nemesis": "carapace_queen", "phase": "cast", "prepped0": "feral_lightning:1", "husks": 5}
    one = Table(**words).cast("feral_lightning").husk()
    assert one.kind == "spread"
    assert one.no().state.husks == 4
    many = Table(**words).cast("feral_lightning").husk().yes()
    assert many.state.husks == 2 and many.state.life[0] == 9


def test_hatch_counts_discarded_turn_cards() -> None:
    assert queen("hatch", turn_discard="turn_2 turn_nemesis turn_1").state.husks == 5


def test_broodwomb_hides_behind_husks() -> None:
    words = {"nemesis": "carapace_queen", "phase": "cast", "prepped0": "feral_lightning:1", "play": "broodwomb"}
    assert Table(**words, husks=1).cast("feral_lightning").card("broodwomb").in_play == {"broodwomb": 5}
    assert Table(**words, husks=0).cast("feral_lightning").card("broodwomb").in_play == {"broodwomb": 2}
    assert acts("broodwomb", nemesis="carapace_queen", husks=1).state.husks == 2


def test_blot_the_sun() -> None:
    assert acts("blot_the_sun:1", nemesis="carapace_queen", husks=2).state.city == 25  # 2, +4, +2, then 8
    table = Table(nemesis="carapace_queen", play="blot_the_sun", charges0=4).dispel("blot_the_sun")
    assert table.in_play == {}


def test_foul_multitudes_hardens_husks_and_they_heal() -> None:
    words = {"nemesis": "carapace_queen", "play": "foul_multitudes", "husks": 3, "phase": "cast"}
    hit = Table(**words, prepped0="spark:1", turn_deck="turn_1").cast("spark").husk()
    assert hit.state.husks == 3 and hit.state.hurt == 1
    assert hit.end().state.hurt == 0
    spread = Table(**words, prepped0="arcane_nexus:1").cast("arcane_nexus").husk().yes()
    assert spread.state.husks == 1
    single = Table(**words, prepped0="arcane_nexus:1").cast("arcane_nexus").husk().no()
    assert single.state.husks == 2
    assert acts("foul_multitudes:1", nemesis="carapace_queen", husks=8).state.city == 25


def test_two_small_hits_kill_a_hardened_husk() -> None:
    table = Table(
        nemesis="carapace_queen", play="foul_multitudes", husks=3, phase="cast", prepped0="spark:1 spark:2",
        breaches0="open open left left",
    )  # fmt: skip
    table.cast("spark").husk().cast("spark").husk()
    assert table.state.husks == 2 and table.state.hurt == 0


def test_infest() -> None:
    assert queen("infest", husks=2).first().state.husks == 8
    assert queen("infest").second().who(0).state.life == [6, 10]


def test_legion_beacon() -> None:
    assert queen("legion_beacon").state.husks == 6
    table = acts("legion_beacon:1", nemesis="carapace_queen", husks=7)
    assert table.state.city == 30 - 8 and table.state.husks == 7  # four go, and a swarm of three brings four


def test_maggot_engine_grows_with_the_husks() -> None:
    assert queen("maggot_engine", husks=0).in_play == {"maggot_engine": 12}
    assert acts("maggot_engine:4", nemesis="carapace_queen", husks=7).state.city == 25


def test_spawn() -> None:
    assert queen("spawn", husks=2).state.city == 25


def test_targets_are_the_nemesis_minions_and_husks_never_powers() -> None:
    table = Table(
        nemesis="carapace_queen", phase="cast", prepped0="spark:1", play="broodwomb foul_multitudes", husks=2
    ).cast("spark")
    assert sorted(table.asked.options)[:2] == [opt.FOE, opt.HUSK] and table.cards_offered == ["broodwomb"]
