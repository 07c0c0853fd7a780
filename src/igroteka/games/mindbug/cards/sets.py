"""The cards of Mindbug, one file per set, and their registration in the tables of state.py."""

from typing import Final

from igroteka.core.agenda import VerbBook
from igroteka.games.mindbug.cards.beyond_eternity import BEYOND_ETERNITY
from igroteka.games.mindbug.cards.beyond_evolution import BEYOND_EVOLUTION
from igroteka.games.mindbug.cards.creature import Creature
from igroteka.games.mindbug.cards.faces import (
    ACT,
    BURIED,
    COMES_TO_PILE,
    FACES,
    FIRST_FACE,
    NAMES,
    OFFERS_ACTION,
    SET_CARDS,
    TRIGGER_NAMES,
    TWIN,
    Face,
)
from igroteka.games.mindbug.cards.first_contact import FIRST_CONTACT

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
            face = add_face(creature, verbs)
            for copy in range(creature.copies):
                card = len(FIRST_FACE)
                SET_CARDS[name].append(card)
                FIRST_FACE.append(face)
                TWIN.append(-1 if creature.copies == 1 else card + 1 - 2 * copy)
    for creatures in SETS.values():
        for creature in creatures:
            if creature.evolves:
                FACES[NAMES.index(creature.name)].next = NAMES.index(creature.evolves)


def add_face(creature: Creature, verbs: VerbBook) -> int:
    """Write down the facts of a face; its number."""
    face = Face(len(FACES), creature.name, creature.power, creature.keywords, creature.stage)
    FACES.append(face)
    NAMES.append(creature.name)
    if creature.always is not None:
        face.lasting = creature.always
    if creature.in_discard is not None:
        face.haunting = creature.in_discard
    face.reach = face.lasting.reach | (OFFERS_ACTION if creature.triggers[ACT] else 0)
    face.haunt_reach = face.haunting.reach | (COMES_TO_PILE if creature.triggers[BURIED] else 0)
    for kind, effect in enumerate(creature.triggers):
        face.effects.append(effect)
        if effect is not None:
            face.triggers |= 1 << kind
            verbs.add(f"{creature.name}.{TRIGGER_NAMES[kind]}", effect)
    return face.number
