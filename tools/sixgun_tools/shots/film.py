"""A newcomer's first minute as a film: a picture a second, from the first look at the house on."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from sixgun.server.front.serving import Serving
from sixgun.server.front.static_pages import Pages
from sixgun.server.settings import HouseSettings

from .browser import PATIENCE
from .saloon import fix_chance, settings
from .sheets import film_strip
from .taking import LANGUAGES, SIZES, Done

if TYPE_CHECKING:
    from playwright.async_api import Browser, Page


class Habit(NamedTuple):
    """What a newcomer presses when he sees it, and for how many seconds he looks before."""

    pressed: str
    seconds: int


#: The first that is to be seen is what he does next: he reads his role and every tip, aims, plays
#: a card, and says what is left to say.
HABITS = (
    Habit(".lobby .go:enabled", 3),
    Habit("dialog.reveal[open] footer button:last-child", 7),
    Habit(".doubt[open] button:first-child", 3),
    Habit(".tip .got", 4),
    Habit(".plate.target .look, .plate.target .who", 2),
    Habit(".choices .choice", 3),
    Habit(".held.offered", 3),
    Habit(".ask.mine .option:not(.quiet)", 3),
)


class Film(NamedTuple):
    """Which film is wanted."""

    seconds: int
    size: str
    language: str


@asynccontextmanager
async def newcomers_house(folder: Path) -> AsyncIterator[Serving]:
    """A house as anybody opens it: its bots take the time that they take."""
    chosen = replace(settings(folder), pace=HouseSettings().pace)
    async with Serving(chosen, pages=Pages()) as serving:
        fix_chance(serving)
        yield serving


async def shoot_film(browser: Browser, serving: Serving, film: Film, out: Path, done: Done) -> Path:
    """Take the pictures, and lay them side by side: the file of the strip."""
    size = SIZES[film.size]
    context = await browser.new_context(
        viewport={"width": size.width, "height": size.height},
        has_touch=size.has_touch,
        is_mobile=size.has_touch,
        locale=LANGUAGES[film.language],
    )
    context.set_default_timeout(PATIENCE)
    try:
        page = await context.new_page()
        await page.goto(serving.address)
        pictures = await _run(page, film, out, done)
    finally:
        await context.close()
    strip = out / f"film-{film.size}-{film.language}.png"
    await film_strip(browser, strip.stem, pictures, size.width, strip)
    return strip


async def _run(page: Page, film: Film, out: Path, done: Done) -> list[Path]:
    """A picture at every full second, while the newcomer does what he does."""
    loop = asyncio.get_running_loop()
    newcomer, began, pictures = Newcomer(page), loop.time(), []
    for second in range(film.seconds):
        await asyncio.sleep(max(0.0, began + second - loop.time()))
        picture = out / f"film-{film.size}-{film.language}-{second:02}.png"
        await page.screenshot(path=picture, caret="hide")
        pictures.append(picture)
        await newcomer.live(second)
        done(picture.name)
    return pictures


class Newcomer:
    """Somebody who looks at what there is, and then presses what he has understood."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self._seen: tuple[str, str] = ("", "")
        self._since = 0
        self._pressed = 0

    async def live(self, second: int) -> None:
        """Go on with what is to be seen, or press it if he has looked for long enough."""
        habit = await self._next()
        seen = (habit.pressed if habit else "", await self._question())
        if seen != self._seen:
            self._seen, self._since = seen, second
        elif habit and second - self._since >= habit.seconds:
            self._seen = ("", "")
            await self._press(habit)

    async def _next(self) -> Habit | None:
        for habit in HABITS:
            if await self._page.locator(habit.pressed).first.is_visible():
                return habit
        return None

    async def _press(self, habit: Habit) -> None:
        """Not always the first: what he was talked out of he does not try again at once."""
        there = self._page.locator(habit.pressed)
        await there.nth(self._pressed % await there.count()).click(force=True)
        self._pressed += 1

    async def _question(self) -> str:
        asked = self._page.locator(".ask.mine")
        told = await asked.first.get_attribute("data-decision") if await asked.count() else ""
        return told or ""
