"""Rageborne: fury gathers with every Unleash and breaks out in strikes."""

from igroteka.games.aeons_end.cards.declare import attack, minion, nemesis, power, strike
from igroteka.games.aeons_end.cards.facts import Mat
from igroteka.games.aeons_end.effects.abilities import LoseCharges
from igroteka.games.aeons_end.effects.aether import PayAether
from igroteka.games.aeons_end.effects.damage import CitySuffers, Suffer, Unleash
from igroteka.games.aeons_end.effects.effect import Do, Either, FuryAmount
from igroteka.games.aeons_end.effects.hands import DISCARD, Pick
from igroteka.games.aeons_end.effects.nemesis import GainFury, Strike
from igroteka.games.aeons_end.effects.spells import SeizeDearest
from igroteka.games.aeons_end.effects.targets import LOWEST_LIFE, MOST_OPENED, AnyPlayer, ThePlayer, Together
from igroteka.games.aeons_end.effects.turn_order import IfBothNemesisTurns

nemesis(
    Mat("rageborne", 70, 2, unleash=GainFury(), setup=GainFury(), turn_ends=Strike(fury_from=4)),
    first=[
        attack("cleave", 1, Strike()),
        attack("unrelenting_ire", 1, Do(Unleash(), IfBothNemesisTurns(Unleash(2)))),
        minion("provoker", 1, 5, CitySuffers(FuryAmount(0))),
    ],
    second=[
        power("blood_cry", 2, 2, Unleash(4), to_discard=LoseCharges(4)),
        power("invoke_carnage", 2, 2, Do(Unleash(), AnyPlayer(Suffer(FuryAmount(1)))), to_discard=PayAether(7)),
        minion("scorn", 2, 9, Either(CitySuffers(3), Unleash(2))),
    ],
    third=[
        minion("avatar_of_wrath", 3, 16, Strike()),
        attack("onslaught", 3, Do(Unleash(3), Together(Pick(DISCARD, 1), FuryAmount(0)))),
        power("rolling_death", 3, 2, Strike(2), to_discard=PayAether(8)),
    ],
    special=[
        strike("convoke", AnyPlayer(Suffer(4))),
        strike("devastate", CitySuffers(5)),
        strike("eviscerate", ThePlayer(LOWEST_LIFE, Suffer(2))),
        strike("frenzy", ThePlayer(MOST_OPENED, Suffer(3))),
        strike("raze", Do(CitySuffers(3), AnyPlayer(Suffer(1)))),
        strike("seize", SeizeDearest(2, dearest=True)),
    ],
)
