"""The command line: what it prints, and how it says no."""

import io
import json
import os
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
from rich.console import Console

import igroteka
from igroteka.cli import main
from igroteka.cli.doctor import EXTRAS
from igroteka.text import LANGUAGES

COUNTS = ("games", "decisions", "mean_decisions", "wins", "longest")


def run(*words: str, **env: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "igroteka.cli", *words],
        capture_output=True,
        text=True,
        check=False,
        stdin=subprocess.DEVNULL,
        env={**os.environ, **env},
    )


def test_games_lists_every_game_with_its_settings(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["games", "--json"]) == 0
    listed = json.loads(capsys.readouterr().out)
    assert listed[0]["game"] == "mindbug" and "sets" in listed[0]["settings"]
    for language in LANGUAGES:
        assert main(["games", "--lang", language]) == 0


def test_simulate_prints_one_json_object_with_the_same_counts_every_time(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["simulate", "mindbug", "--games", "200", "--seed", "1", "--bots", "random,random", "--json"]
    results = []
    for _ in range(2):
        assert main(words) == 0
        results.append(json.loads(capsys.readouterr().out))
    assert [results[0][key] for key in COUNTS] == [results[1][key] for key in COUNTS]
    assert results[0]["games"] == 200 == sum(results[0]["wins"])
    assert {"seconds", "decisions_per_second", "compiled"} <= set(results[0])


def test_interpreted_and_compiled_simulation_count_the_same() -> None:
    words = ["simulate", "mindbug", "--games", "100", "--bots", "random,greedy", "--json"]
    compiled, plain = (json.loads(run(*words, IGROTEKA_INTERPRETED=flag).stdout) for flag in ("", "1"))
    assert [compiled[key] for key in COUNTS] == [plain[key] for key in COUNTS]
    assert plain["compiled"] is False


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    from igroteka import games  # noqa: PLC0415
    from igroteka.core.match import Match  # noqa: PLC0415

    match = Match(games.find("mindbug"), {}, 2, 3)
    while match.state.outcome is None:
        decision = match.state.decisions[0]
        match.play(decision.seat(), decision.options[-1])
    path = tmp_path / "match.json"
    match.save(path)
    return path


def test_replay_and_verify_a_saved_match(saved: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", str(saved), "--json"]) == 0
    report = json.loads(capsys.readouterr().out)
    assert report["ok"] and report["over"]
    assert main(["replay", str(saved), "--json", "--move", "3"]) == 0
    assert len(json.loads(capsys.readouterr().out)["moves"]) == 3
    for language in LANGUAGES:
        assert main(["replay", str(saved), "--lang", language]) == 0
        assert main(["verify", str(saved), "--lang", language]) == 0


def test_a_replay_for_everybody_tells_no_secrets(saved: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(saved), "--json", "--move", "1"]) == 0
    told = json.loads(capsys.readouterr().out)
    draws = [event for move in told["moves"] for event in move["events"] if event["kind"] == "draw"]
    assert draws and all(event["card"] is None for event in draws)


def _bad_requests(tmp_path: Path) -> list[list[str]]:
    torn = tmp_path / "torn.json"
    torn.write_text('{"format": "igroteka-match-1", "game"')
    return [
        [],
        ["dance"],
        ["simulate"],
        ["simulate", "chess"],
        ["simulate", "mindbug", "--games", "many"],
        ["simulate", "mindbug", "--games", "0"],
        ["simulate", "mindbug", "--bots", "random"],
        ["simulate", "mindbug", "--bots", "random,genius"],
        ["simulate", "mindbug", "--set", "sets"],
        ["simulate", "mindbug", "--set", "sets=moon"],
        ["simulate", "mindbug", "--set", "moon=1"],
        ["simulate", "mindbug", "--seats", "9"],
        ["replay", str(tmp_path / "none.json")],
        ["replay", str(torn)],
        ["verify", str(torn)],
        ["verify", str(tmp_path)],
        ["play", "mindbug"],
        ["play", "chess"],
        ["play", "mindbug", "--position", "mine: gorillion", "--set", "sets=first_contact"],
        ["play", "mindbug", "--position", "mine: gorillion", "--seats", "2"],
        ["serve", "--port", "99999"],
        ["serve", "--port", "many"],
        ["serve", "--config", str(tmp_path / "none.toml")],
        ["think"],
        ["think", "--nats", "host:4222"],
        ["think", "--nats", "nats://127.0.0.1:1"],
        ["completion", "command.com"],
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_bad_input_is_one_sentence_and_exit_code_two(
    language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("igroteka.cli.screen.COMPILED", True)  # a slow engine is no problem to tell
    for words in _bad_requests(tmp_path):
        assert main([*words, "--lang", language]) == 2, words
        said = capsys.readouterr()
        assert said.out == "" and said.err.strip() and "Traceback" not in said.err
        assert "error-" not in said.err
        assert len(said.err.splitlines()) == 1, "one line per problem"


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["simulate"], "бракує game"),
        (["simulate", "mindbug", "extra"], "«extra» невідоме"),
        (["simulate", "mindbug", "--games", "x"], "--games — це ціле число, а не «x»"),
        (["completion", "command.com"], "відомі: bash, zsh, fish"),
        (["simulate", "mindbug", "--games"], "після --games бракує значення"),
        (["games", "--json=3"], "«3» зайве"),
        (["simulate", "mindbug", "--se", "3"], "«--se» може означати --seats, --seed, --set"),
    ],
)
def test_a_command_that_is_not_understood_is_explained_in_the_language_of_the_reader(
    words: list[str], told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*words, "--lang", "uk"]) == 2
    assert told in capsys.readouterr().err.replace("\N{NO-BREAK SPACE}", " ")


def test_what_is_refused_at_once_shows_no_progress(monkeypatch: pytest.MonkeyPatch) -> None:
    screen = Console(file=io.StringIO(), force_terminal=True)
    monkeypatch.setattr("igroteka.cli.screen.ERR", screen)
    for games, shown in ((0, False), (30, True)):
        main(["simulate", "mindbug", "--games", str(games), "--json"])
        assert ("━" in screen.file.getvalue()) == shown  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("name", "value", "told"),
    [
        ("PROT", "3", "IGROTEKA_PORT"),
        ("IDLE", "-4", "The setting idle is too small; it has to be 0 at least."),
        ("PORT", "99999", "The setting port is too large; it can be 65535 at most."),
        ("PORT", "many", "The setting port has to be a number."),
        ("LOG_LEVEL", "loud", "log_level"),
    ],
)
def test_a_variable_the_room_cannot_use_is_one_sentence(
    name: str, value: str, told: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv(f"IGROTEKA_{name}", value)
    assert main(["serve", "--lang", "en"]) == 2
    said = capsys.readouterr().err.replace("\N{NO-BREAK SPACE}", " ")
    assert told in said and len(said.splitlines()) == 1


def test_a_save_torn_anywhere_is_refused_in_one_line(saved: Path, capsys: pytest.CaptureFixture[str]) -> None:
    whole = saved.read_bytes()
    for end in range(0, len(whole) - 3, max(1, len(whole) // 40)):
        saved.write_bytes(whole[:end])
        assert main(["verify", str(saved), "--lang", "en"]) == 2, end
        assert len(capsys.readouterr().err.splitlines()) == 1


@pytest.mark.parametrize(
    "part", ["game", "settings", "seats", "seed", "moves", "digest", "start", "revision", "room"]
)
@pytest.mark.parametrize("value", [None, 7, -1, 1e400, "x", [], [[]], [[1]], [["a", None]], {}, {"a": []}])
def test_a_save_with_a_wrong_part_is_refused_in_one_line(
    part: str, value: object, saved: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    data = json.loads(saved.read_text())
    saved.write_text(json.dumps({**data, part: value}))
    code = main(["verify", str(saved), "--lang", "en"])
    assert code == 2 or (code == 0 and part in ("start", "revision", "room", "settings"))
    assert len(capsys.readouterr().err.splitlines()) == (1 if code else 0)


def test_a_mistake_of_ours_is_one_line_and_a_file(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fail() -> list[str]:
        raise RuntimeError("the mill stands still")

    monkeypatch.setattr("igroteka.games.names", fail)
    assert main(["games", "--lang", "en"]) == 70
    said = capsys.readouterr().err
    assert "the mill stands still" in said and len(said.splitlines()) == 1
    written = Path(said.rpartition("the file ")[2].strip().rstrip("."))
    assert "Traceback" in written.read_text()
    written.unlink()


# --- help ----------------------------------------------------------------------------------------------------------

COMMANDS = ("games", "play", "simulate", "serve", "think", "lab", "arena", "replay", "verify", "review", "pack")
COMMANDS += ("doctor",)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", COMMANDS)
def test_help_fits_eighty_columns_and_knows_the_language(
    command: str, language: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    with pytest.raises(SystemExit) as left:
        main([command, "--help", "--lang", language])
    assert left.value.code == 0
    shown = capsys.readouterr().out
    assert "--lang" in shown and max(map(len, shown.splitlines())) <= 80


@pytest.mark.parametrize(
    ("command", "defaults"),
    [
        ("play", ["level:3", "default: 1)", "mindbug"]),
        ("simulate", ["1000", "random,random"]),
        ("serve", ["127.0.0.1", "8000"]),
        ("lab", ["10000"]),
        ("arena", ["100", "local", "default: 0)"]),
        ("review", ["2000"]),
    ],
)
def test_help_names_the_defaults(command: str, defaults: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main([command, "--help", "--lang", "en"])
    shown = " ".join(capsys.readouterr().out.split())
    for default in defaults:
        assert default in shown


def test_the_defaults_the_help_tells_of_the_room_are_its_defaults() -> None:
    from igroteka.server.config import Config  # noqa: PLC0415

    assert (Config().host, Config().port) == ("127.0.0.1", 8000)


def test_games_shows_values_as_they_are_typed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["games", "--lang", "en"]) == 0
    shown = capsys.readouterr().out
    assert "yes" in shown and "True" not in shown and "False" not in shown and "[]" not in shown
    assert max(map(len, shown.splitlines())) <= 80


def test_the_language_may_stand_before_the_command(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--lang", "uk", "games"]) == 0
    assert "Химерія" in capsys.readouterr().out


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_version_says_the_form_of_engine_and_client(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--version", "--lang", language]) == 0
    assert capsys.readouterr().out.startswith(f"igroteka {igroteka.__version__} (")


def test_the_changelog_knows_the_version() -> None:
    changes = (Path(__file__).parents[1] / "CHANGELOG.md").read_text()
    released = [line.removeprefix("## ").split()[0] for line in changes.splitlines() if line.startswith("## ")]
    assert igroteka.__version__ == next(version for version in released if version != "Unreleased")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_doctor_says_what_is_here_and_what_to_do(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["doctor", "--lang", language]) == 0
    assert "mindbug" in capsys.readouterr().out
    assert main(["doctor", "--json"]) == 0
    rows = json.loads(capsys.readouterr().out)
    assert {"version", "python", "engine", "web", "extra", "games", "data"} <= {row["what"] for row in rows}


def test_a_command_whose_libraries_are_missing_names_the_extra(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "msgspec", None)
    for module in [name for name in sys.modules if name.startswith("igroteka.server")]:
        monkeypatch.delitem(sys.modules, module)
    assert main(["serve", "--lang", "en"]) == 2
    assert "pip install 'igroteka[server]'" in capsys.readouterr().err


def test_every_module_of_an_extra_is_named_in_its_list() -> None:
    project = tomllib.loads((Path(__file__).parents[1] / "pyproject.toml").read_text())["project"]
    for extra, modules in EXTRAS.items():
        wanted = " ".join(project["optional-dependencies"][extra])
        assert all(module in wanted for module in modules), extra


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_completion_knows_commands_options_and_games(shell: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["completion", shell, "--lang", "en"]) == 0
    script = capsys.readouterr().out
    for word in (*COMMANDS, "hotseat", "not_alone"):
        assert word in script


@pytest.mark.skipif(shutil.which("bash") is None, reason="there is no bash here")
@pytest.mark.parametrize(
    ("typed", "offered"),
    [
        (["igroteka", "do"], "doctor"),
        (["igroteka", "play", "not"], "not_alone"),
        (["igroteka", "play", "--ho"], "--hotseat"),
        (["igroteka", "play", "--lang", "u"], "uk"),
    ],
)
def test_bash_completes(typed: list[str], offered: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["completion", "bash"]) == 0
    script = capsys.readouterr().out
    words = f"COMP_WORDS=({' '.join(typed)}); COMP_CWORD={len(typed) - 1}; _igroteka; echo ${{COMPREPLY[*]}}"
    done = subprocess.run(["bash", "-c", script + words], capture_output=True, text=True, check=True)
    assert done.stdout.split() == [offered]


def test_playing_without_a_terminal_is_refused_in_words() -> None:
    done = run("play", "mindbug", "--lang", "uk")
    assert done.returncode == 2 and "термінал" in done.stderr and "Traceback" not in done.stderr


def test_a_replay_that_goes_too_far_is_refused(saved: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(saved), "--move", "100000"]) == 2
    assert "100000" in capsys.readouterr().err.replace(",", "").replace("\n", "")


def test_output_nobody_reads_is_no_error_but_another_broken_pipe_is(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    told = subprocess.run(
        f"{sys.executable} -m igroteka.cli games --json | head -c 1; exit ${{PIPESTATUS[0]}}",
        shell=True,
        executable="/bin/bash",
        capture_output=True,
        text=True,
        check=False,
    )
    assert (told.returncode, told.stderr) == (0, "")

    def broken(*_: object) -> None:
        raise BrokenPipeError(32, "the worker has gone")

    monkeypatch.setattr("igroteka.cli.measuring.simulate", broken)
    assert main(["simulate", "mindbug", "--lang", "en"]) == 2
    assert "the worker has gone" in capsys.readouterr().err
