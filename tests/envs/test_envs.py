"""The environments pass the checks of the packages they are made for."""

from typing import Any

import pytest

from igroteka import envs, games

np = pytest.importorskip("numpy", reason="numpy is not installed: pip install igroteka[envs]")

NAMES = games.names()


def absent(package: str) -> Any:
    return pytest.importorskip(package, reason=f"{package} is not installed: pip install igroteka[envs]")


@pytest.mark.parametrize("name", NAMES)
def test_pettingzoo_accepts_the_table(name: str) -> None:
    absent("pettingzoo")
    test = absent("pettingzoo.test")
    test.api_test(envs.pettingzoo(name), num_cycles=60)
    test.seed_test(lambda: envs.pettingzoo(name), num_cycles=20)


def test_a_table_of_pettingzoo_plays_to_the_end_and_pays() -> None:
    absent("pettingzoo")
    env = envs.pettingzoo("mindbug", seats=2, sets=["beyond_eternity"])
    env.reset(seed=3)
    paid = {}
    for agent in env.agent_iter():
        seen, reward, over, cut, _ = env.last()
        paid[agent] = reward
        env.step(None if over or cut else int(np.flatnonzero(seen["action_mask"])[0]))
    assert sorted(paid.values()) == [-1.0, 1.0]


def test_max_cycles_cuts_a_game_off() -> None:
    absent("pettingzoo")
    env = envs.pettingzoo("not_alone", max_cycles=4)
    env.reset(seed=1)
    steps = 0
    for _ in env.agent_iter():
        seen, _, over, cut, _ = env.last()
        assert not over
        steps += not cut
        env.step(None if cut else int(np.flatnonzero(seen["action_mask"])[0]))
    assert steps == 4


def test_a_secret_choice_is_in_nobody_elses_observation() -> None:
    """The Hunted choose their Places at the same time: whatever the first one answers, the second sees the same."""
    absent("pettingzoo")
    seen = []
    for pick in (0, 1, 2):
        env = envs.pettingzoo("not_alone", seats=3)
        env.reset(seed=5)
        while env.table.decisions[0].kind != "explore":
            env.step(int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"])[0]))
        first = env.agent_selection
        env.step(int(np.flatnonzero(env.observe(first)["action_mask"])[pick]))
        assert env.agent_selection != first
        seen.append(env.observe(env.agent_selection)["observation"].tobytes())
    assert len(set(seen)) == 1


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.filterwarnings("ignore")
def test_gymnasium_accepts_a_seat(name: str) -> None:
    absent("gymnasium")
    checker = absent("gymnasium.utils.env_checker")
    checker.check_env(envs.gymnasium(name, opponent="random"), skip_render_check=True)


def test_a_seat_plays_whole_games_against_a_level() -> None:
    absent("gymnasium")
    env = envs.gymnasium("mindbug", opponent="greedy", seat=1)
    seen, _ = env.reset(seed=1)
    over = False
    while not over:
        seen, reward, over, _, info = env.step(int(np.flatnonzero(seen["action_mask"])[-1]))
    assert reward in (-1.0, 1.0) and "illegal" not in info


def test_seats_side_by_side() -> None:
    absent("gymnasium")
    env = envs.gymnasium("gobbit", n=3)
    seen, _ = env.reset(seed=1)
    assert seen["observation"].shape[0] == 3
    for _ in range(30):
        answers = [int(np.flatnonzero(mask)[0]) if mask.any() else 0 for mask in seen["action_mask"]]
        seen, rewards, *_ = env.step(np.array(answers))
        assert rewards.shape == (3,)


@pytest.mark.parametrize("name", NAMES)
def test_open_spiel_plays_random_games(name: str) -> None:
    pyspiel = absent("pyspiel")
    pyspiel.random_sim_test(envs.openspiel(name, deals=50), num_sims=1, serialize=False, verbose=False)


def test_batches_play_like_single_games_and_pay_who_wins() -> None:
    first, again = (envs.batch("mindbug", 7, seed=4) for _ in range(2))
    rng = np.random.default_rng(1)
    ended = 0
    for _ in range(150):
        answers = first.random_answers(rng)
        assert (first.masks[np.arange(7), answers] == 1).all()
        first.step(answers)
        again.step(answers)
        assert (first.observations == again.observations).all() and (first.rewards == again.rewards).all()
        ended += int(first.ended.sum())
        assert (first.rewards.sum(axis=1) == 0).all()
        assert ((first.rewards != 0).any(axis=1) == first.ended).all()
    assert ended > 7
    watcher = envs.observer("mindbug")
    for table, state in enumerate(first.engine.states):
        seat = int(first.turns[table])
        assert (watcher.vector(state, seat) == first.floats()[table]).all()
        assert (watcher.mask(state, seat) == first.masks[table]).all()


def test_an_answer_that_is_not_offered_is_refused() -> None:
    from igroteka.core.errors import IllegalMove  # noqa: PLC0415

    batch = envs.batch("mindbug", 2)
    wrong = np.array([int(np.flatnonzero(mask == 0)[0]) for mask in batch.masks])
    with pytest.raises(IllegalMove):
        batch.step(wrong)
