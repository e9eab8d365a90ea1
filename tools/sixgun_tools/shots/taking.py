"""Taking the pictures: every screen, size and language, and the sheets that show them together."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal, NamedTuple, TypeAlias

from .browser import PATIENCE
from .screens import SCREENS
from .sheets import contact_sheet

if TYPE_CHECKING:
    from playwright.async_api import Browser, BrowserContext

    from .saloon import Saloon


class Size(NamedTuple):
    """A device: its screen in CSS pixels, and whether it has a mouse."""

    width: int
    height: int
    has_touch: bool = False


SIZES: dict[str, Size] = {
    "1440x900": Size(1440, 900),
    "1024x768": Size(1024, 768),
    "390x844": Size(390, 844, True),
    "844x390": Size(844, 390, True),
}
#: Each language and the place whose customs a browser there has.
LANGUAGES = {"en": "en-GB", "it": "it-IT", "es": "es-ES"}
#: Nothing moves while a picture is taken.
STILL = json.dumps({"speed": 0, "volume": 0})
#: What the device of who looks likes: the pages follow it.
Theme: TypeAlias = Literal["light", "dark"]
#: Called with the name of a picture that is done.
Done = Callable[[str], None]


class Order(NamedTuple):
    """Which pictures are wanted."""

    screens: Sequence[str]
    sizes: Sequence[str]
    languages: Sequence[str]
    theme: Theme = "light"

    def names(self) -> Iterator[tuple[str, str, str]]:
        for language in self.languages:
            for size in self.sizes:
                for screen in self.screens:
                    yield screen, size, language

    def __len__(self) -> int:
        return len(self.screens) * len(self.sizes) * len(self.languages)


def file_name(screen: str, size: str, language: str) -> str:
    return f"{screen}-{size}-{language}.png"


async def take(browser: Browser, saloon: Saloon, order: Order, out: Path, done: Done) -> None:
    """All pictures of an order, and a contact sheet for each screen."""
    for language in order.languages:
        for size in order.sizes:
            await _take_all(browser, saloon, order, (size, language), (out, done))
    for screen in order.screens:
        shots = [
            (size, language, out / file_name(screen, size, language))
            for size in order.sizes
            for language in order.languages
        ]
        await contact_sheet(browser, screen, shots, out / f"sheet-{screen}.png")


async def _take_all(
    browser: Browser, saloon: Saloon, order: Order, seen: tuple[str, str], to: tuple[Path, Done]
) -> None:
    """Every screen in one size and language."""
    (size, language), (out, done) = seen, to
    async with _eyes(browser, saloon, size, language, order.theme) as (anna, stranger):
        for screen in order.screens:
            wanted = SCREENS[screen]
            page = await (stranger if wanted.as_stranger else anna).new_page()
            await wanted.show(page, saloon)
            name = file_name(screen, size, language)
            await page.screenshot(path=out / name, animations="disabled", caret="hide")
            await page.close()
            done(name)


@asynccontextmanager
async def _eyes(
    browser: Browser, saloon: Saloon, size: str, language: str, theme: Theme
) -> AsyncIterator[tuple[BrowserContext, BrowserContext]]:
    """Two browsers on such a device: that of the person at the tables, and a stranger's."""
    contexts = [await _context(browser, SIZES[size], language, theme) for _ in range(2)]
    try:
        cookie: Any = saloon.cookie
        await contexts[0].add_cookies([cookie])
        yield contexts[0], contexts[1]
    finally:
        for context in contexts:
            await context.close()


async def _context(browser: Browser, size: Size, language: str, theme: Theme) -> BrowserContext:
    context = await browser.new_context(
        viewport={"width": size.width, "height": size.height},
        has_touch=size.has_touch,
        is_mobile=size.has_touch,
        locale=LANGUAGES[language],
        color_scheme=theme,
        reduced_motion="reduce",
        service_workers="block",
    )
    context.set_default_timeout(PATIENCE)
    await context.add_init_script(f"localStorage['sixgun.settings'] = '{STILL}'")
    return context
