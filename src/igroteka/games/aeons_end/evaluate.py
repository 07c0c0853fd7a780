"""How good an Aeon's End position looks: the chance to win, fitted to games of the baseline player.

The numbers are a logistic regression over positions of games it played. These games were begun with other weights and
with random moves, so that positions differ for other reasons than its habits: `python -m tools.aeons_end chance`.
"""

from typing import Final

from igroteka.core.score import Score, read_weights
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
    MAT_NAMES,
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

# The terms, by number.
_AGAINST: Final = 0  # a nemesis, as MAT_NAMES are listed
_CITY: Final = 4
_CITY_LOW: Final = 5  # below 10
_FOE: Final = 6
_FOE_LOW: Final = 7  # below 20
_FURY: Final = 8
_HUSKS: Final = 9
_TO_COME: Final = 10  # cards of each tier in the nemesis deck
_MINION: Final = 14  # by tier
_POWER: Final = 18  # by tier
_MINION_LIFE: Final = 22
_POWER_DUE: Final = 23
_EMPTY: Final = 24
_SUPPLY: Final = 25
_OUR_TURN: Final = 26
_THEIR_TURN: Final = 27
_EXHAUSTED: Final = 28  # from here on: of the mages, on average
_LIFE: Final = 29
_LIFE_LOW: Final = 30
_CHARGES: Final = 31
_BREACH_BONUS: Final = 32
_BREACH_OPEN: Final = 33
_BREACH_STAGE: Final = 34
_PREPARED: Final = 35
_HAND_AETHER: Final = 36
_HAND_DAMAGE: Final = 37
_CORRUPTION: Final = 38
_SIZE: Final = 39
_DECK_AETHER: Final = 40
_DECK_AETHER_LONG: Final = 41
_DECK_DAMAGE: Final = 42
_DECK_DAMAGE_LONG: Final = 43

_TERMS: Final = (
    *[f"against.{name}" for name in MAT_NAMES], "city", "city.low", "foe", "foe.low", "fury", "husks",
    *[f"{what}.{tier}" for what in ("to-come", "minion", "power") for tier in range(4)],
    "minion.life", "power.due", "piles.empty", "piles.cards", "turn.ours", "turn.theirs", "life.exhausted", "life",
    "life.low", "charges", "breach.bonus", "breach.open", "breach.stage", "damage.prepared", "aether.hand",
    "damage.hand", "corruption", "size", "aether.deck", "aether.deck.long", "damage.deck", "damage.deck.long",
)  # fmt: skip


def terms() -> list[str]:
    """The names of the terms, by number."""
    return list(_TERMS)


WEIGHTS: Final[list[float]] = read_weights(__package__ or "", terms())


def evaluate(state: AeonsEnd, seat: int) -> float:
    """The chance to win."""
    if state.outcome is not None:
        return state.outcome[seat]
    score = Score(WEIGHTS)
    weigh(state, seat, score)
    return score.chance()


def weigh(state: AeonsEnd, seat: int, score: Score) -> None:
    """Add the terms of a position: they are the same for all mages."""
    score.add(_AGAINST + state.mat, 1.0)
    score.add(_CITY, float(state.city))
    score.add(_CITY_LOW, float(max(0, 10 - state.city)))
    score.add(_FOE, float(state.foe))
    score.add(_FOE_LOW, float(max(0, 20 - state.foe)))
    weigh_dangers(state, score)
    for card in state.turn_deck:
        design = state.design[card]
        score.add(_OUR_TURN if TOKENS[design] > 0 or TRAITS[design] & ANY_PLAYER else _THEIR_TURN, 1.0)
    for player in range(state.seats):
        weigh_mage(state, player, 1.0 / state.seats, score)


def weigh_dangers(state: AeonsEnd, score: Score) -> None:
    """What the nemesis has before it, in its deck and on its mat."""
    score.add(_FURY, float(state.fury))
    score.add(_HUSKS, float(state.husks))
    for card in state.foe_deck:
        score.add(_TO_COME + TIER[state.design[card]], 1.0)
    for place in range(len(state.foe_play)):
        design = state.design[state.foe_play[place]]
        if KIND[design] == MINION:
            score.add(_MINION + TIER[design], 1.0)
            score.add(_MINION_LIFE, float(state.tokens[place]))
        else:
            score.add(_POWER + TIER[design], 1.0)
            if state.tokens[place] <= 1:
                score.add(_POWER_DUE, 1.0)
    if state.nemesis().starves:
        score.add(_EMPTY, float(state.empty_piles()))
        for pile in state.piles:
            score.add(_SUPPLY, float(len(pile)))


def weigh_mage(state: AeonsEnd, seat: int, part: float, score: Score) -> None:
    """What one mage has: life (the last points most), charges, breaches, a deck that will do more in a long game."""
    life = state.life[seat]
    if state.exhausted[seat]:
        score.add(_EXHAUSTED, part)
    else:
        score.add(_LIFE, part * life)
        score.add(_LIFE_LOW, part / (1.0 + life))
    score.add(_CHARGES, part * state.charges[seat] / state.mage_of(seat).charges)
    size = 0.0
    aether = 0.0
    damage = 0.0
    for place in range(seat * 4, seat * 4 + 4):
        stage = state.breach[place]
        if stage == OPENED:
            score.add(_BREACH_BONUS, part * BONUS[place % 4])
            score.add(_BREACH_OPEN, part)
        elif stage != GONE:
            score.add(_BREACH_STAGE, part * stage)
        for card in state.slots[place]:
            hit = HIT[state.design[card]]
            score.add(_PREPARED, part * hit)
            damage += hit
            size += 1.0
    for card in state.hand[seat]:
        score.add(_HAND_AETHER, part * AETHER[state.design[card]])
        score.add(_HAND_DAMAGE, part * HIT[state.design[card]])
    for zone in (state.hand[seat], state.deck[seat], state.discard[seat], state.played[seat]):
        for card in zone:
            design = state.design[card]
            size += 1.0
            aether += AETHER[design]
            damage += HIT[design]
            if KIND[design] == CORRUPTION:
                score.add(_CORRUPTION, part)
    score.add(_SIZE, part * size)
    each = part / max(1.0, size)
    left = float(len(state.foe_deck))
    score.add(_DECK_AETHER, each * aether)
    score.add(_DECK_AETHER_LONG, each * left * aether)
    score.add(_DECK_DAMAGE, each * damage)
    score.add(_DECK_DAMAGE_LONG, each * left * damage)


def margin(state: AeonsEnd, seat: int) -> float:
    """How well a finished game went: a win is a win, of losses the nemesis with less life left is the better one."""
    assert state.outcome is not None
    return 1.0 if state.outcome[seat] > 0.0 else 0.5 * (1.0 - int(state.foe) / int(state.foe_cap))
