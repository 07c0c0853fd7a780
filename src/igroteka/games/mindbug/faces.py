"""The facts of Mindbug cards: keywords, what triggers, what lasts, in flat lists that cards/ fills.

A card shows one face: its design, or a later stage of it. Faces are numbered from 0, cards from 1.
"""

from typing import TYPE_CHECKING, Any, Final

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
CHANGES_POWER: Final = 1
GRANTS_KEYWORDS: Final = 2
COPIES_KEYWORDS: Final = 4
BARS_BLOCKS: Final = 8
BARS_ATTACKS: Final = 16
SILENCES_PLAY: Final = 32
REVERSES_FIGHTS: Final = 64
FORCES_HUNTERS: Final = 128
WORSENS_LOSS: Final = 256
OFFERS_ACTION: Final = 512
COMES_TO_PILE: Final = 1024  # something happens when it arrives in a discard pile

# Facts by face.
NAMES: Final[list[str]] = []
POWER: Final[list[int]] = []
KEYWORDS: Final[list[int]] = []
LASTING: Final[list["Lasting | None"]] = []
REACH: Final[list[int]] = []  # what a face touches while in play, 0 for nothing
HAUNTING: Final[list["Lasting | None"]] = []  # the ability a face has in a discard pile (MB-094)
HAUNT_REACH: Final[list[int]] = []  # what a face touches in a discard pile, 0 for nothing
TRIGGERS: Final[list[list[Verb[Any] | None]]] = []  # by face, then by PLAY, ATTACK, DEFEATED, ACT, BURIED
NEXT_FACE: Final[list[int]] = []  # the next stage (MB-110), -1 for none
STAGE: Final[list[int]] = []  # 1 to 3 for the faces of a creature that evolves, else 0
# Facts by card.
FIRST_FACE: Final[list[int]] = []  # the face a card shows when it enters play
TWIN: Final[list[int]] = []  # the other copy of the same design, -1 for none
SET_CARDS: Final[dict[str, list[int]]] = {}  # the cards of each set

_FACES: Final[dict[str, tuple[int, ...]]] = {}


def faces_of(sets: list[str]) -> tuple[int, ...]:
    """The first face of every card up to the last one of these sets; made once and shared."""
    last = sets[-1]
    if last not in _FACES:
        _FACES[last] = tuple(FIRST_FACE[: SET_CARDS[last][-1] + 1])
    return _FACES[last]


class Lasting:
    """A permanent ability: in force while its card is in play and its conditions hold (MB-092, MB-093), or, on some
    cards, while it lies in a discard pile (MB-094); then the owner of the pile counts as its controller.

    Each method answers for one `source` about one `card`, controlled by `seat`. Power and keywords are given to
    creatures of the source's own controller only; what is forbidden may concern any `side`.
    """

    def __init__(self, reach: int) -> None:
        self.reach = reach
        self.worsens = 0  # how much more life an enemy loses with every loss

    def power(self, state: "Mindbug", source: int, card: int, seat: int) -> int:
        """How much power the card gains."""
        return 0

    def keywords(self, state: "Mindbug", source: int, card: int, seat: int) -> int:
        """Which keywords the card gains."""
        return 0

    def bars_attack(self, state: "Mindbug", source: int, side: int, card: int, seat: int) -> bool:
        """Whether the card may not attack."""
        return False

    def bars_block(self, state: "Mindbug", source: int, side: int, card: int, seat: int, attacker: int) -> bool:
        """Whether the card may not be chosen to block the attacker."""
        return False


def lasting_of(face: int) -> Lasting:
    """The lasting ability of a face that has one."""
    lasting = LASTING[face]
    assert lasting is not None
    return lasting
