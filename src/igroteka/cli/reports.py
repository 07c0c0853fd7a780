"""`igroteka reports`: what people have reported at a running room, for whoever runs it."""

import argparse
import json
import os
import time
import urllib.error
import urllib.request
from typing import Any

from rich.table import Table
from rich.text import Text

from igroteka.core.errors import GameError
from igroteka.text import Words


def ask(asked: argparse.Namespace) -> list[dict[str, Any]]:
    """The reports that are kept, without one that is done; the room's settings say where it is and who may ask."""
    from igroteka.server.config import read_config  # noqa: PLC0415 - few commands need the server's libraries

    config = read_config({}, os.environ, asked.config)
    url = asked.room or f"http://{config.host}:{config.port}"
    path, method = ("/api/reports", "GET") if asked.done is None else (f"/api/reports/{asked.done}", "DELETE")
    request = urllib.request.Request(url + path, method=method)
    request.add_header("authorization", f"Bearer {config.operator}")
    try:
        with urllib.request.urlopen(request, timeout=10) as answer:
            found: list[dict[str, Any]] = json.load(answer)["reports"]
            return found
    except urllib.error.HTTPError as error:
        refused = json.load(error)
        raise GameError(refused["error"], **refused["args"]) from error


def shown(found: list[dict[str, Any]], words: Words) -> Table:
    table = Table(box=None)
    for column in ("report", "when", "accused", "complaint", "heard"):
        table.add_column(words.say(f"column-{column}"))
    for report in found:
        seat = report["seat"]
        who = words.say("spectator") if seat is None else words.say("seat", number=seat + 1)
        table.add_row(
            report["id"],
            time.strftime("%Y-%m-%d %H:%M", time.localtime(report["time"] / 1000)),
            Text(f"{report['name'] or who} ({report['game']}, {report['table']})"),
            Text(report["text"]),
            Text(" / ".join(report["said"])),
        )
    return table
