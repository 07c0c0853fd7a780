"""Setting up Aeon's End: mages, turn order, nemesis deck, supply."""

import pytest

from igroteka.core.errors import BadSetting
from igroteka.games.aeons_end import GAME
from igroteka.games.aeons_end.cards.facts import (
    BASICS,
    COST,
    KIND,
    KIND_NAMES,
    MAGE_NAMES,
    MAGES,
    MARKET,
    MATS,
    NAMES,
    NUMBER,
    PROMO_BASICS,
    PROMO_MARKET,
    TIER,
    TURN,
)
from igroteka.games.aeons_end.state import AeonsEnd
from tests.games.aeons_end.table import Table
from tests.rules import rule


def new(seats: int = 2, **settings: object) -> AeonsEnd:
    """A fresh game that a player begins."""
    chosen = {"mages": ["kadir", "mist", "brama", "jian"][:seats], **settings}
    return next(state for seed in range(99) if (state := GAME.new(chosen, seats, seed)).decisions[0].kind == "main")


def turn_cards(state: AeonsEnd) -> list[str]:
    return sorted(state.name(card) for card in state.turn_deck + state.turn_discard)


def all_cards(state: AeonsEnd) -> list[int]:
    return [card for zone in state.zones().values() for card in zone]


@rule("AE-001", "AE-145")
def test_all_seats_are_one_team() -> None:
    assert GAME.teams({}, 4) == [0, 0, 0, 0]


@rule("AE-004", "AE-046", "AE-050", "AE-051", "AE-092")
def test_there_are_four_nemeses_with_a_rating_that_does_nothing() -> None:
    assert {mat.name: (mat.life, mat.difficulty) for mat in MATS} == {
        "rageborne": (70, 2),
        "carapace_queen": (60, 3),
        "crooked_mask": (70, 5),
        "prince_of_gluttons": (70, 5),
    }


@rule("AE-011", "AE-012", "AE-016", "AE-017", "AE-037")
def test_the_box_holds_the_printed_number_of_cards() -> None:
    sizes = {kind: len(designs) for kind, designs in MARKET.items()}
    assert sizes == {"gem": 7, "relic": 6, "spell": 14} and sum(sizes.values()) == 27
    starters = [name for name in NAMES if COST[NUMBER[name]] == 0 and KIND[NUMBER[name]] in (0, 2)]
    gems = [name for name in starters if KIND[NUMBER[name]] == 0 and name != "crystal"]
    assert len(gems) == 6 and len(starters) == 10
    assert 7 * 7 + len(gems) + 32 == 87 and 14 * 5 + 2 + 14 == 86
    worst = sorted((mage.hand + mage.deck).count("crystal") for mage in MAGES)[-4:]
    assert sum(worst) <= 32
    turns = [name for name in NAMES if KIND[NUMBER[name]] == TURN]
    assert len(turns) == 6


@rule("AE-018", "AE-062", "AE-071", "AE-072", "AE-095", "AE-105")
def test_seventy_five_nemesis_cards_of_three_types_and_tiers() -> None:
    own = [design for mat in MATS for tier in (1, 2, 3) for design in mat.cards[tier]]
    assert all(len(mat.cards[tier]) == 3 for mat in MATS for tier in (1, 2, 3))
    assert [len(BASICS[tier]) for tier in (1, 2, 3)] == [8, 7, 7]
    special = [design for mat in MATS for design in mat.cards[0]]
    basic = BASICS[1] + BASICS[2] + BASICS[3]
    assert len(own) + len(special) + len(basic) == 75
    assert {KIND_NAMES[KIND[design]] for design in own + basic} == {"attack", "minion", "power"}
    assert all(TIER[design] == 0 for design in special)


@rule("AE-019")
def test_promo_cards_are_used_only_when_asked_for() -> None:
    promos = {NAMES[d] for tier in PROMO_BASICS for d in tier}
    promos |= {NAMES[d] for designs in PROMO_MARKET.values() for d in designs}
    assert len(promos) == 26
    for seed in range(20):
        plain = GAME.new({}, 4, seed)
        assert not promos & {plain.name(card) for card in all_cards(plain)}
    mixed = [GAME.new({"promos": True}, 2, seed) for seed in range(10)]
    assert any(promos & {state.name(card) for card in all_cards(state)} for state in mixed)


@rule("AE-015", "AE-020", "AE-021", "AE-024", "AE-073", "AE-075")
def test_eight_mages_each_with_an_ability_and_their_own_breaches() -> None:
    assert sorted(mage.name for mage in MAGES) == [
        "adelheim", "brama", "jian", "kadir", "lash", "mist", "phaedraxa", "xaxos",
    ]  # fmt: skip
    assert {mage.name: mage.charges for mage in MAGES if mage.charges != 5} == {"jian": 4}
    assert [mage.name for mage in MAGES if "none" in mage.breaches] == ["phaedraxa"]


@rule("AE-022", "AE-023", "AE-036", "AE-074", "AE-076", "AE-077", "AE-081", "AE-089", "AE-090", "AE-030")
def test_alla_sets_up_kadir() -> None:
    table = Table(mages="kadir mist")
    assert table.hand() == ["crystal", "crystal", "crystal", "emerald_shard", "spark"]
    assert table.deck() == ["crystal", "crystal", "crystal", "spark", "spark"]
    assert table.breaches() == ["open", "2", "1", "2"]
    assert table.state.life == [10, 10] and table.state.city == 30


@rule("AE-080", "AE-082", "AE-087", "AE-091")
def test_two_players_have_two_turn_cards_each() -> None:
    assert turn_cards(new(2)) == ["turn_1", "turn_1", "turn_2", "turn_2", "turn_nemesis", "turn_nemesis"]


@rule("AE-083")
def test_three_players_share_an_any_player_card() -> None:
    assert turn_cards(new(3)) == ["turn_1", "turn_2", "turn_3", "turn_any", "turn_nemesis", "turn_nemesis"]


@rule("AE-086")
def test_four_players_have_one_turn_card_each() -> None:
    assert turn_cards(new(4)) == ["turn_1", "turn_2", "turn_3", "turn_4", "turn_nemesis", "turn_nemesis"]


@rule("AE-063", "AE-094", "AE-096", "AE-097", "AE-098", "AE-099", "AE-100", "AE-225")
@pytest.mark.parametrize(("seats", "tiers"), [(1, [4, 6, 10]), (2, [6, 8, 10]), (3, [8, 9, 10]), (4, [11, 10, 10])])
@pytest.mark.parametrize("promos", [False, True])
def test_the_nemesis_deck_grows_with_the_players(seats: int, tiers: list[int], promos: bool) -> None:
    state = new(seats, promos=promos)
    seen = state.foe_deck + state.foe_play + state.foe_discard + state.resolving
    assert [sum(TIER[state.design[card]] == tier for card in seen) for tier in (1, 2, 3)] == tiers
    assert sum(tiers) == {1: 20, 2: 24, 3: 27, 4: 31}[seats]
    own = {design for tier in (1, 2, 3) for design in MATS[state.mat].cards[tier]}
    assert own <= {state.design[card] for card in seen}


@rule("AE-101", "AE-102", "AE-103", "AE-047", "AE-106", "AE-107")
def test_each_tier_is_shuffled_apart_with_tier_one_on_top() -> None:
    orders = []
    for seed in range(12):
        state = GAME.new({"nemesis": "rageborne"}, 2, seed)
        tiers = [TIER[state.design[card]] for card in reversed(state.foe_deck)]
        assert tiers == sorted(tiers)
        orders.append([state.name(card) for card in state.foe_deck])
        assert state.foe == 70
    assert len({tuple(order) for order in orders}) == 12


@rule("AE-104", "AE-108", "AE-109", "AE-110", "AE-008")
def test_rageborne_begins_with_six_strikes_and_one_fury() -> None:
    state = new(2, nemesis="rageborne")
    assert sorted(state.name(card) for card in state.strikes) == [
        "convoke", "devastate", "eviscerate", "frenzy", "raze", "seize",
    ]  # fmt: skip
    assert state.fury == 1 and state.husks == 0


@rule("AE-052", "AE-053")
def test_crooked_mask_begins_with_a_deck_of_corruptions() -> None:
    decks = set()
    for seed in range(6):
        state = GAME.new({"nemesis": "crooked_mask"}, 1, seed)
        decks.add(tuple(state.name(card) for card in state.corruptions))
        assert len(decks) > 0 and state.foe_cap == 70
    assert all(len(deck) <= 11 for deck in decks) and len(decks) == 6


def test_carapace_queen_begins_with_two_husks() -> None:
    table = Table(nemesis="carapace_queen")
    state = new(2, nemesis="carapace_queen", difficulty="normal")
    assert table.state.foe == 60 and (state.husks >= 2)


def test_prince_of_gluttons_begins_with_a_gem_of_each_pile_the_cheapest_on_top() -> None:
    state = GAME.new({"nemesis": "prince_of_gluttons", "market": "deck_destruction"}, 2, 1)
    assert [state.name(card) for card in state.devoured[:3]] == ["burning_opal", "searing_ruby", "jade"]


@rule("AE-045", "AE-111", "AE-112", "AE-114", "AE-115", "AE-116", "AE-117")
def test_a_random_supply_has_three_gems_two_relics_and_four_spells() -> None:
    seen = set()
    for seed in range(20):
        state = GAME.new({"nemesis": "rageborne"}, 2, seed)
        kinds = [KIND_NAMES[KIND[design]] for design in state.pile_design]
        assert kinds == ["gem"] * 3 + ["relic"] * 2 + ["spell"] * 4
        assert [len(pile) for pile in state.piles] == [7] * 3 + [5] * 6
        seen |= set(state.pile_design)
    assert len(seen) == 27


@rule("AE-118", "AE-120")
def test_the_recommended_supply_deck_destruction() -> None:
    state = new(2, market="deck_destruction")
    assert [NAMES[design] for design in state.pile_design] == [
        "jade", "searing_ruby", "burning_opal", "flexing_dagger", "bottled_vortex", "amplify_vision",
        "essence_theft", "planar_insight", "consuming_void",
    ]  # fmt: skip
    assert [len(pile) for pile in state.piles] == [7, 7, 7, 5, 5, 5, 5, 5, 5]


@rule("AE-119")
def test_the_recommended_supply_lots_of_charges() -> None:
    state = new(2, market="lots_of_charges")
    assert [NAMES[design] for design in state.pile_design] == [
        "jade", "vriswood_amber", "diamond_cluster", "unstable_prism", "mages_talisman", "spectral_echo",
        "ignite", "feral_lightning", "wildfire_whip",
    ]  # fmt: skip


@rule("AE-112")
def test_a_chosen_supply_must_have_the_right_kinds() -> None:
    nine = "jade,searing_ruby,burning_opal,flexing_dagger,bottled_vortex,ignite,chaos_arc,dark_fire,spectral_echo"
    assert new(2, market=nine).settings["market"] == nine.split(",")
    for wrong in ("jade,jade", nine.replace("jade", "lava_tendril"), nine.replace("jade", "crystal"), "nonsense"):
        with pytest.raises(BadSetting):
            GAME.new({"market": wrong}, 2, 1)


@rule("AE-112", "AE-114")
def test_chance_fills_a_supply_of_which_only_some_piles_are_chosen() -> None:
    for seed in range(20):
        state = GAME.new({"market": ["lava_tendril", "jade"]}, 2, seed)
        names = [NAMES[design] for design in state.pile_design]
        assert "lava_tendril" in names and "jade" in names
        kinds = [KIND_NAMES[KIND[design]] for design in state.pile_design]
        assert kinds == ["gem"] * 3 + ["relic"] * 2 + ["spell"] * 4


@rule("AE-073")
def test_chance_draws_the_mages_nobody_chose() -> None:
    drawn = {GAME.new({"mages": ["brama", "random"]}, 2, seed).mage for seed in range(40)}
    assert {MAGE_NAMES[first] for first, _ in drawn} == {"brama"}
    assert {MAGE_NAMES[second] for _, second in drawn} == set(MAGE_NAMES) - {"brama"}


@rule("AE-073")
def test_chosen_mages_are_different_and_as_many_as_seats() -> None:
    for wrong in ("kadir", "kadir,kadir", "kadir,nobody"):
        with pytest.raises(BadSetting):
            GAME.new({"mages": wrong}, 2, 1)


@rule("AE-214", "AE-215", "AE-216", "AE-217", "AE-218", "AE-219", "AE-220", "AE-221", "AE-222")
@pytest.mark.parametrize(
    ("difficulty", "life", "city", "foe", "harder"),
    [("beginner", 12, 35, 60, 0), ("normal", 10, 30, 70, 0), ("expert", 10, 30, 70, 1), ("extinction", 8, 25, 80, 1)],
)
def test_difficulty_changes_the_start(difficulty: str, life: int, city: int, foe: int, harder: int) -> None:
    state = Table(difficulty=difficulty).state
    assert (state.life, state.city, state.foe, state.harder) == ([life, life], city, foe, harder)


@rule("AE-223")
def test_one_person_may_hold_several_seats() -> None:
    for seats in (1, 2, 3, 4):
        assert GAME.new({}, seats, 3).seats == seats
