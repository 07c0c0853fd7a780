"""Fit the weights of a game's linear evaluation to games of bots, in rounds: each round is played with the last fit.

The bots make slips, so that positions differ for other reasons than their habits. Positions are described by the
terms of the game (`Game.terms`), the fit is a logistic regression with a ridge (Newton's method), and the log loss is
that on games left out. Everything follows from the seed.
"""

import json
from array import array
from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from importlib import import_module, resources
from pathlib import Path
from typing import Any, Final

from igroteka import games as rulebooks
from igroteka.bots.bot import Observation
from igroteka.bots.registry import make_bot
from igroteka.bots.table import tell
from igroteka.core.errors import BadSetting
from igroteka.core.game import Game
from igroteka.core.rng import derive, seeded
from igroteka.core.score import FILE
from igroteka.lab.engines import spread

ROUNDS: Final = ("random", "greedy:10%", "ismcts:40:10%", "ismcts:40:10%")
ROUNDS_WITH_PLAYER: Final = ("baseline:20%", "ismcts:40:10%", "ismcts:40:10%")  # where the game has its own player
COLUMNS: Final = ("bot", "positions", "constant", "fitted_loss", "log_loss")
PORTION: Final = 10  # games a job
NOTED: Final = 50  # per cent of all positions that are used
LEFT_OUT: Final = 10  # every tenth game is kept to check the fit
RIDGE: Final = 100.0  # holds a weight near 0
RIDGE_KIN: Final = 1000.0  # holds a weight near what its kin let expect
RIDGE_SHARED: Final = 10.0  # holds what kin share near 0
STEPS: Final = 12  # of Newton's method, at most
ENOUGH: Final = 1e-6  # change of the loss at which it ends


def fit(
    game: Game[Any],
    bots: Sequence[str],
    games: int,
    seed: int,
    engine: str = "local",
    workers: int = 0,
    progress: Callable[[int], None] | None = None,
    address: str = "",
) -> dict[str, Any]:
    """Play and fit, a round for each bot; what each round gave, and the last weights by their terms' names."""
    if not game.terms():
        raise BadSetting("no-terms", game=game.name)
    if games < 2 * LEFT_OUT:
        raise BadSetting("game-count", games=games)
    bots = bots or _rounds(game)
    usual = game.weights[:]
    weights = usual if has_player(game) else [0.0] * len(usual)
    rows: list[dict[str, Any]] = []
    for number, bot in enumerate(bots):
        make_bot(bot)
        jobs = (
            (game.name, weights, bot, derive(seed, "fit", number), first, min(PORTION, games - first))
            for first in range(0, games, PORTION)
        )
        table = Table(len(usual))
        for part in spread(play_some, jobs, engine, workers, address):
            table.add(part)
            if progress is not None:
                progress(number * games + min(games, table.games))
        weights, row = regression(game, table)
        rows.append({"bot": bot, **row})
    named = {name: round(weight, 4) for name, weight in zip(game.terms(), weights, strict=True) if name and weight}
    return {"game": game.name, "games": games, "seed": seed, "rows": rows, "weights": named}


def write(found: dict[str, Any], command: str, out: Path | None) -> Path:
    """Write the weights, with what made them; beside the game if no file is named."""
    last = found["rows"][-1]
    data = {
        "command": command,
        "date": datetime.now(UTC).strftime("%Y-%m-%d"),
        **{name: last[name] for name in ("positions", "log_loss", "constant")},
        "rounds": found["rows"],
        "weights": found["weights"],
    }
    package = rulebooks.find(found["game"]).package
    path = out or Path(str(resources.files(package).joinpath(FILE)))
    path.write_text(json.dumps(data, indent=1) + "\n", encoding="utf-8")
    return path


def rounds_of(game: Game[Any]) -> int:
    """How many rounds there are where no bots are named."""
    return len(_rounds(game)) if game.terms() else 0


def _rounds(game: Game[Any]) -> Sequence[str]:
    return ROUNDS_WITH_PLAYER if has_player(game) else ROUNDS


def has_player(game: Game[Any]) -> bool:
    """Whether the game has a player of its own (`suggest`)."""
    settings, seats = game.training()[0]
    state = game.new(settings, seats)
    seat = int(state.decisions[0].seat())
    rng = seeded(1)
    return game.suggest(state.imagine(seat, rng), seat, rng) is not None


Part = list[tuple[int, float, dict[int, float]]]
"""Positions: the number of the game, what the first seat had of it in the end, and the terms."""


def play_some(name: str, weights: list[float], bot: str, seed: int, first: int, count: int) -> Part:
    """Some games, with these weights; positions of them, seen from the first seat."""
    game = rulebooks.find(name)
    usual = game.weights[:]
    game.weights[:] = weights
    found: Part = []
    try:
        for number in range(first, first + count):
            found += _played(game, bot, derive(seed, number), number)
    finally:
        game.weights[:] = usual
    return found


def _played(game: Game[Any], bot: str, seed: int, number: int) -> Part:
    training = game.training()
    given, seats = training[number % len(training)]
    state = game.new(given, seats, seed)
    rng = seeded(derive(seed, "chance"))
    players = [make_bot(bot, game) for _ in range(seats)]
    seen = [Observation(state, seat, rng.fork()) for seat in range(seats)]
    followers = [observation for observation in seen if players[observation.seat].follows()]
    noted: list[dict[int, float]] = []
    while state.outcome is None:
        decision = state.decisions[0]
        seat = int(decision.seat())
        if rng.chance(NOTED) and game.quiet(state):
            noted.append(game.noted(state, 0))
        option = players[seat].choose(seen[seat])
        state.apply(seat, option, seen[seat].at)
        tell(followers, decision, seat, option)
    return [(number, state.outcome[0], terms) for terms in noted]


class Table:
    """Positions as arrays: which terms, how much of each, where each position begins."""

    def __init__(self, terms: int) -> None:
        self.np: Any = import_module("numpy")
        self.size = terms
        self.games = 0
        self.terms = array("i")  # not lists: there are many millions
        self.amounts = array("f")
        self.begins: list[int] = []
        self.shares: list[float] = []
        self.numbers: list[int] = []

    def add(self, part: Part) -> None:
        for number, share, terms in part:
            self.begins.append(len(self.terms))
            self.terms.extend(terms.keys())
            self.amounts.extend(terms.values())
            self.shares.append(share)
            self.numbers.append(number)
            self.games = max(self.games, number + 1)

    def split(self) -> tuple["Positions", "Positions"]:
        """The positions to fit to, and those of games left out."""
        np = self.np
        numbers = np.array(self.numbers)
        ends = [*self.begins[1:], len(self.terms)]
        lengths = np.array(ends) - np.array(self.begins)
        out = numbers % LEFT_OUT == LEFT_OUT - 1
        return self._chosen(~out, lengths), self._chosen(out, lengths)

    def _chosen(self, mask: Any, lengths: Any) -> "Positions":
        np = self.np
        entries = np.repeat(mask, lengths)
        kept = lengths[mask]
        begins = np.concatenate(([0], np.cumsum(kept)[:-1]))
        return Positions(
            self.size,
            np.array(self.terms)[entries],
            np.array(self.amounts, dtype=float)[entries],
            begins,
            np.repeat(np.arange(len(kept)), kept),
            np.array(self.shares)[mask],
        )


class Positions:
    """A sparse matrix of positions and terms, with what came of each position."""

    def __init__(self, size: int, terms: Any, amounts: Any, begins: Any, owner: Any, shares: Any) -> None:
        self.np: Any = import_module("numpy")
        self.size = size
        self.terms = terms
        self.amounts = amounts
        self.begins = begins
        self.owner = owner  # the position of each entry
        self.shares = shares

    def times(self, weights: Any) -> Any:
        """The sum of each position."""
        return self.np.add.reduceat(weights[self.terms] * self.amounts, self.begins)

    def back(self, values: Any) -> Any:
        """The sum over positions of a value of each times its terms."""
        return self.np.bincount(self.terms, weights=values[self.owner] * self.amounts, minlength=self.size)

    def loss(self, weights: Any) -> float:
        """The log loss of the chances these weights give; that of a coin is 0.693."""
        return self.loss_of(self.times(weights))

    def loss_of(self, sums: Any) -> float:
        np = self.np
        return float(np.mean(np.logaddexp(0.0, sums) - self.shares * sums))


def regression(game: Game[Any], table: Table) -> tuple[list[float], dict[str, Any]]:
    """Weights by logistic regression: each near what its kin let expect, and that near 0."""
    np: Any = import_module("numpy")
    fitted, left_out = table.split()
    names = game.terms()
    shared, ridge = _kinship(game, names)
    count = len(names)

    def spread_out(both: Any) -> Any:
        return both[:count] + shared @ both[count:]

    def gathered(gradient: Any) -> Any:
        return np.concatenate((gradient, shared.T @ gradient))

    both = np.zeros(count + shared.shape[1])
    before = np.inf
    for _ in range(STEPS):
        sums = fitted.times(spread_out(both))
        loss = fitted.loss_of(sums) + 0.5 * float(ridge @ (both * both)) / len(sums)
        if before - loss < ENOUGH:
            break
        before = loss
        chances = 1.0 / (1.0 + np.exp(-sums))
        slope = gathered(fitted.back(fitted.shares - chances)) - ridge * both
        doubt = chances * (1.0 - chances)

        def bent(step: Any, doubt: Any = doubt) -> Any:
            return gathered(fitted.back(doubt * fitted.times(spread_out(step)))) + ridge * step

        both = both + solved(bent, slope)
    weights = spread_out(both)
    mean = float(np.mean(fitted.shares))
    constant = np.full(len(left_out.shares), np.log(mean / (1.0 - mean)))
    row = {
        "positions": len(fitted.shares),
        "log_loss": round(left_out.loss(weights), 4),
        "fitted_loss": round(fitted.loss(weights), 4),
        "constant": round(left_out.loss_of(constant), 4),
    }
    return [float(weight) for weight in weights], row


def _kinship(game: Game[Any], names: list[str]) -> tuple[Any, Any]:
    """How much of each shared thing each term has, and the ridge of terms and shared things."""
    np: Any = import_module("numpy")
    kin = [game.kin(name) if name else {} for name in names]
    things = sorted({thing for one in kin for thing in one})
    shared = np.zeros((len(names), len(things)))
    for place, one in enumerate(kin):
        for thing, amount in one.items():
            shared[place, things.index(thing)] = amount
    ridge = [RIDGE_KIN if one else RIDGE for one in kin] + [RIDGE_SHARED] * len(things)
    return shared, np.array(ridge)


def solved(matrix: Callable[[Any], Any], right: Any, steps: int = 60) -> Any:
    """Solve a symmetric positive linear system by conjugate gradients.

    >>> import numpy as np
    >>> [round(float(x), 6) for x in solved(lambda v: np.array([[4.0, 1.0], [1.0, 3.0]]) @ v, np.array([1.0, 2.0]))]
    [0.090909, 0.636364]
    """
    found = right * 0.0
    rest = right.copy()
    way = rest.copy()
    size = first = float(rest @ rest)
    for _ in range(steps):
        if size <= 1e-6 * first:
            break
        image = matrix(way)
        step = size / float(way @ image)
        found = found + step * way
        rest = rest - step * image
        new = float(rest @ rest)
        way = rest + (new / size) * way
        size = new
    return found
