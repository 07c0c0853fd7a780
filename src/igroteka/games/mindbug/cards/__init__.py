"""The cards of Mindbug, one file per set, and their registration in the tables of state.py."""

from typing import Final

from igroteka.core.agenda import VerbBook
from igroteka.games.mindbug.cards.beyond_eternity import BEYOND_ETERNITY
from igroteka.games.mindbug.cards.beyond_evolution import BEYOND_EVOLUTION
from igroteka.games.mindbug.cards.first_contact import FIRST_CONTACT
from igroteka.games.mindbug.creature import Creature
from igroteka.games.mindbug.faces import (
    ACT,
    BURIED,
    COMES_TO_PILE,
    FIRST_FACE,
    HAUNT_REACH,
    HAUNTING,
    KEYWORDS,
    LASTING,
    NAMES,
    NEXT_FACE,
    OFFERS_ACTION,
    POWER,
    REACH,
    SET_CARDS,
    STAGE,
    TRIGGER_NAMES,
    TRIGGERS,
    TWIN,
    Lasting,
)

SETS: Final[dict[str, list[Creature]]] = {
    "first_contact": FIRST_CONTACT,
    "beyond_evolution": BEYOND_EVOLUTION,
    "beyond_eternity": BEYOND_ETERNITY,
}


def register(verbs: VerbBook) -> None:
    """Number all faces from 0 and all cards from 1; the numbers never depend on which sets a game uses."""
    FIRST_FACE.append(-1)
    TWIN.append(-1)
    for name, creatures in SETS.items():
        SET_CARDS[name] = []
        for creature in creatures:
            face = len(NAMES)
            add_face(creature, verbs)
            for copy in range(creature.copies):
                card = len(FIRST_FACE)
                SET_CARDS[name].append(card)
                FIRST_FACE.append(face)
                TWIN.append(-1 if creature.copies == 1 else card + 1 - 2 * copy)
    for creatures in SETS.values():
        for creature in creatures:
            NEXT_FACE.append(NAMES.index(creature.evolves) if creature.evolves else -1)


def add_face(creature: Creature, verbs: VerbBook) -> None:
    """Write the facts of a face into the tables."""
    NAMES.append(creature.name)
    POWER.append(creature.power)
    KEYWORDS.append(creature.keywords)
    STAGE.append(creature.stage)
    LASTING.append(creature.always)
    REACH.append(reach_of(creature.always) | (OFFERS_ACTION if creature.triggers[ACT] else 0))
    HAUNTING.append(creature.in_discard)
    HAUNT_REACH.append(reach_of(creature.in_discard) | (COMES_TO_PILE if creature.triggers[BURIED] else 0))
    TRIGGERS.append([*creature.triggers])
    for kind, effect in zip(TRIGGER_NAMES, creature.triggers, strict=True):
        if effect is not None:
            verbs.add(f"{creature.name}.{kind}", effect)


def reach_of(lasting: Lasting | None) -> int:
    return 0 if lasting is None else lasting.reach
