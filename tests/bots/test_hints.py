"""Hints: never an immediate loss, a chance for every option, a reason in words."""

import pytest

from igroteka import games
from igroteka.bots.bot import NoviceBot, Observation
from igroteka.bots.hints import agreed, ideas
from igroteka.bots.registry import make_bot
from igroteka.core.decision import Reason
from igroteka.core.rng import seeded
from igroteka.core.score import Calibration
from igroteka.core.state import State
from igroteka.text import LANGUAGES, Words
from tests.games.aeons_end.test_foes import queen


def seen(state: State, seat: int, seed: int = 1) -> Observation:
    return Observation(state, seat, seeded(seed))


def test_a_hint_that_wins_says_so() -> None:
    state = games.find("mindbug").position(
        "mine: gorillion; their_life: 1; my_hand: spider_owl; their_hand: luchataur"
    )
    best = ideas(seen(state, 0), 100)[0]
    assert state.choice(best.option, 0).kind == "attack"
    assert best.reason is not None and best.reason.key == "wins"


def test_a_hint_keeps_from_what_loses_at_once() -> None:
    """The last life is attacked: who does not block has lost."""
    game = games.find("mindbug")
    words = "mine: spider_owl; theirs: gorillion; my_life: 1; their_hand: luchataur; my_hand: luchataur; turn: theirs"
    state = game.position(words)
    attack = next(o for o in state.decisions[0].options if state.choice(o, 1).kind == "attack")
    state.apply(1, attack)
    found = ideas(seen(state, 0), 60)
    assert state.choice(found[0].option, 0).kind == "block"
    assert found[0].reason is not None and found[0].reason.key == "only-way"


def test_a_hint_never_advises_the_swarm_that_destroys_gravehold() -> None:
    """Infest with 15 husks: more of them fall on Gravehold, which does not stand that; a mage stands damage."""
    state = queen("infest", husks=15, gravehold=2).state
    seat = int(state.decisions[0].seat())
    found = ideas(seen(state, seat), 30)
    lost = state.copy()
    lost.apply(seat, found[-1].option)
    assert lost.outcome is not None and max(lost.outcome) == 0.0
    kept = state.copy()
    kept.apply(seat, found[0].option)
    assert kept.outcome is None


@pytest.mark.parametrize("name", ["mindbug", "not_alone", "battlecrest", "aeons_end"])
def test_every_option_has_a_chance_and_reasons_have_words_in_every_language(name: str) -> None:
    game = games.find(name)
    state = game.new({}, game.seats[0], 7)
    rng = seeded(3)
    for _ in range(6):
        decision = state.decisions[0]
        seat = int(decision.seat())
        found = ideas(seen(state, seat), 40)
        assert sorted(idea.option for idea in found) == sorted(decision.options)
        for idea in found:
            assert idea.chance is not None and 0.0 <= idea.chance <= 1.0
            if idea.reason is not None:
                for language in LANGUAGES:
                    assert Words(language).reason(name, idea.reason.dump()).endswith(".")
        state.apply(seat, decision.options[rng.below(len(decision.options))])


def test_a_single_option_has_a_chance_too() -> None:
    """The search of Aeon's End compares answers, and with one answer it used to say nothing: 0 %."""
    game = games.find("aeons_end")
    state = game.new({}, 2, 3)
    rng = seeded(3)
    while len(state.decisions[0].options) > 1:
        decision = state.decisions[0]
        state.apply(int(decision.seat()), decision.options[rng.below(len(decision.options))])
    found = ideas(seen(state, int(state.decisions[0].seat())), 20)
    assert len(found) == 1 and found[0].chance is not None and found[0].chance > 0.0


def test_what_is_imagined_is_no_reason() -> None:
    """Cards in the opponent's hand and draw pile, which only the imagined world has, are never named."""
    game = games.find("mindbug")
    state = game.new({}, 2, 3)
    world = state.imagine(0, seeded(1))
    other = state.imagine(0, seeded(2))
    hidden = [term for term in game.terms() if term.startswith("deck.")]
    assert all(game.because(world, other, 0, term) is None for term in hidden)


def test_a_novice_who_overlooks_nothing_plays_as_the_greedy_bot_does() -> None:
    state = games.find("mindbug").position(
        "mine: gorillion; their_life: 1; my_hand: spider_owl; their_hand: luchataur"
    )
    answers = {make_bot(name).choose(seen(state, 0)) for name in ("novice:0%", "greedy")}
    assert len(answers) == 1
    assert isinstance(make_bot("novice:40%"), NoviceBot)


def test_every_bot_of_every_game_has_a_name_and_a_character() -> None:
    for language in LANGUAGES:
        told = [Words(language).bot(name, level) for name in games.NAMES for level in (1, 2, 3, 4, 5)]
        assert len({name for name, _ in told}) == len(told) and all(about.endswith(".") for _, about in told)


def test_an_option_looked_into_seldom_is_not_called_better_than_the_answer() -> None:
    game = games.find("battlecrest")
    rng = seeded(3)
    for number in range(4):
        state = game.new({}, 2, number)
        for _ in range(6):
            decision = state.decisions[0]
            state.apply(int(decision.seat()), decision.options[rng.below(len(decision.options))])
        found = ideas(seen(state, int(state.decisions[0].seat())), 20)
        assert all((idea.chance or 0.0) <= (found[0].chance or 0.0) for idea in found)


def test_nothing_speaks_for_an_answer_without_hope(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where everything loses, sooner or later, no answer is the only way."""
    game = games.find("mindbug")
    state = game.position(
        "mine: shield_bugs; my_life: 1; theirs: gorillion; their_hand: luchataur; my_hand: spider_owl; turn: theirs"
    )
    attack = next(option for option in state.decisions[0].options if state.choice(option, 1).kind == "attack")
    state.apply(1, attack)
    assert ideas(seen(state, 0), 60)[0].reason is not None
    monkeypatch.setattr(game, "calibration", Calibration(1.0, {2: [-20.0, -20.0]}))
    assert ideas(seen(state, 0), 60)[0].reason is None


def told(name: str, key: str, **args: str | int) -> str:
    """A reason in English."""
    return Words("en").reason(name, {"key": key, **args}).replace("\N{NO-BREAK SPACE}", " ")


def test_a_reason_says_how_much_and_against_what() -> None:
    """Not “better for you in Places in hand”: how many there will be, and how many else."""
    assert told("not_alone", "hand", count=4, other=3) == "You will have 4 Places in hand, not 3."
    assert told("aeons_end", "husks", count=0, other=3) == "There will be no husks."
    assert told("aeons_end", "deck-aether", count=9, other=7) == (
        "The gems of your deck will bring 9 aether in all, not 7."
    )


def test_every_term_that_makes_a_position_better_is_told_in_numbers_that_hold() -> None:
    """A reason names what the better position has, and it is better than what the other one has."""
    game = games.find("not_alone")
    better = game.new({}, 3, 5)
    worse = better.copy()
    worse.will[1] = better.will[1] - 1
    worse.rescue = better.rescue + 2
    reason = game.because(better, worse, 1, "will")
    assert reason is not None and reason.dump() == {"key": "will", "count": 3, "other": 2}
    assert game.because(worse, better, 1, "will") is None, "less Will is no reason for a Hunted"
    of_all = game.because(worse, better, 0, "will")
    assert of_all is not None and of_all.dump() == {"key": "all-will", "count": 5, "other": 6}
    counter = game.because(better, worse, 2, "rescue")
    assert counter is not None and counter.args["other"] == int(worse.rescue)
    assert game.because(better, worse, 0, "rescue") is None


def test_a_reason_names_the_warrior_it_is_about() -> None:
    game = games.find("battlecrest")
    better = game.new({"hero1": "torv", "hero2": "ilvane"}, 2, 5)
    worse = better.copy()
    worse.wound(0, 1)
    own = game.because(better, worse, 0, "health")
    assert own is not None and own.args["warrior"] == better.thing(0)
    assert int(str(own.args["count"])) == int(str(own.args["other"])) + 1
    assert game.because(better, worse, 1, "health") is None
    theirs = game.because(worse, better, 1, "health")
    assert theirs is not None and theirs.args["warrior"] == better.thing(0)


def test_a_hand_before_the_draw_is_not_compared_with_one_after_it() -> None:
    """Aeon's End: ending the turn fills the hand; that brings no aether that another answer would not bring."""
    game = games.find("aeons_end")
    better = game.new({}, 2, 3)
    worse = better.copy()
    worse.hand[0] = []
    same_phase = game.because(better, worse, 0, "aether.hand")
    assert same_phase is not None and same_phase.key == "hand-aether"
    worse.phase = better.phase + 1
    assert game.because(better, worse, 0, "aether.hand") is None


def test_what_few_of_the_imagined_worlds_say_is_no_reason() -> None:
    many, few = Reason("will", count=3, other=2), Reason("will", count=1, other=0)
    assert agreed([few, many, many, None]) is many
    assert agreed([few, None, None, None]) is None
