"""Names of what packs hold, and their values as data any client can show."""

from typing import Any

from igroteka.games.battlecrest.field import EDGE_NAMES
from igroteka.games.battlecrest.pack import Ability, Effect, Face, Special
from igroteka.games.battlecrest.reading import Names
from igroteka.games.battlecrest.tables import Box


def name_of(box: Box, thing: str, language: str) -> str | None:
    """The name a pack gives a thing ("hero:akhena:0", "action:akhena.staff.1:3"), or None if no pack does."""
    kind, _, rest = thing.partition(":")
    name = rest.partition(":")[0]
    if kind == "cell":
        return name
    found = _names(box, kind, name.split("."))
    return None if found is None else found[language]


def _names(box: Box, kind: str, parts: list[str]) -> Names | None:
    if kind in ("location", "power", "battlefield"):
        for land in box.lands:
            if land.pack.ident == parts[0]:
                if kind == "battlefield":
                    return land.pack.names
                location = next(one for one in land.pack.locations if one.ident == parts[1])
                return location.names if kind == "location" else location.special.names
    for hero in box.heroes:
        pack = hero.pack
        if pack.ident == parts[0]:
            if kind == "hero":
                return pack.names
            if kind == "companion" and pack.companion is not None:
                return pack.companion.names
            if kind == "crest":
                return pack.crests[parts[1]]
            if kind == "action":
                action = next(one for one in pack.actions if one.ident == parts[1])
                return action.faces[int(parts[2])].names
            if kind == "power" and parts[1] == "hero":
                return pack.specials[min(int(parts[2]), len(pack.specials) - 1)].names
            if kind == "power" and pack.companion is not None:
                return pack.companion.specials[min(int(parts[2]), len(pack.companion.specials) - 1)].names
    return None


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
