"""Settings of the whole test run."""

import os

from hypothesis import HealthCheck, settings

from igroteka import games

settings.register_profile("steady", deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
settings.register_profile("wild", deadline=None, max_examples=500, suppress_health_check=list(HealthCheck))
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "steady"))

for name in games.NAMES:  # a game that was found has told the words its names; tests may import it directly
    games.find(name)
