"""The words cards, mages and nemeses are declared with."""

from igroteka.games.aeons_end.cards.facts import (
    AETHER,
    ATTACK,
    BASICS,
    CASTING_ENDS,
    CORRUPTION,
    EFFECT,
    GEM,
    IMMEDIATELY,
    KIND_NAMES,
    MAGE_NAMES,
    MAGES,
    MARKET,
    MAT_NAMES,
    MATS,
    MINION,
    POWER,
    PROMO_BASICS,
    PROMO_MARKET,
    RELIC,
    SPELL,
    STRIKE,
    TO_DISCARD,
    TURN,
    WHILE_PREPPED,
    Mage,
    Mat,
    add_design,
)
from igroteka.games.aeons_end.effects.effect import Effect


def _for_sale(design: int, kind: int, promo: bool) -> None:
    (PROMO_MARKET if promo else MARKET)[KIND_NAMES[kind]].append(design)


def gem(name: str, cost: int, effect: Effect, aether: int = 1, traits: int = 0, promo: bool = False) -> int:
    """A gem of the supply, or a starting one when it costs nothing."""
    design = add_design(name, GEM, cost, traits)
    EFFECT[design] = effect
    AETHER[design] = aether
    if cost:
        _for_sale(design, GEM, promo)
    return design


def relic(name: str, cost: int, effect: Effect, promo: bool = False) -> int:
    design = add_design(name, RELIC, cost)
    EFFECT[design] = effect
    _for_sale(design, RELIC, promo)
    return design


def spell(
    name: str,
    cost: int,
    cast: Effect,
    while_prepped: Effect | None = None,
    casting_ends: Effect | None = None,
    traits: int = 0,
    promo: bool = False,
) -> int:
    """A spell: what it does when cast, and perhaps while it is prepped."""
    design = add_design(name, SPELL, cost, traits)
    EFFECT[design] = cast
    WHILE_PREPPED[design] = while_prepped
    CASTING_ENDS[design] = casting_ends
    if cost:
        _for_sale(design, SPELL, promo)
    return design


def corruption(name: str, effect: Effect) -> int:
    design = add_design(name, CORRUPTION)
    EFFECT[design] = effect
    return design


def strike(name: str, effect: Effect) -> int:
    design = add_design(name, STRIKE)
    EFFECT[design] = effect
    return design


def attack(name: str, tier: int, effect: Effect) -> int:
    design = add_design(name, ATTACK, tier=tier)
    EFFECT[design] = effect
    return design


def minion(
    name: str, tier: int, life: int, persistent: Effect, traits: int = 0, immediately: Effect | None = None
) -> int:
    design = add_design(name, MINION, traits=traits, tier=tier, tokens=life)
    EFFECT[design] = persistent
    IMMEDIATELY[design] = immediately
    return design


def power(
    name: str,
    tier: int,
    tokens: int,
    effect: Effect,
    to_discard: Effect | None = None,
    traits: int = 0,
    immediately: Effect | None = None,
) -> int:
    design = add_design(name, POWER, traits=traits, tier=tier, tokens=tokens)
    EFFECT[design] = effect
    TO_DISCARD[design] = to_discard
    IMMEDIATELY[design] = immediately
    return design


def turn(name: str, seat: int, traits: int = 0) -> int:
    """A turn order card: its tokens say whose (seat + 1), 0 for nobody's."""
    return add_design(name, TURN, traits=traits, tokens=seat + 1)


def basic(designs: list[int], tier: int, promo: bool = False) -> None:
    """These belong to the basic cards of a tier."""
    (PROMO_BASICS if promo else BASICS)[tier] += designs


def mage(made: Mage) -> None:
    MAGES.append(made)
    MAGE_NAMES.append(made.name)


def nemesis(mat: Mat, first: list[int], second: list[int], third: list[int], special: list[int]) -> None:
    """A nemesis with three cards of each tier and its tier 0 cards (AE-095, AE-105)."""
    mat.cards = [special, first, second, third]
    MATS.append(mat)
    MAT_NAMES.append(mat.name)
