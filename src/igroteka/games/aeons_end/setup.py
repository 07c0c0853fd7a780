"""Setting up a game of Aeon's End: mages, nemesis deck, supply and turn order, in the order of the rulebook."""

from typing import Any, Final

from igroteka.games.aeons_end.facts import (
    BASIC_COUNTS,
    BASICS,
    CORRUPTION,
    KIND,
    MAGE_NAMES,
    MAGES,
    MARKET,
    MAT_NAMES,
    MATS,
    MIXES,
    NUMBER,
    PILE_SIZE,
    PROMO_BASICS,
    PROMO_MARKET,
    STRIKE,
    TURNED,
)
from igroteka.games.aeons_end.state import BOTH, FACE, AeonsEnd

DIFFICULTIES: Final = ("beginner", "normal", "expert", "extinction")
RECOMMENDED: Final[dict[str, str]] = {
    "deck_destruction": (
        "jade searing_ruby burning_opal flexing_dagger bottled_vortex "
        "amplify_vision essence_theft planar_insight consuming_void"
    ),
    "lots_of_charges": (
        "jade vriswood_amber diamond_cluster unstable_prism mages_talisman "
        "spectral_echo ignite feral_lightning wildfire_whip"
    ),
}
_LIFE: Final = {"beginner": 12, "normal": 10, "expert": 10, "extinction": 8}
_CITY: Final = {"beginner": 35, "normal": 30, "expert": 30, "extinction": 25}
_FOE: Final = {"beginner": -10, "normal": 0, "expert": 0, "extinction": 10}


class Maker:
    """Makes the cards of a game, each a new small int."""

    def __init__(self, state: AeonsEnd) -> None:
        self.state = state
        self.designs = list(state.design)

    def card(self, design: int, known: int = BOTH) -> int:
        self.designs.append(design)
        self.state.known.append(known)
        return len(self.designs) - 1

    def named(self, names: list[str], known: int = BOTH) -> list[int]:
        return [self.card(NUMBER[name], known) for name in names]

    def finish(self) -> None:
        self.state.design = tuple(self.designs)


def choose_table(state: AeonsEnd) -> None:
    """Who plays against whom, and how hard it is (AE-073, AE-092, AE-214 to AE-222)."""
    settings = state.settings
    rng = state.rng
    name = settings["nemesis"]
    state.mat = rng.below(len(MATS)) if name == "random" else MAT_NAMES.index(name)
    numbers = list(range(len(MAGES)))
    rng.shuffle(numbers)
    if settings["mages"] != "random":
        numbers = [MAGE_NAMES.index(chosen) for chosen in settings["mages"]]
    state.mage = tuple(numbers[: state.seats])
    level = settings["difficulty"]
    state.harder = int(level in ("expert", "extinction"))
    state.life_cap = _LIFE[level]
    if state.seats == 1 and settings["solo_life"]:
        state.life_cap = settings["solo_life"]
    state.city_cap = _CITY[level]
    state.foe_cap = MATS[state.mat].life + _FOE[level]
    state.life = [state.life_cap] * state.seats
    state.city = state.city_cap
    state.foe = state.foe_cap


def lay_out_mages(state: AeonsEnd, maker: Maker) -> None:
    """Hand, deck and breaches as the mage mat shows them (AE-022, AE-023, AE-074)."""
    for seat in range(state.seats):
        mage = MAGES[state.mage[seat]]
        state.hand[seat] = maker.named(mage.hand)
        state.deck[seat] = maker.named(mage.deck)[::-1]
        for number in range(4):
            state.breach[seat * 4 + number] = TURNED[mage.breaches[number]]


def turn_names(settings: dict[str, Any], seats: int) -> list[str]:
    """The turn order deck of each number of players (AE-080 to AE-086, AE-226, AE-233)."""
    if seats == 1:
        names = ["turn_1"] * int(settings["solo_cards"])
    elif seats == 2:
        names = ["turn_1", "turn_1", "turn_2", "turn_2"]
    elif seats == 3:
        names = ["turn_1", "turn_2", "turn_3", "turn_any"]
    else:
        names = ["turn_1", "turn_2", "turn_3", "turn_4"]
    return [*names, "turn_nemesis", "turn_nemesis"]


def build_nemesis_deck(state: AeonsEnd, maker: Maker) -> None:
    """Three own cards and some basic ones of each tier, each tier shuffled, tier 1 on top (AE-096 to AE-102)."""
    boxed: list[int] = []
    for tier in (3, 2, 1):
        pool = BASICS[tier] + (PROMO_BASICS[tier] if state.settings["promos"] else [])
        state.rng.shuffle(pool := pool[:])
        count = BASIC_COUNTS[state.seats][tier]
        pile = [maker.card(design, 0) for design in MATS[state.mat].cards[tier] + pool[:count]]
        boxed += [maker.card(design, 0) for design in pool[count:]]
        state.rng.shuffle(pile)
        state.foe_deck += pile
    state.basics = tuple(boxed)


def market_designs(state: AeonsEnd) -> list[int]:
    """The nine piles: as agreed, or drawn at random within 3 gems, 2 relics and 4 spells (AE-112, AE-114)."""
    chosen = state.settings["market"]
    if isinstance(chosen, list):
        return [NUMBER[name] for name in chosen]
    if chosen in RECOMMENDED:
        return [NUMBER[name] for name in RECOMMENDED[chosen].split()]
    designs: list[int] = []
    for kind, count in MIXES:
        pool = MARKET[kind] + (PROMO_MARKET[kind] if state.settings["promos"] else [])
        state.rng.shuffle(pool := pool[:])
        designs += sorted(pool[:count])
    return designs


def lay_out_supply(state: AeonsEnd, maker: Maker) -> None:
    """Nine piles, 7 of a gem and 5 of a relic or spell (AE-111, AE-115 to AE-117)."""
    designs = market_designs(state)
    state.pile_design = tuple(designs)
    state.piles = [[maker.card(design) for _ in range(PILE_SIZE[KIND[design]])] for design in designs]


def lay_out_special(state: AeonsEnd, maker: Maker) -> None:
    """Tier 0 cards are shuffled into a deck of their own (AE-053, AE-105, AE-108)."""
    for design in MATS[state.mat].cards[0]:
        if KIND[design] == STRIKE:
            state.strikes.append(maker.card(design, FACE))
        elif KIND[design] == CORRUPTION:
            state.corruptions.append(maker.card(design, 0))
    state.rng.shuffle(state.strikes)
    state.rng.shuffle(state.corruptions)


def lay_out(state: AeonsEnd) -> None:
    """Everything that is set up without a question."""
    maker = Maker(state)
    choose_table(state)
    lay_out_mages(state, maker)
    state.turn_deck = maker.named(turn_names(state.settings, state.seats), FACE)
    state.rng.shuffle(state.turn_deck)
    build_nemesis_deck(state, maker)
    lay_out_special(state, maker)
    lay_out_supply(state, maker)
    maker.finish()
