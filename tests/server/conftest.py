"""One server for the tests that need no particular one."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.room import Server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder: Path = tmp_path_factory.mktemp("room")
    running = Server(str(folder / "room.sqlite"), folder / "log").start()
    yield running
    assert running.stop() in (0, -15)
    assert not running.errors()
