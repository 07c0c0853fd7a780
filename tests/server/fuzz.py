"""Random, mutated and reordered messages at the socket: no exception in the log, no table harmed."""

import asyncio
import contextlib
import json
import random
import string
from collections.abc import Callable
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from igroteka.client import new_secret, whole_view
from tests.server.room import Person, Server

THINGS = ["seat:0", "seat:99", "card:x:5", "card:x:-1", "card::", "1:2:3:4", ":", "", "card:x:٣"]
WHATS = ["undo", "draw", "rematch", "x"]
ODD: list[Any] = [
    None,
    True,
    -1,
    0,
    1,
    14,
    15,
    2**31,
    2**63,
    10**30,
    1.5,
    -0.0,
    "",
    "a",
    "\u0000",
    "\u202e",
    "\ud800",
]
ODD += ["a" * 600, [], {}, [[]] * 50, "seat:0", "<b>", "../../x", "NaN", {"do": "move"}]


class Fuzz:
    """A source of messages, some of them good."""

    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)
        self.view: Any = None
        self.n = 0
        self.sent: list[str] = []

    def good(self) -> dict[str, Any]:
        """A message of the protocol with likely values."""
        rng = self.rng
        options = [o["option"] for d in (self.view or {}).get("decisions", []) for o in d.get("options", [])]
        do = rng.choice(["move", "move", "move", *_MEMBERS])
        message: dict[str, Any] = {"do": do, "id": rng.choice([f"k{rng.randrange(50)}", f"r{rng.getrandbits(60)}"])}
        values: dict[str, Callable[[], Any]] = {
            "n": lambda: self.n + rng.choice([0, 0, 0, 0, -1, 1, -50]),
            "option": lambda: rng.choice([*options, *options, *options, rng.randrange(400)]),
            "thing": lambda: rng.choice(
                ["seat:0", "card:x:5", f"card:x:{rng.randrange(400)}", ":", "card:x:-1", "1:2:3:4"]
            ),
            "seat": lambda: rng.randrange(3),
            "name": lambda: rng.choice(["Ann", "<i>", "Ї", " "]),
            "bot": lambda: rng.choice(["random", "greedy", "x", None]),
            "text": lambda: "".join(rng.choice(string.printable) for _ in range(rng.randrange(1, 30))),
            "emote": lambda: rng.choice(["hello", "x"]),
            "nonce": lambda: rng.choice(["ab" * 16, "x", "é"]),
            "what": lambda: rng.choice(WHATS),
            "on": lambda: rng.random() < 0.5,
            "yes": lambda: rng.random() < 0.5,
            "c": lambda: rng.random() * 1e6,
            "p": lambda: rng.randrange(9),
            "at": lambda: rng.randrange(99_999),
        }
        for name in _MEMBERS[do]:
            message[name] = values[name]()
        return message

    def text(self) -> str | bytes:
        """The next message: good, mutated, an old one again, or nonsense."""
        rng = self.rng
        whim = rng.random()
        if whim < 0.45:
            text = json.dumps(self.good())
        elif whim < 0.7:
            message = self.good()
            for _ in range(rng.randrange(1, 3)):
                message[rng.choice([*message, "extra"])] = rng.choice(ODD)
            text = json.dumps(message)
        elif whim < 0.85 and self.sent:
            text = rng.choice(self.sent)
        elif whim < 0.95:
            text = self._broken(json.dumps(self.good()))
        else:
            return bytes(rng.randrange(256) for _ in range(rng.randrange(40)))
        self.sent = [*self.sent[-200:], text]
        return text

    def _broken(self, text: str) -> str:
        rng = self.rng
        for _ in range(rng.randrange(1, 4)):
            at = rng.randrange(len(text) + 1)
            text = rng.choice([text[:at], text[at:], text[:at] + rng.choice('{}[]",:\\é0') + text[at:], text + text])
        return text[:3000]


_MEMBERS = {
    "move": ("n", "option", "at"), "why": ("thing",), "preview": ("n", "option"), "hint": (),
    "sit": ("seat", "name"), "stand": (), "bot": ("seat", "bot"), "nonce": ("nonce",),
    "back": (), "invite": ("seat", "name"), "start": (), "say": ("text",),
    "emote": ("emote",), "mute": ("seat", "on"), "offer": ("what",), "reply": ("what", "yes"), "concede": (),
    "sync": ("c",), "pong": ("p",), "hello": (),
}  # fmt: skip


async def attack(server: Server, table: str, secret: str, count: int, seed: int) -> int:
    """Send so many messages to a table, connecting again after each lost line; how many tables were used up."""
    fuzz = Fuzz(seed)
    address = f"{server.url.replace('http', 'ws', 1)}/api/tables/{{}}/socket"
    left = count
    used = 1
    while left > 0:
        with contextlib.suppress(ConnectionClosed, OSError):
            async with connect(address.format(table), max_size=None) as socket:
                hello = {"do": "hello", "secret": secret} if fuzz.rng.random() < 0.8 else {"do": "hello"}
                await socket.send(json.dumps(hello))
                reading = asyncio.create_task(_read(socket, fuzz))
                try:
                    while left > 0 and not reading.done():
                        left -= 1
                        await socket.send(fuzz.text())
                        if left % 20 == 0:
                            await asyncio.sleep(0)
                finally:
                    reading.cancel()
        if fuzz.rng.random() < 0.05 or (fuzz.view or {}).get("outcome"):
            table = (await asyncio.to_thread(server.open, secret, "me", "random", start=True))["id"]
            fuzz.view, used = None, used + 1
    return used


async def _read(socket: ClientConnection, fuzz: Fuzz) -> None:
    async for text in socket:
        message = json.loads(text)
        if message.get("shared"):
            fuzz.view, fuzz.n = whole_view(message["shared"], message.get("own")), message["n"]


async def besiege(server: Server, messages: int, seed: int) -> None:
    """Fuzz tables of people and bots from several sides while an honest game goes on next to them."""
    secrets = [new_secret() for _ in range(4)]
    shared = server.open(secrets[0], "me", "open")["id"]
    own = [server.open(secret, "me", "random", start=True)["id"] for secret in secrets]
    honest = new_secret()
    async with Person(server, server.open(honest, "me", "random", start=True)["id"], honest) as person:
        attacks = [attack(server, shared, secret, messages // 8, seed + i) for i, secret in enumerate(secrets)]
        pairs = zip(own, secrets, strict=True)
        attacks += [attack(server, t, s, messages // 8, seed + 9 + i) for i, (t, s) in enumerate(pairs)]
        storm = asyncio.gather(*attacks)
        while person.table["status"] != "over":
            await person.move()
            await person.until(lambda: person.my_decision() is not None or person.table["status"] == "over", 60)
        await storm
        assert person.table["result"]["reason"] == "rules"
    for table in [shared, *own]:  # nothing harmed: every table can still be read and looked at
        async with Person(server, table, "") as eye:
            assert eye.table["id"] == table
