"""Why a Battlecrest move may not be made: the rule in the way; and every message the game can show."""

from typing import Final

from igroteka.core.agenda import Frame
from igroteka.core.decision import Decision, Refusal
from igroteka.games.battlecrest.cards.format import CLOSE, MID, PASSIVE_NAMES, TRIGGER_NAMES, WHEN_NAMES
from igroteka.games.battlecrest.cards.layout import CELLS
from igroteka.games.battlecrest.effects.combat import Attack
from igroteka.games.battlecrest.effects.effect import Ranged
from igroteka.games.battlecrest.effects.movement import Push, next_cells
from igroteka.games.battlecrest.effects.stars import places_near
from igroteka.games.battlecrest.options import (
    ACTIVATE,
    CELL,
    DEFEND,
    MOVE_COMPANION,
    MOVE_HERO,
    PASS,
    PRIME,
    READY,
    REFOCUS,
    SKIP,
    STAR_COMPANION,
    STAR_HERO,
    STAR_PLACE,
    star_used,
)
from igroteka.games.battlecrest.reasons import REASONS
from igroteka.games.battlecrest.state import DID_ACTIVATE, DID_MOVE, DID_PRIME, DID_REFOCUS, Battlecrest


def why_not(state: Battlecrest, seat: int, option: int) -> Refusal:
    """The rule that stands in the way, as a person at the table would say it."""
    if state.outcome is not None:
        return Refusal("BC-058", "over")
    decision = state.decision_for(seat)
    if decision is None:
        return Refusal("BC-050", "not-asked")
    frame = state.agenda[decision.frame]
    if option == SKIP:
        return Refusal("BC-063", "cannot-skip")
    if decision.kind in ("action", "move-more"):
        return _action(state, state.active, option)
    if decision.kind in ("walk", "push"):
        return _step(state, frame, option, decision.kind == "push")
    if decision.kind in ("attack", "shove", "wound"):
        return _target(state, frame, option)
    if decision.kind == "defend":
        return _defend(state, decision, option)
    if decision.kind == "star":
        return _star(state, decision.card, option)
    rule, key = _OTHERS[decision.kind]
    return Refusal(rule, key)


_OTHERS: dict[str, tuple[str, str]] = {
    "march": ("BC-065", "must-choose"),
    "ready": ("BC-018", "not-ready"),
    "turn-location": ("BC-068", "out-of-range"),
    "order": ("BC-058", "must-choose"),
    "front": ("BC-138", "front"),
    "place": ("BC-137", "place"),
}


def _action(state: Battlecrest, hero: int, option: int) -> Refusal:
    if option == PASS:
        return Refusal("BC-050", "must-choose")
    if ACTIVATE <= option < PRIME:
        if state.used & DID_ACTIVATE:
            return Refusal("BC-147", "activate-once")
        return _card(state, hero, option - ACTIVATE, "BC-052")
    if PRIME <= option < DEFEND:
        if state.used & DID_PRIME:
            return Refusal("BC-050", "action-used")
        return _card(state, hero, option - PRIME, "BC-053")
    if option == REFOCUS:
        if state.used & DID_REFOCUS:
            return Refusal("BC-050", "action-used")
        return Refusal("BC-054", "nothing-to-refocus")
    if option in (MOVE_HERO, MOVE_COMPANION):
        return _move(state, hero, option)
    return Refusal("BC-050", "not-an-option")


def _card(state: Battlecrest, hero: int, place: int, rule: str) -> Refusal:
    cards = state.cards(hero)
    if place >= len(cards):
        return Refusal(rule, "not-an-option")
    if not state.ready[cards[place]]:
        return Refusal(rule, "not-ready")
    return Refusal("BC-063", "no-effect", card=state.card_thing(cards[place]))


def _move(state: Battlecrest, hero: int, option: int) -> Refusal:
    warrior = hero if option == MOVE_HERO else hero + state.plan.heroes
    if state.cell[warrior] < 0:
        return Refusal("BC-016", "no-companion")
    if option == MOVE_HERO and not state.any_ready(hero):
        return Refusal("BC-149", "no-ready-card")
    if state.used & DID_MOVE:
        return Refusal("BC-050", "action-used")
    return Refusal("BC-055", "cannot-move", warrior=state.thing(warrior))


def _step(state: Battlecrest, frame: Frame, option: int, pushed: bool) -> Refusal:
    warrior = frame.card
    if option == PASS:
        return Refusal("BC-047", "ally") if frame.step else Refusal("BC-051", "must-move")
    cell = option - CELL
    if not 0 <= cell < CELLS:
        return Refusal("BC-043", "not-an-option")
    if state.plan.layout.slot_at[cell] >= 0:
        return Refusal("BC-083", "location")
    if not state.plan.layout.open[cell]:
        return Refusal("BC-081", "no-location-near")
    if cell not in next_cells(state, warrior, state.cell[warrior]):
        return Refusal("BC-080", "not-a-step")
    other = state.who[cell]
    if other >= 0 and not pushed and not state.allied(warrior, other):
        return Refusal("BC-082", "enemy")
    return Refusal("BC-047", "ally")


def _target(state: Battlecrest, frame: Frame, option: int) -> Refusal:
    warrior = frame.card
    verb = frame.verb
    if option == PASS:
        return Refusal("BC-087", "must-choose")
    cell = option - CELL
    if not 0 <= cell < CELLS or state.who[cell] < 0:
        return Refusal("BC-087", "nobody")
    other = state.who[cell]
    if isinstance(verb, Push):
        if other == warrior:
            return Refusal("BC-066", "itself")
    elif state.allied(warrior, other):
        return Refusal("BC-064", "not-enemy")
    if isinstance(verb, Attack) and other in verb.hit(frame):
        return Refusal("BC-075", "hit-already")
    if isinstance(verb, Push) and verb.within(state, warrior, other, verb.span(state, warrior, True)):
        return Refusal("BC-066", "cannot-be-moved")
    return Refusal(_range_rule(verb), "out-of-range")


def _range_rule(verb: object) -> str:
    if isinstance(verb, Ranged):
        return "BC-070" if verb.kind == CLOSE else "BC-071" if verb.kind == MID else "BC-072"
    return "BC-068"


def _defend(state: Battlecrest, decision: Decision, option: int) -> Refusal:
    if DEFEND <= option < READY:
        return _card(state, decision.card, option - DEFEND, "BC-088")
    return Refusal("BC-088", "defend-one")


def _star(state: Battlecrest, hero: int, option: int) -> Refusal:
    """Used already, too far, or nothing it could do."""
    if not STAR_HERO <= option < STAR_PLACE + len(state.where) or option == STAR_COMPANION + 1:
        return Refusal("BC-109", "must-choose")
    if star_used(state, hero, option):
        return Refusal("BC-114", "star-used")
    if option >= STAR_PLACE and option - STAR_PLACE not in places_near(state, hero):
        return Refusal("BC-112", "star-far")
    return Refusal("BC-107", "star-none")


# --- every message the game can show -----------------------------------------------------------------------------

_ASKS: Final = (
    "action", "move-more", "walk", "push", "attack", "defend", "march", "shove", "wound", "ready", "turn-location",
    "star", "order", "front", "place",
)  # fmt: skip
_CHOICES: Final = (
    "activate", "prime", "refocus", "move", "step", "done", "attack", "no-attack", "defend", "no-defend", "march",
    "skip", "shove", "wound", "ready", "turn-location", "star", "order", "front", "place",
)  # fmt: skip
_EVENTS: Final = (
    "turn", "activate", "prime", "refocus", "step", "attack", "defend", "no-wound", "wound", "worse", "death",
    "hazard", "flip", "shove", "heal", "readied", "turned", "star", "draw", "stopped",
)  # fmt: skip
_WHYS: Final = (
    "over", "not-asked", "not-an-option", "action-used", "activate-once", "not-ready", "no-effect",
    "nothing-to-refocus", "no-ready-card", "cannot-move", "no-companion", "location", "enemy", "not-a-step",
    "no-location-near", "ally",
    "must-move", "not-enemy", "out-of-range", "hit-already", "nobody", "cannot-skip", "itself", "cannot-be-moved",
    "defend-one", "star-used", "star-far", "star-none", "place", "front", "must-choose",
)  # fmt: skip
_EFFECTS: Final = ("attack", "march", "push", "wound", "heal", "ready", "turn_location", "star", "flip")
PACK_PROBLEMS: Final = (
    "not-yaml", "empty", "not-mapping", "unknown-field", "field-twice", "missing-field", "not-list", "list-length",
    "not-word", "bad-id", "not-one-of", "bad-number", "not-flag", "empty-name", "no-kind", "same-id", "same-number",
    "bad-crests", "not-ability", "bad-range", "one-kind-of-ability", "location-star", "when-needs-target",
    "layout-shape", "layout-count", "layout-start", "layout-heroes", "layout-minions", "layout-room",
    "one-kind-of-effect", "signpost-back", "id-taken", "id-kept", "nothing-fits", "unreadable", "not-text",
    "yaml-tab", "yaml-character", "yaml-quote", "yaml-bracket", "yaml-colon", "yaml-no-colon", "yaml-indent",
)  # fmt: skip


def words() -> list[str]:
    """Every message key the game can show; names of cards come from packs."""
    keys = [f"battlecrest{end}" for end in ("", "-about", "-length", "-help")]
    for prefix, kinds in (
        ("ask", _ASKS), ("choice", _CHOICES), ("event", _EVENTS), ("why", _WHYS), ("effect", _EFFECTS),
        ("passive", PASSIVE_NAMES), ("when", WHEN_NAMES), ("after", TRIGGER_NAMES),
        ("because", REASONS), ("pack", PACK_PROBLEMS),
        ("setting", ("hero1", "hero2", "hero3", "hero4", "battlefield", "quiet_end")),
    ):  # fmt: skip
        keys += [f"battlecrest-{prefix}-{kind}" for kind in kinds]
    return keys
