"""The twenty Hunt cards, each where it matters, and how they meet other cards."""

from tests.games.not_alone.table import Table
from tests.rules import rule


@rule("NA-041")
def test_despair_stops_survival_cards_and_gives_the_artemia_token() -> None:
    table = Table(seats=2, hunt="despair", survival1="adrenaline", will1=1).do(0, "despair")
    assert not table.may(1, "adrenaline") and table.why(1, "adrenaline") == "NA-041"
    table.explore("beach")
    assert table.may(0, "artemia beach")


def test_despair_stops_drawing_but_not_healing() -> None:
    table = Table(seats=2, hunt="despair", will1=2, hand1="lair jungle river beach rover shelter source")
    table.do(0, "despair").explore("source").hunt("lair").do(1, "use")
    assert table.will(1) == 3, "healing is the one way left"
    table = Table(seats=2, hunt="despair", hand1="lair jungle river rover shelter", discard1="beach")
    table.do(0, "despair").explore("shelter").hunt("lair")
    assert table.offers(1) == ["leave", "take-back beach"] and table.why(1, "use") == "NA-041"


def test_despair_played_late_returns_the_places_laid_down() -> None:
    table = Table(seats=3, hunt="despair", survival1="gate").do(0, "pass").do(1, "beach")
    assert table.kind(0) == "door"
    table.do(0, "despair")
    assert table.played(1) == "" and table.kind(1) == "explore" == table.kind(2)


def test_force_field_bars_two_adjacent_places() -> None:
    table = Table(seats=2, hunt="force_field").do(0, "force_field", "beach+rover")
    assert table.offers(1) == ["lay lair", "lay jungle", "lay river"] and table.why(1, "beach") == "NA-041"


def test_force_field_comes_too_late_once_a_place_is_laid() -> None:
    table = Table(seats=3, hunt="force_field").do(0, "pass")
    assert table.may(0, "force_field")
    table.do(1, "beach")
    assert not table.may(0, "force_field")


def test_force_field_on_the_last_places_in_hand_forces_to_resist_or_give_up() -> None:
    table = Table(seats=2, hunt="force_field", hand1="beach rover", discard1="lair jungle river")
    table.do(0, "force_field", "beach+rover")
    assert table.offers(1) == ["resist-1", "resist-2", "give-up"]


def test_anticipation_adds_a_step_when_the_named_one_is_caught() -> None:
    for named, left in (("seat 1", 6), ("seat 2", 7)):
        table = Table(seats=3, hunt="anticipation").explore("beach", "river").hunt("anticipation", named, "beach")
        table.do(2, "use")
        assert table.state.assimilation == left


def test_ascendancy_leaves_two_places() -> None:
    table = Table(seats=3, hunt="ascendancy", discard2="lair jungle river")
    table.explore("beach", "beach").do(0, "ascendancy")
    assert table.kind(1) == "put-away", "the other holds fewer than three"
    table.do(1, "lair", "river")
    assert table.hand(1) == "jungle rover" and table.kind(0) == "hunt"


def test_ascendancy_needs_somebody_with_three_places() -> None:
    table = Table(seats=2, hunt="ascendancy", discard1="lair jungle river").explore("beach")
    assert not table.may(0, "ascendancy")


def test_fierceness_costs_one_more_will_once() -> None:
    table = Table(seats=2, hunt="fierceness").explore("beach").hunt("fierceness", "beach")
    assert table.will(1) == 1
    table = Table(seats=3, hunt="fierceness clone", plays=2, double1="artefact").explore("beach rover", "lair")
    table.hunt("fierceness", "clone", "beach", "rover").do(2, "pass")
    assert table.state.assimilation == 8 - 2, "two captures and one for Fierceness: all Will gone"


def test_forbidden_zone_makes_everybody_discard_together() -> None:
    table = Table(seats=3, hunt="forbidden_zone").explore("beach", "beach").do(0, "forbidden_zone")
    table.do(2, "lair")
    assert table.discard(2) == "" and table.seen(0)["hunted"][1]["hidden"] == 4, "still secret"
    table.do(1, "river")
    assert table.discard(1) == "river" and table.discard(2) == "lair"


def test_interference_silences_beach_and_wreck() -> None:
    table = Table(seats=2, hunt="interference", discard1="lair").explore("beach").hunt("interference", "lair")
    assert table.state.turn == 2 and table.state.marker == 0 and table.discard(1) == "lair beach"


def test_interference_does_not_stop_a_copy_from_elsewhere() -> None:
    table = Table(seats=2, hunt="interference").explore("lair").hunt("interference", "wreck").do(1, "use").calm()
    assert table.state.rescue == 11


def test_persecution_lets_one_place_return() -> None:
    table = Table(seats=2, hunt="persecution", discard1="jungle river").explore("lair")
    table.hunt("persecution", "artefact").do(1, "use", "river")
    assert table.hand(1) == "river beach rover"


def test_persecution_and_swamp_the_card_itself_or_one_other() -> None:
    for back, hand in (("swamp", "beach swamp"), ("lair", "lair beach")):
        table = Table(seats=2, hunt="persecution", hand1="swamp beach", discard1="lair jungle river rover")
        table.explore("swamp").hunt("persecution", "artefact").do(1, "use", back).calm()
        assert table.hand(1) == hand


def test_mutation_makes_the_artemia_token_cost_a_will() -> None:
    table = Table(seats=2, hunt="mutation").explore("beach").hunt("mutation", "artemia beach", "lair").do(1, "river")
    assert table.will(1) == 2 and table.state.assimilation == 7


def test_phobia_shows_the_creature_alone_all_but_two() -> None:
    table = Table(seats=3, hunt="phobia").explore("beach", "lair").do(0, "phobia", "seat 1").do(1, "lair", "rover")
    assert table.seen(0)["hunted"][0]["hand"] == ["place:jungle", "place:river"]
    assert table.seen(2)["hunted"][0]["hand"] == [] and table.seen(None)["hunted"][0]["hand"] == []
    assert table.may(0, "artemia beach")


def test_phobia_may_be_played_for_the_token_alone() -> None:
    table = Table(seats=2, hunt="phobia", discard1="lair jungle river").explore("beach").do(0, "phobia")
    assert table.may(0, "artemia rover")


def test_virus_covers_two_places() -> None:
    table = Table(seats=3, hunt="virus").explore("beach", "rover").hunt("virus", "artemia beach+rover", "lair")
    table.do(1, "river").do(2, "river")
    assert table.discard(1) == "river beach" and table.discard(2) == "river rover"


def test_virus_takes_up_a_token_that_lies() -> None:
    table = Table(seats=2, rescue=6, hunt="virus").explore("beach").do(0, "artemia lair", "virus")
    assert table.state.artemia == 0
    table.do(0, "artemia beach+river")
    assert table.seen(1)["tokens"]["artemia"] == ["place:river", "place:beach"]


def test_virus_on_both_places_of_an_artefact_costs_two() -> None:
    table = Table(seats=2, hunt="virus", double1="artefact").explore("beach rover")
    table.hunt("virus", "artemia beach+rover", "wreck").do(1, "lair", "river")
    assert table.hand(1) == "jungle"


def test_clone_catches_in_the_last_step() -> None:
    table = Table(seats=3, hunt="clone").explore("beach", "rover").hunt("clone", "beach", "rover")
    assert (table.will(1), table.will(2)) == (2, 2) and table.state.assimilation == 7


@rule("NA-059")
def test_clone_and_creature_token_on_one_place_add_up() -> None:
    table = Table(seats=2, hunt="clone").explore("beach").hunt("clone", "beach", "beach")
    assert table.will(1) == 1 and table.state.assimilation == 6


def test_clone_in_the_lair_costs_two_will_and_may_be_copied() -> None:
    table = Table(seats=3, hunt="clone", marker=1).explore("lair", "lair").hunt("clone", "lair", "beach")
    assert (table.will(1), table.will(2)) == (1, 1)
    table = Table(seats=2, hunt="clone", marker=1).explore("lair").hunt("clone", "beach", "wreck").do(1, "use")
    assert table.offers(1) == ["copy beach", "copy wreck"]


def test_mirage_silences_two_places() -> None:
    table = Table(seats=3, hunt="mirage").explore("beach", "rover")
    table.hunt("mirage", "beach+rover", "lair")
    assert table.state.turn == 2 and table.state.marker == 0 and "wreck" not in table.hand(2)


def test_scream_with_one_place_in_hand_costs_the_will() -> None:
    table = Table(seats=2, hunt="scream", hand1="beach rover", discard1="lair jungle river")
    table.explore("beach").hunt("scream", "beach", "lair")
    assert table.will(1) == 2 and table.kind(1) == "use"


def test_toxin_costs_a_survival_card_and_the_power() -> None:
    table = Table(seats=2, hunt="toxin", survival1="gate dodge", discard1="lair").explore("beach")
    table.hunt("toxin", "beach", "lair").do(1, "gate")
    assert table.cards(1) == ["dodge"] and table.state.marker == 0
    assert table.calm().discard(1) == "lair beach"


def test_cataclysm_silences_a_place_after_the_reveal() -> None:
    table = Table(seats=2, hunt="cataclysm", discard1="lair").explore("beach").do(0, "lair", "pass")
    table.do(0, "cataclysm", "beach")
    assert table.calm().state.turn == 2 and table.state.marker == 0


def test_detour_shifts_a_hunted_under_the_creature_token() -> None:
    table = Table(seats=3, hunt="detour").explore("beach", "river").do(0, "rover", "pass")
    table.do(0, "detour", "seat 1", "rover")
    table.do(2, "use")
    assert table.will(1) == 2 and table.discard(1) == "beach", "the card played is the one discarded"


def test_detour_into_a_force_field_is_allowed_for_nothing_is_played_there() -> None:
    table = Table(seats=2, hunt="force_field detour", plays=2).do(0, "force_field", "beach+rover").calm()
    table.explore("river").do(0, "lair", "pass").do(0, "detour", "beach").do(1, "use")
    assert table.state.marker == 1, "the Beach's power, though the Hunted holds another card"


def test_detour_gives_the_new_places_power_even_of_a_place_not_owned() -> None:
    table = Table(seats=2, hunt="detour").explore("river").do(0, "lair", "pass").do(0, "detour", "wreck").do(1, "use")
    assert table.calm().state.rescue == 11


def test_detour_into_the_jungle_returns_the_card_played() -> None:
    table = Table(seats=2, hunt="detour").explore("river").do(0, "lair", "pass").do(0, "detour", "jungle")
    table.do(1, "use")
    assert table.hand(1) == "lair jungle river beach rover"


def test_stasis_holds_the_rescue_counter() -> None:
    table = Table(seats=2, hunt="stasis").explore("river").hunt("lair").do(1, "use").do(0, "stasis")
    assert table.state.rescue == 13 and table.state.turn == 2


def test_stasis_and_amplifier_the_first_played_counts() -> None:
    table = Table(seats=2, hunt="stasis", survival1="amplifier", marker=1).explore("river").hunt("lair")
    table.do(1, "use").do(0, "stasis")
    assert not table.may(1, "amplifier") and table.why(1, "amplifier") == "NA-041"
    table = Table(seats=2, hunt="stasis", survival1="amplifier", marker=1).explore("river").hunt("lair")
    table.do(1, "use").do(1, "amplifier").do(0, "stasis")
    assert table.state.rescue == 12, "one step before Stasis, none after"


@rule("NA-027")
def test_tracking_allows_two_cards_next_turn_only() -> None:
    table = Table(seats=2, hunt="tracking fierceness interference").explore("river").hunt("lair")
    table.do(1, "use").do(0, "tracking").explore("beach rover")
    table.do(0, "fierceness", "interference", "lair").do(1, "rover").calm()
    assert table.state.plays == 0
    table.end()
    assert table.state.plays == 1


def test_flashback_works_as_the_top_of_the_hunt_discard() -> None:
    table = Table(seats=2, hunt="flashback", hunt_discard="clone fierceness").explore("beach")
    table.hunt("flashback", "beach")
    assert table.will(1) == 1


def test_flashback_has_the_phase_and_symbol_of_what_it_copies() -> None:
    table = Table(seats=2, hunt="flashback", hunt_discard="despair").do(0, "flashback").explore("beach")
    assert table.may(0, "artemia beach")


def test_flashback_copies_nothing_played_this_turn() -> None:
    table = Table(seats=2, hunt="fierceness flashback", plays=2).explore("beach").do(0, "fierceness")
    assert not table.may(0, "flashback") and table.why(0, "flashback") == "NA-026"
