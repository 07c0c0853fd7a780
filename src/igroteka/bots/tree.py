"""The tree of a search: what was tried at each point of the game, how often, and how it went.

These classes must stay known to the garbage collector (no mypyc `acyclic`). Python frees a structure more than some
dozen objects deep with the help of the header that the collector gives each object; without that header it would
overwrite memory.
"""

import math
from typing import Final

from igroteka.core.rng import Rng

SECRET: Final = -1  # stands for an answer the owner of a tree did not see


class Edge:
    """One answer at one node."""

    def __init__(self, option: int) -> None:
        self.option = option
        self.visits = 0.0
        self.available = 0.0  # how often it could have been chosen: not every imagined world offers it
        self.total = 0.0  # the sum of values for the side that chooses here
        self.node: Node | None = None  # what comes next: the first of its alternatives

    def next(self, seat: int, kind: str) -> "Node":
        """The node in which this seat is asked this: after one answer, different worlds may ask differently."""
        node = self.node
        while node is not None:
            if node.seat == seat and (node.kind is kind or node.kind == kind):
                return node
            node = node.other
        made = Node(seat, kind)
        made.other = self.node
        self.node = made
        return made


class Node:
    """A question to one seat, reached by certain answers: all worlds its owner cannot tell apart meet here."""

    def __init__(self, seat: int, kind: str) -> None:
        self.seat = seat
        self.kind = kind
        self.edges: list[Edge] = []
        self.visits = 0.0
        self.other: Node | None = None  # another question that the same answer can lead to

    def edge(self, option: int) -> Edge:
        """The edge of an answer, made when it is first met."""
        for edge in self.edges:
            if edge.option == option:
                return edge
        made = Edge(option)
        self.edges.append(made)
        return made

    def select(self, options: list[int], exploration: float, urgency: float, tries: float, rng: Rng) -> Edge:
        """The answer to look into next: UCB1 over those that this world offers.

        `urgency` is the value an answer has before it was tried (infinite: try everything first). `tries` lets a
        node try only so many answers times the root of its visits (progressive widening).
        """
        edges = self.edges
        count = len(edges)
        place = 0
        best: Edge | None = None
        best_score = -1.0
        fresh: Edge | None = None
        untried = 0
        tried = 0.0
        self.visits += 1.0
        for option in options:
            # worlds list options in nearly the same order: look on from the last one found
            looked = 0
            while looked < count:
                if place >= count:
                    place = 0
                if edges[place].option == option:
                    break
                place += 1
                looked += 1
            if looked < count:
                edge = edges[place]
                place += 1
            else:
                edge = Edge(option)
                edges.append(edge)
            edge.available += 1.0
            visits = edge.visits
            if visits == 0.0:
                untried += 1
                if untried == 1 or rng.below(untried) == 0:
                    fresh = edge
                continue
            tried += 1.0
            score = edge.total / visits + exploration * math.sqrt(math.log(edge.available) / visits)
            if score > best_score:
                best_score = score
                best = edge
        if best is None or (fresh is not None and best_score < urgency and tried < tries * math.sqrt(self.visits)):
            assert fresh is not None
            return fresh
        return best

    def seen(self) -> float:
        """How often anything was chosen here."""
        return sum([edge.visits for edge in self.edges])
