"""What worker processes work out: a bot's answer, a hint, a review of a finished match.

A worker is never given the true position: `question_of` makes a world imagined from what the bot's seat knows, with
chance of its own, and the answers the seat has seen. Between two decisions a worker keeps what the bot remembers, as
every other table of bots does: so people meet the bots whose strength was measured.
"""

from collections import OrderedDict
from functools import lru_cache
from typing import Any

import msgspec

from igroteka import games
from igroteka.bots.bot import BaselineBot, Observation
from igroteka.bots.guard import Guard
from igroteka.bots.hints import ideas
from igroteka.bots.registry import make_bot
from igroteka.core.game import Game
from igroteka.core.match import Match
from igroteka.core.rng import derive, seeded
from igroteka.core.state import State
from igroteka.lab.review import judged

HINT_SECONDS = 0.5
REVIEW_ITERATIONS = 60  # a decision; enough to see where a match turned, and a second or two for a whole one
REMEMBERED = 64  # players whose memory a worker keeps


class Question(msgspec.Struct):
    """A decision, as a worker is told of it."""

    game: str
    world: dict[str, Any]  # a position imagined from what the seat knows
    seat: int
    seed: int  # of the bot's own chance
    player: str = ""  # the table and the seat: whose memory it is
    bot: str = ""
    seen: list[tuple[int, int]] = []  # all answers of the match that the seat saw
    packs: dict[str, str] = {}  # that the match is played with


def question_of(state: State, seat: int, seed: int) -> Question:
    """What a worker may be told: it follows from what the seat knows and the given seed alone."""
    world = state.imagine(seat, seeded(derive(seed, "world")))
    packs = state.game.packs(state.settings, state.seats)
    return Question(state.game.name, world.dump(), seat, derive(seed, "bot"), packs=packs)


class Player:
    """A bot in a seat, as long as its worker remembers it."""

    def __init__(self, bot: str, game: Game[Any]) -> None:
        self.name = bot
        self.bot = Guard(make_bot(bot, game))
        self.seen: list[tuple[int, int]] = []  # the answers it was told of
        self.unused: list[tuple[int, int]] = []  # those that it has not yet looked at
        self.memory: object = None

    def fits(self, question: Question) -> bool:
        """Whether the match went on from where this player knows it, and nothing was taken back."""
        return self.name == question.bot and question.seen[: len(self.seen)] == self.seen

    def answer(self, question: Question, observation: Observation) -> int:
        if self.bot.follows():
            observation.seen = self.unused + question.seen[len(self.seen) :]
            observation.memory = self.memory
        option = self.bot.choose(observation)
        self.seen, self.unused, self.memory = question.seen, observation.seen, observation.memory
        return option


_players: OrderedDict[str, Player] = OrderedDict()  # of this process, the longest unused first


def think(question: Question) -> tuple[int, str]:
    """A bot's answer, and what went wrong if it had to be helped out; runs in a worker."""
    observation = observed(question)
    player = _players.pop(question.player, None)
    if player is None or not player.fits(question):
        player = Player(question.bot, observation.game)
    _players[question.player] = player
    if len(_players) > REMEMBERED:
        _players.popitem(last=False)
    faults = player.bot.faults
    option = player.answer(question, observation)
    return option, player.bot.fault if player.bot.faults > faults else ""


def rank(question: Question) -> list[dict[str, Any]]:
    """The options of a seat with the winning chance each seems to leave, best first, and why; runs in a worker."""
    return [idea.dump() for idea in ideas(observed(question), seconds=HINT_SECONDS)]


def observed(question: Question) -> Observation:
    game = _game(question.game, tuple(sorted(question.packs.items())))
    return Observation(game.load(question.world), question.seat, seeded(question.seed))


@lru_cache(32)
def _game(name: str, packs: tuple[tuple[str, str], ...]) -> Game[Any]:
    """A game with these packs, which are those here or others; to compare them takes longer than a quick bot."""
    return games.find(name).made_with(dict(packs))


def stand_in_answer(state: State, seat: int, seed: int) -> int:
    """What the game's own player answers, at once and in this process: for when a worker failed or is late."""
    rng = seeded(seed)
    return Guard(BaselineBot()).choose(Observation(state.imagine(seat, rng), seat, rng))


class WholeMatch(msgspec.Struct):
    """A finished match, as a worker is told of it."""

    game: str
    settings: dict[str, Any]
    seats: int
    seed: int | str
    start: dict[str, Any] | None
    moves: list[tuple[int, int, int]]
    packs: dict[str, str]


def judge(whole: WholeMatch, first: int, count: int) -> list[dict[str, Any]]:
    """Some decisions of a finished match looked at again; runs in a worker."""
    game = _game(whole.game, tuple(sorted(whole.packs.items())))
    match = Match(game, whole.settings, whole.seats, whole.seed, whole.start)
    for seat, option, at in whole.moves[: first + count]:
        match.play(seat, option, at)
    return judged(match, REVIEW_ITERATIONS, first, count)
