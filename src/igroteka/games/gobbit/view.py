"""What each seat of Gobb'it sees, and what questions and options mean."""

from typing import Final

from igroteka.core.decision import Arg, Choice, Decision
from igroteka.core.knowledge import Pool, RestrictedPool
from igroteka.core.rng import Rng
from igroteka.core.state import View
from igroteka.games.gobbit.cards import (
    ANIMAL,
    ANIMAL_NAMES,
    BACK,
    COLOUR_NAMES,
    COLOURS,
    CONDITION_NAMES,
    NAMES,
    NO_CONDITION,
)
from igroteka.games.gobbit.options import DISCARD, OPEN, PASS, PILE, YES
from igroteka.games.gobbit.state import HANDS, Gobbit

LONGEST_THOUGHT: Final = 2000  # milliseconds: imagined hands of others come down within this time


def table(state: Gobbit) -> View:
    """Top cards and backs are open to all; fronts of face-down cards and others' hands to nobody (GB-020, GB-098)."""
    return {
        "turn": state.turn,
        "opener": state.opener,
        "gorilla": None if state.gorilla < 0 else state.gorilla,
        "calling": state.calling == 1,
        "condition": CONDITION_NAMES[state.condition()] if state.expert else None,
        "discard": len(state.discard),
        "opened": state.opened,
        "began": state.began,
        "players": [player_seen(state, seat) for seat in range(state.seats)],
        "mine": [],
    }


def own(state: Gobbit, seat: int) -> View:
    """A seat sees where its own hands lie, and when they came down."""
    mine = [{"option": state.on[i], "at": state.when[i]} for i in range(len(state.by)) if state.by[i] == seat]
    return {"mine": mine} if mine else {}


def player_seen(state: Gobbit, seat: int) -> View:
    deck = state.deck[seat]
    pile = state.pile[seat]
    return {
        "deck": len(deck),
        "back": CONDITION_NAMES[BACK[deck[-1]]] if state.expert and deck else None,
        "pile": len(pile),
        "top": card_seen(state, pile[-1]) if pile else None,
        "since": state.since[seat],
        "stray": state.stray >> seat & 1 == 1,
        "ghost": state.is_ghost(seat),
        "out": not state.ghosts and not state.inside >> seat & 1,
        "hands": state.by.count(seat),
    }


def card_seen(state: Gobbit, card: int) -> View:
    return {
        "thing": state.thing(card),
        "name": NAMES[card],
        "animal": ANIMAL_NAMES[ANIMAL[card]],
        "colours": [name for bit, name in enumerate(COLOUR_NAMES) if COLOURS[card] >> bit & 1],
    }


# --- what is hidden ----------------------------------------------------------------------------------------------


class BackedPiles(RestrictedPool):
    """Face-down cards whose top ones show their backs (GB-005): the first zones are those top cards, one a pile."""

    def __init__(self, piles: list[list[int]]) -> None:
        super().__init__([*[pile[-1:] for pile in piles], *[pile[:-1] for pile in piles]])
        self.backs = [BACK[pile[-1]] if pile else NO_CONDITION for pile in piles]

    def pick(self, zone: int, left: list[int], rng: Rng) -> int:
        """A top card keeps its back; any other card is as good as another."""
        if zone >= len(self.backs):
            return len(left) - 1
        place = 0
        while BACK[left[place]] != self.backs[zone]:
            place += 1
        return place


def pools(state: Gobbit) -> list[Pool]:
    """Face-down cards that nobody has seen may lie in any deck and in the discard."""
    piles = [*state.deck, state.discard]
    return [BackedPiles(piles)] if state.expert else [Pool(piles)]


def put_back(state: Gobbit, pools: list[Pool]) -> None:
    """Piles whose top cards were dealt apart are put together again."""
    if state.expert:
        zones = pools[0].zones
        count = state.seats + 1
        piles = [zones[count + place] + zones[place] for place in range(count)]
        state.discard = piles.pop()
        state.deck = piles


def guess(state: Gobbit, seat: int, rng: Rng) -> None:
    """How many hands lie there is seen; where and when they came down is not, until all are judged."""
    hidden = [other for other in range(state.seats) if not state.known[HANDS + other] >> seat & 1]
    hands = [i for i in range(len(state.by)) if state.by[i] in hidden]
    for i in hands:
        state.on[i] = PASS  # forget all of them first, so that each is guessed from what is left
    for i in hands:
        targets = targets_of(state, state.by[i])
        state.on[i] = targets[rng.below(len(targets))]
        state.when[i] = state.began + rng.below(LONGEST_THOUGHT)
    for other in hidden:
        if may_have_opened(state, other):
            state.opening[other] = state.began + rng.below(LONGEST_THOUGHT) if rng.chance(50) else -1
    state.clock = max([state.began, *state.when, *state.opening])


def targets_of(state: Gobbit, seat: int) -> list[int]:
    """What a seat may still slap in this moment."""
    targets = [PILE + o for o in range(state.seats) if state.pile[o] and not state.slapped(seat, PILE + o)]
    if state.inside >> seat & 1 and state.gobbits and state.discard and not state.slapped(seat, DISCARD):
        targets.append(DISCARD)
    return targets


def may_have_opened(state: Gobbit, seat: int) -> bool:
    """Whether a seat has finished this moment with a card to open."""
    if state.decision_for(seat) is not None or not state.deck[seat]:
        return False
    return seat == state.turn or state.hasty


# --- questions and options ---------------------------------------------------------------------------------------


def question(state: Gobbit, decision: Decision) -> dict[str, Arg]:
    return {}


def choice(state: Gobbit, option: int, seat: int) -> Choice:
    """An option in words."""
    decision = state.decision_for(seat)
    kind = "" if decision is None else decision.kind
    if option == OPEN:
        return Choice("open" if seat == state.turn else "open-early")
    if option == YES:
        return Choice("take-back")
    if option == DISCARD:
        return Choice("call")
    if option == PASS:
        return Choice("leave" if kind == "mercy" else "wait")
    owner = option - PILE
    card = state.thing(state.pile[owner][-1])
    if kind == "rob":
        return Choice("rob", seat=f"seat:{owner}", card=card)
    if owner == seat:
        return Choice("cover", card=card)
    return Choice("slap", seat=f"seat:{owner}", card=card)
