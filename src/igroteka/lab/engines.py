"""Run jobs in this process, on all cores, or on a Ray cluster. Results come in the order of the jobs."""

import os
import secrets
from collections.abc import Callable, Iterator, Sequence
from importlib import import_module
from typing import Any, TypeVar

from igroteka.core.errors import BadSetting

ENGINES = ("local", "ray")
PORTION = 32  # jobs per worker that Ray is given at a time

T = TypeVar("T")


def spread(work: Callable[..., T], jobs: Sequence[Sequence[Any]], engine: str, workers: int) -> Iterator[T]:
    """Do all jobs; `workers` 0 means one per core, 1 means here."""
    if engine not in ENGINES:
        raise BadSetting("unknown-engine", engine=engine, known=", ".join(ENGINES))
    if workers < 0:
        raise BadSetting("worker-count", workers=workers)
    if engine == "ray":
        yield from _on_ray(work, jobs, workers)
    elif workers == 1 or len(jobs) == 1:
        for job in jobs:
            yield work(*job)
    else:
        joblib = import_module("joblib")  # imported here, so that other commands start without it
        run = joblib.Parallel(n_jobs=workers or -1, return_as="generator")
        yield from run(joblib.delayed(work)(*job) for job in jobs)


def _on_ray(work: Callable[..., T], jobs: Sequence[Sequence[Any]], workers: int) -> Iterator[T]:
    """Through joblib's Ray backend, in portions so that progress can be told."""
    _keep_ray_at_home()
    try:
        ray = import_module("ray")
        import_module("ray.util.joblib").register_ray()
    except ImportError as error:
        raise BadSetting("no-ray") from error
    joblib = import_module("joblib")
    ray.init(ignore_reinit_error=True, log_to_driver=False, logging_level="error", include_dashboard=False)
    cores = workers or int(ray.cluster_resources().get("CPU", 1))
    portion = cores * PORTION
    with joblib.parallel_config(backend="ray"), joblib.Parallel(n_jobs=cores) as run:
        for begin in range(0, len(jobs), portion):
            yield from run(joblib.delayed(work)(*job) for job in jobs[begin : begin + portion])


def _keep_ray_at_home() -> None:
    """Give a local Ray a key for this run alone, in memory: otherwise it would write one into the user's home.

    Nothing is changed if RAY_ADDRESS or any RAY_AUTH_ variable is set: a cluster is joined then.
    """
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    if not any(name == "RAY_ADDRESS" or name.startswith("RAY_AUTH_") for name in os.environ):
        os.environ["RAY_AUTH_MODE"] = "token"
        os.environ["RAY_AUTH_TOKEN"] = secrets.token_hex(32)
