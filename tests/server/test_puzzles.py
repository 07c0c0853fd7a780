"""Puzzles in the room: listed, one of the day, opened as a table, solved by their line or not."""

import asyncio
from typing import Any

import pytest

from igroteka import games
from igroteka.client import new_secret, rest
from igroteka.core.match import Match
from igroteka.core.puzzle import Puzzle, puzzles_of
from igroteka.server.puzzles import DAY, listed_puzzles
from tests.server.room import Person, Server, refusal

PUZZLES = {puzzle.id: (name, puzzle) for name in games.NAMES for puzzle in puzzles_of(games.find(name))}
FIRST = PUZZLES["mindbug-01"][1]
OTHERS = ["not_alone-01", "battlecrest-01", "aeons_end-01"]


def open_puzzle(server: Server, secret: str, ident: str, game: str = "mindbug") -> Any:
    wish = {"game": game, "seats": [{"kind": "me", "name": "Olya"}], "puzzle": ident, "nonces": True}
    return rest(server.url, "/api/tables", secret, wish)


def line_of(puzzle: Puzzle, game: str = "mindbug") -> list[tuple[int, int]]:
    """The stored line as seats and options, to its end."""
    state, line = puzzle.start(games.find(game)), []
    for answer in [one for step in puzzle.steps for one in (step.do, *step.then)]:
        (option,) = answer.options(state)
        line.append((answer.seat, option))
        state.apply(answer.seat, option)
    return line


def test_the_list_names_all_puzzles_and_the_one_of_the_day(server: Server) -> None:
    told = server.get("/api/puzzles")
    assert [(row["game"], row["id"], row["grade"]) for row in told["puzzles"]] == [
        (name, puzzle.id, puzzle.grade) for name in games.names() for game, puzzle in PUZZLES.values() if game == name
    ]
    assert told["today"] in PUZZLES
    days = [listed_puzzles(day * DAY + 1).today for day in range(60)]
    assert listed_puzzles(DAY - 1).today == days[0] and len(set(days)) > 20


def test_the_stored_line_solves_a_puzzle(server: Server) -> None:
    async def story() -> None:
        secret = new_secret()
        table = open_puzzle(server, secret, FIRST.id)
        assert table["status"] == "playing" and table["puzzle"]["solved"] is None
        assert [seat["kind"] for seat in table["seats"]] == ["bot", "person"]
        async with Person(server, table["id"], secret) as me:
            for _, option in line_of(FIRST):
                await me.do("move", n=me.n, option=option)
            await me.until(lambda: me.table["status"] == "over")
            assert me.table["result"] == {"reason": "rules", "outcome": [0.0, 1.0], "seat": None}
            assert me.table["puzzle"] == {"id": FIRST.id, "grade": 1, "seat": 1, "decisions": 2, "solved": True}
        assert [row["puzzle"] for row in server.get("/api/tables?mine=1", secret)["tables"]] == [True]

    asyncio.run(story())


def test_the_defender_answers_from_the_proof(server: Server) -> None:
    """A bot that errs could lose to a wrong answer, which would then count as the solution."""
    puzzle = next(one for name, one in PUZZLES.values() if name == "mindbug" and any(step.then for step in one.steps))

    async def story() -> None:
        secret = new_secret()
        table = open_puzzle(server, secret, puzzle.id)["id"]
        async with Person(server, table, secret) as me:
            for seat, option in line_of(puzzle):
                if seat == puzzle.seat:
                    await me.until(lambda: me.my_decision() is not None)
                    await me.do("move", n=me.n, option=option)
            await me.until(lambda: me.table["status"] == "over")
            assert me.table["puzzle"]["solved"] is True
        moves = server.get(f"/api/tables/{table}/export", secret)["moves"]
        assert [(seat, option) for seat, option, *_ in moves] == line_of(puzzle)

    asyncio.run(story())


def test_another_answer_leaves_a_puzzle_unsolved(server: Server) -> None:
    """It ends at once: another answer would have won, and nobody plays a lost puzzle on."""

    async def story() -> None:
        secret = new_secret()
        async with Person(server, open_puzzle(server, secret, FIRST.id)["id"], secret) as me:
            (_, right), *_ = line_of(FIRST)
            decision = me.my_decision()
            assert decision is not None
            wrong = [one["option"] for one in decision["options"] if one["option"] != right]
            await me.ask("move", n=me.n, option=wrong[0])
            await me.until(lambda: me.table["status"] == "over")
            assert me.table["result"]["reason"] == "unsolved"
            assert me.table["puzzle"]["solved"] is False

    asyncio.run(story())


@pytest.mark.parametrize("ident", PUZZLES)
def test_every_line_wins_within_its_decisions(ident: str) -> None:
    name, puzzle = PUZZLES[ident]
    game = games.find(name)
    start = puzzle.start(game)
    match = Match(game, start.settings, start.seats, "00", start.dump())
    for seat, option in line_of(puzzle, name):
        assert match.state.outcome is None
        match.play(seat, option)
    assert match.state.outcome is not None and match.state.outcome[puzzle.seat] == 1.0
    assert len(match.moves) <= puzzle.decisions


@pytest.mark.parametrize("ident", OTHERS)
def test_a_puzzle_of_another_game_is_opened_at_the_solvers_question(server: Server, ident: str) -> None:
    name, puzzle = PUZZLES[ident]
    right = line_of(puzzle, name)[0]

    async def story() -> None:
        secret = new_secret()
        table = open_puzzle(server, secret, ident, name)
        async with Person(server, table["id"], secret) as me:
            await me.until(lambda: me.my_decision() is not None)
            decision = me.my_decision()
            assert decision is not None
            assert right[1] in [one["option"] for one in decision["options"]]
            assert me.table["puzzle"]["seat"] == right[0] == puzzle.seat

    asyncio.run(story())


def test_an_unknown_puzzle_is_refused(server: Server) -> None:
    assert refusal(lambda: open_puzzle(server, new_secret(), "mindbug-000")) == (400, "no-such-puzzle")
