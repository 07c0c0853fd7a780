"""What a search thinks of the options of a decision, told to a person: from the seat's own knowledge alone."""

from igroteka.bots.bot import Observation
from igroteka.bots.ismcts import IsmctsBot


class Idea:
    """An option with the winning chance it seems to leave, and the share of the search that went into it."""

    def __init__(self, option: int, chance: float, share: float) -> None:
        self.option = option
        self.chance = chance
        self.share = share

    def dump(self) -> dict[str, object]:
        return {"option": self.option, "chance": round(self.chance, 3), "share": round(self.share, 3)}


def ideas(observation: Observation, iterations: int = 0, seconds: float = 0.0) -> list[Idea]:
    """The options of the seat's decision, the best first."""
    search = IsmctsBot(iterations, seconds).search(observation)
    root = search.root()
    offered = observation.options
    total = 0.0
    for option in offered:
        total += root.edge(option).visits
    found: list[Idea] = []
    for option in offered:
        edge = root.edge(option)
        chance = edge.total / edge.visits if edge.visits > 0.0 else 0.0
        found.append(Idea(option, chance, edge.visits / max(1.0, total)))
    found.sort(key=lambda idea: (-idea.share, -idea.chance))
    return found
