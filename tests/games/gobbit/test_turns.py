"""Turns, running out of cards, and the end of Gobb'it."""

from igroteka.bots.registry import make_bot
from igroteka.bots.table import play_out
from igroteka.core.rng import seeded
from igroteka.games.gobbit import GAME
from igroteka.games.gobbit.options import OPEN
from igroteka.games.gobbit.state import LONGEST
from tests.games.gobbit.table import Table
from tests.rules import rule

P1, P2, P3 = 0, 1, 2


@rule("GB-022", "GB-023", "GB-028", "GB-059")
def test_cards_are_opened_clockwise_each_on_top_of_the_own_pile() -> None:
    table = Table(deck0="red_snake blue_snake 2", deck1="red_fly 2", deck2="yellow_fly 2", turn=P1)
    for seat in (P1, P2, P3, P1):
        assert table.state.turn == seat
        table.turn()
    assert table.pile(P1) == ["red_snake", "blue_snake"] and table.pile(P2) == ["red_fly"]


@rule("GB-028")
def test_an_attack_does_not_change_whose_turn_it_is() -> None:
    table = Table(pile0="blue_snake", pile1="blue_chameleon", deck0=3, deck1=3, deck2=3, turn=P3, opener=P2)
    assert table.slap(P1, P2).judge().state.turn == P3


@rule("GB-065")
def test_a_player_with_an_empty_deck_is_passed_over_but_keeps_playing_with_the_pile() -> None:
    table = Table(pile1="blue_snake", pile2="blue_chameleon", deck0="yellow_snake 2", deck2=3, turn=P1)
    table.turn()
    assert table.state.turn == P3 and not table.state.is_ghost(P2)
    refusal = table.state.why_not(P2, OPEN)
    assert refusal is not None and (refusal.rule, refusal.key) == ("GB-065", "no-deck")
    assert "eaten" in table.slap(P2, P3).judge().told


@rule("GB-006", "GB-007", "GB-126")
def test_the_last_player_with_cards_wins_at_once() -> None:
    table = Table(pile0="blue_snake", pile1="blue_chameleon", deck0=3, deck1="").slap(P1, P2).judge()
    assert table.outcome == (1.0, 0.0)


@rule("GB-082", "GB-083", "GB-086")
def test_the_only_player_with_a_deck_goes_on_opening_until_it_is_empty() -> None:
    table = Table(pile0="blue_fly", pile1="red_snake", deck0="yellow_fly yellow_snake", deck1="", turn=P1)
    table.turn()
    assert table.state.turn == P1 and table.outcome is None
    table.turn()
    assert table.outcome is None  # the last card may still be slapped
    table.judge()
    assert table.outcome == (1.0, 0.0)


@rule("GB-084")
def test_a_successful_attack_on_the_only_opener_lets_the_game_go_on() -> None:
    table = Table(pile1="blue_snake", deck0="blue_chameleon 2", deck1="", turn=P1).turn()
    assert table.state.solo == P1
    table.slap(P2, P1).judge()
    assert table.outcome is None and table.state.solo == -1 and table.deck(P2) == ["blue_chameleon"]


@rule("GB-028", "GB-084")
def test_who_eats_the_only_opener_is_next_on_the_left_and_opens() -> None:
    table = Table(pile1="blue_snake", deck0="blue_chameleon 2", deck1="", turn=P1).turn()
    assert table.state.turn == P1, "nobody else can open"
    table.slap(P2, P1).judge()
    assert table.state.turn == P2, "the turn goes to the left of who went last"
    assert table.open().judge().pile(P2) == ["blue_snake", "blue_chameleon"] and table.state.turn == P1


@rule("GB-028", "GB-065")
def test_the_turn_is_decided_when_the_card_is_opened() -> None:
    table = Table(pile0="blue_chameleon", pile1="blue_snake", pile2="red_fly", deck0=2, deck1="", deck2="red_snake 2",
                  turn=P2, opener=P1)  # fmt: skip
    assert table.state.turn == P3, "P2 has no deck"
    table.slap(P2, P1, at=300).open(P3, at=310).judge()
    assert table.state.turn == P2 and table.pile(P3) == ["red_fly"], "P2 has one now: P3's card is not opened yet"
    assert "stray" not in table.turn().told and table.state.turn == P3


@rule("GB-085")
def test_a_successful_defence_of_the_only_opener_ends_the_game() -> None:
    table = Table(pile1="blue_snake", deck0="blue_chameleon 2", deck1="", turn=P1).turn()
    table.cover(P1, at=300).slap(P2, P1, at=310).judge()
    assert table.outcome == (1.0, 0.0)
    several = Table(pile1="blue_snake", deck0="blue_chameleon 2", deck1=2, turn=P1).turn()
    assert several.cover(P1).judge().outcome is None


@rule("GB-086", "GB-087", "GB-126")
def test_when_nobody_can_open_the_most_cards_win_and_equal_counts_draw() -> None:
    more = Table(pile0="blue_fly", pile1="red_snake yellow_fly", deck0="yellow_snake", turn=P1, deck2="")
    assert more.turn().judge().outcome == (0.5, 0.5, 0.0)
    fewer = Table(pile0="blue_fly", pile1="red_snake yellow_fly red_fly", deck0="yellow_snake", turn=P1)
    assert fewer.turn().judge().outcome == (0.0, 1.0)


def test_if_all_cards_are_lost_at_once_those_who_had_some_share() -> None:
    table = Table(pile0="blue_fly", pile1="red_snake", pile2="", deck0="yellow_snake", seats=3, turn=P1).turn()
    table.slap(P1, P2).slap(P2, P1).judge()
    assert table.outcome == (0.5, 0.5, 0.0)


def test_a_game_that_will_not_end_is_counted() -> None:
    state = GAME.new({}, 2, 1)
    state.opened = LONGEST
    for decision in list(state.decisions):
        state.apply(decision.seat(), 0)
    assert state.outcome is not None


def test_no_seat_is_favoured() -> None:
    """Equal players at four seats: each wins about a quarter."""
    wins = [0.0] * 4
    for seed in range(240):
        state = GAME.new({"level": "first"}, 4, seed)
        play_out(state, [make_bot("adult") for _ in range(4)], seeded(seed))
        assert state.outcome is not None
        wins = [won + share for won, share in zip(wins, state.outcome, strict=True)]
    assert all(35 < won < 90 for won in wins), wins
