"""Names of what packs hold, and their values as data any client can show."""

from typing import Any

from igroteka.games.battlecrest.field import EDGE_NAMES
from igroteka.games.battlecrest.pack import Ability, Effect, Face, Hero, Special
from igroteka.games.battlecrest.reading import Names
from igroteka.games.battlecrest.tables import Box


def name_of(box: Box, thing: str, language: str) -> str | None:
    """The name a pack gives a thing ("hero:akhena:0", "action:akhena.staff.1:3"), or None if no pack does."""
    kind, _, rest = thing.partition(":")
    name = rest.partition(":")[0]
    if kind == "cell":
        return name
    found = all_names(box).get(f"{kind}:{name}")
    return None if found is None else found.get(language)


def all_names(box: Box) -> dict[str, Names]:
    """The names of everything in the packs, by thing without its number."""
    found: dict[str, Names] = {}
    for land in box.lands:
        field = land.pack
        found[f"battlefield:{field.ident}"] = field.names
        found[f"note:{field.ident}"] = field.note
        for location in field.locations:
            found[f"location:{field.ident}.{location.ident}"] = location.names
            found[f"power:{field.ident}.{location.ident}.0"] = location.special.names
    for hero in box.heroes:
        _add_hero(found, hero.pack)
    return found


def _add_hero(found: dict[str, Names], pack: Hero) -> None:
    """A hero's things; both faces of a hero or a companion have a power, which may be the same."""
    found[f"hero:{pack.ident}"] = pack.names
    found[f"note:{pack.ident}"] = pack.note
    for crest, names in pack.crests.items():
        found[f"crest:{pack.ident}.{crest}"] = names
    for action in pack.actions:
        for side, face in enumerate(action.faces):
            found[f"action:{pack.ident}.{action.ident}.{side}"] = face.names
    for side in (0, 1):
        found[f"power:{pack.ident}.hero.{side}"] = pack.specials[min(side, len(pack.specials) - 1)].names
    companion = pack.companion
    if companion is not None:
        found[f"companion:{pack.ident}"] = companion.names
        for side in (0, 1):
            special = companion.specials[min(side, len(companion.specials) - 1)]
            found[f"power:{pack.ident}.companion.{side}"] = special.names


def ability_shown(ability: Ability, hero: str) -> dict[str, Any]:
    """An ability as data; crests as things."""
    shown: dict[str, Any] = {"kind": ability.kind}
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


def special_shown(special: Special, hero: str) -> dict[str, Any]:
    shown: dict[str, Any] = {}
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


def face_shown(face: Face, hero: str) -> dict[str, Any]:
    shown: dict[str, Any] = {
        "move": face.move,
        "defence": face.defence,
        "crest": f"crest:{hero}.{face.crest}",
        "abilities": [ability_shown(ability, hero) for ability in face.abilities],
    }
    if face.defence_crest:
        shown["defence_crest"] = f"crest:{hero}.{face.defence_crest}"
    return shown


def edges_shown(edges: list[list[Effect]]) -> dict[str, Any]:
    """The effects of a location's face by edge; inactive ones too, as the card shows them (BC-007)."""
    shown: dict[str, Any] = {}
    for name, effects in zip(EDGE_NAMES, edges, strict=True):
        if effects:
            shown[name] = [effect_shown(effect) for effect in effects]
    return shown


def effect_shown(effect: Effect) -> dict[str, Any]:
    shown: dict[str, Any] = {"kind": effect.kind, "active": effect.active}
    if effect.kind == "bonus":
        shown["bonus"] = list(effect.bonus)
    elif effect.kind == "signpost":
        shown["exit"] = EDGE_NAMES[effect.exit]
    return shown
