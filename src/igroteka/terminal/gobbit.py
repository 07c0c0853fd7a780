"""The Gobb'it table in the terminal: piles side by side, the discard between them; played live, key by key."""

from pathlib import Path
from typing import Final

from rich.columns import Columns
from rich.console import Console, Group, RenderableType
from rich.panel import Panel
from rich.text import Text

from igroteka.bots.bot import Bot
from igroteka.core.match import Match
from igroteka.core.state import View
from igroteka.terminal.gobbit_live import LiveTable
from igroteka.text import Words

WIDTH: Final = 26
COLOURS: Final = {"red": "bold red", "blue": "bold bright_blue", "yellow": "bold yellow"}
SHAPES: Final = {  # told apart without colour too: each colour has its own sign, filled in for #
    "chameleon": (" ╭──╮ ", "(@# #)≈", " ╯╯╰╰ "),
    "snake": ("  ╭╮ ╭╮ ", "‹#╯╰#╯╰#", "        "),
    "fly": (" ∞  ", "‹#› ", " ╵╵ "),
    "gorilla": ("╭(ò_ó)╮", "┃█████┃", " ┛   ┗ "),
}
SIGNS: Final = {"red": "●", "blue": "■", "yellow": "▲"}


def draw(view: View, words: Words, keys: list[str] | None = None) -> RenderableType:
    """The table as everybody sees it; `keys` are the ways to slap each pile, and the discard last."""
    table = view["table"]
    shown = keys or [""] * (view["seats"] + 1)
    piles = [_player(view, seat, words, shown[seat]) for seat in range(view["seats"])]
    return Group(Columns(piles, width=WIDTH + 1), _middle(table, words, shown[-1]))


def _player(view: View, seat: int, words: Words, keys: str) -> RenderableType:
    player = view["table"]["players"][seat]
    turn = view["table"]["turn"] == seat
    body = emblem(player["top"], words) if player["top"] else Text("\n\n\n")
    if player["stray"]:
        body.append("\n" + words.say("gobbit-stray"), style="red")
    state = words.say("gobbit-counts", deck=player["deck"], pile=player["pile"])
    if player["ghost"] or player["out"]:
        state = words.say("gobbit-ghost") if player["ghost"] else words.say("gobbit-out")
    body.append(f"\n{state}", style="dim")
    back = player["back"]
    if back:
        body.append(f"\n↑ {words.say(f'gobbit-back-{back}')}", style="dim italic")
    title = ("▶ " if turn else "") + words.label(seat)
    return Panel(body, title=title, subtitle=keys, width=WIDTH, border_style="bold green" if turn else "dim")


def emblem(card: View, words: Words) -> Text:
    """A card as a small picture with its name: shape for the animal, sign and colour for the colours."""
    colours = card["colours"] or [""]
    lines = SHAPES[card["animal"]]
    twice = card["animal"] == "fly"  # always two flies on a card (GB-003)
    text = Text()
    for line in lines:
        for place in range(2 if twice else 1):
            colour = colours[place % len(colours)]
            text.append(line.replace("#", SIGNS.get(colour, "#")) + " ", style=COLOURS.get(colour, "bold"))
        text.append("\n")
    text.append(words.thing("gobbit", card["thing"]), style="bold")
    return text


def _middle(table: View, words: Words, keys: str) -> RenderableType:
    """The discard, the condition in force, and what is going on."""
    text = Text(words.say("gobbit-discarded", count=table["discard"]))
    if keys:
        text.append(f"  [{keys}]", style="bold")
    if table["condition"]:
        name = table["condition"]
        text.append(f"\n{words.say(f'gobbit-back-{name}')}: {words.say(f'gobbit-back-{name}.rule')}", style="magenta")
    if table["gorilla"] is not None:
        text.append("\n" + words.say("gobbit-striking", name=words.thing("gobbit", f"seat:{table['gorilla']}")))
    return Panel(text, border_style="magenta", expand=False)


def page(thing: str, words: Words) -> RenderableType:
    """One card large."""
    name = thing.split(":")[1]
    animal = name.rpartition("_")[2]
    card = {"thing": thing, "animal": animal, "colours": name.split("_")[:-1]}
    return Panel(emblem(card, words), title=words.thing("gobbit", thing), width=40)


def play(match: Match, path: Path, people: set[int], bots: dict[int, Bot], words: Words, console: Console) -> int:
    """A live game at one keyboard: several hands, bots in human time."""
    return LiveTable(match, path, people, bots, words, console, draw).run()
