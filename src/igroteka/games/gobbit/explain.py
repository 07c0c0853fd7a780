"""Why something may not be done at a table of Gobb'it, and every message the game can show."""

from igroteka.core.decision import Refusal
from igroteka.games.gobbit.cards import CONDITION_NAMES, NAMES
from igroteka.games.gobbit.options import DISCARD, OPEN, OPTIONS, PILE, YES
from igroteka.games.gobbit.state import Gobbit


def why_not(state: Gobbit, seat: int, option: int) -> Refusal:
    """The rule that stands in the way, as a person at the table would say it."""
    if state.outcome is not None:
        return Refusal("GB-126", "over")
    decision = state.decision_for(seat)
    if decision is None:
        if not state.inside >> seat & 1 and not state.ghosts:
            return Refusal("GB-049", "out")
        return Refusal("GB-100", "hands-down")
    if not 0 <= option < OPTIONS:
        return Refusal("GB-008", "no-such-thing")
    if decision.kind == "mercy":
        return Refusal("GB-077", "mercy")
    if decision.kind == "rob":
        return why_no_victim(state, seat, option)
    if option == OPEN:
        return why_no_opening(state, seat)
    if option == DISCARD:
        return why_no_call(state, seat)
    if option == YES:
        return Refusal("GB-077", "no-mercy")
    if option - PILE >= state.seats:
        return Refusal("GB-008", "no-such-thing")
    if not state.pile[option - PILE]:
        return Refusal("GB-108", "no-pile", seat=f"seat:{option - PILE}")
    return Refusal("GB-109", "already")


def why_no_victim(state: Gobbit, seat: int, option: int) -> Refusal:
    owner = option - PILE
    if owner == seat:
        return Refusal("GB-046", "rob-own")
    if 0 <= owner < state.seats:
        return Refusal("GB-122", "rob-nothing", seat=f"seat:{owner}")
    return Refusal("GB-046", "rob-whom")


def why_no_opening(state: Gobbit, seat: int) -> Refusal:
    if not state.inside >> seat & 1:
        return Refusal("GB-049", "ghost-opens")
    if not state.deck[seat]:
        return Refusal("GB-065", "no-deck")
    return Refusal("GB-117", "not-your-turn", seat=f"seat:{state.turn}")


def why_no_call(state: Gobbit, seat: int) -> Refusal:
    if not state.gobbits:
        return Refusal("GB-030", "no-gobbit")
    if not state.inside >> seat & 1:
        return Refusal("GB-078", "ghost-calls")
    if not state.discard:
        return Refusal("GB-044", "no-discard")
    return Refusal("GB-109", "already")


def words() -> list[str]:
    """Every message key the game can show."""
    keys = ["gobbit", "gobbit-about", "gobbit-length", "gobbit-help", "gobbit-discard-pile"]
    keys += [f"gobbit-card-{name}" for name in sorted(set(NAMES))]
    for name in CONDITION_NAMES:
        keys += [f"gobbit-back-{name}", f"gobbit-back-{name}.rule"]
    keys += [f"gobbit-ask-{kind}" for kind in ("react", "rob", "mercy")]
    keys += [f"gobbit-choice-{kind}" for kind in _CHOICES]
    keys += [f"gobbit-event-{kind}" for kind in _EVENTS]
    keys += [f"gobbit-why-{kind}" for kind in _REFUSALS]
    keys += [f"gobbit-setting-{name}" for name in ("level", "gobbit", "ghosts", "gorilla", "hasty", "tempo")]
    keys += [f"gobbit-level-{name}" for name in ("first", "full", "expert")]
    keys += [f"gobbit-tempo-{name}" for name in ("calm", "brisk", "wild")]
    keys += [f"gobbit-verdict-{name}" for name in _VERDICTS]
    return keys


_CHOICES = ("wait", "open", "open-early", "slap", "cover", "call", "rob", "take-back", "leave")
_EVENTS = (
    "open", "early", "slap", "slap-discard", "cover", "late", "eaten", "scattered", "saved", "mistake",
    "mistake-deck", "ghost-mistake", "stray", "gobbit", "robbed", "last-gorilla", "ghost", "out", "condition", "end",
)  # fmt: skip
_REFUSALS = (
    "over", "out", "hands-down", "no-such-thing", "mercy", "no-mercy", "no-pile", "already", "rob-own", "rob-nothing",
    "rob-whom", "ghost-opens", "no-deck", "not-your-turn", "no-gobbit", "ghost-calls", "no-discard",
)  # fmt: skip
_VERDICTS = ("won", "beaten", "lot", "mistake", "idle", "too-early", "too-late", "unseen")
