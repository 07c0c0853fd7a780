"""Laws of observations: what a seat cannot tell apart gives equal numbers, what it can tell apart differs."""

import json
from typing import Any

import pytest
from librt.strings import BytesWriter

from igroteka import games
from igroteka.bots.bot import RandomBot
from igroteka.core.game import Game
from igroteka.core.observe import encode_hashed, encode_questions, hashed_layout, information, write_mask, zeros
from igroteka.core.rng import derive, seeded
from igroteka.core.state import State
from tests.contract.laws import walk

VARIANTS = [
    pytest.param(name, chosen, seats, id=f"{name}-{seats}-{json.dumps(chosen, sort_keys=True)}")
    for name in games.names()
    for chosen, seats in games.find(name).variants()
]
CLOCKS = ("since", "began", "mine")  # Gobb'it's times are no part of the numbers; `mine` has times in it


def observed(state: State, seat: int) -> bytes:
    """The numbers and the mask of one seat."""
    game: Game[Any] = state.game
    layout = game.layout(state.settings, state.seats)
    out = zeros(layout.size() + game.actions)
    game.encode(state, seat, layout, out)
    write_mask(state, seat, out, layout.size())
    return out.getvalue()


def seen(state: State, seat: int) -> str:
    """The view without the number of moves and without times."""
    view = state.view(seat)
    del view["moves"]
    for decision in view["decisions"]:
        decision.pop("options", None)
    for key in CLOCKS:
        view["table"].pop(key, None)
        for player in view["table"].get("players", []):
            player.pop(key, None)
    return json.dumps(view, sort_keys=True)


@pytest.mark.parametrize(("name", "chosen", "seats"), VARIANTS)
def test_a_seat_reads_the_same_numbers_from_every_world_it_imagines(
    name: str, chosen: dict[str, Any], seats: int
) -> None:
    game = games.find(name)
    rng = seeded(derive(5, name, seats))
    for state in walk(game, chosen, seats, 11, RandomBot()):
        if state.moves > 8 and state.outcome is None and not rng.chance(15):
            continue
        for seat in range(seats):
            truth = observed(state, seat)
            for _ in range(2):
                world = state.imagine(seat, rng)
                assert observed(world, seat) == truth, (state.moves, seat)
                if state.moves < 20:
                    assert information(world, seat) == information(state, seat)


@pytest.mark.parametrize(("name", "chosen", "seats"), VARIANTS)
def test_positions_a_seat_can_tell_apart_have_different_numbers(
    name: str, chosen: dict[str, Any], seats: int
) -> None:
    """Of the positions of three games at most one of fifty shares its numbers with one that looks different."""
    game = games.find(name)
    found: dict[tuple[int, bytes], set[str]] = {}
    for seed in range(3):
        for state in walk(game, chosen, seats, seed, RandomBot()):
            if state.moves > 300:
                break
            seat = int(state.moves) % seats
            found.setdefault((seat, observed(state, seat)), set()).add(seen(state, seat))
    views = sum(map(len, found.values()))
    assert views - len(found) <= views * 0.02, (views, len(found))


@pytest.mark.parametrize(("name", "chosen", "seats"), VARIANTS)
def test_every_entry_has_a_name_of_its_own(name: str, chosen: dict[str, Any], seats: int) -> None:
    game = games.find(name)
    names = game.layout(game.check(chosen, seats), seats).names
    assert len(set(names)) == len(names)


@pytest.mark.parametrize("name", games.names())
def test_the_mask_is_what_is_offered(name: str) -> None:
    game = games.find(name)
    seats = game.seats[0]
    for state in walk(game, {}, seats, 3, RandomBot()):
        for seat in range(seats):
            mask = observed(state, seat)[-game.actions :]
            decision = state.decision_for(seat)
            assert [option for option in range(game.actions) if mask[option]] == sorted(
                decision.options if decision else []
            )
        if state.moves > 60:
            break


@pytest.mark.parametrize("name", games.names())
def test_a_game_without_the_room_would_be_observed_by_its_view(name: str) -> None:
    """The default for games of one's own obeys the same law."""
    game = games.find(name)
    seats = game.seats[0]
    layout = hashed_layout(seats, ["turn"])
    rng = seeded(4)

    def hashed(state: State, seat: int) -> bytes:
        out: BytesWriter = zeros(layout.size())
        encode_questions(state, seat, layout, out, 0)
        encode_hashed(state, seat, layout, out, 0)
        return out.getvalue()

    for state in walk(game, {}, seats, 3, RandomBot()):
        for seat in range(seats):
            assert hashed(state.imagine(seat, rng), seat) == hashed(state, seat)
        if state.moves > 30:
            break
