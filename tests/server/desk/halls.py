"""A house that keeps tournaments, served over real HTTP, with a clock that stands still."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from sixgun.server.clock import HouseClock, TestClock
from sixgun.server.desk.desks import Desks
from sixgun.server.desk.store import TournamentFolder
from sixgun.server.figures import Figures
from sixgun.server.front.interfaces import Premises
from sixgun.server.front.serving import Serving
from sixgun.server.settings import HouseSettings
from sixgun.tournament.regulation.prizes import roles_at
from tests.server.front.fronts import Crowd, Parrot, http_client

CUP = {"name": "Coppa d'Autunno", "organizer": "Olga", "referees": ["Remo", "Rita"]}
NAME = "coppa-d-autunno"


class Desk:
    """Somebody who came in by a link, as a program with a token."""

    def __init__(self, http: httpx.AsyncClient, tournament: str, role: str, person: str) -> None:
        self.http = http
        self.role = role
        self.person = person
        self.root = f"/api/tournaments/{tournament}"

    async def ask(self, method: str, path: str, **more: Any) -> httpx.Response:
        return await self.http.request(method, f"{self.root}/{path}", **more)

    async def get(self, path: str = "", **query: Any) -> Any:
        answer = await self.ask("GET", f"{self.role}{path}", params=query)
        assert answer.status_code == 200, answer.text
        return answer.json()

    async def try_act(self, t: str, /, **fields: Any) -> httpx.Response:
        return await self.ask("POST", f"{self.role}/acts", json={"t": t, **fields})

    async def act(self, t: str, /, **fields: Any) -> Any:
        answer = await self.try_act(t, **fields)
        assert answer.status_code == 200, answer.text
        return answer.json()

    async def refused(self, status: int, t: str, /, **fields: Any) -> str:
        """The key with which an act is refused."""
        answer = await self.try_act(t, **fields)
        assert answer.status_code == status, answer.text
        key: str = answer.json()["reason"]["key"]
        return key

    async def post(self, path: str, **fields: Any) -> Any:
        answer = await self.ask("POST", f"{self.role}/{path}", json=fields)
        assert answer.status_code in (200, 204), answer.text
        return answer.json() if answer.content else None


class Hall:
    """The house, its clients and its clock."""

    def __init__(
        self,
        serving: Serving,
        clock: TestClock,
        folder: Path,
        first: Callable[[object], Awaitable[None]] | None = None,
    ) -> None:
        self.serving = serving
        self.clock = clock
        self.folder = folder
        self._first = [first] if first else []  # what programs wait for before each request
        self._clients: list[httpx.AsyncClient] = []
        self._house_secret = ""

    def program(self, token: str = "") -> httpx.AsyncClient:
        headers = {"Authorization": f"Bearer {token or 'new'}"}
        made = http_client(self.serving.address, headers)
        made.timeout = httpx.Timeout(60)
        made.event_hooks = {"request": self._first}
        self._clients.append(made)
        return made

    def browser(self) -> httpx.AsyncClient:
        made = http_client(self.serving.address, {"Origin": self.serving.address})
        self._clients.append(made)
        return made

    async def owner(self) -> httpx.AsyncClient:
        """Whoever has the house link."""
        if not self._house_secret:
            self._house_secret = self.serving.new_house_link().partition("/#house=")[2]
        made = self.program()
        entered = await made.post("/api/house/enter", json={"secret": self._house_secret})
        made.headers["Authorization"] = f"Bearer {entered.json()['token']}"
        return made

    async def cup(self, **more: Any) -> list[Desk]:
        """A new tournament, and its organizer and referees at their desks."""
        opened = await (await self.owner()).post("/api/tournaments", json={**CUP, **more})
        assert opened.status_code == 201, opened.text
        return [await self.come(link["link"]) for link in opened.json()["links"]]

    async def come(self, link: str) -> Desk:
        """Come in by a link."""
        address, _, secret = link.partition("#enter=")
        *_, tournament, _role = address.split("/")
        path = f"/api/tournaments/{tournament}/enter"
        answer = await self.program().post(path, json={"secret": secret})
        assert answer.status_code == 200, answer.text
        told = answer.json()
        return Desk(self.program(told["token"]), tournament, told["role"], told["person"])

    async def visitor(self, desk: Desk, role: str, person: str = "") -> Desk:
        """A player's phone or the screen, by a link that the desk gives."""
        given = await desk.post("links", role=role, person=person)
        return await self.come(given["link"])

    def live(self, desk: Desk) -> connect:
        """The live socket of somebody."""
        address = self.serving.address.replace("http", "ws", 1)
        token = desk.http.headers["Authorization"]
        return connect(
            f"{address}{desk.root}/{desk.role}/live",
            additional_headers={"Authorization": token},
            proxy=None,
            compression=None,
        )

    def store(self, name: str = NAME) -> TournamentFolder:
        return TournamentFolder(self.folder / f"{name}.jsonl")

    async def close(self) -> None:
        for each in self._clients:
            await each.aclose()


@asynccontextmanager
async def hall(
    folder: Path, *, clock: TestClock | None = None, **settings: Any
) -> AsyncIterator[Hall]:
    """Serve a house on any free port whose tournaments lie in this folder."""
    time, people = clock or TestClock(), Crowd()
    more = {"message_burst": 10_000, "request_burst": 100_000, "port": 0, "open_browser": False}
    chosen = HouseSettings(**more | settings)

    async def opening(given: HouseSettings, ticking: HouseClock, _: Figures) -> Premises:
        desks = Desks(folder, ticking, given.tournament_backups)
        return Premises(Parrot(people), people, "memory", desks)

    serving = Serving(chosen, clock=time, factory=opening)
    async with serving:
        made = Hall(serving, time, folder)
        try:
            yield made
        finally:
            await made.close()


def in_hall(folder: Path, test: Callable[[Hall], Awaitable[None]], **settings: Any) -> None:
    """Run a test in a hall of its own; one that hangs fails."""

    async def whole() -> None:
        async with asyncio.timeout(600), hall(folder, **settings) as made:
            await test(made)

    asyncio.run(whole())


# ------------------------------------------------------------- a tournament's course


def a_sheet(size: int, outcome: str = "law", **more: Any) -> dict[str, Any]:
    """An ordinary sheet; the Sheriff first."""
    roles = [role for role, count in roles_at(size).items() for _ in range(count)]
    prices = [10 * (1 + seat) for seat in range(size)]
    return {"roles": roles, "prices": prices, "outcome": outcome, **more}


async def register(desk: Desk, count: int) -> list[str]:
    """Register so many, close registration; their numbers."""
    lines = "\n".join(f"Player {number},M{number}" for number in range(1, count + 1))
    answer = await desk.ask("POST", "desk/people", content=lines.encode())
    assert answer.status_code == 200, answer.text
    assert answer.json()["refused"] == []
    await desk.act("close_registration")
    numbers: list[str] = answer.json()["registered"]
    return numbers


async def check_table(
    one: Desk, other: Desk, number: int, place: int, sheet: dict[str, Any]
) -> None:
    """A sheet filed by one referee and compared by the other."""
    where = {"round": number, "table": place}
    await one.act("file_sheet", **where, version=0, sheet=sheet)
    await other.act("verify_sheet", **where, version=1)


async def play_round(one: Desk, other: Desk, outcome: str = "law") -> None:
    """Draw the next round and bring it to its end."""
    await one.act("draw_round", hall="1 2 3", confirmed=True)
    last = (await one.get())["rounds"][-1]
    for place, table in enumerate(last["tables"], 1):
        sheet = a_sheet(len(table["players"]), outcome)
        await check_table(one, other, last["number"], place, sheet)


async def play_all(one: Desk, other: Desk) -> None:
    for _ in range((await one.get())["planned"]):
        await play_round(one, other)


async def ended(socket: ClientConnection) -> tuple[int, str]:
    """With which code and reason the house ends a socket."""
    with suppress(ConnectionClosed):
        while True:
            await socket.recv()
    assert socket.close_code is not None
    return socket.close_code, socket.close_reason or ""


def is_view(message: str | bytes, t: str) -> Any:
    """What came through a live socket."""
    view = msgspec.json.decode(message)
    assert view["t"] == t
    return view
