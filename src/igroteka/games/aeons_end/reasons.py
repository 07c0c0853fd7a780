"""What the terms of the evaluation say about two positions of Aeon's End, in numbers that everybody can see."""

from typing import Final

from igroteka.core.decision import Reason
from igroteka.games.aeons_end.cards.facts import AETHER, CORRUPTION, KIND, MINION, OPENED
from igroteka.games.aeons_end.evaluate import HIT
from igroteka.games.aeons_end.state import AeonsEnd

# What there is so much of on the table: whether more of it is better.
_TABLE: Final = {
    "city": True, "foe": False, "fury": False, "husks": False, "minions": False, "minion-life": False,
    "powers": False, "piles": True, "empty-piles": False, "corruption": False,
}  # fmt: skip
# The measures that tell what a term is about, the most telling first.
_MEASURES: Final = {
    "city": ("city",), "foe": ("foe",), "fury": ("fury",), "husks": ("husks",), "minion": ("minions", "minion-life"),
    "power": ("powers",), "piles": ("empty-piles", "piles"), "corruption": ("corruption",), "life": ("life",),
    "charges": ("charges",), "damage": ("prepped",), "aether": ("hand-aether",),
}  # fmt: skip
_OF_EACH: Final = ("life", "charges", "prepped", "hand-aether")
REASONS: Final = (
    *_TABLE, *_OF_EACH, "all-life", "all-charges", "all-prepped", "opened", "focused", "spells", "deck-aether",
    "rid",
)  # fmt: skip


def because(better: AeonsEnd, worse: AeonsEnd, seat: int, term: str) -> Reason | None:
    """How a term makes one position better than another for the mages; None where it does not."""
    about = term.partition(".")[0]
    if about == "breach":
        return why_breach(better, worse, seat)
    if term.startswith(("damage.deck", "aether.deck")):
        return why_card(better, worse, seat, about)
    for measure in _MEASURES.get(about, ()):
        reason = why_each(better, worse, seat, measure) if measure in _OF_EACH else why_table(better, worse, measure)
        if reason is not None:
            return reason
    return None


def why_table(better: AeonsEnd, worse: AeonsEnd, measure: str) -> Reason | None:
    """There is more of something good on the table, or less of something bad."""
    count, other = on_table(better, measure), on_table(worse, measure)
    good = count > other if _TABLE[measure] else count < other
    return Reason(measure, count=count, other=other) if good else None


def on_table(state: AeonsEnd, measure: str) -> int:
    """How much there is of something on the table."""
    if measure == "city":
        return int(state.city)
    if measure == "foe":
        return int(state.foe)
    if measure == "fury":
        return int(state.fury)
    if measure == "husks":
        return int(state.husks)
    if measure == "minion-life":
        return sum(state.tokens[place] for place in places_of(state, minions=True))
    if measure in ("minions", "powers"):
        return len(places_of(state, measure == "minions"))
    if measure == "piles":
        return sum(len(pile) for pile in state.piles)
    if measure == "empty-piles":
        return int(state.empty_piles())
    return sum(
        KIND[state.design[card]] == CORRUPTION for seat in range(state.seats) for card in cards_of(state, seat)
    )


def places_of(state: AeonsEnd, minions: bool) -> list[int]:
    """Where the minions lie before the nemesis, or the powers."""
    return [
        place
        for place in range(len(state.foe_play))
        if (KIND[state.design[state.foe_play[place]]] == MINION) == minions
    ]


def why_each(better: AeonsEnd, worse: AeonsEnd, seat: int, measure: str) -> Reason | None:
    """The mage has more of something; or the mages have together. Hands are compared within one phase alone."""
    if measure == "hand-aether" and (better.phase, better.active) != (worse.phase, worse.active):
        return None
    count, other = of_mage(better, seat, measure), of_mage(worse, seat, measure)
    if count > other:
        return Reason(measure, count=count, other=other)
    count = sum(of_mage(better, mage, measure) for mage in range(better.seats))
    other = sum(of_mage(worse, mage, measure) for mage in range(worse.seats))
    return Reason(f"all-{measure}", count=count, other=other) if count > other and measure != "hand-aether" else None


def of_mage(state: AeonsEnd, seat: int, measure: str) -> int:
    """How much a mage has of something."""
    if measure == "life":
        return state.life[seat]
    if measure == "charges":
        return state.charges[seat]
    if measure == "prepped":
        return int(state.prepped(seat))
    return sum(AETHER[state.design[card]] for card in state.hand[seat])


def why_breach(better: AeonsEnd, worse: AeonsEnd, seat: int) -> Reason | None:
    """A breach of the mage is opened, or nearer to it."""
    for key in ("opened", "focused"):
        for place in range(seat * 4, seat * 4 + 4):
            stage = better.breach[place]
            if stage > worse.breach[place] and (stage == OPENED) == (key == "opened"):
                return Reason(key, breach=f"breach:{place % 4 + 1}")
    return None


def why_card(better: AeonsEnd, worse: AeonsEnd, seat: int, about: str) -> Reason | None:
    """The cards of the mage bring more of this, or one that brings none of it is destroyed."""
    before = cards_of(worse, seat)
    count = sum(brings(better, card, about) for card in cards_of(better, seat))
    other = sum(brings(worse, card, about) for card in before)
    if count > other:
        return Reason("spells" if about == "damage" else "deck-aether", count=count, other=other)
    for card in before:
        if card in better.destroyed and brings(worse, card, about) == 0:
            return Reason("rid", card=worse.thing(card))
    return None


def brings(state: AeonsEnd, card: int, about: str) -> int:
    """The aether of a card; or whether it is for damage."""
    design = state.design[card]
    return AETHER[design] if about == "aether" else int(HIT[design] > 0.0)


def cards_of(state: AeonsEnd, seat: int) -> list[int]:
    """All cards a mage has."""
    own = state.hand[seat] + state.deck[seat] + state.discard[seat] + state.played[seat]
    for place in range(seat * 4, seat * 4 + 4):
        own = own + state.slots[place]
    return own
