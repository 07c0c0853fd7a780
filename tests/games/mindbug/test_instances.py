"""A creature that leaves play and comes back is another creature; and two effects of one card are two choices."""

from igroteka.games.mindbug.cards.faces import BURIED
from igroteka.games.mindbug.effects.combat import RESOLVE
from igroteka.games.mindbug.options import LATER
from tests.games.mindbug.table import Table
from tests.rules import rule


@rule("MB-084")
def test_an_attacker_that_left_play_and_came_back_does_not_go_on_attacking() -> None:
    """Holiness and Toad defeat each other, Toad also Flier, which plays Compost Dragon, which plays Holiness."""
    table = Table(
        mine="hiss_holiness trash_flier",
        theirs="explosive_toad bee_bear",
        their_discard="compost_dragon",
        my_hand="gorillion",
        their_hand="lone_yeti",
    )
    table.attack("hiss_holiness").block("explosive_toad").target("trash_flier")
    table.target("compost_dragon").target("hiss_holiness")
    assert sorted(table.mine) == ["compost_dragon", "hiss_holiness"]
    while table.asked.kind == "boost":
        table.no()
    assert (table.asked.kind, table.seat) == ("turn", 1), "a creature that has just come has not attacked before"


@rule("MB-020")
def test_two_effects_of_one_card_that_wait_together_are_two_choices() -> None:
    state = Table(mine="gorillion", theirs="rockyphant").state
    card = state.board[1][0]
    state.trigger(BURIED, card, 1)
    state.trigger(BURIED, card, 0)
    state.push(RESOLVE, 0)
    state.decisions = []
    state.events = []
    state.advance()
    assert state.decisions[0].options == [card, LATER + card]
    state.apply(0, LATER + card)
    assert [event.args["seat"] for event in state.events if event.kind == "trigger"] == ["seat:0", "seat:1"]
