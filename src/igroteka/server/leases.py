"""Which process serves a table, where several use one store: who claimed it, as long as it gives signs of life.

A process claims a table when it is first asked for it. A socket that came to another process of the same machine is
handed over to the owner, the connection itself; from then on nothing goes between them. Between machines the proxy in
front sends all sockets of a table to one of them; if somebody else has the table without anybody at it, it is asked
for. Should two processes ever think that they have a table, the numbers of its log still let only one of them write.
"""

import asyncio
import contextlib
import os
import shutil
import socket
import tempfile
from collections.abc import Callable
from pathlib import Path

from igroteka.server.metrics import LOG
from igroteka.server.services import Services
from igroteka.server.store import Member

SECONDS = 2.5  # after which the tables of a silent process may be claimed by others
RENEW = 0.5
HANDSHAKE = 65_536  # bytes at most, with headers
BOOT = Path("/proc/sys/kernel/random/boot_id")

Received = Callable[[socket.socket, bytes], None]


class Elsewhere(Exception):
    """Another process has the table."""

    def __init__(self, owner: Member) -> None:
        super().__init__(owner)
        self.owner = owner


class Lease:
    """This process among those that serve the tables of one store. `received` is called with a socket that another
    one has handed over, and its handshake; `lost` when others may have claimed the tables of this one."""

    def __init__(self, services: Services, received: Received, lost: Callable[[], None]) -> None:
        self.services = services
        self.here = f"{socket.gethostname()} {BOOT.read_text().strip() if BOOT.exists() else ''}"
        self._received = received
        self._lost = lost
        self._folder = ""
        self._door: socket.socket | None = None

    async def open(self) -> None:
        """From now on tables can be claimed, and sockets taken over."""
        if not self.services.store.shared:
            return
        self._folder = tempfile.mkdtemp(prefix="igroteka-")  # for this user alone
        self._door = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self._door.bind(f"{self._folder}/door")
        self._door.setblocking(False)
        asyncio.get_running_loop().add_reader(self._door, self._take)
        await self._hold()
        self.services.keep("lease", self._renew)

    def close(self) -> None:
        """No more sockets are taken over."""
        if self._door is not None:
            asyncio.get_running_loop().remove_reader(self._door)
            self._door.close()
            shutil.rmtree(self._folder, ignore_errors=True)

    async def _renew(self) -> None:
        while True:
            await asyncio.sleep(RENEW)
            if not await self._hold():
                LOG.warning("lease lost")
                self._lost()

    async def _hold(self) -> bool:
        return await self.services.store.hold(Member("", self.here, f"{self._folder}/door"), SECONDS)

    # --- sockets -------------------------------------------------------------------------------------------------

    def hand_over(self, owner: Member, fd: int, handshake: bytes) -> bool:
        """Give a connection to a process of this machine; False: it is not there, or not here."""
        if owner.host != self.here:
            return False
        with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as way:
            way.setblocking(False)
            try:
                way.connect(owner.door)
                socket.send_fds(way, [handshake], [fd])
            except OSError:
                return False
        return True

    def _take(self) -> None:
        assert self._door is not None
        with contextlib.suppress(BlockingIOError):
            while True:
                handshake, fds, _, _ = socket.recv_fds(self._door, HANDSHAKE, 1)
                for fd in fds[1:]:
                    os.close(fd)
                if fds:
                    self._received(socket.socket(fileno=fds[0]), handshake)
