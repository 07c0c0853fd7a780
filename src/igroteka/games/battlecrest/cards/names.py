"""The names that packs give to things."""

from igroteka.games.battlecrest.cards.format import Hero, Names
from igroteka.games.battlecrest.cards.plan import PackTables


def all_names(tables: PackTables) -> dict[str, Names]:
    """The names of everything in the packs, by thing without its number."""
    found: dict[str, Names] = {}
    for kind in tables.battlefields:
        field = kind.pack
        found[f"battlefield:{field.ident}"] = field.names
        found[f"note:{field.ident}"] = field.note
        for crest, names in field.crests.items():
            found[f"crest:{field.ident}.{crest}"] = names
        for location in field.locations:
            found[f"location:{field.ident}.{location.ident}"] = location.names
            for side, special in enumerate(location.specials):
                found[f"power:{field.ident}.{location.ident}.{side}"] = special.names
    for hero in tables.heroes:
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
