"""The cards of Mindbug, one file per set, and their registration in the tables of state.py."""

from typing import Final

from igroteka.core.agenda import VerbBook
from igroteka.games.mindbug.cards.first_contact import FIRST_CONTACT
from igroteka.games.mindbug.effects import Creature
from igroteka.games.mindbug.state import (
    FIRST_FACE,
    KEYWORDS,
    LASTING,
    NAMES,
    POWER,
    REACH,
    SET_CARDS,
    TRIGGER_NAMES,
    TRIGGERS,
    TWIN,
)

SETS: Final[dict[str, list[Creature]]] = {"first_contact": FIRST_CONTACT}


def register(verbs: VerbBook) -> None:
    """Number all faces from 0 and all cards from 1; the numbers never depend on which sets a game uses."""
    FIRST_FACE.append(-1)
    TWIN.append(-1)
    for name, creatures in SETS.items():
        SET_CARDS[name] = []
        for creature in creatures:
            face = len(NAMES)
            NAMES.append(creature.name)
            POWER.append(creature.power)
            KEYWORDS.append(creature.keywords)
            LASTING.append(creature.always)
            REACH.append(0 if creature.always is None else creature.always.reach)
            TRIGGERS.append([creature.play, creature.attack, creature.defeated])
            for kind, effect in zip(TRIGGER_NAMES, TRIGGERS[face], strict=True):
                if effect is not None:
                    verbs.add(f"{creature.name}.{kind}", effect)
            for copy in range(creature.copies):
                card = len(FIRST_FACE)
                SET_CARDS[name].append(card)
                FIRST_FACE.append(face)
                TWIN.append(-1 if creature.copies == 1 else card + 1 - 2 * copy)
