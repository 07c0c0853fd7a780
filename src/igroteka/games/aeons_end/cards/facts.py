"""Facts of Aeon's End that never change in play: designs of cards, mages, nemesis mats, breaches.

A card is a small int; its design (an index into these lists) says what it is. The declarations beside fill the lists.
Numbers that are looked up by a variable are in lists: compiled code would box a constant tuple anew at each look.
"""

from typing import Any, Final

from igroteka.core.agenda import Verb

# Kinds of cards.
GEM: Final = 0
RELIC: Final = 1
SPELL: Final = 2
CORRUPTION: Final = 3
STRIKE: Final = 4
ATTACK: Final = 5
MINION: Final = 6
POWER: Final = 7
TURN: Final = 8
KIND_NAMES: Final = ("gem", "relic", "spell", "corruption", "strike", "attack", "minion", "power", "turn")

# Traits: lasting peculiarities that the rules ask about.
PLAIN: Final = 1  # a gem that asks nothing when it is played
PREPS_UNFOCUSED: Final = 2  # may be prepped to a closed breach that was not focused
PREPS_WIDE: Final = 4  # takes up two adjacent breaches
PREPS_ANYWHERE: Final = 8  # may be prepped to any player's opened breach
ONTO_DECK: Final = 16  # may be put on top of the deck when it is gained
ONCE: Final = 32  # its "while prepped" effect works once a turn
ONE_PER_HIT: Final = 64  # every instance of damage to it is reduced to 1
BEHIND_HUSKS: Final = 128  # cannot be damaged while there are husks
CORRUPTS: Final = 256  # whoever damages it gains a corruption
HARDENS_HUSKS: Final = 512  # husks have 2 life
ANY_PLAYER: Final = 1024  # the turn order card that lets the players choose

# Facts by design.
NAMES: Final[list[str]] = []
KIND: Final[list[int]] = []
COST: Final[list[int]] = []
TRAITS: Final[list[int]] = []
TIER: Final[list[int]] = []
TOKENS: Final[list[int]] = []  # life of a minion, power tokens of a power
AETHER: Final[list[int]] = []  # about how much aether a gem gives, for those who weigh cards
EFFECT: Final[list[Verb[Any] | None]] = []  # played, cast, resolved
IMMEDIATELY: Final[list[Verb[Any] | None]] = []
TO_DISCARD: Final[list[Verb[Any] | None]] = []
WHILE_PREPPED: Final[list[Verb[Any] | None]] = []  # used in the main phase
CASTING_ENDS: Final[list[Verb[Any] | None]] = []  # happens at the end of the casting phase while prepped

NUMBER: Final[dict[str, int]] = {}  # design by name
MARKET: Final[dict[str, list[int]]] = {"gem": [], "relic": [], "spell": []}
PROMO_MARKET: Final[dict[str, list[int]]] = {"gem": [], "relic": [], "spell": []}
BASICS: Final[list[list[int]]] = [[], [], [], []]  # by tier
PROMO_BASICS: Final[list[list[int]]] = [[], [], [], []]

# Breaches I to IV (0 to 3). A closed breach has been focused 0 to 3 times; 4 is opened, -1 not there.
GONE: Final = -1
OPENED: Final = 4
FOCUS_COST: Final = [0, 2, 3, 4]
OPEN_COST: Final = [[0, 0, 0, 0], [5, 4, 3, 2], [9, 7, 5, 3], [13, 10, 7, 4]]
BONUS: Final = [0, 0, 1, 1]  # damage added to a spell cast from the opened breach
TURNED: Final = {"none": GONE, "right": 0, "down": 1, "left": 2, "up": 3, "open": OPENED}
BREACH_NAMES: Final = ("I", "II", "III", "IV")

# When an ability may be used.
OWN_MAIN: Final = 0
ANY_MAIN: Final = 1
TURN_DRAWN: Final = 2
FOE_DRAWN: Final = 3

PILE_SIZE: Final = [7, 5, 5]  # copies of a gem, relic, spell in the supply (AE-115 to AE-117)
BASIC_COUNTS: Final = [[0, 0, 0, 0], [0, 1, 3, 7], [0, 3, 5, 7], [0, 5, 6, 7], [0, 8, 7, 7]]  # by seats, by tier
MAX_HUSKS: Final = 15
HAND_SIZE: Final = 5
CHARGE_COST: Final = 2
MIXES: Final = (("gem", 3), ("relic", 2), ("spell", 4))  # piles of each kind (AE-114)


class Mage:
    """A breach mage: charge slots, breaches, starting cards and the one ability."""

    def __init__(
        self, name: str, charges: int, when: int, ability: Verb[Any], breaches: str, hand: str, deck: str
    ) -> None:
        self.name = name
        self.charges = charges
        self.when = when
        self.ability = ability
        self.breaches = breaches.split()
        self.hand = hand.split()
        self.deck = deck.split()


class Mat:
    """A nemesis: its life, what its mat says, and its nine cards (three of each tier) and tier 0 cards."""

    def __init__(
        self,
        name: str,
        life: int,
        difficulty: int,
        unleash: Verb[Any],
        harder_unleash: Verb[Any] | None = None,
        setup: Verb[Any] | None = None,
        turn_ends: Verb[Any] | None = None,
        starves: bool = False,
    ) -> None:
        self.name = name
        self.life = life
        self.difficulty = difficulty
        self.unleash = unleash
        self.harder_unleash = harder_unleash
        self.setup = setup
        self.turn_ends = turn_ends  # at the end of the nemesis turn
        self.starves = starves  # the players lose when every supply pile is empty
        self.cards: list[list[int]] = [[], [], [], []]  # designs by tier


MAGES: Final[list[Mage]] = []
MATS: Final[list[Mat]] = []
MAGE_NAMES: Final[list[str]] = []
MAT_NAMES: Final[list[str]] = []


def add_design(name: str, kind: int, cost: int = 0, traits: int = 0, tier: int = 0, tokens: int = 0) -> int:
    """Number a new design; its effects are filled in by the one who declares it."""
    number = len(NAMES)
    assert name not in NUMBER, name
    NUMBER[name] = number
    NAMES.append(name)
    KIND.append(kind)
    COST.append(cost)
    TRAITS.append(traits)
    TIER.append(tier)
    TOKENS.append(tokens)
    AETHER.append(0)
    for table in (EFFECT, IMMEDIATELY, TO_DISCARD, WHILE_PREPPED, CASTING_ENDS):
        table.append(None)
    return number
