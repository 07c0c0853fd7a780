"""Packs as the engine wants them: flat lists and small classes, made once when a game is created."""

from typing import Any, Final

from igroteka.core.agenda import Verb
from igroteka.games.battlecrest.field import Layout
from igroteka.games.battlecrest.pack import Battlefield, Hero, Special

ALWAYS: Final = 0
HEALTHY: Final = 1
WOUNDED: Final = 2
NEAR_COMPANION: Final = 3
UNREADY: Final = 4
TARGET_FAR: Final = 5
TARGET_BESIDE: Final = 6
TARGET_WOUNDED: Final = 7

# What a bonus or a lasting ability raises; also the place of its count in a packed bonus.
ATTACK: Final = 0
DEFENCE: Final = 1
LONG_RANGE: Final = 2
MOVE: Final = 3
PUSH: Final = 4
UNHARMED: Final = 5
PASSES_ENEMIES: Final = 6

REFOCUSED: Final = 0
PRIMED: Final = 1
WOUNDING: Final = 2


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
    """A hero's set, compiled. Crests are numbered within the set; -1 is none."""

    def __init__(self, pack: Hero, first_design: int) -> None:
        self.pack = pack
        self.crests = list(pack.crests)
        self.designs = list(range(first_design, first_design + len(pack.actions)))
        self.start = pack.start
        self.flip = pack.flip
        self.restart = pack.restart
        self.skull = pack.skull
        self.crest = self.crest_number(pack.crest)
        self.has_companion = pack.companion is not None
        self.move = [0, 0]
        self.defence = [0, 0]
        self.powers: list[Power] = []  # by the face of the hero card
        self.companion_powers: list[Power] = []  # by the face of the companion card
        self.raises = 0  # which kinds any lasting ability of the set touches

    def crest_number(self, crest: str) -> int:
        return self.crests.index(crest) if crest else -1

    def health(self) -> int:
        """How many wounds kill an unhurt hero."""
        return self.flip - self.start + self.skull - self.restart

    def power(self, face: int) -> Power:
        """The special ability of the hero card's face that is up; both faces may share one."""
        return self.powers[face if face < len(self.powers) else 0]

    def companion_power(self, face: int) -> Power:
        return self.companion_powers[face if face < len(self.companion_powers) else 0]


class Land:
    """A battlefield, compiled. Edge facts are by (location * 2 + face) * 4 + edge."""

    def __init__(self, pack: Battlefield) -> None:
        self.pack = pack
        self.layout = Layout(pack.rows)
        self.numbers = [location.number for location in pack.locations]
        self.powers: list[Power] = []
        self.bonus: list[int] = []  # counts of +1 by kind, four bits each
        self.hazard: list[int] = []
        self.exits: list[list[int]] = []  # edges that active signposts lead to


class Box:
    """All packs of a game. A design is an action card; its faces are design * 2 and design * 2 + 1."""

    def __init__(self) -> None:
        self.heroes: list[HeroKind] = []
        self.lands: list[Land] = []
        self.move: list[int] = []
        self.defence: list[int] = []
        self.defence_crest: list[int] = []
        self.crest: list[int] = []
        self.abilities: list[Verb[Any]] = []
        # How hard and how far a face can hit, marches before the attack included: for a quick look at threats.
        self.hits: list[int] = []
        self.hits_crest: list[int] = []
        self.hits_reach: list[int] = []

    def hero(self, ident: str) -> HeroKind:
        return next(kind for kind in self.heroes if kind.pack.ident == ident)

    def land(self, ident: str) -> Land:
        return next(land for land in self.lands if land.pack.ident == ident)


class Plan:
    """What is settled before the first turn and never changes: who plays which hero, with which cards, where."""

    def __init__(self, box: Box, heroes: list[str], land: str, seats: int) -> None:
        self.box = box
        self.land = box.land(land)
        self.layout = self.land.layout
        self.kinds = [box.hero(name) for name in heroes]
        self.heroes = len(heroes)
        self.seats = seats
        # With three players the first one controls both heroes of a side (BC-133).
        self.controller = [0, 1, 0, 2] if seats == 3 else list(range(self.heroes))
        self.first_card: list[int] = []
        self.design: list[int] = []  # by card
        self.owner: list[int] = []  # by card: its hero
        for hero, kind in enumerate(self.kinds):
            self.first_card.append(len(self.design))
            for design in kind.designs:
                self.design.append(design)
                self.owner.append(hero)
        self.first_card.append(len(self.design))
