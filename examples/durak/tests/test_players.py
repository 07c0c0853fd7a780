"""The game's own player and its levels."""

from igroteka_durak import GAME
from table import Table, word

from igroteka.core.rng import seeded
from igroteka.lab.arena import arena


def suggested(table: Table) -> str:
    """What the game's own player would answer."""
    option = GAME.suggest(table.state, table.asked, seeded(1))
    assert option is not None
    return word(option)


def test_it_leads_low_and_keeps_its_trumps() -> None:
    assert suggested(Table(hand0="6s 7c ad", hand1="8c 9c", deck="10c 10s")) == "7c"


def test_it_beats_as_cheaply_as_it_can_and_takes_only_what_it_must() -> None:
    assert suggested(Table(hand0="6c 6d", hand1="8c kc 7s", trump="s").play("6c")) == "8c"
    assert suggested(Table(hand0="6c 6d", hand1="8d kd 7h", trump="s").play("6c")) == "take"


def test_it_throws_in_no_trump_while_there_is_a_deck() -> None:
    assert suggested(Table(hand0="6c 6s 8d", hand1="7c 9c", deck="10c 10s").play("6c", "7c")) == "pass"
    assert suggested(Table(hand0="6c 6s 8d", hand1="7c 9c", trump="s").play("6c", "7c")) == "6s"


def test_a_lighter_hand_looks_better() -> None:
    light = Table(hand0="as ks", hand1="6c 7c 8d 9d", trump="s").state
    assert GAME.evaluate(light, 0) > 0.7 and GAME.evaluate(light, 1) < 0.3


def test_each_step_of_play_beats_the_one_below() -> None:
    """Quick ones only; README.md has the measured table of all five levels."""
    steps = (("baseline:60%", "random", 40), ("baseline", "baseline:60%", 40), ("ismcts:60", "baseline", 16))
    for better, worse, count in steps:
        result = arena(GAME, {}, 2, [better, worse], count, 1, workers=1)
        assert result["faults"] == 0 and result["bots"][0]["win_rate"] > 0.5
