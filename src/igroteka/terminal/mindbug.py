"""The Mindbug table in the terminal: the opponent above, you below, creatures as small cards."""

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.rule import Rule
from rich.text import Text

from igroteka.core.state import View
from igroteka.games.mindbug.cards.faces import FACES, NAMES, Face
from igroteka.games.mindbug.effects.lasting import Bonus
from igroteka.games.mindbug.view import keyword_names
from igroteka.text import Words

WIDTH = 24
PLACES = ("left", "partner", "right")  # of four, as one looks across the table


def draw(view: View, words: Words) -> RenderableType:
    """The table as its seat sees it; a spectator sits with seat 0."""
    table = view["table"]
    me = view["seat"] or 0
    order = [(me + step) % view["seats"] for step in range(view["seats"])]
    parts: list[RenderableType] = []
    if table["experimental"]:
        parts.append(Text(words.say("mindbug-experimental"), style="yellow"))
    for seat in reversed(order[1:]):
        parts += [_status(view, seat, words), _board(table["players"][seat], words)]
    if table["offered"]:
        parts.append(Panel(_card(table["offered"], words), title=words.say("mindbug-offered"), expand=False))
    if not any(player["board"] or player["discard"] for player in table["players"]):
        parts.append(_first(table, words))
    parts += [Rule(style="dim"), _board(table["players"][me], words), _status(view, me, words)]
    hand = [_card(card, words) for card in table["players"][me]["hand"]]
    if hand:
        parts += [Text(words.say("mindbug-hand"), style="dim"), Columns(hand, width=WIDTH)]
    return Group(*parts)


def _first(table: View, words: Words) -> RenderableType:
    """The cards that decided who begins, until the first card is in play (MB-029)."""
    lines: list[str] = []
    for shown in table["first"]:
        told = {"kind": "reveal", "seat": f"seat:{shown['seat']}", "card": shown["thing"], "power": shown["power"]}
        lines.append(words.tell("mindbug", "event", told))
    return Text("\n".join(lines), style="dim")


def _status(view: View, seat: int, words: Words) -> RenderableType:
    table = view["table"]
    player = table["players"][seat]
    line = words.say(
        "mindbug-status",
        name=words.label(seat),
        life=table["life"][seat % 2],
        mindbugs=player["mindbugs"],
        hand=len(player["hand"]) + player["hidden"],
        deck=player["deck"],
        discard=len(player["discard"]),
    )
    place = (seat - (view["seat"] or 0)) % view["seats"]
    if view["seats"] == 4 and place:
        where = words.say(f"mindbug-place-{PLACES[place - 1]}")
        line = f"{where}: {line}"
    mark = "▶ " if table["active"] == seat else "  "
    text = Text(mark + line, style="bold" if table["active"] == seat else "")
    if player["discard"]:
        names = ", ".join(words.thing("mindbug", card["thing"]) for card in player["discard"])
        text.append(f"\n    {words.say('mindbug-discard')}: {names}", style="dim")
    for thing in player["haunting"]:
        ability = words.say(f"mindbug-card-{thing.split(':')[1]}.ability")
        line = f"{words.say('mindbug-haunting')}: {words.thing('mindbug', thing)} — {ability}"
        text.append(f"\n    {line}", style="cyan")
    return text


def _board(player: View, words: Words) -> RenderableType:
    cards = [_card(card, words) for card in player["board"]]
    return Columns(cards, width=WIDTH) if cards else Text(words.say("mindbug-empty"), style="dim")


def _card(card: View, words: Words) -> RenderableType:
    """A card as a small panel: power, name, keywords, ability; an exhausted one is marked and dimmed."""
    body = Text(words.thing("mindbug", card["thing"]), style="bold")
    if card["keywords"]:
        named = " · ".join(words.say(f"mindbug-keyword-{name}") for name in card["keywords"])
        body.append(f"\n{named}", style="green")
    key = f"mindbug-card-{card['name']}.ability"
    if words.has(key):
        body.append(f"\n{words.say(key)}", style="not bold italic")
    if card.get("boosts"):
        names = ", ".join(words.thing("mindbug", boost) for boost in card["boosts"])
        body.append(f"\n{words.say('mindbug-boosts')}: {names}", style="not bold cyan")
    if card.get("shielded"):
        body.append(f"\n{words.say('mindbug-shielded')}", style="not bold cyan")
    spent = card.get("exhausted", False)
    power = str(card["power"])
    if card.get("printed", card["power"]) != card["power"]:
        power += f" ({card['printed']})"
    title = f"[bold magenta]{power}[/bold magenta]" + (" ⟂" if spent else "")
    if card["stage"]:
        title += f" · {words.say('mindbug-stage', stage=card['stage'])}"
    return Panel(body, title=title, title_align="left", width=WIDTH, style="dim" if spent else "")


def page(thing: str, words: Words) -> RenderableType:
    """One card large, and the stages it may still evolve to: everybody may read them (MB-110)."""
    face = FACES[NAMES.index(thing.split(":")[1])]
    pages = [_page(face, words)]
    while face.next >= 0:
        face = FACES[face.next]
        pages.append(_page(face, words))
    return Group(*pages)


def _page(face: Face, words: Words) -> RenderableType:
    """One face: its power, its text, and the keywords it has or gives explained."""
    given = face.lasting.granted if isinstance(face.lasting, Bonus) else 0
    body = Text()
    key = f"mindbug-card-{face.name}.ability"
    if words.has(key):
        body.append(words.say(key) + "\n\n")
    for keyword in keyword_names(face.keywords | given):
        body.append(words.say(f"mindbug-keyword-{keyword}"), style="bold green")
        body.append(f": {words.say(f'mindbug-keyword-{keyword}.rule')}\n")
    title = f"{words.say(f'mindbug-card-{face.name}')} · {face.power}"
    if face.stage:
        title += f" · {words.say('mindbug-stage', stage=face.stage)}"
    return Panel(body, title=title, width=72)
