"""Pack files read and checked: a hero's set or a battlefield as plain values, or every mistake with its line."""

from typing import Any, Final

import yaml

from igroteka.games.battlecrest.cards.format import (
    BONUS_NAMES,
    LOCATIONS,
    MOST_CARDS,
    PASSIVE_NAMES,
    RANGE_NAMES,
    TARGET_FAR,
    TRIGGER_NAMES,
    WHEN_NAMES,
    Ability,
    Action,
    Battlefield,
    Companion,
    Face,
    Hero,
    Location,
    Pack,
    Passive,
    Special,
    Symbol,
)
from igroteka.games.battlecrest.cards.layout import ADJACENT, AROUND, CELLS, EDGE_NAMES, SIZE, Layout
from igroteka.games.battlecrest.cards.reader import Problem, Reader


def read_pack(text: str) -> tuple[Pack | None, list[Problem]]:
    """A pack, or everything that is wrong with the file."""
    reader = Reader(text)
    if reader.problems:
        return None, reader.problems
    root = reader.root
    kind = ""
    if isinstance(root, yaml.MappingNode):
        for key, value in root.value:
            if key.value == "pack":
                kind = reader.one_of(value, ("hero", "battlefield"), "pack")
    if not kind:
        reader.wrong(root, "no-kind")
    if reader.problems:
        return None, reader.problems
    pack = _hero(reader, root) if kind == "hero" else _battlefield(reader, root)
    reader.problems.sort(key=lambda problem: problem.line)
    return (None if reader.problems else pack), reader.problems


# --- heroes ------------------------------------------------------------------------------------------------------


def _hero(reader: Reader, root: Any) -> Hero | None:
    found = reader.fields(root, "pack id name crests hero health actions", "companion note")
    if reader.problems:
        return None
    hero = Hero(reader.ident(found["id"]), reader.names(found["name"]))
    hero.note = reader.names(found["note"]) if "note" in found else {}
    _crests(reader, found["crests"], hero)
    known = list(hero.crests)
    card = reader.fields(found["hero"], "ability", "other")
    for key in ("ability", "other"):
        if key in card:
            hero.specials.append(_special(reader, card[key], known, "hero"))
    listed = reader.items(found["actions"], 1, MOST_CARDS, "actions")
    hero.actions = [_action(reader, node, known) for node in listed]
    idents = [action.ident for action in hero.actions]
    for place, node in enumerate(listed):
        if idents[place] in idents[:place]:
            reader.wrong(node, "same-id", value=idents[place])
    _health(reader, found["health"], hero, len(listed))
    if "companion" in found:
        hero.companion = _companion(reader, found["companion"], known)
    return hero


def _crests(reader: Reader, node: Any, hero: Hero) -> None:
    if not isinstance(node, yaml.MappingNode) or not 1 <= len(node.value) <= 6:
        reader.wrong(node, "bad-crests")
        return
    for key, value in node.value:
        hero.crests[reader.ident(key)] = reader.names(value)


def _health(reader: Reader, node: Any, hero: Hero, columns: int) -> None:
    """Each face fits the row: it starts above a card and ends on the last column or one past it."""
    found = reader.fields(node, "healthy wounded")
    if "healthy" not in found or "wounded" not in found:
        return
    healthy = reader.fields(found["healthy"], "start flip")
    wounded = reader.fields(found["wounded"], "start skull crest")
    if len(healthy) < 2 or len(wounded) < 3:
        return
    hero.start = reader.number(healthy["start"], 1, columns, "start")
    hero.flip = reader.number(healthy["flip"], hero.start + 1, columns + 1, "flip")
    hero.restart = reader.number(wounded["start"], 1, columns, "start")
    hero.skull = reader.number(wounded["skull"], hero.restart + 1, columns + 1, "skull")
    hero.crest = reader.one_of(wounded["crest"], list(hero.crests), "crest")


def _companion(reader: Reader, node: Any, crests: list[str]) -> Companion:
    found = reader.fields(node, "id name healthy wounded ability", "other")
    if len(found) < 5:
        return Companion("", {})
    companion = Companion(reader.ident(found["id"]), reader.names(found["name"]))
    for face, key in enumerate(("healthy", "wounded")):
        values = reader.fields(found[key], "move defence")
        if len(values) == 2:
            companion.move[face] = reader.number(values["move"], 0, 9, "move")
            companion.defence[face] = reader.number(values["defence"], 0, 9, "defence")
    for key in ("ability", "other"):
        if key in found:
            companion.specials.append(_special(reader, found[key], crests, "companion"))
    return companion


def _action(reader: Reader, node: Any, crests: list[str]) -> Action:
    found = reader.fields(node, "id faces")
    if len(found) < 2:
        return Action("", [])
    faces = [_face(reader, face, crests) for face in reader.items(found["faces"], 2, 2, "faces")]
    return Action(reader.ident(found["id"]), faces)


def _face(reader: Reader, node: Any, crests: list[str]) -> Face:
    found = reader.fields(node, "name move defence crest abilities", "defence_crest")
    if "name" not in found:
        return Face({})
    face = Face(reader.names(found["name"]))
    if "move" in found:
        face.move = reader.number(found["move"], 0, 9, "move")
    if "defence" in found:
        face.defence = reader.number(found["defence"], 0, 9, "defence")
    if "crest" in found:
        face.crest = reader.one_of(found["crest"], crests, "crest")
    if "defence_crest" in found:
        face.defence_crest = reader.one_of(found["defence_crest"], crests, "crest")
    if "abilities" in found:
        face.abilities = _abilities(reader, found["abilities"], crests, "action")
    return face


# --- abilities ---------------------------------------------------------------------------------------------------

_SIMPLE: Final = {"action": ("star", "flip"), "hero": ("flip",), "location": ("flip",), "companion": ()}
_VALUED: Final = ("attack", "march", "push", "wound", "heal", "ready")
_RANGED: Final = ("attack", "push", "wound", "turn_location")
_WITH_CREST: Final = ("attack", "march", "push")


def _abilities(reader: Reader, node: Any, crests: list[str], card: str) -> list[Ability]:
    return [_ability(reader, item, crests, card) for item in reader.items(node, 1, 4, "abilities")]


def _ability(reader: Reader, node: Any, crests: list[str], card: str) -> Ability:
    """`star`, `flip`, or a mapping whose first field says what it does: `{attack: 2, range: close}`."""
    if isinstance(node, yaml.ScalarNode):
        simple = _SIMPLE[card]
        return Ability(reader.one_of(node, simple, "abilities"))
    kinds = [*_VALUED, "turn_location"]
    if not isinstance(node, yaml.MappingNode) or not node.value:
        reader.wrong(node, "not-ability", known=", ".join(kinds))
        return Ability("flip")
    kind = reader.one_of(node.value[0][0], kinds, "abilities")
    ability = Ability(kind)
    required = kind
    optional = ""
    if kind in ("attack", "push", "wound"):
        required += " range"
    if kind in _WITH_CREST and crests:
        optional += "crest "
    if kind == "attack":
        optional += "targets"
    found = reader.fields(node, required, optional)
    if kind in _VALUED and kind in found:
        ability.value = reader.number(found[kind], 0 if kind == "attack" else 1, 9, kind)
    if "crest" in found:
        ability.crest = reader.one_of(found["crest"], crests, "crest")
    if "targets" in found:
        ability.targets = reader.number(found["targets"], 1, 9, "targets")
    if kind in _RANGED and (kind if kind == "turn_location" else "range") in found:
        _range(reader, found[kind if kind == "turn_location" else "range"], ability)
    return ability


def _range(reader: Reader, node: Any, ability: Ability) -> None:
    """`close`, `mid` or `long N` (BC-070 to BC-072)."""
    word, _, reach = reader.word(node).partition(" ")
    right = word in RANGE_NAMES and (bool(reach) == (word == "long"))
    if not right or (reach and (not reach.isdigit() or not 2 <= int(reach) <= 10)):
        reader.wrong(node, "bad-range", value=reader.word(node))
        return
    ability.range = word
    ability.reach = int(reach) if reach else 0


def _special(reader: Reader, node: Any, crests: list[str], card: str) -> Special:
    """A named ability: `star:` effects, `passive:` changes, or `after:` something `do:` effects (BC-107)."""
    found = reader.fields(node, "name", "star passive after do")
    special = Special(reader.names(found["name"]) if "name" in found else {})
    kinds = [key for key in ("star", "passive", "after") if key in found]
    if len(kinds) != 1 or ("after" in found) != ("do" in found) or (card == "location" and kinds != ["star"]):
        reader.wrong(node, "one-kind-of-ability" if card != "location" else "location-star")
        return special
    if "star" in found:
        special.star = _abilities(reader, found["star"], crests, card)
    if "passive" in found:
        special.passives = [_passive(reader, item, card) for item in reader.items(found["passive"], 1, 4, "passive")]
    if "after" in found:
        special.trigger = reader.one_of(found["after"], TRIGGER_NAMES, "after")
        special.effects = _abilities(reader, found["do"], crests, card)
    return special


def _passive(reader: Reader, node: Any, card: str) -> Passive:
    if not isinstance(node, yaml.MappingNode) or not node.value:
        reader.wrong(node, "not-ability", known=", ".join(PASSIVE_NAMES))
        return Passive("attack", 0, "always", "hero")
    kind = reader.one_of(node.value[0][0], PASSIVE_NAMES, "passive")
    found = reader.fields(node, kind, "when for")
    value = 1
    if kind in found:
        if kind in BONUS_NAMES:
            value = reader.number(found[kind], 1, 3, kind)
        elif not reader.flag(found[kind]):
            reader.wrong(found[kind], "not-flag", value="false")
    when = reader.one_of(found["when"], WHEN_NAMES, "when") if "when" in found else "always"
    if WHEN_NAMES.index(when) >= TARGET_FAR and kind != "attack":
        reader.wrong(found["when"], "when-needs-target", value=when)
    who = reader.one_of(found["for"], ("hero", "companion"), "for") if "for" in found else card
    return Passive(kind, value, when, who)


# --- battlefields ------------------------------------------------------------------------------------------------


def _battlefield(reader: Reader, root: Any) -> Battlefield | None:
    found = reader.fields(root, "pack id name layout locations", "note")
    if reader.problems:
        return None
    rows = [reader.word(row) for row in reader.items(found["layout"], SIZE, SIZE, "layout")]
    _layout(reader, found["layout"], rows)
    field = Battlefield(reader.ident(found["id"]), reader.names(found["name"]), rows)
    field.note = reader.names(found["note"]) if "note" in found else {}
    nodes = reader.items(found["locations"], LOCATIONS, LOCATIONS, "locations")
    field.locations = [_location(reader, node) for node in nodes]
    for what in ("id", "number"):
        seen: list[str] = []
        for node, location in zip(nodes, field.locations, strict=True):
            value = location.ident if what == "id" else str(location.number)
            if value in seen:
                reader.wrong(node, f"same-{what}", value=value)
            seen.append(value)
    return field


def _layout(reader: Reader, node: Any, rows: list[str]) -> None:
    """Six L; two H, each beside its own location; an M next to each H; room to stand (BC-038 to BC-041)."""
    text = "".join(rows)
    if len(rows) != SIZE or any(len(row) != SIZE for row in rows) or set(text) - set(".LHM"):
        reader.wrong(node, "layout-shape")
        return
    if (text.count("L"), text.count("H"), text.count("M")) != (LOCATIONS, 2, 2):
        reader.wrong(node, "layout-count")
        return
    layout = Layout(rows)
    starts = [cell for cell in range(CELLS) if text[cell] in "HM"]
    if not all(layout.open[cell] for cell in starts):
        reader.wrong(node, "layout-start")
        return
    sides = [{touch // 4 for touch in layout.touched[hero]} for hero in layout.heroes]
    if not sides[0] or not sides[1] or sides[0] & sides[1]:
        reader.wrong(node, "layout-heroes")
    near = [
        [cell for cell in starts if text[cell] == "M" and ADJACENT[hero * CELLS + cell]] for hero in layout.heroes
    ]
    if [len(cells) for cells in near] != [1, 1] or near[0] == near[1]:
        reader.wrong(node, "layout-minions")
    rooms = [{cell for cell in AROUND[start] if layout.open[cell] and text[cell] == "."} for start in starts]
    for place, room in enumerate(rooms):
        # in a team game a companion stands beside every start cell: others may take what they share with this one
        if len(room) <= sum(1 for other in rooms[:place] + rooms[place + 1 :] if room & other):
            reader.wrong(node, "layout-room")
            return


def _location(reader: Reader, node: Any) -> Location:
    found = reader.fields(node, "id name number ability faces")
    if len(found) < 5:
        return Location("", {}, 0)
    number = reader.number(found["number"], 1, 99, "number")
    location = Location(reader.ident(found["id"]), reader.names(found["name"]), number)
    location.special = _special(reader, found["ability"], [], "location")
    for face in reader.items(found["faces"], 2, 2, "faces"):
        edges = reader.fields(face, "", " ".join(EDGE_NAMES))
        location.faces.append([_edge(reader, edges[name], name) if name in edges else [] for name in EDGE_NAMES])
    return location


def _edge(reader: Reader, node: Any, edge: str) -> list[Symbol]:
    """One symbol, or a list of up to three."""
    nodes = reader.items(node, 0, 3, edge) if isinstance(node, yaml.SequenceNode) else [node]
    return [_symbol(reader, item, edge) for item in nodes]


def _symbol(reader: Reader, node: Any, edge: str) -> Symbol:
    """`{bonus: [attack]}`, `{signpost: south}` or `{hazard: true}`; `active: false` for what is only shown."""
    found = reader.fields(node, "", "bonus signpost hazard active")
    kinds = [key for key in ("bonus", "signpost", "hazard") if key in found]
    if len(kinds) != 1:
        reader.wrong(node, "one-kind-of-effect")
        return Symbol("hazard", False)
    symbol = Symbol(kinds[0], reader.flag(found["active"]) if "active" in found else True)
    if "bonus" in found:
        for item in reader.items(found["bonus"], 1, 4, "bonus"):
            symbol.bonus.append(reader.one_of(item, BONUS_NAMES, "bonus"))
    elif "signpost" in found:
        symbol.exit = EDGE_NAMES.index(reader.one_of(found["signpost"], EDGE_NAMES, "signpost"))
        if EDGE_NAMES[symbol.exit] == edge:
            reader.wrong(node, "signpost-back")
    elif not reader.flag(found["hazard"]):
        reader.wrong(found["hazard"], "not-flag", value="false")
    return symbol
