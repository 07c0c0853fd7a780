"""A Battlecrest position to play by names, for tests that read like a story; it uses the test packs beside it."""

from pathlib import Path
from typing import Any

from igroteka.core.decision import Decision
from igroteka.games.battlecrest import BattlecrestGame
from igroteka.games.battlecrest.cards.layout import cell_name
from igroteka.games.battlecrest.cards.library import PackLibrary
from igroteka.games.battlecrest.state import Battlecrest

PACKS = Path(__file__).parent / "packs"


def game_of(texts: list[str]) -> BattlecrestGame:
    """A game made of these pack files and nothing else."""
    library = PackLibrary()
    for number, text in enumerate(texts):
        library.add(text, Path(f"{number}.yaml"))
    assert not library.broken, library.broken
    return BattlecrestGame(library)


TEST_GAME = game_of([(PACKS / f"{name}.yaml").read_text() for name in ("anna", "borys", "vira", "hlib", "plain")])


class Table:
    """Wraps a position: every call answers the one open decision. Anna is hero 1 and Borys hero 2 unless told."""

    def __init__(self, game: BattlecrestGame = TEST_GAME, **words: Any) -> None:
        self.state: Battlecrest = game.position(**{"heroes": "anna borys", **words})

    @property
    def asked(self) -> Decision:
        return self.state.decisions[0]

    @property
    def seat(self) -> int:
        return self.asked.seat()

    def offers(self, kind: str, word: str = "") -> list[int]:
        """Options of this kind that touch a thing with this word in its name."""
        found: list[int] = []
        for option in self.asked.options:
            choice = self.state.choice(option, self.seat)
            parts = [part for thing in choice.things() for part in thing.replace(".", ":").split(":")]
            if choice.kind == kind and (not word or word in parts):
                found.append(option)
        return found

    def pick(self, kind: str, word: str = "") -> "Table":
        found = self.offers(kind, word)
        assert len(found) == 1, f"{kind} {word}: {self.offered}"
        self.state.apply(self.seat, found[0])
        return self

    @property
    def offered(self) -> list[dict[str, object]]:
        return [self.state.choice(option, self.seat).dump() for option in self.asked.options]

    def activate(self, card: str) -> "Table":
        return self.pick("activate", card)

    def prime(self, card: str) -> "Table":
        return self.pick("prime", card)

    def refocus(self) -> "Table":
        return self.pick("refocus")

    def move(self, who: str = "hero") -> "Table":
        return self.pick("move", who)

    def to(self, *cells: str) -> "Table":
        for cell in cells:
            self.pick("step", cell)
        return self

    def stop(self) -> "Table":
        return self.pick("done")

    def attack(self, cell: str) -> "Table":
        return self.pick("attack", cell)

    def push(self, cell: str) -> "Table":
        return self.pick("shove", cell)

    def defend(self, card: str) -> "Table":
        return self.pick("defend", card)

    def undefended(self) -> "Table":
        return self.pick("no-defend")

    def skip(self) -> "Table":
        return self.pick("skip")

    def march(self) -> "Table":
        return self.pick("march")

    def star(self, whose: str) -> "Table":
        return self.pick("star", whose)

    def cells(self) -> set[str]:
        """The cells offered."""
        return {cell_name(option - 1) for option in self.asked.options if 1 <= option <= 36}

    def at(self, warrior: int) -> str:
        cell = self.state.cell[warrior]
        return "-" if cell < 0 else cell_name(cell)

    def left(self, hero: int) -> int:
        """Wounds that still kill hero 1, 2, ..."""
        return self.state.wounds_left(hero - 1)

    def turned(self, name: str) -> bool:
        locations = self.state.plan.battlefield.pack.locations
        slot = next(slot for slot, number in enumerate(self.state.where) if locations[number].ident == name)
        return self.state.turned[slot] == 1

    def ready(self, hero: int, card: str) -> bool:
        return self.state.ready[self.card(hero, card)] == 1

    def card(self, hero: int, name: str) -> int:
        actions = self.state.plan.kinds[hero - 1].pack.actions
        place = next(place for place, action in enumerate(actions) if action.ident == name)
        return self.state.plan.first_card[hero - 1] + place

    def why(self, option: int) -> str:
        """The rule that forbids an option to the seat that is asked."""
        refusal = self.state.why_not(self.seat, option)
        assert refusal is not None
        return refusal.rule

    @property
    def events(self) -> list[str]:
        return [event.kind for event in self.state.events or []]
