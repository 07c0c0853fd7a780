"""Why something may not be done, what choices tell, and what the players see."""

from igroteka.games.aeons_end import options as opt
from igroteka.games.aeons_end.cards.facts import NUMBER
from tests.games.aeons_end.table import Table
from tests.rules import rule


def refusal(table: Table, option: int, seat: int = 0) -> tuple[str, str]:
    why = table.state.why_not(seat, option)
    assert why is not None
    return why.rule, why.key


def test_too_little_aether() -> None:
    table = Table(aether=1)
    assert refusal(table, opt.GAIN + NUMBER["jade"]) == ("AE-147", "aether")
    assert refusal(table, opt.CHARGE) == ("AE-149", "aether")
    assert refusal(table, opt.FOCUS + 1) == ("AE-156", "aether")
    assert refusal(table, opt.OPEN + 1) == ("AE-160", "aether")


def test_piles_that_are_empty_or_not_there() -> None:
    table = Table(aether=9, supply="jade:0")
    assert refusal(table, opt.GAIN + NUMBER["jade"]) == ("AE-113", "empty-pile")
    assert refusal(table, opt.GAIN + NUMBER["chaos_arc"]) == ("AE-111", "no-such-pile")


def test_breaches_that_are_open_or_gone() -> None:
    table = Table(aether=9, breaches0="open none left left")
    assert refusal(table, opt.OPEN) == ("AE-031", "breach-open")
    assert refusal(table, opt.FOCUS + 1) == ("AE-198", "breach-gone")


def test_cards_that_cannot_be_played_so() -> None:
    table = Table(hand0="spark jade", breaches0="none none none none")
    assert refusal(table, opt.PLAY + NUMBER["spark"]) == ("AE-040", "spell-is-prepped")
    assert refusal(table, opt.PREP + NUMBER["jade"]) == ("AE-042", "gem-is-played")
    assert refusal(table, opt.PREP + NUMBER["spark"]) == ("AE-164", "no-breach")
    assert refusal(table, opt.PLAY + NUMBER["ignite"]) == ("AE-141", "not-in-hand")
    mask = Table(nemesis="crooked_mask", hand0="bottled_vortex", deck0="contagion jade").play("bottled_vortex")
    assert refusal(mask, opt.PLAY + NUMBER["contagion"]) == ("AE-059", "corruption-waits")


def test_abilities_and_charges() -> None:
    assert refusal(Table(charges0=3), opt.ABILITY) == ("AE-025", "charges-missing")
    assert refusal(Table(mages="adelheim kadir", charges0=5), opt.ABILITY) == ("AE-024", "other-timing")
    assert refusal(Table(charges0=5, aether=9), opt.CHARGE) == ("AE-151", "charges-full")


def test_conditions_of_powers() -> None:
    table = Table(play="eye_of_nothing bleed_static", aether=5)
    assert refusal(table, opt.DISPEL + NUMBER["eye_of_nothing"]) == ("AE-069", "condition")
    assert refusal(table, opt.DISPEL + NUMBER["bleed_static"]) == ("AE-069", "no-condition")


@rule("AE-128")
def test_closed_breaches_must_be_emptied_first() -> None:
    assert refusal(Table(phase="cast", prepped0="spark:2"), opt.PASS) == ("AE-128", "must-cast")


@rule("AE-202")
def test_an_exhausted_player_is_no_answer_for_lowest_life() -> None:
    table = Table(
        mages="kadir mist brama", turn="nemesis", play="gallowskulk", life0=0, life1=4, life2=4, foe_deck="slaughter"
    )
    assert refusal(table, opt.SEAT) == ("AE-202", "lowest-exhausted")


def test_whose_turn_it_is_and_the_end() -> None:
    assert refusal(Table(), opt.PASS, seat=1) == ("AE-123", "not-asked")
    over = Table(turn="nemesis", foe_deck="slaughter", gravehold=1)
    assert refusal(over, opt.PASS) == ("AE-210", "over")


def test_choices_tell_costs_and_lives() -> None:
    table = Table(aether=5, play="banesire:4")
    assert table.state.choice(opt.GAIN + NUMBER["jade"], 0).args["cost"] == 2
    assert table.state.choice(opt.OPEN + 1, 0).args == {"breach": "breach:2", "cost": 3}
    target = Table(phase="cast", prepped0="spark:1", play="banesire:4").cast("spark")
    assert target.state.choice(opt.CARD + NUMBER["banesire"], 0).args["life"] == 4
    who = Table(turn="nemesis", play="woven_sky:1", life1=7, foe_deck="slaughter")
    assert who.state.choice(opt.SEAT + 1, 0).args["life"] == 7
    assert who.state.game.question(who.state, who.asked)["amount"] == 4


def test_a_question_to_one_player_says_whose_it_is() -> None:
    table = Table(turn="nemesis", play="gallowskulk", life0=3, foe_deck="slaughter")
    assert table.state.game.question(table.state, table.asked)["seat"] == "seat:0"
