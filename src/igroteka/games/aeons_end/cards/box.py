"""Everything in the box: importing this declares all cards, mages and nemeses; designs are numbered as they come."""

from typing import Final

from igroteka.core.agenda import VerbBook
from igroteka.games.aeons_end.cards import mages, market, promos, starters
from igroteka.games.aeons_end.cards.facts import (
    CASTING_ENDS,
    EFFECT,
    IMMEDIATELY,
    MAGES,
    MAT_NAMES,
    MATS,
    NAMES,
    TO_DISCARD,
    WHILE_PREPPED,
)
from igroteka.games.aeons_end.cards.nemeses import basic, carapace_queen, crooked_mask, prince_of_gluttons, rageborne

DECLARED: Final = (
    market,
    promos,
    starters,
    mages,
    basic,
    carapace_queen,
    crooked_mask,
    prince_of_gluttons,
    rageborne,
)
DESIGNS: Final[list[int]] = list(range(len(NAMES)))
NEMESES: Final[list[str]] = list(MAT_NAMES)


def register(verbs: VerbBook) -> None:
    """Name every verb of every card, mage and mat, so that an agenda can be written down."""
    tables = {
        "effect": EFFECT,
        "immediately": IMMEDIATELY,
        "to_discard": TO_DISCARD,
        "while_prepped": WHILE_PREPPED,
        "casting_ends": CASTING_ENDS,
    }
    for design, name in enumerate(NAMES):
        for part, table in tables.items():
            verb = table[design]
            if verb is not None:
                verbs.add(f"{name}.{part}", verb)
    for made in MAGES:
        verbs.add(f"{made.name}.ability", made.ability)
    for mat in MATS:
        verbs.add(f"{mat.name}.unleash", mat.unleash)
        if mat.harder_unleash is not None:
            verbs.add(f"{mat.name}.harder_unleash", mat.harder_unleash)
        if mat.setup is not None:
            verbs.add(f"{mat.name}.setup", mat.setup)
        if mat.turn_ends is not None:
            verbs.add(f"{mat.name}.turn_ends", mat.turn_ends)
