"""Fitting an evaluation: what is known is found again, and the same seed gives the same weights."""

import json
import math
from pathlib import Path
from typing import Any

import pytest

from igroteka import games
from igroteka.cli import main
from igroteka.core.errors import BadSetting
from igroteka.core.rng import seeded
from igroteka.lab.fit import Table, fit, play_some, regression

LINEAR = [name for name in games.NAMES if games.find(name).terms()]


def test_four_games_have_a_linear_evaluation() -> None:
    assert set(LINEAR) == {"mindbug", "not_alone", "battlecrest", "aeons_end"}


@pytest.mark.parametrize("name", LINEAR)
def test_weights_lie_beside_the_game_with_the_command_that_made_them(name: str) -> None:
    game = games.find(name)
    file = Path("src") / game.package.replace(".", "/") / "weights.json"
    data = json.loads((Path(__file__).parents[2] / file).read_text(encoding="utf-8"))
    assert data["command"] and data["date"]
    terms = game.terms()
    assert len(terms) == len(game.weights) and set(data["weights"]) <= set(terms)
    assert [data["weights"].get(term, 0.0) for term in terms] == game.weights


@pytest.mark.parametrize("name", LINEAR)
def test_the_terms_of_the_sides_of_a_duel_cancel_out(name: str) -> None:
    """What counts for one side counts against the other, so that chances add up to 1."""
    game = games.find(name)
    state = game.new({}, game.seats[0], 5)
    rng = seeded(2)
    for _ in range(30):
        if state.outcome is not None:
            break
        teams = game.teams(state.settings, state.seats)
        if max(teams) == 1:
            other = teams.index(1)
            assert game.evaluate(state, 0) + game.evaluate(state, other) == pytest.approx(1.0)
        decision = state.decisions[0]
        state.apply(int(decision.seat()), decision.options[rng.below(len(decision.options))])


def test_regression_finds_weights_that_made_the_outcomes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("igroteka.lab.fit.RIDGE", 1.0)
    game = games.find("battlecrest")
    rng = seeded(4)
    true = [0.0] * len(game.terms())
    true[0], true[5] = 2.0, -1.0
    table = Table(len(true))
    part: list[Any] = []
    for number in range(6000):
        terms = {0: rng.unit() * 2 - 1, 5: rng.unit() * 2 - 1}
        total = sum(true[term] * amount for term, amount in terms.items())
        chance = 2.718281828**total / (1 + 2.718281828**total)
        part.append((number, float(rng.unit() < chance), terms))
    table.add(part)
    weights, row = regression(game, table)
    assert weights[0] == pytest.approx(2.0, abs=0.45) and weights[5] == pytest.approx(-1.0, abs=0.3)
    assert row["log_loss"] < row["constant"] - 0.05


def test_games_are_played_with_the_weights_given_and_the_usual_ones_come_back() -> None:
    game = games.find("mindbug")
    usual = game.weights[:]
    weights = [0.0] * len(usual)
    first = play_some("mindbug", weights, "greedy:10%", 3, 0, 2)
    assert game.weights == usual
    assert first == play_some("mindbug", weights, "greedy:10%", 3, 0, 2)
    assert {number for number, _, _ in first} == {0, 1} and {share for _, share, _ in first} <= {0.0, 0.5, 1.0}


def test_the_same_seed_gives_the_same_weights_and_a_game_without_terms_is_refused() -> None:
    game = games.find("mindbug")
    found = fit(game, ["random"], 20, 1, workers=1)
    assert found == fit(game, ["random"], 20, 1, workers=1)
    assert found["rows"][0]["positions"] > 100
    with pytest.raises(BadSetting, match="no-terms"):
        fit(games.find("gobbit"), ["random"], 20, 1)


def test_the_command_writes_a_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "weights.json"
    asked = ["lab", "fit", "mindbug", "--bot", "random", "--count", "20", "--workers", "1", "--out", str(out)]
    assert main([*asked, "--lang", "en"]) == 0
    assert "games left out" in capsys.readouterr().out
    data = json.loads(out.read_text(encoding="utf-8"))
    assert data["command"] == "igroteka lab fit mindbug --count 20 --seed 1 --bot random"
    assert data["rounds"][0]["bot"] == "random" and data["weights"]


def test_the_weights_explain_new_games_as_well_as_they_promise() -> None:
    """Mindbug: games of the last round from another seed give the log loss written down, within three errors."""
    game = games.find("mindbug")
    file = Path(__file__).parents[2] / "src" / game.package.replace(".", "/") / "weights.json"
    data = json.loads(file.read_text(encoding="utf-8"))
    losses: dict[int, list[float]] = {}
    for number, share, terms in play_some("mindbug", game.weights[:], data["rounds"][-1]["bot"], 77, 0, 100):
        total = sum(game.weights[term] * amount for term, amount in terms.items())
        losses.setdefault(number, []).append(math.log1p(math.exp(-total)) + (1.0 - share) * total)
    count = sum(len(of_game) for of_game in losses.values())
    found = sum(sum(of_game) for of_game in losses.values()) / count
    error = math.sqrt(sum((sum(of_game) - len(of_game) * found) ** 2 for of_game in losses.values())) / count
    assert error < 0.05, "enough games to tell"
    assert abs(found - data["log_loss"]) < 3.0 * error
