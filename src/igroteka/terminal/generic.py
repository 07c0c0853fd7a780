"""A plain table for games that have no drawing of their own, by the conventions of a view (docs/add-a-game.md).

Counts come first, then the shared zones, then the players, the reader's own seat last. A field is shown if the game
has a message `<game>-zone-<field>` for it.
"""

from typing import Any

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.rule import Rule
from rich.text import Text

from igroteka.core.state import View
from igroteka.text import Words

PARTS = ("ability", "effect", "power", "text", "rule")  # what the message of a thing may say of it, as attributes
SEATS = ("active", "attacker", "dealer", "defender", "leader")  # numbers that are seats


class PlainTable:
    """Draws one game; it has the functions that the modules of other games have."""

    def __init__(self, game: str) -> None:
        self.game = game

    def draw(self, view: View, words: Words) -> RenderableType:
        """The table as its seat sees it; a spectator sits with seat 0."""
        seats = view["seats"]
        shared, players = _parts(view["table"], seats)
        counts = Text()
        zones: list[RenderableType] = []
        for field, value in shared.items():
            line = Text() if isinstance(value, list) else counts
            self._append(line, field, value, words)
            if line and line is not counts:
                zones.append(line)
        asked = {seat for decision in view["decisions"] for seat in decision["seats"]}
        lines: list[RenderableType] = []
        for step in range(1, seats + 1):
            seat = ((view["seat"] or 0) + step) % seats
            name = words.label(seat)
            player = Text(f"{'▶' if seat in asked else ' '} {name}", style="bold")
            for field, value in players[seat].items():
                self._append(player, field, value, words)
            lines.append(player)
        return Group(counts, *zones, Rule(style="dim"), *lines)

    def _append(self, line: Text, field: str, value: Any, words: Words) -> None:
        """A field with its label, where it has one and something to show."""
        key = f"{self.game}-zone-{field}"
        if not words.has(key) or value is False or (field.endswith("hidden") and value == 0):
            return
        told = self._told(field, value, words)
        if not told and value is not True:
            return
        line.append(f"{'   ' if line else ''}{words.say(key)}{': ' if told else ''}", style="not bold dim")
        line.append(told, style="not bold" if isinstance(value, int) else "not bold cyan")

    def _told(self, field: str, value: Any, words: Words, inside: bool = False) -> str:
        """A value in words, or nothing: only a drawing that knows the game can show what else a view may hold."""
        if isinstance(value, dict):
            value = value["thing"] if "thing" in value else list(value.values())
        if isinstance(value, list):
            told = [self._told(field, item, words, True) for item in value]
            return (" ← " if inside else "  ").join(filter(None, told))  # a card, and the one laid upon it
        if isinstance(value, str):
            key = f"{self.game}-{field}-{value}"
            return words.thing(self.game, value) if ":" in value else words.say(key) if words.has(key) else ""
        if isinstance(value, bool) or not isinstance(value, int):
            return ""
        return words.thing(self.game, f"seat:{value}") if field in SEATS else str(value)

    def page(self, thing: str, words: Words) -> RenderableType:
        """One thing large, with whatever its message says of it."""
        key = f"{self.game}-{'-'.join(thing.split(':')[:2])}"
        texts = [words.say(f"{key}.{part}") for part in PARTS if words.has(f"{key}.{part}")]
        return Panel(Text("\n".join(texts)), title=words.thing(self.game, thing), width=72)


def _parts(table: View, seats: int) -> tuple[View, list[View]]:
    """What all share, and what belongs to each player: a list of numbers, one for each seat, does too."""
    shared: View = {}
    players: list[View] = [{} for _ in range(seats)]
    for field, value in table.items():
        listed = isinstance(value, list) and len(value) == seats
        if field == "players" and listed:
            for seat, part in enumerate(value):
                players[seat].update(part)
        elif listed and all(type(item) is int for item in value):
            for seat, number in enumerate(value):
                players[seat][field] = number
        else:
            shared[field] = value
    return shared, players
