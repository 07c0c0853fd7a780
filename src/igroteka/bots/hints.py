"""What a search thinks of the options of a decision, and why: from the seat's own knowledge alone, for a person."""

from typing import Any, Final

from igroteka.bots.bot import Observation
from igroteka.bots.ismcts import IsmctsBot, Search
from igroteka.bots.tree import Edge, Node
from igroteka.core.decision import Reason
from igroteka.core.state import State

LEAST: Final = 4  # how often each option is looked into
WORLDS: Final = 6  # in which the reasons are looked for
LINE: Final = 6  # decisions of the main line that count
SURE: Final = 4.0  # visits below which an expected answer says nothing
CLEAR: Final = 0.02  # a term that changes the chance by less is no reason
SELDOM: Final = 16.0  # an option looked into less often is not called better than the answer of the search
HOPELESS: Final = 0.005  # with less of a chance, told as 0 %, nothing speaks for an answer


class Idea:
    """An option with the winning chance it seems to leave, the share of the search that went into it, and the reason.

    The chance of an option that was never looked into is not known (None). Only the best one has a reason.
    """

    def __init__(self, option: int, chance: float | None, share: float) -> None:
        self.option = option
        self.chance = chance
        self.share = share
        self.reason: Reason | None = None

    def dump(self) -> dict[str, object]:
        chance = None if self.chance is None else round(self.chance, 3)
        reason = None if self.reason is None else self.reason.dump()
        return {"option": self.option, "chance": chance, "share": round(self.share, 3), "reason": reason}


def ideas(observation: Observation, iterations: int = 0, seconds: float = 0.0) -> list[Idea]:
    """The options of the seat's decision, the best first: the answer of the search, unless that loses at once."""
    search = IsmctsBot(iterations, seconds).search(observation)
    search.try_each(LEAST)
    root = search.root()
    options = observation.options
    total = 0.0
    for option in options:
        total += root.edge(option).visits
    side = search.teams[observation.seat]
    found: list[Idea] = []
    for option in options:
        edge = root.edge(option)
        stated = edge.total / edge.visits if edge.visits > 0.0 else None
        chance = None if stated is None else search.game.calibration.share(stated, len(search.teams), side)
        found.append(Idea(option, chance, edge.visits / max(1.0, total)))
    answer = search.favourite(options)
    best = next(idea.chance for idea in found if idea.option == answer)
    for idea in found:
        if best is not None and idea.chance is not None and root.edge(idea.option).visits < SELDOM:
            idea.chance = min(idea.chance, best)
    ends = Ends(observation, search)
    found.sort(key=lambda idea: (ends.lost(idea.option), idea.option != answer, -idea.share, -(idea.chance or 0.0)))
    if len(found) > 1 and (found[0].chance is None or found[0].chance >= HOPELESS):
        found[0].reason = ends.reason(found[0].option, [idea.option for idea in found[1:]])
    return found


class Ends:
    """Where options lead: at once, and after the answers the search expects, in the same imagined worlds."""

    def __init__(self, observation: Observation, search: Search) -> None:
        self.seat = observation.seat
        self.search = search
        self.game: Any = observation.game
        self.worlds = [observation.imagine() for _ in range(WORLDS)]

    def after(self, world: State, option: int) -> State:
        made = world.copy()
        made.apply(self.seat, option)
        return made

    def share(self, option: int, won: bool) -> float:
        """In how many of the worlds the option ends the game at once, won or lost."""
        return sum(self.over(self.after(world, option), won) for world in self.worlds) / len(self.worlds)

    def over(self, state: State, won: bool) -> bool:
        """Whether the game is over and this seat has won it, or lost it."""
        return state.outcome is not None and (state.outcome[self.seat] > 0.0) == won

    def lost(self, option: int) -> bool:
        """Whether the option loses at once, in most worlds."""
        return self.share(option, won=False) > 0.5

    def line(self, world: State, option: int) -> list[State]:
        """The positions after an option and after each answer the search expects then, as far as it is sure."""
        positions = [self.after(world, option)]
        edge: Edge | None = self.search.root().edge(option)
        while edge is not None and positions[-1].outcome is None and len(positions) <= LINE:
            made = positions[-1].copy()
            decision = made.decisions[0]
            seat = int(decision.seat())
            edge = expected(edge, seat, decision.kind, decision.options)
            if edge is not None:
                made.answer(decision, seat, edge.option)
                positions.append(made)
        return positions

    def reason(self, best: int, others: list[int]) -> Reason | None:
        """Why the best option is better than the next one."""
        if self.share(best, won=True) == 1.0:
            return Reason("wins")
        safe = [option for option in others if not self.lost(option)]
        if not safe:
            return Reason("only-way")
        lines = [(self.line(world, best), self.line(world, safe[0])) for world in self.worlds]
        if all(self.over(line[-1], won=True) for line, _ in lines):
            return Reason("leads-to-win")
        if sum(self.over(line[-1], won=False) for _, line in lines) * 2 > len(lines):
            return Reason("other-loses")
        ends: list[tuple[State, State]] = []
        for one, other in lines:
            last = min(len(one), len(other)) - 1  # both lines after as many answers
            if one[last].outcome is None and other[last].outcome is None:
                ends.append((one[last], other[last]))
        return self.by_terms(ends)

    def by_terms(self, ends: list[tuple[State, State]]) -> Reason | None:
        """The term of the evaluation that speaks most for the one end against the other, as far as it can be told."""
        weights = self.game.weights
        names = self.game.terms()
        if not ends or not names:
            return None
        gains: dict[int, float] = {}
        for one, other in ends:
            for sign, end in ((1.0, one), (-1.0, other)):
                for term, amount in self.game.noted(end, self.seat).items():
                    gains[term] = gains.get(term, 0.0) + sign * amount * weights[term] / len(ends)
        for term, gain in sorted(gains.items(), key=lambda pair: -pair[1]):
            if gain * 0.25 < CLEAR:  # near an even chance, a sum of 1 is a quarter of the chance
                return None
            reason = agreed([self.game.because(one, other, self.seat, names[term]) for one, other in ends])
            if reason is not None:
                return reason
        return None


def agreed(reasons: list[Reason | None]) -> Reason | None:
    """The reason that half of the worlds or more agree on: what holds in few was only imagined there."""
    for reason in reasons:
        if reason is not None:
            told = reason.dump()
            if 2 * len([one for one in reasons if one is not None and one.dump() == told]) >= len(reasons):
                return reason
    return None


def expected(edge: Edge, seat: int, kind: str, options: list[int]) -> Edge | None:
    """The answer the search expects after an edge, if it has looked into it often enough."""
    node: Node | None = edge.node
    while node is not None and not (node.seat == seat and node.kind == kind):
        node = node.other
    if node is None:
        return None
    best: Edge | None = None
    for one in node.edges:
        if one.visits >= SURE and one.option in options and (best is None or one.visits > best.visits):
            best = one
    return best
