"""What each seat of Aeon's End may know, and what stays hidden from all of them.

Hands lie open, as players may talk freely; decks may not be looked through (AE-174).
"""

from igroteka.core.decision import Arg, Decision
from igroteka.core.rng import Rng
from igroteka.core.state import View
from igroteka.games.aeons_end.actions import focus_price, open_price
from igroteka.games.aeons_end.effects import Effect
from igroteka.games.aeons_end.facts import (
    BREACH_NAMES,
    CORRUPTION,
    COST,
    GONE,
    KIND,
    KIND_NAMES,
    MATS,
    NAMES,
    OPENED,
    TIER,
    TO_DISCARD,
)
from igroteka.games.aeons_end.state import FACE, NEMESIS, PHASE_NAMES, PLACE, AeonsEnd

# --- the table --------------------------------------------------------------------------------------------------


def table(state: AeonsEnd, eye: int) -> View:
    """The same for every eye: what is hidden here is hidden from all."""
    return {
        "active": state.active,
        "phase": PHASE_NAMES[state.phase],
        "aether": state.aether,
        "gem_aether": state.gem_aether,
        "spell_aether": state.spell_aether,
        "discount": state.discount,
        "shield": bool(state.shield),
        "gravehold": {"life": state.city, "cap": state.city_cap},
        "nemesis": nemesis_seen(state),
        "turns": {
            "deck": sorted(NAMES[state.design[card]] for card in state.turn_deck),
            "top": top_seen(state),
            "discard": [card_seen(state, card) for card in state.turn_discard],
        },
        "supply": [pile_seen(state, number) for number in range(len(state.piles))],
        "devoured": [card_seen(state, card) for card in state.devoured],
        "resolving": [card_seen(state, card) for card in state.limbo],
        "destroyed": [card_seen(state, card) for card in state.destroyed],
        "revealed": state.revealed,
        "players": [player_seen(state, seat) for seat in range(state.seats)],
    }


def top_seen(state: AeonsEnd) -> str | None:
    """The top turn order card, if everybody knows it."""
    if state.turn_deck and state.known[state.turn_deck[-1]] & PLACE:
        return NAMES[state.design[state.turn_deck[-1]]]
    return None


def nemesis_seen(state: AeonsEnd) -> View:
    mat = MATS[state.mat]
    tiers = [0, 0, 0]
    for card in state.foe_deck:
        tiers[TIER[state.design[card]] - 1] += 1
    return {
        "thing": f"nemesis:{mat.name}",
        "name": mat.name,
        "harder": bool(state.harder),
        "life": state.foe,
        "cap": state.foe_cap,
        "deck": tiers,
        "play": [
            {**card_seen(state, card), "tokens": state.tokens[place], "age": place}
            for place, card in enumerate(state.foe_play)
        ],
        "discard": [card_seen(state, card) for card in state.foe_discard],
        "fury": state.fury,
        "strikes": len(state.strikes),
        "husks": state.husks,
        "hurt": state.hurt,
        "husk_life": state.husk_life(),
        "corruptions": len(state.corruptions),
    }


def card_seen(state: AeonsEnd, card: int) -> View:
    """A card, or its back where nobody knows its face."""
    if not state.known[card] & FACE:
        return {"thing": "back:corruption", "name": "", "kind": KIND_NAMES[CORRUPTION], "cost": 0}
    design = state.design[card]
    seen: View = {
        "thing": state.thing(card),
        "name": NAMES[design],
        "kind": KIND_NAMES[KIND[design]],
        "cost": COST[design],
    }
    if TIER[design]:
        seen["tier"] = TIER[design]
        seen["can_discard"] = TO_DISCARD[design] is not None
    return seen


def pile_seen(state: AeonsEnd, number: int) -> View:
    design = state.pile_design[number]
    return {
        "thing": f"card:{NAMES[design]}",
        "name": NAMES[design],
        "kind": KIND_NAMES[KIND[design]],
        "cost": COST[design],
        "left": len(state.piles[number]),
    }


def player_seen(state: AeonsEnd, seat: int) -> View:
    mage = state.mage_of(seat)
    return {
        "mage": mage.name,
        "thing": f"mage:{mage.name}",
        "life": state.life[seat],
        "cap": state.life_cap,
        "exhausted": bool(state.exhausted[seat]),
        "charges": state.charges[seat],
        "slots": mage.charges,
        "hand": [card_seen(state, card) for card in state.hand[seat]],
        "deck": len(state.deck[seat]),
        "discard": [card_seen(state, card) for card in state.discard[seat]],
        "played": [card_seen(state, card) for card in state.played[seat]],
        "breaches": [breach_seen(state, place) for place in range(seat * 4, seat * 4 + 4)],
    }


def breach_seen(state: AeonsEnd, place: int) -> View:
    stage = state.breach[place]
    seen: View = {
        "thing": f"breach:{place % 4 + 1}",
        "name": BREACH_NAMES[place % 4],
        "state": "none" if stage == GONE else "open" if stage == OPENED else "closed",
        "focused": place in state.focused,
        "spells": [card_seen(state, card) for card in state.slots[place]],
    }
    if GONE < stage < OPENED:
        seen["turned"] = stage
        seen["focus_cost"] = focus_price(state, place)
        seen["open_cost"] = open_price(state, place)
    return seen


def question(state: AeonsEnd, decision: Decision) -> dict[str, Arg]:
    """What is asked about: the card, the player it concerns, and a number."""
    frame = state.agenda[decision.frame]
    args: dict[str, Arg] = {}
    if decision.card >= 0:
        args["card"] = state.thing(decision.card)
    if frame.seat != NEMESIS:
        args["seat"] = f"seat:{frame.seat}"
    assert isinstance(frame.verb, Effect)
    args["amount"] = frame.verb.number(state, frame)
    return args


# --- imagination ------------------------------------------------------------------------------------------------


def redeal(state: AeonsEnd, seat: int, rng: Rng) -> None:
    """Deal anew what nobody can know: it is the same for every seat."""
    for pile in [*state.deck, state.turn_deck, state.strikes]:
        mix_unplaced(state, pile, rng)
    mix_backs(state, rng)
    mix_nemesis(state, rng)


def mix_unplaced(state: AeonsEnd, pile: list[int], rng: Rng) -> None:
    """Cards that are known to be in a pile, but not where."""
    places = [place for place in range(len(pile)) if not state.known[pile[place]] & PLACE]
    if not places:
        return
    faces = sorted(pile[place] for place in places if state.known[pile[place]] & FACE)
    backs = [pile[place] for place in places if not state.known[pile[place]] & FACE]
    order = list(range(len(places)))
    rng.shuffle(order)
    mixed = faces + backs  # which back is which is settled afterwards, for all piles together
    for index, place in enumerate(places):
        pile[place] = mixed[order[index]]


def mix_backs(state: AeonsEnd, rng: Rng) -> None:
    """Corruptions nobody has seen, wherever they lie."""
    zones = [state.corruptions, *state.deck, *state.discard]
    spots: list[tuple[int, int]] = []
    pool: list[int] = []
    for number in range(len(zones)):
        for place in range(len(zones[number])):
            card = zones[number][place]
            if not state.known[card] & FACE and state.kind(card) == CORRUPTION:
                spots.append((number, place))
                pool.append(card)
    flags = [state.known[card] for card in pool]
    pool.sort()
    rng.shuffle(pool)
    for index in range(len(spots)):
        number, place = spots[index]
        zones[number][place] = pool[index]
        state.known[pool[index]] = flags[index]


def mix_nemesis(state: AeonsEnd, rng: Rng) -> None:
    """Basic cards in the deck may be any not yet seen; within a tier their order may be any."""
    boxed = list(state.basics)
    own = MATS[state.mat].cards
    for tier in (1, 2, 3):
        slots = [place for place in range(len(state.foe_deck)) if TIER[state.design[state.foe_deck[place]]] == tier]
        spare = [place for place in range(len(boxed)) if TIER[state.design[boxed[place]]] == tier]
        cards = [state.foe_deck[place] for place in slots]
        basics = sorted([c for c in cards if state.design[c] not in own[tier]] + [boxed[place] for place in spare])
        rng.shuffle(basics)
        for index, place in enumerate(spare):
            boxed[place] = basics[index]
        left = sorted([c for c in cards if state.design[c] in own[tier]] + basics[len(spare) :])
        rng.shuffle(left)
        for index, place in enumerate(slots):
            state.foe_deck[place] = left[index]
    state.basics = tuple(boxed)
