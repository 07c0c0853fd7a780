"""The facts of Hunt and Survival cards that every rule reads. decks.py fills the lists."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

if TYPE_CHECKING:
    from igroteka.games.not_alone.state import NotAlone

# The phases of a turn (NA-042).
EXPLORATION: Final = 1
HUNTING: Final = 2
RECKONING: Final = 3
END_OF_TURN: Final = 4

# What is in force until the end of the turn (NA-040).
NO_SURVIVAL: Final = 1 << 0  # nobody plays or draws Survival cards
NO_HUNT: Final = 1 << 1  # no Hunt card may be played
DISCARDS_HIDDEN: Final = 1 << 2  # the Creature does not see the discards
TARGET_BARS: Final = 1 << 3  # Places under the Target token may not be played
TARGET_CATCHES: Final = 1 << 4  # the Target token counts as a second Creature token
TARGET_SILENCES: Final = 1 << 5  # Places under the Target token are inactive
TARGET_SCREAMS: Final = 1 << 6  # under it: discard two Places or lose a Will
TARGET_POISONS: Final = 1 << 7  # under it: discard a Survival card
ARTEMIA_ALLOWED: Final = 1 << 8  # a card with the Artemia symbol was played
ARTEMIA_WIDE: Final = 1 << 9  # the Artemia token covers two Places
ARTEMIA_HURTS: Final = 1 << 10  # the Artemia token also costs a Will
CATCH_HURTS_MORE: Final = 1 << 11  # everyone caught loses one more Will
NO_SIGNAL: Final = 1 << 12  # Beach and Wreck are inactive
ONE_BACK: Final = 1 << 13  # a power brings back one Place at most
RESCUE_HELD: Final = 1 << 14  # the Rescue counter does not move at the end of the turn
EFFECT_NAMES: Final = (
    "no-survival", "no-hunt", "discards-hidden", "target-bars", "target-catches", "target-silences", "target-screams",
    "target-poisons", "artemia-allowed", "artemia-wide", "artemia-hurts", "catch-hurts-more", "no-signal", "one-back",
    "rescue-held",
)  # fmt: skip


class Effect:
    """What a Hunt or Survival card does. `begin` acts, puts something in force, or pushes a verb that asks."""

    def allowed(self, state: "NotAlone", seat: i64) -> bool:
        """Whether it may be played now, its phase given."""
        return True

    def begin(self, state: "NotAlone", seat: i64, card: i64) -> None:
        """The card has just been played."""


class Card:
    """A card as it is declared: its name, the phase it is played in (0: that of the card it copies), its effect."""

    def __init__(self, name: str, phase: int, effect: Effect) -> None:
        self.name = name
        self.phase = phase
        self.effect = effect


# Facts by card: first the Hunt cards, then the Survival cards.
FIRST_SURVIVAL: Final = 20
CARDS: Final = 35
CARD_NAMES: Final[list[str]] = []
CARD_PHASE: Final[list[int]] = []
CARD_EFFECT: Final[list[Effect]] = []


def card_thing(card: int) -> str:
    """How a Hunt or Survival card is named in events, choices and views."""
    return f"{'hunt' if card < FIRST_SURVIVAL else 'survival'}:{CARD_NAMES[card]}:{card}"
