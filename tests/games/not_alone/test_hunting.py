"""Phase 2: tokens and Hunt cards."""

from tests.games.not_alone.table import Table
from tests.rules import rule


@rule("NA-055", "NA-056")
def test_the_creature_token_may_be_placed_every_turn_or_not_at_all() -> None:
    table = Table(seats=2).explore("beach")
    assert table.may(0, "pass") and table.may(0, "artefact")
    table.do(0, "rover")
    assert table.seen(1)["tokens"]["creature"] == ["place:rover"]
    table.end().explore("jungle").do(0, "pass")
    assert table.phase == 3 and table.state.creature == 0


@rule("NA-056")
def test_there_is_one_creature_token() -> None:
    table = Table(seats=2, hunt="clone").explore("beach").do(0, "rover")
    assert not table.may(0, "lair") and table.why(0, "lair") == "NA-056"


@rule("NA-057", "NA-028")
def test_the_target_token_needs_its_symbol() -> None:
    table = Table(seats=2, hunt="fierceness clone", plays=2).explore("beach").do(0, "fierceness")
    assert table.kind(0) == "hunt" and table.state.target == 0
    table.do(0, "clone")
    assert table.kind(0) == "target"
    table.do(0, "river")
    assert table.seen(1)["tokens"]["target"] == ["place:river"]


@rule("NA-058", "NA-030")
def test_the_artemia_token_needs_its_symbol_on_a_card_or_under_the_rescue_counter() -> None:
    table = Table(seats=2, hunt="fierceness").explore("beach")
    assert not table.may(0, "artemia beach") and table.why(0, "artemia beach") == "NA-058"
    table = Table(seats=2, hunt="mutation").explore("beach").do(0, "mutation", "artemia beach")
    assert table.seen(1)["tokens"]["artemia"] == ["place:beach"]
    table = Table(seats=2, rescue=6).explore("beach").do(0, "artemia beach")
    assert table.state.artemia


@rule("NA-058", "NA-031")
def test_two_sources_of_the_symbol_still_give_one_artemia_token() -> None:
    table = Table(seats=2, rescue=6, hunt="mutation phobia", plays=2).explore("beach")
    table.do(0, "mutation", "artemia beach", "phobia").do(1, "lair", "jungle")
    assert not table.may(0, "artemia lair") and table.why(0, "artemia lair") == "NA-058"


@rule("NA-031")
def test_two_artemia_cards_both_work() -> None:
    table = Table(seats=2, hunt="mutation virus", plays=2).explore("beach")
    table.hunt("mutation", "virus", "artemia beach+source", "lair").do(1, "rover")
    assert table.will(1) == 2 and "rover" in table.discard(1)


@rule("NA-029")
def test_two_target_cards_work_on_the_one_place() -> None:
    table = Table(seats=2, hunt="scream clone", plays=2).explore("beach")
    table.do(0, "scream", "beach", "clone")
    assert table.kind(0) == "hunt", "no second place is asked for"
    table.hunt("lair").do(1, "lose will")
    assert table.will(1) == 1, "one lost to the scream, one to the clone"


@rule("NA-029")
def test_a_target_card_for_two_places_takes_the_token_up_again() -> None:
    table = Table(seats=2, hunt="scream mirage", plays=2).explore("beach")
    table.do(0, "scream", "lair", "mirage", "beach+source")
    assert table.seen(1)["tokens"]["target"] == ["place:beach", "place:source"]


@rule("NA-059", "NA-108", "NA-068")
def test_tokens_on_one_place_add_up_in_order_and_leave_no_power() -> None:
    table = Table(seats=2, rescue=6, hunt="scream", discard1="jungle").explore("beach")
    table.hunt("beach", "artemia beach", "scream", "beach")
    assert table.kind(1) == "scream"
    table.do(1, "lose will")
    assert table.kind(1) == "put-away", "no power in between"
    table.do(1, "river")
    assert table.will(1) == 1 and table.discard(1) == "jungle river beach" and table.state.marker == 0


@rule("NA-027", "NA-026")
def test_one_hunt_card_a_turn_and_it_is_discarded() -> None:
    table = Table(seats=2, hunt="fierceness interference").explore("beach").do(0, "fierceness")
    assert not table.may(0, "interference") and table.why(0, "interference") == "NA-027"
    table.hunt("lair").end()
    assert table.seen(1)["hunt"]["discard"] == ["hunt:fierceness:4"]


@rule("NA-025")
def test_a_hunt_card_belongs_to_its_phase() -> None:
    table = Table(seats=2, hunt="despair fierceness stasis")
    assert table.may(0, "despair") and table.why(0, "fierceness") == "NA-025"
    table.explore("beach")
    assert table.may(0, "fierceness") and table.why(0, "stasis") == "NA-025"


@rule("NA-025")
def test_tokens_and_card_come_in_any_order() -> None:
    for order in (("lair", "fierceness"), ("fierceness", "lair")):
        table = Table(seats=2, hunt="fierceness").explore("beach").do(0, *order)
        assert table.phase == 3


@rule("NA-060", "NA-083")
def test_the_creature_sees_discards_and_gained_places_but_no_hand() -> None:
    table = Table(seats=3, discard1="lair river", hand2="lair jungle river beach rover wreck")
    first, second = table.seen(0)["hunted"]
    assert first["discard"] == ["place:lair", "place:river"] and first["hand"] == [] and first["hidden"] == 3
    assert "place:wreck" in second["owned"]
