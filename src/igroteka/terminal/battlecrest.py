"""The Battlecrest table in the terminal: the field as a grid, and every hero's cards beside it."""

from typing import Any

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from igroteka import games
from igroteka.core.state import View
from igroteka.games.battlecrest.cards.plan import PackGame
from igroteka.games.battlecrest.view import edges_shown, face_shown, special_shown
from igroteka.text import Words

GAME = "battlecrest"
WIDTH = 9  # of a cell, inside
COLOURS = ("cyan", "magenta")
BONUS = {"attack": "⚔", "defence": "▣", "long_range": "◎", "move": "»", "push": "⇥"}
ARROWS = {"north": "↑", "east": "→", "south": "↓", "west": "←"}


def draw(view: View, words: Words) -> RenderableType:
    """The field on the left, the heroes on the right."""
    table = view["table"]
    left = Group(
        Text(_turn(table, words), style="bold"),
        _grid(table, words),
        Text(words.say("battlecrest-legend"), style="dim"),
        Text(words.say("battlecrest-own-values"), style="dim"),
    )
    right = Group(*[_hero(hero, number == table["active"], words) for number, hero in enumerate(table["heroes"])])
    both = Table.grid(padding=(0, 1))
    both.add_column(width=6 * (WIDTH + 1) + 4)
    both.add_column()
    both.add_row(left, right)
    return both


def _turn(table: View, words: Words) -> str:
    """The turn, and what is left of it by the house rule if that is played."""
    if table["quiet_left"] is None:
        return words.say("battlecrest-turn-number", turn=table["turn"])
    return words.say("battlecrest-round", turn=table["turn"], quiet=table["quiet_left"])


# --- the field -----------------------------------------------------------------------------------------------------


def _grid(table: View, words: Words) -> Text:
    """Six rows of cells, three lines each, with coordinates at the margin."""
    cells = _cells(table, words)
    drawn = Text()
    drawn.append("   " + " ".join(letter.center(WIDTH) for letter in "abcdef") + "\n", style="dim")
    border = "  +" + ("-" * WIDTH + "+") * 6 + "\n"
    for row in "123456":
        drawn.append(border, style="dim")
        for line in range(3):
            drawn.append(f"{row} " if line == 1 else "  ", style="dim")
            for letter in "abcdef":
                drawn.append("|", style="dim")
                drawn.append_text(cells[letter + row][line])
            drawn.append("|\n", style="dim")
    drawn.append(border, style="dim")
    return drawn


def _cells(table: View, words: Words) -> dict[str, list[Text]]:
    blank = " " * WIDTH
    cells = {letter + row: [Text(blank), Text(blank), Text(blank)] for letter in "abcdef" for row in "123456"}
    for name, lines in cells.items():
        if name not in table["open"]:
            lines[1] = Text("·".center(WIDTH), style="dim")
    for location in table["locations"]:
        cells[location["cell"]] = _location(location, words)
    for hero in table["heroes"]:
        style = f"bold {COLOURS[hero['team']]}"
        if hero["cell"]:
            mark = "☁" if hero["ghost"] else f"♥{hero['left']}"
            cells[hero["cell"]] = _warrior(words.thing(GAME, hero["thing"]).upper(), mark, style)
        companion = hero["companion"]
        if companion and companion["cell"]:
            mark = "♥1" if companion["wounded"] else "♥2"
            cells[companion["cell"]] = _warrior(words.thing(GAME, companion["thing"]).lower(), mark, style)
    return cells


def _warrior(name: str, mark: str, style: str) -> list[Text]:
    return [
        Text(" " * WIDTH, style=style),
        Text(name[:WIDTH].center(WIDTH), style=style + " reverse"),
        Text(mark.center(WIDTH), style=style),
    ]


def _location(location: View, words: Words) -> list[Text]:
    """Symbols at the edges they act on, the number and name in the middle."""
    edges = {name: _symbols(location["edges"].get(name, [])) for name in ARROWS}
    title = f"{location['number']} {words.thing(GAME, location['thing'])}"
    west, east = edges["west"], edges["east"]
    room = WIDTH - len(west) - len(east)
    middle = Text.assemble(west, (title[:room].center(room), "green"), east)
    return [_centred(edges["north"]), middle, _centred(edges["south"])]


def _symbols(effects: list[View]) -> Text:
    drawn = Text()
    for effect in effects:
        if not effect["active"]:
            text, style = "◌", "dim"
        elif effect["kind"] == "bonus":
            text, style = "".join(BONUS[name] for name in effect["bonus"]), "bold yellow"
        elif effect["kind"] == "hazard":
            text, style = "☠", "bold red"
        else:
            text, style = ARROWS[effect["exit"]], "bold blue"
        drawn.append(text, style=style)
    return drawn


def _centred(symbols: Text) -> Text:
    space = WIDTH - len(symbols)
    return Text.assemble(" " * (space // 2), symbols, " " * (space - space // 2))


# --- heroes and cards -----------------------------------------------------------------------------------------------


def _hero(hero: View, active: bool, words: Words) -> RenderableType:
    face = "ghost" if hero["ghost"] else "wounded" if hero["wounded"] else "healthy"
    state = Text()
    state.append(words.say("battlecrest-health", left=hero["left"], face=words.say(f"battlecrest-{face}")))
    if face == "healthy":
        crest = words.thing(GAME, hero["wounded_crest"])
        state.append(" · " + words.say("battlecrest-turns", left=hero["ends"] - hero["track"], crest=crest))
    state.append(" · " + words.say("battlecrest-moves", move=hero["move"]))
    primed = [f"{words.thing(GAME, crest)} {count}" for crest, count in hero["primed"].items() if count]
    if primed:
        state.append(" · " + words.say("battlecrest-primed", crests=", ".join(primed)), style="yellow")
    body: list[RenderableType] = [state, _ability(hero["ability"], words)]
    companion = hero["companion"]
    if companion:
        body.append(_companion(companion, words))
    body += [_card(card, words) for card in hero["cards"]]
    style = COLOURS[hero["team"]]
    title = ("▶ " if active else "") + words.thing(GAME, hero["thing"])
    title += f" ({words.label(hero['seat'])})"
    return Panel(Group(*body), title=title, title_align="left", border_style=style + (" bold" if active else ""))


def _companion(companion: View, words: Words) -> Text:
    drawn = Text(words.thing(GAME, companion["thing"]), style="bold")
    if companion["cell"] is None:
        drawn.append(
            ": " + words.say("battlecrest-waiting" if companion["waiting"] else "battlecrest-out"), style="dim"
        )
        return drawn
    face = "wounded" if companion["wounded"] else "healthy"
    values = [
        words.say(f"battlecrest-{face}"),
        words.say("battlecrest-moves", move=companion["move"]),
        words.say("battlecrest-defence", defence=companion["defence"]),
    ]
    drawn.append(": " + " · ".join(values) + " · ", style="not bold")
    drawn.append_text(_ability(companion["ability"], words))
    return drawn


def _ability(ability: View, words: Words) -> Text:
    drawn = Text(words.thing(GAME, ability["thing"]), style="italic")
    drawn.append(": " + special(ability, words), style="not italic")
    return drawn


def _card(card: View, words: Words) -> Text:
    """A ready card stands upright, an activated one lies; the other face follows, dim."""
    drawn = Text("▮ " if card["ready"] else "▬ ", style="bold green" if card["ready"] else "bold yellow")
    drawn.append(words.thing(GAME, card["thing"]), style="bold" if card["ready"] else "dim")
    drawn.append(f"  {face_line(card, words)}", style="" if card["ready"] else "dim")
    return drawn


def face_line(face: View, words: Words) -> str:
    """» movement, ▣ defence, crest, abilities."""
    defence = f"▣{face['defence']}"
    if "defence_crest" in face:
        defence += f"+{words.thing(GAME, face['defence_crest'])}"
    crest = words.thing(GAME, face["crest"])
    return f"»{face['move']} {defence} [{crest}] {effects(face['abilities'], words)}"


def effects(abilities: list[View], words: Words) -> str:
    return " + ".join(effect(ability, words) for ability in abilities)


def effect(ability: View, words: Words) -> str:
    """One ability in words."""
    args: dict[str, Any] = {"value": ability.get("value", 0), "crest": "", "range": "", "targets": ""}
    if "crest" in ability:
        args["crest"] = words.say("battlecrest-crest-bonus", crest=words.thing(GAME, ability["crest"]))
    if "range" in ability:
        args["range"] = words.say(f"battlecrest-range-{ability['range']}", reach=ability["reach"])
    if "targets" in ability:
        args["targets"] = words.say("battlecrest-targets", count=ability["targets"])
    return words.say(f"battlecrest-effect-{ability['kind']}", **args)


def special(ability: View, words: Words) -> str:
    """A special ability in words: star, lasting, or after something."""
    if "star" in ability:
        return f"★ {effects(ability['star'], words)}"
    if "after" in ability:
        return words.say(f"battlecrest-after-{ability['after']}", effects=effects(ability["do"], words))
    told: list[str] = []
    for change in ability["passive"]:
        text = words.say(f"battlecrest-passive-{change['kind']}", value=change["value"])
        if change["when"] != "always":
            when = words.say(f"battlecrest-when-{change['when']}")
            text += f" ({when})"
        told.append(words.say("battlecrest-for-companion", change=text) if change["for"] == "companion" else text)
    return "; ".join(told)


# --- one thing large ------------------------------------------------------------------------------------------------


def page(thing: str, words: Words) -> RenderableType:
    """One card with both faces, or one ability, from its pack."""
    kind, _, rest = thing.partition(":")
    parts = rest.partition(":")[0].split(".")
    game = games.find(GAME)
    assert isinstance(game, PackGame)
    tables = game.tables
    body = Text()
    if kind == "action":
        pack = tables.hero(parts[0]).pack
        action = next(one for one in pack.actions if one.ident == parts[1])
        for face in action.faces:
            body.append(face.names[words.language] + "\n", style="bold")
            body.append(f"  {face_line(face_shown(face, pack.ident), words)}\n")
    elif kind == "location":
        location = next(one for one in tables.battlefield(parts[0]).pack.locations if one.ident == parts[1])
        for edges in location.faces:
            drawn = _location({"number": location.number, "thing": thing, "edges": edges_shown(edges)}, words)
            body.append_text(Text("\n").join(drawn))
            body.append("\n\n")
        for side, one in enumerate(location.specials):
            shown = {"thing": f"power:{parts[0]}.{parts[1]}.{side}", **special_shown(one, parts[0])}
            body.append_text(_ability(shown, words))
            body.append("\n")
    elif kind in ("hero", "companion"):
        pack = tables.hero(parts[0]).pack
        companion = [] if pack.companion is None else pack.companion.specials
        for side, one in enumerate(pack.specials if kind == "hero" else companion):
            shown = {"thing": f"power:{pack.ident}.{kind}.{side}", **special_shown(one, pack.ident)}
            body.append_text(_ability(shown, words))
            body.append("\n")
        body.append(pack.note.get(words.language, ""), style="dim")
    return Panel(body, title=words.thing(GAME, thing), width=84)
