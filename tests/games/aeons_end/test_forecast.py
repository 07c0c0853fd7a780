"""What a player is shown before casting is what the spell then deals."""

import pytest

from igroteka.core.rng import seeded
from igroteka.games.aeons_end import GAME
from igroteka.games.aeons_end.options import PASS
from igroteka.games.aeons_end.state import AeonsEnd
from tests.rules import rule

CASTING = "nemesis: {nemesis}; mages: brama; prepped0: {prepped}; breaches0: open open open open; turn: 0"


def told(state: AeonsEnd, seat: int = 0) -> dict[str, int]:
    """By name of a prepped spell, the damage that is foreseen."""
    damage: dict[str, int] = state.view(seat)["table"].get("forecast", {}).get("damage", {})
    return {thing.split(":")[1]: amount for thing, amount in damage.items()}


def casting(prepped: str, nemesis: str = "rageborne", more: str = "") -> AeonsEnd:
    state = GAME.position(CASTING.format(nemesis=nemesis, prepped=prepped) + more + "; phase: cast")
    assert state.decisions[0].kind == "cast"
    return state


@rule("AE-132")
def test_the_damage_of_a_spell_counts_the_bonus_of_its_breach() -> None:
    assert told(casting("spark:1")) == {"spark": 1}
    assert told(casting("spark:3")) == {"spark": 2}


@rule("AE-131")
def test_the_damage_is_told_whether_or_not_there_is_a_target_to_choose() -> None:
    assert told(casting("ignite:1")) == told(casting("ignite:1", more="; play: venomite:4"))


def test_nothing_is_told_of_a_spell_that_first_reveals_something() -> None:
    assert "flare" not in told(casting("flare:1"))


@pytest.mark.parametrize("seed", range(6))
def test_what_is_foreseen_is_dealt(seed: int) -> None:
    """In matches by chance: the nemesis suffers what was told, or is asked to suffer it."""
    state = GAME.new({}, 2, seed)
    rng = seeded(seed)
    seen = 0
    while state.outcome is None and state.moves < 400:
        decision = state.decisions[0]
        seat = decision.seat()
        option = decision.options[rng.below(len(decision.options))]
        told_before = told(state, seat)
        cast = state.choice(option, seat)
        state.events = []
        state.apply(seat, option)
        if cast.kind != "cast" or option == PASS:
            assert decision.kind in ("cast", "spell") or not told_before
            continue
        foreseen = told_before.get(str(cast.args["card"]).split(":")[1])
        hits = [event.args["amount"] for event in state.events if event.kind == "foe-hit"]
        asked = state.decision_for(seat)
        if hits:
            assert foreseen == hits[0]
        elif asked is not None and asked.kind == "target" and foreseen is not None:
            assert state.game.question(state, asked)["amount"] == foreseen
        seen += foreseen is not None
    assert seen
