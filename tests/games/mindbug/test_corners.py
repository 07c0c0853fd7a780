"""Rules in corners that no card's own test looks into: the other seat, the second creature, one answer too many."""

import pytest

from igroteka.games.mindbug.cards.faces import ATTACK, FIRST_FACE, SET_CARDS, TOUGH, TWIN, faces_of
from igroteka.games.mindbug.effects.piles import best_known_copy, better_known
from tests.games.mindbug.table import Table
from tests.rules import rule


@rule("MB-089")
def test_a_defeated_effect_waits_until_a_tough_creature_is_really_defeated(monkeypatch: pytest.MonkeyPatch) -> None:
    """No printed card is tough and has a Defeated effect; here the toad is."""
    words = {"mine": "gorillion", "theirs": "explosive_toad", "their_hand": "bee_bear"}
    table = Table(**words).attack("gorillion").block("explosive_toad")
    assert table.theirs == [] and table.mine == [], "the toad is defeated and defeats the only creature left"
    toad = Table(**words)
    face = toad.state.shows[toad.card("explosive_toad")]
    monkeypatch.setattr(face, "keywords", face.keywords | TOUGH)
    toad = Table(**words).attack("gorillion").block("explosive_toad")
    assert toad.theirs == ["explosive_toad*"] and toad.mine == ["gorillion"] and toad.pile(1) == []
    assert "bee_bear" in toad.offered and "gorillion" not in toad.offered, "the next turn; the toad defeats nobody"


@rule("MB-107")
def test_boost_cards_of_other_creatures_stay_when_one_leaves_play() -> None:
    table = Table(mine="sea_rex+bee_bear", theirs="gorillion+turbo_bug robopup+killer_bee", their_hand="cave_lizard")
    table.attack("sea_rex").block("gorillion")
    assert table.boosts("gorillion") == ["turbo_bug"] and table.boosts("robopup") == ["killer_bee"]
    assert table.pile(0) == ["sea_rex", "bee_bear"] or table.pile(0) == ["bee_bear", "sea_rex"]


def test_turbo_bug_gives_no_life_to_an_opponent_who_has_less_than_it_leaves(monkeypatch: pytest.MonkeyPatch) -> None:
    """The printed one leaves 1 life, and nobody plays on with less; here it leaves 2."""
    words = {"mine": "turbo_bug", "theirs": "gorillion", "their_hand": "bee_bear"}
    assert Table(**words, their_life=3).attack("turbo_bug").life == (3, 1)
    assert Table(**words, their_life=1).attack("turbo_bug").life == (3, 1)
    table = Table(**words, their_life=1)
    falls = table.state.shows[table.card("turbo_bug")].effects[ATTACK]
    monkeypatch.setattr(falls, "life", 2)
    assert table.attack("turbo_bug").life == (3, 1)


@rule("MB-105")
def test_sea_rex_takes_one_boost_card_and_no_second() -> None:
    table = Table(mine="sea_rex", theirs="robopup", my_discard="bee_bear gorillion", their_hand="cave_lizard")
    table.attack("sea_rex").choose("gorillion")
    assert table.boosts("sea_rex") == ["gorillion"] and table.pile(0) == ["bee_bear"] and table.asked.kind == "hunt"


def test_an_optional_choice_is_over_once_it_is_declined() -> None:
    table = Table(
        my_hand="turtle_toaster", theirs="explosive_toad harpy_mother", their_mindbugs=0, their_hand="bee_bear"
    )
    table.play("turtle_toaster").choose("harpy_mother").no()
    assert table.theirs == ["explosive_toad"] and table.seat == 1, "one of up to two, and then the turn is over"


def test_koibra_puts_one_card_onto_a_pile_and_is_done() -> None:
    table = Table(my_hand="koibra", their_hand="bee_bear gorillion turbo_bug", their_mindbugs=0)
    table.play("koibra").player(0)
    assert len(table.hand(1)) == 2 and len(table.pile(0)) == 1 and table.seat == 1 and table.asked.kind != "pile"


@rule("MB-087")
def test_creatures_of_either_seat_return_to_their_own_controllers_hand() -> None:
    words = {"mine": "gorillion", "theirs": "bee_bear", "turn": "theirs", "their_hand": "dr_orange_u_tan"}
    table = Table(**words, my_mindbugs=0).play("dr_orange_u_tan").yes()
    assert table.mine == [] and table.hand(0) == ["gorillion"] and table.life == (3, 2)


@rule("MB-056")
def test_a_ban_on_blocking_holds_for_both_seats_and_for_enemies_alone() -> None:
    table = Table(mine="killer_bee", theirs="bee_bear", turn="theirs").attack("bee_bear")
    assert table.life == (2, 3), "nobody of the first seat can block it"
    own = Table(mine="mole_machine killer_bee", theirs="bee_bear", my_hand="turbo_bug", turn="theirs").attack(
        "bee_bear"
    )
    assert own.life == (2, 3)
    strong = Table(mine="mole_machine gorillion", theirs="turbo_bug", turn="theirs", my_life=2).attack("turbo_bug")
    assert strong.offered == ["gorillion", "mole_machine"], "one's own Mole Machine forbids nothing"


def test_a_card_that_is_drawn_is_known_to_the_seat_that_drew_it() -> None:
    table = Table(my_hand="bee_bear", my_deck="gorillion turbo_bug", their_mindbugs=0).play("bee_bear")
    drawn = next(card for card in table.state.hand[0])
    assert table.state.known[drawn] & 3 == 1, "to the first seat alone"


def test_of_two_equal_cards_the_one_that_more_players_know_goes() -> None:
    table = Table(their_hand="killer_bee killer_bee", my_hand="bee_bear")
    state = table.state
    low, high = sorted(state.hand[1])
    assert (low, high) == (TWIN[high], TWIN[low])
    assert better_known(state, low, high) == better_known(state, high, low) == low, "as well known: the lower"
    state.learn(high, 1)
    assert better_known(state, low, high) == better_known(state, high, low) == high
    assert best_known_copy(state, 1, low) == best_known_copy(state, 1, high) == high
    state.hand[1].remove(high)
    assert best_known_copy(state, 1, low) == low, "only of cards in that hand"


@pytest.mark.parametrize("name", sorted(SET_CARDS))
def test_every_card_of_a_set_has_its_first_face_and_no_other_set_is_shown(name: str) -> None:
    assert len(faces_of([name])) == SET_CARDS[name][-1] + 1
    assert all(faces_of([name])[card] == FIRST_FACE[card] for card in SET_CARDS[name])
