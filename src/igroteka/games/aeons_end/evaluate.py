"""How good an Aeon's End position looks: the chance to win, fitted to games of the baseline player.

The numbers are a logistic regression over positions of games it played. These games were begun with other weights and
with random moves, so that positions differ for other reasons than its habits: `python -m tools.aeons_end chance`.
"""

import math
from typing import Final

from igroteka.games.aeons_end.cards.box import DESIGNS
from igroteka.games.aeons_end.cards.facts import (
    AETHER,
    ANY_PLAYER,
    BONUS,
    CORRUPTION,
    COST,
    GEM,
    GONE,
    KIND,
    MINION,
    NAMES,
    OPENED,
    SPELL,
    TIER,
    TOKENS,
    TRAITS,
)
from igroteka.games.aeons_end.state import AeonsEnd

# About how much damage a spell deals each time it is cast.
DAMAGE: Final[dict[str, float]] = {
    "spark": 1.0, "buried_light": 1.4, "flare": 2.2, "phoenix_flame": 3.0, "spectral_echo": 2.8,
    "amplify_vision": 3.2, "ignite": 3.0, "lava_tendril": 3.6, "dark_fire": 4.0, "essence_theft": 3.6,
    "feral_lightning": 3.6, "oblivion_swell": 3.6, "chaos_arc": 4.6, "planar_insight": 4.6, "wildfire_whip": 4.6,
    "arcane_nexus": 4.8, "consuming_void": 5.0, "fleeting_vision": 2.2, "force_catalyst": 3.2,
    "thieving_spirit": 4.4, "splinter_missile": 4.2, "drown_in_flames": 5.0, "illuminating_flame": 5.2,
    "chronal_arc": 4.0, "parasitic_force": 6.5,
}  # fmt: skip
# How welcome a card is where this is not told by its damage or its aether.
WELCOME: Final[dict[str, float]] = {
    "jade": 3.02, "sifters_pearl": 2.89, "vriswood_amber": 2.92, "diamond_cluster": 3.02, "searing_ruby": 3.47,
    "burning_opal": 5.63, "clouded_sapphire": 6.12,
    "flexing_dagger": 1.42, "bottled_vortex": 1.88, "unstable_prism": 2.03, "blasting_staff": 2.27,
    "focusing_orb": 2.6, "mages_talisman": 2.7, "rock_launcher": 1.5, "abacus_of_ignition": 2.4,
    "humming_shell": 2.6, "chronophage_coil": 2.0,
    "phoenix_flame": 2.81, "spectral_echo": 2.3, "amplify_vision": 3.66, "ignite": 3.13, "lava_tendril": 3.8,
    "dark_fire": 4.82, "essence_theft": 4.25, "feral_lightning": 3.77, "oblivion_swell": 3.87, "chaos_arc": 5.63,
    "planar_insight": 5.67, "wildfire_whip": 4.85, "arcane_nexus": 5.84, "consuming_void": 6.11,
}  # fmt: skip


def _worth(design: int) -> float:
    name = NAMES[design]
    if name in WELCOME:
        return WELCOME[name]
    if KIND[design] == SPELL:
        return DAMAGE.get(name, 0.0) * 1.5 - 1.5
    if KIND[design] == GEM:
        return (AETHER[design] - 1) * 2.6 + 0.12 * COST[design]
    return -1.0


HIT: Final[list[float]] = [DAMAGE.get(NAMES[design], 0.0) for design in DESIGNS]  # damage, by design
WORTH: Final[list[float]] = [_worth(design) for design in DESIGNS]  # of owning a card, by design

# By nemesis, as MAT_NAMES are listed; by tier.
AGAINST: Final[list[float]] = [1.334, 0.979, -0.062, 2.522]
TO_COME: Final[list[float]] = [0.0, 0.183, -0.099, -0.285]
MINION_HERE: Final[list[float]] = [0.0, -0.210, -0.211, -0.319]
POWER_HERE: Final[list[float]] = [0.0, -0.546, -0.762, -0.842]


def evaluate(state: AeonsEnd, seat: int) -> float:
    """The chance to win."""
    if state.outcome is not None:
        return state.outcome[seat]
    balance = AGAINST[state.mat] + 0.068 * state.city - 0.180 * max(0, 10 - state.city)
    balance += 0.146 * max(0, 20 - state.foe) - 0.082 * state.foe + dangers(state) + turns(state)
    worth = 0.0
    for player in range(state.seats):
        worth += standing(state, player)
    return 1.0 / (1.0 + math.exp(-balance - worth / state.seats))


def dangers(state: AeonsEnd) -> float:
    """What the nemesis has before it, in its deck and on its mat."""
    balance = -0.335 * state.fury - 0.148 * state.husks
    for card in state.foe_deck:
        balance += TO_COME[TIER[state.design[card]]]
    for place in range(len(state.foe_play)):
        design = state.design[state.foe_play[place]]
        if KIND[design] == MINION:
            balance += MINION_HERE[TIER[design]] - 0.077 * state.tokens[place]
        else:
            balance += POWER_HERE[TIER[design]] - (0.098 if state.tokens[place] <= 1 else 0.0)
    if state.nemesis().starves:
        balance -= 0.198 * state.empty_piles()
        for pile in state.piles:
            balance += 0.021 * len(pile)
    return balance


def turns(state: AeonsEnd) -> float:
    """Whose turns are still to come in this round."""
    balance = 0.0
    for card in state.turn_deck:
        design = state.design[card]
        balance += 0.444 if TOKENS[design] > 0 or TRAITS[design] & ANY_PLAYER else -0.908
    return balance


def standing(state: AeonsEnd, seat: int) -> float:
    """What one mage has: life (the last points most), charges, breaches, a deck that will do more in a long game."""
    life = state.life[seat]
    worth = -2.947 if state.exhausted[seat] else 0.078 * life - 5.646 / (1.0 + life)
    worth += 0.463 * state.charges[seat] / state.mage_of(seat).charges
    size = 0.0
    aether = 0.0
    damage = 0.0
    for place in range(seat * 4, seat * 4 + 4):
        stage = state.breach[place]
        if stage == OPENED:
            worth += 0.682 * BONUS[place % 4] - 0.230
        elif stage != GONE:
            worth += 0.015 * stage
        for card in state.slots[place]:
            hit = HIT[state.design[card]]
            worth += 0.096 * hit
            damage += hit
            size += 1.0
    for card in state.hand[seat]:
        worth += 0.085 * AETHER[state.design[card]] + 0.074 * HIT[state.design[card]]
    for zone in (state.hand[seat], state.deck[seat], state.discard[seat], state.played[seat]):
        for card in zone:
            design = state.design[card]
            size += 1.0
            aether += AETHER[design]
            damage += HIT[design]
            if KIND[design] == CORRUPTION:
                worth -= 0.263
    left = len(state.foe_deck)
    deck = (0.194 * left - 0.801) * aether + (0.128 * left + 1.362) * damage
    return worth + 0.046 * size + deck / max(1.0, size)


def margin(state: AeonsEnd, seat: int) -> float:
    """How well a finished game went: a win is a win, of losses the nemesis with less life left is the better one."""
    assert state.outcome is not None
    return 1.0 if state.outcome[seat] > 0.0 else 0.5 * (1.0 - state.foe / state.foe_cap)
