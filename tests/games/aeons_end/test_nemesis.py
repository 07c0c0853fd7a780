"""The nemesis turn, exhaustion and the end of the game."""

from igroteka.games.aeons_end import options as opt
from tests.games.aeons_end.table import Table
from tests.rules import rule


@rule("AE-177", "AE-181", "AE-049")
def test_the_nemesis_acts_and_then_draws_one_card() -> None:
    table = Table(turn="nemesis", play="needlemaw", foe_deck="slaughter topple", turn_deck="turn_1")
    assert table.state.city == 30 - 2 - 3 and len(table.state.foe_deck) == 1


@rule("AE-048")
def test_every_nemesis_has_its_own_unleash() -> None:
    words = {"turn": "nemesis", "foe_deck": "slaughter", "turn_deck": "turn_1"}
    assert Table(**words).state.fury == 2
    assert Table(**words, nemesis="carapace_queen").state.husks == 4
    prince = Table(**words, nemesis="prince_of_gluttons", market="lots_of_charges")
    assert len(prince.state.devoured) == 3
    assert Table(**words, nemesis="crooked_mask").kind == "who-corruption"


@rule("AE-065", "AE-178")
def test_minions_and_powers_act_in_one_order_of_age() -> None:
    old_first = Table(turn="nemesis", play="banesire provoker", foe_deck="slaughter", turn_deck="turn_1")
    young_first = Table(turn="nemesis", play="provoker banesire", foe_deck="slaughter", turn_deck="turn_1")
    assert old_first.state.city == 30 - 2 - 3 and young_first.state.city == 30 - 1 - 3


@rule("AE-178", "AE-064")
def test_a_minion_acts_every_nemesis_turn_until_it_is_defeated() -> None:
    twice = "turn_nemesis turn_1"
    table = Table(turn="nemesis", play="needlemaw", foe_deck="bleed_static haze_spewer", turn_deck=twice)
    assert table.state.city == 30 - 2 - 2 and table.in_play["needlemaw"] == 11


@rule("AE-067", "AE-068", "AE-188")
def test_a_power_counts_down_and_acts_with_its_last_token() -> None:
    table = Table(turn="nemesis", foe_deck="eye_of_nothing", turn_deck="turn_1")
    assert table.in_play == {"eye_of_nothing": 2} and table.state.fury == 1
    waiting = Table(turn="nemesis", play="eye_of_nothing:2", foe_deck="haze_spewer", turn_deck="turn_1")
    assert waiting.in_play == {"eye_of_nothing": 1, "haze_spewer": 5} and waiting.state.fury == 1
    ripe = Table(turn="nemesis", play="eye_of_nothing:1", foe_deck="haze_spewer", turn_deck="turn_1")
    assert ripe.in_play == {"haze_spewer": 5} and ripe.state.fury == 3 and ripe.foe_pile == ["eye_of_nothing"]


@rule("AE-069", "AE-070", "AE-124")
def test_to_discard_is_met_in_the_own_main_phase_and_the_power_does_nothing() -> None:
    table = Table(play="eye_of_nothing", aether=6).dispel("eye_of_nothing")
    assert table.in_play == {} and table.foe_pile == ["eye_of_nothing"]
    assert table.state.aether == 0 and table.state.fury == 1


@rule("AE-069")
def test_a_condition_must_be_met_completely_by_one_player() -> None:
    assert not Table(play="eye_of_nothing", aether=5).can_dispel("eye_of_nothing")
    assert not Table(play="woven_sky", hand0="spark jade", hand1="spark spark spark").can_dispel("woven_sky")


@rule("AE-182")
def test_an_empty_nemesis_deck_means_unleash_three_times() -> None:
    table = Table(turn="nemesis", play="needlemaw", foe_deck="", turn_deck="turn_1", strikes="devastate")
    assert table.state.fury == 1  # 1 + 3, and then a strike takes 3
    assert table.state.city == 30 - 2 - 5


@rule("AE-183")
def test_an_attack_is_resolved_in_the_printed_order_and_discarded() -> None:
    table = Table(turn="nemesis", foe_deck="skewer", turn_deck="turn_1", deck1="jade", life1=5)
    assert table.kind == "who-suffer" and table.state.fury == 2
    table.who(1)
    assert table.state.life[1] == 2 and "jade" in table.hand(1) and table.foe_pile == ["skewer"]


@rule("AE-184")
def test_a_minion_comes_into_play_with_its_life_and_waits() -> None:
    table = Table(turn="nemesis", foe_deck="needlemaw", turn_deck="turn_1")
    assert table.in_play == {"needlemaw": 11} and table.state.city == 30


@rule("AE-185", "AE-184")
def test_immediately_comes_before_the_card_enters_play() -> None:
    table = Table(nemesis="carapace_queen", turn="nemesis", foe_deck="foul_multitudes", turn_deck="turn_1")
    assert table.state.husks == 4 and table.in_play == {"foul_multitudes": 3}


@rule("AE-186")
def test_a_nemesis_effect_does_as_much_as_possible() -> None:
    table = Table(turn="nemesis", foe_deck="onslaught", hand0="jade", hand1="", turn_deck="turn_1", strikes="raze")
    assert table.kind == "who-suffer"  # Onslaught took the one card there was; then fury 4 strikes
    assert table.hand(0) == [] and table.pile(0) == ["jade"]


@rule("AE-187", "AE-207")
def test_only_a_side_of_an_or_that_can_be_done_completely_may_be_chosen() -> None:
    table = Table(turn="nemesis", foe_deck="awaken", turn_deck="turn_1")
    assert table.state.city == 27  # no minion to bring back: no question
    both = Table(turn="nemesis", foe_deck="awaken", foe_discard="banesire slaughter", turn_deck="turn_1")
    assert both.kind == "or" and both.asked.seats == 0b11
    both.second()
    assert both.in_play == {"banesire": 6}


@rule("AE-190", "AE-189")
def test_a_tie_for_lowest_life_is_for_the_players_to_decide() -> None:
    table = Table(turn="nemesis", play="gallowskulk", life0=4, life1=4, foe_deck="slaughter", turn_deck="turn_1")
    assert table.kind == "who-suffer" and table.seats_offered == [0, 1] and table.asked.seats == 0b11
    assert table.state.game.question(table.state, table.asked)["amount"] == 3
    table.who(0)
    assert table.state.life == [1, 4]


@rule("AE-191")
def test_with_no_charges_anywhere_the_players_choose_who_has_most() -> None:
    table = Table(turn="nemesis", play="doom_aegis:1", foe_deck="slaughter", turn_deck="turn_1")
    assert table.kind == "who-suffer" and table.seats_offered == [0, 1]


@rule("AE-192")
def test_the_player_who_can_do_most_of_it_has_to_be_chosen() -> None:
    words = {"turn": "nemesis", "play": "agony_field:1", "foe_deck": "slaughter", "turn_deck": "turn_1"}
    table = Table(**words, hand0="jade", hand1="spark jade", deck0="", deck1="", discard0="spark", discard1="spark")
    assert table.kind == "discard" and table.asked.seats == 0b10  # two cards are more than one; their order matters
    full = Table(**words, hand0="jade jade jade", hand1="spark spark spark spark")
    assert full.kind == "who-discard" and full.seats_offered == [0, 1]


# --- exhaustion ----------------------------------------------------------------------------------------------------


@rule("AE-125", "AE-196", "AE-197", "AE-199")
def test_a_player_at_no_life_is_exhausted_at_once_step_by_step() -> None:
    table = Table(turn="nemesis", play="gallowskulk", life0=3, charges0=4, prepped0="spark:1", foe_deck="slaughter")
    assert table.kind == "lose-breach" and table.asked.seats == 0b01
    assert table.state.fury == 3 and table.state.charges[0] == 4 and table.state.exhausted == [1, 0]
    table.breach(1)
    assert table.pile(0) == ["spark"] and table.state.charges[0] == 0 and table.breaches()[0] == "none"


@rule("AE-197", "AE-186")
def test_without_a_breach_that_step_is_skipped() -> None:
    table = Table(
        turn="nemesis", play="gallowskulk", life0=3, breaches0="none none none none", foe_deck="haze_spewer",
        turn_deck="turn_1",
    )  # fmt: skip
    assert table.state.exhausted == [1, 0] and table.kind == "main"


@rule("AE-198", "AE-034")
def test_a_destroyed_breach_leaves_a_gap() -> None:
    table = Table(phase="cast", prepped0="chaos_arc:1 spark:3", breaches0="open none open open")
    table.cast("chaos_arc")
    assert table.state.foe == 67


@rule("AE-200", "AE-201")
def test_an_exhausted_player_plays_on_but_gains_no_life() -> None:
    table = Table(hand0="emerald_shard jade", life0=0, aether=2)
    table.charge().play("jade").play("emerald_shard")  # nobody can gain life: no question
    assert table.state.charges[0] == 1 and table.state.aether == 3 and table.state.life[0] == 0


@rule("AE-202")
def test_exhausted_players_are_passed_over_for_lowest_life() -> None:
    table = Table(turn="nemesis", play="gallowskulk", life0=0, foe_deck="haze_spewer", turn_deck="turn_1")
    assert table.state.life == [0, 7]


@rule("AE-203")
def test_damage_to_an_exhausted_player_hits_gravehold_doubled() -> None:
    table = Table(turn="nemesis", play="woven_sky:1", life0=0, foe_deck="haze_spewer", turn_deck="turn_1")
    assert table.seats_offered == [0, 1]
    table.who(0)
    assert table.state.city == 30 - 8 and table.state.life[1] == 10


@rule("AE-204")
def test_excess_damage_is_doubled_after_the_steps() -> None:
    table = Table(turn="nemesis", play="gallowskulk", life0=1, foe_deck="haze_spewer", turn_deck="turn_1")
    assert table.state.city == 30
    table.breach(4)
    assert table.state.city == 26


@rule("AE-205", "AE-001")
def test_when_all_are_exhausted_the_players_lose() -> None:
    table = Table(turn="nemesis", play="gallowskulk", life0=0, life1=3, foe_deck="haze_spewer")
    assert table.state.outcome == (0.0, 0.0)


# --- the end -------------------------------------------------------------------------------------------------------


@rule("AE-135", "AE-210")
def test_the_players_win_at_once_when_the_nemesis_has_no_life() -> None:
    table = Table(phase="cast", prepped0="feral_lightning:1 spark:2", foe=2, play="banesire")
    table.cast("feral_lightning").foe()
    assert table.state.outcome == (1.0, 1.0)


@rule("AE-212", "AE-210")
def test_the_players_lose_at_once_when_gravehold_has_no_life() -> None:
    assert Table(turn="nemesis", foe_deck="slaughter", gravehold=3).state.outcome == (0.0, 0.0)


@rule("AE-211")
def test_an_empty_nemesis_deck_with_nothing_in_play_wins_at_the_end_of_a_turn() -> None:
    table = Table(phase="cast", foe_deck="", play="banesire:1", prepped0="spark:1")
    table.cast("spark").card("banesire")
    assert table.state.outcome is None
    table.end()
    assert table.state.outcome == (1.0, 1.0)


@rule("AE-211")
def test_a_power_or_a_husk_in_play_keeps_the_game_going() -> None:
    assert Table(foe_deck="", play="eye_of_nothing", turn_deck="turn_1").end().state.outcome is None
    assert Table(nemesis="carapace_queen", foe_deck="", husks=1, turn_deck="turn_1").end().state.outcome is None
    assert Table(nemesis="carapace_queen", foe_deck="", husks=0).end().state.outcome == (1.0, 1.0)


@rule("AE-211", "AE-210")
def test_the_last_attack_wins_the_game_for_the_players_after_the_strike() -> None:
    table = Table(turn="nemesis", foe_deck="slaughter", fury=3, strikes="devastate")
    assert table.state.city == 30 - 3 - 5 and table.state.outcome == (1.0, 1.0)


@rule("AE-213")
def test_a_nemesis_may_win_by_its_own_condition() -> None:
    queen = Table(nemesis="carapace_queen", turn="nemesis", husks=13, foe_deck="endless_throng")
    assert queen.state.outcome == (0.0, 0.0)
    left = "jade:1 searing_ruby:0 burning_opal:0 flexing_dagger:0 bottled_vortex:0 amplify_vision:0 essence_theft:0"
    prince = Table(nemesis="prince_of_gluttons", supply=f"{left} planar_insight:0 consuming_void:0", aether=2)
    prince.gain("jade")
    assert prince.state.outcome == (0.0, 0.0)


@rule("AE-078")
def test_life_never_exceeds_its_start() -> None:
    table = Table(mages="brama kadir", charges0=5, life1=8).ability()
    assert table.state.life == [10, 10]
    orb = Table(hand0="focusing_orb", gravehold=29).play("focusing_orb").second()
    assert orb.state.city == 30


@rule("AE-093")
def test_the_life_of_the_nemesis_never_exceeds_its_start() -> None:
    table = Table(nemesis="crooked_mask", turn="nemesis", play="twisting_madness:1", foe=60, foe_deck="vex")
    assert table.state.foe == 70


@rule("AE-208")
def test_destroyed_cards_are_out_of_the_game() -> None:
    table = Table(phase="cast", prepped0="spectral_echo:1", hand0="crystal")
    table.cast("spectral_echo").card("crystal")
    assert "crystal" in table.destroyed and table.hand() == [] and "crystal" not in table.pile()


@rule("AE-209")
def test_an_ally_is_any_player_but_oneself() -> None:
    table = Table(mages="kadir mist brama", phase="cast", prepped0="ignite:1")
    table.cast("ignite")
    assert table.kind == "who-charge" and table.seats_offered == [1, 2] and table.asked.seats == 0b001


@rule("AE-025", "AE-026", "AE-027")
def test_an_ability_needs_all_charges_and_may_be_used_when_the_last_one_comes() -> None:
    table = Table(mages="brama kadir", charges0=4, aether=2, life1=3)
    assert not table.offers(opt.ABILITY)
    table.charge().ability().who(1) if table.kind == "who-life" else table.charge().ability()
    assert table.state.life[1] == 7 and table.state.charges[0] == 0


# --- solo ----------------------------------------------------------------------------------------------------------


@rule("AE-226", "AE-227")
def test_a_lone_mage_has_three_turn_cards_each_of_them_theirs() -> None:
    table = Table(mages="kadir", turn="draw")
    cards = sorted(table.names(table.state.turn_deck + table.state.turn_discard))
    assert cards == ["turn_1"] * 3 + ["turn_nemesis"] * 2


@rule("AE-228", "AE-229")
def test_a_lone_mage_is_their_own_ally() -> None:
    table = Table(mages="kadir", phase="cast", prepped0="ignite:1").cast("ignite")
    assert table.state.charges == [1]


@rule("AE-230")
def test_an_effect_on_you_and_another_is_applied_twice() -> None:
    assert Table(mages="kadir", hand0="mages_talisman").play("mages_talisman").state.charges == [2]
    table = Table(mages="kadir", nemesis="crooked_mask", turn="nemesis", foe_deck="afflict", life0=5)
    assert len(table.state.corruptions) == 7 and table.state.life == [7]


@rule("AE-231", "AE-232")
def test_a_lone_mage_plays_on_when_exhausted() -> None:
    table = Table(mages="kadir", turn="nemesis", play="gallowskulk", life0=3, foe_deck="haze_spewer")
    table.breach(4)
    assert table.state.outcome is None and table.state.exhausted == [1]


@rule("AE-232")
def test_the_lowest_life_of_a_lone_exhausted_mage_is_theirs() -> None:
    table = Table(mages="kadir", turn="nemesis", play="gallowskulk", life0=0, foe_deck="haze_spewer")
    assert table.state.city == 30 - 6


@rule("AE-233", "AE-234", "AE-078")
def test_a_lone_mage_may_have_it_easier() -> None:
    table = Table(mages="kadir", solo_cards=4, solo_life=15, turn="draw")
    assert len(table.state.turn_deck + table.state.turn_discard) == 6
    assert table.state.life == [15] and table.state.life_cap == 15
