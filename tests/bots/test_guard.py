"""A bot that fails never stops a match."""

import time

from igroteka import games
from igroteka.bots.bot import Bot, Observation, RandomBot
from igroteka.bots.guard import Guard
from igroteka.bots.table import play_out
from igroteka.core.decision import seats_in
from igroteka.core.rng import seeded
from igroteka.core.state import State

MINDBUG = games.find("mindbug")


class Raising(Bot):
    def choose(self, observation: Observation) -> int:
        raise RuntimeError("no idea")


class Cheating(Bot):
    def choose(self, observation: Observation) -> int:
        return -7


class Endless(Bot):
    def choose(self, observation: Observation) -> int:
        time.sleep(5)
        return observation.options[0]


class Peeking(Bot):
    """Keeps what it was shown."""

    def __init__(self) -> None:
        self.shown: Observation | None = None

    def choose(self, observation: Observation) -> int:
        self.shown = observation
        observation.memory = "kept"
        return observation.options[-1]


def opening() -> tuple[State, int]:
    state = MINDBUG.new({}, 2, 3)
    return state, seats_in(state.decisions[0].seats)[0]


def test_a_bot_that_raises_is_answered_for_and_the_match_ends() -> None:
    state, _ = opening()
    guard = Guard(Raising())
    play_out(state, [guard, RandomBot()], seeded(1))
    assert state.outcome is not None
    assert guard.faults > 0 and "no idea" in guard.fault


def test_an_answer_that_was_not_offered_is_replaced() -> None:
    state, seat = opening()
    assert Guard(Cheating()).choose(Observation(state, seat, seeded(1))) in state.decisions[0].options


def test_a_bot_that_overruns_its_time_is_answered_for() -> None:
    state, seat = opening()
    guard = Guard(Endless(), seconds=0.05)
    started = time.monotonic()
    assert guard.choose(Observation(state, seat, seeded(1))) in state.decisions[0].options
    assert time.monotonic() - started < 3
    assert guard.faults == 1


def test_a_bot_in_its_own_thread_never_holds_the_true_state() -> None:
    state, seat = opening()
    bot = Peeking()
    observation = Observation(state, seat, seeded(1))
    assert Guard(bot, seconds=5).choose(observation) == state.decisions[0].options[-1]
    assert bot.shown is not None and bot.shown is not observation
    assert bot.shown.view() == state.view(seat)
    assert observation.memory == "kept"
