"""A guard between a bot and a match: whatever the bot does, the match gets a legal answer and goes on."""

import threading

from igroteka.bots.bot import BaselineBot, Bot, Observation


class Guard(Bot):
    """Lets a bot answer; when it raises, answers what was not offered, or overruns its time, a safe answer is given.

    `seconds` 0 sets no limit. A bot with a limit thinks in a thread of its own, about an imagined world, so that one
    that never comes back can be left behind.
    """

    def __init__(self, bot: Bot, seconds: float = 0.0) -> None:
        self.bot = bot
        self.seconds = seconds
        self.stand_in = BaselineBot()
        self.faults = 0  # how often the guard had to answer instead
        self.fault = ""  # what went wrong the last time

    def follows(self) -> bool:
        return self.bot.follows()

    def choose(self, observation: Observation) -> int:
        options = observation.options
        try:
            answer = self.bot.choose(observation) if self.seconds <= 0.0 else self.timed(observation)
        except Exception as error:
            return self.safe(observation, f"{type(error).__name__}: {error}")
        if answer not in options:
            return self.safe(observation, f"answered {answer}, which was not offered")
        return answer

    def timed(self, observation: Observation) -> int:
        thought = Thought(self.bot, observation.apart())
        thread = threading.Thread(target=thought.think, daemon=True)
        thread.start()
        thread.join(self.seconds)
        if thread.is_alive():
            raise TimeoutError(f"no answer in {self.seconds} s")
        if thought.error is not None:
            raise thought.error
        observation.memory = thought.observation.memory
        observation.seen = thought.observation.seen
        observation.at = thought.observation.at
        return thought.answer

    def safe(self, observation: Observation, fault: str) -> int:
        """What the game's own player answers; the first option only if that fails too."""
        self.faults += 1
        self.fault = fault
        options = observation.options
        try:
            answer = self.stand_in.choose(observation)
        except Exception:
            answer = -1
        return answer if answer in options else options[0]


class Thought:
    """What goes on in the thread of a bot with a time limit."""

    def __init__(self, bot: Bot, observation: Observation) -> None:
        self.bot = bot
        self.observation = observation
        self.answer = -1
        self.error: Exception | None = None

    def think(self) -> None:
        try:
            self.answer = self.bot.choose(self.observation)
        except Exception as error:
            self.error = error
