"""Prince of Gluttons: he devours the supply, and the players lose when nothing is left of it."""

from igroteka.games.aeons_end.declare import attack, minion, nemesis, power
from igroteka.games.aeons_end.effects import Do, Either, EmptyPiles, LifeOfThis, Repeat
from igroteka.games.aeons_end.facts import Mat
from igroteka.games.aeons_end.harm import CitySuffers, Suffer, Unleash
from igroteka.games.aeons_end.magic import PayAether
from igroteka.games.aeons_end.mats import (
    ANY_PILE,
    CHEAPEST,
    DEAREST,
    SECOND_DEAREST,
    Devour,
    DevourBySeats,
    FirstBites,
    LifeBecomes,
    WhenHarder,
)
from igroteka.games.aeons_end.menace import HurtThis
from igroteka.games.aeons_end.people import LOWEST_LIFE, AnyPlayer, ThePlayer

GEMS = 1
RELICS = 2
SPELLS = 4
ANYTHING = 7

nemesis(
    Mat(
        "prince_of_gluttons", 70, 5,
        unleash=DevourBySeats(3, 2, ANYTHING, CHEAPEST),
        setup=Do(FirstBites(1, GEMS, DEAREST), WhenHarder(Repeat(9, Devour(1, ANYTHING, ANY_PILE)))),
        starves=True,
    ),
    first=[
        attack("gorge", 1, Do(Devour(2, GEMS, SECOND_DEAREST), AnyPlayer(Suffer(2)))),
        attack("lobotomize", 1, Either(AnyPlayer(Suffer(3)), Devour(3, SPELLS, ANY_PILE))),
        minion("thought_biter", 1, 6, Either(AnyPlayer(Suffer(2)), Devour(2, RELICS, CHEAPEST))),
    ],
    second=[
        minion("cerephage", 2, 7, Do(Devour(LifeOfThis(0), ANYTHING, ANY_PILE), HurtThis(2))),
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
