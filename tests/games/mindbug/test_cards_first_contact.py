"""Every creature of First Contact with an ability: where it acts, and where it must not."""

from igroteka.games.mindbug.cards.faces import FRENZY, HUNTER, POISONOUS, SNEAKY, TOUGH
from tests.games.mindbug.table import Table


def test_axolotl_healer_gains_two_life_for_whoever_plays_it() -> None:
    table = Table(my_hand="axolotl_healer gorillion", theirs="bee_bear").play("axolotl_healer").mindbug()
    assert table.life == (3, 5)


def test_bee_bear_cannot_be_blocked_by_power_six_or_less() -> None:
    table = Table(mine="bee_bear", theirs="strange_barrel elephantopus").attack("bee_bear")
    assert table.offered == ["elephantopus"]
    table = Table(mine="bee_bear gorillion", theirs="strange_barrel elephantopus").attack("gorillion")
    assert table.offered == ["elephantopus", "strange_barrel"]


def test_brain_fly_takes_a_creature_of_power_six_and_must_if_it_can() -> None:
    table = Table(my_hand="brain_fly gorillion", theirs="strange_barrel killer_bee", their_mindbugs=0).play(
        "brain_fly"
    )
    assert table.mine == ["brain_fly", "strange_barrel"] and table.theirs == ["killer_bee"]


def test_brain_fly_finding_only_weak_creatures_does_nothing() -> None:
    table = Table(my_hand="brain_fly gorillion", theirs="killer_bee", their_mindbugs=0).play("brain_fly")
    assert table.mine == ["brain_fly"] and table.theirs == ["killer_bee"]


def test_chameleon_sniper_costs_a_life_even_when_blocked() -> None:
    table = Table(mine="chameleon_sniper gorillion", theirs="tiger_squirrel bee_bear").attack("chameleon_sniper")
    table.block("tiger_squirrel")
    assert table.life == (3, 2) and table.mine == ["gorillion"]


def test_compost_dragon_plays_a_chosen_card_from_the_own_discard() -> None:
    table = Table(
        my_hand="compost_dragon gorillion", my_discard="killer_bee luchataur", theirs="bee_bear", their_mindbugs=0
    )
    table.play("compost_dragon")
    assert table.asked.kind == "revive" and table.offered == ["killer_bee", "luchataur"]
    table.target("luchataur")
    assert table.mine == ["compost_dragon", "luchataur"] and table.pile(0) == ["killer_bee"]


def test_compost_dragons_can_chain_and_an_empty_pile_gives_nothing() -> None:
    table = Table(
        my_hand="compost_dragon gorillion", my_discard="compost_dragon luchataur", theirs="bee_bear", their_mindbugs=0
    )
    table.play("compost_dragon").target("compost_dragon")
    assert table.mine == ["compost_dragon", "compost_dragon", "luchataur"]
    table = Table(my_hand="compost_dragon gorillion", theirs="bee_bear", their_discard="luchataur", their_mindbugs=0)
    table.play("compost_dragon")
    assert table.mine == ["compost_dragon"]


def test_deathweaver_silences_the_rivals_play_effects_and_only_those() -> None:
    table = Table(my_hand="killer_bee gorillion", theirs="deathweaver", their_mindbugs=0).play("killer_bee")
    assert table.life == (3, 3)
    table = Table(my_hand="killer_bee gorillion", mine="deathweaver", theirs="bee_bear", their_mindbugs=0)
    table.play("killer_bee")
    assert table.life == (3, 2)
    table = Table(my_hand="axolotl_healer gorillion", mine="deathweaver", theirs="bee_bear").play("axolotl_healer")
    table.mindbug()
    assert table.life == (3, 3)  # the rival took it, and the rival is silenced
    table = Table(mine="chameleon_sniper", theirs="deathweaver").attack("chameleon_sniper")
    assert table.life == (3, 1)


def test_elephantopus_bars_weak_blockers_from_every_attack() -> None:
    table = Table(mine="elephantopus gorillion", theirs="turbo_bug killer_bee").attack("gorillion")
    assert table.offered == ["killer_bee"]
    refusal = table.state.why_not(1, table.state.board[1][0])
    assert refusal is not None and refusal.key == "cannot-block"
    table = Table(mine="gorillion", theirs="elephantopus turbo_bug").attack("gorillion")
    assert table.offered == ["elephantopus", "turbo_bug"]


def test_explosive_toad_takes_any_creature_with_it_even_an_own_one() -> None:
    table = Table(mine="explosive_toad bee_bear", theirs="gorillion").attack("explosive_toad").block("gorillion")
    assert table.offered == ["bee_bear", "gorillion"]
    table.target("bee_bear")
    assert table.mine == [] and table.theirs == ["gorillion"]


def test_ferret_bomber_makes_the_rival_discard_two() -> None:
    table = Table(my_hand="ferret_bomber bee_bear", their_hand="gorillion luchataur turbo_bug", their_mindbugs=0)
    table.play("ferret_bomber").discard("gorillion").discard("turbo_bug")
    assert table.hand(1) == ["luchataur"]


def test_giraffodile_takes_back_the_own_discard_only() -> None:
    table = Table(
        my_hand="giraffodile", my_discard="gorillion", theirs="bee_bear", their_discard="luchataur", their_mindbugs=0
    ).play("giraffodile")
    assert table.hand(0) == ["gorillion"] and table.pile(1) == ["luchataur"]
    hand = table.state.view(1)["table"]["players"][0]["hand"]
    assert [card["name"] for card in hand] == ["gorillion"]  # everybody saw it


def test_goblin_werewolf_is_strong_on_its_controllers_turn_only() -> None:
    table = Table(mine="goblin_werewolf", theirs="goblin_werewolf")
    state = table.state
    assert state.power(state.board[0][0], 0) == 8 and state.power(state.board[1][0], 1) == 2


def test_grave_robber_plays_from_the_rivals_discard_only() -> None:
    table = Table(
        my_hand="grave_robber gorillion",
        my_discard="bee_bear",
        their_discard="killer_bee",
        theirs="turbo_bug",
        their_mindbugs=0,
    ).play("grave_robber")
    assert table.mine == ["grave_robber", "killer_bee"] and table.life == (3, 2) and table.pile(0) == ["bee_bear"]


def test_harpy_mother_takes_up_to_two_creatures_of_power_five_or_less() -> None:
    table = Table(mine="harpy_mother", theirs="gorillion turbo_bug killer_bee shark_dog")
    table.attack("harpy_mother").block("gorillion")
    assert table.offered == ["killer_bee", "shark_dog", "turbo_bug"]
    table.target("turbo_bug").target("shark_dog")
    assert table.mine == ["turbo_bug", "shark_dog"] and table.theirs == ["gorillion", "killer_bee"]


def test_harpy_mother_may_take_fewer_or_none() -> None:
    table = (
        Table(mine="harpy_mother bee_bear", theirs="gorillion turbo_bug").attack("harpy_mother").block("gorillion")
    )
    table.no()
    assert table.mine == ["bee_bear"]


def test_kangasaurus_rex_defeats_every_weak_enemy_at_once_and_no_own_creature() -> None:
    table = Table(
        my_hand="kangasaurus_rex bee_bear",
        mine="turbo_bug",
        theirs="brain_fly spider_owl killer_bee",
        their_mindbugs=0,
    ).play("kangasaurus_rex")
    assert table.theirs == ["killer_bee"] and table.mine == ["turbo_bug", "kangasaurus_rex"]


def test_killer_bee_stings_once() -> None:
    table = Table(my_hand="killer_bee gorillion", theirs="bee_bear", their_mindbugs=0).play("killer_bee")
    assert table.life == (3, 2)


def test_lone_yeti_is_strong_and_frenzied_only_while_alone() -> None:
    table = Table(mine="lone_yeti", theirs="gorillion bee_bear")
    yeti = table.state.board[0][0]
    assert table.state.power(yeti, 0) == 10 and table.state.keywords(yeti, 0) == TOUGH | FRENZY
    table = Table(mine="lone_yeti turbo_bug", theirs="gorillion")
    yeti = table.state.board[0][0]
    assert table.state.power(yeti, 0) == 5 and table.state.keywords(yeti, 0) == TOUGH


def test_mysterious_mermaid_matches_life_up_and_down() -> None:
    table = Table(
        my_hand="mysterious_mermaid bee_bear", my_life=1, their_life=4, theirs="gorillion", their_mindbugs=0
    )
    assert table.play("mysterious_mermaid").life == (4, 4)
    table = Table(
        my_hand="mysterious_mermaid bee_bear", my_life=6, their_life=2, theirs="gorillion", their_mindbugs=0
    )
    assert table.play("mysterious_mermaid").life == (2, 2)


def test_shark_dog_defeats_an_enemy_of_power_six_or_more() -> None:
    table = Table(mine="shark_dog", theirs="strange_barrel killer_bee").attack("shark_dog")
    assert table.pile(1) == ["strange_barrel"]
    table = Table(mine="shark_dog gorillion", theirs="killer_bee").attack("shark_dog")
    assert table.theirs == ["killer_bee"] and table.mine == ["shark_dog", "gorillion"]


def test_mummypus_copies_enemy_keywords_but_never_tough() -> None:
    table = Table(mine="sharky_crab_dog_mummypus", theirs="rhino_turtle spider_owl killer_bee")
    mummypus = table.state.board[0][0]
    assert table.state.keywords(mummypus, 0) == FRENZY | SNEAKY | POISONOUS | HUNTER
    table = Table(mine="sharky_crab_dog_mummypus rhino_turtle", theirs="gorillion")
    assert table.state.keywords(table.state.board[0][0], 0) == 0


def test_mummypus_copies_granted_keywords_too() -> None:
    table = Table(mine="sharky_crab_dog_mummypus", theirs="snail_thrower turbo_bug")
    assert table.state.keywords(table.state.board[0][0], 0) == POISONOUS | HUNTER


def test_shield_bugs_strengthen_the_others_only() -> None:
    table = Table(mine="shield_bugs shield_bugs turbo_bug", theirs="gorillion")
    powers = [table.state.power(card, 0) for card in table.state.board[0]]
    assert powers == [5, 5, 6] and table.state.power(table.state.board[1][0], 1) == 10


def test_snail_hydra_acts_only_with_fewer_creatures() -> None:
    table = Table(mine="snail_hydra", theirs="gorillion bee_bear").attack("snail_hydra").target("gorillion")
    assert table.theirs == ["bee_bear"] and table.asked.kind == "block"
    table = Table(mine="snail_hydra", theirs="gorillion").attack("snail_hydra")
    assert table.asked.kind == "block"


def test_snail_thrower_makes_weak_friends_hunters_and_poisonous() -> None:
    table = Table(mine="snail_thrower turbo_bug bee_bear", theirs="brain_fly")
    thrower, weak, strong = table.state.board[0]
    assert table.state.keywords(weak, 0) == HUNTER | POISONOUS
    assert table.state.keywords(strong, 0) == 0 and table.state.keywords(thrower, 0) == POISONOUS
    assert table.state.keywords(table.state.board[1][0], 1) == 0


def test_snail_thrower_looks_at_current_power() -> None:
    table = Table(mine="snail_thrower turbo_bug shield_bugs", theirs="brain_fly")
    assert table.state.keywords(table.state.board[0][1], 0) == 0  # four and one are five


def test_strange_barrel_steals_two_and_the_victim_refills() -> None:
    hand = "turbo_bug gorillion killer_bee lone_yeti shark_dog"
    table = Table(mine="strange_barrel", theirs="bee_bear", their_hand=hand, their_deck="luchataur spider_owl")
    table.attack("strange_barrel").block("bee_bear")
    assert len(table.hand(0)) == 2 and len(table.hand(1)) == 5
    assert not set(table.hand(0)) & {"luchataur", "spider_owl"}  # stolen from the hand as it was


def test_tiger_squirrel_needs_power_seven() -> None:
    table = Table(my_hand="tiger_squirrel gorillion", theirs="elephantopus strange_barrel", their_mindbugs=0)
    table.play("tiger_squirrel")
    assert table.theirs == ["elephantopus*", "strange_barrel"]


def test_turbo_bug_leaves_one_life_and_takes_none_from_one() -> None:
    table = Table(mine="turbo_bug", theirs="gorillion", their_life=8).attack("turbo_bug")
    assert table.life == (3, 1)
    table.block("gorillion")
    assert table.life == (3, 1)
    table = Table(mine="turbo_bug", theirs="gorillion", their_life=1).attack("turbo_bug")
    assert table.asked.kind == "block"


def test_tusked_extorter_makes_the_rival_discard_a_chosen_card() -> None:
    table = Table(mine="tusked_extorter", their_hand="gorillion luchataur", theirs="bee_bear").attack(
        "tusked_extorter"
    )
    table.discard("luchataur")
    assert table.pile(1) == ["luchataur"] and table.asked.kind == "block"


def test_urchin_hurler_strengthens_others_on_its_own_turn() -> None:
    table = Table(mine="urchin_hurler turbo_bug", theirs="gorillion")
    hurler, bug = table.state.board[0]
    assert table.state.power(hurler, 0) == 5 and table.state.power(bug, 0) == 6
    table = Table(mine="urchin_hurler turbo_bug", theirs="gorillion", turn="theirs")
    assert table.state.power(table.state.board[0][1], 0) == 4
