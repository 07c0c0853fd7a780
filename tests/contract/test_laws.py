"""The laws of the contract over every game, option set and seat count."""

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from igroteka import games
from igroteka.bots.bot import BaselineBot, Bot, GreedyBot, RandomBot
from igroteka.bots.registry import make_bot
from igroteka.core.match import Match
from igroteka.core.rng import derive, seeded
from tests.contract.laws import (
    a_seat_sees_more,
    all_laws,
    cards_are_conserved,
    decisions_are_sound,
    events_tell_nothing_hidden,
    nothing_is_taken_back_past_news,
    walk,
)

VARIANTS = [
    pytest.param(name, chosen, seats, id=f"{name}-{seats}-{json.dumps(chosen, sort_keys=True)}")
    for name in games.names()
    for chosen, seats in games.find(name).variants()
]
BOTS: list[Bot] = [RandomBot(), GreedyBot(worlds=1), BaselineBot()]
SEEDS = st.integers(0, 2**32 - 1)


@pytest.mark.parametrize(("name", "chosen", "seats"), VARIANTS)
@settings(max_examples=6)
@given(seed=SEEDS)
def test_every_law_holds_along_a_random_game(name: str, chosen: dict[str, Any], seats: int, seed: int) -> None:
    game = games.find(name)
    rng = seeded(derive(seed, "laws"))
    start: list[int] = []
    looked = 0
    for state in walk(game, chosen, seats, seed, RandomBot()):
        if not start:
            start = sorted(card for zone in state.zones().values() for card in zone)
            assert len(set(start)) == len(start)
        decisions_are_sound(state)
        cards_are_conserved(state, start)
        if rng.chance(6) or state.outcome is not None or state.moves < 2:
            all_laws(state, start, RandomBot(), rng)
            looked += 1
            if looked > 12:
                rng = seeded(0)
        state.events = []


@pytest.mark.parametrize(("name", "chosen", "seats"), VARIANTS)
@settings(max_examples=1)
@given(seed=SEEDS)
def test_every_law_holds_along_a_thoughtful_game(name: str, chosen: dict[str, Any], seats: int, seed: int) -> None:
    game = games.find(name)
    for bot in BOTS[1:]:
        rng = seeded(derive(seed, "laws"))
        start: list[int] = []
        for state in walk(game, chosen, seats, seed, bot):
            start = start or sorted(card for zone in state.zones().values() for card in zone)
            decisions_are_sound(state)
            if rng.chance(3) or state.moves < 1:
                all_laws(state, start, bot, rng)


@pytest.mark.parametrize(("name", "chosen", "seats"), VARIANTS)
@settings(max_examples=3)
@given(seed=SEEDS)
def test_replaying_the_log_gives_the_identical_game(name: str, chosen: dict[str, Any], seats: int, seed: int) -> None:
    game = games.find(name)
    match = Match(game, chosen, seats, seed)
    rng = seeded(derive(seed, "replay"))
    digests = [match.state.digest()]
    while match.state.outcome is None and len(match.moves) < 400:
        decision = match.state.decisions[rng.below(len(match.state.decisions))]
        seat = decision.seat()
        match.play(seat, decision.options[rng.below(len(decision.options))])
        digests.append(match.state.digest())
    for number in {0, len(match.moves) // 2, len(match.moves)}:
        assert match.at(number).digest() == digests[number]
    match.undo()
    assert match.state.digest() == digests[-2]


@pytest.mark.parametrize("name", games.names())
def test_a_sealed_seed_gives_one_game_and_no_other(name: str) -> None:
    game = games.find(name)
    seats = game.seats[0]
    first, again, other = (game.new({}, seats, digit * 64) for digit in "aab")
    assert first.digest() == again.digest() != other.digest()


@pytest.mark.parametrize("name", games.NAMES)
def test_secrets_are_kept_along_a_game_of_searching_players(name: str) -> None:
    game = games.find(name)
    settings_of_game, seats = game.variants()[0]
    rng = seeded(derive(name, "searching"))
    for state in walk(game, settings_of_game, seats, 5, make_bot("ismcts:6")):
        if state.moves > 40:
            break
        if rng.chance(15):
            events_tell_nothing_hidden(state, rng)
            nothing_is_taken_back_past_news(state, rng)
            a_seat_sees_more(state)
