"""Why something may not be done at a table of Mindbug, and every message the game can show."""

from igroteka.core.decision import Refusal
from igroteka.games.mindbug.cards.faces import KEYWORD_NAMES, SNEAKY
from igroteka.games.mindbug.cards.sets import SETS
from igroteka.games.mindbug.options import ACTION
from igroteka.games.mindbug.rules import action_of, forced_hunters, may_use
from igroteka.games.mindbug.state import Mindbug


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


def words() -> list[str]:
    """Every message key the game can show."""
    keys = ["mindbug", "mindbug-about", "mindbug-length", "mindbug-help"]
    for name, creatures in SETS.items():
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
    keys += [f"mindbug-because-{key}" for key in _REASONS]
    keys += ["mindbug-setting-sets", "mindbug-setting-decks", "mindbug-twin"]
    return keys


_CHOICES = (
    "play", "attack", "act", "mindbug", "no-mindbug", "block", "no-block", "hunt", "no-hunt", "again", "no-again",
    "order", "order-later", "defeat", "control", "discard", "revive", "done", "rival", "pile", "keyword", "pay",
    "no-pay", "copy", "no-copy", "force", "may-discard", "no-may-discard", "salvage", "boost", "no-boost",
    "bolster", "unboost", "mode-boost", "mode-defeat", "mode-unboost",
)  # fmt: skip
_EVENTS = (
    "reveal", "draw", "enter", "exhaust", "defeat", "control", "discard", "life", "steal", "take-back", "stuck",
    "turn", "play", "mindbug", "trigger", "attack", "block", "act", "evolve", "boost", "drop", "return", "shield",
    "show", "to-pile", "scrap", "keyword", "copy", "skip",
)  # fmt: skip
_REFUSALS = (
    "over", "not-asked", "cannot-attack", "cannot-block", "sneaky", "must-hunt", "no-action", "idle-action",
)  # fmt: skip
_REASONS = (
    "have", "without", "keep", "extra", "life", "their-life", "mindbug", "their-mindbug", "free", "their-free",
    "safe", "their-safe",
)  # fmt: skip
