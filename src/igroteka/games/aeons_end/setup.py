"""How a game of Aeon's End begins: mages, nemesis deck, supply and turn order, in the order of the rulebook."""

from typing import Any, Final

from igroteka.core.errors import BadSetting
from igroteka.core.game import Game
from igroteka.core.knowledge import EVERYONE
from igroteka.core.rng import Rng
from igroteka.games.aeons_end.cards.facts import (
    BASIC_COUNTS,
    BASICS,
    CORRUPTION,
    KIND,
    KIND_NAMES,
    MAGE_NAMES,
    MAGES,
    MARKET,
    MAT_NAMES,
    MATS,
    MIXES,
    NAMES,
    NUMBER,
    PILE_SIZE,
    PROMO_BASICS,
    PROMO_MARKET,
    STRIKE,
    TIER,
    TURNED,
)
from igroteka.games.aeons_end.rules.rounds import begin
from igroteka.games.aeons_end.state import AeonsEnd

RANDOM: Final = "random"
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
# Every card a supply can have, promo cards last within their kind.
SOLD: Final = [NAMES[design] for kind, _ in MIXES for design in MARKET[kind] + PROMO_MARKET[kind]]
_LIFE: Final = {"beginner": 12, "normal": 10, "expert": 10, "extinction": 8}
_CITY: Final = {"beginner": 35, "normal": 30, "expert": 30, "extinction": 25}
_FOE: Final = {"beginner": -10, "normal": 0, "expert": 0, "extinction": 10}


def blank(game: Game[AeonsEnd], settings: dict[str, Any], seats: int, rng: Rng) -> AeonsEnd:
    """An empty table."""
    state = AeonsEnd(game, settings, seats, rng)
    state.clear()
    return state


def deal(state: AeonsEnd) -> None:
    """Lay everything out, and run to the first decision."""
    lay_out(state, Drawn())
    begin(state)


# --- laying out -------------------------------------------------------------------------------------------------


class Drawn:
    """What chance has decided about a table, where that is told already; what is empty is drawn."""

    def __init__(self) -> None:
        self.mat = -1
        self.mages: list[int] = []
        self.market: list[int] = []
        self.basics: list[int] = []  # designs of all basic cards in the order they were drawn, tier 3 first


class Maker:
    """Makes the cards of a game, each a new small int. Where nobody knows their order, `placed` is False."""

    def __init__(self, state: AeonsEnd) -> None:
        self.state = state
        self.designs = list(state.design)

    def card(self, design: int, known: bool = True, placed: bool = True) -> int:
        self.designs.append(design)
        self.state.known.append(EVERYONE if known else 0)
        self.state.placed.append(EVERYONE if placed else 0)
        return len(self.designs) - 1

    def named(self, names: list[str], placed: bool = True) -> list[int]:
        return [self.card(NUMBER[name], True, placed) for name in names]

    def finish(self) -> None:
        self.state.design = tuple(self.designs)


def lay_out(state: AeonsEnd, drawn: Drawn) -> None:
    """Everything that is set up without a question."""
    maker = Maker(state)
    choose_table(state, drawn)
    lay_out_mages(state, maker)
    state.turn_deck = maker.named(turn_names(state.settings, state.seats), placed=False)
    state.rng.shuffle(state.turn_deck)
    build_nemesis_deck(state, maker, drawn)
    lay_out_special(state, maker)
    lay_out_supply(state, maker, drawn)
    maker.finish()


def choose_table(state: AeonsEnd, drawn: Drawn) -> None:
    """Who plays against whom, and how hard it is (AE-073, AE-092, AE-214 to AE-222)."""
    settings = state.settings
    rng = state.rng
    name = settings["nemesis"]
    state.mat = rng.below(len(MATS)) if name == RANDOM else MAT_NAMES.index(name)
    numbers = list(range(len(MAGES)))
    rng.shuffle(numbers)
    if settings["mages"] != RANDOM:
        chosen = settings["mages"]
        rest = [number for number in numbers if MAGE_NAMES[number] not in chosen]
        numbers = [rest.pop() if name == RANDOM else MAGE_NAMES.index(name) for name in chosen]
    if drawn.mat >= 0:
        state.mat = drawn.mat
    state.mage = tuple(drawn.mages or numbers[: state.seats])
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


def build_nemesis_deck(state: AeonsEnd, maker: Maker, drawn: Drawn) -> None:
    """Three own cards and some basic ones of each tier, each tier shuffled, tier 1 on top (AE-096 to AE-102)."""
    boxed: list[int] = []
    for tier in (3, 2, 1):
        pool = basics_of(tier, state.settings["promos"])
        state.rng.shuffle(pool)
        if drawn.basics:
            pool = [design for design in drawn.basics if TIER[design] == tier]
        count = BASIC_COUNTS[state.seats][tier]
        pile = [maker.card(design, known=False) for design in MATS[state.mat].cards[tier] + pool[:count]]
        boxed += [maker.card(design, known=False) for design in pool[count:]]
        state.rng.shuffle(pile)
        state.foe_deck += pile
    state.basics = tuple(boxed)


def basics_of(tier: int, promos: bool) -> list[int]:
    """The basic cards of a tier."""
    return BASICS[tier] + (PROMO_BASICS[tier] if promos else [])


def lay_out_special(state: AeonsEnd, maker: Maker) -> None:
    """Tier 0 cards are shuffled into a deck of their own (AE-053, AE-105, AE-108)."""
    for design in MATS[state.mat].cards[0]:
        if KIND[design] == STRIKE:
            state.strikes.append(maker.card(design, placed=False))
        elif KIND[design] == CORRUPTION:
            state.corruptions.append(maker.card(design, known=False))
    state.rng.shuffle(state.strikes)
    state.rng.shuffle(state.corruptions)


def lay_out_supply(state: AeonsEnd, maker: Maker, drawn: Drawn) -> None:
    """Nine piles, 7 of a gem and 5 of a relic or spell (AE-111, AE-115 to AE-117)."""
    designs = drawn.market or market_designs(state)
    state.pile_design = tuple(designs)
    state.piles = [[maker.card(design) for _ in range(PILE_SIZE[KIND[design]])] for design in designs]


def market_designs(state: AeonsEnd) -> list[int]:
    """The nine piles: as agreed, or drawn at random within 3 gems, 2 relics and 4 spells (AE-112, AE-114)."""
    wish = state.settings["market"]
    names = wish if isinstance(wish, list) else RECOMMENDED[wish].split() if wish in RECOMMENDED else []
    agreed = [NUMBER[name] for name in names]
    if len(agreed) == sum(count for _, count in MIXES):
        return agreed
    designs: list[int] = []
    for kind, count in MIXES:
        pool = MARKET[kind] + (PROMO_MARKET[kind] if state.settings["promos"] else [])
        state.rng.shuffle(pool)
        wanted = [design for design in agreed if KIND_NAMES[KIND[design]] == kind]
        pool = wanted + [design for design in pool if design not in wanted]
        designs += sorted(pool[:count])
    return designs


# --- settings ---------------------------------------------------------------------------------------------------


def read_mages(chosen: Any, seats: int) -> Any:
    """Different mages, one for each seat; chance for some seats or for all."""
    if chosen == RANDOM:
        return chosen
    names = chosen.split(",") if isinstance(chosen, str) else list(chosen)
    named = [name for name in names if name != RANDOM]
    if len(names) != seats or len(set(named)) < len(named) or any(name not in MAGE_NAMES for name in named):
        raise BadSetting("bad-setting", setting="mages", value=str(chosen), choices=", ".join(MAGE_NAMES))
    return names


def read_market(chosen: Any) -> Any:
    """Different piles, no more of a kind than there is room for, a recommended supply, or chance for all."""
    names = chosen.split(",") if isinstance(chosen, str) else list(chosen)
    if len(names) == 1 and (names[0] == RANDOM or names[0] in RECOMMENDED):
        return names[0]
    kinds = [KIND_NAMES[KIND[NUMBER[name]]] for name in names if name in SOLD]
    crowded = any(kinds.count(kind) > count for kind, count in MIXES)
    if not names or len(kinds) < len(names) or crowded or len(set(names)) < len(names):
        known = ", ".join([RANDOM, *RECOMMENDED, *SOLD])
        raise BadSetting("bad-setting", setting="market", value=str(chosen), choices=known)
    return names
