"""Crooked Mask with its corruptions, and Prince of Gluttons."""

from igroteka.games.aeons_end import GAME
from igroteka.games.aeons_end import options as opt
from tests.games.aeons_end.table import Table, acts, drawn
from tests.rules import rule

MASK = {"nemesis": "crooked_mask"}
PRINCE = {"nemesis": "prince_of_gluttons", "market": "lots_of_charges"}


def resolve(name: str, **words: object) -> Table:
    """A turn begins with this corruption in hand."""
    return Table(**{**MASK, "phase": "start", "hand0": name, "corruptions": "", **words})


# --- Crooked Mask --------------------------------------------------------------------------------------------------


@rule("AE-054", "AE-002")
def test_unleash_gives_a_corruption_and_shuffles_the_discard_pile_in() -> None:
    table = drawn("slaughter", **MASK, deck0="jade", discard0="spark ignite").who(0)
    assert sorted(table.deck(0))[1:] != [] and len(table.deck(0)) == 4 and table.pile(0) == []
    assert len(table.state.corruptions) == 10


@rule("AE-055")
def test_a_destroyed_corruption_goes_under_its_deck() -> None:
    table = resolve("lust_for_power", corruptions="contagion fever_of_war")
    assert table.names(table.state.corruptions) == ["lust_for_power", "fever_of_war", "contagion"]
    assert "lust_for_power" not in table.destroyed


@rule("AE-056")
def test_without_corruptions_gravehold_suffers_two_for_each() -> None:
    table = drawn("burden", **MASK, corruptions="contagion").who(0)
    if table.kind == "who-corruption":
        table.who(0)
    assert table.state.city == 28 and len(table.state.corruptions) == 0


@rule("AE-057", "AE-059")
def test_corruptions_in_hand_are_resolved_before_the_casting_phase_in_any_order() -> None:
    table = Table(**MASK, phase="start", hand0="lust_for_power fever_of_war", prepped0="spark:1")
    assert table.kind == "corruption" and table.cards_offered == ["fever_of_war", "lust_for_power"]
    table.card("lust_for_power")
    assert table.state.life[0] == 8 and table.state.foe == 68 and table.kind == "cast"


@rule("AE-058", "AE-059")
def test_corruptions_drawn_in_the_turn_are_resolved_at_the_end_of_the_main_phase() -> None:
    table = Table(**MASK, hand0="bottled_vortex jade", deck0="lust_for_power crystal crystal crystal crystal crystal")
    table.play("bottled_vortex").no()
    assert "lust_for_power" in table.hand() and not table.can_play("lust_for_power")
    assert table.state.life[0] == 10 and table.state.charges[0] == 0  # not as it is drawn
    table.end()
    assert table.state.life[0] == 9 and table.state.charges[0] == 1
    assert "lust_for_power" not in table.hand() and len(table.hand()) == 5  # before the draw phase


@rule("AE-058")
def test_all_corruptions_in_hand_are_resolved_at_the_end_of_the_main_phase() -> None:
    words = {"hand0": "lust_for_power fever_of_war", "deck0": "jade", "play": "", "turn_deck": "turn_2"}
    table = Table(**MASK, **words)
    assert table.kind == "main" and table.state.life[0] == 10
    table.end()
    assert table.kind == "corruption" and table.cards_offered == ["fever_of_war", "lust_for_power"]
    table.card("fever_of_war")
    assert table.state.life[0] == 8 and table.state.foe == 68 and table.state.charges[0] == 1
    assert table.hand(0) == ["jade"]


@rule("AE-058")
def test_corruptions_drawn_in_the_draw_phase_wait_for_the_next_turn() -> None:
    table = Table(**MASK, hand0="jade", deck0="lust_for_power", turn_deck="turn_2 turn_1").end()
    assert "lust_for_power" in table.hand(0) and table.state.life[0] == 10
    table.end()  # the other player's turn; then it is resolved before anything else
    assert "lust_for_power" not in table.hand(0) and table.state.life[0] == 9 and table.state.charges[0] == 1


@rule("AE-060")
def test_a_gained_corruption_is_not_seen() -> None:
    table = drawn("burden", **MASK).who(0).who(0)
    world = table.state.imagine(0, table.state.rng.fork())
    assert len(table.state.deck[0]) == len(world.deck[0])
    views = {str(table.state.imagine(0, table.state.rng.fork()).deck[0]) for _ in range(12)}
    assert len(views) > 1


@rule("AE-061", "AE-189")
def test_when_harder_a_destroyed_corruption_goes_to_any_players_discard_pile() -> None:
    table = resolve("lust_for_power", difficulty="expert")
    assert table.kind == "pass-on" and table.asked.seats == 0b11
    table.who(1)
    assert table.pile(1) == ["lust_for_power"] and table.state.corruptions == []


def test_burden() -> None:
    table = drawn("burden", **MASK, deck0="", deck1="").who(0).who(1)
    assert len(table.deck(0)) == 1 and len(table.deck(1)) == 1 and table.kind == "who-focus"
    table.who(1).breach(2, seat=1)
    assert table.breaches(1)[1] == "3"


def test_corrupter_gives_a_corruption_for_damage() -> None:
    table = (
        Table(**MASK, phase="cast", prepped0="spark:1", play="corrupter", deck0="").cast("spark").card("corrupter")
    )
    assert len(table.deck(0)) == 1 and table.in_play == {"corrupter": 5}
    assert acts("corrupter", **MASK).state.city == 29


def test_tempt() -> None:
    table = drawn("tempt", **MASK, hand0="crystal crystal jade", hand1="crystal")
    assert table.hand(0) == ["jade"] and table.state.life == [7, 10] and table.kind == "gain"
    assert not table.can_gain("burning_opal")
    table.gain("searing_ruby")
    assert table.pile(0) == ["crystal", "crystal", "searing_ruby"]


def test_pain_sower_needs_two_different_players() -> None:
    table = acts("pain_sower", **MASK).who(0)
    assert table.state.life == [8, 10] and table.kind == "focus" and table.asked.seats == 0b10
    assert acts("pain_sower", **MASK, mages="kadir").kind == "focus"


def test_twisting_madness() -> None:
    table = acts("twisting_madness:1", **MASK, foe=50, gravehold=20)
    assert table.state.foe == 63 and table.state.city == 23
    held = Table(**MASK, play="twisting_madness", hand0="jade jade jade jade", deck0="spark").dispel(
        "twisting_madness"
    )
    assert held.hand() == ["spark"] and held.in_play == {}


def test_vex_discards_two_cards_of_the_nemesis_deck() -> None:
    table = Table(**MASK, turn="nemesis", foe_deck="vex banesire jagged_one topple", turn_deck="turn_1")
    assert table.foe_pile == ["banesire", "jagged_one", "vex"] and table.state.city == 26
    deep = Table(**MASK, turn="nemesis", foe_deck="vex jagged_one topple obliterate", turn_deck="turn_1")
    assert deep.state.city == 22 and len(deep.state.foe_deck) == 1


def test_afflict_touches_two_different_players() -> None:
    table = drawn("afflict", **MASK, life0=5, life1=5, deck0="", deck1="").who(0)
    assert table.state.life == [6, 6] and len(table.deck(0)) == 2 and len(table.deck(1)) == 2


def test_bedlam_sage() -> None:
    table = acts("bedlam_sage", **MASK, gravehold=20, life0=6)
    assert table.state.city == 22 and table.state.life == [6, 7]


def test_ruin_priest_gives_corruptions_into_the_hand() -> None:
    table = acts("ruin_priest", **MASK, hand0="jade jade jade", hand1="jade", turn_deck="turn_2")
    assert len(table.hand(0)) == 3 and "jade" not in table.hand(0)


def test_blind_abandon() -> None:
    table = resolve("blind_abandon", hand0="blind_abandon jade").card("jade")
    assert table.state.life[0] == 9 and table.hand() == []


def test_contagion() -> None:
    table = resolve("contagion", discard0="jade spark")
    assert table.state.life[0] == 9 and table.hand() == ["spark"] and table.pile() == ["jade"]


def test_delirium_veil() -> None:
    table = resolve("delirium_veil").breach(4)
    assert table.state.city == 28 and table.breaches()[3] == "3"


def test_dire_wisdom() -> None:
    table = resolve("dire_wisdom", corruptions="contagion fever_of_war grim_sight", deck0="").gain("planar_insight")
    assert table.pile() == ["planar_insight"] and table.deck() == ["grim_sight", "fever_of_war", "contagion"]


def test_endless_hunger() -> None:
    table = resolve("endless_hunger", life0=5)
    assert table.state.city == 27 and table.state.life[0] == 7


def test_fever_of_war() -> None:
    table = resolve("fever_of_war", play="banesire").card("banesire")
    assert table.state.life[0] == 9 and table.in_play == {"banesire": 4}


@rule("AE-210")
def test_fever_of_war_hurts_before_it_helps() -> None:
    table = resolve("fever_of_war", foe=1, life0=1, life1=0)
    assert table.state.outcome == (0.0, 0.0)


def test_grim_sight() -> None:
    table = resolve("grim_sight", deck0="jade spark")
    assert table.kind == "top-destroy" and table.cards_offered == ["jade"]
    table.card("jade")
    assert table.state.city == 28 and table.deck() == ["spark"]


def test_insatiable_avarice() -> None:
    table = resolve("insatiable_avarice")
    assert table.state.life[0] == 8 and table.hand() == ["jade"] and table.left("jade") == 6


def test_lust_for_power() -> None:
    table = resolve("lust_for_power")
    assert table.state.life[0] == 9 and table.state.charges[0] == 1


def test_nothingness() -> None:
    table = resolve(
        "nothingness", hand0="nothingness jade jade", turn_deck="turn_nemesis", turn_discard="turn_1 turn_2"
    )
    assert table.kind == "turn-card"
    table.card("turn_1")
    assert table.state.life[0] == 8 and table.hand() == [] and len(table.state.turn_deck) == 2


def test_reckless_might() -> None:
    table = resolve("reckless_might", deck0="spark").gain("bottled_vortex")
    assert table.deck() == ["bottled_vortex", "spark"] and table.state.life[0] == 8


def test_corruptions_that_arrive_while_resolving_are_resolved_too() -> None:
    table = resolve("contagion", difficulty="expert", discard0="lust_for_power", mages="kadir")
    assert table.state.life[0] == 8 and table.state.charges[0] == 1


# --- Prince of Gluttons --------------------------------------------------------------------------------------------


def test_unleash_devours_the_cheapest_pile_less_with_more_players() -> None:
    assert Table(**PRINCE).left("jade") == 7
    assert drawn("slaughter", **PRINCE).left("jade") == 4
    assert drawn("slaughter", **PRINCE, mages="kadir mist brama").left("jade") == 5


def test_a_tie_for_the_cheapest_pile_is_for_the_players() -> None:
    table = drawn("slaughter", nemesis="prince_of_gluttons", market="deck_destruction")
    assert table.kind == "devour" and table.asked.seats == 0b11 and table.can_gain("flexing_dagger")


def test_missing_cards_hurt_gravehold() -> None:
    table = drawn("slaughter", **PRINCE, supply="jade:1")
    assert table.left("jade") == 0 and table.state.city == 30 - 4 - 3


def test_a_devour_never_begins_with_an_empty_pile() -> None:
    table = drawn("slaughter", **PRINCE, supply="jade:0")
    assert table.kind == "devour"  # several piles of cost 3
    assert not table.can_gain("jade")


def test_the_top_devoured_card_can_be_gained() -> None:
    table = Table(**PRINCE, devoured="diamond_cluster jade", aether=2).devoured()
    assert table.pile() == ["jade"] and table.names(table.state.devoured) == ["diamond_cluster"]
    assert not table.offers(opt.DEVOURED)


@rule("AE-218", "AE-104")
def test_when_harder_nine_more_cards_are_devoured_at_the_start() -> None:
    state = GAME.new({**PRINCE, "difficulty": "expert"}, 2, 4)
    for _ in range(9):
        assert state.decisions[0].kind == "devour" and state.decisions[0].seats == 0b11
        state.apply(0, state.decisions[0].options[-1])
    assert len(state.devoured) >= 12


def test_gorge() -> None:
    table = drawn("gorge", **PRINCE)
    assert table.left("vriswood_amber") == 5
    assert table.who(1).state.life == [10, 8]


def test_lobotomize() -> None:
    assert drawn("lobotomize", **PRINCE).first().who(0).state.life == [7, 10]
    assert drawn("lobotomize", **PRINCE).second().gain("ignite").left("ignite") == 2


def test_thought_biter() -> None:
    assert acts("thought_biter", **PRINCE).first().who(0).state.life == [8, 10]
    assert acts("thought_biter", **PRINCE).second().left("unstable_prism") == 3


def test_cerephage_devours_as_much_as_it_lives() -> None:
    table = acts("cerephage:4", **PRINCE)
    table.gain("ignite")
    assert table.left("ignite") == 1 and table.in_play["cerephage"] == 2


def test_godfeeders() -> None:
    table = acts("godfeeders", **PRINCE)
    assert table.state.city == 27 and table.left("diamond_cluster") == 6


def test_mindguzzler_grows_with_empty_piles() -> None:
    assert drawn("mindguzzler", **PRINCE, supply="jade:0 ignite:0").in_play == {"mindguzzler": 10}
    assert acts("mindguzzler:8", **PRINCE).left("jade") == 4


def test_digest() -> None:
    table = drawn("digest", **PRINCE, supply="jade:0 ignite:0").second().who(0)
    assert table.state.life == [8, 10]


def test_memory_eater() -> None:
    assert acts("memory_eater", **PRINCE, supply="jade:0 ignite:0", life1=9).state.life == [10, 7]


def test_vile_feast() -> None:
    assert acts("vile_feast:1", **PRINCE, supply="jade:0 ignite:0").state.city == 26
    assert Table(**PRINCE, play="vile_feast", aether=8).dispel("vile_feast").in_play == {}
