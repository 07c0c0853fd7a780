"""A table as the fold of its log: what needs no socket to be shown."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from igroteka import games
from igroteka.core.match import Match
from igroteka.core.rng import Rng, seeded
from igroteka.server import entries
from igroteka.server.clock import DAY, Clock
from igroteka.server.config import Config
from igroteka.server.entries import Clocks, Place, Setup
from igroteka.server.journal import fold
from igroteka.server.messages import Result
from igroteka.server.record import Record, commitment
from igroteka.server.services import Services
from igroteka.server.sqlite import SqliteStore
from igroteka.server.wire import plain
from tests.conftest import UNTIMED

SEED = "ab" * 32


def game_and_seed(old: dict[str, Any]) -> str:
    return f"{old['setup']['game']}-{old['setup']['seed'][:2]}"


def table(game: str, people: int, bots: int = 0, clock: Clocks | None = None) -> Record:
    """A begun table with people in the first seats and bots in the others."""
    seats = [Place(person=f"p{number}", name=f"P{number}") for number in range(people)]
    seats += [Place(bot="random")] * bots
    settings = games.find(game).check({}, len(seats))
    record = Record(Setup("t", game, settings, seats, False, clock or Clocks(), "p0", SEED, 0))
    record.apply(entries.Start())
    return record


@pytest.mark.parametrize("name", games.NAMES)
def test_every_game_can_be_set_up_and_begun(name: str) -> None:
    for seats in games.find(name).seats:
        record = table(name, seats)
        assert record.status == "playing"
        assert json.dumps([record.view(seat) for seat in [*range(seats), None]])


def test_the_last_person_of_a_team_who_concedes_loses() -> None:
    record = table("mindbug", 1, bots=1)
    record.apply(entries.Concede(seat=0))
    assert record.result == Result("concede", [0.0, 1.0], 0)


def test_among_many_teams_a_bot_plays_on_until_nobody_is_left() -> None:
    record = table("gobbit", 2, bots=1)
    record.apply(entries.Concede(seat=0))
    assert record.status == "playing" and record.seats[0].bot == "adult"
    record.apply(entries.Concede(seat=1))
    assert record.result is not None and record.result.outcome == [0.5, 0.0, 0.5]


def test_an_offer_waits_for_people_only_and_a_move_declines_it() -> None:
    record = table("mindbug", 2)
    record.apply(entries.Offer(seat=0, what="draw"))
    assert record.offer is not None and record.offer.wait == [1]
    assert record.match is not None
    decision = record.match.state.decisions[0]
    record.apply(entries.Move(seat=decision.seat(), option=decision.options[0]))
    assert record.offer is None and record.status == "playing"


def test_somebody_who_leaves_for_a_bot_is_not_waited_for() -> None:
    record = table("mindbug", 2)
    record.apply(entries.Offer(seat=0, what="draw"))
    record.apply(entries.Bot(seat=1, bot="random"))
    assert record.result is not None and record.result.reason == "draw"


def test_a_clock_for_each_decision_starts_anew() -> None:
    clock = Clock(Clocks(kind="days", days=2), 2)
    clock.ask([0], [0])
    clock.run(DAY)
    assert clock.first_out() == (0, DAY)
    clock.ask([0], [])
    assert clock.left[0] == DAY, "still the same question"
    clock.ask([0], [0])
    assert clock.left[0] == 2 * DAY


def test_a_clock_for_the_game_gains_an_increment_per_answer() -> None:
    clock = Clock(Clocks(kind="live", base=60_000, increment=5_000), 2)
    clock.ask([1], [1])
    clock.run(10_000)
    clock.answered(1)
    assert clock.left == [60_000, 55_000]


def test_time_out_plays_one_move_by_a_bot_or_loses() -> None:
    record = table("mindbug", 2, clock=Clocks(kind="days", days=1))
    asked = record.clock.running[0]
    record.apply(entries.Flag(seat=asked, ran=DAY))
    assert record.seats[asked].bot and record.seats[asked].once and record.bots_to_move() == [asked]
    strict = table("mindbug", 2, clock=Clocks(kind="move", time=5_000, out="lose"))
    strict.apply(entries.Flag(seat=strict.clock.running[0], ran=5_000))
    assert strict.result is not None and strict.result.reason == "time"


def test_outages_do_not_count(tmp_path: Path) -> None:
    services = Services(Config(), SqliteStore(str(tmp_path / "x.sqlite")))
    services.outages = [(100, 200), (1_000, 2_000), (5_000, 9_000)]
    assert services.ran(0, 50) == 50
    assert services.ran(150, 250) == 50
    assert services.ran(900, 6_000) == 100 + 3_000
    assert services.ran(5_500, 8_000) == 0


def step(record: Record, rng: Rng) -> tuple[int, bool]:
    """A random move: who made it, and whether somebody learned something by it or chance was used."""
    assert record.match is not None
    state = record.match.state
    decision = state.decisions[rng.below(len(state.decisions))]
    news = state.news()
    option = decision.options[rng.below(len(decision.options))]
    record.apply(entries.Move(seat=decision.seat(), option=option, time=record.n))
    return decision.seat(), state.news() != news


@pytest.mark.parametrize("name", UNTIMED)
def test_a_move_is_taken_back_freely_exactly_while_nobody_has_learned_anything(name: str) -> None:
    """In a game that hides nothing, that is always."""
    free, rng = 0, seeded(4)
    for _ in range(3):
        record = table(name, games.find(name).seats[0])
        while record.status == "playing" and record.n < 300:
            mover, told = step(record, rng)
            if record.status == "playing":
                assert record.undo_is_free(mover) != told
                assert not any(record.undo_is_free(seat) for seat in range(len(record.seats)) if seat != mover)
                free += not told
    assert free, "some moves of every game tell nothing"


def test_a_move_that_told_nothing_is_taken_back_at_once_and_any_other_waits_for_people() -> None:
    rng, record, seen = seeded(2), table("mindbug", 2), set()
    while record.status == "playing":
        mover, told = step(record, rng)
        if record.status == "playing" and told not in seen:
            seen.add(told)
            moves = len(record.match.moves)  # type: ignore[union-attr]
            applied = record.apply(entries.Offer(seat=mover, what="undo", free=record.undo_is_free(mover)))
            assert applied.undone == (0 if told else 1)
            assert (record.offer is not None) == told
            record.apply(entries.Reply(seat=1 - mover, what="undo", yes=False)) if told else None
            assert len(record.match.moves) == moves - applied.undone  # type: ignore[union-attr]
    assert seen == {True, False}


def test_the_log_says_whether_a_move_was_taken_back_freely() -> None:
    """So that a log is read alike by every later version, whatever it thinks of the moment."""
    record = table("mindbug", 2)
    mover, _ = step(record, seeded(1))
    record.apply(entries.Offer(seat=mover, what="undo", free=True))
    assert record.offer is None and not record.match.moves  # type: ignore[union-attr]


def test_the_creature_does_not_take_back_its_hunt_freely_after_the_places_are_revealed() -> None:
    rng, revealed = seeded(3), 0
    for _ in range(5):
        record = table("not_alone", 3)
        while record.status == "playing":
            before = places_shown(record)
            mover, _ = step(record, rng)
            if mover == 0 and record.status == "playing" and places_shown(record) - before:
                revealed += 1
                assert not record.undo_is_free(0)
    assert revealed


def places_shown(record: Record) -> set[tuple[int, str]]:
    """The Places that everybody sees lying before the Hunted."""
    view = record.shared()
    assert view is not None
    return {(number, place) for number, hunted in enumerate(view["table"]["hunted"]) for place in hunted["played"]}


def test_a_moment_of_a_timed_game_keeps_the_answers_given_in_it() -> None:
    record = table("mindbug", 2)
    assert record.match is not None
    decision = record.match.state.decisions[0]
    seat = decision.seat()
    moves = entries.Moves(
        moves=[(seat, decision.options[0], 5)], answers=[(seat, "k1", 1, ""), (1, "k2", 1, "too-late")]
    )
    record.apply(entries.decode_entry(entries.encode(moves)))
    assert record.answers.get(f"p{seat}", "k1") == record.answers.get("p1", "k2") == 1
    assert record.verdicts[("p1", "k2")] == "too-late"


def test_replaying_the_log_gives_the_same_table() -> None:
    record = table("mindbug", 2)
    log: list[bytes] = [entries.encode(entries.Start())]
    while record.status == "playing":
        assert record.match is not None
        decision = record.match.state.decisions[-1]
        entry = entries.Move(seat=decision.seat(), option=decision.options[-1], time=record.n)
        log.append(entries.encode(entry))
        record.apply(entry)
    again = Record(record.setup)
    for data in log:
        again.apply(entries.decode_entry(data))
    assert again.match is not None and record.match is not None
    assert again.match.state.digest() == record.match.state.digest()
    assert (again.n, again.result, again.asked) == (record.n, record.result, record.asked)


OLD = json.loads((Path(__file__).parent / "data" / "logs-0.1.json").read_text())


@pytest.mark.parametrize("old", [old for old in OLD if old["setup"]["game"] in games.NAMES], ids=game_and_seed)
def test_a_log_of_release_0_1_gives_the_table_it_gave_then(old: dict[str, Any]) -> None:
    """With moves that were taken back, some freely and some with consent, which those logs do not say."""
    record = fold(json.dumps(old["setup"]).encode(), [json.dumps(entry).encode() for entry in old["log"]])
    assert record.match is not None
    assert [list(move) for move in record.match.moves] == old["moves"]
    assert sum(applied.undone for applied in record.log) == old["undone"]


def test_verify_tells_a_match_dealt_from_another_seed(tmp_path: Path) -> None:
    match = Match(games.find("mindbug"), {}, 2, SEED)
    file = tmp_path / "match.json"

    def verify(promised: str) -> subprocess.CompletedProcess[str]:
        file.write_text(json.dumps({**match.dump(), "room": {"commitment": promised}}))
        command = [sys.executable, "-m", "igroteka.cli", "verify", str(file), "--json"]
        return subprocess.run(command, capture_output=True, text=True, check=False)

    assert json.loads(verify(commitment(SEED)).stdout)["commitment"] == commitment(SEED)
    assert verify(commitment("cd" * 32)).returncode == 2


def test_names_and_chat_become_one_plain_line() -> None:
    assert plain(" a\u0000\u202eb\u200b\nc\ud800\t ") == "ab c"
    assert plain("Ї" + "\u0301") == "Ї\u0301"
