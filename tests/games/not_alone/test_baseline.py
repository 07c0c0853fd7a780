"""The baseline players: sensible, mixed, and never surprised by a question."""

from collections import Counter

from igroteka.bots.bot import BaselineBot, Observation
from igroteka.core.rng import seeded
from igroteka.games.not_alone import GAME
from igroteka.games.not_alone.players import chances
from igroteka.lab.simulate import simulate
from tests.games.not_alone.table import Table, option


def answers(table: Table, seat: int, times: int = 120) -> Counter[int]:
    rng = seeded(3)
    return Counter(BaselineBot().choose(Observation(table.state, seat, rng)) for _ in range(times))


def test_the_hunted_do_not_follow_a_pattern() -> None:
    found = answers(Table(seats=2), 1)
    assert set(found) >= {2, 3, 4, 5} and max(found.values()) < 60


def test_the_creature_never_strikes_where_nobody_can_be() -> None:
    table = Table(seats=2, discard1="lair jungle river").explore("beach")
    assert set(answers(table, 0)) == {4, 5}
    assert [place for place in range(1, 11) if chances(table.state, 1)[place] > 0] == [4, 5]


def test_the_creature_does_not_always_strike_at_the_likeliest_place() -> None:
    assert len(answers(Table(seats=3).explore("beach", "river"), 0)) > 3


def test_a_hunted_about_to_be_caught_dodges() -> None:
    table = Table(seats=2, survival1="dodge").explore("beach").do(0, "beach")
    assert set(answers(table, 1, 5)) == {option("dodge")}


def test_a_hunted_with_an_empty_hand_resists() -> None:
    table = Table(seats=2, hand1="", discard1="lair jungle river beach rover")
    assert set(answers(table, 1, 5)) == {option("resist 2")}


def test_baseline_players_beat_random_ones_from_both_sides() -> None:
    hunted = simulate(GAME, {}, 3, ["random", "baseline", "baseline"], 40, 5)
    creature = simulate(GAME, {}, 3, ["baseline", "random", "random"], 40, 5)
    assert hunted["wins"][1] > 30 and creature["wins"][0] > 30
