"""The interface of a bot, and the bots that need no search."""

from abc import ABC, abstractmethod
from typing import Any

from mypy_extensions import i64, mypyc_attr

from igroteka.core.decision import Decision
from igroteka.core.game import Game
from igroteka.core.live import Reflex
from igroteka.core.rng import Rng
from igroteka.core.score import Score
from igroteka.core.state import State, View


class Observation:
    """All a bot gets to see: its seat's own view, its options, and worlds imagined from what the seat knows."""

    def __init__(self, state: State, seat: i64, rng: Rng) -> None:
        self._state = state
        self.seat = seat
        self.rng = rng  # the bot's own generator: it tells nothing about the match
        self.at: i64 = 0  # in games against the clock a bot writes here when it answers
        self.seen: list[tuple[int, int]] = []  # answers (seat, option) this seat saw; a bot that follows clears it
        self.memory: object = None  # what the bot keeps from one decision of this match to the next

    @property
    def game(self) -> Game[Any]:
        return self._state.game

    @property
    def moves(self) -> int:
        """How many answers have been given in the match."""
        return self._state.moves

    @property
    def options(self) -> list[int]:
        """What may be answered now."""
        decision = self.decision()
        return decision.options if decision is not None else []

    def decision(self) -> Decision | None:
        """The question this seat is asked."""
        return self._state.decision_for(self.seat)

    def view(self) -> View:
        return self._state.view(self.seat)

    def reflex(self) -> Reflex | None:
        """What there is to react to, in games where speed decides; like a view, from what the seat may see."""
        seen: Reflex | None = self._state.game.reflex(self._state, self.seat)
        return seen

    def imagine(self) -> State:
        """A world that might be the true one."""
        return self._state.imagine(self.seat, self.rng)

    def apart(self) -> "Observation":
        """The same observation, of an imagined world: a thread may use it while the match goes on."""
        made = Observation(self.imagine(), self.seat, self.rng.fork())
        made.seen = self.seen[:]
        made.memory = self.memory
        return made


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot(ABC):
    """A player. It may remember things between its own decisions (`observation.memory`), never between matches."""

    @abstractmethod
    def choose(self, observation: Observation) -> int:
        """One of `observation.options`."""

    def follows(self) -> bool:
        """Whether it wants the answers given at the table written down in `observation.seen`."""
        return False


def considered(observation: Observation) -> list[int]:
    """The options worth a thought: none that is never better than another, none that is bad manners to a partner."""
    decision = observation.decision()
    assert decision is not None
    game: Any = observation.game
    options: list[int] = game.sensible(decision)
    if len(options) > 1 and game.has_manners():
        options = game.courteous(observation.imagine(), observation.seat, options)
    return options


class RandomBot(Bot):
    """Any option, each with the same chance."""

    def choose(self, observation: Observation) -> int:
        decision = observation.decision()
        assert decision is not None
        options = decision.options
        return options[observation.rng.below(len(options))]


class GreedyBot(Bot):
    """One step ahead: the option after which the game's own evaluation is best, over a few imagined worlds."""

    def __init__(self, worlds: int = 4) -> None:
        self.worlds = worlds

    def choose(self, observation: Observation) -> int:
        options = considered(observation)
        if len(options) == 1:
            return options[0]
        totals = [0.0] * len(options)
        for _ in range(self.worlds):
            world = observation.imagine()
            game: Any = world.game
            for index, option in enumerate(options):
                after = world.copy()
                after.apply(observation.seat, option)
                totals[index] += game.evaluate(after, observation.seat)
        best = max(totals)
        equal = [option for option, total in zip(options, totals, strict=True) if total == best]
        return equal[observation.rng.below(len(equal))]


class NoviceBot(Bot):
    """In every decision it overlooks so many per cent of what there is, and does the right thing with what it sees.

    In a game with its own player it overlooks options (a target, a card in hand), and that player chooses from the
    rest. Else it looks one step ahead and overlooks terms of the evaluation: a blocker, a creature, a life.
    """

    def __init__(self, percent: int, worlds: int = 2) -> None:
        self.percent = percent
        self.worlds = worlds
        self.seeing = GreedyBot(worlds)

    def choose(self, observation: Observation) -> int:
        options = considered(observation)
        if len(options) == 1:
            return options[0]
        game: Any = observation.game
        rng = observation.rng
        answer = self.noticed(observation, options)
        if answer >= 0:
            return answer
        if not game.weights:
            return self.seeing.choose(observation)
        weights = [0.0 if rng.chance(self.percent) else weight for weight in game.weights]
        totals = [0.0] * len(options)
        for _ in range(self.worlds):
            world = observation.imagine()
            for index, option in enumerate(options):
                after = world.copy()
                after.apply(observation.seat, option)
                totals[index] += self.judged(after, observation.seat, weights)
        best = max(totals)
        equal = [option for option, total in zip(options, totals, strict=True) if total == best]
        return equal[rng.below(len(equal))]

    def noticed(self, observation: Observation, options: list[int]) -> int:
        """What the game's own player would answer if only some options were offered; -1 where there is none."""
        rng = observation.rng
        world = observation.imagine()
        decision = world.decision_for(observation.seat)
        assert decision is not None
        seen = [option for option in options if not rng.chance(self.percent)]
        if not seen:
            seen = [options[rng.below(len(options))]]
        decision.options = seen  # of an imagined world
        answer = world.game.suggest(world, observation.seat, rng)
        if answer is None:
            return -1
        return answer if answer in seen else seen[rng.below(len(seen))]

    def judged(self, state: State, seat: int, weights: list[float]) -> float:
        """How good a position looks with these weights."""
        if state.outcome is not None:
            return state.outcome[seat]
        score = Score(weights)
        game: Any = state.game
        game.weigh(state, seat, score)
        return score.chance()


class BaselineBot(Bot):
    """The game's own player (`Game.suggest`), asked about an imagined world; greedy where the game has none."""

    def __init__(self) -> None:
        self.fallback = GreedyBot()

    def choose(self, observation: Observation) -> int:
        options = observation.options
        if len(options) == 1:
            return options[0]
        world = observation.imagine()
        answer = world.game.suggest(world, observation.seat, observation.rng)
        return self.fallback.choose(observation) if answer is None else answer


class CarelessBot(Bot):
    """Plays like another bot, but gives so many per cent of its answers at random."""

    def __init__(self, bot: Bot, percent: int) -> None:
        self.bot = bot
        self.percent = percent

    def follows(self) -> bool:
        return self.bot.follows()

    def choose(self, observation: Observation) -> int:
        options = observation.options
        if observation.rng.chance(self.percent):
            return options[observation.rng.below(len(options))]
        return self.bot.choose(observation)
