"""By thumb: what is chosen from has faces, a full hand opens like a fan, and holding looks."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from sixgun.locales import speech
from tests.web.browser import PHONE, Page, Saloon, Visitor, expect, visit
from tests.web.players import Thumb, open_scenario
from tests.web.positions import CAT_BALOU, LOOK, PANIC, STORE, TEN, TWO_CARDS
from tests.web.touching import finger_on, lift_out_of_fan

say = speech("en").say
FACES = ".choices .choice"
#: What a thumb hits, in CSS pixels.
THUMB = 44
SIZES = {"portrait": PHONE, "landscape": {"width": PHONE["height"], "height": PHONE["width"]}}


def touching(size: str) -> dict[str, Any]:
    return {
        "viewport": SIZES[size],
        "has_touch": True,
        "is_mobile": True,
        "reduced_motion": "reduce",
    }


async def _chosen(visitor: Visitor, answers: int) -> list[Any]:
    """What was chosen last, once so many questions are answered."""
    await visitor.has_answered(answers)
    asked = [each["question"] for each in visitor.of("update") if each.get("question")]
    last = visitor.answers()[-1]
    (question,) = [each for each in asked if each["decision"] == last["decision"]][-1:]
    option: list[Any] = question["options"][last["option"]]
    return option


async def _faces(page: Page, names: list[str]) -> None:
    """These cards lie on the sheet, whole and large enough for a thumb."""
    await expect(page.locator(FACES)).to_have_count(len(names))
    for at, name in enumerate(names):
        face = page.locator(FACES).nth(at)
        await face.scroll_into_view_if_needed()
        if name:
            await expect(face.locator(".card .name")).to_have_text(name)
        else:
            await expect(face.locator(".card.back")).to_be_visible()
        box = await face.bounding_box()
        assert box is not None
        assert box["width"] >= THUMB
        assert box["height"] >= THUMB
        size = page.viewport_size
        assert size is not None
        assert box["x"] >= -1
        assert box["x"] + box["width"] <= size["width"] + 1
        assert box["y"] >= 0


@pytest.mark.parametrize("size", SIZES)
def test_a_general_store_by_touch(tmp_path: Path, size: str) -> None:
    async def test(house: Saloon) -> None:
        anna = await house.visitor(**touching(size))
        await anna.goes(await open_scenario(house, anna, STORE))
        page = anna.page
        await page.locator(".held.offered").first.tap()
        await _faces(page, ["Beer", "Scope", "BANG!", "Stagecoach"])
        await page.locator(FACES).nth(1).tap()
        assert await _chosen(anna, 2) == ["take", "scope/AS", None]
        await expect(page.locator(FACES)).to_have_count(0)
        await expect(page.locator(".held .name", has_text="Scope")).to_have_count(1)
        assert anna.complaints == []

    visit(tmp_path, test)


@pytest.mark.parametrize("size", SIZES)
def test_a_panic_on_gear_by_touch(tmp_path: Path, size: str) -> None:
    async def test(house: Saloon) -> None:
        anna = await house.visitor(**touching(size))
        await anna.goes(await open_scenario(house, anna, PANIC))
        page = anna.page
        await page.locator(".held.offered").first.tap()
        await Thumb().choose(page.locator('.plate.target[data-seat="1"] .who'))
        await _faces(page, ["Volcanic", "Barrel", ""])
        await page.locator(FACES).nth(1).tap()
        assert await _chosen(anna, 2) == ["take", "barrel/QS", None]
        await expect(page.locator('.plate[data-seat="1"] .gear button')).to_have_count(1)
        await expect(page.locator(".held .name", has_text="Barrel")).to_have_count(1)
        assert anna.complaints == []

    visit(tmp_path, test)


@pytest.mark.parametrize("size", SIZES)
def test_kit_carlson_by_touch(tmp_path: Path, size: str) -> None:
    """The sheet can be folded away to look at the table, and is there again."""

    async def test(house: Saloon) -> None:
        anna = await house.visitor(**touching(size))
        await anna.goes(await open_scenario(house, anna, LOOK))
        page = anna.page
        await _faces(page, ["Beer", "Scope", "Gatling"])
        await page.get_by_role("button", name=say("board-fold")).tap()
        await expect(page.locator(FACES).first).to_be_hidden()
        await page.get_by_role("button", name=say("board-unfold")).tap()
        await page.locator(FACES).nth(2).tap()
        assert await _chosen(anna, 1) == ["take", "gatling/10H", None]
        await _faces(page, ["Beer", "Scope"])
        await page.locator(FACES).nth(0).tap()
        await expect(page.locator(FACES)).to_have_count(0)
        await expect(page.locator(".held")).to_have_count(3)
        assert anna.complaints == []

    visit(tmp_path, test)


@pytest.mark.parametrize("size", SIZES)
def test_a_cat_balou_on_gear_and_lucky_dukes_two_cards_by_touch(tmp_path: Path, size: str) -> None:
    async def test(house: Saloon) -> None:
        anna = await house.visitor(**touching(size))
        page = anna.page
        await anna.goes(await open_scenario(house, anna, CAT_BALOU))
        await page.locator(".held.offered").first.tap()
        await Thumb().choose(page.locator('.plate.target[data-seat="1"] .who'))
        await _faces(page, ["Volcanic", "Barrel", ""])
        await page.locator(FACES).nth(0).tap()
        await expect(page.locator('.plate[data-seat="1"] .gear button')).to_have_count(1)
        await anna.goes(await open_scenario(house, anna, TWO_CARDS))
        await _faces(page, ["Beer", "Scope"])
        await page.locator(FACES).nth(0).tap()
        await expect(page.locator(FACES)).to_have_count(0)
        await expect(page.locator(".ask.mine")).to_be_visible()  # out of jail by a Heart
        assert anna.complaints == []

    visit(tmp_path, test)


@pytest.mark.long
def test_a_hand_of_ten_is_a_fan_that_opens_under_the_thumb(tmp_path: Path) -> None:
    async def test(house: Saloon) -> None:
        anna = await house.visitor(**touching("portrait"))
        await anna.goes(await open_scenario(house, anna, TEN))
        page, finger = anna.page, await finger_on(anna.page)
        cards, opened = page.locator(".hand li"), page.locator(".hand .open")
        await expect(cards).to_have_count(10)
        boxes = [await cards.nth(at).bounding_box() for at in range(10)]
        assert all(box and box["x"] >= 0 and box["x"] + box["width"] <= 390 for box in boxes)
        third, seventh = boxes[2], boxes[6]
        assert third is not None
        assert seventh is not None
        await finger.down(third["x"] + 5, third["y"] + 60)
        await expect(opened.locator(".name")).to_have_text("Beer")
        await finger.move(seventh["x"] + 5, seventh["y"] + 60)
        await expect(opened.locator(".name")).to_have_text("Stagecoach")
        box = await opened.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= THUMB
        await finger.up()
        await expect(opened.locator(".name")).to_have_text("Stagecoach")
        assert anna.answers() == []
        await finger.down(third["x"] + 5, third["y"] + 60)
        await finger.move(seventh["x"] + 5, seventh["y"] + 60)
        await finger.up()  # in motion, and the tap comes at once
        await page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        assert (await _chosen(anna, 1))[:2] == ["play", "stagecoach/9S"]
        assert len(anna.answers()) == 1
        assert anna.complaints == []

    visit(tmp_path, test)


@pytest.mark.long
def test_a_card_that_lies_under_the_open_one_is_lifted_by_sliding_to_it(tmp_path: Path) -> None:
    async def test(house: Saloon) -> None:
        anna = await house.visitor(**touching("portrait"))
        await anna.goes(await open_scenario(house, anna, TEN))
        page = anna.page
        cards, opened = page.locator(".hand li"), page.locator(".hand .open")
        for at in (5, 6, 4, 9, 0):
            await lift_out_of_fan(cards.nth(at).locator(".held"))
            if not await opened.count():
                await cards.nth(at).locator(".held").tap(position={"x": 5, "y": 60})
            await expect(cards.nth(at)).to_have_class("open")
        assert anna.answers() == []
        await Thumb().choose(page.locator('.held[data-thing="stagecoach/9S"]'))
        assert (await _chosen(anna, 1))[:2] == ["play", "stagecoach/9S"]
        assert anna.complaints == []

    visit(tmp_path, test)


def test_whoever_holds_a_card_looks_at_it_and_plays_nothing(tmp_path: Path) -> None:
    async def test(house: Saloon) -> None:
        anna = await house.visitor(**touching("portrait"))
        await anna.goes(await open_scenario(house, anna, STORE))
        page, finger = anna.page, await finger_on(anna.page)
        card = page.locator(".held.offered").first
        box = await card.bounding_box()
        assert box is not None
        await finger.down(box["x"] + 20, box["y"] + 50)
        zoomed = page.locator("dialog.zoom[open]")
        await expect(zoomed).to_contain_text(say("card-general-store"))
        await finger.up()
        await expect(zoomed).to_be_visible()
        await page.get_by_role("button", name=say("board-close")).tap()
        await expect(zoomed).to_have_count(0)
        await expect(card).to_be_visible()
        assert anna.answers() == []
        await page.locator('.plate[data-seat="1"]').tap()
        sheet = page.locator("dialog.sheet[open]")
        await expect(sheet.locator(".card .name")).to_have_text(["Volcanic", "Barrel"])
        assert anna.complaints == []

    visit(tmp_path, test)
