"""The league: fair, repeatable, and the same wherever it is played."""

import json
import sys

import pytest

from igroteka import games
from igroteka.cli import main
from igroteka.core.errors import BadSetting
from igroteka.lab.arena import all_lineups, arena
from igroteka.lab.ratings import ratings, wilson

MINDBUG = games.find("mindbug")


def test_every_bot_sits_on_every_side_equally_often() -> None:
    for bots, sides in ((2, 2), (5, 2), (3, 3), (2, 4), (4, 1)):
        lineups = all_lineups(bots, sides)
        for side in range(sides):
            seated = [lineup[side] for lineup in lineups]
            assert {seated.count(bot) for bot in range(bots)} == {len(lineups) // bots}


def test_the_result_is_the_same_on_one_core_and_on_two() -> None:
    bots = ["random", "greedy", "ismcts:10"]
    here = arena(MINDBUG, {}, 2, bots, 12, 4, workers=1)
    there = arena(MINDBUG, {}, 2, bots, 12, 4, workers=2)
    assert here == there
    assert here != arena(MINDBUG, {}, 2, bots, 12, 5, workers=1)


def test_an_address_is_for_ray(capsys: pytest.CaptureFixture[str]) -> None:
    asked = ["arena", "mindbug", "--bots", "random,greedy", "--games", "2", "--address", "a:1", "--lang", "en"]
    assert main(asked) == 2
    assert "--engine ray" in capsys.readouterr().err


def test_without_ray_the_error_says_so(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)  # as if it were not installed
    assert (
        main(["arena", "mindbug", "--bots", "random,greedy", "--games", "2", "--engine", "ray", "--lang", "en"]) == 2
    )
    assert "Ray is not installed" in capsys.readouterr().err


def test_deals_are_paired(monkeypatch: pytest.MonkeyPatch) -> None:
    from igroteka.lab import arena as module  # noqa: PLC0415

    played: list[tuple[tuple[str, ...], int]] = []

    def note(
        name: str, settings: object, number: int, lineup: list[str], seeds: tuple[int, int], *_: object
    ) -> object:
        played.append((tuple(lineup), seeds[0]))
        return {"shares": [1.0, 0.0], "margins": [1.0, 0.0], "row": {"faults": 0}}

    monkeypatch.setattr(module, "play_one", note)
    result = module.arena(MINDBUG, {}, 2, ["random", "greedy"], 6, 1, workers=1)
    assert played[0][0] == ("random", "greedy") and played[1][0] == ("greedy", "random")
    assert played[0][1] == played[1][1] != played[2][1] == played[3][1]
    assert [row["win_rate"] for row in result["bots"]] == [0.5, 0.5]
    for row in result["bots"]:  # side 0 won every game
        assert [(side["games"], side["win_rate"]) for side in row["sides"]] == [(3, 1.0), (3, 0.0)]
    assert result["bots"][0]["rating"] == result["bots"][1]["rating"] == 1500


def test_bots_that_play_alone_are_compared_deal_by_deal() -> None:
    result = arena(games.find("aeons_end"), {}, 2, ["random", "baseline"], 12, 3, workers=1)
    assert result["against"][1][0] >= 0.9
    assert result["against"][0][1] == pytest.approx(1.0 - result["against"][1][0], abs=1e-4)


@pytest.mark.parametrize("game", games.NAMES)
def test_the_command_prints_the_standings_as_json(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    code = main(["arena", game, "--bots", "random,greedy", "--games", "4", "--json", "--workers", "1"])
    told = json.loads(capsys.readouterr().out)
    assert code == 0 and told["games"] == 4
    for row, bot in zip(told["bots"], ("random", "greedy"), strict=True):
        assert row["bot"] == bot
        assert 0.0 <= row["interval"][0] <= row["win_rate"] <= row["interval"][1] <= 1.0
        assert isinstance(row["rating"], int)


def test_the_table_names_the_bots(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "mindbug", "--bots", "random,level:2", "--games", "2", "--workers", "1"]) == 0
    assert "level:2" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("bots", "count", "key"),
    [
        (["random"], 2, "two-bots"),
        (["random", "random"], 2, "same-bot"),
        (["random", "greedy"], 0, "game-count"),
        (["random", "nobody"], 2, "unknown-bot"),
        (["random", "level:9"], 2, "unknown-level"),
    ],
)
def test_a_league_that_cannot_be_is_refused(bots: list[str], count: int, key: str) -> None:
    with pytest.raises(BadSetting) as refused:
        arena(MINDBUG, {}, 2, bots, count, 1)
    assert refused.value.key == key


def test_ratings_keep_the_odds_of_a_long_match() -> None:
    first, second = ratings([[0, 1000, 0], [100, 0, 0], [0, 0, 0]])
    assert first - second == pytest.approx(400, abs=5)
    assert first + second == pytest.approx(3000)


def test_an_interval_narrows_with_the_games() -> None:
    assert wilson(0, 0) == (0.0, 1.0)
    few, many = wilson(8, 10), wilson(800, 1000)
    assert few[0] < many[0] < 0.8 < many[1] < few[1]
