"""Crooked Mask: corruptions in the players' decks, which he alone has shuffled."""

from igroteka.games.aeons_end.cards.declare import attack, corruption, minion, nemesis, power
from igroteka.games.aeons_end.cards.facts import CORRUPTS, Mat
from igroteka.games.aeons_end.effects.abilities import GainCharges, GainLife
from igroteka.games.aeons_end.effects.breaches import FocusBreach
from igroteka.games.aeons_end.effects.corruption import Corrupt
from igroteka.games.aeons_end.effects.damage import CityGains, CitySuffers, Deal, Suffer, SufferValue
from igroteka.games.aeons_end.effects.decks import DiscardThenDraw, Draw, LookAtTop, ShuffleIn
from igroteka.games.aeons_end.effects.effect import Do, Repeat
from igroteka.games.aeons_end.effects.hands import (
    DESTROY,
    DISCARD,
    GEMS,
    NO_CORRUPTION,
    RELICS,
    RETURN,
    SPELLS,
    SUPPLY,
    DestroyThis,
    DiscardAll,
    Pick,
)
from igroteka.games.aeons_end.effects.market import TO_DECK, TO_HAND, GainFree
from igroteka.games.aeons_end.effects.nemesis import DiscardFromFoeDeck, FoeGains
from igroteka.games.aeons_end.effects.targets import MOST_CRYSTALS, MOST_LIFE, AnyPlayer, ThePlayer, TwoPlayers
from igroteka.games.aeons_end.effects.turn_order import ReturnTurn

nemesis(
    Mat("crooked_mask", 70, 5, unleash=AnyPlayer(Do(Corrupt(), ShuffleIn()))),
    first=[
        attack("burden", 1, Do(Repeat(2, AnyPlayer(Corrupt())), AnyPlayer(FocusBreach()))),
        minion("corrupter", 1, 6, CitySuffers(1), traits=CORRUPTS),
        attack(
            "tempt", 1,
            ThePlayer(MOST_CRYSTALS, Do(DiscardAll("crystal"), Suffer(3), GainFree(SUPPLY, cost_to=4))),
        ),
    ],
    second=[
        minion("pain_sower", 2, 11, TwoPlayers(Suffer(2), FocusBreach())),
        power(
            "twisting_madness", 2, 2, Do(CityGains(3), FoeGains(13)),
            to_discard=DiscardThenDraw(Pick(DISCARD, 4), Draw(1)),
        ),
        attack("vex", 2, DiscardFromFoeDeck(2)),
    ],
    third=[
        attack("afflict", 3, TwoPlayers(Do(Corrupt(2), GainLife(1)), Do(Corrupt(2), GainLife(1)))),
        minion("bedlam_sage", 3, 14, Do(CityGains(2), ThePlayer(MOST_LIFE, Suffer(3)))),
        minion(
            "ruin_priest", 3, 17,
            AnyPlayer(Do(Pick(DISCARD, 3, kinds=NO_CORRUPTION), Corrupt(3, into_hand=True))),
        ),
    ],
    special=[
        corruption("blind_abandon", Do(Suffer(1), Pick(DESTROY, 1, least=0, kinds=NO_CORRUPTION), DestroyThis())),
        corruption("contagion", Do(Suffer(1), Pick(RETURN, 1, cost_to=0, hand=False, pile=True), DestroyThis())),
        corruption("delirium_veil", Do(CitySuffers(2), FocusBreach(), DestroyThis())),
        corruption("dire_wisdom", Do(GainFree(SPELLS), Corrupt(3), DestroyThis())),
        corruption("endless_hunger", Do(CitySuffers(3), GainLife(2), DestroyThis())),
        corruption("fever_of_war", Do(Suffer(1), Deal(2), DestroyThis())),
        corruption("grim_sight", Do(CitySuffers(2), LookAtTop(1, DESTROY), DestroyThis())),
        corruption("insatiable_avarice", Do(Suffer(2), GainFree(GEMS, where=TO_HAND, cheapest=True), DestroyThis())),
        corruption("lust_for_power", Do(Suffer(1), GainCharges(1), DestroyThis())),
        corruption(
            "nothingness", Do(Pick(DISCARD, 2, kinds=NO_CORRUPTION), Suffer(2), ReturnTurn(), DestroyThis())
        ),
        corruption(
            "reckless_might",
            Do(GainFree(RELICS, where=TO_DECK, half=True), SufferValue(), DestroyThis()),
        ),
    ],
)  # fmt: skip
