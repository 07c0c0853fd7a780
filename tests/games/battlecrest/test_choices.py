"""The laws of the contract over random heroes and seat counts."""

from hypothesis import given, settings
from hypothesis import strategies as st

from igroteka.bots.bot import RandomBot
from igroteka.core.rng import derive, seeded
from igroteka.games.battlecrest import GAME
from tests.contract.laws import all_laws, cards_are_conserved, decisions_are_sound, walk


@settings(max_examples=12)
@given(order=st.permutations(GAME.heroes), seats=st.sampled_from([2, 3, 4]), seed=st.integers(0, 2**32 - 1))
def test_the_laws_hold_whoever_fights(order: list[str], seats: int, seed: int) -> None:
    chosen = {f"hero{n + 1}": order[n] for n in range(2 if seats == 2 else 4)}
    rng = seeded(derive(seed, "laws"))
    start: list[int] = []
    for state in walk(GAME, chosen, seats, seed, RandomBot()):
        start = start or sorted(card for zone in state.zones().values() for card in zone)
        decisions_are_sound(state)
        cards_are_conserved(state, start)
        if rng.chance(2) or state.outcome is not None:
            all_laws(state, start, RandomBot(), rng)
        state.events = []
