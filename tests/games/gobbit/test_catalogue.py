"""Every rule about hands, played through the referee at four delays, with and without jitter."""

import pytest

from tests.games.gobbit.catalogue import DELAYS, JITTERS, SCENES, SEEDS
from tests.games.gobbit.clients import Scene, wrong
from tests.rules import rule


@pytest.mark.parametrize(
    "play", [pytest.param(each, marks=rule(*each.rules.split()), id=each.name) for each in SCENES]
)
def test_the_rules_hold_over_every_line(play: Scene) -> None:
    for delay in DELAYS:
        for delays in ((delay,), (20, delay), (delay, 20)):
            for jitter in JITTERS:
                for seed in range(SEEDS if jitter else 1):
                    found = wrong(play, delays, jitter, seed)
                    assert not found, f"{delays} ms, jitter {jitter} ms, seed {seed}: {found}"
