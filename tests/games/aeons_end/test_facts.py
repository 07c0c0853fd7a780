"""The printed numbers of every card, mage and nemesis."""

from pathlib import Path
from typing import Any

import yaml

from igroteka.games.aeons_end.cards.facts import COST, KIND, KIND_NAMES, MAGES, MATS, NUMBER, TIER, TOKENS

PRINTED: dict[str, Any] = yaml.safe_load(
    (Path(__file__).parents[2] / "data" / "cards" / "aeons_end.yaml").read_text(encoding="utf-8")
)
FOR_SALE = ("gem", "relic", "spell")
OF_NEMESES = ("attack", "minion", "power")


def kind(name: str) -> str:
    return KIND_NAMES[KIND[NUMBER[name]]]


def test_every_card_of_the_supply_has_its_kind_and_price() -> None:
    starting = {"amethyst_shard", "buried_light", "moonstone_shard", "emerald_shard", "quartz_shard", "garnet_shard"}
    starting |= {"tourmaline_shard", "flare"}
    declared = {name: [kind(name), COST[NUMBER[name]]] for name in NUMBER if kind(name) in FOR_SALE}
    assert {name: facts for name, facts in declared.items() if name not in starting} == PRINTED["supply"]
    assert {COST[NUMBER[name]] for name in starting} == {0}


def test_every_card_of_a_nemesis_has_its_tier_and_its_life_or_power() -> None:
    declared = {
        name: [kind(name), TIER[number], TOKENS[number]]
        for name, number in NUMBER.items()
        if kind(name) in OF_NEMESES
    }
    assert declared == PRINTED["nemesis_cards"]


def test_every_nemesis_has_its_life_and_difficulty() -> None:
    assert {mat.name: [mat.life, mat.difficulty] for mat in MATS} == PRINTED["nemeses"]


def test_every_mage_has_its_charges_breaches_and_starting_cards() -> None:
    declared = {
        mage.name: {"charges": mage.charges, "breaches": mage.breaches, "hand": mage.hand, "deck": mage.deck}
        for mage in MAGES
    }
    assert declared == PRINTED["mages"]
