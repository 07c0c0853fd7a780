"""The 20 Hunt cards, one declaration each: name, phase, what it does."""

from typing import Final

from igroteka.games.not_alone.cards.facts import (
    ARTEMIA_HURTS,
    ARTEMIA_WIDE,
    CATCH_HURTS_MORE,
    NO_SIGNAL,
    NO_SURVIVAL,
    ONE_BACK,
    RESCUE_HELD,
    TARGET_BARS,
    TARGET_CATCHES,
    TARGET_POISONS,
    TARGET_SCREAMS,
    TARGET_SILENCES,
    Card,
)
from igroteka.games.not_alone.effects.effect import Ask, ForTurn
from igroteka.games.not_alone.effects.hands import ALL_PUT_AWAY, FRIGHTEN, STRIP, Despair
from igroteka.games.not_alone.effects.hunt_cards import CopyHuntCard, TwoHuntCards
from igroteka.games.not_alone.effects.naming import ANTICIPATE, LURE, SILENCE, NameOne, NameOneOnArtemia
from igroteka.games.not_alone.effects.tokens import OnArtemia, OnTarget

HUNT_CARDS: Final = [
    Card("despair", 1, Despair(NO_SURVIVAL)),
    Card("force_field", 1, OnTarget(TARGET_BARS, wide=True)),
    Card("anticipation", 2, NameOne(ANTICIPATE)),
    Card("ascendancy", 2, NameOne(STRIP)),
    Card("fierceness", 2, ForTurn(CATCH_HURTS_MORE)),
    Card("forbidden_zone", 2, Ask(ALL_PUT_AWAY)),
    Card("interference", 2, ForTurn(NO_SIGNAL)),
    Card("persecution", 2, ForTurn(ONE_BACK)),
    Card("mutation", 2, OnArtemia(ARTEMIA_HURTS)),
    Card("phobia", 2, NameOneOnArtemia(FRIGHTEN)),
    Card("virus", 2, OnArtemia(ARTEMIA_WIDE)),
    Card("clone", 2, OnTarget(TARGET_CATCHES)),
    Card("mirage", 2, OnTarget(TARGET_SILENCES, wide=True)),
    Card("scream", 2, OnTarget(TARGET_SCREAMS)),
    Card("toxin", 2, OnTarget(TARGET_POISONS | TARGET_SILENCES)),
    Card("cataclysm", 3, Ask(SILENCE)),
    Card("detour", 3, Ask(LURE)),
    Card("stasis", 4, ForTurn(RESCUE_HELD)),
    Card("tracking", 4, TwoHuntCards()),
    Card("flashback", 0, CopyHuntCard()),
]
