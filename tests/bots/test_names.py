"""Bots by name, and names that mean nothing."""

import pytest

from igroteka import games
from igroteka.bots.bot import CarelessBot, Observation
from igroteka.bots.ismcts import IsmctsBot
from igroteka.bots.levels import LEVELS, level_bot
from igroteka.bots.registry import bot_names, make_bot
from igroteka.core.decision import seats_in
from igroteka.core.errors import BadSetting
from igroteka.core.rng import seeded
from igroteka.text import LANGUAGES, Words


def test_a_name_may_carry_a_budget() -> None:
    by_count, by_time, both = make_bot("ismcts:250"), make_bot("ismcts:200ms"), make_bot("ismcts:50:2s")
    assert isinstance(by_count, IsmctsBot) and (by_count.iterations, by_count.seconds) == (250, 0.0)
    assert isinstance(by_time, IsmctsBot) and (by_time.iterations, by_time.seconds) == (0, 0.2)
    assert isinstance(both, IsmctsBot) and (both.iterations, both.seconds) == (50, 2.0)
    careless = make_bot("greedy:30%")
    assert isinstance(careless, CarelessBot) and careless.percent == 30


@pytest.mark.parametrize(
    ("name", "key"),
    [
        ("nobody", "unknown-bot"),
        ("", "unknown-bot"),
        ("ismcts:0", "zero-budget"),
        ("ismcts:0ms", "zero-budget"),
        ("ismcts:-5", "bad-bot"),
        ("ismcts:soon", "bad-bot"),
        ("ismcts:10:20", "bad-bot"),
        ("greedy:100", "bad-bot"),
        ("random:500ms", "bad-bot"),
        ("greedy:101%", "bad-bot"),
        ("level:0", "unknown-level"),
        ("level:6", "unknown-level"),
        ("level", "unknown-level"),
        ("level:two", "unknown-level"),
        ("ismcts:9999999999", "bad-bot"),
    ],
)
def test_a_name_that_means_nothing_is_refused(name: str, key: str) -> None:
    with pytest.raises(BadSetting) as refused:
        make_bot(name)
    assert refused.value.key == key
    for language in LANGUAGES:
        assert Words(language).error(refused.value)


@pytest.mark.parametrize("name", [name for name in bot_names() if name != "level:5"])
def test_every_listed_bot_plays(name: str) -> None:
    state = games.find("mindbug").new({}, 2, 3)
    seat = seats_in(state.decisions[0].seats)[0]
    assert make_bot(name).choose(Observation(state, seat, seeded(1))) in state.decisions[0].options


@pytest.mark.parametrize("game", games.NAMES)
def test_every_game_has_five_levels(game: str) -> None:
    own = games.find(game).levels
    assert not own or len(own) == len(LEVELS)
    for level in LEVELS:
        make_bot(level_bot(own, level))
