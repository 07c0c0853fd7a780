"""The options of Battlecrest: one number, one meaning, whatever packs are played."""

from typing import Final

from mypy_extensions import i64

from igroteka.core.decision import Decision
from igroteka.games.battlecrest.cards.layout import cell_of
from igroteka.games.battlecrest.state import Battlecrest

PASS: Final = 0  # no, none, done
CELL: Final = 1  # CELL + cell: this cell, or whoever stands there
ACTIVATE: Final = 40  # + place of the card in the row
PRIME: Final = 48
DEFEND: Final = 56
READY: Final = 64
REFOCUS: Final = 72
MOVE_HERO: Final = 73
MOVE_COMPANION: Final = 74
SKIP: Final = 75  # ignore this ability or star
GO: Final = 76  # march
STAR_HERO: Final = 77
STAR_COMPANION: Final = 78
STAR_PLACE: Final = 80  # + slot of the location
FRONT: Final = 88  # + hero: takes the hero's cell
OPTIONS: Final = 96


def star_face(state: Battlecrest, hero: i64, option: i64) -> i64:
    """Which of the abilities of a card is up: 1 on the other face if that has one of its own, else 0."""
    if option == STAR_HERO:
        face, abilities = state.sheet[hero], len(state.plan.kinds[hero].powers)
    elif option == STAR_COMPANION:
        face, abilities = state.hurt[hero + state.plan.heroes], len(state.plan.kinds[hero].companion_powers)
    else:
        slot = option - STAR_PLACE
        face, abilities = state.turned[slot], len(state.plan.battlefield.powers[state.where[slot]])
    return face if abilities > 1 else 0


def star_bit(option: i64, face: i64) -> i64:
    """Which bit of `Battlecrest.stars` notes a star ability; each face has its own (BC-114)."""
    return 2 * (option - STAR_HERO if option < STAR_PLACE else option - STAR_PLACE + 2) + face


def star_used(state: Battlecrest, hero: i64, option: i64) -> bool:
    """Whether the star ability that is up was used this turn."""
    return state.stars >> star_bit(option, star_face(state, hero, option)) & 1 == 1


def star_thing(state: Battlecrest, hero: i64, option: i64) -> str:
    """The name of a star ability: who or what has it."""
    name = state.plan.kinds[hero].pack.ident
    face = star_face(state, hero, option)
    if option == STAR_HERO:
        return f"power:{name}.hero.{face}"
    if option == STAR_COMPANION:
        return f"power:{name}.companion.{face}"
    field = state.plan.battlefield.pack
    return f"power:{field.ident}.{field.locations[state.where[option - STAR_PLACE]].ident}.{face}"


# --- what a touch means ------------------------------------------------------------------------------------------


def meant(state: Battlecrest, seat: i64, thing: str) -> list[int]:
    """A warrior, a card, a location or an ability means what the open question makes of it, or else its cell.

    Crests, notes, seats and the battlefield as a whole mean nothing.
    """
    decision = state.decision_for(seat)
    if decision is None:
        return []
    kind, _, name = thing.partition(":")
    name, _, number = name.partition(":")
    if kind == "cell":
        cell = cell_of(name)
        return [CELL + cell] if cell >= 0 else []
    if kind == "power":
        return _ability_meant(state, decision, name)
    if not number.isdecimal():
        return []
    if kind in ("hero", "companion"):
        return _warrior_meant(state, decision, int(number))
    if kind == "action":
        return _card_meant(state, decision, int(number))
    if kind == "location":
        return _location_meant(state, decision, int(number))
    return []


def _warrior_meant(state: Battlecrest, decision: Decision, warrior: i64) -> list[int]:
    """In a turn the warrior who is to move, before it the hero in front, else whoever stands in a cell."""
    heroes = state.plan.heroes
    if warrior >= len(state.cell):
        return []
    if decision.kind in ("action", "move-more"):
        if state.hero_of(warrior) != state.active:
            return []
        return [MOVE_HERO if warrior < heroes else MOVE_COMPANION]
    if decision.kind == "front":
        return [FRONT + warrior] if warrior < heroes else []
    return [CELL + state.cell[warrior]] if state.cell[warrior] >= 0 else []


def _card_meant(state: Battlecrest, decision: Decision, card: i64) -> list[int]:
    """A card is touched to activate or prime it, to defend with it or to make it ready, by its hero alone."""
    if card >= len(state.side) or state.plan.owner[card] != state.hero_of(decision.card):
        return []
    place = card - state.plan.first_card[state.plan.owner[card]]
    if decision.kind == "action":
        return [ACTIVATE + place, PRIME + place]
    if decision.kind == "defend":
        return [DEFEND + place]
    return [READY + place] if decision.kind == "ready" else []


def _location_meant(state: Battlecrest, decision: Decision, slot: i64) -> list[int]:
    """A location means its star ability where one is asked for, else its cell."""
    if slot >= len(state.where):
        return []
    return [STAR_PLACE + slot if decision.kind == "star" else CELL + state.plan.layout.slots[slot]]


def _ability_meant(state: Battlecrest, decision: Decision, name: str) -> list[int]:
    """The star ability of this name, whichever face of its card is up."""
    if decision.kind != "star":
        return []
    hero = state.hero_of(decision.card)
    stars = [STAR_HERO, STAR_COMPANION, *range(STAR_PLACE, STAR_PLACE + len(state.where))]
    owner = f"power:{name}".rpartition(".")[0]
    return [option for option in stars if star_thing(state, hero, option).rpartition(".")[0] == owner]
