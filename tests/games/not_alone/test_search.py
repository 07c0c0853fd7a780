"""What a search is told about Not Alone: where it may stop, what is worth a thought, what is likely."""

from collections import Counter

import pytest

from igroteka.bots.bot import Observation
from igroteka.bots.ismcts import IsmctsBot, Search, Tuning
from igroteka.core.rng import seeded
from igroteka.games.not_alone import GAME
from igroteka.games.not_alone.cards.places import LAIR, WRECK
from igroteka.games.not_alone.state import CREATURE
from tests.games.not_alone.table import Table


def imagined_places(table: Table, eye: int, hunted: int) -> Counter[int]:
    rng = seeded(4)
    worlds = [table.state.imagine(eye, rng) for _ in range(400)]
    return Counter(place for world in worlds for place in range(1, 11) if world.played[hunted] >> place & 1)


def test_the_creature_imagines_the_hunted_where_they_like_to_be() -> None:
    table = Table(seats=2, hand1="lair jungle wreck", discard1="river beach rover").explore("lair")
    found = imagined_places(table, CREATURE, 1)
    assert found[WRECK] > 1.5 * found[LAIR] > 0


def test_a_place_that_cannot_be_played_is_never_imagined() -> None:
    found = imagined_places(Table(seats=2, discard1="lair jungle river").explore("beach"), CREATURE, 1)
    assert set(found) == {4, 5}


def test_a_search_plays_on_to_the_beginning_of_a_turn() -> None:
    state = GAME.position("seats: 3")
    search = Search(Observation(state, 1, seeded(1)), Tuning(GAME))
    for _ in range(20):
        world = state.imagine(1, seeded(7))
        search.play_on(world)
        assert world.outcome is not None or (world.turn > 1 and GAME.quiet(world))


def test_other_seats_are_expected_to_play_as_the_baseline_does() -> None:
    state = GAME.position("seats: 3")
    search = Search(Observation(state, 1, seeded(1)), Tuning(GAME))
    search.run(100, 0.0)
    assert search.roots[1].seen() == 100
    assert search.roots[0].seen() == search.roots[2].seen() == 0


def test_a_bot_without_a_card_to_play_passes_without_a_thought() -> None:
    table = Table(seats=2, survival1="adrenaline", discard1="lair").explore("beach").do(0, "beach")
    observation = Observation(table.state, 1, seeded(1))
    decision = observation.decision()
    assert decision is not None and len(decision.options) == 2
    before = observation.rng.dump()
    assert IsmctsBot(10).choose(observation) == 0
    assert observation.rng.dump() == before


def test_a_position_looks_better_to_who_is_closer_to_the_goal() -> None:
    def creature(words: str) -> float:
        return GAME.evaluate(GAME.position(words), CREATURE)

    even = creature("seats: 3")
    assert creature("seats: 3; assimilation: 2") > even > creature("seats: 3; rescue: 2")
    assert creature("seats: 3; will1: 1") > even
    assert creature("seats: 3; hand1: beach; discard1: lair jungle river rover") > even
    assert GAME.evaluate(GAME.position("seats: 3"), 1) == pytest.approx(1.0 - even)
