"""Effects of several parts: as much of them as possible is done (AE-186), by those who can do most of it (AE-192)."""

from tests.games.aeons_end.table import Table
from tests.rules import rule

MASK = {"nemesis": "crooked_mask"}
NEXT = {"turn": "nemesis", "foe_deck": "slaughter topple", "turn_deck": "turn_1"}


@rule("AE-186")
def test_afflict_corrupts_two_mages_at_full_life() -> None:
    table = Table(**MASK, turn="nemesis", foe_deck="afflict topple", turn_deck="turn_1", deck0="", deck1="")
    table.who(1)
    assert len(table.deck(0)) == 2 and len(table.deck(1)) == 2 and table.state.life == [10, 10]


@rule("AE-186")
def test_afflict_does_not_pass_over_the_one_at_full_life() -> None:
    table = Table(**MASK, turn="nemesis", foe_deck="afflict topple", turn_deck="turn_1", deck0="", deck1="", life0=7)
    table.who(0)
    assert len(table.deck(0)) == 2 and len(table.deck(1)) == 2 and table.state.life == [8, 10]


@rule("AE-192")
def test_of_three_mages_afflict_names_one_who_can_gain_life() -> None:
    words = {"mages": "kadir mist brama", "deck0": "", "deck1": "", "deck2": "", "life2": 6}
    table = Table(**MASK, turn="nemesis", foe_deck="afflict topple", turn_deck="turn_1", **words)
    assert table.seats_offered == [0, 1, 2]
    table.who(0)  # now the second has to be the wounded one
    assert [len(table.deck(seat)) for seat in range(3)] == [2, 0, 2] and table.state.life == [10, 10, 7]


@rule("AE-186")
def test_ruin_priest_corrupts_a_player_without_cards() -> None:
    table = Table(**MASK, play="ruin_priest", hand0="", hand1="", **{**NEXT, "turn_deck": "turn_2"}).who(0)
    assert len(table.hand(0)) == 3 and len(table.state.corruptions) == 8


@rule("AE-192")
def test_ruin_priest_names_the_player_with_most_cards_to_discard() -> None:
    table = Table(**MASK, play="ruin_priest", hand0="jade jade", hand1="jade", **{**NEXT, "turn_deck": "turn_2"})
    assert len(table.hand(0)) == 3 and table.hand(1) == ["jade"]


@rule("AE-186")
def test_agony_field_draws_for_a_player_without_cards() -> None:
    table = Table(play="agony_field:1", hand0="", hand1="", deck0="spark", deck1="jade", **NEXT).who(1)
    assert table.hand(0) == [] and table.hand(1) == ["jade"]


@rule("AE-192")
def test_what_agony_field_discards_can_be_drawn() -> None:
    """Three cards and no deck: all of it can be done."""
    words = {"hand0": "jade jade jade", "deck0": "", "discard0": "", "hand1": "spark spark", "deck1": "jade"}
    table = Table(play="agony_field:1", **words, **NEXT)
    assert table.hand(0) == ["jade"] and table.hand(1) == ["spark", "spark"]


@rule("AE-186")
def test_amethyst_shard_is_for_an_ally_with_an_empty_hand_too() -> None:
    table = Table(mages="adelheim kadir", hand0="amethyst_shard", hand1="", deck1="jade").play("amethyst_shard")
    assert table.kind == "may-draw" and table.asked.seats == 0b10
    table.yes()
    assert table.hand(1) == [] and table.pile(1) == ["jade"]


@rule("AE-192")
def test_amethyst_shard_lets_one_choose_among_allies_with_and_without_cards() -> None:
    table = Table(mages="adelheim kadir mist", hand0="amethyst_shard", hand1="", deck1="jade", hand2="spark")
    assert table.play("amethyst_shard").seats_offered == [1, 2]


@rule("AE-069")
def test_twisting_madness_can_be_met_with_an_empty_deck() -> None:
    words = {"hand0": "jade jade jade spark", "deck0": "", "discard0": ""}
    table = Table(**MASK, play="twisting_madness", **words)
    assert table.can_dispel("twisting_madness")
    table.dispel("twisting_madness").card("jade").card("jade").card("jade")
    assert table.hand() == ["jade"] and table.in_play == {}  # the discards are turned over: the first one is drawn
    assert not Table(**MASK, play="twisting_madness", hand0="jade jade jade").can_dispel("twisting_madness")


@rule("AE-186", "AE-192")
def test_unmake_hurts_a_player_whose_deck_is_too_small() -> None:
    words = {"turn": "nemesis", "foe_deck": "unmake", "turn_deck": "turn_1"}
    small = Table(deck0="jade", deck1="spark", discard0="", discard1="", **words).who(1)
    assert small.state.life == [10, 7] and small.deck(1) == []
    table = Table(deck0="jade jade", deck1="spark", discard0="", discard1="", **words)
    assert table.state.life == [7, 10] and table.deck(0) == [] and table.deck(1) == ["spark"]


@rule("AE-186", "AE-189")
def test_pain_sower_leaves_somebody_to_focus_a_breach() -> None:
    """Both halves can be done only if the one without closed breaches suffers."""
    table = Table(**MASK, play="pain_sower", breaches0="open open open open", **NEXT)
    assert table.state.life == [8, 10] and table.kind == "focus" and table.asked.seats == 0b10


@rule("AE-142")
def test_a_price_is_paid_whole_or_nothing_is_bought() -> None:
    """Tourmaline Shard: no card to destroy, or no damage to take, and the ally is not asked."""
    words = {"mages": "phaedraxa kadir", "hand0": "tourmaline_shard"}
    assert Table(hand1="jade", **words).play("tourmaline_shard").kind == "may-suffer"
    assert Table(hand1="", **words).play("tourmaline_shard").kind == "main"
