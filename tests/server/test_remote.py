"""Bots of a room think on other machines (`igroteka think`); what a worker there does not do is done by the room."""

import asyncio
import atexit
import contextlib
import os
import signal
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator

import msgspec
import psutil
import pytest

from igroteka import games
from igroteka.client import new_secret
from igroteka.core.match import Match
from igroteka.server import jobs
from igroteka.server.jobs import Answer, decode_job, decode_result, encode_job
from igroteka.server.thinker import done
from igroteka.server.thinking import WholeMatch, judge, question_of, rank, think
from igroteka.server.workers import Undone, Worker, Workers
from tests.server.database import Nats, nats_or_skip
from tests.server.room import Person, Server, review_of

OTHER_VERSION = """
import sys, igroteka.core.match as match
match.__version__ = "0.0.9"
from igroteka.cli import main
sys.exit(main(sys.argv[1:]))
"""


@pytest.fixture(scope="module")
def nats() -> Iterator[Nats]:
    running = nats_or_skip()
    yield running
    running.kill()


@pytest.fixture(scope="module")
def room(nats: Nats, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("remote")
    running = Server(str(folder / "room.sqlite"), folder / "log", IGROTEKA_NATS=nats.url).start()
    yield running
    assert running.stop() in (0, -15)
    assert not running.errors()


class Thinking:
    """`igroteka think` as its own process."""

    def __init__(self, nats: Nats, *command: str) -> None:
        words = [sys.executable, *(command or ("-m", "igroteka.cli")), "think", "--nats", nats.url, "--workers", "1"]
        self.process = subprocess.Popen(words, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
        atexit.register(self.process.kill)  # a test that failed leaves nothing behind
        assert self.process.stderr is not None
        lines = iter(self.process.stderr.readline, "")
        assert any("Ctrl-C" in line for line in lines), "it did not start"

    def inside(self) -> list[psutil.Process]:
        """The process that works the answers out, when it has been asked for one."""
        found = psutil.Process(self.process.pid).children(recursive=True)
        return [process for process in found if "spawn_main" in " ".join(process.cmdline())]

    def __enter__(self) -> "Thinking":
        return self

    def __exit__(self, *_: object) -> None:
        for process in self.inside() if self.process.poll() is None else []:
            with contextlib.suppress(psutil.NoSuchProcess):
                process.resume()
        self.process.send_signal(signal.SIGTERM)
        assert self.process.wait(20) in (0, -signal.SIGKILL)


def figure(room: Server, name: str) -> float:
    with urllib.request.urlopen(f"{room.url}/metrics", timeout=30) as answer:
        lines = answer.read().decode().splitlines()
    return next(float(line.split()[1]) for line in lines if line.startswith(f"igroteka_{name} "))


def until(true: Callable[[], bool], seconds: float = 30.0) -> None:
    last = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < last
        time.sleep(0.05)


def workers_of(room: Server, count: int) -> None:
    """Wait until so many workers of other machines are there."""
    until(lambda: figure(room, "remote_workers") == count)


async def played(room: Server, bot: str, moves: int) -> str:
    """Some moves against a bot; which table it was."""
    secret = new_secret()
    async with Person(room, room.open(secret, "me", bot, start=True)["id"], secret) as me:
        for _ in range(moves):
            await me.until(lambda: me.my_decision() is not None or me.table["status"] == "over", 60)
            if me.table["status"] == "over":
                break
            await me.move()
        await me.until(lambda: me.my_decision() is not None or me.table["status"] == "over", 60)
        return str(me.table["id"])


def test_bots_hints_and_reviews_are_worked_out_by_a_worker_elsewhere(nats: Nats, room: Server) -> None:
    async def story() -> str:
        secret = new_secret()
        async with Person(room, room.open(secret, "me", "greedy", start=True)["id"], secret) as me:
            await me.move()
            await me.until(lambda: me.my_decision() is not None)
            assert figure(room, "remote_jobs_total") >= before + 1, "the bot's"
            asked = figure(room, "remote_jobs_total")
            assert (await me.ask("hint"))["hint"]
            assert figure(room, "remote_jobs_total") == asked + 1
        return await played(room, "random", 300)

    with Thinking(nats):
        workers_of(room, 1)
        before = figure(room, "remote_jobs_total")
        table = asyncio.run(story())
        asked = figure(room, "remote_jobs_total")
        assert review_of(room, table)["decisions"]
        assert figure(room, "remote_jobs_total") > asked
        assert figure(room, "undone_jobs_total") == 0 and figure(room, "bot_faults_total") == 0
    workers_of(room, 0)


def test_a_worker_that_is_killed_in_the_middle_of_a_job_takes_nothing_with_it(nats: Nats, room: Server) -> None:
    with Thinking(nats) as elsewhere:
        workers_of(room, 1)
        asyncio.run(played(room, "greedy", 1))
        undone, faults = figure(room, "undone_jobs_total"), figure(room, "bot_faults_total")
        (inside,) = elsewhere.inside()
        inside.suspend()  # it will never answer

        async def story() -> None:
            game = asyncio.create_task(played(room, "level:2", 3))
            await asyncio.to_thread(until, lambda: figure(room, "bot_queue") == 1)
            elsewhere.process.kill()
            elsewhere.process.wait()
            inside.kill()
            await game

        asyncio.run(story())
    assert figure(room, "undone_jobs_total") == undone + 1
    assert figure(room, "bot_faults_total") == faults, "the bot itself answered, here"
    workers_of(room, 0)


def test_a_worker_whose_inner_process_dies_or_that_stands_still_is_done_without(nats: Nats, room: Server) -> None:
    with Thinking(nats) as elsewhere:
        workers_of(room, 1)
        asyncio.run(played(room, "greedy", 1))
        undone, faults = figure(room, "undone_jobs_total"), figure(room, "bot_faults_total")
        for process in elsewhere.inside():
            process.kill()
        asyncio.run(played(room, "level:1", 2))
        assert figure(room, "undone_jobs_total") > undone
        os.kill(elsewhere.process.pid, signal.SIGSTOP)
        try:
            asyncio.run(played(room, "greedy", 2))
            workers_of(room, 0)
        finally:
            os.kill(elsewhere.process.pid, signal.SIGCONT)
        workers_of(room, 1)
        assert figure(room, "bot_faults_total") == faults
    workers_of(room, 0)


def test_a_worker_of_another_version_is_not_used(nats: Nats, room: Server) -> None:
    before = figure(room, "remote_jobs_total")
    with Thinking(nats, "-c", OTHER_VERSION):
        until(lambda: "another version" in room.log.read_text())
        asyncio.run(played(room, "greedy", 2))
        assert figure(room, "remote_workers") == 0 and figure(room, "remote_jobs_total") == before


def test_workers_come_again_when_nats_is_back(nats: Nats, room: Server) -> None:
    with Thinking(nats):
        workers_of(room, 1)
        nats.kill()
        asyncio.run(played(room, "greedy", 2))
        workers_of(room, 0)
        nats.start()
        workers_of(room, 1)
        before = figure(room, "remote_jobs_total")
        asyncio.run(played(room, "greedy", 2))
        assert figure(room, "remote_jobs_total") > before


# --- the messages ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", games.NAMES)
def test_a_question_arrives_as_it_was_sent(name: str) -> None:
    game = games.find(name)
    for settings, seats in game.variants():
        match = Match(game, settings, seats, 5)
        question = question_of(match.state, match.state.decisions[0].seat(), 2**63 + 7)
        question.player, question.bot, question.seen = "t 0", "greedy", [(0, 3), (1, 4)]
        data = encode_job(think, (question,), 30.0)
        assert len(data) < jobs.MOST_BYTES / 10
        job, known, args = decode_job(data)
        assert known is think and args == (question,) and job.version == jobs.version_here(name)


def finished_match() -> WholeMatch:
    match = Match(games.find("mindbug"), games.find("mindbug").check({}, 2), 2, "5e" * 32)
    for _ in range(4):
        decision = match.state.decisions[0]
        match.play(decision.seat(), decision.options[0])
    return WholeMatch("mindbug", match.settings, 2, match.seed, match.start, match.moves, {})


def test_answers_are_those_of_a_worker_here() -> None:
    whole = finished_match()
    state = Match(games.find("mindbug"), whole.settings, 2, whole.seed).state
    question = question_of(state, state.decisions[0].seat(), 9)
    question.player, question.bot = "t 0", "greedy"

    async def story() -> None:
        worker = Worker()
        try:
            answer = await done(worker, encode_job(think, (question,), 30.0))
            assert decode_result(think, answer) == think(question)
            answer = await done(worker, encode_job(judge, (whole, 2, 2), 30.0))
            assert len(decode_result(judge, answer)) == 2
            answer = await done(worker, encode_job(rank, (question,), 30.0))
            assert decode_result(rank, answer)[0]["option"] in state.decisions[0].options
        finally:
            worker.stop()

    asyncio.run(story())


def test_what_is_no_job_of_ours_is_refused_at_once() -> None:
    good = msgspec.json.decode(encode_job(judge, (finished_match(), 0, 2), 30.0))
    bad = [{**good, "name": "system"}, {**good, "args": [1]}, {**good, "limit": -1.0}, {}, [good]]
    unknown = {**good, "args": [{**good["args"][0], "game": "chess"}, 0, 2]}

    async def refused(data: bytes) -> str:
        return (await done(Worker(), data)).undone

    async def story() -> None:
        for job in bad:
            assert await refused(msgspec.json.encode(job)) == jobs.FAILED
        assert await refused(b"\x80") == jobs.FAILED
        assert await refused(b" " * jobs.MOST_BYTES + msgspec.json.encode(good)) == jobs.FAILED
        for job in ({**good, "version": "0.0.9/1"}, unknown):
            assert await refused(msgspec.json.encode(job)) == jobs.VERSION

    asyncio.run(story())


def test_an_answer_of_another_shape_is_none() -> None:
    for result in (b'["5", ""]', b"[5]", b"{}", b"null"):
        with pytest.raises(msgspec.ValidationError):
            decode_result(think, Answer(msgspec.Raw(result)))


def test_a_job_that_was_not_done_is_done_here_and_its_player_stays_here() -> None:
    class Unable(Worker):
        async def run(self, *args: object, **kwargs: object) -> int:  # type: ignore[override]
            asked.append(self)
            raise Undone("busy")

    asked: list[Worker] = []

    async def story() -> None:
        workers = Workers(1, 30.0)
        workers.remote = [Unable(), Unable()]
        try:
            first = await workers.run_for("me", "a", os.getpid)
            assert len(asked) == 1
            assert await workers.run_for("me", "a", os.getpid) == first and len(asked) == 1
            assert await workers.run("me", os.getpid) == first and len(asked) == 2
        finally:
            workers.close()

    asyncio.run(story())
