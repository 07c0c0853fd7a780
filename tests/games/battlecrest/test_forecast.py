"""What a player is shown before deciding is what then happens: walks, reach and duels are tried by the rules."""

from typing import Any

import pytest

from igroteka.core.rng import seeded
from igroteka.core.state import View
from igroteka.games.battlecrest import GAME
from igroteka.games.battlecrest.cards.layout import cell_of
from igroteka.games.battlecrest.options import CELL, MOVE_HERO, PASS
from igroteka.games.battlecrest.state import Battlecrest
from tests.rules import rule

LESSON = (
    "heroes: akhena torv; cells: {cells}; locations: gallows_hill chapel_ruin wolf_stone burnt_mill crooked_well"
    " hollow_oak; wounds: 0 3; spent2: charge; turn: 1"
)


def forecast(state: Battlecrest) -> View:
    seat = state.decisions[0].seat()
    told: View = state.view(seat)["table"].get("forecast", {})
    return told


def positions(chosen: dict[str, Any], seats: int, seed: int) -> list[Battlecrest]:
    """Every position of a match by chance."""
    state = GAME.new(chosen, seats, seed)
    rng = seeded(seed)
    found = []
    while state.outcome is None and state.moves < 250:
        found.append(state.copy())
        decision = state.decisions[0]
        state.apply(decision.seat(), decision.options[rng.below(len(decision.options))])
    return found


def walked(state: Battlecrest, warrior: int, path: list[str]) -> Battlecrest:
    """The position after walking this path and stopping, answer by answer."""
    world = state.copy()
    seat = world.decisions[0].seat()
    at = 0
    while at < len(path):
        decision = world.decision_for(seat)
        assert decision is not None and decision.kind in ("walk", "push")
        option = CELL + cell_of(path[at])
        world.events = []
        world.apply(seat, option)
        at += sum(event.kind == "step" and event.args["warrior"] == state.thing(warrior) for event in world.events)
    decision = world.decision_for(seat)
    if decision is not None and decision.kind in ("walk", "push") and decision.card == warrior:
        world.apply(seat, PASS)
    return world


@pytest.mark.parametrize(("chosen", "seats"), GAME.variants())
def test_every_way_that_is_shown_can_be_walked_and_brings_the_wounds_it_names(
    chosen: dict[str, Any], seats: int
) -> None:
    shown = 0
    for state in positions(chosen, seats, 3):
        decision = state.decisions[0]
        if decision.kind not in ("walk", "push"):
            continue
        (walk,) = forecast(state)["walks"]
        offered = {state.choice(o, decision.seat()).args["cell"] for o in decision.options if o != PASS}
        assert offered >= {f"cell:{way['path'][0]}" for way in walk["cells"].values()}
        hero = decision.card < state.plan.heroes
        for cell, way in walk["cells"].items():
            shown += 1
            world = walked(state, decision.card, way["path"])
            if hero and not way.get("dies"):
                assert state.wounds_left(decision.card) - world.wounds_left(decision.card) >= sum(
                    way.get("wounds", {}).values()
                )
            if not way.get("dies"):
                assert way["path"][-1] == cell
    assert shown > 20


@pytest.mark.parametrize(("chosen", "seats"), GAME.variants())
def test_every_duel_that_is_shown_ends_as_foreseen(chosen: dict[str, Any], seats: int) -> None:
    shown = 0
    for state in [state for seed in range(4, 9) for state in positions(chosen, seats, seed)]:
        decision = state.decisions[0]
        if decision.kind != "defend":
            continue
        (duel,) = forecast(state)["duels"]
        assert duel["target"] == state.thing(decision.card)
        assert sum(duel["sum"].values()) == duel["value"]
        for option, answer in zip(decision.options, duel["answers"], strict=True):
            world = state.copy()
            world.apply(decision.seat(), option)
            shown += 1
            assert answer["wounds"] == max(0, duel["value"] - answer.get("defence", 0)) or state.ghost[decision.card]
            taken = state.wounds_left(decision.card) - world.wounds_left(decision.card)
            assert answer["dies"] == (world.ghost[decision.card] > state.ghost[decision.card])
            assert answer["dies"] or taken >= answer["wounds"] + answer["hurt"].get(duel["target"], 0)
    assert shown > 3


@rule("BC-055", "BC-103")
def test_a_walk_goes_round_a_hazard_and_counts_the_steps() -> None:
    state = GAME.position(LESSON.format(cells="d4 d6"))
    walk = forecast(state)["walks"][0]
    assert walk["warrior"] == "hero:akhena:0" and walk["cells"]["d3"] == {"path": ["d3"]}
    hurt = {cell: way["wounds"] for cell, way in walk["cells"].items() if "wounds" in way}
    assert hurt == {"a2": {"a2": 1}}


def test_steps_already_taken_are_no_part_of_the_way() -> None:
    state = GAME.position(LESSON.format(cells="d4 d6"))
    state.events = []  # as at a table, where what happened is told
    for option in (MOVE_HERO, CELL + cell_of("d3")):
        state.events.clear()
        state.apply(0, option)
    assert forecast(state)["walks"][0]["cells"]["c3"] == {"path": ["c3"]}


@rule("BC-118", "BC-150")
def test_a_card_tells_what_its_numbers_come_to() -> None:
    state = GAME.position(LESSON.format(cells="d4 d6"))
    cards = state.view(0)["table"]["heroes"][0]["cards"]
    assert cards[0]["abilities"][0]["value"] == 2 and cards[0]["abilities"][0]["total"] == 3  # its own crest
    spent = GAME.position(LESSON.format(cells="d4 d6") + "; spent1: elders")
    assert spent.view(0)["table"]["heroes"][0]["cards"][0]["abilities"][0]["total"] == 4


@rule("BC-086", "BC-121")
def test_activating_a_card_shows_the_duel_and_the_location_that_turns_over() -> None:
    state = GAME.position(LESSON.format(cells="d5 d6"))
    cards = forecast(state)["cards"]
    (duel,) = cards["action:akhena.staff.0:0"]["duels"]
    assert duel["attacker"] == "hero:akhena:0" and duel["target"] == "hero:torv:1"
    assert duel["sum"] == {"card": 2, "crests": 1, "ability": 0, "places": duel["value"] - 3}
    assert duel["turns"] == ["location:fellwoods.crooked_well:4"]
    none = duel["answers"][0]
    assert "card" not in none and none["wounds"] == duel["value"]
    assert {"d6", "c4", "e6"} <= set(cards["action:akhena.staff.0:0"]["reach"])


def test_only_who_is_asked_is_shown_what_may_come() -> None:
    state = GAME.position(LESSON.format(cells="d4 d6"))
    assert "forecast" in state.view(0)["table"]
    assert "forecast" not in state.view(1)["table"] and "forecast" not in state.view(None)["table"]


def test_a_companion_waits_until_it_is_placed() -> None:
    state = GAME.new({"hero1": "mutiny", "hero2": "yaryna", "hero3": "torv", "hero4": "akhena"}, 4, 1)
    companions = [hero["companion"] for hero in state.view(None)["table"]["heroes"] if hero["companion"]]
    assert any(one["cell"] is None and one["waiting"] for one in companions)
    out = GAME.position("heroes: mutiny torv; cells: d4 d6; companions: - -; round: 3; turn: 1")
    assert not out.view(None)["table"]["heroes"][0]["companion"]["waiting"]
