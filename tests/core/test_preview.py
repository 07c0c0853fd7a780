"""What an answer is sure to lead to: the laws hold it against the truth, here are a few positions."""

import pytest

from igroteka import games
from igroteka.core.errors import IllegalMove
from igroteka.core.preview import preview
from igroteka.core.rng import seeded
from igroteka.core.state import State


def option_of(state: State, seat: int, kind: str) -> int:
    decision = state.decision_for(seat)
    assert decision is not None
    return next(option for option in decision.options if state.choice(option, seat).kind == kind)


def test_a_played_card_is_foreseen_and_the_drawn_one_is_not() -> None:
    state = games.find("mindbug").new({}, 2, 3)
    seat = int(state.decisions[0].seat())
    found = preview(state, seat, option_of(state, seat, "play"), seeded(1))
    assert [event.kind for event in found.events] == ["play"]
    assert not found.certain and not found.replies


def test_an_attack_is_foreseen_with_every_block() -> None:
    state = games.find("mindbug").position("mine: axolotl_healer; theirs: rhino_turtle gorillion; turn: mine")
    found = preview(state, 0, option_of(state, 0, "attack"), seeded(1))
    by_blocker = {
        str(reply.choice.args["card"]).split(":")[1]: reply for reply in found.replies if "card" in reply.choice.args
    }
    assert set(by_blocker) == {"rhino_turtle", "gorillion"}
    assert any(event.kind == "defeat" for event in by_blocker["gorillion"].preview.events)


def test_what_is_not_offered_is_not_foreseen() -> None:
    state = games.find("mindbug").new({}, 2, 3)
    seat = int(state.decisions[0].seat())
    with pytest.raises(IllegalMove):
        preview(state, seat, 100_000, seeded(1))
    with pytest.raises(IllegalMove):
        preview(state, 1 - seat, option_of(state, seat, "play"), seeded(1))
