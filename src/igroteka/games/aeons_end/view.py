"""What everybody sees of a table of Aeon's End, what stays hidden, and what questions and options mean.

Hands lie open, as players may talk freely; decks may not be looked through (AE-174).
"""

from typing import Final

from mypy_extensions import i64

from igroteka.core.decision import Arg, Choice, Decision
from igroteka.core.knowledge import Pool, RestrictedPool, holds
from igroteka.core.rng import Rng
from igroteka.core.state import View
from igroteka.games.aeons_end.cards.facts import (
    BONUS,
    BREACH_NAMES,
    CHARGE_COST,
    CORRUPTION,
    COST,
    GONE,
    KIND,
    KIND_NAMES,
    MAGES,
    MATS,
    NAMES,
    OPENED,
    PLAIN,
    TIER,
    TO_DISCARD,
    TRAITS,
)
from igroteka.games.aeons_end.effects.breaches import focus_price, open_price, prepper, wide_at
from igroteka.games.aeons_end.effects.effect import Effect
from igroteka.games.aeons_end.effects.spells import spell_card, spell_place
from igroteka.games.aeons_end.forecast import forecast
from igroteka.games.aeons_end.options import (
    ABILITY,
    ALL_GEMS,
    BREACH,
    CARD,
    CHARGE,
    DISPEL,
    FIRST,
    FOCUS,
    FOE,
    GAIN,
    HUSK,
    OPEN,
    PASS,
    PLAY,
    PREP,
    SEAT,
    SECOND,
    SPELL_AT,
    SPENT,
    WHILE,
    YES,
)
from igroteka.games.aeons_end.state import NEMESIS, PHASE_NAMES, AeonsEnd

# --- the table --------------------------------------------------------------------------------------------------


def table(state: AeonsEnd) -> View:
    """The same for every seat: what is hidden here is hidden from all."""
    return {
        "active": state.active,
        "phase": PHASE_NAMES[state.phase],
        "aether": state.aether,
        "gem_aether": state.gem_aether,
        "spell_aether": state.spell_aether,
        "discount": state.discount,
        "shield": bool(state.shield),
        "double": bool(state.double),
        "ending": ending(state),
        "gravehold": {"life": state.city, "cap": state.city_cap},
        "nemesis": nemesis_seen(state),
        "turns": {
            "deck": sorted(NAMES[state.design[card]] for card in state.turn_deck),
            "top": top_seen(state),
            "discard": [card_seen(state, card) for card in state.turn_discard],
        },
        "supply": [pile_seen(state, number) for number in range(len(state.piles))],
        "devoured": [card_seen(state, card) for card in state.devoured],
        "resolving": [card_seen(state, card) for card in state.resolving],
        "destroyed": [card_seen(state, card) for card in state.destroyed],
        "players": [player_seen(state, seat) for seat in range(state.seats)],
    }


def own(state: AeonsEnd, seat: int) -> View:
    """For whoever is asked: what the answers may lead to."""
    decision = state.decision_for(seat)
    told = {} if decision is None else forecast(state, seat, decision)
    return {"forecast": told} if told else {}


def ending(state: AeonsEnd) -> str | None:
    """Why the match is over (AE-210 to AE-213), in the order in which a person would name it."""
    if state.outcome is None:
        return None
    if state.outcome[0] > 0:
        return "slain" if state.foe == 0 else "outlasted"
    if state.city == 0:
        return "city"
    if all(state.exhausted) and state.seats > 1:
        return "exhausted"
    return "starved" if MATS[state.mat].starves and state.empty_piles() == len(state.piles) else "swarm"


def top_seen(state: AeonsEnd) -> str | None:
    """The top turn order card, if everybody knows it."""
    if state.turn_deck and state.placed[state.turn_deck[-1]]:
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
    if not state.known[card]:
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
    """A pile of the supply; it is named otherwise than its cards, which may lie anywhere."""
    design = state.pile_design[number]
    return {
        "thing": f"pile:{NAMES[design]}",
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
        "ready": state.ready(seat),
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
        "focused": state.focused >> place & 1 == 1,
        "bonus": BONUS[place % 4],
        "spells": [spell_seen(state, place, card) for card in state.slots[place]],
    }
    wide = wide_at(state, place)
    if wide >= 0:
        seen["taken"] = state.thing(wide)
    if GONE < stage < OPENED:
        seen["turned"] = stage
        seen["focus_cost"] = focus_price(state, place)
        seen["open_cost"] = open_price(state, place)
    return seen


def spell_seen(state: AeonsEnd, place: int, card: int) -> View:
    """A prepped spell: who prepped it, whether that was this turn, and whether its own effect is used up."""
    seen = card_seen(state, card)
    seen["owner"] = prepper(state, place, card)
    seen["fresh"] = card in state.fresh
    seen["used"] = card in state.used
    return seen


# --- what is hidden ---------------------------------------------------------------------------------------------


class NemesisCards(RestrictedPool):
    """The nemesis cards that nobody has seen: those of the box, then those of the deck, in which its own lie.

    The tier of every slot is known, so the slots are dealt one after the other, each from its tier.
    """

    def __init__(self, state: AeonsEnd) -> None:
        super().__init__([list(state.basics), state.foe_deck])
        self.design = state.design
        self.own = MATS[state.mat].cards
        self.tiers = [TIER[state.design[card]] for zone in self.zones for card in zone if not state.known[card]]
        self.slot: i64 = 0

    def pick(self, zone: int, left: list[int], rng: Rng) -> int:
        tier = self.tiers[self.slot]
        self.slot += 1
        place: i64 = len(left) - 1
        while True:
            design = self.design[left[place]]
            if TIER[design] == tier and (zone == 1 or not holds(self.own[tier], design)):
                return place
            place -= 1


def pools(state: AeonsEnd) -> list[Pool]:
    """Nemesis cards of each tier; corruptions that nobody has seen; the order of decks that were shuffled."""
    found: list[Pool] = [NemesisCards(state)]
    zones = [state.corruptions, *state.deck, *state.discard]
    if hides(zones, state.known):
        found.append(Pool(zones))
    for pile in [*state.deck, state.turn_deck, state.strikes]:
        if hides([pile], state.placed):
            found.append(Pool([pile], by_place=True))
    return found


def hides(zones: list[list[int]], masks: list[int]) -> bool:
    """Whether something of a card in these zones is not known."""
    for zone in zones:
        for card in zone:
            if masks[card] == 0:
                return True
    return False


def put_back(state: AeonsEnd, pools: list[Pool]) -> None:
    """The box is no list of the state's own."""
    state.basics = tuple(pools[0].zones[0])


# --- questions and options --------------------------------------------------------------------------------------


def question(state: AeonsEnd, decision: Decision) -> dict[str, Arg]:
    """What is asked about: the card (or the mage or nemesis that does it), the player it concerns, and a number."""
    frame = state.agenda[decision.frame]
    args: dict[str, Arg] = {}
    if decision.card >= 0:
        args["card"] = state.thing(decision.card)
    elif decision.kind.startswith("who-"):
        doer = (
            f"nemesis:{MATS[state.mat].name}" if frame.seat == NEMESIS else f"mage:{state.mage_of(frame.seat).name}"
        )
        args["card"] = doer
    if frame.seat != NEMESIS:
        args["seat"] = f"seat:{frame.seat}"
    assert isinstance(frame.verb, Effect)
    args["amount"] = frame.verb.number(state, frame)
    return args


# Questions whose "no" is said in a way of its own; all others say that there is no more to do.
OWN_NO: Final = (
    "main", "cast", "interrupt", "ability", "order", "spread", "top", "top-destroy", "may-reveal", "may-draw",
    "may-suffer", "may-charge", "may-pile", "may-burn", "may-return", "onto-deck", "bottom",
)  # fmt: skip


def choice(state: AeonsEnd, option: int, seat: int) -> Choice:
    """An option of this seat's question, with the costs and lives a person wants to know."""
    decision = state.decision_for(seat)
    kind = "" if decision is None else decision.kind
    asked = state.agenda[decision.frame].seat if decision is not None else seat
    if option == PASS:
        return Choice(f"no-{kind}" if kind in OWN_NO else "done")
    if option == YES:
        return Choice(f"yes-{kind}")
    if option in (FIRST, SECOND):
        name = state.name(decision.card) if decision is not None else ""
        return Choice(f"or-{name}-{1 if option == FIRST else 2}")
    if option >= CARD:
        return card_choice(state, option, kind, asked)
    if option >= BREACH:
        place = option - BREACH
        return Choice("breach", breach=f"breach:{place % 4 + 1}", seat=f"seat:{place // 4}")
    if option >= SPELL_AT:
        place = spell_place(option)
        card = state.thing(spell_card(state, option))
        told = "cast" if kind == "cast" else "spell"
        return Choice(told, card=card, breach=f"breach:{place % 4 + 1}", seat=f"seat:{place // 4}")
    return simple_choice(state, option, kind, asked)


def simple_choice(state: AeonsEnd, option: int, kind: str, seat: int) -> Choice:
    if option >= WHILE:
        place = seat * 4 + (option - WHILE) // 2
        return Choice("while", card=state.thing(state.slots[place][(option - WHILE) % 2]))
    if option >= ABILITY:
        other = option - ABILITY
        return Choice("ability", seat=f"seat:{other}", mage=f"mage:{MAGES[state.mage[other]].name}")
    if option >= FOCUS:
        number = option - (OPEN if option >= OPEN else FOCUS)
        price = (open_price if option >= OPEN else focus_price)(state, seat * 4 + number)
        return Choice("open" if option >= OPEN else "focus", breach=f"breach:{number + 1}", cost=price)
    if option >= SEAT:
        other = option - SEAT
        told: dict[str, Arg] = {"seat": f"seat:{other}", "mage": f"mage:{MAGES[state.mage[other]].name}"}
        if kind == "who-turn":
            return Choice("turn-of", **told)
        return Choice("player", life=state.life[other], charges=state.charges[other], **told)
    if option == ALL_GEMS:
        plain = sum(1 for card in state.hand[seat] if TRAITS[state.design[card]] & PLAIN)
        return Choice("all-gems", amount=plain)
    if option == CHARGE:
        return Choice("charge", cost=CHARGE_COST)
    if option == FOE:
        return Choice("target-foe", nemesis=f"nemesis:{MATS[state.mat].name}", life=state.foe)
    if option == HUSK:
        return Choice("target-husk", amount=state.husks)
    card = state.devoured[-1]
    return Choice("gain-devoured", card=state.thing(card), cost=state.cost(card))


def card_choice(state: AeonsEnd, option: int, kind: str, seat: int) -> Choice:
    """An option that names a design: `seat` is the player the question is about."""
    if option >= DISPEL:
        card = state.with_design(state.foe_play, option - DISPEL)
        return Choice("dispel", card=state.thing(card))
    if option >= PREP:
        return Choice("prep", card=state.thing(state.in_hand(seat, option - PREP)))
    if option >= GAIN:
        design = option - GAIN
        told = "devour" if kind == "devour" else "gain" if kind == "main" else "take"
        return Choice(told, card=f"pile:{NAMES[design]}", cost=COST[design])
    if option >= PLAY:
        return Choice("play", card=state.thing(state.in_hand(seat, option - PLAY)))
    if option >= SPENT:
        spent = [card for card in state.discard[seat] if state.known[card]]
        return Choice("from-discard", card=state.thing(state.with_design(spent, option - SPENT)))
    design = option - CARD
    if kind in ("target", "split"):
        card = state.with_design(state.foe_play, design)
        return Choice("target-minion", card=state.thing(card), life=state.tokens[state.foe_play.index(card)])
    return Choice(kind, card=state.thing(named_card(state, kind, design, seat)))


def named_card(state: AeonsEnd, kind: str, design: int, seat: int) -> int:
    """The card that a question of this kind means by its design: the first of equal ones, where it asks for one."""
    zone: list[int] = []
    if kind == "arrange":
        zone = sorted(state.turn_deck)  # in an order that tells nothing of the hidden one
    elif kind == "turn-card":
        zone = state.turn_discard
    elif kind in ("top", "top-destroy"):
        zone = state.resolving
    elif kind in ("order", "take-back"):
        zone = state.played[seat]
    else:
        zone = state.hand[seat]
    for card in zone:
        if state.design[card] == design:
            return card
    raise ValueError(f"{kind}: {NAMES[design]} does not lie there")
