"""What everybody sees of a Battlecrest table, and what questions and options mean. Nothing is hidden."""

from typing import Final

from igroteka.core.decision import Arg, Choice, Decision
from igroteka.core.state import View
from igroteka.games.battlecrest.cards.format import ATTACK, DEFENCE, Ability, Face, Special, Symbol
from igroteka.games.battlecrest.cards.layout import CELLS, EDGE_NAMES, cell_name
from igroteka.games.battlecrest.effects.combat import Attack, defence_of
from igroteka.games.battlecrest.effects.effect import Ranged
from igroteka.games.battlecrest.effects.movement import March, Push
from igroteka.games.battlecrest.forecast import forecast
from igroteka.games.battlecrest.options import (
    ACTIVATE,
    CELL,
    DEFEND,
    FRONT,
    GO,
    MOVE_COMPANION,
    MOVE_HERO,
    PASS,
    PRIME,
    READY,
    REFOCUS,
    SKIP,
    STAR_HERO,
    STAR_PLACE,
    star_thing,
    star_used,
)
from igroteka.games.battlecrest.state import ACTION_BITS, MOST_ROUNDS, QUIET_ROUNDS, Battlecrest


def table(state: Battlecrest) -> View:
    """The whole table: nothing is hidden in this game."""
    return {
        "active": state.active,
        "turn": state.turn,
        # by the house rule, this turn included: until the game ends, and until it ends if nobody is wounded
        "turns_left": state.plan.heroes * MOST_ROUNDS - state.turn + 1 if state.stops else None,
        "quiet_left": state.plan.heroes * QUIET_ROUNDS - state.quiet + 1 if state.stops else None,
        "used": [name for name, bit in ACTION_BITS.items() if state.used & bit],
        "battlefield": f"battlefield:{state.plan.battlefield.pack.ident}",
        "open": [cell_name(cell) for cell in range(CELLS) if state.plan.layout.open[cell]],
        "locations": [location_seen(state, slot) for slot in range(len(state.where))],
        "heroes": [hero_seen(state, hero) for hero in range(state.plan.heroes)],
    }


def own(state: Battlecrest, seat: int) -> View:
    """For whoever is asked: what the answers may lead to."""
    decision = state.decision_for(seat)
    if decision is None:
        return {}
    told = forecast(state, seat, decision)
    return {"forecast": told} if told else {}


def location_seen(state: Battlecrest, slot: int) -> View:
    location = state.plan.battlefield.pack.locations[state.where[slot]]
    power = state.plan.battlefield.power(state.where[slot], state.turned[slot])
    return {
        "thing": state.place_thing(slot),
        "cell": cell_name(state.plan.layout.slots[slot]),
        "number": location.number,
        "turned": state.turned[slot] == 1,
        "edges": edges_shown(location.faces[state.turned[slot]]),
        "other": edges_shown(location.faces[1 - state.turned[slot]]),
        "ability": {
            "thing": star_thing(state, 0, STAR_PLACE + slot),
            "used": star_used(state, 0, STAR_PLACE + slot),
            **special_shown(power.special, state.plan.battlefield.pack.ident),
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
        "move": state.move_value(hero) if state.cell[hero] >= 0 else 0,
        "primed": {
            f"crest:{kind.pack.ident}.{crest}": state.primed(hero, number)
            for crest, number in zip(kind.pack.crests, kind.crests, strict=True)
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
    crest = "" if kind.pack.companion is None else kind.pack.companion.defence_crest[face]
    return {
        "thing": state.thing(warrior),
        "cell": None if state.cell[warrior] < 0 else cell_name(state.cell[warrior]),
        "waiting": state.turn == 0 and state.cell[warrior] < 0,
        "wounded": face == 1,
        "move": kind.move[face],
        "defence": kind.defence[face],
        "defence_crest": f"crest:{kind.pack.ident}.{crest}" if crest else None,
        "ability": {
            "thing": f"power:{kind.pack.ident}.companion.{power}",
            **special_shown(kind.companion_powers[power].special, kind.pack.ident),
        },
    }


def card_seen(state: Battlecrest, hero: int, card: int) -> View:
    pack = state.plan.kinds[hero].pack
    action = pack.actions[card - state.plan.first_card[hero]]
    side = state.side[card]
    shown = face_shown(action.faces[side], pack.ident)
    if state.cell[hero] >= 0:
        add_totals(state, hero, card, shown)
    return {
        "thing": state.card_thing(card),
        "ready": state.ready[card] == 1,
        "side": side,
        **shown,
        "other": {
            "thing": f"action:{pack.ident}.{action.ident}.{1 - side}:{card}",
            **face_shown(action.faces[1 - side], pack.ident),
        },
    }


def add_totals(state: Battlecrest, hero: int, card: int, shown: View) -> None:
    """What the numbers of a card come to now, once it is activated: its own crest counts already (BC-150)."""
    verb = state.plan.tables.abilities[state.face(card)]
    ready = state.ready[card]
    state.ready[card] = 0
    shown["defence_total"] = defence_of(state, card) + state.bonus(hero, DEFENCE)
    for part, ability in zip(verb.parts(), shown["abilities"], strict=True):
        if isinstance(part, Attack):
            ability["total"] = part.total(state, hero) + state.lasting(hero, ATTACK) + state.bonus(hero, ATTACK)
        elif isinstance(part, March | Push):
            ability["total"] = part.far(state, hero)
        if isinstance(part, Ranged):
            ability["span"] = part.span(state, hero, True)
    state.ready[card] = ready


# --- cards as data any client can show ---------------------------------------------------------------------------


def ability_shown(ability: Ability, hero: str) -> View:
    """An ability as data; crests as things."""
    shown: View = {"kind": ability.kind}
    if ability.kind in ("attack", "march", "push", "wound", "heal", "ready"):
        shown["value"] = ability.value
    if ability.crest:
        shown["crest"] = f"crest:{hero}.{ability.crest}"
    if ability.range:
        shown["range"] = ability.range
        shown["reach"] = ability.reach
    if ability.targets > 1:
        shown["targets"] = ability.targets
    return shown


def special_shown(special: Special, hero: str) -> View:
    """A special ability as data: of a star, lasting, or after something."""
    shown: View = {}
    if special.star:
        shown["star"] = [ability_shown(ability, hero) for ability in special.star]
    if special.passives:
        shown["passive"] = [
            {"kind": one.kind, "value": one.value, "when": one.when, "for": one.who} for one in special.passives
        ]
    if special.trigger:
        shown["after"] = special.trigger
        shown["do"] = [ability_shown(ability, hero) for ability in special.effects]
    return shown


def face_shown(face: Face, hero: str) -> View:
    """A face of an action card as data."""
    shown: View = {
        "move": face.move,
        "defence": face.defence,
        "crest": f"crest:{hero}.{face.crest}",
        "abilities": [ability_shown(ability, hero) for ability in face.abilities],
    }
    if face.defence_crest:
        shown["defence_crest"] = f"crest:{hero}.{face.defence_crest}"
    return shown


def edges_shown(edges: list[list[Symbol]]) -> View:
    """The symbols of a location's face by edge; inactive ones too, as the card shows them (BC-007)."""
    shown: View = {}
    for name, symbols in zip(EDGE_NAMES, edges, strict=True):
        if symbols:
            shown[name] = [symbol_shown(symbol) for symbol in symbols]
    return shown


def symbol_shown(symbol: Symbol) -> View:
    shown: View = {"kind": symbol.kind, "active": symbol.active}
    if symbol.kind == "bonus":
        shown["bonus"] = list(symbol.bonus)
    elif symbol.kind == "signpost":
        shown["exit"] = EDGE_NAMES[symbol.exit]
    return shown


# --- questions and options ---------------------------------------------------------------------------------------


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
        args["left"] = state.actions_left()
    return args


def choice(state: Battlecrest, option: int, seat: int) -> Choice:
    """An option in words; a cell means what the question is about."""
    decision = state.decision_for(seat)
    kind = "" if decision is None else decision.kind
    card = -1 if decision is None else decision.card
    if option == PASS:
        return Choice(f"no-{kind}" if kind in ("defend", "attack") else "done")
    if CELL <= option < CELL + CELLS:
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
