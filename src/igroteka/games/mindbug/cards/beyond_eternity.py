"""Beyond Eternity: 32 designs, 48 cards."""

from typing import Final

from igroteka.games.mindbug.cards.creature import Creature
from igroteka.games.mindbug.cards.faces import FRENZY, HUNTER, POISONOUS, SNEAKY, TOUGH
from igroteka.games.mindbug.effects.boosts import TakeBoost, boost, boost_this
from igroteka.games.mindbug.effects.creatures import DefeatNamed, defeat, defeat_equals, take_control
from igroteka.games.mindbug.effects.effect import Either, Then
from igroteka.games.mindbug.effects.lasting import (
    BlockedByEqualsOnly,
    CannotAttack,
    EmptyDiscard,
    EnemiesAreCowed,
    EqualsCannotAttack,
    PairStopsBlocks,
    WorsensLoss,
    itself,
    others,
)
from igroteka.games.mindbug.effects.life import GainLife, OpponentLosesLife
from igroteka.games.mindbug.effects.opponents import EachRival
from igroteka.games.mindbug.effects.piles import (
    DiscardAtRandom,
    DiscardFor,
    OpponentDiscards,
    PlayFromDiscard,
    RevealToPile,
    Scrap,
    TakeFromDiscard,
)
from igroteka.games.mindbug.effects.targets import any_creature, enemy, every, one, up_to, weaker_enemy


def boost_or_defeat() -> Either:
    return Either("boost", boost(1), "defeat", defeat(one(any_creature(boosted=True))))


def boost_or_take() -> Either:
    return Either("boost", boost(1), "unboost", TakeBoost())


BEYOND_ETERNITY: Final = [
    Creature("agile_rooster", 6, FRENZY, always=BlockedByEqualsOnly(1)),
    Creature("ant_zombie_horde", 7, TOUGH, copies=2, attack=boost_this(2)),
    Creature("berserker_rabbit", 6, FRENZY | TOUGH, copies=2, always=itself(power=4, when=EmptyDiscard())),
    Creature("blessed_killer_bee", 5, HUNTER, in_discard=WorsensLoss(2)),
    Creature("blessed_shield_bugs", 6, TOUGH, in_discard=others(power=1)),
    Creature("blessed_tiger_squirrel", 3, SNEAKY, in_discard=EnemiesAreCowed(power_at_least=7)),
    Creature("catalisk", 2, POISONOUS, attack=Scrap(hand=False)),
    Creature("cave_lizard", 10, TOUGH | SNEAKY, always=CannotAttack()),
    Creature("cursed_gorillion", 10, FRENZY | TOUGH, in_discard=others(power=-2)),
    Creature("duckdra", 5, HUNTER, copies=2, attack=defeat(up_to(1, any_creature(keyword=POISONOUS)))),
    Creature("fire_antler", 8, copies=2, defeated=Then(OpponentLosesLife(1), boost(1))),
    Creature("ghostly_underdog", 4, attack=defeat(every(weaker_enemy()))),
    Creature("goat_dragon", 7, copies=2, play=boost_or_defeat(), attack=boost_or_defeat()),
    Creature("hiss_holiness", 5, FRENZY | POISONOUS, copies=2, play=boost(4)),
    Creature("hypnotic_mouse", 1, SNEAKY, always=EqualsCannotAttack()),
    Creature("koibra", 2, POISONOUS, copies=2, play=RevealToPile(), attack=RevealToPile()),
    Creature("madam_mystique", 2, copies=2, defeated=DefeatNamed()),
    Creature("peacasus", 3, SNEAKY, copies=2, buried=GainLife(1)),
    Creature("porcupine_teacher", 5, always=others(keywords=POISONOUS)),
    Creature("pyro_salamancer", 6, copies=2, play=Then(boost(1), defeat_equals())),
    Creature("radioactive_pest", 1, POISONOUS, copies=2, attack=defeat(one(enemy(power_at_least=7)))),
    Creature("rockyphant", 8, TOUGH, buried=EachRival(OpponentDiscards(1))),
    Creature("sea_rex", 5, HUNTER, copies=2, attack=boost_this(1)),
    Creature("soul_manipulator", 5, TOUGH, copies=2, play=boost_or_take(), attack=boost_or_take()),
    Creature("spirit_cheetah", 5, HUNTER, defeated=take_control(one(any_creature(power_at_most=2)))),
    Creature("spirit_maki", 3, SNEAKY, defeated=take_control(one(any_creature(power_at_least=9)))),
    Creature("squirtoise_scout", 2, TOUGH, copies=2, always=PairStopsBlocks()),
    Creature("tiger_wasp", 3, FRENZY | SNEAKY, play=DiscardAtRandom()),
    Creature("tornado_dragon", 8, copies=2, play=DiscardFor(2, defeat(one(any_creature())))),
    Creature("trash_diver", 2, SNEAKY, attack=TakeFromDiscard(2, own=False)),
    Creature("trash_flier", 2, SNEAKY, defeated=PlayFromDiscard(own=False)),
    Creature("water_antler", 8, copies=2, play=Then(GainLife(1), boost(1))),
]
