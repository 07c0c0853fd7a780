"""Under which names the server may be asked: a page of another site must not reach it by a name of its own."""

import ipaddress
import socket

from igroteka.server.config import Config

ANY = "*"


class Hosts:
    """The names of a server: numbers, this computer's own names, and those an operator has given."""

    def __init__(self, config: Config) -> None:
        own = socket.gethostname().lower()
        names = {"localhost", own, f"{own.partition('.')[0]}.local", config.host, *config.hosts}
        names.update(origin.partition("://")[2].partition(":")[0] for origin in config.origins)
        self._names = {name.lower() for name in names}

    def knows(self, header: str | None) -> bool:
        """Whether a `Host` header names this server."""
        if ANY in self._names:
            return True
        name = (header or "").lower()
        name = name.partition("]")[0].lstrip("[") if name.startswith("[") else name.partition(":")[0]
        if name in self._names or name.endswith(".localhost"):
            return bool(name)
        try:
            ipaddress.ip_address(name)
        except ValueError:
            return False
        return True


def local_address(listening: str) -> str:
    """The number of this computer in its network, where a server that listens there can be reached by others.

    No packet is sent: a datagram socket only looks up which of our addresses it would use.
    """
    if listening not in ("0.0.0.0", "::"):
        return ""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address nobody has
        except OSError:
            return ""
        found = str(probe.getsockname()[0])
    return "" if found.startswith("127.") else found
