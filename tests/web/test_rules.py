"""The rulebook and the gallery in a browser: read, linked to, and tried at a table."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from sixgun.engine.cards import CHARACTERS, EVENTS, KIND_BY_SLUG
from sixgun.engine.settings import ROLES
from sixgun.locales import LANGUAGES, speech
from sixgun.server.house import House
from sixgun_tools.generators.sections import sections
from tests.web.axe import Inspection
from tests.web.browser import DESK, PHONE, Locator, Page, Saloon, expect, visit
from tests.web.players import open_scenario

FLAT = {"width": 844, "height": 390}
SCREENS = (DESK, PHONE, FLAT)
THINGS = len(ROLES) + len(KIND_BY_SLUG) + len(CHARACTERS) + len(EVENTS)
TABLE = re.compile(r"/table/[\w-]{20,}$")
#: Addresses, and what they lead to.
PLACES = {
    "/rules/distance": "#distance",
    "/rules#three-players": "#three-players",
    "/rules/cat_balou": "#taking",
    "/rules/R38": "#R38",
}
say = speech("en").say

#: What sticks out of the page at its side.
TOO_WIDE = """() => {
  const main = document.querySelector('main');
  return main.scrollWidth > main.clientWidth ? [main.scrollWidth, main.clientWidth] : [];
}"""


async def behind(page: Page, section: str) -> Locator:
    """The scenarios of a section, unfolded."""
    await page.locator(f"#{section} .behind > summary").click()
    scenarios = page.locator(f"#{section} .scenario")
    await scenarios.first.wait_for()
    return scenarios


async def try_scenario(page: Page, scenario: Locator) -> None:
    await scenario.locator("summary").click()
    await scenario.get_by_role("button", name=say("rules-try")).click()
    await expect(page).to_have_url(TABLE)
    await page.locator(".ask.mine").wait_for()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rulebook_and_the_gallery_fit_on_every_screen(tmp_path: Path, lang: str) -> None:
    words = speech(lang).say

    async def test(house: Saloon) -> None:
        anna = await house.visitor("/rules", viewport=DESK, locale=lang)
        page = anna.page
        await expect(page.get_by_role("heading", level=1)).to_have_text(words("rules-title"))
        titles = [words(f"rules-{section.anchor}") for section in sections()]
        await expect(page.locator("section[id] > h2")).to_have_text(titles)
        assert await too_wide(page) == []
        await anna.goes("/gallery")
        await expect(page.get_by_role("heading", level=1)).to_have_text(words("lobby-gallery"))
        await expect(page.locator(".thing")).to_have_count(THINGS)
        assert await too_wide(page) == []
        assert anna.complaints == []

    visit(tmp_path, test)


async def too_wide(page: Page) -> list[Any]:
    """On which screens a page can be moved sideways."""
    found = []
    for screen in SCREENS:
        await page.set_viewport_size(screen)
        found += await page.evaluate(TOO_WIDE)
    return found


@pytest.mark.long  # `access/test_every_page.py` looks at it each time
def test_axe_finds_nothing_in_the_rulebook(tmp_path: Path) -> None:
    async def test(house: Saloon) -> None:
        anna = await house.visitor("/rules/R38", viewport=DESK, reduced_motion="reduce")
        page, inspection = anna.page, Inspection(anna.page)
        await page.locator("#R38").wait_for()
        scenarios = await behind(page, "shooting")
        await scenarios.first.locator("summary").click()
        await scenarios.first.locator(".steps").wait_for()
        await inspection.look("rules")
        assert inspection.faults() == {}

    visit(tmp_path, test)


def test_axe_finds_nothing_in_what_the_gallery_finds(tmp_path: Path) -> None:
    async def test(house: Saloon) -> None:
        anna = await house.visitor("/gallery", viewport=DESK, reduced_motion="reduce")
        page, inspection = anna.page, Inspection(anna.page)
        await page.locator("input[type=search]").fill("mustang")
        await expect(page.locator(".thing")).to_have_count(1)
        await inspection.look("found")
        await page.locator(".thing").click()
        await expect(page.locator(".copies li")).to_have_count(3)
        await inspection.look("copies")
        assert inspection.faults() == {}

    visit(tmp_path, test)


def test_an_address_leads_to_its_place(tmp_path: Path) -> None:
    async def test(house: Saloon) -> None:
        anna = await house.visitor(viewport=DESK)
        for path, place in PLACES.items():
            await anna.page.goto("about:blank")
            await anna.goes(path)
            await expect(anna.page.locator(place)).to_be_in_viewport()

    visit(tmp_path, test)


def test_the_contents_on_a_phone_lead_there_and_fold_up(tmp_path: Path) -> None:
    async def test(house: Saloon) -> None:
        anna = await house.visitor("/rules", viewport=PHONE)
        page = anna.page
        contents = page.locator(".bar details")
        await contents.locator("summary").click()
        await contents.get_by_role("link", name=say("rules-three-players")).click()
        await expect(page).to_have_url(re.compile(r"/rules/three-players$"))
        await expect(page.locator("#three-players > h2")).to_be_in_viewport()
        await expect(contents).not_to_have_attribute("open", "")
        await page.go_back()
        await expect(page.get_by_role("heading", level=1)).to_be_in_viewport()

    visit(tmp_path, test)


def test_a_scenario_opens_as_a_table_and_gives_way_to_the_next(tmp_path: Path) -> None:
    async def test(house: Saloon) -> None:
        anna = await house.visitor("/rules/duel", viewport=DESK)
        page, tables = anna.page, house.serving.context.house
        assert isinstance(tables, House)
        await try_scenario(page, (await behind(page, "duel")).nth(0))
        first = page.url
        await page.go_back()
        await try_scenario(page, (await behind(page, "duel")).nth(1))
        assert page.url != first
        assert [*tables.tables] == [page.url.rpartition("/")[2]]
        assert anna.complaints == []

    visit(tmp_path, test)


def test_from_a_table_the_rules_open_beside_the_game(tmp_path: Path) -> None:
    async def test(house: Saloon) -> None:
        anna = await house.visitor(viewport=DESK)
        page = anna.page
        await anna.goes(await open_scenario(house, anna, "bang-and-missed"))
        await page.locator(".ask.mine").wait_for()
        async with page.expect_popup() as opening:
            await page.locator(".menu a").click()
        rules = await opening.value
        await expect(rules.get_by_role("heading", level=1)).to_have_text(say("rules-title"))
        await expect(page.locator(".ask.mine")).to_be_visible()

    visit(tmp_path, test)


def test_the_duels_book_is_reached_from_the_rulebook_and_by_a_search(tmp_path: Path) -> None:
    async def test(house: Saloon) -> None:
        anna = await house.visitor("/rules", viewport=PHONE)
        page = anna.page
        await page.locator("article").get_by_role("link", name=say("gallery-to-duel")).click()
        await expect(page).to_have_url(re.compile(r"/gallery/the-duel$"))
        await expect(page.locator(".book").first).to_contain_text(say("duel-book-aim"))
        await anna.goes("/gallery")
        await page.locator("input[type=search]").fill("annie")
        await page.get_by_role("button", name=say("gallery-in-duel", count=1)).click()
        await expect(page.locator(".thing")).to_have_text([re.compile("Annie Oakey")])
        assert anna.complaints == []

    visit(tmp_path, test)
