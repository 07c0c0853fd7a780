"""The baseline player does what a sensible ally would."""

from igroteka.bots.bot import BaselineBot, Observation
from igroteka.core.rng import seeded
from igroteka.games.aeons_end import GAME
from igroteka.games.aeons_end import options as opt
from igroteka.games.aeons_end.cards.facts import NUMBER
from tests.games.aeons_end.table import Table


def advice(table: Table) -> int:
    seat = table.asked.seat()
    return BaselineBot().choose(Observation(table.state, seat, seeded(1)))


def test_it_plays_its_gems_first() -> None:
    assert advice(Table(hand0="crystal crystal jade spark")) == opt.ALL_GEMS


def test_it_preps_its_strongest_spell() -> None:
    assert (
        advice(Table(hand0="spark planar_insight", breaches0="open none none none"))
        == opt.PREP + NUMBER["planar_insight"]
    )


def test_it_buys_something_with_its_aether() -> None:
    option = advice(Table(hand0="", aether=5, breaches0="open open open open"))
    assert opt.GAIN <= option < opt.PREP


def test_it_kills_a_minion_it_can_kill() -> None:
    table = Table(phase="cast", prepped0="feral_lightning:1", play="banesire:3").cast("feral_lightning")
    assert advice(table) == opt.CARD + NUMBER["banesire"]


def test_it_finishes_a_nemesis_it_can_finish() -> None:
    table = Table(phase="cast", prepped0="feral_lightning:1", play="banesire:3", foe=3).cast("feral_lightning")
    assert advice(table) == opt.FOE


def test_it_keeps_an_ability_that_would_help_nobody() -> None:
    table = Table(mages="brama kadir", charges0=5, life0=9, hand0="")
    assert advice(table) != opt.ABILITY
    assert advice(Table(mages="brama kadir", charges0=5, life1=2, hand0="")) == opt.ABILITY


def test_it_spares_the_weakest_player() -> None:
    table = Table(turn="nemesis", play="woven_sky:1", life0=3, foe_deck="slaughter topple", turn_deck="turn_1")
    assert advice(table) == opt.SEAT + 1


def test_a_win_is_a_win_and_a_near_loss_the_better_loss() -> None:
    near, far = (
        Table(turn="nemesis", foe_deck="slaughter", gravehold=1, foe=10).state,
        Table(turn="nemesis", foe_deck="slaughter", gravehold=1, foe=60).state,
    )
    assert 0.0 < GAME.margin(far, 0) < GAME.margin(near, 0) < 0.5
    won = Table(phase="cast", prepped0="feral_lightning:1", foe=3).cast("feral_lightning").state
    assert won.outcome == (1.0, 1.0) and GAME.margin(won, 0) == 1.0


def test_a_better_position_looks_better() -> None:
    good, bad = Table(foe=20, gravehold=25), Table(foe=60, gravehold=9)
    assert GAME.evaluate(good.state, 0) > GAME.evaluate(bad.state, 0)
    assert GAME.evaluate(Table(turn="nemesis", foe_deck="slaughter", gravehold=1).state, 0) == 0.0
