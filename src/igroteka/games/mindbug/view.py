"""What each seat of Mindbug may know, what options mean, and why something may not be done."""

from typing import Any

from igroteka.core.decision import Arg, Choice, Decision, Refusal
from igroteka.core.knowledge import deal_anew, visible
from igroteka.core.rng import Rng
from igroteka.core.state import View
from igroteka.games.mindbug.effects import CARD, PASS, YES
from igroteka.games.mindbug.state import KEYWORD_NAMES, KEYWORDS, NAMES, POWER, SNEAKY, Mindbug


def table(state: Mindbug, eye: int) -> View:
    """Play areas, discard piles and Mindbugs are open (MB-063); hands to their holders, draw piles to nobody."""
    return {
        "active": state.active,
        "life": state.life[:],
        "offered": None if state.offered < 0 else card_seen(state, state.offered),
        "pending": [state.thing(trigger[2]) for trigger in state.pending],
        "unused": len(state.unused),
        "revealed": [state.thing(card) for card in visible(list(state.unused), state.known, eye)],
        "players": [player_seen(state, seat, eye) for seat in range(state.seats)],
    }


def player_seen(state: Mindbug, seat: int, eye: int) -> View:
    hand = state.hand[seat]
    held = hand if seat == eye else visible(hand, state.known, eye)
    return {
        "mindbugs": state.mindbugs[seat],
        "hand": [card_seen(state, card) for card in held],
        "hidden": len(hand) - len(held),
        "deck": len(state.deck[seat]),
        "board": [creature_seen(state, card, seat) for card in state.board[seat]],
        "discard": [card_seen(state, card) for card in state.discard[seat]],
    }


def card_seen(state: Mindbug, card: int) -> View:
    face = state.face[card]
    return {
        "thing": state.thing(card),
        "name": NAMES[face],
        "power": POWER[face],
        "keywords": keyword_names(KEYWORDS[face]),
    }


def creature_seen(state: Mindbug, card: int, seat: int) -> View:
    return {
        **card_seen(state, card),
        "power": state.power(card, seat),
        "printed": POWER[state.face[card]],
        "keywords": keyword_names(state.keywords(card, seat)),
        "exhausted": card in state.exhausted,
    }


def keyword_names(keywords: int) -> list[str]:
    return [name for bit, name in enumerate(KEYWORD_NAMES) if keywords >> bit & 1]


def redeal(state: Mindbug, seat: int, rng: Rng) -> None:
    """Deal anew what the seat cannot know: other hands, all draw piles, the unused cards."""
    unused = list(state.unused)
    deal_anew([*state.hand, *state.deck, unused], state.known, seat, rng)
    state.unused = tuple(unused)
    for hand in state.hand:
        hand.sort()
    bit = 1 << seat
    for holder in range(state.seats):  # of what the seat does not know, holders know their hands and nothing else
        for card in state.hand[holder]:
            if not state.known[card] & bit:
                state.known[card] = 1 << holder
        for card in state.deck[holder]:
            state.known[card] = 0
    for card in unused:
        if not state.known[card] & bit:
            state.known[card] = 0


def question(state: Mindbug, decision: Decision) -> dict[str, Arg]:
    return {} if decision.card < 0 else {"card": state.thing(decision.card)}


def choice(state: Mindbug, option: int, seat: int) -> Choice:
    """An option in words: what it does depends on the question, which card it touches on the option alone."""
    decision = state.decision_for(seat)
    kind = "" if decision is None else decision.kind
    if option == PASS:
        return Choice(f"no-{kind}" if kind in ("mindbug", "block", "hunt", "again") else "done")
    if option == YES:
        return Choice("mindbug", card=state.thing(state.offered))
    card = option - CARD
    if kind == "turn":
        kind = "attack" if card in state.board[seat] else "play"
    return Choice(kind, card=state.thing(card))


def why_not(state: Mindbug, seat: int, option: int) -> Refusal:
    """The rule that stands in the way, as a person at the table would say it."""
    decision = state.decision_for(seat)
    if state.outcome is not None:
        return Refusal("MB-031", "over")
    if decision is None:
        return Refusal("MB-039", "not-asked")
    if not PASS < option < YES or option - CARD >= len(state.face):
        return Refusal("MB-040", f"asked-{decision.kind}")
    card = option - CARD
    if decision.kind == "turn" and card in state.board[seat]:
        barred = state.attack_barred_by(card, seat)
        return Refusal("MB-093", "cannot-attack", card=state.thing(card), source=state.thing(barred))
    if decision.kind == "block" and card in state.board[seat]:
        return why_no_block(state, card, seat, decision.card)
    rule = _RULES[decision.kind]
    return Refusal(rule, f"asked-{decision.kind}")


_RULES: dict[str, str] = {
    "turn": "MB-040",
    "mindbug": "MB-043",
    "block": "MB-057",
    "hunt": "MB-068",
    "again": "MB-067",
    "order": "MB-020",
    "defeat": "MB-017",
    "control": "MB-017",
    "discard": "MB-099",
    "revive": "MB-017",
}


def why_no_block(state: Mindbug, card: int, seat: int, attacker: int) -> Refusal:
    attacking = state.controller(attacker)
    if state.keywords(attacker, attacking) & SNEAKY and not state.keywords(card, seat) & SNEAKY:
        return Refusal("MB-074", "sneaky", card=state.thing(card), attacker=state.thing(attacker))
    barred = state.block_barred_by(card, seat, attacker)
    return Refusal("MB-093", "cannot-block", card=state.thing(card), source=state.thing(barred))


def words(sets: dict[str, list[Any]]) -> list[str]:
    """Every message key the game can show."""
    keys = ["mindbug", "mindbug-about", "mindbug-length", "mindbug-help"]
    for name, creatures in sets.items():
        keys.append(f"mindbug-set-{name}")
        for creature in creatures:
            keys.append(f"mindbug-card-{creature.name}")
            if not creature.plain:
                keys.append(f"mindbug-card-{creature.name}.ability")
    for keyword in KEYWORD_NAMES:
        keys += [f"mindbug-keyword-{keyword}", f"mindbug-keyword-{keyword}.rule"]
    for kind in _RULES:
        keys += [f"mindbug-ask-{kind}", f"mindbug-why-asked-{kind}"]
    keys += [f"mindbug-choice-{kind}" for kind in _CHOICES]
    keys += [f"mindbug-event-{kind}" for kind in _EVENTS]
    keys += [f"mindbug-why-{kind}" for kind in ("over", "not-asked", "cannot-attack", "cannot-block", "sneaky")]
    keys.append("mindbug-setting-sets")
    return keys


_CHOICES = (
    "play", "attack", "mindbug", "no-mindbug", "block", "no-block", "hunt", "no-hunt", "again", "no-again", "order",
    "defeat", "control", "discard", "revive", "done",
)  # fmt: skip
_EVENTS = (
    "reveal", "draw", "enter", "exhaust", "defeat", "control", "discard", "life", "steal", "take-back", "stuck",
    "turn", "play", "mindbug", "trigger", "attack", "block",
)  # fmt: skip
