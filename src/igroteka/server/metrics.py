"""Numbers for operators (Prometheus text), and structured logs without secrets."""

import json
import logging
import time
from bisect import bisect_left
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import accumulate
from typing import Any

import msgspec
from prometheus_client import CollectorRegistry, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.registry import Collector

from igroteka.server.entries import AnyEntry, Move
from igroteka.server.siblings import Sibling

LOG = logging.getLogger("igroteka.server")

BOUNDS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0)
SILENT = 10.0  # seconds after which a process that shares nothing is not there any more
COUNTERS = {
    "moves": "moves accepted",
    "entries": "entries of logs written",
    "messages": "messages of clients",
    "refused": "requests refused",
    "conflicts": "entries another process was faster with",
    "bot_faults": "answers of the game's own player for a bot that failed or was late",
    "remote_jobs": "answers of bots, hints and parts of reviews that other machines worked out",
    "undone_jobs": "such jobs that another machine did not do, and that were done here",
    "store_failures": "requests the store did not do",
    "reports": "reports of bad behaviour",
    "pushes": "push messages that push services took",
    "push_failures": "push messages that could not be sent",
}
GAUGES = {
    "ready": "1 while the server takes requests",
    "tables": "tables in memory",
    "tables_playing": "tables in memory at which a game is on",
    "tables_set_aside": "tables that could not be opened",
    "sockets": "connections to tables",
    "bot_queue": "answers of bots that are asked for and not there yet",
    "remote_workers": "workers of other machines that are there now",
}


class Figures(msgspec.Struct):
    """The numbers of one process."""

    time: float  # when they were taken
    started: float
    gauges: dict[str, float]
    counters: dict[str, int]
    task_failures: dict[str, int]
    seconds: float
    buckets: list[int]


class Metrics(Collector):
    """Counters since the start. They are plain numbers, because the hot path counts; Prometheus' own library writes
    them down. The names and their meaning: docs/run-a-server.md.

    Whichever process of a server with several is asked tells the numbers of all, each with the label `process`.
    """

    def __init__(self, sibling: Sibling | None = None) -> None:
        self._sibling = sibling
        self.started = time.time()
        self.moves = 0
        self.entries = 0
        self.refused = 0
        self.messages = 0
        self.conflicts = 0
        self.bot_faults = 0  # how often the game's own player had to answer for a bot
        self.remote_jobs = 0
        self.undone_jobs = 0
        self.store_failures = 0
        self.reports = 0
        self.pushes = 0
        self.push_failures = 0
        self.task_failures: Counter[str] = Counter()  # by the name of a long-lived task
        self.seconds = 0.0
        self.buckets = [0] * (len(BOUNDS) + 1)
        self.gauges: Callable[[], dict[str, float]] = dict  # numbers as of now, asked for when they are wanted
        self._registry = CollectorRegistry()
        self._registry.register(self)

    def entry(self, entry: AnyEntry, seconds: float) -> None:
        """An entry became durable and was told; `seconds` from its acceptance to then."""
        self.entries += 1
        if isinstance(entry, Move):
            self.moves += 1
            self.seconds += seconds
            self.buckets[bisect_left(BOUNDS, seconds)] += 1

    def text(self) -> str:
        """The Prometheus text format."""
        return generate_latest(self._registry).decode()

    # --- several processes ---------------------------------------------------------------------------------------

    def share(self) -> None:
        """Let the other processes know our numbers."""
        if self._sibling is not None:
            file = self._sibling.folder / f"{self._sibling.number}.figures"
            fresh = file.with_suffix(".new")
            fresh.write_bytes(msgspec.json.encode(self._figures()))
            fresh.replace(file)

    def _figures(self) -> Figures:
        return Figures(
            time=time.monotonic(),
            started=self.started,
            gauges={name: float(value) for name, value in self.gauges().items()},
            counters={name: getattr(self, name) for name in COUNTERS},
            task_failures=dict(self.task_failures),
            seconds=self.seconds,
            buckets=self.buckets,
        )

    def _all_figures(self) -> dict[str, Figures]:
        """By the number of the process; of one alone by nothing. Who has said nothing for a while is not there."""
        if self._sibling is None:
            return {"": self._figures()}
        self.share()
        found = {}
        for file in sorted(self._sibling.folder.glob("*.figures")):
            figures = msgspec.json.decode(file.read_bytes(), type=Figures)
            if time.monotonic() - figures.time < SILENT:
                found[file.stem] = figures
        return found

    # --- Prometheus ----------------------------------------------------------------------------------------------

    def collect(self) -> Iterator[Metric]:
        everybody = self._all_figures()
        labels = [] if self._sibling is None else ["process"]

        def values(process: str) -> list[str]:
            return [process] if labels else []

        for name, about in GAUGES.items():
            gauge = GaugeMetricFamily(f"igroteka_{name}", about, labels=labels)
            for process, figures in everybody.items():
                if name in figures.gauges:
                    gauge.add_metric(values(process), figures.gauges[name])
            yield gauge
        began = GaugeMetricFamily("igroteka_start_time_seconds", "when the server was started", labels=labels)
        for process, figures in everybody.items():
            began.add_metric(values(process), figures.started)
        yield began
        for name, about in COUNTERS.items():
            counter = CounterMetricFamily(f"igroteka_{name}", about, labels=labels)
            for process, figures in everybody.items():
                counter.add_metric(values(process), figures.counters[name])
            yield counter
        about = "long-lived tasks that failed and were begun again"
        failures = CounterMetricFamily("igroteka_task_failures", about, labels=[*labels, "task"])
        for process, figures in everybody.items():
            for task, count in figures.task_failures.items():
                failures.add_metric([*values(process), task], count)
        yield failures
        about = "from the acceptance of a move to its broadcast"
        histogram = HistogramMetricFamily("igroteka_move_seconds", about, labels=labels)
        for process, figures in everybody.items():
            bounds = [str(bound) for bound in (*BOUNDS, "+Inf")]
            histogram.add_metric(
                values(process), list(zip(bounds, accumulate(figures.buckets), strict=True)), figures.seconds
            )
        yield histogram


class JsonLines(logging.Formatter):
    """A log line is one JSON object; only named facts, never messages of clients or secrets."""

    KNOWN = ("table", "bot", "reason", "client", "status", "path", "method", "seconds", "signal", "url", "task")

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "time": round(record.created, 3),
            "level": record.levelname.lower(),
            "event": record.getMessage(),
        }
        for name in self.KNOWN:
            if hasattr(record, name):
                line[name] = getattr(record, name)
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


def log_to_stderr(level: str) -> None:
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines())
    for name in ("igroteka.server", "uvicorn", "uvicorn.error", "asyncio"):
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.propagate = False
        logger.setLevel(level.upper() if name == "igroteka.server" else "WARNING")
