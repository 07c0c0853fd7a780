"""What a Place may bring is told before it is laid, and comes true: the rules themselves have tried it."""

from typing import Any

from tests.games.not_alone.table import Table
from tests.rules import rule


def outlook(table: Table, seat: int, place: str) -> Any:
    return table.seen(seat)["forecast"]["places"][f"place:{place}"]


@rule("NA-091", "NA-092")
def test_the_beach_charges_the_transmitter_then_brings_a_step_of_rescue() -> None:
    for marker, told in ((0, {"charged": True}), (1, {"rescue": 1})):
        table = Table(seats=2, marker=marker).calm()
        assert outlook(table, 1, "beach")["free"] == told
        table.explore("beach").hunt("lair").do(1, "use")
        assert table.happened("marker-on") == told.get("charged", False)
        assert table.happened("rescue") == 1 + told.get("rescue", 0), "one step is that of every turn"


@rule("NA-090")
def test_places_that_come_to_the_hand_are_counted() -> None:
    table = Table(seats=2, discard1="beach rover", hand1="lair jungle river").calm()
    told = {name: outlook(table, 1, name)["free"] for name in ("lair", "jungle", "river")}
    assert told == {"lair": {"places": 2}, "jungle": {"places": 2}, "river": {}}
    table.explore("lair").hunt("river").do(1, "use", "all back")
    assert table.hand(1) == "jungle river beach rover"


@rule("NA-071", "NA-072", "NA-076")
def test_what_the_creature_token_costs_is_told_to_both_sides() -> None:
    table = Table(seats=3, will1=2).calm()
    assert outlook(table, 1, "lair")["caught"] == {"will": -2, "assimilation": 2, "broken": True}
    assert outlook(table, 1, "river")["caught"] == {"will": -1, "assimilation": 1}
    table.explore("lair", "river")
    assert outlook(table, 0, "lair")["hunted"] == {
        "1": {"will": -2, "assimilation": 2, "broken": True},
        "2": {"will": -2, "assimilation": 1},
    }
    before = table.state.assimilation
    table.hunt("lair").end()
    assert before - table.state.assimilation == 2


@rule("NA-069")
def test_the_artemia_token_is_told_of_where_it_can_be_placed() -> None:
    assert "drained" not in outlook(Table(seats=2).calm(), 1, "river")
    assert outlook(Table(seats=2, rescue=6).calm(), 1, "river")["drained"] == {"will": 0, "places": -1}
    alone = Table(seats=2, rescue=6, hand1="river", discard1="lair jungle beach rover").calm()
    assert outlook(alone, 1, "river")["drained"] == {"will": 0, "places": 0}, "no Place is left to discard"


@rule("NA-088", "NA-089")
def test_the_end_of_the_match_is_foreseen() -> None:
    table = Table(seats=2, rescue=1, assimilation=1, marker=1).calm()
    assert outlook(table, 1, "beach")["free"] == {"rescue": 1, "ends": True}
    assert outlook(table, 1, "beach")["caught"]["ends"]


@rule("NA-099")
def test_of_two_places_the_tokens_tell_which_to_keep() -> None:
    table = Table(seats=2, double1="river").explore("beach rover").hunt("beach")
    assert outlook(table, 1, "beach").keys() == {"caught"}
    assert outlook(table, 1, "rover") == {"free": {"places": 1}}


def test_only_who_is_asked_is_told() -> None:
    table = Table(seats=3).calm()
    assert "forecast" in table.seen(1) and "forecast" in table.seen(2)
    assert "forecast" not in table.seen(0) and "forecast" not in table.seen(None)
