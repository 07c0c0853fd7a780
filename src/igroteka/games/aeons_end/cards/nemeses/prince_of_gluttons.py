"""Prince of Gluttons: he devours the supply, and the players lose when nothing is left of it."""

from igroteka.games.aeons_end.cards.declare import attack, minion, nemesis, power
from igroteka.games.aeons_end.cards.facts import Mat
from igroteka.games.aeons_end.effects.aether import PayAether
from igroteka.games.aeons_end.effects.damage import CitySuffers, HurtThis, Suffer, Unleash
from igroteka.games.aeons_end.effects.effect import Do, Either, EmptyPiles, LifeOfThis, Repeat, WhenHarder
from igroteka.games.aeons_end.effects.hands import GEMS, RELICS, SPELLS, SUPPLY
from igroteka.games.aeons_end.effects.market import (
    ANY_PILE,
    CHEAPEST,
    DEAREST,
    SECOND_DEAREST,
    Devour,
    DevourBySeats,
    FirstBites,
)
from igroteka.games.aeons_end.effects.nemesis import LifeBecomes
from igroteka.games.aeons_end.effects.targets import LOWEST_LIFE, AnyPlayer, ThePlayer

nemesis(
    Mat(
        "prince_of_gluttons", 70, 5,
        unleash=DevourBySeats(3, 2, SUPPLY, CHEAPEST),
        setup=Do(FirstBites(1, GEMS, DEAREST), WhenHarder(Repeat(9, Devour(1, SUPPLY, ANY_PILE)))),
        starves=True,
    ),
    first=[
        attack("gorge", 1, Do(Devour(2, GEMS, SECOND_DEAREST), AnyPlayer(Suffer(2)))),
        attack("lobotomize", 1, Either(AnyPlayer(Suffer(3)), Devour(3, SPELLS, ANY_PILE))),
        minion("thought_biter", 1, 6, Either(AnyPlayer(Suffer(2)), Devour(2, RELICS, CHEAPEST))),
    ],
    second=[
        minion("cerephage", 2, 7, Do(Devour(LifeOfThis(0), SUPPLY, ANY_PILE), HurtThis(2))),
        minion("godfeeders", 2, 8, Do(CitySuffers(3), Devour(1, GEMS, DEAREST))),
        minion("mindguzzler", 2, 0, Unleash(), immediately=LifeBecomes(8, per_empty=1)),
    ],
    third=[
        attack("digest", 3, Either(Unleash(3), AnyPlayer(Suffer(EmptyPiles(1))))),
        minion("memory_eater", 3, 16, ThePlayer(LOWEST_LIFE, Suffer(EmptyPiles(1)))),
        power("vile_feast", 3, 2, CitySuffers(EmptyPiles(2)), to_discard=PayAether(8)),
    ],
    special=[],
)  # fmt: skip
