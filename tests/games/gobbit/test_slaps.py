"""Attack, defence and mistakes in Gobb'it, with the rulebook's own examples."""

import pytest

from igroteka.games.gobbit.options import DISCARD, OPEN, PILE
from tests.games.gobbit.table import Table
from tests.rules import rule

P1, P2, P3 = 0, 1, 2


def conflict(**more: object) -> Table:
    """The rulebook's example: P3 has just opened a blue chameleon before P2's blue snake; P1 is not concerned."""
    words: dict[str, object] = {
        "pile0": "yellow_fly",
        "pile1": "red_fly blue_snake",
        "pile2": "yellow_chameleon blue_chameleon",
        "deck0": "yellow_snake 3",
        "deck1": "red_snake 3",
        "deck2": "red_chameleon 3",
        "turn": 0,
    }
    return Table(**{**words, **more})


@rule("GB-031", "GB-023")
def test_a_conflict_begins_with_the_third_players_card() -> None:
    table = Table(pile0="yellow_fly", pile1="blue_snake", deck0=3, deck1=3, deck2="blue_chameleon 3", turn=P3)
    assert not table.state.eats(P2, P3, 0)
    table.turn()
    assert table.pile(P3) == ["blue_chameleon"]
    assert table.state.eats(P2, P3, 0) and not table.state.eats(P3, P2, 0)
    assert table.state.threatened(P3) and not table.state.threatened(P1)


@rule("GB-032", "GB-033")
def test_attacker_and_defender_may_slap_and_the_bystander_may_not() -> None:
    assert "eaten" in conflict().slap(P2, P3).judge().told
    assert "saved" in conflict().cover(P3).judge().told
    bystander = conflict().slap(P1, P3).judge()
    assert "mistake" in bystander.told and bystander.discard == ["yellow_fly"]
    assert bystander.pile(P3) == ["yellow_chameleon", "blue_chameleon"]


@rule("GB-008", "GB-017", "GB-034", "GB-035", "GB-061", "GB-070", "GB-124")
def test_the_attacker_who_slaps_first_takes_the_whole_pile_under_the_own_deck() -> None:
    table = conflict().slap(P2, P3, at=300).cover(P3, at=310).judge()
    assert table.pile(P3) == [] and table.pile(P2) == ["red_fly", "blue_snake"]
    assert table.deck(P2)[0] == "red_snake"
    assert table.deck(P2)[-2:] == ["yellow_chameleon", "blue_chameleon"]  # turned over as one block: the oldest first


@rule("GB-009", "GB-017", "GB-036", "GB-037", "GB-071")
def test_the_owner_who_covers_first_keeps_the_pile_and_the_attacker_loses_nothing() -> None:
    table = conflict().slap(P2, P3, at=310).cover(P3, at=300).judge()
    assert table.pile(P3) == [] and table.deck(P3)[-2:] == ["yellow_chameleon", "blue_chameleon"]
    assert table.pile(P2) == ["red_fly", "blue_snake"] and not table.discard
    assert "mistake" not in table.told


@rule("GB-038", "GB-039", "GB-042")
def test_attacking_another_colour_costs_the_attacker_the_pile() -> None:
    table = Table(pile0="yellow_fly", pile1="blue_snake", deck0="red_chameleon 2", deck1=3, deck2=3, turn=P1).turn()
    table.slap(P2, P1).judge()
    assert table.discard == ["blue_snake"] and table.pile(P2) == []
    assert table.pile(P1) == ["yellow_fly", "red_chameleon"]


@rule("GB-040", "GB-041", "GB-042")
def test_defending_without_a_threat_costs_the_own_pile() -> None:
    table = Table(pile0="yellow_fly red_chameleon", pile1="blue_snake", deck0=2, deck1=3, deck2=3, turn=P2)
    table.cover(P1).judge()
    assert table.discard == ["red_chameleon", "yellow_fly"] and table.pile(P1) == []


@rule("GB-043")
def test_discarded_cards_never_come_back() -> None:
    table = conflict(discard="red_fly")
    before = list(table.state.discard)
    for _ in range(6):
        table.turn()
        assert table.state.discard[: len(before)] == before


@rule("GB-025", "GB-026", "GB-060", "GB-059")
def test_only_the_top_card_counts_until_its_owner_covers_it() -> None:
    table = conflict(deck0="red_fly 2", deck1="red_snake", deck2="yellow_fly 3")
    assert table.pile(P3)[0] == "yellow_chameleon" and not table.state.eats(P3, P1, 0)
    table.turn()  # P1 opens; nobody has slapped
    assert table.state.eats(P2, P3, 0)
    table.turn()  # P2 lays a red snake on the blue one
    assert table.pile(P2) == ["red_fly", "blue_snake", "red_snake"] and not table.state.eats(P2, P3, 0)


@rule("GB-069")
def test_an_attack_needs_no_card_of_every_player() -> None:
    table = Table(pile0="blue_snake", pile1="blue_chameleon", deck0=2, deck1=2, deck2=2)
    assert "eaten" in table.slap(P1, P2).judge().told


@rule("GB-066", "GB-067", "GB-114")
def test_one_player_may_attack_two_piles_and_defend_at_once() -> None:
    table = Table(
        pile0="blue_chameleon",
        pile1="blue_fly",
        pile2="blue_yellow_fly",
        pile3="blue_snake",
        deck0=2, deck1=2, deck2=2, deck3=2,
    )  # fmt: skip
    table.slap(P1, P2, at=300).slap(P1, P3, at=320).cover(P1, at=340).judge()
    assert len(table.state.deck[P1]) == 5 and "mistake" not in table.told


@rule("GB-072", "GB-112")
def test_last_gasp_keeps_the_pile_won_after_a_mistake() -> None:
    table = conflict().slap(P2, P1, at=250).slap(P2, P3, at=300).judge()
    assert table.discard == ["blue_snake", "red_fly"] and table.pile(P2) == []
    assert table.deck(P2)[-2:] == ["yellow_chameleon", "blue_chameleon"]


@rule("GB-073", "GB-112")
def test_a_mistake_while_being_eaten_gives_the_pile_to_the_attacker() -> None:
    table = conflict().slap(P3, P1, at=200).slap(P2, P3, at=300).judge()
    assert not table.discard and table.deck(P2)[-2:] == ["yellow_chameleon", "blue_chameleon"]
    assert len(table.state.deck[P3]) == 4


@rule("GB-074", "GB-112")
def test_a_mistake_and_a_defence_send_the_pile_to_the_discard_all_the_same() -> None:
    table = conflict().slap(P3, P1, at=200).cover(P3, at=250).slap(P2, P3, at=300).judge()
    assert table.discard == ["blue_chameleon", "yellow_chameleon"] and len(table.state.deck[P3]) == 4


@rule("GB-075", "GB-110")
def test_slapping_the_discard_without_three_flies_is_a_mistake() -> None:
    table = conflict(discard="red_fly").call(P1).judge()
    assert table.discard == ["red_fly", "yellow_fly"]


@rule("GB-076")
def test_a_mistake_without_a_pile_costs_the_top_card_of_the_deck_unseen() -> None:
    table = Table(pile1="blue_snake", deck0="red_fly 2", deck1=3, turn=P2)
    table.slap(P1, P2).judge()
    assert table.discard == ["red_fly"] and table.state.known[table.state.discard[0]] == 0
    assert "red_fly" not in repr(table.state.view(P1))


@rule("GB-110")
@pytest.mark.parametrize(
    ("mine", "theirs"),
    [
        ("blue_snake", "red_chameleon"),
        ("blue_snake", "blue_fly"),
        ("blue_fly", "blue_chameleon"),
        ("blue_chameleon", "blue_snake"),
        ("", "blue_fly"),
    ],
)
def test_every_slap_the_chain_does_not_allow_is_a_mistake(mine: str, theirs: str) -> None:
    table = Table(pile0=mine, pile1=theirs, deck0=3, deck1=3, turn=P2).slap(P1, P2).judge()
    assert set(table.told) & {"mistake", "mistake-deck"} and table.pile(P2)[0] == theirs


@rule("GB-101")
def test_at_the_same_instant_the_attack_succeeds() -> None:
    table = conflict().cover(P3, at=300).slap(P2, P3, at=300).judge()
    assert "eaten" in table.told and "saved" not in table.told


@rule("GB-102")
def test_two_attackers_at_the_same_instant_are_decided_by_lot_and_not_by_seat() -> None:
    winners = []
    for seed in range(200):
        table = Table(pile0="blue_fly", pile1="blue_chameleon", pile2="blue_chameleon", deck0=2, deck1=2, deck2=2)
        for _ in range(seed):
            table.state.rng.word()
        first, second = (P2, P3) if seed % 2 else (P3, P2)
        table.slap(first, P1, at=300).slap(second, P1, at=300).judge()
        winners.append(len(table.state.deck[P2]) > 2)
    assert 70 < sum(winners) < 130


@rule("GB-103", "GB-104")
def test_the_first_of_several_attackers_wins_and_the_others_lose_nothing() -> None:
    table = Table(pile0="blue_fly", pile1="blue_chameleon", pile2="blue_chameleon", deck0=2, deck1=2, deck2=2)
    table.slap(P2, P1, at=300).slap(P3, P1, at=299).cover(P1, at=301).judge()
    assert [len(deck) for deck in table.state.deck] == [2, 2, 3] and not table.discard
    assert table.pile(P2) == table.pile(P3) == ["blue_chameleon"] and "mistake" not in table.told


@rule("GB-106", "GB-104")
def test_a_hand_before_the_next_card_wins_the_old_pile_and_the_new_card_stays() -> None:
    table = conflict(turn=P3, opener=P2).slap(P2, P3, at=300).open(P3, at=305).judge()
    assert table.pile(P3) == ["red_chameleon"] and table.deck(P2)[-1] == "blue_chameleon"
    late = conflict(turn=P3, opener=P2).slap(P2, P3, at=310).open(P3, at=305).judge()
    assert late.pile(P3)[-1] == "red_chameleon" and len(late.pile(P3)) == 3
    assert "late" in late.told and "mistake" not in late.told


@rule("GB-107")
def test_slapping_ahead_of_a_card_is_a_mistake_though_the_card_would_make_it_right() -> None:
    table = Table(pile0="blue_snake", pile1="red_chameleon", deck0=3, deck1="blue_chameleon 2", turn=P2)
    table.slap(P1, P2, at=300).open(P2, at=301).judge()
    assert table.discard == ["blue_snake"] and table.pile(P2) == ["red_chameleon", "blue_chameleon"]


@rule("GB-108", "GB-109")
def test_an_empty_place_is_no_target_and_one_pile_is_slapped_once() -> None:
    table = Table(pile1="blue_snake", deck0=3, deck1=3, deck2=3)
    assert table.options(P1) == [0, PILE + P2, OPEN]
    table.slap(P1, P2)
    assert table.options(P1) == [0, OPEN]
    empty, twice = table.state.why_not(P1, PILE + P3), table.state.why_not(P1, PILE + P2)
    assert empty is not None and (empty.rule, empty.key) == ("GB-108", "no-pile")
    assert twice is not None and (twice.rule, twice.key) == ("GB-109", "already")


@rule("GB-111")
def test_a_defence_is_right_as_soon_as_there_is_a_threat() -> None:
    table = conflict().cover(P3).judge()
    assert "saved" in table.told and "mistake" not in table.told


@rule("GB-113")
def test_several_mistakes_in_one_moment_cost_one_pile_and_the_next_one_a_card() -> None:
    table = conflict().slap(P1, P2).slap(P1, P3).cover(P1).judge()
    assert table.discard == ["yellow_fly"] and len(table.state.deck[P1]) == 4
    table.slap(P1, P2).judge()
    assert table.discard == ["yellow_fly", "yellow_snake"] and len(table.state.deck[P1]) == 3


@rule("GB-115")
def test_two_players_who_eat_each_other_down_the_chain_both_keep_what_they_won() -> None:
    table = Table(pile0="blue_snake", pile1="blue_chameleon", pile2="blue_fly", deck0=2, deck1=2, deck2=2)
    table.slap(P1, P2, at=300).slap(P2, P3, at=320).judge()
    assert table.deck(P1)[-1] == "blue_chameleon" and table.deck(P2)[-1] == "blue_fly"


@rule("GB-027", "GB-116", "GB-127")
def test_the_game_does_not_wait_for_a_conflict_or_for_a_player_who_does_nothing() -> None:
    table = conflict()
    table.judge()  # nobody does anything, not even the player on turn
    assert table.pile(P1) == ["yellow_fly", "yellow_snake"] and table.state.turn == P2
    assert "eaten" in table.slap(P2, P3).judge().told


@rule("GB-063", "GB-117")
def test_a_card_opened_out_of_turn_lies_for_a_moment_and_goes_to_the_discard() -> None:
    table = conflict(hasty="yes", deck1="red_snake 3").open(P2).judge()
    assert table.pile(P2)[-1] == "red_snake"
    assert table.state.turn == P1 and table.pile(P1) == ["yellow_fly"]  # whose turn it is does not change
    assert not table.state.eats(P2, P3, 0)  # as prey only
    table.judge()
    assert table.discard == ["red_snake"] and table.pile(P2) == ["red_fly", "blue_snake"]
    refusal = conflict().state.why_not(P2, OPEN)
    assert refusal is not None and (refusal.rule, refusal.key) == ("GB-117", "not-your-turn")


@rule("GB-064")
def test_whoever_is_eaten_because_of_a_card_opened_out_of_turn_loses_the_whole_pile() -> None:
    table = conflict(hasty="yes", pile0="red_snake", deck1="red_chameleon 3", turn=P3).open(P2).judge()
    assert table.pile(P2)[-1] == "red_chameleon"
    table.slap(P1, P2).judge()
    assert table.deck(P1)[-3:] == ["red_fly", "blue_snake", "red_chameleon"] and not table.discard


def test_a_defended_pile_still_gives_up_the_card_opened_out_of_turn() -> None:
    table = conflict(hasty="yes", pile0="red_snake", deck1="red_chameleon 3", turn=P3).open(P2).judge()
    table.cover(P2).judge()
    assert table.discard == ["red_chameleon"] and table.deck(P2)[-2:] == ["red_fly", "blue_snake"]


def test_nobody_sees_where_hands_lie_before_they_are_judged() -> None:
    table = conflict(discard="red_fly").slap(P2, P3, at=300)
    assert table.state.view(P3)["table"]["players"][P2]["hands"] == 1
    assert table.state.view(P3)["table"]["mine"] == []
    assert table.state.view(P2)["table"]["mine"] == [{"option": PILE + P3, "at": 300}]
    assert DISCARD in table.options(P2)
