"""How a game of Mindbug begins, and what a card is (MB-001 to MB-030)."""

from collections import Counter

import pytest

from igroteka.core.errors import BadPosition
from igroteka.games.mindbug import GAME
from igroteka.games.mindbug.cards.faces import FACES, NAMES, SET_CARDS, SNEAKY
from igroteka.games.mindbug.cards.first_contact import FIRST_CONTACT
from igroteka.games.mindbug.cards.sets import SETS
from igroteka.games.mindbug.state import Mindbug
from tests.games.mindbug.table import Table
from tests.rules import rule


def fresh(seed: int = 1) -> Mindbug:
    return GAME.new({}, 2, seed)


@rule("MB-001")
def test_a_game_is_a_duel_of_two_players_who_summon_creatures() -> None:
    state = fresh()
    assert state.seats == 2 and len(state.board) == len(state.hand) == 2
    assert GAME.teams(state.settings, 2) == [0, 1]


@rule("MB-003")
def test_the_base_box_has_48_cards_of_32_designs() -> None:
    assert len(FIRST_CONTACT) == 32
    assert sum(creature.copies for creature in FIRST_CONTACT) == 48 == len(SET_CARDS["first_contact"])


@rule("MB-004", "MB-027", "MB-028")
def test_each_player_has_a_life_counter_that_starts_at_three() -> None:
    assert fresh().life == [3, 3]


@rule("MB-005", "MB-022", "MB-118")
def test_each_player_starts_with_two_mindbugs_that_everybody_sees() -> None:
    state = fresh()
    assert state.mindbugs == [2, 2]
    for seat in (0, 1, None):
        assert [player["mindbugs"] for player in state.view(seat)["table"]["players"]] == [2, 2]


@rule("MB-007", "MB-008", "MB-009")
def test_every_creature_has_a_name_and_power_while_keywords_and_ability_are_optional() -> None:
    for creature in FIRST_CONTACT:
        assert creature.name and 1 <= creature.power <= 10
    plain = next(creature for creature in FIRST_CONTACT if creature.name == "gorillion")
    assert plain.keywords == 0 and plain.plain
    both = next(creature for creature in FIRST_CONTACT if creature.name == "axolotl_healer")
    assert both.keywords and not both.plain
    assert any(creature.keywords.bit_count() > 1 for creature in FIRST_CONTACT)


@rule("MB-010")
def test_the_chameleon_sniper_is_as_the_rulebook_shows_it() -> None:
    face = FACES[NAMES.index("chameleon_sniper")]
    assert face.power == 1 and face.keywords == SNEAKY
    assert [creature.name for creature in SETS["first_contact"]].index("chameleon_sniper") == 3  # number 04 of 32
    table = Table(mine="chameleon_sniper", theirs="gorillion").attack("chameleon_sniper")
    assert table.life == (3, 1)  # the effect, and the attack nobody could block


@rule("MB-024", "MB-026")
def test_ten_cards_are_dealt_to_each_and_five_are_drawn() -> None:
    state = fresh()
    for seat in range(2):
        assert len(state.hand[seat]) == 5 and len(state.deck[seat]) == 5
    assert len(state.unused) == 28
    dealt = [card for zone in state.zones().values() for card in zone]
    assert Counter(dealt) == Counter(SET_CARDS["first_contact"])


@rule("MB-024")
def test_different_seeds_deal_different_cards() -> None:
    hands = {tuple(fresh(seed).hand[0]) for seed in range(20)}
    assert len(hands) == 20


@rule("MB-024")
def test_draw_piles_lie_face_down_for_everybody() -> None:
    state = fresh()
    for seat in range(2):
        for player in state.view(seat)["table"]["players"]:
            assert player["deck"] == 5
    assert all(state.known[card] == 0 for seat in range(2) for card in state.deck[seat])


@rule("MB-025")
def test_each_player_has_an_own_empty_discard_pile() -> None:
    assert fresh().discard == [[], []]
    table = Table(mine="gorillion", theirs="bee_bear").attack("gorillion").block("bee_bear")
    assert table.pile(0) == [] and table.pile(1) == ["bee_bear"]


@rule("MB-029", "MB-030")
def test_the_higher_revealed_card_begins_and_a_tie_reveals_again() -> None:
    tied = False
    for seed in range(60):
        state = fresh(seed)
        powers = [state.shows[card].power for card in state.unused]
        first = 0
        while powers[first] == powers[first + 1]:
            tied = True
            first += 2
        assert state.active == (0 if powers[first] > powers[first + 1] else 1)
        assert all(state.known[card] for card in state.unused[: first + 2])
        assert not any(state.known[card] for card in state.unused[first + 2 :])
    assert tied, "no tie in sixty games: the test has shown nothing"


@rule("MB-029", "MB-030")
@pytest.mark.parametrize("seats", [2, 4])
def test_everybody_sees_who_revealed_what_to_find_the_first_player(seats: int) -> None:
    for seed in range(40):
        state = GAME.new({}, seats, seed=seed)
        told = state.view(None)["table"]["first"]
        assert [shown["thing"] for shown in told] == [state.thing(card) for card in state.unused if state.known[card]]
        assert [shown["seat"] for shown in told[:seats]] == list(range(seats))
        powers = [[shown["power"] for shown in told if shown["seat"] == seat] for seat in range(seats)]
        assert state.active == powers.index(max(powers))  # the first difference decides


@rule("MB-110")
def test_later_stages_are_part_of_what_everybody_sees_of_a_card() -> None:
    table = Table(mine="cloud_lady", theirs="gorillion")
    seen = table.state.view(1)["table"]["players"]
    assert [stage["name"] for stage in seen[0]["board"][0]["later"]] == ["typhoon_princess", "thunder_queen"]
    assert "later" not in seen[1]["board"][0]


def test_a_position_and_its_words_are_inverses() -> None:
    text = (
        "sets: first_contact; mine: gorillion rhino_turtle*; my_hand: bee_bear; my_discard: luchataur; my_life: 2; "
        "my_mindbugs: 1; theirs: spider_owl; their_deck: tiger_squirrel turbo_bug axolotl_healer "
        "shark_dog killer_bee brain_fly; their_life: 3; their_mindbugs: 2; turn: theirs"
    )
    words = GAME.describe(GAME.position(text))
    assert "their_hand: axolotl_healer" in words and "their_deck: brain_fly" in words  # the hand was refilled
    assert GAME.describe(GAME.position(words)) == words


@pytest.mark.parametrize(
    ("words", "key"),
    [
        ({"mine": "no_such_card"}, "unknown-card"),
        ({"mine": "gorillion gorillion"}, "no-more-copies"),
        ({"my_life": "0"}, "bad-position-value"),
        ({"their_mindbugs": "3"}, "bad-position-value"),
        ({"turn": "nobody"}, "bad-position-value"),
        ({"moon": "full"}, "unknown-position-word"),
    ],
)
def test_an_impossible_position_is_refused(words: dict[str, str], key: str) -> None:
    with pytest.raises(BadPosition) as refused:
        GAME.position(**words)
    assert refused.value.key == key
