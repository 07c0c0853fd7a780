"""Attacks, blocks and keywords of Mindbug (MB-056 to MB-081)."""

from igroteka.games.mindbug.cards.faces import FRENZY, POISONOUS, SNEAKY, TOUGH
from tests.games.mindbug.table import Table
from tests.rules import rule


@rule("MB-056")
def test_any_own_creature_may_attack_even_one_that_has_just_come() -> None:
    table = Table(my_hand="bee_bear shark_dog", mine="gorillion", theirs="lone_yeti", their_mindbugs=1)
    table.play("bee_bear").mindbug().attack("gorillion")
    assert table.asked.kind == "block" and table.offered == ["bee_bear", "lone_yeti"]


@rule("MB-065", "MB-059", "MB-060", "MB-062")
def test_a_blocked_attack_defeats_the_weaker_creature_and_costs_no_life() -> None:
    table = Table(mine="gorillion", theirs="bee_bear", their_hand="shark_dog")
    table.attack("gorillion").block("bee_bear")
    assert table.mine == ["gorillion"] and table.theirs == []
    assert table.pile(1) == ["bee_bear"]
    assert table.life == (3, 3)


@rule("MB-065", "MB-057", "MB-058")
def test_an_attack_that_is_not_blocked_costs_one_life_whatever_the_power() -> None:
    table = Table(mine="gorillion", theirs="bee_bear")
    table.attack("gorillion").no()
    assert table.mine == ["gorillion"] and table.theirs == ["bee_bear"]
    assert table.life == (3, 2)


@rule("MB-057")
def test_at_most_one_creature_blocks() -> None:
    table = Table(mine="gorillion", theirs="bee_bear luchataur").attack("gorillion")
    table.block("bee_bear")
    assert table.theirs == ["luchataur"] and table.asked.kind == "turn"


@rule("MB-060")
def test_an_attacker_that_is_weaker_falls() -> None:
    table = Table(mine="bee_bear shark_dog", theirs="gorillion").attack("bee_bear").block("gorillion")
    assert table.mine == ["shark_dog"] and table.theirs == ["gorillion"]


@rule("MB-061")
def test_equal_power_defeats_both() -> None:
    table = Table(mine="luchataur shark_dog", theirs="luchataur turbo_bug").attack("luchataur").block("luchataur")
    assert table.mine == ["shark_dog"] and table.theirs == ["turbo_bug"]


@rule("MB-063")
def test_discard_piles_are_open_to_everybody() -> None:
    table = Table(mine="gorillion", my_discard="bee_bear", theirs="lone_yeti", their_discard="shark_dog")
    for seat in (0, 1, None):
        players = table.state.view(seat)["table"]["players"]
        assert [[card["name"] for card in player["discard"]] for player in players] == [["bee_bear"], ["shark_dog"]]


@rule("MB-066")
def test_a_creature_may_carry_several_keywords_and_all_are_in_force() -> None:
    table = Table(mine="rhino_turtle plated_scorpion spider_owl", theirs="gorillion")
    state = table.state
    turtle, scorpion, owl = state.board[0]
    assert state.keywords(turtle, 0) == FRENZY | TOUGH
    assert state.keywords(scorpion, 0) == TOUGH | POISONOUS
    assert state.keywords(owl, 0) == SNEAKY | POISONOUS


@rule("MB-067")
def test_frenzy_may_attack_a_second_time_and_each_attack_is_blocked_or_not() -> None:
    table = Table(mine="luchataur", theirs="bee_bear gorillion").attack("luchataur").no()
    assert table.asked.kind == "again" and table.life == (3, 2)
    table.again("luchataur").block("bee_bear")
    assert table.theirs == ["gorillion"] and table.asked.kind == "turn" and table.seat == 1


@rule("MB-067")
def test_the_second_attack_is_optional() -> None:
    table = Table(mine="luchataur", theirs="gorillion").attack("luchataur").no().no()
    assert table.seat == 1 and table.life == (3, 2)


@rule("MB-067")
def test_a_frenzied_creature_that_fell_does_not_attack_again() -> None:
    table = Table(mine="luchataur bee_bear", theirs="gorillion").attack("luchataur").block("gorillion")
    assert table.asked.kind == "turn" and table.seat == 1


@rule("MB-067", "MB-080")
def test_a_tough_frenzied_creature_that_was_only_exhausted_may_attack_again() -> None:
    table = Table(mine="rhino_turtle", theirs="gorillion").attack("rhino_turtle").block("gorillion")
    assert table.mine == ["rhino_turtle*"] and table.asked.kind == "again"


@rule("MB-067")
def test_frenzy_never_gives_a_third_attack() -> None:
    table = Table(mine="luchataur", theirs="gorillion").attack("luchataur").no().again("luchataur").no()
    assert table.seat == 1 and table.asked.kind == "turn" and table.life == (3, 1)


@rule("MB-068", "MB-071", "MB-119")
def test_a_hunter_chooses_who_must_block_and_no_life_is_lost() -> None:
    table = Table(mine="killer_bee", theirs="spider_owl gorillion").attack("killer_bee")
    assert table.asked.kind == "hunt" and table.seat == 0 and table.offered == ["gorillion", "spider_owl"]
    table.hunt("spider_owl")
    assert table.theirs == ["gorillion"] and table.life == (3, 3)
    assert table.mine == []  # the owl was poisonous


@rule("MB-068")
def test_the_hunter_chooses_after_the_attack_effect() -> None:
    table = Table(mine="shark_dog", theirs="gorillion turbo_bug").attack("shark_dog")
    assert table.theirs == ["turbo_bug"] and table.asked.kind == "hunt" and table.offered == ["turbo_bug"]


@rule("MB-069")
def test_a_hunter_may_choose_a_creature_that_could_not_block() -> None:
    table = Table(mine="elephantopus goblin_werewolf", theirs="turbo_bug luchataur").attack("goblin_werewolf")
    assert "turbo_bug" in table.offered
    table.hunt("turbo_bug")
    assert table.theirs == ["luchataur"] and table.life == (3, 3)


@rule("MB-070")
def test_hunting_is_optional_and_then_the_rival_decides() -> None:
    table = Table(mine="killer_bee", theirs="gorillion").attack("killer_bee").no()
    assert table.asked.kind == "block" and table.seat == 1
    table.no()
    assert table.life == (3, 2)


@rule("MB-072", "MB-073")
def test_poison_defeats_any_power_and_falls_itself_to_an_equal_or_stronger_one() -> None:
    table = Table(mine="gorillion lone_yeti", theirs="spider_owl turbo_bug").attack("gorillion").block("spider_owl")
    assert table.mine == ["lone_yeti"] and table.theirs == ["turbo_bug"]


@rule("MB-072", "MB-073")
def test_a_poisonous_creature_that_is_stronger_survives() -> None:
    table = Table(mine="axolotl_healer", theirs="tiger_squirrel turbo_bug")
    table.attack("axolotl_healer").block("tiger_squirrel")
    assert table.mine == ["axolotl_healer"] and table.theirs == ["turbo_bug"]


@rule("MB-073")
def test_a_poisonous_creature_falls_to_one_of_equal_power() -> None:
    table = Table(mine="axolotl_healer gorillion", theirs="turbo_bug bee_bear")
    table.attack("axolotl_healer").block("turbo_bug")
    assert table.mine == ["gorillion"] and table.theirs == ["bee_bear"]


@rule("MB-074", "MB-076", "MB-119")
def test_only_a_sneaky_creature_can_block_a_sneaky_one() -> None:
    table = Table(mine="spider_owl", theirs="tiger_squirrel gorillion").attack("spider_owl")
    assert table.offered == ["tiger_squirrel"] and 0 in table.asked.options
    refusal = table.state.why_not(1, table.state.board[1][1])
    assert refusal is not None and refusal.rule == "MB-074" and refusal.key == "sneaky"


@rule("MB-074", "MB-058")
def test_a_sneaky_attack_nobody_can_block_costs_a_life_without_a_question() -> None:
    table = Table(mine="spider_owl", theirs="gorillion").attack("spider_owl")
    assert table.life == (3, 2) and table.asked.kind == "turn"


@rule("MB-075")
def test_a_sneaky_creature_blocks_like_any_other() -> None:
    table = Table(mine="gorillion", theirs="tiger_squirrel").attack("gorillion")
    assert table.offered == ["tiger_squirrel"]


@rule("MB-119")
def test_the_mummypus_can_block_a_sneaky_creature() -> None:
    table = Table(mine="tiger_squirrel", theirs="sharky_crab_dog_mummypus gorillion").attack("tiger_squirrel")
    assert table.offered == ["sharky_crab_dog_mummypus"]


@rule("MB-077", "MB-079", "MB-089")
def test_a_tough_creature_is_exhausted_first_and_defeated_the_second_time() -> None:
    table = Table(mine="gorillion", theirs="rhino_turtle shark_dog").attack("gorillion").block("rhino_turtle")
    assert table.theirs == ["rhino_turtle*", "shark_dog"] and table.pile(1) == []
    table = Table(mine="gorillion", theirs="rhino_turtle* shark_dog").attack("gorillion").block("rhino_turtle")
    assert table.theirs == ["shark_dog"] and table.pile(1) == ["rhino_turtle"]


@rule("MB-078")
def test_tough_protects_against_effects_too() -> None:
    table = Table(my_hand="kangasaurus_rex gorillion", theirs="plated_scorpion turbo_bug bee_bear", their_mindbugs=0)
    table.play("kangasaurus_rex")
    assert table.theirs == ["plated_scorpion*", "bee_bear"] and table.pile(1) == ["turbo_bug"]


@rule("MB-079")
def test_a_creature_that_left_play_comes_back_fresh() -> None:
    table = Table(
        mine="gorillion", my_hand="grave_robber bee_bear", theirs="rhino_turtle* shark_dog", their_hand="turbo_bug"
    )
    table.attack("gorillion").block("rhino_turtle").play("turbo_bug").no().play("grave_robber").no()
    assert table.mine == ["gorillion", "grave_robber", "rhino_turtle"]


@rule("MB-080")
def test_an_exhausted_creature_attacks_and_blocks_and_acts_as_before() -> None:
    table = Table(mine="elephantopus*", theirs="shield_bugs* turbo_bug").attack("elephantopus")
    assert table.offered == ["turbo_bug"]  # both exhausted ones act: the bugs lend a power, the elephant bars four
    table = Table(mine="gorillion", theirs="rhino_turtle*").attack("gorillion")
    assert table.offered == ["rhino_turtle"]


@rule("MB-081")
def test_poison_and_power_together_are_one_defeat_for_a_tough_creature() -> None:
    table = Table(mine="axolotl_healer bee_bear", theirs="plated_scorpion gorillion")
    table.attack("axolotl_healer").block("plated_scorpion")
    assert table.theirs == ["plated_scorpion*", "gorillion"]
    assert table.mine == ["bee_bear"]  # the scorpion is poisonous as well


@rule("MB-081")
def test_poison_only_exhausts_a_tough_creature_the_first_time() -> None:
    table = Table(mine="axolotl_healer bee_bear", theirs="rhino_turtle gorillion")
    table.attack("axolotl_healer").block("rhino_turtle")
    assert table.theirs == ["rhino_turtle*", "gorillion"] and table.pile(0) == ["axolotl_healer"]
