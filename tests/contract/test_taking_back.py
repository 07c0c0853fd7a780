"""Taking back: free while nobody learned anything and no chance was used, and only then."""

from typing import Any

import pytest

from igroteka import games
from igroteka.core.match import Match
from igroteka.core.rng import seeded

TURN_BASED = [name for name in games.NAMES if games.find(name).referee(games.find(name).seats[0]) is None]


def played(name: str, seed: int, moves: int = 60) -> Match:
    game = games.find(name)
    settings, seats = game.variants()[0]
    match = Match(game, settings, seats, seed)
    rng = seeded(seed)
    while match.state.outcome is None and len(match.moves) < moves:
        decision = match.state.decisions[0]
        match.play(decision.seat(), decision.options[rng.below(len(decision.options))])
    return match


@pytest.mark.parametrize("name", TURN_BASED)
def test_what_may_be_taken_back_for_free_told_nobody_anything(name: str) -> None:
    """The masks of who knows what, and chance, are just what they were."""
    for seed in range(8):
        match = played(name, seed)
        for number in range(len(match.moves)):
            if match.told_nothing_since(number):
                before: Any = match.at(number)
                assert before.rng.dump() == match.state.rng.dump()
                for then, now in zip(before.known, match.state.known, strict=True):
                    assert now & ~then == 0, "somebody has learned something since"


@pytest.mark.parametrize(
    "name", [name for name in TURN_BASED if not games.find(name).new({}, games.find(name).seats[0]).known]
)
def test_in_a_game_that_hides_nothing_every_answer_is_free(name: str) -> None:
    match = played(name, 1)
    assert all(match.told_nothing_since(number) for number in range(len(match.moves)))


def test_nothing_is_taken_back_past_a_drawn_card() -> None:
    match = Match(games.find("mindbug"), {}, 2, 7)
    seat = match.state.decisions[0].seat()
    match.play(seat, match.state.hand[seat][0])  # type: ignore[attr-defined]
    number = match.last_of(seat)
    assert number == 0 and not match.told_nothing_since(number)


def test_imagining_with_the_generator_of_the_match_is_refused() -> None:
    """It would change the match: what follows would no longer follow from seed and moves."""
    for name in games.NAMES:
        game = games.find(name)
        state = game.new({}, game.seats[0], 3)
        before = state.digest()
        with pytest.raises(ValueError, match="generator of your own"):
            state.imagine(0, state.rng)
        state.imagine(0, seeded(1))
        assert state.digest() == before
