"""What the terms of the evaluation say about two positions of Battlecrest: which warrior, and how much."""

from typing import Final

from igroteka.core.decision import Reason
from igroteka.games.battlecrest.cards.format import ATTACK
from igroteka.games.battlecrest.evaluate import best_defence, same_side, threat
from igroteka.games.battlecrest.state import Battlecrest

# The sentence that tells what a term is about; of companions there are four.
_ABOUT: Final = {
    "health": "health", "hurt": "health", "hit": "threat", "harm": "threat", "defence": "defence",
    "attack-bonus": "bonus",
}  # fmt: skip
_FROM_NOTHING: Final = {"threat": "new-threat", "defence": "new-defence", "bonus": "new-bonus"}
REASONS: Final = (
    "health", "threat", "defence", "bonus", *_FROM_NOTHING.values(), "deadly", "not-deadly", "stays", "falls",
    "unhurt", "hurt",
)  # fmt: skip


def because(better: Battlecrest, worse: Battlecrest, seat: int, term: str) -> Reason | None:
    """How a term makes one position better than another for this seat's side; None where it does not."""
    for hero in range(better.plan.heroes):
        if better.ghost[hero] or worse.ghost[hero]:
            continue
        own = same_side(better, hero, seat)
        if term == "deadly":
            reason = why_deadly(better, worse, hero, own)
        elif term in ("companion", "hurt-companion"):
            reason = why_companion(better, worse, hero, own)
        else:
            reason = why_measure(better, worse, hero, own, _ABOUT.get(term, ""))
        if reason is not None:
            return reason
    return None


def why_measure(better: Battlecrest, worse: Battlecrest, hero: int, own: bool, about: str) -> Reason | None:
    """A hero of the own side has more of something, or one of the other side less."""
    count, other = measured(better, hero, about), measured(worse, hero, about)
    if count == other or (count > other) != own:
        return None
    key = _FROM_NOTHING.get(about, about) if other == 0 else about
    return Reason(key, warrior=better.thing(hero), count=count, other=other)


def measured(state: Battlecrest, hero: int, about: str) -> int:
    """How much a hero has of something."""
    if about == "health":
        return int(state.wounds_left(hero))
    if about == "defence":
        return best_defence(state, hero)
    if state.cell[hero] < 0:
        return 0
    if about == "threat":
        return threat(state, hero)[0]
    return int(state.bonus(hero, ATTACK)) if about == "bonus" else 0


def why_deadly(better: Battlecrest, worse: Battlecrest, hero: int, own: bool) -> Reason | None:
    """A hero of the own side can kill, or one of the other side cannot."""
    deadly = better.cell[hero] >= 0 and threat(better, hero)[2]
    before = worse.cell[hero] >= 0 and threat(worse, hero)[2]
    if deadly == before or deadly != own:
        return None
    return Reason("deadly" if own else "not-deadly", warrior=better.thing(hero))


def why_companion(better: Battlecrest, worse: Battlecrest, hero: int, own: bool) -> Reason | None:
    """A companion of the own side is kept, or one of the other side is not."""
    companion = hero + better.plan.heroes
    count, other = standing(better, companion), standing(worse, companion)
    if count == other or (count > other) != own:
        return None
    if count == 0 or other == 0:
        return Reason("falls" if count == 0 else "stays", warrior=better.thing(companion))
    return Reason("unhurt" if own else "hurt", warrior=better.thing(companion))


def standing(state: Battlecrest, companion: int) -> int:
    """0 for a companion that is not in play, 1 for a wounded one, 2 for a healthy one."""
    return 0 if state.cell[companion] < 0 else 1 if state.hurt[companion] else 2
