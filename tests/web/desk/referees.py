"""Referees with browsers, and the same people as programs for what is not the point of a test."""

from __future__ import annotations

from contextlib import AsyncExitStack
from typing import Any

import httpx

from tests.server.desk.halls import CUP, Desk, a_sheet, check_table, register
from tests.server.front.fronts import http_client
from tests.web.browser import Page, Saloon, Visitor

#: So many presses of a key, and whoever looks for something does not find it.
MANY = 150


class Office:
    """A tournament with its organizer and referees: their links, and themselves as programs."""

    def __init__(self, house: Saloon, stack: AsyncExitStack) -> None:
        self.house = house
        self._stack = stack
        self.tournament = ""
        self.links: list[str] = []
        self._house_secret = ""

    async def program(self, token: str = "new") -> httpx.AsyncClient:
        made = http_client(self.house.address, {"Authorization": f"Bearer {token}"})
        made.timeout = httpx.Timeout(60)
        made.event_hooks = {"request": [self.house.is_calm]}
        return await self._stack.enter_async_context(made)

    async def open(self, **more: Any) -> None:
        """A new tournament, opened by whoever has the house link."""
        owner = await self.program()
        entered = await owner.post("/api/house/enter", json={"secret": self.house_secret()})
        owner.headers["Authorization"] = f"Bearer {entered.json()['token']}"
        opened = await owner.post("/api/tournaments", json={**CUP, **more})
        assert opened.status_code == 201, opened.text
        self.know([link["link"] for link in opened.json()["links"]])

    def know(self, links: list[str]) -> None:
        """The links of organizer and referees, wherever they were seen."""
        self.links = links
        self.tournament = links[0].split("/tournament/")[1].split("/")[0]

    def house_secret(self) -> str:
        if not self._house_secret:
            self._house_secret = self.house.serving.new_house_link().partition("/#house=")[2]
        return self._house_secret

    async def at_desk(self, number: int) -> Desk:
        """One of those in office (0: the organizer), as a program."""
        secret = self.links[number].partition("#enter=")[2]
        http = await self.program()
        answer = await http.post(
            f"/api/tournaments/{self.tournament}/enter", json={"secret": secret}
        )
        told = answer.json()
        http.headers["Authorization"] = f"Bearer {told['token']}"
        return Desk(http, self.tournament, told["role"], told["person"])

    async def visitor(self, number: int, part: str = "", **options: Any) -> Visitor:
        """One of those in office, with a browser, at a part of the desk."""
        secret = self.links[number].partition("#enter=")[2]
        path = f"/tournament/{self.tournament}/desk{part}#enter={secret}"
        return await self.house.visitor(path, **options)


async def seated(office: Office, players: int = 27) -> tuple[Desk, Desk]:
    """A tournament whose first round is drawn; two referees as programs."""
    await office.open()
    remo, rita = await office.at_desk(1), await office.at_desk(2)
    await register(remo, players)
    await remo.act("draw_round", hall="3 5 1")
    return remo, rita


async def rest_of_round(one: Desk, other: Desk, outcome: str = "law") -> None:
    """Sheets for all tables of the last round that have none."""
    last = (await one.get())["rounds"][-1]
    for place, table in enumerate(last["tables"], 1):
        if not table["versions"]:
            sheet = a_sheet(len(table["players"]), outcome)
            await check_table(one, other, last["number"], place, sheet)


async def tab_to(page: Page, name: str) -> None:
    """Press Tab until something of this name has the focus."""
    for _ in range(MANY):
        if await focused(page) == name:
            return
        await page.keyboard.press("Tab")
    raise AssertionError(f"the keyboard does not reach {name!r}")


async def focused(page: Page) -> str:
    """What has the focus, by its name."""
    said: str = await page.evaluate(
        "(e => e.ariaLabel || e.labels?.[0]?.innerText || e.innerText)(document.activeElement)"
    )
    return (said or "").strip()


async def keys(page: Page, *pressed: str) -> None:
    """Type: single keys by name, anything else letter by letter."""
    for each in pressed:
        if each.isdigit() and len(each) > 1:
            await page.keyboard.type(each)
        else:
            await page.keyboard.press(each)
