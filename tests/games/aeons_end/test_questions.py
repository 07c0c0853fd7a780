"""Whole matches, read question by question: each has a number that is true, and none is about nothing."""

import random
import re
from pathlib import Path

import pytest

from igroteka.core.decision import Decision
from igroteka.games.aeons_end import GAME
from igroteka.games.aeons_end.cards.facts import MAT_NAMES
from igroteka.games.aeons_end.state import AeonsEnd
from tests.games.aeons_end.table import Table
from tests.rules import rule

WORDS = (Path(__file__).parents[3] / "src/igroteka/text/en/aeons_end.ftl").read_text()
ASKED = [message.split(" = ", 1) for message in re.split(r"\n(?=\S)", WORDS) if message.startswith("aeons_end-ask-")]
COUNTED = {key.removeprefix("aeons_end-ask-") for key, text in ASKED if "$amount" in text}
OPEN_ENDED = ("main", "interrupt", "cast")  # here "no" is an answer of its own: a phase ends


def after(state: AeonsEnd, seat: int, option: int) -> object:
    """What there is after an answer; who is asked next and how is no difference by itself."""
    copy = state.copy()
    copy.apply(seat, option)
    return copy.dump()


def faults(state: AeonsEnd, decision: Decision) -> list[str]:
    """What is wrong with a question."""
    told = GAME.question(state, decision)
    found = []
    if decision.kind in COUNTED and decision.kind != "main" and int(str(told["amount"])) <= 0:
        found.append(f"{decision.kind} about {told['amount']}: {told}")
    if decision.kind not in OPEN_ENDED:
        seat = decision.seat()
        if len({str(after(state, seat, option)) for option in decision.options}) == 1:
            found.append(f"{decision.kind} about nothing: {told}")
    return found


@pytest.mark.parametrize("nemesis", MAT_NAMES)
@pytest.mark.parametrize("difficulty", ["normal", "expert"])
def test_no_question_counts_to_zero_or_is_about_nothing(nemesis: str, difficulty: str) -> None:
    for number in range(6):
        rng = random.Random(number)
        settings = {"nemesis": nemesis, "difficulty": difficulty, "promos": number % 2 == 0}
        state = GAME.new(settings, 1 + number % 4, number)
        while state.outcome is None:
            decision = rng.choice(state.decisions)
            assert faults(state, decision) == []
            state.apply(decision.seat(), rng.choice(decision.options))


QUIET = {"turn": "nemesis", "turn_deck": "turn_1", "foe_deck": "slaughter topple"}


@rule("AE-186", "AE-191")
def test_nobody_is_asked_who_suffers_nothing() -> None:
    assert Table(play="bleed_static:1", **QUIET).kind != "who-suffer"  # nobody has a prepped spell
    assert Table(nemesis="prince_of_gluttons", play="memory_eater", **QUIET).kind != "who-suffer"
    assert Table(**{**QUIET, "foe_deck": "dispel topple"}).kind != "who-spell"


@rule("AE-142")
def test_rock_launcher_without_cards_asks_nothing() -> None:
    assert Table(hand0="rock_launcher").play("rock_launcher").kind == "main"


def test_the_gate_counts_the_spells_that_are_left() -> None:
    table = Table(mages="kadir mist", charges0=5, discard0="spark ignite jade").ability()
    assert GAME.question(table.state, table.asked)["amount"] == 3
    table.spent("spark")
    assert GAME.question(table.state, table.asked)["amount"] == 2


@rule("AE-061")
def test_a_corruption_passed_on_is_a_question_of_its_own_with_its_card() -> None:
    words = {"nemesis": "crooked_mask", "difficulty": "expert", "hand0": "lust_for_power"}
    table = Table(**words, phase="start", turn="0")
    assert table.kind == "pass-on" and "lust_for_power" in str(GAME.question(table.state, table.asked)["card"])


def test_an_unleash_asks_in_the_name_of_the_nemesis() -> None:
    table = Table(nemesis="crooked_mask", play="banesire", **QUIET)
    told = GAME.question(table.state, table.asked)
    assert table.kind == "who-corruption" and told["card"] == "nemesis:crooked_mask" and told["amount"] == 1
