"""A room and a real Chromium, for tests and screenshots."""

import contextlib
import os
import shutil
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tools import prepared

ROOT = Path(__file__).parents[1]
WEB = ROOT / "src" / "igroteka" / "web" / "index.html"
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


def chromium() -> str | None:
    """Where Chromium is, if it is anywhere."""
    for name in (os.environ.get("CHROMIUM", ""), "chromium", "chromium-browser", "google-chrome"):
        found = shutil.which(name) if name else None
        if found is not None:
            return found
    return None


@contextlib.contextmanager
def room(pace: str = "0", countdown: str = "0") -> Iterator[str]:
    """A game room of its own on a free port, with the prepared positions in its store; gives its address."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "igroteka.cli", "serve", "--host", "127.0.0.1", "--port", str(port)]
        environment = {
            **os.environ,
            "IGROTEKA_BOT_PACE": pace,
            "IGROTEKA_LESSON_PACE": pace,
            "IGROTEKA_COUNTDOWN": countdown,
            "IGROTEKA_TABLES_PER_MINUTE": "1000",
        }
        environment |= {"IGROTEKA_REQUESTS_PER_SECOND": "1000", "IGROTEKA_REQUESTS_BURST": "10000"}
        store = Path(folder) / "room.db"
        prepared.write(store)
        with subprocess.Popen([*command, "--store", str(store)], cwd=ROOT, env=environment) as process:
            address = f"http://127.0.0.1:{port}"
            try:
                wait_for(f"{address}/api/ready")
                yield address
            finally:
                process.terminate()


def wait_for(address: str) -> None:
    for _ in range(200):
        try:
            with urllib.request.urlopen(address, timeout=1):
                return
        except OSError:
            time.sleep(0.1)
    raise TimeoutError(address)


@contextlib.contextmanager
def browser() -> Iterator[Any]:
    """Chromium, driven by Playwright."""
    from playwright.sync_api import sync_playwright  # noqa: PLC0415 - needed here alone

    with sync_playwright() as player:
        made = player.chromium.launch(executable_path=chromium(), args=FLAGS, headless=True)
        try:
            yield made
        finally:
            made.close()
