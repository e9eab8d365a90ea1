"""Who gets a connection at all, before a byte of it is read.

Connections are counted by address. Where there is room for no more, whoever has kept the house
waiting for the longest time goes first: a request that is never finished, a line kept open for
nothing. Only where all are busy is the newcomer turned away.
"""

from __future__ import annotations

import asyncio
import logging
import socket
import ssl
from collections.abc import Callable
from contextlib import suppress
from ipaddress import ip_address

from ..logs import note, note_error
from ..settings import HouseSettings, of_one_address
from .descriptors import room_for_connections
from .origins import Proxies
from .rate_limits import neighbourhood

#: So many connections are kept back for the machine itself: whoever runs the house is there.
FOR_OPERATOR = 16
#: So long may a TLS handshake take, in seconds.
HANDSHAKE = 10.0
#: So many addresses are remembered whose connections were refused, so that each is logged once.
MOST_TOLD = 1000
#: Where the machine has nothing left for a connection, it is asked again after so many seconds.
OUT_OF_BREATH = 0.2


class Peer:
    """One connection; idle while the house waits for a request, or for the rest of one."""

    __slots__ = ("address", "hang_up", "is_local", "near")

    def __init__(self, address: str, near: str, is_local: bool) -> None:
        self.address = address
        self.near = near  # what counts as one address; "": a proxy's, which speaks for many
        self.is_local = is_local
        self.hang_up: Callable[[], object] = lambda: None


class ConnectionLimits:
    """Everybody who is connected, and how many may be."""

    def __init__(self, most: int, per_address: int, proxies: Proxies) -> None:
        self.most = most
        self.per_address = per_address
        self.turned_away = 0
        self._proxies = proxies
        self._here: dict[str, set[Peer]] = {}  # by what counts as one address
        self._all: set[Peer] = set()
        self._idle: dict[Peer, None] = {}  # who waits for the longest time first
        self._idle_at: dict[str, dict[Peer, None]] = {}
        self._told: set[str] = set()  # whose connections were turned away, as the log knows

    def __len__(self) -> int:
        return len(self._all)

    def connections_of(self, address: str) -> int:
        return len(self._here.get(neighbourhood(address), ()))

    def admit(self, address: str) -> Peer | None:
        """A place for a newcomer, if need be somebody else's; None: there is none."""
        proxy = self._proxies.trusts(address)
        near = "" if proxy else neighbourhood(address)
        peer = Peer(address, near, not proxy and is_loopback(address))
        if not (self._has_room_there(near) and self._has_room(peer.is_local)):
            self._refuse(peer)
            return None
        self._here.setdefault(near, set()).add(peer)
        self._all.add(peer)
        self.idle(peer)
        return peer

    def _has_room_there(self, near: str) -> bool:
        """A proxy speaks for everybody: those behind it are counted when their request is read."""
        if not near or len(self._here.get(near, ())) < self.per_address:
            return True
        return self._part_with(self._idle_at.get(near, {}))

    def _has_room(self, is_local: bool) -> bool:
        most = self.most + (FOR_OPERATOR if is_local else 0)
        return len(self._all) < most or self._part_with(self._idle)

    def _part_with(self, waiting: dict[Peer, None]) -> bool:
        """Hang up on whoever has kept us waiting for the longest time; False: nobody does."""
        longest = next(iter(waiting), None)
        if longest is None:
            return False
        self.leave(longest)
        longest.hang_up()
        return True

    def _refuse(self, peer: Peer) -> None:
        self.turned_away += 1
        if len(self._told) >= MOST_TOLD:
            self._told.clear()
        if peer.near not in self._told:
            self._told.add(peer.near)
            here = len(self._here.get(peer.near, ()))
            note(
                "connections refused",
                logging.WARNING,
                address=peer.address,
                of_address=here,
                in_all=len(self._all),
            )

    def busy(self, peer: Peer) -> None:
        """A whole request has come, or a socket is open: nobody takes this place."""
        self._idle.pop(peer, None)
        waiting = self._idle_at.get(peer.near)
        if waiting is not None:
            waiting.pop(peer, None)
            if not waiting:
                del self._idle_at[peer.near]

    def idle(self, peer: Peer) -> None:
        """The house waits for a request of this one, from now on."""
        self.busy(peer)
        if peer in self._all:
            self._idle[peer] = None
            self._idle_at.setdefault(peer.near, {})[peer] = None

    def leave(self, peer: Peer) -> None:
        """A connection is gone; saying so twice changes nothing."""
        self.busy(peer)
        self._all.discard(peer)
        here = self._here.get(peer.near)
        if here is not None:
            here.discard(peer)
            if not here:
                del self._here[peer.near]
                self._told.discard(peer.near)


def limits_for(settings: HouseSettings, proxies: Proxies) -> ConnectionLimits:
    """The limits of a house, by its settings and by what the machine has."""
    most = max(1, room_for_connections() - FOR_OPERATOR)
    asked = settings.connections_per_address
    # What `--lan` adds goes no further than half the house; whoever asks for more gets it.
    raised = min(of_one_address(settings, asked), max(asked, most // 2))
    return ConnectionLimits(most, min(raised, most), proxies)


def is_loopback(address: str) -> bool:
    """Does this come from the machine itself?"""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return False
    return (getattr(found, "ipv4_mapped", None) or found).is_loopback


class Listener:
    """A listening socket whose connections pass the limits; closed like a server of asyncio."""

    def __init__(
        self,
        listener: socket.socket,
        limits: ConnectionLimits,
        protocol: Callable[[Peer], asyncio.Protocol],
        tls: ssl.SSLContext | None,
    ) -> None:
        listener.setblocking(False)
        self._listener = listener
        self._limits = limits
        self._protocol = protocol
        self._tls = tls
        self._coming: set[asyncio.Task[None]] = set()
        self._task = asyncio.create_task(self._receive())

    def close(self) -> None:
        """Let nobody in any more; who is in stays."""
        for task in (self._task, *self._coming):
            task.cancel()

    async def wait_closed(self) -> None:
        await asyncio.gather(self._task, *self._coming, return_exceptions=True)

    async def _receive(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            try:
                plug, address = await loop.sock_accept(self._listener)
            except ConnectionError:  # gone again before we came to it
                continue
            except OSError as error:
                note_error("no connection can be taken", error)
                await asyncio.sleep(OUT_OF_BREATH)
                continue
            self._meet(plug, str(address[0]))
            await asyncio.sleep(0)  # a crowd at the door holds up nobody inside

    def _meet(self, plug: socket.socket, address: str) -> None:
        peer = self._limits.admit(address)
        if peer is None:
            plug.close()
            return
        task = asyncio.create_task(self._bring_in(plug, peer))
        peer.hang_up = task.cancel  # until there is a connection to be cut
        self._coming.add(task)
        task.add_done_callback(self._coming.discard)

    async def _bring_in(self, plug: socket.socket, peer: Peer) -> None:
        """Hand the line to its protocol, which says when it has ended."""
        within = HANDSHAKE if self._tls else None
        try:
            if plug.family in (socket.AF_INET, socket.AF_INET6):
                plug.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            await asyncio.get_running_loop().connect_accepted_socket(
                lambda: self._protocol(peer), plug, ssl=self._tls, ssl_handshake_timeout=within
            )
        except BaseException as error:
            self._limits.leave(peer)
            with suppress(OSError):
                plug.close()
            if not isinstance(error, OSError | asyncio.CancelledError):
                raise
