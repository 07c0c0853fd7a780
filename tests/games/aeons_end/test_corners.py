"""Rules in corners: the second player's breaches, two gems, what is left of a discount, what everybody has seen."""

from igroteka.core.knowledge import EVERYONE
from igroteka.games.aeons_end import options as opt
from igroteka.games.aeons_end.effects.breaches import closed
from tests.games.aeons_end.table import Table
from tests.rules import rule


def test_all_gems_may_be_played_at_once_from_two_on() -> None:
    assert Table(hand0="crystal crystal").offers(opt.ALL_GEMS)
    assert not Table(hand0="crystal spark").offers(opt.ALL_GEMS)


def test_the_closed_breaches_of_every_player_are_their_own() -> None:
    state = Table().state
    for seat in range(state.seats):
        assert {place // 4 for place in closed(state, seat)} == {seat}
        assert len(closed(state, seat)) == sum(0 <= stage < 4 for stage in state.breach[4 * seat : 4 * seat + 4])


def test_a_discount_is_used_up_by_opening_a_breach() -> None:
    table = Table(aether=20, discount=3).open(3)
    assert table.state.discount == 0
    table = Table(aether=20, discount=3).focus(3)
    assert table.state.discount == 0


@rule("AE-170")
def test_what_is_drawn_is_seen_by_everybody() -> None:
    table = Table(hand0="", deck0="crystal spark crystal spark crystal jade", turn_deck="turn_2 turn_1").end()
    assert len(table.state.hand[0]) == 5
    assert all(table.state.known[card] == EVERYONE for card in table.state.hand[0])


def test_a_copy_knows_what_was_used_this_turn() -> None:
    state = Table().state
    state.used.append(7)
    copy = state.copy()
    assert copy.used == [7] and copy.used is not state.used


def test_an_opened_breach_iii_is_high_too() -> None:
    words = {"promos": True, "phase": "cast", "breaches0": "open open open left", "charges0": 0}
    table = Table(**words, prepped0="illuminating_flame:3").cast("illuminating_flame")
    assert table.kind == "may-burn"
    low = Table(**words, prepped0="illuminating_flame:2").cast("illuminating_flame")
    assert low.kind == "main"
