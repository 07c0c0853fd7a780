"""The cards of Gobb'it, the deal, and the food chain."""

from collections import Counter

import pytest

from igroteka.core.knowledge import EVERYONE
from igroteka.core.rng import seeded
from igroteka.games.gobbit import GAME
from igroteka.games.gobbit.cards import ANIMAL_NAMES, BACK, CARDS, CONDITION_NAMES, NAMES, eats
from igroteka.games.gobbit.state import Gobbit
from tests.games.gobbit.table import Table
from tests.rules import rule


def card(name: str) -> int:
    return NAMES.index(name)


def conflict(condition: str, predator: str, prey: str) -> bool:
    return eats(CONDITION_NAMES.index(condition), card(predator), card(prey))


@rule("GB-001", "GB-002", "GB-003", "GB-004")
def test_the_deck_has_its_48_cards() -> None:
    count = Counter(NAMES)
    for colour in ("red", "blue", "yellow"):
        assert (count[f"{colour}_chameleon"], count[f"{colour}_snake"], count[f"{colour}_fly"]) == (6, 4, 2)
    assert [count[f"{pair}_fly"] for pair in ("red_blue", "blue_yellow", "red_yellow")] == [3, 3, 3]
    assert count["gorilla"] == 3 and len(NAMES) == CARDS == 48
    assert {name.rpartition("_")[2] for name in NAMES} == set(ANIMAL_NAMES)


@rule("GB-005")
def test_each_condition_is_on_eight_backs_and_means_nothing_outside_the_expert_variant() -> None:
    assert Counter(BACK) == dict.fromkeys(range(1, 7), 8)
    words = {"pile0": "blue_snake", "pile1": "blue_chameleon", "deck0": 2, "deck1": 2}
    plain = Table(discard="red_chameleon/reverse_chain", **words)
    expert = Table(discard="red_chameleon/reverse_chain", level="expert", **words)
    assert CONDITION_NAMES[plain.state.condition()] == "none"
    assert CONDITION_NAMES[expert.state.condition()] == "reverse_chain"
    assert plain.slap(0, 1).judge().told.count("eaten") == 1
    assert "mistake" in expert.slap(0, 1).judge().told


@rule("GB-010", "GB-011", "GB-012", "GB-013", "GB-014", "GB-015")
@pytest.mark.parametrize("colour", ["red", "blue", "yellow"])
def test_snakes_eat_chameleons_and_chameleons_eat_flies_of_their_colour_and_nothing_else(colour: str) -> None:
    fed = {
        (predator, prey)
        for predator in set(NAMES)
        for prey in set(NAMES)
        if predator.startswith(f"{colour}_") and predator.count("_") == 1 and conflict("none", predator, prey)
    }
    flies = {name for name in NAMES if name.endswith("fly") and colour in name.split("_")}
    assert fed == {(f"{colour}_snake", f"{colour}_chameleon")} | {(f"{colour}_chameleon", fly) for fly in flies}


@rule("GB-016")
@pytest.mark.parametrize("colour", ["red", "blue"])
def test_a_two_coloured_fly_is_prey_to_chameleons_of_either_colour(colour: str) -> None:
    table = Table(pile0=f"{colour}_chameleon", pile1="red_blue_fly", deck0=2, deck1=2)
    assert "eaten" in table.slap(0, 1).judge().told
    assert not conflict("none", "yellow_chameleon", "red_blue_fly")


@rule("GB-019")
@pytest.mark.parametrize("seats", range(2, 9))
def test_all_cards_are_dealt_as_evenly_as_possible(seats: int) -> None:
    state = GAME.new({}, seats, 5)
    sizes = [len(deck) for deck in state.deck]
    assert sum(sizes) == 48 and max(sizes) - min(sizes) <= 1
    assert sizes[state.turn] == max(sizes)
    assert not any(state.pile) and not state.discard
    assert sorted(state.deck[0]) != state.deck[0]


def test_two_to_eight_play() -> None:
    assert list(GAME.seats) == [2, 3, 4, 5, 6, 7, 8]


@rule("GB-021")
def test_any_seat_may_be_the_first_player() -> None:
    assert {GAME.new({}, 4, seed).turn for seed in range(40)} == {0, 1, 2, 3}


@rule("GB-020", "GB-062", "GB-098")
def test_no_view_shows_a_face_down_card_not_even_to_its_owner() -> None:
    state = GAME.new({"level": "expert"}, 3, 1)
    for _ in range(4):
        for decision in list(state.decisions):
            state.apply(decision.seat(), 0)
    hidden = [state.thing(c) for deck in state.deck for c in deck]
    for seat in (0, 1, 2, None):
        text = repr(state.view(seat))
        assert not any(f"'{thing}'" in text for thing in hidden)
        players = state.view(seat)["table"]["players"]
        assert [player["deck"] for player in players] == [len(deck) for deck in state.deck]
        assert players[0]["back"] in CONDITION_NAMES


@rule("GB-024")
def test_an_opened_card_is_seen_by_all_at_once() -> None:
    table = Table(deck0="red_snake 2", deck1=3, turn=0).turn()
    tops = [table.state.view(seat)["table"]["players"][0]["top"]["name"] for seat in (0, 1, None)]
    assert tops == ["red_snake"] * 3


@rule("GB-029", "GB-030")
def test_the_first_game_has_only_chameleons_and_one_coloured_flies_and_no_additional_rules() -> None:
    state = GAME.new({"level": "first"}, 2, 1)
    names = Counter(NAMES[c] for deck in state.deck for c in deck)
    assert sum(names.values()) == 24
    assert set(names) == {f"{c}_{a}" for c in ("red", "blue", "yellow") for a in ("chameleon", "fly")}
    assert not state.gobbits and not state.ghosts
    assert len(state.box) == CARDS - 24 and all(state.known[card] == EVERYONE for card in state.box)
    flies = {"pile0": "red_fly", "pile1": "blue_fly", "pile2": "yellow_fly", "discard": "red_chameleon"}
    decks = {"deck0": 2, "deck1": 2, "deck2": 2}
    assert Table(level="first", **flies, **decks).state.calling == 0
    assert Table(**flies, **decks).state.calling == 1


@rule("GB-030")
@pytest.mark.parametrize("module", ["gobbit", "ghosts", "gorilla"])
def test_each_additional_rule_can_be_left_out(module: str) -> None:
    state = GAME.new({module: False}, 3, 1)
    gorillas = sum(NAMES[c] == "gorilla" for deck in state.deck for c in deck)
    assert (state.gobbits, state.ghosts, gorillas > 0) == tuple(m != module for m in ("gobbit", "ghosts", "gorilla"))


def test_imagined_decks_keep_the_backs_that_lie_open() -> None:
    state = GAME.new({"level": "expert"}, 4, 7)
    world: Gobbit = state.imagine(0, seeded(3))
    assert world.deck != state.deck
    assert [BACK[deck[-1]] for deck in world.deck] == [BACK[deck[-1]] for deck in state.deck]
