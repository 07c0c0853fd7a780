"""Web push: who is away from a table with a clock in days hears from their browser that it is their turn.

A browser gives the room an address at its maker's push service, and keys with which it alone reads what is sent there
(RFC 8291). The address comes from a client and the room posts to it, so it has to lie at a push service
the operator knows; nothing it answers is followed or read. Nobody waits for any of this: calls stand in a bounded
queue, a few threads send them, and a call that cannot be sent is counted and forgotten.
"""

import asyncio
import base64
import hashlib
import re
from concurrent.futures import ThreadPoolExecutor
from http.client import HTTPConnection, HTTPException, HTTPSConnection
from typing import Any, NamedTuple
from urllib.parse import urlsplit

import msgspec

from igroteka.core.errors import BadSetting, GameError
from igroteka.server import wire
from igroteka.server.journal import Journal
from igroteka.server.messages import PushDevice
from igroteka.server.metrics import LOG
from igroteka.server.presence import TablePresence
from igroteka.server.record import Record
from igroteka.server.services import Services
from igroteka.server.store import Store
from igroteka.text import Words

DEVICES, KEY = "push", "push-key"  # what is kept in the store: devices by person, and the room's own key
THE_KEY = "vapid"
PER_PERSON = 4  # devices; one more takes the place of the oldest
MOST = 10_000  # people with devices
KEPT_DAYS = 180  # after a device was last heard of; its page renews it at every visit
MINUTE, DAY = 60_000, 86_400_000  # milliseconds
WAITING = 1000  # calls in the queue
SENDERS = 4
TIMEOUT = 5.0  # seconds for each step of sending
LONGEST_DAYS = 28  # that push services keep what they cannot deliver yet
GONE = (404, 410)  # the browser does not take it any more
ENDPOINT = re.compile(
    r"(https?://([a-z0-9.-]+)(?::\d{1,5})?)/[!-\[\]-~]*"
)  # no user, no backslash, nothing invisible

_decode = msgspec.json.Decoder(list[PushDevice]).decode


class Call(NamedTuple):
    """It is somebody's turn at a table."""

    person: str
    table: str
    game: str
    names: list[str]  # of the other people there
    days: int


class Push:
    """The push notifications of a room; none are offered where the operator has set no subject."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.key = ""  # public, for browsers; empty: not offered
        self._making = services.buckets("push", 10, 10 / 60)
        self._queue: asyncio.Queue[Call] = asyncio.Queue(WAITING)
        self._threads = ThreadPoolExecutor(SENDERS, "push")
        self._writing = asyncio.Lock()
        self._vapid: Any = None

    async def open(self) -> None:
        """Find or make the room's key, if there is a subject, and send what is asked for from now on."""
        config = self.services.config
        if not config.push_subject:
            return
        try:
            from py_vapid import Vapid02  # noqa: PLC0415 - an optional extra
            from pywebpush import WebPusher  # noqa: PLC0415, F401 - found missing now and not at the first call
        except ImportError as error:
            raise BadSetting("needs-extra", extra="push", module=error.name) from error
        try:
            self._vapid = Vapid02.from_string(config.push_key or await self._own_key(Vapid02()))
            self._vapid.sign({"sub": config.push_subject, "aud": "https://localhost"})
        except Exception as error:
            raise BadSetting("bad-config", reason=f"push_key, push_subject: {error}") from error
        numbers = self._vapid.public_key.public_numbers()
        self.key = _base64(b"\x04" + numbers.x.to_bytes(32, "big") + numbers.y.to_bytes(32, "big"))
        for _ in range(SENDERS):
            self.services.keep("push", self._sends)

    async def _own_key(self, made: Any) -> str:
        """The key that was made first; of several processes that start together, one is first."""
        made.generate_keys()
        private = made.private_key.private_numbers().private_value.to_bytes(32, "big")
        await self.services.store.keep(KEY, THE_KEY, 1, _base64(private).encode())
        kept = await self.services.store.kept(KEY, THE_KEY)
        assert kept is not None
        return kept[1].decode()

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)

    # --- devices -------------------------------------------------------------------------------------------------

    async def add(self, person: str, wish: wire.NewPush, client: str) -> str:
        """A browser wants to be told of its person's turns; its id. Once more from the same browser renews it."""
        if not self.key:
            raise GameError("push-off")
        if not known_service(wish.endpoint, self.services.config.push_services):
            raise GameError("push-unknown-service", host=_host(wish.endpoint))
        if not self._making.take(client):
            raise GameError("too-many-requests")
        now, ident = self.services.now(), hashlib.blake2b(wish.endpoint.encode(), digest_size=16).hexdigest()
        device = PushDevice(ident, now, wish.language, wish.endpoint, wish.p256dh, wish.auth)
        try:
            _sealed(device, b"try")
        except Exception as error:
            raise GameError("push-bad-keys") from error
        async with self._writing:
            others = [one for one in await devices_of(self.services.store, person) if one.id != ident]
            await _keep(self.services, person, [*others, device][-PER_PERSON:])
            await self.services.store.trim(DEVICES, (now - KEPT_DAYS * DAY) // MINUTE, MOST)
        return ident

    async def remove(self, person: str, ident: str) -> None:
        """A browser is told nothing any more."""
        async with self._writing:
            devices = await devices_of(self.services.store, person)
            others = [one for one in devices if one.id != ident]
            if len(others) < len(devices):
                await _keep(self.services, person, others)

    # --- calls ---------------------------------------------------------------------------------------------------

    def call(self, record: Record, seat: int) -> None:
        """It is the turn of somebody who is away; never waits."""
        if not self.key:
            return
        person = record.seats[seat].person
        names = [other.name for other in record.seats if other.person and other.person != person and other.name]
        days = min(record.setup.clock.days, LONGEST_DAYS)
        try:
            self._queue.put_nowait(Call(person, record.setup.id, record.game.name, names, days))
        except asyncio.QueueFull:
            self.services.metrics.push_failures += 1

    async def _sends(self) -> None:
        while True:
            call = await self._queue.get()
            for device in await devices_of(self.services.store, call.person):
                if known_service(device.endpoint, self.services.config.push_services):  # still
                    await self._send(call, device)

    async def _send(self, call: Call, device: PushDevice) -> None:
        """Once: what a push service does not take is not sent again."""
        try:
            status = await asyncio.get_running_loop().run_in_executor(self._threads, self._post, call, device)
        except (OSError, HTTPException) as error:
            self.services.metrics.push_failures += 1
            LOG.warning("push failed", extra={"table": call.table, "reason": repr(error)})
            return
        if status in GONE:
            await self.remove(call.person, device.id)
        elif 200 <= status < 300:
            self.services.metrics.pushes += 1
        else:
            self.services.metrics.push_failures += 1
            LOG.warning("push failed", extra={"table": call.table, "status": status})

    def _post(self, call: Call, device: PushDevice) -> int:
        """Send a call to one device, in a thread: the status of the answer, of which nothing more is read."""
        place = urlsplit(device.endpoint)
        origin = f"{place.scheme}://{place.netloc}"
        headers = {
            "content-encoding": "aes128gcm",
            "content-type": "application/octet-stream",
            "ttl": str(call.days * DAY // 1000),
            "topic": hashlib.blake2b(call.table.encode(), digest_size=16).hexdigest(),  # a later call replaces it
            **self._vapid.sign({"sub": self.services.config.push_subject, "aud": origin}),
        }
        kind = HTTPSConnection if place.scheme == "https" else HTTPConnection
        line = kind(place.netloc, timeout=TIMEOUT)
        try:
            path = place.path + (f"?{place.query}" if place.query else "")
            line.request("POST", path, _sealed(device, told(call, device.language)), headers)
            return line.getresponse().status
        finally:
            line.close()


class TurnCalls:
    """Calls the people of one table whose turn it becomes while they are away."""

    def __init__(self, push: Push, journal: Journal, presence: TablePresence) -> None:
        self.push = push
        self.journal = journal
        self.presence = presence
        self._asked = set(journal.record.asked_people())  # they were called then, or saw it

    def look(self) -> None:
        """The table has changed."""
        record = self.journal.record
        before, self._asked = self._asked, set(record.asked_people())
        if self.journal.wrote_last:  # else another process calls them
            for seat in self._asked - before:
                if self.presence.away[seat]:
                    self.push.call(record, seat)


def known_service(endpoint: str, services: list[str]) -> bool:
    """Whether an address lies at one of these push services: "name" and "*.name" mean encrypted lines to the usual
    port of that name or of any below it, "http://name:port" means exactly that.

    >>> known_service("https://eu.push.example/x", ["*.push.example"])
    True
    >>> known_service("https://push.example:22/x", ["push.example"])
    False
    """
    found = ENDPOINT.fullmatch(endpoint)
    if found is None:
        return False
    origin, host = found[1], found[2]
    for service in services:
        if "://" in service:
            known = origin == service
        elif service.startswith("*."):
            known = origin == f"https://{host}" and host.endswith(service[1:])
        else:
            known = origin == f"https://{service}"
        if known:
            return True
    return False


def _host(endpoint: str) -> str:
    """The name in an address, for a sentence about it."""
    return wire.plain(endpoint.partition("://")[2].partition("/")[0])[:100]


def told(call: Call, language: str) -> bytes:
    """What a browser's worker shows, and where a click on it leads (web/public/worker.js)."""
    words = Words(language)
    game = words.say(call.game)
    text = words.say("push-table", game=game, names=", ".join(call.names)) if call.names else game
    return msgspec.json.encode({"title": words.say("web-your-turn"), "text": text, "path": f"/t/{call.table}"})


async def devices_of(store: Store, person: str) -> list[PushDevice]:
    """The browsers that are told of somebody's turns, the latest last."""
    kept = await store.kept(DEVICES, person)
    return [] if kept is None else _decode(kept[1])


async def forget_devices(store: Store, person: str) -> None:
    await store.drop(DEVICES, person)


async def _keep(services: Services, person: str, devices: list[PushDevice]) -> None:
    await services.store.drop(DEVICES, person)
    if devices:
        await services.store.keep(DEVICES, person, services.now() // MINUTE, msgspec.json.encode(devices))


def _sealed(device: PushDevice, data: bytes) -> bytes:
    """What only that browser can read."""
    from pywebpush import WebPusher  # noqa: PLC0415 - an optional extra

    keys = {"p256dh": device.p256dh, "auth": device.auth}
    sealed: bytes = WebPusher({"endpoint": device.endpoint, "keys": keys}).encode(data)["body"]
    return sealed


def _base64(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()
