"""No bot can tell apart what its seat cannot: every bot, every game, all along a game."""

import pytest

from igroteka import games
from igroteka.bots.bot import Bot, RandomBot
from igroteka.bots.guard import Guard
from igroteka.bots.levels import LEVELS, level_bot
from igroteka.bots.registry import make_bot
from igroteka.core.rng import derive, seeded
from tests.contract.laws import bots_cannot_peek, walk


def bots_of(game: str) -> list[str]:
    """All kinds of bots, the search with a small budget: by the clock no answer repeats."""
    levels = [level_bot(games.find(game).levels, level) for level in LEVELS]
    searches = ["ismcts:25", "regret:25"] if games.find(game).secret else ["ismcts:25"]
    others = [name for name in levels if not name.startswith(("ismcts", "regret"))]
    return ["random", "greedy", "baseline", *searches, *others]


@pytest.mark.parametrize(("game", "name"), [(game, name) for game in games.NAMES for name in bots_of(game)])
def test_a_bot_sees_only_what_its_seat_may_know(game: str, name: str) -> None:
    rulebook = games.find(game)
    for number, (chosen, seats) in enumerate(rulebook.variants()[:6]):
        rng = seeded(derive(number, name, "honesty"))
        looked = 0
        for state in walk(rulebook, chosen, seats, number, RandomBot()):
            if state.outcome is None and looked < 6 and (looked == 0 or rng.chance(8)):
                bots_cannot_peek(state, make_bot(name), rng)
                looked += 1


@pytest.mark.parametrize("game", games.NAMES)
def test_a_guarded_bot_is_as_honest(game: str) -> None:
    rulebook = games.find(game)
    state = rulebook.new({}, rulebook.seats[0], 1)
    bot: Bot = Guard(make_bot("ismcts:20"), seconds=20)
    bots_cannot_peek(state, bot, seeded(1))
