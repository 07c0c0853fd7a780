"""What nobody may learn, at moments when much is hidden."""

from igroteka.core.rng import seeded
from igroteka.games.not_alone.state import COUNT
from tests.contract.laws import imagination_knows_nothing, nothing_leaks
from tests.games.not_alone.table import Table
from tests.rules import rule


def honest(table: Table) -> None:
    for seed in range(20):
        nothing_leaks(table.state, seeded(seed))
        imagination_knows_nothing(table.state, seeded(seed))


@rule("NA-110", "NA-047")
def test_half_committed_choices_are_imagined_anew() -> None:
    table = Table(seats=5, double2="river", discard1="lair").do(1, "beach").do(2, "jungle").do(3, "rover")
    honest(table)
    guesses = {table.state.imagine(0, seeded(seed)).played[3] for seed in range(60)}
    assert len(guesses) == 5, "any of the five Places might lie there"
    assert {table.state.imagine(3, seeded(seed)).played[3] for seed in range(9)} == {1 << 5}


@rule("NA-060")
def test_the_creature_reckons_with_what_a_hunted_can_still_have() -> None:
    table = Table(seats=2, discard1="lair jungle").explore("beach")
    guesses = {table.state.imagine(0, seeded(seed)).played[1] for seed in range(60)}
    assert guesses == {1 << 3, 1 << 4, 1 << 5}


def test_what_phobia_showed_is_not_guessed_to_be_laid_down() -> None:
    table = Table(seats=3, hunt="phobia").explore("beach", "lair").do(0, "phobia", "seat 1").do(1, "lair")
    honest(table)
    table.do(1, "rover")
    honest(table)
    guesses = {table.state.imagine(0, seeded(seed)).played[1] for seed in range(60)}
    assert guesses == {1 << 1, 1 << 4, 1 << 5}
    assert len({table.state.imagine(2, seeded(seed)).played[1] for seed in range(60)}) == 5


def test_a_force_field_is_reckoned_with() -> None:
    table = Table(seats=3, hunt="force_field").do(0, "force_field", "beach+rover").do(1, "river")
    honest(table)
    guesses = {table.state.imagine(0, seeded(seed)).played[1] for seed in range(60)}
    assert guesses == {1 << 1, 1 << 2, 1 << 3}


def test_secret_discards_and_exchanges_stay_secret_until_done() -> None:
    table = Table(seats=4, hunt="forbidden_zone").explore("beach", "lair", "river").do(0, "forbidden_zone")
    table.do(2, "rover")
    honest(table)
    table = Table(seats=3, survival1="vortex", double1="artefact", discard1="lair jungle")
    table.explore("beach rover", "river").do(0, "beach").do(1, "vortex", "beach")
    honest(table)
    table.do(1, "jungle")
    honest(table)


def test_behind_a_smokescreen_the_creature_knows_only_how_many() -> None:
    table = Table(seats=3, survival1="smokescreen", discard1="lair river").do(1, "smokescreen", "beach")
    honest(table)
    worlds = [table.state.imagine(0, seeded(seed)) for seed in range(80)]
    assert len({world.discard[1] for world in worlds}) == 10
    assert all(COUNT[world.discard[1]] == 2 and COUNT[world.hand[1]] == 2 for world in worlds)
    assert {table.state.imagine(2, seeded(seed)).discard[1] for seed in range(20)} == {table.state.discard[1]}


def test_a_vortex_behind_a_smokescreen_tells_the_creature_nothing() -> None:
    """Not even whether the Places in the discard may be played at all."""
    words = {"discard1": "beach rover lair jungle", "hand1": "river swamp", "survival2": "smokescreen"}
    table = Table(seats=3, hunt="force_field", survival1="vortex", **words)
    table.do(0, "force_field", "beach+rover").do(2, "smokescreen", "lair").do(1, "river").do(0, "river")
    table.do(1, "vortex")
    honest(table)
    assert table.offers(1) == ["exchange-in lair", "exchange-in jungle"]
    table.do(1, "jungle")
    assert table.played(1) == "jungle" and table.discard(1) == "lair river beach rover"


def test_cards_under_the_hunt_deck_are_known_to_the_creature_alone() -> None:
    table = Table(seats=2, survival1="strike_back", hunt="clone stasis despair").do(0, "pass").do(1, "strike_back")
    honest(table)
    bottom = table.state.hunt_deck[:2]
    assert all(table.state.imagine(0, seeded(seed)).hunt_deck[:2] == bottom for seed in range(9))
    assert any(table.state.imagine(1, seeded(seed)).hunt_deck[:2] != bottom for seed in range(9))
