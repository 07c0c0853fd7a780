"""Whole matches, read in every language by one of the players: grammar, as far as a program can tell."""

import random
import re
from collections.abc import Iterator
from typing import Any

import pytest
from babel import Locale

from igroteka import games
from igroteka.core.decision import seats_in
from igroteka.core.event import Event
from igroteka.core.match import Match
from igroteka.text import LANGUAGES, Words
from igroteka.text.telling import told
from igroteka.text.typography import NBSP

NAMES = ["Olya", "Taras", "Ivan", "Nina", "Lev", "Marta", "Zoya"]
READER = 0
TABLES: list[tuple[str, int, dict[str, Any]]] = [
    ("mindbug", 2, {"sets": ["first_contact"]}),
    ("mindbug", 2, {"sets": ["beyond_evolution", "beyond_eternity"]}),
    ("mindbug", 4, {}),
    ("not_alone", 3, {}),
    ("gobbit", 3, {}),
    ("battlecrest", 2, {}),
    ("battlecrest", 4, {}),
    ("aeons_end", 2, {"nemesis": "rageborne"}),
    ("aeons_end", 2, {"nemesis": "carapace_queen"}),
    ("aeons_end", 3, {"nemesis": "crooked_mask"}),
    ("aeons_end", 4, {"nemesis": "prince_of_gluttons"}),
]
SEEDS = 3  # so many matches at each table are looked through for options that read alike
LONGEST = 5000  # decisions; no match of random players is longer

CLUMSY = {
    "en": [
        r"(?<!on )\b[Yy]ou (?!focus\b|pass\b|miss\b)(?:\w+s|is|has|does)\b",  # a verb of the third person
        r"\bYou:", r"\b(?:of|to|from|by|with|for) You\b", r"You’s", r"«|»", r"\brivals?\b",
    ],
    "uk": [
        r"\bВи:", r"\b[Вв]и (?!не\b|ще\b|вже\b)(?!\w+те(?:ся)?\b)\w+",
        r"\b(?:до|для|від|без|з|у|в|на|по|за|під|між|про|через|проти|гравця) [Вв]и\b",
    ],
    "ru": [
        r"\bВы:", r"\b[Вв]ы (?!не\b|ещё\b|уже\b)(?!\w+те(?:сь)?\b)\w+",
        r"\b(?:до|для|от|без|с|у|в|на|по|за|под|между|о|через|против|игрока) [Вв]ы\b",
    ],
}  # fmt: skip
EVERYWHERE = [r"\d \w", r"[^\W\d]'[^\W\d]", r"(?<=[\s(])-\d", r"\{|\}", r"\bNone\b", r"  ", r" $"]

# A number stands before the right form of its noun: one, few, many; in English one and many. The lists of the other
# languages are whole: any word that is missing there is a mistake after a number.
NOUNS = {
    "en": ["card cards", "charge charges", "wound wounds", "husk husks", "Place Places", "cell cells"],
    "uk": [
        "карта карти карт", "карту карти карт", "жетон жетони жетонів", "пошкодження пошкодження пошкоджень",
        "поранення поранень поранень", "життя життя життів", "шкарлупник шкарлупники шкарлупників", "Волю Волі Воль",
        "етер етери етерів", "комірка комірки комірок", "дія дії дій", "самоцвіт самоцвіти самоцвітів",
        "скверну скверни скверн", "Локацію Локації Локацій", "заклинання заклинання заклинань",
        "артефакт артефакти артефактів",
    ],
    "ru": [
        "карта карты карт", "карту карты карт", "жетон жетона жетонов", "урон урона урона", "ранение ранения ранений",
        "жизнь жизни жизней", "панцирник панцирника панцирников", "Волю Воли Воль", "эфир эфира эфира",
        "ячейка ячейки ячеек", "действие действия действий", "самоцвет самоцвета самоцветов",
        "скверну скверны скверн",
        "Локацию Локации Локаций", "заклинание заклинания заклинаний", "артефакт артефакта артефактов",
    ],
}  # fmt: skip
OTHERS = {"ms", "мс"}  # units, which do not change
# Words that carry the case in front of a name; after any other word the name has a form of its own.
CARRIES = {
    "uk": "карта карти карту картою карт ходу істота істоти істоту істотою істоті локація заклинання посіпака",
    "ru": "карта карты карту картой карт хода существо существа существом существу локация заклинание приспешник",
}


def moves(
    game: str, seats: int, settings: dict[str, Any], seed: int
) -> Iterator[tuple[list[Event], int, dict[str, Any]]]:
    """One match of random players to its end: the events each decision made, and the question as its seat saw it."""
    rng = random.Random(seed)
    match = Match(games.find(game), settings, seats, f"{seed:064x}")
    for _ in range(LONGEST):
        if match.state.outcome is not None:
            return
        decision = rng.choice(match.state.decisions)
        seat = rng.choice(seats_in(decision.seats))
        shown = next(d for d in match.state.view(seat)["decisions"] if seat in d["seats"])
        events = match.play(seat, rng.choice(decision.options), match.state.clock if game == "gobbit" else 0)
        yield events, seat, shown
    raise AssertionError("the match did not end")


def check(language: str, text: str) -> None:
    """Nothing in this sentence is clumsy, and its numbers stand before the right form of their nouns."""
    for pattern in [*CLUMSY[language], *EVERYWHERE]:
        assert not re.search(pattern, text), f"{language}: {pattern}: {text}"
    for number, word in re.findall(rf"(?<![×\w])(\d+){NBSP}(\w+)", text):
        assert word in OTHERS or agrees(language, int(number), word), f"{language}: {number} {word}: {text}"


def agrees(language: str, number: int, word: str) -> bool:
    nouns = [forms.split() for forms in NOUNS[language]]
    if language == "en" and not any(word in forms for forms in nouns):
        return True
    place = {"one": 0, "few": 1}.get(Locale(language).plural_form(number), -1)
    return any(word == forms[place] for forms in nouns)


def check_cases(language: str, text: str, nominatives: set[str]) -> None:
    """A name after a verb or a preposition has the form of its case, or a noun before it carries the case."""
    for before, name in re.findall(r"([\w’]+)\s«([^»]+)»", text):
        assert before.lower() in CARRIES[language].split() or name not in nominatives, f"{language}: {text}"


@pytest.mark.parametrize(("game", "seats", "settings"), TABLES)
def test_a_whole_match_reads_well_in_every_language(game: str, seats: int, settings: dict[str, Any]) -> None:
    played = list(moves(game, seats, settings, 5))
    log = [(n, event.seen_by(READER)) for n, (events, _, _) in enumerate(played, 1) for event in events]
    for language in LANGUAGES:
        words = Words(language, NAMES, READER)
        nominatives = set(names_with_forms(words, game))
        for line in told(words, game, log):
            check(language, line.text)
            check_cases(language, line.text, nominatives)
        for _, seat, question in played:
            reader = Words(language, NAMES, seat)
            check(language, reader.tell(game, "ask", {"kind": question["kind"], **question["args"]}))
            for text in reader.choices(game, question["options"]):
                check(language, text)


def names_with_forms(words: Words, game: str) -> Iterator[str]:
    """The names of this game whose accusative is another word."""
    keys = words.keys()
    for key in sorted(keys):
        name, _, form = key.partition(".")
        if key.startswith(f"{game}-") and form == "acc" and words.say(key) != words.say(name):
            yield words.say(name)


@pytest.mark.parametrize(("game", "seats", "settings"), TABLES)
def test_no_two_options_of_a_question_read_alike(game: str, seats: int, settings: dict[str, Any]) -> None:
    """A number tells two options apart only where there is no other difference between them."""
    for seed in range(SEEDS):
        for _, seat, question in moves(game, seats, settings, seed):
            for language in LANGUAGES:
                texts = Words(language, NAMES, seat).choices(game, question["options"])
                assert len(set(texts)) == len(texts), texts
                numbered: dict[str, list[Any]] = {}
                for text, option in zip(texts, question["options"], strict=True):
                    found = re.fullmatch(r"(.*) \(\d+\)", text)
                    if found and f"{found[1]} (2)" in texts and f"{found[1]} (1)" in texts:
                        numbered.setdefault(found[1], []).append(without_instance(option))
                for text, options in numbered.items():
                    assert all(option == options[0] for option in options), f"{text}: {options}"


def without_instance(option: dict[str, Any]) -> dict[str, Any]:
    """An option without what nobody can see a difference in: its number, and which copy of a card it touches."""
    return {
        name: value.rpartition(":")[0] if name == "card" else value
        for name, value in option.items()
        if name != "option"
    }
