"""The sockets that are open: each counted by person and by address."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from ..protocol import LONGEST_MESSAGE
from ..settings import HouseSettings, of_one_address
from .interfaces import TooMuch
from .rate_limits import neighbourhood
from .responses import Receive, Send

#: Why a socket is closed by us; 4000 and more are our own numbers.
BINARY = 1003
TOO_LONG = 1009
FAILED = 1011
SIGNED_OUT = 4401
BANNED = 4403
NOT_ADMITTED = 4407

#: Where a socket is: before its hello, in the house, at a tournament, or being closed by us.
STATES = ("greeting", "in", "hall", "leaving")
#: Who does not answer our farewell within so many seconds is cut off.
FAREWELL = 5.0


class WebSocket:
    """A socket that the house talks through; of the key that it came with it has the hash."""

    __slots__ = (
        "_abort",
        "_gone",
        "_receive",
        "_send",
        "_sending",
        "_write",
        "address",
        "key",
        "person",
        "request",
        "state",
    )

    def __init__(
        self,
        person: str,
        key: bytes,
        address: str,
        receive: Receive,
        send: Send,
        abort: Callable[[], None] | None = None,
        write: Callable[[bytes], bool] | None = None,
    ) -> None:
        self.person = person
        self.key = key
        self.address = address
        self.request = ""
        self.state = "greeting"
        self._receive = receive
        self._send = send
        self._abort = abort
        self._write = write
        self._sending = 0  # so many wait until they can be sent
        self._gone = False

    async def receive(self) -> bytes | None:
        """The next message; None: the other side is gone, or sent what cannot be read."""
        if self._gone:
            return None
        event = await self._receive()
        if event["type"] != "websocket.receive":
            self._gone = True
            return None
        text = event.get("text")
        if text is None:
            await self.close(BINARY, "house-message-binary")
            return None
        message: bytes = text.encode()
        if len(message) > LONGEST_MESSAGE:
            await self.close(TOO_LONG, "house-message-too-long")
            return None
        return message

    async def send(self, message: bytes) -> None:
        """Send a message as text, so that browsers get a string."""
        if not self.send_at_once(message):
            await self._tell({"type": "websocket.send", "text": message.decode()})

    def send_at_once(self, message: bytes) -> bool:
        """Send a message if nothing waits before it, and nobody need be waited for."""
        if self._write is None or self._gone or self._sending:
            return False
        return self._write(message)

    async def close(self, code: int, reason: str) -> None:
        """Say goodbye; the reason is a key of the Fluent files."""
        self.state = "leaving"
        if self._abort is not None and not self._gone:
            asyncio.get_running_loop().call_later(FAREWELL, self._abort)
        await self._tell({"type": "websocket.close", "code": code, "reason": reason[:120]})
        self._gone = True

    async def _tell(self, event: dict[str, object]) -> None:
        if self._gone:
            return
        self._sending += 1
        try:
            await self._send(event)
        except (OSError, RuntimeError):  # uvicorn's words for: nobody is there any more
            self._gone = True
        finally:
            self._sending -= 1


class OpenSockets:
    """Every open socket, and how many anybody may have."""

    def __init__(self, settings: HouseSettings) -> None:
        self._per_person = settings.sockets_per_person
        self._per_address = of_one_address(settings, settings.sockets_per_address)
        self._people: Counter[str] = Counter()
        self._addresses: Counter[str] = Counter()
        self._open: set[WebSocket] = set()

    def __len__(self) -> int:
        return len(self._open)

    def by_state(self) -> dict[str, float]:
        """How many sockets are where."""
        found = Counter(socket.state for socket in self._open)
        return {state: found[state] for state in STATES}

    def check(self, person: str, address: str, more: int = 0) -> None:
        """Refuse who has too many sockets already; `more` than one device may have some."""
        most = self._per_person + more
        if self._people[person] >= most:
            raise TooMuch("house-too-many-sockets", number=most)
        if self._addresses[neighbourhood(address)] >= self._per_address:
            raise TooMuch("house-too-many-sockets-here")

    @contextmanager
    def counted(self, socket: WebSocket) -> Iterator[None]:
        """Count a socket while it is open."""
        near = neighbourhood(socket.address)
        self._open.add(socket)
        self._people[socket.person] += 1
        self._addresses[near] += 1
        try:
            yield
        finally:
            self._open.discard(socket)
            _less(self._people, socket.person)
            _less(self._addresses, near)

    async def part_with(self, person: str, code: int, reason: str, but: bytes = b"") -> None:
        """Close the sockets of a person, except those that came with one key."""
        theirs = [socket for socket in self._open if socket.person == person and socket.key != but]
        await asyncio.gather(*(socket.close(code, reason) for socket in theirs))

    async def end_session(self, key: bytes, code: int, reason: str) -> None:
        """Close the sockets that came with one key, by its hash."""
        theirs = [socket for socket in self._open if socket.key == key]
        await asyncio.gather(*(socket.close(code, reason) for socket in theirs))


def _less(counts: Counter[str], name: str) -> None:
    """One less; who has none is forgotten."""
    counts[name] -= 1
    if counts[name] <= 0:
        del counts[name]
