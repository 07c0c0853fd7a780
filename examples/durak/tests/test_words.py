"""What a person touches, reads and writes down."""

import json
from io import StringIO
from pathlib import Path

import pytest
from igroteka_durak import GAME
from igroteka_durak.options import OPTIONS
from rich.console import Console
from table import Table

from igroteka import games
from igroteka.core.errors import BadPosition
from igroteka.core.rng import seeded
from igroteka.terminal.session import drawing
from igroteka.text import LANGUAGES, Words

games.find("durak")  # its words are read then


def test_a_touched_card_says_why_it_cannot_be_laid() -> None:
    table = Table(hand0="6c 7d", hand1="6d 8c", hand2="9d 9h", trump="s", transfer="yes").play("6c")
    why = table.state.why
    assert why(1, "card:8c:3") is None and why(1, "card:6d:10") is None
    assert why(1, "card:6c:1") is None  # a card on the table is touched to take them all
    refused = why(1, "card:9d:13")
    assert refused is not None and refused.key == "not-in-hand"
    refused = why(0, "card:7d:11")
    assert refused is not None and refused.key == "not-asked"
    assert why(1, "suit:s") is not None and why(1, "role:defender") is not None


def test_everything_the_view_shows_can_be_touched() -> None:
    """Each thing means options that exist, or has a reason."""
    state = GAME.new({"transfer": True}, 4, 5)
    rng = seeded(5)
    while state.outcome is None:
        for seat in range(4):
            for thing in {word for word in json.dumps(state.view(seat)["table"]).split('"') if ":" in word[1:-1]}:
                assert all(0 <= option < OPTIONS for option in GAME.meant(state, seat, thing))
                state.why(seat, thing)
        decision = state.decisions[0]
        state.apply(decision.seat(), decision.options[rng.below(len(decision.options))])


@pytest.mark.parametrize(("seats", "transfer"), [(2, False), (3, True), (6, True)])
def test_every_position_is_written_in_words_alone(seats: int, transfer: bool) -> None:
    """Nothing has to be added as a field: no plus sign, in the middle of a bout too."""
    for seed in range(5):
        state = GAME.new({"transfer": transfer}, seats, seed)
        rng = seeded(seed)
        while state.outcome is None:
            text = GAME.describe(state)
            assert "+" not in text
            assert GAME.describe(GAME.position(text)) == text
            decision = state.decisions[0]
            state.apply(decision.seat(), decision.options[rng.below(len(decision.options))])


@pytest.mark.parametrize(
    "text",
    [
        "hand0: 6c; hand1: 6c; trump: s",
        "hand0: 5c; hand1: 6c; trump: s",
        "hand0: 6c; hand1: 7c",
        "hand0: 6c; hand1: 7c; trump: x",
        "hand0: 6c; hand1: 7c; deck: 8c 9d; trump: s",
        "hand0: -; hand1: 7c 8c; trump: s",
        "hand0: 6c; hand1: 7c; trump: s; defender: 0",
        "hand0: 6c; hand1: 7c; trump: s; attacks: 8d; defences: 9d 10d",
        "hand0: 6c; hand1: 7c; trump: s; moon: 1",
    ],
)
def test_words_that_describe_no_position_are_refused(text: str) -> None:
    with pytest.raises(BadPosition):
        GAME.position(text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_of_cards_read_right(language: str) -> None:
    words = Words(language, ["Ann"])
    told = [words.tell("durak", "event", {"kind": "draw", "seat": "seat:0", "count": n}) for n in (1, 2, 5)]
    expected = {
        "en": ["Ann: one card from the deck", "Ann: 2 cards from the deck", "Ann: 5 cards from the deck"],
        "uk": ["Ann: 1 карта з колоди", "Ann: 2 карти з колоди", "Ann: 5 карт з колоди"],
        "ru": ["Ann: 1 карта из колоды", "Ann: 2 карты из колоды", "Ann: 5 карт из колоды"],
    }
    assert [line.replace("\N{NO-BREAK SPACE}", " ") for line in told] == expected[language]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_left_over(language: str) -> None:
    """What the files say, the game lists."""
    listed = {*GAME.words(), "durak", "durak-about", "durak-length", "durak-help", "durak-setting-transfer"}
    said = Words(language).keys()
    assert {key for key in said if key.split("-")[0] == "durak"} == listed


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_plain_table_shows_the_position_in_words(language: str) -> None:
    table = Table(hand0="6c 7d", hand1="8c ks@all", deck="9c 6h").play("6c", "8c")
    console = Console(width=120, record=True, file=StringIO())
    console.print(drawing("durak").draw(table.state.view(0), Words(language)))
    text = console.export_text()
    assert "6♣ ← 8♣" in text and "7♦" in text and "durak" not in text
    assert Words(language).say("durak-zone-trump") in text and Words(language).say("durak-suit-h") in text


def test_the_folder_is_as_small_as_it_says() -> None:
    """README.md: at most eight files of engine and 600 lines."""
    files = list((Path(__file__).parents[1] / "src" / "igroteka_durak").glob("*.py"))
    assert len(files) <= 8
    assert sum(len(file.read_text(encoding="utf-8").splitlines()) for file in files) <= 600
