"""Every mage's ability and starting card, where it matters."""

from igroteka.games.aeons_end import options as opt
from tests.games.aeons_end.table import Table
from tests.rules import rule


def test_crystal_and_spark() -> None:
    table = Table(hand0="crystal", prepped0="spark:1", phase="cast")
    table.cast("spark").play("crystal")
    assert table.state.aether == 1 and table.state.foe == 69


def test_amethyst_shard_lets_an_ally_draw_and_discard() -> None:
    table = Table(mages="adelheim kadir", hand0="amethyst_shard", hand1="spark", deck1="jade")
    table.play("amethyst_shard")
    assert table.kind == "may-draw" and table.asked.seats == 0b10
    table.yes().card("spark")
    assert table.hand(1) == ["jade"] and table.pile(1) == ["spark"] and table.state.aether == 1


def test_amethyst_shard_may_be_declined() -> None:
    table = Table(mages="adelheim kadir", hand0="amethyst_shard", hand1="spark", deck1="jade")
    table.play("amethyst_shard").no()
    assert table.hand(1) == ["spark"] and table.kind == "main"


def test_aethereal_ward_discards_an_attack_or_power_before_it_does_anything() -> None:
    table = Table(mages="adelheim kadir", charges0=5, turn="nemesis", foe_deck="slaughter", turn_deck="turn_1")
    assert table.kind == "ability" and table.asked.seats == 0b01
    table.yes()
    assert table.state.city == 30 and table.foe_pile == ["slaughter"] and table.state.charges[0] == 0


def test_aethereal_ward_covers_immediately() -> None:
    table = Table(
        nemesis="carapace_queen", mages="adelheim kadir", charges0=5, turn="nemesis", foe_deck="legion_beacon",
        turn_deck="turn_1",
    )  # fmt: skip
    table.yes()
    assert table.state.husks == 2 and table.in_play == {}


def test_aethereal_ward_may_be_kept_and_does_nothing_against_minions() -> None:
    kept = Table(mages="adelheim kadir", charges0=5, turn="nemesis", foe_deck="slaughter", turn_deck="turn_1").no()
    assert kept.state.city == 27 and kept.state.charges[0] == 5
    minion = Table(mages="adelheim kadir", charges0=5, turn="nemesis", foe_deck="banesire", turn_deck="turn_1")
    assert minion.kind == "main" and minion.in_play == {"banesire": 6}


def test_buried_light_gives_aether_for_the_main_phase() -> None:
    table = Table(phase="cast", prepped0="buried_light:1").cast("buried_light")
    assert table.state.foe == 69 and table.kind == "main" and table.state.aether == 1


def test_brink_siphon_heals_any_player() -> None:
    table = Table(mages="brama kadir", charges0=5, life0=3, life1=2).ability()
    assert table.seats_offered == [0, 1]
    table.who(1)
    assert table.state.life == [3, 6]


def test_brink_siphon_is_not_offered_when_nobody_can_gain_life() -> None:
    assert not Table(mages="brama kadir", charges0=5).offers(opt.ABILITY)


def test_moonstone_shard_pays_one_more_for_gems_only() -> None:
    table = Table(mages="jian kadir", hand0="moonstone_shard", aether=0).play("moonstone_shard")
    assert table.can_gain("jade") and not table.can_gain("flexing_dagger")
    table.gain("jade")
    assert table.state.aether == 0 and table.state.gem_aether == 0


def test_black_mirror_casts_a_spell_twice_and_discards_it_once() -> None:
    table = Table(mages="jian kadir", charges0=4, prepped1="feral_lightning:1").ability()
    assert table.state.foe == 70 - 6 and table.pile(1) == ["feral_lightning"] and table.prepped(1)[0] == []
    assert table.state.charges[0] == 0


def test_black_mirror_counts_the_breach_each_time() -> None:
    table = Table(mages="jian kadir", charges0=4, prepped0="spark:3", breaches0="open open open open").ability()
    assert table.state.foe == 70 - 4


def test_emerald_shard_may_heal_any_player() -> None:
    table = Table(hand0="emerald_shard", life1=9).play("emerald_shard").second()
    assert table.state.life[1] == 10 and table.state.aether == 0


def test_otherworldly_gate_returns_spells_and_doubles_opened_breaches() -> None:
    table = Table(charges0=5, hand0="", discard0="spark ignite jade", breaches0="open none none none").ability()
    table.spent("spark").spent("ignite")
    assert table.hand() == ["ignite", "spark"] and table.pile() == ["jade"]
    table.prep("spark").prep("ignite")
    assert table.prepped()[0] == ["spark", "ignite"]


def test_otherworldly_gate_does_not_double_closed_breaches() -> None:
    table = Table(charges0=5, hand0="spark spark", discard0="", breaches0="none left none none", aether=2).ability()
    table.focus(2).prep("spark")
    assert not table.can_prep("spark")


def test_otherworldly_gate_may_be_used_in_an_allys_main_phase() -> None:
    table = Table(mages="mist kadir", charges1=5, hand0="", discard0="spark spark ignite jade")
    assert [decision.kind for decision in table.state.decisions] == ["main", "interrupt"]
    table.ability(seat=1)
    assert table.kind == "return" and table.asked.seats == 0b01
    table.spent("spark").spent("ignite").no()
    assert table.hand() == ["ignite", "spark"] and table.state.charges[1] == 0 and table.state.double == 1


def test_an_ally_may_leave_the_ability_for_this_turn() -> None:
    table = Table(mages="mist kadir", charges1=5, hand0="jade")
    table.answer(opt.PASS, seat=1)
    assert [decision.kind for decision in table.state.decisions] == ["main"]
    assert table.state.charges[1] == 5


def test_the_active_player_goes_on_while_an_ally_may_still_put_in() -> None:
    table = Table(mages="mist kadir", charges1=5, hand0="jade").play("jade")
    assert [decision.kind for decision in table.state.decisions] == ["main", "interrupt"]


def test_quartz_shard_sorts_the_turn_order() -> None:
    table = Table(mages="lash kadir", hand0="quartz_shard", turn_deck="turn_nemesis turn_1", turn_discard="turn_2")
    table.play("quartz_shard")
    assert table.kind == "bottom"
    table.yes()
    assert table.names(table.state.turn_deck)[::-1] == ["turn_1", "turn_nemesis"] and table.state.aether == 1


@rule("AE-088")
def test_quartz_shard_on_an_empty_deck_shuffles_first() -> None:
    table = Table(mages="lash kadir", hand0="quartz_shard", turn_deck="", turn_discard="turn_1 turn_1")
    table.play("quartz_shard").no()
    assert len(table.state.turn_deck) == 2 and table.state.aether == 2


def test_quicken_thought_shuffles_a_players_turn_back_for_one_damage() -> None:
    table = Table(
        mages="lash kadir", charges0=5, turn_deck="turn_nemesis", turn_discard="turn_1 turn_2 turn_nemesis"
    ).ability()
    assert table.kind == "turn-card" and table.cards_offered == ["turn_1", "turn_2"]
    table.card("turn_2")
    assert table.state.life == [10, 9] and sorted(table.names(table.state.turn_deck)) == ["turn_2", "turn_nemesis"]


def test_quicken_thought_may_not_choose_the_any_player_card() -> None:
    table = Table(mages="lash kadir brama", charges0=5, turn_deck="turn_1", turn_discard="turn_any turn_3").ability()
    assert table.state.life == [10, 10, 9]


def test_garnet_shard_may_cast_a_spell_prepped_this_turn() -> None:
    table = Table(mages="mist kadir", hand0="garnet_shard spark").prep("spark").play("garnet_shard").second()
    assert table.state.foe == 69


def test_divine_augury_gives_an_ally_four_cards() -> None:
    table = Table(mages="mist kadir", charges0=5, hand1="", deck1="jade jade", discard1="spark spark spark").ability()
    assert len(table.state.hand[1]) == 4 and table.state.charges[0] == 0


def test_tourmaline_shard_trades_an_allys_life_for_a_card() -> None:
    table = Table(mages="phaedraxa kadir", hand0="tourmaline_shard", hand1="crystal spark").play("tourmaline_shard")
    assert table.kind == "may-suffer" and table.asked.seats == 0b10
    table.yes().card("crystal")
    assert table.state.life[1] == 9 and table.hand(1) == ["spark"]


def test_auspex_rune_prevents_all_damage_of_a_turn() -> None:
    table = Table(
        mages="phaedraxa kadir", charges0=5, turn="draw", turn_deck="turn_nemesis turn_1", turn_discard="turn_2",
        foe_deck="skewer topple", deck1="jade",
    )  # fmt: skip
    assert table.kind == "ability" and table.asked.seats == 0b01
    table.yes().who(1)
    assert table.state.life[1] == 10 and "jade" in table.hand(1) and table.state.fury == 2
    assert table.state.shield == 0 and table.state.active == 0


def test_auspex_rune_makes_damage_impossible_to_pay() -> None:
    table = Table(mages="phaedraxa kadir", charges0=5, turn="draw", turn_deck="turn_1", hand0="tourmaline_shard")
    table.yes().play("tourmaline_shard")
    assert table.kind == "main" and table.state.life[1] == 10


def test_flare_reads_the_turn_order() -> None:
    player = Table(phase="cast", prepped0="flare:1", turn_deck="turn_2 turn_1").cast("flare")
    assert player.state.foe == 67 and player.state.view(0)["table"]["turns"]["top"] == "turn_2"
    nemesis = Table(phase="cast", prepped0="flare:1", turn_deck="turn_nemesis turn_1").cast("flare")
    assert nemesis.state.foe == 69


def test_metaphysical_link_shares_four_charges_and_arranges_the_turns() -> None:
    table = Table(
        mages="xaxos kadir brama", charges0=5, turn_deck="turn_2 turn_nemesis turn_1", turn_discard="turn_3",
    ).ability().who(1).who(1).who(2).who(1)  # fmt: skip
    assert table.state.charges[1:] == [3, 1] and table.kind == "arrange"
    table.card("turn_nemesis").card("turn_1")
    assert table.names(table.state.turn_deck)[::-1] == ["turn_nemesis", "turn_1", "turn_2"]
    assert table.state.charges[0] == 0


@rule("AE-027")
def test_a_lone_xaxos_loses_the_charges_the_ability_gave() -> None:
    table = Table(mages="xaxos", charges0=5, turn_deck="turn_1", turn_discard="turn_nemesis").ability()
    assert table.state.charges == [0]
