"""A match looked at again."""

import json
from pathlib import Path

import pytest

from igroteka import games
from igroteka.bots.bot import Observation, RandomBot
from igroteka.bots.hints import ideas
from igroteka.cli import main
from igroteka.core.decision import seats_in
from igroteka.core.match import Match
from igroteka.core.rng import seeded
from igroteka.lab.review import plot, review


def finished(name: str, limit: int = 10_000) -> Match:
    game = games.find(name)
    match = Match(game, {}, game.seats[0], 6)
    rng = seeded(1)
    while match.state.outcome is None and len(match.moves) < limit:
        seat = seats_in(match.state.decisions[0].seats)[0]
        observation = Observation(match.state, seat, rng)
        match.play(seat, RandomBot().choose(observation), observation.at)
    return match


def test_a_review_judges_every_decision_and_ends_with_the_result() -> None:
    match = finished("mindbug")
    told = review(match, 60)
    rows = told["decisions"]
    assert len(rows) == len(match.moves)
    assert match.state.outcome is not None
    assert rows[-1]["chances"] == list(match.state.outcome)
    for row in rows:
        assert row["loss"] >= 0.0
        if row["chance"] is not None and row["best_chance"] is not None and row is not rows[-1]:
            assert row["best_chance"] == pytest.approx(row["chance"] + row["loss"], abs=0.002)
    assert json.loads(json.dumps(told)) == told


def test_every_option_is_looked_into_however_short_the_thought() -> None:
    """An option that the search would leave aside is no sure defeat, and no turning point (Battlecrest trusts its own
    player so much that a short search tries nothing else)."""
    for name in ("mindbug", "battlecrest"):
        match = finished(name, 20)
        seat = seats_in(match.state.decisions[0].seats)[0]
        found = ideas(Observation(match.state, seat, seeded(1)), 2)
        assert all(idea.chance is not None for idea in found)


def test_the_turning_points_are_the_three_costliest_decisions() -> None:
    told = review(finished("mindbug"), 60)
    losses = {row["number"]: row["loss"] for row in told["decisions"]}
    points = told["turning_points"]
    assert len(points) == 3 and points == sorted(points)
    assert min(losses[n] for n in points) >= max(loss for n, loss in losses.items() if n not in points)


def test_the_same_match_gets_the_same_review() -> None:
    match = finished("mindbug")
    assert review(match, 30) == review(match, 30)


def test_a_thrown_away_win_is_a_turning_point() -> None:
    game = games.find("mindbug")
    words = "mine: gorillion; their_life: 1; my_hand: spider_owl; their_hand: luchataur"
    match = Match(game, {}, 2, 1, game.position(words).dump())
    seat = seats_in(match.state.decisions[0].seats)[0]
    play = next(o for o in match.state.decisions[0].options if match.state.choice(o, seat).kind == "play")
    match.play(seat, play)
    told = review(match, 300)
    assert told["turning_points"] == [1]
    assert told["decisions"][0]["best_choice"]["kind"] == "attack"
    assert told["decisions"][0]["best_chance"] == 1.0


@pytest.mark.parametrize("name", games.NAMES)
def test_every_game_can_be_reviewed(name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    match = finished(name, limit=12)
    match.save(tmp_path / "match.json")
    assert main(["review", str(tmp_path / "match.json"), "--iterations", "8", "--json"]) == 0
    assert len(json.loads(capsys.readouterr().out)["decisions"]) == len(match.moves)
    for language in ("en", "uk", "ru"):
        assert main(["review", str(tmp_path / "match.json"), "--iterations", "4", "--lang", language]) == 0
        assert "100%" in capsys.readouterr().out


def test_a_review_without_a_budget_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    finished("mindbug", limit=4).save(tmp_path / "match.json")
    assert main(["review", str(tmp_path / "match.json"), "--iterations", "0"]) == 2
    assert capsys.readouterr().err


def test_a_plot_is_as_wide_as_the_screen_and_marks_the_turning_points() -> None:
    lines = plot([number / 200 for number in range(200)], [1, 200], width=50)
    assert {len(line) for line in lines} == {56}
    assert lines[-1][6] == "▲" == lines[-1][-1]
    assert plot([], []) != []
