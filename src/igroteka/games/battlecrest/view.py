"""What everybody sees of a Battlecrest table, and what questions and options mean. Nothing is hidden."""

from typing import Final

from igroteka.core.decision import Arg, Choice, Decision
from igroteka.core.state import View
from igroteka.games.battlecrest.field import cell_name
from igroteka.games.battlecrest.names import edges_shown, face_shown, special_shown
from igroteka.games.battlecrest.pack import PASSIVE_NAMES, TRIGGER_NAMES, WHEN_NAMES
from igroteka.games.battlecrest.stars import star_thing
from igroteka.games.battlecrest.state import (
    ACTIVATE,
    CELL,
    DEFEND,
    DID_ACTIVATE,
    DID_MOVE,
    DID_PRIME,
    DID_REFOCUS,
    FRONT,
    GO,
    MOST_ROUNDS,
    MOVE_COMPANION,
    MOVE_HERO,
    PASS,
    PRIME,
    QUIET_ROUNDS,
    READY,
    REFOCUS,
    SKIP,
    STAR_HERO,
    Battlecrest,
)


def table(state: Battlecrest) -> View:
    return {
        "active": state.active,
        "turn": state.turn,
        "turns_left": state.plan.heroes * MOST_ROUNDS - state.turn,
        "quiet_left": state.plan.heroes * QUIET_ROUNDS - state.quiet,
        "used": used_names(state),
        "battlefield": f"battlefield:{state.plan.land.pack.ident}",
        "open": [cell_name(cell) for cell in range(36) if state.plan.layout.open[cell]],
        "locations": [location_seen(state, slot) for slot in range(len(state.where))],
        "heroes": [hero_seen(state, hero) for hero in range(state.plan.heroes)],
    }


def used_names(state: Battlecrest) -> list[str]:
    actions = (("activate", DID_ACTIVATE), ("prime", DID_PRIME), ("refocus", DID_REFOCUS), ("move", DID_MOVE))
    return [name for name, bit in actions if state.used & bit]


def location_seen(state: Battlecrest, slot: int) -> View:
    location = state.plan.land.pack.locations[state.where[slot]]
    return {
        "thing": state.place_thing(slot),
        "cell": cell_name(state.plan.layout.slots[slot]),
        "number": location.number,
        "turned": state.turned[slot] == 1,
        "edges": edges_shown(location.faces[state.turned[slot]]),
        "other": edges_shown(location.faces[1 - state.turned[slot]]),
        "ability": {
            "thing": f"power:{state.plan.land.pack.ident}.{location.ident}.0",
            "used": state.stars >> (2 + slot) & 1 == 1,
            **special_shown(location.special, ""),
        },
    }


def hero_seen(state: Battlecrest, hero: int) -> View:
    kind = state.plan.kinds[hero]
    sheet = min(state.sheet[hero], len(kind.powers) - 1)
    shown: View = {
        "thing": state.thing(hero),
        "seat": state.plan.controller[hero],
        "team": hero & 1,
        "cell": None if state.cell[hero] < 0 else cell_name(state.cell[hero]),
        "ghost": state.ghost[hero] == 1,
        "wounded": state.hurt[hero] == 1,
        "track": state.track[hero],
        "ends": kind.skull if state.hurt[hero] else kind.flip,
        "left": state.wounds_left(hero),
        "health": {"start": kind.start, "flip": kind.flip, "restart": kind.restart, "skull": kind.skull},
        "wounded_crest": f"crest:{kind.pack.ident}.{kind.pack.crest}",
        "move": state.stride(hero) if state.cell[hero] >= 0 else 0,
        "primed": {
            f"crest:{kind.pack.ident}.{crest}": state.primed(hero, number) for number, crest in enumerate(kind.crests)
        },
        "ability": {
            "thing": f"power:{kind.pack.ident}.hero.{sheet}",
            **special_shown(kind.powers[sheet].special, kind.pack.ident),
        },
        "cards": [card_seen(state, hero, card) for card in state.cards(hero)],
        "companion": None,
        "note": f"note:{kind.pack.ident}" if kind.pack.note else None,
    }
    if kind.pack.companion is not None:
        shown["companion"] = companion_seen(state, hero)
    return shown


def companion_seen(state: Battlecrest, hero: int) -> View:
    warrior = hero + state.plan.heroes
    kind = state.plan.kinds[hero]
    face = state.hurt[warrior]
    power = min(face, len(kind.companion_powers) - 1)
    return {
        "thing": state.thing(warrior),
        "cell": None if state.cell[warrior] < 0 else cell_name(state.cell[warrior]),
        "wounded": face == 1,
        "move": kind.move[face],
        "defence": kind.defence[face],
        "ability": {
            "thing": f"power:{kind.pack.ident}.companion.{power}",
            **special_shown(kind.companion_powers[power].special, kind.pack.ident),
        },
    }


def card_seen(state: Battlecrest, hero: int, card: int) -> View:
    pack = state.plan.kinds[hero].pack
    action = pack.actions[card - state.plan.first_card[hero]]
    side = state.side[card]
    return {
        "thing": state.card_thing(card),
        "ready": state.ready[card] == 1,
        "side": side,
        **face_shown(action.faces[side], pack.ident),
        "other": {
            "thing": f"action:{pack.ident}.{action.ident}.{1 - side}:{card}",
            **face_shown(action.faces[1 - side], pack.ident),
        },
    }


def question(state: Battlecrest, decision: Decision) -> dict[str, Arg]:
    """The warrior a question is about, and the numbers a person decides by."""
    args: dict[str, Arg] = {}
    if decision.card >= 0:
        args["warrior"] = state.thing(decision.card)
    frame = state.agenda[decision.frame]
    if decision.kind == "defend":
        args["value"] = frame.value
        args["attacker"] = state.thing(frame.card)
    elif decision.kind in ("walk", "push"):
        args["left"] = frame.value
    elif decision.kind == "action":
        args["left"] = 2 - state.used.bit_count()
    return args


def choice(state: Battlecrest, option: int, seat: int) -> Choice:
    """An option in words; a cell means what the question is about."""
    decision = state.decision_for(seat)
    kind = "" if decision is None else decision.kind
    card = -1 if decision is None else decision.card
    if option == PASS:
        return Choice(f"no-{kind}" if kind in ("defend", "attack") else "done")
    if CELL <= option < CELL + 36:
        return cell_choice(state, kind, option - CELL)
    if option == SKIP:
        return Choice("skip")
    if option == GO:
        return Choice("march")
    if option >= FRONT:
        return Choice("front", warrior=state.thing(option - FRONT))
    if option >= STAR_HERO:
        return Choice("star", ability=star_thing(state, state.hero_of(card), option))
    if option in (MOVE_HERO, MOVE_COMPANION):
        hero = state.active
        return Choice("move", warrior=state.thing(hero if option == MOVE_HERO else hero + state.plan.heroes))
    if option == REFOCUS:
        return Choice("refocus")
    base, name = next((base, name) for base, name in _CARDS if option >= base)
    owner = state.hero_of(card)
    return Choice(name, card=state.card_thing(state.plan.first_card[owner] + option - base))


_CARDS: Final = ((READY, "ready"), (DEFEND, "defend"), (PRIME, "prime"), (ACTIVATE, "activate"))


def cell_choice(state: Battlecrest, kind: str, cell: int) -> Choice:
    where = f"cell:{cell_name(cell)}"
    if kind == "turn-location":
        return Choice(kind, place=state.place_thing(state.plan.layout.slot_at[cell]), cell=where)
    if kind in ("attack", "shove", "wound"):
        return Choice(kind, target=state.thing(state.who[cell]), cell=where)
    if kind == "order":
        victim = next(warrior for warrior in range(len(state.cell)) if state.cell[warrior] == cell)
        return Choice(kind, target=state.thing(victim), cell=where)
    return Choice("place" if kind == "place" else "step", cell=where)


ASKS: Final = (
    "action", "move-more", "walk", "push", "attack", "defend", "march", "shove", "wound", "ready", "turn-location",
    "star", "order", "front", "place",
)  # fmt: skip
CHOICES: Final = (
    "activate", "prime", "refocus", "move", "step", "done", "attack", "no-attack", "defend", "no-defend", "march",
    "skip", "shove", "wound", "ready", "turn-location", "star", "order", "front", "place",
)  # fmt: skip
EVENTS: Final = (
    "turn", "activate", "prime", "refocus", "step", "attack", "defend", "no-wound", "wound", "worse", "death",
    "hazard", "flip", "shove", "heal", "readied", "turned", "star", "draw", "stopped",
)  # fmt: skip
WHYS: Final = (
    "over", "not-asked", "not-an-option", "action-used", "activate-once", "not-ready", "no-effect",
    "nothing-to-refocus", "no-ready-card", "cannot-move", "no-companion", "location", "enemy", "not-a-step",
    "no-location-near", "ally",
    "must-move", "not-enemy", "out-of-range", "hit-already", "nobody", "cannot-skip", "itself", "cannot-be-moved",
    "defend-one", "star-used", "star-far", "star-none", "place", "front", "must-choose",
)  # fmt: skip
EFFECTS: Final = ("attack", "march", "push", "wound", "heal", "ready", "turn_location", "star", "flip")
PACK_PROBLEMS: Final = (
    "not-yaml", "empty", "not-mapping", "unknown-field", "field-twice", "missing-field", "not-list", "list-length",
    "not-word", "bad-id", "not-one-of", "bad-number", "not-flag", "empty-name", "no-kind", "same-id", "same-number",
    "bad-crests", "not-ability", "bad-range", "one-kind-of-ability", "location-star", "when-needs-target",
    "layout-shape", "layout-count", "layout-start", "layout-heroes", "layout-minions", "layout-room",
    "one-kind-of-effect", "signpost-back", "id-taken", "unreadable",
)  # fmt: skip


def words() -> list[str]:
    """Every message key the game can show; names of cards come from packs."""
    keys = [f"battlecrest{end}" for end in ("", "-about", "-length", "-help")]
    for prefix, kinds in (
        ("ask", ASKS), ("choice", CHOICES), ("event", EVENTS), ("why", WHYS), ("effect", EFFECTS),
        ("passive", PASSIVE_NAMES), ("when", WHEN_NAMES), ("after", TRIGGER_NAMES),
        ("pack", PACK_PROBLEMS), ("setting", ("hero1", "hero2", "hero3", "hero4", "battlefield")),
    ):  # fmt: skip
        keys += [f"battlecrest-{prefix}-{kind}" for kind in kinds]
    return keys
