"""What nobody may know, and that the law of events would notice if it were told.

Compiled code cannot be patched, so mutations run in a process of their own that is interpreted:
`IGROTEKA_INTERPRETED=1 python -m tests.games.aeons_end.test_secrets next-turn-card`.
"""

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from igroteka.bots.bot import RandomBot
from igroteka.core.rng import seeded
from igroteka.games.aeons_end import GAME
from igroteka.games.aeons_end.effects import corruption
from igroteka.games.aeons_end.rules.rounds import Round
from igroteka.games.aeons_end.state import AeonsEnd
from tests.contract.laws import events_tell_nothing_hidden, imagination_knows_nothing, nothing_leaks, walk
from tests.games.aeons_end.table import Table

CAUGHT = 3  # how the process ends when the law has raised


def honest(table: Table) -> None:
    for seed in range(20):
        nothing_leaks(table.state, seeded(seed))
        imagination_knows_nothing(table.state, seeded(seed))


def worlds(table: Table) -> list[AeonsEnd]:
    return [table.state.imagine(0, seeded(seed)) for seed in range(60)]


def deck_names(deck: list[int], state: AeonsEnd) -> list[str]:
    """From the top."""
    return [state.name(card) for card in reversed(deck)]


# --- what is imagined -------------------------------------------------------------------------------------------


def test_a_corruption_taken_face_down_may_be_any_that_nobody_has_seen() -> None:
    table = Table(nemesis="crooked_mask", turn="nemesis", play="corrupter", foe_deck="burden", deck0="jade")
    table.who(0).who(0)
    honest(table)
    seen = {tuple(deck_names(world.deck[0], world)) for world in worlds(table)}
    assert len(seen) > 20 and all(len(names) == 3 and names[2] == "jade" for names in seen)


def test_a_corruption_that_was_seen_is_known_under_its_deck() -> None:
    table = Table(nemesis="crooked_mask", corruptions="contagion fever_of_war grim_sight@all")
    honest(table)
    assert {world.name(world.corruptions[0]) for world in worlds(table)} == {"grim_sight"}
    assert {world.name(world.corruptions[1]) for world in worlds(table)} == {"contagion", "fever_of_war"}


def test_own_cards_of_the_nemesis_are_never_left_in_the_box() -> None:
    table = Table(foe_deck="banesire provoker", box="skewer slaughter")
    honest(table)
    for world in worlds(table):
        assert "provoker" in [world.name(card) for card in world.foe_deck]
    assert {world.name(card) for world in worlds(table) for card in world.basics} == {
        "banesire",
        "skewer",
        "slaughter",
    }


def test_a_revealed_turn_order_card_stays_where_it_is() -> None:
    table = Table(turn_deck="turn_nemesis! turn_1 turn_1 turn_2 turn_2")
    honest(table)
    assert {world.name(world.turn_deck[-1]) for world in worlds(table)} == {"turn_nemesis"}
    assert {world.name(world.turn_deck[-2]) for world in worlds(table)} == {"turn_1", "turn_2"}


def test_a_shuffled_deck_is_imagined_in_any_order() -> None:
    table = Table(nemesis="crooked_mask", deck0="spark ignite? jade? contagion@?")
    honest(table)
    seen = {tuple(deck_names(world.deck[0], world)) for world in worlds(table)}
    assert len(seen) > 20 and {names[0] for names in seen} == {"spark"}


# --- what is told -----------------------------------------------------------------------------------------------


def test_an_event_that_names_a_hidden_card_by_its_number_tells_nobody() -> None:
    table = Table(nemesis="crooked_mask")
    state: Any = table.state
    state.events = []
    hidden = state.corruptions[-1]
    state.tell("corrupted", 0, hidden)
    assert [event.seen_by(seat)["card"] for event in state.events for seat in (0, 1, None)] == [None] * 3
    state.see(hidden)
    state.tell("corrupted", 0, hidden)
    assert state.events[1].seen_by(None)["card"] == state.thing(hidden)


def test_what_was_shown_and_shuffled_away_is_no_secret() -> None:
    """Behind a shield nothing on the table shows which strike was drawn; and flare shows one of two equal cards."""
    shield = Table(
        turn="nemesis", play="woven_sky:1", fury=4, foe_deck="slaughter", shield=1, turn_deck="turn_1", charges1=5
    )
    flare = Table(mages="xaxos mist", phase="cast", prepped0="flare:1", turn_deck="-", turn_discard="turn_1 turn_1")
    for seed in range(20):
        events_tell_nothing_hidden(shield.state, seeded(seed))
        events_tell_nothing_hidden(flare.state, seeded(seed))


def tell_the_next_turn_card() -> None:
    """Whoever draws a turn order card tells the one below it too."""
    draw = Round.draw

    def mutated(self: Round, state: AeonsEnd, frame: Any) -> None:
        draw(self, state, frame)
        if state.turn_deck:
            state.tell("reveal-turn", -1, state.turn_deck[-1])

    Round.draw = mutated  # type: ignore[method-assign]


def tell_a_face_down_corruption() -> None:
    """Whoever takes a corruption face down tells its name, without the number that would hide it."""

    def mutated(state: AeonsEnd, seat: int) -> None:
        card = corruption.take_corruption(state, seat)
        if card >= 0:
            state.deck[seat].append(card)
            state.emit("corrupted", {"seat": f"seat:{seat}", "card": f"card:{state.name(card)}", "amount": 0})

    corruption.corrupt = mutated


MUTATIONS = {"none": None, "next-turn-card": tell_the_next_turn_card, "corruption": tell_a_face_down_corruption}


def look(settings: dict[str, Any]) -> None:
    """The law of events at questions after which something hidden moves."""
    for seed in range(3):
        for state in walk(GAME, settings, 2, seed, RandomBot()):
            if state.outcome is None and state.decisions[0].kind in ("order", "who-corruption", "who-suffer"):
                events_tell_nothing_hidden(state, seeded(seed))


@pytest.mark.parametrize(("name", "code"), [("none", 0), ("next-turn-card", CAUGHT), ("corruption", CAUGHT)])
def test_the_law_of_events_catches_who_tells_a_hidden_card(name: str, code: int) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tests.games.aeons_end.test_secrets", name],
        cwd=Path(__file__).parents[3],
        env={**os.environ, "IGROTEKA_INTERPRETED": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == code, done.stdout + done.stderr


def main(name: str) -> int:
    mutate = MUTATIONS[name]
    if mutate is not None:
        mutate()
    try:
        look({"nemesis": "crooked_mask"})
    except AssertionError:
        return CAUGHT
    return 0


# --- what counts as news ----------------------------------------------------------------------------------------


def test_naming_the_new_order_of_the_turn_cards_is_news() -> None:
    """Which of two equal cards is taken depends on where they lie."""
    table = Table(mages="xaxos mist", charges0=5, turn_deck="turn_1 turn_nemesis turn_2 turn_2", charges1=5)
    table.ability()
    before = table.state.news()
    table.card("turn_2")
    assert table.state.news() > before
    table.card("turn_1").card("turn_2")
    assert deck_names(table.state.turn_deck, table.state) == ["turn_2", "turn_1", "turn_2", "turn_nemesis"]
    assert all(table.state.placed[card] for card in table.state.turn_deck)


def test_taking_a_corruption_face_down_is_no_news() -> None:
    table = Table(nemesis="crooked_mask", turn="nemesis", play="corrupter", foe_deck="burden")
    before = table.state.news()
    assert table.who(0).state.news() == before


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
