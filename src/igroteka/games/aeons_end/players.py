"""The baseline player of Aeon's End: an ally who plays to win.

It follows a plan in the main phase (gems, preparing spells, spending aether by worth) and looks one step ahead with
`evaluate` wherever else it is asked. What it thinks things are worth (`WEIGHTS`, `WORTH`) was found by playing:
`python -m tools.aeons_end weights`.
"""

from typing import Final

from igroteka.core.decision import Decision, seats_in
from igroteka.core.rng import Rng
from igroteka.games.aeons_end.cards.facts import (
    AETHER,
    BEHIND_HUSKS,
    BONUS,
    CORRUPTS,
    GEM,
    KIND,
    ONE_PER_HIT,
    PREPS_UNFOCUSED,
    RELIC,
    SPELL,
    TIER,
    TRAITS,
)
from igroteka.games.aeons_end.effects.breaches import focus_price, open_price, prep_places
from igroteka.games.aeons_end.effects.effect import Effect
from igroteka.games.aeons_end.effects.spells import spell_card
from igroteka.games.aeons_end.evaluate import HIT, WORTH, evaluate
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
    SPENT,
    WHILE,
)
from igroteka.games.aeons_end.state import AeonsEnd


class Weights:
    """What the player thinks things are worth, in units of about what an aether well spent brings."""

    def __init__(self) -> None:
        self.enough = 0.4  # less than this is not worth doing
        self.charge = 2.49
        self.charge_late = 2.12  # more, the further the nemesis deck has run down
        self.last_charge = 0.75
        self.gem = 0.965
        self.gem_late = 3.01
        self.gem_each = 0.273  # less for each good gem the mage has
        self.spell = 1.155
        self.spell_late = 0.51
        self.spells = 1.5  # strong spells a mage has use for
        self.spells_each = 1.05  # and more for each opened breach
        self.spare_spell = 0.365
        self.unfocused = 0.53
        self.relic = 0.39
        self.relic_late = 0.565
        self.breach = 2.67
        self.bonus = 0.61
        self.need = 0.74
        self.waiting = 2.66  # room for a spell in hand, by its damage
        self.open_price = 0.068
        self.focus = 0.24
        self.focus_price = 0.08
        self.due = 4.16  # a power about to act
        self.due_tier = 1.07
        self.power = 2.21
        self.power_tier = 0.46
        self.foe = 0.244  # damage to the nemesis
        self.foe_low = 1.25
        self.husk = 0.555
        self.swarm = 0.69
        self.husks = 1.05
        self.prize = 2.43  # to be rid of a minion
        self.prize_tier = 0.45
        self.soon = 1.19
        self.later = 0.72
        self.mages = [1.14, 0.71, 1.38, 0.86, 0.87, 0.97, 0.95, 0.89]  # charges, as MAGE_NAMES are listed
        self.nemeses = [1.48, 1.42, 1.36, 0.84]  # damage to the nemesis, as MAT_NAMES are listed


WEIGHTS: Final = Weights()


def suggest(world: AeonsEnd, seat: int, rng: Rng) -> int | None:
    """An answer from an imagined world."""
    decision = world.decision_for(seat)
    assert decision is not None
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


def obvious(world: AeonsEnd, seat: int, answer: int) -> bool:
    """Whether an answer of this player needs no second thought: gems are played, spells prepped and cast."""
    decision = world.decision_for(seat)
    assert decision is not None
    if decision.kind == "main":
        return answer == ALL_GEMS or PREP <= answer < DISPEL
    return decision.kind in ("cast", "where", "order", "interrupt")


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
        if option != PASS and world.name(spell_card(world, option)) == "chaos_arc":
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
        return (WEIGHTS.foe if world.foe > 25 else WEIGHTS.foe_low) * amount * WEIGHTS.nemeses[world.mat]
    if option == HUSK:
        kills = int(min(amount // world.husk_life(), world.husks))
        return (WEIGHTS.husk if world.husks < 7 else WEIGHTS.swarm) * kills - (WEIGHTS.husks if kills > 1 else 0.0)
    place = world.foe_play.index(world.with_design(world.foe_play, option - CARD))
    life = world.tokens[place]
    traits = TRAITS[option - CARD]
    if traits & BEHIND_HUSKS and world.husks > 0:
        return -1.0
    if traits & ONE_PER_HIT:
        amount = coming = 1
    if traits & CORRUPTS and life > amount:
        return 0.2 * amount
    prize = WEIGHTS.prize + WEIGHTS.prize_tier * TIER[option - CARD]
    if life <= amount:
        return 0.3 * life + prize
    if life <= coming:
        return 0.3 * amount + WEIGHTS.soon * prize
    return 0.3 * amount + prize * WEIGHTS.later * amount / life


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
    most = WEIGHTS.enough
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
        return breach_worth(world, seat, place) - WEIGHTS.open_price * int(open_price(world, place))
    if FOCUS <= option < OPEN:
        place = seat * 4 + option - FOCUS
        worth = WEIGHTS.focus * breach_worth(world, seat, place) + room_worth(world, seat)
        return worth - WEIGHTS.focus_price * int(focus_price(world, place))
    if option == CHARGE:
        last = WEIGHTS.last_charge if world.charges[seat] + 1 == world.mage_of(seat).charges else 0.0
        late = 1.0 + WEIGHTS.charge_late * (progress(world) - 0.4)
        return WEIGHTS.charge * WEIGHTS.mages[world.mage[seat]] * late + last
    return 0.0


def dispel_worth(world: AeonsEnd, design: int) -> float:
    """A power about to act is worth a turn's aether."""
    tokens = world.tokens[world.foe_play.index(world.with_design(world.foe_play, design))]
    return (
        WEIGHTS.due + WEIGHTS.due_tier * TIER[design]
        if tokens == 1
        else WEIGHTS.power + WEIGHTS.power_tier * TIER[design]
    )


def progress(world: AeonsEnd) -> float:
    """How far the nemesis deck has run down, 0 to 1."""
    gone = len(world.foe_play) + len(world.foe_discard)
    return gone / max(1, gone + len(world.foe_deck))


def gain_worth(world: AeonsEnd, seat: int, design: int) -> float:
    """Early gems, later spells; no more spells than there are breaches for."""
    late = progress(world)
    if KIND[design] == GEM:
        return WORTH[design] * max(
            0.05, WEIGHTS.gem - WEIGHTS.gem_late * late - WEIGHTS.gem_each * good_gems(world, seat)
        )
    if KIND[design] == SPELL:
        strong = strong_spells(world, seat)
        room = WEIGHTS.spells_each * int(world.opened(seat)) + WEIGHTS.spells
        fit = 1.0 if strong < room else WEIGHTS.spare_spell
        easy = WEIGHTS.unfocused if TRAITS[design] & PREPS_UNFOCUSED else 0.0
        return WORTH[design] * (WEIGHTS.spell + WEIGHTS.spell_late * late) * fit + easy
    return WORTH[design] * (WEIGHTS.relic - WEIGHTS.relic_late * late)


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
    need = int(strong_spells(world, seat) - world.opened(seat))
    return (
        WEIGHTS.breach
        + WEIGHTS.bonus * BONUS[place % 4]
        + WEIGHTS.need * min(3, max(0, need))
        + room_worth(world, seat)
    )


def room_worth(world: AeonsEnd, seat: int) -> float:
    """A spell in hand that has no breach now."""
    most = 0.0
    for card in world.hand[seat]:
        design = world.design[card]
        if KIND[design] == SPELL and HIT[design] > most and not prep_places(world, seat, design):
            most = HIT[design]
    return WEIGHTS.waiting * most
