"""Settings of the whole test run."""

import os
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import HealthCheck, settings

from igroteka import games
from igroteka.core.game import Game

settings.register_profile("steady", deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
settings.register_profile("wild", deadline=None, max_examples=500, suppress_health_check=list(HealthCheck))
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "steady"))

for name in games.NAMES:  # a game that was found has told the words its names; tests may import it directly
    games.find(name)

UNTIMED = [name for name in games.NAMES if games.find(name).referee(games.find(name).seats[0]) is None]


@pytest.fixture(params=UNTIMED)
def changed(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[Game[Any], Any]]:
    """A game, and a call after which its next version is installed: chance falls otherwise from the deal on."""
    game = games.find(request.param)
    deal = game._deal

    def other_deal(state: Any) -> None:
        state.rng.below(7)
        deal(state)

    def install() -> None:
        monkeypatch.setattr(game, "_deal", other_deal)
        monkeypatch.setattr(game, "revision", game.revision + 1)

    yield game, install
