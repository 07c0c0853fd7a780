"""Run jobs in this process, on all cores, or on a Ray cluster. Results come in the order of the jobs."""

import contextlib
import os
import secrets
import socket
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from importlib import import_module
from itertools import chain, islice
from typing import Any, TypeVar

from igroteka.core.errors import BadSetting

ENGINES = ("local", "ray")
PORTION = 32  # jobs per worker that Ray is given at a time

T = TypeVar("T")


def spread(
    work: Callable[..., T], jobs: Iterable[Sequence[Any]], engine: str, workers: int, address: str = ""
) -> Iterator[T]:
    """Do all jobs; `workers` 0 means one per core, 1 means here; `address` is that of a Ray cluster.

    Jobs are taken as they are needed, so a million of them need no memory.
    """
    if engine not in ENGINES:
        raise BadSetting("unknown-engine", engine=engine, known=", ".join(ENGINES))
    if workers < 0:
        raise BadSetting("worker-count", workers=workers)
    if address and engine != "ray":
        raise BadSetting("address-without-ray", address=address)
    waiting = iter(jobs)
    if engine == "ray":
        yield from _on_ray(work, waiting, workers, address)
        return
    begun = list(islice(waiting, 2))
    waiting = chain(begun, waiting)
    if workers == 1 or len(begun) < 2:
        for job in waiting:
            yield work(*job)
    else:
        joblib = import_module("joblib")  # imported here, so that other commands start without it
        run = joblib.Parallel(n_jobs=workers or -1, return_as="generator")
        yield from run(joblib.delayed(work)(*job) for job in waiting)


def _on_ray(work: Callable[..., T], waiting: Iterator[Sequence[Any]], workers: int, address: str) -> Iterator[T]:
    """Through joblib's Ray backend, in portions so that progress can be told."""
    if address:
        _reach(address)
    else:
        _keep_ray_at_home()
    try:
        ray = import_module("ray")
        import_module("ray.util.joblib").register_ray()
    except ImportError as error:
        raise BadSetting("no-ray") from error
    joblib = import_module("joblib")
    quiet = {"log_to_driver": False, "logging_level": "error"}
    with contextlib.ExitStack() as stack:
        stack.enter_context(contextlib.redirect_stdout(sys.stderr))  # Ray tells of its workers: stdout is for results
        if not ray.is_initialized():
            stack.callback(ray.shutdown)
        try:
            # a local Ray is started for this run alone; None lets Ray look at RAY_ADDRESS
            ray.init(address or None, ignore_reinit_error=True, include_dashboard=None if address else False, **quiet)
        except (ConnectionError, ValueError, RuntimeError) as error:
            raise BadSetting("no-cluster", address=address or os.environ.get("RAY_ADDRESS", "")) from error
        cores = workers or int(ray.cluster_resources().get("CPU", 1))
        stack.enter_context(joblib.parallel_config(backend="ray"))
        run = stack.enter_context(joblib.Parallel(n_jobs=cores))
        while portion := list(islice(waiting, cores * PORTION)):
            yield from run(joblib.delayed(work)(*job) for job in portion)


def _reach(address: str) -> None:
    """Whether somebody listens there; Ray itself would try for minutes and then end the process."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if host and port.isdigit():
        try:
            socket.create_connection((host, int(port)), timeout=5).close()
        except (OSError, OverflowError) as error:
            raise BadSetting("no-cluster", address=address) from error


def _keep_ray_at_home() -> None:
    """Give a local Ray a key for this run alone, in memory: otherwise it would write one into the user's home.

    Nothing is changed if RAY_ADDRESS or any RAY_AUTH_ variable is set: a cluster is joined then.
    """
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    if not any(name == "RAY_ADDRESS" or name.startswith("RAY_AUTH_") for name in os.environ):
        os.environ["RAY_AUTH_MODE"] = "token"
        os.environ["RAY_AUTH_TOKEN"] = secrets.token_hex(32)
