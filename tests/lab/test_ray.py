"""The same tables in one process, on two workers of a local Ray, and on a Ray cluster that is joined by its address.

Each runs in a process of its own with an empty home: Ray keeps state in whatever process started it.
"""

import json
import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

from igroteka.cli import main

pytestmark = pytest.mark.skipif(find_spec("ray") is None, reason="Ray is not installed: pip install igroteka[ray]")

ROOT = Path(__file__).parents[2]
LEAGUE = ["arena", "mindbug", "--bots", "random,greedy,ismcts:10", "--games", "12", "--seed", "4", "--json"]
COUNTS = ["simulate", "gobbit", "--games", "600", "--seed", "4", "--json"]
CLUSTER = """
import json, subprocess, sys
from ray.cluster_utils import Cluster
cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
cluster.add_node(num_cpus=1)
command = [sys.executable, "-m", "igroteka.cli", *sys.argv[1:], "--engine", "ray", "--address", cluster.address]
done = subprocess.run(command, text=True, capture_output=True)
cluster.shutdown()
print(done.stdout)
sys.stderr.write(done.stderr)
sys.exit(done.returncode)
"""


def told(words: list[str], home: Path, code: str = "") -> dict[str, object]:
    """What the command prints, with an empty home, which stays empty."""
    start = ["-c", code] if code else ["-m", "igroteka.cli"]
    environment = {name: value for name, value in os.environ.items() if not name.startswith("RAY_")}
    environment |= {"HOME": str(home), "PYTHONPATH": str(ROOT / "src"), "RAY_USAGE_STATS_ENABLED": "0"}
    if code:
        environment["RAY_AUTH_MODE"] = "disabled"  # a cluster of this test alone
    done = subprocess.run(
        [sys.executable, *start, *words],
        cwd=home,
        env=environment,
        text=True,
        capture_output=True,
        timeout=280,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    last = done.stdout.strip().splitlines()[-1]
    result: dict[str, object] = json.loads(last if code else done.stdout)  # the result alone
    return {name: value for name, value in result.items() if not name.startswith(("seconds", "decisions_per"))}


@pytest.mark.timeout(600)
@pytest.mark.parametrize("words", [LEAGUE, COUNTS], ids=["arena", "simulate"])
def test_two_workers_of_ray_give_the_table_of_one_process(words: list[str], tmp_path: Path) -> None:
    here = told([*words, "--workers", "1"], tmp_path)
    assert told([*words, "--workers", "2", "--engine", "ray"], tmp_path) == here
    assert list(tmp_path.iterdir()) == []


@pytest.mark.timeout(600)
def test_a_cluster_that_is_joined_gives_the_table_of_one_process(tmp_path: Path) -> None:
    here = told([*LEAGUE, "--workers", "1"], tmp_path)
    assert told(LEAGUE, tmp_path, CLUSTER) == here


def test_an_address_where_nobody_answers_is_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*LEAGUE[:-1], "--engine", "ray", "--address", "127.0.0.1:1", "--lang", "en"]) == 2
    assert capsys.readouterr().err.strip() == "No Ray cluster answers at 127.0.0.1:1."
