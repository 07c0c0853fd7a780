"""The rules of rules.yaml, one after another."""

import ast
from pathlib import Path

import pytest
import yaml
from igroteka_durak import GAME
from igroteka_durak.state import NAMES, RANK, SUIT
from table import Table

from igroteka.core.errors import BadSetting
from igroteka.core.knowledge import EVERYONE
from igroteka.core.rng import seeded

HERE = Path(__file__).parent
rule = pytest.mark.rule
DEALS = [(seats, seed) for seats in GAME.seats for seed in range(20)]


def test_every_rule_is_cited_by_a_test() -> None:
    known = [entry["id"] for entry in yaml.safe_load((HERE.parent / "rules.yaml").read_text(encoding="utf-8"))]
    cited = [
        argument.value
        for file in HERE.glob("test_*.py")
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "rule"
        for argument in node.args
        if isinstance(argument, ast.Constant)
    ]
    assert sorted(set(cited)) == known == [f"DU-{n:03}" for n in range(1, len(known) + 1)]


# --- the deal -----------------------------------------------------------------------------------------------------


@rule("DU-001")
def test_the_cards_are_nine_ranks_of_four_suits() -> None:
    state = GAME.new({}, 3, 1)
    cards = sorted(card for zone in state.zones().values() for card in zone)
    assert cards == list(range(1, 37))
    assert {(SUIT[card], RANK[card]) for card in cards} == {(suit, rank) for suit in range(4) for rank in range(9)}


@rule("DU-002")
def test_two_to_six_play_each_for_themselves() -> None:
    assert GAME.seats == [2, 3, 4, 5, 6]
    assert GAME.teams({}, 6) == [0, 1, 2, 3, 4, 5]
    for seats in (1, 7):
        with pytest.raises(BadSetting):
            GAME.new({}, seats)


@rule("DU-003", "DU-004")
@pytest.mark.parametrize(("seats", "seed"), DEALS)
def test_six_cards_each_and_the_trump_under_the_deck_for_all_to_see(seats: int, seed: int) -> None:
    state = GAME.new({}, seats, seed)
    assert [len(hand) for hand in state.hand] == [6] * seats
    for card in state.deck[:1]:
        assert SUIT[card] == state.trump and state.known[card] == EVERYONE
        assert state.view(None)["table"]["bottom"] == [state.thing(card)]
    assert all(state.known[card] == 0 for card in state.deck[1:])


@rule("DU-004")
def test_the_trump_card_is_drawn_last() -> None:
    table = Table(hand0="6c 7c", hand1="8c 9c", deck="10d jd qd kd 6h 7h 8h 9h 6s", trump="s")
    table.play("6c", "8c", "pass")
    assert table.hand(0) == ["7c", "10d", "jd", "qd", "kd", "6h"] and "6s" in table.hand(1)
    assert table.happened()[-2:] == ["draw", "draw-trump"]


@rule("DU-005")
@pytest.mark.parametrize("seed", range(20))
def test_of_six_players_the_last_one_shows_the_trump(seed: int) -> None:
    state = GAME.new({}, 6, seed)
    assert not state.deck and state.view(None)["table"]["bottom"] == []
    shown = [card for card in state.hand[5] if state.known[card] == EVERYONE and SUIT[card] == state.trump]
    assert shown


@rule("DU-006", "DU-008")
@pytest.mark.parametrize(("seats", "seed"), DEALS)
def test_the_lowest_trump_is_shown_and_begins(seats: int, seed: int) -> None:
    state = GAME.new({}, seats, seed)
    trumps = sorted(card for hand in state.hand for card in hand if SUIT[card] == state.trump)
    if trumps:
        assert trumps[0] in state.hand[state.attacker] and state.known[trumps[0]] == EVERYONE
    assert state.decisions[0].seat() == state.attacker and state.defender == (state.attacker + 1) % seats


@rule("DU-007")
def test_chance_decides_where_nobody_holds_a_trump() -> None:
    first = set()
    for seed in range(3000):
        state = GAME.deal(GAME.check({}, 2), 2, seeded(seed))
        if not any(SUIT[card] == state.trump for hand in state.hand for card in hand):
            first.add(state.attacker)
            assert not any(state.known[card] == EVERYONE for hand in state.hand for card in hand)
    assert first == {0, 1}


# --- attack and defence -------------------------------------------------------------------------------------------


@rule("DU-008", "DU-009")
def test_the_attacker_has_to_lay_one_card_before_the_next_player() -> None:
    table = Table(hand0="6c 6d", hand1="7c 8c", hand2="9c 9d", trump="s", attacker=1)
    assert table.question == (1, "lead") and table.may() == {"7c", "8c"}
    assert table.why(1, "pass") == ("DU-009", "must-lead")
    assert table.why(1, "6c") == ("DU-009", "not-in-hand")
    table.play("7c")
    assert table.question == (2, "defend") and [NAMES[card] for card in table.state.attacks] == ["7c"]


@rule("DU-010")
@pytest.mark.parametrize(
    ("attack", "beaten_by"),
    [("9c", {"10c", "as", "6s"}), ("ac", {"6s", "as"}), ("6h", {"6s", "as", "kh"}), ("7s", {"as"})],
)
def test_a_higher_card_of_the_suit_beats_or_a_trump(attack: str, beaten_by: set[str]) -> None:
    table = Table(hand0=f"{attack} 6d", hand1="8c 10c kh 6s as 7d", trump="s").play(attack)
    assert table.may() == beaten_by | {"take"}
    assert table.why(1, "8c") == ("DU-010", "too-low")
    assert table.why(1, "pass") == ("DU-019", "beat-or-take")


@rule("DU-012")
def test_only_ranks_on_the_table_are_thrown_in() -> None:
    table = Table(hand0="6c 6d 9d 10d", hand1="9c 10c jc", trump="s").play("6c", "9c")
    assert table.question == (0, "throw") and table.may() == {"6d", "9d", "pass"}
    assert table.why(0, "10d") == ("DU-012", "no-such-rank")
    assert table.why(0, "take") == ("DU-019", "not-defender")


@rule("DU-013", "DU-014", "DU-017")
def test_all_are_asked_from_the_attacker_on_and_again_after_each_beaten_card() -> None:
    table = Table(hand0="6c 7c 8h", hand1="9c 9h kh", hand2="jd qd", hand3="6h ad", trump="s").play("6c", "9c")
    assert table.question == (0, "throw")
    table.play("pass")
    assert table.question == (2, "throw") and table.may() == {"pass"}
    assert table.why(0, "7c") == ("DU-013", "not-asked")
    table.play("pass")
    assert table.question == (3, "throw")
    table.play("6h")
    assert table.question == (1, "defend")
    table.play("9h")
    assert table.question == (0, "throw")
    table.play("pass", "pass", "pass")
    assert table.state.bout == 2


@rule("DU-017")
@pytest.mark.parametrize("seed", range(10))
def test_who_is_asked_depends_on_no_hidden_card(seed: int) -> None:
    """In every world a seat may imagine, the same seats are asked."""
    state = GAME.new({"transfer": True}, 4, seed)
    rng = seeded(seed)
    while state.outcome is None:
        decision = state.decisions[0]
        for seat in range(4):
            imagined = state.imagine(seat, rng).decisions[0]
            assert (imagined.seats, imagined.kind) == (decision.seats, decision.kind)
        state.apply(decision.seat(), decision.options[rng.below(len(decision.options))])


@rule("DU-015")
def test_six_attacks_at_most_in_the_first_bout_too() -> None:
    table = Table(hand0="6c 6d 6h 6s 9c 9d 9h 8h", hand1="9s 10c 10d 10h jd jh qh kh", trump="s")
    table.play("6c", "9s", "6d", "10d", "6h", "10h", "9c", "10c", "9d", "jd", "9h")
    assert table.question == (1, "defend") and table.state.bout == 1
    table.play("jh")
    assert table.state.bout == 2 and "6s" in table.hand(0)  # which would have fitted


@rule("DU-016")
def test_no_more_attacks_than_the_defender_had_cards() -> None:
    table = Table(hand0="6c 6d 6h 7c", hand1="7d 8c", hand2="ac ad", trump="s").play("6c", "8c", "6d", "7d")
    assert table.happened()[-1] == "beaten" and table.state.bout == 2


@rule("DU-018")
def test_beaten_cards_are_out_of_the_game_and_seen_by_all() -> None:
    table = Table(hand0="6c 7d", hand1="7c 8d", trump="s").play("6c", "7c", "pass")
    out = [card for card in table.state.discard if NAMES[card] in ("6c", "7c")]
    assert len(out) == 2 and all(table.state.known[card] == EVERYONE for card in out)
    assert "card:6c:1" in table.state.view(None)["table"]["discard"]


@rule("DU-019")
def test_a_defender_may_take_and_all_know_the_cards() -> None:
    table = Table(hand0="6c 7d", hand1="7c 8d", trump="s").play("6c")
    assert "take" in table.may()
    table.play("take", "pass")
    assert table.hand(1) == ["6c", "7c", "8d"]
    assert table.state.view(0)["table"]["players"][1] == {
        "role": ["role:defender"],
        "hand": ["card:6c:1"],
        "hidden": 2,
    }


@rule("DU-020")
def test_others_may_add_fitting_cards_before_they_are_taken() -> None:
    table = Table(hand0="6c 6d 7d", hand1="7c 8d 9d", hand2="6h kh", trump="s").play("6c", "take")
    assert table.question == (0, "add") and table.may() == {"6d", "pass"}
    table.play("6d", "pass")
    assert table.question == (2, "add") and table.may() == {"6h", "pass"}
    table.play("6h")
    assert {"6c", "6d", "6h"} <= set(table.hand(1)) and table.state.bout == 2


@rule("DU-020")
def test_who_passed_before_is_asked_again_when_the_cards_are_taken() -> None:
    table = Table(hand0="6c 6d 7d", hand1="7c 8d 9d", hand2="6h kh", trump="s").play("6c", "7c", "pass", "6h", "take")
    assert table.question == (0, "add") and table.may() == {"6d", "7d", "pass"}


@rule("DU-016", "DU-020")
def test_the_limits_hold_for_cards_that_are_added_too() -> None:
    table = Table(hand0="6c 6d 7d", hand1="8d", trump="s").play("6c", "take")
    assert table.hand(1) == ["6c", "8d"]


# --- drawing and the next bout ------------------------------------------------------------------------------------


@rule("DU-021")
def test_the_attacker_draws_first_and_the_defender_last() -> None:
    table = Table(hand0="6c 7c 8c 9c 10c", hand1="jc qc kc ac 6d", hand2="8d 9d 10d jd", deck="kd ad 6h 7h 8h")
    table.play("6c", "jc", "pass", "jd", "take", "pass", "pass")
    drawn = [(event.args["seat"], event.args["count"]) for event in table.state.events or [] if event.kind == "draw"]
    assert drawn == [("seat:0", 2), ("seat:2", 3)]
    table = Table(hand0="6c 7c 8c 9c 10c", hand1="jc qc kc ac 6d", hand2="8d 9d 10d jd", deck="kd ad 6h 7h 8h 9h")
    table.play("6c", "jc", "pass", "pass")
    drawn = [(event.args["seat"], event.args["count"]) for event in table.state.events or [] if event.kind == "draw"]
    assert drawn == [("seat:0", 2), ("seat:2", 2), ("seat:1", 2)]


@rule("DU-021", "DU-022")
def test_each_draws_up_to_six_while_there_are_cards() -> None:
    table = Table(hand0="6c 7c 8c 9c", hand1="7d 8d 9d 10c", hand2="ah kh qh jh 10h 9h 8h", deck="6d jd qd 6s")
    table.play("6c", "10c", "pass", "pass")
    assert table.hand(0) == ["7c", "8c", "9c", "6d", "jd", "qd"]
    assert table.hand(1) == ["7d", "8d", "9d", "6s"] and len(table.hand(2)) == 7


@rule("DU-023")
def test_who_has_beaten_everything_attacks_next() -> None:
    table = Table(hand0="6c 7d", hand1="7c 8d", hand2="9d 9h", trump="s").play("6c", "7c", "pass", "pass")
    assert table.question == (1, "lead") and table.state.defender == 2


@rule("DU-024")
def test_who_took_is_passed_over() -> None:
    table = Table(hand0="6c 7d", hand1="7c 8d", hand2="9d 9h", trump="s").play("6c", "take", "pass", "pass")
    assert table.question == (2, "lead") and table.state.defender == 0


# --- the end ------------------------------------------------------------------------------------------------------


@rule("DU-025")
def test_who_has_no_cards_left_is_out() -> None:
    table = Table(hand0="6c", hand1="7c 8d", hand2="9d 9h", trump="s").play("6c", "7c", "pass")
    assert table.question == (1, "lead")
    table.play("8d", "9d")
    assert table.state.outcome == (1.0, 1.0, 0.0)
    assert table.happened()[-1] == "fool"
    seen = Table(hand0="6c 6d", hand1="-", hand2="9d 9h", trump="s")
    assert seen.state.defender == 2 and seen.state.view(0)["table"]["players"][1]["role"] == ["role:out"]


@rule("DU-026")
def test_the_last_one_with_cards_is_the_fool() -> None:
    table = Table(hand0="6c", hand1="7c 8d", trump="s").play("6c", "take")
    assert table.state.outcome == (1.0, 0.0)
    assert table.why(0, "6c") == ("DU-026", "over")


@rule("DU-027")
def test_nobody_is_the_fool_if_the_last_cards_go_together() -> None:
    table = Table(hand0="6c", hand1="7c", trump="s").play("6c", "7c")
    assert table.state.outcome == (0.5, 0.5) and table.happened()[-1] == "no-fool"


@rule("DU-028")
def test_after_two_hundred_bouts_it_is_a_draw() -> None:
    table = Table(hand0="6c 6d", hand1="7c 8d", trump="s", bout=200).play("6c", "take", "6d")
    assert table.state.outcome == (1.0, 0.0)
    table = Table(hand0="6c 6d 9d", hand1="7c 8d", trump="s", bout=200).play("6c", "take", "pass")
    assert table.state.outcome == (0.5, 0.5)


# --- passing on ---------------------------------------------------------------------------------------------------


@rule("DU-029")
def test_an_attack_is_passed_on_with_a_card_of_its_rank() -> None:
    table = Table(hand0="6c 7d", hand1="6d 8c", hand2="7c 8d 9d", trump="s", transfer="yes").play("6c")
    assert table.may() == {"8c", "transfer 6d", "take"}
    assert table.why(1, "transfer 8c") == ("DU-029", "other-rank")
    table.play("transfer 6d")
    assert table.question == (2, "defend") and table.state.defender == 2


@rule("DU-029")
def test_passing_on_has_to_be_agreed_and_comes_before_beating() -> None:
    table = Table(hand0="6c 7d", hand1="6d 8c", hand2="7c 8d 9d", trump="s").play("6c")
    assert table.why(1, "transfer 6d") == ("DU-029", "no-transfer")
    table = Table(hand0="6c 8d 9d", hand1="8c 8h 9h 7d", hand2="ac kc qc", trump="s", transfer="yes")
    table.play("6c", "8c")
    assert table.why(0, "transfer 8d") == ("DU-029", "not-defender")
    table.play("8d")
    assert table.may() == {"take"} and table.why(1, "transfer 8h") == ("DU-029", "late-transfer")


@rule("DU-030")
def test_the_next_player_needs_enough_cards() -> None:
    table = Table(hand0="6c 7d", hand1="6d 8c", hand2="9d", trump="s", transfer="yes").play("6c")
    assert table.may() == {"8c", "take"}
    assert table.why(1, "transfer 6d") == ("DU-030", "too-few-cards")


@rule("DU-031")
def test_an_attack_may_come_back_to_who_began_it() -> None:
    table = Table(hand0="6c 6h 7d 7h", hand1="6d 8c ah kh", trump="s", transfer="yes")
    table.play("6c", "transfer 6d")
    assert table.question == (0, "defend")
    table.play("transfer 6h")
    assert table.question == (1, "defend") and len(table.state.attacks) == 3


@rule("DU-011", "DU-032")
def test_all_attacks_are_beaten_in_order_before_others_throw_in() -> None:
    table = Table(hand0="6c 7d jh", hand1="6d 8h qh", hand2="7c 8d 9d", trump="s", transfer="yes")
    table.play("6c", "transfer 6d")
    assert table.may() == {"7c", "take"}
    table.play("7c")
    assert table.question == (2, "defend") and table.may() == {"8d", "9d", "take"}
    table.play("8d")
    assert table.question == (0, "throw") and table.may() == {"7d", "pass"}


@rule("DU-016", "DU-021")
def test_who_passed_on_throws_in_and_draws_like_the_others() -> None:
    table = Table(
        hand0="6c 7d 9c 10c jc qc", hand1="6d 8h qh kh ah 8d", hand2="7c 9d kc ac jd qd", transfer="yes",
        deck="kd ad 9h 10s",
    )  # fmt: skip
    table.play("6c", "transfer 6d", "7c", "9d", "pass", "pass")
    drawn = [event.args["seat"] for event in table.state.events or [] if event.kind == "draw"]
    assert drawn == ["seat:0", "seat:1", "seat:2"] and table.question == (2, "lead")
