"""Attacks, blocks and keywords of Mindbug."""

from tests.games.mindbug.table import Table
from tests.rules import rule


@rule("MB-065", "MB-059", "MB-060", "MB-062")
def test_a_blocked_attack_defeats_the_weaker_creature_and_costs_no_life() -> None:
    table = Table(mine="gorillion", theirs="bee_bear")
    table.attack("gorillion").block("bee_bear")
    assert table.mine == ["gorillion"] and table.theirs == []
    assert table.pile(1) == ["bee_bear"]
    assert table.life == (3, 3)


@rule("MB-065", "MB-057", "MB-058")
def test_an_attack_that_is_not_blocked_costs_one_life() -> None:
    table = Table(mine="gorillion", theirs="bee_bear")
    table.attack("gorillion").no()
    assert table.mine == ["gorillion"] and table.theirs == ["bee_bear"]
    assert table.life == (3, 2)


@rule("MB-081")
def test_poison_only_exhausts_a_tough_creature_the_first_time() -> None:
    table = Table(mine="axolotl_healer", theirs="rhino_turtle")
    table.attack("axolotl_healer").block("rhino_turtle")
    assert table.theirs == ["rhino_turtle*"] and table.pile(0) == ["axolotl_healer"]
