"""Numbers for operators (Prometheus text), and structured logs without secrets."""

import json
import logging
import time
from bisect import bisect_left
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

from prometheus_client import CollectorRegistry, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.registry import Collector

from igroteka.server.entries import AnyEntry, Move

LOG = logging.getLogger("igroteka.server")

BOUNDS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0)
COUNTERS = {
    "moves": "moves accepted",
    "entries": "entries of logs written",
    "messages": "messages of clients",
    "refused": "requests refused",
    "conflicts": "entries another process was faster with",
    "bot_faults": "answers of the game's own player for a bot that failed or was late",
    "store_failures": "requests the store did not do",
    "reports": "reports of bad behaviour",
}
GAUGES = {
    "ready": "1 while the server takes requests",
    "tables": "tables in memory",
    "tables_playing": "tables in memory at which a game is on",
    "tables_set_aside": "tables that could not be opened",
    "sockets": "connections to tables",
    "bot_queue": "answers of bots that are asked for and not there yet",
}


class Metrics(Collector):
    """Counters since the start. They are plain numbers, because the hot path counts; Prometheus' own library writes
    them down. The names and their meaning: docs/run-a-server.md."""

    def __init__(self) -> None:
        self.started = time.time()
        self.moves = 0
        self.entries = 0
        self.refused = 0
        self.messages = 0
        self.conflicts = 0
        self.bot_faults = 0  # how often the game's own player had to answer for a bot
        self.store_failures = 0
        self.reports = 0
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

    def collect(self) -> Iterator[Metric]:
        for name, value in self.gauges().items():
            yield GaugeMetricFamily(f"igroteka_{name}", GAUGES[name], value=value)
        yield GaugeMetricFamily("igroteka_start_time_seconds", "when the server was started", value=self.started)
        for name, about in COUNTERS.items():
            yield CounterMetricFamily(f"igroteka_{name}", about, value=getattr(self, name))
        failures = CounterMetricFamily(
            "igroteka_task_failures", "long-lived tasks that failed and were begun again", labels=["task"]
        )
        for task, count in self.task_failures.items():
            failures.add_metric([task], count)
        yield failures
        below, buckets = 0, []
        for bound, count in zip((*BOUNDS, "+Inf"), self.buckets, strict=True):
            below += count
            buckets.append((str(bound), float(below)))
        about = "from the acceptance of a move to its broadcast"
        yield HistogramMetricFamily("igroteka_move_seconds", about, buckets=buckets, sum_value=self.seconds)


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
