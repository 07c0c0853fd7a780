"""Find puzzles in games of bots: positions in which exactly one answer wins by force, whatever the others do.

Only the last decisions of the winner are looked into: earlier nothing is forced.

A proof goes over worlds that the solver cannot tell apart: one plan has to win in all of them, against every answer
of the others. Worlds that have come to look different to the solver are proved each for itself. Where few worlds are
possible they are all there; else they are a sample, which the tests draw anew.
"""

import json
from collections import deque
from collections.abc import Callable
from importlib import resources
from pathlib import Path
from typing import Any, Final

from igroteka import games as rulebooks
from igroteka.bots.bot import Observation
from igroteka.bots.registry import make_bot
from igroteka.bots.table import tell
from igroteka.core.errors import BadSetting, GameError
from igroteka.core.game import Game
from igroteka.core.lesson import Answer
from igroteka.core.observe import information
from igroteka.core.puzzle import FILE
from igroteka.core.rng import Rng, derive, seeded
from igroteka.core.state import State
from igroteka.lab.engines import spread
from igroteka.lab.fit import has_player

PLAYER: Final = "ismcts:40:10%"  # whose games are looked through
OWN_PLAYER: Final = "baseline:10%"  # the same, where the game has a player of its own
LATE: Final = 14  # decisions before the end of a game that are looked into, those of the winner
DEEPEST: Final = 7  # decisions within which a puzzle is won, those of all seats counted
BEYOND: Final = 2  # no other answer may win within so many decisions more
WORLDS: Final = 16  # to find a puzzle
MANY_WORLDS: Final = 150  # to confirm it
SAME: Final = 4  # worlds that differ in chance alone, where there is but one
BUDGET: Final = 2000  # positions looked at for one question in one world, before it is given up
HOPE: Final = 0.5  # the chance below which nobody looks for a forced win
OPTIONS: Final = 3  # at least, at the first question
GRADES: Final = ("greedy", "ismcts:40", "ismcts:300", "ismcts:2000")  # a puzzle is one grade harder than they can do
TRIES: Final = 3  # of each of them; it has to find the first answer every time


class TooLong(Exception):
    """The budget of a proof is used up."""


class Prover:
    """Looks whether a seat can win by force within so many decisions."""

    def __init__(self, seat: int, budget: int = BUDGET) -> None:
        self.seat = seat
        self.left = budget
        self.proved: dict[tuple[str, int], bool] = {}  # single worlds that came up before, in another order

    def wins(self, worlds: list[State], depth: int) -> bool:
        """Whether one plan wins all these worlds, which the seat cannot tell apart."""
        going: list[State] = []
        for world in worlds:
            if world.outcome is None:
                going.append(world)
            elif world.outcome[self.seat] < 1.0:
                return False
        if not going:
            return True
        if depth == 0:
            return False
        if len(going) > 1 or depth == 1:
            return all(self._wins(group, depth) for group in self.told_apart(going))
        key = (going[0].digest(), depth)
        if key not in self.proved:
            self.proved[key] = self._wins(going, depth)
        return self.proved[key]

    def told_apart(self, worlds: list[State]) -> list[list[State]]:
        """The worlds in groups that look the same to the seat."""
        if len(worlds) == 1:
            return [worlds]
        groups: dict[str, list[State]] = {}
        for world in worlds:
            groups.setdefault(information(world, self.seat), []).append(world)
        return list(groups.values())

    def _wins(self, worlds: list[State], depth: int) -> bool:
        first = worlds[0]
        if first.decision_for(self.seat) is not None:
            return any(self.keeps(worlds, option, depth) for option in self.options(first))
        asked = {self.asked(world) for world in worlds}
        return all(
            self.withstands(worlds, seat, option, depth) for seat, option in sorted(asked_options(worlds, asked))
        )

    def options(self, world: State) -> list[int]:
        decision = world.decision_for(self.seat)
        assert decision is not None
        return decision.options

    def asked(self, world: State) -> int:
        return int(world.decisions[0].seat())

    def keeps(self, worlds: list[State], option: int, depth: int) -> bool:
        """Whether the seat still wins after this answer of its own."""
        return self.wins([self.after(world, self.seat, option) for world in worlds], depth - 1)

    def withstands(self, worlds: list[State], seat: int, option: int, depth: int) -> bool:
        """Whether the seat still wins after this answer of another, in those worlds in which it can be given."""
        able = [
            world
            for world in worlds
            if self.asked(world) == seat and option in world.decisions[0].options  # each world asks for itself
        ]
        return self.wins([self.after(world, seat, option) for world in able], depth - 1)

    def after(self, world: State, seat: int, option: int) -> State:
        self.left -= 1
        if self.left < 0:
            raise TooLong
        made = world.copy()
        made.apply(seat, option)
        return made

    def winning(self, worlds: list[State], depth: int) -> list[int]:
        """The answers that win within so many decisions."""
        return [option for option in self.options(worlds[0]) if self.keeps(worlds, option, depth)]


def asked_options(worlds: list[State], asked: set[int]) -> set[tuple[int, int]]:
    """Everything that somebody else may answer in some of these worlds."""
    return {(seat, option) for world in worlds for seat in asked for option in offered(world, seat)}


def offered(world: State, seat: int) -> list[int]:
    decision = world.decisions[0]
    return decision.options if int(decision.seat()) == seat else []


def shortest(worlds: list[State], seat: int, deepest: int, budget: int = BUDGET) -> tuple[int, list[int]]:
    """Within how many decisions the seat wins by force, and by which answers; 0 and none if it does not."""
    for depth in range(1, deepest + 1):
        found = Prover(seat, budget).winning(worlds, depth)
        if found:
            return depth, found
    return 0, []


def worlds_of(state: State, seat: int, rng: Rng, count: int = WORLDS) -> list[State]:
    """The position, and others that the seat cannot tell from it, each once; a few of them again, for chance."""
    worlds = [state]
    known = {hidden_part(state)}
    for _ in range(count - 1):
        world = state.imagine(seat, rng)
        key = hidden_part(world)
        if key not in known or len(worlds) < SAME:
            worlds.append(world)
        known.add(key)
    return worlds


def hidden_part(state: State) -> str:
    """A position without its future chance."""
    return json.dumps({**state.dump(), "rng": None}, sort_keys=True)


# --- a line --------------------------------------------------------------------------------------------------------


def line_of(worlds: list[State], seat: int, depth: int) -> list[dict[str, Any]] | None:
    """The solution against the longest defence in the first world; None if some answer on the way is not the only one
    that wins, or cannot be told."""
    steps: list[dict[str, Any]] = []
    while True:
        found = Prover(seat, WORLDS * BUDGET).winning(worlds, depth if steps else depth + BEYOND)
        if len(found) != 1:
            return None
        told_ones = [(option, do) for option in found for do in [told(worlds[0], seat, option)] if do is not None]
        if not told_ones:
            return None
        chosen, do = told_ones[0]
        step: dict[str, Any] = {"do": do, "then": []}
        steps.append(step)
        worlds = [_after(world, seat, chosen) for world in worlds]
        depth -= 1
        while worlds[0].outcome is None and worlds[0].decision_for(seat) is None:
            worlds = alike(worlds, seat)
            other = int(worlds[0].decisions[0].seat())
            option = longest_defence(worlds, seat, other, depth)
            answer = told(worlds[0], other, option)
            if answer is None:
                return None
            step["then"].append({"seat": other, **answer})
            worlds = [_after(world, other, option) for world in worlds if option in offered(world, other)]
            depth -= 1
        if worlds[0].outcome is not None:
            return [{name: part for name, part in step.items() if part} for step in steps]
        worlds = alike(worlds, seat)
        while Prover(seat, WORLDS * BUDGET).wins(worlds, depth - 1):
            depth -= 1


def alike(worlds: list[State], seat: int) -> list[State]:
    """Those worlds that look to the seat as the first one does."""
    going = [world for world in worlds if world.outcome is None]
    return next(group for group in Prover(seat).told_apart(going) if group[0] is worlds[0])


def longest_defence(worlds: list[State], seat: int, other: int, depth: int) -> int:
    """The answer after which the win takes longest."""
    best = -1
    chosen = worlds[0].decisions[0].options[0]
    for option in worlds[0].decisions[0].options:
        needed = 0
        while not Prover(seat, WORLDS * BUDGET).withstands(worlds, other, option, needed + 1) and needed < depth:
            needed += 1
        if needed > best:
            best = needed
            chosen = option
    return chosen


def _after(world: State, seat: int, option: int) -> State:
    made = world.copy()
    made.apply(seat, option)
    return made


def told(state: State, seat: int, option: int) -> dict[str, Any] | None:
    """An answer in words that mean this option alone, or None."""
    decision = state.decision_for(seat)
    assert decision is not None
    choice = state.choice(option, seat)
    answer: dict[str, Any] = {"ask": decision.kind, "choose": choice.kind}
    for thing in ["", *choice.things()]:
        words = {**answer, "thing": thing} if thing else answer
        if Answer(words, seat).options(state) == [option]:
            return words
    return None


# --- finding -------------------------------------------------------------------------------------------------------


def puzzles(
    game: Game[Any],
    games: int,
    seed: int,
    wanted: int,
    engine: str = "local",
    workers: int = 0,
    progress: Callable[[int], None] | None = None,
    address: str = "",
) -> list[dict[str, Any]]:
    """Puzzles out of so many games, one a game at most, the easy ones first; it ends when enough are found."""
    if games < 1:
        raise BadSetting("game-count", games=games)
    jobs = ((game.name, derive(seed, "puzzles", number)) for number in range(games))
    found: list[dict[str, Any]] = []
    for number, puzzle in enumerate(spread(look_through, jobs, engine, workers, address), start=1):
        if puzzle is not None:
            found.append(puzzle)
        if progress is not None:
            progress(number)
        if len(found) == wanted:
            break
    found.sort(key=lambda puzzle: (puzzle["grade"], puzzle["decisions"]))
    return [{"id": f"{game.name}-{number:02}", **puzzle} for number, puzzle in enumerate(found, start=1)]


def look_through(name: str, seed: int) -> dict[str, Any] | None:
    """The hardest puzzle of one game of bots, if there is one."""
    game = rulebooks.find(name)
    training = [(given, seats) for given, seats in game.training() if seats == game.seats[0]]
    given, seats = training[seed % len(training)]
    state = game.new(given, seats, seed)
    rng = seeded(derive(seed, "chance"))
    players = [make_bot(OWN_PLAYER if has_player(game) else PLAYER, game) for _ in range(seats)]
    seen = [Observation(state, seat, rng.fork()) for seat in range(seats)]
    late: deque[tuple[State, int]] = deque(maxlen=LATE)
    while state.outcome is None:
        decision = state.decisions[0]
        seat = int(decision.seat())
        late.append((state.copy(), seat))
        option = players[seat].choose(seen[seat])
        state.apply(seat, option, seen[seat].at)
        tell(seen, decision, seat, option)
    best: dict[str, Any] | None = None
    for position, seat in late:
        asked = position.decisions
        if state.outcome[seat] == 1.0 and len(asked) == 1 and len(asked[0].options) >= OPTIONS:
            made = puzzle_at(position, seat, rng)
            if made is not None and (best is None or made["grade"] > best["grade"]):
                best = made
    return best


def puzzle_at(state: State, seat: int, rng: Rng) -> dict[str, Any] | None:
    """The puzzle of this position, if it is one."""
    if state.game.evaluate(state, seat) < HOPE:
        return None
    try:
        depth, found = shortest([state], seat, DEEPEST)  # what cannot be won even when all is known is no puzzle
        if depth < 2 or len(found) != 1:
            return None
        worlds = worlds_of(state, seat, rng)
        depth, found = shortest(worlds, seat, DEEPEST, WORLDS * BUDGET)
        if len(found) != 1:
            return None
        steps = line_of(worlds, seat, depth)
        if steps is None or not confirmed(state, seat, depth, steps, rng):
            return None
    except TooLong:
        return None
    grade = grade_of(state, seat, found[0], rng)
    try:
        position = state.game.describe(state)
    except GameError:
        return None
    return {"grade": grade, "seat": seat, "decisions": depth, "position": position, "steps": steps}


def confirmed(state: State, seat: int, depth: int, steps: list[dict[str, Any]], rng: Rng) -> bool:
    """Whether every answer of the line is the only one that wins, in many more worlds; each step draws them anew."""
    going = state.copy()
    for step in steps:
        right = Answer(step["do"], seat).options(going)
        worlds = worlds_of(going, seat, rng, MANY_WORLDS)
        prover = Prover(seat, MANY_WORLDS * BUDGET)
        if prover.winning(worlds, depth) != right:
            return False
        for answer in [Answer(step["do"], seat), *[Answer(one, seat) for one in step.get("then", [])]]:
            going.apply(answer.seat, answer.options(going)[0])
            depth -= 1
    return going.outcome is not None and going.outcome[seat] == 1.0


def grade_of(state: State, seat: int, option: int, rng: Rng) -> int:
    """One more than the number of ever better bots that do not find the answer."""
    for grade, name in enumerate(GRADES, start=1):
        answers = [make_bot(name).choose(Observation(state, seat, rng.fork())) for _ in range(TRIES)]
        if all(answer == option for answer in answers):
            return grade
    return len(GRADES) + 1


def write(found: list[dict[str, Any]], game: Game[Any], command: str, out: Path | None) -> Path:
    """Write puzzles beside their game, or where it is said."""
    import yaml  # noqa: PLC0415 - no other study writes it

    path = out or Path(str(resources.files(game.package).joinpath(FILE)))
    head = f"# In each position one answer alone wins by force. docs/develop/puzzles.md; made by\n# {command}\n"
    text = yaml.safe_dump({"puzzles": found}, sort_keys=False, width=118, default_flow_style=None, allow_unicode=True)
    path.write_text(head + text, encoding="utf-8")
    return path
