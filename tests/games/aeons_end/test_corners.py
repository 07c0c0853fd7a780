"""Rules in corners: the second player's breaches, two gems, what is left of a discount."""

from igroteka.core.knowledge import EVERYONE
from igroteka.core.rng import seeded
from igroteka.games.aeons_end import GAME
from igroteka.games.aeons_end import options as opt
from igroteka.games.aeons_end.effects.breaches import closed
from tests.games.aeons_end.table import Table, acts, drawn
from tests.rules import rule

MASK = {"nemesis": "crooked_mask", "turn_deck": "turn_2"}


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


def test_sunder_mixes_the_turn_order_deck_again() -> None:
    """Two nemesis cards come to two player cards: whose turn is next is left to chance, and nobody knows it."""
    nexts = set()
    for seed in range(8):
        table = drawn("sunder", turn_deck="turn_1 turn_2", turn_discard="turn_nemesis turn_nemesis")
        table.state.rng = seeded(seed)
        table.second()
        nexts.add(table.state.active)
        assert all(table.state.placed[card] == 0 for card in table.state.turn_deck)
    assert len(nexts) > 1


def test_a_question_about_two_spells_counts_down() -> None:
    table = Table(play="reality_rupture", prepped0="ignite:1 chaos_arc:2 ignite:3").dispel("reality_rupture")
    assert GAME.question(table.state, table.asked)["amount"] == 2
    table.spell("chaos_arc")
    assert GAME.question(table.state, table.asked)["amount"] == 1


@rule("AE-034")
def test_a_spell_over_two_breaches_is_one_neighbour() -> None:
    words = {"promos": True, "phase": "cast", "breaches0": "open open open open"}
    plain = Table(**words, prepped0="chaos_arc:3 spark:1").cast("chaos_arc").state.foe
    wide = Table(**words, prepped0="chronal_arc:1 chaos_arc:3").cast("chaos_arc").state.foe
    assert plain - wide == 2


@rule("AE-060")
def test_corruptions_gained_into_the_hand_are_seen() -> None:
    table = acts("ruin_priest", **MASK, hand0="jade jade jade", hand1="jade")
    assert len(table.state.hand[0]) == 3
    assert all(table.state.known[card] == EVERYONE for card in table.state.hand[0])


@rule("AE-060")
def test_a_corruption_is_seen_when_it_is_drawn() -> None:
    table = Table(**MASK, hand0="spark", deck0="contagion@ jade jade jade jade jade").end().end()
    card = next(card for card in table.state.hand[0] if table.state.name(card) == "contagion")
    assert table.state.known[card] == EVERYONE


def test_ruin_priest_leaves_corruptions_in_the_hand() -> None:
    words = {**MASK, "hand0": "contagion jade jade jade", "hand1": "jade"}
    assert "contagion" in acts("ruin_priest", **words).hand(0)
    more = acts("ruin_priest", **{**words, "hand0": "contagion jade jade jade spark", "hand1": ""})
    assert more.cards_offered == ["jade", "spark"]


def test_negate_unleashes_twice_whatever_is_chosen() -> None:
    assert drawn("negate").second().state.fury == 2


def test_only_against_the_prince_is_the_game_lost_with_the_last_card_of_the_supply() -> None:
    names = Table().names([pile[0] for pile in Table().state.piles])
    last = " ".join(f"{name}:{int(name == 'jade')}" for name in names)
    assert Table(supply=last, aether=2).gain("jade").state.outcome is None
    assert Table(nemesis="prince_of_gluttons", supply=last, aether=2).gain("jade").state.outcome == (0.0, 0.0)


def test_maggot_engine_takes_no_life_from_empty_supply_piles() -> None:
    words = {"nemesis": "carapace_queen", "husks": 2}
    assert drawn("maggot_engine", **words, supply="jade:0").in_play == drawn("maggot_engine", **words).in_play


def test_everybody_knows_the_cards_of_the_supply_and_which_strikes_there_are() -> None:
    state = Table(nemesis="rageborne").state
    assert all(state.known[card] == EVERYONE for pile in [*state.piles, state.strikes] for card in pile)
