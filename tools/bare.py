"""What sockets alone cost: a server without rules and without a store, the ceiling beside which load.py shows ours.

To every message of a client it sends an update of a usual length to both clients of the table and an answer to the
one who asked, as our server does for a move: with uvicorn and nothing else. `python -m tools.bare PORT`.
"""

import subprocess
import sys
import time
import urllib.request
from typing import Any

import uvicorn

UPDATE = 2600  # bytes, as of a move of Mindbug
tables: dict[str, list[Any]] = {}


def update(seat: int) -> str:
    """An update as long as usual; the first of the two clients is always asked."""
    own = '{"seat":0,"decisions":{"0":{"options":[{"option":0}]}}}' if seat == 0 else '{"seat":1}'
    head = '{"type":"update","n":1,"own":' + own + ',"shared":"'
    return head + "x" * (UPDATE - len(head) - 2) + '"}'


UPDATES = [update(0), update(1)]


async def app(scope: Any, receive: Any, send: Any) -> None:
    if scope["type"] == "http":
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": b""})
        return
    await receive()
    await send({"type": "websocket.accept"})
    at = tables.setdefault(scope["path"], [])
    at.append(send)
    if len(at) == 2:
        await tell(at)
    while (await receive())["type"] == "websocket.receive":
        await tell(at)
        await send({"type": "websocket.send", "text": '{"type":"answer","id":"m","ok":true,"n":1}'})
    at.remove(send)


async def tell(at: list[Any]) -> None:
    for seat, send in enumerate(at):
        await send({"type": "websocket.send", "text": UPDATES[seat]})


class Bare:
    """That server as a process."""

    def __init__(self, port: int) -> None:
        self.url = f"http://127.0.0.1:{port}"
        self.process = subprocess.Popen([sys.executable, "-m", "tools.bare", str(port)])
        until = time.monotonic() + 20
        while time.monotonic() < until:
            try:
                urllib.request.urlopen(self.url, timeout=5)
                return
            except OSError:
                time.sleep(0.05)
        raise AssertionError("the bare server did not start")

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait()


if __name__ == "__main__":
    settings: dict[str, Any] = {"ws": "websockets-sansio", "ws_per_message_deflate": False}
    config = uvicorn.Config(app, port=int(sys.argv[1]), log_level="error", lifespan="off", loop="uvloop", **settings)
    uvicorn.Server(config).run()
