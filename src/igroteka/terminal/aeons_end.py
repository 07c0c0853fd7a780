"""The Aeon's End table in the terminal: the nemesis above, supply and turn order between, the mages below."""

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from igroteka.core.state import View
from igroteka.text import Words

GAME = "aeons_end"
BOT = "baseline"  # who sits beside a person unless they say otherwise
OPEN_TABLE = True  # hands lie open: no hand-over between people at one screen
OFFERS = ("interrupt",)  # what a person is asked about even while a bot has the turn
KIND_STYLE = {"gem": "cyan", "relic": "yellow", "spell": "magenta", "minion": "red", "power": "blue"}


def draw(view: View, words: Words) -> RenderableType:
    """The table as its seat sees it; everything but the decks lies open."""
    table = view["table"]
    me = view["seat"] or 0
    others = [seat for seat in range(view["seats"]) if seat != me]
    return Group(
        _nemesis(table, words),
        _middle(table, words),
        *[_player(view, seat, words) for seat in others],
        _player(view, me, words),
        _purse(table, words),
    )


# --- the nemesis ---------------------------------------------------------------------------------------------------


def _nemesis(table: View, words: Words) -> RenderableType:
    foe = table["nemesis"]
    first, second, third = foe["deck"]
    facts = [
        words.say("aeons_end-life", life=foe["life"], cap=foe["cap"]),
        words.say("aeons_end-foe-deck", first=first, second=second, third=third),
    ]
    if foe["name"] == "rageborne":
        facts.append(words.say("aeons_end-fury", amount=foe["fury"]))
    if foe["name"] == "carapace_queen":
        facts.append(words.say("aeons_end-husks", amount=foe["husks"]))
    if foe["name"] == "crooked_mask":
        facts.append(words.say("aeons_end-corruptions", amount=foe["corruptions"]))
    city = table["gravehold"]
    facts.append(
        f"{words.say('aeons_end-gravehold')}: {words.say('aeons_end-life', life=city['life'], cap=city['cap'])}"
    )
    body = Text(" · ".join(facts), style="bold")
    if table["shield"]:
        body.append(f"\n{words.say('aeons_end-shielded')}", style="green")
    for card in foe["play"]:
        body.append(f"\n{card['tokens']:>3} ", style="bold red" if card["kind"] == "minion" else "bold blue")
        body.append(words.thing(GAME, card["thing"]), style="bold")
        said = words.say(f"aeons_end-card-{card['name']}.text")
        body.append(f"  {said}", style="dim")
    return Panel(body, title=f"[bold red]{words.thing(GAME, foe['thing'])}[/bold red]", title_align="left")


# --- supply and turn order -----------------------------------------------------------------------------------------


def _middle(table: View, words: Words) -> RenderableType:
    piles = Table.grid(padding=(0, 2))
    row: list[RenderableType] = []
    for pile in table["supply"]:
        text = Text(f"{pile['cost']} ", style="bold")
        text.append(
            words.thing(GAME, pile["thing"]), style=KIND_STYLE[pile["kind"]] if pile["left"] else "dim strike"
        )
        text.append(f" ×{pile['left']}", style="dim")
        row.append(text)
        if len(row) == 3:
            piles.add_row(*row)
            row = []
    parts: list[RenderableType] = [piles]
    if table["devoured"]:
        top = table["devoured"][-1]
        named = f"{words.thing(GAME, top['thing'])} ({top['cost']})"
        parts.append(Text(f"{words.say('aeons_end-devoured')}: {named}, ×{len(table['devoured'])}", style="dim"))
    parts.append(_turns(table["turns"], words))
    return Panel(Group(*parts), title=words.say("aeons_end-supply"), title_align="left", border_style="dim")


def _turns(turns: View, words: Words) -> Text:
    line = Text(f"{words.say('aeons_end-turns')}: ", style="dim")
    line.append(", ".join(words.say(f"aeons_end-card-{name}") for name in turns["deck"]) or "—")
    if turns["top"]:
        top = words.say(f"aeons_end-card-{turns['top']}")
        line.append(f" ({words.say('aeons_end-turns-top')}: {top})")
    gone = ", ".join(words.thing(GAME, card["thing"]) for card in turns["discard"])
    line.append(f" · {words.say('aeons_end-turns-gone')}: {gone or '—'}", style="dim")
    return line


# --- players -------------------------------------------------------------------------------------------------------


def _player(view: View, seat: int, words: Words) -> RenderableType:
    table = view["table"]
    player = table["players"][seat]
    facts = [
        words.say("aeons_end-life", life=player["life"], cap=player["cap"]),
        words.say("aeons_end-charges", charges=player["charges"], slots=player["slots"]),
        words.say("aeons_end-deck", count=player["deck"]),
    ]
    if player["exhausted"]:
        facts.append(words.say("aeons_end-exhausted"))
    body: list[RenderableType | None] = [Text(" · ".join(facts), style="bold"), _breaches(player, words)]
    body.append(_cards(words.say("aeons_end-hand"), player["hand"], words, quiet=False))
    body.append(_cards(words.say("aeons_end-played"), player["played"], words, quiet=True))
    body.append(_cards(words.say("aeons_end-discard"), player["discard"][::-1], words, quiet=True))
    active = table["active"] == seat
    title = f"{'▶ ' if active else ''}{words.label(seat)} · {words.thing(GAME, player['thing'])}"
    return Panel(
        Group(*[part for part in body if part]),
        title=title,
        title_align="left",
        border_style="green" if active else "dim",
    )


def _breaches(player: View, words: Words) -> RenderableType:
    shown: list[RenderableType] = []
    for breach in player["breaches"]:
        text = Text(f"{breach['name']} ", style="bold")
        if breach["state"] == "closed":
            text.append("●" * breach["turned"] + "○" * (4 - breach["turned"]) + " ")
            costs = words.say("aeons_end-breach-costs", focus=breach["focus_cost"], open=breach["open_cost"])
            text.append(costs, style="dim")
            if breach["focused"]:
                text.append(f" {words.say('aeons_end-breach-focused')}", style="green")
        else:
            text.append(words.say(f"aeons_end-breach-{breach['state']}"), style="dim")
        for spell in breach["spells"]:
            text.append(f"\n  {words.thing(GAME, spell['thing'])}", style="magenta")
        shown.append(text)
    return Columns(shown, equal=True, expand=True)


def _cards(title: str, cards: list[View], words: Words, quiet: bool) -> Text | None:
    if not cards:
        return None
    line = Text(f"{title}: ", style="dim")
    for place, card in enumerate(cards):
        line.append(", " if place else "")
        line.append(words.thing(GAME, card["thing"]), style="dim" if quiet else KIND_STYLE.get(card["kind"], "red"))
    return line


def _purse(table: View, words: Words) -> RenderableType:
    """The running total of aether, while somebody is spending it."""
    if table["phase"] not in ("casting", "main"):
        return Text("")
    parts = [words.say("aeons_end-aether", amount=table["aether"])]
    if table["gem_aether"]:
        parts.append(words.say("aeons_end-aether-gems", amount=table["gem_aether"]))
    if table["spell_aether"]:
        parts.append(words.say("aeons_end-aether-spells", amount=table["spell_aether"]))
    if table["discount"]:
        parts.append(words.say("aeons_end-discount", amount=table["discount"]))
    return Text("  ".join(parts), style="bold cyan")


def page(thing: str, words: Words) -> RenderableType:
    """One card, mage or nemesis with everything it says."""
    kind, _, rest = thing.partition(":")
    name = rest.partition(":")[0]
    kind = "card" if kind == "pile" else kind
    body = Text()
    for part in ("title", "text", "harder"):
        key = f"aeons_end-{kind}-{name}.{part}"
        if words.has(key):
            body.append(words.say(key) + "\n", style="italic" if part != "text" else "")
    return Panel(body, title=words.thing(GAME, thing), width=90)
