"""Sets, fixed decks, and positions in words."""

from pathlib import Path
from typing import Any

import pytest
import yaml

from igroteka.core.errors import BadPosition, BadSetting
from igroteka.core.rng import seeded
from igroteka.games.mindbug import GAME, PUZZLE
from igroteka.games.mindbug.cards.faces import FIRST_FACE, KEYWORD_NAMES, NAMES, SET_CARDS
from igroteka.games.mindbug.cards.sets import SETS
from igroteka.games.mindbug.options import OPTIONS
from tests.games.mindbug.table import Table
from tests.rules import rule


def names(cards: list[int]) -> list[str]:
    return [NAMES[FIRST_FACE[card]] for card in cards]


@rule("MB-003", "MB-014")
def test_the_sets_have_as_many_designs_and_cards_as_their_boxes() -> None:
    assert [(len([c for c in SETS[name] if c.copies]), len(SET_CARDS[name])) for name in SETS] == [
        (32, 48),
        (30, 44),
        (32, 48),
    ]
    assert sum(creature.stage > 1 for creature in SETS["beyond_evolution"]) == 8


def test_every_creature_and_every_stage_has_a_test() -> None:
    told = "".join(file.read_text(encoding="utf-8") for file in Path(__file__).parent.glob("test_*.py"))
    assert not [creature.name for creatures in SETS.values() for creature in creatures if creature.name not in told]


def test_the_numbers_of_cards_do_not_depend_on_the_sets_in_use() -> None:
    assert (SET_CARDS["first_contact"][0], SET_CARDS["beyond_evolution"][0]) == (1, 49)
    assert (SET_CARDS["beyond_eternity"][0], SET_CARDS["beyond_eternity"][-1]) == (93, 140)
    assert GAME.actions == OPTIONS


@rule("MB-002")
@pytest.mark.parametrize("chosen", [["first_contact"], ["beyond_evolution"], ["beyond_eternity", "first_contact"]])
def test_only_cards_of_the_chosen_sets_are_in_the_game(chosen: list[str]) -> None:
    state = GAME.new({"sets": chosen}, 2, 5)
    lying = sorted(card for zone in state.zones().values() for card in zone)
    assert lying == sorted(card for name in chosen for card in SET_CARDS[name])


@rule("MB-024", "MB-029")
def test_any_card_of_all_sets_may_be_dealt_to_any_place() -> None:
    states = [GAME.new({"sets": list(SETS)}, 2, seed) for seed in range(400)]
    for place in range(5):
        assert len({state.deck[1][place] for state in states}) > 120
    assert len({state.unused[1] for state in states}) > 120


def test_fixed_decks_give_each_seat_its_ten_cards_in_any_order() -> None:
    for seed in (1, 2):
        state = GAME.new({"sets": list(SETS), "decks": PUZZLE}, 2, seed)
        for seat in range(2):
            assert sorted(names(state.hand[seat] + state.deck[seat])) == sorted(PUZZLE[seat])
    assert GAME.new({"sets": list(SETS), "decks": PUZZLE}, 2, 1).hand != state.hand


def test_fixed_decks_can_be_typed() -> None:
    typed = " / ".join(" ".join(deck) for deck in PUZZLE)
    assert GAME.check({"sets": list(SETS), "decks": typed}, 2)["decks"] == [list(deck) for deck in PUZZLE]
    assert GAME.check({"decks": ""}, 2)["decks"] == []


def test_imagination_keeps_fixed_decks_apart() -> None:
    state = GAME.new({"sets": list(SETS), "decks": PUZZLE}, 2, 3)
    world = state.imagine(0, seeded(9))
    assert sorted(names(world.hand[1] + world.deck[1])) == sorted(PUZZLE[1])
    assert world.deck[0] != state.deck[0] or world.hand[1] != state.hand[1]


@pytest.mark.parametrize(
    ("settings", "key"),
    [
        ({"sets": []}, "bad-setting"),
        ({"sets": ["newest"]}, "bad-setting"),
        ({"sets": ["first_contact", "first_contact"]}, "bad-setting"),
        ({"decks": [["gorillion"] * 10]}, "bad-decks"),
        ({"decks": [["gorillion"], ["bee_bear"]]}, "bad-deck-size"),
        ({"decks": [["gorillion"] * 10, ["bee_bear"] * 10]}, "no-such-copy"),
        ({"decks": [list(PUZZLE[0]), list(PUZZLE[1])]}, "no-such-copy"),
        ({"colour": "red"}, "unknown-setting"),
    ],
)
def test_a_wrong_setting_is_refused_with_a_reason(settings: dict[str, Any], key: str) -> None:
    with pytest.raises(BadSetting) as refused:
        GAME.check(settings, 2)
    assert refused.value.key == key


def test_three_seats_are_refused() -> None:
    with pytest.raises(BadSetting):
        GAME.check({}, 3)


def test_a_position_with_stages_boosts_and_stars_reads_back_the_same() -> None:
    table = Table(
        mine="typhoon_princess*+bee_bear+robopup sea_rex", theirs="sea_rex* gorillion", my_hand="koibra",
        their_hand="luchataur luchataur", my_discard="blessed_shield_bugs", their_deck="lone_yeti", my_life=7,
    )  # fmt: skip
    words = GAME.describe(table.state)
    assert "typhoon_princess*+bee_bear+robopup" in words
    again = GAME.position(words)
    assert GAME.describe(again) == words and again.ongoing == table.state.ongoing
    assert again.power(again.board[0][0], 0) == 9


def test_a_position_of_four_reads_back_the_same() -> None:
    words = GAME.describe(Table(mine="gorillion", left="robopup", partner="sea_rex", right_hand="koibra").state)
    assert GAME.describe(GAME.position(words)) == words and "partner: sea_rex" in words


@pytest.mark.parametrize(
    ("words", "key"),
    [
        ({"mine": "dragon"}, "unknown-card"),
        ({"mine": "gorillion gorillion"}, "no-more-copies"),
        ({"mine": "cloud_lady typhoon_princess"}, "no-more-copies"),
        ({"mine": "gorillion+typhoon_princess"}, "no-more-copies"),
        ({"mine": "gorillion", "sets": "beyond_eternity"}, "no-more-copies"),
        ({"turn": "left"}, "bad-position-value"),
        ({"partner": "gorillion", "theirs": "bee_bear"}, "unknown-position-word"),
    ],
)
def test_impossible_words_are_refused(words: dict[str, Any], key: str) -> None:
    with pytest.raises(BadPosition) as refused:
        GAME.position(**words)
    assert refused.value.key == key


def test_every_face_has_the_printed_power_keywords_and_copies() -> None:
    printed = yaml.safe_load(
        (Path(__file__).parents[2] / "data" / "cards" / "mindbug.yaml").read_text(encoding="utf-8")
    )
    declared = {
        name: {
            creature.name: {
                "power": creature.power,
                "keywords": [word for bit, word in enumerate(KEYWORD_NAMES) if creature.keywords >> bit & 1],
                "copies": creature.copies,
            }
            for creature in creatures
        }
        for name, creatures in SETS.items()
    }
    assert declared == printed
