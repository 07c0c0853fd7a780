"""The 20 Hunt cards and the 15 Survival cards, one declaration each: name, phase, what it does."""

from igroteka.games.not_alone.deeds import (
    Amplify,
    Ask,
    Bury,
    Charge,
    Copy,
    Despond,
    Dodge,
    DoubleBack,
    Drive,
    Flash,
    ForTurn,
    Heal,
    Move,
    Offer,
    OnArtemia,
    OnTarget,
    Recall,
    Shield,
    Swap,
    Track,
    Who,
    WhoOnArtemia,
)
from igroteka.games.not_alone.effects import ALL_PUT_AWAY, ANTICIPATE, FRIGHTEN, LURE, SILENCE, STRIP
from igroteka.games.not_alone.state import (
    ARTEMIA_HURTS,
    ARTEMIA_WIDE,
    CARD_EFFECT,
    CARD_NAMES,
    CARD_PHASE,
    CARDS,
    CATCH_HURTS_MORE,
    DISCARDS_HIDDEN,
    FIRST_SURVIVAL,
    NO_SIGNAL,
    NO_SURVIVAL,
    ONE_BACK,
    RESCUE_HELD,
    TARGET_BARS,
    TARGET_CATCHES,
    TARGET_POISONS,
    TARGET_SCREAMS,
    TARGET_SILENCES,
    Effect,
)


def card(name: str, phase: int, effect: Effect) -> None:
    """Declare the next card."""
    CARD_NAMES.append(name)
    CARD_PHASE.append(phase)
    CARD_EFFECT.append(effect)


# Hunt cards.
card("despair", 1, Despond(NO_SURVIVAL))
card("force_field", 1, OnTarget(TARGET_BARS, wide=True))
card("anticipation", 2, Who(ANTICIPATE))
card("ascendancy", 2, Who(STRIP))
card("fierceness", 2, ForTurn(CATCH_HURTS_MORE))
card("forbidden_zone", 2, Ask(ALL_PUT_AWAY))
card("interference", 2, ForTurn(NO_SIGNAL))
card("persecution", 2, ForTurn(ONE_BACK))
card("mutation", 2, OnArtemia(ARTEMIA_HURTS))
card("phobia", 2, WhoOnArtemia(FRIGHTEN))
card("virus", 2, OnArtemia(ARTEMIA_WIDE))
card("clone", 2, OnTarget(TARGET_CATCHES))
card("mirage", 2, OnTarget(TARGET_SILENCES, wide=True))
card("scream", 2, OnTarget(TARGET_SCREAMS))
card("toxin", 2, OnTarget(TARGET_POISONS | TARGET_SILENCES))
card("cataclysm", 3, Ask(SILENCE))
card("detour", 3, Ask(LURE))
card("stasis", 4, ForTurn(RESCUE_HELD))
card("tracking", 4, Track())
card("flashback", 0, Flash())

# Survival cards.
card("adrenaline", 1, Heal())
card("ingenuity", 1, Charge())
card("sacrifice", 1, Offer())
card("sixth_sense", 1, Recall())
card("smokescreen", 1, ForTurn(DISCARDS_HIDDEN))
card("strike_back", 1, Bury())
card("vortex", 2, Swap())
card("detector", 3, Shield())
card("dodge", 3, Dodge())
card("drone", 3, Drive())
card("gate", 3, Copy())
card("hologram", 3, Move(artemia=True))
card("wrong_track", 3, Move(artemia=False))
card("amplifier", 4, Amplify())
card("double_back", 4, DoubleBack())

assert len(CARD_NAMES) == CARDS and CARD_NAMES[FIRST_SURVIVAL] == "adrenaline"
