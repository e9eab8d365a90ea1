"""One browser for all tests of a process: starting it takes longer than most of them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from playwright.async_api import Browser, Playwright

FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--ignore-certificate-errors",  # that of a house behind a proxy is made by the test itself
)


class SharedBrowser:
    """A browser and the loop that it lives in, from the first test that asks to the last test."""

    def __init__(self) -> None:
        self._runner: asyncio.Runner | None = None
        self._playwright: Playwright | None = None
        self._browser: Browser | None = None

    def run(self, program: str, test: Callable[[Browser], Coroutine[Any, Any, None]]) -> None:
        """Run a test with the browser; whatever the test opened there it also closes."""
        self._runner = self._runner or asyncio.Runner()

        async def with_browser() -> None:
            await test(await self._open(program))

        self._runner.run(with_browser())

    async def _open(self, program: str) -> Browser:
        if self._playwright is None:
            from playwright.async_api import async_playwright

            self._playwright = await async_playwright().start()
        if self._browser is None or not self._browser.is_connected():
            launch = self._playwright.chromium.launch
            self._browser = await launch(executable_path=program, args=FLAGS)
        return self._browser

    def close(self) -> None:
        """The last test is over."""
        if self._runner is not None:
            self._runner.run(self._close())
            self._runner.close()
            self._runner = None

    async def _close(self) -> None:
        if self._browser is not None:
            await self._browser.close()
        if self._playwright is not None:
            await self._playwright.stop()
        self._browser = self._playwright = None


SHARED = SharedBrowser()
