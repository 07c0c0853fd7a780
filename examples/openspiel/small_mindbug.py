"""OpenSpiel's own ISMCTS and MCCFR on a small Mindbug: `python examples/openspiel/small_mindbug.py [iterations]`.

Needs `pip install "igroteka[openspiel]"`. ISMCTS plays against our players; MCCFR learns the game from nothing, and
OpenSpiel tells how far its average strategy is from perfect play.
"""

import sys

import numpy as np
from open_spiel.python.algorithms import exploitability, external_sampling_mccfr, ismcts, mcts
from open_spiel.python.policy import tabular_policy_from_callable

from igroteka import envs
from igroteka.bots.bot import Observation
from igroteka.bots.registry import load_bot
from igroteka.core.rng import seeded
from igroteka.lab.exploit import DECK, deals

TINY = deals(DECK[:4], hand=1, life=1)  # four creatures, one in each hand: 12 deals, a tree of some hundred nodes


def ismcts_against(bot: str, games: int = 6, searches: int = 60) -> float:
    """The share of games OpenSpiel's search wins, both seats in turn."""
    game = envs.openspiel("mindbug", positions=deals())
    rng = np.random.default_rng(1)
    search = ismcts.ISMCTSBot(
        game=game,
        uct_c=2.0,
        evaluator=mcts.RandomRolloutEvaluator(1, np.random.RandomState(1)),
        max_simulations=searches,
        max_world_samples=-1,
        random_state=np.random.RandomState(2),
        final_policy_type=ismcts.ISMCTSFinalPolicyType.MAX_VISIT_COUNT,
        use_observation_string=False,
        allow_inconsistent_action_sets=True,
        child_selection_policy=ismcts.ChildSelectionPolicy.PUCT,
    )
    search.set_resampler(lambda state, player: state.resample_from_infostate(player, rng.random))
    won = 0.0
    for number in range(games):
        state = game.new_initial_state()
        state.apply_action(int(rng.integers(game.max_chance_outcomes())))
        opponent, chance = load_bot(bot), seeded(number)
        while not state.is_terminal():
            seat = state.current_player()
            if seat == number % 2:
                state.apply_action(search.step(state))
            else:
                state.apply_action(opponent.choose(Observation(state.table, seat, chance)))
        won += (state.returns()[number % 2] + 1.0) / 2.0
    return won / games


def mccfr(iterations: int) -> tuple[float, float]:
    """The exploitability of equal chances, and of what MCCFR has learned after so many rounds."""
    game = envs.openspiel("mindbug", positions=TINY)
    np.random.seed(1)  # the solver draws from NumPy's own generator
    solver = external_sampling_mccfr.ExternalSamplingSolver(game, external_sampling_mccfr.AverageType.SIMPLE)
    at_first = exploitability.exploitability(game, tabular_policy_from_callable(game, uniform))
    for _ in range(iterations):
        solver.iteration()
    learned = exploitability.exploitability(game, solver.average_policy())
    return float(at_first), float(learned)


def uniform(state: object) -> dict[int, float]:
    options = state.legal_actions()  # type: ignore[attr-defined]
    return dict.fromkeys(options, 1.0 / len(options))


if __name__ == "__main__":
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else 300
    for bot in ("random", "greedy", "baseline"):
        print(f"OpenSpiel's ISMCTS wins {ismcts_against(bot):.0%} against {bot}")
    begun, ended = mccfr(rounds)
    print(f"exploitability of equal chances {begun:.3f}; of MCCFR after {rounds} iterations {ended:.3f}")
