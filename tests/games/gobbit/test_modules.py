"""Gobb'it!, ghosts and the gorilla."""

from igroteka.games.gobbit.options import DISCARD, OPEN, PASS, PILE, YES
from tests.games.gobbit.table import Table
from tests.rules import rule

P1, P2, P3 = 0, 1, 2


def three_flies(**more: object) -> Table:
    """P1 and P3 show flies of all three colours; P2 has a blue chameleon that could eat one of them."""
    words: dict[str, object] = {
        "pile0": "red_snake red_blue_fly",
        "pile1": "red_chameleon blue_chameleon",
        "pile2": "yellow_fly",
        "deck0": 3, "deck1": 3, "deck2": 3,
        "discard": "red_chameleon",
        "turn": 0,
    }  # fmt: skip
    return Table(**{**words, **more})


@rule("GB-044", "GB-045", "GB-120")
def test_three_colours_of_flies_and_a_discard_let_anybody_call() -> None:
    for seat in (P1, P2, P3):
        assert "gobbit" in three_flies().call(seat).judge().told
    assert three_flies(discard="").state.calling == 0
    assert three_flies(pile2="red_fly").state.calling == 0
    refusal = three_flies(discard="").state.why_not(P1, DISCARD)
    assert refusal is not None and (refusal.rule, refusal.key) == ("GB-044", "no-discard")


@rule("GB-046", "GB-047", "GB-048", "GB-081", "GB-124")
def test_the_first_caller_takes_a_chosen_pile_and_the_own_one_and_the_next_turn() -> None:
    table = three_flies().call(P3, at=400).call(P2, at=300).call(P1, at=350).judge()
    assert table.asked == "rob" and table.options(P2) == [PILE + P1, PILE + P3]
    table.answer(P2, PILE + P1)
    assert table.deck(P2)[3:] == ["red_chameleon", "blue_chameleon", "red_snake", "red_blue_fly"]
    assert table.deck(P3)[-1] == "yellow_fly" and not any(table.pile(seat) for seat in (P1, P2, P3))
    assert table.state.turn == P2
    table.turn()
    assert len(table.pile(P2)) == 1 and table.state.turn == P3


@rule("GB-122")
def test_a_player_without_a_pile_cannot_be_robbed_and_a_single_victim_needs_no_choice() -> None:
    table = three_flies(pile1="", pile0="red_blue_fly").call(P1).judge()
    assert table.asked == "react" and table.deck(P1)[-2:] == ["red_blue_fly", "yellow_fly"]
    wide = three_flies(pile1="").call(P2).judge()
    assert wide.options(P2) == [PILE + P1, PILE + P3]
    own, nothing = wide.state.why_not(P2, PILE + P2), wide.state.why_not(P2, OPEN)
    assert own is not None and own.key == "rob-own" and nothing is not None and nothing.key == "rob-whom"


@rule("GB-102", "GB-046")
def test_callers_at_the_same_instant_are_decided_by_lot() -> None:
    first = 0
    for seed in range(100):
        table = three_flies()
        for _ in range(seed):
            table.state.rng.word()
        table.call(P1, at=300).call(P2, at=300).judge()
        first += table.state.decisions[0].seats == 1 << P1
    assert 30 < first < 70


@rule("GB-079", "GB-080", "GB-119", "GB-121")
def test_during_three_flies_nobody_eats_defends_or_errs() -> None:
    table = three_flies().slap(P2, P1).cover(P1).slap(P3, P2).judge()
    assert not {"eaten", "saved", "mistake"} & set(table.told) and table.discard == ["red_chameleon"]
    beaten = three_flies().call(P1, at=300).call(P2, at=301).judge().answer(P1, PILE + P2)
    assert beaten.discard == ["red_chameleon"]  # the second on the discard loses nothing


@rule("GB-119")
def test_the_call_ends_when_a_needed_fly_is_covered() -> None:
    table = three_flies(deck0="red_snake 2").turn()
    assert table.state.calling == 0
    assert "mistake" in table.call(P2).judge().told


@rule("GB-078")
def test_ghosts_may_not_call() -> None:
    table = three_flies(seats=4)
    assert DISCARD not in table.options(3)
    refusal = table.state.why_not(3, DISCARD)
    assert refusal is not None and (refusal.rule, refusal.key) == ("GB-078", "ghost-calls")


@rule("GB-049", "GB-125")
def test_a_player_without_deck_and_pile_becomes_a_ghost_and_without_that_module_is_out() -> None:
    words = {"pile0": "blue_snake", "pile1": "blue_chameleon", "deck0": 3, "deck2": 3, "deck1": ""}
    table = Table(**words).slap(P1, P2).judge()
    assert "ghost" in table.told and table.state.is_ghost(P2) and table.options(P2) == [PASS, PILE + P1]
    out = Table(ghosts="no", **words).slap(P1, P2).judge()
    assert "out" in out.told and out.options(P2) == []
    refusal = out.state.why_not(P2, PASS)
    assert refusal is not None and (refusal.rule, refusal.key) == ("GB-049", "out")
    safe = Table(pile0="blue_snake", pile1="blue_chameleon", pile2="blue_fly", deck0=3, deck2=3)
    safe.slap(P1, P2).slap(P2, P3).judge()  # lost everything and won a pile in the same moment
    assert not safe.state.is_ghost(P2) and safe.deck(P2) == ["blue_fly"]


def haunted(**more: object) -> Table:
    """P1 is a ghost; P2 and P3 show a pair."""
    words: dict[str, object] = {
        "pile1": "red_fly blue_snake", "pile2": "yellow_fly blue_snake", "deck1": 3, "deck2": 3, "turn": 1,
    }  # fmt: skip
    return Table(**{**words, **more})


@rule("GB-050", "GB-051", "GB-052", "GB-054")
def test_a_ghost_may_attack_either_card_of_a_pair_or_both() -> None:
    one = haunted().slap(P1, P2).judge()
    assert one.discard == ["blue_snake", "red_fly"] and one.pile(P3) == ["yellow_fly", "blue_snake"]
    both = haunted().slap(P1, P2, at=300).slap(P1, P3, at=320).judge()
    assert both.discard == ["blue_snake", "red_fly", "blue_snake", "yellow_fly"]
    assert both.state.is_ghost(P1)
    two_coloured = haunted(pile1="red_blue_fly", pile2="red_fly").slap(P1, P2).judge()
    assert not two_coloured.discard and two_coloured.asked == "mercy"  # not the same colours: no pair


@rule("GB-053", "GB-054")
def test_a_pair_may_be_defended_against_a_ghost() -> None:
    table = haunted().slap(P1, P2, at=300).cover(P2, at=299).judge()
    assert table.deck(P2)[-2:] == ["red_fly", "blue_snake"] and not table.discard
    alone = Table(pile0="blue_snake", pile1="blue_snake", deck0=3, deck1=3).cover(P2).judge()
    assert "mistake" in alone.told  # no ghost at the table: a pair is no threat


@rule("GB-077", "GB-123")
def test_a_ghosts_mistake_lets_the_wronged_player_take_the_pile_back() -> None:
    table = haunted(pile2="yellow_fly").slap(P1, P2).judge()
    assert table.asked == "mercy" and table.options(P2) == [PASS, YES]
    assert table.answer(P2, YES).deck(P2)[-2:] == ["red_fly", "blue_snake"]
    left = haunted(pile2="yellow_fly").slap(P1, P2).judge().answer(P2, PASS)
    assert left.pile(P2)[:2] == ["red_fly", "blue_snake"] and not left.discard


@rule("GB-077")
def test_a_ghosts_mistake_is_told_to_all() -> None:
    table = haunted(pile2="yellow_fly").slap(P1, P2, at=300).slap(P1, P3, at=320).judge()
    told = [event.args for event in table.state.events or [] if event.kind == "ghost-mistake"]
    assert told == [{"seat": "seat:0", "rival": "seat:1"}, {"seat": "seat:0", "rival": "seat:2"}]
    assert "ghost-mistake" not in haunted().slap(P1, P2).judge().told


def gorilla(**more: object) -> Table:
    """P1 is about to open a gorilla."""
    words: dict[str, object] = {
        "pile0": "red_fly", "pile1": "yellow_fly blue_snake", "pile2": "red_chameleon",
        "deck0": "gorilla yellow_snake 2", "deck1": 3, "deck2": 3, "turn": 0,
    }  # fmt: skip
    return Table(**{**words, **more}).turn()


@rule("GB-055", "GB-057", "GB-118")
def test_a_gorilla_strikes_at_every_pile_and_what_it_hits_is_discarded() -> None:
    table = gorilla().slap(P1, P2, at=300).slap(P1, P3, at=350).judge()
    assert table.discard == ["blue_snake", "yellow_fly", "red_chameleon"]
    assert table.pile(P1) == ["red_fly", "gorilla"]


@rule("GB-056")
def test_the_others_may_defend_against_a_gorilla() -> None:
    table = gorilla().slap(P1, P2, at=300).slap(P1, P3, at=350).cover(P3, at=320).judge()
    assert table.discard == ["blue_snake", "yellow_fly"] and table.deck(P3)[-1] == "red_chameleon"
    assert "mistake" not in table.told


@rule("GB-058", "GB-118")
def test_the_gorillas_owner_opens_again_and_then_the_strike_is_over() -> None:
    table = gorilla()
    assert table.state.turn == P1 and table.state.gorilla == P1
    table.turn()
    assert table.pile(P1) == ["red_fly", "gorilla", "yellow_snake"] and table.state.turn == P2
    assert table.state.gorilla == -1 and "mistake" in table.slap(P1, P2).judge().told


@rule("GB-118", "GB-012")
def test_nobody_may_slap_a_gorilla() -> None:
    assert "mistake" in gorilla().slap(P2, P1).judge().told
    assert "mistake" in gorilla().cover(P1).judge().told
    still = gorilla(pile2="red_chameleon blue_chameleon").slap(P2, P3).judge()
    assert "eaten" in still.told  # other conflicts stay open


@rule("GB-068")
def test_a_gorilla_as_the_last_card_loses_everything_without_striking() -> None:
    table = gorilla(deck0="gorilla")
    assert "last-gorilla" in table.told and "ghost" in table.told
    assert table.discard == ["gorilla", "red_fly"] and table.state.gorilla == -1
    assert table.state.turn == P2 and table.state.is_ghost(P1)
