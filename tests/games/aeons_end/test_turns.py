"""Turn order and the phases of a player's turn."""

from igroteka.games.aeons_end import options as opt
from tests.games.aeons_end.table import Table
from tests.rules import rule


@rule("AE-003", "AE-121", "AE-122", "AE-126")
def test_the_drawn_card_says_whose_turn_it_is_and_is_discarded_at_once() -> None:
    table = Table(turn="draw", turn_deck="turn_1 turn_2", turn_discard="turn_nemesis")
    assert table.kind == "main" and table.state.active == 0  # nothing is prepped: no casting phase
    assert table.names(table.state.turn_discard) == ["turn_nemesis", "turn_1"]
    table.end()
    assert table.state.active == 1 and table.names(table.state.turn_discard)[-1] == "turn_2"


@rule("AE-123")
def test_a_turn_is_casting_then_main_then_draw_phase() -> None:
    """Each phase ends before the next begins, and none comes back within the turn."""
    words = {
        "prepped0": "spark:1",
        "hand0": "jade ignite",
        "deck0": "crystal crystal crystal spark spark jade",
        "discard0": "",
    }
    table = Table(turn="draw", turn_deck="turn_1 turn_2", turn_discard="turn_nemesis", **words)
    assert table.kind == "cast" and not table.can_play("jade")
    table.cast("spark")
    assert table.state.foe == 69 and table.kind == "main" and table.hand() == ["ignite", "jade"]
    table.prep("ignite", 1).play("jade")
    assert table.kind == "main" and table.state.foe == 69 and table.pile() == ["spark"]  # nothing is cast any more
    table.end()
    assert table.pile() == ["spark", "jade"] and table.hand() == ["crystal"] * 3 + ["spark"] * 2
    assert table.prepped()[0] == ["ignite"] and table.state.active == 1


@rule("AE-088")
def test_the_turn_order_deck_is_made_anew_only_when_a_card_is_needed() -> None:
    table = Table(turn="draw", turn_deck="turn_1", turn_discard="turn_1")
    assert table.state.turn_deck == [] and len(table.state.turn_discard) == 2
    table.end()
    assert len(table.state.turn_deck) == 1 and len(table.state.turn_discard) == 1


@rule("AE-084", "AE-189")
def test_any_player_lets_the_players_decide_together() -> None:
    table = Table(mages="kadir mist brama", turn="draw", turn_deck="turn_any", turn_discard="turn_1")
    assert table.kind == "who-turn" and table.asked.seats == 0b111 and table.seats_offered == [0, 1, 2]
    table.answer(opt.SEAT + 2, seat=1)
    assert table.state.active == 2


@rule("AE-084")
def test_an_exhausted_player_may_be_given_the_turn() -> None:
    table = Table(mages="kadir mist brama", turn="draw", turn_deck="turn_any", turn_discard="turn_1", life1=0)
    assert table.seats_offered == [0, 1, 2]


@rule("AE-085")
def test_the_any_player_card_counts_as_a_player_card() -> None:
    table = Table(mages="lash mist brama", hand0="quartz_shard", turn_deck="turn_any turn_1", turn_discard="turn_2")
    table.play("quartz_shard").no()
    assert table.state.aether == 2


@rule("AE-144")
def test_unspent_aether_is_lost_at_the_end_of_the_turn() -> None:
    table = Table(hand0="jade", turn_deck="turn_2", turn_discard="turn_1")
    table.play("jade")
    assert table.state.aether == 2
    table.end()
    assert table.state.active == 1 and table.state.aether == 0


@rule("AE-143")
def test_aether_may_be_gained_without_being_spent() -> None:
    table = Table(hand0="jade").play("jade")
    assert table.offers(opt.PASS)


# --- casting -------------------------------------------------------------------------------------------------------


@rule("AE-127", "AE-041", "AE-040")
def test_spells_in_opened_breaches_may_stay_prepped() -> None:
    table = Table(phase="cast", prepped0="spark:1", breaches0="open left down left")
    assert table.kind == "cast" and table.offers(opt.PASS)
    table.end()
    assert table.prepped()[0] == ["spark"] and table.kind == "main"


@rule("AE-128")
def test_spells_in_closed_breaches_must_be_cast() -> None:
    table = Table(phase="cast", prepped0="spark:1 spark:2", breaches0="open left down left")
    assert not table.offers(opt.PASS)
    table.answer(opt.SPELL_AT + 2)
    assert table.state.foe == 69 and table.offers(opt.PASS)


@rule("AE-128")
def test_a_breach_opened_in_the_meantime_no_longer_forces_its_spell() -> None:
    table = Table(phase="cast", prepped0="amplify_vision:1 spark:2", breaches0="open up open open")
    assert not table.offers(opt.PASS)
    table.cast("amplify_vision")
    assert table.breaches()[1] == "open" and table.offers(opt.PASS)


@rule("AE-129")
def test_the_player_chooses_the_order_of_casting() -> None:
    table = Table(phase="cast", prepped0="spark:1 flare:2", breaches0="open open down left", turn_deck="turn_1")
    assert len(table.asked.options) == 3


@rule("AE-130")
def test_a_cast_spell_is_discarded_before_its_effect() -> None:
    table = Table(phase="cast", prepped0="spectral_echo:1", hand0="crystal", deck0="", discard0="")
    table.cast("spectral_echo")
    assert table.kind == "destroy" and table.pile() == ["spectral_echo"]


@rule("AE-131", "AE-133")
def test_a_spell_hits_one_target_and_surplus_is_lost() -> None:
    table = Table(phase="cast", prepped0="feral_lightning:1", play="banesire:2")
    table.cast("feral_lightning").card("banesire")
    assert table.state.foe == 70 and table.in_play == {}


@rule("AE-066", "AE-133")
def test_a_minion_loses_life_and_is_discarded_at_none() -> None:
    table = Table(phase="cast", prepped0="spark:1 spark:2", breaches0="open open down left", play="banesire:2")
    table.cast("spark").card("banesire")
    assert table.in_play == {"banesire": 1}
    table.cast("spark").card("banesire")
    assert table.in_play == {} and table.foe_pile == ["banesire"]


@rule("AE-134")
def test_damage_to_the_nemesis_lowers_its_life() -> None:
    table = Table(phase="cast", prepped0="feral_lightning:1", play="banesire")
    table.cast("feral_lightning").foe()
    assert table.state.foe == 67


@rule("AE-132")
def test_opened_breaches_three_and_four_add_one_damage() -> None:
    for number, damage in ((1, 1), (2, 1), (3, 2), (4, 2)):
        table = Table(phase="cast", prepped0=f"spark:{number}", breaches0="open open open open")
        table.cast("spark")
        assert table.state.foe == 70 - damage


@rule("AE-132")
def test_a_closed_breach_adds_nothing() -> None:
    table = Table(phase="cast", prepped0="spark:3")
    table.cast("spark")
    assert table.state.foe == 69


@rule("AE-132")
def test_the_breach_bonus_counts_even_for_a_spell_that_deals_nothing() -> None:
    table = Table(phase="cast", prepped0="dark_fire:3", breaches0="open open open open", hand0="crystal")
    table.cast("dark_fire").no()
    assert table.state.foe == 69


@rule("AE-137", "AE-138")
def test_the_bonus_of_an_allys_breach_applies_and_the_card_goes_back_to_the_ally() -> None:
    table = Table(mages="mist kadir", hand0="garnet_shard", prepped1="spark:4", breaches1="open left down open")
    table.play("garnet_shard").second()
    assert table.state.foe == 68 and table.pile(1) == ["spark"] and table.pile(0) == []


# --- main phase ----------------------------------------------------------------------------------------------------


@rule("AE-124", "AE-140")
def test_actions_may_be_mixed_freely() -> None:
    table = Table(hand0="jade jade spark", aether=1)
    table.play("jade").gain("jade").prep("spark").play("jade").gain("jade")
    assert table.pile() == ["jade", "jade"] and table.state.aether == 1


@rule("AE-042", "AE-038", "AE-141")
def test_gems_and_relics_act_at_once() -> None:
    assert Table(hand0="jade").play("jade").state.aether == 2


@rule("AE-141", "AE-186")
def test_a_relic_does_as_much_as_it_can() -> None:
    table = Table(hand0="bottled_vortex", deck0="", discard0="")
    table.play("bottled_vortex")
    assert table.kind == "main" and table.hand() == [] and "bottled_vortex" in table.destroyed


@rule("AE-142")
def test_with_one_side_of_an_or_impossible_the_other_must_be_taken() -> None:
    table = Table(mages="mist kadir", hand0="garnet_shard")
    table.play("garnet_shard")  # nothing is prepped: no question
    assert table.state.aether == 1


@rule("AE-043")
def test_card_text_beats_the_rules() -> None:
    table = Table(hand0="feral_lightning", breaches0="none right right right")
    assert table.can_prep("feral_lightning")


@rule("AE-146", "AE-169")
def test_played_cards_lie_in_the_play_area_until_the_draw_phase() -> None:
    table = Table(hand0="jade crystal", deck0="", discard0="spark")
    table.play("jade").play("crystal")
    assert table.names(table.state.played[0]) == ["jade", "crystal"] and table.pile() == ["spark"]
    table.end()
    assert table.kind == "order"
    table.card("crystal")  # the last one goes by itself; then the pile is turned over and all three are drawn
    assert table.hand() == ["crystal", "jade", "spark"]


@rule("AE-147", "AE-148", "AE-039")
def test_a_gained_card_is_paid_and_lies_on_the_discard_pile() -> None:
    table = Table(aether=7, discard0="spark").gain("jade")
    assert table.state.aether == 5 and table.pile() == ["spark", "jade"] and table.left("jade") == 6
    assert table.can_gain("essence_theft") and not table.can_gain("planar_insight")


@rule("AE-113")
def test_an_empty_pile_stays_empty() -> None:
    table = Table(aether=9, supply="jade:1").gain("jade")
    assert table.left("jade") == 0 and not table.can_gain("jade") and len(table.state.piles) == 9


@rule("AE-149", "AE-151")
def test_a_charge_costs_two_aether_and_slots_are_limited() -> None:
    table = Table(aether=6, charges0=3).charge().charge()
    assert table.state.charges[0] == 5 and table.state.aether == 2 and not table.offers(opt.CHARGE)


@rule("AE-151")
def test_a_charge_too_many_is_lost() -> None:
    table = Table(phase="cast", prepped0="ignite:1", charges1=5)
    table.cast("ignite")
    assert table.state.charges == [0, 5]


@rule("AE-150")
def test_aether_buys_no_charge_for_an_ally() -> None:
    table = Table(aether=9, charges0=5)
    assert not table.offers(opt.CHARGE) and table.state.charges[1] == 0


@rule("AE-156", "AE-161")
def test_focusing_turns_the_breach_and_makes_opening_cheaper() -> None:
    table = Table(aether=5, breaches0="open right right right")
    seen = [breach.get("open_cost") for breach in table.state.view(0)["table"]["players"][0]["breaches"]]
    assert seen == [None, 5, 9, 13]
    table.focus(2)
    assert table.breaches()[1] == "1" and table.state.aether == 3
    assert table.state.view(0)["table"]["players"][0]["breaches"][1]["open_cost"] == 4


@rule("AE-156", "AE-160")
def test_what_every_breach_costs() -> None:
    stages = ("right", "down", "left", "up")
    for number, focus, costs in ((2, 2, (5, 4, 3, 2)), (3, 3, (9, 7, 5, 3)), (4, 4, (13, 10, 7, 4))):
        for stage, cost in zip(stages, costs, strict=True):
            row = " ".join("none" if place != number else stage for place in (1, 2, 3, 4))
            assert Table(breaches0=row, aether=cost).open(number).state.aether == 0
            assert Table(breaches0=row, aether=focus).focus(number).state.aether == 0
            assert not Table(breaches0=row, aether=cost - 1).offers(opt.OPEN + number - 1)


@rule("AE-157", "AE-158", "AE-159")
def test_a_breach_may_be_focused_again_and_again_until_it_opens() -> None:
    table = Table(aether=8, breaches0="open right right right")
    table.focus(2).focus(2).focus(2).focus(2)
    assert table.breaches() == ["open", "open", "0", "0"] and not table.offers(opt.FOCUS + 1)


@rule("AE-032", "AE-033")
def test_breaches_may_be_worked_on_in_any_order() -> None:
    table = Table(aether=99, breaches0="open right right right")
    table.focus(3).focus(2).open(4)
    assert table.breaches() == ["open", "1", "1", "open"]


@rule("AE-031", "AE-162", "AE-029")
def test_an_opened_breach_stays_open_and_takes_spells_in_any_turn() -> None:
    table = Table(aether=3, hand0="spark spark", turn_deck="turn_1 turn_1", turn_discard="turn_2", deck0="jade")
    table.open(2).prep("spark", 2).end().end()
    assert table.breaches()[1] == "open" and table.prepped()[1] == ["spark"]
    assert table.can_prep("spark")


@rule("AE-163", "AE-158")
def test_a_closed_breach_takes_a_spell_only_in_the_turn_it_was_focused() -> None:
    table = Table(aether=2, hand0="spark", breaches0="none left down left", turn_deck="turn_1", turn_discard="turn_2")
    assert not table.can_prep("spark")
    table.focus(2)
    assert table.can_prep("spark")
    table.end()
    assert not table.can_prep("spark")


@rule("AE-163")
def test_a_focus_received_in_an_allys_turn_does_not_count_later() -> None:
    table = Table(
        mages="kadir mist", hand0="focusing_orb", hand1="spark", breaches1="none left none none", turn_deck="turn_2",
        turn_discard="turn_1",
    )  # fmt: skip
    table.play("focusing_orb")
    if table.kind == "or":
        table.first()
    table.breach(2, seat=1).end()
    assert table.state.active == 1 and not table.can_prep("spark")


@rule("AE-164")
def test_a_breach_holds_one_spell() -> None:
    table = Table(hand0="spark spark", breaches0="open none none none").prep("spark")
    assert not table.can_prep("spark")


@rule("AE-165")
def test_spells_are_prepped_in_ones_own_breaches_only() -> None:
    table = Table(hand0="spark", breaches0="none none none none", breaches1="open open open open")
    assert not table.can_prep("spark")


@rule("AE-034", "AE-035")
def test_adjacent_breaches_lie_beside_each_other() -> None:
    table = Table(phase="cast", prepped0="chaos_arc:2 spark:1 spark:3 spark:4", breaches0="open open open open")
    table.cast("chaos_arc")
    assert table.state.foe == 70 - 7
    edge = Table(phase="cast", prepped0="chaos_arc:1 spark:2 spark:3", breaches0="open open open open")
    edge.cast("chaos_arc")
    assert edge.state.foe == 70 - 5


@rule("AE-166")
def test_a_while_prepped_effect_works_in_the_turn_of_prepping_and_once() -> None:
    table = Table(hand0="oblivion_swell", breaches0="open left down left")
    table.prep("oblivion_swell").use(1)
    assert table.state.aether == 1 and not table.offers(opt.WHILE)


@rule("AE-167")
def test_some_while_prepped_effects_have_their_own_moment() -> None:
    table = Table(phase="cast", prepped0="lava_tendril:3", breaches0="open open open open")
    table.end()
    assert table.state.foe == 69 and table.kind == "main" and table.prepped()[2] == ["lava_tendril"]


# --- draw phase ----------------------------------------------------------------------------------------------------


@rule("AE-170", "AE-172")
def test_unplayed_cards_are_kept_and_the_hand_is_filled_to_five() -> None:
    table = Table(hand0="spark jade", deck0="crystal crystal crystal crystal").end()
    assert table.hand() == ["crystal", "crystal", "crystal", "jade", "spark"]


@rule("AE-175", "AE-170")
def test_a_hand_of_more_than_five_is_kept() -> None:
    table = Table(hand0="spark spark spark spark spark spark spark", turn_deck="turn_2", turn_discard="turn_1").end()
    assert len(table.state.hand[0]) == 7


@rule("AE-002", "AE-171")
def test_the_discard_pile_is_turned_over_not_shuffled() -> None:
    table = Table(hand0="", deck0="spark", discard0="jade crystal searing_ruby flexing_dagger ignite")
    table.end()
    assert table.hand() == ["crystal", "flexing_dagger", "jade", "searing_ruby", "spark"] and table.deck() == [
        "ignite"
    ]


@rule("AE-171")
def test_an_exactly_emptied_deck_stays_empty() -> None:
    table = Table(hand0="spark spark", deck0="jade jade jade", discard0="crystal", turn_deck="turn_2").end()
    assert table.deck() == [] and table.pile() == ["crystal"]


@rule("AE-172")
def test_there_is_no_action_that_discards_from_hand() -> None:
    table = Table(hand0="spark jade")
    assert not [option for option in table.asked.options if opt.CARD <= option < opt.PLAY]


@rule("AE-173", "AE-174", "AE-028", "AE-060")
def test_discard_piles_are_seen_and_decks_are_not() -> None:
    table = Table(discard0="spark jade", deck0="ignite crystal")
    seen = table.state.view(0)["table"]["players"][0]
    assert [card["name"] for card in seen["discard"]] == ["spark", "jade"] and seen["deck"] == 2
    assert "ignite" not in str(seen)


# --- flow ----------------------------------------------------------------------------------------------------------


def test_all_plain_gems_are_played_in_one_step() -> None:
    table = Table(hand0="crystal jade crystal burning_opal spark").gems()
    assert table.state.aether == 4 and table.hand() == ["burning_opal", "spark"]


def test_what_comes_to_light_is_counted() -> None:
    table = Table(hand0="jade quartz_shard", turn_deck="turn_1 turn_2", turn_discard="turn_nemesis")
    before = table.state.news()
    assert table.play("jade").gain("jade").state.news() == before
    assert table.play("quartz_shard").state.news() > before
