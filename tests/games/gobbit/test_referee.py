"""The referee: delayed messages become fairly ordered hands."""

from typing import Any

import pytest

from igroteka.core.live import Hand
from igroteka.games.gobbit import GAME
from igroteka.games.gobbit.live.judging import PAUSES, GobbitReferee
from igroteka.games.gobbit.live.lines import Terms
from igroteka.games.gobbit.options import DISCARD, OPEN, PASS, PILE, YES
from igroteka.games.gobbit.state import Gobbit
from igroteka.lab.fairness import row
from tests.rules import rule

P1, P2, P3 = 0, 1, 2


class Live:
    """A table under a referee, with lines of these round trips."""

    def __init__(self, *trips: int, terms: Terms | None = None, **words: Any) -> None:
        given: dict[str, Any] = {"pile0": "blue_snake", "pile1": "red_chameleon", "turn": 1}
        decks = {f"deck{seat}": 3 for seat in range(len(trips))}
        self.state: Gobbit = GAME.position(**{**given, **decks, "deck1": "blue_chameleon 3", **words})
        self.state.events = []
        self.referee = GobbitReferee(len(trips), terms)
        for seat, trip in enumerate(trips):
            for _ in range(15):
                self.referee.measured(seat, trip)
        self.sent = self.referee.begin(self.state, 0)

    def slap(self, seat: int, owner: int, arrival: int, moment: int | None = None) -> Hand:
        number = self.referee.moment if moment is None else moment
        return self.referee.slap(seat, PILE + owner, number, arrival)

    def tick(self, now: int) -> bool:
        """Let the referee close the moment if it is time."""
        moves = self.referee.due(now)
        for move in moves:
            self.state.apply(*move)
        if moves and self.state.outcome is None:
            self.sent = self.referee.begin(self.state, now)
        return bool(moves)

    @property
    def told(self) -> list[str]:
        return [event.kind for event in self.state.events or []]


def in_conflict(*trips: int, **words: Any) -> Live:
    """P2 has just opened a blue chameleon before P1's blue snake."""
    live = Live(*trips, **words)
    assert live.referee.open(P2, 400)
    assert live.tick(live.referee.wake)
    live.state.events = []
    return live


@rule("GB-097")
def test_a_card_is_sent_earlier_to_slower_lines_so_that_all_see_it_at_once() -> None:
    live = Live(20, 250, 60)
    assert [sent + trip // 2 for sent, trip in zip(live.sent, (20, 250, 60), strict=True)] == [125] * 3
    assert max(Live(20, 4000).sent) == Terms().cap - 10  # nobody waits for one bad line


@rule("GB-099")
def test_the_quicker_reaction_wins_though_it_arrives_later() -> None:
    live = in_conflict(20, 250)
    common = live.sent[P2] + 125
    quick = live.slap(P2, P2, common + 300 + 125)
    slow = live.slap(P1, P2, common + 320 + 10)
    assert (quick.at - common, slow.at - common) == (300, 320)
    assert (quick.compensation, slow.compensation) == (125, 10)
    live.tick(live.referee.wake)
    assert "saved" in live.told and (quick.verdict, slow.verdict) == ("won", "beaten")
    assert [hand["verdict"] for hand in (hand.dump() for hand in live.referee.race)] == ["won", "beaten"]


@rule("GB-099")
def test_compensation_is_bounded_by_the_measured_line_and_the_cap() -> None:
    unmeasured = Live(0, 0)
    unmeasured.referee.lines[P2].trips = []
    assert unmeasured.slap(P2, P2, 500).compensation == 0
    endless = in_conflict(20, 3000)
    hand = endless.slap(P2, P2, endless.sent[P2] + 1500 + 300 + 1500)
    assert hand.compensation == Terms().cap


@rule("GB-099")
def test_a_late_word_of_having_seen_the_card_is_believed_only_within_the_measured_line() -> None:
    live = in_conflict(20, 100)
    common = live.sent[P2] + 50
    live.referee.shown(P2, live.referee.moment, common + 5000)
    hand = live.slap(P2, P2, common + 400 + 50)
    assert hand.at == common + 400


@rule("GB-100")
def test_the_window_waits_for_slower_lines_and_no_longer() -> None:
    live = in_conflict(20, 250)
    arrival = live.sent[P1] + 10 + 300 + 10
    live.slap(P1, P2, arrival)
    assert arrival < live.referee.wake <= arrival + Terms().window
    assert not live.tick(live.referee.wake - 1) and live.tick(live.referee.wake)
    local = in_conflict(0, 0)
    local.slap(P1, P2, local.sent[P1] + 300)
    assert local.referee.wake == local.sent[P1] + 300 + Terms().gather  # at one keyboard, for a second hand alone
    assert in_conflict(20, 3000, terms=Terms(cap=900, window=50)).slap(P1, P2, 5000).at


@rule("GB-099", "GB-107")
def test_impossible_times_are_refused_and_logged() -> None:
    live = in_conflict(20, 250)
    superhuman = live.slap(P1, P2, live.sent[P1] + 10 + 60 + 10)
    assert superhuman.verdict == "too-early" and live.referee.refused == [superhuman]
    unseen = live.slap(P1, P2, live.sent[P1] - 1)
    future = live.slap(P2, P2, 9000, moment=live.referee.moment + 1)
    assert unseen.verdict == future.verdict == "unseen" and len(live.referee.refused) == 3
    assert live.tick(20_000) and not {"eaten", "mistake"} & set(live.told)


@rule("GB-104", "GB-105", "GB-121")
def test_a_hand_that_was_right_when_it_began_is_never_a_mistake() -> None:
    live = in_conflict(20, 20)
    shown = live.referee.moment
    live.slap(P1, P2, live.sent[P1] + 300)
    live.tick(live.referee.wake)
    assert "eaten" in live.told
    late = live.slap(P2, P2, live.sent[P2] + 5, moment=shown)
    assert late.verdict == "too-late" and late not in live.referee.refused
    live.tick(live.sent[P2] + 10_000)
    assert "mistake" not in live.told


@rule("GB-105")
def test_a_hand_made_on_an_earlier_moment_counts_if_its_cards_lie_unchanged() -> None:
    words = {"pile2": "yellow_chameleon", "pile3": "yellow_fly"}
    live = in_conflict(20, 20, 20, 20, **words)
    before = live.referee.moment
    live.slap(P1, P2, live.sent[P1] + 300)
    assert live.tick(live.referee.wake) and "eaten" in live.told
    late = live.slap(P3, 3, live.sent[P3] + 20, moment=before)
    assert late.verdict == "" and late.at < live.referee.wake
    gone = live.slap(P2, P2, live.sent[P2] + 20, moment=before)
    assert gone.verdict == "too-late", "that pile was eaten"
    live.tick(live.referee.wake)
    assert late.verdict == "won" and "mistake" not in live.told


@rule("GB-101", "GB-104")
def test_hands_made_before_the_moment_keep_their_order() -> None:
    for first, second, told in ((P3, 3, "saved"), (3, P3, "eaten")):
        words = {"pile2": "yellow_fly", "pile3": "yellow_chameleon"}
        live = in_conflict(20, 20, 20, 20, **words)
        before = live.referee.moment
        live.slap(P1, P2, live.sent[P1] + 300)
        live.tick(live.referee.wake)
        live.slap(first, P3, live.sent[P1] + 12, moment=before)
        live.slap(second, P3, live.sent[P1] + 15, moment=before)
        live.state.events = []
        live.tick(live.referee.wake)
        assert told in live.told and not {"eaten", "saved"} - {told} & set(live.told)


@rule("GB-109", "GB-113")
def test_a_mistake_is_paid_once_however_often_the_old_table_is_slapped() -> None:
    live = Live(20, 20, 20, pile0="", pile2="yellow_fly", deck0=5)
    before = live.referee.moment
    live.slap(P1, P2, 400)
    live.tick(live.referee.wake)
    assert live.told == ["slap", "mistake-deck"]
    live.slap(P1, P2, live.sent[P1] + 15, moment=before)
    other = live.slap(P1, P3, live.sent[P1] + 15, moment=before)
    live.tick(live.sent[P1] + 9000)
    assert other.verdict == "too-late" and live.told.count("mistake-deck") == 1


@rule("GB-072", "GB-073", "GB-106")
def test_after_a_mistake_the_table_waits_a_short_while_and_no_longer() -> None:
    live = in_conflict(0, 0, 0, pile2="yellow_fly")
    wrong = live.sent[P1] + 400
    live.slap(P3, P2, wrong)
    assert live.referee.wake == wrong + Terms().breath
    live.referee.open(P3, wrong + 10)
    assert live.referee.wake == wrong + Terms().breath, "whatever is opened"
    live.slap(P3, P1, wrong + 200)
    live.slap(P3, P3, wrong + 250)
    assert live.referee.wake == wrong + Terms().breath, (
        "further mistakes of one player cost nothing and wait for nothing"
    )


@rule("GB-122")
def test_a_hand_on_a_pile_is_no_answer_to_a_question_that_came_after_it() -> None:
    words = {"pile0": "red_blue_fly", "pile1": "red_snake yellow_fly", "pile2": "blue_snake", "discard": "red_fly"}
    live = Live(0, 0, 0, deck1=3, **words)
    before = live.referee.moment
    live.referee.slap(P1, DISCARD, before, 400)
    assert live.tick(live.referee.wake) and live.state.decisions[0].kind == "rob"
    assert live.referee.take(P1, PILE + P3, before, 500) == ("too-late", [])
    assert live.referee.take(P1, PILE + P3, before + 1, 900)[1] == [(P1, PILE + P3, 900)]


@rule("GB-105", "GB-106")
def test_an_opened_card_is_shown_only_when_no_earlier_hand_can_be_on_its_way() -> None:
    live = Live(
        20, 20, 250, pile1="blue_chameleon", deck1="red_fly 3"
    )  # P2 may cover the chameleon with the next card
    common = live.sent[P1] + 10
    assert live.referee.open(P2, common + 500)
    assert live.referee.wake >= common + 500 + 125
    live.slap(P1, P2, common + 520)
    live.tick(live.referee.wake)
    assert "eaten" in live.told and live.state.view(P1)["table"]["players"][P2]["top"]["name"] == "red_fly"


@rule("GB-105")
def test_an_old_conflict_may_be_slapped_at_the_very_moment_of_the_next_card() -> None:
    live = in_conflict(20, 20, 20, deck2="red_fly 3")
    live.referee.open(P3, live.sent[P3] + 400)
    live.tick(live.referee.wake)
    hand = live.slap(P1, P2, live.sent[P1] + 20)
    live.tick(live.referee.wake)
    assert hand.verdict == "won" and "eaten" in live.told


@rule("GB-108", "GB-109")
def test_an_empty_place_costs_nothing_and_a_second_slap_counts_once() -> None:
    live = in_conflict(20, 20, 20)
    now = live.sent[P1] + 400
    assert live.slap(P1, P3, now).verdict == "idle"
    assert live.slap(P1, P2, now) is live.slap(P1, P2, now + 5)


@rule("GB-116", "GB-127")
def test_a_card_opens_by_itself_when_its_player_is_away_and_not_before_it_was_seen() -> None:
    live = Live(20, 20)
    assert live.referee.wake == 10 + PAUSES["brisk"] + 10  # a hand made before may be on its way
    assert live.tick(live.referee.wake) and live.told == ["open"]
    hurried = Live(20, 20)
    hurried.referee.open(P2, 15)
    assert hurried.referee.wake >= 10 + Terms().rest
    assert not hurried.referee.open(P1, 20)


@rule("GB-122", "GB-123")
def test_questions_that_halt_the_game_have_a_clock_and_a_usual_answer() -> None:
    words = {"pile0": "red_blue_fly", "pile1": "red_snake yellow_fly", "pile2": "blue_snake", "discard": "red_fly"}
    live = Live(0, 0, 0, deck1=3, **words)
    live.referee.slap(P1, DISCARD, live.referee.moment, 400)
    assert live.tick(live.referee.wake) and live.state.decisions[0].kind == "rob"
    assert live.referee.answer(P2, PILE + P3, 900) == [] and live.referee.answer(P1, PILE + P1, 900) == []
    assert live.referee.answer(P1, PILE + P3, 900) == [(P1, PILE + P3, 900)]
    assert not live.tick(1000) and live.tick(live.referee.wake)
    assert "robbed" in live.told and live.state.turn == P1
    assert len(live.state.deck[P1]) == 3 + 3  # time ran out: the largest pile is taken
    ghost = Live(0, 0, 0, pile0="", deck0="", pile2="red_fly", deck1=3)
    ghost.slap(P1, P3, 500)
    assert ghost.tick(ghost.referee.wake) and ghost.state.decisions[0].kind == "mercy"
    assert ghost.referee.due(ghost.referee.wake) == [(P3, YES, ghost.referee.wake)]


@rule("GB-079")
def test_hands_without_effect_do_not_end_the_moment() -> None:
    words = {"pile0": "red_blue_fly", "pile1": "yellow_fly", "discard": "red_fly"}
    live = Live(0, 0, deck1=3, **words)
    wake = live.referee.wake
    assert live.slap(P1, P2, 500).worth == 0 and live.referee.wake == wake
    assert live.tick(wake) and live.referee.race[0].verdict == "idle"


def test_the_moves_of_a_moment_leave_nobody_out() -> None:
    live = Live(20, 20, 20)
    live.referee.open(P2, 400)
    moves = live.referee.due(live.referee.wake)
    assert [(seat, option) for seat, option, _ in moves] == [(P1, PASS), (P2, OPEN), (P3, PASS)]


@rule("GB-099", "GB-100")
@pytest.mark.parametrize(("fast", "slow", "jitter"), [(20, 250, 50)])
def test_equal_reflexes_win_equally_often_on_unequal_lines(fast: int, slow: int, jitter: int) -> None:
    measured = row(fast, slow, jitter, 2000, 7)
    assert abs(measured["referee"] - 0.5) < 0.035 and measured["arrival"] > 0.85
