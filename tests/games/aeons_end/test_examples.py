"""The worked examples of the rulebook, played with its numbers."""

from igroteka.games.aeons_end import options as opt
from tests.games.aeons_end.table import Table
from tests.rules import rule


def alla_first_turn() -> Table:
    table = Table(mages="kadir mist", turn="draw", turn_deck="turn_1 turn_2")
    return table.play("crystal").play("crystal").play("crystal").play("emerald_shard")


@rule("AE-152", "AE-038")
def test_alla_gathers_four_aether() -> None:
    assert alla_first_turn().state.aether == 4  # nobody has lost life, so the shard offers no choice


@rule("AE-153")
def test_alla_gains_searing_ruby() -> None:
    table = alla_first_turn().gain("searing_ruby")
    assert table.state.aether == 0 and table.pile() == ["searing_ruby"]


@rule("AE-154")
def test_alla_could_gain_two_charges() -> None:
    table = alla_first_turn().charge().charge()
    assert table.state.charges[0] == 2 and table.state.aether == 0


@rule("AE-155")
def test_alla_could_gain_jade_and_a_charge() -> None:
    table = alla_first_turn().gain("jade").charge()
    assert table.pile() == ["jade"] and table.state.charges[0] == 1 and table.state.aether == 0


@rule("AE-168")
def test_alla_opens_breach_two_and_preps_both_sparks() -> None:
    table = Table(mages="kadir mist", hand0="crystal crystal crystal spark spark").gems()
    assert table.state.aether == 3
    assert all(table.offers(option) for option in (opt.FOCUS + 1, opt.OPEN + 1, opt.FOCUS + 2))
    table.open(2).prep("spark", 1).prep("spark")
    assert table.state.aether == 0 and table.prepped() == [["spark"], ["spark"], [], []]
    assert table.breaches()[1] == "open"


@rule("AE-168", "AE-089")
def test_alla_draws_just_those_cards_for_her_second_turn() -> None:
    table = alla_first_turn().gain("searing_ruby").prep("spark").end().end()
    assert table.hand() == ["crystal", "crystal", "crystal", "spark", "spark"]


@rule("AE-136")
def test_bohdan_must_cast_amplify_vision_and_keeps_spark() -> None:
    table = Table(phase="cast", breaches0="open open left left", prepped0="spark:1 amplify_vision:3", discard0="")
    assert not table.offers(opt.PASS)
    table.cast("amplify_vision")
    assert table.pile() == ["amplify_vision"] and table.state.foe == 68
    assert table.breaches() == ["open", "open", "3", "2"]
    table.end()
    assert table.prepped() == [["spark"], [], [], []] and table.state.focused == 1 << 2


@rule("AE-139", "AE-137", "AE-138")
def test_garnet_shard_casts_an_allys_dark_fire() -> None:
    table = Table(mages="mist kadir", hand0="garnet_shard crystal jade", prepped1="dark_fire:1", play="banesire")
    table.play("garnet_shard").second()
    assert table.kind == "discard" and table.asked.seats == 0b01
    table.card("crystal").card("jade").card("banesire")
    assert table.pile(0) == ["crystal", "jade"] and table.pile(1) == ["dark_fire"]
    assert table.in_play == {} and table.state.aether == 0


@rule("AE-176", "AE-169", "AE-170", "AE-171")
def test_bohdan_discards_draws_and_turns_the_pile_over() -> None:
    table = Table(
        phase="cast", prepped0="amplify_vision:1", breaches0="open open left left", deck0="spark spark", discard0="",
        hand0="flexing_dagger crystal crystal crystal jade", turn_deck="turn_2",
    )  # fmt: skip
    table.cast("amplify_vision").play("flexing_dagger").first().focus(3)
    table.gems().gain("essence_theft")
    assert table.state.aether == 0 and table.pile() == ["amplify_vision", "essence_theft"]
    table.end().card("flexing_dagger").card("jade")
    assert table.hand() == ["amplify_vision", "essence_theft", "flexing_dagger", "spark", "spark"]
    assert table.deck() == ["jade", "crystal", "crystal", "crystal"]


@rule("AE-179", "AE-180", "AE-193")
def test_ragebornes_turn() -> None:
    table = Table(
        turn="nemesis", play="banesire woven_sky:1 provoker", fury=1, life0=6, life1=9, foe_deck="slaughter",
        strikes="devastate", turn_deck="turn_1",
    )  # fmt: skip
    assert table.kind == "who-suffer" and table.state.fury == 3
    table.who(1)
    assert table.state.life == [6, 5] and table.in_play == {"banesire": 6, "provoker": 5}
    assert table.foe_pile == ["woven_sky", "slaughter"]
    assert table.state.city == 30 - 3 - 3 - 5  # Provoker, Slaughter, and then fury 4 is enough for a strike
    assert table.state.fury == 1


@rule("AE-194", "AE-188")
def test_haze_spewer_enters_and_waits() -> None:
    table = Table(turn="nemesis", foe_deck="haze_spewer", turn_deck="turn_1")
    assert table.in_play == {"haze_spewer": 5} and table.state.city == 30


@rule("AE-195", "AE-188")
def test_eye_of_nothing_enters_with_two_tokens_and_can_be_discarded() -> None:
    table = Table(turn="nemesis", foe_deck="eye_of_nothing", turn_deck="turn_1", hand0="jade jade jade")
    assert table.in_play == {"eye_of_nothing": 2}
    table.gems().dispel("eye_of_nothing")
    assert table.in_play == {}


@rule("AE-206", "AE-204")
def test_alla_is_exhausted_by_bleed_static() -> None:
    table = Table(
        turn="nemesis", play="bleed_static:1", life0=2, charges0=3, gravehold=24, foe_deck="haze_spewer",
        prepped0="spark:1 spark:2 ignite:4", breaches0="open open left open", prepped1="spark:1", turn_deck="turn_1",
    )  # fmt: skip
    assert table.kind == "lose-breach" and table.state.fury == 3
    table.breach(4)
    assert table.pile(0) == ["ignite"] and table.state.charges[0] == 0
    assert table.state.city == 16 and table.prepped() == [["spark"], ["spark"], [], []]
