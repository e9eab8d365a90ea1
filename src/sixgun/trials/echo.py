"""A house of nothing but sockets: what the same traffic costs without game, rules and store.

    python -m sixgun.trials.echo PORT BYTES

Every answer is followed by an update of so many bytes to everybody at the table, through the
same front and the same sockets as in a house. A load run against it is the reference for one
against a house.
"""

from __future__ import annotations

import sys
from pathlib import Path
from secrets import token_urlsafe
from typing import Any, cast

from ..server import protocol
from ..server.clock import HouseClock
from ..server.figures import Figures
from ..server.front.interfaces import Premises, Socket
from ..server.protocol import PROTOCOL, encode, read_request
from ..server.settings import HouseSettings
from .houses import HouseProcess

#: Nobody is too many here, and nothing too much.
GENEROUS: dict[str, Any] = {
    "people_per_hour": 10**6,
    "sockets_per_address": 10**6,
    "connections_per_address": 10**6,
    "requests_per_second": 1e6,
    "request_burst": 10**6,
    "messages_per_second": 1e6,
    "message_burst": 10**6,
}
OPTIONS = (protocol.Option("play", "bang/QH", 1), protocol.Option("end"))


class EchoPeople:
    """People without a store."""

    def __init__(self) -> None:
        self._keys: dict[str, str] = {}

    def afford(self, kind: str, person: str, address: str) -> None:
        """Nobody ever has enough here."""

    async def make(self) -> tuple[str, str]:
        key = token_urlsafe(32)
        self._keys[key] = f"person {len(self._keys)}"
        return self._keys[key], key

    async def find(self, key: str) -> str | None:
        return self._keys.get(key)


class EchoTable:
    """Who sits there, and whose turn it is to send something."""

    def __init__(self, size: int) -> None:
        self.sockets: list[Socket] = []
        self.decision = 0
        self._filling = "x" * max(0, size - 120)

    async def show(self) -> None:
        """One message to everybody, the same size for all but the one who is asked."""
        self.decision += 1
        asked = self.decision % len(self.sockets)
        others, mine = self._message(asked, ()), self._message(asked, OPTIONS)
        for seat, socket in enumerate(self.sockets):
            await socket.send(mine if seat == asked else others)

    def _message(self, seat: int, options: tuple[protocol.Option, ...]) -> bytes:
        question = protocol.Question(
            decision=self.decision, seat=seat, kind=self._filling, options=options
        )
        return encode(protocol.Update(seq=self.decision, base=self.decision, question=question))


class EchoHouse:
    """Knows just enough of the protocol for a load run."""

    def __init__(self, size: int) -> None:
        self._size = size
        self._tables: dict[str, EchoTable] = {}

    async def open(self) -> None:
        """There is nothing to bring back."""

    async def shut(self) -> None:
        """There is nothing to save."""

    def figures(self) -> dict[str, float]:
        return {"tables": len(self._tables)}

    async def converse(self, socket: Socket) -> None:
        table: EchoTable | None = None
        while (data := await socket.receive()) is not None:
            request = read_request(data)
            if isinstance(request, protocol.Answer):
                assert table is not None
                await table.show()
            elif isinstance(request, protocol.Hello):
                await socket.send(encode(protocol.Welcome(protocol=PROTOCOL, rules=0)))
            elif isinstance(request, protocol.Watch):
                table = self._tables[request.table]
                table.sockets.append(socket)
            if request.id:
                await socket.send(encode(self._done(request)))
            elif isinstance(request, protocol.Start) and table is not None:
                await table.show()

    def _done(self, request: Any) -> protocol.Done:
        name = ""
        if isinstance(request, protocol.Open):
            name = f"table {len(self._tables)}"
            self._tables[name] = EchoTable(self._size)
        return protocol.Done(id=request.id, table=name)


class EchoProcess(HouseProcess):
    """An echo in a process of its own."""

    def __init__(self, folder: Path, size: int) -> None:
        super().__init__(folder)
        self._bytes = size

    @property
    def command(self) -> list[str]:
        return [sys.executable, "-m", "sixgun.trials.echo", str(self.port), str(self._bytes)]


def main(port: int, size: int) -> None:
    from ..server import logs
    from ..server.front.serving import Serving, run, until_told

    async def opening(settings: HouseSettings, clock: HouseClock, figures: Figures) -> Premises:
        return Premises(cast(Any, EchoHouse(size)), cast(Any, EchoPeople()), "nowhere")

    settings = HouseSettings(port=port, open_browser=False, **GENEROUS)
    logs.set_up("text")
    run(until_told(Serving(settings, factory=opening), lambda serving: None))


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]))
