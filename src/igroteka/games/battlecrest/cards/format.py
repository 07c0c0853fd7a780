"""What a pack may say: its words with their numbers, and the plain values that a pack is read into."""

from typing import Final, TypeAlias

Names: TypeAlias = dict[str, str]
"""A name in each language."""

LOCATIONS: Final = 6  # of a battlefield
MOST_CARDS: Final = 5  # of a hero's row

# What a bonus or a lasting ability raises; of a bonus also the place of its count in a packed number.
ATTACK: Final = 0
DEFENCE: Final = 1
LONG_RANGE: Final = 2
MOVE: Final = 3
PUSH: Final = 4
BONUS_NAMES: Final = ("attack", "defence", "long_range", "move", "push")
# What else a lasting ability does.
UNHARMED: Final = 5
PASSES_ENEMIES: Final = 6
PASSIVE_NAMES: Final = ("attack", "defence", "long_range", "move", "push", "unharmed_by_hazards", "passes_enemies")

# While what a lasting ability works.
ALWAYS: Final = 0
HEALTHY: Final = 1
WOUNDED: Final = 2
NEAR_COMPANION: Final = 3
UNREADY: Final = 4
TARGET_FAR: Final = 5  # conditions from here on speak of a target
TARGET_BESIDE: Final = 6
TARGET_WOUNDED: Final = 7
WHEN_NAMES: Final = (
    "always", "healthy", "wounded", "near_companion", "unready", "target_far", "target_beside", "target_wounded",
)  # fmt: skip

# What other special abilities follow.
REFOCUSED: Final = 0
PRIMED: Final = 1
WOUNDING: Final = 2
TRIGGER_NAMES: Final = ("refocus", "prime", "wounding")

CLOSE: Final = 0
MID: Final = 1
LONG: Final = 2
RANGE_NAMES: Final = ("close", "mid", "long")


class Ability:
    """One entry of a card's abilities: what, how much, raised by which crest, how far, how many targets."""

    def __init__(self, kind: str) -> None:
        self.kind = kind  # attack march push wound heal ready turn_location star flip
        self.value = 1
        self.crest = ""
        self.range = ""
        self.reach = 0
        self.targets = 1


class Passive:
    """A lasting change: of what, by how much, while what holds, for the hero or the companion."""

    def __init__(self, kind: str, value: int, when: str, who: str) -> None:
        self.kind = kind
        self.value = value
        self.when = when
        self.who = who


class Special:
    """The named special ability of a warrior or location: star, lasting, or after something."""

    def __init__(self, names: Names) -> None:
        self.names = names
        self.star: list[Ability] = []
        self.passives: list[Passive] = []
        self.trigger = ""
        self.effects: list[Ability] = []


class Face:
    """One face of an action card."""

    def __init__(self, names: Names) -> None:
        self.names = names
        self.move = 0
        self.defence = 0
        self.defence_crest = ""
        self.crest = ""
        self.abilities: list[Ability] = []


class Action:
    """An action card with its two faces (BC-013)."""

    def __init__(self, ident: str, faces: list[Face]) -> None:
        self.ident = ident
        self.faces = faces


class Companion:
    """A companion card; its lists hold the healthy and the wounded face (BC-011)."""

    def __init__(self, ident: str, names: Names) -> None:
        self.ident = ident
        self.names = names
        self.move = [0, 0]
        self.defence = [0, 0]
        self.defence_crest = ["", ""]
        self.specials: list[Special] = []


class Hero:
    """A hero's set (BC-008)."""

    def __init__(self, ident: str, names: Names) -> None:
        self.ident = ident
        self.names = names
        self.note: Names = {}
        self.crests: dict[str, Names] = {}
        self.specials: list[Special] = []
        self.start = 1
        self.flip = 2
        self.restart = 1
        self.skull = 2
        self.crest = ""
        self.companion: Companion | None = None
        self.actions: list[Action] = []


class Symbol:
    """A symbol on an edge of a location: bonus, hazard or signpost."""

    def __init__(self, kind: str, active: bool) -> None:
        self.kind = kind
        self.active = active
        self.bonus: list[str] = []
        self.exit = -1


class Location:
    """A location card; `faces` holds the symbols on each edge of each face (BC-007)."""

    def __init__(self, ident: str, names: Names, number: int) -> None:
        self.ident = ident
        self.names = names
        self.number = number
        self.specials: list[Special] = []  # of both faces, or of each
        self.faces: list[list[list[Symbol]]] = []


class Battlefield:
    """A set of six locations and where they lie (BC-014, BC-027)."""

    def __init__(self, ident: str, names: Names, rows: list[str]) -> None:
        self.ident = ident
        self.names = names
        self.note: Names = {}
        self.rows = rows
        self.crests: dict[str, Names] = {}
        self.locations: list[Location] = []


Pack: TypeAlias = Hero | Battlefield
