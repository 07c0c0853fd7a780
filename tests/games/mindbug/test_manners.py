"""How bots behave: a Mindbug is not thrown away, and a partner's card is the partner's."""

from igroteka import games
from igroteka.bots.bot import Observation, considered
from igroteka.bots.registry import make_bot
from igroteka.bots.table import play_out
from igroteka.core.rng import seeded
from igroteka.games.mindbug.options import PASS, YES
from igroteka.games.mindbug.state import Mindbug


def offered_to_partner(words: str) -> Mindbug:
    """A card of seat 0, just played; seat 1 has no Mindbug, so the partner is asked first."""
    state: Mindbug = games.find("mindbug").position(words + "; left_mindbugs: 0; turn: mine")
    play = next(o for o in state.decisions[0].options if state.choice(o, 0).kind == "play")
    state.apply(0, play)
    assert state.decisions[0].kind == "mindbug" and int(state.decisions[0].seat()) == 2
    return state


HANDS = "my_hand: gorillion; left_hand: bee_bear; partner_hand: luchataur; right_hand: killer_bee"


def test_a_partners_card_is_left_to_the_partner() -> None:
    state = offered_to_partner(HANDS)
    assert considered(Observation(state, 2, seeded(1))) == [PASS]
    for bot in ("novice:50%", "novice:15%", "greedy", "ismcts:20", "ismcts:150"):
        assert make_bot(bot).choose(Observation(state, 2, seeded(1))) == PASS


def test_an_opponents_card_may_be_taken() -> None:
    state: Mindbug = games.find("mindbug").position("my_hand: gorillion; their_hand: bee_bear; turn: mine")
    state.apply(0, state.decisions[0].options[0])
    assert considered(Observation(state, 1, seeded(1))) == [PASS, YES]


def test_beginners_seldom_spend_both_mindbugs_on_the_first_two_cards() -> None:
    """They did in every game, while the evaluation thought little of a Mindbug."""
    both = asked = 0
    for number in range(24):
        state: Mindbug = games.find("mindbug").new({}, 2, number)
        answers: list[list[int]] = [[], []]
        rng = seeded(number)
        seen = [Observation(state, seat, rng.fork()) for seat in (0, 1)]
        bots = [make_bot("level:1"), make_bot("level:2")]
        while state.outcome is None and min(map(len, answers)) < 2:
            decision = state.decisions[0]
            seat = int(decision.seat())
            option = bots[seat].choose(seen[seat])
            if decision.kind == "mindbug":
                answers[seat].append(option)
            state.apply(seat, option)
        for given in answers:
            asked += len(given) >= 2
            both += given[:2] == [YES, YES]
    assert asked >= 40 and both <= asked // 2


def test_four_bots_play_a_game_to_its_end() -> None:
    state: Mindbug = games.find("mindbug").new({}, 4, 3)
    play_out(state, [make_bot("level:2") for _ in range(4)], seeded(1))
    assert state.outcome is not None
