"""What was begun goes on and is shown as it was, whatever became of the rules and the cards meanwhile."""

import json
from pathlib import Path
from typing import Any

import pytest

from igroteka import games
from igroteka.core.errors import BadFile, GameError
from igroteka.core.game import Game
from igroteka.core.match import Match, load_match
from igroteka.core.rng import seeded
from igroteka.games.battlecrest import GAME as BATTLECREST
from igroteka.games.battlecrest import BattlecrestGame


def played(game: Game[Any], moves: int = 40) -> Match:
    match = Match(game, {}, game.seats[0], "5e" * 32)
    rng = seeded(9)
    while match.state.outcome is None and len(match.moves) < moves:
        decision = match.state.decisions[0]
        match.play(decision.seat(), decision.options[rng.below(len(decision.options))])
    return match


def test_a_saved_match_goes_on_where_it_stood_under_the_next_version(changed: Any, tmp_path: Path) -> None:
    game, install = changed
    match = played(game)
    position, views = match.state.dump(), [match.view(n, 0) for n in range(len(match.moves) + 1)]
    told = [[event.seen_by(1) for event in events] for _, events in match.history()]
    version = match.version
    path = tmp_path / "match.json"
    match.save(path)
    install()
    again = load_match(path, games.find)
    assert again.state.dump() == position and again.first == len(again.moves) and again.version == version
    assert [again.view(n, 0) for n in range(len(views))] == json.loads(json.dumps(views)), "shown as it was seen"
    assert [[event.seen_by(1) for event in events] for _, events in again.history()] == told
    with pytest.raises(GameError, match="move-needs-version"):
        again.at(0)
    assert again.last_of(0) is None, "nothing is taken back that was played by another version"
    for _ in range(5):
        if again.state.outcome is None:
            decision = again.state.decisions[0]
            again.play(decision.seat(), decision.options[0])
    again.save(path)
    third = load_match(path, games.find)
    assert third.state.digest() == again.state.digest() and third.first == again.first
    assert [third.view(n, 0) for n in range(len(views))] == json.loads(json.dumps(views))
    third.undo(100)
    assert third.state.dump() == position


def test_a_position_that_lacks_what_a_later_version_added_is_filled_in(tmp_path: Path, changed: Any) -> None:
    game, install = changed
    match = played(game, 10)
    field = next(f for f in match.state.fields() if match.state.dump()[f] == game.blank(
        match.settings, match.seats, seeded(0)).dump()[f])  # fmt: skip
    data = match.dump()
    del data["position"][field]
    path = tmp_path / "match.json"
    path.write_text(json.dumps(data))
    install()
    assert load_match(path, games.find).state.dump() == match.state.dump()


def test_a_position_a_later_version_cannot_play_names_its_own(tmp_path: Path, changed: Any) -> None:
    game, install = changed
    data = played(game, 10).dump()
    data["position"]["agenda"][-1][0] = "a verb that is no more"
    path = tmp_path / "match.json"
    path.write_text(json.dumps(data))
    install()
    with pytest.raises(BadFile, match="file-needs-version") as refused:
        load_match(path, games.find)
    assert str(refused.value.details["version"]).endswith(f"/{game.revision - 1}")


def test_a_difference_is_found_at_the_check_after_it(tmp_path: Path) -> None:
    data = played(games.find("not_alone")).dump()
    assert [number for number, _ in data["checks"]] == [16, 32]
    data["checks"][1][1] = "0" * 16
    path = tmp_path / "match.json"
    path.write_text(json.dumps(data))
    with pytest.raises(BadFile, match="wrong-digest") as refused:
        load_match(path, games.find)
    assert refused.value.details["number"] == 32


# --- packs -------------------------------------------------------------------------------------------------------


def rebalanced() -> BattlecrestGame:
    """Battlecrest after one of its heroes was edited."""
    text = BATTLECREST.library.texts["akhena"]
    edited = text.replace("move: [3,", "move: [5,", 1) if "move: [3," in text else edit_number(text)
    assert edited != text
    return BattlecrestGame(BATTLECREST.library.changed({"akhena": edited}))


def edit_number(text: str) -> str:
    """Some value of a pack made greater by one."""
    lines = text.splitlines(keepends=True)
    for number, line in enumerate(lines):
        key, _, value = line.strip().partition(": ")
        if key in ("move", "flip", "skull", "defence") and value.isdigit():
            lines[number] = line.replace(value, str(int(value) + 1))
            break
    return "".join(lines)


def test_a_match_keeps_the_packs_it_was_begun_with(tmp_path: Path) -> None:
    match = Match(BATTLECREST, {"hero1": "akhena", "hero2": "torv"}, 2, "5e" * 32)
    rng = seeded(3)
    while match.state.outcome is None:
        decision = match.state.decisions[0]
        match.play(decision.seat(), decision.options[rng.below(len(decision.options))])
    path = tmp_path / "match.json"
    match.save(path)
    today = rebalanced()
    again = load_match(path, lambda _: today)
    assert again.first == 0 and again.state.digest() == match.state.digest(), "verified move by move"
    assert again.game is not today and again.game.made_with(again.dump()["packs"]) is again.game
    data = json.loads(path.read_text())
    for name in ("packs", "checks", "position", "engine"):
        del data[name]
    path.write_text(json.dumps(data))
    with pytest.raises(BadFile) as refused:
        load_match(path, lambda _: today)
    assert refused.value.key in ("other-values", "illegal-in-file"), "a file of release 0.1 has no packs in it"


def test_new_names_of_a_pack_change_no_game() -> None:
    text = BATTLECREST.library.texts["akhena"].replace("en:", "en: New")
    assert BATTLECREST.made_with({"akhena": text}) is BATTLECREST
