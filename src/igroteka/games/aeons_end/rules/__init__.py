"""How a game of Aeon's End goes.

main_phase    the actions of a player's main phase, and what each of them needs
player_turn   a player's turn: casting, main and draw phase, corruptions before and between
nemesis_turn  the nemesis turn: minions and powers, then a new card
rounds        turn after turn, as the turn order cards come
"""

from typing import Any

from igroteka.core.agenda import Verb, VerbBook
from igroteka.games.aeons_end.cards import box
from igroteka.games.aeons_end.effects.abilities import USE_ABILITY
from igroteka.games.aeons_end.effects.breaches import PREPPING
from igroteka.games.aeons_end.effects.corruption import PASS_ON
from igroteka.games.aeons_end.effects.damage import EXHAUSTION
from igroteka.games.aeons_end.effects.market import ONTO
from igroteka.games.aeons_end.effects.nemesis import ENTER
from igroteka.games.aeons_end.effects.turn_order import HURT
from igroteka.games.aeons_end.rules.main_phase import ALL_PLAIN, DISPELLING, MAIN_PHASE
from igroteka.games.aeons_end.rules.nemesis_turn import FOE_DRAW_PHASE, NEMESIS_TURN, SPENT_POWER, UNLEASH_THRICE
from igroteka.games.aeons_end.rules.player_turn import CASTING_PHASE, CORRUPTIONS, DRAW_PHASE, PLAYER_TURN
from igroteka.games.aeons_end.rules.rounds import ROUND


def register(verbs: VerbBook) -> None:
    """Name the effects of all cards and the steps of the rules, so that an agenda can be written down."""
    box.register(verbs)
    steps: dict[str, Verb[Any]] = {
        "round": ROUND,
        "ability": USE_ABILITY,
        "player_turn": PLAYER_TURN,
        "corruptions": CORRUPTIONS,
        "casting": CASTING_PHASE,
        "main": MAIN_PHASE,
        "draw": DRAW_PHASE,
        "nemesis_turn": NEMESIS_TURN,
        "spent_power": SPENT_POWER,
        "foe_draw": FOE_DRAW_PHASE,
        "enter": ENTER,
        "unleash_thrice": UNLEASH_THRICE,
        "exhaustion": EXHAUSTION,
        "pass_on": PASS_ON,
        "onto": ONTO,
        "all_plain": ALL_PLAIN,
        "prepping": PREPPING,
        "dispelling": DISPELLING,
        "hurt": HURT,
    }
    for name, verb in steps.items():
        verbs.add(name, verb)
