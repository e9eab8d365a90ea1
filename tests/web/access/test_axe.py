"""axe finds nothing on any page, neither on a desk nor on a phone."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from sixgun.locales import speech
from tests.server.houses import RecordingClient
from tests.web.axe import Inspection, faults_in_both
from tests.web.browser import DESK, PHONE, Saloon, expect, visit
from tests.web.crowds import crowded
from tests.web.players import AFTER, finished, open_scenario, open_table, with_clients

say = speech("en").say
#: What is still fading in has no contrast yet.
CALM = {"reduced_motion": "reduce"}


def test_axe_finds_nothing_before_a_game(tmp_path: Path) -> None:
    async def test(house: Saloon) -> None:
        anna, bruno = await house.visitor(**CALM), await house.visitor(**CALM)
        page, inspection = anna.page, Inspection(anna.page)
        await expect(page.get_by_role("button", name=say("lobby-play-now"))).to_be_enabled()
        await page.locator(".note").get_by_role("button", name=say("lobby-open")).wait_for()
        await inspection.look("empty lobby")
        await open_table(house, bruno)
        await anna.goes("/")
        await page.locator(".tables li").first.wait_for()
        await inspection.look("lobby")
        await page.get_by_role("button", name=say("lobby-open")).click()
        await page.get_by_text(say("setup-details"), exact=True).click()
        await inspection.look("options")
        await page.keyboard.press("Escape")
        await page.get_by_role("button", name=say("page-settings")).click()
        await page.locator("dialog[open]").wait_for()
        await inspection.look("settings")
        await anna.goes(await open_table(house, anna))
        await expect(page.get_by_role("button", name=re.compile("^Start"))).to_be_enabled()
        await inspection.look("waiting room")
        assert inspection.faults() == {}
        assert anna.complaints == []

    visit(tmp_path, test)


@pytest.mark.long  # `test_every_page.py` looks at these pages each time
def test_axe_finds_nothing_in_the_house(tmp_path: Path) -> None:
    """Those of the keeper, of everything in the boxes, and of what is not there."""

    async def test(house: Saloon) -> None:
        anna = await house.visitor(
            house.serving.new_house_link().removeprefix(house.address), **CALM
        )
        page, inspection = anna.page, Inspection(anna.page)
        await page.get_by_role("heading", name=say("keeper-figures")).wait_for()
        await inspection.look("house")
        await anna.goes("/me")
        await page.get_by_text(say("me-total", games=0, wins=0)).wait_for()
        await inspection.look("own page")
        await anna.goes("/gallery")
        await page.locator(".thing").first.click()
        await page.locator("dialog[open]").wait_for()
        await inspection.look("something in the gallery")
        await anna.goes("/me/nothing/here")
        await page.locator("main h1").wait_for()
        await inspection.look("nowhere")
        assert inspection.faults() == {}
        assert anna.complaints == []

    visit(tmp_path, test)


def test_axe_finds_nothing_at_a_full_table(tmp_path: Path) -> None:
    async def test(house: Saloon) -> None:
        anna = await house.visitor(**CALM)
        inspection = Inspection(anna.page)
        await anna.goes(await open_scenario(house, anna, crowded()))
        await anna.page.locator(".ask.mine").wait_for()
        await inspection.look("full table")
        await anna.page.locator(".held.offered").first.click()
        await expect(anna.page.locator(".choices .choice")).to_have_count(8)
        await inspection.look("cards to choose from")
        assert inspection.faults() == {}
        assert anna.complaints == []

    visit(tmp_path, test)


@pytest.mark.long  # `test_every_page.py` looks at these pages each time
def test_axe_finds_nothing_in_the_gallery_and_in_a_lesson(tmp_path: Path) -> None:
    async def test(house: Saloon) -> None:
        anna = await house.visitor("/gallery", **CALM)
        page, inspection = anna.page, Inspection(anna.page)
        await page.locator(".thing").first.wait_for()
        await inspection.look("gallery")
        await anna.goes("/lesson")
        await page.locator(".course a").first.wait_for()
        await inspection.look("lessons")
        await anna.goes("/lesson/bang-and-missed")
        await page.locator(".ask.mine").wait_for()
        await inspection.look("a lesson")
        await page.get_by_role("button", name=say("option-end")).click()
        await page.locator(".coach.failed").wait_for()
        await inspection.look("a mistake in a lesson")
        assert inspection.faults() == {}
        assert anna.complaints == []

    visit(tmp_path, test)


def test_axe_finds_nothing_after_a_game(tmp_path: Path) -> None:
    async def test(house: Saloon, others: list[RecordingClient]) -> None:
        anna = await house.visitor(**CALM)
        await finished(house, anna, others)
        page, inspection = anna.page, Inspection(anna.page)
        after = page.locator(AFTER)
        await after.get_by_text(say("after-proof"), exact=True).click()
        await inspection.look("after the game")
        await after.get_by_role("link", name=say("after-replay")).click()
        await page.locator(".controls").wait_for()
        await page.get_by_role("button", name=say("film-on"), exact=True).click()
        await inspection.look("replay")
        await anna.goes("/me")
        await page.locator(".statistics").get_by_text(say("me-by-role")).wait_for()
        await inspection.look("own page with games")
        assert inspection.faults() == {}
        assert anna.complaints == []

    visit(tmp_path, with_clients(test, "Bob", "Carla", "Dario"))


@pytest.mark.parametrize("viewport", [DESK, PHONE], ids=["desk", "phone"])
def test_axe_finds_nothing_at_the_table(tmp_path: Path, viewport: Any) -> None:
    async def test(house: Saloon) -> None:
        anna = await house.visitor(viewport=viewport, **CALM)
        page, found = anna.page, {}
        await anna.goes(await open_scenario(house, anna, "bang-and-missed"))
        await page.locator(".ask.mine").wait_for()
        found["asked"] = await faults_in_both(page)
        await page.locator(".held.offered").first.click()
        await expect(page.locator(".plate .distance")).to_have_count(3)
        found["aiming"] = await faults_in_both(page)
        await page.locator(".plate.target .who").first.click()
        await page.locator(".ask.mine").wait_for()
        await page.keyboard.press("c")
        await page.locator(".side .chat").wait_for()
        found["chat"] = await faults_in_both(page)
        await page.keyboard.press("l")
        await page.locator(".side .log").wait_for()
        found["log"] = await faults_in_both(page)
        await page.keyboard.press("l")
        await page.get_by_role("button", name=say("option-end")).click()
        await page.locator(".ask.mine .option").first.wait_for()
        found["answering"] = await faults_in_both(page)
        await page.locator(".about").first.click()
        await page.locator("dialog[open]").wait_for()
        found["zoom"] = await faults_in_both(page)
        assert {when: what for when, what in found.items() if what} == {}
        assert anna.complaints == []

    visit(tmp_path, test)
