"""Every lesson is played through the engine: what it wants is offered, what it says is true, its free part is won."""

import re
from itertools import pairwise
from typing import Any

import pytest

from igroteka import games
from igroteka.bots.registry import make_bot
from igroteka.bots.table import play_out
from igroteka.core.lesson import AFTER, DO, FREE, READY, SCRIPTED, Answer, Guide, Lesson, begin, lesson_of
from igroteka.core.match import Match
from igroteka.core.rng import seeded
from igroteka.core.state import State
from igroteka.text import LANGUAGES, Words

TAUGHT = [name for name in games.NAMES if lesson_of(games.find(name)) is not None]
SENTENCE = re.compile(r"(?<=[.!?…])\s+")


def lesson(name: str) -> Lesson:
    found = lesson_of(games.find(name))
    assert found is not None
    return found


def only(answer: Answer, state: State) -> int:
    options = answer.options(state)
    assert len(options) == 1, f"{answer.ask} {answer.choose} {answer.thing}: {options}"
    return options[0]


class Learner:
    """Somebody who does what a lesson says; `way` is taken at the step of this name, the first one elsewhere."""

    def __init__(self, name: str, step: str = "", way: int = 0) -> None:
        self.game = games.find(name)
        self.guide = Guide(lesson(name), self.game.referee(2) is not None)
        self.step, self.way = step, way
        self.match = self._begin()

    def _begin(self) -> Match:
        state = begin(self.game, self.guide)
        return Match(self.game, state.settings, state.seats, 0, state.dump())

    def play(self, answer: Answer) -> None:
        option = only(answer, self.match.state)
        self.guide.played(self.match.state, answer.seat, option)
        self.match.play(answer.seat, option, answer.at)

    def go(self) -> bool:
        """One answer or remark on; whether the lesson guides still."""
        guide = self.guide
        if guide.part in (AFTER, READY):
            self.check()
            guide.go_on()
        elif guide.part == DO:
            step = guide.step
            way = step.ways[self.way] if step.id == self.step else step.ways[0]
            assert only(way[guide.place], self.match.state) in guide.allowed(self.match.state)
            self.play(way[guide.place])
            if guide.step is not step or guide.part == AFTER:
                self.check(step.expect, step.learner)
        elif guide.part in SCRIPTED:
            step = guide.step
            answer = guide.scripted()
            assert answer is not None
            self.play(answer)
            if guide.step is not step:
                self.check(step.expect, step.learner)
        if guide.new_board:
            self.match = self._begin()
        return guide.part != FREE

    def check(self, expect: dict[str, Any] | None = None, learner: int = 0) -> None:
        """What the step promises is true."""
        if expect is None:
            expect, learner = self.guide.step.expect, self.guide.learner
        if self.way:
            return  # other ways reach the same end by other positions
        view = self.match.state.view(learner)
        for path, wanted in expect.items():
            assert fact(view, path) == wanted, f"{self.guide.step.id}: {path}"

    def to_the_free_part(self) -> "Learner":
        while self.go():
            pass
        return self


def fact(view: dict[str, Any], path: str) -> Any:
    if path == "outcome":
        return None if view["outcome"] is None else [int(share) for share in view["outcome"]]
    found: Any = view["table"]
    for part in path.split("/"):
        found = found[int(part)] if isinstance(found, list) else found[part]
    return found


@pytest.mark.parametrize("name", TAUGHT)
def test_every_step_can_be_done_and_what_it_says_is_true(name: str) -> None:
    learner = Learner(name).to_the_free_part()
    assert learner.guide.step.id == lesson(name).steps[-1].id and learner.guide.step.free
    assert learner.match.at(len(learner.match.moves)).digest() == learner.match.state.digest()


@pytest.mark.parametrize("name", TAUGHT)
def test_every_other_way_leads_on(name: str) -> None:
    for step in lesson(name).steps:
        for way in range(1, len(step.ways)):
            win(Learner(name, step.id, way).to_the_free_part())


@pytest.mark.parametrize("name", TAUGHT)
def test_the_free_part_is_won_by_its_line(name: str) -> None:
    win(Learner(name).to_the_free_part())


def win(learner: Learner) -> None:
    seat = learner.guide.learner
    for answer in learner.guide.step.line:
        learner.play(answer)
    outcome = learner.match.state.outcome
    assert outcome is not None and outcome[seat] == 1


@pytest.mark.parametrize("name", TAUGHT)
def test_a_newcomer_wins_the_free_part_more_often_than_not(name: str) -> None:
    learner = Learner(name).to_the_free_part()
    won = 0
    for seed in range(10):
        state = learner.match.state.copy()
        rng = seeded(seed)
        state.rng = rng.fork()
        play_out(state, [make_bot("level:1") for _ in range(state.seats)], rng)
        assert state.outcome is not None
        won += state.outcome[learner.guide.learner] == 1
    assert won >= 6


@pytest.mark.parametrize("name", TAUGHT)
def test_only_what_is_wanted_is_allowed(name: str) -> None:
    guide = Guide(lesson(name), timed=False)
    state = begin(games.find(name), guide)
    decision = state.decision_for(guide.learner)
    assert decision is not None
    allowed = guide.allowed(state)
    assert allowed and set(allowed) < set(decision.options)
    guide.skip()
    answer = guide.scripted()
    assert answer is not None and answer.options(state)[0] in allowed
    guide.leave()
    assert guide.allowed(state) == [] and not guide.guiding


@pytest.mark.parametrize("name", TAUGHT)
@pytest.mark.parametrize("language", LANGUAGES)
def test_bubbles_are_two_short_sentences(name: str, language: str) -> None:
    words = Words(language)
    for key in lesson(name).words(name):
        text = words.say(key)
        assert len(SENTENCE.split(text)) <= 2 and len(text) <= 130, key


def test_a_new_board_is_set_up_after_a_remark() -> None:
    """Otherwise the last move of the old board would never be seen."""
    for name in TAUGHT:
        steps = lesson(name).steps
        assert all(before.remarks for before, step in pairwise(steps) if step.start)


def test_a_game_without_a_lesson_has_none() -> None:
    for name in games.names():
        if name not in games.NAMES:
            assert lesson_of(games.find(name)) is None
