"""`sixgun pages shots`: what it is asked for, and what it says."""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import click

from ..building import Workshop
from .art import draw_art
from .browser import browser
from .budgets import Finding, Visit, measure
from .film import Film
from .preview import draw_preview
from .screens import SCREENS
from .taking import LANGUAGES, SIZES, Order, take

if TYPE_CHECKING:
    from playwright.async_api import Browser

#: Not a screen: the pictures of all cards alone, and the one that goes with links.
ART = "art"
#: Where pictures go if nobody says where; git ignores it.
FOLDER = "shots"


def listed(text: str, known: Sequence[str], what: str) -> list[str]:
    """What a list of names means; empty: everything. A name that nobody knows is an error."""
    names = [name.strip() for name in text.split(",") if name.strip()]
    for name in names:
        if name not in known:
            raise click.UsageError(f"there is no {what} {name!r}; there are: {', '.join(known)}")
    return [name for name in known if name in names] if names else list(known)


async def shoot(
    workshop: Workshop, order: Order, out: Path, *, art: bool, done: Callable[[str], None]
) -> None:
    """Make the pictures of an order."""
    out.mkdir(parents=True, exist_ok=True)
    async with browser() as opened:
        if art:
            for sheet in await draw_art(opened, workshop.folder, out):
                done(sheet.name)
            done((await draw_preview(opened, workshop.folder, out)).name)
        for in_company in (False, True):
            screens = [name for name in order.screens if SCREENS[name].in_company == in_company]
            if screens:
                await _shoot_in(
                    opened, Order(screens, order.sizes, order.languages, order.theme), out, done
                )


async def _shoot_in(opened: Browser, order: Order, out: Path, done: Callable[[str], None]) -> None:
    """The pictures of one house."""
    from .saloon import saloon

    in_company = SCREENS[order.screens[0]].in_company
    with tempfile.TemporaryDirectory(prefix="sixgun-shots-") as folder:
        async with saloon(Path(folder), in_company=in_company) as house:
            await take(opened, house, order, out, done)


async def shoot_film(film: Film, out: Path, done: Callable[[str], None]) -> Path:
    """Take a newcomer's first look at a house, a picture a second: the file that shows them all."""
    from . import film as filming

    out.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="sixgun-film-") as folder:
        async with browser() as opened, filming.newcomers_house(Path(folder)) as serving:
            return await filming.shoot_film(opened, serving, film, out, done)


async def weigh(times: int, done: Callable[[Visit], None]) -> Finding:
    """Measure first looks at a table."""
    from .saloon import saloon

    with tempfile.TemporaryDirectory(prefix="sixgun-budgets-") as folder:
        async with browser() as opened, saloon(Path(folder)) as house:
            return await measure(opened, house, times, done)


def order_of(only: str, sizes: str, languages: str, *, dark: bool = False) -> tuple[Order, bool]:
    """What was asked for on the command line, and whether the art is wanted."""
    wanted = listed(only, [*SCREENS, ART], "screen")
    return (
        Order(
            [name for name in wanted if name != ART],
            listed(sizes, list(SIZES), "size"),
            listed(languages, list(LANGUAGES), "language"),
            "dark" if dark else "light",
        ),
        ART in wanted,
    )


def film_of(seconds: int, size: str, language: str) -> Film:
    """The film that was asked for on the command line."""
    (of_size,) = listed(size, list(SIZES), "size")
    (in_language,) = listed(language, list(LANGUAGES), "language")
    return Film(seconds, of_size, in_language)
