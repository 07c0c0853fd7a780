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
    Names,
    Pack,
    Passive,
    Special,
    Symbol,
)
from igroteka.games.battlecrest.cards.layout import ADJACENT, AROUND, CELLS, EDGE_NAMES, SIZE, Layout, cell_name
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


def id_line(text: str) -> int:
    """The line of the id of a pack that can be read."""
    return next(int(key.start_mark.line) + 1 for key, _ in Reader(text).root.value if key.value == "id")


# --- heroes ------------------------------------------------------------------------------------------------------


def _hero(reader: Reader, root: Any) -> Hero | None:
    found = reader.fields(root, "pack id name crests hero health actions", "companion note")
    if reader.problems:
        return None
    hero = Hero(reader.ident(found["id"]), reader.names(found["name"]))
    hero.note = reader.names(found["note"]) if "note" in found else {}
    hero.crests = _crests(reader, found["crests"])
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
    if listed:  # else no position can be right
        _health(reader, found["health"], hero, len(listed))
    if "companion" in found:
        hero.companion = _companion(reader, found["companion"], known)
    return hero


def _crests(reader: Reader, node: Any) -> dict[str, Names]:
    crests: dict[str, Names] = {}
    if not isinstance(node, yaml.MappingNode) or not 1 <= len(node.value) <= 6:
        reader.wrong(node, "bad-crests")
        return crests
    for key, value in node.value:
        ident = reader.ident(key)
        if ident in crests:
            reader.wrong(key, "same-id", value=ident)
        crests[ident] = reader.names(value)
    return crests


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
    hero.crest = _crest(reader, wounded["crest"], list(hero.crests))


def _companion(reader: Reader, node: Any, crests: list[str]) -> Companion:
    found = reader.fields(node, "id name healthy wounded ability", "other")
    if not {"id", "name", "healthy", "wounded", "ability"} <= set(found):
        return Companion("", {})
    companion = Companion(reader.ident(found["id"]), reader.names(found["name"]))
    for face, key in enumerate(("healthy", "wounded")):
        values = reader.fields(found[key], "move defence", "defence_crest")
        if "move" in values and "defence" in values:
            companion.move[face] = reader.number(values["move"], 0, 9, "move")
            companion.defence[face] = reader.number(values["defence"], 0, 9, "defence")
        if "defence_crest" in values:
            companion.defence_crest[face] = _crest(reader, values["defence_crest"], crests)
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
        face.crest = _crest(reader, found["crest"], crests)
    if "defence_crest" in found:
        face.defence_crest = _crest(reader, found["defence_crest"], crests)
    if "abilities" in found:
        face.abilities = _abilities(reader, found["abilities"], crests, "action")
    return face


def _crest(reader: Reader, node: Any, crests: list[str]) -> str:
    """A crest of this pack; where its list is wrong itself, that alone is told."""
    told = not crests and any(problem.key == "bad-crests" for problem in reader.problems)
    return "" if told else reader.one_of(node, crests, "crest")


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
    if kind in _WITH_CREST:
        optional += "crest "
    if kind == "attack":
        optional += "targets"
    found = reader.fields(node, required, optional)
    if kind in _VALUED and kind in found:
        ability.value = reader.number(found[kind], 0 if kind == "attack" else 1, 9, kind)
    if "crest" in found:
        ability.crest = _crest(reader, found["crest"], crests)
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
    found = reader.fields(root, "pack id name layout locations", "note crests")
    if reader.problems:
        return None
    lines = reader.items(found["layout"], SIZE, SIZE, "layout")
    rows = [reader.word(row) for row in lines]
    if rows:
        _layout(reader, lines, rows)
    field = Battlefield(reader.ident(found["id"]), reader.names(found["name"]), rows)
    field.note = reader.names(found["note"]) if "note" in found else {}
    field.crests = _crests(reader, found["crests"]) if "crests" in found else {}
    nodes = reader.items(found["locations"], LOCATIONS, LOCATIONS, "locations")
    field.locations = [_location(reader, node, list(field.crests)) for node in nodes]
    for what in ("id", "number"):
        seen: list[str] = []
        for node, location in zip(nodes, field.locations, strict=True):
            value = location.ident if what == "id" else str(location.number)
            if value in seen:
                reader.wrong(node, f"same-{what}", value=value)
            seen.append(value)
    return field


def _layout(reader: Reader, lines: list[Any], rows: list[str]) -> None:
    """Six L; two H, each beside its own location; an M next to each H; room to stand (BC-038 to BC-041).

    What is wrong with a cell is told at the line of its row.
    """
    text = "".join(rows)
    misshapen = [line for line, row in zip(lines, rows, strict=True) if len(row) != SIZE or set(row) - set(".LHM")]
    for line in misshapen:
        reader.wrong(line, "layout-shape")
    if misshapen:
        return
    counts = {mark: text.count(mark) for mark in "LHM"}
    if counts != {"L": LOCATIONS, "H": 2, "M": 2}:
        reader.wrong(lines[0], "layout-count", **{mark.lower(): str(count) for mark, count in counts.items()})
        return
    layout = Layout(rows)
    starts = [cell for cell in range(CELLS) if text[cell] in "HM"]
    shut = [cell for cell in starts if not layout.open[cell]]
    for cell in shut:
        reader.wrong(lines[cell // SIZE], "layout-start", cell=cell_name(cell))
    if shut:
        return
    sides = [{touch // 4 for touch in layout.touched[hero]} for hero in layout.heroes]
    for hero, side in zip(layout.heroes, sides, strict=True):
        if not side or sides[0] & sides[1]:
            reader.wrong(lines[hero // SIZE], "layout-heroes", cell=cell_name(hero))
    near = [
        [cell for cell in starts if text[cell] == "M" and ADJACENT[hero * CELLS + cell]] for hero in layout.heroes
    ]
    for hero, cells in zip(layout.heroes, near, strict=True):
        if len(cells) != 1 or near[0] == near[1]:
            reader.wrong(lines[hero // SIZE], "layout-minions", cell=cell_name(hero))
    rooms = [{cell for cell in AROUND[start] if layout.open[cell] and text[cell] == "."} for start in starts]
    for place, room in enumerate(rooms):
        # in a team game a companion stands beside every start cell: others may take what they share with this one
        if len(room) <= sum(1 for other in rooms[:place] + rooms[place + 1 :] if room & other):
            reader.wrong(lines[starts[place] // SIZE], "layout-room", cell=cell_name(starts[place]))
            return


def _location(reader: Reader, node: Any, crests: list[str]) -> Location:
    found = reader.fields(node, "id name number ability faces", "other")
    if not {"id", "name", "number", "ability", "faces"} <= set(found):
        return Location("", {}, 0)
    number = reader.number(found["number"], 1, 99, "number")
    location = Location(reader.ident(found["id"], ("hero", "companion")), reader.names(found["name"]), number)
    for key in ("ability", "other"):
        if key in found:
            location.specials.append(_special(reader, found[key], crests, "location"))
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
