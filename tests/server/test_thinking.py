"""What workers are told, what they remember, and who answers when they do not."""

import asyncio
import json
import os
import time
import urllib.request
from pathlib import Path

import pytest

from igroteka import games
from igroteka.bots.ismcts import Memory
from igroteka.client import new_secret, play
from igroteka.core.match import Match
from igroteka.core.rng import seeded
from igroteka.server import thinking
from igroteka.server.entries import Clocks, Move, Place, Setup, Start
from igroteka.server.record import Record
from igroteka.server.thinking import Question, question_of, stand_in_answer, think
from igroteka.server.workers import Workers
from tests.server.room import Person, Server, review_of

SEED = "5e" * 32


def table(bot: str) -> Record:
    setup = Setup("t", "mindbug", {}, [Place(bot=bot), Place(bot="random")], False, Clocks(), "", SEED, 0)
    setup.settings = games.find("mindbug").check({}, 2)
    record = Record(setup)
    record.apply(Start())
    return record


def asked(record: Record, seat: int, seed: int) -> Question:
    """What the server sends for a bot in a seat."""
    assert record.match is not None
    question = question_of(record.match.state, seat, seed)
    question.player, question.bot, question.seen = "t 0", record.seats[seat].bot, record.answers_seen(seat)
    return question


@pytest.mark.parametrize("name", games.NAMES)
def test_a_worker_is_told_nothing_but_what_its_seat_knows(name: str) -> None:
    """Not the sealed seed of the match, and nothing by which two positions differ that look alike to the seat."""
    game, rng = games.find(name), seeded(1)
    for settings, seats in game.variants()[:3]:
        match = Match(game, settings, seats, SEED)
        for _ in range(60):
            if match.state.outcome is not None:
                break
            decision = match.state.decisions[rng.below(len(match.state.decisions))]
            seat = decision.seat()
            told = question_of(match.state, seat, 7)
            assert SEED not in json.dumps(told.world) and told.world["rng"][0] == "fast"
            alike = match.state.imagine(seat, rng)
            assert question_of(alike, seat, 7) == told
            match.play(seat, decision.options[rng.below(len(decision.options))])


def test_a_bot_goes_on_with_the_tree_of_its_last_decision() -> None:
    """As it does between bots, where its strength is measured."""
    thinking._players.clear()
    record, reused, rng = table("ismcts:100"), 0, seeded(5)
    while record.status == "playing":
        assert record.match is not None
        decision = record.match.state.decisions[0]
        seat = decision.seat()
        option = decision.options[rng.below(len(decision.options))]
        if seat == 0:
            option, fault = think(asked(record, 0, record.n))
            assert option in decision.options and not fault
            memory = thinking._players["t 0"].memory
            if isinstance(memory, Memory) and memory.moves == record.match.state.moves:
                assert not thinking._players["t 0"].unused
                reused += memory.root.seen() > 100
        record.apply(Move(seat=seat, option=option))
    assert reused


def test_a_bot_forgets_what_was_taken_back_and_what_another_bot_thought() -> None:
    thinking._players.clear()
    record = table("ismcts:50")
    assert record.match is not None
    question = asked(record, record.match.state.decisions[0].seat(), 1)
    question.seen, question.bot = [(0, 5), (1, 6)], "ismcts:50"
    think(question)
    player = thinking._players["t 0"]
    assert player.fits(question)
    question.seen = [(0, 5), (1, 6), (0, 7)]
    assert player.fits(question)
    question.seen = [(0, 5)]
    assert not player.fits(question)
    question.seen, question.bot = [(0, 5), (1, 6)], "greedy"
    assert not player.fits(question)


def test_a_secret_answer_is_seen_by_its_own_seat_alone() -> None:
    record = table("greedy")
    assert record.match is not None
    for _ in range(3):
        decision = record.match.state.decisions[0]
        record.apply(Move(seat=decision.seat(), option=decision.options[0]))
    record.secret_moves = [1]
    hidden = record.match.moves[1][0]
    assert len(record.answers_seen(hidden)) == 3 and len(record.answers_seen(1 - hidden)) == 2


def test_the_game_s_own_player_answers_for_a_bot() -> None:
    record = table("greedy")
    assert record.match is not None
    state = record.match.state
    seat = state.decisions[0].seat()
    before = state.digest()
    assert stand_in_answer(state, seat, 1) in state.decisions[0].options
    assert state.digest() == before


def test_a_player_stays_with_its_worker_and_a_lost_worker_is_replaced() -> None:
    async def story() -> None:
        workers = Workers(2, 30.0)
        try:
            first = await workers.run_for("me", "a", os.getpid)
            second = await asyncio.gather(
                workers.run_for("me", "a", os.getpid), workers.run_for("me", "b", os.getpid)
            )
            assert second[0] == first != second[1]
            assert [await workers.run_for("me", "a", os.getpid) for _ in range(3)] == [first] * 3
            assert await workers.run_for("me", "b", os.getpid) == second[1]
            with pytest.raises(Exception, match="terminated"):
                await workers.run_for("me", "a", os._exit, 1)
            assert await workers.run_for("me", "a", os.getpid) not in (first, second[1])
            assert await workers.run_for("me", "b", os.getpid) == second[1]
            assert workers.waiting == 0
        finally:
            workers.close()

    asyncio.run(story())


def test_a_job_that_is_late_is_given_up_and_waiting_does_not_count() -> None:
    async def story() -> None:
        workers = Workers(1, 30.0)
        try:
            pid = await workers.run("me", os.getpid)
            long = asyncio.create_task(workers.run("other", time.sleep, 0.5))
            await asyncio.sleep(0)
            workers.limit = 0.2
            assert await workers.run("me", os.getpid) == pid, "its time begins with its turn"
            await long
            with pytest.raises(TimeoutError):
                await workers.run("me", time.sleep, 10)
            workers.limit = 30.0
            assert await workers.run("me", os.getpid) != pid
        finally:
            workers.close()

    asyncio.run(story())


def test_who_asks_for_much_waits_for_themselves() -> None:
    async def story() -> None:
        workers, done = Workers(1, 30.0), []
        await workers.run("warm", os.getpid)

        async def job(owner: str) -> None:
            await workers.run(owner, time.sleep, 0.02)
            done.append(owner)

        try:
            greedy = [asyncio.create_task(job("greedy")) for _ in range(30)]
            await asyncio.sleep(0.05)
            await asyncio.gather(job("modest"), job("quiet"))
            assert done.count("greedy") < 8, "the others did not wait behind thirty jobs"
            cancelled = greedy[-2:]
            for task in cancelled:
                task.cancel()
            await asyncio.gather(*greedy, return_exceptions=True)
            assert len(done) == 30 and workers.waiting == 0
            assert await asyncio.wait_for(workers.run("me", os.getpid), 5)
        finally:
            workers.close()

    asyncio.run(story())


def test_many_tables_of_bots_of_one_address_neither_weaken_nor_close_others(tmp_path: Path) -> None:
    """One worker, eight tables of six bots that nobody watches, and somebody who plays and asks for hints."""
    limits = {"IGROTEKA_BOT_LIMIT": "3", "IGROTEKA_UNATTENDED_TABLES": "6"}
    server = Server(str(tmp_path / "room.sqlite"), tmp_path / "log", **limits).start()

    async def story() -> None:
        greedy = new_secret()
        for _ in range(8):
            server.open(greedy, *["level:4"] * 6, game="not_alone", start=True)
        secret = new_secret()
        async with Person(server, server.open(secret, "me", "level:3", start=True)["id"], secret) as me:
            for _ in range(4):
                began = time.monotonic()
                await me.until(lambda: me.my_decision() is not None or me.table["status"] == "over", 30)
                if me.table["status"] == "over":
                    break
                assert (await me.ask("hint"))["ok"]
                await me.move()
                assert time.monotonic() - began < 20
            assert sum(message["type"] == "welcome" for message in me.heard) == 1, "the line was never lost"

    asyncio.run(story())
    with urllib.request.urlopen(f"{server.url}/metrics") as answer:
        assert "igroteka_bot_faults_total 0" in answer.read().decode()
    server.stop()
    assert not server.errors()


def test_a_review_shows_progress_is_worked_out_once_and_kept(tmp_path: Path) -> None:
    server = Server(str(tmp_path / "room.sqlite"), tmp_path / "log", IGROTEKA_HINTS_PER_MINUTE="1").start()
    secret = new_secret()
    table = server.open(secret, "me", "random", start=True)["id"]
    asyncio.run(play(server.url, table, secret))
    first = server.get(f"/api/tables/{table}/review")
    assert first["of"] > 0 and first["done"] < first["of"]
    judged = review_of(server, table)
    assert len(judged["decisions"]) == first["of"]
    server.kill()
    server.start()
    assert server.get(f"/api/tables/{table}/review") == judged, "kept; it costs nobody a hint"
    server.stop()


def test_a_game_goes_on_when_no_bot_answers_in_time(tmp_path: Path) -> None:
    server = Server(str(tmp_path / "room.sqlite"), tmp_path / "log", IGROTEKA_BOT_LIMIT="0.001").start()
    secret = new_secret()
    over = asyncio.run(play(server.url, server.open(secret, "me", "level:3", start=True)["id"], secret))
    assert over["result"]["reason"] == "rules"
    with urllib.request.urlopen(f"{server.url}/metrics") as answer:
        assert float(answer.read().decode().partition("\nigroteka_bot_faults_total ")[2].split()[0]) > 0
    server.stop()
    assert not server.errors()
