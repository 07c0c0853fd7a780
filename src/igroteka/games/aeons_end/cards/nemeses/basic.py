"""The 22 basic nemesis cards, used against every nemesis."""

from igroteka.games.aeons_end.cards.declare import attack, basic, minion, power
from igroteka.games.aeons_end.cards.facts import ONE_PER_HIT
from igroteka.games.aeons_end.effects.abilities import AllCharges
from igroteka.games.aeons_end.effects.aether import PayAether
from igroteka.games.aeons_end.effects.damage import CitySuffers, CityValue, HurtThis, Suffer, Unleash
from igroteka.games.aeons_end.effects.decks import DestroyTop, DiscardThenDraw, Draw
from igroteka.games.aeons_end.effects.effect import Do, Either, LifeOfThis, OwnPrepped
from igroteka.games.aeons_end.effects.hands import DESTROY, DISCARD, GEMS, Pick
from igroteka.games.aeons_end.effects.nemesis import Revive
from igroteka.games.aeons_end.effects.spells import LosePrepped
from igroteka.games.aeons_end.effects.targets import (
    LOWEST_LIFE,
    MOST_CHARGES,
    MOST_OPENED,
    MOST_PREPPED,
    AnyPlayer,
    ThePlayer,
    Together,
)
from igroteka.games.aeons_end.effects.turn_order import ShuffleNemesisTurns

basic(
    [
        attack("skewer", 1, Do(Unleash(), AnyPlayer(Do(Suffer(3), Draw(1))))),
        attack("slaughter", 1, Do(Unleash(), CitySuffers(3))),
        minion("banesire", 1, 6, Unleash()),
        minion("haze_spewer", 1, 5, Do(CitySuffers(LifeOfThis(0)), HurtThis(1))),
        power(
            "agony_field", 1, 2, Do(Unleash(), AnyPlayer(DiscardThenDraw(Pick(DISCARD, 3), Draw(1)))),
            to_discard=Pick(DESTROY, 1, cost_from=2),
        ),
        power("bleed_static", 1, 3, ThePlayer(MOST_PREPPED, Suffer(OwnPrepped(2)))),
        power("eye_of_nothing", 1, 2, Unleash(2), to_discard=PayAether(6)),
        power("woven_sky", 1, 2, Do(Unleash(), AnyPlayer(Suffer(4))), to_discard=Pick(DISCARD, 3)),
    ],
    1,
)  # fmt: skip
basic(
    [
        attack("awaken", 2, Either(Do(Unleash(2), CitySuffers(3)), Revive())),
        attack("dispel", 2, Do(Unleash(2), ThePlayer(MOST_PREPPED, LosePrepped(dearest=True)))),
        attack("lay_waste", 2, Do(Unleash(2), AnyPlayer(Suffer(2)))),
        minion("cauterizer", 2, 3, AnyPlayer(Suffer(LifeOfThis(0))), traits=ONE_PER_HIT),
        minion("needlemaw", 2, 11, CitySuffers(2)),
        minion(
            "venomite", 2, 9,
            Either(ThePlayer(LOWEST_LIFE, Suffer(2)), AnyPlayer(LosePrepped(cost_from=3))),
        ),
        power(
            "pulverizing_ray", 2, 1,
            Do(Together(Pick(DISCARD, 1, kinds=GEMS), 6, may=True, worth=-3), CityValue(18)),
        ),
    ],
    2,
)  # fmt: skip
basic(
    [
        attack("gather_darkness", 3, Do(AnyPlayer(DestroyTop(4, shuffled=True)), Unleash(2))),
        attack("obliterate", 3, Do(Unleash(2), ThePlayer(MOST_OPENED, Either(Pick(DESTROY, 4), Suffer(4))))),
        attack(
            "sunder", 3,
            Either(Do(CitySuffers(4), ThePlayer(LOWEST_LIFE, Suffer(4))), ShuffleNemesisTurns()),
        ),
        attack("topple", 3, Do(Unleash(2), CitySuffers(4))),
        minion("jagged_one", 3, 14, Unleash(2)),
        power(
            "doom_aegis", 3, 1, ThePlayer(MOST_CHARGES, Do(Suffer(4), AllCharges())), to_discard=PayAether(7)
        ),
        power(
            "reality_rupture", 3, 1, Unleash(3), to_discard=LosePrepped(2, cost_from=3, destroyed=True)
        ),
    ],
    3,
)  # fmt: skip
