"""Games as data: the same rows in every format, on one core and on two, and after an interruption."""

import csv
import json
import tracemalloc
from pathlib import Path

import pytest

from igroteka import games
from igroteka.cli import main
from igroteka.core.errors import BadFile, BadSetting
from igroteka.core.match import load_match
from igroteka.lab import simulate as module
from igroteka.lab.dataset import COLUMNS, MOVE_COLUMNS, Wish
from igroteka.lab.simulate import simulate

MINDBUG = games.find("mindbug")
BOTS = ["random", "greedy"]


def rows_of(path: Path) -> list[dict[str, object]]:
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]


def test_counts_are_the_same_written_down_or_not_on_one_core_and_on_two(tmp_path: Path) -> None:
    plain = simulate(MINDBUG, {}, 2, BOTS, 12, 3)
    spread = simulate(MINDBUG, {}, 2, BOTS, 12, 3, workers=2)
    written = simulate(MINDBUG, {}, 2, BOTS, 12, 3, wish=Wish(tmp_path / "a.jsonl"))
    for key in ("wins", "won", "draws", "decisions", "longest", "intervals"):
        assert plain[key] == spread[key] == written[key]
    rows = rows_of(tmp_path / "a.jsonl")
    assert [row["game"] for row in rows] == list(range(12)) and list(rows[0]) == list(COLUMNS)
    assert sum(row["winners"] == "0" for row in rows) == plain["won"][0]


def test_a_row_per_decision_has_the_observation(tmp_path: Path) -> None:
    simulate(MINDBUG, {}, 2, BOTS, 2, 3, wish=Wish(tmp_path / "a.csv", moves=True))
    with (tmp_path / "a.csv").open(encoding="utf-8") as file:
        rows = list(csv.DictReader(file))
    size = MINDBUG.layout(MINDBUG.check({}, 2), 2).size()
    assert list(rows[0]) == list(MOVE_COLUMNS)
    for row in rows:
        assert len(bytes.fromhex(row["observation"])) == size
        assert row["option"] in row["options"].split()


def test_parquet_has_the_same_rows(tmp_path: Path) -> None:
    parquet = pytest.importorskip("pyarrow.parquet", reason="pyarrow is not installed: pip install igroteka[envs]")
    for name in ("a.parquet", "a.jsonl"):
        simulate(MINDBUG, {}, 2, BOTS, 3, 3, wish=Wish(tmp_path / name))
    assert parquet.read_table(str(tmp_path / "a.parquet")).to_pylist() == rows_of(tmp_path / "a.jsonl")


def test_an_interrupted_run_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = simulate(MINDBUG, {}, 2, BOTS, 8, 3, wish=Wish(tmp_path / "whole.jsonl"))
    play = module._play

    def fails(*args: object) -> object:
        if args[3] == 5:
            raise KeyboardInterrupt
        return play(*args)  # type: ignore[arg-type]

    out = tmp_path / "torn.jsonl"
    monkeypatch.setattr(module, "_play", fails)
    with pytest.raises(KeyboardInterrupt):
        simulate(MINDBUG, {}, 2, BOTS, 8, 3, wish=Wish(out))
    monkeypatch.setattr(module, "_play", play)
    assert not out.exists()
    part = tmp_path / "torn.jsonl.part"
    part.write_text(part.read_text(encoding="utf-8") + '{"row": {"ga', encoding="utf-8")
    with pytest.raises(BadFile):
        simulate(MINDBUG, {}, 2, BOTS, 8, 4, wish=Wish(out, resume=True))
    again = simulate(MINDBUG, {}, 2, BOTS, 8, 3, wish=Wish(out, resume=True))
    assert again["wins"] == whole["wins"] and not part.exists()
    assert out.read_text(encoding="utf-8") == (tmp_path / "whole.jsonl").read_text(encoding="utf-8")


def test_saved_matches_replay(tmp_path: Path) -> None:
    code = main(["simulate", "gobbit", "--games", "2", "--save", str(tmp_path / "kept"), "--json"])
    files = sorted((tmp_path / "kept").iterdir())
    assert code == 0 and len(files) == 2
    assert load_match(files[1], games.find).state.outcome is not None


def test_a_league_writes_its_games_down(tmp_path: Path) -> None:
    out = tmp_path / "league.jsonl"
    asked = ["arena", "mindbug", "--bots", "random,greedy", "--games", "4", "--workers", "1", "--json"]
    assert main([*asked, "--out", str(out)]) == 0
    assert [row["bots"] for row in rows_of(out)] == ["random,greedy", "greedy,random"] * 2


def test_a_file_of_another_kind_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadSetting):
        Wish(tmp_path / "a.xlsx")
    with pytest.raises(BadSetting):
        Wish(moves=True)


def test_parquet_is_written_in_groups(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    parquet = pytest.importorskip("pyarrow.parquet", reason="pyarrow is not installed: pip install igroteka[envs]")
    monkeypatch.setattr("igroteka.lab.dataset.ROW_GROUP", 4)
    for name in ("a.parquet", "a.jsonl"):
        simulate(MINDBUG, {}, 2, BOTS, 10, 3, wish=Wish(tmp_path / name))
    assert parquet.ParquetFile(str(tmp_path / "a.parquet")).num_row_groups == 3
    assert parquet.read_table(str(tmp_path / "a.parquet")).to_pylist() == rows_of(tmp_path / "a.jsonl")


def test_memory_does_not_grow_with_the_games(tmp_path: Path) -> None:
    def most(count: int) -> int:
        gobbit = games.find("gobbit")
        tracemalloc.start()
        simulate(gobbit, {}, 2, ["random"] * 2, count, 3, wish=Wish(tmp_path / "a.csv"))
        peak = tracemalloc.get_traced_memory()[1]
        tracemalloc.stop()
        return peak

    most(5)  # what is loaded once
    few = most(20)
    assert most(600) < few + 50_000  # 600 rows kept would be ten times that
