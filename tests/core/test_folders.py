"""Where things are kept: with a home, without one, and for a service."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from igroteka.core.folders import data_folder


def test_a_service_keeps_things_in_the_folder_of_its_unit(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("STATE_DIRECTORY", "/var/lib/igroteka:/var/lib/other")
    assert data_folder() == Path("/var/lib/igroteka")


def test_a_user_without_a_home_can_play_all_games(tmp_path: Path) -> None:
    """As under systemd: no HOME, and a number that no list of users has."""
    code = """
import pwd
def unknown(number):
    raise KeyError(number)
pwd.getpwuid = unknown
from igroteka.cli import main
raise SystemExit(main(["games", "--json"]))
"""
    done = subprocess.run(
        [sys.executable, "-c", code],
        env={"PATH": os.environ["PATH"], "PYTHONPATH": os.pathsep.join(sys.path)},
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, ""), done.stderr
