"""A house that is open: its port, its server, its beginning and its end.

    async with Serving(settings) as serving:
        print(serving.address)

The port opens at once; the tables are brought back behind it. `run` is what `sixgun serve` does.
"""

from __future__ import annotations

import asyncio
import errno
import gc
import logging
import signal
import socket
import ssl
import sys
from collections.abc import Awaitable, Callable, Coroutine, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, TypeAlias

import uvicorn

from ..admission.ways import check_ways
from ..clock import HouseClock, RealClock
from ..figures import Figures
from ..heartbeat import Heartbeat
from ..logs import note
from ..operator.doing import Doors
from ..operator.local_socket import LocalSocket
from ..operator.operator import Operator
from ..protocol import LONGEST_MESSAGE
from ..settings import HouseSettings
from .addresses import checked_url
from .app import make_app
from .assembly import open_house
from .connection_limits import ConnectionLimits, Listener, Peer, limits_for
from .connections import HttpConnection, SocketConnection
from .context import Context
from .descriptors import raise_limit
from .house_link import FILE as HOUSE_LINK
from .interfaces import CannotOpen, Premises
from .lan import lan_addresses
from .sockets import BANNED, NOT_ADMITTED
from .static_pages import Pages

HouseFactory: TypeAlias = Callable[[HouseSettings, HouseClock, Figures], Awaitable[Premises]]

#: So long do requests and sockets have to end when the house closes, in seconds.
GRACE = 5


class Serving:
    """One house on one port."""

    def __init__(
        self,
        settings: HouseSettings,
        *,
        clock: HouseClock | None = None,
        factory: HouseFactory | None = None,
        pages: Pages | None = None,
    ) -> None:
        check(settings)
        self.settings = settings
        self.clock: HouseClock = clock or RealClock()
        self.context = Context(settings, self.clock, pages)
        self.store = ""
        self._factory = factory or open_house
        self._premises: Premises | None = None
        config = configuration(settings, make_app(self.context))
        self.limits = limits_for(settings, self.context.proxies)
        self._server = _Server(config, self.limits)
        self._socket = listening_socket(settings)
        self.port = int(self._socket.getsockname()[1])
        self._running: asyncio.Task[None] | None = None
        self._heartbeat = Heartbeat(self.context.figures.late)
        self._local: LocalSocket | None = None
        self.end = asyncio.Event()  # somebody has told the house to end

    async def __aenter__(self) -> Serving:
        await self.listen()
        try:
            await self.open()
        except BaseException:
            await self.close()
            raise
        return self

    async def __aexit__(self, *error: object) -> None:
        await self.close()

    # ------------------------------------------------------------- addresses

    @property
    def address(self) -> str:
        """Where this machine finds the house."""
        host = "127.0.0.1" if self.settings.lan else self.settings.host
        local = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host)
        return self._address(local)

    @property
    def lan_addresses(self) -> list[str]:
        """Where other machines find it, if it listens to them."""
        return [self._address(host) for host in lan_addresses()] if self.settings.lan else []

    def _address(self, host: str) -> str:
        scheme = "https" if self.settings.tls_cert else "http"
        return f"{scheme}://{f'[{host}]' if ':' in host else host}:{self.port}"

    @property
    def public_address(self) -> str:
        """Where others find it, if that was said; else where this machine does."""
        url = self.settings.public_url
        return checked_url(url) if url else self.address

    def _invited_to(self) -> str:
        """What invitations to the house carry: where others find it."""
        around = [] if self.settings.public_url else self.lan_addresses
        return around[0] if around else self.public_address

    def new_house_link(self) -> str:
        """A link by which the house is somebody's; only its hash is kept."""
        return f"{self.public_address}/#house={self.context.house_key.new_secret()}"

    # ----------------------------------------------------- beginning and end

    async def listen(self) -> None:
        """Answer at the port; until the house is open, with a page that says so."""
        if self.context.courier is not None:
            self.context.courier.begin()
        self._running = asyncio.create_task(self._server.serve(sockets=[self._socket]))
        await self._server.listening.wait()
        self._heartbeat.begin(asyncio.get_running_loop())

    async def open(self) -> None:
        """Bring everything back from the store and let people in."""
        premises = await self._factory(self.settings, self.clock, self.context.figures)
        self._premises, self.store = premises, premises.store
        await premises.house.open()
        if premises.desks is not None:
            premises.desks.address = self.address
            kept = premises.desks.folder / HOUSE_LINK
            with premises.desks.aside.containing("house", "link"):
                own = "" if self.settings.tournaments else Path(premises.store).name
                self.context.house_key.keep_in(kept, self.public_address, own)
            with premises.desks.aside.containing("house", "tournaments"):
                await premises.desks.open()
        if premises.backups is not None:
            premises.backups.begin()
        self.context.let_in(premises)
        if premises.operator is not None:
            await self._give_hand(premises.operator)
        note("house opened", address=self.address)

    async def _give_hand(self, operator: Operator) -> None:
        """The operator may act, by the page and by commands of this machine."""
        sockets = self.context.sockets

        async def show_out(person: str) -> None:
            await sockets.part_with(person, BANNED, "house-banned")

        async def shut_out(person: str) -> None:
            await sockets.part_with(person, NOT_ADMITTED, "admission-ended")

        doors = Doors(show_out, shut_out, self._invited_to, self.context.count, self.end.set)
        operator.stand_at(doors)
        self._local = LocalSocket(operator, Path(self.store))
        await self._local.open()

    async def close(self) -> None:
        """Let nobody in any more, save the tables, tell the sockets, and give the port back."""
        self.context.state = "closing"
        self._heartbeat.end()
        premises, self._premises = self._premises, None
        try:
            if self._local is not None:
                await self._local.close()
            if premises is not None:
                if premises.desks is not None:
                    await premises.desks.leave_tables()
                await premises.house.shut()
                if premises.desks is not None:
                    await premises.desks.close()
        finally:
            await self.context.films.close()
            self._server.leave()
            if self._running is not None:
                await self._running
            self._socket.close()
            if self.context.courier is not None:
                await asyncio.to_thread(self.context.courier.close)
        note("house closed")


class _Server(uvicorn.Server):
    """uvicorn's server, told by us when to end; signals are none of its business."""

    def __init__(self, config: uvicorn.Config, limits: ConnectionLimits) -> None:
        super().__init__(config)
        self.limits = limits
        self.listening = asyncio.Event()
        self._leaving = asyncio.Event()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """As uvicorn would, but connections pass the limits before they cost anything."""
        await self.lifespan.startup()
        tls = self.config.ssl
        doors = [Listener(each, self.limits, self._protocol, tls) for each in sockets or ()]
        self.servers = doors  # type: ignore[assignment]
        self.started = True
        self.listening.set()

    def _protocol(self, peer: Peer) -> HttpConnection:
        return HttpConnection(
            config=self.config,
            server_state=self.server_state,
            app_state=self.lifespan.state,
            _loop=asyncio.get_running_loop(),
            limits=self.limits,
            peer=peer,
        )

    async def main_loop(self) -> None:
        while not self.should_exit:
            await self.on_tick(0)  # the date in the headers
            with suppress(TimeoutError):
                await asyncio.wait_for(self._leaving.wait(), 1.0)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """An empty house closes at once; uvicorn would wait a moment for everybody to leave."""
        for server in self.servers:
            server.close()
            await server.wait_closed()
        if self.server_state.connections or self.server_state.tasks:
            await super().shutdown(sockets)

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield

    def leave(self) -> None:
        self.should_exit = True
        self._leaving.set()


# ---------------------------------------------------------------- settings


def check(settings: HouseSettings) -> None:
    """Say what is wrong with the settings before anything is begun."""
    if bool(settings.tls_cert) != bool(settings.tls_key):
        raise CannotOpen("TLS needs both files: --tls-cert CERTIFICATE and --tls-key KEY")
    check_ways(settings)
    if settings.public_url:
        checked_url(settings.public_url)
    if settings.lan and settings.host != "127.0.0.1":
        raise CannotOpen("--lan listens at all addresses: leave --host out, or --lan")
    for file in filter(None, (settings.tls_cert, settings.tls_key)):
        if not Path(file).is_file():
            raise CannotOpen(f"there is no file {file}")


def listening_socket(settings: HouseSettings) -> socket.socket:
    """The socket of the port, taken at once so that a taken one is told at once."""
    host = "0.0.0.0" if settings.lan else settings.host
    try:
        where = socket.getaddrinfo(host, settings.port, type=socket.SOCK_STREAM)[0]
    except OSError as error:
        raise CannotOpen(f"there is no address {host!r} to listen at: {error}") from error
    family, kind, _, _, address = where
    # asyncio switches delays (Nagle) off only where the socket says that it is TCP.
    listener = socket.socket(family, kind, socket.IPPROTO_TCP)
    # On Windows this option would let two servers share a port.
    if hasattr(signal, "SIGHUP"):
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind(address)
        listener.listen(1024)
    except OSError as error:
        listener.close()
        raise CannotOpen(_why_not_bound(host, settings.port, error)) from error
    return listener


def _why_not_bound(host: str, port: int, error: OSError) -> str:
    if error.errno == errno.EADDRINUSE:
        return f"port {port} of {host} is taken, perhaps by another house; try --port {port + 1}"
    if error.errno in (errno.EACCES, errno.EPERM):
        return f"port {port} of {host} may not be used by you; try a --port above 1023"
    return f"cannot listen at {host}, port {port}: {error.strerror}"


def configuration(settings: HouseSettings, app: Any) -> uvicorn.Config:
    """How uvicorn serves a house."""
    config = uvicorn.Config(
        app,
        http=HttpConnection,
        ws=SocketConnection,
        ws_max_size=LONGEST_MESSAGE,
        ws_per_message_deflate=False,
        lifespan="off",
        interface="asgi3",
        log_config=None,
        log_level=logging.WARNING,
        access_log=False,
        server_header=False,
        proxy_headers=False,  # ours believes trusted proxies only
        timeout_graceful_shutdown=GRACE,
        ssl_certfile=settings.tls_cert or None,
        ssl_keyfile=settings.tls_key or None,
    )
    try:
        config.load()
    except (OSError, ssl.SSLError) as error:
        raise CannotOpen(f"the TLS certificate or its key cannot be used: {error}") from error
    return config


# ------------------------------------------------------------------ running

#: So long a thread that reads the store may keep the event loop waiting for Python, in seconds.
#: Python's own 5 ms are longer than most of what a house does for anybody.
LONGEST_TURN = 0.0005


#: After so many new objects Python looks for garbage among them; after so many looks among those
#: that stayed, and after so many of these among all.
GARBAGE = (10_000, 20, 50)


def run(work: Coroutine[Any, Any, None]) -> None:
    """Run the event loop, uvloop's where it is installed, with as many lines as there may be."""
    raise_limit()
    sys.setswitchinterval(LONGEST_TURN)
    try:
        import uvloop
    except ImportError:
        asyncio.run(work)
        return
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(work)


def set_memory_aside() -> None:
    """What is there when people come stays for good, and is not looked through for garbage any
    more: that took 80 ms in one go, while every table waited."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*GARBAGE)


async def until_told(serving: Serving, opened: Callable[[Serving], None]) -> None:
    """Keep a house open until SIGINT, SIGTERM or its operator ends it; `opened` is called once
    people may come."""
    end = serving.end
    with _signals(end):
        await serving.listen()
        beginning = asyncio.create_task(serving.open())
        ending = asyncio.create_task(end.wait())
        try:
            await asyncio.wait({beginning, ending}, return_when=asyncio.FIRST_COMPLETED)
            if not end.is_set():
                await beginning
                set_memory_aside()
                opened(serving)
                await ending
        finally:
            for task in (beginning, ending):
                task.cancel()
            await asyncio.gather(beginning, ending, return_exceptions=True)
            await serving.close()


@contextmanager
def _signals(end: asyncio.Event) -> Iterator[None]:
    """The first SIGINT or SIGTERM ends the house in peace, the second ends the process."""
    loop = asyncio.get_running_loop()
    before: dict[int, Any] = {}

    def told(*_: object) -> None:
        restore()
        loop.call_soon_threadsafe(end.set)

    def restore() -> None:
        for number, handler in before.items():
            signal.signal(number, handler)

    before |= {number: signal.signal(number, told) for number in (signal.SIGINT, signal.SIGTERM)}
    try:
        yield
    finally:
        restore()
