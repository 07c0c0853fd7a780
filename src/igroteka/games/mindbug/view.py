"""What each seat of Mindbug may know, what options mean, and why something may not be done."""

from typing import Any

from igroteka.core.decision import Arg, Choice, Decision, Refusal
from igroteka.core.knowledge import deal_anew, visible
from igroteka.core.rng import Rng
from igroteka.core.state import View
from igroteka.games.mindbug.decks import fixed_decks
from igroteka.games.mindbug.effects import Either
from igroteka.games.mindbug.faces import KEYWORD_NAMES, SNEAKY
from igroteka.games.mindbug.options import ACTION, KEYWORD, MODE, PASS, SEAT, YES
from igroteka.games.mindbug.rules import action_of, forced_hunters, may_use
from igroteka.games.mindbug.state import Mindbug


def table(state: Mindbug, eye: int) -> View:
    """Play areas with their boost cards, discard piles and Mindbugs are open (MB-063, MB-108); hands to their
    holders, draw piles to nobody. The rules for four players are experimental, and say so."""
    return {
        "experimental": state.seats > 2,
        "active": state.active,
        "life": state.life[:],
        "offered": None if state.offered < 0 else card_seen(state, state.offered),
        "pending": [state.thing(effect.card) for effect in state.pending],
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
        "haunting": [state.thing(card) for card in state.discard[seat] if state.shows[card].haunting.reach],
    }


def card_seen(state: Mindbug, card: int) -> View:
    face = state.shows[card]
    return {
        "thing": state.thing(card),
        "name": face.name,
        "power": face.power,
        "keywords": keyword_names(face.keywords),
        "stage": face.stage,
    }


def creature_seen(state: Mindbug, card: int, seat: int) -> View:
    return {
        **card_seen(state, card),
        "power": state.power(card, seat),
        "printed": state.shows[card].power,
        "keywords": keyword_names(state.keywords(card, seat)),
        "exhausted": card in state.exhausted,
        "shielded": card in state.shielded,
        "boosts": [state.thing(boost) for boost in state.boosts(card)],
    }


def keyword_names(keywords: int) -> list[str]:
    return [name for bit, name in enumerate(KEYWORD_NAMES) if keywords >> bit & 1]


def redeal(state: Mindbug, seat: int, rng: Rng) -> None:
    """Deal anew what the seat cannot know: other hands, all draw piles, the unused cards.

    Where decks are fixed, everybody knows whose deck a card is from: cards change places within one deck only.
    """
    unused = list(state.unused)
    zones = [*state.hand, *state.deck, unused]
    if state.settings["decks"]:
        for deck in fixed_decks(state.settings["decks"]):
            redeal_deck(state, zones, deck, seat, rng)
    else:
        deal_anew(zones, state.known, seat, rng)
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


def redeal_deck(state: Mindbug, zones: list[list[int]], deck: list[int], seat: int, rng: Rng) -> None:
    """Deal anew the hidden cards of one fixed deck."""
    lying = [[card for card in zone if card in deck] for zone in zones]
    places = [[place for place, card in enumerate(zone) if card in deck] for zone in zones]
    deal_anew(lying, state.known, seat, rng)
    for zone, cards, spots in zip(zones, lying, places, strict=True):
        for card, spot in zip(cards, spots, strict=True):
            zone[spot] = card


def question(state: Mindbug, decision: Decision) -> dict[str, Arg]:
    return {} if decision.card < 0 else {"card": state.thing(decision.card)}


def choice(state: Mindbug, option: int, seat: int) -> Choice:
    """An option in words: what it does depends on the question, what it touches on the option alone."""
    decision = state.decision_for(seat)
    kind = "" if decision is None else decision.kind
    if option == PASS:
        return Choice(f"no-{kind}" if kind in _REFUSED else "done")
    if option == YES:
        return Choice("pay") if kind == "pay" else Choice("mindbug", card=state.thing(state.offered))
    if option >= MODE:
        return Choice(f"mode-{mode_name(state, decision, option - MODE)}")
    if option >= SEAT:
        return Choice(kind, seat=f"seat:{option - SEAT}")
    if option >= KEYWORD:
        return Choice(kind, keyword=f"keyword:{KEYWORD_NAMES[option - KEYWORD]}")
    if option >= ACTION:
        return Choice("act", card=state.thing(option - ACTION))
    if kind == "turn":
        kind = "attack" if option in state.board[seat] else "play"
    return Choice(kind, card=state.thing(option))


def mode_name(state: Mindbug, decision: Decision | None, number: int) -> str:
    """Which of two effects this is."""
    assert decision is not None
    verb = state.agenda[decision.frame].verb
    assert isinstance(verb, Either)
    return verb.modes[number]


def why_not(state: Mindbug, seat: int, option: int) -> Refusal:
    """The rule that stands in the way, as a person at the table would say it."""
    decision = state.decision_for(seat)
    if state.outcome is not None:
        return Refusal("MB-031", "over")
    if decision is None:
        return Refusal("MB-039", "not-asked")
    if decision.kind == "turn":
        return why_not_this_turn(state, seat, option)
    if decision.kind == "block" and option in state.board[seat]:
        return why_no_block(state, option, seat, decision.card)
    if decision.kind == "hunt":
        forced = state.quarry(seat)
        if forced:
            return Refusal("MB-093", "must-hunt", source=state.thing(forced[0]))
    return Refusal(_RULES[decision.kind], f"asked-{decision.kind}")


def why_not_this_turn(state: Mindbug, seat: int, option: int) -> Refusal:
    """Why this is no action of the turn."""
    if forced_hunters(state, seat):
        return Refusal("MB-093", "must-hunt", source=state.thing(state.quarry(seat)[0]))
    if option in state.board[seat]:
        barred = state.attack_barred_by(option, seat)
        return Refusal(
            ability_rule(state, barred), "cannot-attack", card=state.thing(option), source=state.thing(barred)
        )
    card = option - ACTION
    if card in state.board[seat]:
        if action_of(state, card) is None:
            return Refusal("MB-090", "no-action", card=state.thing(card))
        if not may_use(state, card, seat):
            return Refusal("MB-091", "idle-action", card=state.thing(card))
    return Refusal("MB-040", "asked-turn")


_REFUSED = ("mindbug", "block", "hunt", "again", "pay", "copy", "boost", "may-discard")

# What a question is about, by its kind.
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
    "rival": "MB-017",
    "pile": "MB-017",
    "keyword": "MB-017",
    "mode": "MB-017",
    "pay": "MB-017",
    "copy": "MB-017",
    "force": "MB-017",
    "may-discard": "MB-099",
    "salvage": "MB-017",
    "boost": "MB-105",
    "bolster": "MB-109",
    "unboost": "MB-017",
}


def why_no_block(state: Mindbug, card: int, seat: int, attacker: int) -> Refusal:
    attacking = state.controller(attacker)
    if state.keywords(attacker, attacking) & SNEAKY and not state.keywords(card, seat) & SNEAKY:
        return Refusal("MB-074", "sneaky", card=state.thing(card), attacker=state.thing(attacker))
    barred = state.block_barred_by(card, seat, attacker)
    return Refusal(ability_rule(state, barred), "cannot-block", card=state.thing(card), source=state.thing(barred))


def ability_rule(state: Mindbug, source: int) -> str:
    """What keeps a permanent ability in force: its card is in play, or lies in a discard pile."""
    return "MB-093" if state.controller(source) >= 0 else "MB-094"


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
    keys += [f"mindbug-why-{kind}" for kind in _REFUSALS]
    keys += ["mindbug-setting-sets", "mindbug-setting-decks"]
    return keys


_CHOICES = (
    "play", "attack", "act", "mindbug", "no-mindbug", "block", "no-block", "hunt", "no-hunt", "again", "no-again",
    "order", "defeat", "control", "discard", "revive", "done", "rival", "pile", "keyword", "pay", "no-pay", "copy",
    "no-copy", "force", "may-discard", "no-may-discard", "salvage", "boost", "no-boost", "bolster", "unboost",
    "mode-boost", "mode-defeat", "mode-unboost",
)  # fmt: skip
_EVENTS = (
    "reveal", "draw", "enter", "exhaust", "defeat", "control", "discard", "life", "steal", "take-back", "stuck",
    "turn", "play", "mindbug", "trigger", "attack", "block", "act", "evolve", "boost", "drop", "return", "shield",
    "show", "to-pile", "scrap", "keyword", "copy", "skip",
)  # fmt: skip
_REFUSALS = (
    "over", "not-asked", "cannot-attack", "cannot-block", "sneaky", "must-hunt", "no-action", "idle-action",
)  # fmt: skip
