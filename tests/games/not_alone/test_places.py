"""The ten Places, each where its power matters."""

import pytest

from tests.games.not_alone.table import Table
from tests.rules import rule


def owning(*later: str) -> str:
    return " ".join(("lair", "jungle", "river", "beach", "rover", *later))


@rule("NA-090")
def test_lair_takes_back_the_discard_but_not_the_card_just_played() -> None:
    table = Table(seats=2, discard1="jungle river").explore("lair").hunt("artefact").do(1, "use").calm()
    assert table.hand(1) == "jungle river beach rover" and table.discard(1) == "lair"


@rule("NA-077", "NA-073")
def test_lair_copies_the_place_under_the_creature_token() -> None:
    table = Table(seats=3, marker=1, discard1="jungle").explore("lair", "river").hunt("beach").do(1, "use")
    assert table.offers(1) == ["copy beach", "all-back"]
    table.do(1, "beach")
    assert table.state.rescue == 13 and table.state.marker == 0


@rule("NA-101")
def test_lair_copies_neither_itself_nor_the_artefact() -> None:
    table = Table(seats=2).explore("lair").hunt("artefact")
    assert table.state.turn == 2, "nothing to take back, nothing to copy"
    table = Table(seats=2, discard1="river").explore("lair").hunt("artefact").do(1, "use")
    assert table.hand(1) == "jungle river beach rover" and table.why(0, "artefact")


def test_lair_costs_a_caught_hunted_two_will() -> None:
    table = Table(seats=2).explore("lair").hunt("lair")
    assert table.will(1) == 1 and table.state.assimilation == 6


def test_lair_copying_the_jungle_returns_the_lair_itself() -> None:
    table = Table(seats=2, discard1="river").explore("lair").hunt("jungle").do(1, "use", "jungle").calm()
    assert table.hand(1) == "lair jungle river beach rover" and table.discard(1) == ""


def test_jungle_returns_itself_and_one_place() -> None:
    table = Table(seats=2, discard1="lair river").explore("jungle").hunt("artefact").do(1, "use", "river").calm()
    assert table.hand(1) == "jungle river beach rover" and table.discard(1) == "lair"


@rule("NA-099")
def test_river_lays_two_places_next_turn_and_keeps_one_after_the_tokens() -> None:
    table = Table(seats=2).explore("river").hunt("artefact").do(1, "use").calm().explore("beach rover")
    assert table.seen(0)["hunted"][0]["face_down"] == 2
    table.do(0, "beach", "pass")
    assert table.kind(1) == "keep"
    table.do(1, "rover")
    assert table.hand(1) == "lair jungle beach" and table.played(1) == "rover"


@rule("NA-110")
def test_what_river_keeps_stays_hidden_until_the_reveal() -> None:
    table = Table(seats=3, double1="river", double2="river").explore("beach rover", "lair jungle").hunt("wreck")
    table.do(1, "rover")
    assert table.seen(0)["hunted"][0]["played"] == [] == table.seen(2)["hunted"][0]["played"]
    assert table.seen(0)["hunted"][0]["face_down"] == 1


@rule("NA-092", "NA-093")
def test_beach_charges_the_transmitter_and_then_uses_it() -> None:
    table = Table(seats=2).explore("beach").hunt("artefact").do(1, "use").calm()
    assert table.state.marker == 1 and table.state.rescue == 12
    table = Table(seats=2, marker=1).explore("beach").hunt("artefact").do(1, "use").calm()
    assert table.state.marker == 0 and table.state.rescue == 11


@rule("NA-091", "NA-094")
def test_beach_works_once_a_turn_for_the_whole_table() -> None:
    table = Table(seats=3, discard2="lair").explore("beach", "beach").hunt("artefact").do(1, "use")
    assert not table.may(2, "use") and table.why(2, "use") == "NA-091"
    assert table.may(2, "lair")
    table.do(2, "lair")
    assert table.state.marker == 1 and table.hand(2) == "lair jungle river rover"


@rule("NA-091")
def test_a_copied_beach_counts_as_used() -> None:
    table = Table(seats=3, discard2="jungle").explore("lair", "lair").hunt("beach").do(1, "use")
    assert table.state.marker == 1
    table.do(2, "use")
    assert table.state.marker == 1 and table.hand(2) == "jungle river beach rover"


def test_rover_brings_a_place_one_does_not_own() -> None:
    table = Table(seats=3, hand1=owning("wreck"), hand2=owning("wreck"))
    table.explore("rover", "river").hunt("artefact").do(1, "use")
    assert table.offers(1) == ["gain swamp", "gain shelter", "gain source", "gain artefact"]
    assert table.why(1, "wreck") == "NA-023"
    table.do(1, "artefact")
    assert "artefact" in table.hand(1)


@rule("NA-011")
def test_rover_finds_no_place_that_is_used_up() -> None:
    table = Table(seats=3, hand1=owning("wreck"), hand2=owning("wreck", "swamp"))
    table.state.reserve[7] = 0
    table.explore("rover", "river").hunt("artefact").do(1, "use")
    assert "gain shelter" not in table.offers(1) and table.why(1, "shelter") == "NA-011"


def test_swamp_returns_itself_and_two_places() -> None:
    table = Table(seats=2, hand1="swamp beach", discard1="lair jungle river rover")
    table.explore("swamp").hunt("artefact").do(1, "use", "lair", "rover").calm()
    assert table.hand(1) == "lair beach rover swamp"


def test_shelter_shows_two_survival_cards_and_keeps_one() -> None:
    table = Table(seats=3, hand1=owning("shelter"), survival_deck="dodge gate")
    table.explore("shelter", "river").hunt("artefact").do(1, "use")
    assert table.seen(1)["survival"]["looked"] == ["survival:dodge:28", "survival:gate:30"]
    assert table.seen(2)["survival"]["looked"] == [] == table.seen(0)["survival"]["looked"]
    table.do(1, "gate")
    assert table.cards(1) == ["gate"] and table.seen(0)["survival"]["discard"] == ["survival:dodge:28"]


@rule("NA-102")
def test_a_used_up_survival_deck_is_made_anew_from_its_discard() -> None:
    table = Table(seats=2, hand1=owning("shelter"))
    table.state.survival_discard = table.state.survival_deck[1:]
    table.state.survival_deck = table.state.survival_deck[:1]
    table.explore("shelter").hunt("artefact").do(1, "use")
    assert len(table.asked(1).options) == 2 and len(table.state.survival_deck) == 13


@rule("NA-095", "NA-098")
@pytest.mark.parametrize(("first", "second"), [("wreck", "beach"), ("beach", "wreck")])
def test_beach_and_wreck_add_up_whichever_is_used_first(first: str, second: str) -> None:
    table = Table(seats=3, marker=1, hand1=owning("wreck"), hand2=owning("wreck"))
    table.explore(first, second).hunt("artefact").do(1, "use")
    assert table.state.rescue == 14 - 1 and table.may(2, "use")
    table.do(2, "use")
    assert table.state.rescue == 14 - 3 and table.state.marker == 0, "one each, and one for the end of the turn"


@rule("NA-096", "NA-097")
def test_wreck_moves_rescue_once_a_turn() -> None:
    table = Table(seats=4, marker=1, hand1=owning("wreck"), hand2=owning("wreck"), discard2="")
    table.explore("wreck", "wreck", "beach").hunt("artefact").do(1, "use")
    assert table.kind(2) == "", "no power left for the second, and no discard"
    table.do(3, "use").calm()
    assert table.state.rescue == 15 - 3


@rule("NA-097")
def test_the_second_at_the_wreck_may_take_a_card_back() -> None:
    wreck = "jungle river beach rover wreck"
    table = Table(seats=3, hand1=wreck, discard1="lair", hand2=wreck, discard2="lair")
    table.explore("wreck", "wreck").hunt("artefact").do(1, "use")
    assert table.offers(2) == ["leave", "take-back lair"] and table.why(2, "use") == "NA-096"


@rule("NA-107")
def test_source_heals_one_of_the_hunted_or_draws_a_card() -> None:
    table = Table(seats=3, will2=1, hand1=owning("source"), survival_deck="gate")
    table.explore("source", "river").hunt("artefact").do(1, "use")
    assert table.offers(1) == ["heal 2", "draw"], "nobody has more than three Will"
    table.do(1, "seat 2")
    assert table.will(2) == 2
    table = Table(seats=3, will2=1, hand1=owning("source"), survival_deck="gate")
    table.explore("source", "river").hunt("artefact").do(1, "use", "draw")
    assert table.cards(1) == ["gate"]


@rule("NA-099")
def test_artefact_plays_two_places_next_turn_in_the_order_one_likes() -> None:
    table = Table(seats=2, hand1=owning("artefact")).explore("artefact").hunt("lair").do(1, "use").calm()
    table.explore("beach rover").hunt("lair").calm()
    assert table.kind(1) == "order" and table.offers(1) == ["order beach", "order rover"]
    table.do(1, "rover", "use", "wreck")
    assert table.kind(1) == "use" and table.may(1, "use")
    table.do(1, "use").calm()
    assert table.state.marker == 1 and table.discard(1) == "beach rover artefact", "both are discarded"


@rule("NA-099", "NA-063")
def test_each_of_two_places_is_resolved_in_its_own_step() -> None:
    table = Table(seats=2, double1="artefact").explore("beach rover").hunt("beach")
    assert table.kind(1) == "use"
    table.do(1, "use", "wreck")
    assert table.will(1) == 2 and table.state.marker == 0 and "wreck" in table.hand(1)


@rule("NA-100")
def test_river_and_artefact_cannot_both_be_used_in_one_turn() -> None:
    table = Table(seats=2, double1="artefact", hand1="river beach rover artefact", discard1="lair jungle")
    table.explore("river artefact").hunt("wreck").do(1, "artefact", "use")
    assert not table.may(1, "use") and table.why(1, "use") == "NA-100"
    assert table.offers(1) == ["leave", "take-back lair", "take-back jungle"]


@rule("NA-101")
def test_artefact_cannot_be_copied_by_a_card() -> None:
    table = Table(seats=2, survival1="gate").explore("rover").hunt("lair").do(1, "gate")
    assert table.state.marker == 1, "the Beach alone is left to copy beside the Rover"
    table = Table(seats=2, survival1="gate", hand1=owning("source")).explore("source").hunt("lair").do(1, "gate")
    assert table.offers(1) == ["copy beach", "copy wreck"] and table.why(1, "artefact") == "NA-101"
