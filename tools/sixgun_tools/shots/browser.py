"""The system's Chromium, with nothing of anybody's in it."""

from __future__ import annotations

import os
import shutil
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from playwright.async_api import Browser

NAMES = ("chromium", "chromium-browser", "google-chrome")
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--font-render-hinting=none",
    "--hide-scrollbars",
)
#: Whoever waits longer than this for something waits for ever, in milliseconds.
PATIENCE = 60_000.0


class NoBrowser(Exception):
    """There is nothing to look at the pages with; the text says what is missing."""


def chromium() -> str:
    """The system's Chromium, or the one that SIXGUN_CHROMIUM names."""
    named = os.environ.get("SIXGUN_CHROMIUM")
    found = shutil.which(named) if named else next(filter(None, map(shutil.which, NAMES)), None)
    if found is None:
        wanted = f"SIXGUN_CHROMIUM names {named}, which" if named else "Chromium"
        raise NoBrowser(
            f"{wanted} is not here: install Debian's package chromium, or let "
            "SIXGUN_CHROMIUM name a program that is"
        )
    return found


@asynccontextmanager
async def browser() -> AsyncIterator[Browser]:
    """A browser that is closed afterwards."""
    program = chromium()
    try:
        from playwright.async_api import Error, async_playwright
    except ModuleNotFoundError as error:
        raise NoBrowser(
            "playwright is not installed: requirements.lock pins it, ./sixgun installs it"
        ) from error
    async with async_playwright() as playwright:
        try:
            opened = await playwright.chromium.launch(executable_path=program, args=FLAGS)
        except Error as error:
            raise NoBrowser(f"{program} does not start: {error.message}") from error
        try:
            yield opened
        finally:
            await opened.close()
