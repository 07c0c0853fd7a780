"""Chance: the same numbers everywhere, fair, copyable."""

from collections import Counter

from igroteka.core.rng import SealedRng, derive, load_rng, make_rng, seeded


def test_the_numbers_of_a_seed_are_known_forever() -> None:
    rng = seeded(2024)
    assert [rng.below(1000) for _ in range(8)] == [31, 3, 406, 820, 497, 74, 615, 266]


def test_a_copy_goes_on_alike_and_apart() -> None:
    for rng in (seeded(5), SealedRng("ab" * 32)):
        twin = rng.copy()
        assert [rng.below(100) for _ in range(20)] == [twin.below(100) for _ in range(20)]
        rng.below(2)
        assert rng.dump() != twin.dump()


def test_a_dump_brings_the_generator_back() -> None:
    for rng in (seeded(5), SealedRng("ab" * 32)):
        rng.below(7)
        again = load_rng(rng.dump())
        assert [rng.below(100) for _ in range(20)] == [again.below(100) for _ in range(20)]


def test_every_number_comes_equally_often() -> None:
    for rng in (seeded(11), SealedRng("01" * 32)):
        counts = Counter(rng.below(6) for _ in range(12_000))
        assert set(counts) == set(range(6))
        assert all(1800 < count < 2200 for count in counts.values())


def test_near_seeds_give_far_numbers() -> None:
    firsts = [seeded(seed).below(1 << 30) for seed in range(2000)]
    assert len(set(firsts)) == 2000
    assert 900 < sum(first < 1 << 29 for first in firsts) < 1100


def test_a_shuffle_keeps_the_items_and_reaches_every_order() -> None:
    rng = seeded(3)
    orders = Counter()
    for _ in range(6000):
        items = [1, 2, 3]
        rng.shuffle(items)
        orders[tuple(items)] += 1
    assert len(orders) == 6 and min(orders.values()) > 850


def test_a_partial_shuffle_draws_its_top_from_all_items() -> None:
    rng = seeded(3)
    tops: Counter[int] = Counter()
    for _ in range(5000):
        items = list(range(10))
        rng.shuffle(items, 2)
        assert sorted(items) == list(range(10))
        tops.update(items[:2])
    assert len(tops) == 10 and min(tops.values()) > 850


def test_derived_seeds_depend_on_every_part() -> None:
    seeds = {derive(1, 2), derive(12), derive(2, 1), derive(1, "a"), derive(1)}
    assert len(seeds) == 5


def test_a_number_seeds_a_simulation_and_hex_digits_a_sealed_match() -> None:
    assert not isinstance(make_rng(7), SealedRng)
    assert isinstance(make_rng("0f" * 32), SealedRng)
