"""How a game of Not Alone is set up."""

import pytest

from igroteka.core.errors import BadSetting
from igroteka.games.not_alone import GAME
from igroteka.games.not_alone.cards.facts import CARDS
from igroteka.games.not_alone.cards.places import NEIGHBOURS, PAIRS, PLACE_NAMES, PLACES_IN
from tests.games.not_alone.table import Table, names
from tests.rules import rule


@rule("NA-001", "NA-002")
def test_two_to_seven_players_one_of_them_the_creature() -> None:
    for seats in range(2, 8):
        assert GAME.teams({}, seats) == [0] + [1] * (seats - 1)
        assert len(GAME.new({}, seats, 1).view(0)["table"]["hunted"]) == seats - 1
    for seats in (1, 8):
        with pytest.raises(BadSetting):
            GAME.new({}, seats, 1)


@rule("NA-005", "NA-006", "NA-021")
def test_ten_places_in_two_rows_touch_along_edges() -> None:
    around = {PLACE_NAMES[place]: names(NEIGHBOURS[place]) for place in range(1, 11)}
    assert len(PLACE_NAMES[1:]) == len(set(PLACE_NAMES[1:])) == 10
    assert around["lair"] == "jungle swamp"
    assert around["beach"] == "river rover source"
    assert around["rover"] == "beach artefact"
    assert around["wreck"] == "river shelter source"
    assert len(PAIRS) == 13


@rule("NA-007", "NA-009", "NA-013", "NA-014", "NA-017", "NA-018", "NA-019", "NA-022")
def test_everybody_begins_with_what_the_rulebook_says() -> None:
    for seats in range(2, 8):
        state = GAME.new({}, seats, 5)
        assert (state.rescue, state.assimilation) == (11 + seats, 5 + seats)
        assert state.marker == 0
        assert (state.creature, state.target, state.artemia) == (0, 0, 0)
        assert len(state.hunt_hand) == 3
        for seat in range(1, seats):
            assert state.will[seat] == 3
            assert names(state.hand[seat]) == "lair jungle river beach rover"
            assert len(state.survival[seat]) == 1


@rule("NA-010", "NA-011", "NA-012", "NA-015")
def test_the_reserve_holds_one_two_or_three_of_each_later_place() -> None:
    for seats, copies in ((2, 1), (3, 2), (4, 2), (5, 3), (6, 3), (7, 3)):
        state = GAME.new({}, seats, 5)
        assert state.reserve == [0] * 6 + [copies] * 5
        cards = [card for zone in state.zones().values() for card in zone]
        assert len(cards) == CARDS + 5 * (seats - 1) + 5 * copies


@rule("NA-016", "NA-020", "NA-024", "NA-032")
def test_decks_are_shuffled_and_unknown_to_all() -> None:
    first, second = GAME.new({}, 3, 1), GAME.new({}, 3, 2)
    assert first.hunt_deck != second.hunt_deck and first.survival_deck != second.survival_deck
    assert len(first.hunt_deck) == 17 and len(first.survival_deck) == 13
    assert not any(first.known[card] for card in first.hunt_deck + first.survival_deck)


@rule("NA-008", "NA-058")
def test_the_two_sides_of_the_board_have_artemia_symbols_on_other_spaces() -> None:
    for side, spaces in ((1, {1, 2, 3, 4, 5, 6}), (2, {1, 3, 5, 7, 9, 11})):
        for rescue in range(1, 14):
            table = Table(seats=2, side=side, rescue=rescue).explore("beach")
            assert table.may(0, "artemia beach") == (rescue in spaces)


@rule("NA-023")
def test_later_places_can_only_be_gained() -> None:
    table = Table(seats=2).explore("rover").hunt("lair").do(1, "use", "swamp")
    assert table.hand(1) == "lair jungle river beach swamp"
    assert PLACES_IN[table.state.owned(1)] == [1, 2, 3, 4, 5, 6]
    assert table.state.reserve[6] == 0
