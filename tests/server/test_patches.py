"""A patch leads from one position to the next, whatever happens in a game."""

import json

import pytest

from igroteka import games
from igroteka.client import patched
from igroteka.core.decision import seats_in
from igroteka.core.rng import seeded
from igroteka.server.messages import Patch, encode
from igroteka.server.patches import SharedPosition


@pytest.mark.parametrize("game", games.NAMES)
def test_patches_give_every_position_of_a_game(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("igroteka.server.patches.LARGE", 0)
    played = games.find(game)
    seats = played.seats[-1]
    state = played.new(played.check({}, seats), seats, 5)
    rng, position, patches = seeded(5), SharedPosition(), 0
    client = json.loads(position.whole(state.shared()))
    sent = whole = 0
    for _ in range(120):
        if state.outcome is not None:
            break
        decision = state.decisions[rng.below(len(state.decisions))]
        state.apply(seats_in(decision.seats)[0], decision.options[rng.below(len(decision.options))])
        shared = state.shared()
        patch = position.patch(shared)
        if patch is None:
            client = json.loads(position.whole(shared))
        else:
            patches += 1
            sent, whole = sent + len(encode(patch)), whole + len(encode(shared))
            client = patched(client, json.loads(encode(patch)))
        assert client == json.loads(encode(shared))
    assert patches > 5 and sent < whole


def test_a_position_nobody_has_is_told_as_a_whole() -> None:
    position = SharedPosition()
    view = {"moves": 0, "table": {"text": "x" * 5000}}
    assert position.patch(view) is None
    position.whole(view)
    assert position.patch({**view, "moves": 1}) is not None
    position.forget()
    assert position.patch({**view, "moves": 2}) is None


def test_of_a_list_inside_a_thing_the_things_that_changed_are_told() -> None:
    def view(cards: object) -> dict[str, object]:
        return {"moves": 0, "table": {"text": "x" * 5000, "heroes": [{"name": "imp", "cards": cards}]}}

    position, told = SharedPosition(), json.loads(encode(view([{"side": 0}, {"side": 1}])))
    position.whole(told)
    for cards, said in (
        ([{"side": 0}, {"side": 0}], {"1": {"side": 0}}),
        ([{"side": 5}], [{"side": 5}]),
        ([], []),
        ([{"side": 2}], [{"side": 2}]),
    ):
        patch = json.loads(encode(position.patch(view(cards))))
        assert patch == {"table": {"heroes": {"0": {"cards": said}}}}
        told = patched(told, patch)
        assert told == view(cards)
    assert position.patch(view({"one": 1})) is None, "an object in the place of a list would be misread"


def test_a_small_position_is_always_told_as_a_whole() -> None:
    position = SharedPosition()
    position.whole({"moves": 0, "table": {}})
    assert position.patch({"moves": 1, "table": {}}) is None


def test_a_patch_has_members_of_a_view_alone() -> None:
    assert set(Patch.__struct_fields__) == {"moves", "outcome", "decisions", "table"}
