"""The pages in a real browser, at a real house: they are built and let in, and come back."""

from __future__ import annotations

import re
from pathlib import Path

from sixgun.locales import LANGUAGES, speech
from tests.web.axe import Inspection
from tests.web.browser import Saloon, expect, visit
from tests.web.players import play_now

PLAY_NOW = re.compile(r"^Play now")


def test_the_page_keeps_to_the_policy_of_the_house(tmp_path: Path) -> None:
    async def test(house: Saloon) -> None:
        anna = await house.visitor()
        await expect(anna.page.get_by_role("button", name=PLAY_NOW)).to_be_enabled()
        answer = await anna.page.request.get(house.address)
        assert "script-src 'self'" in answer.headers["content-security-policy"]
        assert await anna.page.locator("script:not([src]), style").count() == 0
        hosts = await anna.page.evaluate(
            "() => performance.getEntriesByType('resource').map((each) => new URL(each.name).host)"
        )
        assert set(hosts) == {house.address.removeprefix("http://")}
        assert anna.complaints == []

    visit(tmp_path, test)


def test_the_language_is_the_browsers_until_another_is_chosen(tmp_path: Path) -> None:
    async def test(house: Saloon) -> None:
        carla = await house.visitor(locale="it-IT")
        page = carla.page
        await expect(page.locator("html")).to_have_attribute("lang", "it")
        await expect(page.get_by_role("button", name="Gioca subito")).to_be_visible()
        await page.evaluate("() => localStorage.setItem('sixgun.language', 'es')")
        await carla.reloads()
        await expect(page.get_by_role("button", name="Jugar ya")).to_be_visible()
        assert carla.complaints == []

    visit(tmp_path, test)


def test_an_invitation_seats_somebody_and_leaves_no_secret_behind(tmp_path: Path) -> None:
    async def test(house: Saloon) -> None:
        anna = await house.visitor()
        await play_now(anna.page, PLAY_NOW)
        table = anna.page.url.rpartition("/")[2]
        secret = await house.seat_link(table)
        bruno = await house.visitor(f"/#seat={secret}")
        await expect(bruno.page).to_have_url(f"{house.address}/table/{table}")
        assert await bruno.page.evaluate("() => location.hash") == ""
        again = await house.visitor(f"/#seat={secret}")
        told = speech("en").say("link-used")
        await expect(again.page.get_by_text(told).first).to_be_attached()
        assert await again.page.evaluate("() => location.hash") == ""

    visit(tmp_path, test)


def test_a_page_says_that_the_house_is_gone_and_finds_it_again(tmp_path: Path) -> None:
    async def test(house: Saloon) -> None:
        anna = await house.visitor()
        await expect(anna.page.get_by_role("button", name=PLAY_NOW)).to_be_enabled()
        await anna.context.set_offline(True)
        await expect(anna.page.locator(".banner")).to_be_visible()
        await anna.context.set_offline(False)
        await expect(anna.page.locator(".banner")).to_have_count(0)
        await play_now(anna.page, PLAY_NOW)

    visit(tmp_path, test)


def test_whoever_comes_while_the_house_is_closed_is_told_so(tmp_path: Path) -> None:
    async def test(house: Saloon) -> None:
        anna = await house.visitor()
        await anna.page.evaluate("async () => { await navigator.serviceWorker.ready; }")
        await house.serving.close()
        await anna.page.goto(f"{house.address}/table/somewhere")
        for language in LANGUAGES:
            told = anna.page.get_by_text(speech(language).say("page-offline"))
            await expect(told).to_be_visible()
        inspection = Inspection(anna.page)
        await inspection.look("the house is closed", dressed=False)
        assert inspection.faults() == {}

    visit(tmp_path, test)
