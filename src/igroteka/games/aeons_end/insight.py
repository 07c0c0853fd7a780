"""How good an Aeon's End position looks, and the baseline player: an ally who plays to win.

The baseline player follows a plan in the main phase (gems, preparing spells, spending aether by worth) and looks one
step ahead with `evaluate` wherever else it is asked.
"""

import math
from typing import Final

from igroteka.core.decision import Decision, seats_in
from igroteka.core.rng import Rng
from igroteka.games.aeons_end.actions import focus_price, open_price, prep_places
from igroteka.games.aeons_end.effects import Effect
from igroteka.games.aeons_end.facts import (
    AETHER,
    BEHIND_HUSKS,
    BONUS,
    CORRUPTION,
    CORRUPTS,
    COST,
    GEM,
    GONE,
    KIND,
    MINION,
    NAMES,
    ONE_PER_HIT,
    OPENED,
    PREPS_UNFOCUSED,
    RELIC,
    SPELL,
    TIER,
    TRAITS,
)
from igroteka.games.aeons_end.options import (
    ABILITY,
    ALL_GEMS,
    CARD,
    CHARGE,
    DEVOURED,
    DISPEL,
    FOCUS,
    FOE,
    GAIN,
    HUSK,
    OPEN,
    PASS,
    PLAY,
    PREP,
    SEAT,
    SPELL_AT,
    SPENT,
    WHILE,
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
# How welcome a relic is.
RELIC_WORTH: Final[dict[str, float]] = {
    "flexing_dagger": 1.6, "bottled_vortex": 2.0, "unstable_prism": 2.2, "blasting_staff": 2.6, "focusing_orb": 2.4,
    "mages_talisman": 3.0, "rock_launcher": 1.5, "abacus_of_ignition": 2.4, "humming_shell": 2.6,
    "chronophage_coil": 2.0,
}  # fmt: skip

HIT: Final[list[float]] = []  # damage by design, filled on first use
WORTH: Final[list[float]] = []  # worth of owning a card, by design


def _learn() -> None:
    for design in range(len(NAMES)):
        name = NAMES[design]
        hit = DAMAGE.get(name, 0.0)
        HIT.append(hit)
        if KIND[design] == SPELL:
            WORTH.append(hit * 1.5 - 1.5)
        elif KIND[design] == GEM:
            WORTH.append((AETHER[design] - 1) * 2.6 + 0.12 * COST[design])
        else:
            WORTH.append(RELIC_WORTH.get(name, -1.0))


# --- how it looks -----------------------------------------------------------------------------------------------


def evaluate(state: AeonsEnd, seat: int) -> float:
    """The chance to win, as a smooth guess from lives, threats and what the mages have built."""
    if state.outcome is not None:
        return state.outcome[seat]
    if not HIT:
        _learn()
    balance = 0.35 * (state.city - 15) + 0.54 * (35 - state.foe) - 0.05 * len(state.foe_deck)
    for player in range(state.seats):
        balance += standing(state, player) / state.seats
    balance -= menace(state)
    return 1.0 / (1.0 + math.exp(-balance / 12.0))


def standing(state: AeonsEnd, seat: int) -> float:
    """What one mage has: life (the last points most), charges, breaches, cards."""
    worth = 0.0 if state.exhausted[seat] else 6.0 + 0.9 * state.life[seat] - 12.0 / (1.0 + state.life[seat])
    worth += 0.5 * state.charges[seat]
    for card in state.hand[seat]:
        worth += 0.2 + 0.12 * AETHER[state.design[card]] + 0.3 * HIT[state.design[card]]
    for place in range(seat * 4, seat * 4 + 4):
        stage = state.breach[place]
        if stage == OPENED:
            worth += 2.2 + 0.6 * BONUS[place % 4]
        elif stage != GONE:
            worth += 0.35 * stage
        for card in state.slots[place]:
            worth += HIT[state.design[card]] + 0.4
    rot = 0
    for zone in (state.hand[seat], state.deck[seat], state.discard[seat], state.played[seat]):
        for card in zone:
            worth += 0.45 * WORTH[state.design[card]]
            if KIND[state.design[card]] == CORRUPTION:
                rot += 1
    return worth - 5.0 * rot / (2 + state.life[seat])


def menace(state: AeonsEnd) -> float:
    """What lies before the nemesis and on its mat; husks count more when a swarm grows large."""
    danger = 0.4 * state.fury + 0.5 * state.husks + 0.7 * max(0, state.husks - 6) + 0.7 * state.empty_piles()
    for place in range(len(state.foe_play)):
        design = state.design[state.foe_play[place]]
        if KIND[design] == MINION:
            danger += 1.8 + 0.5 * TIER[design] + 0.28 * min(state.tokens[place], 12)
        else:
            danger += 2.8 + 0.6 * TIER[design] - 0.4 * state.tokens[place]
    return danger


# --- the baseline player ----------------------------------------------------------------------------------------


def suggest(world: AeonsEnd, seat: int, rng: Rng) -> int | None:
    """An answer from an imagined world."""
    decision = world.decision_for(seat)
    assert decision is not None
    if not HIT:
        _learn()
    kind = decision.kind
    if kind == "main":
        return main_phase(world, seat, decision.options)
    if kind == "cast":
        return best_cast(world, decision.options)
    if kind == "target":
        return best_target(world, decision, seat)
    if kind == "order":
        return PASS
    if kind == "interrupt":
        return PASS
    return one_step(world, seat, decision.options)


def one_step(world: AeonsEnd, seat: int, options: list[int]) -> int:
    """The option after which, small questions answered in a plain way, the position looks best."""
    best = options[0]
    most = -1.0
    for option in options:
        after = world.copy()
        after.apply(seat, option)
        settle(after)
        value = evaluate(after, seat)
        if value > most:
            most = value
            best = option
    return best


def settle(world: AeonsEnd) -> None:
    """Answer what an effect still asks, so that its outcome is seen; stop at the next phase of a turn."""
    for _ in range(8):
        if world.outcome is not None:
            return
        decision = world.decisions[0]
        if decision.kind in ("main", "cast", "order", "ability"):
            return
        seat = seats_in(decision.seats)[0]
        world.apply(seat, plain_answer(world, decision, seat))


def plain_answer(world: AeonsEnd, decision: Decision, seat: int) -> int:
    """A target as usual, of cards the least worth, of players the one with most life."""
    if decision.kind == "target":
        return best_target(world, decision, seat)
    best = decision.options[len(decision.options) - 1]
    least = 99.0
    for option in decision.options:
        if CARD <= option < PLAY:
            worth = WORTH[option - (SPENT if option >= SPENT else CARD)]
        elif SEAT <= option < FOCUS:
            worth = -1.0 * world.life[option - SEAT]
        else:
            continue
        if worth < least:
            least = worth
            best = option
    return best


def best_cast(world: AeonsEnd, options: list[int]) -> int:
    """Cast everything; what needs its neighbours first."""
    for option in options:
        if option != PASS:
            place = (option - SPELL_AT) // 2
            card = world.slots[place][(option - SPELL_AT) % 2]
            if world.name(card) == "chaos_arc":
                return option
    return options[0]


def best_target(world: AeonsEnd, decision: Decision, seat: int) -> int:
    """Kill a minion that this can kill, else wear down the most dangerous, unless the nemesis is nearly beaten."""
    frame = world.agenda[decision.frame]
    assert isinstance(frame.verb, Effect)
    amount = frame.verb.number(world, frame)
    coming = amount
    for place in range(seat * 4, seat * 4 + 4):
        for card in world.slots[place]:
            coming += int(HIT[world.design[card]])
    if world.foe <= coming:
        return FOE
    best = FOE
    most = 0.0
    for option in decision.options:
        value = target_worth(world, option, amount, coming)
        if value > most:
            most = value
            best = option
    return best


def target_worth(world: AeonsEnd, option: int, amount: int, coming: int) -> float:
    """About what `evaluate` would gain, and more where the spells still to come can finish a minion."""
    if option == FOE:
        return (0.3 if world.foe > 25 else 0.4) * amount
    if option == HUSK:
        kills = min(amount // world.husk_life(), world.husks)
        return (0.7 if world.husks < 7 else 0.9) * kills - (0.9 if kills > 1 else 0.0)
    place = world.foe_play.index(world.with_design(world.foe_play, option - CARD))
    life = world.tokens[place]
    traits = TRAITS[option - CARD]
    if traits & BEHIND_HUSKS and world.husks > 0:
        return -1.0
    if traits & ONE_PER_HIT:
        amount = coming = 1
    if traits & CORRUPTS and life > amount:
        return 0.2 * amount
    prize = 2.0 + 0.59 * TIER[option - CARD]
    if life <= amount:
        return 0.3 * life + prize
    if life <= coming:
        return 0.3 * amount + 0.8 * prize
    return 0.3 * amount + prize * 0.8 * amount / life


# --- the main phase ---------------------------------------------------------------------------------------------


def main_phase(world: AeonsEnd, seat: int, options: list[int]) -> int:
    """Gems first, then what helps now, then spells into breaches, then aether by worth, then the rest."""
    if options[0] == ALL_GEMS:
        return ALL_GEMS
    for option in options:
        if PLAY <= option < GAIN and KIND[option - PLAY] == GEM:
            return option
    for option in options:
        if WHILE <= option < WHILE + 8 and worth_using(world, seat, option):
            return option
    if ABILITY + seat in options and ability_helps(world, seat):
        return ABILITY + seat
    best = best_prep(world, seat, options)
    if best:
        return best
    for option in options:
        if PLAY <= option < GAIN and KIND[option - PLAY] == RELIC:
            return option
    return spend(world, seat, options)


def worth_using(world: AeonsEnd, seat: int, option: int) -> bool:
    """Free effects always; paying to cast something only with aether that buys nothing better."""
    card = world.slots[seat * 4 + (option - WHILE) // 2][(option - WHILE) % 2]
    return world.name(card) in ("oblivion_swell", "arcane_nexus")


def ability_helps(world: AeonsEnd, seat: int) -> bool:
    name = world.mage_of(seat).name
    if name == "brama":
        return any(not world.exhausted[s] and world.life[s] <= world.life_cap - 4 for s in range(world.seats))
    if name == "jian":
        return any(HIT[world.design[card]] >= 3.0 for slot in world.slots for card in slot)
    if name == "kadir":
        return sum([1 for card in world.discard[seat] if HIT[world.design[card]] >= 2.0]) >= 2
    return True


def best_prep(world: AeonsEnd, seat: int, options: list[int]) -> int:
    """The strongest spell that can be prepped now, or 0; weak ones wait while a stronger one is in hand."""
    best = 0
    most = 0.0
    for option in options:
        if PREP <= option < DISPEL and HIT[option - PREP] > most:
            most = HIT[option - PREP]
            best = option
    return best


def spend(world: AeonsEnd, seat: int, options: list[int]) -> int:
    """The best use of aether, if it is worth anything at all."""
    best = PASS
    most = 1.1
    for option in options:
        value = use_worth(world, seat, option)
        if value > most:
            most = value
            best = option
    return best


def use_worth(world: AeonsEnd, seat: int, option: int) -> float:
    if option >= DISPEL:
        return dispel_worth(world, option - DISPEL)
    if GAIN <= option < PREP:
        return gain_worth(world, seat, option - GAIN)
    if option == DEVOURED:
        return gain_worth(world, seat, world.design[world.devoured[-1]])
    if OPEN <= option < ABILITY:
        place = seat * 4 + option - OPEN
        return breach_worth(world, seat, place) - 0.075 * open_price(world, place)
    if FOCUS <= option < OPEN:
        place = seat * 4 + option - FOCUS
        return 0.45 * breach_worth(world, seat, place) - 0.075 * focus_price(world, place) + room_worth(world, seat)
    if option == CHARGE:
        return 2.6 + (0.8 if world.charges[seat] + 1 == world.mage_of(seat).charges else 0.0)
    return 0.0


def dispel_worth(world: AeonsEnd, design: int) -> float:
    """A power about to act is worth a turn's aether."""
    tokens = world.tokens[world.foe_play.index(world.with_design(world.foe_play, design))]
    return 6.16 + 0.8 * TIER[design] if tokens == 1 else 2.2 + 0.5 * TIER[design]


def progress(world: AeonsEnd) -> float:
    """How far the nemesis deck has run down, 0 to 1."""
    gone = len(world.foe_play) + len(world.foe_discard)
    return gone / max(1, gone + len(world.foe_deck))


def gain_worth(world: AeonsEnd, seat: int, design: int) -> float:
    """Early gems, later spells; no more spells than there are breaches for."""
    late = progress(world)
    if KIND[design] == GEM:
        return WORTH[design] * max(0.05, 0.95 - 2.4 * late - 0.19 * good_gems(world, seat))
    if KIND[design] == SPELL:
        strong = strong_spells(world, seat)
        room = 2.0 * world.opened(seat) + 2
        fit = 1.0 if strong < room else 0.45
        return WORTH[design] * (0.85 + 0.5 * late) * fit + (0.6 if TRAITS[design] & PREPS_UNFOCUSED else 0.0)
    return WORTH[design] * (0.9 - 0.5 * late)


def good_gems(world: AeonsEnd, seat: int) -> int:
    """Gems of 2 aether or more that a mage owns."""
    count = 0
    for zone in (world.hand[seat], world.deck[seat], world.discard[seat], world.played[seat]):
        for card in zone:
            if AETHER[world.design[card]] >= 2:
                count += 1
    return count


def strong_spells(world: AeonsEnd, seat: int) -> int:
    count = 0
    for zone in (world.hand[seat], world.deck[seat], world.discard[seat]):
        for card in zone:
            if HIT[world.design[card]] >= 2.0:
                count += 1
    for place in range(seat * 4, seat * 4 + 4):
        for card in world.slots[place]:
            if HIT[world.design[card]] >= 2.0:
                count += 1
    return count


def breach_worth(world: AeonsEnd, seat: int, place: int) -> float:
    """An opened breach is worth most when spells wait for room."""
    need = strong_spells(world, seat) - world.opened(seat)
    return 2.4 + 0.7 * BONUS[place % 4] + 0.7 * min(3, max(0, need)) + room_worth(world, seat)


def room_worth(world: AeonsEnd, seat: int) -> float:
    """A spell in hand that has no breach now."""
    most = 0.0
    for card in world.hand[seat]:
        design = world.design[card]
        if KIND[design] == SPELL and HIT[design] > most and not prep_places(world, seat, design):
            most = HIT[design]
    return 1.4 * most
