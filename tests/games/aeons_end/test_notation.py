"""Positions in words and back: exact in every main phase, with a word for everything a table can hold."""

import pytest

from igroteka.bots.bot import RandomBot
from igroteka.core.errors import BadPosition, BadSetting
from igroteka.core.rng import seeded
from igroteka.games.aeons_end import GAME
from igroteka.games.aeons_end.state import AeonsEnd
from tests.contract.laws import positions_have_words, walk
from tests.games.aeons_end.table import Table

PHASES = ("main", "cast", "order", "who-turn")


def fields(text: str) -> list[str]:
    """What the words left out."""
    return [part.partition(":")[0].strip() for part in text.split(";") if part.strip().startswith("+")]


def said(state: AeonsEnd) -> dict[str, str]:
    parts = [part.partition(":") for part in GAME.describe(state).split(";")]
    return {key.strip(): value.strip() for key, _, value in parts}


@pytest.mark.parametrize("number", range(16))
def test_every_phase_of_a_players_turn_has_words_for_everything(number: int) -> None:
    settings, seats = GAME.variants()[number]
    rng = seeded(number)
    phases = 0
    for state in walk(GAME, settings, seats, number, RandomBot()):
        if state.outcome is None and rng.chance(20):
            positions_have_words(state)
            left_out = fields(GAME.describe(state))
            if state.decisions[0].kind in PHASES:
                phases += 1
                assert left_out == [], state.decisions[0].kind
            else:
                assert left_out in ([], ["+agenda", "+decisions"]), "an effect is under way"
    assert phases


def test_imagined_positions_and_finished_games_have_words_too() -> None:
    state = GAME.new({"nemesis": "crooked_mask"}, 2, 4)
    while state.outcome is None:
        decision = state.decisions[0]
        state.apply(decision.seat(), decision.options[state.moves % len(decision.options)])
        world = state.imagine(0, seeded(state.moves))
        if state.moves % 10 == 0 and world.outcome is None:
            positions_have_words(world)
    again = GAME.position(GAME.describe(state))
    assert again.outcome == state.outcome and again.view(0)["table"] == state.view(0)["table"]


def test_a_position_of_words_comes_back_as_the_same() -> None:
    table = Table(
        hand0="jade spark", played0="crystal", prepped0="ignite:1 spark:2", play="banesire:3", life1=4, aether=3,
        turn_deck="turn_1", supply="jade:0", devoured="jade", waived="1", shield=1,
    )  # fmt: skip
    positions_have_words(table.state)
    assert fields(GAME.describe(table.state)) == []


def test_an_empty_zone_has_a_word() -> None:
    table = Table(hand0="-", deck1="", foe_deck="-", turn_deck="-", strikes="-")
    assert table.hand(0) == [] and table.deck(1) == [] and table.state.foe_deck == table.state.strikes == []
    words = said(table.state)
    assert [words[key] for key in ("hand0", "deck1", "foe_deck", "turn_deck", "strikes")] == ["-"] * 5


def test_what_is_known_of_a_card_is_said_where_it_is_not_usual() -> None:
    table = Table(nemesis="crooked_mask", deck0="contagion@ jade? spark", corruptions="grim_sight@all nothingness")
    state = table.state
    assert [state.known[card] for card in reversed(state.deck[0])] == [0, -1, -1]
    assert [state.placed[card] for card in reversed(state.deck[0])] == [-1, 0, -1]
    words = said(state)
    assert words["deck0"] == "contagion@ jade? spark" and words["corruptions"] == "grim_sight@all nothingness"


def test_what_happened_this_turn_is_said() -> None:
    table = Table(hand0="jade oblivion_swell", breaches0="open left down left", aether=4)
    table.play("jade").focus(3).prep("oblivion_swell", 3).use(3)
    words = said(table.state)
    assert words["breaches0"] == "open left left* left" and words["plays"] == "jade"
    assert words["prepped0"] == "oblivion_swell:3*^" and words["played0"] == "jade"
    assert Table(prepped1="spark:2<0").state.guests, "prepped by the first player in a breach of the second"


def test_named_copies_are_taken_from_the_cards_there_are() -> None:
    table = Table(hand0="crystal crystal", deck0="crystal~1 spark", aether=0)
    assert table.state.hand[0] == [2, 3] and table.state.deck[0] == [4, 1], "the deck is named from its top"
    table = Table(hand0="ignite ignite", supply="jade:6", discard0="jade")
    assert len(table.state.piles[0]) == 6 and said(table.state)["extra"] == "ignite ignite"
    assert table.state.discard[0] == [table.state.piles[0][-1] + 1]


def test_a_random_table_is_described_with_what_it_became() -> None:
    state = GAME.new({"nemesis": "random"}, 3, 5)
    words = said(state)
    assert words["nemesis"] == f"random {state.nemesis().name}"
    assert words["mages"] == " ".join(["random", *[state.mage_of(seat).name for seat in range(3)]])
    assert GAME.position(GAME.describe(state)).settings == state.settings


@pytest.mark.parametrize(
    "words",
    [
        {"hand0": "nonsense"}, {"hand0": "jade~9"}, {"deck0": "spark~1", "hand0": "spark~1"}, {"prepped0": "spark:5"},
        {"prepped0": "spark:1+"}, {"breaches0": "open open open"}, {"turn": "7"}, {"turn": "any"}, {"phase": "noon"},
        {"supply": "jade"}, {"foe_deck": "jade"}, {"basics": "skewer"}, {"nemesis": "random nobody"}, {"life0": "11"},
        {"mages": "random kadir kadir"}, {"market": "random nobody"}, {"waived": "4"}, {"hand4": "jade"},
    ],
)  # fmt: skip
def test_words_that_make_no_position_are_refused_by_a_sentence(words: dict[str, str]) -> None:
    with pytest.raises((BadPosition, BadSetting)):
        Table(**words)
