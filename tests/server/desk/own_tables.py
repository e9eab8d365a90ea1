"""Tournaments whose tables are played in a real house, by people and by bots."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx

from sixgun.server.clock import TestClock
from sixgun.server.protocol import Question
from tests.server.desk.halls import NAME, Desk, Hall, is_view
from tests.server.houses import OpenHouse, RecordingClient, a_house, run

#: No duels, which the desk would have to run after publication.
SHORT = {"name": "Coppa d'Autunno", "practice": True, "official": False}

#: The quickest one.
BOT = "tenderfoot"


class Saloon:
    """A house with tables, and a hall with a desk in it."""

    def __init__(self, house: OpenHouse, hall: Hall) -> None:
        self.house = house
        self.hall = hall

    async def player(self, desk: Desk, number: str) -> Player:
        """A player with a phone, and a key of the house."""
        phone = await self.hall.visitor(desk, "phone", number)
        return Player(phone, await self.house.client(number))

    async def until(self, desk: Desk, there: Callable[[Any], bool]) -> Any:
        """Wait until the desk shows something."""
        async with self.hall.live(desk) as socket:
            while True:
                view = is_view(await socket.recv(), "desk")
                if there(view):
                    return view

    async def until_over(self, desk: Desk, number: int = 0) -> Any:
        """Wait until all tables of the last round have their sheets."""

        def is_entered(view: Any) -> bool:
            rounds = view["rounds"]
            full = all(table["versions"] for table in rounds[-1]["tables"])
            return full and (not number or len(rounds) == number)

        return await self.until(desk, is_entered)


class Player:
    """Somebody with a phone who comes to the own table."""

    def __init__(self, phone: Desk, client: RecordingClient) -> None:
        self.phone = phone
        self.client = client

    async def sits_down(self) -> str:
        """By a ticket from the phone; the name of the table."""
        secret = (await self.phone.post("ticket"))["secret"]
        answer = await self.use(secret)
        assert answer.status_code == 200, answer.text
        table: str = answer.json()["table"]
        await self.client.watch(table)
        return table

    async def until_duel(self, made: Saloon, name: str) -> None:
        """Wait until the table of a duel is open for this player."""
        async with made.hall.live(self.phone) as socket:
            while is_view(await socket.recv(), "phone")["duel"] != name:
                pass

    async def use(self, secret: str) -> httpx.Response:
        headers = {"Authorization": f"Bearer {self.client.key}"}
        path = f"/api/tournaments/{NAME}/sit"
        http = self.phone.http
        return await http.post(path, json={"secret": secret}, headers=headers)


@asynccontextmanager
async def saloon(
    folder: Path, clock: TestClock | None = None, **settings: Any
) -> AsyncIterator[Saloon]:
    async with a_house(folder, clock, **settings) as house:
        hall = Hall(house.serving, house.clock, folder / "tournaments")
        try:
            yield Saloon(house, hall)
        finally:
            await hall.close()


def in_saloon(folder: Path, test: Callable[[Saloon], Awaitable[None]], **settings: Any) -> None:
    async def whole() -> None:
        async with saloon(folder, **settings) as made:
            await test(made)

    run(whole)


async def drawn(
    made: Saloon,
    bots: int = 5,
    persons: int = 0,
    *,
    auction: bool = False,
    derogations: Mapping[str, int] = {},
    **more: Any,
) -> tuple[list[Desk], list[str]]:
    """A practice tournament whose first round is drawn; its referees, and the persons."""
    officers = await made.hall.cup(**{**SHORT, **more})
    desk = officers[1]
    if not auction:
        await desk.act("derogate", derogation="no_auction", confirmed=True)
    for kind, value in derogations.items():
        await desk.act("derogate", derogation=kind, value=value, confirmed=True)
    numbers = [
        (await desk.act("register", name=f"Person {number}"))["person"]
        for number in range(1, persons + 1)
    ]
    if bots:
        await desk.act("seat_bots", count=bots, bot=BOT)
    await desk.act("close_registration")
    await desk.act("draw_round", hall="1 2 3", confirmed=True)
    return officers, numbers


async def house_all(desk: Desk, **more: Any) -> None:
    """Every table of the last round goes to the house."""
    last = (await desk.get())["rounds"][-1]
    for place in range(1, len(last["tables"]) + 1):
        await desk.act("house_table", round=last["number"], table=place, **more)


async def play_badly(client: RecordingClient) -> None:
    """Whoever is attacked passes: nobody stands for long."""

    def choose(question: Question) -> int:
        return 0 if question.kind == "play" else len(question.options) - 1

    await client.play(choose)
