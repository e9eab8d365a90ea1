"""A browser that looks at a house: the system's Chromium, with nothing of anybody's in it."""

from __future__ import annotations

import asyncio
import json
import os
import shutil
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any, NoReturn

import pytest

from sixgun.cli.building import BuildFailed, Workshop
from sixgun.server.house import House
from sixgun.server.pages import Pages
from sixgun.server.serving import Serving
from tests.server.houses import SETTINGS

NAMES = ("chromium", "chromium-browser", "google-chrome")
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
#: Whoever waits longer than this for something waits for ever, in milliseconds.
PATIENCE = 60_000.0


def skip(reason: str) -> NoReturn:
    """Leave a test out, unless nothing may be left out (`.ci/run`)."""
    if os.environ.get("SIXGUN_NO_SKIP"):
        pytest.fail(reason)
    pytest.skip(reason, allow_module_level=True)


try:
    from playwright.async_api import Browser, BrowserContext, Page, async_playwright, expect
except ImportError:
    skip("playwright is not installed, which requirements.lock pins")


def chromium() -> str:
    """The system's Chromium, or the one that SIXGUN_CHROMIUM names."""
    named = os.environ.get("SIXGUN_CHROMIUM")
    found = named or next(filter(None, map(shutil.which, NAMES)), "")
    if not found:
        skip("there is no Chromium to look at the pages with")
    return found


def built_pages() -> Pages:
    """The pages of this checkout, built now if they are not."""
    workshop = Workshop()
    try:
        if not workshop.is_current:
            asyncio.run(workshop.build())
    except BuildFailed as error:
        skip(f"the pages cannot be built: {str(error).splitlines()[0]}")
    return Pages()


__all__ = ["Page", "Saloon", "Visitor", "expect", "visit"]


class Visitor:
    """Somebody with a browser of his own, what it has sent, and what it complained about."""

    def __init__(self, context: BrowserContext, page: Page) -> None:
        self.context = context
        self.page = page
        self.complaints: list[str] = []
        self.sent: list[dict[str, Any]] = []
        self._news = asyncio.Event()
        page.on("websocket", self._listen)
        page.on("console", self._hear)
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("requestfailed", lambda request: self.complaints.append(request.url))

    def _listen(self, socket: Any) -> None:
        socket.on("framesent", self._note)

    def _note(self, text: str) -> None:
        self.sent.append(json.loads(text))
        self._news.set()

    async def has_answered(self, times: int) -> None:
        """Wait until so many decisions were answered."""
        async with asyncio.timeout(PATIENCE / 1000):
            while len(self.answers()) < times:
                self._news.clear()
                await self._news.wait()

    def answers(self) -> list[dict[str, Any]]:
        """The decisions that were answered."""
        return [message for message in self.sent if message["t"] == "answer"]

    def _hear(self, message: Any) -> None:
        if message.type in ("error", "warning"):
            self.complaints.append(message.text)


class Saloon:
    """A house that is open, and visitors to it."""

    def __init__(self, serving: Serving, browser: Browser) -> None:
        self.serving = serving
        self.address = serving.address
        self._browser = browser

    async def seat_link(self, table: str) -> str:
        """The secret of an invitation to a table."""
        house = self.serving.reception.house
        assert isinstance(house, House)
        return await house.people.seat_link(table)

    async def visitor(self, path: str = "/", **options: Any) -> Visitor:
        context = await self._browser.new_context(**{"locale": "en-GB", **options})
        context.set_default_timeout(PATIENCE)
        visitor = Visitor(context, await context.new_page())
        await visitor.page.goto(f"{self.address}{path}")
        return visitor


@asynccontextmanager
async def saloon(
    folder: Path, program: str, pages: Pages, **settings: Any
) -> AsyncIterator[Saloon]:
    """A real house with built pages, and a browser; both are gone afterwards."""
    chosen = replace(SETTINGS, db=str(folder / "house.db"), **settings)
    async with Serving(chosen, pages=pages) as serving, async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=program, args=FLAGS)
        try:
            yield Saloon(serving, browser)
        finally:
            await browser.close()


def visit(folder: Path, test: Callable[[Saloon], Awaitable[None]], **settings: Any) -> None:
    """Run a test in a house with a browser, where there is one."""
    program, pages = chromium(), built_pages()

    async def run() -> None:
        async with saloon(folder, program, pages, **settings) as house:
            await test(house)

    asyncio.run(run())
