"""The Not Alone table in the terminal: both counters, the planet with its tokens, the Hunted, your own cards."""

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from igroteka.core.state import View
from igroteka.text import Words

GAME = "not_alone"
PLACES = ("lair", "jungle", "river", "beach", "rover", "swamp", "shelter", "wreck", "source", "artefact")
TOKENS = {"creature": ("☠", "bold red"), "target": ("◎", "bold yellow"), "artemia": ("✹", "bold green")}
WIDTH = 22


def draw(view: View, words: Words) -> RenderableType:
    """The table as its seat sees it."""
    table = view["table"]
    parts: list[RenderableType] = [_counters(table, words), _planet(table, words), _creature(table, words)]
    parts += [_hunted(player, player["seat"] == view["seat"], table, words) for player in table["hunted"]]
    own = [card for player in table["hunted"] for card in player["survival"]] + table["hunt"]["hand"]
    if own:
        parts.append(_cards(own, words))
    return Group(*parts)


def _counters(table: View, words: Words) -> RenderableType:
    phase = words.say(f"not_alone-phase-{table['phase']}")
    line = Text(words.say("not_alone-turn", turn=table["turn"], phase=phase), style="bold")
    counters = words.say("not_alone-counters", rescue=table["rescue"], assimilation=table["assimilation"])
    line.append(f"   {counters}", style="cyan")
    if table["artemia_space"]:
        line.append(f"   {TOKENS['artemia'][0]} {words.say('not_alone-artemia-space')}", style="green")
    if table["marker"]:
        line.append(f"   ⚡ {words.say('not_alone-charged')}", style="cyan")
    if table["effects"]:
        named = ", ".join(words.say(f"not_alone-effect-{name}") for name in table["effects"])
        line.append(f"\n{words.say('not_alone-in-force')}: {named}", style="yellow")
    return line


def _planet(table: View, words: Words) -> RenderableType:
    """Two rows of five Places; tokens, visitors and the reserve beside the names."""
    grid = Table.grid(padding=(0, 0))
    for _ in range(5):
        grid.add_column(width=WIDTH)
    for row in (PLACES[:5], PLACES[5:]):
        grid.add_row(*(_place(name, PLACES.index(name) + 1, table, words) for name in row))
    return grid


def _place(name: str, number: int, table: View, words: Words) -> RenderableType:
    thing = f"place:{name}"
    body = Text()
    for token, (sign, style) in TOKENS.items():
        if thing in table["tokens"][token]:
            body.append(f"{sign} ", style=style)
    if name == "beach" and table["marker"]:
        body.append("⚡", style="bold cyan")
    left = dict(map(tuple, table["reserve"])).get(thing)
    if left is not None:
        body.append(f"{words.say('not_alone-reserve')} {left}", style="dim")
    if thing in table["inactive"]:
        body.append("\n" + words.say("not_alone-inactive"), style="red")
    if thing in table["barred"]:
        body.append("\n" + words.say("not_alone-barred"), style="red")
    visitors = [words.label(visit["seat"]) for visit in table["visits"] if visit["place"] == thing]
    body.append("\n" + ", ".join(visitors), style="bold")
    border = "red" if thing in table["tokens"]["creature"] else "dim"
    return Panel(body, title=f"{number} {words.thing(GAME, thing)}", title_align="left", border_style=border)


def _creature(table: View, words: Words) -> RenderableType:
    hunt = table["hunt"]
    name = words.label(0)
    line = Text(words.say("not_alone-creature-status", name=name, hand=hunt["count"], plays=hunt["plays"]), "red")
    if hunt["discard"]:
        line.append("   " + words.say("not_alone-hunt-discard", card=words.thing(GAME, hunt["discard"][-1])), "dim")
    return line


def _hunted(player: View, own: bool, table: View, words: Words) -> RenderableType:
    """One line for a Hunted: Will, hand, what was played and what lies in the discard."""
    name = words.label(player["seat"])
    will = "♥" * player["will"] + "♡" * (3 - player["will"])
    hand = len(player["hand"]) + player["hidden"]
    cards = player["survival_count"]
    told = words.say("not_alone-hunted-status", name=name, will=will, hand=hand, survival=cards)
    line = Text(told, style="bold" if own else "")
    if player["hand"]:
        what = words.say("not_alone-in-hand") if own else words.say("not_alone-shown")
        line.append(f"   {what}: ", style="dim")
        line.append(_names(player["hand"], words), style="cyan")
    played = _names(player["played"], words)
    if player["face_down"]:
        hidden = words.say("not_alone-face-down", count=player["face_down"])
        played = f"{played}, {hidden}" if played else hidden
    if played:
        line.append(f"   {words.say('not_alone-played')}: ", style="dim")
        line.append(played, style="bold")
    discard = _names(player["discard"], words)
    if player["discard_hidden"]:
        discard = words.say("not_alone-concealed", count=player["discard_hidden"])
    if discard:
        line.append(f"   {words.say('not_alone-discard')}: {discard}", style="dim")
    if player["double"]:
        told = words.say("not_alone-two-this-turn", place=words.thing(GAME, player["double"]))
        line.append(f"   {told}", style="yellow")
    return line


def _names(things: list[str], words: Words) -> str:
    return ", ".join(words.thing(GAME, thing) for thing in things)


def _cards(cards: list[str], words: Words) -> RenderableType:
    """The own Hunt or Survival cards with what they do."""
    body = Text()
    for card in cards:
        kind, name, _ = card.split(":")
        body.append(words.thing(GAME, card), style="bold magenta")
        body.append(f" — {words.say(f'not_alone-{kind}-{name}.effect')}\n")
    body.rstrip()
    return Panel(body, title=words.say("not_alone-your-hand"), title_align="left", border_style="magenta")


def page(thing: str, words: Words) -> RenderableType:
    """One card or Place large."""
    kind, name = thing.split(":")[:2]
    part = "power" if kind == "place" else "effect"
    key = f"not_alone-{kind}-{name}.{part}"
    return Panel(Text(words.say(key) if words.has(key) else ""), title=words.thing(GAME, thing), width=72)
