"""How much a client may ask for."""

import time
from collections import OrderedDict


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
