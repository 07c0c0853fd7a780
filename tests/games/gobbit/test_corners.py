"""Rules in corners: hands at the very first instant, equal instants, two players, and who gets the odd card."""

from igroteka.core.rng import seeded
from igroteka.games.gobbit import GAME
from tests.games.gobbit.table import Table
from tests.games.gobbit.test_slaps import P1, P2, P3, conflict
from tests.rules import rule


@rule("GB-034", "GB-103")
def test_a_hand_in_the_very_first_instant_is_first() -> None:
    words = {
        "pile0": "blue_snake",
        "pile1": "blue_chameleon",
        "pile2": "blue_snake",
        "deck0": 2,
        "deck1": 2,
        "deck2": 2,
    }
    assert Table(**words).slap(P1, P2, at=0).slap(P3, P2, at=50).judge().deck(P1)[-1] == "blue_chameleon"
    assert Table(**words).slap(P1, P2, at=50).slap(P3, P2, at=0).judge().deck(P3)[-1] == "blue_chameleon"


@rule("GB-036")
def test_a_defence_in_the_very_first_instant_is_first() -> None:
    assert "saved" in conflict().cover(P3, at=0).slap(P2, P3, at=50).judge().told


@rule("GB-102")
def test_of_two_attackers_at_one_instant_a_lot_decides() -> None:
    words = {
        "pile0": "blue_snake",
        "pile1": "blue_chameleon",
        "pile2": "blue_snake",
        "deck0": 2,
        "deck1": 2,
        "deck2": 2,
    }
    winners = set()
    for seed in range(12):
        table = Table(**words)
        table.state.rng = seeded(seed)
        table.slap(P1, P2, at=300).slap(P3, P2, at=300).judge()
        winners |= {seat for seat in (P1, P3) if "blue_chameleon" in table.deck(seat)}
    assert winners == {P1, P3}


@rule("GB-042", "GB-113")
def test_mistakes_are_paid_in_the_order_of_each_players_first() -> None:
    words = {"pile0": "yellow_fly", "pile1": "red_fly", "pile2": "blue_fly", "deck0": 2, "deck1": 2, "deck2": 2}
    table = Table(**words).cover(P3, at=0).cover(P2, at=100).slap(P3, P1, at=200).judge()
    assert table.discard == ["blue_fly", "red_fly"], "the third player erred first, and once"
    table = Table(**words).cover(P1, at=300).cover(P2, at=100).cover(P3, at=200).judge()
    assert table.discard == ["red_fly", "blue_fly", "yellow_fly"]


@rule("GB-103")
def test_piles_that_are_won_at_one_instant_move_clockwise_from_the_last_opener() -> None:
    words = {
        "pile0": "blue_snake",
        "pile1": "blue_chameleon",
        "pile2": "blue_chameleon",
        "deck0": 2,
        "deck1": 2,
        "deck2": 2,
    }
    table = Table(**words, turn=P1)
    opener = table.state.opener
    table.slap(P1, P2, at=300).slap(P1, P3, at=300)
    first, second = sorted((P2, P3), key=lambda seat: (seat - opener) % 3)
    tops = {seat: table.state.pile[seat][-1] for seat in (P2, P3)}
    table.judge()
    assert list(reversed(table.state.deck[P1]))[-2:] == [tops[first], tops[second]]


@rule("GB-085")
def test_of_two_who_both_have_cards_one_saves_a_pile_and_the_game_goes_on() -> None:
    table = Table(pile1="blue_snake", deck0="blue_chameleon 3", deck1=3, turn=P1).turn()
    table.cover(P1).judge()
    assert "saved" in table.told and table.outcome is None and table.state.solo < 0


@rule("GB-019")
def test_cards_are_dealt_clockwise_from_the_first_player() -> None:
    for seed in range(4):
        state = GAME.new({}, 5, seed)
        dealt = [state.holds((state.opener + step) % 5) for step in range(5)]
        assert dealt == sorted(dealt, reverse=True) and dealt[0] - dealt[-1] <= 1, "the odd cards go to the first"
