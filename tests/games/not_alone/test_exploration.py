"""Phase 1: secret choices, resisting and giving up."""

from tests.games.not_alone.table import Table
from tests.rules import rule


@rule("NA-042", "NA-087")
def test_four_phases_in_order_then_a_new_turn() -> None:
    table = Table(seats=2)
    phases = [table.phase]
    table.explore("beach")
    phases.append(table.phase)
    table.do(0, "lair")
    phases.append(table.phase)
    table.do(1, "use")
    assert phases == [1, 2, 3] and table.phase == 1 and table.state.turn == 2


@rule("NA-043", "NA-110")
def test_all_hunted_choose_at_once_and_phase_2_opens_with_the_last() -> None:
    table = Table(seats=4)
    assert [table.kind(seat) for seat in (1, 2, 3)] == ["explore"] * 3
    table.do(3, "lair").do(1, "river")
    assert table.phase == 1 and table.kind(2) == "explore" and table.kind(0) == ""
    table.do(2, "beach")
    assert table.phase == 2 and table.kind(0) == "hunt"


@rule("NA-110", "NA-047")
def test_a_laid_place_is_hidden_from_everybody_but_its_owner() -> None:
    table = Table(seats=3).do(1, "river")
    own, other = table.seen(1)["hunted"][0], table.seen(2)["hunted"][0]
    assert own["played"] == ["place:river"]
    for seen in (other, table.seen(0)["hunted"][0], table.seen(None)["hunted"][0]):
        assert seen["played"] == [] and seen["face_down"] == 1 and seen["hand"] == [] and seen["hidden"] == 4


@rule("NA-044")
def test_playing_a_place_is_mandatory() -> None:
    table = Table(seats=2)
    assert not table.may(1, "pass")
    assert table.offers(1) == ["lay lair", "lay jungle", "lay river", "lay beach", "lay rover"]


@rule("NA-048", "NA-049")
def test_resisting_for_one_returns_two_places_of_own_choice() -> None:
    table = Table(seats=2, discard1="lair jungle river")
    table.do(1, "resist 1", "lair", "river")
    assert table.hand(1) == "lair river beach rover" and table.will(1) == 2
    assert not table.may(1, "resist 1") and not table.may(1, "give up")
    assert table.why(1, "give up") == "NA-048"


@rule("NA-049")
def test_with_fewer_than_two_places_discarded_resisting_returns_what_is_there() -> None:
    table = Table(seats=2, discard1="lair").do(1, "resist 1")
    assert table.hand(1) == "lair jungle river beach rover" and table.will(1) == 2


@rule("NA-050")
def test_resisting_for_two_returns_four_places() -> None:
    table = Table(seats=2, hand1="swamp", discard1="lair jungle river beach rover")
    table.do(1, "resist 2", "lair", "jungle", "river", "beach")
    assert table.hand(1) == "lair jungle river beach swamp" and table.will(1) == 1


@rule("NA-050")
def test_resisting_for_two_needs_two_will() -> None:
    table = Table(seats=2, will1=1, hand1="swamp", discard1="lair jungle river beach rover")
    assert not table.may(1, "resist 2") and table.why(1, "resist 2") == "NA-050"


@rule("NA-051", "NA-053")
def test_resisting_with_the_last_will_means_giving_up() -> None:
    table = Table(seats=2, will1=1, discard1="lair jungle river")
    assert "resist-last" in table.offers(1)
    table.do(1, "resist 1")
    assert table.will(1) == 3 and table.hand(1) == "lair jungle river beach rover"
    assert table.state.assimilation == 6


@rule("NA-051")
def test_resisting_for_two_with_two_will_means_giving_up() -> None:
    table = Table(seats=2, will1=2, discard1="lair jungle river").do(1, "resist 2")
    assert table.will(1) == 3 and table.state.assimilation == 6


@rule("NA-052", "NA-053")
def test_giving_up_returns_everything_and_moves_assimilation_at_once() -> None:
    table = Table(seats=3, will1=2, discard1="lair jungle", discard2="rover")
    table.do(1, "give up")
    assert table.will(1) == 3 and table.hand(1) == "lair jungle river beach rover"
    table.do(2, "give up")
    assert table.state.assimilation == 6, "each Hunted counts"


@rule("NA-052")
def test_there_is_no_giving_up_with_nothing_lost() -> None:
    table = Table(seats=2)
    assert not table.may(1, "give up") and table.why(1, "give up") == "NA-052"


@rule("NA-053", "NA-088", "NA-004")
def test_giving_up_can_end_the_game_before_any_place_is_played() -> None:
    table = Table(seats=3, assimilation=1, discard1="lair").do(1, "give up")
    assert table.state.outcome == (1.0, 0.0, 0.0) and not table.state.decisions


@rule("NA-048")
def test_resisting_comes_before_playing_a_place() -> None:
    table = Table(seats=3, double1="artefact", discard1="lair jungle").do(1, "river")
    assert not table.may(1, "resist 1") and table.why(1, "resist 1") == "NA-048"


@rule("NA-054")
def test_example_zoriana_resists() -> None:
    table = Table(seats=2, hand1="beach rover", discard1="lair jungle river")
    table.do(1, "resist 1", "lair", "jungle")
    assert table.will(1) == 2 and table.hand(1) == "lair jungle beach rover"
    assert table.state.assimilation == 7
    table.do(1, "jungle")
    assert table.phase == 2


@rule("NA-106")
def test_without_a_place_in_hand_one_must_resist_or_give_up() -> None:
    table = Table(seats=2, hand1="", discard1="lair jungle river beach rover")
    assert table.offers(1) == ["resist-1", "resist-2", "give-up"]


@rule("NA-106", "NA-099")
def test_one_place_is_too_few_when_two_have_to_be_played() -> None:
    table = Table(seats=2, double1="river", hand1="lair", discard1="jungle river beach rover")
    assert table.offers(1) == ["resist-1", "resist-2", "give-up"]
    assert table.why(1, "lair") == "NA-106"
    table.do(1, "resist 1", "rover", "beach", "rover", "lair")
    assert table.played(1) == "lair rover" and table.phase == 2


@rule("NA-043")
def test_a_discarded_place_cannot_be_played() -> None:
    table = Table(seats=2, discard1="lair")
    assert not table.may(1, "lair") and table.why(1, "lair") == "NA-043" == table.why(1, "wreck")
