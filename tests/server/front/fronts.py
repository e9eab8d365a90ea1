"""A front with nothing real behind it: people in a dict, a house that says everything back."""

from __future__ import annotations

import asyncio
import ssl
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from secrets import token_urlsafe
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.typing import Origin

from sixgun.server.clock import HouseClock, TestClock
from sixgun.server.figures import Figures
from sixgun.server.front.interfaces import NotLetIn, Premises, Socket, Unusable
from sixgun.server.front.serving import Serving
from sixgun.server.front.static_pages import Pages
from sixgun.server.settings import HouseSettings

STORE = "nothing but memory"
#: Made once: httpx reads all certificates of the world for every client otherwise.
TLS = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)


class Crowd:
    """People in memory; links are `link-of-PERSON`."""

    def __init__(self) -> None:
        self.keys: dict[str, str] = {}
        self.names: dict[str, str] = {}
        self.banned: set[str] = set()
        self.links: dict[str, str] = {}
        self.seats: dict[str, str] = {}
        self.records: dict[str, str] = {}
        self.damaged: list[str] = []

    async def make(self) -> tuple[str, str]:
        person = f"p{len(self.names)}"
        self.names[person] = ""
        return person, self._key_for(person)

    def _key_for(self, person: str) -> str:
        key = token_urlsafe(24)
        self.keys[key] = person
        return key

    def check_address(self, address: str) -> None:
        """These may come from anywhere."""

    def afford(self, kind: str, person: str, address: str) -> None:
        """Nobody of these ever has enough."""

    async def find(self, key: str) -> str | None:
        person = self.keys.get(key)
        if person in self.banned:
            raise NotLetIn("house-banned")
        return person

    async def name(self, person: str) -> str:
        return self.names[person]

    async def rename(self, person: str, name: str) -> str:
        if not name.strip():
            raise Unusable("house-bad-request")
        self.names[person] = name.strip()
        return self.names[person]

    async def recovery_link(self, person: str) -> str:
        secret = token_urlsafe(24)
        self.links[secret] = person
        return secret

    async def recover(self, secret: str) -> str | None:
        person = self.links.pop(secret, None)
        return self._key_for(person) if person else None

    async def use_seat_link(self, secret: str, person: str) -> str | None:
        return self.seats.pop(secret, None)

    async def enter_room(self, code: str, person: str, address: str) -> str:
        return self.seats[code]

    async def sign_out_elsewhere(self, person: str, key: str) -> None:
        self.keys = {k: p for k, p in self.keys.items() if p != person or k == key}

    async def forget(self, person: str) -> None:
        del self.names[person]
        self.keys = {key: p for key, p in self.keys.items() if p != person}

    async def history(self, person: str, page: int) -> Any:
        return {"person": person, "page": page, "games": []}

    async def statistics(self, person: str) -> Any:
        return {"games": 0}

    async def record(self, game: str, person: str) -> str | None:
        return self.records.get(game)

    def set_aside(self, game: str, error: Exception) -> None:
        self.damaged.append(game)


class Parrot:
    """A house that says everything back; `fail` makes it fail."""

    def __init__(self, people: Crowd) -> None:
        self.people = people
        self.sockets: list[Socket] = []
        self.tables = {"t1"}
        self.rules_text = ""
        self.opened = self.shut_down = False
        self.may_open = asyncio.Event()
        self.may_open.set()

    async def open(self) -> None:
        await self.may_open.wait()
        self.opened = True

    async def shut(self) -> None:
        self.shut_down = True
        for socket in self.sockets:
            await socket.close(1012, "house-closing")

    async def converse(self, socket: Socket) -> None:
        self.sockets.append(socket)
        while (message := await socket.receive()) is not None:
            if message == b"fail":
                raise LookupError("the parrot fell off its perch")
            await socket.send(message)
        self.sockets.remove(socket)

    def figures(self) -> dict[str, float]:
        return {"tables": len(self.tables)}


class Front:
    """A served front, its fakes and its clock."""

    def __init__(self, serving: Serving, house: Parrot, people: Crowd, clock: TestClock) -> None:
        self.serving = serving
        self.house = house
        self.people = people
        self.clock = clock

    @property
    def address(self) -> str:
        return self.serving.address

    def browser(self, **headers: str) -> httpx.AsyncClient:
        """A client that behaves like a browser on a page of this house."""
        return http_client(self.address, {"Origin": self.address} | headers)

    def program(self, key: str = "", **headers: str) -> httpx.AsyncClient:
        """A client without an origin, with or without a key."""
        bearer = {"Authorization": f"Bearer {key}"} if key else {}
        return http_client(self.address, bearer | headers)

    async def key(self) -> str:
        """The key of somebody new."""
        return (await self.people.make())[1]

    def socket(
        self,
        key: str = "",
        origin: str | None = None,
        host: str = "",
        path: str = "/socket",
        **headers: str,
    ) -> connect:
        """A socket, with a key in the header (no origin) or in the cookie (with one)."""
        if key and origin is None:
            headers["Authorization"] = f"Bearer {key}"
        elif key:
            headers["Cookie"] = f"sixgun={key}"
        port = self.serving.port
        return connect(
            f"ws://{host or '127.0.0.1'}:{port}{path}",
            host="127.0.0.1",
            port=port,
            additional_headers=headers,
            origin=Origin(origin) if origin else None,
            proxy=None,
            compression=None,
        )


def http_client(address: str, headers: dict[str, str]) -> httpx.AsyncClient:
    # A connection of its own for every request: on a busy machine one that was kept may have been
    # given up by the house in the very moment in which it is used again.
    alone = httpx.Limits(max_keepalive_connections=0)
    return httpx.AsyncClient(
        base_url=address,
        headers=headers,
        trust_env=False,
        verify=TLS,
        limits=alone,
        timeout=None,  # the test itself has an end
    )


@asynccontextmanager
async def front(
    pages: Pages | None = None, house_opens: bool = True, **settings: Any
) -> AsyncIterator[Front]:
    """Serve a front on any free port, on a clock that stands still."""
    clock, people = TestClock(), Crowd()
    house = Parrot(people)

    async def opening(_: HouseSettings, __: HouseClock, ___: Figures) -> Premises:
        return Premises(house, people, STORE)

    chosen = HouseSettings(**{"port": 0, "open_browser": False} | settings)
    serving = Serving(chosen, clock=clock, factory=opening, pages=pages)
    await serving.listen()
    try:
        if house_opens:
            await serving.open()
        yield Front(serving, house, people, clock)
    finally:
        await serving.close()


def served(test: Callable[[Front], Awaitable[None]], **settings: Any) -> None:
    """Run a test against a front of its own; one that hangs fails."""

    async def whole() -> None:
        async with asyncio.timeout(120), front(**settings) as made:
            await test(made)

    asyncio.run(whole())


async def echo(socket: ClientConnection, text: str) -> str:
    """Say something to the parrot and hear what it says."""
    await socket.send(text)
    heard = await socket.recv()
    assert isinstance(heard, str)
    return heard
