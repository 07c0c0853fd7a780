"""Effects in general: who chooses, in which order, on what (MB-015 to MB-021, MB-082 to MB-104)."""

from igroteka.games.mindbug.state import Mindbug
from tests.games.mindbug.table import Table
from tests.rules import rule


@rule("MB-015")
def test_an_effect_is_done_as_far_as_possible_and_the_rest_is_ignored() -> None:
    table = Table(my_hand="tiger_squirrel gorillion", theirs="turbo_bug", their_mindbugs=0).play("tiger_squirrel")
    assert table.mine == ["tiger_squirrel"] and table.theirs == ["turbo_bug"] and table.seat == 1


@rule("MB-016", "MB-100")
def test_a_player_with_one_card_discards_it_and_ignores_the_second() -> None:
    table = Table(my_hand="ferret_bomber gorillion", their_hand="turbo_bug", theirs="bee_bear", their_mindbugs=0)
    table.play("ferret_bomber")
    assert table.hand(1) == [] and table.pile(1) == ["turbo_bug"] and table.asked.kind == "turn"


@rule("MB-017", "MB-018")
def test_who_defeats_an_enemy_chooses_which() -> None:
    table = Table(my_hand="tiger_squirrel turbo_bug", theirs="gorillion bee_bear killer_bee", their_mindbugs=0)
    table.play("tiger_squirrel")
    assert table.seat == 0 and table.asked.kind == "defeat" and table.offered == ["bee_bear", "gorillion"]
    table.target("bee_bear")
    assert table.theirs == ["gorillion", "killer_bee"]


@rule("MB-017", "MB-019")
def test_who_discards_chooses_the_cards() -> None:
    hand = "turbo_bug gorillion killer_bee"
    table = Table(my_hand="ferret_bomber bee_bear", their_hand=hand, theirs="lone_yeti", their_mindbugs=0)
    table.play("ferret_bomber")
    assert table.seat == 1 and table.asked.kind == "discard"
    table.discard("killer_bee").discard("turbo_bug")
    assert table.hand(1) == ["gorillion"] and table.pile(1) == ["killer_bee", "turbo_bug"]


@rule("MB-099")
def test_a_card_is_discarded_from_the_hand_and_no_creature_leaves_play() -> None:
    table = Table(mine="tusked_extorter", their_hand="turbo_bug gorillion", theirs="lone_yeti").attack(
        "tusked_extorter"
    )
    assert table.offered == ["gorillion", "turbo_bug"]
    refusal = table.state.why_not(1, table.state.board[1][0])
    assert refusal is not None and refusal.rule == "MB-099"


@rule("MB-035", "MB-099")
def test_a_discard_of_several_cards_is_refilled_once_at_its_end() -> None:
    hand = "turbo_bug gorillion killer_bee lone_yeti shark_dog"
    deck = "luchataur spider_owl brain_fly"
    table = Table(my_hand="ferret_bomber bee_bear", their_hand=hand, their_deck=deck, their_mindbugs=0)
    table.play("ferret_bomber").discard("turbo_bug")
    assert len(table.hand(1)) == 4  # not yet
    table.discard("gorillion")
    assert table.hand(1) == ["killer_bee", "lone_yeti", "luchataur", "shark_dog", "spider_owl"]


@rule("MB-020", "MB-054")
def test_the_active_player_orders_simultaneous_effects_the_rivals_too() -> None:
    table = Table(mine="explosive_toad gorillion", theirs="harpy_mother bee_bear turbo_bug")
    table.attack("explosive_toad").block("harpy_mother")
    assert table.asked.kind == "order" and table.seat == 0
    assert table.offered == ["explosive_toad", "harpy_mother"]
    table.first("harpy_mother")
    assert table.seat == 1 and table.asked.kind == "control"


@rule("MB-020")
def test_it_is_the_player_whose_turn_it_is_even_while_a_taken_creature_acts() -> None:
    table = Table(my_hand="kangasaurus_rex bee_bear", mine="turbo_bug spider_owl", theirs="gorillion")
    table.play("kangasaurus_rex").mindbug()
    assert table.mine == [] and table.pile(0) == ["turbo_bug", "spider_owl"]
    assert table.seat == 0 and table.state.active == 0


@rule("MB-021")
def test_one_effect_is_finished_before_the_next_and_new_ones_wait_with_the_others() -> None:
    table = Table(
        mine="explosive_toad luchataur", theirs="explosive_toad strange_barrel gorillion", my_hand="bee_bear"
    )
    table.attack("explosive_toad").block("explosive_toad")
    mine, theirs = table.state.pending[0], table.state.pending[1]
    table.state.apply(0, mine.card)
    assert table.asked.kind == "defeat" and table.seat == 0
    table.target("strange_barrel")  # its own effect now waits beside the rival's toad
    assert table.asked.kind == "order" and table.seat == 0
    assert sorted(table.asked.options) == sorted([theirs.card, table.state.pending[1].card])


@rule("MB-085", "MB-020")
def test_both_fallen_lie_in_the_discard_before_either_effect() -> None:
    table = Table(mine="harpy_mother gorillion", theirs="killer_bee turbo_bug shark_dog")
    table.attack("harpy_mother").block("killer_bee")
    assert table.asked.kind == "control" and table.offered == ["shark_dog", "turbo_bug"]


@rule("MB-082")
def test_a_triggered_effect_is_resolved_by_the_creatures_controller() -> None:
    table = Table(mine="gorillion bee_bear", theirs="explosive_toad turbo_bug").attack("gorillion")
    table.block("explosive_toad")
    assert table.seat == 1 and table.asked.kind == "defeat"
    assert table.offered == ["bee_bear", "gorillion", "turbo_bug"]


@rule("MB-083")
def test_play_triggers_however_the_creature_enters() -> None:
    table = Table(
        my_hand="grave_robber bee_bear", theirs="turbo_bug", their_discard="axolotl_healer", their_mindbugs=0
    )
    table.play("grave_robber")
    assert table.mine == ["grave_robber", "axolotl_healer"] and table.life == (5, 3)


@rule("MB-084")
def test_attack_effects_come_before_the_block() -> None:
    table = Table(mine="shark_dog", theirs="gorillion bee_bear").attack("shark_dog")
    assert table.asked.kind == "defeat"
    table.target("gorillion").no()
    assert table.asked.kind == "block" and table.offered == ["bee_bear"]


@rule("MB-084")
def test_an_attacker_that_defeats_itself_attacks_no_more() -> None:
    table = Table(mine="snail_hydra", theirs="turbo_bug killer_bee").attack("snail_hydra").target("snail_hydra")
    assert table.pile(0) == ["snail_hydra"] and table.life == (3, 3)


@rule("MB-085")
def test_defeated_triggers_by_an_effect_as_well_as_in_combat() -> None:
    table = Table(mine="shark_dog", my_hand="bee_bear gorillion", theirs="strange_barrel turbo_bug").attack(
        "shark_dog"
    )
    assert table.pile(1) == ["strange_barrel"] and table.hand(1) == ["bee_bear", "gorillion"]


@rule("MB-086", "MB-102", "MB-103", "MB-104")
def test_taking_control_moves_a_creature_as_it_is_and_triggers_nothing() -> None:
    table = Table(my_hand="brain_fly gorillion", theirs="grave_robber* turbo_bug", their_discard="axolotl_healer")
    table.play("brain_fly").no()
    assert table.mine == ["brain_fly", "grave_robber*"] and table.theirs == ["turbo_bug"]
    assert table.pile(1) == ["axolotl_healer"]
    table = Table(my_hand="brain_fly gorillion", theirs="strange_barrel", their_hand="bee_bear", their_mindbugs=0)
    table.play("brain_fly")
    assert table.mine == ["brain_fly", "strange_barrel"] and table.hand(0) == ["gorillion"]


@rule("MB-087", "MB-088")
def test_defeated_does_not_trigger_when_a_card_is_discarded_or_comes_back_to_hand() -> None:
    table = Table(my_hand="ferret_bomber bee_bear", their_hand="strange_barrel explosive_toad", their_mindbugs=0)
    table.play("ferret_bomber")
    assert sorted(table.pile(1)) == ["explosive_toad", "strange_barrel"] and table.state.outcome == (1.0, 0.0)
    assert table.hand(0) == ["bee_bear"]
    table = Table(my_hand="giraffodile", my_discard="strange_barrel", their_hand="gorillion", their_mindbugs=0)
    table.play("giraffodile")
    assert table.hand(0) == ["strange_barrel"] and table.hand(1) == ["gorillion"]


@rule("MB-089")
def test_defeated_does_not_trigger_when_the_creature_was_only_exhausted() -> None:
    table = Table(mine="gorillion", theirs="rhino_turtle").attack("gorillion").block("rhino_turtle")
    assert not table.state.pending and table.theirs == ["rhino_turtle*"] and table.seat == 1


@rule("MB-092", "MB-093")
def test_a_permanent_ability_holds_while_its_card_is_in_play_and_its_condition_is_true() -> None:
    table = Table(mine="shield_bugs bee_bear", theirs="gorillion", my_hand="turbo_bug")
    bear = table.state.board[0][1]
    assert table.state.power(bear, 0) == 9
    table.state.leave(table.state.board[0][0], 0)
    assert table.state.power(bear, 0) == 8


@rule("MB-096", "MB-097")
def test_enemy_means_the_rivals_creatures_and_a_plain_creature_means_any() -> None:
    table = Table(my_hand="tiger_squirrel turbo_bug", mine="gorillion", theirs="bee_bear luchataur", their_mindbugs=0)
    table.play("tiger_squirrel")
    assert table.offered == ["bee_bear", "luchataur"]
    table = Table(mine="snail_hydra", theirs="bee_bear luchataur").attack("snail_hydra")
    assert table.offered == ["bee_bear", "luchataur", "snail_hydra"]


@rule("MB-098")
def test_an_effect_on_creatures_does_not_reach_cards_in_hands_and_piles() -> None:
    table = Table(
        mine="snail_hydra",
        my_hand="gorillion",
        my_discard="turbo_bug",
        theirs="bee_bear luchataur",
        their_hand="lone_yeti",
    ).attack("snail_hydra")
    assert table.offered == ["bee_bear", "luchataur", "snail_hydra"]


@rule("MB-101")
def test_stealing_moves_cards_from_hand_to_hand_and_only_the_two_know_them() -> None:
    hand = "turbo_bug gorillion killer_bee lone_yeti shark_dog"
    table = Table(mine="strange_barrel", theirs="bee_bear", their_hand=hand, their_deck="luchataur spider_owl")
    table.attack("strange_barrel").block("bee_bear")
    state: Mindbug = table.state
    assert len(state.hand[0]) == 2 and len(state.hand[1]) == 5
    assert all(state.known[card] == 0b11 for card in state.hand[0])
    seen_by_rival = state.view(1)["table"]["players"][0]
    assert len(seen_by_rival["hand"]) == 2 and seen_by_rival["hidden"] == 0
    assert state.view(None)["table"]["players"][0]["hand"] == []
