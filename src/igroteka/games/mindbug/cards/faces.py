"""The facts of Mindbug cards: keywords, what triggers, what lasts. cards/ fills the lists.

A card shows one face: its design, or a later stage of it. Faces are numbered from 0, cards from 1.
"""

from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import i64

from igroteka.core.agenda import Verb

if TYPE_CHECKING:
    from igroteka.games.mindbug.state import Mindbug

HUNTER: Final = 1
FRENZY: Final = 2
POISONOUS: Final = 4
SNEAKY: Final = 8
TOUGH: Final = 16
KEYWORD_NAMES: Final = ("hunter", "frenzy", "poisonous", "sneaky", "tough")

PLAY: Final = 0
ATTACK: Final = 1
DEFEATED: Final = 2
ACT: Final = 3
BURIED: Final = 4  # arrived in a discard pile, from wherever
TRIGGER_NAMES: Final = ("play", "attack", "defeated", "action", "buried")

# What a card can touch while it is in play; `Mindbug.ongoing` is the union over all cards that are in force.
CHANGES_POWER: Final = 1  # of others; see OWN_POWER
GRANTS_KEYWORDS: Final = 2  # to others; see OWN_KEYWORDS
COPIES_KEYWORDS: Final = 4
BARS_BLOCKS: Final = 8
BARS_ATTACKS: Final = 16
SILENCES_PLAY: Final = 32
REVERSES_FIGHTS: Final = 64
FORCES_HUNTERS: Final = 128
WORSENS_LOSS: Final = 256
OFFERS_ACTION: Final = 512
COMES_TO_PILE: Final = 1024  # something happens when it arrives in a discard pile
OWN_POWER: Final = 2048
OWN_KEYWORDS: Final = 4096


class Lasting:
    """A permanent ability: in force while its card is in play and its conditions hold (MB-092, MB-093), or, on some
    cards, while it lies in a discard pile (MB-094); then the owner of the pile counts as its controller.

    Each method answers for one `source` about one `card`, controlled by `seat`. Power and keywords are given to
    creatures of the source's own controller only; what is forbidden may concern any `side`.
    """

    def __init__(self, reach: i64) -> None:
        self.reach = reach
        self.worsens = 0  # how much more life an enemy loses with every loss

    def power(self, state: "Mindbug", source: i64, card: i64, seat: i64) -> i64:
        """How much power the card gains."""
        return 0

    def keywords(self, state: "Mindbug", source: i64, card: i64, seat: i64) -> i64:
        """Which keywords the card gains."""
        return 0

    def bars_attack(self, state: "Mindbug", source: i64, side: i64, card: i64, seat: i64) -> bool:
        """Whether the card may not attack."""
        return False

    def bars_block(self, state: "Mindbug", source: i64, side: i64, card: i64, seat: i64, attacker: i64) -> bool:
        """Whether the card may not be chosen to block the attacker."""
        return False


class Face:
    """What a card shows: a design, or a later stage of it."""

    def __init__(self, number: int, name: str, power: i64, keywords: i64, stage: int) -> None:
        self.number = number
        self.name = name
        self.power = power
        self.keywords = keywords
        self.stage = stage  # 1 to 3 for the faces of a creature that evolves, else 0
        self.next = -1  # the number of the next stage (MB-110), -1 for none
        self.lasting = Lasting(0)
        self.reach: i64 = 0  # what it touches while in play, 0 for nothing
        self.haunting = Lasting(0)  # the ability it has in a discard pile (MB-094)
        self.haunt_reach: i64 = 0  # what it touches in a discard pile, 0 for nothing
        self.effects: list[Verb[Any] | None] = []  # by PLAY, ATTACK, DEFEATED, ACT, BURIED
        self.triggers: i64 = 0  # a bit for each of them that there is


FACES: Final[list[Face]] = []
NAMES: Final[list[str]] = []  # of the faces
# Facts by card.
FIRST_FACE: Final[list[int]] = []  # the face a card shows when it enters play
TWIN: Final[list[int]] = []  # the other copy of the same design, a neighbour; -1 for none
SET_CARDS: Final[dict[str, list[int]]] = {}  # the cards of each set

_FACES: Final[dict[str, tuple[int, ...]]] = {}
_SHOWN: Final[dict[str, list[Face]]] = {}


def faces_of(sets: list[str]) -> tuple[int, ...]:
    """The first face of every card up to the last one of these sets; made once and shared."""
    last = sets[-1]
    if last not in _FACES:
        _FACES[last] = tuple(FIRST_FACE[: SET_CARDS[last][-1] + 1])
        _SHOWN[last] = shown(_FACES[last])
    return _FACES[last]


def shown(faces: tuple[int, ...]) -> list[Face]:
    """Faces by their numbers; the card 0, which there is not, shows none of its own."""
    return [FACES[max(0, face)] for face in faces]


def shown_first(sets: list[str]) -> list[Face]:
    """What every card up to the last one of these sets shows first; made once and shared."""
    faces_of(sets)
    return _SHOWN[sets[-1]]
