"""When cards may be played: windows, offers, and who is asked."""

import pytest

from igroteka.core.errors import IllegalMove
from tests.games.not_alone.table import Table, option
from tests.rules import rule


@rule("NA-033", "NA-025")
def test_a_survival_card_belongs_to_its_phase() -> None:
    table = Table(seats=2, survival1="dodge adrenaline", will1=2)
    assert table.may(1, "adrenaline") and table.why(1, "dodge") == "NA-033"
    table.explore("beach").do(0, "beach")
    assert table.may(1, "dodge") and table.why(1, "adrenaline") == "NA-033"


@rule("NA-035", "NA-037")
def test_one_survival_card_a_turn_however_many_one_holds() -> None:
    table = Table(seats=2, survival1="dodge adrenaline ingenuity sixth_sense gate drone", will1=2)
    table.do(1, "adrenaline")
    assert len(table.cards(1)) == 5
    assert not table.may(1, "ingenuity") and table.why(1, "ingenuity") == "NA-035"
    table.explore("beach").do(0, "beach")
    assert table.phase == 1 and table.state.turn == 2, "nothing more is asked of one who has played"
    assert table.calm().may(1, "ingenuity")


@rule("NA-033")
def test_who_has_laid_a_place_may_still_play_a_card_while_others_choose() -> None:
    table = Table(seats=3, survival1="ingenuity").do(1, "beach")
    assert table.kind(1) == "door" and not table.asked(1).waits
    table.do(1, "ingenuity")
    assert table.state.marker == 1 and table.kind(2) == "explore"


def test_an_offer_goes_away_with_the_last_question_that_waits() -> None:
    table = Table(seats=3, survival1="ingenuity").do(1, "beach").do(2, "beach")
    assert table.kind(1) == "" and table.phase == 2


def test_who_has_passed_may_change_their_mind_until_the_window_closes() -> None:
    table = Table(seats=3, survival1="dodge", survival2="gate").explore("beach", "rover")
    table.do(0, "beach").do(1, "pass")
    assert table.kind(1) == "door" and table.kind(2) == "window"
    table.do(1, "dodge")
    assert table.state.dodging == 0b10


def test_a_played_card_asks_those_who_passed_again_but_not_those_who_said_quiet() -> None:
    words = {"survival1": "dodge", "survival2": "gate", "survival3": "wrong_track"}
    table = Table(seats=4, **words).explore("beach", "rover", "river").do(0, "beach")
    table.do(1, "pass").do(2, "quiet")
    table.do(3, "wrong_track", "rover")
    assert table.kind(1) == "window", "something has happened"
    assert table.kind(2) == "door", "quiet, yet free to speak up"


def test_quiet_holds_for_the_phase_only() -> None:
    table = Table(seats=2, survival1="dodge").explore("beach").do(0, "beach").do(1, "quiet")
    assert table.phase == 4 and table.kind(1) == "window"


@rule("NA-038", "NA-039")
def test_cards_take_effect_in_the_order_they_are_played() -> None:
    """Answers come one after the other, and a card is carried out before the next is heard: no order is disputed."""
    table = Table(seats=3, survival1="wrong_track", survival2="dodge", hunt="detour").explore("beach", "river")
    table.do(0, "rover", "pass")
    table.do(0, "detour", "seat 1")
    assert [table.kind(seat) for seat in (0, 1, 2)] == ["lure-to", "", ""], "the others wait"
    table.do(0, "rover")
    assert table.kind(1) == "window", "and may answer what it did"
    table.do(1, "wrong_track", "artefact")
    assert table.seen(1)["tokens"]["creature"] == ["place:artefact"]


def test_nobody_is_asked_for_cards_nobody_could_use() -> None:
    table = Table(seats=3, survival1="dodge", survival2="gate").explore("beach", "rover").do(0, "lair")
    assert table.kind(1) == "use", "no token touches anybody: no window, but an offer"
    assert table.kind(2) == ""
    table = Table(seats=3, survival1="dodge").explore("beach", "rover").do(0, "rover")
    assert table.kind(1) == "window" and table.kind(2) == ""


def test_whether_a_seat_is_asked_does_not_depend_on_which_card_it_holds() -> None:
    for card in ("dodge", "adrenaline", "amplifier", "vortex"):
        table = Table(seats=3, survival1=card, discard1="lair").explore("beach", "rover").do(0, "beach")
        assert table.kind(1) == "window" and table.phase == 2
        table.do(1, "pass")
        assert table.kind(1) == "window" and table.phase == 3


def test_a_hunt_card_may_interrupt_while_a_hunted_thinks_about_a_place() -> None:
    table = Table(seats=2, hunt="cataclysm", discard1="lair").explore("beach").do(0, "lair", "pass", "pass")
    assert table.kind(1) == "use" and table.kind(0) == "door"
    table.do(0, "cataclysm", "beach")
    assert table.state.turn == 2 and table.state.marker == 0


def test_an_answer_to_a_closed_offer_is_refused() -> None:
    table = Table(seats=3, survival1="ingenuity").do(1, "beach").do(1, "pass")
    assert table.kind(1) == ""
    with pytest.raises(IllegalMove):
        table.state.apply(1, option("ingenuity"))


# --- phase 3: cards are answered until the tokens act --------------------------------------------------------------


def lured_late(**words: str) -> Table:
    """The Creature keeps its Detour back at the reveal and plays it while H1 thinks about the River."""
    table = Table(seats=2, hunt="detour", **words).explore("river").do(0, "wreck", "pass", "pass")
    assert table.kind(1) == "use"
    return table.do(0, "detour", "wreck")


@rule("NA-033", "NA-036")
def test_a_late_detour_may_be_dodged() -> None:
    table = lured_late(survival1="dodge")
    assert table.kind(1) == "window" and table.may(1, "dodge")
    table.do(1, "dodge")
    assert table.kind(1) == "use", "the token is not there for H1: the Wreck may be used"
    table.do(1, "use")
    assert table.will(1) == 3 and table.state.rescue == 11


@rule("NA-033")
def test_a_late_detour_may_be_answered_with_a_wrong_track() -> None:
    table = lured_late(survival1="wrong_track").do(1, "wrong_track", "source").do(1, "use")
    assert table.will(1) == 3 and table.state.assimilation == 7
    assert lured_late(survival1="wrong_track").do(1, "pass", "pass").will(1) == 2


@rule("NA-033")
def test_after_a_late_card_everybody_is_asked_who_may_hold_one_whichever_it_is() -> None:
    for card in ("dodge", "gate", "adrenaline", "amplifier"):
        assert lured_late(survival1=card).kind(1) == "window"
    assert lured_late().state.turn == 2, "nobody holds a card: nobody is asked"


@rule("NA-033", "NA-034")
def test_a_card_drawn_in_the_shelter_may_be_played_in_the_same_phase() -> None:
    table = Table(seats=2, hand1="lair jungle river beach rover shelter", double1="artefact",
                  survival_deck="dodge drone")  # fmt: skip
    table.explore("beach shelter").do(0, "beach")
    assert table.kind(1) == "use", "there was nothing to hold back at the reveal"
    table.do(1, "use", "dodge")
    assert table.kind(1) == "window", "a new card, and a token on the own Place"
    table.do(1, "dodge", "use")
    assert table.will(1) == 3 and table.state.marker == 1 and table.cards(1) == []


@rule("NA-033")
def test_only_who_has_drawn_is_asked_about_a_drawn_card_even_after_quiet() -> None:
    table = Table(seats=3, hand1="lair jungle river beach rover source", survival_deck="detector", survival1="gate",
                  survival2="dodge", hunt="stasis")  # fmt: skip
    table.explore("source", "beach").do(0, "beach", "pass", "pass").do(2, "pass").do(1, "quiet")
    table.do(1, "use")
    assert [table.kind(seat) for seat in (0, 1)] == ["door", "window"], "the card H1 said no about was another one"


@rule("NA-025", "NA-038")
def test_the_creature_may_answer_a_late_hologram_or_wrong_track() -> None:
    table = Table(seats=3, hunt="detour", survival2="wrong_track").explore("river", "beach")
    table.do(0, "beach", "pass", "pass").do(2, "pass")
    assert table.kind(1) == "use" and table.kind(2) == "door"
    table.do(2, "wrong_track", "rover")
    assert table.kind(0) == "window", "before H1 goes on"
    table.do(0, "detour", "seat 2", "rover").do(1, "use")
    assert table.will(2) == 2
    table = Table(seats=3, rescue=6, hunt="cataclysm", survival2="hologram").explore("river", "beach")
    table.do(0, "lair", "artemia beach", "pass", "pass").do(2, "pass", "hologram", "rover")
    table.do(0, "cataclysm", "beach").do(1, "use")
    assert table.phase == 4 or table.state.turn == 2
    assert table.state.marker == 0, "freed from the token, yet silenced"


@rule("NA-033", "NA-063")
def test_no_card_is_played_once_the_artemia_step_has_begun() -> None:
    table = Table(seats=3, rescue=6, survival1="dodge").explore("beach", "river").do(0, "beach", "artemia river")
    table.do(1, "pass")
    assert table.kind(2) == "put-away" and table.kind(1) == "", "the tokens act"
