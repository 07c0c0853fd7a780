"""A guard beside a bot: whatever the bot does, the table gets a legal answer and the match goes on."""

import threading

from igroteka.bots.bot import Bot, Glimpse


class Guard(Bot):
    """Lets a bot answer; when it raises, answers what was not offered, or overruns its time, a safe answer is given.

    `seconds` 0 sets no limit. A bot with a limit thinks in a thread of its own, about an imagined world, so that one
    that never comes back can be left behind.
    """

    def __init__(self, bot: Bot, seconds: float = 0.0) -> None:
        self.bot = bot
        self.seconds = seconds
        self.faults = 0  # how often it had to be helped out
        self.fault = ""  # what went wrong the last time

    def follows(self) -> bool:
        return self.bot.follows()

    def choose(self, glimpse: Glimpse) -> int:
        options = glimpse.options
        try:
            answer = self.bot.choose(glimpse) if self.seconds <= 0.0 else self.timed(glimpse)
        except Exception as error:
            return self.safe(glimpse, f"{type(error).__name__}: {error}")
        if answer not in options:
            return self.safe(glimpse, f"answered {answer}, which was not offered")
        return answer

    def timed(self, glimpse: Glimpse) -> int:
        thought = Thought(self.bot, glimpse.apart())
        thread = threading.Thread(target=thought.think, daemon=True)
        thread.start()
        thread.join(self.seconds)
        if thread.is_alive():
            raise TimeoutError(f"no answer in {self.seconds} s")
        if thought.error is not None:
            raise thought.error
        glimpse.memory = thought.glimpse.memory
        glimpse.seen = thought.glimpse.seen
        glimpse.at = thought.glimpse.at
        return thought.answer

    def safe(self, glimpse: Glimpse, fault: str) -> int:
        """The game's own suggestion, or else the first option."""
        self.faults += 1
        self.fault = fault
        options = glimpse.options
        try:
            world = glimpse.imagine()
            answer = world.game.suggest(world, glimpse.seat, glimpse.rng)
        except Exception:
            answer = None
        return options[0] if answer is None or answer not in options else answer


class Thought:
    """What goes on in the thread of a bot with a time limit."""

    def __init__(self, bot: Bot, glimpse: Glimpse) -> None:
        self.bot = bot
        self.glimpse = glimpse
        self.answer = -1
        self.error: Exception | None = None

    def think(self) -> None:
        try:
            self.answer = self.bot.choose(self.glimpse)
        except Exception as error:
            self.error = error
