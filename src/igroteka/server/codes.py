"""One-time codes by which a person comes to another device: short-lived, used once, tried seldom.

The server keeps a person's secret nowhere. For as long as a code lives it keeps it sealed with that code, of which it
keeps a hash alone.
"""

import hashlib
import secrets

import msgspec

from igroteka.core.errors import GameError
from igroteka.server import wire
from igroteka.server.messages import DeviceCode, Identity
from igroteka.server.services import Services

LETTERS = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"  # none of which looks like another
LENGTH = 8
LIFE = 300  # seconds
MOST = 10_000  # codes at a time
MINUTE = 60_000  # milliseconds
CODE = "code"  # what it is called in the store


class Sealed(msgspec.Struct):
    """An identity that only who has the code can read."""

    until: int
    data: bytes


class Codes:
    """The codes of a server. An address may make five a minute, and try ten."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self._making = services.buckets("codes-made", 5, 5 / 60)
        self._trying = services.buckets("codes-tried", 10, 10 / 60)

    async def make(self, secret: str, name: str, client: str) -> DeviceCode:
        if not self._making.take(client):
            raise GameError("too-many-requests")
        code = "".join(secrets.choice(LETTERS) for _ in range(LENGTH))
        now = self.services.now()
        identity = msgspec.json.encode(Identity(secret, wire.name_of_person(name)))
        sealed = msgspec.json.encode(Sealed(now + LIFE * 1000, _sealed(code, identity)))
        await self.services.store.keep(CODE, _key(code), now // MINUTE, sealed)
        await self.services.store.trim(CODE, (now - LIFE * 1000) // MINUTE, MOST)
        return DeviceCode(code, LIFE)

    async def use(self, text: str, client: str) -> Identity:
        """Who has made it; nobody can use it again, not even at the same moment."""
        if not self._trying.take(client):
            raise GameError("too-many-requests")
        code = "".join(letter for letter in text.upper() if letter in LETTERS)
        store, key = self.services.store, _key(code)
        kept = await store.kept(CODE, key)
        if kept is None or not await store.drop(CODE, key):
            raise GameError("no-such-code")
        sealed = msgspec.json.decode(kept[1], type=Sealed)
        if self.services.now() >= sealed.until:
            raise GameError("no-such-code")
        return msgspec.json.decode(_sealed(code, sealed.data), type=Identity)


def _key(code: str) -> str:
    return hashlib.blake2b(code.encode(), digest_size=16, person=b"igroteka-code").hexdigest()


def _sealed(code: str, data: bytes) -> bytes:
    """Sealed with a code; sealed again it is open."""
    stream = hashlib.shake_256(f"igroteka seal {code}".encode()).digest(len(data))
    return bytes(a ^ b for a, b in zip(data, stream, strict=True))
