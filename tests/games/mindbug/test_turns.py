"""Turns, drawing, playing cards and Mindbugs (MB-031 to MB-055)."""

from igroteka.games.mindbug import GAME
from tests.games.mindbug.table import Table
from tests.rules import rule

FIVE = "gorillion luchataur bee_bear spider_owl plated_scorpion"


@rule("MB-031")
def test_a_player_wins_the_moment_the_rival_has_no_life() -> None:
    table = Table(mine="gorillion", their_life=1, their_hand="bee_bear").attack("gorillion")
    assert table.state.outcome == (1.0, 0.0) and not table.state.decisions


@rule("MB-031", "MB-084")
def test_an_attack_effect_can_win_before_the_block_is_decided() -> None:
    table = Table(mine="chameleon_sniper", theirs="spider_owl", their_life=1).attack("chameleon_sniper")
    assert table.state.outcome == (1.0, 0.0)


@rule("MB-032")
def test_a_player_who_can_neither_play_nor_attack_loses() -> None:
    table = Table(mine="gorillion", theirs="").attack("gorillion")
    assert table.state.outcome == (1.0, 0.0)
    assert table.life == (3, 2)


@rule("MB-032", "MB-049")
def test_the_extra_turn_is_lost_too_by_a_player_who_can_do_nothing_in_it() -> None:
    table = Table(my_hand="gorillion", theirs="bee_bear").play("gorillion").mindbug()
    assert table.state.outcome == (0.0, 1.0)


@rule("MB-033")
def test_life_has_no_upper_limit() -> None:
    table = Table(my_hand="axolotl_healer", my_life=7, their_mindbugs=0, theirs="gorillion").play("axolotl_healer")
    assert table.life == (9, 3)


@rule("MB-035", "MB-038")
def test_a_hand_below_five_is_refilled_at_once_and_never_beyond() -> None:
    table = Table(my_hand=FIVE, my_deck="shark_dog turbo_bug", theirs="lone_yeti")
    table.play("bee_bear")
    assert len(table.state.hand[0]) == 5 and "shark_dog" in table.hand(0)
    assert len(table.state.deck[0]) == 1


@rule("MB-038")
def test_a_hand_may_hold_any_number_of_cards() -> None:
    pile = "shark_dog turbo_bug killer_bee brain_fly bee_bear lone_yeti"
    hand = "giraffodile gorillion luchataur spider_owl plated_scorpion"
    table = Table(my_hand=hand, my_discard=pile, their_mindbugs=0, theirs="deathweaver")
    table.play("giraffodile")
    assert len(table.hand(0)) == 4  # Deathweaver stopped it: the same position without it
    table = Table(my_hand=hand, my_discard=pile, their_mindbugs=0, theirs="explosive_toad").play("giraffodile")
    assert len(table.hand(0)) == 10 and table.pile(0) == []


@rule("MB-036")
def test_the_refill_comes_before_the_mindbug_is_decided() -> None:
    table = Table(my_hand=FIVE, my_deck="shark_dog", theirs="lone_yeti").play("bee_bear")
    assert table.asked.kind == "mindbug" and "shark_dog" in table.hand(0)


@rule("MB-036")
def test_the_refill_comes_before_the_play_effect() -> None:
    hand = "giraffodile gorillion luchataur spider_owl plated_scorpion"
    table = Table(my_hand=hand, my_deck="shark_dog", my_discard="bee_bear", their_mindbugs=0, theirs="lone_yeti")
    table.play("giraffodile")
    assert len(table.hand(0)) == 6  # four, refilled to five, and then the discard pile


@rule("MB-037")
def test_an_empty_draw_pile_draws_nothing_and_is_not_reshuffled() -> None:
    table = Table(my_hand="bee_bear shark_dog", my_discard="gorillion", theirs="lone_yeti", their_mindbugs=0)
    table.play("bee_bear")
    assert table.hand(0) == ["shark_dog"] and table.pile(0) == ["gorillion"]


@rule("MB-039", "MB-045", "MB-064")
def test_turns_alternate_after_a_card_and_after_an_attack() -> None:
    table = Table(my_hand="bee_bear", mine="gorillion", theirs="lone_yeti", their_mindbugs=0)
    table.play("bee_bear")
    assert table.seat == 1 and table.state.active == 1
    table.attack("lone_yeti").no()
    assert table.asked.kind == "again"  # a lone yeti is in a frenzy
    table.no()
    assert table.seat == 0 and table.asked.kind == "turn"


@rule("MB-040")
def test_a_turn_offers_every_card_in_hand_and_every_creature_and_no_pass() -> None:
    table = Table(my_hand="bee_bear shark_dog", mine="gorillion luchataur", theirs="lone_yeti")
    assert table.offered == ["bee_bear", "gorillion", "luchataur", "shark_dog"]
    assert 0 not in table.asked.options


@rule("MB-041", "MB-042", "MB-117")
def test_a_played_card_lies_open_before_the_rival_decides_about_it() -> None:
    table = Table(my_hand="bee_bear shark_dog", theirs="lone_yeti").play("bee_bear")
    assert table.state.view(1)["table"]["offered"]["name"] == "bee_bear"
    assert table.state.view(None)["table"]["offered"]["name"] == "bee_bear"
    assert table.mine == [] and table.theirs == ["lone_yeti"]


@rule("MB-043")
def test_the_rival_may_use_a_mindbug_or_not() -> None:
    table = Table(my_hand="bee_bear shark_dog", theirs="lone_yeti").play("bee_bear")
    assert table.seat == 1 and table.asked.kind == "mindbug" and len(table.asked.options) == 2


@rule("MB-043", "MB-044")
def test_without_a_mindbug_nothing_is_asked_and_the_card_enters_play() -> None:
    table = Table(my_hand="killer_bee shark_dog", theirs="lone_yeti", their_mindbugs=0).play("killer_bee")
    assert table.mine == ["killer_bee"] and table.life == (3, 2) and table.seat == 1


@rule("MB-044")
def test_a_declined_card_enters_play_on_the_players_side_with_its_play_effect() -> None:
    table = Table(my_hand="killer_bee shark_dog", theirs="lone_yeti").play("killer_bee").no()
    assert table.mine == ["killer_bee"] and table.life == (3, 2)


@rule("MB-046", "MB-047", "MB-048")
def test_a_mindbug_takes_the_card_and_is_spent_and_its_user_resolves_the_play_effect() -> None:
    table = Table(my_hand="killer_bee shark_dog", theirs="lone_yeti").play("killer_bee").mindbug()
    assert table.theirs == ["lone_yeti", "killer_bee"] and table.mine == []
    assert table.state.mindbugs == [2, 1]
    assert table.life == (2, 3)


@rule("MB-047", "MB-118")
def test_a_spent_mindbug_never_comes_back() -> None:
    table = Table(my_hand="bee_bear shark_dog turbo_bug", theirs="lone_yeti", their_mindbugs=2)
    table.play("bee_bear").mindbug().play("shark_dog").mindbug()
    assert table.state.mindbugs == [2, 0]
    table.play("turbo_bug")
    assert table.mine == ["turbo_bug"]


@rule("MB-049")
def test_a_player_whose_card_was_taken_takes_another_turn_and_may_attack_in_it() -> None:
    table = Table(my_hand="bee_bear shark_dog", mine="gorillion", theirs="lone_yeti")
    table.play("bee_bear").mindbug()
    assert table.seat == 0 and table.asked.kind == "turn" and "gorillion" in table.offered
    table.attack("gorillion").no()
    assert table.seat == 1


@rule("MB-050")
def test_no_mindbug_on_a_creature_that_an_effect_brings_into_play() -> None:
    table = Table(my_hand="compost_dragon shark_dog", my_discard="killer_bee", theirs="lone_yeti")
    table.play("compost_dragon").no()
    assert table.mine == ["compost_dragon", "killer_bee"] and table.life == (3, 2)
    assert table.asked.kind == "turn" and table.seat == 1


@rule("MB-051")
def test_no_mindbug_on_a_creature_already_in_play() -> None:
    table = Table(mine="gorillion", my_hand="bee_bear", theirs="lone_yeti").attack("gorillion")
    assert table.asked.kind == "block" and table.state.mindbugs == [2, 2]


@rule("MB-052")
def test_a_card_taken_with_a_mindbug_cannot_be_taken_back() -> None:
    table = Table(my_hand="bee_bear shark_dog", theirs="lone_yeti").play("bee_bear").mindbug()
    assert table.asked.kind == "turn" and table.theirs == ["lone_yeti", "bee_bear"]
    assert table.state.mindbugs == [2, 1]


@rule("MB-053", "MB-054", "MB-062")
def test_a_taken_creature_is_discarded_by_its_controller_who_resolves_its_defeated_effect() -> None:
    table = Table(my_hand="strange_barrel bee_bear", mine="gorillion", their_hand="shark_dog")
    table.play("strange_barrel").mindbug()
    table.attack("gorillion").block("strange_barrel")
    assert table.pile(1) == ["strange_barrel"] and table.pile(0) == []
    assert table.hand(1) == ["bee_bear", "shark_dog"]  # the thief is the one who controlled the barrel


@rule("MB-055")
def test_the_rulebooks_example_of_a_taken_card() -> None:
    table = Table(
        my_hand="axolotl_healer strange_barrel gorillion luchataur spider_owl",
        my_deck="bee_bear shark_dog turbo_bug",
        their_hand="killer_bee brain_fly lone_yeti elephantopus giraffodile",
    )
    table.play("axolotl_healer")
    assert len(table.hand(0)) == 5
    table.mindbug()
    assert table.theirs == ["axolotl_healer"] and table.life == (3, 5)
    table.play("strange_barrel")
    assert len(table.hand(0)) == 5 and table.asked.kind == "mindbug"
    table.no()
    assert table.mine == ["strange_barrel"] and table.state.mindbugs == [2, 1]
    assert table.seat == 1 and table.asked.kind == "turn"


def test_equal_cards_in_a_hand_are_offered_once_and_the_better_known_one_is_played() -> None:
    table = Table(my_hand="luchataur luchataur bee_bear", theirs="lone_yeti")
    lower, upper = (card for card in table.state.hand[0] if table.name(card) == "luchataur")
    assert table.offered == ["bee_bear", "luchataur"]
    table.state.known[upper] = 0b11
    again = GAME.load(table.state.dump()).imagine(0, table.state.rng)
    turn = again.agenda[0]
    assert upper in turn.verb.options(again, turn, again.decisions[0])
    assert lower not in turn.verb.options(again, turn, again.decisions[0])
