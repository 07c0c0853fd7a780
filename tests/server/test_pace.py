"""How long a bot takes tells nothing of what it holds."""

import asyncio
import itertools
import random
import statistics
from pathlib import Path

from igroteka.client import new_secret
from igroteka.server.pace import Pace
from tests.server.room import Person, Server

LEVELS = ["novice:75%", "novice:50%", "baseline", "ismcts:120", "regret:1s"]


def test_forced_and_chosen_answers_take_the_same_time() -> None:
    """A level 5 bot: at once with one option, about a second when it holds a playable card."""
    rng, pace = random.Random(1), Pace(0.35)
    shown: dict[bool, list[float]] = {True: [], False: []}
    for _ in range(2000):
        choice = rng.random() < 0.5
        drawn, took = pace.draw("not_alone", "level:5", LEVELS), rng.gauss(1.0, 0.02) if choice else 0.01
        if choice:
            pace.thought("not_alone", "level:5", took)
        shown[choice].append(max(drawn, took))
    assert abs(statistics.mean(shown[True]) - statistics.mean(shown[False])) < 0.02
    assert abs(statistics.median(shown[True]) - statistics.median(shown[False])) < 0.03
    assert abs(min(shown[True]) - min(shown[False])) < 0.05


def test_simple_bots_keep_the_pace_people_can_follow() -> None:
    pace = Pace(0.35)
    assert all(0.35 <= pace.draw("mindbug", "greedy", []) < 0.5 for _ in range(100))
    pace.thought("mindbug", "greedy", 60.0)
    assert pace.draw("mindbug", "greedy", []) < 5.0
    assert Pace(0.0).draw("mindbug", "greedy", []) == 0.0


def test_over_a_socket_no_answer_of_a_bot_comes_at_once(tmp_path: Path) -> None:
    """Many answers of Mindbug have one option only."""
    server = Server(str(tmp_path / "room.sqlite"), tmp_path / "log", IGROTEKA_BOT_PACE="0.1").start()

    async def story() -> list[float]:
        heard: list[float] = []
        async with Person(server, server.open(new_secret(), "level:2", "level:2", start=True)["id"], "") as eye:
            while eye.table["status"] != "over" and len(heard) < 25:
                count = len(eye.updates("move"))
                await eye.until(lambda count=count: len(eye.updates("move")) > count, 60)
                heard.append(asyncio.get_running_loop().time())
        return [after - before for before, after in itertools.pairwise(heard)]

    gaps = asyncio.run(story())
    server.stop()
    assert min(gaps) > 0.08 and len({round(gap, 3) for gap in gaps}) > 5
