"""What nobody may learn of Gobb'it's hidden cards and hands, and that the laws notice when somebody does.

Run as a program (`python -m tests.games.gobbit.test_secrets <change>`, interpreted) it makes one change to the rules
and asks the law; the exit code is 1 if the law notices.
"""

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from igroteka.core.agenda import Frame
from igroteka.core.knowledge import EVERYONE, Fact
from igroteka.core.rng import seeded
from igroteka.games.gobbit.cards import NAMES
from igroteka.games.gobbit.options import DISCARD, OPEN, PASS, PILE, YES
from igroteka.games.gobbit.rules import Moment
from igroteka.games.gobbit.state import HANDS, Gobbit
from tests.contract.laws import events_tell_nothing_hidden, imagination_knows_nothing, nothing_leaks
from tests.games.gobbit.table import Table
from tests.rules import rule

P1, P2, P3 = 0, 1, 2


def three_piles(**more: Any) -> Table:
    """P2's blue snake could eat P3's blue chameleon; P1 is to open."""
    words: dict[str, Any] = {"pile0": "yellow_fly", "pile1": "blue_snake", "pile2": "blue_chameleon", "turn": 0}
    decks = {"deck0": 6, "deck1": 6, "deck2": 6, "discard": "red_fly"}
    return Table(**{**words, **decks, **more})


def honest(table: Table) -> None:
    for seed in range(20):
        nothing_leaks(table.state, seeded(seed))
        imagination_knows_nothing(table.state, seeded(seed))


def imagined(table: Table, seat: int) -> list[Gobbit]:
    return [table.state.imagine(seat, seeded(seed)) for seed in range(40)]


@rule("GB-100")
def test_hands_of_others_are_imagined_anew_and_the_own_ones_are_not() -> None:
    table = three_piles().slap(P2, P3, at=300).slap(P1, P2, at=200)
    honest(table)
    for seat in (P1, P3):
        assert {world.on[0] for world in imagined(table, seat)} == {PILE + P1, PILE + P2, PILE + P3, DISCARD}
        assert len({world.when[0] for world in imagined(table, seat)}) > 20
    assert {(world.on[0], world.when[0]) for world in imagined(table, P2)} == {(PILE + P3, 300)}
    assert {world.by[0] for world in imagined(table, P1)} == {P2}, "whose hands lie there is seen"


def test_nobody_else_knows_whether_a_seat_that_is_done_opens_a_card() -> None:
    table = three_piles().open(P1, at=500)
    honest(table)
    assert {world.opening[P1] >= 0 for world in imagined(table, P2)} == {True, False}
    assert {world.opening[P1] for world in imagined(table, P1)} == {500}


@rule("GB-115")
def test_hands_are_known_to_all_once_they_are_judged_and_secret_again_in_the_next_moment() -> None:
    table = three_piles(pile0="", deck0="", pile2="red_fly", turn=P2)
    assert table.state.known[HANDS:] == [1 << P1, 1 << P2, 1 << P3]
    table.slap(P1, P3, at=200).slap(P1, P2, at=300).judge()  # P1 is a ghost and errs twice
    assert table.asked == "mercy" and table.state.known[HANDS:] == [EVERYONE] * 3
    honest(table)
    assert {tuple(world.on) for world in imagined(table, P2)} == {(PILE + P3, PILE + P2)}
    table.answer(P2, YES).answer(P3, PASS)
    assert table.asked == "react" and table.state.known[HANDS:] == [1 << P1, 1 << P2, 1 << P3]


def test_a_hand_tells_nobody_anything_and_judged_hands_and_opened_cards_do() -> None:
    table = three_piles()
    news = table.state.news()
    table.slap(P2, P3).answer(P1, OPEN).answer(P2, PASS)
    assert table.state.news() == news
    table.answer(P3, PASS)
    assert table.state.news() > news


def test_a_card_that_comes_up_again_is_news() -> None:
    table = Table(pile1="red_fly", pile2="yellow_fly blue_fly", deck1="red_snake/colour_off@all 3", deck2=3, turn=P2)
    table.slap(P1, P3).open(P2).judge()
    assert table.asked == "mercy"  # the ghost P1 has erred; P2's known card is opened after the answer
    news = table.state.news()
    table.answer(P3, PASS)
    assert table.pile(P2)[-1] == "red_snake" and table.state.news() > news


# --- changes to the rules that the law has to notice ---------------------------------------------------------------


def tell_where_the_hand_lies(thing: Callable[[int, int], str | Fact]) -> None:
    """Say at once, before it is judged, which pile a hand has come down on."""
    chosen = Moment.chosen

    def telling(verb: Moment, state: Gobbit, frame: Frame, seat: int, option: int) -> None:
        chosen(verb, state, frame, seat, option)
        if PILE <= option <= DISCARD and state.events is not None:
            state.emit("slap", {"seat": f"seat:{seat}", "pile": thing(seat, option)})

    Moment.chosen = telling  # type: ignore[method-assign]


def tell_hands_of_others() -> None:
    """Say where all hands lie as soon as somebody has no more."""
    chosen = Moment.chosen

    def telling(verb: Moment, state: Gobbit, frame: Frame, seat: int, option: int) -> None:
        chosen(verb, state, frame, seat, option)
        if option == PASS and state.events is not None:
            state.emit("slap", {"piles": [f"pile:{on}" for on in state.on]})

    Moment.chosen = telling  # type: ignore[method-assign]


def tell_the_lost_card() -> None:
    """Name the card that is lost unseen from the top of a deck (GB-076)."""
    emit = Gobbit.emit

    def telling(state: Gobbit, kind: str, args: dict[str, Any]) -> None:
        card = {"card": f"card:{NAMES[state.discard[-1]]}"} if kind == "mistake-deck" else {}
        emit(state, kind, {**args, **card})

    Gobbit.emit = telling  # type: ignore[method-assign]


def tell_the_next_card() -> None:
    """Name the next card of a deck when a card is opened."""
    emit = Gobbit.emit

    def telling(state: Gobbit, kind: str, args: dict[str, Any]) -> None:
        cards = [f"card:{NAMES[deck[-1]]}" for deck in state.deck if deck]
        emit(state, kind, {**args, "next": cards} if kind == "open" else args)

    Gobbit.emit = telling  # type: ignore[method-assign]


CHANGES: dict[str, Callable[[], None]] = {
    "hand": lambda: tell_where_the_hand_lies(lambda seat, option: f"pile:{option}"),
    "hand-as-fact": lambda: tell_where_the_hand_lies(lambda seat, option: Fact(f"pile:{option}", HANDS + seat)),
    "others": tell_hands_of_others,
    "lost": tell_the_lost_card,
    "next": tell_the_next_card,
    "none": lambda: None,
}
NOTICED = ["hand", "others", "lost", "next"]


def positions() -> list[Gobbit]:
    """Before any hand; with some hands; before the last answer of a moment, which opens a card or costs one."""
    wrong = three_piles(pile0="", deck0="red_snake 6").slap(P1, P2).answer(P1, PASS).answer(P2, PASS)
    return [
        three_piles().state,
        three_piles().slap(P2, P3, at=300).slap(P1, P2, at=200).state,
        three_piles().answer(P1, OPEN).answer(P2, PASS).state,
        wrong.state,
    ]


def main(change: str) -> int:
    CHANGES[change]()
    try:
        for state in positions():
            for seed in range(10):
                events_tell_nothing_hidden(state, seeded(seed), worlds=5)
    except AssertionError:
        return 1
    return 0


@pytest.mark.parametrize("change", CHANGES)
def test_the_law_notices_a_secret_that_is_told(change: str) -> None:
    """A thing given as a fact is told to those alone who know it, so that there is nothing to notice."""
    done = subprocess.run(
        [sys.executable, "-m", "tests.games.gobbit.test_secrets", change],
        cwd=Path(__file__).parents[3],
        env={**os.environ, "IGROTEKA_INTERPRETED": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert not done.stderr and done.returncode == (1 if change in NOTICED else 0), done.stderr


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
