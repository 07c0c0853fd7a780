"""Rules in corners: hands at the very first instant, equal instants, two players, and who gets the odd card."""

import pytest

from igroteka.core.rng import seeded
from igroteka.games.gobbit import GAME
from igroteka.games.gobbit.options import PASS
from tests.games.gobbit.table import Table
from tests.games.gobbit.test_modules import haunted, three_flies
from tests.games.gobbit.test_slaps import P1, P2, P3, conflict
from tests.rules import rule


def three(pile0: str, pile1: str, pile2: str, **more: object) -> Table:
    """Three players with these piles, and two cards in every deck."""
    return Table(**{"pile0": pile0, "pile1": pile1, "pile2": pile2, "deck0": 2, "deck1": 2, "deck2": 2, **more})


def two_snakes() -> Table:
    """P1 and P3 may both eat the chameleon of P2."""
    return three("blue_snake", "blue_chameleon", "blue_snake")


@rule("GB-034", "GB-103")
def test_a_hand_in_the_very_first_instant_is_first() -> None:
    assert two_snakes().slap(P1, P2, at=0).slap(P3, P2, at=50).judge().deck(P1)[-1] == "blue_chameleon"
    assert two_snakes().slap(P1, P2, at=50).slap(P3, P2, at=0).judge().deck(P3)[-1] == "blue_chameleon"


@rule("GB-036")
def test_a_defence_in_the_very_first_instant_is_first() -> None:
    assert "saved" in conflict().cover(P3, at=0).slap(P2, P3, at=50).judge().told


@rule("GB-102")
def test_of_two_attackers_at_one_instant_a_lot_decides() -> None:
    winners = set()
    for seed in range(12):
        table = two_snakes()
        table.state.rng = seeded(seed)
        table.slap(P1, P2, at=300).slap(P3, P2, at=300).judge()
        winners |= {seat for seat in (P1, P3) if "blue_chameleon" in table.deck(seat)}
    assert winners == {P1, P3}


@rule("GB-042", "GB-113")
def test_mistakes_are_paid_in_the_order_of_each_players_first() -> None:
    flies = ("yellow_fly", "red_fly", "blue_fly")
    table = three(*flies).cover(P3, at=0).cover(P2, at=100).slap(P3, P1, at=200).judge()
    assert table.discard == ["blue_fly", "red_fly"], "the third player erred first, and once"
    table = three(*flies).cover(P1, at=300).cover(P2, at=100).cover(P3, at=200).judge()
    assert table.discard == ["red_fly", "blue_fly", "yellow_fly"]


@rule("GB-103")
def test_piles_that_are_won_at_one_instant_move_clockwise_from_the_last_opener() -> None:
    table = three("blue_snake", "blue_chameleon", "blue_chameleon", turn=P1)
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


@rule("GB-046")
def test_a_call_in_the_very_first_instant_is_first() -> None:
    assert three_flies().call(P2, at=0).call(P1, at=50).judge().state.decisions[0].seat() == P2
    assert three_flies().call(P1, at=50).call(P2, at=0).judge().state.decisions[0].seat() == P2


@rule("GB-104")
def test_a_hand_after_a_card_that_was_opened_in_the_very_first_instant_is_too_late() -> None:
    table = conflict(turn=P1).open(P1, at=0).slap(P2, P3, at=50).judge()
    assert "late" in table.told and "eaten" not in table.told and table.pile(P3) != []


@rule("GB-077")
def test_a_player_wronged_by_two_ghosts_is_asked_once() -> None:
    """The first and the last of four are ghosts."""
    table = haunted(seats=4, pile2="yellow_fly").slap(P1, P2, at=100).slap(3, P2, at=150).judge()
    assert table.asked == "mercy"
    assert table.answer(P2, PASS).asked == "react" and table.pile(P2)[:2] == ["red_fly", "blue_snake"]


@rule("GB-063", "GB-064")
def test_a_card_opened_out_of_turn_makes_no_pair_for_a_ghost() -> None:
    words = {"hasty": "yes", "pile1": "red_fly", "pile2": "blue_snake", "deck1": "blue_snake 3", "turn": P3}
    for prey in (P2, P3):
        table = haunted(**words).open(P2).judge()
        assert table.pile(P2)[-1] == table.pile(P3)[-1] == "blue_snake"
        assert "ghost-mistake" in table.slap(P1, prey).judge().told


@rule("GB-117")
def test_cards_opened_out_of_turn_at_one_instant_come_clockwise_from_the_last_opener() -> None:
    for opener, order in ((P1, [1, 2]), (P3, [2, 1])):
        table = three("red_fly", "yellow_fly", "blue_fly", hasty="yes", turn=P1)
        table.state.opener = opener
        table.open(P2, at=200).open(P3, at=200).judge()
        told = [event.args["seat"] for event in table.state.events or [] if event.kind == "early"]
        assert told == [f"seat:{seat}" for seat in order]


def test_a_moment_lasts_until_its_card_is_opened_or_else_until_its_last_hand() -> None:
    assert conflict(turn=P1).slap(P2, P3, at=300).open(P1, at=500).judge().state.began == 500
    assert conflict(turn=P1).slap(P2, P3, at=300).judge().state.began == 300


def test_every_opened_card_is_counted_once() -> None:
    table = three("red_fly", "yellow_fly", "blue_fly")
    before = table.state.opened
    assert table.turn().turn().state.opened == before + 2


@rule("GB-084", "GB-085")
@pytest.mark.parametrize("alone", [P1, P2, P3])
@pytest.mark.parametrize("left", [1, 2])
def test_the_only_opener_of_three_ends_the_game_by_a_defence_and_not_once_another_has_a_deck(
    alone: int, left: int
) -> None:
    """Whichever seat that is, and whichever of the others eats."""
    eater = (alone + left) % 3
    words = {f"pile{seat}": "yellow_fly" for seat in (P1, P2, P3)}
    words |= {f"pile{eater}": "blue_snake", f"deck{alone}": "blue_chameleon 3"}
    opened = Table(**words, turn=alone).turn()
    assert opened.state.solo == alone
    eaten = Table(**words, turn=alone).turn().slap(eater, alone).judge()
    assert eaten.state.solo == -1 and eaten.outcome is None
    assert opened.cover(alone).judge().outcome is not None


@rule("GB-065")
def test_the_turn_passes_over_the_end_of_the_row_to_the_first_player() -> None:
    table = three("yellow_fly", "red_fly", "blue_fly", deck2="", turn=P2).turn()
    assert table.state.turn == P1


@rule("GB-077")
def test_players_wronged_by_a_ghost_are_asked_clockwise_from_the_last_opener() -> None:
    words = {"seats": 4, "pile1": "red_fly", "pile2": "blue_snake", "pile3": "yellow_fly", "deck1": 2, "deck2": 2,
             "deck3": 2, "turn": 3, "opener": P3}  # fmt: skip
    table = Table(**words).slap(P1, P2, at=100).slap(P1, 3, at=150).judge()
    asked = []
    while table.asked == "mercy":
        asked.append(table.state.decisions[0].seat())
        table.answer(asked[-1], PASS)
    assert asked == [3, P2]


@rule("GB-057", "GB-114")
def test_three_piles_fall_to_the_gorilla_in_the_order_they_were_hit() -> None:
    piles = {"pile1": "red_fly", "pile2": "blue_snake", "pile3": "yellow_fly"}
    table = Table(seats=4, **piles, deck0="gorilla 2", deck1=2, deck2=2, deck3=2, turn=P1).turn()
    began = table.state.began
    table.slap(P1, P2, at=began + 300).slap(P1, P3, at=began + 200).slap(P1, 3, at=began + 100).judge()
    assert table.discard == ["yellow_fly", "blue_snake", "red_fly"]


@rule("GB-089")
def test_a_condition_is_as_old_as_its_card_on_the_discard() -> None:
    words = {"level": "expert", "discard": "red_chameleon/reverse_chain", "turn": P1, "deck0": "blue_snake 2"}
    table = three("red_snake/colour_off", "red_fly", "blue_fly", **words).open(P1, at=500).judge()
    assert table.state.began == 500 and table.state.ruled == 0 and table.state.since == [500, 0, 0]
    table.slap(P1, P2, at=700).open(P2, at=900).judge()
    assert table.state.ruled == table.state.began == 900
