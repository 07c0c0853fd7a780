"""Every puzzle is what it says: one answer at a time wins, in whatever world the solver may be."""

from typing import Any

import pytest

from igroteka import games
from igroteka.core.lesson import Answer
from igroteka.core.puzzle import Puzzle, puzzles_of
from igroteka.core.rng import seeded
from igroteka.core.state import State
from igroteka.lab.puzzles import Prover, alike, look_through, shortest, told, worlds_of

ALL = [(name, puzzle) for name in games.NAMES for puzzle in puzzles_of(games.find(name))]


def meant(state: State, answer: Answer) -> int:
    """The one option an answer of a file means."""
    found = answer.options(state)
    assert len(found) == 1
    return found[0]


@pytest.mark.parametrize(("name", "puzzle"), ALL, ids=[puzzle.id for _, puzzle in ALL])
def test_a_puzzle_has_one_winning_answer_and_the_solution_wins(name: str, puzzle: Puzzle) -> None:
    state = puzzle.start(games.find(name))
    left = puzzle.decisions
    rng = seeded(20261118)
    for step in puzzle.steps:
        right = meant(state, step.do)
        worlds = worlds_of(state, puzzle.seat, rng)
        assert Prover(puzzle.seat, 10**6).winning(worlds, left) == [right]
        state.apply(puzzle.seat, right)
        left -= 1
        for answer in step.then:
            assert answer.seat != puzzle.seat
            state.apply(answer.seat, meant(state, answer))
            left -= 1
    assert state.outcome is not None and state.outcome[puzzle.seat] == 1.0


@pytest.mark.parametrize(
    ("name", "least"), [("mindbug", 50), ("not_alone", 15), ("battlecrest", 15), ("aeons_end", 8)]
)
def test_a_turn_based_game_brings_puzzles_of_several_grades(name: str, least: int) -> None:
    found = puzzles_of(games.find(name))
    assert len(found) >= least
    assert len({puzzle.grade for puzzle in found}) >= 2
    assert len({puzzle.id for puzzle in found}) == len(found)
    assert len({puzzle.position for puzzle in found}) == len(found), "no puzzle comes twice"


def test_a_card_in_the_opponents_hand_stops_no_attack_but_a_blocker_does() -> None:
    game = games.find("mindbug")
    open_board = game.position("mine: gorillion; their_life: 1; my_hand: spider_owl; their_hand: luchataur")
    assert shortest(worlds_of(open_board, 0, seeded(1)), 0, 3) == (1, told_options(open_board, "attack"))
    guarded = game.position(
        "mine: gorillion; theirs: luchataur; their_life: 1; my_hand: spider_owl; their_hand: bee_bear"
    )
    assert shortest(worlds_of(guarded, 0, seeded(1)), 0, 2) == (0, [])


def told_options(state: State, kind: str) -> list[int]:
    return [option for option in state.decisions[0].options if state.choice(option, 0).kind == kind]


def test_worlds_that_look_different_are_proved_apart() -> None:
    game = games.find("mindbug")
    state = game.position("mine: gorillion; their_hand: luchataur; their_deck: killer_bee; my_hand: spider_owl")
    other = state.copy()
    other.life[1] = 1
    assert alike([state, other], 0) == [state]


def test_an_answer_is_told_so_that_it_means_one_option_alone() -> None:
    state: Any = games.find("mindbug").position("mine: gorillion; their_life: 1; my_hand: spider_owl spider_owl~2")
    for option in state.decisions[0].options:
        words = told(state, 0, option)
        assert words is not None and Answer(words, 0).options(state) == [option]


def test_the_same_seed_finds_the_same_puzzle() -> None:
    assert look_through("mindbug", 5) == look_through("mindbug", 5)
