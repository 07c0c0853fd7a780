"""Beyond Evolution: 30 designs in the deck, 44 cards, and the 8 later stages of the 4 that evolve."""

from typing import Final

from igroteka.games.mindbug.cards.creature import Creature
from igroteka.games.mindbug.cards.faces import FRENZY, HUNTER, POISONOUS, SNEAKY, TOUGH
from igroteka.games.mindbug.effects.creatures import (
    DefeatItself,
    ForceAttack,
    Shield,
    and_evolve,
    defeat,
    return_to_hand,
    take_control,
)
from igroteka.games.mindbug.effects.effect import CopyPlay, PayLife, Then, WithFewerCreatures
from igroteka.games.mindbug.effects.lasting import (
    CreaturesInPlay,
    EnemiesAreCowed,
    EnemiesAtLeast,
    EnemiesCannotBlock,
    MustBeHunted,
    NoMindbugs,
    ReversesFights,
    itself,
    others,
)
from igroteka.games.mindbug.effects.life import GainLife, OpponentLosesLife
from igroteka.games.mindbug.effects.opponents import GiveAway, OpponentPaysForMindbugs
from igroteka.games.mindbug.effects.piles import (
    DiscardFor,
    OpponentDiscards,
    OpponentDiscardsForCreatures,
    PlayFromDiscard,
    Scrap,
)
from igroteka.games.mindbug.effects.targets import ally, any_creature, enemy, every, one, up_to

BEYOND_EVOLUTION: Final = [
    Creature("blastfish", 1, POISONOUS, attack=Shield()),
    Creature("bullet_train", 9, copies=2, attack=defeat(one(enemy(power_at_most=3)))),
    Creature("cake_trickster", 6, POISONOUS, copies=2, action=ForceAttack()),
    Creature("captain_hippo", 7, FRENZY, always=MustBeHunted()),
    Creature("cheeky_chimpborg", 5, HUNTER, play=OpponentDiscardsForCreatures()),
    Creature("cheery_chimpborg", 5, HUNTER, always=itself(power=5, when=EnemiesAtLeast(3))),
    Creature("chuckling_chimpborg", 5, HUNTER, play=OpponentPaysForMindbugs()),
    Creature(
        "cloud_lady", 4, stage=1, evolves="typhoon_princess",
        action=and_evolve(defeat(one(enemy(power_at_most=4)))),
    ),
    Creature("coach_panda", 6, copies=2, always=others(power=3, keywords=FRENZY, when=CreaturesInPlay(2))),
    Creature("curious_tadpole", 1, POISONOUS, stage=1, evolves="frog_prophet", action=and_evolve(GainLife(1))),
    Creature("dr_orange_u_tan", 6, play=PayLife(1, return_to_hand(every(enemy())))),
    Creature("dragon_inn", 3, TOUGH, copies=2, action=WithFewerCreatures(OpponentLosesLife(1))),
    Creature("earwig_assassin", 1, SNEAKY, copies=2, play=DiscardFor(1, defeat(one(any_creature())))),
    Creature("infernostrich", 6, action=defeat(one(enemy(power_at_least=7)))),
    Creature("kitsunsei", 4, always=others(keywords=SNEAKY)),
    Creature("mole_machine", 5, TOUGH, copies=2, always=EnemiesCannotBlock(power_at_least=7)),
    Creature("octocopter", 5, action=Then(DefeatItself(), take_control(one(enemy())))),
    Creature("puffermech", 2, POISONOUS, copies=2, defeated=defeat(every(enemy(power_at_least=8)))),
    Creature("radioactive_rabbit", 3, FRENZY, play=GiveAway(), defeated=defeat(every(ally()))),
    Creature("robopup", 1, SNEAKY | TOUGH, copies=2),
    Creature("sawn", 5, TOUGH, copies=2, always=ReversesFights()),
    Creature("spiky_shinobi", 3, SNEAKY, copies=2, always=itself(power=5, when=NoMindbugs())),
    Creature("steelhorn", 7, defeated=OpponentDiscards(3)),
    Creature("sweet_fighter", 9, copies=2, defeated=GainLife(2)),
    Creature("utility_bug", 4, HUNTER | TOUGH, copies=2, play=CopyPlay()),
    Creature("the_experiment", 6, POISONOUS, play=Then(GiveAway(), take_control(one(enemy())))),
    Creature("turtle_toaster", 4, TOUGH, copies=2, play=defeat(up_to(2, enemy(power_at_least=4, power_at_most=6)))),
    Creature(
        "waddling_recruit", 3, stage=1, evolves="veteran_penguin", action=and_evolve(OpponentDiscards(1))
    ),
    Creature("westside_monster", 8, FRENZY, copies=2, always=EnemiesAreCowed(keyword=SNEAKY)),
    Creature("wildsprout", 1, stage=1, evolves="bigroot", action=and_evolve(PlayFromDiscard(own=True))),
    # later stages, in no deck
    Creature(
        "typhoon_princess", 6, copies=0, stage=2, evolves="thunder_queen",
        action=and_evolve(defeat(one(enemy(power_at_most=6)))),
    ),
    Creature("thunder_queen", 9, copies=0, stage=3, attack=defeat(one(enemy()))),
    Creature(
        "frog_prophet", 3, POISONOUS | TOUGH, copies=0, stage=2, evolves="world_eater",
        action=and_evolve(GainLife(1)),
    ),
    Creature("world_eater", 8, POISONOUS | TOUGH, copies=0, stage=3, attack=OpponentLosesLife(1)),
    Creature(
        "veteran_penguin", 5, TOUGH, copies=0, stage=2, evolves="frosty_fortress",
        action=and_evolve(OpponentDiscards(1)),
    ),
    Creature("frosty_fortress", 10, TOUGH, copies=0, stage=3, attack=Scrap(hand=True)),
    Creature(
        "bigroot", 4, copies=0, stage=2, evolves="oakenmaster", action=and_evolve(PlayFromDiscard(own=True))
    ),
    Creature("oakenmaster", 7, copies=0, stage=3, always=others(power=5)),
]  # fmt: skip
