"""What each seat of Gobb'it may know, what options mean, and why something may not be done."""

from igroteka.core.decision import Arg, Choice, Decision, Refusal
from igroteka.core.knowledge import deal_anew
from igroteka.core.rng import Rng
from igroteka.core.state import View
from igroteka.games.gobbit.cards import ANIMAL, ANIMAL_NAMES, BACK, COLOUR_NAMES, COLOURS, CONDITION_NAMES, NAMES
from igroteka.games.gobbit.rules import slapped
from igroteka.games.gobbit.state import ACTIONS, DISCARD, OPEN, PASS, PILE, YES, Gobbit

LONGEST_THOUGHT = 2000  # milliseconds: imagined hands of others come down within this time


def table(state: Gobbit, eye: int) -> View:
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
        "mine": [{"option": state.on[i], "at": state.when[i]} for i in range(len(state.by)) if state.by[i] == eye],
    }


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


def redeal(state: Gobbit, seat: int, rng: Rng) -> None:
    """Deal face-down cards nobody has seen anew, keeping the backs that lie open, and guess the others' hands."""
    zones = [*state.deck, state.discard]
    if not state.expert:
        deal_anew(zones, state.known, seat, rng)
    else:
        deal_by_backs(zones, state.known, rng)
    guess_hands(state, seat, rng)


def deal_by_backs(zones: list[list[int]], known: list[int], rng: Rng) -> None:
    """As `deal_anew`, but the top of each zone keeps its back, which all can see (GB-005)."""
    pool = sorted(card for zone in zones for card in zone if not known[card])
    rng.shuffle(pool)
    for zone in zones:
        if zone and not known[zone[-1]]:
            place = 0
            while BACK[pool[place]] != BACK[zone[-1]]:
                place += 1
            zone[-1] = pool.pop(place)
    for zone in zones:
        for place in range(len(zone) - 1):
            if not known[zone[place]]:
                zone[place] = pool.pop()


def guess_hands(state: Gobbit, seat: int, rng: Rng) -> None:
    """How many hands lie there is seen; where and when they came down is not, until all are judged."""
    if any(decision.kind == "react" for decision in state.decisions):
        for i in range(len(state.by)):
            if state.by[i] != seat:
                state.on[i] = PASS  # forget all of them first, so that each is guessed from what is left
        for i in range(len(state.by)):
            if state.by[i] != seat:
                targets = targets_of(state, state.by[i])
                state.on[i] = targets[rng.below(len(targets))]
                state.when[i] = state.began + rng.below(LONGEST_THOUGHT)
        for other in range(state.seats):
            if other != seat and may_have_opened(state, other):
                state.opening[other] = state.began + rng.below(LONGEST_THOUGHT) if rng.chance(50) else -1
    state.clock = max([state.began, *state.when, *state.opening])


def targets_of(state: Gobbit, seat: int) -> list[int]:
    """What a seat may still slap in this moment."""
    targets = [PILE + o for o in range(state.seats) if state.pile[o] and not slapped(state, seat, PILE + o)]
    if state.inside >> seat & 1 and state.gobbits and state.discard and not slapped(state, seat, DISCARD):
        targets.append(DISCARD)
    return targets


def may_have_opened(state: Gobbit, seat: int) -> bool:
    """Whether a seat has finished this moment with a card to open."""
    if state.decision_for(seat) is not None or not state.deck[seat]:
        return False
    return seat == state.turn or state.hasty


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


def why_not(state: Gobbit, seat: int, option: int) -> Refusal:
    """The rule that stands in the way, as a person at the table would say it."""
    if state.outcome is not None:
        return Refusal("GB-126", "over")
    decision = state.decision_for(seat)
    if decision is None:
        if not state.inside >> seat & 1 and not state.ghosts:
            return Refusal("GB-049", "out")
        return Refusal("GB-100", "hands-down")
    if not 0 <= option < ACTIONS:
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
    keys += [f"gobbit-why-{kind}" for kind in _REASONS]
    keys += [f"gobbit-setting-{name}" for name in ("level", "gobbit", "ghosts", "gorilla", "hasty", "tempo")]
    keys += [f"gobbit-level-{name}" for name in ("first", "full", "expert")]
    keys += [f"gobbit-tempo-{name}" for name in ("calm", "brisk", "wild")]
    keys += [f"gobbit-verdict-{name}" for name in _VERDICTS]
    return keys


_CHOICES = ("wait", "open", "open-early", "slap", "cover", "call", "rob", "take-back", "leave")
_EVENTS = (
    "open", "early", "slap", "slap-discard", "cover", "late", "eaten", "scattered", "saved", "mistake",
    "mistake-deck", "stray", "gobbit", "robbed", "last-gorilla", "ghost", "out", "condition", "end",
)  # fmt: skip
_REASONS = (
    "over", "out", "hands-down", "no-such-thing", "mercy", "no-mercy", "no-pile", "already", "rob-own", "rob-nothing",
    "rob-whom", "ghost-opens", "no-deck", "not-your-turn", "no-gobbit", "ghost-calls", "no-discard",
)  # fmt: skip
_VERDICTS = ("won", "beaten", "lot", "mistake", "idle", "too-early", "too-late", "unseen")
