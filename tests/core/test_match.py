"""A match: log, replay, undo, files that are whole or refused."""

import json
from pathlib import Path

import pytest

from igroteka import __version__, games
from igroteka.core.errors import BadFile, IllegalMove
from igroteka.core.match import Match, load_match
from igroteka.core.rng import seeded


def played(moves: int = 12, seed: int | str = 4) -> Match:
    match = Match(games.find("mindbug"), {}, 2, seed)
    rng = seeded(9)
    for _ in range(moves):
        decision = match.state.decisions[0]
        match.play(decision.seat(), decision.options[rng.below(len(decision.options))])
    return match


def test_a_saved_match_comes_back_move_for_move(tmp_path: Path) -> None:
    for seed in (4, "5e" * 32):
        match = played(seed=seed)
        match.save(tmp_path / "match.json")
        again = load_match(tmp_path / "match.json", games.find)
        assert again.moves == match.moves and again.state.digest() == match.state.digest()
        assert again.text() == match.text()


def test_the_file_is_readable_json_with_a_move_a_line(tmp_path: Path) -> None:
    match = played()
    match.save(tmp_path / "match.json")
    text = (tmp_path / "match.json").read_text()
    assert json.loads(text)["moves"] == [list(move[:2]) for move in match.moves]
    assert len(text.splitlines()) > len(match.moves)


def test_undo_takes_back_and_play_goes_on_alike() -> None:
    match = played()
    digest, last = match.state.digest(), match.moves[-1]
    match.undo()
    assert len(match.moves) == 11
    match.play(*last)
    assert match.state.digest() == digest
    match.undo(100)
    assert match.moves == [] and match.state.moves == 0


def test_a_match_may_begin_from_any_position(tmp_path: Path) -> None:
    game = games.find("mindbug")
    state = game.position("mine: gorillion; theirs: bee_bear")
    match = Match(game, state.settings, 2, 0, state.dump())
    match.play(0, state.decisions[0].options[0])
    match.save(tmp_path / "puzzle.json")
    again = load_match(tmp_path / "puzzle.json", games.find)
    assert again.state.digest() == match.state.digest()
    again.undo()
    assert again.state.digest() == state.digest()


def test_an_illegal_move_is_not_logged() -> None:
    match = played()
    before = match.text()
    with pytest.raises(IllegalMove):
        match.play(0, 9999)
    assert match.text() == before


def _written(path: Path, change: dict[str, object]) -> Path:
    data = {**played().dump(), **change}
    path.write_text(json.dumps(data))
    return path


@pytest.mark.parametrize(
    ("change", "key"),
    [
        ({"digest": "0" * 16}, "wrong-digest"),
        ({"seed": 5}, "illegal-in-file"),
        ({"moves": [[0, 9999]]}, "illegal-in-file"),
        ({"moves": [["a", "b"]]}, "broken-match"),
        ({"moves": 7}, "broken-match"),
        ({"moves": [[0]]}, "broken-match"),
        ({"seats": 17}, "broken-match"),
        ({"seats": "two"}, "broken-match"),
        ({"game": "chess"}, "broken-match"),
        ({"settings": {"sets": ["no_such_set"]}}, "broken-match"),
        ({"settings": []}, "broken-match"),
        ({"seed": "not hex"}, "broken-match"),
        ({"seed": None}, "broken-match"),
        ({"start": {"settings": {}, "seats": 2}}, "bad-state"),
        ({"format": "something else"}, "not-a-match"),
    ],
)
def test_an_edited_file_is_refused_with_a_reason(tmp_path: Path, change: dict[str, object], key: str) -> None:
    path = _written(tmp_path / "match.json", change)
    with pytest.raises(BadFile) as refused:
        load_match(path, games.find)
    assert refused.value.key == key


@pytest.mark.parametrize("name", ["mindbug", "aeons_end"])
@pytest.mark.parametrize("without", [("position",), ("position", "engine")])
def test_a_match_by_other_rules_and_without_a_position_says_which_version_it_needs(
    tmp_path: Path, name: str, without: tuple[str, ...]
) -> None:
    data = {**Match(games.find(name), {}, 2, 5).dump(), "moves": [[0, 9999]], "revision": 99}
    path = tmp_path / "match.json"
    path.write_text(json.dumps({part: value for part, value in data.items() if part not in without}))
    with pytest.raises(BadFile) as refused:
        load_match(path, games.find)
    assert refused.value.key == "file-needs-version"
    assert refused.value.details["version"] == ("0.1.0/99" if "engine" in without else f"{__version__}/99")


@pytest.mark.parametrize("text", ["", "{", "null", "[]", '{"format": 1}', "\udcff", '{"format": "igroteka-match-1"}'])
def test_a_torn_file_is_refused_with_a_reason(tmp_path: Path, text: str) -> None:
    path = tmp_path / "match.json"
    path.write_bytes(text.encode("utf-8", "surrogateescape"))
    with pytest.raises(BadFile):
        load_match(path, games.find)


def test_every_prefix_of_a_file_is_refused(tmp_path: Path) -> None:
    whole = played().text()
    path = tmp_path / "match.json"
    for length in range(0, len(whole) - 2, 7):
        path.write_text(whole[:length])
        with pytest.raises(BadFile):
            load_match(path, games.find)


def test_a_write_that_fails_leaves_the_old_file_and_no_litter(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "match.json"
    played(5).save(path)
    before = path.read_text()

    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", full)
    with pytest.raises(OSError, match="No space"):
        played(9).save(path)
    assert path.read_text() == before
    assert list(tmp_path.iterdir()) == [path]


def test_errors_count_seats_as_the_screen_does() -> None:
    with pytest.raises(IllegalMove) as refused:
        played().play(0, 9999)
    assert refused.value.details["seat"] == 1
