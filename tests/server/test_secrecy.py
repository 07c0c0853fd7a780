"""No seat and no spectator is ever sent what it may not know; `make soak` does it for every variant."""

import pytest

from igroteka import games
from tests.server.room import Server
from tests.server.secrecy import play_and_check

FEW = [(name, *games.find(name).variants()[0]) for name in games.NAMES]


@pytest.mark.parametrize(("game", "settings", "seats"), FEW, ids=str)
def test_no_stream_tells_a_secret(server: Server, game: str, settings: dict[str, object], seats: int) -> None:
    assert play_and_check(server, game, settings, seats, seed=1) > 50
