"""The expert variant: six conditions on the backs."""

import pytest

from igroteka.games.gobbit.cards import CONDITION_NAMES
from tests.games.gobbit.table import Table
from tests.rules import rule

P1, P2, P3 = 0, 1, 2
BACKED = {
    "flies_explode": "red_chameleon/flies_explode",
    "colour_off": "red_chameleon/colour_off",
    "reverse_chain": "red_chameleon/reverse_chain",
    "snakes_eat_flies": "red_chameleon/snakes_eat_flies",
    "different_colours": "red_chameleon/different_colours",
    "all_ghosts": "red_chameleon/all_ghosts",
}


def under(condition: str, mine: str, theirs: str, **more: object) -> Table:
    """Two piles while this condition is in force."""
    words: dict[str, object] = {"pile0": mine, "pile1": theirs, "deck0": 3, "deck1": 3, "level": "expert", "turn": 1}
    return Table(discard=BACKED[condition], **{**words, **more})


def right(condition: str, mine: str, theirs: str) -> bool:
    told = under(condition, mine, theirs).slap(P1, P2).judge().told
    assert ("mistake" in told) != bool({"eaten", "scattered"} & set(told))
    return "mistake" not in told


@rule("GB-088", "GB-089")
def test_the_back_on_top_of_the_discard_is_in_force_and_changes_with_it() -> None:
    table = under("reverse_chain", "red_snake/colour_off", "blue_fly")
    assert CONDITION_NAMES[table.state.condition()] == "reverse_chain"
    table.slap(P1, P2).judge()
    assert table.discard[-1] == "red_snake" and CONDITION_NAMES[table.state.condition()] == "colour_off"
    assert table.told.index("condition") > table.told.index("mistake"), "first what happened, then what comes of it"
    assert CONDITION_NAMES[Table(deck0=3, deck1=3, level="expert").state.condition()] == "none"


@rule("GB-089", "GB-124")
def test_of_a_discarded_pile_the_oldest_cards_back_ends_on_top() -> None:
    table = under("reverse_chain", "red_snake/colour_off yellow_snake/all_ghosts", "blue_fly")
    table.slap(P1, P2).judge()
    assert CONDITION_NAMES[table.state.condition()] == "colour_off"


@rule("GB-090", "GB-091")
@pytest.mark.parametrize("mine", ["blue_chameleon", "blue_snake"])
def test_exploding_flies_may_not_be_touched(mine: str) -> None:
    assert not right("flies_explode", mine, "blue_fly")
    assert "mistake" in under("flies_explode", "blue_chameleon", "blue_fly").cover(P2).judge().told
    assert right("flies_explode", "blue_snake", "blue_chameleon")


@rule("GB-091")
def test_exploding_flies_stop_gorillas_and_ghosts_but_not_the_call() -> None:
    struck = under("flies_explode", "red_fly", "blue_fly", deck0="gorilla 2", turn=0).turn().slap(P1, P2).judge()
    assert "mistake" in struck.told and struck.pile(P2) == ["blue_fly"]
    haunted = under("flies_explode", "blue_fly", "blue_fly", seats=3).slap(P3, P2).judge()
    assert haunted.asked == "mercy"
    called = under("flies_explode", "red_blue_fly", "yellow_fly").call(P1).judge()
    assert "gobbit" in called.told


@rule("GB-092")
def test_without_colours_the_chain_alone_counts() -> None:
    assert right("colour_off", "red_snake", "blue_chameleon") and right("colour_off", "red_chameleon", "blue_fly")
    assert not right("colour_off", "red_snake", "red_fly") and not right("colour_off", "red_fly", "blue_chameleon")


@rule("GB-093", "GB-090")
def test_in_the_reverse_chain_flies_eat_chameleons_and_chameleons_eat_snakes() -> None:
    assert right("reverse_chain", "red_fly", "red_chameleon") and right("reverse_chain", "red_chameleon", "red_snake")
    assert right("reverse_chain", "red_blue_fly", "blue_chameleon")
    assert not right("reverse_chain", "red_snake", "red_chameleon")
    assert not right("reverse_chain", "red_chameleon", "red_fly")
    assert not right("reverse_chain", "red_fly", "blue_chameleon")


@rule("GB-094")
def test_snakes_eat_flies_of_their_colour_besides_the_usual_chain() -> None:
    assert right("snakes_eat_flies", "red_snake", "red_fly") and right(
        "snakes_eat_flies", "red_snake", "red_blue_fly"
    )
    assert not right("snakes_eat_flies", "red_snake", "blue_fly")
    assert right("snakes_eat_flies", "red_snake", "red_chameleon")
    assert right("snakes_eat_flies", "red_chameleon", "red_fly")


@rule("GB-095")
def test_with_different_colours_only_animals_that_share_none_are_in_conflict() -> None:
    assert right("different_colours", "red_snake", "blue_chameleon")
    assert not right("different_colours", "red_snake", "red_chameleon")
    assert right("different_colours", "yellow_chameleon", "red_blue_fly")
    assert not right("different_colours", "red_chameleon", "red_blue_fly")


@rule("GB-096")
def test_when_all_are_ghosts_everybody_may_strike_at_pairs() -> None:
    own = under("all_ghosts", "blue_snake", "blue_snake").slap(P1, P2).judge()
    assert "scattered" in own.told and own.discard[-1] == "blue_snake"
    saved = under("all_ghosts", "blue_snake", "blue_snake").cover(P2).judge()
    assert "saved" in saved.told
    third = under("all_ghosts", "blue_snake", "blue_snake", pile2="red_fly", deck2=2).slap(P3, P1).judge()
    assert "scattered" in third.told
    chained = under("all_ghosts", "blue_snake", "blue_chameleon", pile2="blue_chameleon", deck2=2)
    chained.slap(P1, P2).judge()
    assert "eaten" in chained.told  # right as both: the chain counts
