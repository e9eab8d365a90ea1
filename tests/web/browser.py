"""A browser that looks at a house: the system's Chromium, with nothing of anybody's in it."""

from __future__ import annotations

import asyncio
import json
import os
import shutil
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

from sixgun.server.clock import HouseClock, TestClock
from sixgun.server.front.cookies import PERSON
from sixgun.server.front.serving import Serving
from sixgun.server.front.static_pages import Pages
from sixgun.server.house import House, seeded
from sixgun_tools.building import BuildFailed, Workshop
from tests.server.houses import SEED, SETTINGS, RecordingClient
from tests.skipping import skip
from tests.web.shared import SHARED

NAMES = ("chromium", "chromium-browser", "google-chrome")
#: Screens.
DESK = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
#: Whoever waits longer than this for something waits for ever, in milliseconds.
PATIENCE = 120_000.0
#: Why a request failed: whoever goes elsewhere cuts off what is still being loaded.
CUT_OFF = "net::ERR_ABORTED"
#: What a house says to whoever is let in: at its tables, or to a part of a tournament.
LET_IN = ("welcome", "desk", "phone", "hall")
#: What is shown for a moment and then gone is for people, and tips are for newcomers.
AT_ONCE = """try {
    localStorage['sixgun.settings'] ??= '{"speed": 0}';
    localStorage['sixgun.tips'] ??= '["all"]';
} catch {}"""
#: What a page adds to a deal by chance is the same in every run, so that the house alone decides
#: what is dealt; every other chance stays what it is.
SAME_NUMBERS = """{
    const real = crypto.getRandomValues.bind(crypto);
    let times = 0;
    crypto.getRandomValues = (array) =>
        array instanceof Uint8Array && array.length === 16
            ? array.fill(0).fill(VISITOR, 0, 1).fill(++times % 256, 1, 2)
            : real(array);
}"""


try:
    from playwright.async_api import Browser, BrowserContext, Locator, Page, expect
except ImportError:
    skip("playwright is not installed, which requirements.lock pins")


@cache
def chromium() -> str:
    """The system's Chromium, or the one that SIXGUN_CHROMIUM names."""
    named = os.environ.get("SIXGUN_CHROMIUM")
    found = named or next(filter(None, map(shutil.which, NAMES)), "")
    if not found:
        skip("there is no Chromium to look at the pages with")
    return found


@cache
def built_pages() -> Pages:
    """The pages of this checkout, built now if they are not."""
    workshop = Workshop()
    try:
        if not workshop.is_current:
            asyncio.run(workshop.build())
    except BuildFailed as error:
        skip(f"the pages cannot be built: {str(error).splitlines()[0]}")
    return Pages()


expect.set_options(timeout=PATIENCE)

__all__ = ["DESK", "PHONE", "Locator", "Page", "Saloon", "Visitor", "expect", "visit"]


class Visitor:
    """Somebody with a browser of his own, what it has sent, and what it complained about."""

    def __init__(self, address: str, context: BrowserContext, page: Page) -> None:
        self.address = address
        self.context = context
        self.page = page
        self.complaints: list[str] = []
        self.sent: list[dict[str, Any]] = []
        self.heard: list[dict[str, Any]] = []
        self._news = asyncio.Event()
        page.on("websocket", self._listen)
        page.on("console", self._hear)
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("requestfailed", self._miss)

    def _listen(self, socket: Any) -> None:
        socket.on("framesent", lambda text: self._note(self.sent, text))
        socket.on("framereceived", lambda text: self._note(self.heard, text))

    def _note(self, messages: list[dict[str, Any]], text: str) -> None:
        messages.append(json.loads(text))
        self._news.set()

    async def goes(self, path: str) -> None:
        """Go to a page of the house, and be let in there; a secret may lead past that."""
        met = self._times_met()
        await self.page.goto(f"{self.address}{path}")
        if "#" not in path:
            await self.until(lambda: self._times_met() > met)

    async def reloads(self) -> None:
        """Load the page anew, and be let in again."""
        met = self._times_met()
        await self.page.reload()
        await self.until(lambda: self._times_met() > met)

    def _times_met(self) -> int:
        return len([message for message in self.heard if message["t"] in LET_IN])

    async def until(self, condition: Callable[[], bool]) -> None:
        """Wait until something has been sent or heard; patience ends when nothing comes at all."""
        while not condition():
            self._news.clear()
            async with asyncio.timeout(PATIENCE / 1000):
                await self._news.wait()

    async def has_answered(self, times: int) -> None:
        """Wait until so many decisions were answered."""
        await self.until(lambda: len(self.answers()) >= times)

    async def hears(self, kind: str) -> dict[str, Any]:
        """Wait for a message of a kind; the last one."""
        await self.until(lambda: bool(self.of(kind)))
        return self.of(kind)[-1]

    def of(self, kind: str) -> list[dict[str, Any]]:
        """The messages of a kind that came since the page was let in."""
        kinds = [message["t"] for message in self.heard]
        since = len(kinds) - kinds[::-1].index("welcome") - 1 if "welcome" in kinds else 0
        return [message for message in self.heard[since:] if message["t"] == kind]

    @property
    def is_over(self) -> bool:
        """Has the house said that the game has ended?"""
        return bool(self.of("ended"))

    @property
    def question(self) -> dict[str, Any] | None:
        """What this person was asked last and nobody has answered."""
        updates = self.of("update")
        question = updates[-1].get("question") if updates else None
        return question if question and question.get("options") else None

    @property
    def seat(self) -> int:
        """Where this person sits at the table on the screen; -1: nowhere."""
        tables = self.of("table")
        return int(tables[-1]["seat"]) if tables else -1

    def answers(self) -> list[dict[str, Any]]:
        """The decisions that were answered."""
        return [message for message in self.sent if message["t"] == "answer"]

    def _hear(self, message: Any) -> None:
        if message.type in ("error", "warning"):
            self.complaints.append(message.text)

    def _miss(self, request: Any) -> None:
        if request.failure != CUT_OFF:
            self.complaints.append(f"{request.url} {request.failure}")


class Saloon:
    """A house that is open, and visitors to it."""

    def __init__(self, serving: Serving, browser: Browser) -> None:
        self.serving = serving
        self.address = serving.address
        self._browser = browser
        self._arrived = 0

    @property
    def house(self) -> House:
        house = self.serving.context.house
        assert isinstance(house, House)
        return house

    async def seat_link(self, table: str) -> str:
        """The secret of an invitation to a table."""
        return await self.house.people.seat_link(table)

    async def is_calm(self, _: object = None) -> None:
        """Wait until everything that was asked for in any page has been answered.

        Programs wait for it before each request: what a person did first happens first.
        """
        pages = [page for context in self._browser.contexts for page in context.pages]
        busy = [expect(page.locator("body[aria-busy]")) for page in pages]
        await asyncio.gather(*[each.to_have_count(0) for each in busy])

    async def visitor(self, path: str = "/", **options: Any) -> Visitor:
        """Somebody whom the house has never seen."""
        return await self._visit(path, [], options)

    async def second_device(self, visitor: Visitor, path: str, **options: Any) -> Visitor:
        """The same person with another browser."""
        return await self._visit(path, await visitor.context.cookies(), options)

    async def browser_of(self, client: RecordingClient, path: str, **options: Any) -> Visitor:
        """Somebody who has come by program opens a browser."""
        cookie = {"name": PERSON, "value": client.key, "url": self.address}
        return await self._visit(path, [cookie], options)

    async def stranger(self, path: str, **options: Any) -> Visitor:
        """Somebody at a page where one is let in later: registration."""
        visitor = await self._arrive([], options)
        await visitor.page.goto(f"{self.address}{path}")
        return visitor

    async def _visit(self, path: str, cookies: list[Any], options: dict[str, Any]) -> Visitor:
        visitor = await self._arrive(cookies, options)
        await visitor.goes(path)
        return visitor

    async def _arrive(self, cookies: list[Any], options: dict[str, Any]) -> Visitor:
        context = await self._browser.new_context(**{"locale": "en-GB", **options})
        context.set_default_timeout(PATIENCE)
        await context.add_cookies(cookies)
        await context.add_init_script(AT_ONCE)
        self._arrived += 1
        await context.add_init_script(SAME_NUMBERS.replace("VISITOR", str(self._arrived % 256)))
        return Visitor(self.address, context, await context.new_page())

    @asynccontextmanager
    async def program_of(self, visitor: Visitor) -> AsyncIterator[RecordingClient]:
        """The same person once more, for what is not the point of a test."""
        await visitor.hears("welcome")
        (key,) = [
            each["value"]
            for each in await visitor.context.cookies()
            if each["name"].removeprefix("__Secure-") == PERSON
        ]
        async with RecordingClient(self.serving.address, key=key, program=False) as client:
            yield client


@asynccontextmanager
async def saloon(
    folder: Path, browser: Browser, clock: HouseClock | None = None, **settings: Any
) -> AsyncIterator[Saloon]:
    """A real house with built pages, and a browser for its visitors.

    Its clock stands still: however slow the machine is, nobody is ever too late.
    """
    chosen = replace(SETTINGS, db=str(folder / "house.db"), **settings)
    async with Serving(chosen, clock=clock or TestClock(), pages=built_pages()) as serving:
        made = Saloon(serving, browser)
        made.house.randomness = seeded(SEED)
        try:
            yield made
        finally:
            for context in browser.contexts:
                await context.close()


def visit(folder: Path, test: Callable[[Saloon], Awaitable[None]], **settings: Any) -> None:
    """Run a test in a house with a browser, where there is one."""
    program = chromium()
    built_pages()  # now: it takes an event loop of its own

    async def run(browser: Browser) -> None:
        async with saloon(folder, browser, **settings) as house:
            await test(house)

    SHARED.run(program, run)
