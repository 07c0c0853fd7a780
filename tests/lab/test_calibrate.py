"""Calibration: a map found in data that was bent on purpose, and one beside each game that keeps what it promises."""

import json
from pathlib import Path

import pytest

from igroteka import games
from igroteka.core.errors import BadSetting
from igroteka.core.rng import seeded
from igroteka.core.score import CALIBRATION, Calibration
from igroteka.lab.calibrate import ENOUGH, Noted, binned, calibrate, compared, curve, furthest, line, play_one

FILES = [
    (name, file)
    for name in games.NAMES
    for file in [Path(__file__).parents[2] / "src" / games.find(name).package.replace(".", "/") / CALIBRATION]
    if file.is_file()
]


def bent(count: int) -> list[Noted]:
    """Chances that are stated too boldly, and too low for the second side; at three seats too high for it."""
    rng = seeded(3)
    true = Calibration(0.5, {2: [0.0, 1.0], 3: [0.0, -1.0]})
    noted: list[Noted] = []
    for number in range(count):
        chance, side, seats = 0.02 + 0.96 * rng.unit(), number // 2 % 2, 2 + number // 4 % 2
        noted.append((number, seats, side, chance, float(rng.unit() < true.share(chance, seats, side))))
    return noted


def test_the_line_is_found_again() -> None:
    found = line(bent(20_000))
    assert found.slope == pytest.approx(0.5, abs=0.05)
    assert found.shifts[2] == pytest.approx([0.0, 1.0], abs=0.12)
    assert found.shifts[3] == pytest.approx([0.0, -1.0], abs=0.12)


def test_every_hint_counts_alike_however_long_its_game() -> None:
    """Short games, which end as they were stated, used to outweigh the many hints of long ones: Mindbug was bent."""
    rng = seeded(4)
    noted: list[Noted] = [(number, 2, 0, 0.9, 1.0) for number in range(100)]
    for number in range(100, 200):
        noted += [(number, 2, 0, 0.9, float(rng.unit() < 0.6)) for _ in range(40)]
    assert line(noted).share(0.9, 2, 0) == pytest.approx(sum(one[4] for one in noted) / len(noted), abs=0.02)


def test_no_game_is_mapped_by_a_line_that_knows_its_end() -> None:
    """Chances that say nothing stay so: mapped by the other games they do not come true any better."""
    rng = seeded(6)
    noted: list[Noted] = []
    for number in range(40):
        share = float(rng.unit() < 0.5)
        noted += [(number, 2 + number, 0, 0.5, share) for _ in range(30)]
    assert compared(noted)["shifts"] == {}, "a shift for each game alone explains no other game"


def test_what_was_bent_is_straight_after_the_map() -> None:
    found = compared(bent(20_000))
    before, after = furthest(found["stated"]), furthest(found["calibrated"])
    assert before is not None and after is not None
    assert before > 0.15 and after < 0.07


def test_what_is_near_enough_is_left_as_it_is() -> None:
    rng = seeded(5)
    noted = [(number, 2, 0, chance, float(rng.unit() < chance)) for number in range(9000) for chance in [rng.unit()]]
    found = compared(noted)
    assert (found["slope"], found["shifts"]) == (1.0, {})
    assert found["stated"] == found["calibrated"]


def test_a_certain_chance_stays_certain() -> None:
    assert [Calibration(0.5, {2: [1.0]}).share(chance, 2, 0) for chance in (0.0, 1.0)] == [0.0, 1.0]


def test_few_chances_say_nothing() -> None:
    assert furthest(binned([(0.9, 0.0)] * (ENOUGH - 1))) is None


def test_a_game_is_judged_without_the_calibration_it_has(monkeypatch: pytest.MonkeyPatch) -> None:
    game = games.find("mindbug")
    plain = play_one("mindbug", "greedy", 5, 0)
    monkeypatch.setattr(game, "calibration", Calibration(0.1, {2: [3.0, 3.0]}))
    assert play_one("mindbug", "greedy", 5, 0) == plain
    assert game.calibration.slope == 0.1
    assert plain and all(0.0 <= chance <= 1.0 and share in (0.0, 1.0) for _, _, _, chance, share in plain)


def test_the_curve_is_drawn_of_bins_that_say_something() -> None:
    found = {"game": "mindbug", **compared(bent(4000))}
    drawn = curve(found)
    assert drawn.startswith("<svg") and drawn.count("<circle") == len(
        [row for row in found["calibrated"] if row["chances"] >= ENOUGH]
    )


def test_a_single_game_is_refused() -> None:
    with pytest.raises(BadSetting):
        calibrate(games.find("mindbug"), "greedy", 1, 1)


@pytest.mark.parametrize(("name", "file"), FILES, ids=[name for name, _ in FILES])
def test_the_calibration_of_a_game_is_the_one_that_was_measured(name: str, file: Path) -> None:
    data = json.loads(file.read_text(encoding="utf-8"))
    assert data["command"].startswith(f"igroteka lab calibrate {name}") and data["date"]
    used = games.find(name).calibration
    assert (used.slope, {str(seats): shifts for seats, shifts in used.shifts.items()}) == (
        data["slope"],
        data["shifts"],
    )
    assert used.slope > 0.0, "a better chance stays the better one"
