"""Phase 3: the order of the Reckoning, captures and broken Will."""

from tests.games.not_alone.table import Table
from tests.rules import rule


@rule("NA-062")
def test_all_places_are_revealed_together() -> None:
    table = Table(seats=3).explore("beach", "river")
    assert table.seen(0)["hunted"][0]["played"] == []
    table.hunt("lair")
    assert [player["played"] for player in table.seen(0)["hunted"]] == [["place:beach"], ["place:river"]]


@rule("NA-063", "NA-064")
def test_places_without_token_come_first_from_the_creatures_left() -> None:
    table = Table(seats=5, rescue=6, hunt="scream", discard3="rover", discard4="rover")
    table.explore("jungle", "lair", "river", "beach").hunt("lair", "artemia jungle", "scream", "river")
    assert table.kind(4) == "use", "Beach alone is free"
    table.do(4, "use")
    assert table.kind(3) == "scream", "then Target"
    table.do(3, "lose will")
    assert table.kind(3) == "use", "whose Place may be used after that"
    table.do(3, "use")
    assert table.kind(1) == "put-away", "then Artemia"
    table.do(1, "rover")
    assert [table.will(seat) for seat in (1, 2, 3, 4)] == [3, 1, 2, 3], "and the Creature last"


@rule("NA-064")
def test_the_hunted_act_in_seat_order() -> None:
    table = Table(seats=4).explore("rover", "beach", "river").hunt("lair")
    assert [table.kind(seat) for seat in (1, 2, 3)] == ["use", "", ""]
    table.do(1, "use", "swamp")
    assert table.kind(2) == "use"


@rule("NA-065")
def test_a_free_place_gives_its_power_or_a_card_back_or_nothing() -> None:
    for answer, marker, hand in (("use", 1, "jungle river rover"), ("lair", 0, "lair jungle river rover"),
                                 ("pass", 0, "jungle river rover")):  # fmt: skip
        table = Table(seats=2, discard1="lair").explore("beach").hunt("artefact").do(1, answer)
        assert table.state.marker == marker and table.hand(1) == hand


@rule("NA-066", "NA-078")
def test_an_inactive_place_gives_neither_power_nor_card() -> None:
    table = Table(seats=2, hunt="mirage", discard1="lair").explore("beach").hunt("lair", "mirage", "beach+rover")
    assert table.state.turn == 2 and table.state.marker == 0 and table.discard(1) == "lair beach"


@rule("NA-067", "NA-068")
def test_after_the_target_a_place_may_be_used() -> None:
    table = Table(seats=2, hunt="scream", discard1="lair").explore("beach").hunt("lair", "scream", "beach")
    table.do(1, "two", "jungle", "river")
    assert table.kind(1) == "use"
    table.do(1, "jungle")
    assert table.hand(1) == "jungle rover"


@rule("NA-069", "NA-070")
def test_the_artemia_token_costs_a_place_and_the_power() -> None:
    table = Table(seats=2, rescue=6, discard1="lair").explore("beach").hunt("lair", "artemia beach")
    assert table.kind(1) == "put-away"
    table.do(1, "river")
    assert table.state.marker == 0 and table.discard(1) == "lair river beach"


@rule("NA-069")
def test_an_empty_hand_has_nothing_to_discard() -> None:
    table = Table(seats=2, rescue=6, hand1="beach", discard1="lair jungle river rover")
    table.explore("beach").hunt("lair", "artemia beach")
    assert table.state.turn == 2


@rule("NA-071", "NA-073", "NA-036")
def test_the_creature_costs_a_will_and_the_power() -> None:
    table = Table(seats=2, discard1="lair").explore("beach").hunt("beach")
    assert table.will(1) == 2 and table.state.assimilation == 6
    assert table.state.marker == 0 and table.discard(1) == "lair beach"


@rule("NA-072")
def test_assimilation_moves_once_however_many_are_caught() -> None:
    table = Table(seats=4).explore("beach", "beach", "beach").hunt("beach")
    assert table.state.assimilation == 8 and [table.will(seat) for seat in (1, 2, 3)] == [2, 2, 2]


@rule("NA-074", "NA-109")
def test_the_last_will_lost_moves_assimilation_once_more_for_all() -> None:
    table = Table(seats=3, will1=1, will2=1).explore("beach", "beach").hunt("beach")
    assert table.state.assimilation == 8 - 2


@rule("NA-075")
def test_nobody_loses_more_will_than_there_is() -> None:
    table = Table(seats=2, will1=1).explore("lair").hunt("lair")
    assert [event.args["change"] for event in table.log if event.kind == "will"] == [-1]


@rule("NA-076", "NA-090")
def test_who_breaks_takes_back_all_places_the_played_one_too() -> None:
    table = Table(seats=2, will1=1, discard1="lair river").explore("beach").hunt("beach")
    assert table.will(1) == 3 and table.hand(1) == "lair jungle river beach rover" and table.discard(1) == ""


@rule("NA-074", "NA-076")
def test_will_lost_to_a_card_breaks_too_and_only_once() -> None:
    table = Table(seats=2, will1=1, rescue=6, hunt="mutation").explore("beach")
    table.hunt("mutation", "artemia beach", "beach").do(1, "river")
    assert table.state.assimilation == 7 - 2, "caught, and broken once"
    assert table.will(1) == 3


@rule("NA-103", "NA-104")
def test_expert_variant_returns_two_will_in_the_reckoning() -> None:
    table = Table(seats=2, expert="yes", will1=1).explore("beach").hunt("beach")
    assert table.will(1) == 2 and table.hand(1) == "lair jungle river beach rover"


@rule("NA-104")
def test_expert_variant_the_third_will_returns_by_giving_up_source_or_card() -> None:
    table = Table(seats=2, expert="yes", will1=2, discard1="lair").do(1, "give up")
    assert table.will(1) == 3
    table = Table(seats=2, expert="yes", will1=2, survival1="adrenaline").do(1, "adrenaline")
    assert table.will(1) == 3
    table = Table(seats=2, expert="yes", will1=2, hand1="lair jungle river beach rover source")
    table.explore("source").hunt("lair").do(1, "use", "seat 1")
    assert table.will(1) == 3


@rule("NA-088", "NA-109", "NA-004")
def test_the_creature_wins_at_once_in_the_middle_of_the_phase() -> None:
    table = Table(seats=2, assimilation=1, rescue=1).explore("beach").hunt("beach")
    assert table.state.outcome == (1.0, 0.0) and table.state.rescue == 1


@rule("NA-089", "NA-109", "NA-003")
def test_the_hunted_win_together_at_once() -> None:
    table = Table(seats=3, rescue=1, assimilation=1, marker=1).explore("beach", "lair").hunt("lair").do(1, "use")
    assert table.state.outcome == (0.0, 1.0, 1.0), "before the one in the Lair would be caught"


@rule("NA-061", "NA-077", "NA-078", "NA-079", "NA-080", "NA-081", "NA-058")
def test_example_taras_hunts_five() -> None:
    """Rostyslav 1, Orest 2, Zoriana 3, Danylo 4, Marynka 5."""
    wreck = "lair jungle river beach rover wreck"
    table = Table(seats=6, rescue=6, hunt="mirage", hand4=wreck, hand5=wreck, will5=1, discard2="lair", marker=0)
    table.explore("lair", "rover", "jungle", "wreck", "wreck")
    table.do(0, "wreck", "artemia jungle", "mirage", "rover+artefact")
    tokens = table.seen(1)["tokens"]
    assert tokens["target"] == ["place:rover", "place:artefact"] == table.seen(1)["inactive"]
    assert tokens["creature"] == ["place:wreck"] and tokens["artemia"] == ["place:jungle"]
    table.calm().do(1, "use")
    assert table.state.rescue == 5, "the Lair copies the Wreck, token or not"
    assert table.kind(3) == "put-away", "Orest can do nothing, Zoriana discards"
    table.do(3, "beach")
    assert table.state.rescue == 4 and table.state.assimilation == 11 - 2
    assert table.discard(2) == "lair rover" and table.discard(3) == "jungle beach"
    assert (table.will(4), table.will(5)) == (2, 3)
    assert table.hand(5) == wreck and table.discard(4) == "wreck"


@rule("NA-082", "NA-084", "NA-085", "NA-086", "NA-083")
def test_the_end_of_a_turn() -> None:
    table = Table(seats=2, hunt="stasis fierceness mirage").explore("beach").hunt("river", "fierceness")
    table.do(1, "use").calm()
    assert table.discard(1) == "beach" and table.played(1) == ""
    assert (table.state.creature, table.state.effects) == (0, 0)
    assert len(table.state.hunt_hand) == 3 and table.state.rescue == 12
    assert table.seen(0)["hunted"][0]["discard"] == ["place:beach"]


@rule("NA-105")
def test_a_used_up_hunt_deck_is_made_anew_from_its_discard() -> None:
    table = Table(seats=2, hunt="fierceness")
    table.state.hunt_discard = table.state.hunt_deck
    table.state.hunt_deck = []
    table.explore("beach").hunt("lair").do(1, "use").calm()
    assert len(table.state.hunt_hand) == 3 and len(table.state.hunt_deck) == 17 and not table.state.hunt_discard


@rule("NA-089", "NA-086")
def test_the_last_step_of_the_turn_may_win() -> None:
    table = Table(seats=2, rescue=1).explore("river").hunt("lair").do(1, "use")
    assert table.state.outcome == (0.0, 1.0)


@rule("NA-040")
def test_effects_last_for_one_turn() -> None:
    table = Table(seats=2, hunt="interference").explore("river").hunt("interference", "lair").do(1, "use").calm()
    table.explore("beach rover").hunt("lair").do(1, "beach").calm().do(1, "use")
    assert table.state.marker == 1
