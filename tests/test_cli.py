"""The command line: what it prints, and how it says no."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from igroteka.cli import main
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
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_bad_input_is_one_sentence_and_exit_code_two(
    language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for words in _bad_requests(tmp_path):
        assert main([*words, "--lang", language]) == 2, words
        said = capsys.readouterr()
        assert said.out == "" and said.err.strip() and "Traceback" not in said.err
        assert "error-" not in said.err


def test_playing_without_a_terminal_is_refused_in_words() -> None:
    done = run("play", "mindbug", "--lang", "uk")
    assert done.returncode == 2 and "термінал" in done.stderr and "Traceback" not in done.stderr


def test_a_replay_that_goes_too_far_is_refused(saved: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(saved), "--move", "100000"]) == 2
    assert "100000" in capsys.readouterr().err.replace(",", "").replace("\n", "")
