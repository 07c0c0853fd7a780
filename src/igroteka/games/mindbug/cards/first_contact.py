"""First Contact: 32 designs, 48 cards."""

from typing import Final

from igroteka.games.mindbug.cards.creature import Creature
from igroteka.games.mindbug.cards.faces import FRENZY, HUNTER, POISONOUS, SNEAKY, TOUGH
from igroteka.games.mindbug.effects.creatures import defeat, take_control
from igroteka.games.mindbug.effects.effect import WithFewerCreatures
from igroteka.games.mindbug.effects.lasting import (
    CopiesKeywords,
    CreaturesInPlay,
    EnemiesCannotBlock,
    OwnTurn,
    SilencesPlay,
    itself,
    others,
)
from igroteka.games.mindbug.effects.life import GainLife, MatchLife, OpponentFallsTo, OpponentLosesLife
from igroteka.games.mindbug.effects.piles import OpponentDiscards, PlayFromDiscard, Steal, TakeBackDiscard
from igroteka.games.mindbug.effects.targets import any_creature, enemy, every, one, up_to

FIRST_CONTACT: Final = [
    Creature("axolotl_healer", 4, POISONOUS, copies=2, play=GainLife(2)),
    Creature("bee_bear", 8, always=EnemiesCannotBlock(power_at_most=6, only_itself=True)),
    Creature("brain_fly", 4, play=take_control(one(any_creature(power_at_least=6)))),
    Creature("chameleon_sniper", 1, SNEAKY, attack=OpponentLosesLife(1)),
    Creature("compost_dragon", 3, HUNTER, copies=2, play=PlayFromDiscard(own=True)),
    Creature("deathweaver", 2, POISONOUS, always=SilencesPlay()),
    Creature("elephantopus", 7, TOUGH, always=EnemiesCannotBlock(power_at_most=4)),
    Creature("explosive_toad", 5, FRENZY, copies=2, defeated=defeat(one(any_creature()))),
    Creature("ferret_bomber", 2, SNEAKY, copies=2, play=OpponentDiscards(2)),
    Creature("giraffodile", 7, play=TakeBackDiscard()),
    Creature("goblin_werewolf", 2, HUNTER, copies=2, always=itself(power=6, when=OwnTurn())),
    Creature("gorillion", 10),
    Creature("grave_robber", 7, TOUGH, copies=2, play=PlayFromDiscard(own=False)),
    Creature("harpy_mother", 5, defeated=take_control(up_to(2, any_creature(power_at_most=5)))),
    Creature("kangasaurus_rex", 7, copies=2, play=defeat(every(enemy(power_at_most=4)))),
    Creature("killer_bee", 5, HUNTER, copies=2, play=OpponentLosesLife(1)),
    Creature("lone_yeti", 5, TOUGH, always=itself(power=5, keywords=FRENZY, when=CreaturesInPlay(1))),
    Creature("luchataur", 9, FRENZY, copies=2),
    Creature("mysterious_mermaid", 7, play=MatchLife()),
    Creature("plated_scorpion", 2, TOUGH | POISONOUS, copies=2),
    Creature("rhino_turtle", 8, FRENZY | TOUGH, copies=2),
    Creature("shark_dog", 4, HUNTER, attack=defeat(one(enemy(power_at_least=6)))),
    Creature("sharky_crab_dog_mummypus", 5, always=CopiesKeywords()),
    Creature("shield_bugs", 4, TOUGH, copies=2, always=others(power=1)),
    Creature("snail_hydra", 9, copies=2, attack=WithFewerCreatures(defeat(one(any_creature())))),
    Creature("snail_thrower", 1, POISONOUS, always=others(keywords=HUNTER | POISONOUS, power_at_most=4)),
    Creature("spider_owl", 3, SNEAKY | POISONOUS, copies=2),
    Creature("strange_barrel", 6, defeated=Steal(2)),
    Creature("tiger_squirrel", 3, SNEAKY, copies=2, play=defeat(one(enemy(power_at_least=7)))),
    Creature("turbo_bug", 4, attack=OpponentFallsTo(1)),
    Creature("tusked_extorter", 8, copies=2, attack=OpponentDiscards(1)),
    Creature("urchin_hurler", 5, HUNTER, always=others(power=2, when=OwnTurn())),
]
