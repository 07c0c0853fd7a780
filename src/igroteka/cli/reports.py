"""`igroteka reports`: what people have reported at a running room, for whoever runs it."""

import argparse
import json
import os
import time
import urllib.error
import urllib.request
from typing import Any

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


def told(report: dict[str, Any], words: Words) -> str:
    """A report in a few lines."""
    when = time.strftime("%Y-%m-%d %H:%M", time.localtime(report["time"] / 1000))
    seat = report["seat"]
    name = report["name"] or words.say("spectator" if seat is None else "seat", number=(seat or 0) + 1)
    lines = [f"{report['id']}  {when}  {report['game']} {report['table']}"]
    lines.append("  " + words.say("cli-report-about", name=name, text=report["text"]))
    if report["said"]:
        lines.append("  " + words.say("cli-report-heard", said=" / ".join(report["said"])))
    return "\n".join(lines)
