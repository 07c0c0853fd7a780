"""What messages can ask about their arguments, and how events become lines."""

import pytest

from igroteka import games
from igroteka.games.aeons_end.cards.facts import KIND, MAT_NAMES, NUMBER, POWER, TOKENS
from igroteka.games.mindbug.cards.faces import NAMES as CARDS
from igroteka.text import Words
from igroteka.text.telling import told
from igroteka.text.things import CASES
from igroteka.text.typography import NBSP

for name in ("mindbug", "battlecrest", "aeons_end"):
    games.find(name)  # their cards are known from now on
GORILLION, BEE = "card:gorillion:12", "card:killer_bee:16"


def event(words: Words, **args: object) -> str:
    return words.tell("mindbug", "event", args).replace(NBSP, " ")


def test_the_reader_is_you_and_others_go_by_their_names() -> None:
    words = Words("en", ["Olya", "Taras"], reader=0)
    assert event(words, kind="attack", seat="seat:0", card=GORILLION) == "You attack with Gorillion"
    assert event(words, kind="attack", seat="seat:1", card=GORILLION) == "Taras attacks with Gorillion"
    assert event(words, kind="steal", seat="seat:1", rival="seat:0", card=None) == "Taras steals a card from you"
    spectator = Words("en", ["Olya", "Taras"])
    assert event(spectator, kind="attack", seat="seat:0", card=GORILLION) == "Olya attacks with Gorillion"


@pytest.mark.parametrize(("language", "name"), [("en", "Player 1"), ("uk", "Гравець 1"), ("ru", "Игрок 1")])
def test_a_player_without_a_name_is_nobodys_you(language: str, name: str) -> None:
    words = Words(language, ["", "Taras"], reader=1)
    assert words.name(0) == name and words.label(0) == name
    assert words.label(1) == words.say("you") and words.name(1) == "Taras"


def test_names_of_cards_are_declined() -> None:
    words = Words("uk", ["Оля", "Тарас"], reader=0)
    assert event(words, kind="attack", seat="seat:1", card=GORILLION) == "Тарас атакує «Горилевом»"
    assert event(words, kind="play", seat="seat:0", card=BEE) == "Ви граєте «Бджолу-вбивцю»"
    words = Words("ru", ["Оля", "Тарас"], reader=0)
    assert event(words, kind="copy", card=BEE, source=GORILLION) == "«Пчела-убийца» копирует эффект «Горильва»"


@pytest.mark.parametrize("language", ["uk", "ru"])
def test_every_card_of_mindbug_has_all_its_cases(language: str) -> None:
    words = Words(language)
    assert not [name for name in CARDS for case in CASES if not words.has(f"mindbug-card-{name}.{case}")]


@pytest.mark.parametrize("language", ["uk", "ru"])
def test_every_card_of_aeons_end_has_its_accusative(language: str) -> None:
    words = Words(language)
    keys = words.keys()
    cards = {key for key in keys if key.startswith("aeons_end-card-") and "." not in key}
    assert len(cards) == 144
    assert {card for card in cards if not words.has(f"{card}.acc")} == {
        f"aeons_end-card-turn_{whose}" for whose in ("1", "2", "3", "4", "any", "nemesis")
    }


@pytest.mark.parametrize(("language", "power", "harder"), [
    ("en", "Power", "Increased difficulty"),
    ("uk", "Сила", "Підвищена складність"),
    ("ru", "Сила", "Повышенная сложность"),
])  # fmt: skip
def test_a_power_says_its_number_and_a_nemesis_what_is_harder(language: str, power: str, harder: str) -> None:
    words = Words(language)
    for name, number in NUMBER.items():
        if KIND[number] == POWER:
            assert f"{power} {TOKENS[number]}: " in words.say(f"aeons_end-card-{name}.text").replace(NBSP, " "), name
    for name in MAT_NAMES:
        assert words.say(f"aeons_end-nemesis-{name}.harder").replace(NBSP, " ").startswith(f"{harder}: "), name


def test_a_card_that_stands_for_a_player_is_called_by_the_player() -> None:
    words = Words("en", ["Olya", "Taras"], reader=0)
    back = {"kind": "turn-back", "card": "card:turn_2:40"}
    said = words.tell("aeons_end", "event", back)
    assert said == "The turn card “Taras” is shuffled into the turn order deck"
    mine = {"kind": "turn-back", "card": "card:turn_1:39"}
    assert words.tell("aeons_end", "event", mine) == "Your turn card is shuffled into the turn order deck"


def test_a_change_has_its_verb_and_a_team_its_own() -> None:
    words = Words("uk", ["Оля", "Тарас", "Іван", "Ніна"], reader=0)
    assert event(words, kind="life", side=["seat:0"], change=-1, life=2) == "Ви втрачаєте 1 життя, тепер 2"
    assert (
        event(words, kind="life", side=["seat:0", "seat:2"], change=-3, life=0)
        == "Ваша команда втрачає 3 життя, тепер 0"
    )
    assert (
        event(words, kind="life", side=["seat:1", "seat:3"], change=2, life=5)
        == "Тарас і Ніна отримують 2 життя, тепер 5"
    )


def test_lists_count_equal_names_and_end_with_and() -> None:
    words = Words("en")
    cards = [GORILLION, BEE, "card:gorillion:13", "card:bee_bear:3"]
    assert str(words.things("mindbug", cards)) == "Gorillion ×2, Killer Bee, and Bee Bear"
    assert str(words.things("mindbug", [])) == "nothing"


def test_one_happening_is_one_line() -> None:
    words = Words("en", ["Olya", "Taras"], reader=0)
    log: list[tuple[int, dict[str, object]]] = [
        (1, {"kind": "play", "seat": "seat:1", "card": BEE}),
        (1, {"kind": "draw", "seat": "seat:1", "card": None}),
        (1, {"kind": "draw", "seat": "seat:1", "card": None}),
        (1, {"kind": "draw", "seat": "seat:0", "card": GORILLION}),
        (1, {"kind": "draw", "seat": "seat:0", "card": "card:gorillion:13"}),
        (2, {"kind": "turn", "seat": "seat:0"}),
    ]
    lines = ["Taras plays Killer Bee", "Taras draws 2 cards", "You draw Gorillion ×2", "Your turn"]
    assert [line.text.replace(NBSP, " ") for line in told(words, "mindbug", log)] == lines
    entered: list[tuple[int, dict[str, object]]] = [
        log[0],
        log[1],
        (2, {"kind": "enter", "seat": "seat:1", "card": BEE}),
    ]
    assert [line.text for line in told(words, "mindbug", entered)] == ["Taras plays Killer Bee", "Taras draws a card"]
    alone: list[tuple[int, dict[str, object]]] = [(2, {"kind": "enter", "seat": "seat:1", "card": BEE})]
    assert [line.text for line in told(words, "mindbug", alone)] == ["Killer Bee enters play"]


def test_a_walk_is_one_line_and_another_warrior_another() -> None:
    words = Words("en")
    steps = [("hero:mutiny:1", "b6"), ("hero:mutiny:1", "a6"), ("hero:akhena:0", "c1")]
    log = [(n, {"kind": "step", "warrior": who, "cell": f"cell:{cell}"}) for n, (who, cell) in enumerate(steps)]
    lines = [line.text for line in told(words, "battlecrest", log)]
    assert len(lines) == 2 and lines[0].endswith("moves: b6 → a6")


def test_options_that_would_read_alike_say_what_tells_them_apart() -> None:
    words = Words("en", ["Olya", "Taras"], reader=0)
    marks = {"kind": "defeat", "power": 10, "exhausted": "no"}
    options = [
        {**marks, "option": 12, "card": GORILLION, "owner": "seat:0"},
        {**marks, "option": 13, "card": "card:gorillion:13", "owner": "seat:1", "exhausted": "yes"},
        {"kind": "defeat", "option": 16, "card": BEE},
    ]
    assert words.choices("mindbug", options) == [
        "defeat Gorillion (yours, power 10)", "defeat Gorillion (Taras, power 10, exhausted)", "defeat Killer Bee",
    ]  # fmt: skip


def test_paths_are_never_changed() -> None:
    path = "/home/o'neil/a - b/5 matches -1.json"
    assert path in Words("en").say("saved", path=path)
