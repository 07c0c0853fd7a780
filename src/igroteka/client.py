"""A tiny client of the game server, and a bot in a seat made with it.

python -m igroteka.client http://localhost:8000 TABLE --secret SECRET --hints
"""

import argparse
import asyncio
import copy
import json
import random
import secrets
import urllib.request
from collections.abc import AsyncIterator, Callable
from typing import Any

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from igroteka.core.state import merge

JSON = dict[str, Any]
FINAL_CODES = (1008, 4003, 4004)


def new_secret() -> str:
    """A secret that makes somebody a person."""
    return secrets.token_urlsafe(24)


def rest(url: str, path: str, secret: str = "", body: JSON | None = None) -> JSON:
    """One REST request; `urllib.error.HTTPError` carries what was wrong."""
    headers = {"content-type": "application/json"}
    if secret:
        headers["authorization"] = f"Bearer {secret}"
    data = None if body is None else json.dumps(body).encode()
    with urllib.request.urlopen(urllib.request.Request(url + path, data, headers), timeout=30) as answer:
        found: JSON = json.load(answer)
        return found


class Seat:
    """A connection to a table that survives lost lines: it resumes with the last number it saw."""

    def __init__(self, url: str, table: str, secret: str = "") -> None:
        self.address = f"{url.replace('http', 'ws', 1)}/api/tables/{table}/socket"
        self.secret = secret
        self.n: int | None = None
        self.seat: int | None = None
        self.nonce = secrets.token_hex(16)  # mixed into the seed, so that nobody chooses the cards
        self.moment: int | None = None  # of a timed game: the position that is shown
        self.table: JSON = {}
        self.view: JSON | None = None
        self.answers: dict[str, asyncio.Future[JSON]] = {}
        self.pending: dict[str, JSON] = {}
        self._shared: JSON | None = None  # the last position, as everybody sees it
        self._socket: Any = None
        self._keys = 0
        self._prefix = secrets.token_hex(6)

    async def messages(self) -> AsyncIterator[JSON]:
        """Everything the table says, across reconnections; ends when the table cannot be reached at all."""
        wait = 0.2
        while True:
            try:
                async with connect(self.address, max_size=None, open_timeout=10) as socket:
                    await self._hello(socket)
                    async for text in socket:
                        wait = 0.2
                        message: JSON = json.loads(text)
                        self._note(message)
                        await self._keep_time(message)
                        yield message
                        if message["type"] == "welcome":
                            await self._give_nonce()
                            await self._ask_again()
                    if socket.close_code in FINAL_CODES:
                        return
            except (OSError, ConnectionClosed, InvalidHandshake, TimeoutError) as error:
                if isinstance(error, ConnectionClosed) and error.rcvd is not None and error.rcvd.code in FINAL_CODES:
                    return
            finally:
                self._socket = None
            await asyncio.sleep(wait * (0.5 + random.random()))
            wait = min(10.0, wait * 2)

    async def ask(self, do: str, /, **members: Any) -> JSON:
        """A request and its answer. It is repeated after a lost line, and done once all the same."""
        self._keys += 1
        key = f"{self._prefix}-{self._keys}"
        request = {"do": do, "id": key, **members}
        if do == "move" and self.moment is not None:
            request["moment"] = self.moment
        if do in ("sit", "start"):
            request.setdefault("nonce", self.nonce)
        return await self.send(request)

    async def send(self, request: JSON) -> JSON:
        """A request that has its id, and its answer; one that was sent before is answered as it was then."""
        self.pending[request["id"]] = request
        answer: asyncio.Future[JSON] = asyncio.get_running_loop().create_future()
        self.answers[request["id"]] = answer
        await self._send(request)
        return await answer

    def my_decision(self) -> JSON | None:
        """The question this seat may answer now."""
        for decision in (self.view or {}).get("decisions", []):
            if "options" in decision:
                found: JSON = decision
                return found
        return None

    async def _hello(self, socket: Any) -> None:
        hello: JSON = {"do": "hello"}
        if self.secret:
            hello["secret"] = self.secret
        if self.n is not None:
            hello["since"] = self.n
        await socket.send(json.dumps(hello))
        self._socket = socket

    async def _send(self, request: JSON) -> None:
        socket = self._socket
        if socket is not None:
            try:
                await socket.send(json.dumps(request))
            except ConnectionClosed:
                return  # asked again after the next welcome

    async def _give_nonce(self) -> None:
        """Who had a seat from the beginning adds to the shuffle now that the server has committed itself."""
        if self.seat is not None and self.table.get("status") == "open":
            await self._send({"do": "nonce", "id": f"{self._prefix}-nonce", "nonce": self.nonce})

    async def _ask_again(self) -> None:
        for request in list(self.pending.values()):
            await self._send(request)

    async def _keep_time(self, message: JSON) -> None:
        """Let the server measure the line, and say when a position of a timed game is shown."""
        if message["type"] == "ping":
            await self._send({"do": "pong", "p": message["p"]})
        elif "moment" in message:
            await self._send({"do": "shown", "moment": message["moment"]})

    def _note(self, message: JSON) -> None:
        """Keep what a message says; to one with a position `view` is added, the position as this seat sees it."""
        if "patch" in message:
            assert self._shared is not None
            message["shared"] = patched(self._shared, message["patch"])
        if "shared" in message:
            self._shared = message["shared"] if message["type"] != "answer" else self._shared
            message["view"] = whole_view(message["shared"], message.get("own"))
        for name in ("n", "table", "view", "seat", "moment"):
            if name in message and message["type"] in ("welcome", "update"):
                setattr(self, name, message[name])
        if message["type"] == "answer":
            if "view" in message:
                self.view, self.n = message["view"], message["n"]
            self.pending.pop(message["id"], None)
            answer = self.answers.pop(message["id"], None)
            if answer is not None and not answer.done():
                answer.set_result(message)


def whole_view(shared: JSON | None, own: JSON | None) -> JSON | None:
    """A seat's view: what everybody sees, with what this seat sees besides."""
    if shared is None or own is None:
        return shared
    view: JSON = copy.deepcopy(shared)
    merge(view, own)
    return view


def patched(shared: JSON, patch: JSON) -> JSON:
    """The shared position that a patch leads to; the old one stays as it is.

    >>> old = {"moves": 1, "table": {"deck": 3, "cards": [{"name": "imp", "at": 1}, {"name": "elf", "at": 2}]}}
    >>> new = patched(old, {"moves": 2, "table": {"cards": {"1": {"at": 5}}}})
    >>> new["table"]["cards"], new["moves"], old["moves"]
    ([{'name': 'imp', 'at': 1}, {'name': 'elf', 'at': 5}], 2, 1)
    >>> patched({"table": {"heroes": [{"cards": [1, 2, 3]}]}}, {"table": {"heroes": {"0": {"cards": {"1": 7}}}}})
    {'table': {'heroes': [{'cards': [1, 7, 3]}]}}
    """
    made: JSON = {**shared, **patch, "table": dict(shared["table"])}
    for name, part in patch.get("table", {}).items():
        there = made["table"].get(name)
        if isinstance(there, list) and isinstance(part, dict):
            things = list(there)
            for number, members in part.items():
                thing = things[int(number)] = dict(things[int(number)])
                for member, changed in members.items():
                    thing[member] = _renewed(thing.get(member), changed)
            made["table"][name] = things
        else:
            made["table"][name] = part
    return made


def _renewed(there: Any, part: Any) -> Any:
    """A member of a thing: of a list, an object has those that changed, by their number."""
    if isinstance(there, list) and isinstance(part, dict):
        return [part.get(str(number), old) for number, old in enumerate(there)]
    return part


Choose = Callable[[JSON, JSON], int]
"""From a view and the open decision, an option."""


def at_random(view: JSON, decision: JSON) -> int:
    option: int = random.choice(decision["options"])["option"]
    return option


async def play(url: str, table: str, secret: str, choose: Choose = at_random, by_hint: bool = False) -> JSON:
    """Answer every question put to a seat until the game is over; the table as it is then."""
    seat = Seat(url, table, secret)
    moving: set[asyncio.Task[None]] = set()

    async def move(decision: JSON, view: JSON, n: int) -> None:
        hint: JSON = await seat.ask("hint") if by_hint else {}
        option = hint["hint"][0]["option"] if "hint" in hint else choose(view, decision)
        await seat.ask("move", n=n, option=option)

    def consider(done: asyncio.Task[None] | None = None) -> None:
        if done is not None:
            moving.discard(done)
        decision = seat.my_decision()
        if decision is not None and seat.view is not None and seat.n is not None and not moving:
            task = asyncio.create_task(move(decision, seat.view, seat.n))
            moving.add(task)
            task.add_done_callback(consider)

    async for _ in seat.messages():
        if seat.table.get("status") == "over":
            return seat.table
        consider()
    return seat.table


def main() -> None:
    parser = argparse.ArgumentParser(description="A simple bot in a seat of a table.")
    parser.add_argument("url", help="the server, like http://localhost:8000")
    parser.add_argument("table", help="the id of the table")
    parser.add_argument("--secret", required=True, help="the secret of the seat, from `invite`")
    parser.add_argument("--hints", action="store_true", help="play what the server's hint says, not at random")
    asked = parser.parse_args()
    table = asyncio.run(play(asked.url, asked.table, asked.secret, by_hint=asked.hints))
    print(json.dumps(table.get("result")))


if __name__ == "__main__":
    main()
