"""Numbers for operators (Prometheus text), and structured logs without secrets."""

import json
import logging
import time
from typing import Any

from igroteka.server.entries import AnyEntry, Move

LOG = logging.getLogger("igroteka.server")

BOUNDS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0)


class Metrics:
    """Counters since the start."""

    def __init__(self) -> None:
        self.started = time.time()
        self.moves = 0
        self.entries = 0
        self.refused = 0
        self.messages = 0
        self.conflicts = 0
        self.bot_faults = 0  # how often the game's own player had to answer for a bot
        self.seconds = 0.0
        self.buckets = [0] * (len(BOUNDS) + 1)

    def entry(self, entry: AnyEntry, seconds: float) -> None:
        """An entry became durable and was told; `seconds` from its acceptance to then."""
        self.entries += 1
        if isinstance(entry, Move):
            self.moves += 1
            self.seconds += seconds
            self.buckets[next((i for i, bound in enumerate(BOUNDS) if seconds <= bound), len(BOUNDS))] += 1

    def text(self, gauges: dict[str, float]) -> str:
        """The Prometheus text format."""
        lines: list[str] = []

        def add(name: str, kind: str, value: float) -> None:
            lines.append(f"# TYPE igroteka_{name} {kind}")
            lines.append(f"igroteka_{name} {value:g}")

        for name, value in gauges.items():
            add(name, "gauge", value)
        add("start_time_seconds", "gauge", self.started)
        add("moves_total", "counter", self.moves)
        add("entries_total", "counter", self.entries)
        add("messages_total", "counter", self.messages)
        add("refused_total", "counter", self.refused)
        add("conflicts_total", "counter", self.conflicts)
        add("bot_faults_total", "counter", self.bot_faults)
        lines.append("# TYPE igroteka_move_seconds histogram")
        below = 0
        for bound, count in zip((*BOUNDS, "+Inf"), self.buckets, strict=True):
            below += count
            lines.append(f'igroteka_move_seconds_bucket{{le="{bound}"}} {below}')
        lines.append(f"igroteka_move_seconds_sum {self.seconds:g}")
        lines.append(f"igroteka_move_seconds_count {below}")
        return "\n".join(lines) + "\n"


class JsonLines(logging.Formatter):
    """A log line is one JSON object; only named facts, never messages of clients or secrets."""

    KNOWN = ("table", "bot", "reason", "client", "status", "path", "method", "seconds", "signal", "url")

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
