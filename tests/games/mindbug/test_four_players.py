"""Four players, two against two: the experimental rules, see docs/decisions/mindbug.md."""

from igroteka.games.mindbug import GAME
from tests.games.mindbug.table import Table
from tests.rules import rule

HANDS = {"my_hand": "luchataur", "left_hand": "luchataur", "partner_hand": "killer_bee", "right_hand": "killer_bee"}


def four(**words: object) -> Table:
    """A position of four in which everybody has a card and nobody a Mindbug."""
    given: dict[str, object] = {**HANDS, **{f"{side}_mindbugs": 0 for side in ("my", "left", "partner", "right")}}
    return Table(**{**given, **words})


@rule("MB-120")
def test_four_sit_down_with_ten_cards_two_mindbugs_and_three_lives_a_team() -> None:
    state = GAME.new({"sets": ["beyond_eternity"]}, 4, 1)
    assert [len(hand) for hand in state.hand] == [5] * 4 and [len(deck) for deck in state.deck] == [5] * 4
    assert state.mindbugs == [2] * 4 and state.life == [3, 3] and len(state.unused) == 8
    assert GAME.teams({}, 4) == [0, 1, 0, 1]


def test_the_mode_is_marked_experimental() -> None:
    assert GAME.new({}, 4, 1).view(None)["table"]["experimental"]
    assert not GAME.new({}, 2, 1).view(None)["table"]["experimental"]


@rule("MB-039")
def test_turns_go_round_the_table() -> None:
    table = four()
    seats = []
    for _ in range(4):
        seats.append(table.seat)
        table.answer(table.asked.options[0])
    assert seats == [0, 1, 2, 3] and table.seat == 0


@rule("MB-043")
def test_all_others_are_asked_for_a_mindbug_left_partner_right() -> None:
    table = four(left_mindbugs=1, partner_mindbugs=1, right_mindbugs=1)
    table.play("luchataur")
    seats = []
    while table.asked.kind == "mindbug":
        seats.append(table.seat)
        table.no()
    assert seats == [1, 2, 3] and table.board(0) == ["luchataur"] and table.seat == 1


@rule("MB-046", "MB-049")
def test_a_partner_may_take_the_card_and_the_player_goes_again() -> None:
    table = four(my_hand="gorillion bee_bear", left_mindbugs=1, partner_mindbugs=1)
    table.play("gorillion").no().mindbug()
    assert table.board(2) == ["gorillion"] and table.seat == 0 and table.state.mindbugs == [0, 1, 0, 0]
    table.play("bee_bear").no()
    assert table.seat == 1 and table.asked.kind == "turn"


def test_both_defenders_may_block_and_the_team_loses_the_life() -> None:
    table = four(mine="gorillion", left="bee_bear", right="robopup")
    table.attack("gorillion")
    assert table.seat == 1 and table.offered == ["bee_bear"]
    table.no()
    assert table.seat == 3 and table.offered == ["robopup"]
    table.no()
    assert table.life == (3, 2)
    table = four(mine="gorillion", left="bee_bear", right="robopup")
    table.attack("gorillion").no().block("robopup")
    assert table.board(3) == ["robopup*"] and table.life == (3, 3)


def test_the_defender_with_nobody_to_block_is_not_asked() -> None:
    table = four(mine="spider_owl", left="bee_bear", right="robopup")
    table.attack("spider_owl")
    assert table.seat == 3 and table.offered == ["robopup"]
    assert table.state.why_not(1, 1) is not None


def test_a_hunter_may_pick_a_creature_of_either_enemy_but_not_of_the_partner() -> None:
    table = four(mine="killer_bee", left="bee_bear", right="robopup", partner="gorillion", partner_hand="lone_yeti",
                 right_hand="sea_rex")  # fmt: skip
    table.attack("killer_bee")
    assert table.offered == ["bee_bear", "robopup"]


def test_an_effect_on_the_opponent_is_on_one_of_the_players_choice() -> None:
    table = four(my_hand="ferret_bomber", left_hand="bee_bear gorillion", right_hand="sea_rex sea_rex robopup")
    table.play("ferret_bomber")
    assert table.asked.kind == "rival" and table.seat == 0
    table.player(3).discard("sea_rex").discard("robopup")
    assert table.hand(3) == ["sea_rex"] and table.hand(1) == ["bee_bear", "gorillion"]


def test_a_rival_whom_an_effect_cannot_touch_is_not_offered() -> None:
    table = four(my_hand="grave_robber", right_discard="gorillion")
    table.play("grave_robber")
    assert table.board(0) == ["grave_robber", "gorillion"]


def test_the_chimpborgs_are_on_an_opponent_who_has_something_to_lose() -> None:
    cheeky = four(my_hand="cheeky_chimpborg", left_hand="bee_bear", right="robopup", right_hand="gorillion sea_rex")
    cheeky.play("cheeky_chimpborg")
    assert cheeky.seat == 3 and cheeky.asked.kind == "discard"
    chuckling = four(my_hand="chuckling_chimpborg", right_mindbugs=2)
    chuckling.play("chuckling_chimpborg").no()
    assert chuckling.life == (3, 1)


def test_catalisk_is_on_an_opponent_who_still_has_a_draw_pile() -> None:
    hand = "gorillion sea_rex sea_rex robopup robopup"
    table = four(mine="catalisk", right_hand=hand, right_deck="bee_bear lone_yeti", left_discard="turbo_bug")
    table.attack("catalisk")
    assert table.pile(3) == ["bee_bear", "lone_yeti"] and table.pile(1) == ["turbo_bug"] and table.life == (3, 2)


def test_effects_that_name_each_opponent_reach_both() -> None:
    table = four(mine="rockyphant*", left="gorillion", right="robopup", left_hand="bee_bear", right_hand="sea_rex")
    table.attack("rockyphant").block("gorillion")
    assert table.hand(1) == [] and table.hand(3) == []
    silent = four(my_hand="killer_bee", partner_hand="lone_yeti", right="deathweaver", right_hand="sea_rex")
    silent.play("killer_bee")
    assert silent.life == (3, 3)


def test_partners_are_neither_allied_nor_enemy() -> None:
    table = four(mine="shield_bugs sea_rex", partner="robopup", left="bee_bear")
    assert table.power("sea_rex") == 6 and table.power("robopup") == 1
    table = four(my_hand="kangasaurus_rex", partner="robopup", left="spider_owl", right="koibra")
    table.play("kangasaurus_rex")
    assert table.board(2) == ["robopup"] and table.board(1) == [] and table.board(3) == []


def test_an_effect_on_any_creature_may_reach_the_partner() -> None:
    table = four(my_hand="brain_fly", partner="gorillion", left="bee_bear")
    table.play("brain_fly")
    assert table.offered == ["bee_bear", "gorillion"]


@rule("MB-020")
def test_the_active_player_orders_effects_of_all_four() -> None:
    table = four(my_hand="kangasaurus_rex", left="chameleon_sniper+peacasus", right="peacasus", left_hand="bee_bear")
    table.play("kangasaurus_rex")
    assert table.asked.kind == "order" and table.seat == 0


def test_who_can_do_nothing_is_passed_over_while_the_partner_can_act() -> None:
    table = four(left_hand="", left="", my_hand="gorillion")
    table.play("gorillion")
    assert table.state.outcome is None and table.seat == 2


@rule("MB-032")
def test_a_team_loses_when_neither_partner_can_act() -> None:
    table = four(left_hand="", right_hand="", my_hand="gorillion")
    table.play("gorillion")
    assert table.state.outcome == (1.0, 0.0, 1.0, 0.0)


@rule("MB-031")
def test_a_team_without_life_loses_together() -> None:
    table = four(mine="robopup", their_life=1)
    table.attack("robopup")
    assert table.state.outcome == (1.0, 0.0, 1.0, 0.0)


def test_cake_trickster_turns_an_enemy_on_the_team_which_may_block_together() -> None:
    table = four(mine="cake_trickster", partner="robopup", left="gorillion", right="bee_bear")
    table.act("cake_trickster").choose("gorillion")
    assert table.seat == 2 and table.offered == ["robopup"]
    table.no().block("cake_trickster")
    assert table.board(1) == [] and table.board(0) == []


def test_captain_hippo_binds_the_enemy_whose_turn_it_is() -> None:
    table = four(mine="killer_bee", partner_hand="lone_yeti", right_hand="sea_rex", left="captain_hippo")
    assert table.offered == ["killer_bee"]
    table = four(mine="killer_bee", partner="captain_hippo", partner_hand="lone_yeti", right_hand="sea_rex")
    assert table.offered == ["killer_bee", "luchataur"]


def test_a_creature_given_away_goes_to_a_chosen_opponent() -> None:
    table = four(my_hand="radioactive_rabbit")
    table.play("radioactive_rabbit").player(3)
    assert table.board(3) == ["radioactive_rabbit"]


def test_koibra_may_send_the_card_to_any_of_the_four_piles() -> None:
    table = four(my_hand="koibra", left_hand="", left="robopup", right_hand="gorillion")
    table.play("koibra").player(2)
    assert table.pile(2) == ["gorillion"]


def test_blessed_killer_bee_counts_against_the_other_team_whoever_of_them_loses_life() -> None:
    table = four(mine="robopup", partner_discard="blessed_killer_bee", their_life=5)
    table.attack("robopup")
    assert table.life == (3, 2)


def test_not_blocking_says_what_it_costs() -> None:
    table = four(mine="gorillion", left="bee_bear", right="robopup")
    table.attack("gorillion")
    choice = table.state.choice(table.asked.options[0], table.seat)
    assert choice.kind == "no-block" and choice.args["partner"] == "yes"
    table.no()
    choice = table.state.choice(table.asked.options[0], table.seat)
    assert choice.args == {"life": 1, "partner": "no"}
    table = four(mine="gorillion", left="bee_bear", my_discard="blessed_killer_bee")
    table.attack("gorillion")
    choice = table.state.choice(table.asked.options[0], table.seat)
    assert choice.args == {"life": 3, "partner": "no"}
