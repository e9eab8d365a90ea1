"""What there is to see, and how one comes to see it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from playwright.async_api import Page

    from .saloon import Saloon

#: Every picture is there, and every letter.
COMPLETE = """async () => {
  await document.fonts.ready;
  const isIn = (it) => {
    const box = it.getBoundingClientRect();
    return box.width > 0 && box.bottom > 0 && box.top < innerHeight;
  };
  const isEmpty = (it) => isIn(it) && !it.firstElementChild;
  while ([...document.querySelectorAll('.art')].some(isEmpty)) {
    await new Promise(requestAnimationFrame);
  }
  return true;
}"""


async def nothing(page: Page) -> None:
    """It is seen at once."""


async def aim(page: Page) -> None:
    """Take the first BANG! of the hand."""
    await page.locator(".held.offered").first.click()
    await page.locator(".plate .distance").first.wait_for()


async def aim_in_duel(page: Page) -> None:
    """Take the first card of the hand that can be aimed; the others say why they are spared."""
    await page.locator(".held.offered").first.click()
    await page.locator(".plate.target").first.wait_for()
    await page.locator(".plate .reason").first.wait_for()


async def look_close_in_duel(page: Page) -> None:
    """A character seen close, with what adds up for its side."""
    await page.locator(".plate.front .about").last.click()
    await page.locator(".sums li").first.wait_for()


async def ask_why_in_duel(page: Page) -> None:
    """The last card of the hand cannot be played now."""
    await page.locator(".held:not(.offered)").last.click()
    await page.locator(".why:not(:empty)").wait_for()


async def open_orders(page: Page) -> None:
    """What one answers in advance, from the menu of a table for days."""
    more = page.locator(".menu .more")  # on a phone; elsewhere the menu lies open
    if await more.is_visible():
        await more.click()
    await page.locator(".menu .list button").nth(-2).click()
    await page.locator("dialog[open] .orders").wait_for()


def look_at(selector: str) -> Callable[[Page], Awaitable[None]]:
    """Scroll to something that lies further down."""

    async def scroll(page: Page) -> None:
        await page.locator(selector).first.evaluate("(it) => it.scrollIntoView()")

    return scroll


class Screen(NamedTuple):
    """A page, what shows that it is there, and what is done then."""

    path: str  # a path, or the name of something that the saloon has prepared
    sign: str
    act: Callable[[Page], Awaitable[None]] = nothing
    spot: str = ""  # where on the page
    as_stranger: bool = False  # seen by somebody who was never here
    in_company: bool = False  # in a house where one knows people: it says so on every page

    async def show(self, page: Page, saloon: Saloon) -> None:
        path = saloon.paths.get(self.path, self.path)
        await page.goto(f"{saloon.address}{path}{self.spot}")
        await page.locator(self.sign).first.wait_for()
        await self.act(page)
        await page.evaluate(COMPLETE)


ASKED = ".ask.mine"
SCREENS: dict[str, Screen] = {
    "lobby": Screen("/", ".slip", as_stranger=True),
    "waiting": Screen("waiting", ".room-page"),
    "room-code": Screen("waiting", ".code", look_at(".paper:has(.code)")),
    "table-3": Screen("table-3", ASKED),
    "table-5": Screen("table-5", ASKED),
    "table-7": Screen("table-7", ASKED),
    "table-8": Screen("table-8", ASKED),
    "aiming": Screen("table-5", ASKED, aim),
    "answering": Screen("answering", ASKED),
    "event": Screen("event", ASKED),
    "duel": Screen("duel", ASKED),
    "duel-aiming": Screen("duel", ASKED, aim_in_duel),
    "duel-why": Screen("duel", ASKED, ask_why_in_duel),
    "duel-sums": Screen("duel", ASKED, look_close_in_duel),
    "duel-book": Screen("/gallery/the-duel", ".book dt"),
    "friends": Screen("/friends", ".friend", in_company=True),
    "circle": Screen("circle", ".standings tbody tr", in_company=True),
    "gathering": Screen("gathering", ".gather", in_company=True),
    "slow": Screen("slow", ASKED, in_company=True),
    "orders": Screen("slow", ASKED, open_orders, in_company=True),
    "rating": Screen("/me", ".rating tbody tr", look_at(".rating"), in_company=True),
    "statistics": Screen("/me", ".looks figure", look_at(".looks"), in_company=True),
    "best": Screen("/best", ".best tbody tr", in_company=True),
    "end": Screen("end", ".after[open]"),
    "replay": Screen("replay", ".board .plate", spot="#at=60"),
    "lesson": Screen("/lesson/bang-and-missed", ASKED),
    "gallery": Screen("/gallery", ".shelf"),
    "rules": Screen("/rules/distance", "#distance svg"),
}
