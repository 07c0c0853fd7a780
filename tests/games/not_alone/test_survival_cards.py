"""The fifteen Survival cards, each where it matters, and how they meet other cards."""

from tests.games.not_alone.table import Table
from tests.rules import rule


@rule("NA-107", "NA-034")
def test_adrenaline_gives_a_will_and_is_discarded() -> None:
    table = Table(seats=2, survival1="adrenaline", will1=2).do(1, "adrenaline")
    assert table.will(1) == 3 and table.cards(1) == []
    assert table.seen(0)["survival"]["discard"] == ["survival:adrenaline:20"]
    assert not Table(seats=2, survival1="adrenaline").may(1, "adrenaline"), "never more than three"


def test_ingenuity_charges_the_transmitter() -> None:
    table = Table(seats=2, survival1="ingenuity").do(1, "ingenuity")
    assert table.state.marker == 1
    assert not Table(seats=2, survival1="ingenuity", marker=1).may(1, "ingenuity")


@rule("NA-041")
def test_sacrifice_costs_a_place_and_stops_hunt_cards() -> None:
    table = Table(seats=3, survival1="sacrifice", hunt="fierceness despair").do(0, "pass").do(1, "sacrifice")
    assert table.kind(1) == "sacrifice" and table.kind(2) == "explore", "others go on choosing meanwhile"
    assert table.kind(0) == "", "the Creature's offer is gone"
    table.do(1, "rover", "beach").do(2, "beach")
    assert table.discard(1) == "rover" and not table.may(0, "fierceness")
    assert table.why(0, "fierceness") == "NA-041"


def test_sacrifice_is_too_late_when_the_hunt_card_is_played() -> None:
    table = Table(seats=2, survival1="sacrifice", hunt="force_field").do(0, "force_field", "beach+rover")
    assert not table.may(1, "sacrifice")


@rule("NA-106")
def test_sixth_sense_takes_two_places_back_even_with_an_empty_hand() -> None:
    table = Table(seats=2, survival1="sixth_sense", hand1="", discard1="lair jungle river beach rover")
    table.do(1, "sixth_sense", "lair", "rover")
    assert table.hand(1) == "lair rover" and table.will(1) == 3


def test_smokescreen_hides_the_discards_from_the_creature() -> None:
    table = Table(seats=3, survival1="smokescreen", discard1="lair river", discard2="beach").do(1, "smokescreen")
    for eye in (0, None):
        first = table.seen(eye)["hunted"][0]
        assert first["discard"] == [] and first["discard_hidden"] == 2
    assert table.seen(2)["hunted"][0]["discard"] == ["place:lair", "place:river"]
    table.do(2, "resist 1")
    told = next(event for event in table.log if event.kind == "take-back")
    assert told.seen_by(0)["places"] is None and told.seen_by(1)["places"] == ["place:beach"]
    table.explore("jungle", "rover").hunt("wreck").end()
    assert table.seen(0)["hunted"][0]["discard"] != []


def test_strike_back_sends_two_random_cards_under_the_hunt_deck() -> None:
    table = Table(seats=2, survival1="strike_back", hunt="clone stasis despair", hunt_deck="virus").do(0, "pass")
    table.do(1, "strike_back")
    assert len(table.state.hunt_hand) == 1 and len(table.state.hunt_deck) == 19
    assert table.state.hunt_deck[-1] == 10, "Virus is still on top"
    assert len(table.seen(0)["hunt"]["bottom"]) == 2 and table.seen(1)["hunt"]["bottom"] == []


def test_vortex_exchanges_the_laid_place_with_a_discarded_one() -> None:
    table = Table(seats=2, survival1="vortex", discard1="lair jungle").explore("beach").do(0, "beach")
    table.do(1, "vortex", "jungle")
    assert table.discard(1) == "lair beach" and table.seen(0)["hunted"][0]["played"] == ["place:jungle"]
    assert table.kind(1) == "use", "and the Creature strikes at nothing"


def test_vortex_lets_the_creature_use_what_it_has_left() -> None:
    table = Table(seats=2, survival1="vortex", hunt="clone", discard1="lair").explore("beach").do(0, "beach", "pass")
    assert table.kind(1) == "window"
    table.do(1, "vortex")
    assert table.kind(0) == "hunt" and table.may(0, "clone")


def test_vortex_chooses_which_of_two_places_it_lifts() -> None:
    table = Table(seats=2, survival1="vortex", double1="artefact", discard1="lair jungle").explore("beach rover")
    table.do(0, "beach").do(1, "vortex", "beach", "lair")
    assert table.played(1) == "lair rover" and table.discard(1) == "jungle beach"


def test_detector_makes_the_place_free_of_the_artemia_token() -> None:
    table = Table(seats=2, rescue=6, survival1="detector").explore("beach").do(0, "artemia beach", "lair")
    table.do(1, "detector", "use")
    assert table.state.marker == 1 and table.hand(1) == "lair jungle river rover"


@rule("NA-036")
def test_dodge_makes_the_place_free_of_the_creature_token() -> None:
    table = Table(seats=3, survival1="dodge").explore("beach", "beach").do(0, "beach")
    table.do(1, "dodge", "use")
    assert (table.will(1), table.will(2)) == (3, 2) and table.state.marker == 1
    assert table.state.assimilation == 7


def test_dodge_covers_the_clone_too() -> None:
    table = Table(seats=2, survival1="dodge", hunt="clone", double1="artefact").explore("beach rover")
    table.do(0, "clone", "beach", "rover").do(1, "dodge")
    assert table.kind(1) == "use" and table.may(1, "use"), "the Rover first: no Target token lies there"
    table.do(1, "use", "wreck", "use")
    assert table.will(1) == 3 and table.state.marker == 1


def test_drone_drives_the_rover_from_anywhere() -> None:
    table = Table(seats=2, survival1="drone").explore("river").do(0, "lair").do(1, "drone", "wreck")
    assert "wreck" in table.hand(1) and table.state.double_next[1] == 0


def test_gate_copies_an_adjacent_place() -> None:
    table = Table(seats=2, survival1="gate").explore("river").do(0, "lair").do(1, "gate", "wreck")
    assert table.calm().state.rescue == 11 and table.state.double[1] == 0


def test_gate_may_copy_the_lair_and_through_it_the_creatures_place() -> None:
    table = Table(seats=2, survival1="gate").explore("jungle").do(0, "wreck").do(1, "gate", "lair")
    assert table.calm().state.rescue == 11


def test_gate_and_drone_need_an_active_place() -> None:
    table = Table(seats=2, survival1="gate drone", hunt="mirage").explore("river")
    table.do(0, "lair", "mirage", "river+wreck")
    assert table.kind(1) == "window" and table.phase == 4, "the Reckoning had nothing to ask"


def test_hologram_shifts_the_artemia_token() -> None:
    table = Table(seats=2, rescue=6, survival1="hologram").explore("beach").do(0, "artemia beach", "lair")
    table.do(1, "hologram")
    assert table.offers(1) == ["shift river", "shift rover", "shift source"] and table.why(1, "lair") == "NA-006"
    table.do(1, "source")
    assert table.kind(1) == "use"


def test_hologram_folds_a_virus_to_one_place() -> None:
    table = Table(seats=3, survival1="hologram", hunt="virus").explore("beach", "rover")
    table.do(0, "virus", "artemia beach+rover", "lair").do(1, "hologram", "source")
    assert table.seen(0)["tokens"]["artemia"] == ["place:source"]
    assert table.kind(1) == "use"


def test_wrong_track_shifts_the_creature_token() -> None:
    table = Table(seats=2, survival1="wrong_track").explore("beach").do(0, "beach").do(1, "wrong_track", "source")
    table.do(1, "use").calm()
    assert table.will(1) == 3 and table.state.assimilation == 7 and table.state.marker == 1


def test_wrong_track_with_a_clone_shifts_either_token() -> None:
    table = Table(seats=2, survival1="wrong_track", hunt="clone").explore("beach").do(0, "clone", "beach", "lair")
    table.do(1, "wrong_track")
    assert table.offers(1) == ["creature-token", "target-token"]
    table.do(1, "target token", "source")
    assert table.kind(1) == "use"


def test_wrong_track_may_lead_the_creature_to_another_hunted() -> None:
    table = Table(seats=3, survival2="wrong_track").explore("beach", "rover").do(0, "rover").do(2, "wrong_track")
    table.do(2, "beach")
    assert table.will(1) == 3 and table.kind(2) == "use"
    table.do(2, "use", "wreck")
    assert (table.will(1), table.will(2)) == (2, 3)


@rule("NA-036")
def test_who_was_caught_may_still_play_a_card() -> None:
    table = Table(seats=2, survival1="amplifier", marker=1).explore("river").do(0, "river").do(1, "pass", "amplifier")
    assert table.will(1) == 2 and table.state.rescue == 11


def test_amplifier_uses_up_the_transmitter() -> None:
    table = Table(seats=2, survival1="amplifier", marker=1).explore("river").do(0, "lair").do(1, "use", "amplifier")
    assert table.state.rescue == 11 and table.state.marker == 0


def test_double_back_returns_the_place_played() -> None:
    table = Table(seats=2, survival1="double_back").explore("river").do(0, "lair").do(1, "use", "double_back")
    assert table.hand(1) == "lair jungle river beach rover" and table.discard(1) == ""


def test_double_back_chooses_one_of_two() -> None:
    table = Table(seats=2, survival1="double_back", double1="artefact").explore("beach rover").do(0, "lair")
    table.do(1, "beach", "pass", "pass", "double_back", "rover")
    assert table.discard(1) == "beach"


def test_double_back_has_nothing_to_return_after_the_jungle() -> None:
    table = Table(seats=2, survival1="double_back", marker=1).explore("jungle").do(0, "lair").do(1, "use")
    assert table.kind(1) == "window" and not table.may(1, "double_back")


def test_the_log_tells_who_moved_a_token_and_who_placed_it() -> None:
    table = Table(seats=2, survival1="wrong_track").explore("river").do(0, "river").do(1, "wrong_track", "jungle")
    moved = [(event.kind, event.args["seat"]) for event in table.log if event.kind in ("token", "shift")]
    assert moved == [("token", "seat:0"), ("shift", "seat:1")]
