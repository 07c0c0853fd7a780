"""Taking back in the terminal: freely within a turn, never past what has come to light."""

from io import StringIO
from pathlib import Path
from typing import Any

from rich.console import Console

from igroteka.core.match import Match
from igroteka.games.aeons_end import GAME
from igroteka.games.aeons_end import options as opt
from igroteka.games.aeons_end.cards.facts import NUMBER
from igroteka.terminal.session import COMMANDS, Session
from igroteka.text import Words


def session(tmp_path: Path, **words: Any) -> Session:
    state = GAME.position(mages="kadir mist", market="deck_destruction", foe_deck="topple", **words)
    match = Match(GAME, state.settings, state.seats, 1, state.dump())
    console = Console(file=StringIO(), width=140)
    return Session(match, tmp_path / "match.json", {0, 1}, {}, Words("uk", ["Алла", "Богдан"]), console)


def test_a_turn_is_taken_back_step_by_step(tmp_path: Path) -> None:
    table = session(tmp_path, hand0="jade jade spark")
    before = table.match.state.digest()
    table._apply(0, opt.ALL_GEMS)
    table._apply(0, opt.GAIN + NUMBER["searing_ruby"])
    assert table._undo(0) is True and table._undo(0) is True
    assert table.match.state.digest() == before


def test_what_has_come_to_light_stays_so(tmp_path: Path) -> None:
    table = session(tmp_path, hand0="quartz_shard", turn_deck="turn_1 turn_2", turn_discard="turn_nemesis")
    table._apply(0, opt.PLAY + NUMBER["quartz_shard"])
    assert table._undo(0) is None and len(table.match.moves) == 1


def test_an_ally_at_the_same_screen_may_put_in_an_ability(tmp_path: Path) -> None:
    table = session(tmp_path, hand0="jade", charges0=5, turn="1")
    assert table._next_person() == 1 and table._others(1) == [0]


def test_a_command_typed_with_a_cyrillic_letter_is_understood(tmp_path: Path) -> None:
    table = session(tmp_path, hand0="jade")
    shown = table.match.state.view(0)["decisions"][0]
    assert table._answer(0, shown, "с нефр") is None
    assert isinstance(table.console.file, StringIO)
    assert "Нефрит" in table.console.file.getvalue()


def test_every_command_is_understood_by_the_cyrillic_letter_on_its_key(tmp_path: Path) -> None:
    for letter, command in {
        "й": "q",
        "Й": "q",
        "г": "u",
        "щ": "o",
        "о": "o",
        "ы": "s",
        "і": "s",
        "р": "h",
        "д": "l",
        "с": "c",
    }.items():
        assert COMMANDS[letter.lower()] == command
    table = session(tmp_path, hand0="jade")
    assert table._answer(0, table.match.state.view(0)["decisions"][0], "Й") is False
