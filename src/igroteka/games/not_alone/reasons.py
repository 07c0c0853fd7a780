"""What the terms of the evaluation say about two positions of Not Alone, in numbers that everybody can see."""

from typing import Final

from igroteka.core.decision import Reason
from igroteka.games.not_alone.cards.places import COUNT, WRECK
from igroteka.games.not_alone.state import CREATURE, NotAlone

_OF_EACH: Final = ("will", "survival", "places", "hand")
REASONS: Final = (
    "assimilation", "rescue", "marker", "no-marker", "signal", *_OF_EACH, *[f"all-{about}" for about in _OF_EACH],
)  # fmt: skip


def because(better: NotAlone, worse: NotAlone, seat: int, term: str) -> Reason | None:
    """How a term makes one position better than another for this seat; None where it does not."""
    about = term.partition(".")[0]
    if about in _OF_EACH:
        return why_of_each(better, worse, seat, about)
    if about in ("assimilation", "rescue"):
        return why_counter(better, worse, seat, about)
    if about == "marker" and better.marker != worse.marker:
        lies = better.marker == 1
        return Reason("marker" if lies else "no-marker") if lies == (seat != CREATURE) else None
    if about == "signal" and seat != CREATURE:
        held = better.hand[seat] & ~worse.hand[seat]
        return Reason("signal") if held >> WRECK & 1 else None
    return None


def why_counter(better: NotAlone, worse: NotAlone, seat: int, about: str) -> Reason | None:
    """A counter that is nearer the star, if it is the own one, or farther from it."""
    if about == "rescue":
        count, other = int(better.rescue), int(worse.rescue)
    else:
        count, other = int(better.assimilation), int(worse.assimilation)
    own = (seat == CREATURE) == (about == "assimilation")
    return Reason(about, count=count, other=other) if (count < other if own else count > other) else None


def why_of_each(better: NotAlone, worse: NotAlone, seat: int, about: str) -> Reason | None:
    """What a Hunted has more of; or all of them together: more for a Hunted, less for the Creature."""
    if seat != CREATURE:
        count, other = held(better, seat, about), held(worse, seat, about)
        if count > other:
            return Reason(about, count=count, other=other)
    count = sum(held(better, one, about) for one in range(1, better.seats))
    other = sum(held(worse, one, about) for one in range(1, worse.seats))
    if better.seats > 2 and (count < other if seat == CREATURE else count > other):
        return Reason(f"all-{about}", count=count, other=other)
    return None


def held(state: NotAlone, seat: int, about: str) -> int:
    """How much a Hunted has of something."""
    if about == "will":
        return state.will[seat]
    if about == "survival":
        return len(state.survival[seat])
    return COUNT[state.hand[seat] if about == "hand" else state.owned(seat)]
