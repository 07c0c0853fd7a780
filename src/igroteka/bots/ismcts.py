"""Information-set Monte Carlo tree search: one search for every game, through the contract alone.

Each iteration imagines a world from what the seat knows, walks down the tree of answers tried so far, adds one, plays
a little further and asks the game how it looks. Worlds the seat cannot tell apart share their nodes, so no answer is
based on a card that was only imagined. Where answers are secret, each seat has a tree of its own, in which a secret
answer of another seat is one edge: nobody reacts to what they cannot have seen.
"""

import math
import time
from typing import Any, Final

from igroteka.bots.bot import Bot, Observation, considered
from igroteka.bots.tree import SECRET, Edge, Node
from igroteka.core.decision import Decision
from igroteka.core.errors import BadSetting
from igroteka.core.game import Game
from igroteka.core.rng import Rng
from igroteka.core.state import State

FOREVER: Final = 1e18
CHECK_EVERY: Final = 8  # iterations between two looks at the clock
DECIDED_EVERY: Final = 32  # iterations between two checks whether the answer can still change
WORLDS_AT_LEAST: Final = 3  # before an `Improvement` drops an answer
DOUBTS: Final = 0.7  # standard errors by which an answer has to be better than the trusted one


class Tuning:
    """The numbers of the search (docs/develop/bots.md explains them). A game may have its own: `Game.search`."""

    def __init__(self, game: Game[Any]) -> None:
        own = game.search
        self.exploration = own.get("exploration", 0.5)
        self.urgency = own.get("urgency", FOREVER)  # what an untried answer is worth; see `Node.select`
        self.tries = own.get("tries", FOREVER)  # how many answers are tried, times the root of a node's visits
        self.rollout = int(own.get("rollout", 16))  # decisions played on after the tree ends
        self.guided = int(own.get("guided", 0))  # per cent of these answers that the game's own player gives
        self.greedy = int(own.get("greedy", 0))  # per cent of the others that come from a look one step ahead
        self.model = int(own.get("model", 0))  # the same for answers of other seats in the tree
        self.trust = int(own.get("trust", 0))  # iterations that begin with what the game's own player would answer
        self.reuse = own.get("reuse", 1.0) > 0.0  # whether the tree of the last decision is used again
        self.improves = own.get("improves", 0.0) > 0.0  # no tree: improve on the game's own player (`Improvement`)


class Memory:
    """What is kept of a search for the next decision of the same seat."""

    def __init__(self, root: Node, moves: int) -> None:
        self.root = root
        self.moves = moves


class Search:
    """One search for one decision of one seat."""

    def __init__(self, observation: Observation, tuning: Tuning) -> None:
        self.observation = observation
        self.tuning = tuning
        self.seat = observation.seat
        self.rng: Rng = observation.rng
        world = observation.imagine()
        self.game: Game[Any] = world.game
        self.teams = self.game.teams(world.settings, world.seats)
        self.sides = max(self.teams) + 1
        self.first = [self.teams.index(side) for side in range(self.sides)]  # a seat of each side
        self.secret = self.game.secret
        self.mixed = self.game.mixed or self.secret
        self.trees = world.seats if self.secret else 1
        decision = world.decision_for(self.seat)
        assert decision is not None
        self.kind = decision.kind
        self.roots = [Node(self.seat, decision.kind) for _ in range(self.trees)]
        self.nodes: list[Node] = self.roots[:]  # where the walk stands in each tree
        self.path: list[Edge] = []
        self.sides_on_path: list[int] = []
        self.values = [0.0] * self.sides
        self.iterations = 0
        self.among: list[int] = []  # the only answers to look into; none: all that are offered
        self.trusted = -1  # the answer the first iterations begin with
        self.forced = -1  # the answer the next iteration has to begin with

    def root(self) -> Node:
        """The node of the decision itself."""
        return self.roots[self.seat if self.trees > 1 else 0]

    # --- remembering -----------------------------------------------------------------------------------------------

    def recall(self) -> None:
        """Go on with the tree of the last decision, if every answer since then was seen."""
        memory = self.observation.memory
        if self.trees > 1 or not isinstance(memory, Memory):
            return
        seen = self.observation.seen
        if memory.moves + len(seen) != self.observation.moves:
            return
        node: Node | None = memory.root
        for seat, option in seen:
            while node is not None and node.seat != seat:
                node = node.other
            if node is None:
                return
            node = node.edge(option).node
        while node is not None:
            if node.seat == self.seat and node.kind == self.kind:
                self.roots[0] = node
                return
            node = node.other

    def remember(self) -> None:
        """Keep the tree for the next decision."""
        if self.trees == 1:
            root = self.root()
            root.other = None
            self.observation.memory = Memory(root, self.observation.moves)
            self.observation.seen.clear()

    # --- searching -------------------------------------------------------------------------------------------------

    def run(self, iterations: int, seconds: float, decisive: bool = False) -> None:
        """Search until either budget is used up, or until `decisive` and more could not change the answer."""
        if iterations <= 0 and seconds <= 0.0:
            raise BadSetting("zero-budget", bot="ismcts:0")
        end = time.perf_counter() + seconds if seconds > 0.0 else 0.0
        done = 0
        if self.tuning.trust > 0:
            self.trusted = self.suggested()
        while iterations == 0 or done < iterations:
            self.iterate()
            done += 1
            if decisive and done % DECIDED_EVERY == 0 and self.decided(iterations - done):
                break
            if end > 0.0 and done % CHECK_EVERY == 0:
                if time.perf_counter() >= end:
                    break
                time.sleep(0)  # compiled code never lets other threads in by itself
        self.iterations += done

    def try_each(self, least: int) -> None:
        """Look into every answer at least so often: for those who want to know what each is worth."""
        for option in self.observation.options:
            while self.root().edge(option).visits < least:
                self.forced = option
                self.iterate()
        self.forced = -1

    def suggested(self) -> int:
        """What the game's own better player would answer in one imagined world, or -1."""
        world = self.observation.imagine()
        answer = self.game.advise(world, self.seat, self.rng)
        return -1 if answer is None else answer

    def decided(self, left: int) -> bool:
        """Whether the iterations that are left can no longer change which answer was tried most."""
        if self.kind in self.mixed:
            return False
        first = second = 0.0
        for edge in self.root().edges:
            if edge.visits > first:
                second = first
                first = edge.visits
            elif edge.visits > second:
                second = edge.visits
        return first - second > left

    def iterate(self) -> None:
        """One world: walk down, add an answer, play on, evaluate, and add the value to every edge of the path."""
        world = self.observation.imagine()
        if self.trees == 1:
            self.descend(world)
        else:
            self.descend_apart(world)
        self.play_on(world)
        self.look(world)
        path = self.path
        values = self.values
        for place in range(len(path)):
            edge = path[place]
            edge.visits += 1.0
            edge.total += values[self.sides_on_path[place]]
        path.clear()
        self.sides_on_path.clear()

    def descend(self, world: State) -> None:
        """Follow the most promising answers in the one tree, to the first that is new."""
        seat = self.seat
        decision = world.decision_for(seat)
        assert decision is not None
        node = self.roots[0]
        while True:
            expected = self.expected(world, seat)
            edge = self.pick(node, decision.options) if expected < 0 else node.edge(expected)
            if expected < 0:
                self.path.append(edge)
                self.sides_on_path.append(self.teams[seat])
            world.answer(decision, seat, edge.option)
            if (expected < 0 and edge.visits == 0.0) or world.outcome is not None:
                return
            decision = world.decisions[0]
            seat = self.who(decision)
            node = edge.next(seat, decision.kind)

    def descend_apart(self, world: State) -> None:
        """The same where answers are secret: each seat chooses in its own tree, by what it has seen."""
        seat = self.seat
        decision = world.decision_for(seat)
        assert decision is not None
        nodes = self.nodes
        for tree in range(self.trees):
            nodes[tree] = self.roots[tree]
        while True:
            expected = self.expected(world, seat)
            chosen = self.pick(nodes[seat], decision.options) if expected < 0 else nodes[seat].edge(expected)
            fresh = expected < 0 and chosen.visits == 0.0
            if expected < 0:
                self.path.append(chosen)
                self.sides_on_path.append(self.teams[seat])
            shown = SECRET if decision.kind in self.secret else chosen.option
            world.apply(seat, chosen.option)
            if fresh or world.outcome is not None:
                return
            decision = world.decisions[0]
            asked = self.who(decision)
            for tree in range(self.trees):
                edge = chosen if tree == seat else nodes[tree].edge(shown)
                nodes[tree] = edge.next(asked, decision.kind)
            seat = asked

    def pick(self, node: Node, options: list[int]) -> Edge:
        """The answer to try at a node."""
        tuning = self.tuning
        if node is self.root():
            if self.forced >= 0:
                return node.edge(self.forced)
            if self.trusted >= 0:
                edge = node.edge(self.trusted)
                if edge.visits < tuning.trust:
                    return edge
            if self.among:
                options = self.among
        return node.select(options, tuning.exploration, tuning.urgency, tuning.tries, self.rng)

    def expected(self, world: State, seat: int) -> int:
        """What another seat is expected to answer, where the search does not look for its best answer; else -1."""
        model = self.tuning.model
        if model == 0 or seat == self.seat or not self.rng.chance(model):
            return -1
        answer = self.game.suggest(world, seat, self.rng)
        return -1 if answer is None else answer

    def who(self, decision: Decision) -> int:
        """Who answers a decision that several may: the searching seat if it can, else the first of them."""
        mask = decision.seats
        if mask >> self.seat & 1:
            return self.seat
        seat = 0
        while not mask >> seat & 1:
            seat += 1
        return seat

    def play_on(self, world: State) -> None:
        """Play a few more decisions beyond the tree, at random or as the game's own player would."""
        rng = self.rng
        guided = self.tuning.guided
        greedy = self.tuning.greedy
        left = self.tuning.rollout
        while world.outcome is None and (left > 0 or not self.game.quiet(world)):
            left -= 1
            decision = world.decisions[0]
            seat = self.who(decision)
            options = decision.options
            option = options[0]
            if len(options) > 1:
                answer = None
                if guided > 0 and rng.chance(guided):
                    answer = self.game.suggest(world, seat, rng)
                if answer is None and greedy > 0 and rng.chance(greedy):
                    answer = self.best_step(world, seat, options)
                option = options[rng.below(len(options))] if answer is None else answer
            world.answer(decision, seat, option)

    def best_step(self, world: State, seat: int, options: list[int]) -> int:
        """The answer after which the game looks best to the seat that gives it."""
        best = options[0]
        best_value = -1.0
        for option in options:
            after = world.copy()
            after.apply(seat, option)
            value = self.game.evaluate(after, seat)
            if value > best_value:
                best_value = value
                best = option
        return best

    def look(self, world: State) -> None:
        """The value of a world for each side."""
        values = self.values
        if self.sides == 2:
            side = self.teams[self.seat]
            value = self.game.evaluate(world, self.seat)
            values[side] = value
            values[1 - side] = 1.0 - value
        else:
            for side in range(self.sides):
                values[side] = self.game.evaluate(world, self.first[side])

    # --- answering -------------------------------------------------------------------------------------------------

    def answer(self, options: list[int]) -> int:
        """The favourite; a secret answer is drawn by visits, so that nobody can predict it."""
        return self.drawn(self.root(), options) if self.kind in self.mixed else self.favourite(options)

    def favourite(self, options: list[int]) -> int:
        """The answer that was tried most."""
        root = self.root()
        best = options[0]
        most = -1.0
        for option in options:
            edge = root.edge(option)
            score = edge.visits + (edge.total / edge.visits if edge.visits > 0.0 else 0.0)
            if score > most:
                most = score
                best = option
        return best

    def drawn(self, root: Node, options: list[int]) -> int:
        """An answer drawn in proportion to its visits."""
        total = 0.0
        for option in options:
            total += root.edge(option).visits
        ticket = self.rng.unit() * total
        for option in options:
            ticket -= root.edge(option).visits
            if ticket < 0.0:
                return option
        return options[-1]


class Rival:
    """An answer compared with the one the game's own player would give, in the same imagined worlds."""

    def __init__(self, option: int) -> None:
        self.option = option
        self.gain = 0.0  # the sum over worlds of how much better it went
        self.squares = 0.0

    def mean(self, worlds: int) -> float:
        return self.gain / worlds

    def doubt(self, worlds: int) -> float:
        """The standard error of the mean."""
        mean = self.gain / worlds
        return math.sqrt(max(0.0, self.squares / worlds - mean * mean) / (worlds - 1))


class Improvement(Search):
    """A search for long games with a decent player of their own: it looks for answers better than that player's.

    Every answer is tried in the same worlds, the game's own player plays on after it, and the value is compared with
    that of the player's own answer in the same world, so that the luck of a world cancels out. Answers that fall
    behind are dropped. In the end another answer is given only if it was better by more than chance explains. An
    iteration is one answer in one world.
    """

    def __init__(self, observation: Observation, tuning: Tuning) -> None:
        super().__init__(observation, tuning)
        self.rivals: list[Rival] = []  # the answers that were not dropped
        self.worlds = 0

    def run(self, iterations: int, seconds: float, decisive: bool = False) -> None:
        self.trusted = self.suggested()
        if self.trusted < 0:
            super().run(iterations, seconds, decisive)
            return
        if iterations <= 0 and seconds <= 0.0:
            raise BadSetting("zero-budget", bot="ismcts:0")
        end = time.perf_counter() + seconds if seconds > 0.0 else 0.0
        self.rivals = [Rival(option) for option in self.among or self.observation.options if option != self.trusted]
        while self.rivals and (iterations == 0 or self.iterations + len(self.rivals) < iterations):
            self.compare(self.observation.imagine())
            if end > 0.0:
                if time.perf_counter() >= end:
                    break
                time.sleep(0)  # compiled code never lets other threads in by itself

    def try_each(self, least: int) -> None:
        if self.trusted < 0:
            super().try_each(least)
            return
        for option in self.observation.options:
            while self.root().edge(option).visits < least:
                self.outlook(self.observation.imagine(), option)

    def compare(self, world: State) -> None:
        """One world: how much better or worse than the trusted answer is each rival?"""
        usual = self.outlook(world, self.trusted)
        for rival in self.rivals:
            gain = self.outlook(world, rival.option) - usual
            rival.gain += gain
            rival.squares += gain * gain
        self.worlds += 1
        if self.worlds < WORLDS_AT_LEAST:
            return
        best = max([rival.mean(self.worlds) for rival in self.rivals])
        self.rivals = [rival for rival in self.rivals if self.hopeful(rival, best)]

    def hopeful(self, rival: Rival, best: float) -> bool:
        """Whether an answer may still turn out better than the trusted one and than the best of the others."""
        mean = rival.mean(self.worlds)
        doubt = rival.doubt(self.worlds)
        return mean + doubt > 1e-9 and mean + 1.5 * doubt >= best

    def outlook(self, world: State, option: int) -> float:
        """The value of an answer in a world: give it, play on, evaluate."""
        after = world.copy()
        after.apply(self.seat, option)
        self.play_on(after)
        self.look(after)
        value = self.values[self.teams[self.seat]]
        edge = self.root().edge(option)
        edge.visits += 1.0
        edge.total += value
        self.iterations += 1
        return value

    def favourite(self, options: list[int]) -> int:
        """The trusted answer, or one that was better by more than `DOUBTS` standard errors."""
        if self.trusted < 0 or self.worlds == 0:
            return super().favourite(options) if self.trusted < 0 else self.trusted
        best = self.trusted
        most = 0.0
        if self.worlds > 1:
            for rival in self.rivals:
                gain = rival.mean(self.worlds) - DOUBTS * rival.doubt(self.worlds)
                if gain > most:
                    most = gain
                    best = rival.option
        return best


def searching(observation: Observation, tuning: Tuning) -> Search:
    """The kind of search a game is tuned for."""
    return Improvement(observation, tuning) if tuning.improves else Search(observation, tuning)


def obvious_answer(observation: Observation) -> int:
    """What the game's own player answers, if that answer is obvious (`Game.obvious`), or -1."""
    world = observation.imagine()
    game: Game[Any] = world.game
    answer = game.suggest(world, observation.seat, observation.rng)
    return answer if answer is not None and game.obvious(world, observation.seat, answer) else -1


class IsmctsBot(Bot):
    """Searches within a budget of iterations (the same seed gives the same answer) or of seconds, or both."""

    def __init__(self, iterations: int = 1000, seconds: float = 0.0, tuning: Tuning | None = None) -> None:
        self.iterations = iterations
        self.seconds = seconds
        self.tuning = tuning

    def follows(self) -> bool:
        return True

    def choose(self, observation: Observation) -> int:
        options = considered(observation)
        if len(options) == 1:
            return options[0]
        if self.tuned(observation).improves:
            answer = obvious_answer(observation)
            if answer >= 0:
                return answer
        return self.search(observation, True, options).answer(options)

    def tuned(self, observation: Observation) -> Tuning:
        """The tuning it was given, or that of the game."""
        if self.tuning is None:
            self.tuning = Tuning(observation.game)
        return self.tuning

    def search(self, observation: Observation, decisive: bool = False, among: list[int] | None = None) -> Search:
        """The whole search for a decision; `decisive` where only the answer matters, `among` these options."""
        tuning = self.tuned(observation)
        search = searching(observation, tuning)
        if among is not None:
            search.among = among
        if tuning.reuse:
            search.recall()
        search.run(self.iterations, self.seconds, decisive and self.seconds == 0.0)
        if tuning.reuse:
            search.remember()
        return search
