"""Rules in corners that no card's own test looks into: just enough, just two, the first turn."""

from igroteka.games.not_alone import GAME
from igroteka.games.not_alone.cards import facts
from igroteka.games.not_alone.cards.places import PLACE_NAMES
from igroteka.games.not_alone.state import slot
from tests.games.not_alone.table import Table
from tests.rules import rule


def test_every_effect_of_a_turn_is_a_thing_of_its_own() -> None:
    """The names are given in the order of the bits."""
    for bit, name in enumerate(facts.EFFECT_NAMES):
        assert getattr(facts, name.upper().replace("-", "_")) == 1 << bit, name


def test_scream_may_be_answered_with_the_last_two_places() -> None:
    table = Table(seats=2, hunt="scream", hand1="beach rover lair", discard1="jungle river")
    table.explore("beach").hunt("scream", "beach", "jungle")
    assert table.may(1, "two") and table.may(1, "lose will")
    table.do(1, "two")
    assert table.hand(1) == "" and table.will(1) == 3


def test_sixth_sense_takes_both_of_two_places_back_without_a_question() -> None:
    table = Table(seats=2, survival1="sixth_sense", discard1="lair river").do(1, "sixth_sense")
    assert table.discard(1) == "" and table.state.owed[1] == 0


@rule("NA-055")
def test_the_creature_plays_one_hunt_card_in_its_first_turn() -> None:
    for seats in (2, 7):
        state = GAME.new({}, seats, 1)
        assert state.plays == 1 and state.plays_next == 1


def test_sacrifice_leaves_a_place_to_whoever_has_begun_to_lay_two() -> None:
    words = {"seats": 2, "survival1": "sacrifice", "double1": "river", "discard1": "lair jungle river"}
    last = Table(**words, hand1="beach rover").do(1, "beach")
    assert not last.may(1, "sacrifice") and last.may(1, "rover")
    more = Table(**words, hand1="beach rover swamp").do(1, "beach")
    assert more.may(1, "sacrifice")


def test_behind_a_smokescreen_all_hunted_see_what_is_put_away() -> None:
    table = Table(seats=3, survival1="smokescreen", survival2="sacrifice")
    table.do(1, "smokescreen").do(2, "sacrifice", "jungle")
    assert table.discard(2) == "jungle"
    assert table.state.known[slot(2) + PLACE_NAMES.index("jungle")] & 7 == 6, "both Hunted, not the Creature"


@rule("NA-038")
def test_wrong_track_shifts_the_clone_where_no_creature_token_lies() -> None:
    table = Table(seats=2, survival1="wrong_track", hunt="clone").explore("beach").do(0, "clone", "beach", "pass")
    table.do(1, "wrong_track")
    assert table.offers(1) == ["shift river", "shift rover", "shift source"]
    table.do(1, "source")
    assert table.seen(1)["tokens"]["target"] == ["place:source"] and table.kind(1) == "use"


def test_a_survival_card_that_is_dropped_lies_open_to_all() -> None:
    table = Table(seats=3, hunt="toxin", survival1="gate dodge", discard1="lair").explore("beach", "rover")
    held = list(table.state.survival[1])
    table.hunt("toxin", "beach", "lair").do(2, "pass").do(1, "gate")
    dropped = table.state.survival_discard[-1]
    assert dropped in held and table.state.known[dropped] & 7 == 7
