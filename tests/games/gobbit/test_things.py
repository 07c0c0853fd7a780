"""Touching things at a table of Gobb'it: what is meant, and why it cannot be done."""

from typing import Any

import pytest

from igroteka.bots.bot import RandomBot
from igroteka.core.rng import seeded
from igroteka.core.state import State
from igroteka.games.gobbit import GAME
from igroteka.games.gobbit.options import DISCARD, OPEN, PILE, YES
from igroteka.text import LANGUAGES, Words
from tests.contract.laws import walk
from tests.games.gobbit.table import Table

P1, P2, P3 = 0, 1, 2


def things_in(view: Any) -> set[str]:
    """Every thing that is named anywhere in a view."""
    if isinstance(view, dict):
        view = list(view.values())
    if isinstance(view, list):
        return {thing for part in view for thing in things_in(part)}
    return {view} if isinstance(view, str) and ":" in view else set()


def touched(state: State, seat: int) -> set[str]:
    """The things that this seat's options touch."""
    decision = state.decision_for(seat)
    options = decision.options if decision is not None else []
    return {thing for option in options for thing in state.choice(option, seat).things()}


@pytest.mark.parametrize(("settings", "seats"), GAME.variants())
def test_every_thing_in_sight_can_be_used_or_has_a_reason(settings: dict[str, Any], seats: int) -> None:
    words = [Words(language) for language in LANGUAGES]
    rng = seeded(seats)
    for state in walk(GAME, settings, seats, 7, RandomBot()):
        if state.outcome is None and not rng.chance(10):
            continue
        for seat in range(seats):
            places = {"discard:pile", *[f"{kind}:{other}" for kind in ("deck", "seat") for other in range(seats)]}
            for thing in things_in(state.view(seat)) | places:
                refusal = state.why(seat, thing)
                if thing in touched(state, seat):
                    assert refusal is None, thing
                if refusal is None:
                    decision = state.decision_for(seat)
                    assert decision is not None and set(GAME.meant(state, seat, thing)) & set(decision.options)
                else:
                    assert refusal.rule and all(language.tell("gobbit", "why", refusal.dump()) for language in words)


def test_a_pile_is_meant_by_its_top_card_and_by_its_owner_and_a_covered_card_by_nothing() -> None:
    table = Table(pile0="red_fly", pile1="yellow_fly blue_snake", deck0=3, deck1=3, deck2=3, discard="red_snake")
    state = table.state
    covered, top = [state.thing(card) for card in state.pile[P2]]
    assert GAME.meant(state, P1, top) == GAME.meant(state, P1, "seat:1") == [PILE + P2]
    assert GAME.meant(state, P1, "discard:pile") == [DISCARD]
    assert GAME.meant(state, P1, "deck:0") == [OPEN]
    for nothing in (covered, "seat:7", "deck:1", "back:colour_off", "card", ""):
        assert GAME.meant(state, P1, nothing) == []
    hidden = state.why(P1, covered)
    assert hidden is not None and hidden.key == "no-such-thing"


def test_the_reason_is_that_of_the_thing() -> None:
    table = Table(pile0="red_fly", deck0=3, deck1=3, turn=P2)
    keys = {}
    for thing in ("seat:1", "deck:0", "discard:pile"):
        refusal = table.state.why(P1, thing)
        keys[thing] = None if refusal is None else refusal.key
    assert keys == {"seat:1": "no-pile", "deck:0": "not-your-turn", "discard:pile": "no-discard"}
    assert table.state.why(P1, "seat:0") is None and table.state.why(P2, "deck:1") is None


def test_a_wronged_player_takes_the_pile_back_by_touching_it() -> None:
    table = Table(pile1="red_fly blue_snake", pile2="yellow_fly", deck1=3, deck2=3, turn=P2).slap(P1, P2).judge()
    assert table.asked == "mercy"
    assert GAME.meant(table.state, P2, table.state.thing(table.state.pile[P2][-1])) == [PILE + P2, YES]
    assert table.state.why(P2, "seat:1") is None
    other = table.state.why(P2, "seat:2")
    assert other is not None and other.key == "mercy"
