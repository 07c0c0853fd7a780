"""Beyond Eternity: abilities that act from the discard pile, boost cards, and every card of the set."""

from typing import Any

from igroteka.games.mindbug.cards.sets import SETS
from igroteka.text import Words
from tests.games.mindbug.table import Table
from tests.rules import rule


def duel(**words: Any) -> Table:
    """A position without Mindbugs, in which the other side has a card to play."""
    words.setdefault("my_mindbugs", 0)
    words.setdefault("their_mindbugs", 0)
    words.setdefault("their_hand", "luchataur")
    return Table(**words)


# --- in the discard pile --------------------------------------------------------------------------------------------


@rule("MB-011", "MB-094")
def test_blessed_tiger_squirrel_in_my_pile_stops_strong_enemies() -> None:
    table = duel(mine="cave_lizard bee_bear", my_hand="spider_owl", their_discard="blessed_tiger_squirrel")
    assert table.offered == ["spider_owl"]
    assert table.why_not(table.card("bee_bear")) == ("MB-094", "cannot-attack")
    table = duel(mine="killer_bee", theirs="gorillion robopup", my_discard="blessed_tiger_squirrel")
    table.attack("killer_bee").no()
    assert table.offered == ["robopup"]
    assert table.why_not(table.card("gorillion")) == ("MB-094", "cannot-block")


@rule("MB-094")
def test_blessed_tiger_squirrel_does_nothing_in_play_or_under_a_creature() -> None:
    assert "gorillion" in duel(mine="gorillion", theirs="blessed_tiger_squirrel").offered
    assert "gorillion" in duel(mine="gorillion", theirs="robopup+blessed_tiger_squirrel").offered
    assert "gorillion" in duel(mine="gorillion", their_hand="blessed_tiger_squirrel").offered
    assert "gorillion" in duel(mine="gorillion", my_discard="blessed_tiger_squirrel").offered


@rule("MB-011", "MB-069")
def test_a_hunter_may_force_a_creature_the_squirrel_keeps_from_blocking() -> None:
    table = duel(mine="killer_bee", theirs="gorillion", my_discard="blessed_tiger_squirrel")
    table.attack("killer_bee").hunt("gorillion")
    assert table.pile(0) == ["blessed_tiger_squirrel", "killer_bee"]


@rule("MB-095")
def test_an_ability_in_the_discard_pile_begins_however_the_card_came_there() -> None:
    table = duel(mine="blessed_shield_bugs* killer_bee", theirs="gorillion", my_hand="bee_bear")
    table.play("bee_bear").attack("gorillion").block("blessed_shield_bugs")
    assert table.power("killer_bee") == 6
    table = duel(mine="killer_bee", my_hand="blessed_shield_bugs bee_bear", theirs="tusked_extorter", turn="theirs")
    table.attack("tusked_extorter").discard("blessed_shield_bugs")
    assert table.power("killer_bee") == 6
    assert table.state.view(1)["table"]["players"][0]["haunting"] == [table.state.thing(table.state.discard[0][0])]


@rule("MB-034")
def test_blessed_shield_bugs_and_cursed_gorillion_add_up_but_never_below_one() -> None:
    both = duel(mine="sea_rex robopup", theirs="bee_bear", my_discard="blessed_shield_bugs cursed_gorillion")
    assert (both.power("sea_rex"), both.power("robopup"), both.power("bee_bear")) == (4, 1, 8)
    cursed = duel(mine="sea_rex robopup", my_discard="cursed_gorillion", theirs="cave_lizard")
    assert (cursed.power("sea_rex"), cursed.power("robopup"), cursed.power("cave_lizard")) == (3, 1, 10)
    blessed = duel(mine="sea_rex", theirs="robopup", my_discard="blessed_shield_bugs")
    assert (blessed.power("sea_rex"), blessed.power("robopup")) == (6, 1)


def test_cursed_gorillion_and_blessed_bugs_do_nothing_in_play() -> None:
    table = duel(mine="cursed_gorillion blessed_shield_bugs sea_rex")
    assert (table.power("cursed_gorillion"), table.power("sea_rex")) == (10, 5)


def test_blessed_killer_bee_makes_every_loss_worse() -> None:
    table = duel(mine="sea_rex", my_discard="blessed_killer_bee", their_life=4)
    table.attack("sea_rex").no()
    assert table.life == (3, 1)
    table = duel(mine="sea_rex", my_discard="blessed_killer_bee", their_life=3)
    table.attack("sea_rex").no()
    assert table.state.outcome == (1.0, 0.0)


def test_blessed_killer_bee_hurts_neither_its_owner_nor_those_who_lose_nothing() -> None:
    table = duel(mine="robopup", their_discard="blessed_killer_bee", my_life=3, their_life=2)
    table.attack("robopup")
    assert table.life == (3, 1)
    table = duel(mine="turbo_bug", theirs="robopup", my_discard="blessed_killer_bee", their_life=1)
    table.attack("turbo_bug").block("robopup")
    assert table.life == (3, 1)


def test_taking_the_rivals_life_total_is_no_loss_of_life() -> None:
    table = duel(my_hand="mysterious_mermaid", my_life=5, their_life=2, their_discard="blessed_killer_bee")
    table.play("mysterious_mermaid")
    assert table.life == (2, 2)


def test_boosting_with_a_card_switches_its_ability_off() -> None:
    table = duel(mine="sea_rex robopup", my_discard="cursed_gorillion", their_hand="bee_bear")
    assert table.power("sea_rex") == 3
    table.attack("sea_rex").choose("cursed_gorillion")
    assert table.power("sea_rex") == 6


# --- boosts ---------------------------------------------------------------------------------------------------------


@rule("MB-012", "MB-105", "MB-106")
def test_sea_rex_takes_a_boost_card_from_any_pile_when_it_attacks() -> None:
    table = duel(mine="sea_rex", theirs="robopup", my_discard="bee_bear", their_discard="gorillion")
    table.attack("sea_rex")
    assert table.offered == ["bee_bear", "gorillion"]
    table.choose("gorillion")
    assert table.power("sea_rex") == 6 and table.boosts("sea_rex") == ["gorillion"] and table.pile(1) == []


@rule("MB-105")
def test_boosting_is_optional() -> None:
    table = duel(mine="sea_rex", my_discard="bee_bear")
    table.attack("sea_rex").no()
    assert table.power("sea_rex") == 5 and table.pile(0) == ["bee_bear"] and table.life == (3, 2)


@rule("MB-107")
def test_boost_cards_go_to_the_pile_of_whoever_controlled_the_creature() -> None:
    table = duel(mine="sea_rex", theirs="gorillion", their_discard="bee_bear")
    table.attack("sea_rex").choose("bee_bear").no().block("gorillion")
    assert sorted(table.pile(0)) == ["bee_bear", "sea_rex"] and table.pile(1) == []


@rule("MB-103", "MB-107")
def test_boost_cards_stay_under_a_creature_that_is_taken_over() -> None:
    table = duel(my_hand="brain_fly", theirs="sea_rex+bee_bear robopup")
    table.play("brain_fly")
    assert table.mine == ["brain_fly", "sea_rex"] and table.boosts("sea_rex") == ["bee_bear"]


@rule("MB-108")
def test_everybody_sees_the_boost_cards() -> None:
    table = duel(mine="sea_rex+bee_bear")
    for seat in (0, 1, None):
        creature = table.state.view(seat)["table"]["players"][0]["board"][0]
        assert creature["boosts"] == [table.state.thing(table.state.under[0][1])] and creature["power"] == 6


@rule("MB-109")
def test_a_creature_of_any_side_can_be_boosted() -> None:
    table = duel(my_hand="water_antler", mine="robopup", theirs="gorillion", my_discard="bee_bear")
    table.play("water_antler").choose("bee_bear")
    assert table.offered == ["gorillion", "robopup", "water_antler"]
    table.choose("gorillion")
    assert table.power("gorillion") == 11 and table.life == (4, 3)


def test_water_antler_gains_life_even_when_there_is_nothing_to_boost_with() -> None:
    table = duel(my_hand="water_antler")
    table.play("water_antler")
    assert table.life == (4, 3) and table.asked.kind == "turn"


def test_ant_zombie_horde_takes_up_to_two() -> None:
    table = duel(mine="ant_zombie_horde", my_discard="bee_bear luchataur", their_hand="gorillion")
    table.attack("ant_zombie_horde").choose("bee_bear").choose("luchataur")
    assert table.power("ant_zombie_horde") == 9
    table = duel(mine="ant_zombie_horde", my_discard="bee_bear luchataur", their_hand="gorillion")
    table.attack("ant_zombie_horde").choose("bee_bear").no()
    assert table.power("ant_zombie_horde") == 8
    table = duel(mine="ant_zombie_horde", theirs="robopup")
    table.attack("ant_zombie_horde")
    assert table.asked.kind == "block"


def test_hiss_holiness_spreads_four_boost_cards() -> None:
    table = duel(my_hand="hiss_holiness", mine="robopup", my_discard="bee_bear gorillion", their_discard="sea_rex")
    table.play("hiss_holiness").choose("bee_bear").choose("robopup").choose("sea_rex").choose("hiss_holiness").no()
    assert table.power("robopup") == 2 and table.power("hiss_holiness") == 6 and table.pile(0) == ["gorillion"]


def test_hiss_holiness_does_nothing_while_all_piles_are_empty() -> None:
    table = duel(my_hand="hiss_holiness", mine="robopup")
    table.play("hiss_holiness")
    assert table.power("robopup") == 1 and table.asked.kind == "turn"


def test_fire_antler_costs_a_life_and_may_boost_with_itself() -> None:
    table = duel(mine="fire_antler robopup", theirs="gorillion")
    table.attack("fire_antler").block("gorillion").choose("fire_antler").choose("robopup")
    assert table.life == (3, 2) and table.boosts("robopup") == ["fire_antler"]


def test_fire_antler_does_nothing_while_it_wins() -> None:
    table = duel(mine="fire_antler", theirs="sea_rex")
    table.attack("fire_antler").block("sea_rex")
    assert table.life == (3, 3) and table.mine == ["fire_antler"]


def test_goat_dragon_boosts_or_defeats_a_boosted_creature() -> None:
    table = duel(my_hand="goat_dragon", theirs="gorillion+bee_bear robopup", my_discard="sea_rex")
    table.play("goat_dragon").mode(1)
    assert table.theirs == ["robopup"] and sorted(table.pile(1)) == ["bee_bear", "gorillion"]
    table = duel(mine="goat_dragon", theirs="gorillion+bee_bear", my_discard="sea_rex")
    table.attack("goat_dragon").mode(0).choose("sea_rex").choose("goat_dragon").no()
    assert table.power("goat_dragon") == 8 and table.theirs == ["gorillion"]


def test_goat_dragon_does_nothing_where_nothing_can_be_done() -> None:
    table = duel(my_hand="goat_dragon", theirs="gorillion")
    table.play("goat_dragon")
    assert table.asked.kind == "turn" and table.theirs == ["gorillion"]


def test_soul_manipulator_boosts_or_takes_a_boost_card() -> None:
    table = duel(my_hand="soul_manipulator", theirs="gorillion+bee_bear+sea_rex", my_discard="robopup")
    table.play("soul_manipulator").mode(1).choose("bee_bear")
    assert table.hand(0) == ["bee_bear"] and table.power("gorillion") == 11
    table = duel(mine="soul_manipulator", theirs="gorillion+bee_bear")
    table.attack("soul_manipulator").no()
    assert table.hand(0) == ["bee_bear"] and table.power("gorillion") == 10


def test_soul_manipulator_boosts_where_no_boost_card_lies() -> None:
    table = duel(my_hand="soul_manipulator", my_discard="robopup")
    table.play("soul_manipulator").choose("robopup")
    assert table.power("soul_manipulator") == 6


def test_pyro_salamancer_defeats_two_of_equal_power() -> None:
    table = duel(my_hand="pyro_salamancer", theirs="gorillion sea_rex killer_bee", their_discard="bee_bear")
    table.play("pyro_salamancer").no()
    assert table.theirs == ["gorillion"] and table.mine == ["pyro_salamancer"]


def test_pyro_salamancer_chooses_between_pairs_and_may_make_one() -> None:
    table = duel(my_hand="pyro_salamancer", theirs="sea_rex bee_bear", mine="fire_antler", my_discard="robopup")
    table.play("pyro_salamancer").choose("robopup").choose("sea_rex")
    assert table.offered == ["bee_bear", "fire_antler", "pyro_salamancer", "sea_rex"]
    table.target("pyro_salamancer")
    assert table.theirs == ["bee_bear"] and table.mine == ["fire_antler"]


def test_pyro_salamancer_spares_all_without_a_pair() -> None:
    table = duel(my_hand="pyro_salamancer", theirs="gorillion")
    table.play("pyro_salamancer")
    assert table.theirs == ["gorillion"] and table.mine == ["pyro_salamancer"]


# --- arrival in a discard pile --------------------------------------------------------------------------------------


def test_peacasus_gives_life_wherever_it_comes_from() -> None:
    fallen = duel(mine="gorillion", theirs="peacasus")
    fallen.attack("gorillion").block("peacasus")
    assert fallen.life == (3, 4)
    discarded = duel(mine="tusked_extorter", their_hand="peacasus", theirs="robopup")
    discarded.attack("tusked_extorter")
    assert discarded.life == (3, 4)
    dropped = duel(mine="sea_rex+peacasus", theirs="gorillion")
    dropped.attack("sea_rex").hunt("gorillion")
    assert dropped.life == (4, 3)
    hand = "bee_bear gorillion sea_rex sea_rex luchataur"
    scrapped = duel(mine="catalisk", theirs="robopup", their_hand=hand, their_deck="peacasus")
    scrapped.attack("catalisk")
    assert scrapped.life == (3, 4)


@rule("MB-020")
def test_two_arrivals_at_once_are_ordered_by_the_active_player() -> None:
    table = duel(mine="catalisk", theirs="robopup", their_hand="bee_bear gorillion sea_rex sea_rex luchataur",
                 their_deck="peacasus rockyphant", my_hand="killer_bee")  # fmt: skip
    table.attack("catalisk")
    assert table.asked.kind == "order" and table.seat == 0
    table.first("rockyphant")
    assert table.hand(0) == [] and table.life == (3, 4)


def test_peacasus_gives_nothing_when_it_goes_to_a_hand_or_enters_play() -> None:
    table = duel(my_hand="peacasus", theirs="gorillion")
    table.play("peacasus")
    assert table.life == (3, 3)
    table = duel(my_hand="dr_orange_u_tan", theirs="peacasus")
    table.play("dr_orange_u_tan").yes()
    assert table.life == (2, 3)


def test_rockyphant_costs_the_rival_a_card_when_it_arrives_in_a_pile() -> None:
    table = duel(mine="rockyphant*", theirs="gorillion", their_hand="bee_bear sea_rex")
    table.attack("rockyphant").block("gorillion").discard("sea_rex")
    assert table.hand(1) == ["bee_bear"]
    table = duel(mine="rockyphant", theirs="gorillion", their_hand="bee_bear sea_rex")
    table.attack("rockyphant").block("gorillion")
    assert table.hand(1) == ["bee_bear", "sea_rex"] and table.mine == ["rockyphant*"]


# --- what may not be done -------------------------------------------------------------------------------------------


def test_agile_rooster_is_blocked_only_by_its_like() -> None:
    table = duel(mine="agile_rooster", theirs="sea_rex pyro_salamancer ant_zombie_horde bee_bear robopup")
    table.attack("agile_rooster")
    assert table.offered == ["ant_zombie_horde", "pyro_salamancer", "sea_rex"]
    assert table.why_not(table.card("bee_bear")) == ("MB-093", "cannot-block")
    table = duel(mine="agile_rooster gorillion", theirs="robopup")
    table.attack("gorillion")
    assert table.offered == ["robopup"]


def test_cave_lizard_cannot_attack_but_blocks() -> None:
    table = duel(mine="cave_lizard", my_hand="robopup", theirs="gorillion")
    assert table.offered == ["robopup"]
    assert table.why_not(table.card("cave_lizard")) == ("MB-093", "cannot-attack")
    table.play("robopup").attack("gorillion")
    assert "cave_lizard" in table.offered


@rule("MB-032", "MB-056")
def test_a_player_with_only_a_cave_lizard_loses() -> None:
    assert duel(mine="cave_lizard").state.outcome == (0.0, 1.0)


def test_hypnotic_mouse_keeps_equals_from_attacking_on_both_sides() -> None:
    table = duel(mine="hypnotic_mouse sea_rex gorillion", theirs="killer_bee bee_bear", their_hand="")
    assert table.offered == ["gorillion", "hypnotic_mouse"]
    table.attack("gorillion").no()
    assert table.offered == ["bee_bear"]
    assert table.why_not(table.card("killer_bee")) == ("MB-093", "cannot-attack")


def test_hypnotic_mouse_does_not_stop_blocks() -> None:
    table = duel(mine="hypnotic_mouse gorillion", theirs="killer_bee sea_rex")
    table.attack("gorillion")
    assert table.offered == ["killer_bee", "sea_rex"]


def test_squirtoise_scout_stops_all_blocks_while_two_are_equal() -> None:
    table = duel(mine="squirtoise_scout sea_rex killer_bee", theirs="gorillion")
    table.attack("squirtoise_scout")
    assert table.life == (3, 2)
    table = duel(mine="squirtoise_scout sea_rex", theirs="gorillion killer_bee")
    table.attack("squirtoise_scout")
    assert table.offered == ["gorillion", "killer_bee"]


def test_berserker_rabbit_is_strong_while_its_pile_is_empty() -> None:
    assert duel(mine="berserker_rabbit", their_discard="bee_bear").power("berserker_rabbit") == 10
    assert duel(mine="berserker_rabbit", my_discard="bee_bear").power("berserker_rabbit") == 6


def test_porcupine_teacher_makes_the_others_poisonous() -> None:
    table = duel(mine="porcupine_teacher robopup", theirs="gorillion")
    assert "poisonous" in table.keywords("robopup") and table.keywords("porcupine_teacher") == []
    assert table.keywords("gorillion") == []


# --- the others -----------------------------------------------------------------------------------------------------


def test_catalisk_empties_the_draw_pile_only() -> None:
    table = duel(
        mine="catalisk", theirs="robopup", their_hand="bee_bear gorillion sea_rex sea_rex luchataur",
        their_deck="killer_bee lone_yeti", my_hand="killer_bee tiger_wasp koibra koibra robopup", my_deck="duckdra",
    )  # fmt: skip
    table.attack("catalisk").no()
    assert sorted(table.pile(1)) == ["killer_bee", "lone_yeti"] and len(table.hand(1)) == 5
    assert len(table.state.deck[0]) == 1


def test_duckdra_may_defeat_a_poisonous_creature_of_any_side() -> None:
    table = duel(mine="duckdra spider_owl", theirs="koibra gorillion")
    table.attack("duckdra")
    assert table.offered == ["koibra", "spider_owl"]
    table.target("koibra").no().no()
    assert table.theirs == ["gorillion"]
    table = duel(mine="duckdra", theirs="koibra")
    table.attack("duckdra").no()
    assert table.theirs == ["koibra"]


def test_ghostly_underdog_defeats_all_weaker_enemies() -> None:
    table = duel(mine="ghostly_underdog robopup", theirs="spider_owl koibra cloud_lady", their_hand="gorillion")
    table.attack("ghostly_underdog").no()
    assert table.theirs == ["cloud_lady"] and table.mine == ["ghostly_underdog", "robopup"]
    boosted = duel(mine="ghostly_underdog+bee_bear", theirs="spider_owl cloud_lady", their_hand="gorillion")
    boosted.attack("ghostly_underdog")
    assert boosted.theirs == []


def test_koibra_sends_a_random_card_of_the_rival_to_either_pile() -> None:
    table = duel(my_hand="koibra", their_hand="bee_bear", their_deck="")
    table.play("koibra").player(0)
    assert table.pile(0) == ["bee_bear"]
    table = duel(mine="koibra", theirs="robopup", their_hand="bee_bear")
    table.attack("koibra").player(1)
    assert table.pile(1) == ["bee_bear"] and table.asked.kind == "block"


@rule("MB-035")
def test_koibras_victim_refills_at_once_and_an_empty_hand_gives_nothing() -> None:
    table = duel(my_hand="koibra", their_hand="bee_bear sea_rex sea_rex robopup luchataur", their_deck="gorillion")
    table.play("koibra")
    shown = table.state.thing(table.asked.card)
    assert table.state.view(None)["decisions"][0]["args"]["card"] == shown
    table.player(1)
    assert len(table.hand(1)) == 5 and "gorillion" in table.hand(1)
    table = duel(my_hand="koibra", theirs="robopup", their_hand="")
    table.play("koibra")
    assert table.asked.kind == "turn"


def test_madam_mystique_names_a_keyword() -> None:
    table = duel(mine="madam_mystique spider_owl", theirs="gorillion spider_owl koibra robopup", turn="mine")
    table.attack("madam_mystique").block("gorillion").keyword("poisonous")
    assert table.theirs == ["gorillion", "robopup"] and table.mine == ["spider_owl"]
    table = duel(mine="madam_mystique", theirs="gorillion spider_owl", my_hand="bee_bear")
    table.attack("madam_mystique").block("gorillion").keyword("frenzy")
    assert table.theirs == ["gorillion", "spider_owl"]


def test_madam_mystique_asks_nothing_when_no_enemy_is_left() -> None:
    table = duel(mine="madam_mystique robopup", theirs="koibra", their_hand="gorillion")
    table.attack("madam_mystique").block("koibra")
    assert table.asked.kind == "turn" and table.theirs == []


def test_radioactive_pest_defeats_a_strong_enemy_when_it_attacks() -> None:
    table = duel(mine="radioactive_pest gorillion", theirs="bee_bear sea_rex")
    table.attack("radioactive_pest").no()
    assert table.theirs == ["sea_rex"] and "gorillion" in table.mine
    table = duel(mine="radioactive_pest", theirs="sea_rex")
    table.attack("radioactive_pest").no()
    assert table.theirs == ["sea_rex"]


def test_spirit_cheetah_takes_a_weak_creature() -> None:
    table = duel(mine="spirit_cheetah", theirs="gorillion koibra spider_owl", my_hand="bee_bear")
    table.attack("spirit_cheetah").hunt("gorillion")
    assert table.mine == ["koibra"]
    table = duel(mine="spirit_cheetah", theirs="gorillion spider_owl", my_hand="bee_bear")
    table.attack("spirit_cheetah").hunt("gorillion")
    assert table.mine == []


def test_spirit_maki_takes_a_strong_creature() -> None:
    table = duel(mine="spirit_maki", theirs="gorillion killer_bee", turn="theirs", my_hand="sea_rex")
    table.attack("killer_bee").hunt("spirit_maki")
    assert table.mine == ["gorillion"]
    table = duel(mine="spirit_maki", theirs="bee_bear killer_bee", turn="theirs", my_hand="sea_rex")
    table.attack("killer_bee").hunt("spirit_maki")
    assert table.mine == []


def test_tiger_wasp_costs_its_player_a_random_card() -> None:
    table = duel(my_hand="tiger_wasp bee_bear", theirs="robopup")
    table.play("tiger_wasp")
    assert table.pile(0) == ["bee_bear"]
    table = duel(my_hand="tiger_wasp", theirs="robopup")
    table.play("tiger_wasp")
    assert table.pile(0) == [] and table.seat == 1


@rule("MB-035")
def test_tiger_wasps_player_refills_at_once() -> None:
    table = duel(my_hand="tiger_wasp bee_bear sea_rex sea_rex koibra", my_deck="gorillion robopup", theirs="peacasus")
    table.play("tiger_wasp")
    assert len(table.hand(0)) == 5 and len(table.pile(0)) == 1


def test_tornado_dragon_defeats_a_creature_for_each_card() -> None:
    table = duel(my_hand="tornado_dragon bee_bear sea_rex killer_bee", theirs="gorillion robopup luchataur",
                 their_hand="sea_rex")  # fmt: skip
    table.play("tornado_dragon").discard("bee_bear").discard("sea_rex").target("gorillion").target("luchataur")
    assert table.theirs == ["robopup"] and table.hand(0) == ["killer_bee"]
    table = duel(my_hand="tornado_dragon bee_bear", theirs="gorillion")
    table.play("tornado_dragon").no()
    assert table.theirs == ["gorillion"] and table.hand(0) == ["bee_bear"]


@rule("MB-036", "MB-035")
def test_tornado_dragon_refills_before_anything_is_defeated() -> None:
    table = duel(my_hand="tornado_dragon bee_bear sea_rex", my_deck="gorillion luchataur robopup koibra peacasus",
                 theirs="cave_lizard", their_hand="sea_rex")  # fmt: skip
    table.play("tornado_dragon").discard("bee_bear").no()
    assert table.asked.kind == "defeat" and len(table.hand(0)) == 5


@rule("MB-038")
def test_trash_diver_takes_two_cards_of_the_rivals_pile() -> None:
    table = duel(mine="trash_diver", my_hand="koibra koibra sea_rex sea_rex robopup",
                 their_discard="bee_bear gorillion luchataur", their_hand="robopup")  # fmt: skip
    table.attack("trash_diver").choose("bee_bear").choose("gorillion")
    assert len(table.hand(0)) == 7 and table.pile(1) == ["luchataur"]
    table = duel(mine="trash_diver", my_discard="bee_bear gorillion")
    table.attack("trash_diver")
    assert table.hand(0) == [] and table.life == (3, 2)


def test_trash_flier_plays_a_card_of_the_rivals_pile() -> None:
    table = duel(mine="trash_flier", theirs="gorillion killer_bee", turn="theirs", my_hand="sea_rex",
                 their_discard="axolotl_healer")  # fmt: skip
    table.attack("killer_bee").hunt("trash_flier")
    assert table.mine == ["axolotl_healer"] and table.life == (5, 3)
    table = duel(mine="trash_flier", theirs="gorillion killer_bee", turn="theirs", my_hand="sea_rex",
                 my_discard="axolotl_healer")  # fmt: skip
    table.attack("killer_bee").hunt("trash_flier")
    assert table.mine == []


@rule("MB-013")
def test_four_cards_act_in_a_discard_pile_and_say_so_first() -> None:
    acting = [creature.name for creature in SETS["beyond_eternity"] if creature.in_discard is not None]
    assert acting == ["blessed_killer_bee", "blessed_shield_bugs", "blessed_tiger_squirrel", "cursed_gorillion"]
    for language, heading in (
        ("en", "In the discard pile:"),
        ("uk", "У скиді:"),
        ("ru", "В сбросе:"),
    ):
        words = Words(language)
        said = [words.say(f"mindbug-card-{name}.ability").replace("\N{NO-BREAK SPACE}", " ") for name in acting]
        assert all(text.startswith(heading) for text in said)
