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


class AtOnce:
    """Tells a failure when it happens: a run that is cut short has named what it found."""

    def __init__(self, config: pytest.Config) -> None:
        self.config = config

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        terminal = self.config.pluginmanager.get_plugin("terminalreporter")
        if report.failed and terminal is not None:
            terminal.write_line(f"\nFAILED {report.nodeid} ({report.when}, {report.duration:.0f} s)", red=True)
            terminal.write_line(report.longreprtext)


def pytest_configure(config: pytest.Config) -> None:
    if not hasattr(config, "workerinput"):
        config.pluginmanager.register(AtOnce(config))


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
