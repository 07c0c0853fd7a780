"""How much a client may ask for."""

import hashlib
import mmap
import os
import struct
import time
from collections import OrderedDict
from pathlib import Path


class Bucket:
    """So many at once, so many a second after that."""

    def __init__(self, burst: float, rate: float) -> None:
        self.burst = burst
        self.rate = rate
        self.level = burst
        self.at = time.monotonic()

    def take(self, cost: float = 1.0) -> bool:
        now = time.monotonic()
        self.level = min(self.burst, self.level + (now - self.at) * self.rate)
        self.at = now
        if self.level < cost:
            return False
        self.level -= cost
        return True


class Buckets:
    """A bucket for each client, the longest unused forgotten first."""

    def __init__(self, burst: float, rate: float, size: int = 10_000) -> None:
        self.burst = burst
        self.rate = rate
        self.size = size
        self._by_client: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, client: str, cost: float = 1.0) -> bool:
        bucket = self._by_client.pop(client, None) or Bucket(self.burst, self.rate)
        self._by_client[client] = bucket
        if len(self._by_client) > self.size:
            self._by_client.popitem(last=False)
        return bucket.take(cost)


class SharedBuckets(Buckets):
    """Buckets that several processes of a server have in one file: what was spent, and when, in a place for each
    client. Two clients rarely have the same place; two processes that write at once forget a request at worst."""

    PLACES = 1 << 16
    FORM = struct.Struct("dd")

    def __init__(self, file: Path, burst: float, rate: float) -> None:
        super().__init__(burst, rate)
        self._key = file.parent.name.encode()[-64:]  # nobody outside can tell who shares a place with whom
        size = self.PLACES * self.FORM.size
        descriptor = os.open(file, os.O_RDWR | os.O_CREAT, 0o600)
        os.ftruncate(descriptor, size)  # zeros: nothing is spent
        self._spent = mmap.mmap(descriptor, size)
        os.close(descriptor)

    def take(self, client: str, cost: float = 1.0) -> bool:
        digest = hashlib.blake2b(client.encode(), digest_size=4, key=self._key).digest()
        place = int.from_bytes(digest, "little") % self.PLACES * self.FORM.size
        spent, at = self.FORM.unpack_from(self._spent, place)
        now = time.monotonic()  # the same for all processes of a machine
        spent = max(0.0, spent - (now - at) * self.rate) + cost
        if spent > self.burst:
            return False
        self.FORM.pack_into(self._spent, place, spent, now)
        return True
