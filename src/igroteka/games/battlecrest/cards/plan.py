"""Packs as the engine wants them: flat lists and small classes, made once when a game is created."""

from collections.abc import Sequence
from typing import Any

from igroteka.core.agenda import Verb
from igroteka.core.game import Game, S, Setting
from igroteka.games.battlecrest.cards.format import Battlefield, Hero, Special
from igroteka.games.battlecrest.cards.layout import Layout
from igroteka.games.battlecrest.cards.library import PackLibrary


class Lasting:
    """A lasting change, compiled: kind, amount, condition, and whether it is for the companion."""

    def __init__(self, kind: int, value: int, when: int, companion: bool) -> None:
        self.kind = kind
        self.value = value
        self.when = when
        self.companion = companion


class Power:
    """A special ability, compiled."""

    def __init__(self, special: Special) -> None:
        self.special = special
        self.star: Verb[Any] | None = None
        self.lasting: list[Lasting] = []
        self.after: list[Verb[Any] | None] = [None, None, None]


class HeroKind:
    """A hero's set, compiled."""

    def __init__(self, pack: Hero, first_design: int, tables: "PackTables") -> None:
        self.pack = pack
        self.crests = [tables.crest_number(crest) for crest in pack.crests]
        self.designs = list(range(first_design, first_design + len(pack.actions)))
        self.start = pack.start
        self.flip = pack.flip
        self.restart = pack.restart
        self.skull = pack.skull
        self.crest = tables.crest_number(pack.crest)
        self.has_companion = pack.companion is not None
        self.move = [0, 0]
        self.defence = [0, 0]
        self.defence_crest = [-1, -1]
        self.powers: list[Power] = []  # by the face of the hero card
        self.companion_powers: list[Power] = []  # by the face of the companion card
        self.raises = 0  # which kinds any lasting ability of the set touches

    def health(self) -> int:
        """How many wounds kill an unhurt hero."""
        return self.flip - self.start + self.skull - self.restart

    def power(self, face: int) -> Power:
        """The special ability of the hero card's face that is up; both faces may share one."""
        return self.powers[face if face < len(self.powers) else 0]

    def companion_power(self, face: int) -> Power:
        """The same for the companion card."""
        return self.companion_powers[face if face < len(self.companion_powers) else 0]


class BattlefieldKind:
    """A battlefield, compiled. Edges are numbered (location * 2 + face) * 4 + side of the location."""

    def __init__(self, pack: Battlefield) -> None:
        self.pack = pack
        self.layout = Layout(pack.rows)
        self.numbers = [location.number for location in pack.locations]
        self.powers: list[list[Power]] = []  # by location, then by its face
        self.bonus: list[int] = []  # by edge: counts of +1 by kind, four bits each
        self.hazard: list[int] = []  # by edge: how many are active
        self.exits: list[list[int]] = []  # by edge: the sides that active signposts lead to

    def power(self, location: int, face: int) -> Power:
        """The special ability of the face of a location that is up; both faces may share one."""
        powers = self.powers[location]
        return powers[face if face < len(powers) else 0]


class PackTables:
    """All packs of a game, compiled. A design is an action card; its faces are design * 2 and design * 2 + 1."""

    def __init__(self) -> None:
        self.heroes: list[HeroKind] = []
        self.battlefields: list[BattlefieldKind] = []
        self.crests: list[str] = []  # their types, by number
        # By face.
        self.move: list[int] = []
        self.defence: list[int] = []
        self.defence_crest: list[int] = []
        self.crest: list[int] = []
        self.abilities: list[Verb[Any]] = []
        # How hard and how far a face can hit, marches before the attack included: for a quick look at threats.
        self.hits: list[int] = []
        self.hits_crest: list[int] = []
        self.hits_reach: list[int] = []

    def crest_number(self, crest: str) -> int:
        """The number of a type of crest; of one id in all packs (BC-118); -1 for none."""
        if not crest:
            return -1
        if crest not in self.crests:
            self.crests.append(crest)
        return self.crests.index(crest)

    def hero(self, ident: str) -> HeroKind:
        return next(kind for kind in self.heroes if kind.pack.ident == ident)

    def battlefield(self, ident: str) -> BattlefieldKind:
        return next(kind for kind in self.battlefields if kind.pack.ident == ident)


class Plan:
    """What is settled before the first turn and never changes: who plays which hero, with which cards, where."""

    def __init__(self, tables: PackTables, digests: dict[str, str], settings: dict[str, Any], seats: int) -> None:
        names: list[str] = [settings[f"hero{n}"] for n in range(1, 3 if seats == 2 else 5)]
        field: str = settings["battlefield"]
        self.tables = tables
        self.battlefield = tables.battlefield(field)
        self.layout = self.battlefield.layout
        self.kinds = [tables.hero(name) for name in names]  # by hero
        self.heroes = len(names)
        self.digests = tuple([digests[name] for name in [*names, field]])
        # With three players the first one controls both heroes of a side (BC-133).
        self.controller = [0, 1, 0, 2] if seats == 3 else list(range(self.heroes))
        self.first_card: list[int] = []  # by hero, and one past the last
        self.design: list[int] = []  # by card
        self.owner: list[int] = []  # by card: its hero
        for hero, kind in enumerate(self.kinds):
            self.first_card.append(len(self.design))
            for design in kind.designs:
                self.design.append(design)
                self.owner.append(hero)
        self.first_card.append(len(self.design))


def pack_names(settings: dict[str, Any]) -> list[str]:
    """The packs that settings name: of the heroes in turn order and of the battlefield."""
    return [str(settings[key]) for key in ("hero1", "hero2", "hero3", "hero4", "battlefield") if key in settings]


class PackGame(Game[S]):
    """A rulebook whose cards come from packs: its states find their plan here."""

    def __init__(
        self, library: PackLibrary, name: str, package: str, seats: Sequence[int], settings: Sequence[Setting]
    ) -> None:
        super().__init__(name, package, seats, settings)
        self.library = library
        self.tables = PackTables()
        self.plans: dict[str, Plan] = {}

    def plan(self, settings: dict[str, Any], seats: int) -> Plan:
        """The plan of these settings; made once and shared by all states."""
        key = " ".join([str(seats), *pack_names(settings)])
        if key not in self.plans:
            self.plans[key] = Plan(self.tables, self.library.digests, settings, seats)
        return self.plans[key]
