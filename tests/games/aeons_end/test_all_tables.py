"""Every number of mages against every nemesis at every difficulty: the laws along one random game each."""

import itertools

import pytest

from igroteka.bots.bot import RandomBot
from igroteka.core.rng import seeded
from igroteka.games.aeons_end import GAME
from igroteka.games.aeons_end.cards.facts import MAT_NAMES
from igroteka.games.aeons_end.setup import DIFFICULTIES
from tests.contract.laws import all_laws, cards_are_conserved, decisions_are_sound, walk
from tests.rules import rule

TABLES = list(itertools.product((1, 2, 3, 4), MAT_NAMES, DIFFICULTIES))


@rule("AE-080", "AE-103")
@pytest.mark.parametrize(("seats", "nemesis", "difficulty"), TABLES)
def test_the_laws_hold_at_every_table(seats: int, nemesis: str, difficulty: str) -> None:
    number = TABLES.index((seats, nemesis, difficulty))
    settings = {"nemesis": nemesis, "difficulty": difficulty, "promos": number % 3 == 0}
    start: list[int] = []
    rng = seeded(number)
    for state in walk(GAME, settings, seats, number, RandomBot()):
        start = start or sorted(card for zone in state.zones().values() for card in zone)
        decisions_are_sound(state)
        cards_are_conserved(state, start)
        if state.moves % 40 == 39 or state.outcome is not None:
            all_laws(state, start, RandomBot(), rng)
        state.events = []


def test_a_deck_once_formed_keeps_its_order_but_for_what_is_drawn() -> None:
    for seed in range(10):
        before: list[int] = []
        for state in walk(GAME, {"nemesis": "rageborne"}, 2, seed, RandomBot()):
            deck = state.foe_deck
            assert not before or deck == before[: len(deck)]
            before = deck[:]
