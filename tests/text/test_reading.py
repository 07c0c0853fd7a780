"""Whole matches, read in every language by one of the players: grammar, as far as a program can tell."""

import random
import re
from collections.abc import Iterator
from typing import Any

import pytest

from igroteka import games
from igroteka.core.decision import seats_in
from igroteka.core.event import Event
from igroteka.core.match import Match
from igroteka.text import LANGUAGES, Words
from igroteka.text.telling import told

NAMES = ["Olya", "Taras", "Ivan", "Nina"]
DECISIONS = 400  # of a match are read
READER = 0
TABLES = [("mindbug", 2), ("mindbug", 4), ("not_alone", 3), ("gobbit", 3), ("battlecrest", 2), ("aeons_end", 2)]

VERBS = "plays|draws|takes|loses|gains|discards|casts|attacks|reveals|opens|uses|is|has|slaps|eats|steals"
CLUMSY = {
    "en": [
        rf"\b[Yy]ou (?:{VERBS})\b", r"\bYou:", r"\bof You\b", r"You’s", r"«|»", r"\brivals?\b",
        r"\b1\s(?:cards|wounds|charges|husks|Places)\b",
    ],
    "uk": [
        r"\bВи:", r"\bВи (?:бере|грає|атакує|скидає|краде|втрачає|отримує|відкриває|показує|називає|зазнає)\b",
        r"(?:зіграно|взято|узято|скинуто|отримано|підготовано|знищено|повернуто) «",  # a nominative as an object
        r"\b(?:до|для|від|без|гравця) Ви\b", r"\b1\s(?:карт|карти|пошкоджень|жетонів|життів)\b",
        r"(?<!\d)[2-4]\s(?:карт|жетонів|життів)\b",
    ],
    "ru": [
        r"\bВы:", r"\bВы (?:берёт|играет|атакует|сбрасывает|крадёт|теряет|получает|открывает|показывает|называет)\b",
        r"(?:сыграно|взято|сброшено|получено|подготовлено|уничтожено|возвращено|взята|сыграна) «",
        r"\b(?:до|для|от|без|игрока) Вы\b", r"\b1\s(?:карт|карты|жетонов|жизней|ранений)\b",
        r"(?<!\d)[2-4]\s(?:карт|жетонов|жизней)\b",
    ],
}  # fmt: skip
EVERYWHERE = [r"\d \w", r"[^\W\d]'[^\W\d]", r"(?<=[\s(])-\d", r"\{|\}", r"None", r"  ", r" $"]


def moves(game: str, seats: int, seed: int) -> Iterator[tuple[list[Event], int, dict[str, Any]]]:
    """One match of random play: the events each decision made, and the question as its seat saw it."""
    rng = random.Random(seed)
    match = Match(games.find(game), {}, seats, f"{seed:064x}")
    for _ in range(DECISIONS):
        if match.state.outcome is not None:
            return
        decision = rng.choice(match.state.decisions)
        seat = rng.choice(seats_in(decision.seats))
        shown = next(d for d in match.state.view(seat)["decisions"] if seat in d["seats"])
        events = match.play(seat, rng.choice(decision.options), match.state.clock if game == "gobbit" else 0)
        yield events, seat, shown


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_a_whole_match_reads_well_in_every_language(game: str, seats: int) -> None:
    played = moves(game, seats, 5)
    log = [(n, event.seen_by(READER)) for n, (events, _, _) in enumerate(played, 1) for event in events]
    for language in LANGUAGES:
        words = Words(language, NAMES, READER)
        for line in told(words, game, log):
            for pattern in [*CLUMSY[language], *EVERYWHERE]:
                assert not re.search(pattern, line.text), f"{language}: {line.text}"


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_no_two_options_of_a_question_read_alike(game: str, seats: int) -> None:
    for _, seat, question in moves(game, seats, 6):
        for language in LANGUAGES:
            texts = Words(language, NAMES, seat).choices(game, question["options"])
            assert len(set(texts)) == len(texts), texts
