"""Regret matching, for questions in which two sides try to outguess each other: where to hide, where to hunt.

A tree looks for the best answer to what the others usually do, and who does so can be read. Here every seat mixes its
answers: in each imagined world all of them draw one, and each answer is tried against what the others drew. Answers
that would have done better are drawn more often later. The average of such mixtures comes near to an equilibrium,
which no opponent can exploit (Hart and Mas-Colell; Zinkevich et al.).
"""

import time
from typing import Any, Final

from igroteka.bots.bot import Observation, considered
from igroteka.bots.ismcts import CHECK_EVERY, IsmctsBot, Search, Tuning
from igroteka.core.errors import BadSetting
from igroteka.core.rng import Rng
from igroteka.core.state import State

SELDOM: Final = 0.25  # an answer that comes up less often than this, against an even mixture, is left out in the end


class Mixture:
    """How a seat mixes its answers: what it regrets not to have given, and the average mixture so far."""

    def __init__(self) -> None:
        self.options: list[int] = []
        self.regrets: list[float] = []
        self.sums: list[float] = []  # of the chances, the later ones counted more

    def place(self, option: int) -> int:
        """Where an answer stands; a new one is added."""
        for index in range(len(self.options)):
            if self.options[index] == option:
                return index
        self.options.append(option)
        self.regrets.append(0.0)
        self.sums.append(0.0)
        return len(self.options) - 1

    def chances(self, offered: list[int]) -> list[float]:
        """How likely each of these answers is now: in proportion to its regret; all alike where none is regretted."""
        found = [max(0.0, self.regrets[self.place(option)]) for option in offered]
        total = sum(found)
        if total <= 0.0:
            return [1.0 / len(offered)] * len(offered)
        return [chance / total for chance in found]

    def learn(self, offered: list[int], chances: list[float], values: list[float], weight: float) -> None:
        """Regret each answer by how much better it did than the mixture, and count the mixture."""
        mean = 0.0
        for index in range(len(offered)):
            mean += chances[index] * values[index]
        for index in range(len(offered)):
            place = self.place(offered[index])
            self.regrets[place] += values[index] - mean
            self.sums[place] += chances[index] * weight

    def average(self, offered: list[int]) -> list[float]:
        """The average mixture of these answers, without those that hardly come up."""
        found = [self.sums[self.place(option)] for option in offered]
        total = sum(found)
        if total <= 0.0:
            return [1.0 / len(offered)] * len(offered)
        least = SELDOM * total / len(offered)
        return [chance if chance >= least else 0.0 for chance in found]


def drawn(offered: list[int], chances: list[float], ticket: float) -> int:
    """The answer a ticket from 0 to 1 falls on."""
    left = ticket * sum(chances)
    for index in range(len(offered)):
        left -= chances[index]
        if left < 0.0:
            return offered[index]
    return offered[-1]


class Contest(Search):
    """The search for one contested decision (`Game.contested`), to the end of what the contest is about.

    An iteration is one answer tried in one world. Whatever is not contested, the game's own player answers.
    """

    def __init__(self, observation: Observation, tuning: Tuning) -> None:
        super().__init__(observation, tuning)
        self.mixtures = [Mixture() for _ in self.teams]  # of the answers each seat gives
        self.laid = [Mixture() for _ in self.teams]  # of those already given and still hidden
        self.offered: list[list[int]] = [[] for _ in self.teams]  # what each was offered in this world
        self.tickets = [0.0] * len(self.teams)
        self.swayed = -1  # the other seat whose answer is tried out, and the answer
        self.instead = -1
        self.rounds = 0

    def run(self, iterations: int, seconds: float, decisive: bool = False) -> None:
        if iterations <= 0 and seconds <= 0.0:
            raise BadSetting("zero-budget", bot="regret:0")
        end = time.perf_counter() + seconds if seconds > 0.0 else 0.0
        options = self.among or self.observation.options
        while iterations == 0 or self.iterations < iterations:
            self.compare(self.observation.imagine(), options)
            if end > 0.0 and self.rounds % CHECK_EVERY == 0:
                if time.perf_counter() >= end:
                    break
                time.sleep(0)  # compiled code never lets other threads in by itself

    def compare(self, world: State, options: list[int]) -> None:
        """One world: try every own answer, then every answer of one other seat, against what the others drew."""
        self.rounds += 1
        game: Any = self.game
        seats = world.seats
        for seat in range(seats):
            self.tickets[seat] = self.rng.unit()
            self.offered[seat] = []
        hidden: list[list[int]] = [game.laid(world, seat, self.seat) for seat in range(seats)]
        for seat in range(seats):
            if hidden[seat]:
                chances = self.laid[seat].chances(hidden[seat])
                game.lay(world, seat, drawn(hidden[seat], chances, self.tickets[seat]))
        luck = self.rng.fork()
        mine = self.mixtures[self.seat]
        chances = mine.chances(options)
        values = [self.outlook(world.copy(), option, luck.copy()) for option in options]
        mine.learn(options, chances, values, float(self.rounds))
        given = drawn(options, chances, self.tickets[self.seat])
        other = self.other(hidden)
        if other >= 0:
            self.sway(world, other, hidden[other], given, luck)

    def other(self, hidden: list[list[int]]) -> int:
        """The seat whose answers are tried out besides the own ones: an opponent every other time, or -1."""
        side = self.teams[self.seat]
        opponents: list[int] = []
        partners: list[int] = []
        for seat in range(len(self.teams)):
            if seat != self.seat and (hidden[seat] or self.offered[seat]):
                if self.teams[seat] == side:
                    partners.append(seat)
                else:
                    opponents.append(seat)
        chosen = partners if partners and (not opponents or self.rounds % 2 == 0) else opponents
        return chosen[self.rng.below(len(chosen))] if chosen else -1

    def sway(self, world: State, other: int, hidden: list[int], given: int, luck: Rng) -> None:
        """Try every answer of another seat, against the drawn ones of all."""
        game: Any = self.game
        options = hidden or self.offered[other][:]
        mixture = self.laid[other] if hidden else self.mixtures[other]
        chances = mixture.chances(options)
        friendly = self.teams[other] == self.teams[self.seat]
        values: list[float] = []
        for option in options:
            tried = world.copy()
            if hidden:
                game.lay(tried, other, option)
            else:
                self.swayed = other
                self.instead = option
            value = self.outlook(tried, given, luck.copy(), False)
            values.append(value if friendly else 1.0 - value)
        self.swayed = -1
        mixture.learn(options, chances, values, float(self.rounds))

    def outlook(self, world: State, option: int, luck: Rng, counted: bool = True) -> float:
        """The value of an own answer: give it, and play on until the contest is over and the position quiet."""
        game: Any = self.game
        decision = world.decision_for(self.seat)
        assert decision is not None
        over = option in game.contested(decision)
        asked = 0  # seats that have given a contested answer
        world.answer(decision, self.seat, option)
        while world.outcome is None and not (over and game.quiet(world)):
            decision = world.decisions[0]
            seat = self.who(decision)
            answer = self.reply(world, seat, luck)
            contested: list[int] = game.contested(decision)
            if answer in contested:
                over = True
                if not asked >> seat & 1:
                    asked |= 1 << seat
                    answer = self.mixed_answer(seat, contested, answer)
            world.answer(decision, seat, answer)
        self.iterations += 1
        self.look(world)
        value = self.values[self.teams[self.seat]]
        if counted:
            edge = self.root().edge(option)
            edge.visits += 1.0
            edge.total += value
        return value

    def mixed_answer(self, seat: int, contested: list[int], usual: int) -> int:
        """What a seat draws from its mixture; the usual answer where it has none yet."""
        if seat != self.seat and not self.offered[seat]:
            self.offered[seat] = contested
        if seat == self.swayed:
            return self.instead if self.instead in contested else usual
        mixture = self.mixtures[seat]
        chances = mixture.chances(contested)
        for option in contested:
            if mixture.regrets[mixture.place(option)] > 0.0:
                return drawn(contested, chances, self.tickets[seat])
        return usual

    def reply(self, world: State, seat: int, luck: Rng) -> int:
        """What the game's own player answers for a seat."""
        options = world.decisions[0].options
        if len(options) == 1:
            return options[0]
        answer = self.game.suggest(world, seat, luck)
        return options[luck.below(len(options))] if answer is None else answer

    def answer(self, options: list[int]) -> int:
        """Drawn from the average mixture."""
        return drawn(options, self.mixtures[self.seat].average(options), self.rng.unit())


class RegretBot(IsmctsBot):
    """Mixes its answers to contested questions by regret matching, and searches a tree for the others."""

    def choose(self, observation: Observation) -> int:
        decision = observation.decision()
        assert decision is not None
        game: Any = observation.game
        if not game.contested(decision):
            return super().choose(observation)
        options = considered(observation)
        if len(options) == 1:
            return options[0]
        contest = Contest(observation, self.tuned(observation))
        contest.among = options
        contest.run(self.iterations, self.seconds)
        return contest.answer(options)
