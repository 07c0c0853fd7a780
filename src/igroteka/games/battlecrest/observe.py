"""A Battlecrest table as numbers. Nothing is hidden: every seat gets the same, and which seat it is."""

from collections.abc import Sequence
from typing import Any, Final

from librt.strings import BytesWriter
from mypy_extensions import i64

from igroteka.core.observe import Layout, put
from igroteka.games.battlecrest.cards.layout import CELLS, cell_name
from igroteka.games.battlecrest.state import ACTION_BITS, Battlecrest

SLOTS: Final = 8  # the most locations of a battlefield
CARDS: Final = 8  # the most action cards of a hero
CELL_NAMES: Final = [cell_name(cell) for cell in range(CELLS)]


class BattlecrestLayout(Layout):
    """Where each block of entries begins. Heroes are counted in turn order, then come their companions."""

    def __init__(self, seats: int, kinds: Sequence[str]) -> None:
        super().__init__(seats, kinds)
        heroes = 2 if seats == 2 else 4
        names = [f"hero{hero + 1}" for hero in range(heroes)]
        warriors = [*names, *[f"companion{hero + 1}" for hero in range(heroes)]]
        slots = [f"slot{slot + 1}" for slot in range(SLOTS)]
        self.me = self.block("me", [f"seat{seat}" for seat in range(seats)])
        self.active = self.block("active", names)
        self.turn = self.number("turn")
        self.quiet = self.number("quiet")  # turns begun since the last wound
        self.used = self.block("used", list(ACTION_BITS))
        self.stars = self.block(
            "star_used", [f"{name}.{face}" for name in ("hero", "companion", *slots) for face in (1, 2)]
        )
        self.where = self.block("location", slots)  # the number of the location that lies there, from 1
        self.turned = self.block("turned", slots)
        self.cell = len(self.names)
        for warrior in warriors:
            self.block(f"{warrior}.cell", CELL_NAMES)
        self.hurt = self.block("wounded", warriors)
        self.track = self.block("track", names)
        self.ghost = self.block("ghost", names)
        self.sheet = self.block("sheet", names)
        cards = [f"{name}.{card + 1}" for name in names for card in range(CARDS)]
        self.ready = self.block("ready", cards)
        self.side = self.block("side", cards)
        self.about = self.block("about", warriors)  # the warrior a question is about
        self.by = self.block("by", warriors)  # who attacks
        self.amount = self.number("amount")  # of the question: steps left, or the value of the attack


def layout(settings: dict[str, Any], seats: int, kinds: Sequence[str]) -> Layout:
    return BattlecrestLayout(seats, kinds)


def encode(state: Battlecrest, seat: int, layout: BattlecrestLayout, out: BytesWriter, at: i64) -> None:
    """The whole table."""
    plan = state.plan
    put(out, at + layout.me + seat, 1)
    put(out, at + layout.active + state.active, 1)
    put(out, at + layout.turn, state.turn)
    put(out, at + layout.quiet, state.quiet)
    for number, bit in enumerate(ACTION_BITS.values()):
        if state.used & bit:
            put(out, at + layout.used + number, 1)
    for star in range(2 * (SLOTS + 2)):
        put(out, at + layout.stars + star, state.stars >> star & 1)
    for place in range(len(state.where)):
        put(out, at + layout.where + place, state.where[place] + 1)
        put(out, at + layout.turned + place, state.turned[place])
    for warrior in range(2 * plan.heroes):
        if state.cell[warrior] >= 0:
            put(out, at + layout.cell + warrior * CELLS + state.cell[warrior], 1)
        put(out, at + layout.hurt + warrior, state.hurt[warrior])
    for hero in range(plan.heroes):
        put(out, at + layout.track + hero, state.track[hero])
        put(out, at + layout.ghost + hero, state.ghost[hero])
        put(out, at + layout.sheet + hero, state.sheet[hero])
        first = plan.first_card[hero]
        for card in range(first, plan.first_card[hero + 1]):
            put(out, at + layout.ready + hero * CARDS + card - first, state.ready[card])
            put(out, at + layout.side + hero * CARDS + card - first, state.side[card])
    if state.decisions:
        decision = state.decisions[0]
        frame = state.agenda[decision.frame]
        if 0 <= decision.card < 2 * plan.heroes:
            put(out, at + layout.about + decision.card, 1)
        if decision.kind == "defend":
            put(out, at + layout.by + frame.card, 1)
        if decision.kind in ("defend", "walk", "push"):
            put(out, at + layout.amount, frame.value)
