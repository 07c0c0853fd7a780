"""Players with human reflexes: they notice, choose and move in human time, and make human mistakes.

A reaction takes an ex-Gaussian time (a normal part, and an exponential tail of moments of inattention), longer by
Hick's law the more there is to tell apart. Levels and their sources are in docs/notebook/gobbit.md.
"""

import math
from typing import Final

from igroteka.bots.bot import BaselineBot, Bot, Observation
from igroteka.core.live import NEVER, Reflex
from igroteka.core.rng import Rng

HANDS: Final = 2  # come down together; further ones follow
NEXT_HANDS: Final = 180  # milliseconds from one pair of hands to the next
FASTEST: Final = 120  # milliseconds: nobody reacts sooner to what they see
FORM: Final = 0.14  # spread of the log of the time: people differ, and so does one person from day to day


class Level:
    """How quick and how careful a player is; times in milliseconds, chances in per cent."""

    def __init__(
        self, mean: float, spread: float, tail: float, per_bit: float, fooled: int, missed: int, pace: float
    ) -> None:
        self.mean = mean  # of the normal part, for a sight with nothing to tell apart
        self.spread = spread  # of the normal part
        self.tail = tail  # mean of the exponential part
        self.per_bit = per_bit  # for each bit there is to tell apart
        self.fooled = fooled  # how often a lure is taken for a cue
        self.missed = missed  # how often a cue is not noticed at all
        self.pace = pace  # how long a player takes to carry the game on when nothing happens


LEVELS: Final[dict[str, Level]] = {
    "child": Level(395, 75, 150, 165, 8, 8, 1150),
    "beginner": Level(345, 60, 120, 140, 6, 6, 1000),
    "adult": Level(300, 45, 100, 120, 4, 4, 900),
    "keen": Level(262, 38, 80, 98, 3, 3, 800),
    "champion": Level(230, 30, 62, 80, 2, 2, 700),
}


def normal(rng: Rng) -> float:
    """A number from the standard normal distribution (Box and Muller)."""
    return math.sqrt(-2.0 * math.log(1.0 - rng.unit())) * math.cos(6.283185307179586 * rng.unit())


def reaction(level: Level, bits: float, rng: Rng) -> int:
    """A reaction time in milliseconds: ex-Gaussian, with its mean moved by what there is to tell apart."""
    time = level.mean + level.per_bit * bits + level.spread * normal(rng) - level.tail * math.log(1.0 - rng.unit())
    return max(FASTEST, int(time))


class ReactionBot(Bot):
    """Reacts as people do; a question that is not one of speed is answered as the game suggests."""

    def __init__(self, level: str) -> None:
        self.level = LEVELS[level]
        self.thoughtful = BaselineBot()
        self.form = 0.0  # what all times of this player in this match are multiplied by, drawn when first needed
        self.carry_for = -1  # the moment for which the next two hold
        self.carry_at = 0  # when the game is carried on
        self.options: list[int] = []  # intentions: the cue by option and onset, and when the hand comes down
        self.onsets: list[int] = []
        self.times: list[int] = []

    def choose(self, observation: Observation) -> int:
        seen = observation.reflex()
        if seen is None:
            return self.thoughtful.choose(observation)
        self.intend(seen, observation.rng)
        best = -1
        for i in range(len(self.times)):
            if self.times[i] < NEVER and (best < 0 or self.times[i] < self.times[best]):
                best = i
        if seen.carry >= 0 and (best < 0 or self.times[best] > self.carry_at):
            observation.at = self.carry_at
            return seen.carry
        observation.at = seen.began if best < 0 else self.times[best]
        return 0 if best < 0 else self.options[best]

    def plan(self, observation: Observation) -> list[tuple[int, int]]:
        """For live tables: every answer (option, time) of this moment in order, the last one carries the game on."""
        seen = observation.reflex()
        if seen is None:
            return [(self.thoughtful.choose(observation), 0)]
        self.intend(seen, observation.rng)
        answers = [(self.times[i], self.options[i]) for i in range(len(self.times)) if self.times[i] < NEVER]
        if seen.carry >= 0:
            answers = [answer for answer in answers if answer[0] <= self.carry_at]
            answers.append((self.carry_at, seen.carry))
        return [(option, at) for at, option in sorted(answers)]

    def intend(self, seen: Reflex, rng: Rng) -> None:
        """Form an intention for every new cue, keep those that still hold, forget the rest."""
        if seen.carry >= 0 and self.carry_for != seen.began:
            self.carry_for = seen.began
            self.carry_at = seen.began + max(FASTEST, int(self.level.pace * (1.0 + 0.15 * normal(rng))))
        if not seen.options:
            if self.options:
                self.options = []
                self.onsets = []
                self.times = []
            return
        times: list[int] = []
        hands = 0
        for i in range(len(seen.options)):
            at = self.intended(seen.options[i], seen.onsets[i])
            if at < 0:
                at = self.react(seen, i, rng)
                if at < NEVER:
                    at += hands // HANDS * NEXT_HANDS
                    hands += 1
            times.append(at)
        self.options = seen.options
        self.onsets = seen.onsets
        self.times = times

    def intended(self, option: int, onset: int) -> int:
        """The time already decided for a cue, or -1."""
        for i in range(len(self.options)):
            if self.options[i] == option and self.onsets[i] == onset:
                return self.times[i]
        return -1

    def react(self, seen: Reflex, cue: int, rng: Rng) -> int:
        """When the hand comes down on a cue first noticed now, if it does."""
        acts = not rng.chance(self.level.missed) if seen.right[cue] else rng.chance(self.level.fooled)
        if not acts:
            return NEVER
        if self.form == 0.0:
            self.form = math.exp(FORM * normal(rng))
        return seen.began + max(FASTEST, int(self.form * reaction(self.level, seen.bits[cue], rng)))
