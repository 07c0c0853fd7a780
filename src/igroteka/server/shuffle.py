"""The seed of a match: the server's, committed to before anybody has said anything, mixed with nonces of the players.

The server cannot change its part after the first nonce, and a player does not know it: so neither chooses the cards.
It imports nothing, so that `igroteka verify` works without the server's libraries.
"""

import hashlib
from collections.abc import Sequence


def commitment(seed: str) -> str:
    """What is published before the first nonce and the first card: the SHA-256 of the seed's bytes."""
    return hashlib.sha256(bytes.fromhex(seed)).hexdigest()


def mixed(seed: str, nonces: Sequence[str | None]) -> str:
    """The seed of the cards: the server's bytes, then for each seat with a nonce its number and the nonce, hashed.

    Without nonces it is the server's own.

    >>> mixed("00", ["ff", None]) == hashlib.sha256(bytes.fromhex("00") + b"\\n0 ff").hexdigest()
    True
    """
    given = "".join(f"\n{seat} {nonce}" for seat, nonce in enumerate(nonces) if nonce)
    return hashlib.sha256(bytes.fromhex(seed) + given.encode()).hexdigest() if given else seed
