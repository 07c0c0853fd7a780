"""Bots of one's own: by module and class, by entry point, and what is said of one that is none."""

from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from igroteka.bots import registry
from igroteka.bots.registry import load_bot, make_bot
from igroteka.cli import main
from igroteka.core.errors import BadSetting

WRITTEN = """
from igroteka.bots.bot import Bot, Observation

class Timid(Bot):
    def choose(self, observation: Observation) -> int:
        return observation.options[0]

class Nobody:
    pass
"""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    (tmp_path / "written_here.py").write_text(WRITTEN, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    return tmp_path


def test_a_bot_of_a_module_plays_in_a_simulation_and_in_a_league(folder: Path) -> None:
    assert main(["simulate", "mindbug", "--bots", "written_here:Timid,greedy", "--games", "2", "--json"]) == 0
    league = ["arena", "mindbug", "--bots", "written_here:Timid,random", "--games", "2", "--workers", "1", "--json"]
    assert main(league) == 0


def test_a_bot_of_another_package_has_the_name_of_its_entry_point(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    entry = EntryPoint("timid", "written_here:Timid", registry.GROUP)
    monkeypatch.setattr("importlib.metadata.entry_points", lambda group: [entry])
    monkeypatch.setattr(registry, "entry_points", lambda group: [entry], raising=False)
    assert type(make_bot("timid")).__name__ == "Timid"


@pytest.mark.parametrize("name", ["written_here:Nobody", "written_here:Missing", "no_such_module:Bot"])
def test_what_is_no_bot_is_refused_in_a_sentence(folder: Path, name: str) -> None:
    with pytest.raises(BadSetting):
        load_bot(name)


def test_a_name_from_elsewhere_never_imports_a_module(folder: Path) -> None:
    with pytest.raises(BadSetting) as refused:
        make_bot("written_here:Timid")
    assert refused.value.key == "unknown-bot"
