"""Turns and the four actions."""

from igroteka.core.rng import seeded
from igroteka.games.battlecrest.options import ACTIVATE, MOVE_HERO, PRIME, REFOCUS
from tests.games.battlecrest.table import TEST_GAME, Table
from tests.rules import rule

SWORD, BOW, CLOAK, BANNER = range(4)  # Anna's row


@rule("BC-050", "BC-049")
def test_a_turn_is_two_different_actions_and_then_the_other_player_goes() -> None:
    table = Table(cells="a1 f6")
    table.prime("sword")
    assert not table.offers("prime") and table.why(PRIME + BOW) == "BC-050"
    table.move().to("a2").stop()
    assert table.state.active == 1 and table.seat == 1


@rule("BC-050")
def test_the_two_actions_come_in_any_order() -> None:
    one = Table(cells="a1 f6").move().to("a2").stop().prime("sword")
    other = Table(cells="a1 f6").prime("sword").move().to("a2").stop()
    assert one.at(0) == other.at(0) == "a2"
    assert one.state.ready == other.state.ready


@rule("BC-052", "BC-018", "BC-019")
def test_activate_turns_a_ready_card_and_uses_it() -> None:
    table = Table(cells="c3 c4").activate("sword").undefended()
    assert not table.ready(1, "sword") and table.left(2) == 3
    assert table.why(ACTIVATE + SWORD) == "BC-147"


@rule("BC-052")
def test_only_ready_cards_are_activated() -> None:
    table = Table(cells="c3 c4", spent1="sword")
    assert not table.offers("activate", "sword") and table.why(ACTIVATE + SWORD) == "BC-052"


@rule("BC-053", "BC-020", "BC-116", "BC-119")
def test_prime_turns_a_card_for_its_crest_alone() -> None:
    table = Table(cells="c3 c4")
    red, blue = (table.state.plan.tables.crest_number(name) for name in ("red", "blue"))
    assert table.state.primed(0, red) == 0
    table.prime("sword")
    assert table.state.primed(0, red) == 1 and table.state.primed(0, blue) == 0
    assert table.left(2) == 6 and not table.ready(1, "sword")


@rule("BC-054")
def test_refocus_turns_over_every_activated_card_and_readies_it() -> None:
    table = Table(cells="c3 c4", spent1="sword cloak").refocus()
    assert table.state.side[:4] == [1, 0, 1, 0] and set(table.state.ready[:4]) == {1}


@rule("BC-051", "BC-054")
def test_an_action_must_change_something() -> None:
    table = Table(cells="c3 f6")
    assert not table.offers("refocus") and table.why(REFOCUS) == "BC-054"
    table.move()
    assert not table.offers("done") and table.why(0) == "BC-051"


@rule("BC-056")
def test_a_hero_moves_by_the_sum_of_its_ready_cards() -> None:
    assert Table(cells="c3 f6").state.move_value(0) == 3
    assert Table(cells="c3 f6", spent1="sword").state.move_value(0) == 2
    assert Table(cells="c3 f6", other1="sword").state.move_value(0) == 4
    assert Table(cells="c3 f6").prime("sword").state.move_value(0) == 2


@rule("BC-057")
def test_a_companion_moves_as_its_face_says() -> None:
    assert Table(cells="a1 f6", companions="- e4").state.move_value(3) == 2
    assert Table(cells="a1 f6", companions="- e4", hurt="2").state.move_value(3) == 1


@rule("BC-055", "BC-079")
def test_one_move_action_moves_several_warriors_each_once_one_after_the_other() -> None:
    table = Table(cells="a1 c3", companions="- c4", turn=2).move("companion").to("b4")
    assert table.asked.kind == "walk" and not table.offers("move")
    table.stop()
    assert table.asked.kind == "move-more" and not table.offers("move", "companion")
    table.move("hero").to("c2").stop()
    assert (table.at(1), table.at(3)) == ("c2", "b4") and table.state.used == 8


@rule("BC-059")
def test_with_every_card_activated_there_is_refocus_and_then_more() -> None:
    table = Table(cells="c3 f6", spent1="sword bow cloak banner")
    assert [choice["kind"] for choice in table.offered] == ["refocus"]
    table.refocus()
    assert table.offers("move") and table.offers("prime", "sword")


@rule("BC-059", "BC-050")
def test_even_a_hero_who_is_walled_in_with_one_ready_card_finds_two_actions() -> None:
    """Anna in the corner, between Borys and his dog."""
    table = Table(cells="a1 b1", companions="- a2", spent1="sword bow cloak").prime("banner")
    assert [choice["kind"] for choice in table.offered] == ["refocus"] and table.state.active == 0
    table.refocus()
    assert table.state.active == 1 and table.state.used == 0


@rule("BC-059")
def test_a_player_who_can_do_no_second_action_does_what_is_possible() -> None:
    walled = Table(cells="a1 b1", companions="- a2", spent1="sword bow cloak banner", done="refocus")
    assert walled.state.active == 1 and walled.state.turn == 2, "nothing is left to do: the turn has ended"


@rule("BC-059", "BC-050")
def test_every_turn_of_random_games_has_two_different_actions() -> None:
    for seed in range(3):
        state = TEST_GAME.new({"hero1": "anna", "hero2": "borys"}, 2, seed)
        rng = seeded(seed)
        while state.outcome is None:
            turn, used = state.turn, state.used
            decision = state.decisions[0]
            action = decision.kind == "action"
            state.apply(decision.seat(), decision.options[rng.below(len(decision.options))])
            assert (
                not action
                or state.outcome is not None
                or state.turn > turn
                or state.used.bit_count() > used.bit_count()
            )
            assert state.turn == turn or used.bit_count() == 2 or (action and used.bit_count() == 1)


@rule("BC-149")
def test_without_a_ready_card_a_hero_gets_no_movement_bonus() -> None:
    table = Table(cells="a4 f6", spent1="sword bow cloak banner")
    assert not table.offers("move") and table.why(MOVE_HERO) == "BC-149"
    assert Table(cells="a4 f6", spent1="sword bow cloak").state.move_value(0) == 1, "banner 0, Road +1"


@rule("BC-147")
def test_two_cards_cannot_be_activated_in_a_turn_but_activate_and_prime_can() -> None:
    table = Table(cells="c3 c4").activate("sword").undefended()
    assert not table.offers("activate") and table.why(ACTIVATE + BOW) == "BC-147"
    table.prime("bow")
    assert table.state.active == 1


@rule("BC-062", "BC-063")
def test_one_ability_of_several_may_be_ignored_but_not_all() -> None:
    table = Table(cells="c3 f6").activate("cloak")
    table.skip()
    assert table.asked.kind != "march"
    assert not table.offers("skip") and table.why(75) == "BC-063"


@rule("BC-062")
def test_abilities_come_in_printed_order_and_each_may_be_used() -> None:
    table = Table(cells="c3 f6", wounds="1 0").activate("cloak").march().to("c2")
    table.stop()
    assert table.asked.kind == "star"


@rule("BC-063", "BC-051")
def test_a_card_none_of_whose_abilities_works_is_not_activated() -> None:
    table = Table(cells="a1 f6")
    assert not table.offers("activate", "sword") and table.why(ACTIVATE + SWORD) == "BC-063"
    assert table.offers("prime", "sword")


@rule("BC-058")
def test_whoever_kills_the_enemy_hero_wins() -> None:
    table = Table(cells="c3 c4", wounds="0 5").activate("sword").undefended()
    assert table.state.outcome == (1.0, 0.0) and not table.state.decisions


def test_six_quiet_rounds_without_a_wound_on_either_side_nor_a_hero_nearer_the_middle_are_a_draw() -> None:
    table = Table(cells="a1 f6", quiet=12, done="move").prime("sword")
    assert table.state.outcome == (0.5, 0.5)


def test_after_six_quiet_rounds_the_side_with_fewer_wounds_wins() -> None:
    table = Table(cells="a1 c4", wounds="1 2", quiet=12, done="move").prime("sword")
    assert table.state.outcome == (1.0, 0.0)


def test_with_equal_wounds_the_hero_nearer_the_middle_wins() -> None:
    table = Table(cells="a1 c4", wounds="2 2", quiet=12, done="move").prime("sword")
    assert table.state.outcome == (0.0, 1.0)


def test_a_wound_ends_the_quiet() -> None:
    table = Table(cells="c3 c4", quiet=12, done="move").activate("sword").undefended()
    assert table.state.outcome is None and table.state.quiet == 1, "the turn after the wound is the first quiet one"


def test_the_house_rule_counts_six_whole_rounds_and_tells_what_is_left() -> None:
    table = Table(cells="a1 f6", first=1)
    for turn in range(1, 13):
        told = table.state.view(0)["table"]
        assert table.state.outcome is None and told["quiet_left"] == 13 - turn and told["turns_left"] == 121 - turn
        table.prime("sword" if turn % 2 else "gun").refocus()
    assert table.state.outcome == (0.5, 0.5), "twelve turns of two heroes"


def test_without_the_house_rule_nothing_but_a_death_ends_a_game() -> None:
    table = Table(cells="a1 f6", quiet=12, round=120, quiet_end="off", done="move").prime("sword")
    assert table.state.outcome is None and table.state.quiet == 13
    assert table.state.view(0)["table"]["quiet_left"] is None and table.state.view(0)["table"]["turns_left"] is None


def test_sixty_rounds_end_the_game_as_a_long_quiet_does() -> None:
    table = Table(cells="a1 f6", round=120, done="move").prime("sword")
    assert table.state.outcome == (0.5, 0.5)
