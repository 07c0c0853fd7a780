"""Carapace Queen: husks without end, and a swarm that loses the game when it has grown too large."""

from igroteka.games.aeons_end.cards.declare import attack, minion, nemesis, power
from igroteka.games.aeons_end.cards.facts import BEHIND_HUSKS, HARDENS_HUSKS, Mat
from igroteka.games.aeons_end.effects.abilities import LoseCharges
from igroteka.games.aeons_end.effects.damage import CitySuffers, Suffer, Unleash
from igroteka.games.aeons_end.effects.effect import Do, Effect, Either, Repeat
from igroteka.games.aeons_end.effects.husks import HalfTheHusks, Husks, HusksPerTurnCard, LoseHusk, Swarm
from igroteka.games.aeons_end.effects.nemesis import LifeBecomes
from igroteka.games.aeons_end.effects.spells import LosePrepped
from igroteka.games.aeons_end.effects.targets import LOWEST_LIFE, AnyPlayer, ThePlayer


def swarm() -> Effect:
    """The track: what a swarm of up to so many husks does."""
    return Swarm(
        [
            (3, Husks(4)),
            (6, Do(AnyPlayer(LosePrepped()), Husks(2))),
            (10, CitySuffers(5)),
            (12, Do(ThePlayer(LOWEST_LIFE, Suffer(3)), LoseHusk())),
        ]
    )


nemesis(
    Mat("carapace_queen", 60, 3, unleash=Husks(2), harder_unleash=Husks(3), setup=Husks(2)),
    first=[
        attack("endless_throng", 1, swarm()),
        attack("hatch", 1, HusksPerTurnCard()),
        minion("broodwomb", 1, 5, Husks(1), traits=BEHIND_HUSKS),
    ],
    second=[
        power("blot_the_sun", 2, 2, Do(swarm(), Unleash(), swarm()), to_discard=LoseCharges(4)),
        power("foul_multitudes", 2, 3, swarm(), traits=HARDENS_HUSKS, immediately=Unleash()),
        attack("infest", 2, Either(Repeat(2, swarm()), AnyPlayer(Suffer(4)))),
    ],
    third=[
        power("legion_beacon", 3, 2, Do(HalfTheHusks(), swarm()), immediately=Unleash(2)),
        minion("maggot_engine", 3, 0, swarm(), immediately=Do(Unleash(3), LifeBecomes(0, per_husk=2))),
        attack("spawn", 3, Do(swarm(), Unleash(), swarm())),
    ],
    special=[],
)
