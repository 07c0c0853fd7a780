"""Beyond Evolution: Actions, evolution, and every card of the set."""

from typing import Any

from igroteka.games.mindbug.cards.faces import FIRST_FACE, NAMES
from igroteka.games.mindbug.options import ACTION
from tests.games.mindbug.table import Table
from tests.rules import rule


def duel(**words: Any) -> Table:
    """A position without Mindbugs, in which the other side has a card to play."""
    words.setdefault("my_mindbugs", 0)
    words.setdefault("their_mindbugs", 0)
    words.setdefault("their_hand", "luchataur")
    return Table(**words)


# --- Actions --------------------------------------------------------------------------------------------------------


@rule("MB-090")
def test_an_action_takes_the_place_of_playing_or_attacking() -> None:
    table = duel(mine="infernostrich", my_hand="gorillion", theirs="bee_bear")
    assert table.offered == ["gorillion", "infernostrich"] and table.actions == ["infernostrich"]
    table.act("infernostrich")
    assert table.pile(1) == ["bee_bear"] and table.seat == 1 and table.asked.kind == "turn"


@rule("MB-091")
def test_an_action_that_would_do_nothing_is_refused() -> None:
    table = duel(mine="infernostrich gorillion", theirs="robopup")
    assert table.actions == []
    assert table.why_not(ACTION + table.card("infernostrich")) == ("MB-091", "idle-action")
    assert table.why_not(ACTION + table.card("gorillion")) == ("MB-090", "no-action")


@rule("MB-091", "MB-032")
def test_evolving_is_something_so_the_action_saves_from_losing() -> None:
    table = duel(mine="wildsprout", theirs="hypnotic_mouse")
    assert table.offered == [] and table.actions == ["wildsprout"]
    assert duel(mine="robopup", theirs="hypnotic_mouse").state.outcome == (0.0, 1.0)


@rule("MB-080", "MB-090")
def test_an_exhausted_creature_may_use_its_action_again_and_again() -> None:
    table = duel(mine="dragon_inn*", theirs="robopup gorillion", their_hand="luchataur")
    table.act("dragon_inn").play("luchataur")
    assert table.life == (3, 2) and table.actions == ["dragon_inn"]


@rule("MB-049", "MB-090")
def test_an_action_may_be_used_in_the_extra_turn() -> None:
    table = duel(mine="curious_tadpole", my_hand="gorillion", their_mindbugs=1)
    table.play("gorillion").mindbug().act("curious_tadpole")
    assert table.life == (4, 3) and table.seat == 1


# --- evolution ------------------------------------------------------------------------------------------------------


@rule("MB-014", "MB-110", "MB-111", "MB-112", "MB-114")
def test_a_creature_evolves_through_three_stages() -> None:
    table = duel(mine="cloud_lady", my_hand="gorillion", their_hand="luchataur robopup", theirs="spider_owl")
    table.act("cloud_lady")
    assert table.mine == ["typhoon_princess"] and table.power("typhoon_princess") == 6
    assert table.pile(1) == ["spider_owl"]
    table.play("robopup").act("typhoon_princess")
    assert table.mine == ["thunder_queen"] and table.theirs == ["robopup*"]
    table.play("luchataur")
    assert table.actions == []
    table.attack("thunder_queen").target("robopup").no()
    assert table.theirs == ["luchataur"] and table.life == (3, 2)


@rule("MB-113", "MB-107")
def test_evolving_keeps_exhaustion_and_boosts() -> None:
    table = duel(mine="frog_prophet*+bee_bear")
    assert table.power("frog_prophet") == 4
    table.act("frog_prophet")
    assert table.mine == ["world_eater*"] and table.power("world_eater") == 9


@rule("MB-115", "MB-116")
def test_an_evolved_creature_that_falls_is_a_stage_1_card_again() -> None:
    table = duel(mine="typhoon_princess", theirs="gorillion", my_hand="compost_dragon")
    table.attack("typhoon_princess").block("gorillion").attack("gorillion")
    assert table.pile(0) == ["cloud_lady"]
    table.play("compost_dragon")
    assert table.mine == ["compost_dragon", "cloud_lady"]


@rule("MB-103", "MB-115")
def test_a_creature_taken_over_keeps_its_stage() -> None:
    table = duel(my_hand="brain_fly", theirs="typhoon_princess robopup")
    table.play("brain_fly")
    assert table.mine == ["brain_fly", "typhoon_princess"]


@rule("MB-115", "MB-087")
def test_an_evolved_creature_returns_to_hand_as_stage_1() -> None:
    table = duel(my_hand="dr_orange_u_tan", theirs="typhoon_princess+bee_bear robopup*", their_hand="luchataur")
    table.play("dr_orange_u_tan").yes()
    assert table.hand(1) == ["cloud_lady", "luchataur", "robopup"] and table.theirs == []
    assert table.pile(1) == ["bee_bear"] and table.life == (2, 3)


@rule("MB-023")
def test_later_stages_are_in_no_deck() -> None:
    later = {"typhoon_princess", "thunder_queen", "frog_prophet", "world_eater"}
    later |= {"veteran_penguin", "frosty_fortress", "bigroot", "oakenmaster"}
    assert later <= set(NAMES) and not later & {NAMES[face] for face in FIRST_FACE[1:]}


# --- the four lines -------------------------------------------------------------------------------------------------


def test_cloud_lady_defeats_a_weak_enemy_and_spares_a_strong_one() -> None:
    table = duel(mine="cloud_lady", theirs="bullet_train")
    table.act("cloud_lady")
    assert table.mine == ["typhoon_princess"] and table.theirs == ["bullet_train"]


def test_typhoon_princess_reaches_up_to_power_6() -> None:
    table = duel(mine="typhoon_princess", theirs="coach_panda gorillion luchataur", their_hand="bee_bear")
    table.act("typhoon_princess")
    assert table.mine == ["thunder_queen"] and table.theirs == ["gorillion", "luchataur"]


def test_thunder_queen_defeats_anyone_when_she_attacks_and_nobody_when_she_blocks() -> None:
    table = duel(mine="thunder_queen", theirs="gorillion luchataur", their_hand="bee_bear")
    table.attack("thunder_queen").target("gorillion").no()
    assert table.pile(1) == ["gorillion"]
    table.attack("luchataur").block("thunder_queen")
    assert table.pile(0) == ["cloud_lady"] and table.pile(1) == ["gorillion", "luchataur"]


def test_the_tadpole_gains_life_and_ends_as_the_world_eater() -> None:
    table = duel(mine="curious_tadpole", my_life=1, their_hand="luchataur bee_bear")
    table.act("curious_tadpole").play("luchataur").act("frog_prophet").play("bee_bear")
    assert table.life == (3, 3) and table.mine == ["world_eater"]
    assert table.keywords("world_eater") == ["poisonous", "tough"] and table.actions == []
    table.attack("world_eater").no()
    assert table.life == (3, 1)


def test_world_eater_costs_no_life_when_it_blocks() -> None:
    table = duel(mine="world_eater", theirs="gorillion", turn="theirs", my_hand="bee_bear")
    table.attack("gorillion").block("world_eater")
    assert table.life == (3, 3) and table.mine == ["world_eater*"] and table.theirs == []


def test_frog_prophet_is_tough_and_the_tadpole_is_not() -> None:
    table = duel(mine="curious_tadpole")
    assert table.keywords("curious_tadpole") == ["poisonous"]
    table.act("curious_tadpole")
    assert table.keywords("frog_prophet") == ["poisonous", "tough"] and table.mine == ["frog_prophet"]


def test_the_recruit_makes_the_rival_discard_and_ends_as_the_fortress() -> None:
    table = duel(mine="waddling_recruit", their_hand="luchataur bee_bear gorillion", their_deck="")
    table.act("waddling_recruit").discard("gorillion")
    assert table.mine == ["veteran_penguin"] and table.pile(1) == ["gorillion"]
    table.play("luchataur").act("veteran_penguin")
    assert table.pile(1) == ["gorillion", "bee_bear"] and table.mine == ["frosty_fortress"]


def test_the_recruit_evolves_even_when_nobody_can_discard() -> None:
    table = duel(mine="waddling_recruit", theirs="gorillion", their_hand="")
    table.act("waddling_recruit")
    assert table.mine == ["veteran_penguin"]


@rule("MB-037")
def test_frosty_fortress_empties_hand_and_draw_pile_so_nothing_is_drawn() -> None:
    table = duel(
        mine="frosty_fortress", theirs="robopup", their_hand="luchataur bee_bear", their_deck="gorillion",
        my_deck="spider_owl", my_hand="killer_bee killer_bee goblin_werewolf lone_yeti plated_scorpion",
    )  # fmt: skip
    table.attack("frosty_fortress").no()
    assert sorted(table.pile(1)) == ["bee_bear", "gorillion", "luchataur"]
    assert table.hand(1) == [] and len(table.hand(0)) == 5 and len(table.state.deck[0]) == 1


def test_wildsprout_plays_a_card_of_its_own_discard_pile_then_evolves() -> None:
    table = duel(mine="wildsprout", my_discard="killer_bee", their_discard="gorillion")
    table.act("wildsprout")
    assert table.mine == ["bigroot", "killer_bee"] and table.life == (3, 2)


def test_bigroot_becomes_oakenmaster_who_strengthens_the_others() -> None:
    table = duel(mine="bigroot robopup", my_discard="", theirs="gorillion")
    assert table.power("robopup") == 1
    table.act("bigroot")
    assert table.mine == ["oakenmaster", "robopup"]
    assert table.power("robopup") == 6 and table.power("oakenmaster") == 7 and table.power("gorillion") == 10


# --- Attack effects -------------------------------------------------------------------------------------------------


def test_blastfish_cannot_be_defeated_on_the_turn_it_attacks() -> None:
    table = duel(mine="blastfish", theirs="gorillion")
    table.attack("blastfish").block("gorillion")
    assert table.mine == ["blastfish"] and table.pile(1) == ["gorillion"]


def test_blastfish_that_blocks_can_be_defeated() -> None:
    table = duel(mine="blastfish", theirs="gorillion bee_bear", my_hand="luchataur")
    table.attack("blastfish").no().attack("gorillion").block("blastfish")
    assert table.mine == [] and table.theirs == ["bee_bear"]


def test_bullet_train_defeats_an_enemy_of_power_3_or_less() -> None:
    table = duel(mine="bullet_train", theirs="spider_owl killer_bee")
    table.attack("bullet_train").no()
    assert table.pile(1) == ["spider_owl"]


def test_bullet_train_spares_enemies_of_power_4_and_own_creatures() -> None:
    table = duel(mine="bullet_train robopup", theirs="cloud_lady")
    table.attack("bullet_train").no()
    assert table.mine == ["bullet_train", "robopup"] and table.theirs == ["cloud_lady"]


# --- forced attacks -------------------------------------------------------------------------------------------------


def test_cake_trickster_makes_an_enemy_creature_attack() -> None:
    table = duel(mine="cake_trickster", theirs="killer_bee goblin_werewolf")
    table.act("cake_trickster").choose("goblin_werewolf")
    assert table.asked.kind == "hunt" and table.seat == 1
    table.no().block("cake_trickster")
    assert table.theirs == ["killer_bee"] and table.seat == 1 and table.asked.kind == "turn"
    assert table.power("killer_bee") == 5


def test_cake_trickster_forces_one_attack_even_of_a_frenzied_creature() -> None:
    table = duel(mine="cake_trickster", theirs="luchataur")
    table.act("cake_trickster").no()
    assert table.life == (2, 3) and table.asked.kind == "turn" and table.seat == 1


def test_cake_trickster_cannot_force_a_creature_that_may_not_attack() -> None:
    table = duel(mine="cake_trickster", theirs="cave_lizard")
    assert table.actions == []


def test_captain_hippo_must_be_hunted() -> None:
    table = duel(mine="killer_bee gorillion", my_hand="bee_bear", theirs="captain_hippo luchataur")
    assert table.offered == ["killer_bee"] and table.actions == []
    bee = table.state.hand[0][0]
    assert table.why_not(bee) == ("MB-093", "must-hunt")
    assert table.why_not(table.card("gorillion")) == ("MB-093", "must-hunt")
    table.attack("killer_bee")
    assert table.mine == ["gorillion"] and table.theirs == ["captain_hippo", "luchataur"]


def test_captain_hippo_forces_nobody_without_a_hunter() -> None:
    table = duel(mine="gorillion", my_hand="bee_bear", theirs="captain_hippo")
    assert table.offered == ["bee_bear", "gorillion"]


def test_captain_hippo_forces_only_his_enemies() -> None:
    table = duel(mine="captain_hippo killer_bee", my_hand="bee_bear", theirs="robopup")
    assert table.offered == ["bee_bear", "captain_hippo", "killer_bee"]


def test_captain_hippo_forces_nobody_on_his_own_players_turn() -> None:
    table = duel(mine="cake_trickster captain_hippo", theirs="killer_bee")
    table.act("cake_trickster")
    assert table.asked.kind == "hunt" and table.offered == ["cake_trickster", "captain_hippo"]
    table.no()
    assert table.asked.kind == "block" and table.seat == 0


def test_a_frenzied_hunter_may_stop_after_the_first_attack_on_captain_hippo() -> None:
    table = duel(mine="sharky_crab_dog_mummypus+bee_bear+luchataur+gorillion", theirs="captain_hippo killer_bee")
    assert table.power("sharky_crab_dog_mummypus") == 8
    table.attack("sharky_crab_dog_mummypus")
    assert table.theirs == ["killer_bee"]


# --- Play effects ---------------------------------------------------------------------------------------------------


def test_cheeky_chimpborg_costs_a_card_for_each_creature() -> None:
    table = duel(my_hand="cheeky_chimpborg", theirs="robopup robopup", their_hand="luchataur bee_bear gorillion")
    table.play("cheeky_chimpborg").discard("bee_bear").discard("gorillion")
    assert table.hand(1) == ["luchataur"]


def test_cheeky_chimpborg_costs_nothing_without_creatures() -> None:
    table = duel(my_hand="cheeky_chimpborg", their_hand="luchataur bee_bear")
    table.play("cheeky_chimpborg")
    assert table.hand(1) == ["bee_bear", "luchataur"]


def test_cheery_chimpborg_is_strong_against_three() -> None:
    assert duel(mine="cheery_chimpborg", theirs="robopup robopup gorillion").power("cheery_chimpborg") == 10
    assert duel(mine="cheery_chimpborg robopup robopup", theirs="gorillion").power("cheery_chimpborg") == 5


def test_chuckling_chimpborg_takes_a_life_for_each_unused_mindbug() -> None:
    table = duel(my_hand="chuckling_chimpborg", their_mindbugs=2, theirs="robopup")
    table.play("chuckling_chimpborg").no()
    assert table.life == (3, 1)


@rule("MB-047")
def test_chuckling_chimpborg_does_not_count_spent_mindbugs() -> None:
    table = duel(my_hand="chuckling_chimpborg bee_bear", their_mindbugs=1, my_mindbugs=0)
    table.play("chuckling_chimpborg").mindbug()
    assert table.life == (3, 3) and table.theirs == ["chuckling_chimpborg"]


def test_coach_panda_trains_exactly_one_other() -> None:
    table = duel(mine="coach_panda robopup", theirs="gorillion")
    assert table.power("robopup") == 4 and table.keywords("robopup") == ["frenzy", "sneaky", "tough"]
    assert table.power("coach_panda") == 6 and table.power("gorillion") == 10
    assert duel(mine="coach_panda robopup gorillion").power("robopup") == 1
    two = duel(mine="coach_panda coach_panda")
    assert [two.state.power(card, 0) for card in two.state.board[0]] == [9, 9]


def test_dr_orange_returns_all_enemies_for_a_life() -> None:
    table = duel(my_hand="dr_orange_u_tan", mine="robopup", theirs="gorillion sweet_fighter", their_life=1)
    table.play("dr_orange_u_tan").yes()
    assert table.hand(1) == ["gorillion", "luchataur", "sweet_fighter"] and table.life == (2, 1)
    assert table.mine == ["robopup", "dr_orange_u_tan"]


def test_dr_orange_may_keep_his_life_and_is_not_asked_for_nothing() -> None:
    table = duel(my_hand="dr_orange_u_tan", theirs="gorillion")
    table.play("dr_orange_u_tan").no()
    assert table.theirs == ["gorillion"] and table.life == (3, 3)
    table = duel(my_hand="dr_orange_u_tan")
    table.play("dr_orange_u_tan")
    assert table.asked.kind == "turn" and table.life == (3, 3)


@rule("MB-031")
def test_paying_the_last_life_loses() -> None:
    table = duel(my_hand="dr_orange_u_tan", theirs="gorillion", my_life=1)
    table.play("dr_orange_u_tan").yes()
    assert table.state.outcome == (0.0, 1.0) and table.theirs == ["gorillion"]


def test_dragon_inn_needs_fewer_creatures() -> None:
    table = duel(mine="dragon_inn", theirs="robopup gorillion")
    table.act("dragon_inn")
    assert table.life == (3, 2)
    assert duel(mine="dragon_inn", theirs="robopup").actions == []


def test_earwig_assassin_defeats_for_a_discarded_card() -> None:
    table = duel(my_hand="earwig_assassin bee_bear", mine="robopup", theirs="gorillion", their_hand="luchataur")
    table.play("earwig_assassin").discard("bee_bear").target("gorillion")
    assert table.pile(0) == ["bee_bear"] and table.pile(1) == ["gorillion"]


def test_earwig_assassin_may_refuse_and_does_nothing_with_an_empty_hand() -> None:
    table = duel(my_hand="earwig_assassin bee_bear", theirs="gorillion")
    table.play("earwig_assassin").no()
    assert table.theirs == ["gorillion"] and table.hand(0) == ["bee_bear"]
    table = duel(my_hand="earwig_assassin", theirs="gorillion")
    table.play("earwig_assassin")
    assert table.asked.kind == "turn" and table.theirs == ["gorillion"]


def test_infernostrich_defeats_a_strong_enemy_with_its_action() -> None:
    table = duel(mine="infernostrich", theirs="gorillion bee_bear robopup")
    table.act("infernostrich")
    assert table.offered == ["bee_bear", "gorillion"]
    table.target("gorillion")
    assert table.pile(1) == ["gorillion"]


def test_kitsunsei_makes_the_others_sneaky_but_not_itself() -> None:
    table = duel(mine="kitsunsei gorillion", theirs="luchataur")
    assert table.keywords("gorillion") == ["sneaky"] and table.keywords("kitsunsei") == []
    assert table.keywords("luchataur") == ["frenzy"]
    table.attack("gorillion")
    assert table.life == (3, 2)


def test_mole_machine_keeps_strong_creatures_from_blocking() -> None:
    table = duel(mine="mole_machine killer_bee", theirs="gorillion coach_panda robopup")
    table.attack("killer_bee").no()
    assert table.offered == ["coach_panda", "robopup"]
    assert table.why_not(table.card("gorillion")) == ("MB-093", "cannot-block")


def test_mole_machine_does_not_bind_its_own_side() -> None:
    table = duel(mine="mole_machine", theirs="killer_bee", their_hand="", my_hand="bee_bear")
    table.play("bee_bear").attack("killer_bee").no()
    assert table.offered == ["bee_bear", "mole_machine"]


def test_octocopter_gives_itself_for_an_enemy_creature() -> None:
    table = duel(mine="octocopter", theirs="gorillion robopup")
    table.act("octocopter").choose("gorillion")
    assert table.mine == ["gorillion"] and table.pile(0) == ["octocopter"]


def test_octocopter_may_fall_for_nothing() -> None:
    table = duel(mine="octocopter robopup")
    table.act("octocopter")
    assert table.mine == ["robopup"] and table.seat == 1


def test_puffermech_takes_the_strong_enemies_along() -> None:
    table = duel(mine="puffermech gorillion", theirs="luchataur bee_bear steelhorn", their_hand="robopup")
    table.attack("puffermech").block("steelhorn")
    table.first("puffermech")
    assert table.theirs == [] and table.mine == ["gorillion"]
    assert sorted(table.pile(1)) == ["bee_bear", "luchataur", "steelhorn"]


def test_radioactive_rabbit_goes_to_the_rival() -> None:
    table = duel(my_hand="radioactive_rabbit", mine="robopup")
    table.play("radioactive_rabbit")
    assert table.theirs == ["radioactive_rabbit"]
    table = duel(my_hand="radioactive_rabbit bee_bear", their_mindbugs=1)
    table.play("radioactive_rabbit").mindbug()
    assert table.mine == ["radioactive_rabbit"] and table.seat == 0


def test_radioactive_rabbit_takes_its_own_side_along_and_nobody_else() -> None:
    table = duel(mine="gorillion killer_bee", theirs="radioactive_rabbit luchataur robopup")
    table.attack("gorillion").block("radioactive_rabbit")
    assert table.theirs == ["robopup*"] and table.mine == ["gorillion", "killer_bee"]


def test_robopup_is_sneaky_and_tough_and_nothing_else() -> None:
    table = duel(mine="robopup", theirs="gorillion")
    table.attack("robopup")
    assert table.life == (3, 2)
    table.attack("gorillion").block("robopup")
    assert table.mine == ["robopup*"] and table.life == (3, 2)


def test_in_a_fight_with_sawn_the_stronger_falls() -> None:
    table = duel(mine="sawn", theirs="gorillion robopup")
    table.attack("sawn").block("gorillion")
    assert table.mine == ["sawn"] and table.theirs == ["robopup"]
    table = duel(mine="sawn*", theirs="spider_owl gorillion")
    table.attack("sawn").block("spider_owl")
    assert table.mine == [] and "spider_owl" in table.theirs


def test_two_sawns_and_poison_against_sawn() -> None:
    table = duel(mine="sawn*", theirs="sawn* gorillion")
    table.attack("sawn").block("sawn")
    assert table.mine == [] and table.theirs == ["gorillion"]


def test_sawn_changes_no_fight_of_others() -> None:
    table = duel(mine="sawn gorillion", theirs="bee_bear")
    table.attack("gorillion").block("bee_bear")
    assert table.mine == ["sawn", "gorillion"] and table.theirs == []


def test_spiky_shinobi_is_strong_without_mindbugs() -> None:
    assert duel(mine="spiky_shinobi").power("spiky_shinobi") == 8
    assert duel(mine="spiky_shinobi", my_mindbugs=1).power("spiky_shinobi") == 3


def test_steelhorn_costs_three_cards_when_defeated() -> None:
    table = duel(mine="steelhorn", theirs="gorillion", their_hand="bee_bear luchataur robopup sawn", my_hand="sawn")
    table.attack("steelhorn").block("gorillion").discard("bee_bear").discard("luchataur").discard("robopup")
    assert table.hand(1) == ["sawn"]
    table = duel(mine="steelhorn", theirs="robopup", their_hand="bee_bear luchataur")
    table.attack("steelhorn").block("robopup")
    assert table.hand(1) == ["bee_bear", "luchataur"] and table.mine == ["steelhorn"]


def test_sweet_fighter_gains_life_when_defeated_not_when_played() -> None:
    table = duel(my_hand="sweet_fighter", theirs="gorillion")
    table.play("sweet_fighter")
    assert table.life == (3, 3)
    table.attack("gorillion").block("sweet_fighter")
    assert table.life == (5, 3)


def test_utility_bug_copies_another_play_effect() -> None:
    table = duel(my_hand="utility_bug", theirs="killer_bee gorillion")
    table.play("utility_bug")
    assert table.offered == ["killer_bee"]
    table.choose("killer_bee")
    assert table.life == (3, 2)


def test_utility_bug_may_copy_nothing_and_never_another_utility_bug() -> None:
    table = duel(my_hand="utility_bug", mine="axolotl_healer")
    table.play("utility_bug").no()
    assert table.life == (3, 3)
    table = duel(my_hand="utility_bug", mine="utility_bug gorillion")
    table.play("utility_bug")
    assert table.asked.kind == "turn" and table.seat == 1


def test_utility_bug_gives_itself_away_when_it_copies_the_rabbit() -> None:
    table = duel(my_hand="utility_bug", theirs="radioactive_rabbit")
    table.play("utility_bug").choose("radioactive_rabbit")
    assert table.theirs == ["radioactive_rabbit", "utility_bug"]


def test_the_experiment_is_traded_for_an_enemy_creature() -> None:
    table = duel(my_hand="the_experiment", theirs="gorillion")
    table.play("the_experiment").choose("gorillion")
    assert table.mine == ["gorillion"] and table.theirs == ["the_experiment"]


def test_the_experiment_comes_back_where_there_is_no_other() -> None:
    table = duel(my_hand="the_experiment", mine="robopup")
    table.play("the_experiment")
    assert table.mine == ["robopup", "the_experiment"]


def test_turtle_toaster_defeats_up_to_two_of_middle_power() -> None:
    table = duel(my_hand="turtle_toaster", theirs="cloud_lady coach_panda infernostrich gorillion spider_owl")
    table.play("turtle_toaster")
    assert table.offered == ["cloud_lady", "coach_panda", "infernostrich"]
    table.target("cloud_lady").target("coach_panda")
    assert table.theirs == ["infernostrich", "gorillion", "spider_owl"]
    table = duel(my_hand="turtle_toaster", theirs="cloud_lady")
    table.play("turtle_toaster").no()
    assert table.theirs == ["cloud_lady"]


def test_westside_monster_stops_sneaky_enemies() -> None:
    table = duel(mine="robopup gorillion", theirs="westside_monster", my_hand="")
    assert table.offered == ["gorillion"]
    assert table.why_not(table.card("robopup")) == ("MB-093", "cannot-attack")
    table.attack("gorillion").no().attack("westside_monster")
    assert table.offered == ["gorillion"]
    assert table.why_not(table.card("robopup")) == ("MB-093", "cannot-block")


@rule("MB-069")
def test_a_hunter_may_still_force_a_sneaky_creature_to_fight_beside_westside_monster() -> None:
    table = duel(mine="westside_monster killer_bee robopup", theirs="robopup gorillion")
    assert "robopup" in table.offered
    table.attack("killer_bee").hunt("robopup")
    assert table.theirs == ["robopup*", "gorillion"]
