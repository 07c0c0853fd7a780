"""The quick player and the adviser: tactics they must find, and that the quick one beats weaker players."""

from igroteka.bots.registry import make_bot
from igroteka.bots.table import play_out
from igroteka.core.rng import seeded
from igroteka.games.battlecrest import GAME
from igroteka.games.battlecrest.evaluate import evaluate
from igroteka.games.battlecrest.players import Adviser, plan_turn
from tests.games.battlecrest.table import Table


def play_turn(table: Table) -> Table:
    """The baseline player's whole turn; the other side does not defend."""
    seat = table.seat
    for option in plan_turn(table.state, seat, 10):
        while table.state.outcome is None and not table.asked.asks(seat):
            table.state.apply(table.seat, 0)
        if table.state.outcome is not None:
            break
        table.state.apply(seat, option)
    while table.state.outcome is None and table.asked.kind == "defend":
        table.state.apply(table.seat, 0)
    return table


def test_it_finds_the_lethal_attack() -> None:
    table = play_turn(Table(cells="c3 c4", wounds="0 5", spent2="gun boots shove"))
    assert table.state.outcome == (1.0, 0.0)


def test_it_walks_up_to_kill() -> None:
    table = play_turn(Table(cells="c1 c4", wounds="0 5", spent2="gun boots shove"))
    assert table.state.outcome == (1.0, 0.0)


def test_it_pushes_the_enemy_into_a_deadly_hazard() -> None:
    table = play_turn(
        Table(cells="c3 d4", wounds="0 4", other1="cloak", spent1="sword bow banner", spent2="gun", done="refocus")
    )
    assert table.state.outcome == (1.0, 0.0)


def test_it_keeps_a_card_to_defend_with() -> None:
    table = play_turn(Table(heroes="anna vira", cells="c3 c4", wounds="4 0", done="refocus"))
    assert any(table.state.ready[:4])


def test_it_defends_when_that_saves_its_life() -> None:
    table = Table(cells="c3 c4", wounds="0 4").activate("sword")
    answer = plan_turn(table.state, 1, 10)[0]
    table.state.apply(1, answer)
    assert table.state.outcome is None and table.left(2) > 0


def test_it_does_not_walk_through_hazards_for_nothing() -> None:
    table = play_turn(Table(cells="d4 a1", wounds="6 0"))
    assert table.state.outcome is None


def test_wounds_and_threats_make_a_position_better() -> None:
    even = Table(cells="c3 f6").state
    ahead = Table(cells="c3 f6", wounds="0 3").state
    assert evaluate(ahead, 0) > evaluate(even, 0) and evaluate(ahead, 1) < evaluate(even, 1)


def test_the_adviser_finds_the_lethal_attack_too() -> None:
    state = Table(cells="c1 c4", wounds="0 5", spent2="gun boots shove").state
    while state.outcome is None and state.active == 0:
        state.apply(0, Adviser().answer(state, 0))
    assert state.outcome == (1.0, 0.0)


def test_the_adviser_defends_when_that_saves_its_life() -> None:
    table = Table(cells="c3 c4", wounds="0 4").activate("sword")
    table.state.apply(1, Adviser().answer(table.state, 1))
    assert table.state.outcome is None and table.left(2) > 0


def test_what_the_adviser_remembers_of_a_turn_does_not_change_its_answers() -> None:
    state = GAME.new({"hero1": "yaryna", "hero2": "casimir"}, 2, 5)
    advisers = [Adviser(), Adviser()]
    remembered = 0
    while state.outcome is None and state.turn < 9:
        seat = state.decisions[0].seat()
        adviser = advisers[seat]
        known = len(adviser.values) if adviser.turn == state.turn else 0
        answer = adviser.answer(state, seat)
        assert answer == Adviser().answer(state, seat)
        remembered += known > 0
        state.apply(seat, answer)
    assert remembered > 10


def test_the_nearer_a_stop_the_more_it_counts_to_be_ahead() -> None:
    calm = Table(cells="c3 f6", wounds="0 1", quiet=3, round=20).state
    late = Table(cells="c3 f6", wounds="0 1", quiet=12, round=20).state
    assert evaluate(late, 0) > evaluate(calm, 0) and evaluate(late, 1) < evaluate(calm, 1)


def test_it_beats_random_and_greedy_players() -> None:
    for opponent in ("random", "greedy"):
        won = 0.0
        for seed in range(6):
            bots = [make_bot("baseline"), make_bot(opponent)]
            state = GAME.new({"hero1": "torv", "hero2": "akhena"}, 2, seed)
            play_out(state, bots, seeded(seed))
            assert state.outcome is not None
            won += state.outcome[0]
        assert won >= 4.5, opponent
