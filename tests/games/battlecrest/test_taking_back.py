"""Nothing is hidden and nothing after the setup is chance: every answer may be taken back without asking."""

from typing import Any

import pytest

from igroteka.core.match import Match
from igroteka.core.rng import seeded
from igroteka.games.battlecrest import GAME


@pytest.mark.parametrize(("chosen", "seats"), GAME.variants())
def test_every_answer_of_a_game_is_taken_back_for_free(chosen: dict[str, Any], seats: int) -> None:
    match = Match(GAME, chosen, seats, 5)
    rng = seeded(5)
    digests = [match.state.digest()]
    while match.state.outcome is None:
        decision = match.state.decisions[0]
        match.play(decision.seat(), decision.options[rng.below(len(decision.options))])
        digests.append(match.state.digest())
    assert all(match.told_nothing_since(number) for number in range(len(match.moves) + 1))
    for number in (len(match.moves) - 1, len(match.moves) // 2, 0):
        match.undo(len(match.moves) - number)
        assert match.state.digest() == digests[number] and match.told_nothing_since(number)


def test_a_whole_turn_of_ones_own_is_taken_back_for_free() -> None:
    match = Match(GAME, {"hero1": "akhena", "hero2": "mutiny"}, 2, 1)
    before = match.state.digest()
    seat = match.state.decisions[0].seat()
    while match.state.decisions[0].asks(seat):
        match.play(seat, match.state.decisions[0].options[0])
    assert match.moves and match.told_nothing_since(0)
    match.undo(len(match.moves))
    assert match.state.digest() == before
