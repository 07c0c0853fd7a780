"""Rules in corners: the second player's breaches, two gems, what is left of a discount."""

from igroteka.games.aeons_end import options as opt
from igroteka.games.aeons_end.effects.breaches import closed
from tests.games.aeons_end.table import Table
from tests.games.aeons_end.test_foes import drawn


def test_all_gems_may_be_played_at_once_from_two_on() -> None:
    assert Table(hand0="crystal crystal").offers(opt.ALL_GEMS)
    assert not Table(hand0="crystal spark").offers(opt.ALL_GEMS)


def test_the_closed_breaches_of_every_player_are_their_own() -> None:
    state = Table().state
    state.breach[4:8] = [0, 0, 0, 0]
    assert closed(state, 1) == [4, 5, 6, 7]
    assert all(place < 4 for place in closed(state, 0))


def test_a_discount_is_used_up_by_opening_a_breach() -> None:
    table = Table(aether=20, discount=3).open(3)
    assert table.state.discount == 0
    table = Table(aether=20, discount=3).focus(3)
    assert table.state.discount == 0


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


def test_gather_darkness_shuffles_the_discard_pile_into_the_deck_before_it_destroys() -> None:
    table = drawn("gather_darkness", deck0="jade jade jade jade jade jade", discard0="spark spark spark").who(0)
    assert table.state.discard[0] == [] and len(table.state.deck[0]) == 5 and len(table.destroyed) == 4
